#include "round-table.h"

#include "app/art.h"
#include "config.h"
#include "referee/game.h"
#include "referee/name.h"
#include "widgets/seat-name.h"
#include "widgets/seat.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define RATIO        0.62f /* height by width */
#define MIN_WIDTH    260
#define MAX_HEIGHT   430
#define MARK_SIZE    26
#define RIM          12
#define SIDE_MARGIN  46 /* room for those who sit at the sides */
#define END_MARGIN   34
#define MOST_LETTERS 10
#define LEAST_SCALE  0.4f
#define MOST_SCALE   1.5f

struct _TsRoundTable {
  GtkWidget parent_instance;

  GtkWidget *art;
  GPtrArray *seats; /* of GtkWidget */
};

G_DEFINE_FINAL_TYPE (TsRoundTable, ts_round_table, GTK_TYPE_WIDGET)

static void
ts_round_table_dispose (GObject *object)
{
  TsRoundTable *self = TS_ROUND_TABLE (object);

  g_clear_pointer (&self->seats, g_ptr_array_unref);
  g_clear_pointer (&self->art, gtk_widget_unparent);
  G_OBJECT_CLASS (ts_round_table_parent_class)->dispose (object);
}

/* --- where things are --- */

/* The table top, rim included. */
static graphene_rect_t
table_top (int width, int height)
{
  return GRAPHENE_RECT_INIT (SIDE_MARGIN, END_MARGIN, (float) width - 2 * SIDE_MARGIN,
                             (float) height - 2 * END_MARGIN);
}

static GtkSizeRequestMode
ts_round_table_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ts_round_table_measure (GtkWidget *widget G_GNUC_UNUSED,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline G_GNUC_UNUSED,
                        int *natural_baseline G_GNUC_UNUSED)
{
  *minimum = MIN_WIDTH;
  *natural = 560;
  if (orientation == GTK_ORIENTATION_VERTICAL) {
    *minimum = (int) (MIN_WIDTH * RATIO);
    *natural = (int) CLAMP ((float) for_size * RATIO, *minimum, MAX_HEIGHT);
  }
}

/* Where somebody sits who is drawn at that scale: on the rim, clockwise from the bottom, and not out of
 * `room`, of which those who sit at a side have half at most. */
static graphene_rect_t
place_of (GtkWidget *seat, double angle, float scale, const graphene_rect_t *top, const graphene_size_t *room)
{
  float most = (fabs (cos (angle)) > 0.1 ? room->width / 2 : room->width) / scale;
  int least, width, height;
  float x, y;

  gtk_widget_measure (seat, GTK_ORIENTATION_HORIZONTAL, -1, &least, &width, NULL, NULL);
  width = MAX (MIN (width, (int) most), least);
  gtk_widget_measure (seat, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  x = top->origin.x + top->size.width / 2 * (1 + (float) cos (angle)) - scale * (float) width / 2;
  y = top->origin.y + top->size.height / 2 * (1 + (float) sin (angle)) - scale * (float) height / 2;
  x = CLAMP (x, 0, MAX (room->width - scale * (float) width, 0));
  y = CLAMP (y, 0, MAX (room->height - scale * (float) height, 0));
  return GRAPHENE_RECT_INIT (roundf (x), roundf (y), scale * (float) width, scale * (float) height);
}

/* Whether each of them has a place that lies in `room`, and over no other one. */
static gboolean
find_places (GPtrArray *seats,
             float scale,
             const graphene_rect_t *top,
             const graphene_size_t *room,
             graphene_rect_t *places)
{
  gboolean are_apart = TRUE;

  for (guint i = 0; i < seats->len; i++) {
    places[i] = place_of (seats->pdata[i], G_PI / 2 + 2 * G_PI * i / seats->len, scale, top, room);
    are_apart &= places[i].size.width <= room->width;
    for (guint k = 0; k < i; k++)
      are_apart &= !graphene_rect_intersection (&places[i], &places[k], NULL);
  }
  return are_apart;
}

/* Seats are larger at a larger table; smaller where long names or large text would lie over each other. */
static void
ts_round_table_size_allocate (GtkWidget *widget, int width, int height, int baseline G_GNUC_UNUSED)
{
  TsRoundTable *self = TS_ROUND_TABLE (widget);
  graphene_rect_t top = table_top (width, height), places[TS_MAX_SEATS];
  GtkAllocation inside = { (int) top.origin.x + RIM, (int) top.origin.y + RIM, (int) top.size.width - 2 * RIM,
                           (int) top.size.height - 2 * RIM };
  graphene_size_t room = GRAPHENE_SIZE_INIT ((float) width, (float) height);
  float scale = CLAMP (top.size.width / 260, 1, MOST_SCALE);

  gtk_widget_measure (self->art, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->art, &inside, -1);
  while (!find_places (self->seats, scale, &top, &room, places) && scale > LEAST_SCALE)
    scale -= 0.1f;
  for (guint i = 0; i < self->seats->len; i++)
    gtk_widget_allocate (
        self->seats->pdata[i], (int) roundf (places[i].size.width / scale),
        (int) roundf (places[i].size.height / scale), -1,
        gsk_transform_scale (gsk_transform_translate (NULL, &places[i].origin), scale, scale));
}

/* --- drawing --- */

static const GdkRGBA wood_light = { 0.72f, 0.48f, 0.28f, 1 };
static const GdkRGBA wood_dark = { 0.45f, 0.27f, 0.14f, 1 };
static const GdkRGBA wood_edge = { 0.30f, 0.17f, 0.08f, 1 };
static const GdkRGBA shade = { 0, 0, 0, 0.30f };

static void
fill_oval (GtkSnapshot *snapshot, const graphene_rect_t *top, const GskColorStop *stops, gsize n_stops)
{
  const graphene_size_t radius = GRAPHENE_SIZE_INIT (top->size.width / 2, top->size.height / 2);
  GskRoundedRect outline;

  gsk_rounded_rect_init (&outline, top, &radius, &radius, &radius, &radius);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_linear_gradient (snapshot, top, &top->origin,
                                       &GRAPHENE_POINT_INIT (top->origin.x, top->origin.y + top->size.height),
                                       stops, n_stops);
  gtk_snapshot_pop (snapshot);
}

static void
draw_wood (GtkSnapshot *snapshot, const graphene_rect_t *top)
{
  const GskColorStop shadow[] = { { 0, shade }, { 1, shade } };
  const GskColorStop edge[] = { { 0, wood_dark }, { 1, wood_edge } };
  const GskColorStop wood[] = { { 0, wood_light }, { 1, wood_dark } };
  graphene_rect_t inner = *top;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_push_blur (snapshot, 14);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, 8));
  fill_oval (snapshot, top, shadow, G_N_ELEMENTS (shadow));
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
  fill_oval (snapshot, top, edge, G_N_ELEMENTS (edge));
  graphene_rect_inset (&inner, 2, 2);
  fill_oval (snapshot, &inner, wood, G_N_ELEMENTS (wood));
}

