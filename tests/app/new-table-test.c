/* The page of a new table: whatever is filled in or left empty, pressing Start makes a table, on disk, whose
 * header says so; what will not do is told, and nothing is made. */
#include "press.h"

#include "app/application.h"
#include "app/new-table/new-table-page.h"
#include "app/new-table/player-card.h"
#include "app/new-table/player-list.h"
#include "app/new-table/remembered.h"
#include "app/new-table/round-table.h"
#include "games/null/rules/rules.h"
#include "store/table-list.h"
#include "widgets/field-row.h"

#include <string.h>

typedef struct {
  GSettings *settings;
  GtkWidget *window;
  GtkWidget *page;
  TsTable *table; /* that was started, or NULL */
} Fixture;

static void
on_start (Fixture *self, TsTable *table)
{
  g_assert_null (self->table);
  self->table = g_object_ref (table);
}

/* Opens the page anew. */
static void
open_page (Fixture *self)
{
  if (self->window != NULL)
    gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_object (&self->table);
  self->page = GTK_WIDGET (ts_new_table_page_new (&ts_null_game));
  self->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (self->window), self->page);
  g_signal_connect_swapped (self->page, "start", G_CALLBACK (on_start), self);
}

static void
set_up (Fixture *self, gconstpointer known)
{
  self->settings = g_settings_new ("org.tableside.Tableside");
  g_settings_reset (self->settings, "last-players");
  g_settings_reset (self->settings, "last-options");
  g_settings_reset (self->settings, "games-played");
  g_settings_set_value (self->settings, "known-players",
                        g_variant_new_parsed (known != NULL ? known : "@a(ss) []"));
  open_page (self);
}

static void
tear_down (Fixture *self, gconstpointer known G_GNUC_UNUSED)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_object (&self->table);
  g_clear_object (&self->settings);
}

static TsPlayerCard *
card_at (Fixture *self, guint seat)
{
  GtkWidget *card = find_nth (self->page, TS_TYPE_PLAYER_CARD, NULL, seat);

  g_assert_nonnull (card);
  return TS_PLAYER_CARD (card);
}

static void
name (Fixture *self, guint seat, const char *text)
{
  ts_player_card_set_name (card_at (self, seat), text);
}

static void
set_number (Fixture *self, guint n)
{
  GtkWidget *group = find (self->page, ADW_TYPE_TOGGLE_GROUP, NULL);

  adw_toggle_group_set_active (ADW_TOGGLE_GROUP (group), n - 1);
}

/* And waits until the disk has the table, or the page has said why not. */
static void
press_and_wait (Fixture *self, const char *what)
{
  GtkWidget *start = find (self->page, GTK_TYPE_BUTTON, ".start-button");

  press (self->page, what);
  while (!gtk_widget_get_sensitive (start))
    g_main_context_iteration (NULL, TRUE);
}

static void
press_start (Fixture *self)
{
  press_and_wait (self, ".start-button");
}

/* The players of the table that was started: "Ann red, Bo blue". */
static void
assert_players (Fixture *self, const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const TsHeader *header;

  g_assert_nonnull (self->table);
  header = ts_session_header (ts_table_get_session (self->table));
  for (guint i = 0; i < header->n_players; i++)
    g_string_append_printf (text, "%s%s %s", i > 0 ? ", " : "", header->players[i].name,
                            header->players[i].colour);
  g_assert_cmpstr (text->str, ==, expected);
}

static void
assert_no_tables (void)
{
  g_auto (GStrv) paths = ts_table_list_get_paths (NULL, NULL);

  g_assert_nonnull (paths);
  g_assert_cmpstr (paths[0], ==, NULL);
}

static void
assert_setting (Fixture *self, const char *key, const char *expected)
{
  g_autoptr (GVariant) value = g_settings_get_value (self->settings, key);
  g_autofree char *text = g_variant_print (value, FALSE);

  g_assert_cmpstr (text, ==, expected);
}

/* --- starting --- */

