/* With high contrast, by day and by night, whatever is written has a contrast of 7:1 to what it is written
 * on: in each phase of each game, on the start page and on the page of a new table. It is measured in the
 * picture, with large text, whose strokes are as dark as their colour. The focus is seen without high
 * contrast, too, on whatever colour. */
#include "app/new-table/new-table-page.h"
#include "app/pace/clock-setting.h"
#include "app/start/start-page.h"
#include "frame.h"
#include "phases.h"
#include "stage.h"
#include "store/table.h"
#include "widgets/seat.h"

#include <math.h>

#define WIDTH    1200
#define HEIGHT   760
#define ENOUGH   7.0 /* as the Web Content Accessibility Guidelines have it, level AAA */
#define READ     4.5 /* the same, level AA: of what cannot be tapped now */
#define SEEN     3.0 /* of what is no text */
#define FOCUS    (GTK_STATE_FLAG_FOCUSED | GTK_STATE_FLAG_FOCUS_VISIBLE)
#define ROUNDING 0.3 /* no stroke is all of its colour */

typedef struct {
  const char *what;
  Frame *frame;
  GtkWidget *root;
  GdkTexture *picture;
  guchar *pixels;    /* 4 bytes each: blue, green, red, and how opaque */
  GHashTable *kinds; /* of widgets on which the focus was seen already */
} Look;

/* --- the picture --- */

static void
take_picture (Look *self)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (self->root));
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  frame_draw (self->frame);
  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (window), gtk_widget_get_height (window));
  node = gtk_snapshot_free_to_node (snapshot);
  self->picture =
      gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                   &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (window),
                                                        (float) gtk_widget_get_height (window)));
  self->pixels = g_malloc ((gsize) gdk_texture_get_width (self->picture) *
                           (gsize) gdk_texture_get_height (self->picture) * 4);
  gdk_texture_download (self->picture, self->pixels, (gsize) gdk_texture_get_width (self->picture) * 4);
}

static double
linear (guchar value)
{
  double part = value / 255.0;

  return part <= 0.03928 ? part / 12.92 : pow ((part + 0.055) / 1.055, 2.4);
}

static double
luminance_at (Look *self, int x, int y)
{
  const guchar *pixel =
      self->pixels + ((gsize) y * (gsize) gdk_texture_get_width (self->picture) + (gsize) x) * 4;

  return 0.0722 * linear (pixel[0]) + 0.7152 * linear (pixel[1]) + 0.2126 * linear (pixel[2]);
}

static double
contrast_of (double one, double other)
{
  return (MAX (one, other) + 0.05) / (MIN (one, other) + 0.05);
}

/* Of what differs most from what there is most of. */
static double
contrast_in (Look *self, const graphene_rect_t *area)
{
  g_autofree guint *counts = g_new0 (guint, 256);
  int left = (int) area->origin.x, right = left + (int) area->size.width;
  int top = (int) area->origin.y, bottom = top + (int) area->size.height;
  double ground = 0, most = 1;
  guint n = 0;

  for (int y = top; y < bottom; y++)
    for (int x = left; x < right; x++) {
      double here = luminance_at (self, x, y);
      guint *count = &counts[(guint) (here * 255)];

      if (++*count > n) {
        n = *count;
        ground = here;
      }
    }
  for (int y = top; y < bottom; y++)
    for (int x = left; x < right; x++)
      most = MAX (most, contrast_of (ground, luminance_at (self, x, y)));
  return most;
}

/* --- what is written --- */

/* All of it is seen, and not below something that scrolls. */
static gboolean
is_in_sight (Look *self, GtkWidget *widget, const graphene_rect_t *area)
{
  for (GtkWidget *it = widget; it != NULL; it = gtk_widget_get_parent (it)) {
    graphene_rect_t place;

    if (gtk_widget_get_opacity (it) < 1)
      return FALSE;
    if (GTK_IS_SCROLLED_WINDOW (it) &&
        (!gtk_widget_compute_bounds (it, GTK_WIDGET (gtk_widget_get_root (self->root)), &place) ||
         !lies_in (area, &place, 0.5f)))
      return FALSE;
  }
  return area->origin.x >= 0 && area->origin.y >= 0 &&
         area->origin.x + area->size.width <= (float) gdk_texture_get_width (self->picture) &&
         area->origin.y + area->size.height <= (float) gdk_texture_get_height (self->picture);
}

