/* duty.h — how many Customs cards a movement calls for, and why. No GTK.
 *
 * The rulebook's sections on Customs, as docs/games/competitors.md sums them up. */
#pragma once

#include "games/competitors/rules/rules.h"

G_BEGIN_DECLS

typedef enum {
  COMPETITORS_FLIES_ON,     /* it lands nowhere in this movement turn */
  COMPETITORS_LANDS_NEAR,   /* in the continent it comes from */
  COMPETITORS_LANDS_FAR,    /* in another continent */
  COMPETITORS_LANDS_BORDER, /* at a National Airport on a national border */
  COMPETITORS_LANDS_HOME    /* where the own Headquarters or a Branch is */
} CompetitorsLanding;

/* A movement as the table sees it. */
typedef struct {
  int seat;
  int vehicle;
  gboolean goods;
  int channels;               /* channels and straits passed, by Truck or Ship */
  int borders;                /* red edges crossed by Truck, but for those into a State of the seat's own */
  int docks;                  /* the continent where a Ship docks, or -1: it stays at sea */
  CompetitorsLanding landing; /* of an Aircraft */
} CompetitorsVoyage;

/* Whether the seat has its Headquarters or a Branch in that continent. */
gboolean ts_competitors_is_at_home (const Competitors *state, int seat, int continent);

/* The number of cards. A reason for it, or for there being none, is put into `why` (transfer full). */
int ts_competitors_duty (const Competitors *state, const CompetitorsVoyage *voyage, char **why);

G_END_DECLS
