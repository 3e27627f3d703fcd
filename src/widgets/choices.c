#include "choices.h"

#include "config.h"
#include "in-sight.h"
#include "search.h"
#include "text.h"
#include "tile-layout.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define SPACING    8
#define DENSE      5 /* where headings are to save height */
#define MARK_GAP   6
#define LINE_CHARS 18 /* how long a line of a button's text may be, in a line and on a tile */
#define TILE_CHARS 12
#define WORD_CHARS 15 /* a word of so many letters is kept whole; a long name may be broken */
#define TILE_WIDTH 140
#define COLUMNS    3

struct _TsChoices {
  AdwBin parent_instance;

  TsBoard *board;
  gboolean tiles;
  int tile_width, lead; /* sp */
  GtkBox *column;
  GtkWidget *search; /* or NULL */
  GtkWidget *none;   /* that nothing was found */
  TsInSight *in_sight;
  GtkBox *box;        /* in `in_sight` */
  GtkWidget *group;   /* the buttons since the last heading */
  GPtrArray *buttons; /* of GtkWidget */
  GPtrArray *labels;  /* of char: what is searched in, folded */
};

G_DEFINE_FINAL_TYPE (TsChoices, ts_choices, ADW_TYPE_BIN)

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
first_found (TsChoices *self)
{
  for (guint i = 0; i < self->buttons->len; i++)
    if (gtk_widget_get_visible (self->buttons->pdata[i]) &&
        gtk_widget_get_sensitive (self->buttons->pdata[i]))
      return self->buttons->pdata[i];
  return NULL;
}

static void
show_none (TsChoices *self, gboolean none)
{
  if (none && !gtk_widget_get_visible (self->none))
    gtk_accessible_announce (GTK_ACCESSIBLE (self), gtk_label_get_label (GTK_LABEL (self->none)),
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  gtk_widget_set_visible (self->none, none);
}

static void
on_search (TsChoices *self)
{
  g_autofree char *folded = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search)), -1);
  const char *start = g_strstrip (folded);
  gboolean any = *start == '\0';

  for (guint i = 0; i < self->buttons->len; i++) {
    gboolean found = *start == '\0' || matches (self->labels->pdata[i], start);

    gtk_widget_set_visible (self->buttons->pdata[i], found);
    any |= found;
  }
  show_none (self, !any);
}

/* The entry tells of what is typed only after a pause: what was typed counts before that, too. */
static void
on_enter (TsChoices *self)
{
  GtkWidget *found;

  on_search (self);
  found = first_found (self);
  if (found != NULL && *gtk_editable_get_text (GTK_EDITABLE (self->search)) != '\0')
    g_signal_emit_by_name (found, "clicked");
}

/* The inner step of a board goes first, as it does wherever Escape is pressed. */
static void
on_stop (TsChoices *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search)) != '\0' || !ts_board_step_back (self->board))
    ts_search_go_back (self->search);
}

/* On what was found: all there is, and another search. */
static gboolean
on_escape (GtkWidget *widget, GVariant *none G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  TsChoices *self = TS_CHOICES (widget);

  if (*gtk_editable_get_text (GTK_EDITABLE (self->search)) == '\0')
    return FALSE;
  ts_search_go_back (self->search);
  on_search (self);
  return gtk_widget_grab_focus (self->search);
}

static void
add_escape (TsChoices *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                                          gtk_callback_action_new (on_escape, NULL, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_swapped (self->search, "stop-search", G_CALLBACK (on_stop), self);
}

void
ts_choices_add_search (TsChoices *self, const char *label)
{
  g_assert (self->search == NULL);
  self->search = gtk_search_entry_new ();
  gtk_search_entry_set_placeholder_text (GTK_SEARCH_ENTRY (self->search), _ ("Two letters"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->search), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_add_css_class (self->search, "choice-search");
  g_signal_connect_swapped (self->search, "search-changed", G_CALLBACK (on_search), self);
  g_signal_connect_swapped (self->search, "activate", G_CALLBACK (on_enter), self);
  add_escape (self);
  ts_in_sight_set_least (self->in_sight, 1); /* cards do not change their size while people type */
  self->none = ts_text_new (_ ("Nothing is called that."), "choice-detail");
  gtk_widget_set_visible (self->none, FALSE);
  gtk_box_prepend (self->column, self->none);
  gtk_box_prepend (self->column, self->search);
}

/* --- choices --- */

static void
on_clicked (GtkWidget *button, TsChoices *self)
{
  JsonObject *entry = g_object_get_data (G_OBJECT (button), "entry");

  ts_board_say (self->board, json_object_ref (entry));
}

static gboolean
has_long_word (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \n", -1);

  for (char **word = words; *word != NULL; word++)
    if (g_utf8_strlen (*word, -1) > WORD_CHARS)
      return TRUE;
  return FALSE;
}

/* A tile becomes as wide as its longest word. */
static GtkWidget *
build_label (TsChoices *self, const char *text, const char *style)
{
  GtkWidget *label = ts_text_new (text, style);

  if (self->tiles && !has_long_word (text))
    gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD);
  gtk_label_set_max_width_chars (GTK_LABEL (label), self->tiles ? TILE_CHARS : LINE_CHARS);
  return label;
}

GtkWidget *
ts_choices_add_button (TsChoices *self, const char *label, const char *detail, GtkWidget *mark)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *row = ts_row_new (MARK_GAP, NULL);
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_box_append (GTK_BOX (column), build_label (self, label, "choice-label"));
  if (detail != NULL)
    gtk_box_append (GTK_BOX (column), build_label (self, detail, "choice-detail"));
  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (column, self->tiles);
  if (mark != NULL)
    gtk_box_append (GTK_BOX (row), mark);
  gtk_box_append (GTK_BOX (row), column);
  gtk_button_set_child (GTK_BUTTON (button), row);
  gtk_widget_add_css_class (button, "choice");
  if (self->group == NULL)
    ts_choices_add_heading (self, NULL);
  if (self->tiles)
    gtk_box_append (GTK_BOX (self->group), button);
  else
    adw_wrap_box_append (ADW_WRAP_BOX (self->group), button);
  g_ptr_array_add (self->buttons, button);
  g_ptr_array_add (self->labels, g_utf8_casefold (label, -1));
  return button;
}

