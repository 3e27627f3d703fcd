#include "stroll.h"

#include "config.h"
#include "games/shopping-war/rules/prompts.h"
#include "games/shopping-war/rules/rules.h"
#include "games/shopping-war/rules/stroll.h"
#include "one-way.h"
#include "pictures.h"
#include "widgets/dice.h"
#include "widgets/shrink.h"
#include "widgets/style.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

typedef struct {
  GtkWidget *button;
  GtkImage *picture;
  TsShrink *steps; /* the words of each are never broken */
  TsShrink *where;
  TsShrink *what;
} Way;

struct _TsShoppingWarStrollPanel {
  TsBoardPart parent_instance;

  TsDice *dice;
  GtkWidget *both;   /* directions */
  Way ways[2];       /* by direction */
  AdwWrapBox *doors; /* of the Shops that can be entered from the Lobby */
};

G_DEFINE_FINAL_TYPE (TsShoppingWarStrollPanel, ts_shopping_war_stroll_panel, TS_TYPE_BOARD_PART)

/* --- taps --- */

void
ts_shopping_war_say_way (TsBoard *board, int direction)
{
  TsView view = ts_session_view (ts_board_get_session (board));
  const ShoppingWar *state = view.state;
  const char *verb = state->rolled > 0 ? "walk" : "step";

  ts_shopping_war_say_in_stroll (
      board, ts_entry_build (&ts_shopping_war, verb, TS_NOBODY, "direction", direction, NULL));
}

void
ts_shopping_war_say_enter (TsBoard *board, int space)
{
  ts_shopping_war_say_in_stroll (board,
                                 ts_entry_build (&ts_shopping_war, "enter", TS_NOBODY, "space", space, NULL));
}

static void
on_way (GtkButton *button, TsShoppingWarStrollPanel *self)
{
  ts_shopping_war_say_way (ts_board_part_get_board (TS_BOARD_PART (self)),
                           GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "direction")));
}

static void
on_door (GtkButton *button, TsShoppingWarStrollPanel *self)
{
  ts_shopping_war_say_enter (ts_board_part_get_board (TS_BOARD_PART (self)),
                             GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "space")));
}

static void
on_dice (TsShoppingWarStrollPanel *self)
{
  ts_shopping_war_say_roll (ts_board_part_get_board (TS_BOARD_PART (self)), self->dice);
}

/* --- directions --- */

/* Why it is not they who wait there. (transfer full) */
static char *
tell_bystanders (const TsView *view, int space, guint bystanders)
{
  g_autofree char *names = ts_view_list_names (view, bystanders);
  gulong n = (bystanders & (bystanders - 1)) == 0 ? 1 : 2; /* or more */

  if (!ts_shopping_war_is_shop (space))
    /* Translators: what waits on a space: the names of those who stand there and cannot be fought */
    return g_strdup_printf (
        ngettext ("%s has not begun: nothing to draw", "%s have not begun: nothing to draw", n), names);
  /* Translators: what waits on a space: the names of those who stand there and cannot be fought */
  return g_strdup_printf (
      ngettext ("%s has not begun: draw 1 Shop card", "%s have not begun: draw 1 Shop card", n), names);
}

/* What waits on a space, in a few words. (transfer full) */
static char *
tell_what (const TsView *view, int space)
{
  int mover = ts_view_state (view)->turn;
  guint opponents = ts_shopping_war_opponents (view, mover, space);
  guint bystanders = ts_shopping_war_bystanders (view, mover, space);

  if (opponents != 0) {
    g_autofree char *names = ts_view_list_names (view, opponents);

    /* Translators: what waits on a space: the names of those who can be fought there */
    return g_strdup_printf (_ ("Scuffle with %s"), names);
  }
  if (bystanders != 0)
    return tell_bystanders (view, space, bystanders);
  if (!ts_shopping_war_is_shop (space))
    return g_strdup (_ ("Nothing to draw"));
  return g_strdup (_ ("Draw 1 Shop card"));
}

