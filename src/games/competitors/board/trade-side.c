#include "trade-side.h"

#include "config.h"
#include "games/competitors/rules/sites.h"
#include "games/competitors/rules/trade.h"
#include "pictures.h"
#include "referee/group.h"
#include "widgets/seat.h"

#include <glib/gi18n-lib.h>

#define N_COUNTED (COMPETITORS_VEHICLES + 2) /* vehicles and cards; in the order of their counters */
#define N_THINGS  (N_COUNTED + COMPETITORS_MAX_BRANCHES)
#define MONEY     1 /* among the members of a trade's object, what comes after it */

/* Something that can be given: a tile where the company has it, and one in the middle. */
typedef struct {
  TsCompetitorsTradeSide *side;
  GtkWidget *held, *given;
  GtkLabel *n_held, *n_given;
  const char *label; /* of a Branch: its State; else NULL, and numbers stand there */
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
  char *branches[COMPETITORS_MAX_BRANCHES]; /* their States; NULL: there is none */
  Thing money;
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
  gboolean gives = self->money.n > 0;

  for (int i = 0; i < N_THINGS; i++)
    gives = gives || self->things[i].n > 0;
  gtk_widget_set_visible (GTK_WIDGET (self->nothing), !gives);
}

/* The keyboard follows what was moved, where nothing more of it is left behind. */
static void
show_thing (Thing *thing)
{
  g_autofree char *left = g_strdup_printf ("%d", thing->has - thing->n);
  g_autofree char *given = g_strdup_printf ("%d", thing->n);

  gtk_label_set_label (thing->n_held, thing->label != NULL ? thing->label : left);
  gtk_label_set_label (thing->n_given, thing->label != NULL ? thing->label : given);
  gtk_widget_set_visible (thing->given, thing->n > 0 || gtk_widget_has_focus (thing->given));
  if (thing->n == thing->has && gtk_widget_has_focus (thing->held))
    gtk_widget_grab_focus (thing->given);
  if (thing->n == 0 && gtk_widget_has_focus (thing->given))
    gtk_widget_grab_focus (thing->held);
  gtk_widget_set_visible (thing->held, thing->has > 0);
  gtk_widget_set_sensitive (thing->held, thing->n < thing->has);
  gtk_widget_set_visible (thing->given, thing->n > 0);
}

static void
show_money (TsCompetitorsTradeSide *self)
{
  g_autofree char *left = ts_group_digits (self->money.has - self->money.n);
  g_autofree char *given = ts_group_digits (self->money.n);

  show_thing (&self->money);
  gtk_widget_set_sensitive (self->money.held, TRUE);
  gtk_label_set_label (self->money.n_held, left);
  gtk_label_set_label (self->money.n_given, given);
  show_nothing (self);
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
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  *text = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_ellipsize (*text, PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (*text, 12);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (picture, TRUE);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (*text));
  gtk_button_set_child (GTK_BUTTON (tile), box);
  gtk_widget_add_css_class (tile, "trade-tile");
  return tile;
}

static void
name_tile (GtkWidget *tile, char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (tile), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_free (name);
}

static void
name_thing (Thing *thing, const TsView *view, const char *what)
{
  const char *name = ts_view_name (view, thing->side->seat);

  /* Translators: what a press does: a player's name, something that can be traded */
  name_tile (thing->held, g_strdup_printf (_ ("%s gives: %s"), name, what));
  /* Translators: what a press does: a player's name, something that was put down to be traded */
  name_tile (thing->given, g_strdup_printf (_ ("%s takes back: %s"), name, what));
}

