/* A QR code on screen is read by a reader, in dark mode too. */
#include "press.h"

#include "store/result-link.h"
#include "store/score-sheet.h"
#include "widgets/qr-code.h"

#include <glib/gstdio.h>

static gboolean
is_mapped (GtkWidget *widget)
{
  while (!gtk_widget_get_mapped (widget) || gtk_widget_get_width (widget) == 0)
    g_main_context_iteration (NULL, TRUE);
  return TRUE;
}

/* What is seen of the widget, on the ground that it lies on. */
static void
photograph (GtkWidget *widget, const char *path)
{
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (widget));
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  GdkRGBA ground = { 0.1f, 0.1f, 0.1f, 1 };

  gtk_snapshot_append_color (snapshot, &ground, &GRAPHENE_RECT_INIT (0, 0, width, height));
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  texture = gsk_renderer_render_texture (renderer, node, NULL);
  g_assert_true (gdk_texture_save_to_png (texture, path));
}

static char *
read_code (const char *path)
{
  const char *const command[] = { "zbarimg", "--quiet", "--raw", path, NULL };
  g_autoptr (GError) error = NULL;
  char *output = NULL;

  g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL,
                &output, NULL, NULL, &error);
  g_assert_no_error (error);
  return g_strchomp (output);
}

static void
test_read (gconstpointer text)
{
  g_autofree char *reader = g_find_program_in_path ("zbarimg");
  g_autofree char *path = NULL;
  g_autofree char *read = NULL;
  GtkWidget *window, *code;
  int fd;

  if (reader == NULL) {
    g_test_skip ("there is no zbarimg");
    return;
  }
  window = gtk_window_new ();
  code = g_object_new (TS_TYPE_QR_CODE, NULL);
  ts_qr_code_set_text (TS_QR_CODE (code), text);
  gtk_window_set_child (GTK_WINDOW (window), code);
  gtk_window_set_default_size (GTK_WINDOW (window), 333, 277); /* no multiple of a module */
  gtk_window_present (GTK_WINDOW (window));
  g_assert_true (is_mapped (code));
  fd = g_file_open_tmp ("code-XXXXXX.png", &path, NULL);
  g_assert_cmpint (fd, >=, 0);
  g_close (fd, NULL);
  photograph (code, path);
  read = read_code (path);
  g_assert_cmpstr (read, ==, text);
  g_unlink (path);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The widest code has room on a phone, with what the page of the result has beside it. */
static void
test_width (gconstpointer text)
{
  GtkWidget *code = g_object_ref_sink (g_object_new (TS_TYPE_QR_CODE, NULL));
  int least;

  ts_qr_code_set_text (TS_QR_CODE (code), text);
  gtk_widget_measure (code, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360 - 2 * 18);
  g_object_unref (code);
}

int
main (int argc, char *argv[])
{
  g_autofree char *longest = g_strnfill (TS_SCORE_SHEET_SHORT, 'x');
  g_autofree char *link = g_strnfill (TS_RESULT_LINK, 'x');

  test_init (&argc, &argv);
  g_test_add_data_func ("/qr-code/short", "Snack Wars: 1. Ann 13, 2. Bo 10", test_read);
  g_test_add_data_func ("/qr-code/letters", "Chip Shop: 1. Zoé 5, 2. Jörg 3", test_read);
  g_test_add_data_func ("/qr-code/longest", longest, test_read);
  g_test_add_data_func ("/qr-code/longest-link", link, test_read);
  g_test_add_data_func ("/qr-code/width", link, test_width);
  return g_test_run ();
}
