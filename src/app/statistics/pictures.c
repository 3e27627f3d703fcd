/* Each picture is a column of names and numbers with a bar below them, so that it can be read without looking
 * at the bars; or lines with their names. Everybody has the same colour and shape in all of them. */
#include "pictures.h"

#include "bar.h"
#include "config.h"
#include "line-chart.h"
#include "referee/number.h"
#include "referee/name.h"
#include "stats/stats-rows.h"
#include "widgets/seat.h"
#include "widgets/style.h"
#include "widgets/text.h"
#include "widgets/tile-layout.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#define MOST_BARS  8
#define MOST_LINES 6
#define HALF_WIDTH 120 /* px of a name, and of what is said beside it */
#define COLOURS    9   /* of the palette that can be seen on any ground */

/* --- persons --- */

static const char *
colour_of (guint place)
{
  return ts_palette[place % COLOURS];
}

static GtkWidget *
new_name (const char *name, gboolean marked, guint place)
{
  GtkWidget *box = ts_row_new (8, NULL);

  if (marked)
    gtk_box_append (GTK_BOX (box), ts_seat_mark_new (colour_of (place), (int) (place % TS_MAX_SEATS), 20));
  ts_box_add_text (GTK_BOX (box), name, "statistics-name");
  gtk_widget_set_hexpand (box, TRUE);
  return box;
}

static guint
place_of (const TsStats *stats, const TsPerson *person)
{
  guint place = 0;

  g_ptr_array_find (stats->persons, person, &place);
  return place;
}

/* Names beside each other. */
static GtkWidget *
new_names (void)
{
  GtkWidget *legend = adw_wrap_box_new ();

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (legend), 18);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (legend), 6);
  return legend;
}

/* --- bars --- */

/* A name, what is to be said of it beside it, or below it where large text leaves both no room, and the bar.
 */
static void
add_row (GtkWidget *picture, GtkWidget *name, const char *says, TsBar *bar)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *line = ts_tile_box_new (HALF_WIDTH, 2, 12);
  GtkWidget *label = gtk_label_new (says);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  ts_text_hold_amounts (label);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, "statistics-number");
  gtk_box_append (GTK_BOX (line), name);
  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (GTK_BOX (row), line);
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (bar));
  gtk_box_append (GTK_BOX (picture), row);
}

static GtkWidget *
new_picture (void)
{
  return gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
}

/* What a picture shows, in small letters below it. */
static GtkWidget *
explain (GtkWidget *picture, const char *sentence)
{
  ts_box_add_text (GTK_BOX (picture), sentence, "statistics-about");
  return picture;
}

static double
share (double part, double whole)
{
  return whole > 0 ? part / whole : 0;
}

/* How many of so many evenings were won, and would be by chance. */
static void
add_wins (GtkWidget *picture, GtkWidget *name, const TsWins *wins, const char *colour)
{
  TsBar *bar = ts_bar_new ();
  g_autofree char *won = ts_number_tell (wins->wins);
  g_autofree char *played = ts_number_tell (wins->plays);
  /* Translators: wins, and how many evenings they are of */
  g_autofree char *says = g_strdup_printf (C_ ("wins", "%s of %s"), won, played);
  GdkRGBA rgba;

  ts_seat_rgba (colour, &rgba);
  ts_bar_add (bar, 0, share (wins->wins, wins->plays), &rgba);
  ts_bar_mark (bar, share (wins->due, wins->plays));
  add_row (picture, name, says, bar);
}

GtkWidget *
ts_picture_wins (const TsStats *stats)
{
  GtkWidget *picture = new_picture ();

  for (guint i = 0; i < MIN (stats->persons->len, MOST_BARS); i++) {
    const TsPerson *person = stats->persons->pdata[i];

    add_wins (picture, new_name (person->name, TRUE, i), &person->wins, colour_of (i));
  }
  return explain (picture, _ ("Evenings won, of those played. The mark is where chance alone would be."));
}

