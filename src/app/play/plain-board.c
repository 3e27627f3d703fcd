#include "plain-board.h"

#include "app/dialogs/form-dialog.h"
#include "config.h"
#include "referee/number.h"
#include "widgets/seat-name.h"
#include "widgets/seat.h"
#include "widgets/text.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#define MARK_SIZE 22

struct _TsPlainBoard {
  TsBoard parent_instance;

  GtkWidget *verbs;    /* of GtkFlowBoxChild, in the order of the game's verbs */
  GtkWidget *counters; /* seats across, counters down */
  GPtrArray *numbers;  /* of GtkLabel, counter by counter */
  TsSession *session;  /* whose game the parts are made for */
};

G_DEFINE_FINAL_TYPE (TsPlainBoard, ts_plain_board, TS_TYPE_BOARD)

static void
ts_plain_board_finalize (GObject *object)
{
  g_ptr_array_unref (TS_PLAIN_BOARD (object)->numbers);
  G_OBJECT_CLASS (ts_plain_board_parent_class)->finalize (object);
}

/* --- verbs --- */

static const TsVerb *
verb_at (TsPlainBoard *self, int i)
{
  return &ts_session_view (self->session).game->verbs[i];
}

/* Whether there is nothing to fill in before it can be said. */
static gboolean
is_said_at_once (const TsView *view, const TsVerb *verb)
{
  if (verb->args != NULL && verb->args[0].id != NULL)
    return FALSE;
  return verb->who == TS_WHO_TABLE || verb->who == TS_WHO_OPTIONAL || verb->who == TS_WHO_TURN_OR_TABLE ||
         (verb->who == TS_WHO_TURN && ts_view_state (view)->turn != TS_NOBODY);
}

static void
verb_clicked (GtkWidget *button, TsPlainBoard *self)
{
  GtkWidget *child = gtk_widget_get_ancestor (button, GTK_TYPE_FLOW_BOX_CHILD);
  const TsVerb *verb = verb_at (self, gtk_flow_box_child_get_index (GTK_FLOW_BOX_CHILD (child)));
  TsView view = ts_session_view (self->session);

  if (is_said_at_once (&view, verb)) {
    ts_board_say (TS_BOARD (self), ts_entry_build (view.game, verb->id, TS_NOBODY, NULL));
    return;
  }
  adw_dialog_present (ts_form_dialog_new (TS_BOARD (self), verb), GTK_WIDGET (self));
}

static void
add_verb (TsPlainBoard *self, const TsVerb *verb)
{
  GtkWidget *button = gtk_button_new_with_label (_ (verb->label));
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  ts_text_hold_amounts (label);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (button, "plain-verb");
  g_signal_connect (button, "clicked", G_CALLBACK (verb_clicked), self);
  ts_flow_box_add (self->verbs, button);
}

/* What the page's big button says is not offered here too. */
static gboolean
is_offered (const TsView *view, const TsVerb *verb)
{
  return !(verb->default_action && is_said_at_once (view, verb)) && ts_view_possible (view, verb);
}

static void
show_verbs (TsPlainBoard *self)
{
  TsView view = ts_session_view (self->session);
  GtkFlowBoxChild *child;

  for (int i = 0; (child = gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (self->verbs), i)) != NULL; i++) {
    GtkWidget *button = gtk_flow_box_child_get_child (child);
    const TsVerb *verb = &view.game->verbs[i];

    gtk_widget_set_visible (GTK_WIDGET (child), is_offered (&view, verb));
    if (is_said_at_once (&view, verb)) {
      gtk_button_set_label (GTK_BUTTON (button), _ (verb->label));
    } else {
      /* Translators: what a button says that asks for more before it does something; %s is what it does */
      g_autofree char *label = g_strdup_printf (_ ("%s…"), _ (verb->label));

      gtk_button_set_label (GTK_BUTTON (button), label);
    }
  }
}

/* --- counters --- */

