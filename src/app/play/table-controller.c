#include "table-controller.h"

#include "config.h"
#include "referee/every-game.h"
#include "referee/movement.h"
#include "referee/reminders.h"

#include <glib/gi18n-lib.h>

struct _TsTableController {
  GObject parent_instance;

  TsTable *table;
  gpointer noted; /* the state as of the newest entry whose changes are noted */
  TsStepSeen seen;
  TsDeed *deed;   /* that is on its way, or NULL */
  TsDeed *way;    /* the deed told last, if it is one of which hands have moved nothing yet; or NULL */
  GQueue *kept;   /* of TsDeed, the next one first */
  gboolean waits; /* for the table, on which somebody else's line is on its way */
};

G_DEFINE_FINAL_TYPE (TsTableController, ts_table_controller, G_TYPE_OBJECT)

enum {
  CHANGED,
  SETTLED,
  FAILED,
  TELL,
  DID,
  WENT,
  ENDED,
  BUSY,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static TsView
view_of (TsTableController *self)
{
  return ts_session_view (ts_table_controller_get_session (self));
}

gboolean
ts_table_controller_is_busy (TsTableController *self)
{
  return self->deed != NULL || !g_queue_is_empty (self->kept);
}

static void
keep_state (TsTableController *self)
{
  TsView view = view_of (self);

  g_free (self->noted);
  self->noted = ts_state_copy (view.game, view.state, NULL);
}

/* --- what has come of deeds --- */

static void
tell (TsTableController *self, const char *sentence, const char *button, const char *action, guint target)
{
  g_signal_emit (self, signals[TELL], 0, sentence, button, action, target);
}

/* The `n` that went a way, in the order in which they were said, of TsRecord. (transfer full) */
static GPtrArray *
gone (const TsSession *session, TsDirection way, guint n)
{
  g_autoptr (GPtrArray) deeds = ts_session_deeds (session);
  GPtrArray *records = g_ptr_array_new ();

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (records, way == TS_FORWARDS ? deeds->pdata[deeds->len - n + i]
                                                 : (gpointer) ts_session_taken_back (
                                                       session, ts_session_n_taken_back (session) - 1 - i));
  return records;
}

static gboolean
goes_on (const TsRecord *record)
{
  return record->verb->default_action && record->verb->args == NULL;
}

/* Whether people said the first of several only, and the others went on from there, for whomever; from what
 * goes on itself, for the same seat. */
static gboolean
follow_the_first (const TsSession *session, TsDirection way, guint n)
{
  g_autoptr (GPtrArray) records = gone (session, way, n);
  const TsRecord *first = records->pdata[0];

  for (guint i = 1; i < n; i++) {
    const TsRecord *record = records->pdata[i];

    if (!goes_on (record) || (goes_on (first) && record->who != first->who))
      return FALSE;
  }
  return n > 1 && first->amendment == NULL;
}

/* What came of a way, which was one deed, or several: the newest is named. (transfer full) */
static char *
tell_way (const TsSession *session, TsDirection way, guint n, gboolean one_deed)
{
  g_autofree char *newest = NULL;
  const char *format;

  if (one_deed && follow_the_first (session, way, n)) {
    gboolean back = way == TS_BACKWARDS;
    g_autofree char *sentence = ts_session_tell (session, ts_session_n_records (session) - (back ? 0 : n));

    return g_strdup_printf (back ? _ ("Taken back: %s") : _ ("Counts again: %s"), sentence);
  }
  if (n == 1)
    return ts_session_tell_outcome (session);
  newest = ts_session_tell_newest (session);
  if (way == TS_BACKWARDS)
    /* Translators: how many others; a sentence of the history: the newest that was taken back, or counts
     * again
     */
    format = ngettext ("Taken back, and %u more: %s", "Taken back, and %u more: %s", n - 1);
  else
    /* Translators: how many others; a sentence of the history: the newest that was taken back, or counts
     * again
     */
    format = ngettext ("Counts again, and %u more: %s", "Counts again, and %u more: %s", n - 1);
  return g_strdup_printf (format, n - 1, newest);
}

/* What came of a change of old entries. Whether hands have to move anything nobody but people know: they may
 * have done then what is only told right now. (transfer full) */
static char *
tell_amended (const char *sentence, const GArray *movements)
{
  if (movements->len == 0)
    return g_strdup (sentence);
  /* Translators: what an old entry was changed into; below it stands what is to be moved on the table */
  return g_strdup_printf (_ ("%s Where the table still lies as it was said:"), sentence);
}

/* A change of an old entry is told as a way, too: forth to the table as it would be if that had been said. */
static void
tell_went (TsTableController *self, const TsDeed *deed)
{
  TsSession *session = ts_table_controller_get_session (self);
  TsDirection way = deed->entries != NULL ? TS_FORWARDS : deed->way;
  g_autofree char *sentence = ts_session_tell_newest (session);
  g_autoptr (GArray) movements = ts_changes_movements (deed->changes, view_of (self).game);
  guint n = deed->n_before + deed->n_done;
  g_autofree char *text = deed->entries != NULL ? tell_amended (sentence, movements)
                                                : tell_way (session, way, n, deed->n_before == 0);

  g_signal_emit (self, signals[WENT], 0, way, text, n, movements);
}

static void
tell_did (TsTableController *self, const TsDeed *deed)
{
  g_autoptr (GArray) movements = ts_changes_movements (deed->changes, view_of (self).game);

  g_signal_emit (self, signals[DID], 0, movements);
}

/* Whether nothing on the page shows what was said: it is to be remembered later, or never more. */
static gboolean
is_out_of_sight (const TsSession *session, const TsEntry *entry)
{
  const char *text = ts_entry_value (entry, "text")->text;
  g_autoptr (GPtrArray) open = ts_session_find_reminders (session);

  if (entry->verb == &ts_verb_reminded)
    return ts_entry_int (entry, "answer") == TS_REMINDER_NEVER;
  for (guint i = 0; i < open->len; i++) {
    const TsReminder *it = open->pdata[i];

    if (it->due && g_str_equal (it->written, text))
      return FALSE;
  }
  return TRUE;
}

static void
tell_reminder (TsTableController *self, const TsDeed *deed)
{
  const TsSession *session = ts_table_controller_get_session (self);
  guint first = ts_session_n_records (session) - deed->n;
  g_autoptr (TsEntry) entry = ts_session_entry (session, first);
  g_autofree char *sentence = ts_session_tell (session, first);

  if (is_out_of_sight (session, entry))
    tell (self, sentence, _ ("Undo"), "play.take-back", deed->n);
}

/* What a board does not show by itself. */
static void
tell_said (TsTableController *self, const TsDeed *deed)
{
  TsSession *session = ts_table_controller_get_session (self);
  const TsVerb *verb = ts_session_outcome (session).verb;
  g_autofree char *seated = verb == &ts_verb_seat ? ts_session_tell_newest (session) : NULL;

  if (seated != NULL && deed->n == 1)
    tell (self, seated, _ ("Undo"), "play.take-back", 1);
  else if (deed->n == 1 && verb == &ts_verb_adjust)
    tell (self, _ ("Corrected."), _ ("Undo"), "play.take-back", 1);
  else if (deed->n == 1 && verb == &ts_verb_end)
    tell (self, _ ("The game has ended."), _ ("Undo"), "play.take-back", 1);
  else if (verb == &ts_verb_remind || verb == &ts_verb_reminded)
    tell_reminder (self, deed);
}

static gboolean
is_amended (TsTableController *self)
{
  const TsRecord *record = ts_session_outcome (ts_table_controller_get_session (self)).record;

  return record->amendment != NULL;
}

static void
tell_settled (TsTableController *self, const TsDeed *deed)
{
  for (guint i = 0; deed->entries != NULL && i < deed->n; i++)
    g_signal_emit (self, signals[SETTLED], 0, deed->entries->pdata[i], i < deed->n_done);
}

static void
show (TsTableController *self, gboolean ends)
{
  self->seen = ts_step_seen (ts_table_controller_get_session (self));
  g_signal_emit (self, signals[CHANGED], 0, ends);
}

/* Tells what has come of a deed; `problem` is why it went no further, or NULL. */
static void
tell_deed (TsTableController *self, const TsDeed *deed, const GError *problem)
{
  if (deed->n_done > 0)
    show (self, deed->ends);
  tell_settled (self, deed);
  if (problem != NULL)
    g_signal_emit (self, signals[FAILED], 0, problem->message);
  if (deed->n_done > 0 && (deed->entries == NULL || is_amended (self)))
    tell_went (self, deed);
  else if (deed->n_done > 0)
    tell_did (self, deed);
  if (problem == NULL && deed->entries != NULL)
    tell_said (self, deed);
  if (deed->ends)
    g_signal_emit (self, signals[ENDED], 0);
}

/* --- what the table says of them --- */

static void
forget_way (TsTableController *self)
{
  g_clear_pointer (&self->way, ts_deed_free);
}

/* Undo, undo, undo: what has to be moved back for all of them is told together. */
static void
note (TsTableController *self, TsDeed *deed)
{
  if (deed->n_done == 0 && self->way != NULL)
    ts_deed_follow (deed, self->way);
  ts_deed_note (deed, ts_table_controller_get_session (self), self->noted);
  forget_way (self);
}

/* Tells it, and lets go of it. */
static void
finish (TsTableController *self, TsDeed *deed, const GError *problem)
{
  tell_deed (self, deed, problem);
  if (deed->entries == NULL && deed->n_done > 0 && self->way == NULL)
    self->way = deed;
  else
    ts_deed_free (deed);
}

void
ts_table_controller_rest (TsTableController *self)
{
  forget_way (self);
}

/* Where a deed of the page leads is shown when it is done. */
static void
on_changed (TsTableController *self)
{
  TsDeed *others = self->deed == NULL ? ts_deed_new_of_others (ts_table_controller_get_session (self)) : NULL;

  note (self, others != NULL ? others : self->deed);
  keep_state (self);
  if (others != NULL)
    finish (self, others, NULL);
}

/* --- saying, one deed after the other --- */

static gboolean say_next (TsTableController *self, GError **error);

static const char *const gone_on =
    N_ ("The table has gone on since that was pressed; please press again if it still holds.");

/* What was kept until now was meant for what was to be seen then. */
static gboolean
is_meant (TsTableController *self, const TsDeed *deed, GError **error)
{
  if (deed->entries == NULL || ts_step_seen_is (&deed->seen, ts_table_controller_get_session (self)))
    return TRUE;
  return ts_refuse (error, TS_ERROR_ILLEGAL, "%s", _ (gone_on));
}

void
ts_table_controller_refuse_press (TsTableController *self)
{
  g_signal_emit (self, signals[FAILED], 0, _ (gone_on));
}

/* Keeps the controller until the table is free of what somebody else has said to it. */
static void
wait_for_others (TsTableController *self)
{
  if (!self->waits)
    g_object_ref (self);
  self->waits = TRUE;
}

/* Has the next one that was kept on its way, if there is one and the table is free: others may say something
 * to it, too. */
static void
begin_next (TsTableController *self)
{
  while (self->deed == NULL && !g_queue_is_empty (self->kept) && !ts_table_is_busy (self->table)) {
    g_autoptr (GError) error = NULL;

    self->deed = g_queue_pop_head (self->kept);
    if (!is_meant (self, self->deed, &error) || !say_next (self, &error))
      finish (self, g_steal_pointer (&self->deed), error);
  }
  if (!ts_table_controller_is_busy (self))
    g_signal_emit (self, signals[BUSY], 0);
  else if (self->deed == NULL)
    wait_for_others (self);
}

static void
on_free (TsTableController *self)
{
  g_autoptr (TsTableController) held = NULL;

  if (!self->waits || ts_table_is_busy (self->table))
    return;
  held = self; /* by wait_for_others() */
  self->waits = FALSE;
  begin_next (self);
}

static void
end_deed (TsTableController *self, const GError *problem)
{
  finish (self, g_steal_pointer (&self->deed), problem);
  begin_next (self);
}

static void
on_said (GObject *table, GAsyncResult *result, gpointer data)
{
  g_autoptr (TsTableController) self = data;
  g_autoptr (GError) error = NULL;

  if (ts_table_say_finish (TS_TABLE (table), result, &error) && self->deed->n_done < self->deed->n &&
      say_next (self, &error))
    return;
  end_deed (self, error);
}

static gboolean
say_next (TsTableController *self, GError **error)
{
  TsSession *session = ts_table_controller_get_session (self);
  g_autoptr (JsonObject) entry = ts_deed_next_entry (self->deed, session);
  g_autoptr (TsTableController) held = g_object_ref (self);

  if (!ts_table_say_async (self->table, entry, on_said, held, error))
    return FALSE;
  g_steal_pointer (&held); /* it is on_said()'s */
  return TRUE;
}

/* FALSE: it was refused at once. Takes the deed over. */
static gboolean
begin (TsTableController *self, TsDeed *deed)
{
  g_autoptr (GError) error = NULL;

  deed->seen = self->seen;
  if (ts_table_controller_is_busy (self) || ts_table_is_busy (self->table)) {
    g_queue_push_tail (self->kept, deed);
    if (self->deed == NULL)
      wait_for_others (self);
  } else {
    self->deed = deed;
    if (!say_next (self, &error)) {
      end_deed (self, error);
      return FALSE;
    }
  }
  g_signal_emit (self, signals[BUSY], 0);
  return TRUE;
}

/* --- what people do --- */

gboolean
ts_table_controller_say_all (TsTableController *self, GPtrArray *entries)
{
  return entries->len > 0 && begin (self, ts_deed_new (entries));
}

gboolean
ts_table_controller_say_counted (TsTableController *self, JsonObject *entry, int seat, int counter)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);
  TsDeed *deed;

  g_ptr_array_add (entries, json_object_ref (entry));
  deed = ts_deed_new (entries);
  deed->seat = seat;
  deed->counted = counter;
  return begin (self, deed);
}