static void
ts_round_table_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TsRoundTable *self = TS_ROUND_TABLE (widget);
  graphene_rect_t top = table_top (gtk_widget_get_width (widget), gtk_widget_get_height (widget));

  if (top.size.width <= 0 || top.size.height <= 0)
    return;
  draw_wood (snapshot, &top);
  gtk_widget_snapshot_child (widget, self->art, snapshot);
  for (guint i = 0; i < self->seats->len; i++)
    gtk_widget_snapshot_child (widget, self->seats->pdata[i], snapshot);
}

static void
ts_round_table_class_init (TsRoundTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_round_table_dispose;
  widget_class->get_request_mode = ts_round_table_get_request_mode;
  widget_class->measure = ts_round_table_measure;
  widget_class->size_allocate = ts_round_table_size_allocate;
  widget_class->snapshot = ts_round_table_snapshot;
  gtk_widget_class_set_css_name (widget_class, "round-table");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ts_round_table_init (TsRoundTable *self)
{
  self->seats = g_ptr_array_new_with_free_func ((GDestroyNotify) gtk_widget_unparent);
  self->art = g_object_new (TS_TYPE_ART, NULL);
  gtk_widget_set_parent (self->art, GTK_WIDGET (self));
}

void
ts_round_table_set_game (TsRoundTable *self, const char *game)
{
  ts_art_set_game (TS_ART (self->art), game);
}

/* --- who sits there --- */

static GtkWidget *
seat_new (const TsHeader *header, int seat)
{
  const char *colour = header->players[seat].colour;
  GtkWidget *mark = ts_seat_mark_new (colour, seat, MARK_SIZE);
  GtkWidget *name = ts_seat_name_new (header, seat, "name");
  GtkWidget *box = ts_column_new (0, mark, name, NULL);

  gtk_widget_set_halign (mark, GTK_ALIGN_CENTER);
  ts_seat_name_set_most (TS_SEAT_NAME (name), MOST_LETTERS);
  ts_seat_name_set_centred (TS_SEAT_NAME (name));
  gtk_widget_set_halign (name, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (box, "place");
  ts_seat_set_colour (box, colour);
  return box;
}

void
ts_round_table_set_players (TsRoundTable *self, const TsPlayer *players, guint n_players)
{
  TsHeader header = { .n_players = n_players, .players = (TsPlayer *) players };
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;
  g_autofree char *list = NULL;
  g_autofree char *sentence = NULL;

  g_ptr_array_set_size (self->seats, 0);
  for (guint i = 0; i < n_players; i++) {
    GtkWidget *seat = seat_new (&header, (int) i);

    gtk_widget_set_parent (seat, GTK_WIDGET (self));
    g_ptr_array_add (self->seats, seat);
    g_strv_builder_add (builder, players[i].name);
  }
  names = g_strv_builder_end (builder);
  list = ts_name_list ((const char *const *) names);
  /* Translators: for screen readers, a picture of a table; %s is the list of those who sit there. */
  sentence = g_strdup_printf (_ ("A table, clockwise: %s"), list);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence, -1);
}
