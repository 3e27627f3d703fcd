#include "money-entry.h"

#include "coins.h"
#include "config.h"
#include "referee/number.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MOST 99999999

struct _TsCompetitorsMoneyEntry {
  AdwBin parent_instance;

  GtkWidget *line; /* the sum, which can be typed too, and the way back */
  GtkEditable *total;
  GtkWidget *give_back;
  GtkWidget *pieces;
  GArray *tapped; /* of gint64: what each piece was worth, as far as the sum is made of taps */
  gint64 amount, most;
  gboolean given; /* 0 is a sum as well, once somebody said so */
  gboolean filling_in;
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
  g_autofree char *text = ts_competitors_tell_piece (coin);
  GtkWidget *piece =
      g_object_new (GTK_TYPE_LABEL, "label", text, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_add_css_class (piece, "coin");
  gtk_widget_add_css_class (piece, styles[coin]);
  return piece;
}

static GtkWidget *
purse_new (const int pieces[COMPETITORS_COINS], gint64 rest)
{
  AdwWrapBox *box =
      ADW_WRAP_BOX (g_object_new (ADW_TYPE_WRAP_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL));
  g_autoptr (GString) spoken = g_string_new (NULL);

  adw_wrap_box_set_child_spacing (box, 10);
  adw_wrap_box_set_line_spacing (box, 4);
  for (int coin = 0; coin < COMPETITORS_COINS; coin++) {
    g_autofree char *count = g_strdup_printf ("%d ×", pieces[coin]);
    g_autofree char *worth = ts_number_tell (ts_competitors_coins[coin].worth);
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
    g_autofree char *left = ts_number_tell (rest);
    /* Translators: %s is a sum of money */
    g_autofree char *text = g_strdup_printf (_ ("and %s on paper"), left);

    adw_wrap_box_append (box, gtk_label_new (text));
    g_string_append_printf (spoken, " %s", text);
  }
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  spoken->len > 0 ? spoken->str : "0", -1);
  return GTK_WIDGET (box);
}

GtkWidget *
ts_competitors_purse_new (gint64 amount)
{
  int pieces[COMPETITORS_COINS];
  gint64 rest = ts_competitors_lay_out (amount, pieces);

  return purse_new (pieces, rest);
}

GtkWidget *
ts_competitors_start_purse_new (void)
{
  return purse_new (ts_competitors_dealt, 0);
}

/* --- a sum --- */

static int
worth_of (GtkWidget *piece)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (piece), "worth"));
}

static void
show_ways (TsCompetitorsMoneyEntry *self)
{
  gtk_widget_set_sensitive (self->give_back, self->given);
  for (GtkWidget *it = gtk_widget_get_first_child (self->pieces); it != self->line;
       it = gtk_widget_get_next_sibling (it))
    gtk_widget_set_sensitive (it, self->amount + worth_of (it) <= self->most);
}

static void
show (TsCompetitorsMoneyEntry *self)
{
  g_autofree char *text = ts_number_tell (self->amount);

  self->filling_in = TRUE;
  gtk_editable_set_text (self->total, self->given ? text : "");
  self->filling_in = FALSE;
  gtk_widget_remove_css_class (GTK_WIDGET (self->total), "error");
  show_ways (self);
}

static void
fill_in (TsCompetitorsMoneyEntry *self, gint64 amount, gboolean given)
{
  self->amount = amount;
  self->given = given;
  show (self);
}

gint64
ts_competitors_money_entry_get (TsCompetitorsMoneyEntry *self)
{
  return self->amount;
}

void
ts_competitors_money_entry_set (TsCompetitorsMoneyEntry *self, gint64 amount)
{
  g_array_set_size (self->tapped, 0);
  fill_in (self, amount, amount > 0);
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
  gint64 worth = worth_of (button);

  g_array_append_val (self->tapped, worth);
  fill_in (self, self->amount + worth, TRUE);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
ts_competitors_money_entry_give_back (TsCompetitorsMoneyEntry *self)
{
  gint64 left = 0;

  if (self->tapped->len > 0) {
    left = self->amount - g_array_index (self->tapped, gint64, self->tapped->len - 1);
    g_array_set_size (self->tapped, self->tapped->len - 1);
  }
  fill_in (self, left, left > 0);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* With or without what stands between the thousands, in any language. */
static gboolean
read_sum (const char *text, gint64 *amount)
{
  g_autoptr (GString) digits = g_string_new (NULL);

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at)) {
    gunichar character = g_utf8_get_char (at);

    if (g_unichar_isdigit (character))
      g_string_append_c (digits, (char) ('0' + g_unichar_digit_value (character)));
    else if (!g_unichar_isspace (character) && strchr (".,'", *at) == NULL)
      return FALSE;
  }
  return g_ascii_string_to_signed (digits->str, 10, 0, MOST, amount, NULL);
}

