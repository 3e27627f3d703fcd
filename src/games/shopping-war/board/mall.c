#include "mall.h"

#include "config.h"
#include "games/shopping-war/rules/prompts.h"
#include "games/shopping-war/rules/rules.h"
#include "one-way.h"
#include "plan.h"
#include "space.h"
#include "stroll.h"
#include "widgets/die.h"
#include "widgets/fit.h"
#include "widgets/shrink.h"
#include "widgets/style.h"
#include "widgets/text.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#define GAP    4
#define MARGIN 6    /* of the floor, round the Shops */
#define LEAST  0.3f /* times the size of what lies in the Lobby */

struct _TsShoppingWarMall {
  GtkWidget parent_instance;

  TsBoard *board;
  int n;
  int ratio;
  TsShoppingWarSpace *spaces[SHOPPING_MAX_SPACES];
  GtkWidget *lobby;
  AdwWrapBox *in_lobby;
  GtkWidget *die;
};

G_DEFINE_FINAL_TYPE (TsShoppingWarMall, ts_shopping_war_mall, GTK_TYPE_WIDGET)

/* --- where things lie --- */

static void
place_child (GtkWidget *child, const ShoppingArea *area)
{
  GtkAllocation place = { (int) area->x + MARGIN + GAP / 2, (int) area->y + MARGIN + GAP / 2,
                          (int) (area->x + area->width) - (int) area->x - GAP,
                          (int) (area->y + area->height) - (int) area->y - GAP };

  gtk_widget_size_allocate (child, &place, -1);
}

/* What the largest of the Shops needs. */
static int
shop_needs (TsShoppingWarMall *self, GtkOrientation orientation)
{
  int most = 0;

  for (int space = 0; space < self->n; space += 2) {
    int minimum;

    gtk_widget_measure (GTK_WIDGET (self->spaces[space]), orientation, -1, &minimum, NULL, NULL, NULL);
    most = MAX (most, minimum);
  }
  return most + GAP;
}

static void
ts_shopping_war_mall_size_allocate (GtkWidget *widget, int width, int height, int baseline G_GNUC_UNUSED)
{
  TsShoppingWarMall *self = TS_SHOPPING_WAR_MALL (widget);
  ShoppingPlan plan;
  ShoppingArea area;

  if (self->n == 0)
    return;
  ts_shopping_war_plan_lay (&plan, self->n, (float) (width - 2 * MARGIN), (float) (height - 2 * MARGIN),
                            (float) shop_needs (self, GTK_ORIENTATION_HORIZONTAL));
  for (int space = 0; space < self->n; space++) {
    area = ts_shopping_war_plan_space (&plan, space);
    place_child (GTK_WIDGET (self->spaces[space]), &area);
  }
  area = ts_shopping_war_plan_lobby (&plan);
  place_child (self->lobby, &area);
}

static GtkSizeRequestMode
ts_shopping_war_mall_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* For all of them, by the plan that there is room for at that width; without one, by the squarest. */
static int
least (TsShoppingWarMall *self, GtkOrientation orientation, int width)
{
  float across = width > 0 ? (float) (width - 2 * MARGIN) : 100;
  ShoppingPlan plan;
  float shops;

  if (self->n == 0)
    return 0;
  if (width > 0)
    ts_shopping_war_plan_lay (&plan, self->n, across, across * (float) self->ratio / 100,
                              (float) shop_needs (self, GTK_ORIENTATION_HORIZONTAL));
  else
    ts_shopping_war_plan_lay (&plan, self->n, 100, 90, 0);
  shops = orientation == GTK_ORIENTATION_HORIZONTAL ? ts_shopping_war_plan_shops_across (&plan)
                                                    : ts_shopping_war_plan_shops_down (&plan);
  return 2 * MARGIN + (int) ((float) shop_needs (self, orientation) * shops + 1);
}

