/* game.h — the contract: what a game gives the referee, and what the referee gives a game.
 *
 * A game is one TsGame: tables (options, phases, verbs, counters, reasons) and a few functions, all of them
 * pure. It turns a state and an entry into the next state or a refusal. It knows no clock, no chance, no file
 * and no window: time and dice arrive inside entries. Sessions, undo, history, files, the protocol and the
 * window are written once, above. */
#pragma once

#include "error.h"
#include "field.h"
#include "header.h"
#include "thing.h"

G_BEGIN_DECLS

#define TS_MAX_SEATS    6
#define TS_MAX_COUNTERS 24
#define TS_MAX_ARGS     16
#define TS_MAX_ORDER    TS_MAX_SEATS

#define TS_NOBODY (-1) /* no seat: all act together, or nobody does */
#define TS_BANK   (-2) /* the other end of money that comes from or goes to the bank */
#define TS_HOST   (-3) /* as a viewer: who has the table's file, and sees everything */

typedef struct _TsGame TsGame;
typedef struct _TsSampler TsSampler;

/* What every game's state begins with. A state is a value: fixed size, no pointers, copied and compared
 * whole; bytes that are not in use stay zero. What is long and mostly not in use is a stretch. */
typedef struct {
  int phase; /* index into the game's phases */
  int round; /* from 1 */
  int turn;  /* seat whose turn it is, or TS_NOBODY */
  int n_seats;
  int n_order;
  int order[TS_MAX_ORDER]; /* the seats in the order of this round */
  int counters[TS_MAX_SEATS][TS_MAX_COUNTERS];
} TsState;

/* A long array at the end of a state, of which only the elements at the beginning are in use: an int of the
 * state says how many. No step writes behind those, not even one that is refused. */
typedef struct {
  gsize at;   /* bytes, in the state */
  gsize size; /* of each element, in bytes */
  gsize n_at; /* where the int stands, before the array */
} TsStretch;

#define TS_STRETCH(State, array, n)                                                                          \
  { offsetof (State, array), sizeof (((State *) NULL)->array[0]), offsetof (State, n) }

/* A state with what stands around it all evening: what functions that only look are given. */
typedef struct {
  const TsGame *game;
  const TsHeader *header; /* names and options */
  gconstpointer state;    /* the game's own struct, which begins with a TsState */
} TsView;

/* One change of a counter. `seat` may be TS_BANK. `because` is the id of one of the game's reasons. (A long
 * table keeps a few hundred thousand of them.) */
typedef struct {
  gint16 seat, counter;
  int by;
  const char *because;
} TsEffect;

/* An entry that was read: a verb with its arguments. */
typedef struct {
  const struct _TsVerb *verb;
  int who; /* the seat that does it; TS_NOBODY where it was left out, and on verbs of the whole table */
  TsValue values[TS_MAX_ARGS]; /* in the order of the verb's arguments */
  char *note;                  /* free text, or NULL */
  char *at;                    /* when it was said, as it was written; or NULL */
  int from;                    /* the seat whose phone said it, or TS_NOBODY; rules do not look at it */
  gboolean who_is_turn;        /* `who` was left out: it follows from whose turn it is */
} TsEntry;

/* The value of an argument, which must be one of the verb's (asserted). _has: whether it was given. _int: its
 * number (a count, a word's place in its list, a seat, a boolean), 0 if it was not given. */
gboolean ts_entry_has (const TsEntry *entry, const char *id);
int ts_entry_int (const TsEntry *entry, const char *id);
const TsValue *ts_entry_value (const TsEntry *entry, const char *id);

/* Says an argument: one number, as ts_entry_int() has it, a word being one of its list (asserted); a text; or
 * any value as JSON, which must fit its type (asserted). */
void ts_entry_set_int (TsEntry *entry, const char *id, int number);
void ts_entry_set_text (TsEntry *entry, const char *id, const char *text);
void ts_entry_set_json (TsEntry *entry, const char *id, const char *json);

/* One step from a state to the next: what functions that change are given. */
typedef struct {
  TsView view;          /* of the state before; never changes */
  gpointer next;        /* begins as a copy of it */
  const TsEntry *entry; /* NULL in `start` */
  GArray *effects;      /* of TsEffect */
  TsEffect overflow;    /* the first posting that would have passed bounds or supply; by = 0 if none */
  gboolean over_supply; /* it was the supply */
} TsStep;