static void
test_nothing_filled_in (Fixture *self, gconstpointer known G_GNUC_UNUSED)
{
  const TsHeader *header;

  press_start (self);
  assert_players (self, "Player 1 red, Player 2 blue, Player 3 green");
  header = ts_session_header (ts_table_get_session (self->table));
  g_assert_true (g_uuid_string_is_valid (header->id));
  g_assert_true (g_str_has_suffix (header->created, "Z"));
  g_assert_true (g_file_test (ts_table_get_path (self->table), G_FILE_TEST_IS_REGULAR));
  /* Nobody is known by the number of a seat. */
  assert_setting (self, "known-players", "[]");
}

static void
test_names (Fixture *self, gconstpointer known G_GNUC_UNUSED)
{
  name (self, 0, "  Ann ");
  name (self, 2, "Player 2");
  press_start (self);
  assert_players (self, "Ann red, Player 5 blue, Player 2 green");
  assert_setting (self, "known-players", "[('Ann', 'red'), ('Player 2', 'green')]");
  assert_setting (self, "last-players",
                  "{'null': [('Ann', 'red'), ('Player 5', 'blue'), ('Player 2', 'green')]}");
}

static void
test_same_names (Fixture *self, gconstpointer known G_GNUC_UNUSED)
{
  name (self, 0, "Ann");
  name (self, 1, "Ann");
  press_start (self);
  g_assert_null (self->table);
  assert_no_tables ();
  assert_setting (self, "last-players", "{}");
  g_assert_nonnull (find (GTK_WIDGET (card_at (self, 1)), GTK_TYPE_LABEL,
                          "Two players are called “Ann”; names should differ."));
  name (self, 1, "Anna");
  press_start (self);
  assert_players (self, "Ann red, Anna blue, Player 3 green");
}

static TsFieldRow *
option_row (Fixture *self, const char *title)
{
  return TS_FIELD_ROW (find (self->page, TS_TYPE_FIELD_ROW, title));
}

static void
set_goal (Fixture *self, int goal)
{
  gtk_spin_button_set_value (
      GTK_SPIN_BUTTON (find (GTK_WIDGET (option_row (self, "Goal")), GTK_TYPE_SPIN_BUTTON, NULL)), goal);
}

/* The game itself does not want to begin so. */
static void
test_refused_by_game (Fixture *self, gconstpointer known G_GNUC_UNUSED)
{
  set_goal (self, 13);
  press_start (self);
  g_assert_null (self->table);
  assert_no_tables ();
  assert_setting (self, "last-options", "{}");
  g_assert_true (
      gtk_widget_get_visible (find (self->page, GTK_TYPE_LABEL, "Thirteen is unlucky; take another goal.")));
  set_goal (self, 14);
  press_start (self);
  g_assert_cmpint (ts_header_int (ts_session_header (ts_table_get_session (self->table)), "goal"), ==, 14);
}

/* What nobody touches is not said: the rules know it better. */
static void
test_untouched (Fixture *self, gconstpointer known G_GNUC_UNUSED)
{
  const TsHeader *header;

  set_goal (self, 77);
  press_start (self);
  header = ts_session_header (ts_table_get_session (self->table));
  g_assert_true (ts_header_value (header, "goal")->given);
  g_assert_false (ts_header_value (header, "colours")->given);
  g_assert_false (ts_header_value (header, "candles")->given);
}

/* --- again --- */

static void
test_same_again (Fixture *self, gconstpointer known G_GNUC_UNUSED)
{
  g_assert_false (gtk_widget_get_visible (find (self->page, GTK_TYPE_BUTTON, ".again")));
  name (self, 0, "Ann");
  name (self, 1, "Bo");
  set_goal (self, 77);
  set_number (self, 2);
  press_start (self);

  open_page (self);
  g_assert_true (gtk_widget_get_visible (find (self->page, GTK_TYPE_BUTTON, ".again")));
  press_and_wait (self, ".again");
  assert_players (self, "Ann red, Bo blue");
  g_assert_cmpint (ts_header_int (ts_session_header (ts_table_get_session (self->table)), "goal"), ==, 77);
}

