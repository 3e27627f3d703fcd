#include "trade-side.h"

#include "config.h"
#include "games/competitors/rules/sites.h"
#include "games/competitors/rules/trade.h"
#include "pictures.h"
#include "referee/group.h"
#include "widgets/seat.h"
#include "widgets/style.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

#define N_COUNTED (COMPETITORS_VEHICLES + 2) /* vehicles and cards; in the order of their counters */
#define MONEY     N_COUNTED
#define BRANCHES  (MONEY + 1)
#define N_THINGS  (BRANCHES + COMPETITORS_MAX_BRANCHES)

/* Something that can be given: a tile where the company has it, and one in the middle. */
typedef struct {
  TsCompetitorsTradeSide *side;
  GtkWidget *held, *given;
  GtkLabel *n_held, *n_given;
  char *label; /* of a Branch: its State; else NULL, and numbers stand there */
  int has, n;
} Thing;

struct _TsCompetitorsTradeSide {
  AdwBin parent_instance;

  int seat;
  GtkBox *head; /* the mark; and the name */
  GtkWidget *name;
  AdwWrapBox *hand;
  AdwWrapBox *middle;
  GtkLabel *nothing;
  Thing things[N_THINGS];
};

G_DEFINE_FINAL_TYPE (TsCompetitorsTradeSide, ts_competitors_trade_side, ADW_TYPE_BIN)