/* Changes a counter of the next state and writes it down among the effects; nothing else changes counters. A
 * change by 0 is nothing. A change past the counter's bounds, or of one that is not in play, is not made but
 * remembered, and the whole step is refused after it: rules need not look at bounds themselves unless they
 * have a better sentence. */
void ts_post (TsStep *step, int seat, int counter, int by, const char *because);

/* The same for money: takes `amount` ≥ 0 from one end and gives it to the other; either may be TS_BANK. */
void ts_post_money (TsStep *step, int from, int to, int counter, int amount, const char *because);

/* The state that the step leads to, with what stands around it. */
TsView ts_step_after (const TsStep *step);

/* The end of the game: the last phase, nobody's turn. _apply_end: the same as what a verb does. */
void ts_step_end (TsStep *step);
gboolean ts_step_apply_end (TsStep *step, GError **error);

/* A step from a view, with a copy of its state to change (transfer full), on `spare` (transfer full) as
 * ts_state_copy() has it, and no effects yet. */
TsStep ts_step_from (const TsView *view, const TsEntry *entry, GArray *effects, gpointer spare);

/* Brings derived counters up to date, as effects of their own, and says whether any counter would have passed
 * its bounds: then FALSE with `code`. The referee does it after every verb; a game need not. */
gboolean ts_step_settle (TsStep *step, TsError code, GError **error);

/* --- phases --- */

typedef struct {
  const char *id;
  const char *title; /* N_() */
  const char *hint;  /* N_(), one sentence: how, for the first time; NULL: it is plain */
  gboolean (*hint_fits) (const TsView *view); /* it is about what the prompt asks now; NULL: always */
  gboolean over;                              /* the last one of the table: the game has ended */
  gboolean apart;                             /* it belongs to no round: it comes before the first one */
  char *(*prompt) (const TsView *view);       /* one sentence: who does what now. (transfer full) */
  char *(*then) (const TsView *view);         /* the same: what comes then; may be NULL or return NULL */
  int (*actor) (const TsView *view);          /* who acts in it; NULL: whose turn it is */
} TsPhase;

/* A way from one phase to another: drawn by `tableside-referee dot`, and soak reports a step that is not
 * listed. A verb of which no way leads from one of its phases stays there; staying is listed only where the
 * verb may leave, too, or under a condition. The ways of `end` and `adjust` are not listed. */
typedef struct {
  int from, to;
  const char *verb;
  const char *when; /* N_() condition, a few words, or NULL */
} TsWay;

#define TS_IN(phase) (1u << (phase))

/* --- verbs --- */

/* A sentence and the same of several, which is said where its `count` asks for the plural. */
#define NP_(text, many) text, many

/* A line of the history that only puts names into words: {who} is the name of the seat, {id} what the verb's
 * argument `id` says: the name of a seat, the label of a word, a number, a text, the face of one die. A
 * sentence fits where all that it names was given, and the word of `with` is one that it goes with. When
 * Tableside is built, each one and its translations are checked: they name what the verb has, and all the
 * same. */
typedef struct {
  const char *text; /* N_(), or NP_() together with */
  const char *many;
  const char *count;  /* and the argument that counts, an integer; NULL: there is no plural */
  const char *with;   /* the id of an argument with words, or of a boolean; NULL: it goes with all */
  guint64 with_words; /* TS_WORD (…) | …; of a boolean, TS_WORD (TRUE) */
} TsSentence;

typedef enum {
  TS_WHO_TURN,          /* the seat whose turn it is; `who` may be left out */
  TS_WHO_ANY,           /* `who` is an argument: any seat, must be given */
  TS_WHO_TABLE,         /* a verb of the whole table: takes no `who` */
  TS_WHO_OPTIONAL,      /* as TS_WHO_TURN; but where it is nobody's turn, `who` may be said or left out */
  TS_WHO_TURN_OR_TABLE, /* as TS_WHO_TURN; but where it is nobody's turn, as TS_WHO_TABLE */
} TsWho;

