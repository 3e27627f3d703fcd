/* Phones at the table, in the window: nothing listens before the switch is on, nor after it is off or the
 * table is closed; a code for each seat; who is there. The network is this computer alone. */
#include "app/play/undo-checklist-card.h"
#include "app/tally/tally-page.h"
#include "share/addresses.h"
#include "widgets/qr-code.h"

#include "plain-phone.h"
#include "stage.h"

#include <string.h>

#define OTHER      "192.0.2.7" /* RFC 5737: nobody's */
#define LOST       "This computer has another address now. Phones need new codes."
#define NO_NETWORK "This computer is in no network."

static gboolean has_network = TRUE;
static gboolean has_other = FALSE; /* an address before that one, which is not this computer's */

/* In the place of ts_addresses_find (): nothing listens in a network that others are in. */
GPtrArray *__wrap_ts_addresses_find (void);

GPtrArray *
__wrap_ts_addresses_find (void)
{
  GPtrArray *addresses = g_ptr_array_new_with_free_func (g_object_unref);

  if (has_other)
    g_ptr_array_add (addresses, g_inet_address_new_from_string (OTHER));
  if (has_network)
    g_ptr_array_add (addresses, g_inet_address_new_loopback (G_SOCKET_FAMILY_IPV4));
  return addresses;
}

static GtkWidget *
open_phones (Stage *stage, TsPlayPage *page)
{
  act (page, "play.phones");
  wait_for (stage_dialog (stage), ADW_TYPE_SWITCH_ROW, NULL);
  return GTK_WIDGET (stage_dialog (stage));
}

static void
turn (GtkWidget *dialog, gboolean on)
{
  adw_switch_row_set_active (ADW_SWITCH_ROW (find (dialog, ADW_TYPE_SWITCH_ROW, NULL)), on);
}

/* The label that begins so, or NULL. */
static GtkLabel *
find_label (GtkWidget *root, const char *begins)
{
  GtkWidget *label;

  for (guint i = 0; (label = find_nth (root, GTK_TYPE_LABEL, NULL, i)) != NULL; i++)
    if (g_str_has_prefix (gtk_label_get_label (GTK_LABEL (label)), begins))
      return GTK_LABEL (label);
  return NULL;
}

/* The link of a seat, by its page, which is shown then. */
static const char *
open_code (GtkWidget *dialog, const char *name)
{
  adw_action_row_activate (ADW_ACTION_ROW (find (dialog, ADW_TYPE_ACTION_ROW, name)));
  wait_for (dialog, TS_TYPE_QR_CODE, NULL);
  return gtk_label_get_label (find_label (dialog, "http://127.0.0.1:"));
}

static gboolean
is_listened (const char *link)
{
  g_autoptr (GSocketClient) client = g_socket_client_new ();
  g_autoptr (GUri) uri = g_uri_parse (link, G_URI_FLAGS_NONE, NULL);
  g_autoptr (GSocketConnection) connection = g_socket_client_connect_to_host (
      client, g_uri_get_host (uri), (guint16) g_uri_get_port (uri), NULL, NULL);

  return connection != NULL;
}

static void
test_on_and_off (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  GtkWidget *dialog = open_phones (stage, page);
  g_autofree char *link = NULL;

  g_assert_false (gtk_widget_get_mapped (find (dialog, ADW_TYPE_ACTION_ROW, "To Look On")));
  turn (dialog, TRUE);
  link = g_strdup (open_code (dialog, "Bo"));
  g_assert_true (is_listened (link));
  turn (dialog, FALSE);
  g_assert_false (is_listened (link));
  wait_without (dialog, TS_TYPE_QR_CODE, NULL);
  adw_dialog_force_close (ADW_DIALOG (dialog));
  stage_close (stage);
}

/* Another code; who has the first one is let go. */
static void
test_renewed (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  GtkWidget *dialog = open_phones (stage, page);
  g_autofree char *link = NULL;
  GtkWidget *label;

  turn (dialog, TRUE);
  link = g_strdup (open_code (dialog, "Ann"));
  label = GTK_WIDGET (find_label (dialog, "http://127.0.0.1:"));
  gtk_widget_activate_action (label, "code.renew", NULL);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), !=, link);
  gtk_widget_activate_action (label, "code.copy", NULL);
  adw_dialog_force_close (ADW_DIALOG (dialog));
  stage_close (stage);
}

