#include "focus.h"

#include "config.h"
#include "widgets/follow-focus.h"

#define FRAMES 12 /* what crosses a breakpoint of the page, and one of the board then, is there again */

/* A dialog over the page keeps the focus itself: what lies under it takes none. */
static gboolean
is_covered (GtkWidget *page)
{
  while (page != NULL && gtk_widget_get_can_focus (page))
    page = gtk_widget_get_parent (page);
  return page != NULL;
}

gboolean
ts_focus_is_lost (GtkWidget *page)
{
  GtkRoot *root = gtk_widget_get_root (page);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return root != NULL && !is_covered (page) &&
         (focus == NULL || !gtk_widget_is_sensitive (focus) || !gtk_widget_get_mapped (focus));
}

/* Widgets remember which of their children had the focus. */
static void
forget (GtkWidget *widget)
{
  GtkWidget *child = gtk_widget_get_focus_child (widget);

  gtk_widget_set_focus_child (widget, NULL);
  if (child != NULL)
    forget (child);
}

void
ts_focus_begin (GtkWidget *place)
{
  forget (place);
  gtk_widget_child_focus (place, GTK_DIR_TAB_FORWARD);
}

/* --- the keeper --- */

static gboolean
is_usable (TsFocusKeeper *self, GtkWidget *widget)
{
  return widget != NULL && gtk_widget_is_ancestor (widget, self->page) && gtk_widget_get_mapped (widget) &&
         gtk_widget_is_sensitive (widget);
}

static void
remember (TsFocusKeeper *self)
{
  GtkWidget *focus = self->root != NULL ? gtk_root_get_focus (self->root) : NULL;

  if (focus != NULL && !self->covered && gtk_widget_is_ancestor (focus, self->page))
    g_set_weak_pointer (&self->last, focus);
}

/* Where it is now is where it goes back to, even if GTK put it elsewhere on the way. */
void
ts_focus_keeper_settled (TsFocusKeeper *self)
{
  g_clear_handle_id (&self->settling, g_source_remove);
  g_clear_weak_pointer (&self->away);
  remember (self);
}

void
ts_focus_keeper_changed (TsFocusKeeper *self)
{
  if (is_covered (self->page) && self->last != NULL &&
      gtk_widget_get_ancestor (self->last, GTK_TYPE_MENU_BUTTON) != NULL)
    g_clear_weak_pointer (&self->last);
}

static gboolean
is_settled (TsFocusKeeper *self)
{
  GtkWidget *focus = self->root != NULL ? gtk_root_get_focus (self->root) : NULL;

  return is_covered (self->page) ||
         (is_usable (self, focus) && (self->is_answer == NULL || self->is_answer (self->data, focus)));
}

static gboolean
on_frame (GtkWidget *page G_GNUC_UNUSED, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data)
{
  TsFocusKeeper *self = data;

  if (is_usable (self, self->away)) {
    ts_focus_again (self->away);
    g_clear_weak_pointer (&self->away);
  }
  if (self->frames-- > 0)
    return G_SOURCE_CONTINUE;
  self->waiting = 0;
  if (!is_settled (self))
    self->begin (self->data);
  ts_focus_keeper_settled (self);
  return G_SOURCE_REMOVE;
}

/* Even if nothing is away: GTK moves the focus on from what was gone for a moment, which may have it again.
 */
static void
wait_for (TsFocusKeeper *self, GtkWidget *away)
{
  g_set_weak_pointer (&self->away, away);
  self->frames = FRAMES;
  if (self->waiting == 0)
    self->waiting = gtk_widget_add_tick_callback (self->page, on_frame, self, NULL);
}

static void
stop_waiting (TsFocusKeeper *self)
{
  if (self->waiting != 0)
    gtk_widget_remove_tick_callback (self->page, self->waiting);
  self->waiting = 0;
  g_clear_weak_pointer (&self->away);
}

/* What crosses a breakpoint of the board is so for a frame; GTK does not say then that nothing has the focus,
 * but moves it on, more than once, and what it comes to first may be an answer. */
static gboolean
is_away (TsFocusKeeper *self)
{
  return self->last != NULL && !gtk_widget_get_mapped (self->last);
}

static gboolean
on_settle (gpointer data)
{
  TsFocusKeeper *self = data;
  g_autoptr (GtkWidget) away = NULL; /* what went first comes back, unless what begins is the end of it */

  g_set_object (&away, self->away != NULL ? self->away : is_away (self) ? self->last : NULL);
  self->settling = 0;
  if (is_covered (self->page) || (away == NULL && is_settled (self)))
    return G_SOURCE_REMOVE;
  if (!is_settled (self))
    self->begin (self->data);
  wait_for (self, away);
  return G_SOURCE_REMOVE;
}

/* A dialog gives the focus back to what had it; where that takes it no longer, GTK chooses something. */
static gboolean
is_given_back (TsFocusKeeper *self, GtkWidget *focus)
{
  gboolean was_covered = self->covered;

  self->covered = is_covered (self->page);
  return !was_covered || self->covered || focus == self->last || is_settled (self);
}

/* What gets the focus while it is settled, and in the frames after that, is GTK's choice. */
static void
on_focus (TsFocusKeeper *self)
{
  GtkWidget *focus = gtk_root_get_focus (self->root);

  if (self->moving || self->settling != 0)
    return;
  if (!is_given_back (self, focus) || focus == NULL || is_away (self) ||
      (self->waiting != 0 && !is_settled (self)))
    self->settling = g_idle_add_full (G_PRIORITY_HIGH_IDLE, on_settle, self, NULL);
  else
    remember (self);
}

/* Behind the last widget of a window Tab begins at its first one again, and on the way nothing has the focus:
 * that is no loss. */
static void
on_move (TsFocusKeeper *self)
{
  self->moving = TRUE;
}

static void
on_moved (TsFocusKeeper *self)
{
  self->moving = FALSE;
  stop_waiting (self); /* people have said where it goes */
  on_focus (self);
}

static void
stop (TsFocusKeeper *self)
{
  ts_focus_keeper_settled (self);
  if (self->root != NULL)
    g_signal_handlers_disconnect_by_data (self->root, self);
  g_clear_weak_pointer (&self->root);
  g_clear_weak_pointer (&self->last);
  self->moving = self->covered = FALSE;
}

static void
start (TsFocusKeeper *self)
{
  stop (self);
  g_set_weak_pointer (&self->root, gtk_widget_get_root (self->page));
  g_signal_connect_swapped (self->root, "notify::focus-widget", G_CALLBACK (on_focus), self);
  g_signal_connect_swapped (self->root, "move-focus", G_CALLBACK (on_move), self);
  g_signal_connect_data (self->root, "move-focus", G_CALLBACK (on_moved), self, NULL,
                         G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

void
ts_focus_keeper_watch (TsFocusKeeper *self,
                       gpointer page,
                       void (*begin) (gpointer data),
                       gboolean (*is_answer) (gpointer data, GtkWidget *focus),
                       gpointer data)
{
  self->page = page;
  self->data = data;
  self->begin = begin;
  self->is_answer = is_answer;
  g_signal_connect_swapped (page, "map", G_CALLBACK (start), self);
  g_signal_connect_swapped (page, "unmap", G_CALLBACK (stop), self);
}
