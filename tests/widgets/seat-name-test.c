/* Names are shortened, but never further than players can be told apart. */
#include "press.h"
#include "referee/game.h"
#include "widgets/seat-name.h"

#include <string.h>

#define LONG "Maximiliane-Alexandra von Hohenschönberg"

/* The shortest form of the first of some names. */
static char *
shortest (const char *const *names)
{
  TsPlayer players[TS_MAX_SEATS] = { 0 };
  TsHeader header = { .players = players };
  gsize head, tail;
  g_autofree char *begin = NULL;

  for (; names[header.n_players] != NULL; header.n_players++)
    players[header.n_players].name = (char *) names[header.n_players];
  ts_seat_name_shortest (&header, 0, &head, &tail);
  if (head == strlen (names[0]))
    return g_strdup (names[0]);
  begin = g_strndup (names[0], head);
  return g_strconcat (begin, "…", names[0] + strlen (names[0]) - tail, NULL);
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

/* How wide what is seen of a label is, as a text of its own. */
static int
width_of_seen (GtkLabel *label)
{
  PangoLayoutLine *line = pango_layout_get_line_readonly (gtk_label_get_layout (label), 0);
  g_autoptr (GString) seen = g_string_new (NULL);
  g_autoptr (PangoLayout) alone = NULL;
  int width;

  for (GSList *it = line->runs; it != NULL; it = it->next) {
    PangoItem *item = ((PangoGlyphItem *) it->data)->item;

    if (item->analysis.flags & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS)
      g_string_append (seen, "…");
    else
      g_string_append_len (seen, gtk_label_get_text (label) + item->offset, item->length);
  }
  alone = gtk_widget_create_pango_layout (GTK_WIDGET (label), seen->str);
  pango_layout_get_pixel_size (alone, &width, NULL);
  return width;
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
    g_assert_cmpfloat_with_epsilon (tail.origin.x, width_of_seen (GTK_LABEL (head)), 3.5);
  }
}

int
main (int argc, char **argv)
{
  test_init (&argc, &argv);
  g_test_add_func ("/widgets/seat-name/beginning", test_beginning);
  g_test_add_func ("/widgets/seat-name/end", test_end);
  g_test_add_func ("/widgets/seat-name/inside", test_inside);
  g_test_add_func ("/widgets/seat-name/letters", test_letters);
  g_test_add_func ("/widgets/seat-name/pictures", test_pictures);
  g_test_add_func ("/widgets/seat-name/room", test_room);
  g_test_add_func ("/widgets/seat-name/no-gap", test_no_gap);
  return g_test_run ();
}
