/* Whole games through the window, by fingers that know no rule: they tap what is asked and in sight, where it
 * lies: it can be used, is in the window, and nothing lies over it. After each tap the table on disk leads to
 * what the page has, the prompt says what the rules say, and there is an answer in sight, on a phone and on a
 * small laptop.
 *
 * Games end after some taps; with TABLESIDE_FINGERS=all when they are over, with a number after so many. */
#include "config.h"
#include "stage.h"

#include "app/play/default-action.h"
#include "app/play/prompt-band.h"
#include "app/tally/tally-page.h"
#include "games/warehouse-wars/board/board-view.h"
#include "referee/describe.h"
#include "store/table.h"

#include <string.h>

#define SOME 30 /* taps in each game, unless all are wanted */
#define PATIENCE                                                                                             \
  150 /* taps in a row that may say nothing to the table, such as what opens and closes pages */
#define MOST 20000

#define TABLE(game, options, players)                                                                        \
  "{\"tableside\":1,\"game\":\"" game "\",\"options\":{" options "},\"players\":[" players "]}\n"
#define TWO   "{\"name\":\"Ann\"},{\"name\":\"Bo\"}"
#define THREE TWO ",{\"name\":\"Chloé\"}"

static const struct {
  const char *name, *table;
} games[] = {
  { "snack-wars", TABLE ("snack-wars", "", THREE) },
  { "snack-wars-counted", TABLE ("snack-wars", "\"tally_only\":true", TWO) },
  { "warehouse-wars", TABLE ("warehouse-wars", "\"crates\":6,\"planks\":4", TWO) },
  { "shopping-war", TABLE ("shopping-war", "\"stars\":2", THREE) },
  { "shopping-war-last", TABLE ("shopping-war", "\"variant\":\"last-shopper\",\"stars\":1", TWO) },
  { "chip-shop", TABLE ("chip-shop", "\"years\":3", THREE) },
  { "competitors", TABLE ("competitors", "\"mode\":\"timed\",\"rounds\":2", TWO) },
  { "any-game", TABLE ("any-game", "\"rounds\":4,\"money\":50,\"count\":2", THREE) },
  { "any-game-rounds", TABLE ("any-game", "\"write\":\"rounds\",\"rounds\":9,\"lives\":3", TWO) },
};

static const struct {
  int width, height;
} sizes[] = { { 360, 720 }, { 1000, 720 } };

typedef struct {
  Stage *stage;
  TsPlayPage *page;
  GRand *chance;
  GHashTable *tapped; /* what was tapped since the table heard something, so that all comes in its turn */
  guint idle;         /* taps since then */
} Evening;

/* --- what is in sight --- */

static gboolean
is_over (const Evening *self)
{
  return find (GTK_WIDGET (self->stage->window), TS_TYPE_TALLY_PAGE, NULL) != NULL;
}

/* Its middle can be tapped: nothing lies over it, and it is not scrolled away. */
static gboolean
is_in_sight (const Evening *self, GtkWidget *widget)
{
  GtkWidget *window = GTK_WIDGET (self->stage->window), *there;
  graphene_rect_t place;
  graphene_point_t middle;

  if (!gtk_widget_compute_bounds (widget, window, &place))
    return FALSE;
  graphene_rect_get_center (&place, &middle);
  there = gtk_widget_pick (window, (double) middle.x, (double) middle.y, GTK_PICK_DEFAULT);
  return there != NULL && (there == widget || gtk_widget_is_ancestor (there, widget));
}

static gboolean
is_hall (GtkWidget *widget)
{
  return TS_IS_WAREHOUSE_WARS_BOARD_VIEW (widget);
}

static gboolean
is_finger_kind (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_TEXT (widget) ||
         (GTK_IS_LIST_BOX_ROW (widget) && gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (widget))) ||
         is_hall (widget);
}

static void
collect (const Evening *self, GtkWidget *widget, GPtrArray *answers)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget))
    return;
  if (is_finger_kind (widget) && is_in_sight (self, widget))
    g_ptr_array_add (answers, widget);
  for (GtkWidget *it = gtk_widget_get_first_child (widget); it != NULL; it = gtk_widget_get_next_sibling (it))
    collect (self, it, answers);
}

static AdwDialog *
dialog_of (const Evening *self)
{
  return adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self->stage->window));
}

static GtkWidget *
big_button (const Evening *self)
{
  GtkWidget *button = find (GTK_WIDGET (self->page), GTK_TYPE_BUTTON, ".default-button");

  return gtk_widget_get_mapped (button) && gtk_widget_is_sensitive (button) && is_in_sight (self, button)
             ? button
             : NULL;
}