gboolean
ts_table_controller_say (TsTableController *self, JsonObject *entry)
{
  return ts_table_controller_say_counted (self, entry, TS_NOBODY, -1);
}

gboolean
ts_table_controller_say_verb (TsTableController *self, const char *verb)
{
  TsView view = view_of (self);
  g_autoptr (JsonObject) entry = ts_entry_build (view.game, verb, TS_NOBODY, NULL);

  return ts_table_controller_say (self, entry);
}

void
ts_table_controller_step (TsTableController *self, TsDirection way)
{
  begin (self, ts_deed_new_way (way, 0));
}

void
ts_table_controller_go (TsTableController *self, TsDirection way, guint n)
{
  if (n > 0)
    begin (self, ts_deed_new_way (way, n));
}

/* --- the class --- */

static void
ts_table_controller_finalize (GObject *object)
{
  TsTableController *self = TS_TABLE_CONTROLLER (object);

  g_assert (!ts_table_controller_is_busy (self));
  g_queue_free (self->kept);
  forget_way (self);
  g_free (self->noted);
  g_clear_object (&self->table);
  G_OBJECT_CLASS (ts_table_controller_parent_class)->finalize (object);
}

static guint
add_signal (const char *name, guint n, ...)
{
  guint id;
  va_list types;

  va_start (types, n);
  id = g_signal_new_valist (name, TS_TYPE_TABLE_CONTROLLER, G_SIGNAL_RUN_LAST, NULL, NULL, NULL, NULL,
                            G_TYPE_NONE, n, types);
  va_end (types);
  return id;
}

