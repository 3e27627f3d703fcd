#include "counted-number.h"

#include "config.h"
#include "slip-search.h"
#include "widgets/stepper.h"
#include "widgets/style.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

#define PAUSE_MS 250       /* after a digit another one may come */
#define SIGN_MS  150       /* nobody notices a search that is shorter */
#define MOST     999999999 /* more than any counter has: the rules refuse it, and say why */

struct _TsCountedNumber {
  GtkWidget parent_instance;

  GtkWidget *stepper;
  GtkBox *slips;

  TsBoard *board; /* or NULL */
  int seat;
  int counter; /* −1: it is not known yet which */
  int now;     /* as the table says */
  int counted; /* as people say */
  guint n;     /* entries in force, when slips were looked for */

  gboolean setting;   /* by the program */
  guint pause;        /* a timeout's id, or 0 */
  guint sign;         /* the same */
  gboolean searching; /* in a thread */
  int sought;         /* for which number */
};

G_DEFINE_FINAL_TYPE (TsCountedNumber, ts_counted_number, GTK_TYPE_WIDGET)

enum {
  CHANGED,
  ENTERED,
  SAID,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void begin_search (TsCountedNumber *self);

/* --- while it is looked for --- */

static void
clear (TsCountedNumber *self)
{
  g_clear_handle_id (&self->sign, g_source_remove);
  ts_box_clear (self->slips);
  gtk_widget_set_visible (GTK_WIDGET (self->slips), FALSE);
}

static gboolean
show_sign (gpointer data)
{
  TsCountedNumber *self = data;
  GtkWidget *sign = ts_row_new (10, adw_spinner_new (),
                                ts_text_new (_ ("Looking for what was said wrongly…"), "dimmed"), NULL);

  self->sign = 0;
  gtk_box_append (self->slips, sign);
  gtk_widget_set_visible (GTK_WIDGET (self->slips), TRUE);
  return G_SOURCE_REMOVE;
}

static void
show_too_long (TsCountedNumber *self)
{
  ts_box_add_text (self->slips, _ ("This evening is too long to look for what was said wrongly."), "dimmed");
  gtk_widget_set_visible (GTK_WIDGET (self->slips), TRUE);
}

/* --- slips --- */

static void
on_said (gpointer self, gboolean in_force)
{
  if (in_force)
    g_signal_emit (self, signals[SAID], 0);
}

/* Entries are named by their number: of a table that has gone on they are looked for anew. */
static void
on_clicked (GtkWidget *button, TsCountedNumber *self)
{
  JsonObject *amend = g_object_get_data (G_OBJECT (button), "amend");

  if (ts_session_n_records (ts_board_get_session (self->board)) == self->n)
    ts_board_say_counted (self->board, json_object_ref (amend), self->seat, self->counter, self, on_said);
  else
    begin_search (self);
}

static void
add_slip (TsCountedNumber *self, const TsExplainedSlip *slip)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), ts_text_new (slip->sentence, "choice-label"));
  gtk_widget_add_css_class (button, "choice");
  g_object_set_data_full (G_OBJECT (button), "amend", json_object_ref (slip->amend),
                          (GDestroyNotify) json_object_unref);
  g_signal_connect (button, "clicked", G_CALLBACK (on_clicked), self);
  gtk_box_append (self->slips, button);
}

static void
show_slips (TsCountedNumber *self, const GPtrArray *found)
{
  const char *heading = _ ("Was it this? A tap puts it right.");

  clear (self);
  if (found->len == 0)
    return;
  gtk_widget_set_visible (GTK_WIDGET (self->slips), TRUE);
  ts_box_add_text (self->slips, heading, "choice-heading");
  for (guint i = 0; i < found->len; i++)
    add_slip (self, found->pdata[i]);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), heading, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

