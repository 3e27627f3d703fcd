/* What is said while the disk takes its time: kept in order, checked when its turn comes, and told when it is
 * known what has come of it. The disk is a gate (tests/store/gate.h). */
#include "app/play/table-controller.h"
#include "games/null/rules/rules.h"
#include "referee/json.h"
#include "store/gate.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

typedef struct {
  char *folder;
  char *path;
  TsTable *table;
  TsTableController *controller;
  GString *heard; /* the signals, one after the other */
} Fixture;

#define TEST(name) static void name (Fixture *self, gconstpointer data G_GNUC_UNUSED)

/* --- the fixture --- */

static void
hear (Fixture *self, const char *what)
{
  g_string_append_printf (self->heard, "%s%s", self->heard->len > 0 ? "; " : "", what);
}

static void
on_changed (Fixture *self)
{
  hear (self, "changed");
}

static void
on_settled (Fixture *self, JsonObject *entry, gboolean in_force)
{
  g_autofree char *text = g_strdup_printf ("%s %s", json_object_get_string_member (entry, "do"),
                                           in_force ? "counts" : "does not");

  hear (self, text);
}

static void
on_failed (Fixture *self, const char *sentence)
{
  hear (self, sentence);
}

static void
on_tell (Fixture *self, const char *sentence, const char *button, const char *action, guint target)
{
  g_autofree char *text = g_strdup_printf ("%s [%s: %s %u]", sentence, button, action, target);

  hear (self, text);
}

static void
on_went (Fixture *self, TsDirection way, const char *sentence, guint n, GArray *movements)
{
  g_autofree char *text =
      g_strdup_printf ("%s %s %u by %u", way == TS_BACKWARDS ? "back" : "forth", sentence, n, movements->len);

  hear (self, text);
}

/* Most of what is said here moves nothing. */
static void
on_did (Fixture *self, GArray *movements)
{
  g_autofree char *text = g_strdup_printf ("by %u", movements->len);

  if (movements->len > 0)
    hear (self, text);
}

static void
on_ended (Fixture *self)
{
  hear (self, "ended");
}

static void
connect (Fixture *self, const char *signal, GCallback callback)
{
  g_signal_connect_swapped (self->controller, signal, callback, self);
}

static void
connect_all (Fixture *self)
{
  connect (self, "changed", G_CALLBACK (on_changed));
  connect (self, "settled", G_CALLBACK (on_settled));
  connect (self, "failed", G_CALLBACK (on_failed));
  connect (self, "tell", G_CALLBACK (on_tell));
  connect (self, "did", G_CALLBACK (on_did));
  connect (self, "went", G_CALLBACK (on_went));
  connect (self, "ended", G_CALLBACK (on_ended));
}

static void
set_up (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  static const TsGame *const games[] = { &ts_null_game, NULL };
  static const char text[] =
      "{\"tableside\":1,\"game\":\"null\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}";
  g_autoptr (JsonObject) header = ts_json_read (text, strlen (text), NULL);

  self->folder = g_dir_make_tmp ("tableside-test-XXXXXX", NULL);
  self->path = g_build_filename (self->folder, "evening.tableside", NULL);
  self->table = ts_table_create (self->path, games, header, NULL);
  self->controller = ts_table_controller_new (self->table);
  self->heard = g_string_new (NULL);
  connect_all (self);
}

static void
tear_down (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_clear_object (&self->controller);
  g_clear_object (&self->table);
  g_string_free (self->heard, TRUE);
  g_assert_cmpint (g_remove (self->path), ==, 0);
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  g_free (self->path);
  g_free (self->folder);
}

static JsonObject *
entry_of (const char *line)
{
  JsonObject *entry = ts_json_read (line, strlen (line), NULL);

  g_assert_nonnull (entry);
  return entry;
}

#define TAKE(count) "{\"do\":\"take\",\"count\":" #count "}"
#define NEXT        "{\"do\":\"next\"}"

static gboolean
say (Fixture *self, const char *line)
{
  g_autoptr (JsonObject) entry = entry_of (line);

  return ts_table_controller_say (self->controller, entry);
}

