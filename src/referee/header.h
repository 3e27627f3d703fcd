/* header.h — the first line of a table: which game, who plays, which options. */
#pragma once

#include "field.h"

G_BEGIN_DECLS

#define TS_FORMAT_VERSION 1
#define TS_MAX_OPTIONS    16
#define TS_NAME_LENGTH    40 /* characters */

struct _TsGame;

typedef struct {
  char *name;   /* as it is shown */
  char *colour; /* palette id, or NULL */
  /* NULL where there is no file yet: */
  char *written;     /* the name as it stands in the file */
  char *isolated[2]; /* as it is shown in a sentence that is read from the left, from the right */
} TsPlayer;

/* Makes the one like the other. _copy: (transfer full). */
void ts_player_set (TsPlayer *player, const TsPlayer *other);
TsPlayer *ts_player_copy (const TsPlayer *player);
void ts_player_clear (TsPlayer *player);

/* Gives a player the name that stands in a file. */
void ts_player_call (TsPlayer *player, const char *written);

typedef struct {
  const struct _TsGame *game;
  int rules; /* the version of the game's rules that the table is played by, from 1 */
  guint n_players;
  TsPlayer *players;               /* clockwise: seat 0, 1, 2 …; as they sit there now */
  TsValue options[TS_MAX_OPTIONS]; /* in the order of the game's options; defaults filled in, `given` only if
                                      in the file */
  char *created;                   /* ISO 8601 UTC, or NULL */
  char *id;                        /* UUID, or NULL */
} TsHeader;

/* The palette: colour ids a header may use, NULL at the end; and the same with what people call them. */
extern const char *const ts_palette[];
extern const TsWord ts_colours[];

/* Whether a line is the first one of a table, be it of a game or a version that nobody knows here: an object
 * with the key "tableside". */
gboolean ts_header_is_one (const char *line, gsize length);

/* The name of a seat as it is put into sentences, where a name of the other script is isolated. Where it
 * stands alone, or is written down for programs, it is the player's `name`. */
const char *ts_header_name (const TsHeader *self, int seat);

/* Reads a header for one of `games` (NULL at the end). TS_ERROR_SYNTAX or TS_ERROR_RANGE as docs/protocol.md
 * says: TS_ERROR_RANGE too where it says newer rules than the game has, whatever else stands in it. `fresh`:
 * it is said now, so its texts have to be such as ts_text_check() takes (TS_ERROR_RANGE); those of a file
 * that is there already are taken, and escaped as they are shown. The key "sum" is let pass: files look after
 * it. (transfer full) */
TsHeader *
ts_header_read (const struct _TsGame *const *games, JsonObject *object, gboolean fresh, GError **error);

/* A header for a new table, from what a page asked: `options` may be NULL or hold only what differs. It says
 * the newest rules. (transfer full) */
JsonObject *ts_header_write (const struct _TsGame *game,
                             const TsPlayer *players,
                             guint n_players,
                             JsonObject *options,
                             const char *created,
                             const char *id);

void ts_header_free (TsHeader *self);

/* The value of an option, which must be one of the game's (asserted). _int: its number. */
const TsValue *ts_header_value (const TsHeader *self, const char *option);
int ts_header_int (const TsHeader *self, const char *option);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TsHeader, ts_header_free)

G_END_DECLS
