#include "put-back-card.h"

#include "config.h"
#include "put-back.h"
#include "widgets/seat.h"
#include "widgets/text.h"

#define MANY 8

struct _TsPutBackCard {
  AdwBin parent_instance;

  GtkLabel *title;
  GtkScrolledWindow *scroller;
  AdwWrapBox *moves;
};

G_DEFINE_FINAL_TYPE (TsPutBackCard, ts_put_back_card, ADW_TYPE_BIN)

static void
reveal (TsPutBackCard *self, gboolean whether)
{
  gtk_revealer_set_reveal_child (GTK_REVEALER (adw_bin_get_child (ADW_BIN (self))), whether);
}

static GtkWidget *
build_move (const TsView *view, const TsMove *move)
{
  g_autofree char *text = ts_put_back_tell (view, move);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  if (move->seat != TS_NOBODY)
    gtk_box_append (GTK_BOX (box),
                    ts_seat_mark_new (ts_seat_colour (view->header, move->seat), move->seat, 16));
  ts_box_add_text (GTK_BOX (box), text, NULL);
  gtk_widget_add_css_class (box, "move");
  return box;
}

static void
announce (TsPutBackCard *self, const char *title, const TsView *view, const GArray *moves)
{
  g_autoptr (GString) text = g_string_new (title);

  for (guint i = 0; i < moves->len; i++) {
    g_autofree char *move = ts_put_back_tell (view, &g_array_index (moves, TsMove, i));

    g_string_append_printf (text, "\n%s", move);
  }
  gtk_accessible_announce (GTK_ACCESSIBLE (self), text->str, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

void
ts_put_back_card_show (
    TsPutBackCard *self, const char *title, const TsView *view, const TsEffect *effects, guint n_effects)
{
  g_autoptr (GArray) moves = ts_put_back_moves (view->game, effects, n_effects);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->moves))) != NULL)
    adw_wrap_box_remove (self->moves, child);
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
ts_put_back_card_hide (TsPutBackCard *self)
{
  reveal (self, FALSE);
}

static void
ts_put_back_card_class_init (TsPutBackCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/tableside/Tableside/put-back-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TsPutBackCard, title);
  gtk_widget_class_bind_template_child (widget_class, TsPutBackCard, scroller);
  gtk_widget_class_bind_template_child (widget_class, TsPutBackCard, moves);
  gtk_widget_class_bind_template_callback (widget_class, ts_put_back_card_hide);
}

static void
ts_put_back_card_init (TsPutBackCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
