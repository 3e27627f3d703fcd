#include "release.h"

#include "config.h"
#include "games/chip-shop/rules/rules.h"
#include "referee/every-game.h"
#include "referee/number.h"
#include "widgets/chips.h"

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
  g_autofree char *longevity = NULL, *loyalty = NULL;
  g_autofree char *points = NULL;
  ChipRelease release;

  if (product_of (view, entry) == NULL)
    return NULL;
  release = release_of (view, entry);
  piles = ts_chip_shop_tell_piles (release.piles, release.value);
  if (!ts_entry_value (entry, "to_longevity")->given)
    return g_steal_pointer (&piles);
  longevity = ts_number_tell_change (release.longevity + ts_entry_int (entry, "to_longevity"));
  loyalty = ts_number_tell_change (release.loyalty + ts_entry_int (entry, "to_loyalty"));
  /* Translators: how the points of a release are split: to the one track, to the other */
  points = g_strdup_printf (_ ("Longevity %s, Loyalty %s"), longevity, loyalty);
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

/* --- the points --- */

static GtkWidget *
make_points (const TsField *field G_GNUC_UNUSED,
             const TsHeader *header G_GNUC_UNUSED,
             GCallback changed,
             gpointer data)
{
  GtkWidget *chips = GTK_WIDGET (ts_chips_new (TS_CHIPS_ONE));

  gtk_widget_add_css_class (chips, "numbers");
  g_signal_connect_swapped (chips, "changed", changed, data);
  return chips;
}

static void
get_points (const TsField *field G_GNUC_UNUSED, GtkWidget *chips, TsValue *value)
{
  gint64 chosen = ts_chips_get_chosen (TS_CHIPS (chips));

  if (chosen >= 0)
    ts_input_take_numbers (value, &chosen, 1);
}

static void
set_points (const TsField *field G_GNUC_UNUSED, GtkWidget *chips, const TsValue *value)
{
  ts_chips_set (TS_CHIPS (chips), value->numbers, value->given ? 1 : 0);
}

/* As many as the Quality that is filled in brings. */
static void
show_points (const TsField *field G_GNUC_UNUSED, GtkWidget *chips, const TsView *view, const TsEntry *entry)
{
  int points = product_of (view, entry) != NULL ? release_of (view, entry).points : 0;

  if (ts_chips_get_n (TS_CHIPS (chips)) == (guint) MAX (points, 0) + 1)
    return;
  ts_chips_clear (TS_CHIPS (chips));
  for (int i = 0; i <= MAX (points, 0); i++) {
    g_autofree char *label = ts_number_tell (i);

    ts_chips_add (TS_CHIPS (chips), label, NULL);
  }
}

/* There are few of them, and any split of them is one tap. */
static const TsInput points_input = {
  .wide = TRUE,
  .one_tap = TRUE,
  .make = make_points,
  .get = get_points,
  .set = set_points,
  .show = show_points,
};

/* --- the sheet --- */

static gboolean
is_asked (const TsView *view G_GNUC_UNUSED, const TsEntry *entry G_GNUC_UNUSED)
{
  return FALSE;
}

/* What is asked first; below it what goes in, which is right most of the time. */
static const TsSheetField fields[] = {
  { .field = "product" },
  { .field = "to_longevity",
    .title = N_ ("Longevity"),
    .question = N_ ("How many points to Longevity? The others go to Loyalty."),
    .input = &points_input },
  { .field = "quality", .together = "to_longevity" },
  { .field = "marketing", .together = "to_longevity" },
  { .field = "rd", .together = "to_longevity" },
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
  .one_tap = TRUE,
};

/* What goes in most of the time: more R&D than it takes would be lost; of the rest, all there is. */
static TsEntry *
propose (const TsView *view, int product)
{
  static const char *const amounts[] = { "rd", "marketing", "quality" }; /* by counter, from CHIP_RD on */
  TsEntry *entry = ts_entry_new (ts_verb_find (&ts_chip_shop, "release"), TS_NOBODY);
  const TsState *state = view->state;

  ts_entry_set_int (entry, "product", product);
  for (int counter = CHIP_RD; counter <= CHIP_QUALITY; counter++) {
    int least = ts_chip_shop_release_least (ts_chip_shop_product (view->state, product), counter);

    ts_entry_set_int (entry, amounts[counter - CHIP_RD],
                      counter == CHIP_RD ? least : MAX (least, state->counters[state->turn][counter]));
  }
  return entry;
}

gboolean
ts_chip_shop_release_is_payable (TsSession *session, int product)
{
  TsView view = ts_session_view (session);
  g_autoptr (TsEntry) entry = propose (&view, product);
  g_autoptr (JsonObject) release = NULL;

  ts_entry_set_int (entry, "to_longevity", 0);
  complete (&view, entry);
  release = ts_entry_write (entry);
  return ts_session_would_accept (session, release, NULL);
}

void
ts_chip_shop_release_ask (TsSheet *sheet, TsSession *session, int product)
{
  TsView view = ts_session_view (session);
  g_autoptr (TsEntry) entry = propose (&view, product);

  ts_sheet_fix_int (sheet, "product", product);
  for (const TsField *arg = entry->verb->args; arg->id != NULL; arg++)
    if (ts_entry_value (entry, arg->id)->given)
      ts_sheet_set_int (sheet, arg->id, ts_entry_int (entry, arg->id));
  if (release_of (&view, entry).points <= 0 || !ts_chip_shop_release_is_payable (session, product))
    ts_sheet_set_int (sheet, "to_longevity", 0);
  else
    ts_sheet_open_missing (sheet);
}

TsSheet *
ts_chip_shop_release_new (TsBoard *board)
{
  return ts_sheet_new (board, ts_verb_find (&ts_chip_shop, "release"), &plan);
}
