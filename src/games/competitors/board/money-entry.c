#include "money-entry.h"

#include "coins.h"
#include "config.h"
#include "referee/group.h"

#include <glib/gi18n-lib.h>

#define MOST 99999999

struct _TsCompetitorsMoneyEntry {
  AdwBin parent_instance;

  GtkWidget *line; /* the sum, and a way back to 0 */
  GtkLabel *total;
  GtkWidget *clear;
  GtkWidget *pieces;
  gint64 amount, most;
};

G_DEFINE_FINAL_TYPE (TsCompetitorsMoneyEntry, ts_competitors_money_entry, ADW_TYPE_BIN)

enum {
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- pieces --- */

GtkWidget *
ts_competitors_piece_new (int coin)
{
  static const char *const styles[COMPETITORS_COINS] = { "c100000", "c50000", "c10000",
                                                         "c5000",   "c1000",  "c500" };
  int worth = ts_competitors_coins[coin].worth;
  /* Translators: short for thousands, on a coin: 10k */
  g_autofree char *text =
      worth >= 1000 ? g_strdup_printf (_ ("%dk"), worth / 1000) : g_strdup_printf ("%d", worth);
  GtkWidget *piece =
      g_object_new (GTK_TYPE_LABEL, "label", text, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_add_css_class (piece, "coin");
  gtk_widget_add_css_class (piece, styles[coin]);
  return piece;
}

GtkWidget *
ts_competitors_purse_new (gint64 amount)
{
  AdwWrapBox *box =
      ADW_WRAP_BOX (g_object_new (ADW_TYPE_WRAP_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL));
  g_autoptr (GString) spoken = g_string_new (NULL);
  int pieces[COMPETITORS_COINS];
  gint64 rest = ts_competitors_lay_out (amount, pieces);

  adw_wrap_box_set_child_spacing (box, 10);
  adw_wrap_box_set_line_spacing (box, 4);
  for (int coin = 0; coin < COMPETITORS_COINS; coin++) {
    g_autofree char *count = g_strdup_printf ("%d ×", pieces[coin]);
    g_autofree char *worth = ts_group_digits (ts_competitors_coins[coin].worth);
    GtkWidget *row;

    if (pieces[coin] == 0)
      continue;
    row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
    gtk_box_append (GTK_BOX (row), gtk_label_new (count));
    gtk_box_append (GTK_BOX (row), ts_competitors_piece_new (coin));
    adw_wrap_box_append (box, row);
    g_string_append_printf (spoken, "%s%s %s", spoken->len > 0 ? _ (", ") : "", count, worth);
  }
  if (rest > 0) {
    g_autofree char *left = ts_group_digits (rest);
    /* Translators: %s is a sum of money */
    g_autofree char *text = g_strdup_printf (_ ("and %s on paper"), left);

    adw_wrap_box_append (box, gtk_label_new (text));
    g_string_append_printf (spoken, " %s", text);
  }
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  spoken->len > 0 ? spoken->str : "0", -1);
  return GTK_WIDGET (box);
}

/* --- a sum --- */

static int
worth_of (GtkWidget *piece)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (piece), "worth"));
}

static void
show (TsCompetitorsMoneyEntry *self)
{
  g_autofree char *text = ts_group_digits (self->amount);

  gtk_label_set_label (self->total, text);
  gtk_widget_set_sensitive (self->clear, self->amount > 0);
  for (GtkWidget *it = gtk_widget_get_first_child (self->pieces); it != NULL;
       it = gtk_widget_get_next_sibling (it))
    gtk_widget_set_sensitive (it, self->amount + worth_of (it) <= self->most);
}

gint64
ts_competitors_money_entry_get (TsCompetitorsMoneyEntry *self)
{
  return self->amount;
}

void
ts_competitors_money_entry_set (TsCompetitorsMoneyEntry *self, gint64 amount)
{
  self->amount = amount;
  show (self);
}

void
ts_competitors_money_entry_set_most (TsCompetitorsMoneyEntry *self, gint64 most)
{
  self->most = most;
  show (self);
}