typedef struct _TsVerb {
  const char *id;
  const char *label; /* N_(), an imperative: what a button for it says */
  guint phases;      /* TS_IN (…) | … */
  TsWho who;
  gboolean after; /* may be said once the game is over, too: some verbs of every game only */
  int since;      /* the version of the rules that brought it: older tables do not know it; 0: all know it */

  /* The option that brings it into play: where its number is not 0, it has any texts, or its word is one of
   * `option_words`, TS_WORD (…) | …. NULL: it is in play at every table. */
  const char *option;
  guint64 option_words;

  gboolean default_action; /* the big button says it, without arguments but dice */
  const TsField *args;     /* ends with a NULL id; NULL if there are none */
  gboolean some;           /* at least one of them has to be said, though each is optional */

  /* Of a default action: whether who says it does without what the step still offers. Then its button is
   * small, and the keyboard is never put on it. NULL: it never is so. */
  gboolean (*gives_up) (const TsView *view);

  /* Of a default action that has to be told its seat, or may be, the verb being possible: for whom the big
   * button says it now, or TS_NOBODY. Others may still say it. NULL where the turn tells. */
  int (*due) (const TsView *view);

  /* Whether at least one form would be accepted now, the phase being right; NULL if always. Where there are
   * `forms`, it need only tell what is quicker than trying them. */
  gboolean (*possible) (const TsView *view);

  /* Makes the step, or returns FALSE with TS_ERROR_ILLEGAL (or TS_ERROR_RANGE where a bound depends on the
   * state). The arguments keep their tables' bounds already. What was changed before a refusal is thrown
   * away. */
  gboolean (*apply) (TsStep *step, GError **error);

  /* How many forms there are to try: if any form at all would be accepted now, one of them would. With an
   * `entry`, which has its verb and the turn's seat, fills in form `i`, from 0, by ts_entry_set_int() and the
   * like; nobody asks what it returns then. NULL: `possible` tells. */
  int (*forms) (const TsView *view, int i, TsEntry *entry);

  /* N_(): the entry as one sentence of the history, "{who} takes {count} × {food}." for “Ann takes 3 ×
   * Donut.”, which names only what is always given; or the first of `says_where` that fits, if any does,
   * which ends with a NULL text. NULL for the verb's label with the seat's name. */
  const char *says;
  const TsSentence *says_where;

  /* Where it takes more than that, as what stands in the state: `view` is that before the entry. (transfer
   * full) */
  char *(*tell) (const TsView *view, const TsEntry *entry);
} TsVerb;

/* --- counters, reasons, tally --- */

typedef struct {
  const char *id;
  const char *label;   /* N_(), a noun, in the plural */
  const char *context; /* of the label, which is NC_() then: where one is called as many are; or NULL */
  int min, max;        /* of each seat */
  const char *limit;   /* the option whose number is the upper bound at this table; NULL: `max` is */
  int supply;          /* how many all seats together can hold; 0: no limit */
  gboolean shared;     /* one number for the whole table: posted for a seat, it changes for all */
  gboolean derived;    /* follows from the others: `derive` says its value, and it cannot be adjusted */
  gboolean money;      /* conserved: what seats and bank have together never changes but by `adjust` */

  /* The option that brings it into play: where its number is not 0; of TEXTS, where it has one at `place`,
   * which is the label then. NULL: it is in play at every table. What is not is neither shown nor changed. */
  const char *option;
  guint place;
} TsCounter;

/* Its label, translated; a table may call it otherwise: see ts_view_counter_label(). */
const char *ts_counter_label (const TsCounter *counter);

/* Where a rule stands: in the publisher's rulebook, or whose it is if not there. */
typedef struct {
  int page;            /* from 1; 0: the rulebook has none, or the heading says enough */
  const char *heading; /* as it is printed there, not translated; or NULL */
  enum {
    TS_FROM_RULEBOOK,
    TS_FROM_TABLESIDE, /* a ruling where the rulebook is silent */
    TS_FROM_TABLE,     /* what the people agreed on, or did by hand */
  } from;
} TsSource;

#define TS_PAGE(number)     { .page = (number) }
#define TS_HEADING(printed) { .heading = (printed) }
#define TS_RULING           { .from = TS_FROM_TABLESIDE }
#define TS_TABLES_OWN       { .from = TS_FROM_TABLE }

/* A source as a few words: “Rulebook, page 4”. (transfer full) */
char *ts_source_tell (const TsSource *source);

/* One thing that the rules say, as a fact in our own words: a sentence or a few that belong together. */
typedef struct {
  const char *text; /* N_() */
  TsSource source;  /* left out: that of its chapter */
} TsRule;