/* What answers now: in a dialog, or what the board asks, and the big button. (transfer container) */
static GPtrArray *
answers_in_sight (const Evening *self)
{
  GPtrArray *answers = g_ptr_array_new ();
  AdwDialog *dialog = dialog_of (self);

  if (dialog != NULL) {
    collect (self, GTK_WIDGET (dialog), answers);
    return answers;
  }
  collect (self, ts_board_get_asked (TS_BOARD (board_of (self->page))), answers);
  if (big_button (self) != NULL)
    g_ptr_array_add (answers, big_button (self));
  return answers;
}

static const char *
shown_prompt (const Evening *self)
{
  return ts_prompt_band_get_prompt (
      TS_PROMPT_BAND (find (GTK_WIDGET (self->page), TS_TYPE_PROMPT_BAND, NULL)));
}

/* The same, once there are any: or one asks “what now?” */
static GPtrArray *
wait_for_answers (const Evening *self)
{
  for (int i = 0; i < 200; i++) {
    GPtrArray *answers = answers_in_sight (self);

    if (answers->len > 0)
      return answers;
    g_ptr_array_unref (answers);
    let_pass (50);
  }
  g_error ("“%s”: there is no answer in sight, with %s over the page", shown_prompt (self),
           dialog_of (self) != NULL ? G_OBJECT_TYPE_NAME (dialog_of (self)) : "nothing");
}

/* --- a tap --- */

/* What people would take for the same thing, though the widget is another one. (transfer full) */
static char *
name_of (GtkWidget *widget)
{
  GtkWidget *label = find (widget, GTK_TYPE_LABEL, NULL);
  g_autofree char *path =
      gtk_widget_get_css_name (widget) != NULL ? g_strdup (gtk_widget_get_css_name (widget)) : NULL;
  graphene_rect_t place;

  if (!gtk_widget_compute_bounds (widget, GTK_WIDGET (gtk_widget_get_root (widget)), &place))
    place = *graphene_rect_zero ();
  return g_strdup_printf ("%s “%s” at %.0f, %.0f", path,
                          label != NULL ? gtk_label_get_label (GTK_LABEL (label)) : "",
                          (double) place.origin.x, (double) place.origin.y);
}

/* Twice: where cells are smaller than a finger the first tap only shows where. */
static void
tap_hall (const Evening *self, GtkWidget *hall)
{
  GtkEventController *gesture = controller_of (hall, GTK_TYPE_GESTURE_DRAG);
  double x = g_rand_double_range (self->chance, 0.2, 0.8) * gtk_widget_get_width (hall);
  double y = g_rand_double_range (self->chance, 0.2, 0.8) * gtk_widget_get_height (hall);

  for (int i = 0; i < 2; i++) {
    g_signal_emit_by_name (gesture, "drag-begin", x, y);
    g_signal_emit_by_name (gesture, "drag-end", 0.0, 0.0);
    look ();
  }
}

/* As a person does who was asked for a number, or for a name. */
static void
type_text (const Evening *self, GtkWidget *text)
{
  static const char *const words[] = { "co", "am", "5000", "Ohio", "12", "Peru", "1", "Kent", "0" };

  gtk_editable_set_text (GTK_EDITABLE (text),
                         words[g_rand_int_range (self->chance, 0, G_N_ELEMENTS (words))]);
  g_signal_emit_by_name (text, "activate");
}

static void
tap_widget (const Evening *self, GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget))
    g_signal_emit_by_name (widget, "clicked");
  else if (GTK_IS_TEXT (widget))
    type_text (self, widget);
  else if (GTK_IS_CHECK_BUTTON (widget) || GTK_IS_LIST_BOX_ROW (widget))
    gtk_widget_activate (widget);
  else
    tap_hall (self, widget);
  settle (self->page);
}

/* --- choosing --- */

/* One that was not tapped since the table heard something; more often than not the big button. */
static GtkWidget *
choose (const Evening *self, GPtrArray *answers)
{
  g_autoptr (GPtrArray) fresh = g_ptr_array_new ();
  GtkWidget *button = dialog_of (self) == NULL ? big_button (self) : NULL;

  if (button != NULL && !ts_default_action_gives_up (TS_BOARD (board_of (self->page))) &&
      g_rand_boolean (self->chance))
    return button;
  for (guint i = 0; i < answers->len; i++) {
    g_autofree char *name = name_of (answers->pdata[i]);

    if (is_hall (answers->pdata[i]) && g_rand_boolean (self->chance))
      return answers->pdata[i]; /* there are more places in it than buttons beside it */

    if (!g_hash_table_contains (self->tapped, name))
      g_ptr_array_add (fresh, answers->pdata[i]);
  }
  return fresh->len > 0 ? fresh->pdata[g_rand_int_range (self->chance, 0, (gint32) fresh->len)] : NULL;
}

