/* Walks through the phases of every game, with few and with many players, at widths from a phone to full HD:
 * what is asked is in sight, or comes first, and nothing is wrong that walk.h looks for. */
#include "app/pace/clock-setting.h"
#include "app/play/prompt-band.h"
#include "config.h"
#include "stage.h"
#include "store/table.h"
#include "walk.h"
#include "widgets/board-panel.h"
#include "widgets/grow.h"
#include "widgets/toast.h"

#include <glib/gi18n-lib.h>

#define PHASES        32 /* that a game has at most */
#define SHOWN         2  /* times that each phase is */
#define TOASTS        3  /* one in so many sizes is checked with each kind of toast */
#define LAPTOP_WIDTH  900
#define LAPTOP_HEIGHT 720
#define WINDOW_WIDTH  1000
#define WINDOW_HEIGHT 720
#define PADDING       40 /* px above what is asked, and below it, where nothing else is */

/* What toasts have to say: a refusal is long, and what was taken back has a button. */
#define REFUSAL "This was for a step that is over by now; look at the table, and say it again."
#define UNDONE  "Taken back: Ann takes 3 × Donut off Bo"

static const char *const plays[] = {
  "any-game-hearts-4-players",     "any-game-money-3-players",    "chip-shop-2-players",
  "chip-shop-4-players",           "chip-shop-6-players",         "competitors-2-players-harbour",
  "competitors-5-players-airport", "shopping-war-2-players",      "shopping-war-4-players",
  "snack-wars-2-players",          "snack-wars-5-players",        "snack-wars-counted-after",
  "warehouse-wars-whole-game",     "warehouse-wars-broken-plank", NULL
};

static gboolean
has_clocks (Walk *self)
{
  return self->n_shown % 2 == 0;
}

/* A game that goes on asks for something, and a window that is no phone, and not lower than the one that
 * Tableside begins with, has room for all that answers it, below clocks as well, but for as many cards as
 * people search among. */
static gboolean
has_room (Walk *self)
{
  TsView view = ts_session_view (session_of (TS_PLAY_PAGE (self->root)));
  GtkWidget *search = find (self->root, GTK_TYPE_SEARCH_ENTRY, NULL);

  return self->text == 1 && frame_get_width (self->frame) >= WINDOW_WIDTH &&
         frame_get_height (self->frame) >= WINDOW_HEIGHT && !ts_view_is_over (&view) &&
         (search == NULL || !gtk_widget_get_mapped (search));
}

/* Of the board's panel the part that is to be seen: all of it, or its top at the top. */
static void
check_asked (Walk *self)
{
  GtkWidget *board = GTK_WIDGET (ts_play_page_get_board (TS_PLAY_PAGE (self->root)));
  GtkWidget *panel = find (board, GTK_TYPE_WIDGET, ".asked");
  graphene_rect_t seen, asked;
  float below;

  if (panel == NULL)
    return;
  seen = walk_place (self, gtk_widget_get_ancestor (panel, GTK_TYPE_SCROLLED_WINDOW));
  asked = walk_place (self, TS_IS_BOARD_PANEL (panel)
                                ? (gpointer) ts_board_panel_get_visible (TS_BOARD_PANEL (panel))
                                : panel);
  below = asked.origin.y + asked.size.height - seen.origin.y - seen.size.height;
  if (asked.origin.y < seen.origin.y - 1 || asked.origin.y > seen.origin.y + PADDING)
    walk_complain (self, "what is asked is not at the top: from %.0f on, seen from %.0f on",
                   (double) asked.origin.y, (double) seen.origin.y);
  if (below > 1 && (asked.size.height < seen.size.height - PADDING))
    walk_complain (self, "what is asked could be seen, but is not: %.0f px of it", (double) below);
}

/* What can be done instead, and what the big button does as well. */
static gboolean
is_aside (GtkWidget *widget)
{
  while (widget != NULL && !gtk_widget_has_css_class (widget, "aside"))
    widget = gtk_widget_get_parent (widget);
  return widget != NULL;
}

