#include "choices.h"

#include "config.h"
#include "widgets/tile-layout.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MARK_SIZE  26
#define TILE_WIDTH 140
#define COLUMNS    3
#define SPACING    8

struct _TsChipChoices {
  AdwBin parent_instance;

  TsBoard *board;
  GtkBox *box;
  GtkSearchEntry *search; /* or NULL */
  GtkBox *tiles;          /* the buttons since the last heading */
  GPtrArray *buttons;     /* of GtkWidget */
  GPtrArray *labels;      /* of char: what is searched in, folded */
};

G_DEFINE_FINAL_TYPE (TsChipChoices, ts_chip_choices, ADW_TYPE_BIN)

JsonObject *
ts_chip_entry (const char *verb)
{
  JsonObject *entry = json_object_new ();

  json_object_set_string_member (entry, "do", verb);
  return entry;
}

GtkWidget *
ts_chip_mark_new (const char *icon)
{
  return g_object_new (GTK_TYPE_IMAGE, "icon-name", icon, "pixel-size", MARK_SIZE, "accessible-role",
                       GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
}

GtkWidget *
ts_chip_tiles_new (void)
{
  GtkLayoutManager *layout = g_object_new (TS_TYPE_TILE_LAYOUT, "tile-width", TILE_WIDTH, "max-columns",
                                           COLUMNS, "spacing", SPACING, NULL);

  return g_object_new (GTK_TYPE_BOX, "layout-manager", layout, NULL);
}

GtkWidget *
ts_chip_head_new (GtkLabel *title, GCallback on_back, gpointer panel)
{
  GtkWidget *head = adw_wrap_box_new ();
  GtkWidget *back = gtk_button_new_with_mnemonic (_ ("Something _else"));

  gtk_label_set_wrap (title, TRUE);
  gtk_label_set_xalign (title, 0);
  gtk_widget_set_hexpand (GTK_WIDGET (title), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (title), "title-3");
  gtk_widget_add_css_class (back, "pill");
  g_signal_connect_swapped (back, "clicked", on_back, panel);
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (head), SPACING);
  adw_wrap_box_append (ADW_WRAP_BOX (head), GTK_WIDGET (title));
  adw_wrap_box_append (ADW_WRAP_BOX (head), back);
  return head;
}

/* --- searching --- */

/* Whether a word of the text begins like that. */
static gboolean
matches (const char *text, const char *start)
{
  if (g_str_has_prefix (text, start))
    return TRUE;
  for (const char *space = strchr (text, ' '); space != NULL; space = strchr (space + 1, ' '))
    if (g_str_has_prefix (space + 1, start))
      return TRUE;
  return FALSE;
}

static GtkWidget *
first_found (TsChipChoices *self)
{
  for (guint i = 0; i < self->buttons->len; i++)
    if (gtk_widget_get_visible (self->buttons->pdata[i]) &&
        gtk_widget_get_sensitive (self->buttons->pdata[i]))
      return self->buttons->pdata[i];
  return NULL;
}

static void
on_search (TsChipChoices *self)
{
  g_autofree char *folded = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search)), -1);
  const char *start = g_strstrip (folded);

  for (guint i = 0; i < self->buttons->len; i++)
    gtk_widget_set_visible (self->buttons->pdata[i],
                            *start == '\0' || matches (self->labels->pdata[i], start));
}

static void
on_enter (TsChipChoices *self)
{
  GtkWidget *found = first_found (self);

  if (found != NULL && *gtk_editable_get_text (GTK_EDITABLE (self->search)) != '\0')
    g_signal_emit_by_name (found, "clicked");
}

/* --- choices --- */

static void
on_clicked (GtkWidget *button, TsChipChoices *self)
{
  JsonObject *entry = g_object_get_data (G_OBJECT (button), "entry");

  ts_board_say (self->board, json_object_ref (entry));
}

static GtkWidget *
build_label (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 12);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, style);
  return label;
}

