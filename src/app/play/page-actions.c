#include "page-actions.h"

#include "config.h"

/* Corrections and people may be changed once the game is over, too. */
static const char *const at_any_time[] = {
  "play.take-back", "play.bring-back", "play.correct", "play.seat",
#if HAVE_PHONES
  "play.phones",
#endif
};
static const char *const while_played[] = { "play.end", "play.by-hand", "play.remind" };
static const char *const once_tallied[] = { "play.result", "play.export" };

static void
enable (GtkWidget *page, const char *const *names, gsize n, gboolean whether)
{
  for (gsize i = 0; i < n; i++)
    gtk_widget_action_set_enabled (page, names[i], whether);
}

void
ts_page_actions_update (GtkWidget *page, TsTable *table)
{
  TsSession *session = ts_table_get_session (table);
  TsView view = ts_session_view (session);
  gboolean writes = !ts_table_is_read_only (table);
  gboolean is_over = ts_view_is_over (&view);

  gtk_widget_action_set_enabled (page, "play.undo", writes && ts_session_can_undo (session));
  gtk_widget_action_set_enabled (page, "play.redo", writes && ts_session_n_taken_back (session) > 0);
  enable (page, at_any_time, G_N_ELEMENTS (at_any_time), writes);
  enable (page, while_played, G_N_ELEMENTS (while_played), writes && !is_over);
  enable (page, once_tallied, G_N_ELEMENTS (once_tallied), view.game->running_tally || is_over);
}
