#include "play-pack.h"

#include "config.h"

static GVariant *
pack_dice (const GArray *dice)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a(ixx)"));
  for (guint i = 0; i < dice->len; i++) {
    const TsDiceThrown *thrown = &g_array_index (dice, TsDiceThrown, i);

    g_variant_builder_add (&builder, "(ixx)", thrown->sides, thrown->n, thrown->sum);
  }
  return g_variant_builder_end (&builder);
}

GVariant *
ts_play_pack (const TsPlay *self)
{
  GVariantBuilder seats;

  g_variant_builder_init (&seats, G_VARIANT_TYPE ("a(siiba(ixx))"));
  for (guint i = 0; i < self->n_seats; i++) {
    const TsPlaySeat *seat = &self->seats[i];

    g_variant_builder_add (&seats, "(siib@a(ixx))", seat->name, seat->score, seat->place, seat->wins,
                           pack_dice (seat->dice));
  }
  return g_variant_new ("(ssssxxxbbi@a(siiba(ixx))@ai)", self->game->id, self->kind != NULL ? self->kind : "",
                        self->title, self->id != NULL ? self->id : "", self->began, self->newest,
                        self->seconds, self->over, self->fewest_win, self->first,
                        g_variant_builder_end (&seats),
                        g_variant_new_fixed_array (G_VARIANT_TYPE_INT32, self->points->data,
                                                   self->points->len, sizeof (gint32)));
}

/* --- reading it --- */

static GArray *
unpack_dice (GVariantIter *iter)
{
  GArray *dice = g_array_new (FALSE, FALSE, sizeof (TsDiceThrown));
  TsDiceThrown thrown;

  while (g_variant_iter_next (iter, "(ixx)", &thrown.sides, &thrown.n, &thrown.sum))
    if (thrown.sides > 0 && thrown.n > 0)
      ts_dice_thrown_add (dice, thrown.sides, thrown.n, thrown.sum);
  return dice;
}

static void
unpack_seats (TsPlay *self, GVariantIter *iter)
{
  while (self->n_seats < TS_MAX_SEATS) {
    TsPlaySeat *seat = &self->seats[self->n_seats];
    g_autoptr (GVariantIter) dice = NULL;

    if (!g_variant_iter_next (iter, "(siiba(ixx))", &seat->name, &seat->score, &seat->place, &seat->wins,
                              &dice))
      return;
    seat->dice = unpack_dice (dice);
    self->n_seats++;
  }
}

static gboolean
is_sound (const TsPlay *self)
{
  return self->game != NULL && self->n_seats > 0 && self->first >= TS_NOBODY &&
         self->first < (int) self->n_seats && self->points->len > 0 && self->points->len % self->n_seats == 0;
}

TsPlay *
ts_play_unpack (GVariant *packed, const TsGame *const *games)
{
  g_autoptr (TsPlay) self = g_new0 (TsPlay, 1);
  g_autoptr (GVariant) points = NULL;
  g_autoptr (GVariantIter) seats = NULL;
  const char *game;
  gconstpointer data;
  gsize n;

  g_variant_get (packed, "(&ssssxxxbbia(siiba(ixx))@ai)", &game, &self->kind, &self->title, &self->id,
                 &self->began, &self->newest, &self->seconds, &self->over, &self->fewest_win, &self->first,
                 &seats, &points);
  data = g_variant_get_fixed_array (points, &n, sizeof (gint32));
  self->game = ts_game_find (games, game);
  self->points = g_array_new (FALSE, FALSE, sizeof (int));
  g_array_append_vals (self->points, data, (guint) n);
  if (*self->kind == '\0')
    g_clear_pointer (&self->kind, g_free);
  if (*self->id == '\0')
    g_clear_pointer (&self->id, g_free);
  unpack_seats (self, seats);
  return is_sound (self) ? g_steal_pointer (&self) : NULL;
}
