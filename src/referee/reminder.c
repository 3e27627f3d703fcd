#include "reminder.h"

#include "config.h"
#include "language.h"
#include "text.h"

/* --- what is said --- */

static const TsWord answers[] = {
  [TS_REMINDER_DONE] = { .id = "done", .label = N_ ("Done") },
  [TS_REMINDER_LATER] = { .id = "later", .label = N_ ("Later") },
  [TS_REMINDER_NEVER] = { .id = "never", .label = N_ ("No longer") },
  { 0 },
};

static const TsField remind_args[] = {
  { .id = "text", .label = N_ ("Of what"), .type = TS_FIELD_TEXT, .min = 1, .max = TS_REMINDER_LENGTH },
  { .id = "round",
    .label = N_ ("From round"),
    .type = TS_FIELD_INTEGER,
    .min = 1,
    .max = 9999,
    .optional = TRUE },
  { .id = "every",
    .label = N_ ("Every so many rounds"),
    .type = TS_FIELD_INTEGER,
    .min = 1,
    .max = 99,
    .optional = TRUE },
  { .id = "phase", .label = N_ ("Phase"), .type = TS_FIELD_TEXT, .min = 1, .max = 40, .optional = TRUE },
  { .id = "seat", .label = N_ ("Whose turn"), .type = TS_FIELD_SEAT, .optional = TRUE },
  { 0 },
};

static const TsField reminded_args[] = {
  { .id = "text", .label = N_ ("Of what"), .type = TS_FIELD_TEXT, .min = 1, .max = TS_REMINDER_LENGTH },
  { .id = "answer", .label = N_ ("Answer"), .type = TS_FIELD_WORD, .words = answers },
  { 0 },
};

static gboolean
apply_remind (TsStep *step, GError **error)
{
  const TsGame *game = step->view.game;
  const TsValue *phase = ts_entry_value (step->entry, "phase");
  int over = ts_game_phases (game) - 1;

  if (phase->given && !(ts_game_phase (game, phase->text) >= 0 && ts_game_phase (game, phase->text) < over))
    return ts_refuse (error, TS_ERROR_RANGE, _ ("This game has no such phase."));
  return TRUE;
}

/* An answer to what nobody is to be reminded of changes nothing: what it answered may have been taken out. */
static gboolean
apply_reminded (TsStep *step G_GNUC_UNUSED, GError **error G_GNUC_UNUSED)
{
  return TRUE;
}

/* --- the reminder --- */

void
ts_reminder_free (TsReminder *self)
{
  g_free (self->written);
  g_free (self->text);
  g_free (self);
}

TsReminder *
ts_reminder_new (const TsEntry *entry, const TsGame *game, int round)
{
  TsReminder *self = g_new (TsReminder, 1);
  const TsValue *phase = ts_entry_value (entry, "phase");

  *self = (TsReminder) {
    .written = g_strdup (ts_entry_value (entry, "text")->text),
    .text = ts_text_escape (ts_entry_value (entry, "text")->text),
    .round = ts_entry_has (entry, "round") ? ts_entry_int (entry, "round") : 0,
    .every = ts_entry_has (entry, "every") ? ts_entry_int (entry, "every") : 0,
    .phase = phase->given ? ts_game_phase (game, phase->text) : -1,
    .seat = ts_entry_has (entry, "seat") ? ts_entry_int (entry, "seat") : TS_NOBODY,
  };
  self->due = self->round == 0 && self->every == 0 && self->phase < 0 && self->seat == TS_NOBODY;
  if (self->every > 0 && self->round == 0)
    self->round = round + self->every;
  return self;
}

/* --- in words --- */

static char *
tell_rounds (const TsReminder *self)
{
  if (self->every == 0)
    /* Translators: when people are reminded of something */
    return g_strdup_printf (_ ("round %d"), self->round);
  if (self->every == 1)
    /* Translators: when people are reminded of something, the first time in round %d */
    return g_strdup_printf (_ ("every round from %d on"), self->round);
  /* Translators: when people are reminded of something: how many rounds are from one time to the next, and
   * the first time */
  return g_strdup_printf (ngettext ("every %d round from %d on", "every %d rounds from %d on", self->every),
                          self->every, self->round);
}

char *
ts_reminder_tell_when (const TsReminder *self, const TsView *view)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;

  if (self->round > 0)
    g_strv_builder_take (parts, tell_rounds (self));
  if (self->phase >= 0)
    g_strv_builder_add (parts, _ (view->game->phases[self->phase].title));
  if (self->seat != TS_NOBODY)
    /* Translators: when people are reminded of something; %s is a player's name */
    g_strv_builder_take (parts, g_strdup_printf (_ ("%s’s turn"), ts_view_name (view, self->seat)));
  words = g_strv_builder_end (parts);
  /* Translators: between the parts of “round 3, Ann’s turn” */
  return g_strjoinv (_ (", "), words);
}

char *
ts_reminder_tell (const TsReminder *self, const TsView *view)
{
  g_autofree char *when = ts_reminder_tell_when (self, view);

  if (when[0] == '\0')
    /* Translators: a line of the history: what the table wants to be reminded of */
    return g_strdup_printf (_ ("To be remembered: %s"), self->text);
  /* Translators: a line of the history: what the table wants to be reminded of, and when: “round 3, Ann’s
   * turn” */
  return g_strdup_printf (_ ("To be remembered: %s (%s)"), self->text, when);
}

static char *
tell_remind (const TsView *view, const TsEntry *entry)
{
  TsReminder *it = ts_reminder_new (entry, view->game, ts_view_state (view)->round);
  char *told = ts_reminder_tell (it, view);

  ts_reminder_free (it);
  return told;
}

static char *
tell_reminded (const TsView *view G_GNUC_UNUSED, const TsEntry *entry)
{
  g_autofree char *text = ts_text_escape (ts_entry_value (entry, "text")->text);

  switch (ts_entry_int (entry, "answer")) {
  case TS_REMINDER_DONE:
    /* Translators: a line of the history: what the table was reminded of */
    return g_strdup_printf (_ ("Remembered and done: %s"), text);
  case TS_REMINDER_LATER:
    /* Translators: a line of the history: what the table was reminded of */
    return g_strdup_printf (_ ("Later: %s"), text);
  default:
    /* Translators: a line of the history: what the table wanted to be reminded of */
    return g_strdup_printf (_ ("No longer to be remembered: %s"), text);
  }
}

/* --- the verbs --- */

#define ANY_PHASE (~0u)

const TsVerb ts_verb_remind = {
  .id = "remind",
  .label = N_ ("Remember something"),
  .phases = ANY_PHASE,
  .who = TS_WHO_TABLE,
  .args = remind_args,
  .apply = apply_remind,
  .tell = tell_remind,
};

const TsVerb ts_verb_reminded = {
  .id = "reminded",
  .label = N_ ("Answer a reminder"),
  .phases = ANY_PHASE,
  .after = TRUE,
  .who = TS_WHO_TABLE,
  .args = reminded_args,
  .apply = apply_reminded,
  .tell = tell_reminded,
};

const TsVerb *const ts_verbs_of_reminders[] = { &ts_verb_remind, &ts_verb_reminded, NULL };
