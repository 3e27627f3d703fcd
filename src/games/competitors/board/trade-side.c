#include "trade-side.h"

#include "config.h"
#include "games/competitors/rules/rules.h"
#include "games/competitors/rules/sites.h"
#include "money-entry.h"
#include "pictures.h"
#include "referee/number.h"
#include "widgets/scroll-into-view.h"
#include "widgets/seat-name.h"
#include "widgets/seat.h"
#include "widgets/style.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

#define MONEY     0
#define COUNTED   1 /* vehicles and cards; in the order of their counters */
#define N_COUNTED (COMPETITORS_VEHICLES + 2)
#define BRANCHES  (COUNTED + N_COUNTED) /* before them, things are in the order of a trade's members */
#define N_THINGS  (BRANCHES + COMPETITORS_MAX_BRANCHES)

/* Something that can be given: a tile where the company has it, and one in the middle. */
typedef struct {
  TsCompetitorsTradeSide *side;
  GtkWidget *held, *given;
  GtkLabel *n_held, *n_given;
  char *what;
  char *label; /* of a Branch: its State; else NULL, and numbers stand there */
  int has, n;
} Thing;

struct _TsCompetitorsTradeSide {
  AdwBin parent_instance;

  int seat;     /* TS_NOBODY: nobody sits there yet */
  char *whose;  /* all of it is: a name */
  GtkBox *head; /* the mark; and the name */
  TsSeatName *name;
  AdwWrapBox *hand;
  TsCompetitorsMoneyEntry *amount; /* its coins, while its money is counted out */
  AdwWrapBox *middle;
  GtkLabel *nothing;
  Thing things[N_THINGS];
};

G_DEFINE_FINAL_TYPE (TsCompetitorsTradeSide, ts_competitors_trade_side, ADW_TYPE_BIN)

enum {
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- showing --- */

static gboolean
gives_anything (TsCompetitorsTradeSide *self)
{
  for (int i = 0; i < N_THINGS; i++)
    if (self->things[i].n > 0)
      return TRUE;
  return FALSE;
}

static void
show_nothing (TsCompetitorsTradeSide *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->nothing), !gives_anything (self));
}

static gboolean
is_purse (Thing *thing)
{
  return thing == &thing->side->things[MONEY];
}

/* What cannot be pressed says why. */
static void
say_thing (Thing *thing)
{
  /* Translators: what a press does: a player's name, something that can be traded */
  const char *gives = _ ("%s gives: %s");
  /* Translators: why it cannot be pressed: a player's name, something of which nothing is left to be traded
   */
  const char *gives_all = _ ("%s has no more to give of this: %s");
  const char *format = gtk_widget_get_sensitive (thing->held) ? gives : gives_all;
  g_autofree char *held = g_strdup_printf (format, thing->side->whose, thing->what);
  /* Translators: what a press does: a player's name, something that was put down to be traded */
  g_autofree char *given = g_strdup_printf (_ ("%s takes back: %s"), thing->side->whose, thing->what);

  ts_set_tooltip (thing->held, held);
  ts_set_spoken (thing->given, given);
}

/* The keyboard follows what was moved, where nothing more of it is left behind. The purse stays open. */
static void
show_thing (Thing *thing)
{
  g_autofree char *left = ts_number_tell (thing->has - thing->n);
  g_autofree char *given = ts_number_tell (thing->n);

  gtk_label_set_label (thing->n_held, thing->label != NULL ? thing->label : left);
  gtk_label_set_label (thing->n_given, thing->label != NULL ? thing->label : given);
  gtk_widget_set_visible (thing->given, thing->n > 0 || gtk_widget_has_focus (thing->given));
  if (thing->n == thing->has && gtk_widget_has_focus (thing->held))
    gtk_widget_grab_focus (thing->given);
  if (thing->n == 0 && gtk_widget_has_focus (thing->given))
    gtk_widget_grab_focus (thing->held);
  gtk_widget_set_visible (thing->held, thing->has > 0);
  gtk_widget_set_sensitive (thing->held, thing->n < thing->has || is_purse (thing));
  gtk_widget_set_visible (thing->given, thing->n > 0);
  say_thing (thing);
}