static gboolean
say_all (Fixture *self, const char *first, const char *second, const char *third)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);

  g_ptr_array_add (entries, entry_of (first));
  g_ptr_array_add (entries, entry_of (second));
  g_ptr_array_add (entries, entry_of (third));
  return ts_table_controller_say_all (self->controller, entries);
}

/* All that was said is done with; and this was heard since the last time. */
static void
expect (Fixture *self, const char *heard)
{
  gate_open ();
  while (ts_table_controller_is_busy (self->controller))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (self->heard->str, ==, heard);
  g_string_truncate (self->heard, 0);
}

/* What is in force, and what another program would read. */
static void
expect_records (Fixture *self, const char *verbs)
{
  static const TsGame *const games[] = { &ts_null_game, NULL };
  g_autoptr (TsTable) file = ts_table_look (self->path, games, NULL);
  TsSession *sessions[] = { ts_table_get_session (self->table), ts_table_get_session (file) };

  for (guint i = 0; i < G_N_ELEMENTS (sessions); i++) {
    g_autoptr (GString) text = g_string_new (NULL);

    for (guint n = 0; n < ts_session_n_records (sessions[i]); n++)
      g_string_append_printf (text, "%s%s", n > 0 ? " " : "", ts_session_record (sessions[i], n)->verb->id);
    g_assert_cmpstr (text->str, ==, verbs);
  }
}

#define GONE_ON "The table has gone on since that was pressed; please press again if it still holds."

/* --- one after the other --- */

/* Meanwhile nothing is shown, and nothing is lost. */
TEST (test_kept)
{
  gate_close ();
  g_assert_true (say (self, TAKE (1)));
  gate_await ();
  g_assert_true (say (self, TAKE (2)));
  g_assert_true (say (self, NEXT));
  g_assert_cmpstr (self->heard->str, ==, "");
  g_assert_true (ts_table_controller_is_busy (self->controller));
  g_assert_cmpuint (ts_session_n_records (ts_table_get_session (self->table)), ==, 0);
  expect (self, "changed; take counts; by 1; changed; take counts; by 1; changed; next counts");
  expect_records (self, "take take next");
}

/* What the rules do not take is told at once, or when its turn comes; what comes after it is not touched by
 * that. */
TEST (test_refused)
{
  g_assert_false (say (self, TAKE (6)));
  g_assert_nonnull (strstr (self->heard->str, "take does not; "));
  g_string_truncate (self->heard, 0);
  g_assert_false (ts_table_controller_is_busy (self->controller));

  gate_close ();
  g_assert_true (say (self, TAKE (5)));
  g_assert_true (say (self, "{\"do\":\"redo\"}"));
  g_assert_true (say (self, TAKE (1)));
  expect (self,
          "changed; take counts; by 1; redo does not; There is nothing to redo.; changed; take counts; by 1");
  expect_records (self, "take take");
}

/* A press that was meant for Ann's turn does nothing in Bo's. */
TEST (test_other_step)
{
  gate_close ();
  say (self, NEXT);
  say (self, TAKE (1));
  say (self, NEXT);
  expect (self, "changed; next counts; take does not; " GONE_ON "; next does not; " GONE_ON);
  expect_records (self, "next");
  g_assert_true (say (self, TAKE (1)));
  expect (self, "changed; take counts; by 1");
}

/* Somebody sees that it was wrong before the disk has it. */
TEST (test_undo_of_what_is_on_its_way)
{
  gate_close ();
  say (self, NEXT);
  ts_table_controller_go (self->controller, TS_BACKWARDS, 1);
  expect (self, "changed; next counts; changed; back Taken back: Ann: Next 1 by 0");
  expect_records (self, "");
}

/* --- several as one --- */

TEST (test_one_deed)
{
  gate_close ();
  g_assert_true (say_all (self, TAKE (1), TAKE (2), NEXT));
  g_assert_true (say (self, TAKE (3)));
  expect (self, "changed; take counts; take counts; next counts; by 1; take does not; " GONE_ON);
  g_assert_true (say_all (self, TAKE (1), TAKE (6), NEXT));
  expect (self,
          "changed; take counts; take does not; next does not; “How many” should be from 1 to 5.; by 1");
  expect_records (self, "take take next take");
}

