#include "fold.h"

#include "config.h"
#include "style.h"
#include "text.h"

struct _TsFold {
  AdwBin parent_instance;

  GtkToggleButton *button;
  GtkImage *arrow;
  GtkWidget *content;
  gboolean held;
};

G_DEFINE_FINAL_TYPE (TsFold, ts_fold, ADW_TYPE_BIN)

static void
show (TsFold *self)
{
  gboolean open = self->held || gtk_toggle_button_get_active (self->button);

  gtk_image_set_from_icon_name (self->arrow, open ? "pan-down-symbolic" : "pan-end-symbolic");
  gtk_widget_set_visible (GTK_WIDGET (self->arrow), !self->held);
  gtk_widget_set_visible (self->content, open);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_STATE_EXPANDED, open, -1);
}

void
ts_fold_set_open (TsFold *self, gboolean open)
{
  gtk_toggle_button_set_active (self->button, open);
}

void
ts_fold_hold (TsFold *self, gboolean held)
{
  self->held = held;
  ts_set_pressable (self->button, !held);
  gtk_widget_set_can_focus (GTK_WIDGET (self->button), !held);
  show (self);
}

static void
ts_fold_class_init (TsFoldClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "fold");
}

static void
ts_fold_init (TsFold *self)
{
  self->button = GTK_TOGGLE_BUTTON (gtk_toggle_button_new ());
  self->arrow = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->button), "flat");
  g_signal_connect_swapped (self->button, "toggled", G_CALLBACK (show), self);
}

static TsFold *
fold_new (GtkWidget *head, GtkWidget *content)
{
  TsFold *self = g_object_new (TS_TYPE_FOLD, NULL);

  self->content = content;
  gtk_button_set_child (GTK_BUTTON (self->button), ts_row_new (6, self->arrow, head, NULL));
  adw_bin_set_child (ADW_BIN (self), ts_column_new (6, self->button, content, NULL));
  show (self);
  return self;
}

TsFold *
ts_fold_new (const char *label, GtkWidget *content)
{
  GtkWidget *head = ts_text_new (label, NULL);

  gtk_label_set_natural_wrap_mode (GTK_LABEL (head), GTK_NATURAL_WRAP_NONE);
  return fold_new (head, content);
}

TsFold *
ts_fold_new_below (GtkWidget *head, const char *name, GtkWidget *content)
{
  TsFold *self = fold_new (head, content);

  gtk_widget_set_hexpand (head, TRUE);
  ts_set_spoken (self->button, name);
  return self;
}