void
ts_choices_add_blindly (TsChoices *self,
                        const char *label,
                        const char *detail,
                        GtkWidget *mark,
                        JsonObject *entry,
                        gboolean sensitive)
{
  GtkWidget *button = ts_choices_add_button (self, label, detail, mark);

  gtk_widget_set_sensitive (button, sensitive);
  g_object_set_data_full (G_OBJECT (button), "entry", entry, (GDestroyNotify) json_object_unref);
  g_signal_connect (button, "clicked", G_CALLBACK (on_clicked), self);
}

gboolean
ts_choices_add (TsChoices *self,
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
    ts_choices_add_blindly (self, label, accepted ? detail : error->message, picture, g_steal_pointer (&said),
                            accepted);
  return accepted;
}

GtkWidget *
ts_choices_tiles_new (void)
{
  return ts_tile_box_new (TILE_WIDTH, COLUMNS, SPACING);
}

void
ts_choices_set_tile_width (TsChoices *self, int width)
{
  self->tile_width = width;
}

static GtkWidget *
line_new (void)
{
  return g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", SPACING, "line-spacing", SPACING, "justify",
                       ADW_JUSTIFY_FILL, "justify-last-line", TRUE, NULL);
}

void
ts_choices_set_lead (TsChoices *self, int width)
{
  self->lead = width;
  gtk_box_set_spacing (self->box, width > 0 ? DENSE : SPACING);
  for (GtkWidget *it = gtk_widget_get_first_child (GTK_WIDGET (self->box)); it != NULL;
       it = gtk_widget_get_next_sibling (it))
    g_object_set (gtk_widget_get_layout_manager (it), "lead", width, NULL);
}

/* Tiles lay out the heading themselves. */
static void
place_heading (TsChoices *self, GtkWidget *heading)
{
  if (self->tiles) {
    gtk_box_append (GTK_BOX (self->group), heading);
    g_object_set (gtk_widget_get_layout_manager (self->group), "headed", TRUE, NULL);
  } else
    gtk_box_append (self->box, heading);
}

/* Who does not see the heading hears it where the choices begin: it may say what is on none of them. `why`:
 * why the rules would refuse them, or NULL. */
static void
begin_group (TsChoices *self, const char *heading, const char *why)
{
  GtkWidget *line = heading != NULL ? ts_heading_new (heading, "choice-heading", 2) : NULL;

  self->group = self->tiles ? ts_tile_box_new (self->tile_width, COLUMNS, SPACING) : line_new ();
  if (self->tiles)
    g_object_set (gtk_widget_get_layout_manager (self->group), "lead", self->lead, NULL);
  if (line != NULL) {
    g_object_set (self->group, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
    gtk_accessible_update_relation (GTK_ACCESSIBLE (self->group), GTK_ACCESSIBLE_RELATION_LABELLED_BY, line,
                                    NULL, -1);
    place_heading (self, why != NULL ? ts_column_new (SPACING, line, ts_text_new (why, "choice-detail"), NULL)
                                     : line);
  }
  gtk_box_append (self->box, self->group);
}

void
ts_choices_add_heading (TsChoices *self, const char *heading)
{
  begin_group (self, heading, NULL);
}

gboolean
ts_choices_add_heading_for (TsChoices *self, const char *heading, JsonObject *entry)
{
  g_autoptr (JsonObject) said = entry;
  g_autoptr (GError) error = NULL;
  gboolean accepted = ts_session_would_accept (ts_board_get_session (self->board), said, &error);

  begin_group (self, heading, accepted ? NULL : error->message);
  return accepted;
}

void
ts_choices_clear (TsChoices *self)
{
  ts_box_clear (self->box);
  g_ptr_array_set_size (self->buttons, 0);
  g_ptr_array_set_size (self->labels, 0);
  self->group = NULL;
  if (self->search == NULL)
    return;
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  gtk_widget_set_visible (self->none, FALSE);
}

guint
ts_choices_get_n (TsChoices *self)
{
  return self->buttons->len;
}

/* --- the class --- */

static void
ts_choices_finalize (GObject *object)
{
  TsChoices *self = TS_CHOICES (object);

  g_ptr_array_unref (self->buttons);
  g_ptr_array_unref (self->labels);
  G_OBJECT_CLASS (ts_choices_parent_class)->finalize (object);
}

static void
ts_choices_class_init (TsChoicesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ts_choices_finalize;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "choices");
}

static void
ts_choices_init (TsChoices *self)
{
  self->column = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING));
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING));
  self->buttons = g_ptr_array_new ();
  self->labels = g_ptr_array_new_with_free_func (g_free);
  self->in_sight = TS_IN_SIGHT (ts_in_sight_new (GTK_WIDGET (self->box)));
  gtk_box_append (self->column, GTK_WIDGET (self->in_sight));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->column));
}

TsChoices *
ts_choices_new (TsBoard *board)
{
  TsChoices *self = g_object_new (TS_TYPE_CHOICES, NULL);

  self->board = board;
  self->tile_width = TILE_WIDTH;
  return self;
}

TsChoices *
ts_choices_new_tiles (TsBoard *board)
{
  TsChoices *self = ts_choices_new (board);

  self->tiles = TRUE;
  return self;
}