/* What answers the prompt can be tapped without scrolling. */
static void
check_answers (Walk *self, const char *style)
{
  GtkWidget *board = GTK_WIDGET (ts_play_page_get_board (TS_PLAY_PAGE (self->root)));
  GtkWidget *panel = find (board, GTK_TYPE_WIDGET, ".asked"), *answer;

  for (guint i = 0; panel != NULL && (answer = find_nth (panel, GTK_TYPE_BUTTON, style, i)) != NULL; i++)
    if (gtk_widget_get_mapped (answer) && !is_aside (answer) && !is_seen_whole (answer))
      walk_complain (self, "%s no. %u cannot be tapped without scrolling", style + 1, i + 1);
}

static void
check_bar (Walk *self)
{
  GtkWidget *bar = find (self->root, GTK_TYPE_BUTTON, ".default-button");
  graphene_rect_t place = walk_place (self, bar);

  if (gtk_widget_get_visible (bar) &&
      place.origin.y + place.size.height > (float) frame_get_height (self->frame) + 1)
    walk_complain (self, "the big button is out of the window");
}

/* What is around the board leaves it half of a laptop's window. */
static void
check_room (Walk *self)
{
  int width = frame_get_width (self->frame), height = frame_get_height (self->frame);
  graphene_rect_t place = walk_place (self, find (self->root, TS_TYPE_GROW, NULL));

  if (self->text == 1 && walk_name (self->names, 0) == NULL && width >= LAPTOP_WIDTH &&
      height >= LAPTOP_HEIGHT && place.size.height < (float) height / 2)
    walk_complain (self, "the board has %.0f px only", (double) place.size.height);
}

static GtkWidget *
find_toast (GtkWidget *root)
{
  GtkWidget *found = g_str_equal (gtk_widget_get_css_name (root), "toast") ? root : NULL;

  for (GtkWidget *it = gtk_widget_get_first_child (root); it != NULL && found == NULL;
       it = gtk_widget_get_next_sibling (it))
    found = find_toast (it);
  return found;
}

/* What stands on a toast. */
static void
check_inside (Walk *self, GtkWidget *toasts)
{
  GtkWidget *page = self->root;

  self->root = toasts;
  walk_check (self);
  self->root = page;
}

/* A toast lies over what is only read, and moves nothing. */
static void
check_toast (Walk *self, const char *sentence, const char *button)
{
  GtkWidget *toasts = find (self->root, ADW_TYPE_TOAST_OVERLAY, NULL);
  GtkWidget *board = GTK_WIDGET (ts_play_page_get_board (TS_PLAY_PAGE (self->root)));
  graphene_rect_t before = walk_place (self, board), after, toast;
  graphene_rect_t over = walk_place (self, find (self->root, TS_TYPE_PROMPT_BAND, NULL));

  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (toasts), ts_toast_new (self->root, sentence, button));
  walk_again (self);
  toast = walk_place (self, find_toast (toasts));
  check_inside (self, toasts);
  after = walk_place (self, board);
  if (!graphene_rect_equal (&before, &after))
    walk_complain (self, "a toast moves the board from %.0f to %.0f", (double) before.origin.y,
                   (double) after.origin.y);
  if (toast.origin.y < over.origin.y - 1 ||
      toast.origin.y + toast.size.height > over.origin.y + over.size.height + 1)
    walk_complain (self, "a toast lies from %.0f to %.0f, over more than what is asked",
                   (double) toast.origin.y, (double) (toast.origin.y + toast.size.height));
  adw_toast_overlay_dismiss_all (ADW_TOAST_OVERLAY (toasts));
  walk_again (self);
}

static void
check (Walk *self)
{
  static guint n_checked;

  if (!walk_check (self))
    return;
  check_asked (self);
  if (has_room (self)) {
    check_answers (self, ".choice");
    check_answers (self, ".face");
    check_answers (self, ".chip");
    check_answers (self, ".snack-card");
  }
  check_bar (self);
  check_room (self);
  if (n_checked++ % TOASTS == 0)
    check_toast (self, REFUSAL, NULL);
  else if (n_checked % TOASTS == 0)
    check_toast (self, UNDONE, n_checked % 2 == 0 ? _ ("Undo") : _ ("Redo"));
}

