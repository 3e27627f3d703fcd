/* entry.h — what somebody says at the table: a verb, a seat, arguments. */
#pragma once

#include "game.h"

G_BEGIN_DECLS

#define TS_NOTE_LENGTH 500 /* characters */

/* Reads an entry of `game` as that version of its rules has it: its verb (TS_ERROR_UNKNOWN_VERB), types,
 * missing and unknown arguments (TS_ERROR_SYNTAX). `faceless`: dice may be left out, because they will be
 * thrown. (transfer full) */
TsEntry *ts_entry_read (const TsGame *game, int rules, JsonObject *object, gboolean faceless, GError **error);

/* The same of a line, which has to be as ts_json_read() asks. (transfer full) */
TsEntry *ts_entry_read_line (
    const TsGame *game, int rules, const char *line, gsize length, gboolean faceless, GError **error);

/* An entry of the verb without arguments: the form that `forms` fills in. (transfer full) */
TsEntry *ts_entry_new (const TsVerb *verb, int who);

/* Whether an argument of the entry's verb goes with what was said before it: see `with` of a field. */
gboolean ts_entry_takes (const TsEntry *entry, const TsField *arg);

/* An argument as it is in this entry at this table: dice are as many, and of as many sides, as what was said
 * before them says (`count_by` and `sides_by` of a field), or may still be said. */
TsField ts_entry_field (const TsEntry *entry, const TsHeader *header, guint arg);

/* Whether the entry may be said as things stand, up to the game's own rules: over, phase, seat, whose turn,
 * bounds; in this order, with the codes of docs/protocol.md. Fills in the turn's seat where `who` was left
 * out, and remembers that it was. */
gboolean ts_entry_check (TsEntry *entry, const TsView *view, GError **error);

/* Whether a game's entry, its dice said, would be accepted now, and else why not: ts_entry_check(), and then
 * the game's own rules. Texts are not looked at. */
gboolean ts_view_would_accept (const TsView *view, TsEntry *entry, GError **error);

/* The same: the state that it would lead to, or NULL. (transfer full, g_free) */
gpointer ts_view_after (const TsView *view, TsEntry *entry, GError **error);

/* Whether note and texts are such as can be said now (TS_ERROR_RANGE): see ts_text_check(). */
gboolean ts_entry_check_texts (const TsEntry *entry, GError **error);

/* Whether dice are missing that somebody has to throw; the place of that argument is put into `arg`. */
gboolean ts_entry_needs_dice (const TsEntry *entry, guint *arg);

/* An entry of a verb of `game`, or of every game, as an object: its seat unless that is TS_NOBODY, then the
 * ids of arguments, each with its value as its type in the verb's table is, and NULL at the end:
 *
 *   ts_entry_build (&ts_null_game, "wear", 1, "hat", TOP_HAT, "height", 3, NULL)
 *
 * Integers, words, seats and booleans are an int, as ts_entry_set_int() takes it; texts are a const char *;
 * all others a JsonNode * (transfer full). Left out is what is NULL, and a boolean that is FALSE and may be.
 * That the table knows all of it, and that nothing but dice is missing, is asserted. Where a loop says the
 * arguments, it is ts_entry_new(), ts_entry_set_int() and the like, and ts_entry_write(). (transfer full) */
JsonObject *ts_entry_build (const TsGame *game, const char *verb, int who, ...) G_GNUC_NULL_TERMINATED;

/* The beginning of an entry as an object: its verb, and its seat unless that is TS_NOBODY. (transfer full) */
JsonObject *ts_entry_begin (const char *verb, int who);

/* The entry as it was said, as an object: do, who, arguments, phone, time, note; the turn's seat is not said
 * where it was left out, so that the entry stays the turn's when an earlier one is changed. (transfer full)
 */
JsonObject *ts_entry_write (const TsEntry *entry);

/* The same as the line that is kept, in place of what is in `line`. */
void ts_entry_write_line (const TsEntry *entry, GString *line);

/* Whether a sentence of the history can name the argument: seats, words, numbers, texts and single dice. */
gboolean ts_entry_can_name (const TsField *arg);

/* The value of such an argument, or option, as it stands in a sentence. (transfer full) */
char *ts_entry_tell_value (const TsField *field, const TsValue *value, const TsView *view);

/* The entry as one sentence of the history, `view` being the state before it. (transfer full) */
char *ts_entry_tell (const TsEntry *entry, const TsView *view);

void ts_entry_free (TsEntry *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TsEntry, ts_entry_free)

G_END_DECLS