static GtkWidget *
seat_new (const TsHeader *header, int seat)
{
  GtkWidget *mark = ts_seat_mark_new (ts_seat_colour (header, seat), seat, MARK_SIZE);
  GtkWidget *name = ts_seat_name_new (header, seat, "caption-heading");
  GtkWidget *box = ts_column_new (3, mark, name, NULL);

  ts_seat_name_set_most (TS_SEAT_NAME (name), 8);
  ts_seat_name_set_centred (TS_SEAT_NAME (name));
  gtk_widget_set_hexpand (box, TRUE);
  return box;
}

static void
add_counter (TsPlainBoard *self, const TsView *view, int counter)
{
  GtkGrid *grid = GTK_GRID (self->counters);

  GtkWidget *label = ts_text_new (ts_view_counter_label (view, counter), NULL);
  gboolean in_play = ts_view_counter_in_play (view, counter);

  gtk_widget_set_visible (label, in_play);
  gtk_grid_attach (grid, label, 0, counter + 1, 1, 1);
  for (int seat = 0; seat < (int) view->header->n_players; seat++) {
    GtkWidget *number = gtk_label_new (NULL);

    gtk_widget_set_visible (number, in_play);
    gtk_widget_add_css_class (number, "plain-number");
    gtk_grid_attach (grid, number, seat + 1, counter + 1, 1, 1);
    g_ptr_array_add (self->numbers, number);
  }
}

static void
show_counters (TsPlainBoard *self)
{
  TsView view = ts_session_view (self->session);
  const TsState *state = view.state;

  for (guint i = 0; i < self->numbers->len; i++) {
    int seat = (int) i % state->n_seats;
    int counter = (int) i / state->n_seats;
    g_autofree char *text = ts_number_tell (state->counters[seat][counter]);
    /* Translators: for screen readers: who has how much of what: name, thing, number */
    g_autofree char *name = g_strdup_printf (_ ("%s, %s: %s"), ts_view_name (&view, seat),
                                             ts_view_counter_label (&view, counter), text);

    gtk_label_set_label (self->numbers->pdata[i], text);
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->numbers->pdata[i]), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    name, -1);
  }
}

/* --- the board --- */

static void
build (TsPlainBoard *self)
{
  TsView view = ts_session_view (self->session);

  gtk_flow_box_remove_all (GTK_FLOW_BOX (self->verbs));
  for (const TsVerb *verb = view.game->verbs; verb->id != NULL; verb++)
    add_verb (self, verb);
  g_ptr_array_set_size (self->numbers, 0);
  for (int seat = 0; seat < (int) view.header->n_players; seat++)
    gtk_grid_attach (GTK_GRID (self->counters), seat_new (view.header, seat), seat + 1, 0, 1, 1);
  for (int counter = 0; view.game->counters[counter].id != NULL; counter++)
    add_counter (self, &view, counter);
}

static void
ts_plain_board_update (TsBoard *board, const TsOutcome *outcome G_GNUC_UNUSED)
{
  TsPlainBoard *self = TS_PLAIN_BOARD (board);

  if (self->session == NULL) {
    self->session = ts_board_get_session (board);
    build (self);
  }
  show_verbs (self);
  show_counters (self);
}

static void
ts_plain_board_class_init (TsPlainBoardClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ts_plain_board_finalize;
  TS_BOARD_CLASS (klass)->update = ts_plain_board_update;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "plain-board");
}

static void
ts_plain_board_init (TsPlainBoard *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box;

  self->numbers = g_ptr_array_new ();
  self->verbs =
      g_object_new (GTK_TYPE_FLOW_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "selection-mode",
                    GTK_SELECTION_NONE, "homogeneous", TRUE, "min-children-per-line", 1,
                    "max-children-per-line", 4, "row-spacing", 12, "column-spacing", 12, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->verbs), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("What can be done now"), -1);
  self->counters = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->counters), 12);
  gtk_grid_set_row_spacing (GTK_GRID (self->counters), 6);
  gtk_widget_add_css_class (self->counters, "card");
  box = ts_column_new (18, self->verbs, self->counters, NULL);
  gtk_widget_add_css_class (box, "plain");
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 900);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  adw_bin_set_child (ADW_BIN (self), scroller);
}

TsBoard *
ts_plain_board_new (void)
{
  return g_object_new (TS_TYPE_PLAIN_BOARD, NULL);
}
