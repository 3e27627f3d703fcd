/* thing.h — what lies on the table: a game's kinds of things, the places where they can lie, and some of a
 * thing in a place. What hands have to move follows from them: see movement.h. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define TS_WITH_SEAT (-1) /* in no particular place: with the seat that has it */
#define TS_NOWHERE   (-2) /* where what is only counted comes from */

/* A kind of thing. One with the id of a counter is what that counter counts: it lies with the seats as the
 * counter tells, and `lie` need not list it; without a text nothing lies there, and hands need not know. A
 * counter without a thing is a number that is written down, or a marker on a track. */
typedef struct {
  const char *id;
  const char *text; /* N_(): “Sushi”, told as “2 × Sushi”; with NP_() “%d Shop card” and */
  const char *many; /* “%d Shop cards” */
  gboolean named;   /* each has a name, which stands in `text`: “the card “%s”” */
  gboolean single;  /* there is one, of each seat at most: how many is not said, nor where it came from */
  gboolean handed;  /* goes from seat to seat; else to and from places only */
  gboolean asked;   /* what is asked says where it goes; the line after a deed need not say so, too */
  int home;         /* the place of all that `lie` does not list */
  const int *coins; /* of money, which needs no home: what its notes are worth, the largest first, then 0 */
} TsThing;

/* A place that is not just “with a seat”, as whole phrases; where there are several such places, each with %s
 * for what tells them apart. NULL: nothing is said, it goes without saying. */
typedef struct {
  const char *id;
  const char *from; /* N_(): “from the deck” */
  const char *to;   /* N_(): “to the discards” */
  const char
      *back_from; /* N_(): the same for the way back, where it is another; else NULL: “from the discards” */
  const char *back_to;   /* N_(): “to the top of the deck” */
  const char *from_same; /* N_(): `from` without its %s, for a way to where the same is said; or NULL */
  const char *text;      /* what lies there is called so instead, as in a thing; or NULL */
  const char *many;
  gboolean of_table;  /* one pile for everybody: whose hands put it there does not matter where it lies */
  gboolean uncounted; /* only what goes there and comes from there is known, not how many there are */
} TsPlace;

/* Some of a thing in one place. */
typedef struct {
  int thing;   /* its place in the game's table; after them come the counters that have none */
  int seat;    /* whose it is, or with whom; TS_NOBODY: the table's */
  int place;   /* in the game's table; TS_WITH_SEAT, TS_NOWHERE */
  char *where; /* which of several such places, for people; or NULL */
  char *name;  /* of a thing that is named; else NULL */
  int height;  /* what lies on other things is higher than they are, and is laid out after them; else 0 */
  int count;
} TsSpot;

/* Adds to a list of TsSpot, if there are any; the texts are taken over. */
void ts_spot_add (GArray *spots, TsSpot spot);

G_END_DECLS
