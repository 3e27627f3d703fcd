#include "set-saves.h"

#include "config.h"
#include "event-tables.h"
#include "widgets/die.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

#define DIE 36

struct _TsCompetitorsSetSaves {
  AdwBin parent_instance;

  GtkToggleButton *faces[COMPETITORS_SAVE_MAX];
  GtkLabel *meaning;
  int save;
  gboolean setting;
};

G_DEFINE_FINAL_TYPE (TsCompetitorsSetSaves, ts_competitors_set_saves, ADW_TYPE_BIN)

enum {
  CHOSEN,
  TAKE,
  GIVE_UP,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

int
ts_competitors_set_saves_get (TsCompetitorsSetSaves *self)
{
  return self->save;
}

static void
show_meaning (TsCompetitorsSetSaves *self)
{
  g_autofree char *meaning = NULL;

  if (self->save == 0)
    meaning = g_strdup (_ ("The white number: whoever rolls lower is saved."));
  else if (self->save == 1)
    meaning = g_strdup (_ ("Nobody is saved."));
  else
    /* Translators: %d is a number on a die */
    meaning = g_strdup_printf (_ ("Whoever rolls lower than %d is saved."), self->save);
  gtk_label_set_label (self->meaning, meaning);
}

void
ts_competitors_set_saves_set (TsCompetitorsSetSaves *self, int save)
{
  self->setting = TRUE;
  self->save = save;
  for (int i = 0; i < COMPETITORS_SAVE_MAX; i++)
    gtk_toggle_button_set_active (self->faces[i], i + 1 == save);
  self->setting = FALSE;
  show_meaning (self);
}

static void
choose (TsCompetitorsSetSaves *self, int save)
{
  ts_competitors_set_saves_set (self, save);
  g_signal_emit (self, signals[CHOSEN], 0);
}

static void
on_toggled (TsCompetitorsSetSaves *self, GtkToggleButton *face)
{
  int save = 1;

  if (self->setting)
    return;
  while (self->faces[save - 1] != face)
    save++;
  choose (self, gtk_toggle_button_get_active (face) ? save : 0);
}

/* --- keys --- */

/* The number that a key stands for, 0: none; or -1: it is another key. */
static int
number_of (guint key)
{
  if (key >= GDK_KEY_0 && key <= GDK_KEY_0 + COMPETITORS_SAVE_MAX)
    return (int) (key - GDK_KEY_0);
  if (key >= GDK_KEY_KP_0 && key <= GDK_KEY_KP_0 + COMPETITORS_SAVE_MAX)
    return (int) (key - GDK_KEY_KP_0);
  return key == GDK_KEY_Delete || key == GDK_KEY_KP_Delete || key == GDK_KEY_BackSpace ? 0 : -1;
}

static gboolean
on_key (TsCompetitorsSetSaves *self,
        guint key,
        guint code G_GNUC_UNUSED,
        GdkModifierType modifiers,
        GtkEventController *controller G_GNUC_UNUSED)
{
  int number = number_of (key);

  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;
  if (number > 0)
    gtk_widget_grab_focus (GTK_WIDGET (self->faces[number - 1]));
  if (number >= 0)
    choose (self, number);
  else if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_ISO_Enter)
    g_signal_emit (self, signals[TAKE], 0, 1);
  else if (key == GDK_KEY_Escape)
    g_signal_emit (self, signals[GIVE_UP], 0);
  else
    return FALSE;
  return TRUE;
}

/* --- building --- */

static void
add_face (TsCompetitorsSetSaves *self, GtkBox *box, int save)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *die = ts_die_new (COMPETITORS_SAVE_MAX, DIE);
  /* Translators: %d is a number on a die */
  g_autofree char *name = g_strdup_printf (_ ("Save number %d"), save);

  ts_die_set_face (TS_DIE (die), save);
  gtk_button_set_child (GTK_BUTTON (button), die);
  gtk_widget_add_css_class (button, "set-save");
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (on_toggled), self);
  gtk_box_append (box, button);
  self->faces[save - 1] = GTK_TOGGLE_BUTTON (button);
}

static void
ts_competitors_set_saves_class_init (TsCompetitorsSetSavesClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  signals[CHOSEN] = g_signal_new ("chosen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[TAKE] =
      g_signal_new ("take", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[GIVE_UP] = g_signal_new ("give-up", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ts_competitors_set_saves_init (TsCompetitorsSetSaves *self)
{
  GtkWidget *wrap = adw_wrap_box_new ();
  GtkWidget *faces = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  GtkEventController *keys = gtk_event_controller_key_new ();

  for (int save = 1; save <= COMPETITORS_SAVE_MAX; save++)
    add_face (self, GTK_BOX (faces), save);
  self->meaning = GTK_LABEL (ts_text_new (NULL, "sheet-note"));
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (wrap), 12);
  adw_wrap_box_append (ADW_WRAP_BOX (wrap), faces);
  adw_wrap_box_append (ADW_WRAP_BOX (wrap), GTK_WIDGET (self->meaning));
  adw_bin_set_child (ADW_BIN (self), wrap);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Save number"),
                                  -1);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  ts_competitors_set_saves_set (self, 0);
}

TsCompetitorsSetSaves *
ts_competitors_set_saves_new (void)
{
  return g_object_new (TS_TYPE_COMPETITORS_SET_SAVES, NULL);
}