/* A chapter of the rules in short: what people look up at the table when they do not agree. */
typedef struct {
  const char *id;
  guint phases;        /* TS_IN (…) | …: those that it is about; 0: it comes before all of them */
  const char *heading; /* N_() */
  TsSource source;
  const TsRule *rules; /* ends with a NULL text */
} TsChapter;

/* Why a counter changed: ids stand in the protocol, labels in the explanation of a number. */
typedef struct {
  const char *id;
  const char *label; /* N_() */
  TsSource source;
} TsReason;

typedef struct {
  const char *id;
  const char *label; /* translated */
  int points;
  gboolean even_zero;
} TsLine;

/* Why a line of the tally has its points. A line that is counted from the counter of the same id alone needs
 * no explanation if it is the table's own. */
typedef struct {
  const char *line; /* its id */
  guint counters;   /* TS_COUNTED (…) | …: the seat's, of which it is made; 0: it is not made of counters */
  TsSource source;

  /* Adds sentences with the facts, translated, of type char * (transfer full); true whether the line is shown
   * or not. NULL: what is counted says it. */
  void (*tell) (const TsView *view, int seat, const char *line, GPtrArray *facts);
} TsExplanation;

/* What has to be known to lay a table out again, or to go on without Tableside, and neither counters nor
 * things nor the prompt tell: what is said of a Contract, what a card is called that lies face down. */
typedef struct {
  const char *id; /* the member of `board` that it tells */

  /* Adds sentences, translated, of type char * (transfer full), none where there is nothing to know: of the
   * seat, or of the table as such, which is TS_NOBODY. */
  void (*tell) (const TsView *view, int seat, GPtrArray *texts);
} TsFact;

#define TS_COUNTED(counter) (1u << (counter))

/* Adds a line to a seat's tally, its label as N_(); one of 0 points is shown to nobody. _even_zero: it is.
 * _counter: a line of a counter's id and label, for what the seat has of it. */
void ts_tally_add (GArray *tally, const char *id, const char *label, int points);
void ts_tally_add_even_zero (GArray *tally, const char *id, const char *label, int points);
void ts_tally_add_counter (GArray *tally, const TsView *view, int seat, int counter);

/* --- the game --- */

/* How a seat stands. */
typedef struct {
  gboolean in;   /* in the game still */
  int place;     /* from 1, the best */
  gboolean wins; /* if the game is over now */
  int score;     /* as the game counts it: not the game's to change */
} TsStanding;

struct _TsGame {
  const char *id;
  const char *title;   /* N_() */
  const char *summary; /* N_(), one sentence that makes one want to play */
  const char *credits; /* whose game it is, for the about dialog: names, not translated; may be NULL */
  int rules;           /* the newest version of its rules, see ts_game_rules(); 0: the first */
  int min_players, max_players;
  const char *colours[TS_MAX_SEATS]; /* palette ids: of the seats' pieces in the game's box; NULL: of none */
  gsize state_size;                  /* of the struct that begins with a TsState */
  const TsStretch *stretches;        /* in their order, up to its end; ends with a size of 0; may be NULL */

  const TsField *options;    /* ends with a NULL id */
  const TsPhase *phases;     /* ends with a NULL id; the last one is `over` */
  const TsWay *ways;         /* ends with a NULL verb */
  const TsVerb *verbs;       /* ends with a NULL id; those of every game (every-game.h) left out */
  const TsCounter *counters; /* ends with a NULL id */
  const TsReason *reasons;   /* ends with a NULL id; "adjust", "amend" and "follows" are every game's */

  /* Fills `next`, whose seats are set and whose order is clockwise from 0, from the header: options, first
   * phase, first turn, start goods by ts_post(). FALSE with TS_ERROR_RANGE if the options do not go together.
   */
  gboolean (*start) (TsStep *step, GError **error);

  /* After a correction by hand was posted into `next`, which keeps all bounds and supplies: refuses it
   * (TS_ERROR_RANGE) if another total of the game no longer holds, and passes over a seat that can no longer
   * act (not once the game is over). May be NULL. */
  gboolean (*adjusted) (TsStep *step, GError **error);

  /* Brings up to date what in `next` follows from the rest, counters left out: after every step, corrections
   * and `end` included. May be NULL. */
  void (*follow) (TsStep *step);

