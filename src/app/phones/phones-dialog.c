#include "phones-dialog.h"

#include "code-page.h"
#include "config.h"
#include "share/addresses.h"
#include "widgets/seat.h"
#include "widgets/style.h"
#include "widgets/text.h"
#include "widgets/title.h"

#include <glib/gi18n-lib.h>

#define MARK 24

struct _TsPhonesDialog {
  AdwDialog parent_instance;

  AdwNavigationView *pages;
  AdwSwitchRow *turned_on;
  GtkLabel *problem;
  AdwComboRow *address;
  AdwPreferencesGroup *codes;

  TsShare *share;
  TsTable *table;
  GNetworkMonitor *network; /* that is watched, or NULL: nothing listens in any */
  GPtrArray *addresses;     /* of GInetAddress; NULL: not looked for yet */
  gboolean lists;           /* addresses just now: nobody chooses one */
  GPtrArray *rows;          /* of AdwActionRow: who looks on, then by seat */
};

G_DEFINE_FINAL_TYPE (TsPhonesDialog, ts_phones_dialog, ADW_TYPE_DIALOG)

/* --- who is there --- */

static void
tell_guests (TsPhonesDialog *self, guint place)
{
  guint n = ts_share_is_on (self->share) ? ts_share_n_guests (self->share, (int) place - 1) : 0;
  g_autofree char *text = g_strdup_printf (ngettext ("%u phone is here", "%u phones are here", n), n);

  adw_action_row_set_subtitle (self->rows->pdata[place], n > 0 ? text : _ ("Nobody yet"));
}

static void
update (TsPhonesDialog *self)
{
  gboolean is_on = ts_share_is_on (self->share);

  gtk_widget_set_visible (GTK_WIDGET (self->codes), is_on);
  gtk_widget_set_visible (GTK_WIDGET (self->address),
                          is_on && self->addresses != NULL && self->addresses->len > 1);
  for (guint i = 0; i < self->rows->len; i++)
    tell_guests (self, i);
  if (!is_on)
    adw_navigation_view_pop_to_tag (self->pages, "phones");
}

static void
open_code (TsPhonesDialog *self, AdwActionRow *row)
{
  guint place;

  g_ptr_array_find (self->rows, row, &place);
  adw_navigation_view_push (self->pages, ts_code_page_new (self->share, self->table, (int) place - 1));
}

static void
add_row (TsPhonesDialog *self, const char *title, GtkWidget *mark)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), mark);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), ts_picture_new ("go-next-symbolic", -1));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_signal_connect_swapped (row, "activated", G_CALLBACK (open_code), self);
  adw_preferences_group_add (self->codes, row);
  g_ptr_array_add (self->rows, row);
}

static void
add_rows (TsPhonesDialog *self)
{
  const TsHeader *header = ts_session_header (ts_table_get_session (self->table));

  add_row (self, _ ("To Look On"), ts_picture_new ("tv-symbolic", MARK));
  for (int seat = 0; seat < (int) header->n_players; seat++)
    add_row (self, header->players[seat].name, ts_seat_mark_new (ts_seat_colour (header, seat), seat, MARK));
}

/* --- on and off --- */

static void
tell_problem (TsPhonesDialog *self, const char *sentence)
{
  gtk_label_set_label (self->problem, sentence);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), *sentence != '\0');
}

/* Shows where the table is. FALSE: there is no such address any more. */
static gboolean
list_addresses (TsPhonesDialog *self)
{
  g_autoptr (GtkStringList) texts = gtk_string_list_new (NULL);
  guint now = self->addresses->len;

  for (guint i = 0; i < self->addresses->len; i++) {
    g_autofree char *text = g_inet_address_to_string (self->addresses->pdata[i]);

    gtk_string_list_append (texts, text);
    if (ts_share_is_at (self->share, self->addresses->pdata[i]))
      now = i;
  }
  self->lists = TRUE;
  adw_combo_row_set_model (self->address, G_LIST_MODEL (texts));
  adw_combo_row_set_selected (self->address, now < self->addresses->len ? now : GTK_INVALID_LIST_POSITION);
  self->lists = FALSE;
  return now < self->addresses->len;
}

static void
find_addresses (TsPhonesDialog *self)
{
  g_clear_pointer (&self->addresses, g_ptr_array_unref);
  self->addresses = ts_addresses_find ();
}