enum {
  CHANGED,
  PURSE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- showing --- */

static void
show_nothing (TsCompetitorsTradeSide *self)
{
  gboolean gives = FALSE;

  for (int i = 0; i < N_THINGS; i++)
    gives = gives || self->things[i].n > 0;
  gtk_widget_set_visible (GTK_WIDGET (self->nothing), !gives);
}

/* The keyboard follows what was moved, where nothing more of it is left behind. The purse stays open. */
static void
show_thing (Thing *thing)
{
  g_autofree char *left = ts_group_digits (thing->has - thing->n);
  g_autofree char *given = ts_group_digits (thing->n);
  gboolean is_purse = thing == &thing->side->things[MONEY];

  gtk_label_set_label (thing->n_held, thing->label != NULL ? thing->label : left);
  gtk_label_set_label (thing->n_given, thing->label != NULL ? thing->label : given);
  gtk_widget_set_visible (thing->given, thing->n > 0 || gtk_widget_has_focus (thing->given));
  if (thing->n == thing->has && gtk_widget_has_focus (thing->held))
    gtk_widget_grab_focus (thing->given);
  if (thing->n == 0 && gtk_widget_has_focus (thing->given))
    gtk_widget_grab_focus (thing->held);
  gtk_widget_set_visible (thing->held, thing->has > 0);
  gtk_widget_set_sensitive (thing->held, thing->n < thing->has || is_purse);
  gtk_widget_set_visible (thing->given, thing->n > 0);
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

/* A sum is taken back as a whole. */
static void
on_sum (Thing *money)
{
  gtk_widget_grab_focus (money->held);
  ts_competitors_trade_side_set_money (money->side, 0);
  g_signal_emit (money->side, signals[CHANGED], 0);
}

static void
on_purse (Thing *money)
{
  g_signal_emit (money->side, signals[PURSE], 0);
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

static void
name_thing (Thing *thing, const TsView *view, const char *what)
{
  const char *name = ts_view_name (view, thing->side->seat);
  /* Translators: what a press does: a player's name, something that can be traded */
  g_autofree char *gives = g_strdup_printf (_ ("%s gives: %s"), name, what);
  /* Translators: what a press does: a player's name, something that was put down to be traded */
  g_autofree char *takes_back = g_strdup_printf (_ ("%s takes back: %s"), name, what);

  ts_set_spoken (thing->held, gives);
  ts_set_spoken (thing->given, takes_back);
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
  return ts_competitors_picture_new (thing < N_COUNTED ? pictures[thing] : "branch");
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
show_counted (Thing *thing, const TsView *view, int has, const char *what)
{
  thing->has = has;
  thing->n = MIN (thing->n, has);
  show_thing (thing);
  name_thing (thing, view, what);
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
    show_thing (thing);
    name_thing (thing, view, site->state);
  }
}

void
ts_competitors_trade_side_show (TsCompetitorsTradeSide *self, const TsView *view)
{
  const int *counters = ts_view_state (view)->counters[self->seat];

  for (int i = 0; i < N_COUNTED; i++)
    show_counted (&self->things[i], view, counters[COMPETITORS_TRUCKS + i],
                  _ (ts_competitors_losses[i].label));
  show_counted (&self->things[MONEY], view, counters[COMPETITORS_MONEY], _ ("Money"));
  show_branches (self, view);
  show_nothing (self);
}

void
ts_competitors_trade_side_seat (TsCompetitorsTradeSide *self, const TsView *view, int seat)
{
  const char *colour = ts_seat_colour (view->header, seat);
  GtkWidget *mark = gtk_widget_get_first_child (GTK_WIDGET (self->head));

  self->seat = seat;
  if (mark != self->name)
    gtk_box_remove (self->head, mark);
  gtk_box_prepend (self->head, ts_seat_mark_new (colour, seat, 18));
  gtk_label_set_label (GTK_LABEL (self->name), ts_view_name (view, seat));
  ts_seat_set_colour (GTK_WIDGET (self), colour);
  for (int i = 0; i < N_THINGS; i++)
    self->things[i].n = 0;
  ts_competitors_trade_side_show (self, view);
}

void
ts_competitors_trade_side_set_money (TsCompetitorsTradeSide *self, gint64 amount)
{
  Thing *money = &self->things[MONEY];

  money->n = (int) MIN (amount, money->has);
  show_thing (money);
  show_nothing (self);
}

gint64
ts_competitors_trade_side_get_money (TsCompetitorsTradeSide *self)
{
  return self->things[MONEY].n;
}

int
ts_competitors_trade_side_get_seat (TsCompetitorsTradeSide *self)
{
  return self->seat;
}

JsonObject *
ts_competitors_trade_side_get_given (TsCompetitorsTradeSide *self)
{
  JsonObject *given = json_object_new ();
  JsonArray *branches = json_array_new ();

  if (self->things[MONEY].n > 0)
    json_object_set_int_member (given, ts_competitors_goods[0].id, self->things[MONEY].n);
  for (int i = 0; i < N_COUNTED; i++)
    if (self->things[i].n > 0)
      json_object_set_int_member (given, ts_competitors_goods[1 + i].id, self->things[i].n);
  for (int i = BRANCHES; i < N_THINGS; i++)
    if (self->things[i].n > 0)
      json_array_add_string_element (branches, self->things[i].label);
  if (json_array_get_length (branches) > 0)
    json_object_set_array_member (given, ts_competitors_goods[1 + N_COUNTED].id, branches);
  else
    json_array_unref (branches);
  return given;
}

/* --- the class --- */

static void
ts_competitors_trade_side_finalize (GObject *object)
{
  TsCompetitorsTradeSide *self = TS_COMPETITORS_TRADE_SIDE (object);

  for (int i = 0; i < N_THINGS; i++)
    g_free (self->things[i].label);
  G_OBJECT_CLASS (ts_competitors_trade_side_parent_class)->finalize (object);
}

static void
ts_competitors_trade_side_class_init (TsCompetitorsTradeSideClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ts_competitors_trade_side_finalize;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "tradeside");
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[PURSE] = g_signal_new ("purse", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
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
  self->hand = line_new ("trade-hand");
  self->middle = line_new ("trade-middle");
  self->name = ts_line_new (NULL, "company-name");
  gtk_label_set_max_width_chars (GTK_LABEL (self->name), 12);
  self->head = GTK_BOX (ts_row_new (8, self->name, NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->head), "trade-head");
  adw_wrap_box_append (self->middle, GTK_WIDGET (self->head));
  self->nothing = GTK_LABEL (ts_text_new (_ ("gives nothing yet"), "trade-nothing"));
  adw_wrap_box_append (self->middle, GTK_WIDGET (self->nothing));
  for (int i = 0; i < N_THINGS; i++)
    build_thing (self, i);
}

TsCompetitorsTradeSide *
ts_competitors_trade_side_new (gboolean far)
{
  TsCompetitorsTradeSide *self = g_object_new (TS_TYPE_COMPETITORS_TRADE_SIDE, NULL);

  gtk_widget_add_css_class (GTK_WIDGET (self), far ? "far" : "near");
  adw_bin_set_child (ADW_BIN (self), far ? ts_column_new (4, self->hand, self->middle, NULL)
                                         : ts_column_new (4, self->middle, self->hand, NULL));
  return self;
}