  int (*derive) (gconstpointer state, int seat, int counter); /* derived counters; NULL if there are none */
  int (*score) (const TsView *view, int seat);                /* what the game ranks by, now */
  /* Adds the seat's lines by ts_tally_add(); they add up to the score. All that the game has, in its order,
   * the same for every seat: 0 points where the seat has none. */
  void (*tally) (const TsView *view, int seat, GArray *lines);
  gboolean running_tally; /* the tally is there from the start */
  const TsExplanation
      *explanations; /* of its lines, and of the number beside; ends with a NULL line; may be NULL */

  /* Counters that people look for at every step, such as money: they stand on each seat's card below the
   * score; where there is little room the first one alone. The last one is followed by -1; NULL: there are
   * none. */
  const int *in_sight;

  /* A number that stands beside a seat's tally and is no part of its total, such as what breaks ties, with an
   * explanation; no id: there is none. */
  struct {
    const char *id;
    const char *label; /* N_() */
    int (*of) (const TsView *view, int seat);
  } beside;

  /* How the seat stands, where that is not by score alone: changes `standing`, which comes as the score tells
   * it. In a game that is over at least one seat wins, if any is in. NULL: by score. */
  void (*standing) (const TsView *view, int seat, TsStanding *standing);

  /* Whether `standing` says of a seat that it is out before the game is over. */
  gboolean drops_out;

  /* Whether fewer points are better at the table; for programs that compare points of many evenings. NULL:
   * they are not. */
  gboolean (*fewest_win) (const TsHeader *header);

  const char *round; /* N_(), what stands above what is said in a round: “Year %d”; NULL: “Round %d” */

  /* Which option says how many rounds there are: where its number is not 0, and where the word of the option
   * `mode`, unless that is NULL, is one of `modes`, TS_WORD (…) | …. The game may end sooner. No option: a
   * game goes on as long as it takes. */
  struct {
    const char *option;
    const char *mode;
    guint64 modes;
  } rounds;

  /* Which of several games the table plays, where to Tableside they are one: an id, the same at all tables of
   * it, and the same in `words`; or NULL. (transfer full) both. Statistics never add up points of several.
   * NULL: it is one game. */
  char *(*kind) (const TsHeader *header, char **words);

  void (*board) (const TsView *view, GString *json); /* members of `board`, into the open object */

  /* What a page that knows no rules has to know to offer the seat what it can say now, where the verbs'
   * tables do not tell: members by the ids of verbs, into the open object. The view is as that seat sees it.
   * A list of objects with an `entry` are choices; what else there is, game and page have agreed on. NULL:
   * nothing. */
  void (*offers) (const TsView *view, int seat, GString *json);

  /* Blots out in `copy`, a copy of the view's state, what `viewer` must not see: a seat, or TS_NOBODY, who
   * sees what the table sees. What is left must be the same whatever the secret is, and every function that
   * only looks must take it. Nothing else is secret: no counter is, and no sentence of the history names what
   * is; an argument that says a secret is `secret`. NULL: the game has no secrets. */
  void (*conceal) (const TsView *view, int viewer, gpointer copy);

  /* What lies on the table and is moved by hands. `lie` adds where all of it is by ts_spot_add(), but what
   * counters tell, and what lies at home. May be NULL, all of them. */
  const TsThing *things; /* ends with a NULL id */
  const TsPlace *places; /* ends with a NULL id */
  void (*lie) (const TsView *view, GArray *spots);

  /* Whether what is corrected now is done by hands, too: a card says what, and no verb does. NULL: never. */
  gboolean (*on_table) (const TsView *view);

  const TsFact *facts; /* what else has to be known, for the pack-up page; ends with a NULL id; may be NULL */

  const TsChapter *digest; /* the rules in short: digest.h; ends with a NULL id; may be NULL */

  const TsSampler *samplers; /* for random play: samples.h; ends with a NULL verb; may be NULL */

  /* What must hold after every step, beyond bounds, totals and effects; for soak. May be NULL. */
  gboolean (*check) (const TsView *view, GError **error);
};

/* --- looking --- */

/* The common part of a view's state. */
#define ts_view_state(view) ((const TsState *) (view)->state)

/* The player's name for sentences, as ts_header_name() has it; that of the player whose turn it is. */
const char *ts_view_name (const TsView *view, int seat);
const char *ts_view_turn_name (const TsView *view);