/* What stands on one's own cards is remembered for every table after; what was chosen for one evening is not.
 */
static void
test_printed_is_remembered (Fixture *self, gconstpointer known G_GNUC_UNUSED)
{
  g_autoptr (JsonNode) values = json_from_string ("{\"red\":7,\"green\":8,\"blue\":9}", NULL);
  g_autoptr (JsonNode) after = NULL;
  g_autoptr (JsonNode) goal = NULL;

  g_assert_nonnull (find (self->page, G_TYPE_OBJECT, ".pointing"));
  ts_field_row_set_value (option_row (self, "Values"), values);
  set_goal (self, 77);
  press_start (self);

  open_page (self);
  g_assert_null (find (self->page, G_TYPE_OBJECT, ".pointing"));
  after = ts_field_row_get_value (option_row (self, "Values"));
  goal = ts_field_row_get_value (option_row (self, "Goal"));
  g_assert_true (json_node_equal (after, values));
  g_assert_cmpint (json_node_get_int (goal), ==, 100);
}

/* --- seats --- */

static void
test_number (Fixture *self, gconstpointer known G_GNUC_UNUSED)
{
  name (self, 1, "Bo");
  name (self, 2, "Cy");
  set_number (self, 5);
  set_number (self, 2); /* those without a name go first */
  press_start (self);
  assert_players (self, "Bo blue, Cy green");
}

static void
test_order (Fixture *self, gconstpointer known G_GNUC_UNUSED)
{
  name (self, 0, "Ann");
  name (self, 1, "Bo");
  name (self, 2, "Cy");
  gtk_widget_activate_action (GTK_WIDGET (card_at (self, 2)), "player.up", NULL);
  gtk_widget_activate_action (GTK_WIDGET (card_at (self, 0)), "player.down", NULL);
  gtk_widget_activate_action (GTK_WIDGET (card_at (self, 0)), "player.up", NULL); /* is first already */
  press_start (self);
  assert_players (self, "Cy green, Ann red, Bo blue");
}

static void
test_remove (Fixture *self, gconstpointer known G_GNUC_UNUSED)
{
  name (self, 0, "Ann");
  name (self, 1, "Bo");
  gtk_widget_activate_action (GTK_WIDGET (card_at (self, 0)), "player.remove", NULL);
  gtk_widget_activate_action (GTK_WIDGET (card_at (self, 1)), "player.remove", NULL);
  gtk_widget_activate_action (GTK_WIDGET (card_at (self, 0)), "player.remove", NULL); /* one has to stay */
  press_start (self);
  assert_players (self, "Bo blue");
}

static void
test_colour (Fixture *self, gconstpointer known G_GNUC_UNUSED)
{
  g_signal_emit_by_name (card_at (self, 0), "chosen", "teal");
  g_signal_emit_by_name (card_at (self, 1), "chosen", "teal"); /* is taken */
  g_signal_emit_by_name (card_at (self, 2), "chosen", "red");  /* is free now */
  press_start (self);
  assert_players (self, "Player 1 teal, Player 2 blue, Player 3 red");
}

static void
test_enter (Fixture *self, gconstpointer known G_GNUC_UNUSED)
{
  GtkWidget *focus;

  ts_player_list_begin (TS_PLAYER_LIST (find (self->page, TS_TYPE_PLAYER_LIST, NULL)));
  for (guint seat = 0; seat < 3; seat++) {
    focus = gtk_root_get_focus (GTK_ROOT (self->window));
    g_assert_true (gtk_widget_is_ancestor (focus, GTK_WIDGET (card_at (self, seat))));
    g_signal_emit_by_name (find (GTK_WIDGET (card_at (self, seat)), GTK_TYPE_ENTRY, NULL), "activate");
  }
  focus = gtk_root_get_focus (GTK_ROOT (self->window));
  g_assert_true (focus == find (self->page, GTK_TYPE_BUTTON, ".start-button"));
}