static void
check_label (Look *self, GtkWidget *label)
{
  const char *text = gtk_label_get_text (GTK_LABEL (label));
  graphene_rect_t area;
  double contrast;

  if (*text == '\0' ||
      !gtk_widget_compute_bounds (label, GTK_WIDGET (gtk_widget_get_root (self->root)), &area) ||
      area.size.width < 1 || !is_in_sight (self, label, &area))
    return;
  contrast = contrast_in (self, &area);
  if (contrast < 1.05 || /* nothing is to be seen of it */
      contrast >= (gtk_widget_is_sensitive (label) ? ENOUGH : READ) - ROUNDING)
    return;
  g_test_message ("%s, %s: “%s” has a contrast of %.1f", self->what,
                  adw_style_manager_get_dark (adw_style_manager_get_default ()) ? "night" : "day", text,
                  contrast);
  g_test_fail ();
}

static void
check_widget (Look *self, GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_child_visible (widget))
    return;
  if (GTK_IS_LABEL (widget))
    check_label (self, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_widget (self, child);
}

/* How many pixels of the area differ that much from those of another picture. */
static guint
count_changed (Look *self, const guchar *before, const graphene_rect_t *area)
{
  Look other = *self;
  guint n = 0;

  other.pixels = (guchar *) before;
  for (int y = (int) area->origin.y; y < (int) (area->origin.y + area->size.height); y++)
    for (int x = (int) area->origin.x; x < (int) (area->origin.x + area->size.width); x++)
      n += contrast_of (luminance_at (self, x, y), luminance_at (&other, x, y)) >= SEEN;
  return n;
}

/* --- the focus, wherever it may be --- */

/* What looks alike: the type, and its style classes. (transfer full) */
static char *
kind_of (GtkWidget *widget)
{
  g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);
  g_autofree char *joined = g_strjoinv (".", classes);
  GtkWidget *parent = gtk_widget_get_parent (widget);

  return g_strdup_printf ("%s > %s.%s, %s", gtk_widget_get_css_name (parent),
                          gtk_widget_get_css_name (widget), joined,
                          adw_style_manager_get_dark (adw_style_manager_get_default ()) ? "night" : "day");
}

/* As if Tab had come there. */
static void
set_focused (GtkWidget *widget, gboolean focused)
{
  for (GtkWidget *it = widget; it != NULL; it = gtk_widget_get_parent (it)) {
    GtkStateFlags flags = GTK_STATE_FLAG_FOCUS_WITHIN | (it == widget ? FOCUS : 0);

    if (focused)
      gtk_widget_set_state_flags (it, flags, FALSE);
    else
      gtk_widget_unset_state_flags (it, flags);
  }
}

/* Half of its edge is seen to change at least: an entry has a line below it. */
static void
check_ring (Look *self, GtkWidget *widget, const graphene_rect_t *area, const char *kind)
{
  Look focused = *self;
  graphene_rect_t around = GRAPHENE_RECT_INIT (0, 0, (float) gdk_texture_get_width (self->picture),
                                               (float) gdk_texture_get_height (self->picture));
  guint n;

  set_focused (widget, TRUE);
  take_picture (&focused);
  set_focused (widget, FALSE);
  n = count_changed (&focused, self->pixels, &around);
  if (n < (guint) (area->size.width + area->size.height)) {
    g_test_message ("%s: the focus is hardly seen on %s: %u px", self->what, kind, n);
    g_test_fail ();
  }
  g_clear_object (&focused.picture);
  g_free (focused.pixels);
}

/* What only leads to what is in it shows nothing itself, and the hall draws its own cursor on a cell of it:
 * its board has a test of that. */
