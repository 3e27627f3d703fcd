/* field.h — a named value with a type and bounds: an argument of a verb, or an option of a game.
 *
 * One table of fields validates what people and files say, documents the protocol (`tableside-referee
 * games`), feeds random play, and lets the app draw a form. Values are numbers inside: a word is its place in
 * the field's list, a seat its number, a boolean 0 or 1, a die its face. Where a word may stand in the place
 * of a seat or of an integer, the first word is -1, the second -2, and so on. */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

typedef enum {
  TS_FIELD_INTEGER, /* min … max, min ≥ 0 if there are `words`; or one of `words`, if there are any */
  TS_FIELD_BOOLEAN,
  TS_FIELD_WORD,     /* one of `words` */
  TS_FIELD_SEAT,     /* a seat of this table; or one of `words`, if there are any */
  TS_FIELD_TEXT,     /* min … max characters */
  TS_FIELD_DICE,     /* array of `min` … `max` faces, each 1 … `sides` */
  TS_FIELD_WORDS,    /* array of `min` … `max` of `words`, in any order */
  TS_FIELD_COUNTS,   /* object: word → integer min … max; words left out are 0 */
  TS_FIELD_SEATS,    /* array of `min` … `max` seats, in any order */
  TS_FIELD_TEXTS,    /* array of `min` … `max` texts of 1 … `length` characters, in any order */
  TS_FIELD_OBJECT,   /* object: the id of one of `members` → its value */
  TS_FIELD_EACH,     /* array of integers min … max, one for each seat of this table, in order */
  TS_FIELD_INTEGERS, /* array of integers min … max, as many as there are */
  TS_FIELD_ENTRY,    /* object: an entry, kept as a line of JSON in `text` and looked at by the session */
} TsFieldType;

/* A word of a fixed list: the id stands in files and is never translated; the label is for people. */
typedef struct {
  const char *id;
  const char *label; /* N_() */
} TsWord;

#define TS_WORD(place) (G_GUINT64_CONSTANT (1) << (place))

typedef struct _TsField {
  const char *id;
  const char *label; /* N_(), a noun: "Count" */
  const char *about; /* N_(), options only: one sentence what it changes, or NULL */
  TsFieldType type;
  gint64 min, max; /* G_MININT64, G_MAXINT64: no bound of its own, the rules see to it */
  int sides;       /* DICE: faces of one die */
  const int *each; /* DICE of different sides: faces of one after the other, `min` = `max` of them */
  const char *count_by,
      *sides_by; /* DICE: the argument that stands before it, or where that is not given the option,
                    whose number says how many they are, and of how many sides; NULL: nothing does */
  int length;    /* TEXTS: characters of one text */
  const struct _TsField *members; /* OBJECT: ends with a NULL id; no two exclude each other */
  const TsWord *words;            /* WORD, WORDS, COUNTS, SEAT and INTEGER (or NULL): ends with a NULL id */
  gboolean optional; /* may be left out; dice that are left out are thrown by the program where it may */
  gboolean distinct; /* WORDS, SEATS: none twice. COUNTS: every word is there, and no two numbers are alike */
  int one_of;       /* arguments with the same number ≠ 0 exclude each other, and one of them must be there */
  const char *with; /* arguments: the id of another one that this one belongs to; NULL: to none. It can be
                       given, and unless it is optional has to be, only where that one is given, */
  guint64 with_words;   /* and its word is one of these: TS_WORD (…) | …; 0: whatever it is */
  const char *fallback; /* options: the default, as JSON */
  gboolean blank;       /* TEXT, TEXTS: the rules see to it whether there is anything to see in it */
  gboolean secret;      /* arguments: only who says it may know what was said; see TsGame.conceal */
  gboolean from_one;    /* INTEGER of few numbers from 0 on: people count from 1 what files count from 0 */
  gboolean printed; /* options: stands on the cards of one's own copy of the game, so that it is asked once */
} TsField;

/* A value that was read. `numbers` has `n` elements (COUNTS: one per word of the list); instead of it, TEXTS
 * have `texts`, and OBJECT has `members` in the order of the field's, of which some may not be given. */
typedef struct _TsValue {
  gboolean given;
  guint n;
  gint64 *numbers;
  char *text;
  char **texts;
  struct _TsValue *members;
} TsValue;

void ts_value_clear (TsValue *value);

/* The argument of verbs that take one ordinary die and nothing else. */
extern const TsField ts_fields_one_die[];

/* How many words the list has; the place of `id` in it, or -1. */
guint ts_words_length (const TsWord *words);
int ts_words_find (const TsWord *words, const char *id);

/* The place of the field `id` in an array of them, which may be NULL; or -1. */
int ts_fields_find (const TsField *fields, const char *id);

/* The faces of die `i` of DICE. */
int ts_field_sides (const TsField *field, guint i);

/* Reads `node` as the field's type says. Only types are looked at here (TS_ERROR_SYNTAX): bounds come later,
 * in ts_field_check(), because the protocol has a phase checked between the two. A word outside its list is
 * read as a number that keeps no bounds. An array of the wrong length is read whole. Returns FALSE and leaves
 * `value` clear on error. */
gboolean ts_field_read (const TsField *field, JsonNode *node, TsValue *value, GError **error);

/* Whether a value keeps the field's bounds at a table of `n_seats` (TS_ERROR_RANGE if not). */
gboolean ts_field_check (const TsField *field, const TsValue *value, guint n_seats, GError **error);

/* Whether the texts in a value are such as can be said now: see ts_text_check(). A text without a lower bound
 * is an id, which is there or is not, and no text of that kind. */
gboolean ts_field_check_texts (const TsField *field, const TsValue *value, GError **error);

/* Has the texts in a value escaped as they are shown: see ts_text_escape(). */
void ts_value_escape (TsValue *value);

/* The value as JSON; the contrary of ts_field_read(). COUNTS leave zeros out unless `distinct`. _add: behind
 * the JSON that is there, see ts_json_add_int(). (transfer full) */
JsonNode *ts_field_write (const TsField *field, const TsValue *value);
void ts_field_add (GString *json, const char *key, const TsField *field, const TsValue *value);

/* Type, bounds and words as `tableside-referee games` lists them: adds members to the open object; and the
 * titles of field and words, if people are to read it. */
void ts_field_describe (const TsField *field, gboolean titles, GString *json);

G_END_DECLS
