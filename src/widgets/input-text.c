/* input-text.c — inputs of text: a line, one of those that are offered, or many. */
#include "input.h"

#include "config.h"
#include "offers.h"

#include <glib/gi18n-lib.h>

/* --- a line --- */

static GtkWidget *
make_text (const TsField *field G_GNUC_UNUSED,
           const TsHeader *header G_GNUC_UNUSED,
           GCallback changed,
           gpointer data)
{
  GtkWidget *input = gtk_entry_new ();

  gtk_widget_add_css_class (input, "big");
  gtk_entry_set_activates_default (GTK_ENTRY (input), TRUE);
  g_signal_connect_swapped (input, "changed", changed, data);
  return input;
}

static void
get_text (const TsField *field G_GNUC_UNUSED, GtkWidget *input, TsValue *value)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (input))));

  value->given = *text != '\0';
  if (value->given)
    value->text = g_steal_pointer (&text);
}

static void
set_text (const TsField *field G_GNUC_UNUSED, GtkWidget *input, const TsValue *value)
{
  gtk_editable_set_text (GTK_EDITABLE (input), value->given ? value->text : "");
}

/* --- one of the texts that are offered --- */

static GtkWidget *
make_offers (const TsField *field G_GNUC_UNUSED,
             const TsHeader *header G_GNUC_UNUSED,
             GCallback changed,
             gpointer data)
{
  GtkWidget *input = ts_offers_new ();

  g_signal_connect_swapped (input, "changed", changed, data);
  return input;
}

static void
get_offers (const TsField *field G_GNUC_UNUSED, GtkWidget *input, TsValue *value)
{
  const char *text = ts_offers_get_text (TS_OFFERS (input));

  value->given = text != NULL;
  value->text = g_strdup (text);
}

static void
set_offers (const TsField *field G_GNUC_UNUSED, GtkWidget *input, const TsValue *value)
{
  if (value->given)
    ts_offers_set_text (TS_OFFERS (input), value->text);
}

/* --- texts: each on a line of its own --- */

static GtkTextBuffer *
buffer_of (GtkWidget *input)
{
  return gtk_text_view_get_buffer (GTK_TEXT_VIEW (input));
}

static GtkWidget *
make_texts (const TsField *field G_GNUC_UNUSED,
            const TsHeader *header G_GNUC_UNUSED,
            GCallback changed,
            gpointer data)
{
  GtkWidget *input = gtk_text_view_new ();

  gtk_text_view_set_accepts_tab (GTK_TEXT_VIEW (input), FALSE);
  gtk_text_view_set_wrap_mode (GTK_TEXT_VIEW (input), GTK_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (input, "texts");
  gtk_widget_set_tooltip_text (input, _ ("Each on a line of its own"));
  g_signal_connect_swapped (buffer_of (input), "changed", changed, data);
  return input;
}

static void
get_texts (const TsField *field G_GNUC_UNUSED, GtkWidget *input, TsValue *value)
{
  g_autoptr (GStrvBuilder) texts = g_strv_builder_new ();
  g_autofree char *all = NULL;
  g_auto (GStrv) lines = NULL;
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer_of (input), &start, &end);
  all = gtk_text_buffer_get_text (buffer_of (input), &start, &end, FALSE);
  lines = g_strsplit (all, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (*g_strstrip (lines[i]) != '\0')
      g_strv_builder_add (texts, lines[i]);
  value->given = TRUE;
  value->texts = g_strv_builder_end (texts);
  value->n = g_strv_length (value->texts);
}

static void
set_texts (const TsField *field G_GNUC_UNUSED, GtkWidget *input, const TsValue *value)
{
  g_autofree char *all = value->given ? g_strjoinv ("\n", value->texts) : NULL;

  gtk_text_buffer_set_text (buffer_of (input), all != NULL ? all : "", -1);
}

/* --- which there are --- */

const TsInput ts_input_text = { TRUE, FALSE, FALSE, make_text, get_text, set_text, NULL };
const TsInput ts_input_offers = { TRUE, FALSE, FALSE, make_offers, get_offers, set_offers, NULL };
const TsInput ts_input_texts = { TRUE, FALSE, FALSE, make_texts, get_texts, set_texts, NULL };
