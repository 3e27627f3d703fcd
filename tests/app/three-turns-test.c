/* “That was wrong, three turns ago”, in the middle of whole evenings of every game: a line of the history is
 * held, its sheet is filled in anew, what it changes is read and accepted, and one undo takes it back. What
 * could have been said instead is looked for by the tables alone; so a new game is tried without a line here.
 * Two evenings of each game, or with TABLESIDE_SLIPS=all every one. */
#include "app/dialogs/amend-sheet.h"
#include "app/dialogs/record-row.h"
#include "app/dialogs/stand-in.h"
#include "app/play/by-hand.h"
#include "app/play/undo-checklist-card.h"
#include "referee/describe.h"
#include "referee/json.h"
#include "referee/moment.h"
#include "referee/number.h"
#include "stage.h"
#include "widgets/sheet.h"

#include <string.h>

#define TURNS 3
#define EACH  2 /* evenings of a game */
#define SHORT 9 /* entries */

static const char *plays; /* the folder */

/* What is changed: the entry at that place, and what it would lead to. */
typedef struct {
  guint record;
  JsonObject *with;
  TsPreview *preview;
} Slip;

/* --- an evening --- */

/* The first two thirds of what its table takes. (transfer full) */
static char *
read_middle (const char *name)
{
  g_autofree char *path = g_build_filename (plays, name, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (TsSession) session = NULL;
  GString *table = g_string_new (NULL);
  guint n;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  n = g_strv_length (lines);
  session = ts_session_new (ts_games, lines[0], strlen (lines[0]), NULL);
  for (guint i = 0; i < n * 2 / 3; i++)
    if (i == 0 || ts_session_say (session, lines[i], strlen (lines[i]), NULL))
      g_string_append_printf (table, "%s\n", lines[i]);
  return g_string_free_and_steal (table);
}

/* The newest record that was said so many turns ago. */
static guint
find_turn (const TsSession *session)
{
  guint i = ts_session_n_records (session), turns = 0;
  int who = TS_NOBODY;

  while (i > 1 && turns <= TURNS) {
    int now = ts_session_record (session, --i)->who;

    turns += now != TS_NOBODY && now != who;
    who = now != TS_NOBODY ? now : who;
  }
  return i;
}

/* --- what it might have been --- */

static void
slip_clear (Slip *self)
{
  g_clear_pointer (&self->with, json_object_unref);
  g_clear_pointer (&self->preview, ts_preview_free);
}

/* Takes it if it leaves out less than what was found before. */
static void
consider (Slip *self, const TsSession *session, guint record, JsonObject *with)
{
  TsPreview *preview = ts_session_preview (session, record + 1, with, NULL, NULL);

  if (preview == NULL || preview->unchanged ||
      (self->preview != NULL && preview->misfits->len >= self->preview->misfits->len)) {
    g_clear_pointer (&preview, ts_preview_free);
    return;
  }
  slip_clear (self);
  *self = (Slip) { record, json_object_ref (with), preview };
}

/* What the entry itself, or one before it, could have been; the first of the stand-ins does nothing. Of
 * sheets of Any Game that ask nothing but a number for each there may be none, nor of evenings that are
 * short. */
static void
find_slip (Slip *self, const TsSession *session)
{
  guint n = ts_session_n_records (session);

  for (guint i = MIN (find_turn (session) + 1, n); i > 0 && self->preview == NULL; i--) {
    g_autoptr (GPtrArray) others = ts_stand_ins_new (session, i - 1);

    for (guint j = 1; j < others->len; j++)
      consider (self, session, i - 1, others->pdata[j]);
  }
}

/* --- by hand --- */

/* The entry that the first line of the open menu is for. */
static guint
target_of (GtkWidget *row)
{
  GtkPopover *popover =
      gtk_menu_button_get_popover (GTK_MENU_BUTTON (find (row, GTK_TYPE_MENU_BUTTON, NULL)));
  GMenuModel *menu = gtk_popover_menu_get_menu_model (GTK_POPOVER_MENU (popover));
  g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, 0, G_MENU_LINK_SECTION);
  g_autoptr (GVariant) target =
      g_menu_model_get_item_attribute_value (section, 0, G_MENU_ATTRIBUTE_TARGET, G_VARIANT_TYPE_UINT32);

  return g_variant_get_uint32 (target);
}

static gboolean
has_menu (gpointer row)
{
  GtkWidget *menu = find (row, GTK_TYPE_POPOVER_MENU, NULL);

  return menu != NULL && gtk_widget_get_mapped (menu);
}