static gboolean
has_focus (Fixture *self, gpointer widget)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self->window));

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* What is refused leaves the keyboard where it was pressed … */
static void
test_focus_after_refusal (Fixture *self, gconstpointer known G_GNUC_UNUSED)
{
  GtkWidget *start = find (self->page, GTK_TYPE_BUTTON, ".start-button");

  set_goal (self, 13);
  gtk_widget_grab_focus (start);
  press_start (self);
  g_assert_null (self->table);
  g_assert_true (has_focus (self, start));
}

/* … or at what has to be said another way: a name, or an option, which may be folded away. */
static void
test_focus_at_fault (Fixture *self, gconstpointer known G_GNUC_UNUSED)
{
  TsFieldRow *goal = option_row (self, "Goal");

  name (self, 0, "Ann");
  name (self, 2, "Ann");
  gtk_widget_grab_focus (find (self->page, GTK_TYPE_BUTTON, ".start-button"));
  press_start (self);
  g_assert_true (has_focus (self, find (GTK_WIDGET (card_at (self, 2)), GTK_TYPE_ENTRY, NULL)));
  name (self, 2, "Cy");
  gtk_editable_set_text (GTK_EDITABLE (find (GTK_WIDGET (goal), GTK_TYPE_SPIN_BUTTON, NULL)), "");
  gtk_widget_grab_focus (find (self->page, GTK_TYPE_BUTTON, ".start-button"));
  press_start (self);
  g_assert_null (self->table);
  assert_no_tables ();
  g_assert_nonnull (find (GTK_WIDGET (goal), GTK_TYPE_LABEL, "“Goal” is still to be said."));
  g_assert_true (has_focus (self, find (GTK_WIDGET (goal), GTK_TYPE_SPIN_BUTTON, NULL)));
}

/* Who is removed leaves the keyboard at the name that takes the place, or at the last one. */
static void
test_focus_after_removing (Fixture *self, gconstpointer known G_GNUC_UNUSED)
{
  for (guint n = 3; n > 1; n--) {
    gtk_widget_grab_focus (GTK_WIDGET (card_at (self, n - 1)));
    gtk_widget_activate_action (GTK_WIDGET (card_at (self, n - 1)), "player.remove", NULL);
    g_assert_true (has_focus (self, find (GTK_WIDGET (card_at (self, n - 2)), GTK_TYPE_ENTRY, NULL)));
  }
}

/* --- those who have played --- */

#define KNOWN "[('Zoe', 'purple'), ('Bo', 'blue'), ('Ann', 'nonsense'), ('', 'red'), ('Bo', 'teal')]"

static void
test_chips (Fixture *self, gconstpointer known G_GNUC_UNUSED)
{
  press (self->page, "Zoe");
  press (self->page, "Bo"); /* is used to blue, which nobody has taken yet */
  press (self->page, "Ann");
  press (self->page, "Zoe"); /* not today */
  press_start (self);
  assert_players (self, "Player 1 purple, Bo blue, Ann green");
}

static void
test_one_more (Fixture *self, gconstpointer known G_GNUC_UNUSED)
{
  name (self, 0, "Cy");
  name (self, 1, "Di");
  name (self, 2, "Ed");
  press (self->page, "Bo"); /* blue is Di's */
  press_start (self);
  assert_players (self, "Cy red, Di blue, Ed green, Bo yellow");
}

static void
test_used_colour (Fixture *self, gconstpointer known G_GNUC_UNUSED)
{
  name (self, 0, "Bo"); /* typed; seat 1 gives way */
  g_signal_emit_by_name (card_at (self, 2), "chosen", "purple");
  name (self, 1, "Zoe"); /* purple was chosen by somebody else */
  press_start (self);
  assert_players (self, "Bo blue, Zoe red, Player 3 purple");
}

