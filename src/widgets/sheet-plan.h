/* sheet-plan.h — how a game decorates the sheet of one of its verbs: see sheet.h. */
#pragma once

#include "board.h"
#include "input.h"

G_BEGIN_DECLS

typedef struct _TsSheet TsSheet;

/* How a field is asked. Functions get the entry as filled in so far. */
typedef struct {
  const char *field; /* the argument's id, “who”, or “note”, which only a plan asks; NULL ends a list of
                        these */
  const char *title; /* N_(), a word or two: a tab of its own, or its heading in one that it shares; NULL: see
                        TsSheetPlan */
  const char *question;            /* N_(): asked at the top, in words; NULL: the field's label */
  const char *together;            /* the id of a field before it whose tab it shares, or NULL */
  const char *pick;                /* which taps beside the sheet answer it: see ts_sheet_pick(); or NULL */
  gboolean others;                 /* seats: not the one that acts */
  gboolean stays;                  /* a tap that answers it does not go on, but shows what is below */
  const TsInput *input;            /* an input of its own; NULL: the type's */
  GtkWidget *(*mark) (int number); /* a picture before a word's chip; or NULL */
  char *(*detail) (const TsView *view,
                   const TsEntry *entry,
                   int number);                               /* beside a word on its chip, such as how many
                                                                 there are; returns NULL: it is not offered */
  char *(*answer) (const TsView *view, const TsEntry *entry); /* told on the tab; NULL: the value in words */
  gboolean (*asked) (const TsView *view, const TsEntry *entry); /* whether at all; NULL: if the table asks */
} TsSheetField;

/* Fields stand in the order of the plan, and those that it does not name after them in the verb's. What
 * belongs to another field (`with`), what excludes another (`one_of`) and what is yes or no shares the tab of
 * that one, or of the one before it, if no title gives it a tab of its own. */
typedef struct {
  const TsSheetField *fields;                           /* or NULL */
  void (*begin) (TsSheet *sheet);                       /* fills in what is known, or NULL: nothing is */
  void (*answered) (TsSheet *sheet, const char *field); /* fills in what follows from an answer, or NULL */
  const char *confirm;                           /* N_(): what the button says; NULL: the verb's label */
  const char *(*picture) (const TsEntry *entry); /* an icon beside the title; or NULL */
  char *(*title) (const TsView *view, const TsEntry *entry); /* at the top, large when nothing is to be asked;
                                                                NULL: the question stays */
  char *(*preview) (const TsView *view,
                    const TsEntry *entry); /* what it will come to, or NULL: not known yet */
  GtkWidget *(*help) (TsBoard *board,
                      const TsEntry *entry); /* what helps where it is refused, or NULL: nothing */
  void (*complete) (const TsView *view,
                    TsEntry *entry); /* adds what follows from the rest, and is not asked; or NULL */
  gboolean back;                     /* there is a way back out of it where somebody has opened it, or has
                                        begun to fill it in: signal "back" */
  gboolean offered;                  /* the board's big button says it, instead of one of its own */
  gboolean quiet;                    /* the game itself has the big button say it: ts_board_part_offer() */
  gboolean beside;                   /* that is for what is asked until somebody begins to fill this in; what
                                        they have begun has a way back */
  gboolean instead; /* that says another verb until then, or waits: see ts_sheet_set_instead() */
  gboolean one_tap; /* the tap that answers the last question says the entry */
  gboolean tried;   /* the last tap is for what the rules accept; if that is nothing, they say why before */
} TsSheetPlan;

G_END_DECLS