/* The network may have changed since the codes were made. */
static void
look_again (TsPhonesDialog *self)
{
  if (!ts_share_is_on (self->share))
    return;
  find_addresses (self);
  if (!list_addresses (self))
    tell_problem (
        self, _ ("This computer has another address now, and the codes lead nowhere. Turn this off and on "
                 "again, and hand out the new codes."));
  update (self);
}

/* Not before something listens. */
static void
watch_network (TsPhonesDialog *self)
{
  if (self->network != NULL)
    return;
  self->network = g_network_monitor_get_default ();
  g_signal_connect_object (self->network, "network-changed", G_CALLBACK (look_again), self,
                           G_CONNECT_SWAPPED);
}

static gboolean
start (TsPhonesDialog *self, guint i)
{
  g_autoptr (GError) error = NULL;

  if (ts_share_start (self->share, self->addresses->pdata[i], 0, &error))
    return TRUE;
  tell_problem (self, error->message);
  return FALSE;
}

/* At the first address that will do. */
static gboolean
turn_on (TsPhonesDialog *self)
{
  find_addresses (self);
  for (guint i = 0; i < self->addresses->len; i++)
    if (start (self, i)) {
      tell_problem (self, "");
      list_addresses (self);
      watch_network (self);
      return TRUE;
    }
  if (self->addresses->len > 0)
    return FALSE;
  tell_problem (self,
                _ ("This computer is in no network. Connect it to the one that the phones are in, such as "
                   "your Wi-Fi, and turn this on again."));
  return FALSE;
}

static void
on_switched (TsPhonesDialog *self)
{
  gboolean on = adw_switch_row_get_active (self->turned_on);

  if (self->share == NULL || on == ts_share_is_on (self->share))
    return;
  tell_problem (self, "");
  if (!on)
    ts_share_stop (self->share);
  else if (!turn_on (self))
    adw_switch_row_set_active (self->turned_on, FALSE);
  update (self);
}

/* Another network: all links are new ones. */
static void
on_chosen (TsPhonesDialog *self)
{
  guint i = adw_combo_row_get_selected (self->address);

  if (self->lists || self->addresses == NULL || i >= self->addresses->len || !ts_share_is_on (self->share))
    return;
  if (ts_share_is_at (self->share, self->addresses->pdata[i]))
    return;
  tell_problem (self, "");
  adw_switch_row_set_active (self->turned_on, start (self, i));
  update (self);
}

/* --- the class --- */

AdwDialog *
ts_phones_dialog_new (TsShare *share, TsTable *table)
{
  TsPhonesDialog *self = g_object_new (TS_TYPE_PHONES_DIALOG, NULL);

  self->table = g_object_ref (table);
  add_rows (self);
  self->share = g_object_ref (share);
  adw_switch_row_set_active (self->turned_on, ts_share_is_on (share));
  if (ts_share_is_on (share)) {
    look_again (self);
    watch_network (self);
  }
  g_signal_connect_object (share, "phones", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return ADW_DIALOG (self);
}

static void
ts_phones_dialog_dispose (GObject *object)
{
  TsPhonesDialog *self = TS_PHONES_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), TS_TYPE_PHONES_DIALOG);
  g_clear_object (&self->share);
  g_clear_object (&self->table);
  g_clear_pointer (&self->addresses, g_ptr_array_unref);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (ts_phones_dialog_parent_class)->dispose (object);
}

static void
ts_phones_dialog_class_init (TsPhonesDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_phones_dialog_dispose;
  ts_title_set_template (widget_class, "/org/tableside/Tableside/phones-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TsPhonesDialog, pages);
  gtk_widget_class_bind_template_child (widget_class, TsPhonesDialog, turned_on);
  gtk_widget_class_bind_template_child (widget_class, TsPhonesDialog, problem);
  gtk_widget_class_bind_template_child (widget_class, TsPhonesDialog, address);
  gtk_widget_class_bind_template_child (widget_class, TsPhonesDialog, codes);
  gtk_widget_class_bind_template_callback (widget_class, on_switched);
  gtk_widget_class_bind_template_callback (widget_class, on_chosen);
}

static void
ts_phones_dialog_init (TsPhonesDialog *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  ts_text_hold_amounts (self);
}