/* While its entries come in force one by one, people see what was there before, and mean that. */
TEST (test_within_a_deed)
{
  gate_close ();
  say_all (self, NEXT, TAKE (1), TAKE (1));
  gate_let_one_through ();
  while (ts_session_n_records (ts_table_get_session (self->table)) == 0)
    g_main_context_iteration (NULL, TRUE);
  say (self, TAKE (2));
  g_assert_cmpstr (self->heard->str, ==, "");
  expect (self, "changed; next counts; take counts; take counts; by 1; take does not; " GONE_ON);
}

TEST (test_there_and_back)
{
  gate_close ();
  say (self, TAKE (1));
  say (self, TAKE (2));
  expect (self, "changed; take counts; by 1; changed; take counts; by 1");
  ts_table_controller_go (self->controller, TS_BACKWARDS, 2);
  expect (self, "changed; back Taken back, and 1 more: Ann takes 1 token. 2 by 1");
  expect_records (self, "");
  ts_table_controller_go (self->controller, TS_FORWARDS, 5);
  expect (self,
          "changed; There is nothing to redo.; forth Counts again, and 1 more: Ann takes 2 tokens. 2 by 1");
  expect_records (self, "take take");
}

/* Nobody can have moved anything between two presses: hands are told all of it, but for what they have begun
 * with, and what goes the other way or is said. */
TEST (test_step_on)
{
  say (self, TAKE (1));
  say (self, TAKE (2));
  say (self, NEXT);
  expect (self, "changed; take counts; by 1; changed; take counts; by 1; changed; next counts");
  say (self, TAKE (3));
  expect (self, "changed; take counts; by 1");
  ts_table_controller_step (self->controller, TS_BACKWARDS);
  expect (self, "changed; back Taken back: Bo takes 3 tokens. 1 by 1");
  ts_table_controller_step (self->controller, TS_BACKWARDS);
  expect (self, "changed; back Taken back, and 1 more: Ann: Next 2 by 1");
  ts_table_controller_step (self->controller, TS_BACKWARDS);
  expect (self, "changed; back Taken back, and 2 more: Ann takes 2 tokens. 3 by 2");
  ts_table_controller_step (self->controller, TS_FORWARDS);
  expect (self, "changed; forth Counts again: Ann takes 2 tokens. 1 by 1");
  ts_table_controller_step (self->controller, TS_BACKWARDS);
  expect (self, "changed; back Taken back: Ann takes 2 tokens. 1 by 1");
  say (self, TAKE (2));
  expect (self, "changed; take counts; by 1");
  ts_table_controller_step (self->controller, TS_BACKWARDS);
  expect (self, "changed; back Taken back: Ann takes 2 tokens. 1 by 1");
  ts_table_controller_rest (self->controller);
  ts_table_controller_step (self->controller, TS_BACKWARDS);
  expect (self, "changed; back Taken back: Ann takes 1 token. 1 by 1");
  expect_records (self, "");
}

/* What was said as one is taken back as one, and comes back so; it is in the file, so it holds after a
 * restart.
 */
