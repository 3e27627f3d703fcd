#include "equip.h"

#include "config.h"
#include "games/shopping-war/rules/combos.h"
#include "games/shopping-war/rules/rules.h"
#include "referee/every-game.h"
#include "widgets/chips.h"

#include <glib/gi18n-lib.h>

#define PAIR 2 /* a Shop card has one attribute of the first two and one of the others, in this order */

/* --- the two attributes of a Shop card --- */

static GtkWidget *
make_pairs (const TsField *field, const TsHeader *header G_GNUC_UNUSED, GCallback changed, gpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  for (guint pair = 0; pair < PAIR; pair++) {
    TsChips *chips = ts_chips_new (TS_CHIPS_ONE_OR_NONE);

    for (guint i = 0; i < PAIR; i++)
      ts_chips_add (chips, _ (field->words[pair * PAIR + i].label), NULL);
    gtk_accessible_update_property (GTK_ACCESSIBLE (chips), GTK_ACCESSIBLE_PROPERTY_LABEL, _ (field->label),
                                    -1);
    g_signal_connect_swapped (chips, "changed", changed, data);
    gtk_box_append (GTK_BOX (box), GTK_WIDGET (chips));
  }
  return box;
}

static void
get_pairs (const TsField *field G_GNUC_UNUSED, GtkWidget *box, TsValue *value)
{
  TsChips *chips[PAIR] = { TS_CHIPS (gtk_widget_get_first_child (box)),
                           TS_CHIPS (gtk_widget_get_last_child (box)) };
  guint n_first, n_second;
  const gint64 *first = ts_chips_get (chips[0], &n_first);
  const gint64 *second = ts_chips_get (chips[1], &n_second);

  if (n_first == 0 || n_second == 0)
    return;
  value->given = TRUE;
  value->n = PAIR;
  value->numbers = g_new (gint64, PAIR);
  value->numbers[0] = first[0];
  value->numbers[1] = second[0] + PAIR;
}

static void
set_pairs (const TsField *field G_GNUC_UNUSED, GtkWidget *box, const TsValue *value)
{
  gint64 first = value->given ? value->numbers[0] : -1;
  gint64 second = value->given ? value->numbers[1] - PAIR : -1;

  ts_chips_set (TS_CHIPS (gtk_widget_get_first_child (box)), &first, 1);
  ts_chips_set (TS_CHIPS (gtk_widget_get_last_child (box)), &second, 1);
}

static const TsInput pairs = { .wide = TRUE, .make = make_pairs, .get = get_pairs, .set = set_pairs };

/* --- the sheet --- */

static gboolean
is_weapon (const TsEntry *entry)
{
  int face = ts_entry_int (entry, "slot");

  return face == 4 || face == 5;
}

static const char *
picture (const TsEntry *entry)
{
  return is_weapon (entry) ? "shopping-war-weapon" : "shopping-war-mate";
}

static char *
tell_title (const TsView *view G_GNUC_UNUSED, const TsEntry *entry)
{
  /* Translators: the face of the die that triggers a Slot */
  const char *format = is_weapon (entry) ? _ ("A Weapon for the %d") : _ ("A Mate for the %d");

  return g_strdup_printf (format, ts_entry_int (entry, "slot"));
}

/* What is there already gives way. */
static char *
tell_replaced (const TsView *view, const TsEntry *entry)
{
  const ShoppingCombo *combo =
      ts_shopping_war_combo (view->state, ts_view_state (view)->turn, ts_entry_int (entry, "slot"));

  if (combo == NULL)
    return NULL;
  if (combo->name[0] != '\0')
    /* Translators: a Combo's name, its Strength */
    return g_strdup_printf (_ ("“%s”, Strength %d, goes to the Stock."), combo->name, combo->strength);
  /* Translators: a Combo's Strength */
  return g_strdup_printf (_ ("The Combo there, Strength %d, goes to the Stock."), combo->strength);
}

static const TsSheetField fields[] = {
  { .field = "slot" },
  /* Translators: the first of a Combo’s two cards */
  { .field = "shop", .title = N_ ("Shop") },
  /* Translators: the second of a Combo’s two cards */
  { .field = "emporium", .title = N_ ("Emporium") },
  { .field = "name" },
  /* Translators: of the cards of a Combo, such as Single or Malus */
  { .field = "shop_attributes", .title = N_ ("Attributes"), .input = &pairs },
  { .field = "emporium_attribute", .together = "shop_attributes" },
  { 0 },
};

/* With both numbers all is said: who wants a name says it before. */
static const TsSheetPlan plan = { .fields = fields,
                                  .confirm = N_ ("Equip a Combo"),
                                  .picture = picture,
                                  .title = tell_title,
                                  .preview = tell_replaced,
                                  .back = TRUE,
                                  .offered = TRUE,
                                  .one_tap = TRUE };

void
ts_shopping_war_equip_ask (TsSheet *sheet, int face)
{
  ts_sheet_fix_int (sheet, "slot", face);
  ts_board_part_focus (TS_BOARD_PART (sheet));
}

TsSheet *
ts_shopping_war_equip_new (TsBoard *board)
{
  TsSheet *sheet = ts_sheet_new (board, ts_verb_find (&ts_shopping_war, "equip"), &plan);

  gtk_widget_add_css_class (GTK_WIDGET (sheet), "equip");
  return sheet;
}
