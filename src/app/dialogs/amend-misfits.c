#include "amend-misfits.h"

#include "amend-sheet.h"
#include "config.h"
#include "widgets/shrink.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

/* So many stand there one by one; nobody reads more. */
#define MANY 40

struct _TsAmendMisfits {
  AdwBin parent_instance;

  GtkWidget *all;  /* a check button for all of them; NULL: there is only one */
  GPtrArray *each; /* of GtkCheckButton, for those that stand there one by one */
  guint n;         /* of all */
  gboolean is_setting;
};

enum {
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TsAmendMisfits, ts_amend_misfits, ADW_TYPE_BIN)

static gboolean
are_all_checked (TsAmendMisfits *self)
{
  for (guint i = 0; i < self->each->len; i++)
    if (!gtk_check_button_get_active (self->each->pdata[i]))
      return FALSE;
  return TRUE;
}

gboolean
ts_amend_misfits_is_settled (TsAmendMisfits *self)
{
  return self->all != NULL ? gtk_check_button_get_active (GTK_CHECK_BUTTON (self->all))
                           : are_all_checked (self);
}

/* --- saying --- */

static void
on_each (TsAmendMisfits *self)
{
  if (self->is_setting)
    return;
  self->is_setting = TRUE;
  /* Those that nobody sees are left out only where that was said of all. */
  if (self->all != NULL && (self->each->len == self->n || !are_all_checked (self)))
    gtk_check_button_set_active (GTK_CHECK_BUTTON (self->all), are_all_checked (self));
  self->is_setting = FALSE;
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
on_all (TsAmendMisfits *self)
{
  if (self->is_setting)
    return;
  self->is_setting = TRUE;
  for (guint i = 0; i < self->each->len; i++)
    gtk_check_button_set_active (self->each->pdata[i],
                                 gtk_check_button_get_active (GTK_CHECK_BUTTON (self->all)));
  self->is_setting = FALSE;
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- building --- */

static GtkWidget *
check_new (TsAmendMisfits *self, const char *label, GCallback toggled)
{
  GtkWidget *check = gtk_check_button_new_with_label (label);

  gtk_widget_add_css_class (check, "amend-check");
  gtk_widget_set_hexpand (check, TRUE);
  gtk_widget_set_halign (check, GTK_ALIGN_START);
  g_signal_connect_object (check, "toggled", toggled, self, G_CONNECT_SWAPPED);
  return check;
}

static GtkWidget *
change_new (const TsRecord *record, guint number)
{
  GtkWidget *change = ts_button_new (_ ("Change Too…"));

  gtk_widget_add_css_class (change, "flat");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (change), "u", number);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (change), "amend.change-too");
  gtk_widget_set_visible (change, ts_amend_sheet_asks (record));
  return change;
}

static GtkWidget *
misfit_new (TsAmendMisfits *self, const TsSession *session, const TsMisfit *misfit)
{
  g_autofree char *sentence = ts_session_tell (session, misfit->number - 1);
  GtkWidget *check = check_new (self, _ ("Leave Out"), G_CALLBACK (on_each));
  GtkWidget *change = change_new (ts_session_record (session, misfit->number - 1), misfit->number);
  GtkWidget *answers = g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", 6, "justify", ADW_JUSTIFY_SPREAD,
                                     "justify-last-line", TRUE, NULL);
  GtkWidget *card =
      ts_column_new (4, ts_shrink_new (ts_text_new (sentence, "record-sentence")),
                     ts_shrink_new (ts_text_new (misfit->why->message, "dimmed")), answers, NULL);

  adw_wrap_box_append (ADW_WRAP_BOX (answers), check);
  adw_wrap_box_append (ADW_WRAP_BOX (answers), change);
  gtk_widget_add_css_class (card, "amend-card");
  g_object_set (card, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM,
                NULL); /* the same may be said twice */
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (change), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence, -1);
  g_ptr_array_add (self->each, check);
  return card;
}

static void
add_rest (GtkBox *box, guint n)
{
  g_autofree char *rest = NULL;

  if (n == 0)
    return;
  rest = g_strdup_printf (ngettext ("and %u more", "and %u more", n), n);
  ts_box_add_text (box, rest, "dimmed");
}

TsAmendMisfits *
ts_amend_misfits_new (const TsSession *session, const GPtrArray *misfits)
{
  TsAmendMisfits *self = g_object_new (TS_TYPE_AMEND_MISFITS, NULL);
  guint n = misfits->len;
  g_autofree char *heading = g_strdup_printf (
      ngettext ("%u later entry would no longer fit:", "%u later entries would no longer fit:", n), n);
  GtkWidget *box = ts_column_new (10, ts_text_new (heading, "heading"), NULL);

  g_object_set (box, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST, NULL);
  self->n = n;
  if (n > 1) {
    self->all = check_new (self, _ ("Leave all of them out"), G_CALLBACK (on_all));
    gtk_box_append (GTK_BOX (box), self->all);
  }
  for (guint i = 0; i < MIN (n, MANY); i++)
    gtk_box_append (GTK_BOX (box), misfit_new (self, session, misfits->pdata[i]));
  add_rest (GTK_BOX (box), n - MIN (n, MANY));
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
  return self;
}

/* --- the class --- */

static void
ts_amend_misfits_finalize (GObject *object)
{
  g_ptr_array_unref (TS_AMEND_MISFITS (object)->each);
  G_OBJECT_CLASS (ts_amend_misfits_parent_class)->finalize (object);
}

static void
ts_amend_misfits_class_init (TsAmendMisfitsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ts_amend_misfits_finalize;
  signals[CHANGED] =
      g_signal_new ("changed", TS_TYPE_AMEND_MISFITS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ts_amend_misfits_init (TsAmendMisfits *self)
{
  self->each = g_ptr_array_new ();
}
