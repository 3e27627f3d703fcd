#include "play-pages.h"

void
ts_play_pages_init (TsPlayPages *self, AdwNavigationView *view)
{
  self->view = view;
  self->leaving = g_ptr_array_new_with_free_func (g_object_unref);
}

void
ts_play_pages_clear (TsPlayPages *self)
{
  g_ptr_array_set_size (self->leaving, 0);
}

/* The first page from the one that is seen down of which that holds; NULL if there is none. */
static TsPlayPage *
find (const TsPlayPages *self, gboolean (*holds) (TsPlayPage *page, const char *path), const char *path)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->view);

  while (page != NULL && (!TS_IS_PLAY_PAGE (page) || !holds (TS_PLAY_PAGE (page), path)))
    page = adw_navigation_view_get_previous_page (self->view, page);
  return page != NULL ? TS_PLAY_PAGE (page) : NULL;
}

static gboolean
is_of (TsPlayPage *page, const char *path)
{
  return ts_table_is_in (ts_play_page_get_table (page), path);
}

TsPlayPage *
ts_play_pages_find (const TsPlayPages *self, const char *path)
{
  TsPlayPage *page = find (self, is_of, path);

  for (guint i = 0; page == NULL && i < self->leaving->len; i++)
    if (is_of (self->leaving->pdata[i], path))
      page = self->leaving->pdata[i];
  return page;
}

static gboolean
is_now (TsPlayPage *page, const char *path G_GNUC_UNUSED)
{
  return ts_table_get_moment (ts_play_page_get_table (page)) == NULL;
}

TsPlayPage *
ts_play_pages_get_played (const TsPlayPages *self)
{
  return find (self, is_now, NULL);
}

gboolean
ts_play_pages_is_leaving (const TsPlayPages *self, TsPlayPage *page)
{
  return g_ptr_array_find (self->leaving, page, NULL);
}

AdwNavigationPage *
ts_play_pages_get_base (const TsPlayPages *self)
{
  AdwNavigationPage *archive = adw_navigation_view_find_page (self->view, "archive");

  return archive != NULL ? archive : adw_navigation_view_find_page (self->view, "start");
}

void
ts_play_pages_show (TsPlayPages *self, TsPlayPage *page, AdwNavigationPage *under)
{
  gboolean is_leaving = ts_play_pages_is_leaving (self, page);

  adw_navigation_view_pop_to_page (self->view, is_leaving ? under : ADW_NAVIGATION_PAGE (page));
  if (!is_leaving)
    return;
  adw_navigation_view_push (self->view, ADW_NAVIGATION_PAGE (page));
  g_ptr_array_remove (self->leaving, page);
}

void
ts_play_pages_popped (TsPlayPages *self, TsPlayPage *page)
{
  if (ts_play_page_is_busy (page))
    g_ptr_array_add (self->leaving, g_object_ref (page));
}

void
ts_play_pages_settled (TsPlayPages *self, TsPlayPage *page)
{
  g_ptr_array_remove (self->leaving, page);
}

static gboolean
is_busy (TsPlayPage *page, const char *path G_GNUC_UNUSED)
{
  return ts_play_page_is_busy (page);
}

gboolean
ts_play_pages_are_busy (const TsPlayPages *self)
{
  return find (self, is_busy, NULL) != NULL || self->leaving->len > 0;
}
