#include "seat-card.h"

#include "config.h"
#include "seat-menu.h"
#include "referee/number.h"
#include "widgets/keep-room.h"
#include "widgets/seat-name.h"
#include "widgets/seat.h"
#include "widgets/style.h"

#include <glib/gi18n-lib.h>

/* Long enough to look up from one's cards and find it. */
#define CHANGE_SECONDS 8

#define SIZE_OF_STYLE -1      /* of the mark: -gtk-icon-size */
#define MOST_LETTERS  9       /* of a name, that make room for themselves */
#define LARGE_SUM     1000000 /* what money can reach that is counted by the thousands */
#define USUAL_SUM     8888888 /* more is seldom in one hand: a box has some millions */
#define GAP           8       /* px between the name and the points beside it */

struct _TsSeatCard {
  GtkButton parent_instance;

  GtkWidget *mark;
  GtkBox *all;
  GtkBox *main;
  GtkBox *who;
  GtkBox *names;
  GtkBox *points;
  TsSeatName *name;
  GtkLabel *score;
  GtkStack *news;
  GtkLabel *rank;
  GtkLabel *change;
  GtkWidget *phone;
  GtkLabel *first; /* of the counters that are to be in sight; … */
  GtkLabel *rest;  /* … the others, where there is room */
  TsKeepRoom *score_room;
  TsKeepRoom *rank_room;
  TsKeepRoom *change_room;
  TsKeepRoom *first_room;
  TsKeepRoom *rest_room;

  char *counted; /* the counters in words; NULL: not yet */
  int seat;
  const char *colour; /* a palette id; NULL: nobody has been shown yet */
  gboolean is_high;   /* has room for more than one counter */
  gboolean is_wide;   /* the score beside the name; … */
  gboolean is_below;  /* … or below it, where the card is high enough */
  int shown;          /* the score on the card */
  gboolean updated;
  guint fade;
};

G_DEFINE_FINAL_TYPE (TsSeatCard, ts_seat_card, GTK_TYPE_BUTTON)

static const char *const ranks[] = { N_ ("1st"), N_ ("2nd"), N_ ("3rd"), N_ ("4th"), N_ ("5th"), N_ ("6th") };

G_STATIC_ASSERT (G_N_ELEMENTS (ranks) == TS_MAX_SEATS);

static gboolean
fade (gpointer data)
{
  TsSeatCard *self = data;

  self->fade = 0;
  gtk_stack_set_visible_child_name (self->news, "rank");
  return G_SOURCE_REMOVE;
}

/* The change stays until it fades, or until the next entry changes something else. */
static void
show_change (TsSeatCard *self, int by)
{
  g_autofree char *text = NULL;

  g_clear_handle_id (&self->fade, g_source_remove);
  g_clear_pointer (&self->counted, g_free);
  gtk_stack_set_visible_child_name (self->news, by != 0 ? "change" : "rank");
  if (by == 0)
    return;
  text = ts_number_tell_change (by);
  gtk_label_set_label (self->change, text);
  self->fade = g_timeout_add_seconds (CHANGE_SECONDS, fade, self);
}

static gboolean
all_even (const TsView *view)
{
  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++)
    if (ts_view_rank (view, seat) != 1)
      return FALSE;
  return TRUE;
}

/* Whoever is out has no place until the game is over. */
static gboolean
is_out (const TsView *view, int seat)
{
  return !ts_view_is_over (view) && !ts_view_is_in (view, seat);
}

static const char *
tell_rank (const TsView *view, int seat)
{
  /* Translators: on a player's card, instead of the place: is out of the game */
  return is_out (view, seat) ? _ ("Out") : _ (ranks[ts_view_rank (view, seat) - 1]);
}

static void
show_rank (TsSeatCard *self, const TsView *view)
{
  gboolean even = all_even (view) && !is_out (view, self->seat);

  gtk_label_set_label (self->rank, even ? "" : tell_rank (view, self->seat));
}

/* A number with what it counts; they stay on one line, which is one of its own. */
static void
add_counter (GString *text, const TsView *view, int counter, int count)
{
  g_autofree char *number = ts_number_tell (count);

  g_string_append_printf (text, "%s%s\u00a0%s", text->len > 0 ? "\n" : "",
                          ts_view_counter_label (view, counter), number);
}

/* Where money is counted by the thousands everybody sees that it is money, and the word would leave no room
 * for the cards beside each other on a phone. */
