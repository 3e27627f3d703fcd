/* A still table: through whole evenings the big button stays where it is and as high as it is, and so does
 * what is said at the top, with the clocks of the seats and without; the board stays as far from the edge,
 * whatever the standings around it count; and no board scrolls because a dialog is opened over it or closed
 * again. TABLESIDE_STILL=all goes through all of each evening. */
#include "app/dialogs/history-dialog.h"
#include "app/pace/clock-setting.h"
#include "app/play/default-button.h"
#include "app/play/prompt-band.h"
#include "app/play/seat-card.h"
#include "app/play/undo-checklist-card.h"
#include "frame.h"
#include "stage.h"
#include "store/table.h"
#include "widgets/grow.h"

static const char *const plays[] = { "any-game-hearts-4-players",     "chip-shop-3-players",
                                     "competitors-2-players-harbour", "shopping-war-3-players",
                                     "snack-wars-3-players",          "warehouse-wars-whole-game" };

#define SOME_LINES 50

#define TWO "{\"tableside\":1,\"game\":\"any-game\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}"

/* Small changes, and the first ones: who is in front is not said before. */
static const char four[] =
    "{\"tableside\":1,\"game\":\"any-game\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":"
    "\"Cy\"},{\"name\":\"Dan\"}]}\n"
    "{\"do\":\"score\",\"who\":0,\"points\":2}\n"
    "{\"do\":\"score\",\"who\":1,\"points\":12}\n"
    "{\"do\":\"score\",\"who\":2,\"points\":-3}\n"
    "{\"do\":\"score\",\"who\":3,\"points\":25}\n"
    "{\"do\":\"score\",\"who\":0,\"points\":-10}\n";

static const int sizes[][2] = { { 360, 640 }, { 720, 400 }, { 1000, 720 }, { 1280, 800 }, { 1920, 1080 } };

typedef struct {
  const char *play;
  Frame *frame;
  TsTable *table;
  GtkWidget *page;
  int clocks;
  const char *line; /* that was said last */
} Evening;

static graphene_rect_t
place_of (Evening *self, GType type)
{
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (find (self->page, type, NULL), self->page, &place));
  return place;
}

static void
assert_place (Evening *self, GType type, const graphene_rect_t *before)
{
  graphene_rect_t now = place_of (self, type);

  if (graphene_rect_equal (&now, before))
    return;
  g_test_message (
      "%s, %d × %d, after %s: %s from %.0f, %.0f, %.0f × %.0f; it was from %.0f, %.0f, %.0f × %.0f",
      self->play, frame_get_width (self->frame), frame_get_height (self->frame), self->line,
      g_type_name (type), (double) now.origin.x, (double) now.origin.y, (double) now.size.width,
      (double) now.size.height, (double) before->origin.x, (double) before->origin.y,
      (double) before->size.width, (double) before->size.height);
  g_test_fail ();
}

/* The board; but what is to be put back, and only that, lies above it. */
static void
assert_board (Evening *self, const graphene_rect_t *before)
{
  GtkWidget *list = find (self->page, TS_TYPE_UNDO_CHECKLIST_CARD, NULL);
  graphene_rect_t now = place_of (self, TS_TYPE_GROW), there = *before;

  if (ts_undo_checklist_card_is_shown (TS_UNDO_CHECKLIST_CARD (list))) {
    there.origin.y = now.origin.y;
    there.size.height = now.size.height;
  }
  assert_place (self, TS_TYPE_GROW, &there);
}

static void
look_again (Evening *self)
{
  frame_resize (self->frame, frame_get_width (self->frame), frame_get_height (self->frame));
}

/* Where the board is scrolled to, column by column, as text. (transfer full) */
static char *
tell_scrolled (Evening *self)
{
  GtkWidget *board = GTK_WIDGET (ts_play_page_get_board (TS_PLAY_PAGE (self->page)));
  g_autoptr (GString) told = g_string_new (NULL);
  GtkWidget *scrolled;

  for (guint i = 0; (scrolled = find_nth (board, GTK_TYPE_SCROLLED_WINDOW, NULL, i)) != NULL; i++) {
    GtkAdjustment *seen = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));

    if (gtk_widget_get_mapped (scrolled))
      g_string_append_printf (told, " %.0f", gtk_adjustment_get_value (seen));
  }
  return g_string_free (g_steal_pointer (&told), FALSE);
}

/* Somebody has scrolled down; the history is opened, and closed again. */
static void
check_dialog (Evening *self)
{
  GtkWidget *board = GTK_WIDGET (ts_play_page_get_board (TS_PLAY_PAGE (self->page)));
  GtkWidget *scrolled;
  g_autofree char *before = NULL, *after = NULL;
  AdwDialog *dialog = ts_history_dialog_new (self->table, -1);

  for (guint i = 0; (scrolled = find_nth (board, GTK_TYPE_SCROLLED_WINDOW, NULL, i)) != NULL; i++)
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled)), 70);
  look_again (self);
  before = tell_scrolled (self);
  adw_dialog_present (dialog, self->page);
  look_again (self);
  adw_dialog_force_close (dialog);
  look_again (self);
  after = tell_scrolled (self);
  if (g_strcmp0 (before, after) != 0) {
    g_test_message ("%s, %d × %d, after %s: a dialog scrolls the board from%s to%s", self->play,
                    frame_get_width (self->frame), frame_get_height (self->frame), self->line, before, after);
    g_test_fail ();
  }
}