static void
show_way (Way *way, const TsView *view, int direction)
{
  const ShoppingWar *state = view->state;
  int space;
  int steps = MAX (state->rolled, 1);
  g_autofree char *sentence = ts_shopping_war_tell_reach (view, direction);
  g_autofree char *text = NULL;
  g_autofree char *what = NULL;
  gboolean is_shop;

  if (sentence == NULL)
    return;
  ts_shopping_war_reach (view, direction, &space);
  is_shop = ts_shopping_war_is_shop (space);
  what = tell_what (view, space);
  if (direction == SHOPPING_CLOCKWISE)
    /* Translators: how many spaces a token walks */
    text = g_strdup_printf (ngettext ("%d clockwise", "%d clockwise", steps), steps);
  else
    /* Translators: how many spaces a token walks */
    text = g_strdup_printf (ngettext ("%d counter-clockwise", "%d counter-clockwise", steps), steps);
  ts_shrink_set_text (way->steps, text);
  ts_shrink_set_text (way->where, is_shop ? ts_shopping_war_shop_label (view, space) : _ ("Corridor"));
  ts_shrink_set_text (way->what, what);
  gtk_image_set_from_icon_name (
      way->picture, ts_shopping_war_picture_of (is_shop ? ts_shopping_war_name (view, space) : -1));
  ts_style_set (way->button, "fight", ts_shopping_war_opponents (view, state->base.turn, space) != 0);
  ts_set_spoken (way->button, sentence);
}

/* --- doors --- */

static void
add_door (TsShoppingWarStrollPanel *self, const TsView *view, int space)
{
  GtkWidget *button = gtk_button_new ();
  const char *picture = ts_shopping_war_picture_of (ts_shopping_war_name (view, space));
  const char *shop = ts_shopping_war_shop_label (view, space);
  /* Translators: spoken for a Shop that can be entered; %s is its name */
  g_autofree char *spoken = g_strdup_printf (_ ("Enter %s and draw 1 Shop card."), shop);

  gtk_button_set_child (GTK_BUTTON (button),
                        ts_row_new (8, ts_picture_new (picture, -1), gtk_label_new (shop), NULL));
  gtk_widget_add_css_class (button, "door");
  ts_set_spoken (button, spoken);
  g_object_set_data (G_OBJECT (button), "space", GINT_TO_POINTER (space));
  g_signal_connect (button, "clicked", G_CALLBACK (on_door), self);
  adw_wrap_box_append (self->doors, button);
}

static void
show_doors (TsShoppingWarStrollPanel *self, const TsView *view)
{
  int mover = ts_view_state (view)->turn;

  ts_box_clear (self->doors);
  for (int space = 0; space < ts_shopping_war_spaces (view); space += 2)
    if (ts_shopping_war_opponents (view, mover, space) == 0)
      add_door (self, view, space);
}

static void
ts_shopping_war_stroll_panel_show (TsBoardPart *part,
                                   const TsView *now,
                                   const TsOutcome *outcome G_GNUC_UNUSED)
{
  TsShoppingWarStrollPanel *self = TS_SHOPPING_WAR_STROLL_PANEL (part);
  ShoppingWar strolling;
  TsView then = ts_shopping_war_look_at_stroll (now, &strolling);
  const TsView *view = &then;
  gboolean in_lobby = strolling.place[strolling.base.turn] == SHOPPING_LOBBY;
  int space;

  ts_dice_set_faces (self->dice, NULL, 0);
  gtk_widget_set_visible (GTK_WIDGET (self->dice), ts_shopping_war_can_roll (view));
  gtk_widget_set_visible (self->both, ts_shopping_war_reach (view, SHOPPING_CLOCKWISE, &space));
  gtk_widget_set_visible (GTK_WIDGET (self->doors), in_lobby);
  for (int direction = SHOPPING_CLOCKWISE; direction <= SHOPPING_COUNTER_CLOCKWISE; direction++)
    show_way (&self->ways[direction], view, direction);
  if (in_lobby)
    show_doors (self, view);
}

TsDice *
ts_shopping_war_stroll_panel_get_die (TsShoppingWarStrollPanel *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->dice)) ? self->dice : NULL;
}