GtkWidget *
ts_picture_pairs (const TsStats *stats)
{
  GtkWidget *picture = new_picture ();

  for (guint i = 0; i < MIN (stats->pairs->len, MOST_BARS); i++) {
    const TsPair *pair = stats->pairs->pdata[i];
    guint one = place_of (stats, pair->one), other = place_of (stats, pair->other);
    GtkWidget *names = new_names ();
    g_autofree char *ahead = ts_number_tell (pair->one_ahead);
    g_autofree char *behind = ts_number_tell (pair->other_ahead);
    g_autofree char *says = g_strdup_printf ("%s : %s", ahead, behind);
    TsBar *bar = ts_bar_new ();
    GdkRGBA rgba;

    ts_seat_rgba (colour_of (one), &rgba);
    ts_bar_add (bar, 0, share (pair->one_ahead, pair->plays), &rgba);
    ts_seat_rgba (colour_of (other), &rgba);
    ts_bar_add (bar, 1 - share (pair->other_ahead, pair->plays), 1, &rgba);
    adw_wrap_box_append (ADW_WRAP_BOX (names), new_name (pair->one->name, TRUE, one));
    adw_wrap_box_append (ADW_WRAP_BOX (names), new_name (pair->other->name, TRUE, other));
    gtk_widget_set_hexpand (names, TRUE);
    add_row (picture, names, says, bar);
  }
  return explain (picture, _ ("How often the one had the better place, and how often the other."));
}

const TsGameStats *
ts_most_played (const TsStats *stats)
{
  const TsGameStats *most = NULL;

  for (guint i = 0; i < stats->games->len; i++) {
    const TsGameStats *game = stats->games->pdata[i];

    if (most == NULL || game->plays > most->plays)
      most = game;
  }
  return most;
}

/* What somebody has made of a game, or NULL. */
static const TsScores *
scores_of (const TsPerson *person, const TsPlay *like)
{
  for (guint i = 0; i < person->games->len; i++)
    if (ts_play_is_like (g_array_index (person->games, TsScores, i).like, like))
      return &g_array_index (person->games, TsScores, i);
  return NULL;
}

static void
add_points (GtkWidget *picture,
            const TsPerson *person,
            guint place,
            const TsScores *scores,
            double least,
            double range)
{
  double average = (double) scores->sum / scores->wins.plays;
  g_autofree char *mean = ts_number_tell_tenths (average);
  g_autofree char *best = ts_number_tell (scores->best);
  /* Translators: an average of points, and the most of them */
  g_autofree char *says = g_strdup_printf (_ ("%s, at most %s"), mean, best);
  TsBar *bar = ts_bar_new ();
  GdkRGBA rgba;

  ts_seat_rgba (colour_of (place), &rgba);
  ts_bar_add (bar, share (scores->worst - least, range), share (scores->best - least, range), &rgba);
  ts_bar_mark (bar, share (average - least, range));
  add_row (picture, new_name (person->name, TRUE, place), says, bar);
}

GtkWidget *
ts_picture_points (const TsStats *stats)
{
  GtkWidget *picture = new_picture ();
  const TsPlay *like = ts_most_played (stats)->like;
  int least = 0, most = 1, bars = 0;

  for (guint i = 0; i < stats->persons->len; i++) {
    const TsScores *scores = scores_of (stats->persons->pdata[i], like);

    least = scores != NULL ? MIN (least, scores->worst) : least;
    most = scores != NULL ? MAX (most, scores->best) : most;
  }
  for (guint i = 0; i < stats->persons->len && bars < MOST_BARS; i++) {
    const TsScores *scores = scores_of (stats->persons->pdata[i], like);

    if (scores == NULL)
      continue;
    add_points (picture, stats->persons->pdata[i], i, scores, least, most - least);
    bars++;
  }
  return explain (picture, _ ("From the fewest to the most points. The mark is the average."));
}

GtkWidget *
ts_picture_games (const TsStats *stats)
{
  GtkWidget *picture = new_picture ();

  for (guint i = 0; i < stats->games->len; i++) {
    const TsGameStats *game = stats->games->pdata[i];
    g_autofree char *length =
        ts_tell_length (game->lengths.n > 0 ? game->lengths.total / game->lengths.n : 0);
    g_autofree char *plays = ts_number_tell (game->plays);
    /* Translators: how often a game was played; how long that takes, in hours and minutes */
    g_autofree char *says =
        game->lengths.n > 0 ? g_strdup_printf (_ ("%s, each %s h"), plays, length) : g_strdup (plays);
    TsBar *bar = ts_bar_new ();
    GdkRGBA rgba;

    ts_seat_rgba ("teal", &rgba);
    ts_bar_add (bar, 0, share (game->plays, ts_most_played (stats)->plays), &rgba);
    add_row (picture, new_name (game->like->title, FALSE, 0), says, bar);
  }
  return explain (picture, _ ("How often each was played, and how long it usually takes."));
}

