#include "option-list.h"

#include "config.h"
#include "games/boards/boards.h"
#include "widgets/field-row.h"
#include "widgets/scroll-into-view.h"
#include "widgets/style.h"

#include <glib/gi18n-lib.h>

struct _TsOptionList {
  AdwBin parent_instance;

  AdwExpanderRow *fold;
  GPtrArray *rows;           /* of TsFieldRow, in the order of the game's options */
  const TsField *pointed_at; /* what should be looked at once, or NULL */
  gboolean is_faulty;        /* and unfolds for the row that is at fault */
};

G_DEFINE_FINAL_TYPE (TsOptionList, ts_option_list, ADW_TYPE_BIN)

/* --- the one line --- */

static gboolean
differs (TsFieldRow *row)
{
  g_autoptr (JsonNode) value = ts_field_row_get_value (row);
  g_autoptr (JsonNode) fallback = json_from_string (ts_field_row_get_field (row)->fallback, NULL);

  return value == NULL || !json_node_equal (value, fallback);
}

/* The options that are not as the rules have them; NULL if all are. (transfer full) */
static char *
list_changes (TsOptionList *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) labels = NULL;

  for (guint i = 0; i < self->rows->len; i++)
    if (differs (self->rows->pdata[i]))
      g_strv_builder_add (builder, _ (ts_field_row_get_field (self->rows->pdata[i])->label));
  labels = g_strv_builder_end (builder);
  /* Translators: what stands between the names of a list. */
  return labels[0] != NULL ? g_strjoinv (_ (", "), labels) : NULL;
}

static void
show_summary (TsOptionList *self)
{
  g_autofree char *changes = list_changes (self);
  g_autofree char *summary = NULL;

  if (self->pointed_at != NULL)
    /* Options that tell nothing about themselves say their name. */
    summary = g_strdup (_ (self->pointed_at->about ? self->pointed_at->about : self->pointed_at->label));
  else if (changes != NULL)
    /* Translators: %s is a list of options that were set. */
    summary = g_strdup_printf (_ ("Set: %s"), changes);
  else
    summary = g_strdup (_ ("As in the rules"));
  adw_expander_row_set_subtitle (self->fold, summary);
  ts_style_set (self, "pointing", self->pointed_at != NULL);
}

/* Who opens the fold has seen what was pointed at. */
static void
on_expanded (TsOptionList *self)
{
  self->pointed_at = NULL;
  show_summary (self);
}

/* On a phone it lies at the bottom, and nothing would be seen of what is in it. */
static void
show_what_unfolds (TsOptionList *self)
{
  if (!self->is_faulty)
    ts_scroll_while_unfolding (self->fold);
}

/* --- the class --- */

static void
ts_option_list_dispose (GObject *object)
{
  g_clear_pointer (&TS_OPTION_LIST (object)->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (ts_option_list_parent_class)->dispose (object);
}

static void
ts_option_list_class_init (TsOptionListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ts_option_list_dispose;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "option-list");
}

static void
ts_option_list_init (TsOptionList *self)
{
  GtkWidget *list = gtk_list_box_new ();

  self->rows = g_ptr_array_new ();
  self->fold = ADW_EXPANDER_ROW (adw_expander_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->fold), _ ("Options"));
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->fold), FALSE);
  g_signal_connect_swapped (self->fold, "notify::expanded", G_CALLBACK (on_expanded), self);
  g_signal_connect_swapped (self->fold, "notify::expanded", G_CALLBACK (show_what_unfolds), self);
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_list_box_append (GTK_LIST_BOX (list), GTK_WIDGET (self->fold));
  gtk_widget_add_css_class (list, "boxed-list");
  adw_bin_set_child (ADW_BIN (self), list);
}

/* --- from outside --- */

void
ts_option_list_set_up (TsOptionList *self, const TsGame *game, JsonObject *last)
{
  g_assert (self->rows->len == 0);
  for (const TsField *option = game->options; option->id != NULL; option++) {
    GtkWidget *row = ts_field_row_new (option, NULL);
    JsonNode *value = last != NULL && option->printed ? json_object_get_member (last, option->id) : NULL;

    ts_boards_offer (game, TS_FIELD_ROW (row));
    if (value != NULL)
      ts_field_row_set_value (TS_FIELD_ROW (row), value);
    if (last == NULL && option->printed)
      self->pointed_at = option;
    g_signal_connect_swapped (row, "changed", G_CALLBACK (show_summary), self);
    adw_expander_row_add_row (self->fold, row);
    g_ptr_array_add (self->rows, row);
  }
  gtk_widget_set_visible (GTK_WIDGET (self), self->rows->len > 0);
  show_summary (self);
}

void
ts_option_list_set_header (TsOptionList *self, const TsHeader *header)
{
  for (guint i = 0; i < self->rows->len; i++)
    ts_field_row_set_header (self->rows->pdata[i], header);
}

JsonObject *
ts_option_list_get_options (TsOptionList *self)
{
  JsonObject *options = json_object_new ();

  for (guint i = 0; i < self->rows->len; i++) {
    TsFieldRow *row = self->rows->pdata[i];
    g_autoptr (JsonNode) value = ts_field_row_get_value (row);

    if (value != NULL && differs (row))
      json_object_set_member (options, ts_field_row_get_field (row)->id, g_steal_pointer (&value));
  }
  return options;
}

gboolean
ts_option_list_check (TsOptionList *self, GError **error)
{
  for (guint i = 0; i < self->rows->len; i++) {
    g_autoptr (GError) local = NULL;

    if (ts_field_row_check (self->rows->pdata[i], &local))
      continue;
    self->is_faulty = TRUE;
    adw_expander_row_set_expanded (self->fold, TRUE);
    self->is_faulty = FALSE;
    ts_field_row_set_complaint (self->rows->pdata[i], local->message);
    ts_field_row_edit (self->rows->pdata[i]);
    g_propagate_error (error, g_steal_pointer (&local));
    return FALSE;
  }
  return TRUE;
}