static gboolean
is_sum (const TsView *view, int counter)
{
  return view->game->counters[counter].money && ts_view_counter_max (view, counter) >= LARGE_SUM;
}

/* The first of the counters on the card, if it is that many. (transfer full) */
static char *
tell_first (const TsView *view, int count)
{
  int counter = *view->game->in_sight;
  g_autoptr (GString) words = g_string_new (NULL);

  if (is_sum (view, counter))
    return ts_number_tell (count);
  add_counter (words, view, counter, count);
  return g_string_free_and_steal (g_steal_pointer (&words));
}

static void
show_rest (TsSeatCard *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->rest_room),
                          self->is_high && *gtk_label_get_label (self->rest) != '\0');
}

/* What stands on the card besides name and score. */
static void
describe (TsSeatCard *self)
{
  g_autoptr (GString) text = g_string_new (self->counted);

  if (gtk_widget_get_visible (self->phone))
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", _ ("A phone is here."));
  if (text->len > 0)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text->str,
                                    -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static void
show_counters (TsSeatCard *self, const TsView *view)
{
  const int *counters = view->game->in_sight, *counts = ts_view_state (view)->counters[self->seat];
  g_autoptr (GString) all = g_string_new (NULL);
  g_autoptr (GString) rest = g_string_new (NULL);
  g_autofree char *first = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->first_room), counters != NULL);
  for (const int *counter = counters; counter != NULL && *counter >= 0; counter++) {
    add_counter (all, view, *counter, counts[*counter]);
    if (counter != counters)
      add_counter (rest, view, *counter, counts[*counter]);
  }
  if (counters != NULL)
    first = tell_first (view, counts[*counters]);
  gtk_label_set_label (self->first, first != NULL ? first : "");
  gtk_label_set_label (self->rest, rest->str);
  show_rest (self);
  g_set_str (&self->counted, all->str);
  describe (self);
}

void
ts_seat_card_set_phone (TsSeatCard *self, gboolean has_phone)
{
  gtk_widget_set_visible (self->phone, has_phone);
  describe (self);
}

/* --- room, so that the board beside or below the cards stands still --- */

/* All places that a card can say, one a line. */
static void
keep_ranks (TsSeatCard *self, const TsView *view)
{
  g_autoptr (GString) text = g_string_new (view->game->drops_out ? _ ("Out") : NULL);

  for (int i = 0; i < ts_view_state (view)->n_seats; i++)
    g_string_append_printf (text, "\n%s", _ (ranks[i]));
  ts_keep_room_for (self->rank_room, text->str);
}

/* The counters as they are when they are as high as they can be, or as low; money as much as a box has, or as
 * somebody has had. */
static void
keep_counters (TsSeatCard *self, const TsView *view)
{
  const int *counters = view->game->in_sight;
  g_autoptr (GString) rest = g_string_new (NULL);
  g_autofree char *first = NULL;

  if (counters == NULL)
    return;
  first = tell_first (view, is_sum (view, *counters) ? USUAL_SUM : ts_view_counter_max (view, *counters));
  for (const int *counter = counters + 1; *counter >= 0; counter++) {
    int most = ts_view_counter_max (view, *counter);

    add_counter (rest, view, *counter, view->game->counters[*counter].min < 0 ? -most : most);
  }
  ts_keep_room_for (self->first_room, first);
  ts_keep_room_for (self->rest_room, rest->str);
}

/* Of a score nobody knows how high it can become: two figures, or one and a minus, or as many as there have
 * been. */
static void
keep_room (TsSeatCard *self, const TsView *view)
{
  if (!self->updated) {
    g_autofree char *more = ts_number_tell_change (88), *less = ts_number_tell_change (-88);
    g_autofree char *change = g_strdup_printf ("%s\n%s", more, less);
    g_autofree char *debt = ts_number_tell (-8), *score = g_strdup_printf ("88\n%s", debt);

    ts_keep_room_for (self->score_room, score);
    ts_keep_room_for (self->change_room, change);
    keep_ranks (self, view);
    keep_counters (self, view);
  }
  ts_keep_room_for (self->score_room, gtk_label_get_text (self->score));
  ts_keep_room_for (self->change_room, gtk_label_get_text (self->change));
  ts_keep_room_for (self->first_room, gtk_label_get_text (self->first));
}

