#include "forms.h"

#include "config.h"
#include "games/chip-shop/rules/choices.h"
#include "parts.h"
#include "referee/entry.h"
#include "referee/every-game.h"

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
