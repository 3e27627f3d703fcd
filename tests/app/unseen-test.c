/* A press acts on what was seen, everywhere: whatever leads on, such as a button that opens a dialog or a row
 * whose place another one takes, Return and Space that follow at once do nothing in what has come. Each place
 * is opened twice for each of its controls, and looks the same with those presses and without. */
#include "keys.h"
#include "stage.h"

#include "app/new-table/new-table-page.h"
#include "app/start/game-tile.h"
#include "app/start/table-card.h"
#include "app/tally/tally-page.h"
#include "config.h"
#include "widgets/sheet.h"

#include <string.h>

#define LEADS_ON 400 /* ms: as a button shows that it is pressed, and some more */

typedef struct {
  const char *name;
  const char *table;  /* that is open, or NULL: the start page */
  const char *action; /* that leads there, or NULL: it is there */
  const char *target; /* as text, or NULL */
  guint slow;         /* ms until its list is there, and stays */
} Place;

static const Place places[] = {
  { "start", NULL, NULL, NULL, 0 },
  { "new-table", NULL, "win.new-table", "'null'", 0 },
  { "archive", NULL, "start.archive", NULL, 800 },
  { "help", NULL, "app.help", NULL, 0 },
  { "about", NULL, "app.about", NULL, 0 },
  { "history", GOING, "play.history", NULL, 0 },
  { "why", GOING, "play.why", "(0, '')", 0 },
  { "correct", GOING, "play.correct", NULL, 0 },
  { "seat", GOING, "play.seat", "0", 0 },
  { "remind", GOING, "play.remind", NULL, 0 },
};

/* --- what is to be seen --- */

static void
note (GString *seen, GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (seen, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));
  if (GTK_IS_TEXT (widget))
    g_string_append_printf (seen, "[%s]\n", gtk_editable_get_text (GTK_EDITABLE (widget)));
  if (GTK_IS_SWITCH (widget))
    g_string_append_printf (seen, "switch %d\n", gtk_switch_get_active (GTK_SWITCH (widget)));
  for (GtkWidget *it = gtk_widget_get_first_child (widget); it != NULL; it = gtk_widget_get_next_sibling (it))
    note (seen, it);
}

/* (transfer full) */
static char *
tell_seen (Stage *stage)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (stage->window));
  GString *seen = g_string_new (NULL);

  note (seen, GTK_WIDGET (ts_window_get_page (stage->window)));
  if (dialog != NULL)
    note (seen, GTK_WIDGET (dialog));
  return g_string_free (seen, FALSE);
}

/* Once it stays so, or is as it was before, where that is said. (transfer full) */
static char *
tell_settled (Stage *stage, const char *before)
{
  char *seen = tell_seen (stage);

  for (guint tries = 0; tries < 20; tries++) {
    g_autofree char *last = seen;

    let_pass (200);
    seen = tell_seen (stage);
    if (before != NULL ? g_str_equal (seen, before) : g_str_equal (seen, last))
      break;
  }
  return seen;
}

/* --- what can be pressed --- */

/* What leaves the application, or the window. */
static gboolean
leaves (GtkWidget *widget)
{
  static const char *const actions[] = { "card.show-folder", "pack.print",   "pack.save", "pace.save",
                                         "tally.print",      "tally.export", "tally.copy" };
  const char *action =
      GTK_IS_ACTIONABLE (widget) ? gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)) : NULL;

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    if (g_strcmp0 (action, actions[i]) == 0)
      return TRUE;
  return GTK_IS_LINK_BUTTON (widget) || gtk_widget_get_ancestor (widget, GTK_TYPE_WINDOW_CONTROLS) != NULL ||
         find (widget, GTK_TYPE_IMAGE, ".external") != NULL;
}

static gboolean
is_control (GtkWidget *widget)
{
  return (GTK_IS_BUTTON (widget) && gtk_widget_get_focusable (widget)) ||
         (GTK_IS_LIST_BOX_ROW (widget) && gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (widget)));
}

/* The control of that number, counted down to 0 on the way. */
static GtkWidget *
find_control (GtkWidget *widget, guint *n)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget))
    return NULL;
  if (is_control (widget) && !leaves (widget) && (*n)-- == 0)
    return widget;
  for (GtkWidget *it = gtk_widget_get_first_child (widget); it != NULL && found == NULL;
       it = gtk_widget_get_next_sibling (it))
    found = find_control (it, n);
  return found;
}

