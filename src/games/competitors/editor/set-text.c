#include "set-text.h"

#include "config.h"
#include "event-tables.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* What is pasted into a text and could never be one is not even shown. */
#define MOST (8 * COMPETITORS_TEXT_LENGTH)

struct _TsCompetitorsSetText {
  GtkTextView parent_instance;

  char *text; /* what get() said */
  int width;
  gboolean setting;
};

G_DEFINE_FINAL_TYPE (TsCompetitorsSetText, ts_competitors_set_text, GTK_TYPE_TEXT_VIEW)

enum {
  WRITTEN,
  TAKE,
  GIVE_UP,
  REFUSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static GtkTextBuffer *
buffer_of (TsCompetitorsSetText *self)
{
  return gtk_text_view_get_buffer (GTK_TEXT_VIEW (self));
}

const char *
ts_competitors_set_text_get (TsCompetitorsSetText *self)
{
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer_of (self), &start, &end);
  g_free (self->text);
  self->text = g_strstrip (gtk_text_buffer_get_text (buffer_of (self), &start, &end, TRUE));
  return *self->text != '\0' ? self->text : NULL;
}

void
ts_competitors_set_text_set (TsCompetitorsSetText *self, const char *text)
{
  GtkTextBuffer *buffer = buffer_of (self);

  self->setting = TRUE;
  gtk_text_buffer_set_enable_undo (buffer, FALSE);
  gtk_text_buffer_set_text (buffer, text != NULL ? text : "", -1);
  gtk_text_buffer_set_enable_undo (buffer, TRUE);
  self->setting = FALSE;
}

void
ts_competitors_set_text_write (TsCompetitorsSetText *self, gboolean anew)
{
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer_of (self), &start, &end);
  gtk_text_buffer_select_range (buffer_of (self), &end, anew ? &start : &end);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* --- what comes in --- */

/* A text is one line: whatever is pasted becomes one. */
static void
on_insert (GtkTextBuffer *buffer, GtkTextIter *at, const char *text, int length, TsCompetitorsSetText *self)
{
  gsize n = length >= 0 ? (gsize) length : strlen (text);
  g_autofree char *line = NULL;
  g_autofree char *sentence = NULL;

  if (self->setting)
    return;
  if (n > MOST) {
    g_signal_stop_emission_by_name (buffer, "insert-text");
    sentence = g_strdup_printf (_ ("That is too much for a cell; %d characters are the most."),
                                COMPETITORS_TEXT_LENGTH);
    g_signal_emit (self, signals[REFUSED], 0, sentence);
    return;
  }
  line = g_strndup (text, n);
  if (strpbrk (line, "\r\n\t") == NULL)
    return;
  g_signal_stop_emission_by_name (buffer, "insert-text");
  g_strdelimit (line, "\r\n\t", ' ');
  gtk_text_buffer_insert (buffer, at, line, -1);
}

static void
on_changed (TsCompetitorsSetText *self)
{
  if (!self->setting)
    g_signal_emit (self, signals[WRITTEN], 0);
}

/* --- keys --- */

static gboolean
on_key (TsCompetitorsSetText *self,
        guint key,
        guint code G_GNUC_UNUSED,
        GdkModifierType modifiers,
        GtkEventController *controller)
{
  GdkEvent *event = gtk_event_controller_get_current_event (controller);
  gboolean enter = key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_ISO_Enter;

  if (!enter && key != GDK_KEY_Escape && key != GDK_KEY_Tab)
    return FALSE;
  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;
  /* Whoever writes with an input method ends a word with these keys, too. */
  if (gtk_text_view_im_context_filter_keypress (GTK_TEXT_VIEW (self), event))
    return TRUE;
  if (key == GDK_KEY_Escape)
    g_signal_emit (self, signals[GIVE_UP], 0);
  else
    g_signal_emit (self, signals[TAKE], 0, enter ? 1 : 0);
  return key != GDK_KEY_Tab; /* which goes on to what comes next */
}

/* --- its height --- */

static gboolean
measure_again (gpointer self)
{
  gtk_widget_queue_resize (self);
  return G_SOURCE_REMOVE;
}

/* A text view asks for the height that its text had in the width before. */
static void
size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  TsCompetitorsSetText *self = TS_COMPETITORS_SET_TEXT (widget);

  GTK_WIDGET_CLASS (ts_competitors_set_text_parent_class)->size_allocate (widget, width, height, baseline);
  if (width == self->width)
    return;
  self->width = width;
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, measure_again, g_object_ref (self), g_object_unref);
}

/* --- building --- */

static void
finalize (GObject *object)
{
  g_free (TS_COMPETITORS_SET_TEXT (object)->text);
  G_OBJECT_CLASS (ts_competitors_set_text_parent_class)->finalize (object);
}

static void
ts_competitors_set_text_class_init (TsCompetitorsSetTextClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = finalize;
  GTK_WIDGET_CLASS (klass)->size_allocate = size_allocate;
  signals[WRITTEN] = g_signal_new ("written", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[TAKE] =
      g_signal_new ("take", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[GIVE_UP] = g_signal_new ("give-up", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[REFUSED] =
      g_signal_new ("refused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
ts_competitors_set_text_init (TsCompetitorsSetText *self)
{
  GtkTextView *view = GTK_TEXT_VIEW (self);
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_text_view_set_wrap_mode (view, GTK_WRAP_WORD_CHAR);
  gtk_text_view_set_accepts_tab (view, FALSE);
  gtk_text_view_set_input_hints (view, GTK_INPUT_HINT_NO_EMOJI);
  gtk_widget_add_css_class (GTK_WIDGET (self), "set-text");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("What the table says there"), -1);
  g_signal_connect (buffer_of (self), "insert-text", G_CALLBACK (on_insert), self);
  g_signal_connect_swapped (buffer_of (self), "changed", G_CALLBACK (on_changed), self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

TsCompetitorsSetText *
ts_competitors_set_text_new (void)
{
  return g_object_new (TS_TYPE_COMPETITORS_SET_TEXT, NULL);
}
