#include "standings.h"

#include "referee/sight.h"
#include "seat-card.h"
#include "widgets/scroll-into-view.h"
#include "widgets/seat.h"
#include "widgets/style.h"

#define GAP       8
#define FEW       4 /* seats that have room around them in a column */
#define MOST_ROWS 2 /* of a strip with names in full */

struct _TsStandings {
  GtkWidget parent_instance;

  GPtrArray *cards; /* of TsSeatCard, by seat */
  char *people;     /* as the cards show them */
  int turn;         /* that is in sight where they scroll */
  gboolean column;
  gboolean low; /* or a column: the score is beside the name */
};

G_DEFINE_FINAL_TYPE (TsStandings, ts_standings, GTK_TYPE_WIDGET)

int
ts_standings_columns (int n_seats, int fit)
{
  int columns = CLAMP (fit, 1, n_seats);
  int rows = (n_seats + columns - 1) / columns;

  return (n_seats + rows - 1) / rows;
}

/* --- layout --- */

static void
measure_cards (TsStandings *self, GtkOrientation orientation, int for_size, int *minimum, int *natural)
{
  *minimum = 0;
  *natural = 0;
  for (guint i = 0; i < self->cards->len; i++) {
    int card_minimum, card_natural;

    gtk_widget_measure (self->cards->pdata[i], orientation, for_size, &card_minimum, &card_natural, NULL,
                        NULL);
    *minimum = MAX (*minimum, card_minimum);
    *natural = MAX (*natural, card_natural);
  }
}

static int
columns_in (TsStandings *self, int width)
{
  int n = (int) self->cards->len;
  int minimum, natural;

  if (self->column || n == 0 || width < 0)
    return self->column ? 1 : MAX (n, 1);
  measure_cards (self, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural);
  if ((width + GAP) / (natural + GAP) * MOST_ROWS >= n)
    return ts_standings_columns (n, (width + GAP) / (natural + GAP));
  /* Rather shorten names than hide seats. */
  return ts_standings_columns (n, (width + GAP) / (minimum + GAP));
}

static GtkSizeRequestMode
ts_standings_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ts_standings_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline G_GNUC_UNUSED,
                      int *natural_baseline G_GNUC_UNUSED)
{
  TsStandings *self = TS_STANDINGS (widget);
  int n = (int) self->cards->len;
  int columns, rows;

  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    measure_cards (self, orientation, -1, minimum, natural);
    if (self->column)
      *natural = *minimum; /* the board has the room */
    else if (n > 0)
      *natural = n * *natural + (n - 1) * GAP;
    return;
  }
  columns = columns_in (self, for_size);
  rows = (n + columns - 1) / columns;
  measure_cards (self, orientation, -1, minimum, natural);
  *minimum = rows * *minimum + MAX (rows - 1, 0) * GAP;
  *natural = rows * *natural + MAX (rows - 1, 0) * GAP;
}

/* In a column the score of all is below the name where one of the names has no room beside it. */
static gboolean
is_cut (TsStandings *self, int width)
{
  for (guint i = 0; i < self->cards->len; i++)
    if (!ts_seat_card_has_room_beside (self->cards->pdata[i], width))
      return TRUE;
  return FALSE;
}

static void
ts_standings_size_allocate (GtkWidget *widget, int width, int height, int baseline G_GNUC_UNUSED)
{
  TsStandings *self = TS_STANDINGS (widget);
  int n = (int) self->cards->len;
  int columns = columns_in (self, width);
  int rows = (n + columns - 1) / columns;
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  gboolean below = self->column && is_cut (self, width);

  for (int i = 0; i < n; i++) {
    int across = mirrored ? columns - 1 - i % columns : i % columns;
    int card_width = (width - (columns - 1) * GAP) / columns;
    int card_height = (height - (rows - 1) * GAP) / rows;
    GtkAllocation place = { across * (card_width + GAP), i / columns * (card_height + GAP), card_width,
                            card_height };

    ts_seat_card_set_below (self->cards->pdata[i], below);
    gtk_widget_size_allocate (self->cards->pdata[i], &place, -1);
  }
}

/* --- what is shown --- */

static void
show_turn (TsStandings *self)
{
  if (self->turn >= 0 && self->turn < (int) self->cards->len)
    ts_scroll_just_into_view (self->cards->pdata[self->turn]);
}

static void
ts_standings_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ts_standings_parent_class)->map (widget);
  show_turn (TS_STANDINGS (widget));
}

static void
shape_cards (TsStandings *self)
{
  for (guint i = 0; i < self->cards->len; i++)
    ts_seat_card_set_wide (self->cards->pdata[i], self->column || self->low,
                           self->column && self->cards->len <= FEW);
}

static void
make_cards (TsStandings *self, const TsView *view)
{
  ts_style_set (self, "many", ts_view_state (view)->n_seats > FEW);
  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++) {
    GtkWidget *card = ts_seat_card_new (view->header, seat);

    gtk_widget_set_parent (card, GTK_WIDGET (self));
    g_ptr_array_add (self->cards, card);
  }
  shape_cards (self);
}

void
ts_standings_update (TsStandings *self, const TsView *view)
{
  g_auto (TsSight) sight = ts_sight_of (view, TS_NOBODY);
  g_autofree char *people = ts_seat_tell_people (view->header);

  if (self->cards->len == 0)
    make_cards (self, view);
  if (g_set_str (&self->people, people))
    for (guint i = 0; i < self->cards->len; i++)
      ts_seat_card_show_player (self->cards->pdata[i], view->header);
  for (guint i = 0; i < self->cards->len; i++)
    ts_seat_card_update (self->cards->pdata[i], &sight.view);
  if (self->turn != ts_view_state (view)->turn) {
    self->turn = ts_view_state (view)->turn;
    show_turn (self);
  }
}

void
ts_standings_set_phones (TsStandings *self, guint seats)
{
  for (guint i = 0; i < self->cards->len; i++)
    ts_seat_card_set_phone (self->cards->pdata[i], (seats & (1u << i)) != 0);
}

void
ts_standings_set_shape (TsStandings *self, gboolean column, gboolean low)
{
  if (self->column == column && self->low == low)
    return;
  self->column = column;
  self->low = low;
  ts_style_set (self, "column", column);
  shape_cards (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  show_turn (self);
}

static void
ts_standings_dispose (GObject *object)
{
  TsStandings *self = TS_STANDINGS (object);

  for (guint i = 0; i < self->cards->len; i++)
    gtk_widget_unparent (self->cards->pdata[i]);
  g_ptr_array_set_size (self->cards, 0);
  G_OBJECT_CLASS (ts_standings_parent_class)->dispose (object);
}

static void
ts_standings_finalize (GObject *object)
{
  g_ptr_array_unref (TS_STANDINGS (object)->cards);
  g_free (TS_STANDINGS (object)->people);
  G_OBJECT_CLASS (ts_standings_parent_class)->finalize (object);
}

static void
ts_standings_class_init (TsStandingsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ts_standings_dispose;
  object_class->finalize = ts_standings_finalize;
  widget_class->get_request_mode = ts_standings_get_request_mode;
  widget_class->map = ts_standings_map;
  widget_class->measure = ts_standings_measure;
  widget_class->size_allocate = ts_standings_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "standings");
}

static void
ts_standings_init (TsStandings *self)
{
  self->cards = g_ptr_array_new ();
  self->turn = TS_NOBODY;
  gtk_widget_set_vexpand (GTK_WIDGET (self), FALSE); /* though its cards are filled */
}