GtkWidget *
ts_chip_choices_add_button (TsChipChoices *self, const char *label, const char *detail, GtkWidget *mark)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_box_append (GTK_BOX (column), build_label (label, "chip-choice-label"));
  if (detail != NULL)
    gtk_box_append (GTK_BOX (column), build_label (detail, "chip-choice-detail"));
  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (column, TRUE);
  if (mark != NULL)
    gtk_box_append (GTK_BOX (row), mark);
  gtk_box_append (GTK_BOX (row), column);
  gtk_button_set_child (GTK_BUTTON (button), row);
  gtk_widget_add_css_class (button, "chip-choice");
  if (self->tiles == NULL)
    ts_chip_choices_add_heading (self, NULL);
  gtk_box_append (self->tiles, button);
  g_ptr_array_add (self->buttons, button);
  g_ptr_array_add (self->labels, g_utf8_casefold (label, -1));
  return button;
}

void
ts_chip_choices_add_blindly (TsChipChoices *self,
                             const char *label,
                             const char *detail,
                             GtkWidget *mark,
                             JsonObject *entry,
                             gboolean sensitive)
{
  GtkWidget *button = ts_chip_choices_add_button (self, label, detail, mark);

  gtk_widget_set_sensitive (button, sensitive);
  g_object_set_data_full (G_OBJECT (button), "entry", entry, (GDestroyNotify) json_object_unref);
  g_signal_connect (button, "clicked", G_CALLBACK (on_clicked), self);
}

gboolean
ts_chip_choices_add (TsChipChoices *self,
                     const char *label,
                     const char *detail,
                     GtkWidget *mark,
                     JsonObject *entry,
                     gboolean always)
{
  g_autoptr (JsonObject) said = entry;
  g_autoptr (GtkWidget) picture = mark != NULL ? g_object_ref_sink (mark) : NULL;
  g_autoptr (GError) error = NULL;
  gboolean accepted = ts_session_would_accept (ts_board_get_session (self->board), said, &error);

  if (accepted || always)
    ts_chip_choices_add_blindly (self, label, accepted ? detail : error->message, picture,
                                 g_steal_pointer (&said), accepted);
  return accepted;
}

void
ts_chip_choices_add_heading (TsChipChoices *self, const char *heading)
{
  GtkWidget *label = heading != NULL ? gtk_label_new (heading) : NULL;

  if (label != NULL) {
    gtk_label_set_wrap (GTK_LABEL (label), TRUE);
    gtk_label_set_xalign (GTK_LABEL (label), 0);
    gtk_widget_add_css_class (label, "chip-heading");
    gtk_box_append (self->box, label);
  }
  self->tiles = GTK_BOX (ts_chip_tiles_new ());
  gtk_box_append (self->box, GTK_WIDGET (self->tiles));
}

void
ts_chip_choices_clear (TsChipChoices *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->box))) != NULL)
    gtk_box_remove (self->box, child);
  g_ptr_array_set_size (self->buttons, 0);
  g_ptr_array_set_size (self->labels, 0);
  self->tiles = NULL;
  if (self->search != NULL)
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
}

guint
ts_chip_choices_get_n (TsChipChoices *self)
{
  return self->buttons->len;
}

/* --- the class --- */

static void
ts_chip_choices_finalize (GObject *object)
{
  TsChipChoices *self = TS_CHIP_CHOICES (object);

  g_ptr_array_unref (self->buttons);
  g_ptr_array_unref (self->labels);
  G_OBJECT_CLASS (ts_chip_choices_parent_class)->finalize (object);
}

static void
ts_chip_choices_class_init (TsChipChoicesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ts_chip_choices_finalize;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "chipchoices");
}

static void
ts_chip_choices_init (TsChipChoices *self)
{
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 8));
  self->buttons = g_ptr_array_new ();
  self->labels = g_ptr_array_new_with_free_func (g_free);
}

static void
add_search (TsChipChoices *self)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->search = GTK_SEARCH_ENTRY (gtk_search_entry_new ());
  gtk_search_entry_set_placeholder_text (self->search, _ ("Two letters of its name"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->search), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Find a card"), -1);
  gtk_widget_add_css_class (GTK_WIDGET (self->search), "chip-search");
  g_signal_connect_swapped (self->search, "search-changed", G_CALLBACK (on_search), self);
  g_signal_connect_swapped (self->search, "activate", G_CALLBACK (on_enter), self);
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->search));
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->box));
  adw_bin_set_child (ADW_BIN (self), column);
}

TsChipChoices *
ts_chip_choices_new (TsBoard *board, gboolean search)
{
  TsChipChoices *self = g_object_new (TS_TYPE_CHIP_CHOICES, NULL);

  self->board = board;
  if (search)
    add_search (self);
  else
    adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
  return self;
}
