#include "hands.h"

#include "config.h"
#include "widgets/style.h"

#include <glib/gi18n-lib.h>

#define LONG_NEWS 90 /* letters, of which there is more than a line */

/* In letters; of Chinese characters and the like each has the room of two. */
static glong
length_of (const char *text)
{
  glong length = 0;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    length += g_unichar_iswide (g_utf8_get_char (text)) ? 2 : 1;
  return length;
}

/* What hands have to move now stands in the place of what comes later: on a phone always, else where it is
 * long, as all of it would be smaller; there the prompt gives way as well. */
void
ts_hands_done (TsHands *self)
{
  glong news = length_of (ts_prompt_band_get_news (self->band));

  ts_prompt_band_set_short (self->band, self->tight || news > (self->narrow ? 0 : LONG_NEWS) ||
                                            ts_undo_checklist_card_is_shown (self->list));
  ts_style_set (self->band, "dense", self->narrow && news > LONG_NEWS);
}

void
ts_hands_fit (TsHands *self, gboolean tight, gboolean narrow, gboolean low)
{
  self->tight = tight;
  self->narrow = narrow;
  ts_undo_checklist_card_set_room (self->list, narrow, low);
  ts_hands_done (self);
}

/* (transfer full) */
static char *
tell_lines (const TsView *view, const GArray *movements)
{
  g_autoptr (GArray) lines = ts_by_hand_new (view, movements, FALSE);

  for (guint i = lines->len; i-- > 0;)
    if (g_array_index (lines, TsByHand, i).asked)
      g_array_remove_index (lines, i);
  return ts_by_hand_tell_all (view, lines);
}

void
ts_hands_tell_deed (TsHands *self, const TsView *view, const char *told, const GArray *movements)
{
  g_autofree char *news = told != NULL ? g_strdup (told) : tell_lines (view, movements);

  ts_undo_checklist_card_drop (self->list);
  ts_prompt_band_set_news (self->band, news);
  ts_hands_done (self);
}

void
ts_hands_tell_way (
    TsHands *self, const TsView *view, gboolean back, const char *sentence, guint n, const GArray *movements)
{
  g_autoptr (GArray) lines = ts_by_hand_new (view, movements, back);

  ts_undo_checklist_card_set_button (self->list, back ? _ ("Redo") : _ ("Undo"),
                                     back ? "play.bring-back" : "play.take-back", n);
  ts_undo_checklist_card_show (self->list, sentence, view, lines);
  ts_hands_done (self);
}

void
ts_hands_rest (TsHands *self)
{
  ts_undo_checklist_card_hide (self->list);
  ts_prompt_band_set_news (self->band, "");
  ts_hands_done (self);
}
