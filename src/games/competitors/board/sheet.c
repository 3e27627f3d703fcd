#include "sheet.h"

#include "config.h"
#include "widgets/seat.h"
#include "widgets/style.h"
#include "widgets/text.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

struct _TsCompetitorsSheet {
  GtkBox parent_instance;

  TsBoard *board;
  GtkWidget *back;
  GtkLabel *head; /* the title, or what is still asked */
  char *title;    /* or NULL */
  GtkBox *body;
  GtkWidget *confirm;
  GtkLabel *note;
  JsonObject *entry; /* or NULL */
};

G_DEFINE_FINAL_TYPE (TsCompetitorsSheet, ts_competitors_sheet, GTK_TYPE_BOX)

enum {
  BACK,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
on_back (TsCompetitorsSheet *self)
{
  g_signal_emit (self, signals[BACK], 0);
}

static gboolean
on_escape (GtkWidget *widget, GVariant *none G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  TsCompetitorsSheet *self = TS_COMPETITORS_SHEET (widget);

  if (!gtk_widget_get_visible (self->back))
    return FALSE;
  on_back (self);
  return TRUE;
}

static void
on_confirm (TsCompetitorsSheet *self)
{
  if (self->entry != NULL && gtk_widget_is_sensitive (self->confirm))
    ts_board_say (self->board, json_object_ref (self->entry));
}

void
ts_competitors_sheet_set_title (TsCompetitorsSheet *self, const char *title)
{
  g_set_str (&self->title, title);
  gtk_label_set_label (self->head, title != NULL ? title : "");
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->head)),
                          title != NULL || gtk_widget_get_visible (self->back));
}

void
ts_competitors_sheet_add (TsCompetitorsSheet *self, const char *heading, GtkWidget *widget)
{
  if (heading != NULL) {
    GtkWidget *label = ts_text_new (heading, "choice-heading");

    gtk_box_append (self->body, label);
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, heading, -1);
    g_object_bind_property (widget, "visible", label, "visible", G_BINDING_SYNC_CREATE);
  }
  gtk_box_append (self->body, widget);
}

void
ts_competitors_sheet_add_seats (TsChips *chips, const TsView *view)
{
  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++) {
    const char *colour = ts_seat_colour (view->header, seat);
    GtkWidget *chip = ts_chips_add (chips, ts_view_name (view, seat), ts_seat_mark_new (colour, seat, 18));

    gtk_widget_add_css_class (chip, "seat");
    ts_seat_set_colour (chip, colour);
  }
}

/* While something is missing the question stands at the top, large enough for the whole table. Returns
 * whether it does. */
static gboolean
show_question (TsCompetitorsSheet *self, const char *question)
{
  gboolean asks = question != NULL && self->title != NULL;

  gtk_label_set_label (self->head, asks ? question : self->title != NULL ? self->title : "");
  return asks;
}

void
ts_competitors_sheet_offer (TsCompetitorsSheet *self, const char *label, JsonObject *entry, const char *hint)
{
  g_autoptr (GError) error = NULL;
  gboolean accepted =
      entry != NULL && ts_session_would_accept (ts_board_get_session (self->board), entry, &error);
  const char *note = error != NULL ? error->message : hint;
  gboolean asks = show_question (self, entry == NULL ? hint : NULL);

  g_clear_pointer (&self->entry, json_object_unref);
  self->entry = entry;
  gtk_button_set_label (GTK_BUTTON (self->confirm), label);
  gtk_widget_set_sensitive (self->confirm, accepted);
  gtk_label_set_label (self->note, note != NULL ? note : "");
  gtk_widget_set_visible (GTK_WIDGET (self->note), note != NULL && !asks);
  ts_style_set (self->note, "refused", error != NULL);
}

void
ts_competitors_sheet_omit_button (TsCompetitorsSheet *self)
{
  gtk_widget_set_visible (self->confirm, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->note), FALSE);
}

static void
ts_competitors_sheet_finalize (GObject *object)
{
  TsCompetitorsSheet *self = TS_COMPETITORS_SHEET (object);

  g_clear_pointer (&self->entry, json_object_unref);
  g_free (self->title);
  G_OBJECT_CLASS (ts_competitors_sheet_parent_class)->finalize (object);
}

static void
ts_competitors_sheet_class_init (TsCompetitorsSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ts_competitors_sheet_finalize;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "firmsheet");
  gtk_widget_class_add_binding (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, on_escape, NULL);
  signals[BACK] = g_signal_new ("back", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
}

static void
ts_competitors_sheet_init (TsCompetitorsSheet *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 10);
  self->back = gtk_button_new_from_icon_name ("go-previous-symbolic");
  gtk_widget_add_css_class (self->back, "flat");
  gtk_widget_add_css_class (self->back, "sheet-back");
  gtk_widget_set_tooltip_text (self->back, _ ("Back"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->back), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Back"), -1);
  g_signal_connect_swapped (self->back, "clicked", G_CALLBACK (on_back), self);
  self->head = GTK_LABEL (ts_text_new (NULL, "sheet-title"));
  gtk_widget_set_hexpand (GTK_WIDGET (self->head), TRUE);
  self->body = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  self->confirm = gtk_button_new ();
  gtk_button_set_can_shrink (GTK_BUTTON (self->confirm), TRUE);
  gtk_widget_add_css_class (self->confirm, "suggested-action");
  gtk_widget_add_css_class (self->confirm, "sheet-confirm");
  g_signal_connect_swapped (self->confirm, "clicked", G_CALLBACK (on_confirm), self);
  self->note = GTK_LABEL (ts_text_new (NULL, "sheet-note"));
  gtk_box_append (GTK_BOX (head), self->back);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->head));
  gtk_box_append (GTK_BOX (self), head);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->body));
  gtk_box_append (GTK_BOX (self), self->confirm);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->note));
}

TsCompetitorsSheet *
ts_competitors_sheet_new (TsBoard *board, gboolean back)
{
  TsCompetitorsSheet *self = g_object_new (TS_TYPE_COMPETITORS_SHEET, NULL);

  self->board = board;
  gtk_widget_set_visible (self->back, back);
  return self;
}