TEST (test_step_by_deed)
{
  static const TsGame *const games[] = { &ts_null_game, NULL };

  say (self, TAKE (1));
  say_all (self, TAKE (1), NEXT, TAKE (2));
  expect (self, "changed; take counts; by 1; changed; take counts; next counts; take counts; by 2");
  say_all (self, TAKE (1), TAKE (1), NEXT);
  expect (self, "changed; take counts; take counts; next counts; by 1");
  g_clear_object (&self->controller);
  do {
    /* The thread that wrote may hold it, and its lock, for a moment more, and so does the table itself until
     * it has told that it is free. */
    g_clear_object (&self->table);
    g_main_context_iteration (NULL, FALSE);
    self->table = ts_table_open (self->path, games, NULL);
  } while (ts_table_is_read_only (self->table));
  self->controller = ts_table_controller_new (self->table);
  g_string_truncate (self->heard, 0);
  connect_all (self);

  ts_table_controller_step (self->controller, TS_BACKWARDS);
  expect (self, "changed; back Taken back, and 2 more: Bo takes 1 token. 3 by 1");
  ts_table_controller_rest (self->controller);
  ts_table_controller_step (self->controller, TS_BACKWARDS);
  expect (self, "changed; back Taken back, and 2 more: Ann takes 1 token. 3 by 2");
  expect_records (self, "take");
  ts_table_controller_step (self->controller, TS_FORWARDS);
  expect (self, "changed; forth Counts again, and 2 more: Bo takes 2 tokens. 3 by 2");
  expect_records (self, "take take next take");
  ts_table_controller_go (self->controller, TS_BACKWARDS, 1); /* as the history can */
  expect (self, "changed; back Taken back: Bo takes 2 tokens. 1 by 1");
  ts_table_controller_rest (self->controller);
  ts_table_controller_step (self->controller, TS_BACKWARDS);
  expect (self, "changed; back Taken back, and 1 more: Ann takes 1 token. 2 by 1");
  ts_table_controller_rest (self->controller);
  ts_table_controller_step (self->controller, TS_BACKWARDS);
  expect (self, "changed; back Taken back: Ann takes 1 token. 1 by 1");
  expect_records (self, "");
}

/* Entries that were said within one second are not one deed. */
TEST (test_step_by_entry)
{
  say (self, TAKE (1));
  say (self, TAKE (2));
  expect (self, "changed; take counts; by 1; changed; take counts; by 1");
  ts_table_controller_step (self->controller, TS_BACKWARDS);
  expect (self, "changed; back Taken back: Ann takes 2 tokens. 1 by 1");
}

/* A change of an old entry is told with what it asks of hands, and is a deed of its own, though what was said
 * before it was several entries. */
TEST (test_amended)
{
  say_all (self, TAKE (1), TAKE (1), NEXT);
  expect (self, "changed; take counts; take counts; next counts; by 1");
  say (self, "{\"do\":\"amend\",\"entry\":1,\"with\":" TAKE (3) "}");
  expect (self, "changed; amend counts; forth “Ann takes 1 token.” becomes “Ann takes 3 tokens.” Where the "
                "table still lies as it was said: 1 by 1");
  ts_table_controller_step (self->controller, TS_BACKWARDS);
  expect (self, "changed; back Taken back: “Ann takes 1 token.” becomes “Ann takes 3 tokens.” 1 by 1");
  expect_records (self, "take take next");
  ts_table_controller_rest (self->controller);
  ts_table_controller_step (self->controller, TS_BACKWARDS);
  expect (self, "changed; back Taken back, and 2 more: Ann takes 1 token. 3 by 1");
  expect_records (self, "");
}

TEST (test_corrected)
{
  say (self, "{\"do\":\"adjust\",\"who\":1,\"counter\":\"tokens\",\"by\":3}");
  expect (self, "changed; adjust counts; Corrected. [Undo: play.take-back 1]");
}

TEST (test_ended)
{
  say (self, "{\"do\":\"finish\"}");
  expect (self, "changed; finish counts; ended");
  ts_table_controller_go (self->controller, TS_BACKWARDS, 1);
  expect (self, "changed; back Taken back: Finish 1 by 0");
  ts_table_controller_say_verb (self->controller, "end");
  expect (self, "changed; end counts; The game has ended. [Undo: play.take-back 1]");
}

/* --- the disk fails --- */

#define FULL "The file of this table could not be written: No space left on device"

/* What was said after it is another matter. */
TEST (test_disk_fails)
{
  gate_close ();
  gate_fail (ENOSPC);
  say (self, TAKE (1));
  say (self, TAKE (2));
  expect (self, "take does not; " FULL "; changed; take counts; by 1");
  expect_records (self, "take");
}

/* Within a deed: what counts, counts, and is shown; the rest is not said. */
TEST (test_disk_fails_within_a_deed)
{
  gate_close ();
  say_all (self, TAKE (1), TAKE (2), TAKE (3));
  gate_let_one_through ();
  while (ts_session_n_records (ts_table_get_session (self->table)) == 0)
    g_main_context_iteration (NULL, TRUE);
  gate_fail (ENOSPC);
  expect (self, "changed; take counts; take does not; take does not; " FULL "; by 1");
  expect_records (self, "take");
}