/* What was found for a number that is not there any more helps nobody. */
static void
on_found (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  g_autoptr (TsCountedNumber) self = data;
  g_autoptr (GPtrArray) found = ts_slip_search_finish (result);

  self->searching = FALSE;
  if (self->board == NULL || gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return;
  if (self->counter >= 0 && self->counted == self->sought)
    show_slips (self, found);
  else
    begin_search (self);
}

static gboolean
search (gpointer data)
{
  TsCountedNumber *self = data;
  TsSession *session = ts_board_get_session (self->board);

  self->pause = 0;
  if (!ts_slip_search_reaches (session)) {
    show_too_long (self);
    return G_SOURCE_REMOVE;
  }
  self->searching = TRUE;
  self->sign = g_timeout_add (SIGN_MS, show_sign, self);
  self->sought = self->counted;
  self->n = ts_session_n_records (session);
  ts_slip_search_async (session, self->seat, self->counter, self->sought, on_found, g_object_ref (self));
  return G_SOURCE_REMOVE;
}

/* On a board that it lies on itself the table stands as it was once, and nothing can be put right there. */
static gboolean
can_put_right (TsCountedNumber *self)
{
  return !gtk_widget_is_ancestor (GTK_WIDGET (self), GTK_WIDGET (self->board));
}

/* One search at a time; the next one begins when it is done. */
static void
begin_search (TsCountedNumber *self)
{
  g_clear_handle_id (&self->pause, g_source_remove);
  clear (self);
  if (self->searching)
    self->sought = self->now; /* as nobody asks for any more */
  else if (self->counter >= 0 && self->counted != self->now && can_put_right (self))
    self->pause = g_timeout_add (PAUSE_MS, search, self);
}

/* --- the number --- */

/* Each digit counts; as long as there is none, it is right as it is. */
static int
read_number (TsCountedNumber *self)
{
  gint64 number;

  return ts_stepper_get (self->stepper, &number) ? (int) CLAMP (number, -MOST, MOST) : self->now;
}

static void
on_changed (TsCountedNumber *self)
{
  int number = read_number (self);

  if (self->setting || number == self->counted)
    return;
  self->counted = number;
  begin_search (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
on_activate (TsCountedNumber *self)
{
  g_signal_emit (self, signals[ENTERED], 0);
}

void
ts_counted_number_set_by (TsCountedNumber *self, int by)
{
  ts_stepper_set (self->stepper, self->now + by);
}

int
ts_counted_number_get_by (TsCountedNumber *self)
{
  return self->counter >= 0 ? self->counted - self->now : 0;
}

static void
set_range (TsCountedNumber *self, const TsView *view)
{
  self->setting = TRUE;
  ts_stepper_set_bounds (self->stepper, view->game->counters[self->counter].min,
                         ts_view_counter_max (view, self->counter));
  ts_counted_number_set_by (self, 0);
  self->setting = FALSE;
  self->counted = self->now;
  ts_set_spoken (self->stepper, ts_view_counter_label (view, self->counter));
}

void
ts_counted_number_show (TsCountedNumber *self, TsBoard *board, int seat, int counter)
{
  TsView view = ts_board_get_view (board);
  int now = counter >= 0 ? ts_view_state (&view)->counters[seat][counter] : 0;

  if (self->seat == seat && self->counter == counter && self->now == now)
    return;
  g_set_object (&self->board, board);
  self->seat = seat;
  self->counter = counter;
  self->now = now;
  if (counter >= 0)
    set_range (self, &view);
  begin_search (self);
}

/* --- the class --- */

/* What leaves it backwards asks it once more, and goes on. */
static gboolean
ts_counted_number_grab_focus (GtkWidget *widget)
{
  return (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_WITHIN) == 0 &&
         gtk_widget_grab_focus (TS_COUNTED_NUMBER (widget)->stepper);
}

static void
ts_counted_number_dispose (GObject *object)
{
  TsCountedNumber *self = TS_COUNTED_NUMBER (object);

  g_clear_handle_id (&self->pause, g_source_remove);
  g_clear_handle_id (&self->sign, g_source_remove);
  g_clear_object (&self->board);
  ts_box_clear (self);
  G_OBJECT_CLASS (ts_counted_number_parent_class)->dispose (object);
}

static guint
add_signal (const char *name)
{
  return g_signal_new (name, TS_TYPE_COUNTED_NUMBER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ts_counted_number_class_init (TsCountedNumberClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_counted_number_dispose;
  widget_class->grab_focus = ts_counted_number_grab_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  signals[CHANGED] = add_signal ("changed");
  signals[ENTERED] = add_signal ("entered");
  signals[SAID] = add_signal ("said");
}

static void
ts_counted_number_init (TsCountedNumber *self)
{
  GtkBoxLayout *layout = GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (layout, 12);
  self->counter = -1;
  self->stepper = ts_stepper_new_unsaid (0, MOST);
  self->slips = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 8));
  gtk_widget_set_halign (self->stepper, GTK_ALIGN_START);
  gtk_widget_set_visible (GTK_WIDGET (self->slips), FALSE);
  gtk_widget_set_parent (self->stepper, GTK_WIDGET (self));
  gtk_widget_set_parent (GTK_WIDGET (self->slips), GTK_WIDGET (self));
  g_signal_connect_swapped (self->stepper, "notify::text", G_CALLBACK (on_changed), self);
  ts_stepper_on_enter (self->stepper, G_CALLBACK (on_activate), self);
}

GtkWidget *
ts_counted_number_new (void)
{
  return g_object_new (TS_TYPE_COUNTED_NUMBER, NULL);
}
