#include "undo-checklist-card.h"

#include "config.h"
#include "widgets/seat.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

/* How many lines there are at once: the next one comes when one is ticked off, so none is ever cut. */
#define MANY 12
#define ONE  1 /* on a phone; in a low window it is beside the title */

#define LEFT "undo-checklist-left" /* data of a line of a list before */

struct _TsUndoChecklistCard {
  AdwBin parent_instance;

  GtkWidget *picture;
  GtkLabel *title;
  GtkButton *button;
  AdwWrapBox *lines;
  GtkLabel *rest;
  GtkBox *box;
  guint most;       /* lines at once */
  gboolean is_tiny; /* no room for the title beside a line */
};

enum {
  BEGUN,
  CLOSED,
  REVEALED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TsUndoChecklistCard, ts_undo_checklist_card, ADW_TYPE_BIN)

static void
reveal (TsUndoChecklistCard *self, gboolean whether)
{
  gtk_revealer_set_reveal_child (GTK_REVEALER (adw_bin_get_child (ADW_BIN (self))), whether);
}

/* All of its room has been taken from the page, or is taken by another list. */
static void
tell_revealed (TsUndoChecklistCard *self)
{
  if (gtk_revealer_get_child_revealed (GTK_REVEALER (adw_bin_get_child (ADW_BIN (self)))))
    g_signal_emit (self, signals[REVEALED], 0);
}

/* --- ticking off --- */

/* Shows the first lines that are not ticked off yet, and says how many more there are. Returns the first one,
 * or NULL. */
static GtkWidget *
update (TsUndoChecklistCard *self)
{
  guint most = self->most;
  GtkWidget *first = NULL;
  g_autofree char *text = NULL;
  guint n = 0;

  for (GtkWidget *line = gtk_widget_get_first_child (GTK_WIDGET (self->lines)); line != NULL;
       line = gtk_widget_get_next_sibling (line)) {
    gboolean is_left = !gtk_check_button_get_active (GTK_CHECK_BUTTON (line));

    gtk_widget_set_visible (line, is_left && n < most);
    first = is_left && first == NULL ? line : first;
    n += is_left;
  }
  /* Translators: so many more lines of what is to be moved on the table, which come once others are done */
  text = g_strdup_printf (ngettext ("and %u more", "and %u more", n - MIN (n, most)), n - MIN (n, most));
  gtk_label_set_label (self->rest, text);
  gtk_widget_set_visible (GTK_WIDGET (self->title), !self->is_tiny || n == 0);
  gtk_widget_set_visible (GTK_WIDGET (self->rest), n > most && !self->is_tiny);
  gtk_widget_set_visible (GTK_WIDGET (self->lines), n > 0);
  return first;
}

void
ts_undo_checklist_card_drop (TsUndoChecklistCard *self)
{
  ts_box_clear (self->lines);
  reveal (self, FALSE);
}

static void
put_away (TsUndoChecklistCard *self)
{
  ts_undo_checklist_card_drop (self);
  g_signal_emit (self, signals[CLOSED], 0);
}

static void
on_ticked (TsUndoChecklistCard *self, GtkWidget *line)
{
  gboolean has_focus = gtk_widget_has_focus (line);
  GtkWidget *next = update (self);

  g_signal_emit (self, signals[BEGUN], 0);
  if (next == NULL)
    put_away (self);
  else if (has_focus)
    gtk_widget_grab_focus (next);
}

void
ts_undo_checklist_card_set_room (TsUndoChecklistCard *self, gboolean is_narrow, gboolean is_low)
{
  gboolean is_large = !is_narrow && !is_low;

  self->most = is_large ? MANY : ONE;
  self->is_tiny = is_narrow && is_low;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box),
                                  is_low ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_visible (self->picture, is_large);
  gtk_widget_set_visible (GTK_WIDGET (self->button), is_large); /* the header bar has it, too */
  update (self);
}

/* --- lines --- */

/* The only seat of the bits, or TS_NOBODY. */
static int
seat_of (guint seats)
{
  return seats != 0 && (seats & (seats - 1)) == 0 ? g_bit_nth_lsf (seats, -1) : TS_NOBODY;
}