/* Holds the line of the entry; another one may say the same, and what was taken back has no menu. */
static void
hold (AdwDialog *dialog, const TsSession *session, guint record)
{
  g_autofree char *sentence = ts_session_tell (session, record);

  for (guint n = 0;; n++) {
    GtkWidget *row = n == 0 ? wait_for (dialog, TS_TYPE_RECORD_ROW, sentence)
                            : find_nth (GTK_WIDGET (dialog), TS_TYPE_RECORD_ROW, sentence, n);

    g_assert_nonnull (row);
    if (!gtk_widget_get_visible (find (row, GTK_TYPE_MENU_BUTTON, NULL)))
      continue;
    g_signal_emit_by_name (controller_of (row, GTK_TYPE_GESTURE_LONG_PRESS), "pressed", 9.0, 9.0);
    wait_until (has_menu, row);
    if (target_of (row) == record)
      break;
    gtk_popover_popdown (GTK_POPOVER (find (row, GTK_TYPE_POPOVER_MENU, NULL)));
  }
  g_assert_true (
      gtk_widget_activate (find (GTK_WIDGET (dialog), g_type_from_name ("GtkModelButton"), "_Change…")));
}

/* Scrolls until the line is there. */
static void
scroll_to (AdwDialog *dialog, const TsSession *session, guint record)
{
  GtkListView *list = GTK_LIST_VIEW (wait_for (dialog, GTK_TYPE_LIST_VIEW, NULL));
  guint n = g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (list)));

  gtk_list_view_scroll_to (list, MIN (ts_session_n_records (session) - 1 - record, n - 1), 0, NULL);
}

static TsSheet *
sheet_of (gpointer dialog)
{
  return TS_SHEET (wait_for (dialog, TS_TYPE_SHEET, NULL));
}

/* The sheet says what was said, but for what only one may know. */
static void
assert_filled (TsSheet *sheet, const TsSession *session, guint record)
{
  g_autoptr (TsEntry) said = ts_session_entry (session, record);
  g_autoptr (TsEntry) filled = ts_sheet_get_entry (sheet);

  for (guint i = 0; said->verb->args != NULL && said->verb->args[i].id != NULL; i++) {
    g_autoptr (JsonNode) one = NULL;
    g_autoptr (JsonNode) other = NULL;

    if (said->verb->args[i].secret || !said->values[i].given)
      continue;
    g_assert_true (filled->values[i].given);
    one = ts_field_write (&said->verb->args[i], &said->values[i]);
    other = ts_field_write (&said->verb->args[i], &filled->values[i]);
    g_assert_true (json_node_equal (one, other));
  }
}

static void
fill_in (TsSheet *sheet, const TsSession *session, JsonObject *with)
{
  TsView view = ts_session_view (session);
  g_autoptr (TsEntry) wanted = ts_entry_read (view.game, view.header->rules, with, FALSE, NULL);

  for (guint i = 0; wanted->verb->args != NULL && wanted->verb->args[i].id != NULL; i++)
    if (wanted->values[i].given)
      ts_sheet_set (sheet, wanted->verb->args[i].id, &wanted->values[i]);
}

/* Each counter that changes is there, as it will be. */
static void
assert_then (GtkWidget *dialog, const TsSession *session, const TsPreview *preview)
{
  TsView now = ts_session_view (session), then = ts_preview_view (preview);

  for (int seat = 0; seat < ts_view_state (&now)->n_seats; seat++)
    for (int i = 0; now.game->counters[i].id != NULL; i++) {
      int will = ts_view_state (&then)->counters[seat][i];
      g_autofree char *number = ts_number_tell (will);

      if (ts_view_counter_in_play (&now, i) && ts_view_state (&now)->counters[seat][i] != will)
        g_assert_nonnull (find (dialog, GTK_TYPE_LABEL, number));
    }
}

static void
accept (GtkWidget *dialog, guint n_misfits)
{
  GtkWidget *foot = wait_for (dialog, GTK_TYPE_WIDGET, ".why-foot");
  GtkWidget *button = find (foot, GTK_TYPE_BUTTON, "Change");

  g_assert_cmpint (gtk_widget_is_sensitive (button), ==, n_misfits == 0);
  if (n_misfits > 0)
    gtk_check_button_set_active (GTK_CHECK_BUTTON (find (dialog, GTK_TYPE_CHECK_BUTTON, NULL)), TRUE);
  g_assert_true (gtk_widget_is_sensitive (button));
  look ();
  press (foot, "Change");
}

/* --- what comes of it --- */

/* What the referee makes of the same. (transfer full) */
static char *
expect (const TsSession *session, const Slip *slip)
{
  TsSession *copy = ts_moment_new (session, ts_session_n_records (session));
  JsonObject *amend = ts_entry_begin ("amend", TS_NOBODY);
  JsonNode *with = json_node_init_object (json_node_alloc (), slip->with);
  JsonArray *drop = json_array_new ();
  g_autofree char *line = NULL;
  g_autoptr (GError) error = NULL;
  char *state;

  json_object_set_int_member (amend, "entry", slip->record + 1);
  json_object_set_member (amend, "with", with);
  for (guint i = 0; i < slip->preview->misfits->len; i++)
    json_array_add_int_element (drop, ((TsMisfit *) slip->preview->misfits->pdata[i])->number);
  json_object_set_array_member (amend, "drop", drop);
  line = ts_json_write (amend);
  json_object_unref (amend);
  ts_session_say (copy, line, strlen (line), &error);
  g_assert_no_error (error);
  state = ts_describe_state (copy, TS_HOST);
  ts_session_unref (copy);
  return state;
}

