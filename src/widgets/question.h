/* question.h — a field on a sheet: its input, whether it is asked, what is answered. */
#pragma once

#include "sheet-plan.h"

G_BEGIN_DECLS

typedef struct _TsSheet TsSheet;

/* What every entry has, in the place of an argument's. */
enum {
  TS_ASKS_NOTE = -2,
  TS_ASKS_WHO = -1
};

typedef struct {
  TsSheet *sheet;
  const TsField *field;
  const TsSheetField *plan; /* or NULL */
  const TsInput *kind;
  GtkWidget *input;
  GtkWidget *line; /* the input with what it is called, or the input alone */
  int arg;         /* its place among the verb's arguments, or one of those above */
  guint page;
  gboolean asked; /* as of the newest look */
  gboolean fixed; /* given, and not asked */
  gboolean seen;  /* what has a value from the beginning counts from now on */
  gboolean last;  /* of those that exclude it, it was filled in last */
} TsQuestion;

/* A word or two. (transfer none) */
const char *ts_question_title (const TsQuestion *self);

/* The question in words. (transfer full) */
char *ts_question_ask (const TsQuestion *self);

/* Makes its input, in a line that has the field's id as a style class. `first`: it stands right below its
 * question. */
void ts_question_build (
    TsQuestion *self, const TsHeader *header, gboolean first, GCallback changed, gpointer data);

/* Offers the seats that can be named, and the words, each with its detail; `entry` is what is filled in
 * before it. */
void ts_question_show_chips (const TsQuestion *self, const TsView *view, const TsEntry *entry);

/* Nothing is filled in. */
void ts_question_clear (TsQuestion *self);

/* Fills in its value, or its number: a seat, a word's place in its list. */
void ts_question_set (TsQuestion *self, const TsValue *value);
void ts_question_set_number (TsQuestion *self, gint64 number);

/* Whether it is asked now, `entry` being what is filled in before it. */
gboolean ts_question_is_asked (const TsQuestion *self, const TsView *view, const TsEntry *entry);

/* Adds what is filled in, if it fits. */
void ts_question_read (const TsQuestion *self, const TsView *view, TsEntry *entry);

/* Whether numbers that were typed are within their bounds. What is not counts as not filled in, so that
 * nothing else on the sheet has to know of it. */
gboolean ts_question_fits (const TsQuestion *self, const TsView *view, GError **error);

/* Whether the entry has it; all that it needs of it, if it may not be left out; and whether another tap would
 * say no more. */
gboolean ts_question_is_given (const TsQuestion *self, const TsEntry *entry);
gboolean ts_question_is_enough (const TsQuestion *self, const TsEntry *entry);
gboolean ts_question_is_full (const TsQuestion *self, const TsEntry *entry);

/* How many chips could be tapped to answer it with one tap, 0 if it is not answered so; and the entry that
 * such a tap would complete. (transfer full) */
guint ts_question_count_taps (const TsQuestion *self);
JsonObject *ts_question_write_tap (const TsQuestion *self, guint tap, const TsEntry *entry);

/* The answer in few words, or NULL. (transfer full) */
char *ts_question_tell (const TsQuestion *self, const TsView *view, const TsEntry *entry);

G_END_DECLS