GtkWidget *
ts_picture_seats (const TsStats *stats)
{
  GtkWidget *picture = new_picture ();
  const TsGameStats *game = ts_most_played (stats);

  if (game->first.plays > 0)
    add_wins (picture, new_name (_ ("Who begins"), FALSE, 0), &game->first, "orange");
  for (guint seat = 0; seat < TS_MAX_SEATS; seat++) {
    /* Translators: a place at the table */
    g_autofree char *name = g_strdup_printf (_ ("Seat %u"), seat + 1);

    if (game->seats[seat].plays > 0)
      add_wins (picture, new_name (name, FALSE, 0), &game->seats[seat], "blue");
  }
  return explain (picture, _ ("Evenings won from there. The mark is where chance alone would be."));
}

/* Who has thrown dice, as many as are shown: places among all persons. (transfer full) */
static GArray *
find_throwers (const TsStats *stats, double *most)
{
  GArray *throwers = g_array_new (FALSE, FALSE, sizeof (guint));

  *most = 1;
  for (guint i = 0; i < stats->persons->len && throwers->len < MOST_BARS; i++) {
    TsOdds odds = ts_odds_of (((TsPerson *) stats->persons->pdata[i])->dice);

    if (odds.n == 0)
      continue;
    g_array_append_val (throwers, i);
    *most = MAX (*most, ABS ((double) odds.sum - odds.expected));
  }
  return throwers;
}

GtkWidget *
ts_picture_dice (const TsStats *stats)
{
  GtkWidget *picture = new_picture ();
  double most;
  g_autoptr (GArray) throwers = find_throwers (stats, &most);

  for (guint i = 0; i < throwers->len; i++) {
    guint place = g_array_index (throwers, guint, i);
    const TsPerson *person = stats->persons->pdata[place];
    TsOdds odds = ts_odds_of (person->dice);
    double more = (double) odds.sum - odds.expected;
    g_autofree char *digits = ts_number_tell_tenths (ABS (more));
    g_autofree char *signed_pips = g_strconcat (more < 0 ? "−" : "+", digits, NULL);
    g_autofree char *pips = ts_number_isolate (signed_pips);
    /* Translators: how many pips more or fewer than was to be expected; a chance in percent */
    g_autofree char *says = g_strdup_printf (_ ("%s (%.0f %%)"), pips, 100 * odds.chance);
    TsBar *bar = ts_bar_new ();
    GdkRGBA rgba;

    ts_seat_rgba (more < 0 ? "red" : "green", &rgba);
    ts_bar_add (bar, 0.5, 0.5 + more / most / 2, &rgba);
    ts_bar_mark (bar, 0.5);
    add_row (picture, new_name (person->name, TRUE, place), says, bar);
  }
  return explain (
      picture,
      _ ("Pips above or below what was to be expected; in brackets how likely it is to throw as many."));
}

/* --- lines --- */

static void
add_line (TsLineChart *chart, GtkWidget *legend, const char *name, guint place, const int *numbers)
{
  GtkWidget *entry = new_name (name, TRUE, place);
  GdkRGBA rgba;

  gtk_widget_set_hexpand (entry, FALSE);
  ts_seat_rgba (colour_of (place), &rgba);
  ts_line_chart_add (chart, numbers, &rgba);
  adw_wrap_box_append (ADW_WRAP_BOX (legend), entry);
}

static GtkWidget *
join (TsLineChart *chart, GtkWidget *legend)
{
  GtkWidget *picture = new_picture ();

  gtk_widget_set_vexpand (GTK_WIDGET (chart), TRUE);
  gtk_box_append (GTK_BOX (picture), GTK_WIDGET (chart));
  gtk_box_append (GTK_BOX (picture), legend);
  return picture;
}