/* All that hands have to move is on the list. */
static void
assert_listed (TsPlayPage *page, const TsView *before, gboolean back)
{
  GtkWidget *card = find (GTK_WIDGET (page), TS_TYPE_UNDO_CHECKLIST_CARD, NULL);
  TsView now = ts_session_view (session_of (page));
  g_autoptr (GArray) movements = ts_movements_new (before, &now);
  g_autoptr (GArray) lines = ts_by_hand_new (&now, movements, back);

  g_test_message ("%u to move", lines->len);
  g_assert_true (lines->len == 0 || ts_undo_checklist_card_is_shown (TS_UNDO_CHECKLIST_CARD (card)));
  for (guint i = 0; i < lines->len; i++) {
    g_autofree char *line = ts_by_hand_tell (&now, &g_array_index (lines, TsByHand, i));

    g_assert_nonnull (find (card, GTK_TYPE_CHECK_BUTTON, line));
  }
}

static void
assert_state (TsPlayPage *page, const char *wanted)
{
  g_autofree char *state = NULL;

  settle (page);
  state = ts_describe_state (session_of (page), TS_HOST);
  g_assert_cmpstr (state, ==, wanted);
}

/* The same step of the state, since views stand only until something is said. */
static TsView
keep (TsPlayPage *page, gpointer *state)
{
  TsView view = ts_session_view (session_of (page));

  *state = g_memdup2 (view.state, view.game->state_size);
  view.state = *state;
  return view;
}

/* --- all of it --- */

static void
change (Stage *stage, TsPlayPage *page, const Slip *slip)
{
  const TsSession *session = session_of (page);
  GtkWidget *dialog;

  act (page, "play.history");
  scroll_to (stage_dialog (stage), session, slip->record);
  hold (stage_dialog (stage), session, slip->record);
  dialog = GTK_WIDGET (stage_dialog (stage));
  assert_filled (sheet_of (dialog), session, slip->record);
  fill_in (sheet_of (dialog), session, slip->with);
  press (dialog, "See What Changes");
  assert_then (dialog, session, slip->preview);
  accept (dialog, slip->preview->misfits->len);
}

static void
test_evening (Stage *stage, gconstpointer name)
{
  g_autofree char *table = read_middle (name);
  TsPlayPage *page = open_page (stage, table);
  g_autofree char *before = ts_describe_state (session_of (page), TS_HOST);
  g_autofree char *after = NULL;
  g_autofree gpointer then_state = NULL, now_state = NULL;
  TsView now = keep (page, &now_state), then;
  Slip slip = { 0 };

  find_slip (&slip, session_of (page));
  if (slip.preview == NULL) {
    g_assert_true (g_str_has_prefix (name, "any-game-") || ts_session_n_records (session_of (page)) < SHORT);
    g_test_skip ("there is no other word, seat or small number");
    stage_close (stage);
    return;
  }
  g_test_message ("entry %u of %u, %u to leave out", slip.record + 1,
                  ts_session_n_records (session_of (page)), slip.preview->misfits->len);
  after = expect (session_of (page), &slip);
  change (stage, page, &slip);
  slip_clear (&slip);
  assert_state (page, after);
  assert_listed (page, &now, FALSE);
  then = keep (page, &then_state);
  act (page, "play.undo");
  assert_state (page, before);
  assert_listed (page, &then, TRUE);
  act (page, "play.redo");
  assert_state (page, after);
  stage_close (stage);
}

/* --- which --- */

static void
add_evenings (const TsGame *game, GPtrArray *names, guint most)
{
  g_autofree char *prefix = g_strconcat (game->id, "-", NULL);

  for (guint i = 0, n = 0; i < names->len && n < most; i++) {
    const char *name = names->pdata[i];
    g_autofree char *path = g_strconcat ("/three-turns/", name, NULL);

    if (!g_str_has_prefix (name, prefix) || !g_str_has_suffix (name, ".tableside") ||
        strstr (name, "refusals") != NULL)
      continue;
    stage_add (path, test_evening, name);
    n++;
  }
}

int
main (int argc, char **argv)
{
  gboolean all = g_strcmp0 (g_getenv ("TABLESIDE_SLIPS"), "all") == 0;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) folder = NULL;
  const char *name;

  stage_init (&argc, &argv);
  plays = argv[1];
  folder = g_dir_open (plays, 0, NULL);
  while ((name = g_dir_read_name (folder)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort_values (names, (GCompareFunc) strcmp); /* each run the same ones */
  for (guint i = 0; ts_games[i] != NULL; i++)
    add_evenings (ts_games[i], names, all ? G_MAXUINT : EACH);
  return stage_run ();
}
