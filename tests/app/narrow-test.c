/* What GTK and libadwaita draw around words of ours, on a phone with large text, in every language: menus are
 * read without scrolling sideways, and the buttons of toasts are not cut off. No page is wider than the
 * phone, the start page with many tables of an earlier year neither. */
#include "app/archive/archive-page.h"
#include "app/dialogs/history-dialog.h"
#include "app/new-table/new-table-page.h"
#include "app/start/start-page.h"
#include "app/start/table-card.h"
#include "app/statistics/statistics-page.h"
#include "app/tally/tally-page.h"
#include "config.h"
#include "frame.h"
#include "languages.h"
#include "stage.h"
#include "widgets/toast.h"

#include <glib/gi18n-lib.h>

#define WIDTH  360
#define HEIGHT 640
#define WIDE   1280
#define HIGH   800
#define MANY   50 /* tables: some are older than those that are shown at first */

#define HEARTS                                                                                               \
  "{\"tableside\":1,\"game\":\"any-game\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],"               \
  "\"created\":\"2019-09-24T19:30:00Z\"}\n"                                                                  \
  "{\"do\":\"score\",\"points\":3}\n{\"do\":\"end\"}\n"

typedef struct {
  Frame *frame;
  const char *language;
  guint n_seen;
} Narrow;

static int
least_width (GtkWidget *widget)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

/* A menu scrolls where it does not fit. */
static void
check_menu (Narrow *self, GtkWidget *menu)
{
  GtkWidget *scrolled = find (menu, GTK_TYPE_SCROLLED_WINDOW, NULL);
  GtkWidget *items = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scrolled));

  self->n_seen++;
  if (least_width (items) <= WIDTH)
    return;
  g_test_message ("%s: a menu is %d px wide at least", self->language, least_width (items));
  g_test_fail ();
}

/* All menus of the buttons at or below. */
static void
check_menus (Narrow *self, GtkWidget *widget)
{
  if (GTK_IS_MENU_BUTTON (widget) && gtk_widget_get_mapped (widget)) {
    GtkPopover *popover;

    gtk_menu_button_popup (GTK_MENU_BUTTON (widget)); /* some are made then */
    popover = gtk_menu_button_get_popover (GTK_MENU_BUTTON (widget));
    if (GTK_IS_POPOVER_MENU (popover))
      check_menu (self, GTK_WIDGET (popover));
    gtk_menu_button_popdown (GTK_MENU_BUTTON (widget));
  }
  for (GtkWidget *it = gtk_widget_get_first_child (widget); it != NULL; it = gtk_widget_get_next_sibling (it))
    check_menus (self, it);
}

static void
check_page (Narrow *self, gpointer page)
{
  if (gtk_widget_get_parent (page) == NULL)
    frame_set_child (self->frame, page);
  frame_resize (self->frame, WIDTH, HEIGHT);
  if (least_width (page) > WIDTH) {
    g_test_message ("%s: %s is %d px wide at least", self->language, G_OBJECT_TYPE_NAME (page),
                    least_width (page));
    g_test_fail ();
  }
  check_menus (self, page);
}

static gboolean
has_older (gpointer page)
{
  GtkWidget *older = find (page, GTK_TYPE_BUTTON, ".older");

  return older != NULL && gtk_widget_get_visible (older);
}

/* Where a picture stands beside words, these end where both do. */
static void
check_rows (Narrow *self, GtkWidget *page, const char *type, const char *style, int width)
{
  GtkWidget *row;

  for (guint i = 0; (row = find_nth (page, g_type_from_name (type), NULL, i)) != NULL; i++) {
    GtkWidget *words = find (row, GTK_TYPE_BOX, style);
    graphene_rect_t place;

    g_assert_true (gtk_widget_compute_bounds (words, row, &place));
    self->n_seen++;
    if (place.origin.x + place.size.width <= (float) gtk_widget_get_width (row) + 1)
      continue;
    g_test_message ("%s: at %d px the words of a %s end at %.0f of %d px", self->language, width, type,
                    place.origin.x + place.size.width, gtk_widget_get_width (row));
    g_test_fail ();
  }
}

/* However the window came to its width. */
static void
check_widths (Narrow *self, GtkWidget *page)
{
  for (int width = WIDTH; width <= 600; width += 40) {
    frame_resize (self->frame, WIDE, HIGH);
    frame_resize (self->frame, width, HIGH);
    check_rows (self, page, "TsGameTile", ".caption-band", width);
    check_rows (self, page, "TsTableCard", ".card-text", width);
  }
}

static void
check_start (Narrow *self)
{
  TsStartPage *page = g_object_new (TS_TYPE_START_PAGE, NULL);

  for (guint i = 0; i < MANY; i++) {
    g_autofree char *name = g_strdup_printf ("%u.tableside", i);

    g_free (put_table (name, HEARTS));
  }
  ts_start_page_set_games (page, ts_games);
  frame_set_child (self->frame, GTK_WIDGET (page));
  wait_until (has_older, page);
  check_page (self, page);
  check_widths (self, GTK_WIDGET (page));
}

static void
check_seat_menu (Narrow *self, GtkWidget *page)
{
  GtkWidget *card = find (page, g_type_from_name ("TsSeatCard"), NULL);

  g_signal_emit_by_name (controller_of (card, GTK_TYPE_GESTURE_LONG_PRESS), "pressed", 1.0, 1.0);
  check_menu (self, find (card, GTK_TYPE_POPOVER_MENU, NULL));
  gtk_popover_popdown (GTK_POPOVER (find (card, GTK_TYPE_POPOVER_MENU, NULL)));
}