/* Controls of one kind lead to the like. (transfer full) */
static char *
tell_kind (GtkWidget *control)
{
  const char *action =
      GTK_IS_ACTIONABLE (control) ? gtk_actionable_get_action_name (GTK_ACTIONABLE (control)) : NULL;
  g_auto (GStrv) classes = gtk_widget_get_css_classes (control);
  g_autofree char *looks = g_strjoinv (" ", classes);

  return g_strdup_printf ("%s in %s, %s, %s", G_OBJECT_TYPE_NAME (control),
                          G_OBJECT_TYPE_NAME (gtk_widget_get_parent (control)), looks, action);
}

static GtkWidget *
root_of (Stage *stage)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (stage->window));

  return dialog != NULL ? GTK_WIDGET (dialog) : GTK_WIDGET (ts_window_get_page (stage->window));
}

/* --- where it leads --- */

typedef struct {
  Stage *stage;
  GtkWidget *control; /* NULL: it has gone */
  GtkNative *native;  /* where the focus was; only to compare */
  AdwDialog *dialog;
  AdwNavigationPage *page, *inner;
} Here;

static AdwNavigationPage *
page_below (gpointer root)
{
  GtkWidget *view = root != NULL ? find (root, ADW_TYPE_NAVIGATION_VIEW, NULL) : NULL;

  return view != NULL ? adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (view)) : NULL;
}

static GtkNative *
native_in (gpointer window)
{
  GtkWidget *focus = gtk_root_get_focus (window);

  return focus != NULL ? gtk_widget_get_native (focus) : NULL;
}

static Here
here (Stage *stage)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (stage->window));

  return (Here) { .stage = stage,
                  .native = native_in (stage->window),
                  .dialog = dialog,
                  .page = ts_window_get_page (stage->window),
                  .inner = page_below (dialog) };
}

static gboolean
has_led_on (const Here *self)
{
  Here now = here (self->stage);

  return now.dialog != self->dialog || now.page != self->page || now.inner != self->inner ||
         now.native != self->native || self->control == NULL || !gtk_widget_get_mapped (self->control);
}

static gboolean
time_is_up (gpointer done)
{
  *(gboolean *) done = TRUE;
  return G_SOURCE_REMOVE;
}

/* Right when it has, however much there is to do then; FALSE: the place stays. */
static gboolean
wait_led_on (const Here *self)
{
  gboolean late = FALSE;
  guint timeout = g_timeout_add_full (G_PRIORITY_LOW + 100, LEADS_ON, time_is_up, &late, NULL);

  while (!late && !has_led_on (self))
    g_main_context_iteration (NULL, TRUE);
  if (!late)
    g_source_remove (timeout);
  return has_led_on (self);
}

/* --- the presses --- */

static void
open_place (Stage *stage, const Place *place)
{
  g_autoptr (GVariant) target =
      place->target != NULL ? g_variant_ref_sink (g_variant_new_parsed (place->target)) : NULL;
  gpointer from;

  if (place->table != NULL) {
    from = open_page (stage, place->table);
  } else {
    for (guint i = 0; i < 3; i++) {
      g_autofree char *name = g_strdup_printf ("%u.tableside", i);
      g_autofree char *path = put_table (name, i < 2 ? GOING : OVER);
    }
    stage_open (stage, null_games, NULL);
    wait_for_n (stage->window, TS_TYPE_TABLE_CARD, 3);
    from = ts_window_get_page (stage->window);
  }
  look ();
  if (place->action != NULL) {
    g_assert_true (gtk_widget_activate_action_variant (from, place->action, target));
    let_pass (place->slow);
    look ();
  }
}

/* What is typed here is no event, so no search takes it from all of its page. */
static void
type (Stage *stage, const char *key)
{
  GtkWidget *window = GTK_WIDGET (stage->window), *search;

  for (guint i = 0; (search = find_nth (window, GTK_TYPE_SEARCH_ENTRY, NULL, i)) != NULL; i++)
    gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (search), NULL);
  for (guint i = 0; (search = find_nth (window, GTK_TYPE_SEARCH_BAR, NULL, i)) != NULL; i++)
    gtk_search_bar_set_key_capture_widget (GTK_SEARCH_BAR (search), NULL);
  type_key (stage->window, key);
}