/* The names of seats that are given as bits, as a list. (transfer full) */
char *ts_view_list_names (const TsView *view, guint seats);

gboolean ts_view_is_over (const TsView *view);

/* Who acts now, on the table too: whose turn it is, but where the phase knows somebody else; or TS_NOBODY. */
int ts_view_actor (const TsView *view);

/* Whether the seat is in the game still; its place; whether the game is over and the seat has won. */
gboolean ts_view_is_in (const TsView *view, int seat);
int ts_view_n_in (const TsView *view);
int ts_view_rank (const TsView *view, int seat);
gboolean ts_view_wins (const TsView *view, int seat);

/* The same of all seats, counted once: `standings` has room for each. Who wins does if the game is over. */
void ts_view_standings (const TsView *view, TsStanding *standings);

/* The prompt of a game that is over: who wins with how many points, who shares the win, or that nobody wins.
 * (transfer full) */
char *ts_view_tell_winners (const TsView *view);

/* How many rounds the game has at this table, if it does not end sooner; 0 where nobody can know. */
int ts_view_n_rounds (const TsView *view);

/* What the phase tells the table now, and what comes then, which may be NULL. (transfer full) */
char *ts_view_prompt (const TsView *view);
char *ts_view_then (const TsView *view);

/* How to do what is asked now, translated; NULL where nothing is to be told. */
const char *ts_view_hint (const TsView *view);

/* Whether the verb can be said at this table at all, by its rules and options; whether it is in its phase,
 * too, and at least one form of it would be accepted now. */
gboolean ts_view_verb_in_play (const TsView *view, const TsVerb *verb);
gboolean ts_view_possible (const TsView *view, const TsVerb *verb);

/* Whether the verb is the default action now: possible, and either said without a seat, `who` being
 * TS_NOBODY then, or `who` is the seat that is due. */
gboolean ts_view_default_action (const TsView *view, const TsVerb *verb, int *who);

/* What a counter of a seat can be at most at this table; and whether it can rise so far: what would pass its
 * bounds is refused anyway, and a verb that can only be refused is not legal. */
int ts_view_counter_max (const TsView *view, int counter);
gboolean ts_view_has_room (const TsView *view, int seat, int counter, gint64 by);

/* Whether a counter is counted at this table; what it is called there, translated if not by the table. */
gboolean ts_view_counter_in_play (const TsView *view, int counter);
const char *ts_view_counter_label (const TsView *view, int counter);

/* A copy of a state of the game (transfer full): onto `spare`, another one (transfer full), or if that is
 * NULL in new memory. What no stretch has in use is not copied, as it is zero; in a spare it has to be. */
gpointer ts_state_copy (const TsGame *game, gconstpointer state, gpointer spare);

/* A state without what it has not in use, to be kept; and a copy of the state that it was, as above.
 * (transfer full) */
gpointer ts_state_pack (const TsGame *game, gconstpointer state);
gpointer ts_state_unpack (const TsGame *game, gconstpointer packed, gpointer spare);

/* Makes the order clockwise from `first` for all seats. */
void ts_state_order_from (TsState *state, int first);

/* The game of that id in a list that ends with NULL; or NULL. */
const TsGame *ts_game_find (const TsGame *const *games, const char *id);

/* The newest version of the game's rules, from 1: what new tables say. It rises by 1 whenever an entry that
 * was taken before would be refused or lead elsewhere; a table is played by the version that it says
 * (TsHeader), to its end, so that what changed stands in the rules as a condition. */
int ts_game_rules (const TsGame *game);

/* The place of a verb or a counter in its table, or -1; how many phases there are. */
int ts_game_verb (const TsGame *game, const char *id);
int ts_game_counter (const TsGame *game, const char *id);
int ts_game_phase (const TsGame *game, const char *id);
int ts_game_phases (const TsGame *game);

/* Whether the verb may be said in that phase, which then stays: no way is listed. */
gboolean ts_game_stays (const TsGame *game, const TsVerb *verb, int phase);

/* A reason of the game, or of every game. It must be known (asserted). Its label, translated. */
const TsReason *ts_game_find_reason (const TsGame *game, const char *because);
const char *ts_game_reason (const TsGame *game, const char *because);

G_END_DECLS