static GtkWidget *
build_line (TsUndoChecklistCard *self, const TsView *view, const TsByHand *line)
{
  g_autofree char *text = ts_by_hand_tell (view, line);
  GtkWidget *check = gtk_check_button_new ();
  GtkWidget *box = ts_row_new (6, NULL);
  GtkWidget *label = ts_text_new (text, NULL);
  int seat = seat_of (line->seats);

  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  if (seat != TS_NOBODY)
    gtk_box_append (GTK_BOX (box), ts_seat_mark_new (ts_seat_colour (view->header, seat), seat, 16));
  gtk_box_append (GTK_BOX (box), label);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (check), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_add_css_class (check, "move");
  g_signal_connect_swapped (check, "toggled", G_CALLBACK (on_ticked), self);
  return check;
}

static void
announce (TsUndoChecklistCard *self, const char *title, const TsView *view, const GArray *lines)
{
  g_autoptr (GString) text = g_string_new (title);

  for (guint i = 0; i < lines->len; i++) {
    g_autofree char *line = ts_by_hand_tell (view, &g_array_index (lines, TsByHand, i));

    g_string_append_printf (text, "\n%s", line);
  }
  gtk_accessible_announce (GTK_ACCESSIBLE (self), text->str, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static gboolean
is_ticked (GtkWidget *line)
{
  return gtk_check_button_get_active (GTK_CHECK_BUTTON (line));
}

/* What is left of a list that people have begun with stays. All of another one is among the new lines, too.
 */
static void
leave_rest (TsUndoChecklistCard *self)
{
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (self->lines));
  gboolean is_begun = FALSE;

  for (GtkWidget *line = first; line != NULL; line = gtk_widget_get_next_sibling (line))
    is_begun |= is_ticked (line);
  for (GtkWidget *line = first, *next; line != NULL; line = next) {
    next = gtk_widget_get_next_sibling (line);
    if (is_begun && !is_ticked (line))
      g_object_set_data (G_OBJECT (line), LEFT, line);
    if (g_object_get_data (G_OBJECT (line), LEFT) == NULL || is_ticked (line))
      adw_wrap_box_remove (self->lines, line);
  }
}

void
ts_undo_checklist_card_show (TsUndoChecklistCard *self,
                             const char *title,
                             const TsView *view,
                             const GArray *lines)
{
  leave_rest (self);
  for (guint i = 0; i < lines->len; i++)
    adw_wrap_box_append (self->lines, build_line (self, view, &g_array_index (lines, TsByHand, i)));
  update (self);
  gtk_label_set_label (self->title, title);
  announce (self, title, view, lines);
  reveal (self, TRUE);
  tell_revealed (self);
}

void
ts_undo_checklist_card_set_button (TsUndoChecklistCard *self,
                                   const char *label,
                                   const char *action,
                                   guint target)
{
  gtk_button_set_label (self->button, label);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->button), "u", target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), action);
}

void
ts_undo_checklist_card_hide (TsUndoChecklistCard *self)
{
  reveal (self, FALSE);
}

gboolean
ts_undo_checklist_card_is_shown (TsUndoChecklistCard *self)
{
  return gtk_revealer_get_reveal_child (GTK_REVEALER (adw_bin_get_child (ADW_BIN (self))));
}

static void
ts_undo_checklist_card_class_init (TsUndoChecklistCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tableside/Tableside/undo-checklist-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TsUndoChecklistCard, box);
  gtk_widget_class_bind_template_child (widget_class, TsUndoChecklistCard, picture);
  gtk_widget_class_bind_template_child (widget_class, TsUndoChecklistCard, title);
  gtk_widget_class_bind_template_child (widget_class, TsUndoChecklistCard, button);
  gtk_widget_class_bind_template_child (widget_class, TsUndoChecklistCard, lines);
  gtk_widget_class_bind_template_child (widget_class, TsUndoChecklistCard, rest);
  gtk_widget_class_bind_template_callback (widget_class, put_away);
  signals[BEGUN] = g_signal_new ("begun", TS_TYPE_UNDO_CHECKLIST_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
  signals[CLOSED] = g_signal_new ("closed", TS_TYPE_UNDO_CHECKLIST_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
  signals[REVEALED] = g_signal_new ("revealed", TS_TYPE_UNDO_CHECKLIST_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                    NULL, G_TYPE_NONE, 0);
}

static void
ts_undo_checklist_card_init (TsUndoChecklistCard *self)
{
  self->most = MANY;
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (adw_bin_get_child (ADW_BIN (self)), "notify::child-revealed",
                            G_CALLBACK (tell_revealed), self);
  ts_text_hold_amounts (self);
}