/* Nothing is remembered of what was done there. */
static void
close_place (Stage *stage)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  ts_window_quit (stage->window);
  g_clear_object (&stage->app);
  stage_clear (stage, NULL);
  g_object_get (settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i] != NULL; i++)
    g_settings_reset (settings, keys[i]);
}

/* Presses the control of that number; FALSE: it leads nowhere. `seen` is what is to be seen then. With
 * `once`, what is to be seen after one press, there are more of them. */
static gboolean
run (Stage *stage, const Place *place, guint n, const char *once, char **seen)
{
  gboolean again = once != NULL;
  Here before;
  GtkWidget *control;
  gboolean led_on = FALSE;

  open_place (stage, place);
  before = here (stage);
  control = find_control (root_of (stage), &n);
  gtk_widget_grab_focus (control);
  let_pass (30);
  g_set_weak_pointer (&before.control, control);
  type (stage, "Return");
  for (guint tries = again ? 20 : 1; tries > 0 && !led_on; tries--) /* what led on before does so again */
    led_on = wait_led_on (&before);
  g_assert_true (led_on || !again);
  if (again) {
    type (stage, "Return");
    g_main_context_iteration (NULL, FALSE);
    type (stage, "space");
  }
  let_pass (led_on ? 450 : 0);
  *seen = led_on ? tell_settled (stage, once) : tell_seen (stage);
  g_clear_weak_pointer (&before.control);
  close_place (stage);
  return led_on;
}

static void
assert_same (guint control, const char *once, const char *twice)
{
  g_auto (GStrv) one = g_strsplit (once, "\n", -1), other = g_strsplit (twice, "\n", -1);

  if (g_str_equal (once, twice))
    return;
  for (guint i = 0; one[i] != NULL || other[i] != NULL; i++)
    if (one[i] == NULL || other[i] == NULL || !g_str_equal (one[i], other[i])) {
      g_test_message ("control %u: “%s” became “%s”", control, one[i], other[i]);
      g_test_fail ();
      return;
    }
}

/* One control of each kind. (transfer full) their numbers */
static GArray *
choose (Stage *stage, const Place *place)
{
  g_autoptr (GHashTable) kinds = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GArray *chosen = g_array_new (FALSE, FALSE, sizeof (guint));
  GtkWidget *control;

  open_place (stage, place);
  for (guint n = 0;; n++) {
    guint left = n;

    control = find_control (root_of (stage), &left);
    if (control == NULL)
      break;
    if (g_hash_table_add (kinds, tell_kind (control)))
      g_array_append_val (chosen, n);
  }
  close_place (stage);
  return chosen;
}

static void
test_place (Stage *stage, gconstpointer data)
{
  const Place *place = data;
  g_autoptr (GArray) chosen = choose (stage, place);
  guint n_led = 0;

  for (guint i = 0; i < chosen->len; i++) {
    guint n = g_array_index (chosen, guint, i);
    g_autofree char *once = NULL, *twice = NULL;

    if (!run (stage, place, n, NULL, &once))
      continue;
    run (stage, place, n, once, &twice);
    assert_same (n, once, twice);
    n_led++;
  }
  g_test_message ("%u of %u controls lead on", n_led, chosen->len);
  g_assert_cmpuint (n_led, >, 0);
}

/* --- what else is not seen yet --- */

static const Place start = { "start", NULL, NULL, NULL, 0 };
static const Place preferences = { "preferences", NULL, "app.preferences", NULL, 0 };

/* The points are told one by one, until somebody presses a key: the next one is for who has seen all. */
static void
test_result (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, OVER);
  AdwNavigationPage *result;

  look ();
  act (page, "play.result");
  wait_for (stage->window, TS_TYPE_TALLY_PAGE, NULL);
  look ();
  result = ts_window_get_page (stage->window);
  g_assert_false (ts_tally_page_is_told (TS_TALLY_PAGE (result)));
  type (stage, "Return");
  g_assert_true (ts_tally_page_is_told (TS_TALLY_PAGE (result)));
  type (stage, "Return");
  let_pass (400);
  g_assert_true (ts_window_get_page (stage->window) == result);
  type (stage, "Return");
  let_pass (400);
  g_assert_true (ts_window_get_page (stage->window) == ADW_NAVIGATION_PAGE (page));
  close_place (stage);
}