static void
ts_table_controller_class_init (TsTableControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ts_table_controller_finalize;
  signals[CHANGED] = add_signal ("changed", 1, G_TYPE_BOOLEAN);
  signals[SETTLED] = add_signal ("settled", 2, JSON_TYPE_OBJECT, G_TYPE_BOOLEAN);
  signals[FAILED] = add_signal ("failed", 1, G_TYPE_STRING);
  signals[TELL] = add_signal ("tell", 4, G_TYPE_STRING, G_TYPE_STRING, G_TYPE_STRING, G_TYPE_UINT);
  signals[DID] = add_signal ("did", 1, G_TYPE_ARRAY);
  signals[WENT] = add_signal ("went", 4, G_TYPE_INT, G_TYPE_STRING, G_TYPE_UINT, G_TYPE_ARRAY);
  signals[ENDED] = add_signal ("ended", 0);
  signals[BUSY] = add_signal ("busy", 0);
}

static void
ts_table_controller_init (TsTableController *self)
{
  self->kept = g_queue_new ();
}

TsTableController *
ts_table_controller_new (TsTable *table)
{
  TsTableController *self = g_object_new (TS_TYPE_TABLE_CONTROLLER, NULL);

  self->table = g_object_ref (table);
  self->seen = ts_step_seen (ts_table_controller_get_session (self));
  keep_state (self);
  g_signal_connect_object (table, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "free", G_CALLBACK (on_free), self, G_CONNECT_SWAPPED);
  return self;
}

TsTable *
ts_table_controller_get_table (TsTableController *self)
{
  return self->table;
}

TsSession *
ts_table_controller_get_session (TsTableController *self)
{
  return ts_table_get_session (self->table);
}
