#include "forms.h"

#include "config.h"
#include "games/chip-shop/rules/choices.h"
#include "games/chip-shop/rules/rules.h"
#include "parts.h"
#include "quantity.h"
#include "referee/entry.h"
#include "referee/every-game.h"
#include "referee/number.h"

#include <glib/gi18n-lib.h>

/* What is offered of an entry, if anything. */
static void
offer (TsChoices *choices, const TsView *view, const TsEntry *entry, const char *icon, gboolean always)
{
  g_autofree char *label = ts_chip_shop_choice_label (view, entry, TRUE);
  g_autofree char *detail = ts_chip_shop_choice_detail (view, entry);

  ts_choices_add (choices, label, detail, ts_chip_shop_mark_new (icon), ts_entry_write (entry), always);
}

void
ts_chip_shop_forms_offer (
    TsChoices *choices, const TsView *view, const char *id, const char *icon, gboolean always)
{
  const TsVerb *verb = ts_verb_find (view->game, id);
  int n = verb->forms (view, 0, NULL);

  for (int i = 0; i < n; i++) {
    g_autoptr (TsEntry) entry = ts_entry_new (verb, TS_NOBODY);

    verb->forms (view, i, entry);
    if (ts_chip_shop_choice_helps (view, entry))
      offer (choices, view, entry, icon, always);
  }
}

char *
ts_chip_shop_forms_tell_gain (int counter, int by)
{
  g_autofree char *number = ts_number_tell_change (by);

  return g_strdup_printf (_ ("%s %s"), _ (ts_chip_shop.counters[counter].label), number);
}

JsonObject *
ts_chip_shop_forms_build_resource (const char *verb, int counter)
{
  return ts_entry_build (&ts_chip_shop, verb, TS_NOBODY, "resource", counter - CHIP_RD, NULL);
}

void
ts_chip_shop_forms_offer_resources (TsChoices *choices, const char *verb, gboolean accepted)
{
  for (int counter = CHIP_RD; counter <= CHIP_QUALITY; counter++) {
    g_autofree char *one = ts_number_tell_change (1);

    ts_choices_add_blindly (choices, _ (ts_chip_shop.counters[counter].label), one,
                            ts_chip_shop_mark_new (ts_chip_shop_quantity_icon (counter)),
                            ts_chip_shop_forms_build_resource (verb, counter), accepted);
  }
}