/* Undo leads back to the table, where what it takes back is seen; one that is held takes back no more. */
static void
test_undo (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, OVER);
  guint n = ts_session_n_records (session_of (page));

  act (page, "play.result");
  wait_for (stage->window, TS_TYPE_TALLY_PAGE, NULL);
  look ();
  type (stage, "Return"); /* all is told */
  look ();
  g_assert_true (hold_key (stage->window, "<Control>z"));
  g_assert_true (ts_window_get_page (stage->window) == ADW_NAVIGATION_PAGE (page));
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, n - 1);
  look ();
  hold_key (stage->window, "<Control>z");
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, n - 1);
  close_place (stage);
}

#define SHOPPING                                                                                             \
  "{\"tableside\":1,\"game\":\"shopping-war\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],"           \
  "\"options\":{\"first\":0}}\n"

/* A digit that follows at once does not answer the question that the first one leads to, and that is told. */
static void
test_digits (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, SHOPPING);
  GtkWidget *sheet;

  look ();
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "play.by-hand", "s", "equip"));
  sheet = wait_for (stage_dialog (stage), TS_TYPE_SHEET, NULL);
  look ();
  type (stage, "3");
  wait_for (sheet, GTK_TYPE_LABEL, "Strength of the Shop card?");
  type (stage, "1");
  wait_for (stage->window, GTK_TYPE_LABEL,
            "The table has gone on since that was pressed; please press again if it still holds.");
  wait_for (sheet, GTK_TYPE_LABEL, "Strength of the Shop card?");
  look ();
  type (stage, "1");
  wait_for (sheet, GTK_TYPE_LABEL, "Strength of the Emporium card?");
  close_place (stage);
}

/* A digit that is written is no answer to a question: a dialog that asks for a name is not in its way. */
static void
test_written (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *entry = gtk_entry_new ();

  open_page (stage, SHOPPING);
  look ();
  adw_dialog_set_child (dialog, entry);
  adw_dialog_present (dialog, GTK_WIDGET (stage->window));
  gtk_widget_grab_focus (entry);
  type (stage, "3");
  let_pass (300);
  g_assert_null (
      find (GTK_WIDGET (stage->window), GTK_TYPE_LABEL,
            "The table has gone on since that was pressed; please press again if it still holds."));
  close_place (stage);
}

/* A key that opened something does nothing in it, however long it is held. */
static void
test_held (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *focus;

  open_place (stage, &start);
  gtk_widget_grab_focus (find (root_of (stage), TS_TYPE_GAME_TILE, NULL));
  hold_key (stage->window, "Return");
  wait_for (stage->window, TS_TYPE_NEW_TABLE_PAGE, NULL);
  look ();
  focus = gtk_root_get_focus (GTK_ROOT (stage->window));
  g_assert_true (GTK_IS_TEXT (focus));
  g_assert_true (hold_key (stage->window, "Return"));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (stage->window)) == focus);
  type (stage, "Return"); /* and is let go of */
  g_assert_true (gtk_root_get_focus (GTK_ROOT (stage->window)) == focus);
  type (stage, "Return");
  g_assert_false (gtk_root_get_focus (GTK_ROOT (stage->window)) == focus);
  close_place (stage);
}

/* On the very thing that was pressed before, each press counts. */
static void
test_again (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *choice;
  guint calls = 0;

  open_place (stage, &preferences);
  choice = find (root_of (stage), ADW_TYPE_SWITCH_ROW, NULL);
  gtk_widget_grab_focus (choice);
  count_calls (choice, "activated", &calls);
  for (guint i = 0; i < 3; i++)
    type (stage, "space");
  g_assert_cmpuint (calls, ==, 3);
  close_place (stage);
}

int
main (int argc, char **argv)
{
  stage_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++) {
    g_autofree char *name = g_strdup_printf ("/unseen/%s", places[i].name);

    stage_add (name, test_place, &places[i]);
  }
  stage_add ("/unseen/result", test_result, NULL);
  stage_add ("/unseen/undo", test_undo, NULL);
  stage_add ("/unseen/digits", test_digits, NULL);
  stage_add ("/unseen/written", test_written, NULL);
  stage_add ("/unseen/held", test_held, NULL);
  stage_add ("/unseen/again", test_again, NULL);
  return stage_run ();
}
