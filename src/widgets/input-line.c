#include "input-line.h"

#include "config.h"
#include "text.h"

#include <glib/gi18n-lib.h>

#define SPACING 8

GtkWidget *
ts_input_line_new (const char *title, const TsInput *kind, GtkWidget *input)
{
  GtkWidget *line = gtk_box_new (kind->wide ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, SPACING);
  GtkWidget *label = ts_text_new (title, "input-title");

  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_valign (input, kind->wide ? GTK_ALIGN_START : GTK_ALIGN_CENTER);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (input), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL,
                                  -1);
  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (GTK_BOX (line), input);
  return line;
}

/* --- an object --- */

static GtkWidget *
make_object (const TsField *field, const TsHeader *header, GCallback changed, gpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  for (const TsField *member = field->members; member->id != NULL; member++) {
    const TsInput *kind = ts_input_for (member);

    gtk_box_append (GTK_BOX (box),
                    ts_input_line_new (_ (member->label), kind, kind->make (member, header, changed, data)));
  }
  return box;
}

/* The input of the member after the one with `line`, or of the first one. */
static GtkWidget *
next_member (GtkWidget *object, GtkWidget **line)
{
  *line = *line != NULL ? gtk_widget_get_next_sibling (*line) : gtk_widget_get_first_child (object);
  return gtk_widget_get_last_child (*line);
}

static void
get_object (const TsField *field, GtkWidget *object, TsValue *value)
{
  GtkWidget *line = NULL;

  for (value->n = 0; field->members[value->n].id != NULL;)
    value->n++;
  value->members = g_new0 (TsValue, value->n);
  for (guint i = 0; i < value->n; i++)
    value->given |= ts_input_get (ts_input_for (&field->members[i]), &field->members[i],
                                  next_member (object, &line), &value->members[i]);
}

static void
set_object (const TsField *field, GtkWidget *object, const TsValue *value)
{
  static const TsValue nothing = { 0 };
  GtkWidget *line = NULL;

  for (guint i = 0; field->members[i].id != NULL; i++)
    ts_input_for (&field->members[i])
        ->set (&field->members[i], next_member (object, &line), value->given ? &value->members[i] : &nothing);
}

const TsInput ts_input_object = { TRUE, TRUE, FALSE, make_object, get_object, set_object, NULL };

/* --- behind a switch --- */

static GtkWidget *
switch_new (const TsField *field, GtkWidget *box)
{
  GtkWidget *line = ts_row_new (SPACING, NULL);
  GtkWidget *fold = gtk_switch_new ();
  /* Translators: a switch that brings out an input; the %s is what is put in */
  g_autofree char *name = g_strdup_printf (_ ("Say %s"), _ (field->label));
  GtkWidget *label = ts_text_new (name, NULL);

  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_valign (fold, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (fold), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (GTK_BOX (line), fold);
  gtk_box_append (GTK_BOX (box), line);
  return fold;
}

static GtkWidget *
make_folded (const TsField *field, const TsHeader *header, GCallback changed, gpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  GtkWidget *fold = switch_new (field, box);
  GtkWidget *input = ts_input_of_type (field)->make (field, header, changed, data);

  gtk_widget_set_halign (input, ts_input_of_type (field)->wide ? GTK_ALIGN_FILL : GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), input);
  g_object_bind_property (fold, "active", input, "visible", G_BINDING_SYNC_CREATE);
  g_signal_connect_swapped (fold, "notify::active", changed, data);
  return box;
}

static GtkSwitch *
switch_of (GtkWidget *folded)
{
  return GTK_SWITCH (gtk_widget_get_last_child (gtk_widget_get_first_child (folded)));
}

static void
get_folded (const TsField *field, GtkWidget *folded, TsValue *value)
{
  if (gtk_switch_get_active (switch_of (folded)))
    ts_input_of_type (field)->get (field, gtk_widget_get_last_child (folded), value);
}

static void
set_folded (const TsField *field, GtkWidget *folded, const TsValue *value)
{
  ts_input_of_type (field)->set (field, gtk_widget_get_last_child (folded), value);
  gtk_switch_set_active (switch_of (folded), value->given);
}

const TsInput ts_input_folded = { TRUE, FALSE, FALSE, make_folded, get_folded, set_folded, NULL };
