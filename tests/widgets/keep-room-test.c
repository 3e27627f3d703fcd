/* A number that stays as wide as it can become. */
#include "press.h"
#include "widgets/keep-room.h"

static int
width_of (GtkWidget *widget)
{
  int least, natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  g_assert_cmpint (least, ==, natural);
  return least;
}

static int
width_of_text (const char *text)
{
  g_autoptr (GtkWidget) label = g_object_ref_sink (gtk_label_new (text));

  return width_of (label);
}

static void
test_room (void)
{
  GtkWidget *label = gtk_label_new ("5");
  g_autoptr (GtkWidget) room = g_object_ref_sink (g_object_new (TS_TYPE_KEEP_ROOM, "child", label, NULL));

  g_assert_cmpint (width_of (room), ==, width_of_text ("5"));
  ts_keep_room_for (TS_KEEP_ROOM (room), "88");
  g_assert_cmpint (width_of (room), ==, width_of_text ("88"));
  gtk_label_set_label (GTK_LABEL (label), "88888");
  g_assert_cmpint (width_of (room), ==, width_of_text ("88888"));
  gtk_label_set_label (GTK_LABEL (label), "");
  ts_keep_room_for (TS_KEEP_ROOM (room), "1\n8888\n2");
  g_assert_cmpint (width_of (room), ==, width_of_text ("8888"));
  ts_keep_room_for (TS_KEEP_ROOM (room), "1\n2\n3");
  g_assert_cmpint (width_of (room), ==, width_of_text ("8888"));
  ts_keep_room_for (TS_KEEP_ROOM (room), "\u2066−1\u2069\n5"); /* which is no longer */
  g_assert_cmpint (width_of (room), ==, width_of_text ("8888"));
  ts_keep_room_for (TS_KEEP_ROOM (room), "\u2066−88888\u2069");
  ts_keep_room_for (TS_KEEP_ROOM (room), "8888888"); /* which is */
  g_assert_cmpint (width_of (room), ==, width_of_text ("8888888"));
}

int
main (int argc, char **argv)
{
  test_init (&argc, &argv);
  g_test_add_func ("/keep-room/room", test_room);
  return g_test_run ();
}
