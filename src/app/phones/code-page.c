#include "code-page.h"

#include "config.h"
#include "widgets/qr-code.h"
#include "widgets/seat.h"
#include "widgets/text.h"
#include "widgets/toast.h"

#include <glib/gi18n-lib.h>

struct _TsCodePage {
  AdwNavigationPage parent_instance;

  AdwToastOverlay *toasts;
  GtkBox *heading;
  TsQrCode *code;
  GtkLabel *link;
  AdwPreferencesGroup *guests;

  TsShare *share;
  int seat;
  GPtrArray *rows; /* of the guests that are shown */
};

G_DEFINE_FINAL_TYPE (TsCodePage, ts_code_page, ADW_TYPE_NAVIGATION_PAGE)

/* --- who is there --- */

static void
let_go (GtkButton *button, TsCodePage *self)
{
  ts_share_let_go (self->share, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "guest")));
}

static void
add_guest (TsCodePage *self, const TsGuest *guest)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *button = ts_button_new (_ ("_Let Go"));
  /* Translators: a phone that is connected; the number tells it from others */
  g_autofree char *title = g_strdup_printf (_ ("Phone %u"), guest->id);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  ts_text_hold_amounts (row);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "pill");
  g_object_set_data (G_OBJECT (button), "guest", GUINT_TO_POINTER (guest->id));
  g_signal_connect_object (button, "clicked", G_CALLBACK (let_go), self, 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  adw_preferences_group_add (self->guests, row);
  g_ptr_array_add (self->rows, row);
}

static void
update (TsCodePage *self)
{
  g_autoptr (GPtrArray) guests = ts_share_guests (self->share);

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (self->guests, self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
  for (guint i = 0; i < guests->len; i++) {
    const TsGuest *guest = guests->pdata[i];

    if (guest->seat == self->seat)
      add_guest (self, guest);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->guests), self->rows->len > 0);
}

/* --- the code --- */

static void
show_code (TsCodePage *self)
{
  g_autofree char *link = NULL;

  if (!ts_share_is_on (self->share))
    return;
  link = ts_share_link (self->share, self->seat);
  ts_qr_code_set_text (self->code, link);
  gtk_label_set_label (self->link, link);
}

static void
copy (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  TsCodePage *self = TS_CODE_PAGE (widget);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), gtk_label_get_label (self->link));
  adw_toast_overlay_add_toast (self->toasts, ts_toast_new (widget, _ ("The link is copied."), NULL));
}

static void
renew (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  TsCodePage *self = TS_CODE_PAGE (widget);

  if (!ts_share_is_on (self->share))
    return;
  ts_share_renew (self->share, self->seat);
  show_code (self);
  adw_toast_overlay_add_toast (
      self->toasts,
      ts_toast_new (widget, _ ("This is a new code. The one before leads nowhere any more."), NULL));
}

/* --- the class --- */

static void
show_heading (TsCodePage *self, const TsHeader *header)
{
  if (self->seat == TS_NOBODY) {
    adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), _ ("To Look On"));
    ts_box_add_text (self->heading, _ ("To Look On"), "title-1");
    return;
  }
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), header->players[self->seat].name);
  gtk_box_append (self->heading, ts_seat_heading_new (header, self->seat, "title-1"));
}

AdwNavigationPage *
ts_code_page_new (TsShare *share, TsTable *table, int seat)
{
  TsCodePage *self = g_object_new (TS_TYPE_CODE_PAGE, NULL);

  self->share = g_object_ref (share);
  self->seat = seat;
  show_heading (self, ts_session_header (ts_table_get_session (table)));
  show_code (self);
  update (self);
  g_signal_connect_object (share, "phones", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return ADW_NAVIGATION_PAGE (self);
}

static void
ts_code_page_dispose (GObject *object)
{
  TsCodePage *self = TS_CODE_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), TS_TYPE_CODE_PAGE);
  g_clear_object (&self->share);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (ts_code_page_parent_class)->dispose (object);
}

static void
ts_code_page_class_init (TsCodePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_code_page_dispose;
  g_type_ensure (TS_TYPE_QR_CODE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tableside/Tableside/code-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TsCodePage, toasts);
  gtk_widget_class_bind_template_child (widget_class, TsCodePage, heading);
  gtk_widget_class_bind_template_child (widget_class, TsCodePage, code);
  gtk_widget_class_bind_template_child (widget_class, TsCodePage, link);
  gtk_widget_class_bind_template_child (widget_class, TsCodePage, guests);
  gtk_widget_class_install_action (widget_class, "code.copy", NULL, copy);
  gtk_widget_class_install_action (widget_class, "code.renew", NULL, renew);
}

static void
ts_code_page_init (TsCodePage *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}