static void
test_completion (Fixture *self, gconstpointer known G_GNUC_UNUSED)
{
  GtkEditable *entry = GTK_EDITABLE (find (GTK_WIDGET (card_at (self, 0)), GTK_TYPE_ENTRY, NULL));
  int position = 0, start, end;

  gtk_editable_insert_text (entry, "z", -1, &position);
  gtk_editable_set_position (entry, position);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "Zoe");
  g_assert_true (gtk_editable_get_selection_bounds (entry, &start, &end));
  g_assert_cmpint (start, ==, 1);
  g_assert_cmpint (end, ==, 3);
  gtk_editable_delete_selection (entry);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "Z");
}

/* "Zoe 2, Ann 1": as they are offered, with how many tables each has begun. */
static void
assert_known (Fixture *self, const char *expected)
{
  g_autoptr (GArray) players = ts_remembered_players (self->settings);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < players->len; i++) {
    const char *who = g_array_index (players, TsPlayer, i).name;

    g_string_append_printf (text, "%s%s %u", i > 0 ? ", " : "", who,
                            ts_remembered_games (self->settings, who));
  }
  g_assert_cmpstr (text->str, ==, expected);
}

/* Who plays often is offered first, and of those who play as often the latest; the same again counts, too. */
static void
test_often (Fixture *self, gconstpointer known G_GNUC_UNUSED)
{
  name (self, 0, "Bo");
  name (self, 1, "Zoe");
  press_start (self);
  assert_known (self, "Bo 1, Zoe 1, Ann 0");
  open_page (self);
  name (self, 0, "Ann");
  name (self, 1, "Zoe");
  set_number (self, 2);
  press_start (self);
  assert_known (self, "Zoe 2, Ann 1, Bo 1");
  open_page (self);
  press_and_wait (self, ".again");
  assert_known (self, "Zoe 3, Ann 2, Bo 1");
  open_page (self);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (find (self->page, GTK_TYPE_TOGGLE_BUTTON, ".chip"))), ==,
                   "Zoe");
}

/* Whoever is forgotten is nowhere any more, not even in "Same again"; it can be taken back. */
static void
test_forget (Fixture *self, gconstpointer known G_GNUC_UNUSED)
{
  g_autoptr (GVariant) before = NULL;

  name (self, 0, "Bo");
  name (self, 1, "Zoe");
  press_start (self);
  before = ts_remembered_forget (self->settings, "Zoe");
  assert_known (self, "Bo 1, Ann 0");
  assert_setting (self, "games-played", "{'Bo': 1, 'Ann': 0}");
  assert_setting (self, "last-players", "{}");
  ts_remembered_recall (self->settings, before);
  assert_known (self, "Bo 1, Zoe 1, Ann 0");
  assert_setting (self, "last-players",
                  "{'null': [('Bo', 'blue'), ('Zoe', 'purple'), ('Player 3', 'green')]}");
}

/* Settings can be edited by hand. */
static void
test_bad_settings (Fixture *self, gconstpointer known G_GNUC_UNUSED)
{
  static const char *const texts[] = { "no JSON", "[1]", "{\"goal\":5000}", "{\"goal\":\"x\",\"size\":3}" };
  g_autoptr (GArray) players = ts_remembered_players (self->settings);

  g_assert_cmpuint (players->len, ==, 3);
  g_assert_cmpstr (g_array_index (players, TsPlayer, 1).colour, ==, "blue");
  g_assert_null (g_array_index (players, TsPlayer, 2).colour);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_autoptr (JsonObject) options = NULL;
    GVariant *all = g_variant_new_parsed ("{'null': %s}", texts[i]);

    g_settings_set_value (self->settings, "last-options", all);
    options = ts_remembered_last_options (self->settings, &ts_null_game);
    g_assert_true (options == NULL || json_object_get_size (options) == 0);
  }
  open_page (self);
  press_start (self);
  g_assert_nonnull (self->table);
}

/* Nobody who sits there is cut off, nor lies over anybody else, however many there are, whatever they are
 * called, and however large the table is. */