static gboolean
is_focused_inside (GtkWidget *widget)
{
  return GTK_IS_SCROLLED_WINDOW (widget) || GTK_IS_LIST_BOX (widget) ||
         g_str_equal (gtk_widget_get_css_name (widget), "warehousehall");
}

static gboolean
takes_focus (GtkWidget *widget)
{
  return gtk_widget_get_focusable (widget) && gtk_widget_get_can_focus (widget) &&
         gtk_widget_is_sensitive (widget) && !is_focused_inside (widget);
}

static void
check_focus (Look *self, GtkWidget *widget)
{
  graphene_rect_t area;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_child_visible (widget))
    return;
  if (takes_focus (widget) &&
      gtk_widget_compute_bounds (widget, GTK_WIDGET (gtk_widget_get_root (self->root)), &area) &&
      is_in_sight (self, widget, &area)) {
    g_autofree char *kind = kind_of (widget);

    if (g_hash_table_add (self->kinds, g_strdup (kind)))
      check_ring (self, widget, &area, kind);
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_focus (self, child);
}

static void
look_at (Look *self, gpointer page)
{
  static const AdwColorScheme schemes[] = { ADW_COLOR_SCHEME_FORCE_LIGHT, ADW_COLOR_SCHEME_FORCE_DARK };

  self->root = page;
  frame_set_child (self->frame, page);
  for (guint i = 0; i < G_N_ELEMENTS (schemes); i++) {
    adw_style_manager_set_color_scheme (adw_style_manager_get_default (), schemes[i]);
    frame_resize (self->frame, WIDTH, HEIGHT);
    take_picture (self);
    check_widget (self, page);
    check_focus (self, page);
    g_clear_object (&self->picture);
    g_clear_pointer (&self->pixels, g_free);
  }
  frame_set_child (self->frame, NULL);
}

/* --- where --- */

/* The table, which reminds of something unless it is over. (transfer full) */
static char *
with_reminder (const char *phase, const char *text)
{
  static const char reminder[] = "{\"do\":\"remind\",\"text\":\"Tea\"}\n";

  return g_strconcat (text, strstr (phase, "/over/") == NULL ? reminder : "", NULL);
}

static void
look_at_phases (Look *self)
{
  guint n = 0; /* every other table has clocks */
  g_autoptr (GHashTable) phases = phases_find (g_getenv ("TABLESIDE_PLAYS"));
  GHashTableIter iter;
  gpointer phase, text;

  g_hash_table_iter_init (&iter, phases);
  while (g_hash_table_iter_next (&iter, &phase, &text))
    if (g_str_has_suffix (phase, "/2") || g_str_has_suffix (phase, "/3")) {
      g_autofree char *reminding = with_reminder (phase, text);
      g_autofree char *path = put_table ("contrast.tableside", reminding);
      g_autoptr (TsTable) table = ts_table_open (path, ts_games, NULL);

      set_clocks (table, n++ % 2 == 0 ? TS_CLOCK_UP : TS_CLOCK_OFF);
      self->what = phase;
      look_at (self, ts_play_page_new (table));
    }
}

/* --- the focus on the big button --- */

/* As large as the button's edge is long, and thicker than a hair. */
static void
look_at_focus (Look *self, GtkWidget *page, GtkWidget *button)
{
  g_autofree guchar *before = NULL;
  graphene_rect_t area;
  guint n;

  self->root = page;
  gtk_widget_unset_state_flags (button, FOCUS);
  frame_resize (self->frame, WIDTH, HEIGHT);
  take_picture (self);
  before = g_steal_pointer (&self->pixels);
  g_clear_object (&self->picture);
  gtk_widget_set_state_flags (button, FOCUS, FALSE);
  frame_resize (self->frame, WIDTH, HEIGHT);
  take_picture (self);
  g_assert_true (gtk_widget_compute_bounds (button, GTK_WIDGET (gtk_widget_get_root (button)), &area));
  n = count_changed (self, before, &area);
  g_test_message ("%u px show the focus", n);
  g_assert_cmpuint (n, >=, (guint) (area.size.width + area.size.height) * 2);
  g_clear_object (&self->picture);
  g_clear_pointer (&self->pixels, g_free);
}

