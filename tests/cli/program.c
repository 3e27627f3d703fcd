#include "program.h"

#include "referee/evening.h"

#include <glib/gstdio.h>
#include <stdarg.h>
#include <string.h>

void
fixture_set_up (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;

  self->folder = g_dir_make_tmp ("tableside-cli-XXXXXX", &error);
  g_assert_no_error (error);
  self->path = g_build_filename (self->folder, "evening.tableside", NULL);
}

static void
remove_folder (const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (folder)) != NULL) {
    g_autofree char *inside = g_build_filename (path, name, NULL);

    if (g_file_test (inside, G_FILE_TEST_IS_DIR))
      remove_folder (inside);
    else
      g_assert_no_errno (g_unlink (inside));
  }
  g_assert_no_errno (g_rmdir (path));
}

void
fixture_tear_down (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  remove_folder (self->folder);
  g_free (self->folder);
  g_free (self->path);
  g_free (self->out);
  g_free (self->err);
}

static char *
text_of (GBytes *bytes)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);

  return g_strndup (length > 0 ? text : "", length);
}

/* The input comes from a file: a program that does not read all of it breaks no pipe. */
static void
run_program (Fixture *self, const char *variable, GBytes *input, const char *const *arguments)
{
  g_autoptr (GSubprocessLauncher) launcher =
      g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autofree char *input_path = g_build_filename (self->folder, "input", NULL);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) argv = NULL;
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) out = NULL;
  g_autoptr (GBytes) err = NULL;

  g_file_set_contents (input_path, g_bytes_get_data (input, NULL), (gssize) g_bytes_get_size (input), &error);
  g_assert_no_error (error);
  g_subprocess_launcher_set_stdin_file_path (launcher, input_path);
  g_strv_builder_add (builder, g_getenv (variable));
  g_strv_builder_addv (builder, (const char **) arguments);
  argv = g_strv_builder_end (builder);
  process = g_subprocess_launcher_spawnv (launcher, (const char *const *) argv, &error);
  g_assert_no_error (error);
  g_subprocess_communicate (process, NULL, NULL, &out, &err, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));

  g_free (self->out);
  g_free (self->err);
  self->out = text_of (out);
  self->err = text_of (err);
  self->status = g_subprocess_get_exit_status (process);
}

static void
run_with (Fixture *self, const char *variable, const char *input, va_list arguments)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new ();
  g_autofree char *text = evening_quote (input != NULL ? input : "");
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  while (all->len == 0 || g_ptr_array_index (all, all->len - 1) != NULL)
    g_ptr_array_add (all, va_arg (arguments, char *));
  run_program (self, variable, bytes, (const char *const *) all->pdata);
}

void
run (Fixture *self, const char *input, ...)
{
  va_list arguments;

  va_start (arguments, input);
  run_with (self, "TABLESIDE_REFEREE", input, arguments);
  va_end (arguments);
}

void
run_null (Fixture *self, const char *input, ...)
{
  va_list arguments;

  va_start (arguments, input);
  run_with (self, "TABLESIDE_REFEREE_NULL", input, arguments);
  va_end (arguments);
}

void
run_bytes (Fixture *self, GBytes *input, const char *const *arguments)
{
  run_program (self, "TABLESIDE_REFEREE", input, arguments);
}

GSubprocess *
start_null (const char *const *arguments)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) argv = NULL;
  g_autoptr (GError) error = NULL;
  GSubprocess *process;

  g_strv_builder_add (builder, g_getenv ("TABLESIDE_REFEREE_NULL"));
  g_strv_builder_addv (builder, (const char **) arguments);
  argv = g_strv_builder_end (builder);
  process = g_subprocess_newv ((const char *const *) argv,
                               G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error);
  g_assert_no_error (error);
  return process;
}

guint
count_lines (const Fixture *self)
{
  guint n = 0;

  for (const char *at = self->out; (at = strchr (at, '\n')) != NULL; at++)
    n++;
  return n;
}

char *
part_of (const Fixture *self, guint line, const char *path)
{
  g_auto (GStrv) lines = g_strsplit (self->out, "\n", -1);
  g_autoptr (JsonNode) node = NULL;

  g_assert_cmpuint (line + 1, <, g_strv_length (lines));
  node = json_from_string (lines[line], NULL);
  g_assert_nonnull (node);
  return evening_part (node, path);
}

void
expect (const Fixture *self, guint line, const char *path, const char *expected)
{
  g_autofree char *text = evening_quote (expected);
  g_autofree char *part = part_of (self, line, path);

  g_assert_cmpstr (part, ==, text);
}

void
write_file (const char *path, const char *text)
{
  g_autofree char *quoted = evening_quote (text);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, quoted, -1, &error);
  g_assert_no_error (error);
}

/* As docs/protocol.md, "Damage", has it. */
void
write_sealed (const char *path, const char *text)
{
  g_autofree char *quoted = evening_quote (text);
  g_auto (GStrv) lines = g_strsplit (quoted, "\n", -1);
  g_autoptr (GString) sealed = g_string_new (NULL);
  g_autofree char *sum = g_strdup ("");

  for (guint i = 0; lines[i + 1] != NULL; i++) {
    g_autofree char *both = g_strconcat (sum, lines[i], NULL);
    g_autofree char *digits = g_compute_checksum_for_string (G_CHECKSUM_SHA256, both, -1);

    digits[16] = '\0';
    g_set_str (&sum, digits);
    lines[i][strlen (lines[i]) - 1] = '\0';
    g_string_append_printf (sealed, "%s,\"sum\":\"%s\"}\n", lines[i], sum);
  }
  write_file (path, sealed->str);
}

char *
read_file (const char *path)
{
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, NULL);
  return text;
}