/* Begins with the first line of the file alone; what comes is said while the page is shown. */
static void
show (Evening *self, const char *header, const int *size)
{
  g_autofree char *text = g_strconcat (header, "\n", NULL);
  g_autofree char *path = put_table ("still.tableside", text);
  g_autoptr (GError) error = NULL;

  self->table = ts_table_open (path, ts_games, &error);
  g_assert_no_error (error);
  set_clocks (self->table, self->clocks);
  self->page = GTK_WIDGET (ts_play_page_new (self->table));
  frame_set_child (self->frame, g_object_new (g_type_from_name ("AdwDialogHost"), "child", self->page, NULL));
  frame_resize (self->frame, size[0], size[1]);
}

static gboolean
wants_all (void)
{
  return g_strcmp0 (g_getenv ("TABLESIDE_STILL"), "all") == 0;
}

/* So many of each evening, or all of it. */
static guint
n_lines (void)
{
  return wants_all () ? G_MAXUINT : SOME_LINES;
}

/* Each size with the clocks of the seats or without them, or both. */
static gboolean
is_due (Evening *self, guint size)
{
  return wants_all () || (size + strlen (self->play) + (self->clocks == TS_CLOCK_UP)) % 2 == 0;
}

/* Until the game is over: then the page says who has won. */
static void
play_evening (Evening *self, char **lines, const int *size)
{
  graphene_rect_t button, band, board;
  guint n_said = 0;

  show (self, lines[0], size);
  button = place_of (self, TS_TYPE_DEFAULT_BUTTON);
  band = place_of (self, TS_TYPE_PROMPT_BAND);
  board = place_of (self, TS_TYPE_GROW);
  for (guint i = 1; i < n_lines () && lines[i] != NULL && lines[i][0] != '\0'; i++) {
    TsView view;

    self->line = lines[i];
    if (!ts_table_say_line (self->table, lines[i], strlen (lines[i]), NULL))
      continue;
    view = ts_session_view (ts_table_get_session (self->table));
    if (ts_view_is_over (&view))
      break;
    look_again (self);
    assert_place (self, TS_TYPE_DEFAULT_BUTTON, &button);
    assert_place (self, TS_TYPE_PROMPT_BAND, &band);
    assert_board (self, &board);
    if (n_said++ % 10 == 0)
      check_dialog (self);
  }
  g_assert_cmpuint (n_said, >, 0);
  frame_set_child (self->frame, NULL);
  g_clear_object (&self->table);
}

static void
play_at_sizes (Stage *stage, const char *play, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  Evening self = { .play = play };

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  stage_open (stage, ts_games, NULL);
  self.frame = frame_new (1920, 1080);
  for (self.clocks = TS_CLOCK_OFF; self.clocks <= TS_CLOCK_UP; self.clocks++)
    for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
      if (is_due (&self, i))
        play_evening (&self, lines, sizes[i]);
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self.frame))));
  stage_close (stage);
}

static void
test_play (Stage *stage, gconstpointer play)
{
  g_autofree char *path =
      g_strdup_printf ("%s/%s.tableside", g_getenv ("TABLESIDE_PLAYS"), (const char *) play);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  play_at_sizes (stage, play, text);
}

static void
test_four (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  play_at_sizes (stage, "four players", four);
}

/* The keyboard comes back from a dialog to where it was, and stays there, though that answers nothing. */
static void
test_focus (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  const int size[] = { 1000, 720 };
  Evening self = { .clocks = TS_CLOCK_OFF };
  AdwDialog *dialog;
  GtkWindow *window;
  GtkWidget *card;

  stage_open (stage, ts_games, NULL);
  self.frame = frame_new (1280, 800);
  window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self.frame)));
  show (&self, TWO, size);
  let_pass (500);
  card = find (self.page, TS_TYPE_SEAT_CARD, NULL);
  g_assert_true (gtk_widget_grab_focus (card));
  dialog = ts_history_dialog_new (self.table, -1);
  adw_dialog_present (dialog, self.page);
  g_assert_true (gtk_window_get_focus (window) != card);
  look_again (&self);
  adw_dialog_force_close (dialog);
  g_assert_true (gtk_window_get_focus (window) == card);
  let_pass (500);
  g_assert_true (gtk_window_get_focus (window) == card);
  gtk_window_destroy (window);
  g_clear_object (&self.table);
  stage_close (stage);
}

int
main (int argc, char **argv)
{
  stage_init (&argc, &argv);
  adw_init ();
  for (guint i = 0; i < G_N_ELEMENTS (plays); i++) {
    g_autofree char *name = g_strdup_printf ("/still/%s", plays[i]);

    stage_add (name, test_play, plays[i]);
  }
  stage_add ("/still/four-players", test_four, NULL);
  stage_add ("/still/focus", test_focus, NULL);
  return stage_run ();
}
