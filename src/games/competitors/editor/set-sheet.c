#include "set-sheet.h"

#include "config.h"
#include "set-effect.h"
#include "set-saves.h"
#include "set-text.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

struct _TsCompetitorsSetSheet {
  AdwBin parent_instance;

  GtkLabel *place;
  GtkWidget *keys; /* what they do */
  GtkWidget *done;
  TsCompetitorsSetText *text;
  TsCompetitorsSetSaves *saves;
  TsCompetitorsSetEffect *effect;
  GtkLabel *sentence;

  CompetitorsTable table;
};

G_DEFINE_FINAL_TYPE (TsCompetitorsSetSheet, ts_competitors_set_sheet, ADW_TYPE_BIN)

enum {
  DRAFT,
  TAKE,
  GIVE_UP,
  EMPTY,
  DONE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- what is written --- */

CompetitorsCell
ts_competitors_set_sheet_get (TsCompetitorsSetSheet *self)
{
  CompetitorsCell cell = { .text = ts_competitors_set_text_get (self->text) };

  if (cell.text == NULL)
    return cell; /* a cell without text has nothing else */
  if (self->table == COMPETITORS_HAZARDS)
    cell.save = ts_competitors_set_saves_get (self->saves);
  else
    ts_competitors_set_effect_get (self->effect, &cell);
  return cell;
}

/* What belongs to a text can be said when there is one. */
static void
show_parts (TsCompetitorsSetSheet *self)
{
  gboolean has_text = ts_competitors_set_text_get (self->text) != NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->saves), self->table == COMPETITORS_HAZARDS);
  gtk_widget_set_visible (GTK_WIDGET (self->effect), self->table == COMPETITORS_EVENTS);
  gtk_widget_set_sensitive (GTK_WIDGET (self->saves), has_text);
  gtk_widget_set_sensitive (GTK_WIDGET (self->effect), has_text);
}

void
ts_competitors_set_sheet_show (TsCompetitorsSetSheet *self,
                               const CompetitorsPlace *place,
                               const CompetitorsCell *cell)
{
  g_autofree char *words =
      /* Translators: where a cell of a table is: a continent, the face of a die */
      g_strdup_printf (_ ("%s / %d"), _ (ts_competitors_continents[place->continent].label), place->face);

  self->table = place->table;
  gtk_label_set_label (self->place, words);
  gtk_label_set_label (GTK_LABEL (self->keys),
                       place->table == COMPETITORS_HAZARDS
                           ? _ ("Enter: next face · Tab: save number · Esc: as it was")
                           : _ ("Enter: next face · Tab: what it brings · Esc: as it was"));
  ts_competitors_set_text_set (self->text, cell->text);
  ts_competitors_set_saves_set (self->saves, cell->save);
  ts_competitors_set_effect_set (self->effect, cell);
  ts_competitors_set_sheet_refuse (self, NULL);
  show_parts (self);
}

void
ts_competitors_set_sheet_refuse (TsCompetitorsSetSheet *self, const char *sentence)
{
  const char *before = gtk_label_get_label (self->sentence);

  if (sentence != NULL && g_strcmp0 (before, sentence) != 0)
    gtk_accessible_announce (GTK_ACCESSIBLE (self), sentence, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  gtk_label_set_label (self->sentence, sentence != NULL ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self->sentence), sentence != NULL);
}

/* --- where to write --- */

void
ts_competitors_set_sheet_write (TsCompetitorsSetSheet *self, gboolean anew)
{
  ts_competitors_set_text_write (self->text, anew);
}

void
ts_competitors_set_sheet_go_on (TsCompetitorsSetSheet *self)
{
  GtkWidget *next = self->table == COMPETITORS_HAZARDS ? GTK_WIDGET (self->saves) : GTK_WIDGET (self->effect);

  if (!gtk_widget_is_sensitive (next) || !gtk_widget_child_focus (next, GTK_DIR_TAB_FORWARD))
    ts_competitors_set_sheet_write (self, FALSE);
}

const char *
ts_competitors_set_sheet_get_place (TsCompetitorsSetSheet *self)
{
  return gtk_label_get_label (self->place);
}

GtkWidget *
ts_competitors_set_sheet_get_writer (TsCompetitorsSetSheet *self)
{
  return GTK_WIDGET (self->text);
}

void
ts_competitors_set_sheet_set_narrow (TsCompetitorsSetSheet *self, gboolean narrow)
{
  ts_competitors_set_effect_set_narrow (self->effect, narrow);
  gtk_widget_set_visible (self->done, narrow);
  gtk_widget_set_visible (self->keys, !narrow);
}

/* --- what people do --- */

