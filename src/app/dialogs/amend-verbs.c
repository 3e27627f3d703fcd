#include "amend-verbs.h"

#include "config.h"
#include "widgets/text.h"
#include "widgets/title.h"

#include <glib/gi18n-lib.h>

GPtrArray *
ts_amend_verbs_list (const TsSession *session, guint record)
{
  g_autofree gpointer before = ts_session_state_before (session, record);
  const TsVerb *said = ts_session_record (session, record)->verb;
  TsView then = ts_session_view (session);
  GPtrArray *verbs = g_ptr_array_new ();

  then.state = before;
  for (const TsVerb *verb = then.game->verbs; verb->id != NULL; verb++)
    if (verb != said && !ts_view_is_over (&then) && ts_view_possible (&then, verb))
      g_ptr_array_add (verbs, (gpointer) verb);
  return verbs;
}

static GtkWidget *
button_new (guint record, const TsVerb *verb)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), ts_text_new (_ (verb->label), "choice-label"));
  gtk_widget_add_css_class (button, "choice");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(us)", record, verb->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "amend.instead");
  return button;
}

static GtkWidget *
content_new (const TsSession *session, guint record)
{
  g_autoptr (GPtrArray) verbs = ts_amend_verbs_list (session, record);
  g_autofree char *said = ts_session_tell (session, record);
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *box = ts_column_new (8, ts_text_new (_ ("It was said:"), "heading"), ts_text_new (said, NULL),
                                  ts_text_new (_ ("Instead:"), "heading"), NULL);

  for (guint i = 0; i < verbs->len; i++)
    gtk_box_append (GTK_BOX (box), button_new (record, verbs->pdata[i]));
  gtk_widget_add_css_class (box, "amend");
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  return scroller;
}

AdwNavigationPage *
ts_amend_verbs_page_new (const TsSession *session, guint record)
{
  GtkWidget *view = adw_toolbar_view_new ();

  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), ts_title_new_bar ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), content_new (session, record));
  return adw_navigation_page_new (view, _ ("Something Else"));
}