static void
check_history (Narrow *self, TsTable *table)
{
  GtkWidget *behind = gtk_label_new (NULL);
  AdwDialog *dialog = ts_history_dialog_new (table, -1);

  frame_set_child (self->frame, g_object_new (g_type_from_name ("AdwDialogHost"), "child", behind, NULL));
  adw_dialog_present (dialog, behind);
  frame_resize (self->frame, WIDTH, HEIGHT);
  check_menus (self, GTK_WIDGET (dialog));
  adw_dialog_force_close (dialog);
}

static void
check_all (Narrow *self)
{
  g_autofree char *path = put_table ("menus.tableside", HEARTS);
  g_autoptr (TsTable) table = ts_table_open (path, ts_games, NULL);
  g_autoptr (TsTableCache) cache = ts_table_cache_new ();
  g_autoptr (TsArchive) archive = ts_archive_new (ts_games, cache);
  GtkWidget *page = GTK_WIDGET (ts_play_page_new (table));

  check_start (self);
  check_page (self, ts_new_table_page_new (ts_games[0]));
  check_page (self, page);
  check_seat_menu (self, page);
  check_page (self, ts_tally_page_new (table));
  check_page (self, ts_statistics_page_new (ts_games, archive));
  check_history (self, table);
}

/* --- toasts --- */

/* Labels that do not say all of it; what a toast has beyond its overlay is out of the window. */
static void
check_labels (Narrow *self, GtkWidget *toasts, GtkWidget *widget)
{
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (widget, toasts, &place));
  if (GTK_IS_LABEL (widget) && (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))) ||
                                place.origin.x < 0 || place.origin.x + place.size.width > WIDTH + 1)) {
    g_test_message ("%s: “%s” of a toast is cut off", self->language,
                    gtk_label_get_label (GTK_LABEL (widget)));
    g_test_fail ();
  }
  for (GtkWidget *it = gtk_widget_get_first_child (widget); it != NULL; it = gtk_widget_get_next_sibling (it))
    check_labels (self, toasts, it);
}

static void
check_toast (Narrow *self, GtkWidget *toasts, const char *button)
{
  AdwToast *toast = ts_toast_new (toasts, _ ("The result is copied."), button);

  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (toasts), toast);
  frame_resize (self->frame, WIDTH, HEIGHT);
  check_labels (self, toasts, toasts);
  adw_toast_dismiss (toast);
  frame_resize (self->frame, WIDTH, HEIGHT);
}

static void
count (AdwToast *toast G_GNUC_UNUSED, int *pressed)
{
  (*pressed)++;
}

/* A button of ours does what the toast's own would, and the toast goes. */
static void
check_pressed (Narrow *self, GtkWidget *toasts)
{
  AdwToast *toast = ts_toast_new (toasts, "Bo", "Donaudampfschifffahrt");
  GtkWidget *button;
  int pressed = 0, gone = 0;

  g_signal_connect (toast, "button-clicked", G_CALLBACK (count), &pressed);
  g_signal_connect (toast, "dismissed", G_CALLBACK (count), &gone);
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (toasts), toast);
  frame_resize (self->frame, WIDTH, HEIGHT);
  button = find (toasts, GTK_TYPE_BUTTON, "Donaudampfschifffahrt");
  g_assert_true (GTK_IS_BUTTON (button));
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpint (pressed, ==, 1);
  g_assert_cmpint (gone, ==, 1);
}

static void
check_toasts (Narrow *self)
{
  static const char *const buttons[] = { N_ ("Undo"), N_ ("Redo"), N_ ("_Undo"), N_ ("Pho_nes…") };
  GtkWidget *toasts = adw_toast_overlay_new ();

  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (toasts), gtk_label_new (NULL));
  frame_set_child (self->frame, toasts);
  frame_resize (self->frame, WIDTH, HEIGHT);
  check_toast (self, toasts, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    check_toast (self, toasts, _ (buttons[i]));
  check_pressed (self, toasts);
}

/* A page is too high for the moment before its breakpoints hold; "walk" looks at what comes then. */
static GLogWriterOutput
write_log (GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer data)
{
  return (level & G_LOG_LEVEL_WARNING) != 0 ? G_LOG_WRITER_HANDLED
                                            : g_log_writer_default (level, fields, n_fields, data);
}

static gboolean
is_fatal (const char *domain G_GNUC_UNUSED,
          GLogLevelFlags level,
          const char *message G_GNUC_UNUSED,
          gpointer data G_GNUC_UNUSED)
{
  return (level & G_LOG_LEVEL_WARNING) == 0;
}

static void
hear_log (const char *domain, GLogLevelFlags level, const char *message, gpointer data)
{
  if ((level & G_LOG_LEVEL_WARNING) == 0)
    g_log_default_handler (domain, level, message, data);
}

static void
test_language (Stage *stage, gconstpointer language)
{
  Narrow self = { .language = ((const Language *) language)->locale };

  stage_open (stage, ts_games, NULL);
  g_test_log_set_fatal_handler (is_fatal, NULL);
  speak (language);
  self.frame = frame_new (WIDE, HIGH);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * PANGO_SCALE, "gtk-enable-animations",
                FALSE, NULL);
  frame_resize (self.frame, WIDTH, HEIGHT);
  check_all (&self);
  g_assert_cmpuint (self.n_seen, >, 6);
  check_toasts (&self);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * PANGO_SCALE, NULL);
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self.frame))));
  speak_english ();
  stage_close (stage);
}

int
main (int argc, char **argv)
{
  stage_init (&argc, &argv);
  adw_init ();
  g_log_set_writer_func (write_log, NULL, NULL);
  g_log_set_default_handler (hear_log, NULL);
  for (guint i = 0; i < LANGUAGES; i++) {
    g_autofree char *name = g_strdup_printf ("/narrow/%s", languages[i].locale);

    stage_add (name, test_language, &languages[i]);
  }
  return stage_run ();
}
