#include "offers.h"

#include "config.h"
#include "drop-down.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _TsOffers {
  AdwBin parent_instance;

  GtkDropDown *input;
  GtkStringList *labels;
  GPtrArray *texts; /* as many */
  gboolean filling_in;
};

G_DEFINE_FINAL_TYPE (TsOffers, ts_offers, ADW_TYPE_BIN)

enum {
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
on_selected (TsOffers *self)
{
  if (!self->filling_in)
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
ts_offers_finalize (GObject *object)
{
  g_ptr_array_unref (TS_OFFERS (object)->texts);
  G_OBJECT_CLASS (ts_offers_parent_class)->finalize (object);
}

static void
ts_offers_class_init (TsOffersClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ts_offers_finalize;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "offers");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
ts_offers_init (TsOffers *self)
{
  self->texts = g_ptr_array_new_with_free_func (g_free);
  self->labels = gtk_string_list_new (NULL);
  self->input = GTK_DROP_DOWN (gtk_drop_down_new (G_LIST_MODEL (self->labels), NULL));
  ts_drop_down_wrap (self->input);
  gtk_widget_add_css_class (GTK_WIDGET (self->input), "words");
  g_signal_connect_swapped (self->input, "notify::selected", G_CALLBACK (on_selected), self);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->input));
}

GtkWidget *
ts_offers_new (void)
{
  return g_object_new (TS_TYPE_OFFERS, NULL);
}

void
ts_offers_add (TsOffers *self, const char *text, const char *label)
{
  self->filling_in = TRUE;
  g_ptr_array_add (self->texts, g_strdup (text));
  gtk_string_list_append (self->labels, label);
  self->filling_in = FALSE;
}

void
ts_offers_clear (TsOffers *self)
{
  self->filling_in = TRUE;
  g_ptr_array_set_size (self->texts, 0);
  gtk_string_list_splice (self->labels, 0, g_list_model_get_n_items (G_LIST_MODEL (self->labels)), NULL);
  self->filling_in = FALSE;
}

const char *
ts_offers_get_text (TsOffers *self)
{
  guint place = gtk_drop_down_get_selected (self->input);

  return place < self->texts->len ? self->texts->pdata[place] : NULL;
}

void
ts_offers_set_text (TsOffers *self, const char *text)
{
  guint place;

  if (!g_ptr_array_find_with_equal_func (self->texts, text, g_str_equal, &place)) {
    /* Translators: %s is the id of something that was chosen once, such as “from-the-box” */
    g_autofree char *label = g_strdup_printf (_ ("%s (not on this computer)"), text);

    place = self->texts->len;
    ts_offers_add (self, text, label);
  }
  self->filling_in = TRUE;
  gtk_drop_down_set_selected (self->input, place);
  self->filling_in = FALSE;
}
