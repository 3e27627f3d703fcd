/* going-on.h — what can have one answer only is not asked: what comes after an entry in any case is said with
 * it. */
#pragma once

#include "games/chip-shop/rules/rules.h"
#include "referee/session.h"

G_BEGIN_DECLS

/* The entry (transfer none), and after it each `next` that ends a turn in which nothing is left to do: the
 * one after the last event, the last staff token or the last release, and after what pays a bill that was
 * due, through placing staff where that is not recorded, and through updates of seats that have none. If no
 * bill moves anything then, and nobody has a card to play before, they are signed as well, but for those of
 * the last year, and not by what lays piles of money: hands are busy with those. (transfer full, of
 * JsonObject) */
GPtrArray *ts_chip_shop_go_on_from (const TsView *view, JsonObject *entry);

/* The updates that were passed over just now: how many `next` said nothing but that, the newest ones of the
 * session; whose they were into `seats`, the first one first. */
guint ts_chip_shop_passed_updates (TsSession *session, int seats[TS_MAX_SEATS]);

/* In a year that has just begun: how many entries signed that nobody had anything to pay at the end of the
 * one before, two of each seat, the newest ones of the session; 0 if somebody had. */
guint ts_chip_shop_passed_bills (TsSession *session);

/* What the big button says where it ends a part of the year; NULL: as the rules say it. (transfer full) */
char *ts_chip_shop_tell_going_on (const TsView *view);

G_END_DECLS
