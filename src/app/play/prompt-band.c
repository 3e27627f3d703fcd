#include "prompt-band.h"

#include "config.h"
#include "default-action.h"
#include "first-time.h"
#include "referee/sight.h"
#include "widgets/fit.h"
#include "widgets/seat.h"
#include "widgets/style.h"
#include "widgets/text.h"

/* Long sentences are smaller before the band becomes higher: the table below it stands still. */
#define LEAST 0.45f /* times the size of the text, as in a toast */

struct _TsPromptBand {
  AdwBin parent_instance;

  AdwBin *mark;
  AdwBin *place; /* of the texts */
  GtkLabel *prompt;
  GtkLabel *news;
  GtkLabel *then;
  gboolean is_short;
  TsFirstTime *first_time; /* NULL: nobody is taught */
};

G_DEFINE_FINAL_TYPE (TsPromptBand, ts_prompt_band, ADW_TYPE_BIN)

int
ts_prompt_band_seat (const TsView *view)
{
  int winner = TS_NOBODY;
  int due;

  if (!ts_view_is_over (view))
    return ts_default_action_verb (view, &due) != NULL && due != TS_NOBODY ? due : ts_view_actor (view);
  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++) {
    if (!ts_view_wins (view, seat))
      continue;
    if (winner != TS_NOBODY)
      return TS_NOBODY;
    winner = seat;
  }
  return winner;
}

static void
show_mark (TsPromptBand *self, const TsView *view)
{
  int seat = ts_prompt_band_seat (view);
  GtkWidget *mark = NULL;

  if (ts_view_is_over (view))
    mark = gtk_image_new_from_icon_name ("ts-crown-symbolic");
  else if (seat != TS_NOBODY)
    mark = gtk_image_new_from_icon_name (ts_seat_shape_icon (seat));
  adw_bin_set_child (self->mark, mark);
  gtk_widget_set_visible (GTK_WIDGET (self->mark), mark != NULL);
}

static void
show_then (TsPromptBand *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->news), *gtk_label_get_label (self->news) != '\0');
  gtk_widget_set_visible (GTK_WIDGET (self->then),
                          !self->is_short && *gtk_label_get_label (self->then) != '\0');
}

const char *
ts_prompt_band_get_news (TsPromptBand *self)
{
  return gtk_label_get_label (self->news);
}

void
ts_prompt_band_set_news (TsPromptBand *self, const char *news)
{
  gtk_label_set_label (self->news, news);
  show_then (self);
  if (*news != '\0')
    gtk_accessible_announce (GTK_ACCESSIBLE (self), news, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

void
ts_prompt_band_set_short (TsPromptBand *self, gboolean is_short)
{
  self->is_short = is_short;
  show_then (self);
}

/* Whether the phase is new to people; then they are told how it goes. */
static gboolean
teach (TsPromptBand *self, const TsView *view)
{
  const char *hint = self->first_time != NULL ? ts_first_time_tell (self->first_time, view) : NULL;

  ts_style_set (self->then, "hint", hint != NULL);
  if (hint == NULL || g_str_equal (hint, gtk_label_get_label (self->then)))
    return hint != NULL;
  gtk_label_set_label (self->then, hint);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_accessible_announce (GTK_ACCESSIBLE (self), hint, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  return TRUE;
}

void
ts_prompt_band_update (TsPromptBand *self, TsBoard *board)
{
  TsView view = ts_session_view (ts_board_get_session (board));
  g_auto (TsSight) sight = ts_sight_of (&view, TS_NOBODY);
  g_autofree char *prompt = ts_board_tell (board, FALSE);
  g_autofree char *then = ts_board_tell (board, TRUE);

  if (prompt == NULL)
    prompt = ts_view_prompt (&sight.view);
  if (then == NULL)
    then = ts_view_then (&sight.view);
  show_mark (self, &view);
  gtk_label_set_label (self->prompt, prompt);
  if (!teach (self, &view))
    gtk_label_set_label (self->then, then != NULL ? then : "");
  show_then (self);
}

void
ts_prompt_band_teach (TsPromptBand *self)
{
  self->first_time = ts_first_time_new ();
}

const char *
ts_prompt_band_get_prompt (TsPromptBand *self)
{
  return gtk_label_get_label (self->prompt);
}

static void
ts_prompt_band_finalize (GObject *object)
{
  g_clear_pointer (&TS_PROMPT_BAND (object)->first_time, ts_first_time_free);
  G_OBJECT_CLASS (ts_prompt_band_parent_class)->finalize (object);
}

static void
ts_prompt_band_class_init (TsPromptBandClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ts_prompt_band_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tableside/Tableside/prompt-band.ui");
  gtk_widget_class_bind_template_child (widget_class, TsPromptBand, mark);
  gtk_widget_class_bind_template_child (widget_class, TsPromptBand, place);
}

static void
ts_prompt_band_init (TsPromptBand *self)
{
  GtkWidget *texts;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->prompt = GTK_LABEL (ts_heading_new (NULL, "prompt", 1));
  self->then = GTK_LABEL (ts_text_new (NULL, "then"));
  self->news = GTK_LABEL (ts_text_new (NULL, "then"));
  gtk_widget_add_css_class (GTK_WIDGET (self->news), "news");
  gtk_widget_set_visible (GTK_WIDGET (self->news), FALSE);
  texts = ts_column_new (4, self->prompt, self->news, self->then, NULL);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  adw_bin_set_child (self->place, ts_fit_new (texts, LEAST, LEAST));
}
