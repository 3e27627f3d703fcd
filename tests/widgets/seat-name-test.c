/* Names are shortened, but never further than players can be told apart. */
#include "press.h"
#include "referee/game.h"
#include "widgets/seat-name.h"

#include <string.h>

#define LONG    "Maximiliane-Alexandra von Hohenschönberg"
#define GROUP_1 "Kindergarten Sonnenschein Gruppe 1 Köln"
#define GROUP_2 "Kindergarten Sonnenschein Gruppe 2 Köln"

/* The shortest form of the first of some names. */
static char *
shortest (const char *const *names)
{
  TsPlayer players[TS_MAX_SEATS] = { 0 };
  TsHeader header = { .players = players };
  TsSeatNameForm form;
  g_autofree char *begin = NULL, *part = NULL;

  for (; names[header.n_players] != NULL; header.n_players++)
    players[header.n_players].name = (char *) names[header.n_players];
  form = ts_seat_name_shortest (&header, 0);
  begin = g_strndup (names[0], form.head);
  part = g_strndup (names[0] + form.from, form.to - form.from);
  return g_strconcat (begin, form.head < form.from ? "…" : "", part, names[0][form.to] != '\0' ? "…" : "",
                      NULL);
}

static void
assert_shortest (const char *expected, const char *const *names)
{
  g_autofree char *form = shortest (names);

  g_assert_cmpstr (form, ==, expected);
}

/* --- tests --- */

/* Three letters, unless another name begins with them; what would win nothing is left as it is. */
static void
test_beginning (void)
{
  assert_shortest ("Max…", (const char *const[]) { LONG, "Bo", NULL });
  assert_shortest ("Maxi…", (const char *const[]) { LONG, "Max", "Maxwell the Third", NULL });
  assert_shortest ("Anna", (const char *const[]) { "Anna", "Bo", NULL });
  assert_shortest ("Ann", (const char *const[]) { "Ann", "Annabelle", NULL });
  assert_shortest ("Anna…", (const char *const[]) { "Annabelle", "Ann", NULL });
}

/* Names that differ late keep their end. */
static void
test_end (void)
{
  assert_shortest ("Max…g", (const char *const[]) { LONG, "Maximiliane-Alexandra von Hohenschönau", NULL });
  assert_shortest ("Seat…2", (const char *const[]) { "Seat number 2", "Seat number 1", "Sea lion 2", NULL });
}

/* Those that differ in the middle only keep that, and no more than they need. */
static void
test_middle (void)
{
  assert_shortest ("Kin…1…", (const char *const[]) { GROUP_1, GROUP_2, "Bo", NULL });
  assert_shortest ("Kin…2…", (const char *const[]) { GROUP_2, GROUP_1, "Bo", NULL });
  assert_shortest ("Max…Ba…", (const char *const[]) { "Maximilian Bauer", "Maximilian Brauer", NULL });
  assert_shortest (
      "Kin…1…", (const char *const[]) { GROUP_1, GROUP_2, "Kindergarten Sonnenschein Gruppe 3 Köln", NULL });
}

/* Names of which one holds the whole other one are not shortened to the same. */
static void
test_inside (void)
{
  assert_shortest ("Aaaaaa", (const char *const[]) { "Aaaaaa", "Aaaaaaaaaa", NULL });
}

/* What is one letter for people is never cut through. */
static void
test_letters (void)
{
  assert_shortest ("E\u0301le\u0301…", (const char *const[]) { "E\u0301le\u0301onore", "Bo", NULL });
}

/* Pictures are so wide that fewer of them are a name: five families and four of them. */
static void
test_pictures (void)
{
  assert_shortest ("🐙🐙…", (const char *const[]) { "🐙🐙🐙🐙", "Bo", NULL });
  assert_shortest ("🐙🐙🐙", (const char *const[]) { "🐙🐙🐙", "Bo", NULL });
  assert_shortest (
      "👨‍👩‍👧👨‍👩‍👧…👨‍👩‍👧",
      (const char *const[]) {
          "👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧",
          "👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👩‍👧", NULL });
  assert_shortest ("勅使河…", (const char *const[]) { "勅使河原 麻衣子", "Bo", NULL });
}

