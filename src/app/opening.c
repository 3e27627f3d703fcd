#include "opening.h"

#include "opening-page.h"

#include <string.h>

/* An opening that takes no longer is not told. Milliseconds. */
#define IS_QUICK 500

struct _TsOpening {
  AdwNavigationView *pages;
  TsStartPage *start;
  const TsGame *const *games;
  TsOpened opened;
  gpointer data;

  GCancellable *reading; /* a file, in a thread; or NULL */
  char *path;            /* its */
  char *wanted;          /* to be opened instead, or NULL */
  TsOpeningPage *progress;
  guint later; /* the progress is shown, if it takes so long; a timeout's id, or 0 */
};

static void
clear (gpointer data)
{
  TsOpening *self = data;

  g_free (self->path);
}

TsOpening *
ts_opening_new (
    AdwNavigationView *pages, TsStartPage *start, const TsGame *const *games, TsOpened opened, gpointer data)
{
  TsOpening *self = g_rc_box_new0 (TsOpening);

  *self = (TsOpening) { .pages = pages, .start = start, .games = games, .opened = opened, .data = data };
  return self;
}

void
ts_opening_unref (TsOpening *self)
{
  g_rc_box_release_full (self, clear);
}

void
ts_opening_stop (TsOpening *self)
{
  self->progress = NULL;
  g_clear_pointer (&self->wanted, g_free);
  g_clear_handle_id (&self->later, g_source_remove);
  if (self->reading != NULL)
    g_cancellable_cancel (self->reading);
}

/* --- how far it is --- */

static void
push_progress (TsOpening *self)
{
  self->progress = ts_opening_page_new ();
  adw_navigation_view_push (self->pages, ADW_NAVIGATION_PAGE (self->progress));
}

static void
reveal_progress (gpointer data)
{
  TsOpening *self = data;

  self->later = 0;
  if (self->progress == NULL)
    push_progress (self);
  ts_opening_page_reveal (self->progress);
}

static void
on_progress (double share, gpointer data)
{
  TsOpening *self = data;

  if (self->progress != NULL)
    ts_opening_page_set_share (self->progress, share);
}

/* --- the thread --- */

/* Whoever stopped it may be gone. */
static void
on_opened (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  TsOpening *self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (TsTable) table = ts_table_open_finish (result, &error);
  g_autofree char *wanted = g_steal_pointer (&self->wanted);
  gboolean is_wanted = !g_cancellable_is_cancelled (self->reading);

  if (!is_wanted)
    g_clear_object (&table); /* lets go of the file, which may be wanted again */
  g_clear_object (&self->reading);
  self->progress = NULL;
  g_clear_handle_id (&self->later, g_source_remove);
  if (wanted != NULL)
    ts_opening_begin (self, wanted);
  else if (is_wanted)
    self->opened (table, table == NULL ? error->message : NULL, self->data);
  ts_opening_unref (self);
}

static void
begin (TsOpening *self, const char *path)
{
  self->reading = g_cancellable_new ();
  g_set_str (&self->path, path);
  self->later = g_timeout_add_once (IS_QUICK, reveal_progress, self);
  if (!gtk_widget_get_mapped (GTK_WIDGET (self->pages)))
    push_progress (self); /* who opens a file is not shown the start page first */
  ts_table_open_async (path, self->games, ts_start_page_take_table (self->start, path), self->reading,
                       on_progress, on_opened, g_rc_box_acquire (self));
}

/* The one before lets go of its file first. */
void
ts_opening_begin (TsOpening *self, const char *path)
{
  if (self->reading == NULL) {
    begin (self, path);
  } else if (strcmp (self->path, path) != 0 || g_cancellable_is_cancelled (self->reading)) {
    ts_opening_stop (self);
    g_set_str (&self->wanted, path);
  }
}