static void
ts_shopping_war_mall_measure (GtkWidget *widget,
                              GtkOrientation orientation,
                              int for_size,
                              int *minimum,
                              int *natural,
                              int *minimum_baseline G_GNUC_UNUSED,
                              int *natural_baseline G_GNUC_UNUSED)
{
  TsShoppingWarMall *self = TS_SHOPPING_WAR_MALL (widget);
  int width = orientation == GTK_ORIENTATION_VERTICAL ? for_size : -1;

  *minimum = MAX (least (self, orientation, width), width * self->ratio / 100);
  *natural = *minimum;
}

/* --- the keyboard --- */

static int
focused (TsShoppingWarMall *self)
{
  for (int space = 0; space < self->n; space++)
    if (gtk_widget_has_focus (GTK_WIDGET (self->spaces[space])))
      return space;
  return -1;
}

/* The next space that can be tapped, from `from` on; -1 if there is none. */
static int
next_lit (TsShoppingWarMall *self, int from, int by)
{
  for (int space = from; space >= 0 && space < self->n; space += by)
    if (ts_shopping_war_space_is_lit (self->spaces[space]))
      return space;
  return -1;
}

/* Tab goes through the spaces that are lit, or to one of them all; arrows go round the mall. */
static gboolean
ts_shopping_war_mall_focus (GtkWidget *widget, GtkDirectionType direction)
{
  TsShoppingWarMall *self = TS_SHOPPING_WAR_MALL (widget);
  int now = focused (self);
  int to;

  if (self->n == 0)
    return FALSE;
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD) {
    int by = direction == GTK_DIR_TAB_FORWARD ? 1 : -1;

    to = next_lit (self, now < 0 ? (by > 0 ? 0 : self->n - 1) : now + by, by);
    if (to < 0 && now < 0)
      to = 0;
  } else if (now < 0) {
    to = 0;
  } else {
    to = (now + (direction == GTK_DIR_RIGHT || direction == GTK_DIR_DOWN ? 1 : self->n - 1)) % self->n;
  }
  return to >= 0 && gtk_widget_grab_focus (GTK_WIDGET (self->spaces[to]));
}

/* --- taps --- */

static void
on_space (GtkButton *button, TsShoppingWarMall *self)
{
  TsView now = ts_session_view (ts_board_get_session (self->board));
  int space = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "space"));
  ShoppingWar state;
  TsView view = ts_shopping_war_look_at_stroll (&now, &state);

  if (!ts_shopping_war_space_is_lit (TS_SHOPPING_WAR_SPACE (button))) {
    /* The rules tell why not. */
    ts_board_say (self->board, ts_entry_build (&ts_shopping_war, "enter", TS_NOBODY, "space", space, NULL));
    return;
  }
  if (state.place[state.base.turn] == SHOPPING_LOBBY) {
    ts_shopping_war_say_enter (self->board, space);
    return;
  }
  for (int direction = SHOPPING_CLOCKWISE; direction <= SHOPPING_COUNTER_CLOCKWISE; direction++) {
    int to;

    if (ts_shopping_war_reach (&view, direction, &to) && to == space) {
      ts_shopping_war_say_way (self->board, direction);
      return;
    }
  }
}

/* --- showing --- */

static void
build (TsShoppingWarMall *self, const TsView *view)
{
  self->n = ts_shopping_war_spaces (view);
  for (int space = 0; space < self->n; space++) {
    self->spaces[space] = ts_shopping_war_space_new (view, space);
    g_object_set_data (G_OBJECT (self->spaces[space]), "space", GINT_TO_POINTER (space));
    g_signal_connect (self->spaces[space], "clicked", G_CALLBACK (on_space), self);
    gtk_widget_set_parent (GTK_WIDGET (self->spaces[space]), GTK_WIDGET (self));
  }
}

/* What a tap on the space does now, or NULL. (transfer full) */
static char *
invite (const TsView *view, int space)
{
  const ShoppingWar *state = view->state;

  if (state->base.phase != SHOPPING_STROLL)
    return NULL;
  if (state->place[state->base.turn] == SHOPPING_LOBBY)
    return ts_shopping_war_is_shop (space) && ts_shopping_war_opponents (view, state->base.turn, space) == 0
               ? g_strdup (_ ("Enter: draw 1 Shop card."))
               : NULL;
  for (int direction = SHOPPING_CLOCKWISE; direction <= SHOPPING_COUNTER_CLOCKWISE; direction++) {
    int to;

    if (ts_shopping_war_reach (view, direction, &to) && to == space)
      return ts_shopping_war_tell_reach (view, direction);
  }
  return NULL;
}

