#include "moment-bar.h"

#include "config.h"
#include "widgets/text.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

static GtkWidget *
button_new (const char *label)
{
  GtkWidget *button = ts_button_new (label);

  gtk_widget_add_css_class (button, "touch");
  return button;
}

/* By the window, as notices are. */
static void
announce (GtkWidget *label)
{
  gtk_accessible_announce (GTK_ACCESSIBLE (gtk_widget_get_root (label)),
                           gtk_label_get_label (GTK_LABEL (label)),
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
}

/* (transfer full) */
static char *
tell_moment (TsTable *table)
{
  const char *sentence = ts_table_get_moment (table);

  if (ts_table_get_gone (table) > 0)
    /* Translators: %s is a sentence of the history, of what was taken back later */
    return g_strdup_printf (_ ("Taken back since. As it was after: %s"), sentence);
  /* Translators: %s is a sentence of the history, as in “As it was after: Ann takes 3 × Donut.” */
  return g_strdup_printf (_ ("As it was after: %s"), sentence);
}

static GtkWidget *
label_new (TsTable *table)
{
  g_autofree char *sentence = tell_moment (table);
  GtkWidget *label = gtk_label_new (sentence);

  ts_text_wrap (GTK_LABEL (label));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  g_signal_connect (label, "map", G_CALLBACK (announce), NULL);
  return label;
}

/* Back to it, if it still counts; else to bring it back, as long as that can be done. */
static GtkWidget *
here_new (TsTable *table)
{
  guint gone = ts_table_get_gone (table);
  GtkWidget *here = button_new (gone > 0 ? _ ("_Redo to Here") : _ ("_Go Back to Here"));

  gtk_widget_set_tooltip_text (here, gone > 0 ? _ ("Bring back all that was taken back up to here")
                                              : _ ("Take back all that was said later"));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (here), "u",
                                    gone > 0 ? gone : ts_session_n_records (ts_table_get_session (table)));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (here), gone > 0 ? "win.redo-to" : "win.go-back");
  if (gone > 0)
    g_object_bind_property (here, "sensitive", here, "visible", G_BINDING_SYNC_CREATE);
  return here;
}

/* What is shown is over: nothing of it is an answer, so the bar has the only buttons. */
GtkWidget *
ts_moment_bar_new (TsTable *table)
{
  GtkWidget *bar = adw_wrap_box_new ();
  GtkWidget *now = button_new (_ ("_Back to Now"));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (now), "navigation.pop");
  gtk_widget_add_css_class (now, "suggested-action");
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (bar), 12);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (bar), 6);
  adw_wrap_box_append (ADW_WRAP_BOX (bar), label_new (table));
  adw_wrap_box_append (ADW_WRAP_BOX (bar), now);
  adw_wrap_box_append (ADW_WRAP_BOX (bar), here_new (table));
  gtk_widget_add_css_class (bar, "moment-bar");
  /* In a low window the board has room before it. */
  return g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER,
                       "propagate-natural-height", TRUE, "child", bar, NULL);
}
