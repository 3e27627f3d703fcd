/* warehouse-wars.c — how long a frame of a turning warehouse takes, 8 by 8 with 128 crates: to say what there
 * is to draw, and to paint it in software; as a ratio to an empty board of that size, in one run. No display
 * needed.
 */
#include "games/warehouse-wars/board/painting.h"
#include "referee/session.h"

#include <stdio.h>
#include <time.h>

#define FRAMES 120
#define WIDTH  900
#define HEIGHT 620

typedef struct {
  double say, paint; /* milliseconds of a frame */
} Cost;

static void
say (TsSession *session, const char *line)
{
  g_autoptr (GError) error = NULL;
  gboolean said = ts_session_say (session, line, strlen (line), &error);

  if (!said)
    g_error ("%s: %s", line, error->message);
}

static TsSession *
begin (void)
{
  static const TsGame *const games[] = { &ts_warehouse_wars, NULL };
  static const char header[] =
      "{\"tableside\":1,\"game\":\"warehouse-wars\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],"
      "\"options\":{\"width\":8,\"depth\":8,\"crates\":64,\"planks\":64,\"plank_length\":8,\"tally_only\":"
      "true}}";

  return ts_session_new (games, header, strlen (header), NULL);
}

/* Two full levels of crates, colours in turn, and the planks between and above them. */
static void
fill (TsSession *session)
{
  for (int z = 0; z < 2; z++)
    for (int i = 0; i < 64; i++) {
      int x = i % 8;
      int y = i / 8;
      g_autofree char *plank = g_strdup_printf (
          "{\"do\":\"plank\",\"x\":%d,\"y\":%d,\"z\":%d,\"along\":\"x\",\"length\":4}", x - 3, y, z + 1);
      g_autofree char *crate = g_strdup_printf ("{\"do\":\"crate\",\"who\":%d,\"x\":%d,\"y\":%d,\"z\":%d}",
                                                (x + y + z) % 2, x, y, z);

      say (session, crate);
      if (x % 4 == 3)
        say (session, plank);
    }
}

/* Of our own time: what other programs take meanwhile does not count. */
static double
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (double) time.tv_sec * 1e3 + (double) time.tv_nsec / 1e6;
}

static Cost
measure (TsSession *session, PangoContext *pango)
{
  TsView view = ts_session_view (session);
  g_autoptr (WarehouseArt) art = ts_warehouse_wars_art_new (view.header);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  WarehouseGhost ghost = { 0 };
  Cost cost = { 0 };

  for (int i = 0; i < FRAMES; i++) {
    GtkSnapshot *snapshot = gtk_snapshot_new ();
    cairo_t *cr = cairo_create (surface);
    WarehouseShow show = {
      .projection = ts_warehouse_wars_camera (&view, WAREHOUSE_LEVELS, 2 * G_PI * i / FRAMES, WIDTH, HEIGHT),
      .view = view,
      .top = WAREHOUSE_LEVELS,
      .ghost = &ghost,
      .moves = TRUE,
      .scale = 1,
    };
    double since = now ();
    g_autoptr (GskRenderNode) node = NULL;

    ts_warehouse_wars_art_draw (art, &show, pango, snapshot);
    node = gtk_snapshot_free_to_node (snapshot);
    cost.say += (now () - since) / FRAMES;
    since = now ();
    gsk_render_node_draw (node, cr);
    cost.paint += (now () - since) / FRAMES;
    cairo_destroy (cr);
  }
  cairo_surface_destroy (surface);
  return cost;
}

int
main (void)
{
  gboolean has_display = gtk_init_check (); /* GSK's nodes want it; a display is not needed */
  PangoContext *pango = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  g_autoptr (TsSession) empty = begin ();
  g_autoptr (TsSession) full = begin ();
  Cost few, many;

  (void) has_display;
  fill (full);
  few = measure (empty, pango);
  many = measure (full, pango);
  printf ("a frame of an empty board: said in %.2f ms, painted in %.2f ms\n", few.say, few.paint);
  printf ("a frame of 128 crates: said in %.2f ms, painted in %.2f ms\n", many.say, many.paint);
  printf ("128 crates to none: said %.1f times, painted %.1f times\n", many.say / few.say,
          many.paint / few.paint);
  g_object_unref (pango);
  return 0;
}
