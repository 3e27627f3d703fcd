#include "debug-info.h"

#include "config.h"

#include <adwaita.h>
#include <locale.h>

#define FLATPAK "/.flatpak-info"

static void
add (GString *text, const char *what, const char *is)
{
  if (is != NULL && *is != '\0')
    g_string_append_printf (text, "%s: %s\n", what, is);
}

static void
add_version (GString *text, const char *what, guint major, guint minor, guint micro)
{
  g_autofree char *version = g_strdup_printf ("%u.%u.%u", major, minor, micro);

  add (text, what, version);
}

/* The runtime, of all that Flatpak says about where a program runs; nothing elsewhere. */
static void
add_flatpak (GString *text)
{
  g_autoptr (GKeyFile) info = g_key_file_new ();
  g_autofree char *runtime = NULL;

  if (g_key_file_load_from_file (info, FLATPAK, G_KEY_FILE_NONE, NULL))
    runtime = g_key_file_get_string (info, "Application", "runtime", NULL);
  add (text, "Flatpak", runtime);
}

static void
add_display (GString *text)
{
  GdkDisplay *display = gdk_display_get_default ();
  AdwStyleManager *style = adw_style_manager_get_default ();
  g_autofree char *font = NULL;

  g_object_get (gtk_settings_get_default (), "gtk-font-name", &font, NULL);
  add (text, "Windows", display != NULL ? G_OBJECT_TYPE_NAME (display) : NULL);
  add (text, "Font", font);
  add (text, "Dark", adw_style_manager_get_dark (style) ? "yes" : "no");
  add (text, "High contrast", adw_style_manager_get_high_contrast (style) ? "yes" : "no");
}

char *
ts_debug_info_tell (void)
{
  GString *text = g_string_new (NULL);
  g_autofree char *system = g_get_os_info (G_OS_INFO_KEY_PRETTY_NAME);

  add (text, "Tableside", PACKAGE_VERSION);
  add (text, "Phones", HAVE_PHONES ? "yes" : "not built in");
  add_version (text, "GTK", gtk_get_major_version (), gtk_get_minor_version (), gtk_get_micro_version ());
  add_version (text, "libadwaita", adw_get_major_version (), adw_get_minor_version (),
               adw_get_micro_version ());
  add_version (text, "GLib", glib_major_version, glib_minor_version, glib_micro_version);
  add (text, "System", system);
  add_flatpak (text);
  add (text, "Desktop", g_getenv ("XDG_CURRENT_DESKTOP"));
  add_display (text);
  add (text, "Language", setlocale (LC_MESSAGES, NULL));
  return g_string_free (text, FALSE);
}