static void
show_lobby (TsShoppingWarMall *self, const TsView *view)
{
  const ShoppingWar *state = view->state;
  guint seats = 0;

  for (int seat = 0; seat < state->base.n_seats; seat++)
    if (state->place[seat] == SHOPPING_LOBBY)
      seats |= 1u << seat;
  ts_shopping_war_show_tokens (self->in_lobby, view, SHOPPING_LOBBY);
  ts_die_set_face (TS_DIE (self->die), state->rolled);
  gtk_widget_set_visible (self->die, state->rolled > 0);
  if (seats == 0) {
    ts_set_spoken (self->lobby, _ ("Lobby"));
  } else {
    g_autofree char *names = ts_view_list_names (view, seats);
    /* Translators: spoken for the Lobby of the mall: a list of players' names */
    g_autofree char *label = g_strdup_printf (_ ("In the Lobby: %s."), names);

    ts_set_spoken (self->lobby, label);
  }
}

void
ts_shopping_war_mall_show (TsShoppingWarMall *self, const TsView *view)
{
  ShoppingWar state;
  TsView then = ts_shopping_war_look_at_stroll (view, &state);

  if (self->n == 0)
    build (self, view);
  for (int space = 0; space < self->n; space++) {
    g_autofree char *invitation = invite (&then, space);

    ts_shopping_war_space_show (self->spaces[space], view, invitation);
  }
  show_lobby (self, view);
}

/* --- object --- */

static void
ts_shopping_war_mall_dispose (GObject *object)
{
  TsShoppingWarMall *self = TS_SHOPPING_WAR_MALL (object);

  ts_box_clear (self);
  self->n = 0;
  G_OBJECT_CLASS (ts_shopping_war_mall_parent_class)->dispose (object);
}

static void
ts_shopping_war_mall_class_init (TsShoppingWarMallClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_shopping_war_mall_dispose;
  widget_class->size_allocate = ts_shopping_war_mall_size_allocate;
  widget_class->get_request_mode = ts_shopping_war_mall_get_request_mode;
  widget_class->measure = ts_shopping_war_mall_measure;
  widget_class->focus = ts_shopping_war_mall_focus;
  gtk_widget_class_set_css_name (widget_class, "mallring");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ts_shopping_war_mall_init (TsShoppingWarMall *self)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *title = ts_shrink_new_line (_ ("Lobby"), "mall-lobby-name");
  GtkWidget *star = ts_picture_new ("shopping-war-star", -1);
  GtkWidget *box;

  self->ratio = 80;
  self->in_lobby = ts_shopping_war_tokens_new ();
  self->die = ts_die_new (6, 40);
  gtk_widget_set_halign (GTK_WIDGET (self->in_lobby), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (self->die, GTK_ALIGN_CENTER);
  box = ts_row_new (8, self->die, self->in_lobby, NULL);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  box = ts_column_new (4, title, box, NULL);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (star, "mall-star");
  gtk_overlay_set_child (GTK_OVERLAY (overlay), star);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), ts_shrink_new (ts_fit_new (box, LEAST, LEAST)));
  self->lobby = g_object_new (ADW_TYPE_BIN, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  adw_bin_set_child (ADW_BIN (self->lobby), overlay);
  gtk_widget_add_css_class (self->lobby, "mall-lobby");
  gtk_widget_set_parent (self->lobby, GTK_WIDGET (self));
  ts_set_spoken (self, _ ("The mall"));
}

TsShoppingWarMall *
ts_shopping_war_mall_new (TsBoard *board)
{
  TsShoppingWarMall *self = g_object_new (TS_TYPE_SHOPPING_WAR_MALL, NULL);

  self->board = board;
  return self;
}

void
ts_shopping_war_mall_set_ratio (TsShoppingWarMall *self, int percent)
{
  self->ratio = percent;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
