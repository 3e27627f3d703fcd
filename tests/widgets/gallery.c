/* gallery.c — shows the shared widgets, for people and for pictures: `gallery fields`, `gallery dice`, or the
 * sheet of a verb of the null game: `gallery everything`. */
#include "app/application.h"
#include "app/play/plain-board.h"
#include "app/table-style.h"
#include "games/null/rules/rules.h"
#include "widgets/dice.h"
#include "widgets/die.h"
#include "widgets/field-row.h"
#include "widgets/sheet.h"

#include <string.h>

static const TsWord many[] = {
  { "a", "Apple" },
  { "b", "Banana" },
  { "c", "Cherry" },
  { "d", "Date" },
  { "e", "Elderberry" },
  { "f", "Fig" },
  { "g", "Grape" },
  { "h", "Hazelnut" },
  { "i", "Imbe" },
  { "j", "Jackfruit" },
  { 0 },
};

static const TsField fruit = { .id = "fruit", .label = "Fruit", .type = TS_FIELD_WORD, .words = many };

static const TsGame *const games[] = { &ts_null_game, NULL };

static const char header_line[] = "{\"tableside\":1,\"game\":\"null\",\"players\":[{\"name\":\"Ann\"},{"
                                  "\"name\":\"Bo\",\"colour\":\"teal\"},"
                                  "{\"name\":\"Hildegard von Bingen\",\"colour\":\"yellow\"}]}";

static TsHeader *
header_new (void)
{
  g_autoptr (JsonNode) node = json_from_string (header_line, NULL);

  return ts_header_read (games, json_node_get_object (node), TRUE, NULL);
}

static const TsVerb *
verb_of (const char *id)
{
  return &ts_null_game.verbs[ts_game_verb (&ts_null_game, id)];
}

static void
add_fields (GtkListBox *list, const TsField *fields, const TsHeader *header)
{
  for (; fields->id != NULL; fields++)
    gtk_list_box_append (list, ts_field_row_new (fields, header));
}

static GtkWidget *
fields_new (void)
{
  g_autoptr (TsHeader) header = header_new ();
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  add_fields (GTK_LIST_BOX (list), ts_null_game.options, header);
  gtk_list_box_append (GTK_LIST_BOX (list), ts_field_row_new (&fruit, header));
  add_fields (GTK_LIST_BOX (list), verb_of ("everything")->args, header);
  return list;
}

static GtkWidget *
dice_new (void)
{
  static const int d6_and_d12[] = { 6, 12, 0 };
  static const TsField fields[] = {
    { .type = TS_FIELD_DICE, .min = 2, .max = 2, .sides = 6 },
    { .type = TS_FIELD_DICE, .min = 4, .max = 4, .sides = 6 },
    { .type = TS_FIELD_DICE, .min = 2, .max = 2, .each = d6_and_d12 },
    { .type = TS_FIELD_DICE, .min = 1, .max = 3, .sides = 12 },
  };
  static const int sides[] = { 4, 6, 8, 10, 12, 20, 30 };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  GtkWidget *row = adw_wrap_box_new ();

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    gtk_box_append (GTK_BOX (box), GTK_WIDGET (ts_dice_new (&fields[i])));
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++) {
    GtkWidget *die = ts_die_new (sides[i], 80);

    ts_die_set_face (TS_DIE (die), sides[i]);
    adw_wrap_box_append (ADW_WRAP_BOX (row), die);
  }
  gtk_box_append (GTK_BOX (box), row);
  return box;
}

static GtkWidget *
sheet_new (const char *verb)
{
  TsSession *session = ts_session_new (games, header_line, strlen (header_line), NULL);
  TsBoard *board = g_object_ref_sink (ts_plain_board_new ()); /* as long as the program */
  TsSheet *sheet = ts_sheet_new (board, verb_of (verb), NULL);

  ts_board_set_session (board, session);
  ts_board_part_begin (TS_BOARD_PART (sheet));
  return GTK_WIDGET (sheet);
}

static GtkWidget *
content_new (const char *what)
{
  if (strcmp (what, "dice") == 0)
    return dice_new ();
  return strcmp (what, "fields") == 0 ? fields_new () : sheet_new (what);
}

static void
show (GtkApplication *app, const char *what)
{
  GtkWidget *window = adw_application_window_new (app);
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *content = content_new (what);

  g_signal_stop_emission_by_name (app, "activate");
  ts_table_style_add ();
  gtk_widget_set_margin_start (content, 12);
  gtk_widget_set_margin_end (content, 12);
  gtk_widget_set_margin_bottom (content, 24);
  adw_clamp_set_child (ADW_CLAMP (clamp), content);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), scroller);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), view);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 720);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  g_autoptr (TsApplication) app = ts_application_new (games);

  g_signal_connect (app, "activate", G_CALLBACK (show), argc > 1 ? argv[1] : (char *) "fields");
  return g_application_run (G_APPLICATION (app), 1, argv);
}