static void
show_name (TsSeatCard *self, const TsView *view, int score)
{
  gboolean acts = ts_view_state (view)->turn == self->seat;
  const char *rank = tell_rank (view, self->seat);
  g_autofree char *points = ts_number_tell (score), *text = NULL;

  if (is_out (view, self->seat))
    text = g_strdup_printf (_ ("%s is out of the game."), ts_view_name (view, self->seat));
  else if (acts)
    text = g_strdup_printf (
        /* Translators: for screen readers: a player's name, the score, and the place among all, as in “Ann,
         * 12 points, 2nd, has the turn” */
        ngettext ("%s, %s point, %s, has the turn", "%s, %s points, %s, has the turn", ABS (score)),
        ts_view_name (view, self->seat), points, rank);
  else
    /* Translators: for screen readers: a player's name, the score, and the place among all */
    text = g_strdup_printf (ngettext ("%s, %s point, %s", "%s, %s points, %s", ABS (score)),
                            ts_view_name (view, self->seat), points, rank);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  /* The same: a screen reader would read another tooltip as well. */
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), text);
}

void
ts_seat_card_show_player (TsSeatCard *self, const TsHeader *header)
{
  const char *colour = ts_seat_colour (header, self->seat);

  ts_seat_name_show (self->name, header, self->seat);
  if (colour == self->colour)
    return;
  if (self->mark != NULL)
    gtk_box_remove (self->who, self->mark);
  self->colour = colour;
  self->mark = ts_seat_mark_new (colour, self->seat, SIZE_OF_STYLE);
  gtk_box_prepend (self->who, self->mark);
  ts_seat_set_colour (GTK_WIDGET (self), colour);
}

void
ts_seat_card_update (TsSeatCard *self, const TsView *view)
{
  int score = view->game->score (view, self->seat);
  g_autofree char *text = ts_number_tell (score);

  gtk_label_set_label (self->score, text);
  show_rank (self, view);
  show_change (self, self->updated ? score - self->shown : 0);
  show_counters (self, view);
  keep_room (self, view);
  show_name (self, view, score);
  ts_style_set (self, "acting", ts_view_actor (view) == self->seat);
  self->shown = score;
  self->updated = TRUE;
}

/* Below the name where the score is beside it, else below the score. */
static void
put_first (TsSeatCard *self)
{
  g_autoptr (GtkWidget) first = g_object_ref (GTK_WIDGET (self->first_room));

  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (first)), first);
  if (self->is_wide)
    gtk_box_insert_child_after (self->names, first, GTK_WIDGET (self->name));
  else
    gtk_box_insert_child_after (self->all, first, GTK_WIDGET (self->main));
}

/* --- the score beside the name, or below it --- */