#define SHOPPING(options)                                                                                    \
  "{\"tableside\":1,\"game\":\"shopping-war\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],"           \
  "\"options\":{" options "}}\n"

/* A button of that style class at a table, of each seat's colour, by day and by night. */
static const struct {
  const char *table, *style;
  gboolean on_page; /* it lies on the colour */
} rings[] = {
  { SHOPPING ("") "{\"do\":\"end\"}\n", ".default-button", FALSE },
  { SHOPPING ("\"first\":0") "{\"do\":\"next\"}\n{\"do\":\"roll\",\"dice\":[2]}\n", ".way", TRUE },
  { SHOPPING ("\"first\":0") "{\"do\":\"next\"}\n{\"do\":\"roll\",\"dice\":[2]}\n", ".touch", TRUE },
};

static void
test_focus (Stage *stage, gconstpointer data)
{
  static const AdwColorScheme schemes[] = { ADW_COLOR_SCHEME_FORCE_LIGHT, ADW_COLOR_SCHEME_FORCE_DARK };
  guint ring = GPOINTER_TO_UINT (data);
  g_autofree char *path = put_table ("focus.tableside", rings[ring].table);
  g_autoptr (GError) error = NULL;
  g_autoptr (TsTable) table = ts_table_open (path, ts_games, &error);
  Look self = { .what = "focus" };
  GtkWidget *page, *button = NULL;

  g_assert_no_error (error);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  stage_open (stage, ts_games, NULL);
  self.frame = frame_new (WIDTH, HEIGHT);
  page = GTK_WIDGET (ts_play_page_new (table));
  frame_set_child (self.frame, page);
  frame_resize (self.frame, WIDTH, HEIGHT);
  for (guint n = 0; button == NULL || !gtk_widget_get_mapped (button); n++)
    button = find_nth (page, GTK_TYPE_BUTTON, rings[ring].style, n);
  for (guint i = 0; ts_palette[i] != NULL; i++)
    for (guint j = 0; j < G_N_ELEMENTS (schemes); j++) {
      ts_seat_set_colour (rings[ring].on_page ? page : button, ts_palette[i]);
      adw_style_manager_set_color_scheme (adw_style_manager_get_default (), schemes[j]);
      look_at_focus (&self, page, button);
    }
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self.frame))));
  stage_close (stage);
}

static void
test_contrast (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsStartPage *start;
  g_autoptr (GHashTable) kinds = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Look self = { .what = "start page", .kinds = kinds };

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, "gtk-xft-dpi",
                2 * 96 * PANGO_SCALE, NULL);
  stage_open (stage, ts_games, NULL);
  g_assert_true (adw_style_manager_get_high_contrast (adw_style_manager_get_default ()));
  self.frame = frame_new (WIDTH, HEIGHT);
  start = g_object_new (TS_TYPE_START_PAGE, NULL);
  ts_start_page_set_games (start, ts_games);
  look_at (&self, start);
  self.what = "new table";
  for (guint i = 0; ts_games[i] != NULL; i++)
    look_at (&self, ts_new_table_page_new (ts_games[i]));
  look_at_phases (&self);
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self.frame))));
  stage_close (stage);
}

/* “ordinary”: without high contrast, where only the focus is looked at. */
int
main (int argc, char **argv)
{
  gboolean high = !g_strv_contains ((const char *const *) argv, "ordinary");

  if (high)
    g_setenv ("ADW_DEBUG_HIGH_CONTRAST", "1", TRUE);
  stage_init (&argc, &argv);
  adw_init ();
  for (guint i = 0; i < G_N_ELEMENTS (rings); i++) {
    g_autofree char *name = g_strconcat ("/contrast/focus/", rings[i].style + 1, NULL);

    stage_add (name, test_focus, GUINT_TO_POINTER (i));
  }
  if (high)
    stage_add ("/contrast/high", test_contrast, NULL);
  return stage_run ();
}