static void
build_thing (TsCompetitorsTradeSide *self, Thing *thing, const char *picture)
{
  thing->side = self;
  thing->held = tile_new (ts_competitors_picture_new (picture), &thing->n_held);
  thing->given = tile_new (ts_competitors_picture_new (picture), &thing->n_given);
  gtk_widget_add_css_class (thing->given, "given");
  g_signal_connect_swapped (thing->held, "clicked", G_CALLBACK (on_held), thing);
  g_signal_connect_swapped (thing->given, "clicked", G_CALLBACK (on_given), thing);
  adw_wrap_box_append (self->hand, thing->held);
  adw_wrap_box_append (self->middle, thing->given);
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

static void
build_money (TsCompetitorsTradeSide *self)
{
  Thing *money = &self->money;

  money->side = self;
  money->held = tile_new (coin_new (), &money->n_held);
  money->given = tile_new (coin_new (), &money->n_given);
  gtk_widget_add_css_class (money->given, "given");
  g_signal_connect_swapped (money->held, "clicked", G_CALLBACK (on_purse), money);
  g_signal_connect_swapped (money->given, "clicked", G_CALLBACK (on_sum), money);
  adw_wrap_box_append (self->hand, money->held);
  adw_wrap_box_append (self->middle, money->given);
}

/* --- what the company has --- */

static Thing *
branch_thing (TsCompetitorsTradeSide *self, int branch)
{
  return &self->things[N_COUNTED + branch];
}

/* The Branches by State: one that is gone takes its place in the middle with it. */
static void
show_branches (TsCompetitorsTradeSide *self, const TsView *view)
{
  const Competitors *state = view->state;

  for (int i = 0; i < COMPETITORS_MAX_BRANCHES; i++) {
    const CompetitorsSite *site = &state->branches[self->seat][i];
    Thing *thing = branch_thing (self, i);

    if (g_strcmp0 (self->branches[i], site->there ? site->state : NULL) != 0)
      thing->n = 0;
    g_free (self->branches[i]);
    self->branches[i] = site->there ? g_strdup (site->state) : NULL;
    thing->label = self->branches[i];
    thing->has = site->there;
    show_thing (thing);
    name_thing (thing, view, site->state);
  }
}

void
ts_competitors_trade_side_show (TsCompetitorsTradeSide *self, const TsView *view)
{
  const int *counters = ts_view_state (view)->counters[self->seat];

  for (int i = 0; i < N_COUNTED; i++) {
    Thing *thing = &self->things[i];

    thing->has = counters[COMPETITORS_TRUCKS + i];
    thing->n = MIN (thing->n, thing->has);
    show_thing (thing);
    name_thing (thing, view, _ (ts_competitors_losses[i].label));
  }
  show_branches (self, view);
  self->money.has = counters[COMPETITORS_MONEY];
  self->money.n = MIN (self->money.n, self->money.has);
  show_money (self);
  name_thing (&self->money, view, _ ("Money"));
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
  self->money.n = 0;
  ts_competitors_trade_side_show (self, view);
}

void
ts_competitors_trade_side_set_money (TsCompetitorsTradeSide *self, gint64 amount)
{
  self->money.n = (int) MIN (amount, self->money.has);
  show_money (self);
}

gint64
ts_competitors_trade_side_get_money (TsCompetitorsTradeSide *self)
{
  return self->money.n;
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

  if (self->money.n > 0)
    json_object_set_int_member (given, ts_competitors_goods[0].id, self->money.n);
  for (int i = 0; i < N_COUNTED; i++)
    if (self->things[i].n > 0)
      json_object_set_int_member (given, ts_competitors_goods[MONEY + i].id, self->things[i].n);
  for (int i = 0; i < COMPETITORS_MAX_BRANCHES; i++)
    if (branch_thing (self, i)->n > 0)
      json_array_add_string_element (branches, self->branches[i]);
  if (json_array_get_length (branches) > 0)
    json_object_set_array_member (given, ts_competitors_goods[MONEY + N_COUNTED].id, branches);
  else
    json_array_unref (branches);
  return given;
}

/* --- the class --- */

static void
ts_competitors_trade_side_finalize (GObject *object)
{
  TsCompetitorsTradeSide *self = TS_COMPETITORS_TRADE_SIDE (object);

  for (int i = 0; i < COMPETITORS_MAX_BRANCHES; i++)
    g_free (self->branches[i]);
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
  AdwWrapBox *line = ADW_WRAP_BOX (adw_wrap_box_new ());

  adw_wrap_box_set_child_spacing (line, 4);
  adw_wrap_box_set_line_spacing (line, 4);
  gtk_widget_add_css_class (GTK_WIDGET (line), style);
  return line;
}

static void
ts_competitors_trade_side_init (TsCompetitorsTradeSide *self)
{
  static const char *const pictures[N_COUNTED] = { "truck", "ship", "aircraft", "territory", "contract" };

  self->hand = line_new ("trade-hand");
  self->middle = line_new ("trade-middle");
  self->head = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8));
  self->name = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->name), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (self->name), 12);
  gtk_widget_add_css_class (self->name, "company-name");
  gtk_box_append (self->head, self->name);
  gtk_widget_add_css_class (GTK_WIDGET (self->head), "trade-head");
  adw_wrap_box_append (self->middle, GTK_WIDGET (self->head));
  self->nothing = GTK_LABEL (gtk_label_new (_ ("gives nothing yet")));
  gtk_label_set_wrap (self->nothing, TRUE);
  gtk_label_set_xalign (self->nothing, 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->nothing), "trade-nothing");
  adw_wrap_box_append (self->middle, GTK_WIDGET (self->nothing));
  for (int i = 0; i < N_COUNTED; i++)
    build_thing (self, &self->things[i], pictures[i]);
  build_money (self);
  for (int i = 0; i < COMPETITORS_MAX_BRANCHES; i++)
    build_thing (self, branch_thing (self, i), "branch");
}

TsCompetitorsTradeSide *
ts_competitors_trade_side_new (gboolean far)
{
  TsCompetitorsTradeSide *self = g_object_new (TS_TYPE_COMPETITORS_TRADE_SIDE, NULL);
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 4));

  gtk_box_append (box, GTK_WIDGET (far ? self->hand : self->middle));
  gtk_box_append (box, GTK_WIDGET (far ? self->middle : self->hand));
  gtk_widget_add_css_class (GTK_WIDGET (self), far ? "far" : "near");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (box));
  return self;
}