/* --- whoever lets go of it --- */

static void
on_finalized (gpointer gone, GObject *object G_GNUC_UNUSED)
{
  *(gboolean *) gone = TRUE;
}

/* Nothing is lost by closing the page. */
TEST (test_let_go)
{
  gboolean gone = FALSE;

  g_object_weak_ref (G_OBJECT (self->controller), on_finalized, &gone);
  gate_close ();
  say (self, TAKE (1));
  say (self, NEXT);
  g_signal_handlers_disconnect_by_data (self->controller, self);
  g_clear_object (&self->controller);
  g_assert_false (gone);
  gate_open ();
  while (!gone)
    g_main_context_iteration (NULL, TRUE);
  expect_records (self, "take next");
}

static void
others_say (Fixture *self, const char *line)
{
  g_autoptr (JsonObject) entry = entry_of (line);

  gate_close ();
  g_assert_true (ts_table_say_async (self->table, entry, NULL, NULL, NULL));
}

static void
expect_of_others (Fixture *self, const char *line, const char *heard)
{
  others_say (self, line);
  gate_open ();
  while (ts_table_is_busy (self->table))
    g_main_context_iteration (NULL, TRUE);
  expect (self, heard);
}

/* What a phone says is told as if it had been said here. */
TEST (test_others)
{
  expect_of_others (self, "{\"do\":\"take\",\"count\":2,\"from\":0}", "changed; by 1");
  expect_of_others (self, "{\"do\":\"undo\",\"from\":0}",
                    "changed; back Taken back: Ann takes 2 tokens. 1 by 1");
  expect_of_others (self, "{\"do\":\"redo\"}", "changed; forth Counts again: Ann takes 2 tokens. 1 by 1");
  expect_of_others (self, "{\"do\":\"finish\",\"from\":0}", "changed; ended");
  expect_records (self, "take finish");
}

/* What is said while theirs is on its way is kept like any other, and checked afterwards. */
TEST (test_while_others_say)
{
  others_say (self, TAKE (2));
  g_assert_true (say (self, TAKE (1)));
  g_assert_true (ts_table_controller_is_busy (self->controller));
  expect (self, "changed; by 1; changed; take counts; by 1");
  others_say (self, NEXT);
  g_assert_true (say (self, TAKE (1)));
  expect (self, "changed; take does not; " GONE_ON);
  expect_records (self, "take take next");
}

/* Nothing of it is lost by closing the page, either. */
TEST (test_let_go_while_others_say)
{
  gboolean gone = FALSE;

  g_object_weak_ref (G_OBJECT (self->controller), on_finalized, &gone);
  others_say (self, TAKE (2));
  g_assert_true (say (self, NEXT));
  g_signal_handlers_disconnect_by_data (self->controller, self);
  g_clear_object (&self->controller);
  g_assert_false (gone);
  gate_open ();
  while (!gone)
    g_main_context_iteration (NULL, TRUE);
  expect_records (self, "take next");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(path, name) g_test_add ("/table-controller/" path, Fixture, NULL, set_up, test_##name, tear_down)
  ADD ("kept", kept);
  ADD ("refused", refused);
  ADD ("other-step", other_step);
  ADD ("undo-of-what-is-on-its-way", undo_of_what_is_on_its_way);
  ADD ("one-deed", one_deed);
  ADD ("within-a-deed", within_a_deed);
  ADD ("there-and-back", there_and_back);
  ADD ("step-on", step_on);
  ADD ("step-by-deed", step_by_deed);
  ADD ("step-by-entry", step_by_entry);
  ADD ("amended", amended);
  ADD ("corrected", corrected);
  ADD ("ended", ended);
  ADD ("disk-fails", disk_fails);
  ADD ("disk-fails-within-a-deed", disk_fails_within_a_deed);
  ADD ("let-go", let_go);
  ADD ("others", others);
  ADD ("while-others-say", while_others_say);
  ADD ("let-go-while-others-say", let_go_while_others_say);
  return g_test_run ();
}
