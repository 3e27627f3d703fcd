#include "table-controller.h"

#include "config.h"
#include "referee/every-game.h"

#include <glib/gi18n-lib.h>

struct _TsTableController {
  GObject parent_instance;

  TsTable *table;
  gboolean quiet; /* several entries are said as one action */
};

G_DEFINE_FINAL_TYPE (TsTableController, ts_table_controller, G_TYPE_OBJECT)

enum {
  CHANGED,
  TELL,
  ENDED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- saying --- */

static void
tell (TsTableController *self, const char *sentence, const char *button, const char *action, guint target)
{
  g_signal_emit (self, signals[TELL], 0, sentence, button, action, target);
}

static void
tell_refusal (TsTableController *self, const GError *error)
{
  tell (self, error->message, NULL, NULL, 0);
}

static gboolean
is_over (TsTableController *self)
{
  TsView view = ts_session_view (ts_table_controller_get_session (self));

  return ts_view_is_over (&view);
}

/* The one place where something is said to the table. */
static gboolean
say_quietly (TsTableController *self, JsonObject *entry, GError **error)
{
  gboolean was_over = is_over (self);
  const TsVerb *verb;

  if (!ts_table_say (self->table, entry, error))
    return FALSE;
  verb = ts_session_outcome (ts_table_controller_get_session (self)).verb;
  if (!was_over && is_over (self) && verb->apply != NULL && verb != &ts_verb_end)
    g_signal_emit (self, signals[ENDED], 0);
  return TRUE;
}

gboolean
ts_table_controller_say (TsTableController *self, JsonObject *entry)
{
  g_autoptr (GError) error = NULL;

  if (!say_quietly (self, entry, &error))
    tell_refusal (self, error);
  else if (ts_session_outcome (ts_table_controller_get_session (self)).verb == &ts_verb_adjust)
    tell (self, _ ("Corrected."), _ ("Undo"), "play.take-back", 1);
  return error == NULL;
}

gboolean
ts_table_controller_say_verb (TsTableController *self, const char *verb)
{
  g_autoptr (JsonObject) entry = ts_entry_begin (verb, TS_NOBODY);

  return ts_table_controller_say (self, entry);
}

static void
on_changed (TsTableController *self)
{
  if (!self->quiet)
    g_signal_emit (self, signals[CHANGED], 0);
}

/* From here on nothing is told, … */
static void
begin_deed (TsTableController *self)
{
  self->quiet = TRUE;
}

/* … and only where it has led. */
static void
end_deed (TsTableController *self, guint n_entries)
{
  self->quiet = FALSE;
  if (n_entries > 0)
    on_changed (self);
}

guint
ts_table_controller_say_all (TsTableController *self, GPtrArray *entries)
{
  g_autoptr (GError) error = NULL;
  guint done = 0;

  begin_deed (self);
  while (done < entries->len && say_quietly (self, entries->pdata[done], &error))
    done++;
  end_deed (self, done);
  if (error != NULL)
    tell_refusal (self, error);
  return done;
}

/* --- ways back and forth --- */

/* Says "undo" or "redo" up to `n` times. */
static guint
say_repeatedly (TsTableController *self, const char *verb, guint n, GArray *effects)
{
  guint done = 0;

  begin_deed (self);
  while (done < n && ts_table_controller_say_verb (self, verb)) {
    TsOutcome outcome = ts_session_outcome (ts_table_controller_get_session (self));

    g_array_append_vals (effects, outcome.effects, outcome.n_effects);
    done++;
  }
  end_deed (self, done);
  return done;
}

/* What came of it; `sentence` is that of the one entry, where it was one. (transfer full) */
static char *
tell_way (TsDirection way, guint n, const char *sentence)
{
  if (n > 1 && way == TS_BACKWARDS)
    return g_strdup_printf (ngettext ("%u entry taken back.", "%u entries taken back.", n), n);
  if (n > 1)
    return g_strdup_printf (ngettext ("%u entry counts again.", "%u entries count again.", n), n);
  if (way == TS_BACKWARDS)
    /* Translators: %s is a sentence of the history, as in “Taken back: Ann takes 3 × Donut.” */
    return g_strdup_printf (_ ("Taken back: %s"), sentence);
  /* Translators: %s is a sentence of the history, as in “Counts again: Ann takes 3 × Donut.” */
  return g_strdup_printf (_ ("Counts again: %s"), sentence);
}

guint
ts_table_controller_go (TsTableController *self, TsDirection way, guint n, GArray *effects)
{
  TsSession *session = ts_table_controller_get_session (self);
  gboolean back = way == TS_BACKWARDS;
  g_autofree char *sentence = NULL;
  g_autofree char *text = NULL;

  n = say_repeatedly (self, back ? "undo" : "redo", n, effects);
  if (n == 0)
    return 0;
  sentence = ts_session_tell (session, ts_session_n_records (session) - !back);
  text = tell_way (way, n, sentence);
  tell (self, text, back ? _ ("Redo") : _ ("Undo"), back ? "play.bring-back" : "play.take-back", n);
  return n;
}

/* --- the class --- */

static void
ts_table_controller_finalize (GObject *object)
{
  g_clear_object (&TS_TABLE_CONTROLLER (object)->table);
  G_OBJECT_CLASS (ts_table_controller_parent_class)->finalize (object);
}

static void
ts_table_controller_class_init (TsTableControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ts_table_controller_finalize;
  signals[CHANGED] = g_signal_new ("changed", TS_TYPE_TABLE_CONTROLLER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[TELL] = g_signal_new ("tell", TS_TYPE_TABLE_CONTROLLER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 4, G_TYPE_STRING, G_TYPE_STRING, G_TYPE_STRING, G_TYPE_UINT);
  signals[ENDED] = g_signal_new ("ended", TS_TYPE_TABLE_CONTROLLER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
ts_table_controller_init (TsTableController *self G_GNUC_UNUSED)
{
}

TsTableController *
ts_table_controller_new (TsTable *table)
{
  TsTableController *self = g_object_new (TS_TYPE_TABLE_CONTROLLER, NULL);

  self->table = g_object_ref (table);
  g_signal_connect_object (table, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
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