/* The switch stays on while the dialog is closed; the table's end ends it. */
static void
test_closed (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  GtkWidget *dialog = open_phones (stage, page);
  g_autofree char *link = NULL;

  turn (dialog, TRUE);
  link = g_strdup (open_code (dialog, "Ann"));
  adw_dialog_force_close (ADW_DIALOG (dialog));
  g_assert_true (is_listened (link));
  stage_close (stage);
  g_assert_false (is_listened (link));
}

static void
test_no_network (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  GtkWidget *dialog = open_phones (stage, page);

  has_network = FALSE;
  turn (dialog, TRUE);
  has_network = TRUE;
  g_assert_nonnull (find_label (dialog, NO_NETWORK));
  g_assert_false (adw_switch_row_get_active (ADW_SWITCH_ROW (find (dialog, ADW_TYPE_SWITCH_ROW, NULL))));
  g_assert_false (gtk_widget_get_mapped (find (dialog, ADW_TYPE_ACTION_ROW, "To Look On")));
  adw_dialog_force_close (ADW_DIALOG (dialog));
  stage_close (stage);
}

static gboolean
is_on (GtkWidget *dialog)
{
  return adw_switch_row_get_active (ADW_SWITCH_ROW (find (dialog, ADW_TYPE_SWITCH_ROW, NULL)));
}

/* The first address that will do is taken, and another one can be chosen; if it will not do, that is said,
 * and nothing listens. */
static void
test_addresses (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  GtkWidget *dialog = open_phones (stage, page);
  AdwComboRow *address = ADW_COMBO_ROW (find (dialog, ADW_TYPE_COMBO_ROW, NULL));
  g_autofree char *link = NULL;

  has_other = TRUE;
  turn (dialog, TRUE);
  g_assert_true (is_on (dialog));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (address)));
  g_assert_cmpuint (adw_combo_row_get_selected (address), ==, 1);
  link = g_strdup (open_code (dialog, "Bo"));
  g_assert_true (is_listened (link));
  adw_combo_row_set_selected (address, 0);
  has_other = FALSE;
  g_assert_false (is_on (dialog));
  g_assert_false (is_listened (link));
  adw_dialog_force_close (ADW_DIALOG (dialog));
  stage_close (stage);
}

/* Where the computer is not any more, it is told, and a new start is all that it takes. */
static void
test_other_network (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  GtkWidget *dialog = open_phones (stage, page);
  GNetworkMonitor *network = g_network_monitor_get_default ();

  turn (dialog, TRUE);
  g_signal_emit_by_name (network, "network-changed", TRUE);
  g_assert_null (find_label (dialog, "This computer has another address now"));
  has_network = FALSE;
  g_signal_emit_by_name (network, "network-changed", TRUE);
  g_assert_nonnull (find_label (dialog, "This computer has another address now"));
  has_network = TRUE;
  turn (dialog, FALSE);
  turn (dialog, TRUE);
  g_assert_null (find_label (dialog, "This computer has another address now"));
  g_assert_true (is_on (dialog));
  adw_dialog_force_close (ADW_DIALOG (dialog));
  stage_close (stage);
}

/* With the dialog closed, the page tells it of phones that have come, once, and leads to new codes. */
static void
test_lost_network (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  GtkWidget *dialog = open_phones (stage, page);
  GNetworkMonitor *network = g_network_monitor_get_default ();
  PlainPhone *phone;

  turn (dialog, TRUE);
  phone = plain_phone_join (open_code (dialog, "Bo"));
  wait_for (dialog, ADW_TYPE_ACTION_ROW, "Phone 1");
  adw_dialog_force_close (ADW_DIALOG (dialog));
  g_signal_emit_by_name (network, "network-changed", TRUE);
  g_assert_null (find_label (GTK_WIDGET (page), LOST));
  has_network = FALSE;
  g_signal_emit_by_name (network, "network-changed", TRUE);
  g_assert_nonnull (find_label (GTK_WIDGET (page), LOST));
  press (GTK_WIDGET (page), "Pho_nes…");
  wait_for (stage_dialog (stage), ADW_TYPE_SWITCH_ROW, NULL);
  has_network = TRUE;
  plain_phone_free (phone);
  adw_dialog_force_close (ADW_DIALOG (stage_dialog (stage)));
  stage_close (stage);
}