/* Nothing new is in sight: people look further down, then from the top on again. */
static void
scroll (const Evening *self)
{
  GtkWidget *root = dialog_of (self) != NULL ? GTK_WIDGET (dialog_of (self))
                                             : ts_board_get_asked (TS_BOARD (board_of (self->page)));
  GtkWidget *view = find (root, GTK_TYPE_SCROLLED_WINDOW, NULL);
  GtkAdjustment *at;
  double before;

  if (view == NULL || !gtk_widget_get_mapped (view))
    view = gtk_widget_get_ancestor (root, GTK_TYPE_SCROLLED_WINDOW);
  g_hash_table_remove_all (self->tapped);
  if (view == NULL)
    return;
  at = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (view));
  before = gtk_adjustment_get_value (at);
  gtk_adjustment_set_value (at, before + gtk_adjustment_get_page_size (at) / 2);
  if (gtk_adjustment_get_value (at) <= before)
    gtk_adjustment_set_value (at, 0);
}

/* --- what has to hold --- */

/* What is on disk leads to what the page has. */
static void
check_state (const Evening *self)
{
  TsTable *table = ts_play_page_get_table (self->page);
  g_autoptr (GError) error = NULL;
  g_autoptr (TsTable) on_disk = ts_table_look (ts_table_get_path (table), ts_games, &error);
  g_autofree char *shown = ts_describe_state (ts_table_get_session (table), TS_HOST);
  g_autofree char *kept = NULL;

  g_assert_no_error (error);
  kept = ts_describe_state (ts_table_get_session (on_disk), TS_HOST);
  g_assert_cmpstr (shown, ==, kept);
}

static void
check_prompt (const Evening *self)
{
  TsBoard *board = TS_BOARD (board_of (self->page));
  TsView view = ts_board_get_view (board);
  g_autofree char *told = ts_board_tell (board, FALSE);
  g_autofree char *prompt = ts_view_prompt (&view);

  g_assert_cmpstr (shown_prompt (self), ==, told != NULL ? told : prompt);
  g_assert_cmpstr (shown_prompt (self), !=, "");
}

/* --- whole games --- */

static void
tap_something (Evening *self)
{
  guint before = ts_session_n_records (session_of (self->page));
  g_autoptr (GPtrArray) answers = NULL;
  GtkWidget *chosen;
  g_autofree char *name = NULL;

  look ();
  answers = self->idle == 0 ? wait_for_answers (self) : answers_in_sight (self);
  chosen = choose (self, answers);
  self->idle++;
  if (chosen == NULL) {
    scroll (self);
    return;
  }
  name = name_of (chosen);
  if (g_test_verbose ())
    g_test_message ("%s", name);
  tap_widget (self, chosen);
  taps++;
  g_hash_table_add (self->tapped, g_steal_pointer (&name));
  if (is_over (self) || ts_session_n_records (session_of (self->page)) != before) {
    g_hash_table_remove_all (self->tapped);
    self->idle = 0;
    check_state (self);
  }
}

/* People close what lies over the page, and then the window. */
static void
leave (const Evening *self)
{
  while (dialog_of (self) != NULL)
    adw_dialog_force_close (dialog_of (self));
  stage_close (self->stage);
}

static guint
taps_wanted (void)
{
  const char *fingers = g_getenv ("TABLESIDE_FINGERS");

  return fingers == NULL ? SOME : g_str_equal (fingers, "all") ? MOST : (guint) MAX (atoi (fingers), 1);
}

static void
play (Stage *stage, const char *table, int width, int height, guint32 seed)
{
  g_autoptr (GRand) chance = g_rand_new_with_seed (seed);
  g_autoptr (GHashTable) tapped = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Evening self = { stage, open_page (stage, table), chance, tapped, 0 };

  gtk_window_set_default_size (GTK_WINDOW (stage->window), width, height);
  let_pass (400);
  while (taps < taps_wanted () && !is_over (&self)) {
    tap_something (&self);
    if (is_over (&self))
      break;
    check_prompt (&self);
    g_assert_cmpuint (self.idle, <, PATIENCE);
  }
  if (taps_wanted () == MOST)
    g_assert_true (is_over (&self));
  g_test_message ("%u taps", taps);
  leave (&self);
}

static void
test_game (Stage *stage, gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data) / G_N_ELEMENTS (sizes),
        k = GPOINTER_TO_UINT (data) % G_N_ELEMENTS (sizes);

  play (stage, games[i].table, sizes[k].width, sizes[k].height, i * 2 + k);
}

int
main (int argc, char **argv)
{
  stage_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    for (guint k = 0; k < G_N_ELEMENTS (sizes); k++) {
      g_autofree char *name = g_strdup_printf ("/fingers/%s/%d", games[i].name, sizes[k].width);

      stage_add (name, test_game, GUINT_TO_POINTER (i * G_N_ELEMENTS (sizes) + k));
    }
  return stage_run ();
}