/* --- taps --- */

static void
move (Thing *thing, int by)
{
  thing->n += by;
  if (thing->n == 0)
    gtk_widget_set_sensitive (thing->held, TRUE); /* so that the keyboard can go there */
  show_thing (thing);
  show_nothing (thing->side);
  g_signal_emit (thing->side, signals[CHANGED], 0);
}

static void
on_held (Thing *thing)
{
  if (thing->n < thing->has)
    move (thing, 1);
}

static void
on_given (Thing *thing)
{
  if (thing->n > 0)
    move (thing, -1);
}

/* A coin is taken back by a tap, as other things are. */
static void
on_sum (Thing *money)
{
  ts_competitors_money_entry_give_back (money->side->amount);
}

static void
on_amount (Thing *money)
{
  move (money, (int) ts_competitors_money_entry_get (money->side->amount) - money->n);
}

/* Its coins are there to be tapped, and by another tap they are not. */
static void
on_purse (Thing *money)
{
  GtkWidget *amount = GTK_WIDGET (money->side->amount);

  gtk_widget_set_visible (amount, !gtk_widget_get_visible (amount));
  ts_scroll_into_view (GTK_WIDGET (money->side));
}

/* --- tiles --- */

static GtkWidget *
tile_new (GtkWidget *picture, GtkLabel **text)
{
  GtkWidget *tile = gtk_button_new ();

  *text = GTK_LABEL (ts_line_new (NULL, NULL));
  gtk_label_set_xalign (*text, 0.5f);
  gtk_label_set_max_width_chars (*text, 12);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (picture, TRUE);
  gtk_button_set_child (GTK_BUTTON (tile), ts_column_new (0, picture, *text, NULL));
  gtk_widget_add_css_class (tile, "trade-tile");
  return tile;
}