static void
on_typed (TsCompetitorsMoneyEntry *self)
{
  const char *text = gtk_editable_get_text (self->total);
  gint64 amount = 0;

  if (self->filling_in)
    return;
  g_array_set_size (self->tapped, 0);
  self->given = read_sum (text, &amount) && amount <= self->most;
  self->amount = self->given ? amount : 0;
  if (self->given || *text == '\0')
    gtk_widget_remove_css_class (GTK_WIDGET (self->total), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->total), "error");
  show_ways (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* The sum stands beside them, where there is room. */
static GtkWidget *
build_pieces (TsCompetitorsMoneyEntry *self)
{
  AdwWrapBox *box = ADW_WRAP_BOX (adw_wrap_box_new ());

  adw_wrap_box_set_child_spacing (box, 4);
  adw_wrap_box_set_line_spacing (box, 6);
  for (int coin = COMPETITORS_COINS - 1; coin >= 0; coin--) {
    int worth = ts_competitors_coins[coin].worth;
    g_autofree char *sum = ts_number_tell (worth);
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
  adw_wrap_box_append (box, self->line);
  return GTK_WIDGET (box);
}

static void
ts_competitors_money_entry_finalize (GObject *object)
{
  g_array_unref (TS_COMPETITORS_MONEY_ENTRY (object)->tapped);
  G_OBJECT_CLASS (ts_competitors_money_entry_parent_class)->finalize (object);
}

static void
ts_competitors_money_entry_class_init (TsCompetitorsMoneyEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ts_competitors_money_entry_finalize;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "firmsum");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static GtkWidget *
build_line (TsCompetitorsMoneyEntry *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  self->total = GTK_EDITABLE (gtk_entry_new ());
  gtk_entry_set_input_purpose (GTK_ENTRY (self->total), GTK_INPUT_PURPOSE_NUMBER);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->total), _ ("Sum"));
  gtk_editable_set_width_chars (self->total, 6);
  gtk_editable_set_max_width_chars (self->total, 8);
  gtk_widget_add_css_class (GTK_WIDGET (self->total), "sum-total");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->total), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Sum"), -1);
  self->give_back = gtk_button_new_from_icon_name ("edit-clear-symbolic");
  gtk_widget_add_css_class (self->give_back, "flat");
  gtk_widget_add_css_class (self->give_back, "sheet-back");
  gtk_widget_add_css_class (self->give_back, "give-back");
  gtk_widget_set_tooltip_text (self->give_back, _ ("Take the last piece back"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->give_back), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Take the last piece back"), -1);
  g_signal_connect_swapped (self->total, "changed", G_CALLBACK (on_typed), self);
  g_signal_connect_swapped (self->give_back, "clicked", G_CALLBACK (ts_competitors_money_entry_give_back),
                            self);
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->total));
  gtk_box_append (GTK_BOX (line), self->give_back);
  return line;
}

static void
ts_competitors_money_entry_init (TsCompetitorsMoneyEntry *self)
{
  self->tapped = g_array_new (FALSE, FALSE, sizeof (gint64));
  self->most = MOST;
  self->line = build_line (self);
  self->pieces = build_pieces (self);
  adw_bin_set_child (ADW_BIN (self), self->pieces);
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
  TsCompetitorsMoneyEntry *self = TS_COMPETITORS_MONEY_ENTRY (input);
  gint64 amount = self->amount;

  if (self->given && amount >= field->min)
    ts_input_take_numbers (value, &amount, 1);
}

static void
set (const TsField *field G_GNUC_UNUSED, GtkWidget *input, const TsValue *value)
{
  TsCompetitorsMoneyEntry *self = TS_COMPETITORS_MONEY_ENTRY (input);

  g_array_set_size (self->tapped, 0);
  fill_in (self, value->given ? value->numbers[0] : 0, value->given);
}

const TsInput ts_competitors_money_input = { .wide = TRUE, .make = make, .get = get, .set = set };

TsCompetitorsMoneyEntry *
ts_competitors_money_entry_new (void)
{
  return g_object_new (TS_TYPE_COMPETITORS_MONEY_ENTRY, NULL);
}