static int
least_of (gpointer widget, GtkOrientation orientation)
{
  int minimum;

  gtk_widget_measure (widget, orientation, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* Beside it, which makes the card no higher than it has to be, and as wide as it is either way. */
static void
measure_main (GtkWidget *main,
              GtkOrientation orientation,
              int for_size G_GNUC_UNUSED,
              int *minimum,
              int *natural,
              int *minimum_baseline G_GNUC_UNUSED,
              int *natural_baseline G_GNUC_UNUSED)
{
  GtkWidget *who = gtk_widget_get_first_child (main), *points = gtk_widget_get_last_child (main);
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;
  int least, liked;

  gtk_widget_measure (who, orientation, -1, minimum, natural, NULL, NULL);
  gtk_widget_measure (points, orientation, -1, &least, &liked, NULL, NULL);
  *minimum = across ? *minimum + GAP + least : MAX (*minimum, least);
  *natural = across ? *natural + GAP + liked : MAX (*natural, liked);
}

static void
allocate_main (GtkWidget *main, int width, int height, int baseline G_GNUC_UNUSED)
{
  TsSeatCard *self = TS_SEAT_CARD (gtk_widget_get_ancestor (main, TS_TYPE_SEAT_CARD));
  gboolean mirrored = gtk_widget_get_direction (main) == GTK_TEXT_DIR_RTL;
  int above = least_of (self->who, GTK_ORIENTATION_VERTICAL);
  int below = least_of (self->points, GTK_ORIENTATION_VERTICAL);
  int across = least_of (self->points, GTK_ORIENTATION_HORIZONTAL);
  int left = width - across - GAP, top = (height - above - below) / 2;
  GtkAllocation who = { mirrored ? across + GAP : 0, 0, left, height };
  GtkAllocation points = { mirrored ? 0 : width - across, 0, across, height };

  if (self->is_below && top >= 0) {
    who = (GtkAllocation) { 0, top, width, above };
    points.y = top + above;
    points.height = below;
  }
  gtk_widget_size_allocate (GTK_WIDGET (self->who), &who, -1);
  gtk_widget_size_allocate (GTK_WIDGET (self->points), &points, -1);
}

gboolean
ts_seat_card_has_room_beside (TsSeatCard *self, int width)
{
  int names = least_of (self->names, GTK_ORIENTATION_HORIZONTAL);

  return least_of (self, GTK_ORIENTATION_HORIZONTAL) +
             MAX (ts_seat_name_get_whole_width (self->name) - names, 0) <=
         width;
}

void
ts_seat_card_set_below (TsSeatCard *self, gboolean below)
{
  self->is_below = below;
}

void
ts_seat_card_set_wide (TsSeatCard *self, gboolean wide, gboolean high)
{
  self->is_wide = wide;
  self->is_high = high;
  put_first (self);
  gtk_widget_set_layout_manager (GTK_WIDGET (self->main),
                                 wide ? gtk_custom_layout_new (NULL, measure_main, allocate_main)
                                      : gtk_box_layout_new (GTK_ORIENTATION_VERTICAL));
  gtk_widget_set_vexpand (GTK_WIDGET (self->main), wide);
  gtk_widget_set_valign (GTK_WIDGET (self->all), wide ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (GTK_WIDGET (self->news), !wide); /* beside it the name takes what room there is */
  show_rest (self);
  gtk_box_reorder_child_after (self->points, GTK_WIDGET (self->score_room),
                               wide ? GTK_WIDGET (self->news) : NULL);
}

GtkWidget *
ts_seat_card_new (const TsHeader *header, int seat)
{
  TsSeatCard *self = g_object_new (TS_TYPE_SEAT_CARD, "action-name", "play.why", NULL);

  self->seat = seat;
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "(is)", seat, "");
  ts_seat_menu_add (self, seat);
  ts_seat_card_show_player (self, header);
  ts_seat_name_set_most (self->name, MOST_LETTERS);
  return GTK_WIDGET (self);
}

static void
ts_seat_card_dispose (GObject *object)
{
  TsSeatCard *self = TS_SEAT_CARD (object);

  g_clear_handle_id (&self->fade, g_source_remove);
  G_OBJECT_CLASS (ts_seat_card_parent_class)->dispose (object);
}

static void
ts_seat_card_class_init (TsSeatCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_seat_card_dispose;
  g_type_ensure (TS_TYPE_KEEP_ROOM);
  g_type_ensure (TS_TYPE_SEAT_NAME);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tableside/Tableside/seat-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TsSeatCard, all);
  gtk_widget_class_bind_template_child (widget_class, TsSeatCard, main);
  gtk_widget_class_bind_template_child (widget_class, TsSeatCard, who);
  gtk_widget_class_bind_template_child (widget_class, TsSeatCard, names);
  gtk_widget_class_bind_template_child (widget_class, TsSeatCard, points);
  gtk_widget_class_bind_template_child (widget_class, TsSeatCard, name);
  gtk_widget_class_bind_template_child (widget_class, TsSeatCard, score);
  gtk_widget_class_bind_template_child (widget_class, TsSeatCard, news);
  gtk_widget_class_bind_template_child (widget_class, TsSeatCard, rank);
  gtk_widget_class_bind_template_child (widget_class, TsSeatCard, change);
  gtk_widget_class_bind_template_child (widget_class, TsSeatCard, phone);
  gtk_widget_class_bind_template_child (widget_class, TsSeatCard, first);
  gtk_widget_class_bind_template_child (widget_class, TsSeatCard, rest);
  gtk_widget_class_bind_template_child (widget_class, TsSeatCard, score_room);
  gtk_widget_class_bind_template_child (widget_class, TsSeatCard, rank_room);
  gtk_widget_class_bind_template_child (widget_class, TsSeatCard, change_room);
  gtk_widget_class_bind_template_child (widget_class, TsSeatCard, first_room);
  gtk_widget_class_bind_template_child (widget_class, TsSeatCard, rest_room);
}

static void
ts_seat_card_init (TsSeatCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