GtkWidget *
ts_picture_periods (const TsStats *stats)
{
  g_autoptr (GStrvBuilder) places = g_strv_builder_new ();
  g_auto (GStrv) titles = NULL;
  GtkWidget *legend = new_names ();
  g_autofree int *numbers = g_new (int, stats->periods->len);
  TsLineChart *chart;

  for (guint i = 0; i < stats->periods->len; i++)
    g_strv_builder_take (places, ts_period_tell (&g_array_index (stats->periods, TsPeriod, i)));
  titles = g_strv_builder_end (places);
  chart = ts_line_chart_new (_ ("Wins over time"), (const char *const *) titles);
  for (guint i = 0; i < MIN (stats->persons->len, MOST_LINES); i++) {
    const TsPerson *person = stats->persons->pdata[i];
    int sum = 0;

    for (guint period = 0; period < stats->periods->len; period++)
      numbers[period] = sum += (int) g_array_index (person->periods, TsWins, period).wins;
    add_line (chart, legend, person->name, i, numbers);
  }
  return join (chart, legend);
}

GtkWidget *
ts_picture_rounds (const TsStats *stats, const TsPlay *play)
{
  g_autoptr (GStrvBuilder) places = g_strv_builder_new ();
  g_auto (GStrv) titles = NULL;
  GtkWidget *legend = new_names ();
  g_autofree int *numbers = g_new (int, ts_play_n_rounds (play));
  TsLineChart *chart;

  for (guint round = 0; round < ts_play_n_rounds (play); round++)
    g_strv_builder_take (places, g_strdup_printf ("%u", round + 1));
  titles = g_strv_builder_end (places);
  chart = ts_line_chart_new (_ ("Points"), (const char *const *) titles);
  for (guint seat = 0; seat < play->n_seats; seat++) {
    for (guint round = 0; round < ts_play_n_rounds (play); round++)
      numbers[round] = ts_play_points (play, round, seat);
    add_line (chart, legend, play->seats[seat].name,
              place_of (stats, ts_stats_find (stats, play->seats[seat].name)), numbers);
  }
  return join (chart, legend);
}

/* --- figures --- */

static void
add_figure (GtkWidget *figures, char *number, char *caption)
{
  g_autofree char *owned_number = number, *owned_caption = caption;
  GtkWidget *figure = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *large = gtk_label_new (number), *small = gtk_label_new (caption);

  gtk_widget_add_css_class (figure, "statistics-figure");
  gtk_widget_add_css_class (large, "statistics-large");
  ts_text_wrap (GTK_LABEL (small));
  gtk_label_set_justify (GTK_LABEL (small), GTK_JUSTIFY_CENTER);
  gtk_box_append (GTK_BOX (figure), large);
  gtk_box_append (GTK_BOX (figure), small);
  gtk_box_append (GTK_BOX (figures), figure);
}

/* Of who is asked for, or the longest of all. */
static const TsPerson *
find_streak (const TsStats *stats)
{
  const TsPerson *best = stats->persons->pdata[0];

  for (guint i = 1; i < stats->persons->len && !best->wanted; i++) {
    const TsPerson *person = stats->persons->pdata[i];

    if (person->longest_streak > best->longest_streak)
      best = person;
  }
  return best;
}

GtkWidget *
ts_picture_figures (const TsStats *stats)
{
  GtkWidget *figures = ts_tile_box_new (130, 4, 12);
  const TsPerson *first = stats->persons->pdata[0], *streak = find_streak (stats);
  g_autofree char *winner = ts_name_tell (first->name);
  g_autofree char *lucky = ts_name_tell (streak->name);

  add_figure (figures, ts_number_tell (stats->plays->len), g_strdup (_ ("Evenings")));
  if (stats->lengths.n > 0)
    add_figure (figures, ts_tell_length (stats->lengths.total), g_strdup (_ ("Time played")));
  /* Translators: below a number; %s is a player's name */
  add_figure (figures, ts_number_tell (first->wins.wins), g_strdup_printf (_ ("Wins of %s"), winner));
  add_figure (figures, ts_number_tell (streak->longest_streak),
              /* Translators: below a number; %s is a player's name */
              g_strdup_printf (_ ("Wins in a row: %s"), lucky));
  return figures;
}