/* Who is there stands below the code, and can be let go; by the code they can come again, unless it is
 * renewed. */
static void
test_let_go (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  GtkWidget *dialog = open_phones (stage, page);
  g_autofree char *link = NULL;
  PlainPhone *phone;

  turn (dialog, TRUE);
  link = g_strdup (open_code (dialog, "Bo"));
  phone = plain_phone_join (link);
  wait_for (dialog, ADW_TYPE_ACTION_ROW, "Phone 1");
  press (dialog, "_Let Go");
  wait_until ((gboolean (*) (gpointer)) plain_phone_is_gone, phone);
  wait_without (dialog, ADW_TYPE_ACTION_ROW, "Phone 1");
  plain_phone_free (phone);
  phone = plain_phone_join (link);
  wait_for (dialog, ADW_TYPE_ACTION_ROW, "Phone 2");
  press (dialog, "_Make a New Code");
  wait_until ((gboolean (*) (gpointer)) plain_phone_is_gone, phone);
  plain_phone_free (phone);
  g_assert_null (plain_phone_join (link));
  adw_dialog_force_close (ADW_DIALOG (dialog));
  stage_close (stage);
}

/* A table that phones played at, as it is opened again: they are off, and that is told. */
#define BY_PHONE GOING "{\"do\":\"take\",\"count\":2,\"from\":1}\n"

static void
test_opened_again (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, BY_PHONE);
  GtkWidget *banner = wait_for (page, ADW_TYPE_BANNER, NULL);
  GtkWidget *dialog;

  g_assert_true (
      g_str_has_prefix (adw_banner_get_title (ADW_BANNER (banner)), "Phones played at this table"));
  look ();
  press (banner, "Pho_nes…");
  wait_for (stage_dialog (stage), ADW_TYPE_SWITCH_ROW, NULL);
  dialog = GTK_WIDGET (stage_dialog (stage));
  g_assert_false (is_on (dialog));
  g_assert_false (adw_banner_get_revealed (ADW_BANNER (banner)));
  adw_dialog_force_close (ADW_DIALOG (dialog));
  stage_close (stage);
}

static void
on_phone_said (GObject *table, GAsyncResult *result, gpointer data G_GNUC_UNUSED)
{
  g_assert_true (ts_table_say_finish (TS_TABLE (table), result, NULL));
}

/* What is pressed while a phone's entry is on its way waits for it. */
static void
test_two_speak (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  TsTable *table = ts_play_page_get_table (page);
  TsView view = ts_session_view (ts_table_get_session (table));
  g_autoptr (JsonObject) phone = ts_entry_build (view.game, "take", TS_NOBODY, "count", 2, NULL);
  g_autoptr (GError) error = NULL;
  guint n = ts_session_n_records (session_of (page));

  json_object_set_int_member (phone, "from", 1);
  g_assert_true (ts_table_say_async (table, phone, on_phone_said, NULL, &error));
  act (page, "play.end");
  settle (page);
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, n + 2);
  stage_close (stage);
}

/* The link of a seat; phones are turned on if they are not, and the dialog is closed. (transfer full) */
static char *
link_of (Stage *stage, TsPlayPage *page, const char *name)
{
  GtkWidget *dialog = open_phones (stage, page);
  char *link;

  turn (dialog, TRUE);
  link = g_strdup (open_code (dialog, name));
  adw_dialog_force_close (ADW_DIALOG (dialog));
  wait_without (stage->window, ADW_TYPE_SWITCH_ROW, NULL);
  return link;
}

/* What a phone says is told by the window as what is tapped there: what hands have to move, and the result.
 */