static TsDice *
ts_shopping_war_stroll_panel_get_dice (TsBoardPart *part,
                                       const TsVerb *verb G_GNUC_UNUSED,
                                       int who G_GNUC_UNUSED)
{
  return ts_shopping_war_stroll_panel_get_die (TS_SHOPPING_WAR_STROLL_PANEL (part));
}

static void
ts_shopping_war_stroll_panel_set_roomy (TsBoardPart *part, gboolean roomy)
{
  ts_dice_set_on_board (TS_SHOPPING_WAR_STROLL_PANEL (part)->dice, roomy ? 72 : 44, roomy ? 58 : 38, 6);
}

/* --- parts --- */

static TsShrink *
text_new (const char *class, float yalign)
{
  GtkWidget *label = ts_text_new (NULL, class);
  GtkWidget *text = ts_shrink_new (label);

  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_yalign (GTK_LABEL (label), yalign);
  ts_shrink_like_all (TS_SHRINK (text));
  gtk_widget_set_hexpand (text, TRUE);
  return TS_SHRINK (text);
}

static void
build_way (TsShoppingWarStrollPanel *self, int direction)
{
  Way *way = &self->ways[direction];
  const char *turn =
      direction == SHOPPING_CLOCKWISE ? "object-rotate-right-symbolic" : "object-rotate-left-symbolic";
  GtkWidget *head, *words;

  way->button = gtk_button_new ();
  way->picture = GTK_IMAGE (ts_picture_new (NULL, -1));
  way->steps = text_new ("way-steps", 0.5f);
  way->where = text_new ("way-where", 1);
  way->what = text_new ("way-what", 0);
  gtk_widget_add_css_class (GTK_WIDGET (way->picture), "way-picture");
  /* Rather than in a box in the middle, which is measured before it has its size. */
  gtk_widget_set_vexpand (GTK_WIDGET (way->where), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (way->what), TRUE);
  head = ts_row_new (6, ts_picture_new (turn, -1), way->steps, NULL);
  words = ts_column_new (0, way->where, way->what, NULL);
  gtk_button_set_child (GTK_BUTTON (way->button),
                        ts_column_new (2, head, ts_row_new (8, way->picture, words, NULL), NULL));
  gtk_widget_add_css_class (way->button, "way");
  gtk_widget_set_hexpand (way->button, TRUE);
  g_object_set_data (G_OBJECT (way->button), "direction", GINT_TO_POINTER (direction));
  g_signal_connect (way->button, "clicked", G_CALLBACK (on_way), self);
  gtk_grid_attach (GTK_GRID (self->both), way->button, direction, 0, 1, 1);
}

static void
ts_shopping_war_stroll_panel_class_init (TsShoppingWarStrollPanelClass *klass)
{
  TS_BOARD_PART_CLASS (klass)->show = ts_shopping_war_stroll_panel_show;
  TS_BOARD_PART_CLASS (klass)->get_dice = ts_shopping_war_stroll_panel_get_dice;
  TS_BOARD_PART_CLASS (klass)->set_roomy = ts_shopping_war_stroll_panel_set_roomy;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "mallstroll");
}

static void
ts_shopping_war_stroll_panel_init (TsShoppingWarStrollPanel *self)
{
  self->dice = ts_dice_new_for_verb (&ts_shopping_war, "roll");
  ts_set_spoken (self->dice, _ ("The Stroll die"));
  g_signal_connect_swapped (self->dice, "complete", G_CALLBACK (on_dice), self);
  /* A grid, since a box asks how wide each is at a height, which may be that of the layout before. */
  self->both = g_object_new (GTK_TYPE_GRID, "column-homogeneous", TRUE, "column-spacing", 8, NULL);
  for (int direction = SHOPPING_CLOCKWISE; direction <= SHOPPING_COUNTER_CLOCKWISE; direction++)
    build_way (self, direction);
  self->doors = g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", 8, "line-spacing", 8, NULL);
  adw_bin_set_child (ADW_BIN (self), ts_column_new (8, self->dice, self->both, self->doors, NULL));
}

TsShoppingWarStrollPanel *
ts_shopping_war_stroll_panel_new (TsBoard *board)
{
  return g_object_new (TS_TYPE_SHOPPING_WAR_STROLL_PANEL, "board", board, NULL);
}