/* --- walking --- */

typedef struct {
  const char *header;
  const char *entries;
} Evening;

/* With clocks every other time: they take room above the board. */
static void
show (Walk *self, gconstpointer data)
{
  const Evening *evening = data;
  g_autofree char *header = walk_rename (self, evening->header);
  g_autofree char *text = g_strdup_printf ("%s\n%s", header, evening->entries);
  g_autofree char *path = put_table ("walk.tableside", text);
  g_autoptr (GError) error = NULL;
  g_autoptr (TsTable) table = ts_table_open (path, ts_games, &error);

  g_assert_no_error (error);
  set_clocks (table, has_clocks (self) ? TS_CLOCK_UP : TS_CLOCK_OFF);
  self->root = GTK_WIDGET (ts_play_page_new (table));
  frame_set_child (self->frame, self->root);
}

static void
walk_phase (Walk *self, const char *play, const TsView *view, const Evening *evening)
{
  const char *phase = view->game->phases[ts_view_state (view)->phase].id;

  self->what = g_strdup_printf ("%s, %s", play, phase);
  walk_shown (self, SHOWN, show, evening, check);
  walk_narrowest (self, show, evening, check);
  g_clear_pointer (&self->what, g_free);
}

/* --- a play --- */

/* Lines of a play, by phase: after which it is reached first, and most can be done in it first. */
typedef struct {
  guint first[PHASES], fullest[PHASES];
  int most[PHASES];
} Moments;

static void
find_moment (Moments *self, const TsView *view, guint line)
{
  int phase = ts_view_state (view)->phase, n = 1;

  for (const TsVerb *verb = view->game->verbs; verb->id != NULL; verb++)
    n += ts_view_possible (view, verb);
  if (self->most[phase] == 0)
    self->first[phase] = line;
  if (n > self->most[phase])
    self->fullest[phase] = line;
  self->most[phase] = MAX (self->most[phase], n);
}

/* Finds the moments, or shows those that were found. */
static void
go_through (Walk *self, const char *play, char **lines, Moments *moments, gboolean shows)
{
  g_autoptr (GString) so_far = g_string_new (NULL);
  g_autoptr (TsSession) session = ts_session_new (ts_games, lines[0], strlen (lines[0]), NULL);

  for (guint i = 0; lines[i] != NULL && lines[i][0] != '\0'; i++) {
    TsView view;
    int phase;

    if (i > 0 && !ts_session_say (session, lines[i], strlen (lines[i]), NULL))
      continue;
    if (i > 0)
      g_string_append_printf (so_far, "%s\n", lines[i]);
    view = ts_session_view (session);
    phase = ts_view_state (&view)->phase;
    g_assert_cmpint (phase, <, PHASES);
    if (!shows)
      find_moment (moments, &view, i);
    else if (i == moments->first[phase] || i == moments->fullest[phase])
      walk_phase (self, play, &view, &(Evening) { lines[0], so_far->str });
  }
}

/* Each phase when it is reached first, and when most can be done in it. */
static void
walk_play (Walk *self, const char *play)
{
  g_autofree char *path = g_strdup_printf ("%s/%s.tableside", g_getenv ("TABLESIDE_PLAYS"), play);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  Moments moments = { 0 };

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  go_through (self, play, lines, &moments, FALSE);
  go_through (self, play, lines, &moments, TRUE);
}

static void
test_play (Stage *stage, gconstpointer play)
{
  Walk walk;

  stage_open (stage, ts_games, NULL);
  walk_begin (&walk, play);
  walk_play (&walk, play);
  walk_end (&walk);
  stage_close (stage);
}

int
main (int argc, char **argv)
{
  stage_init (&argc, &argv);
  adw_init ();
  for (guint i = 0; plays[i] != NULL; i++) {
    g_autofree char *name = g_strdup_printf ("/walk/%s", plays[i]);

    stage_add (name, test_play, plays[i]);
  }
  return stage_run ();
}
