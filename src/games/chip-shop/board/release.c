#include "release.h"

#include "config.h"
#include "games/chip-shop/rules/rules.h"
#include "referee/every-game.h"

#include <glib/gi18n-lib.h>

/* NULL before it is known. */
static const ChipProduct *
product_of (const TsView *view, const TsEntry *entry)
{
  return ts_chip_shop_product (view->state, ts_entry_int (entry, "product"));
}

static ChipRelease
release_of (const TsView *view, const TsEntry *entry)
{
  return ts_chip_shop_release_brings (view->state, product_of (view, entry),
                                      ts_entry_int (entry, "marketing"), ts_entry_int (entry, "quality"));
}

static const char *
picture (const TsEntry *entry G_GNUC_UNUSED)
{
  return "chip-shop-release";
}

/* Products in the factory are called by number until they are out. */
static char *
tell_title (const TsView *view G_GNUC_UNUSED, const TsEntry *entry)
{
  return g_strdup_printf (_ ("Release no. %d"), ts_entry_int (entry, "product"));
}

static char *
tell_what_it_brings (const TsView *view, const TsEntry *entry)
{
  g_autofree char *piles = NULL;
  g_autofree char *points = NULL;
  ChipRelease release;

  if (product_of (view, entry) == NULL)
    return NULL;
  release = release_of (view, entry);
  piles = ts_chip_shop_tell_piles (release.piles, release.value);
  /* Translators: how the points of a release are split: to the one track, to the other */
  points = g_strdup_printf (_ ("Longevity %+d, Loyalty %+d"),
                            release.longevity + ts_entry_int (entry, "to_longevity"),
                            release.loyalty + ts_entry_int (entry, "to_loyalty"));
  return g_strdup_printf ("%s\n%s", piles, points);
}

/* The points that do not go to the one track go to the other. */
static void
complete (const TsView *view, TsEntry *entry)
{
  if (product_of (view, entry) != NULL)
    ts_entry_set_int (entry, "to_loyalty",
                      release_of (view, entry).points - ts_entry_int (entry, "to_longevity"));
}

static gboolean
is_asked (const TsView *view G_GNUC_UNUSED, const TsEntry *entry G_GNUC_UNUSED)
{
  return FALSE;
}

static const TsSheetField fields[] = {
  { .field = "product" },
  { .field = "rd" },
  { .field = "marketing" },
  { .field = "quality" },
  { .field = "to_longevity", .title = N_ ("Longevity") },
  { .field = "to_loyalty", .asked = is_asked },
  { 0 },
};

static const TsSheetPlan plan = {
  .fields = fields,
  .picture = picture,
  .title = tell_title,
  .preview = tell_what_it_brings,
  .complete = complete,
  .back = TRUE,
  .offered = TRUE,
};

void
ts_chip_shop_release_ask (TsSheet *sheet, const TsView *view, int product)
{
  static const char *const amounts[] = { "rd", "marketing", "quality" }; /* by counter, from CHIP_RD on */
  const TsState *state = view->state;

  ts_sheet_fix_int (sheet, "product", product);
  for (int counter = CHIP_RD; counter <= CHIP_QUALITY; counter++) {
    int least = ts_chip_shop_release_least (ts_chip_shop_product (view->state, product), counter);

    /* More R&D than it takes would be lost; all the rest goes in, most of the time. */
    ts_sheet_set_int (sheet, amounts[counter - CHIP_RD],
                      counter == CHIP_RD ? least : MAX (least, state->counters[state->turn][counter]));
  }
  ts_sheet_set_int (sheet, "to_longevity", 0);
}

TsSheet *
ts_chip_shop_release_new (TsBoard *board)
{
  return ts_sheet_new (board, ts_verb_find (&ts_chip_shop, "release"), &plan);
}
