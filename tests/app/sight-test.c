/* What is secret stays so in all that the window tells everybody: two evenings of Chip Shop in which a
 * company has searched the discard pile, each for another card, which counts differently, are told alike. */
#include "app/dialogs/amend-dialog.h"
#include "app/dialogs/export.h"

#include "stage.h"

#include <string.h>

#define PLAY   "chip-shop-2-players.tableside"
#define SEARCH 152 /* lines before that in which the discard pile is searched */

static const char *plays;

/* The evening up to then, and the card that is found. (transfer full) */
static char *
tell_evening (const char *card)
{
  g_autofree char *path = g_build_filename (plays, PLAY, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autofree char *begin = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", SEARCH + 1);
  g_assert_true (g_str_has_prefix (lines[SEARCH], "{\"do\":\"draw-product\",\"square\":\"discard\""));
  g_clear_pointer (&lines[SEARCH], g_free);
  begin = g_strjoinv ("\n", lines);
  return g_strdup_printf ("%s\n{\"do\":\"draw-product\",\"square\":\"discard\",\"card\":\"%s\"}\n", begin,
                          card);
}

/* --- what is told --- */

/* As a screen reader has it. */
static void
add_spoken (GString *told, GtkWidget *widget, GtkAccessibleProperty property)
{
  g_autofree char *text = NULL;

  if (gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), property))
    text = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, "");
  if (text != NULL)
    g_string_append_printf (told, "%s\n", text);
}

static void
add_all (GString *told, GtkWidget *widget)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if (GTK_IS_LABEL (widget))
    g_string_append_printf (told, "%s\n", gtk_label_get_label (GTK_LABEL (widget)));
  if (tooltip != NULL)
    g_string_append_printf (told, "%s\n", tooltip);
  add_spoken (told, widget, GTK_ACCESSIBLE_PROPERTY_LABEL);
  add_spoken (told, widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  for (GtkWidget *it = gtk_widget_get_first_child (widget); it != NULL; it = gtk_widget_get_next_sibling (it))
    add_all (told, it);
}

/* The dialog that has been opened, and closes it. */
static void
add_dialog (GString *told, Stage *stage)
{
  look ();
  add_all (told, GTK_WIDGET (stage_dialog (stage)));
  adw_dialog_force_close (stage_dialog (stage));
  look ();
}

static void
add_why (GString *told, Stage *stage, TsPlayPage *page, int seat)
{
  TsView view = ts_session_view (session_of (page));
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (TsLine));

  view.game->tally (&view, seat, lines);
  for (guint i = 0; i < lines->len; i++) {
    gtk_widget_activate_action (GTK_WIDGET (page), "play.why", "(is)", seat, "");
    gtk_widget_activate_action (GTK_WIDGET (find (GTK_WIDGET (stage_dialog (stage)), GTK_TYPE_LABEL, NULL)),
                                "why.line", "(is)", seat, g_array_index (lines, TsLine, i).id);
    add_dialog (told, stage);
  }
}

static void
add_exports (GString *told, TsPlayPage *page)
{
  static const char *const formats[] = { "txt", "csv", "json", "pdf" };

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++) {
    g_autoptr (GBytes) bytes = ts_export_write (session_of (page), formats[i]);
    g_autofree char *sum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);

    g_string_append_printf (told, "%s %s\n", formats[i], sum);
  }
}

static char *
tell_all (Stage *stage, TsPlayPage *page)
{
  GString *told = g_string_new (NULL);
  AdwDialog *amend;

  add_all (told, GTK_WIDGET (page));
  for (int seat = 0; seat < 2; seat++)
    add_why (told, stage, page, seat);
  act (page, "play.history");
  add_dialog (told, stage);
  amend =
      ts_amend_dialog_new (TS_BOARD (board_of (page)), ts_session_n_records (session_of (page)) - 1, FALSE);
  adw_dialog_present (amend, GTK_WIDGET (page));
  add_dialog (told, stage);
  add_exports (told, page);
  act (page, "play.result");
  look ();
  add_all (told, GTK_WIDGET (stage->window));
  return g_string_free_and_steal (told);
}

static char *
tell_all_of (Stage *stage, const char *card)
{
  g_autofree char *evening = tell_evening (card);
  TsPlayPage *page = open_page (stage, evening);
  char *told = tell_all (stage, page);

  stage_close (stage);
  return told;
}

static void
assert_same (const char *told, const char *other)
{
  g_auto (GStrv) lines = g_strsplit (told, "\n", -1);
  g_auto (GStrv) others = g_strsplit (other, "\n", -1);

  for (guint i = 0; lines[i] != NULL && others[i] != NULL; i++)
    g_assert_cmpstr (lines[i], ==, others[i]);
  g_assert_cmpuint (g_strv_length (lines), ==, g_strv_length (others));
}

static void
test_alike (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *cheap = tell_all_of (stage, "ibm-pc");
  g_autofree char *dear = NULL;

  stage_clear (stage, NULL);
  dear = tell_all_of (stage, "amiga-1000");
  g_assert_nonnull (strstr (cheap, "Unfinished"));
  assert_same (cheap, dear);
}

int
main (int argc, char **argv)
{
  stage_init (&argc, &argv);
  plays = argv[1];
  stage_add ("/sight/alike", test_alike, NULL);
  return stage_run ();
}
