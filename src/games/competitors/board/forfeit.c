#include "forfeit.h"

#include "config.h"
#include "games/competitors/rules/dealings.h"
#include "games/competitors/rules/rules.h"
#include "pictures.h"
#include "widgets/choices.h"

#include <glib/gi18n-lib.h>

struct _TsCompetitorsForfeit {
  AdwBin parent_instance;

  TsBoard *board;
  gboolean special;
  TsCompetitorsSheet *sheet;
  TsChips *who;
  TsChoices *choices;
  gboolean filled; /* `who` */
};

G_DEFINE_FINAL_TYPE (TsCompetitorsForfeit, ts_competitors_forfeit, ADW_TYPE_BIN)

enum {
  BACK,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- losing --- */

static JsonObject *
lose_entry (int seat, int what)
{
  JsonObject *entry = ts_entry_begin ("lose", seat);

  json_object_set_string_member (entry, "what", ts_competitors_losses[what].id);
  return entry;
}

static GtkWidget *
loss_picture (int what)
{
  return ts_competitors_picture_new (ts_competitors_losses[what].id);
}

/* Where every vehicle of the kind has its Contract, that one is chosen with it. */
static void
add_bound (TsCompetitorsForfeit *self, const Competitors *state, int seat, int what)
{
  for (int i = 0; i < state->n_contracts; i++) {
    const CompetitorsContract *contract = &state->contracts[i];
    g_autofree char *label = NULL;
    g_autofree char *detail = NULL;
    JsonObject *entry;

    if (contract->seat != seat || contract->vehicle != what || !ts_competitors_is_open (contract))
      continue;
    /* Translators: a vehicle that is lost, and the number of the Contract that fails with it */
    label = g_strdup_printf (_ ("%s, and Contract %d fails"), _ (ts_competitors_losses[what].label), i + 1);
    /* Translators: two continents: from, to */
    detail = g_strdup_printf (_ ("%s → %s; 1 Victory Point is lost"),
                              _ (ts_competitors_continents[contract->from].label),
                              _ (ts_competitors_continents[contract->to].label));
    entry = lose_entry (seat, what);
    json_object_set_int_member (entry, "contract", i + 1);
    ts_choices_add (self->choices, label, detail, loss_picture (what), entry, TRUE);
  }
}

static void
add_losses (TsCompetitorsForfeit *self, const TsView *view, int seat)
{
  const Competitors *state = view->state;

  for (int what = 0; ts_competitors_losses[what].id != NULL; what++) {
    int has = state->base.counters[seat][ts_competitors_lost_counter (what)];
    /* Translators: how many of something a company has */
    g_autofree char *left = g_strdup_printf (ngettext ("of %d", "of %d", has), has);

    if (has == 0)
      continue;
    if (what < COMPETITORS_VEHICLES && ts_competitors_free_vehicles (state, seat, what) < 1)
      add_bound (self, state, seat, what);
    else
      ts_choices_add (self->choices, _ (ts_competitors_losses[what].label), left, loss_picture (what),
                      lose_entry (seat, what), TRUE);
  }
}

/* --- Special Contract cards --- */

static void
add_keeper (TsCompetitorsForfeit *self, int seat, const CompetitorsSite *site, gboolean branch)
{
  JsonObject *entry = ts_entry_begin ("special", seat);
  g_autofree char *label = NULL;

  if (branch)
    /* Translators: where a card is kept; %s is a State */
    label = g_strdup_printf (_ ("Keep it with the Branch in %s"), site->state);
  else
    /* Translators: where a card is kept; %s is a State */
    label = g_strdup_printf (_ ("Keep it with the Headquarters in %s"), site->state);
  json_object_set_string_member (entry, "state", site->state);
  ts_choices_add (self->choices, label, NULL, ts_competitors_picture_new (branch ? "branch" : "headquarters"),
                  entry, TRUE);
}

static void
add_keepers (TsCompetitorsForfeit *self, const TsView *view, int seat)
{
  const Competitors *state = view->state;

  ts_choices_add (self->choices, _ ("Play it"), _ ("and lay it aside"),
                  ts_competitors_picture_new ("contract"), ts_entry_begin ("special", seat), TRUE);
  if (state->base.counters[seat][COMPETITORS_CONTRACT_CARDS] == 0)
    return;
  if (state->headquarters[seat].there)
    add_keeper (self, seat, &state->headquarters[seat], FALSE);
  for (int i = 0; i < COMPETITORS_MAX_BRANCHES; i++)
    if (state->branches[seat][i].there)
      add_keeper (self, seat, &state->branches[seat][i], TRUE);
}

/* --- showing --- */

void
ts_competitors_forfeit_show (TsCompetitorsForfeit *self)
{
  TsView view = ts_session_view (ts_board_get_session (self->board));
  int seat = ts_chips_get_chosen (self->who);

  ts_choices_clear (self->choices);
  if (seat < 0)
    ts_choices_add_heading (self->choices, _ ("Tap whose it is."));
  else if (self->special)
    add_keepers (self, &view, seat);
  else
    add_losses (self, &view, seat);
}

void
ts_competitors_forfeit_begin (TsCompetitorsForfeit *self)
{
  TsView view = ts_session_view (ts_board_get_session (self->board));
  gint64 turn = ts_view_state (&view)->turn;

  if (!self->filled)
    ts_competitors_sheet_add_seats (self->who, &view);
  self->filled = TRUE;
  ts_chips_set (self->who, &turn, 1);
  ts_competitors_forfeit_show (self);
}

/* --- building --- */

static void
on_back (TsCompetitorsForfeit *self)
{
  g_signal_emit (self, signals[BACK], 0);
}

static void
ts_competitors_forfeit_class_init (TsCompetitorsForfeitClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "firmforfeit");
  signals[BACK] = g_signal_new ("back", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
}

static void
ts_competitors_forfeit_init (TsCompetitorsForfeit *self G_GNUC_UNUSED)
{
}

TsCompetitorsForfeit *
ts_competitors_forfeit_new (TsBoard *board, gboolean special)
{
  TsCompetitorsForfeit *self = g_object_new (TS_TYPE_COMPETITORS_FORFEIT, NULL);

  self->board = board;
  self->special = special;
  self->sheet = ts_competitors_sheet_new (board, TRUE);
  ts_competitors_sheet_set_title (self->sheet, special ? _ ("A Special Contract card is played")
                                                       : _ ("Something is lost"));
  g_signal_connect_swapped (self->sheet, "back", G_CALLBACK (on_back), self);
  self->who = ts_chips_new (TS_CHIPS_ONE);
  g_signal_connect_swapped (self->who, "changed", G_CALLBACK (ts_competitors_forfeit_show), self);
  self->choices = ts_choices_new (board);
  ts_competitors_sheet_add (self->sheet, _ ("Whose"), GTK_WIDGET (self->who));
  ts_competitors_sheet_add (self->sheet, NULL, GTK_WIDGET (self->choices));
  ts_competitors_sheet_omit_button (self->sheet);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->sheet));
  return self;
}