static void
test_deeds (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  g_autofree char *link = link_of (stage, page, "Bo");
  PlainPhone *phone = plain_phone_join (link);

  g_assert_true (plain_phone_say (phone, "{\"do\":\"take\",\"count\":2}"));
  wait_for (page, GTK_TYPE_LABEL, "Bo: 2 tokens from the box");
  g_assert_true (plain_phone_say (phone, "{\"do\":\"undo\"}"));
  wait_for (page, TS_TYPE_UNDO_CHECKLIST_CARD, NULL);
  g_assert_true (plain_phone_say (phone, "{\"do\":\"finish\"}"));
  wait_for (stage->window, TS_TYPE_TALLY_PAGE, NULL);
  g_assert_true (plain_phone_say (phone, "{\"do\":\"undo\"}"));
  wait_without (stage->window, TS_TYPE_TALLY_PAGE, NULL);
  g_assert_true (plain_phone_say (phone, "{\"do\":\"finish\"}"));
  wait_for (stage->window, TS_TYPE_TALLY_PAGE, NULL);
  plain_phone_free (phone);
  stage_close (stage);
}

static void
say_seat (TsPlayPage *page, const char *name)
{
  TsTable *table = ts_play_page_get_table (page);
  TsView view = ts_session_view (ts_table_get_session (table));
  g_autoptr (JsonObject) entry = ts_entry_build (view.game, "seat", 1, "name", name, NULL);

  g_assert_true (ts_table_say (table, entry, NULL));
}

static gboolean
has_no_phone (gpointer page)
{
  return !ts_board_has_phone (TS_BOARD (board_of (page)), 1);
}

/* The board knows who has a phone, and so does the next one, as where somebody else sits down. */
static void
test_board_knows (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  g_autofree char *link = link_of (stage, page, "Bo");
  PlainPhone *phone = plain_phone_join (link);
  GtkWidget *before = board_of (page);

  g_assert_true (ts_board_has_phone (TS_BOARD (before), 1));
  g_assert_false (ts_board_has_phone (TS_BOARD (before), 0));
  say_seat (page, "Bea");
  g_assert_true (board_of (page) != before);
  g_assert_true (ts_board_has_phone (TS_BOARD (board_of (page)), 1));
  plain_phone_free (phone);
  wait_until (has_no_phone, page);
  stage_close (stage);
}

/* The last turn of it. */
#define LAST                                                                                                 \
  "{\"tableside\":1,\"game\":\"any-game\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],"               \
  "\"options\":{\"rounds\":1}}\n{\"do\":\"score\",\"who\":0,\"points\":3}\n"

/* Who looks at the points while it is going on looks at the result then, and no second page lies over it. */
static void
test_result_once (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, LAST);
  g_autofree char *link = link_of (stage, page, "Bo");
  PlainPhone *phone = plain_phone_join (link);

  act (page, "play.result");
  wait_for (stage->window, TS_TYPE_TALLY_PAGE, NULL);
  g_assert_true (plain_phone_say (phone, "{\"do\":\"score\",\"who\":1,\"points\":5}"));
  g_assert_nonnull (strstr (plain_phone_heard (phone), "\"over\":true"));
  g_assert_null (find_nth (GTK_WIDGET (stage->window), TS_TYPE_TALLY_PAGE, NULL, 1));
  plain_phone_free (phone);
  stage_close (stage);
}

int
main (int argc, char **argv)
{
  stage_init (&argc, &argv);
  stage_add ("/phones/on-and-off", test_on_and_off, NULL);
  stage_add ("/phones/renewed", test_renewed, NULL);
  stage_add ("/phones/closed", test_closed, NULL);
  stage_add ("/phones/no-network", test_no_network, NULL);
  stage_add ("/phones/addresses", test_addresses, NULL);
  stage_add ("/phones/other-network", test_other_network, NULL);
  stage_add ("/phones/lost-network", test_lost_network, NULL);
  stage_add ("/phones/let-go", test_let_go, NULL);
  stage_add ("/phones/opened-again", test_opened_again, NULL);
  stage_add ("/phones/two-speak", test_two_speak, NULL);
  stage_add ("/phones/deeds", test_deeds, NULL);
  stage_add ("/phones/board-knows", test_board_knows, NULL);
  stage_add ("/phones/result-once", test_result_once, NULL);
  return stage_run ();
}