/* Where there is no room it is as wide as its shortest form, else as its name; it is read in full. */
static void
test_room (void)
{
  TsPlayer players[] = { { (char *) LONG, NULL }, { (char *) "Max", NULL } };
  TsHeader header = { .players = players, .n_players = 2 };
  g_autoptr (GtkWidget) name = g_object_ref_sink (ts_seat_name_new (&header, 0, NULL));
  g_autoptr (GtkWidget) form = g_object_ref_sink (gtk_label_new ("Maxi…"));
  int least, all, wanted;

  gtk_widget_measure (name, GTK_ORIENTATION_HORIZONTAL, -1, &least, &all, NULL, NULL);
  gtk_widget_measure (form, GTK_ORIENTATION_HORIZONTAL, -1, &wanted, NULL, NULL, NULL);
  g_assert_cmpint (least, >=, wanted);
  g_assert_cmpint (least, <=, wanted + 2);
  gtk_label_set_label (GTK_LABEL (form), LONG);
  gtk_widget_measure (form, GTK_ORIENTATION_HORIZONTAL, -1, &wanted, NULL, NULL, NULL);
  g_assert_cmpint (all, >=, wanted);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (name), GTK_ACCESSIBLE_PROPERTY_LABEL, LONG);
  ts_seat_name_set_most (TS_SEAT_NAME (name), 6);
  gtk_widget_measure (name, GTK_ORIENTATION_HORIZONTAL, -1, &least, &all, NULL, NULL);
  g_assert_cmpint (all, <, wanted / 2);
  g_assert_cmpint (all, >=, least);
}

/* What is seen of a label. (transfer full) */
static char *
seen_of (gpointer label)
{
  PangoLayoutLine *line = pango_layout_get_line_readonly (gtk_label_get_layout (label), 0);
  GString *seen = g_string_new (NULL);

  for (GSList *it = line->runs; it != NULL; it = it->next) {
    PangoItem *item = ((PangoGlyphItem *) it->data)->item;

    if (item->analysis.flags & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS)
      g_string_append (seen, "…");
    else
      g_string_append_len (seen, gtk_label_get_text (label) + item->offset, item->length);
  }
  return g_string_free (seen, FALSE);
}

/* How wide that is, as a text of its own. */
static int
width_of_seen (gpointer label)
{
  g_autofree char *seen = seen_of (label);
  g_autoptr (PangoLayout) alone = gtk_widget_create_pango_layout (label, seen);
  int width;

  pango_layout_get_pixel_size (alone, &width, NULL);
  return width;
}

/* What tells a name apart is seen at each width, and in the least nothing else. */
static void
test_cut (void)
{
  TsPlayer players[] = { { (char *) GROUP_1, NULL }, { (char *) GROUP_2, NULL } };
  TsHeader header = { .players = players, .n_players = 2 };
  g_autoptr (GtkWidget) name = g_object_ref_sink (ts_seat_name_new (&header, 0, NULL));
  int least, all;

  gtk_widget_measure (name, GTK_ORIENTATION_HORIZONTAL, -1, &least, &all, NULL, NULL);
  for (int width = least; width <= all; width++) {
    g_autofree char *head = NULL, *tail = NULL, *seen = NULL;

    gtk_widget_size_allocate (name, &(GtkAllocation) { 0, 0, width, 30 }, -1);
    head = seen_of (gtk_widget_get_first_child (name));
    tail = seen_of (gtk_widget_get_last_child (name));
    seen = g_strconcat (head, tail, NULL);
    g_assert_true (g_str_has_prefix (head, "Kin"));
    g_assert_true (g_str_has_prefix (tail, "1"));
    if (width == least)
      g_assert_cmpstr (seen, ==, "Kin…1…");
    if (width == all)
      g_assert_cmpstr (seen, ==, GROUP_1);
  }
}

/* What is cut off leaves no gap before the end that is kept, however much of a letter would have fitted. */
static void
test_no_gap (void)
{
  TsPlayer players[] = { { (char *) "Maximiliane-WWWWWWWWWWWWWWWWn", NULL },
                         { (char *) "Max", NULL },
                         { (char *) "Maxi", NULL } };
  TsHeader header = { .players = players, .n_players = 3 };
  g_autoptr (GtkWidget) name = g_object_ref_sink (ts_seat_name_new (&header, 0, NULL));
  GtkWidget *head = gtk_widget_get_first_child (name);
  int least, all;

  gtk_widget_measure (name, GTK_ORIENTATION_HORIZONTAL, -1, &least, &all, NULL, NULL);
  for (int width = least; width <= all; width++) {
    graphene_rect_t tail;

    gtk_widget_size_allocate (name, &(GtkAllocation) { 0, 0, width, 30 }, -1);
    g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_last_child (name), name, &tail));
    g_assert_cmpfloat_with_epsilon (tail.origin.x, width_of_seen (head), 3.5);
  }
}

int
main (int argc, char **argv)
{
  test_init (&argc, &argv);
  g_test_add_func ("/widgets/seat-name/beginning", test_beginning);
  g_test_add_func ("/widgets/seat-name/end", test_end);
  g_test_add_func ("/widgets/seat-name/middle", test_middle);
  g_test_add_func ("/widgets/seat-name/inside", test_inside);
  g_test_add_func ("/widgets/seat-name/letters", test_letters);
  g_test_add_func ("/widgets/seat-name/pictures", test_pictures);
  g_test_add_func ("/widgets/seat-name/room", test_room);
  g_test_add_func ("/widgets/seat-name/no-gap", test_no_gap);
  g_test_add_func ("/widgets/seat-name/cut", test_cut);
  return g_test_run ();
}