static void
assert_all_sit_in (const char *const *names, guint n_players, int width)
{
  static const char *const colours[] = { "red", "blue", "green", "yellow", "purple", "orange" };
  TsPlayer players[TS_MAX_SEATS] = { 0 };
  GtkWidget *table = g_object_ref_sink (g_object_new (TS_TYPE_ROUND_TABLE, NULL));
  graphene_rect_t room, places[TS_MAX_SEATS];
  GtkWidget *seat;
  int height;

  for (guint i = 0; i < n_players; i++)
    players[i] = (TsPlayer) { (char *) names[i], (char *) colours[i] };
  ts_round_table_set_players (TS_ROUND_TABLE (table), players, n_players);
  gtk_widget_measure (table, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_widget_size_allocate (table, &(GtkAllocation) { 0, 0, width, height }, -1);
  room = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  for (guint i = 0; (seat = find_nth (table, GTK_TYPE_BOX, ".place", i)) != NULL; i++) {
    g_assert_true (gtk_widget_compute_bounds (seat, table, &places[i]));
    g_assert_true (lies_in (&places[i], &room, 0.5f));
    graphene_rect_inset (&places[i], 1, 1);
    for (guint k = 0; k < i; k++)
      g_assert_false (graphene_rect_intersection (&places[i], &places[k], NULL));
  }
  g_object_unref (table);
}

static void
test_round_table (void)
{
  static const char *const names[][TS_MAX_SEATS] = {
    { "Ann", "Bo", "Cy", "Dee", "Eli", "Fay" },
    { "Wolfeschlegelsteinhausen", "WWWWWWWWWWWWWWWWWWWWWWWW", "Kindergarten, group 1, Berlin",
      "Kindergarten, group 2, Berlin", "勅使河原 麻衣子", "Maximiliane-Alexandra" },
  };
  GtkSettings *settings = gtk_settings_get_default ();

  for (int text = 1; text <= 2; text++) {
    g_object_set (settings, "gtk-xft-dpi", text * 96 * PANGO_SCALE, NULL);
    for (guint i = 0; i < G_N_ELEMENTS (names); i++)
      for (guint n_players = 2; n_players <= 6; n_players++)
        for (int width = 300; width <= 700; width += 100)
          assert_all_sit_in (names[i], n_players, width);
  }
  gtk_settings_reset_property (settings, "gtk-xft-dpi");
}

#define ADD(path, known, test) g_test_add ("/new-table/" path, Fixture, known, set_up, test, tear_down)

int
main (int argc, char *argv[])
{
  test_init (&argc, &argv);
  /* The application brings the resources along. */
  g_type_class_unref (g_type_class_ref (TS_TYPE_APPLICATION));
  g_test_add_func ("/new-table/round-table", test_round_table);
  ADD ("nothing-filled-in", NULL, test_nothing_filled_in);
  ADD ("names", NULL, test_names);
  ADD ("same-names", NULL, test_same_names);
  ADD ("refused-by-game", NULL, test_refused_by_game);
  ADD ("untouched", NULL, test_untouched);
  ADD ("same-again", NULL, test_same_again);
  ADD ("printed-is-remembered", NULL, test_printed_is_remembered);
  ADD ("number", NULL, test_number);
  ADD ("order", NULL, test_order);
  ADD ("remove", NULL, test_remove);
  ADD ("colour", NULL, test_colour);
  ADD ("enter", NULL, test_enter);
  ADD ("focus-after-refusal", NULL, test_focus_after_refusal);
  ADD ("focus-at-fault", NULL, test_focus_at_fault);
  ADD ("focus-after-removing", NULL, test_focus_after_removing);
  ADD ("chips", KNOWN, test_chips);
  ADD ("one-more", KNOWN, test_one_more);
  ADD ("used-colour", KNOWN, test_used_colour);
  ADD ("completion", KNOWN, test_completion);
  ADD ("often", KNOWN, test_often);
  ADD ("forget", KNOWN, test_forget);
  ADD ("bad-settings", KNOWN, test_bad_settings);
  return g_test_run ();
}