static void
on_written (TsCompetitorsSetSheet *self)
{
  show_parts (self);
  g_signal_emit (self, signals[DRAFT], 0);
}

static void
on_take (TsCompetitorsSetSheet *self, int by)
{
  g_signal_emit (self, signals[TAKE], 0, by);
}

static void
on_give_up (TsCompetitorsSetSheet *self)
{
  g_signal_emit (self, signals[GIVE_UP], 0);
}

/* A number that is chosen is meant at once; it needs no Enter. */
static void
on_chosen (TsCompetitorsSetSheet *self)
{
  g_signal_emit (self, signals[DRAFT], 0);
  on_take (self, 0);
}

static void
on_next (TsCompetitorsSetSheet *self)
{
  on_take (self, 1);
}

static void
on_empty (TsCompetitorsSetSheet *self)
{
  g_signal_emit (self, signals[EMPTY], 0);
}

static void
on_done (TsCompetitorsSetSheet *self)
{
  g_signal_emit (self, signals[DONE], 0);
}

/* --- building --- */

static GtkWidget *
add_button (GtkBox *box,
            const char *icon,
            const char *name,
            void (*pressed) (TsCompetitorsSetSheet *),
            TsCompetitorsSetSheet *self)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, name);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "touch");
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (pressed), self);
  gtk_box_append (box, button);
  return button;
}

static GtkWidget *
new_head (TsCompetitorsSetSheet *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->place = GTK_LABEL (ts_text_new (NULL, "sheet-title"));
  gtk_label_set_natural_wrap_mode (self->place, GTK_NATURAL_WRAP_NONE);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->place));
  self->keys = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->keys), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (self->keys), 0);
  gtk_widget_set_margin_start (self->keys, 12);
  gtk_widget_add_css_class (self->keys, "dimmed");
  gtk_box_append (GTK_BOX (head), self->keys);
  gtk_widget_set_hexpand (gtk_widget_get_first_child (head), FALSE);
  gtk_box_append (GTK_BOX (head), gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_widget_set_hexpand (gtk_widget_get_last_child (head), TRUE);
  add_button (GTK_BOX (head), "edit-clear-symbolic", _ ("Empty this cell"), on_empty, self);
  self->done = add_button (GTK_BOX (head), "object-select-symbolic", _ ("Done"), on_done, self);
  add_button (GTK_BOX (head), "go-down-symbolic", _ ("Next face"), on_next, self);
  return head;
}

static GtkLabel *
new_sentence (void)
{
  GtkWidget *sentence = ts_text_new (NULL, "sheet-note");

  gtk_widget_add_css_class (sentence, "refused");
  gtk_widget_set_visible (sentence, FALSE);
  return GTK_LABEL (sentence);
}

static void
ts_competitors_set_sheet_class_init (TsCompetitorsSetSheetClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  signals[DRAFT] = g_signal_new ("draft", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[TAKE] =
      g_signal_new ("take", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[GIVE_UP] = g_signal_new ("give-up", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[EMPTY] = g_signal_new ("empty", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[DONE] = g_signal_new ("done", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "setsheet");
}

static void
connect (TsCompetitorsSetSheet *self)
{
  GObject *parts[] = { G_OBJECT (self->text), G_OBJECT (self->saves), G_OBJECT (self->effect) };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++) {
    g_signal_connect_swapped (parts[i], "take", G_CALLBACK (on_take), self);
    g_signal_connect_swapped (parts[i], "give-up", G_CALLBACK (on_give_up), self);
  }
  g_signal_connect_swapped (self->text, "written", G_CALLBACK (on_written), self);
  g_signal_connect_swapped (self->text, "refused", G_CALLBACK (ts_competitors_set_sheet_refuse), self);
  g_signal_connect_swapped (self->saves, "chosen", G_CALLBACK (on_chosen), self);
  g_signal_connect_swapped (self->effect, "chosen", G_CALLBACK (on_chosen), self);
}

static void
ts_competitors_set_sheet_init (TsCompetitorsSetSheet *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->text = ts_competitors_set_text_new ();
  self->saves = ts_competitors_set_saves_new ();
  self->effect = ts_competitors_set_effect_new ();
  self->sentence = new_sentence ();
  gtk_box_append (GTK_BOX (box), new_head (self));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->text));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->sentence));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->saves));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->effect));
  gtk_widget_add_css_class (box, "set-parts");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), box);
  adw_bin_set_child (ADW_BIN (self), scrolled);
  connect (self);
}

TsCompetitorsSetSheet *
ts_competitors_set_sheet_new (void)
{
  return g_object_new (TS_TYPE_COMPETITORS_SET_SHEET, NULL);
}
