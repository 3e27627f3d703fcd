#include "set-effect.h"

#include "config.h"
#include "widgets/stepper.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

#define SMALLEST_PIECE 500 /* of the money of the box */
#define LARGER_STEP    5000

struct _TsCompetitorsSetEffect {
  AdwBin parent_instance;

  GtkSpinButton *money;
  GtkSpinButton *points;
  GtkToggleButton *stops;
  GtkWidget *parts[2]; /* the steppers with their names */
  gboolean setting;
};

G_DEFINE_FINAL_TYPE (TsCompetitorsSetEffect, ts_competitors_set_effect, ADW_TYPE_BIN)

enum {
  CHOSEN,
  TAKE,
  GIVE_UP,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

void
ts_competitors_set_effect_get (TsCompetitorsSetEffect *self, CompetitorsCell *cell)
{
  cell->money = gtk_spin_button_get_value_as_int (self->money);
  cell->points = gtk_spin_button_get_value_as_int (self->points);
  cell->stops = gtk_toggle_button_get_active (self->stops);
}

void
ts_competitors_set_effect_set (TsCompetitorsSetEffect *self, const CompetitorsCell *cell)
{
  self->setting = TRUE;
  gtk_spin_button_set_value (self->money, cell->money);
  gtk_spin_button_set_value (self->points, cell->points);
  gtk_toggle_button_set_active (self->stops, cell->stops);
  self->setting = FALSE;
}

void
ts_competitors_set_effect_set_narrow (TsCompetitorsSetEffect *self, gboolean narrow)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->parts); i++) {
    gtk_orientable_set_orientation (GTK_ORIENTABLE (self->parts[i]),
                                    narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
    gtk_box_set_spacing (GTK_BOX (self->parts[i]), narrow ? 2 : 8);
  }
}

static void
on_changed (TsCompetitorsSetEffect *self)
{
  if (!self->setting)
    g_signal_emit (self, signals[CHOSEN], 0);
}

static gboolean
on_key (TsCompetitorsSetEffect *self,
        guint key,
        guint code G_GNUC_UNUSED,
        GdkModifierType modifiers,
        GtkEventController *controller G_GNUC_UNUSED)
{
  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;
  if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_ISO_Enter) {
    /* What is typed in a stepper is its value only after this. */
    gtk_spin_button_update (self->money);
    gtk_spin_button_update (self->points);
    g_signal_emit (self, signals[TAKE], 0, 1);
    return TRUE;
  }
  if (key == GDK_KEY_Escape) {
    g_signal_emit (self, signals[GIVE_UP], 0);
    return TRUE;
  }
  return FALSE;
}

/* --- building --- */

/* A stepper in `part`, with its name. */
static GtkSpinButton *
fill_part (GtkWidget *part, const char *name, int most, int step, int page)
{
  GtkWidget *label = ts_text_new (name, NULL);
  GtkWidget *stepper = ts_stepper_new (-most, most);

  gtk_spin_button_set_increments (GTK_SPIN_BUTTON (stepper), step, page);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_editable_set_width_chars (GTK_EDITABLE (stepper), most > 999 ? 8 : 3);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (stepper), most > 999 ? 8 : 3);
  gtk_accessible_update_property (GTK_ACCESSIBLE (stepper), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_box_append (GTK_BOX (part), label);
  gtk_box_append (GTK_BOX (part), stepper);
  return GTK_SPIN_BUTTON (stepper);
}

static void
ts_competitors_set_effect_class_init (TsCompetitorsSetEffectClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  signals[CHOSEN] = g_signal_new ("chosen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[TAKE] =
      g_signal_new ("take", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[GIVE_UP] = g_signal_new ("give-up", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ts_competitors_set_effect_init (TsCompetitorsSetEffect *self)
{
  GtkWidget *wrap = adw_wrap_box_new ();
  GtkWidget *stops = gtk_toggle_button_new_with_label (_ ("The round is lost"));
  GtkEventController *keys = gtk_event_controller_key_new ();

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (wrap), 16);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (wrap), 6);
  for (guint i = 0; i < G_N_ELEMENTS (self->parts); i++) {
    self->parts[i] = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
    adw_wrap_box_append (ADW_WRAP_BOX (wrap), self->parts[i]);
  }
  self->money =
      fill_part (self->parts[0], _ ("Money"), COMPETITORS_EFFECT_MONEY, SMALLEST_PIECE, LARGER_STEP);
  self->points = fill_part (self->parts[1], _ ("Victory Points"), COMPETITORS_EFFECT_POINTS, 1, 1);
  self->stops = GTK_TOGGLE_BUTTON (stops);
  gtk_widget_add_css_class (stops, "chip");
  gtk_widget_add_css_class (stops, "set-stops");
  adw_wrap_box_append (ADW_WRAP_BOX (wrap), stops);
  adw_bin_set_child (ADW_BIN (self), wrap);
  g_signal_connect_swapped (self->money, "value-changed", G_CALLBACK (on_changed), self);
  g_signal_connect_swapped (self->points, "value-changed", G_CALLBACK (on_changed), self);
  g_signal_connect_swapped (self->stops, "toggled", G_CALLBACK (on_changed), self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("What the event brings"), -1);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

TsCompetitorsSetEffect *
ts_competitors_set_effect_new (void)
{
  return g_object_new (TS_TYPE_COMPETITORS_SET_EFFECT, NULL);
}