static void
on_piece (GtkWidget *button, TsCompetitorsMoneyEntry *self)
{
  self->amount = MIN (self->most, self->amount + worth_of (button));
  show (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
on_clear (TsCompetitorsMoneyEntry *self)
{
  ts_competitors_money_entry_set (self, 0);
  g_signal_emit (self, signals[CHANGED], 0);
}

static GtkWidget *
build_pieces (TsCompetitorsMoneyEntry *self)
{
  AdwWrapBox *box = ADW_WRAP_BOX (adw_wrap_box_new ());

  adw_wrap_box_set_child_spacing (box, 6);
  adw_wrap_box_set_line_spacing (box, 6);
  for (int coin = COMPETITORS_COINS - 1; coin >= 0; coin--) {
    int worth = ts_competitors_coins[coin].worth;
    g_autofree char *sum = ts_group_digits (worth);
    /* Translators: %s is a sum of money that is added to another one */
    g_autofree char *spoken = g_strdup_printf (_ ("Add %s"), sum);
    GtkWidget *button = gtk_button_new ();

    gtk_button_set_child (GTK_BUTTON (button), ts_competitors_piece_new (coin));
    gtk_widget_add_css_class (button, "flat");
    gtk_widget_add_css_class (button, "piece");
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
    g_object_set_data (G_OBJECT (button), "worth", GINT_TO_POINTER (worth));
    g_signal_connect (button, "clicked", G_CALLBACK (on_piece), self);
    adw_wrap_box_append (box, button);
  }
  return GTK_WIDGET (box);
}

static void
ts_competitors_money_entry_class_init (TsCompetitorsMoneyEntryClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "firmsum");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
ts_competitors_money_entry_init (TsCompetitorsMoneyEntry *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  self->total = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->total), "sum-total");
  gtk_widget_set_hexpand (GTK_WIDGET (self->total), TRUE);
  gtk_label_set_xalign (self->total, 0);
  self->clear = gtk_button_new_from_icon_name ("edit-clear-symbolic");
  gtk_widget_add_css_class (self->clear, "flat");
  gtk_widget_add_css_class (self->clear, "sheet-back");
  gtk_widget_set_tooltip_text (self->clear, _ ("Begin again at 0"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->clear), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Begin again at 0"), -1);
  g_signal_connect_swapped (self->clear, "clicked", G_CALLBACK (on_clear), self);
  gtk_box_append (GTK_BOX (self->line), GTK_WIDGET (self->total));
  gtk_box_append (GTK_BOX (self->line), self->clear);
  self->most = MOST;
  self->pieces = build_pieces (self);
  gtk_box_append (GTK_BOX (box), self->pieces);
  gtk_box_append (GTK_BOX (box), self->line);
  adw_bin_set_child (ADW_BIN (self), box);
  show (self);
}

void
ts_competitors_money_entry_hide_sum (TsCompetitorsMoneyEntry *self)
{
  gtk_widget_set_visible (self->line, FALSE);
}

/* --- the input --- */

static GtkWidget *
make (const TsField *field, const TsHeader *header G_GNUC_UNUSED, GCallback changed, gpointer data)
{
  TsCompetitorsMoneyEntry *self = ts_competitors_money_entry_new ();

  ts_competitors_money_entry_set_most (self, MIN (MOST, field->max));
  g_signal_connect_swapped (self, "changed", changed, data);
  return GTK_WIDGET (self);
}

static void
get (const TsField *field, GtkWidget *input, TsValue *value)
{
  gint64 amount = TS_COMPETITORS_MONEY_ENTRY (input)->amount;

  if (amount >= field->min)
    ts_input_take_numbers (value, &amount, 1);
}

static void
set (const TsField *field G_GNUC_UNUSED, GtkWidget *input, const TsValue *value)
{
  ts_competitors_money_entry_set (TS_COMPETITORS_MONEY_ENTRY (input), value->given ? value->numbers[0] : 0);
}

const TsInput ts_competitors_money_input = {
  .wide = TRUE, .always = TRUE, .make = make, .get = get, .set = set
};

TsCompetitorsMoneyEntry *
ts_competitors_money_entry_new (void)
{
  return g_object_new (TS_TYPE_COMPETITORS_MONEY_ENTRY, NULL);
}