static GtkWidget *
coin_new (void)
{
  GtkWidget *coin =
      g_object_new (GTK_TYPE_LABEL, "label", "$", "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_set_halign (coin, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (coin, "coin");
  gtk_widget_add_css_class (coin, "c5000");
  return coin;
}

static GtkWidget *
picture_new (int thing)
{
  static const char *const pictures[N_COUNTED] = { "truck", "ship", "aircraft", "territory", "contract" };

  if (thing == MONEY)
    return coin_new ();
  return ts_competitors_picture_new (thing < BRANCHES ? pictures[thing - COUNTED] : "branch");
}

static void
build_thing (TsCompetitorsTradeSide *self, int i)
{
  Thing *thing = &self->things[i];

  thing->side = self;
  thing->held = tile_new (picture_new (i), &thing->n_held);
  thing->given = tile_new (picture_new (i), &thing->n_given);
  gtk_widget_add_css_class (thing->given, "given");
  g_signal_connect_swapped (thing->held, "clicked", G_CALLBACK (i == MONEY ? on_purse : on_held), thing);
  g_signal_connect_swapped (thing->given, "clicked", G_CALLBACK (i == MONEY ? on_sum : on_given), thing);
  adw_wrap_box_append (self->hand, thing->held);
  adw_wrap_box_append (self->middle, thing->given);
}

/* --- what the company has --- */

static void
show_counted (Thing *thing, int has, const char *what)
{
  thing->has = has;
  thing->n = MIN (thing->n, has);
  g_set_str (&thing->what, what);
  show_thing (thing);
}

/* The Branches by State: one that is gone takes its place in the middle with it. */
static void
show_branches (TsCompetitorsTradeSide *self, const TsView *view)
{
  const Competitors *state = view->state;

  for (int i = 0; i < COMPETITORS_MAX_BRANCHES; i++) {
    const CompetitorsSite *site = &state->branches[self->seat][i];
    Thing *thing = &self->things[BRANCHES + i];

    if (g_set_str (&thing->label, site->there ? site->state : NULL))
      thing->n = 0;
    thing->has = site->there;
    g_set_str (&thing->what, site->state);
    show_thing (thing);
  }
}

static void
show_money (TsCompetitorsTradeSide *self, const TsView *view, int has)
{
  /* Translators: spoken, of the coins to tap; %s is a player's name */
  g_autofree char *payer = g_strdup_printf (_ ("Money from %s"), ts_view_name (view, self->seat));

  show_counted (&self->things[MONEY], has, _ ("Money"));
  ts_competitors_money_entry_set_most (self->amount, has);
  if (ts_competitors_money_entry_get (self->amount) != self->things[MONEY].n)
    ts_competitors_money_entry_set (self->amount, self->things[MONEY].n);
  ts_set_spoken (GTK_WIDGET (self->amount), payer);
}

static void
clear (TsCompetitorsTradeSide *self)
{
  for (int i = 0; i < N_THINGS; i++)
    self->things[i].n = 0;
  gtk_widget_set_visible (GTK_WIDGET (self->amount), FALSE);
}

/* The company of `seat` sits down, and gives nothing yet. */
static void
sit_down (TsCompetitorsTradeSide *self, const TsView *view, int seat)
{
  const char *colour = ts_seat_colour (view->header, seat);
  GtkWidget *mark = gtk_widget_get_first_child (GTK_WIDGET (self->head));

  self->seat = seat;
  if (mark != GTK_WIDGET (self->name))
    gtk_box_remove (self->head, mark);
  gtk_box_prepend (self->head, ts_seat_mark_new (colour, seat, 18));
  ts_seat_name_show (self->name, view->header, seat);
  g_set_str (&self->whose, ts_view_name (view, seat));
  ts_seat_set_colour (GTK_WIDGET (self), colour);
  clear (self);
}

/* What the company does not have any more does not lie in the middle any more. */
static void
show (TsCompetitorsTradeSide *self, const TsView *view, int seat)
{
  const int *counters;

  if (seat == TS_NOBODY)
    return;
  counters = ts_view_state (view)->counters[seat];
  if (seat != self->seat)
    sit_down (self, view, seat);
  show_money (self, view, counters[COMPETITORS_MONEY]);
  for (int i = 0; i < N_COUNTED; i++)
    show_counted (&self->things[COUNTED + i], counters[COMPETITORS_TRUCKS + i],
                  _ (ts_competitors_losses[i].label));
  show_branches (self, view);
  show_nothing (self);
}

/* --- the class --- */

static void
ts_competitors_trade_side_finalize (GObject *object)
{
  TsCompetitorsTradeSide *self = TS_COMPETITORS_TRADE_SIDE (object);

  for (int i = 0; i < N_THINGS; i++) {
    g_free (self->things[i].label);
    g_free (self->things[i].what);
  }
  g_free (self->whose);
  G_OBJECT_CLASS (ts_competitors_trade_side_parent_class)->finalize (object);
}

static void
ts_competitors_trade_side_class_init (TsCompetitorsTradeSideClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ts_competitors_trade_side_finalize;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "tradeside");
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static AdwWrapBox *
line_new (const char *style)
{
  AdwWrapBox *line = g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", 4, "line-spacing", 4, NULL);

  gtk_widget_add_css_class (GTK_WIDGET (line), style);
  return line;
}

static void
ts_competitors_trade_side_init (TsCompetitorsTradeSide *self)
{
  self->seat = TS_NOBODY;
  self->hand = line_new ("trade-hand");
  self->middle = line_new ("trade-middle");
  self->name = TS_SEAT_NAME (ts_seat_name_new_empty ("company-name"));
  ts_seat_name_set_most (self->name, 12);
  self->head = GTK_BOX (ts_row_new (8, self->name, NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->head), "trade-head");
  adw_wrap_box_append (self->middle, GTK_WIDGET (self->head));
  self->nothing = GTK_LABEL (ts_text_new (_ ("gives nothing yet"), "trade-nothing"));
  adw_wrap_box_append (self->middle, GTK_WIDGET (self->nothing));
  self->amount = ts_competitors_money_entry_new ();
  ts_competitors_money_entry_hide_sum (self->amount);
  g_signal_connect_swapped (self->amount, "changed", G_CALLBACK (on_amount), &self->things[MONEY]);
  for (int i = 0; i < N_THINGS; i++)
    build_thing (self, i);
  clear (self);
}

/* --- the inputs --- */

static GtkWidget *
side_new (gboolean far, GCallback changed, gpointer data)
{
  TsCompetitorsTradeSide *self = g_object_new (TS_TYPE_COMPETITORS_TRADE_SIDE, NULL);

  gtk_widget_add_css_class (GTK_WIDGET (self), far ? "far" : "near");
  adw_bin_set_child (ADW_BIN (self), far ? ts_column_new (4, self->hand, self->amount, self->middle, NULL)
                                         : ts_column_new (4, self->middle, self->hand, self->amount, NULL));
  g_signal_connect_swapped (self, "changed", changed, data);
  return GTK_WIDGET (self);
}

/* Its half of the middle is below it. */
static GtkWidget *
make_far (const TsField *field G_GNUC_UNUSED,
          const TsHeader *header G_GNUC_UNUSED,
          GCallback changed,
          gpointer data)
{
  return side_new (TRUE, changed, data);
}

static GtkWidget *
make_near (const TsField *field G_GNUC_UNUSED,
           const TsHeader *header G_GNUC_UNUSED,
           GCallback changed,
           gpointer data)
{
  return side_new (FALSE, changed, data);
}

static void
get_branches (TsCompetitorsTradeSide *self, TsValue *value)
{
  g_autoptr (GStrvBuilder) states = g_strv_builder_new ();

  for (int i = BRANCHES; i < N_THINGS; i++)
    if (self->things[i].n > 0)
      g_strv_builder_add (states, self->things[i].label);
  value->texts = g_strv_builder_end (states);
  value->n = g_strv_length (value->texts);
  value->given = value->n > 0;
}

static void
get (const TsField *field G_GNUC_UNUSED, GtkWidget *input, TsValue *value)
{
  TsCompetitorsTradeSide *self = TS_COMPETITORS_TRADE_SIDE (input);

  if (!gives_anything (self))
    return;
  value->given = TRUE;
  value->n = BRANCHES + 1;
  value->members = g_new0 (TsValue, value->n);
  for (int i = 0; i < BRANCHES; i++) {
    gint64 n = self->things[i].n;

    if (n > 0)
      ts_input_take_numbers (&value->members[i], &n, 1);
  }
  get_branches (self, &value->members[BRANCHES]);
}

static void
set (const TsField *field G_GNUC_UNUSED, GtkWidget *input, const TsValue *value)
{
  TsCompetitorsTradeSide *self = TS_COMPETITORS_TRADE_SIDE (input);
  const TsValue *branches = value->given ? &value->members[BRANCHES] : value;

  clear (self);
  for (int i = 0; value->given && i < BRANCHES; i++)
    if (value->members[i].given)
      self->things[i].n = (int) value->members[i].numbers[0];
  for (int i = BRANCHES; branches->given && i < N_THINGS; i++)
    self->things[i].n = self->things[i].label != NULL &&
                        g_strv_contains ((const char *const *) branches->texts, self->things[i].label);
}

static void
show_far (const TsField *field G_GNUC_UNUSED, GtkWidget *input, const TsView *view, const TsEntry *entry)
{
  int seat = ts_entry_has (entry, "with") ? ts_entry_int (entry, "with") : TS_NOBODY;

  show (TS_COMPETITORS_TRADE_SIDE (input), view, seat);
}

static void
show_near (const TsField *field G_GNUC_UNUSED, GtkWidget *input, const TsView *view, const TsEntry *entry)
{
  show (TS_COMPETITORS_TRADE_SIDE (input), view, entry->who);
}

const TsInput ts_competitors_take_input = {
  .wide = TRUE, .plain = TRUE, .make = make_far, .get = get, .set = set, .show = show_far
};
const TsInput ts_competitors_give_input = {
  .wide = TRUE, .plain = TRUE, .make = make_near, .get = get, .set = set, .show = show_near
};
