#include "undo-checklist-card.h"

#include "config.h"
#include "undo-checklist.h"
#include "widgets/seat.h"
#include "widgets/text.h"

#define MANY 8

struct _TsUndoChecklistCard {
  AdwBin parent_instance;

  GtkLabel *title;
  GtkScrolledWindow *scroller;
  AdwWrapBox *moves;
};

G_DEFINE_FINAL_TYPE (TsUndoChecklistCard, ts_undo_checklist_card, ADW_TYPE_BIN)

static void
reveal (TsUndoChecklistCard *self, gboolean whether)
{
  gtk_revealer_set_reveal_child (GTK_REVEALER (adw_bin_get_child (ADW_BIN (self))), whether);
}

static GtkWidget *
build_move (const TsView *view, const TsMove *move)
{
  g_autofree char *text = ts_undo_checklist_tell (view, move);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  if (move->seat != TS_NOBODY)
    gtk_box_append (GTK_BOX (box),
                    ts_seat_mark_new (ts_seat_colour (view->header, move->seat), move->seat, 16));
  ts_box_add_text (GTK_BOX (box), text, NULL);
  gtk_widget_add_css_class (box, "move");
  return box;
}

static void
announce (TsUndoChecklistCard *self, const char *title, const TsView *view, const GArray *moves)
{
  g_autoptr (GString) text = g_string_new (title);

  for (guint i = 0; i < moves->len; i++) {
    g_autofree char *move = ts_undo_checklist_tell (view, &g_array_index (moves, TsMove, i));

    g_string_append_printf (text, "\n%s", move);
  }
  gtk_accessible_announce (GTK_ACCESSIBLE (self), text->str, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

void
ts_undo_checklist_card_show (TsUndoChecklistCard *self,
                             const char *title,
                             const TsView *view,
                             const TsEffect *effects,
                             guint n_effects)
{
  g_autoptr (GArray) moves = ts_undo_checklist_moves (view->game, effects, n_effects);

  ts_box_clear (self->moves);
  for (guint i = 0; i < moves->len; i++)
    adw_wrap_box_append (self->moves, build_move (view, &g_array_index (moves, TsMove, i)));
  if (moves->len > 0)
    announce (self, title, view, moves);
  /* A scroller takes more room than a few moves need. */
  gtk_scrolled_window_set_policy (self->scroller, GTK_POLICY_NEVER,
                                  moves->len > MANY ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER);
  gtk_label_set_label (self->title, title);
  reveal (self, moves->len > 0);
}

void
ts_undo_checklist_card_hide (TsUndoChecklistCard *self)
{
  reveal (self, FALSE);
}

static void
ts_undo_checklist_card_class_init (TsUndoChecklistCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tableside/Tableside/undo-checklist-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TsUndoChecklistCard, title);
  gtk_widget_class_bind_template_child (widget_class, TsUndoChecklistCard, scroller);
  gtk_widget_class_bind_template_child (widget_class, TsUndoChecklistCard, moves);
  gtk_widget_class_bind_template_callback (widget_class, ts_undo_checklist_card_hide);
}

static void
ts_undo_checklist_card_init (TsUndoChecklistCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
