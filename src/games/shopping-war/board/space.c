#include "space.h"

#include "config.h"
#include "games/shopping-war/rules/rules.h"
#include "pictures.h"
#include "widgets/fit.h"
#include "widgets/seat.h"
#include "widgets/shrink.h"
#include "widgets/style.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

#define LEAST 0.3f /* of a token’s size, where several stand on one space */

struct _TsShoppingWarSpace {
  GtkButton parent_instance;

  int space;
  AdwWrapBox *tokens;
};

G_DEFINE_FINAL_TYPE (TsShoppingWarSpace, ts_shopping_war_space, GTK_TYPE_BUTTON)

/* --- tokens --- */

static GtkWidget *
token_new (const TsView *view, int seat)
{
  GtkWidget *mark = ts_seat_mark_new (ts_seat_colour (view->header, seat), seat, -1);

  gtk_widget_add_css_class (mark, "mall-token");
  gtk_widget_set_halign (mark, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (mark), "seat", GINT_TO_POINTER (seat));
  return mark;
}

AdwWrapBox *
ts_shopping_war_tokens_new (void)
{
  AdwWrapBox *box = ADW_WRAP_BOX (adw_wrap_box_new ());

  adw_wrap_box_set_align (box, 0.5f);
  return box;
}

void
ts_shopping_war_show_tokens (AdwWrapBox *box, const TsView *view, int place)
{
  const ShoppingWar *state = view->state;
  gboolean there[SHOPPING_MAX_SEATS] = { FALSE };
  GtkWidget *next;

  for (GtkWidget *it = gtk_widget_get_first_child (GTK_WIDGET (box)); it != NULL; it = next) {
    int seat = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (it), "seat"));

    next = gtk_widget_get_next_sibling (it);
    there[seat] = state->place[seat] == place;
    if (!there[seat])
      adw_wrap_box_remove (box, it);
  }
  for (int seat = 0; seat < state->base.n_seats; seat++)
    if (state->place[seat] == place && !there[seat])
      adw_wrap_box_append (box, token_new (view, seat));
}

/* --- what it says --- */

static char *
say_place (const TsView *view, int space)
{
  int spaces = ts_shopping_war_spaces (view);

  if (!ts_shopping_war_is_shop (space))
    /* Translators: spoken for a Corridor of the mall: the names of the Shops before and after it */
    return g_strdup_printf (_ ("The Corridor between %s and %s."),
                            ts_shopping_war_shop_label (view, space - 1),
                            ts_shopping_war_shop_label (view, (space + 1) % spaces));
  if (space % 4 == 0)
    /* Translators: spoken for a Shop: its name, and the name of the player whose own it is */
    return g_strdup_printf (_ ("%s, the own Shop of %s."), ts_shopping_war_shop_label (view, space),
                            ts_view_name (view, space / 4));
  /* Translators: spoken for a Shop that is nobody's own; %s is its name */
  return g_strdup_printf (_ ("%s, a Shop."), ts_shopping_war_shop_label (view, space));
}

static char *
say_tokens (const TsView *view, int place)
{
  const ShoppingWar *state = view->state;
  g_autofree char *names = NULL;
  guint seats = 0;

  for (int seat = 0; seat < state->base.n_seats; seat++)
    if (state->place[seat] == place)
      seats |= 1u << seat;
  names = ts_view_list_names (view, seats);
  if (seats == 0)
    return g_strdup (_ ("Nobody is there."));
  /* Translators: spoken for a space of the mall: a list of players' names */
  return g_strdup_printf (_ ("There: %s."), names);
}

static void
say_all (TsShoppingWarSpace *self, const TsView *view, const char *invitation)
{
  g_autofree char *place = say_place (view, self->space);
  g_autofree char *tokens = say_tokens (view, self->space);
  /* Translators: two sentences, one after the other */
  g_autofree char *both = g_strdup_printf (_ ("%s %s"), place, tokens);
  g_autofree char *all =
      invitation != NULL ? g_strdup_printf (_ ("%s %s"), both, invitation) : g_strdup (both);

  ts_set_tooltip (self, all);
}

void
ts_shopping_war_space_show (TsShoppingWarSpace *self, const TsView *view, const char *invitation)
{
  ts_shopping_war_show_tokens (self->tokens, view, self->space);
  ts_style_set (self, "lit", invitation != NULL);
  say_all (self, view, invitation);
}

gboolean
ts_shopping_war_space_is_lit (TsShoppingWarSpace *self)
{
  return gtk_widget_has_css_class (GTK_WIDGET (self), "lit");
}

/* --- parts --- */

/* The striped roof over the door, with the mark of the owner. */
static GtkWidget *
awning_new (const TsView *view, int space)
{
  GtkWidget *awning = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *mark;

  gtk_widget_add_css_class (awning, "mall-awning");
  if (space % 4 != 0)
    return awning;
  mark = ts_seat_mark_new (ts_seat_colour (view->header, space / 4), space / 4, -1);
  gtk_widget_add_css_class (mark, "mall-owner");
  gtk_widget_set_hexpand (mark, TRUE);
  gtk_widget_set_halign (mark, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (awning), mark);
  return awning;
}

static GtkWidget *
picture_new (const TsView *view, int space)
{
  int name = ts_shopping_war_is_shop (space) ? ts_shopping_war_name (view, space) : -1;
  GtkWidget *picture = ts_picture_new (ts_shopping_war_picture_of (name), -1);

  gtk_widget_add_css_class (picture, "mall-picture");
  gtk_widget_set_vexpand (picture, TRUE);
  return picture;
}

/* What the tokens stand on: above each other where they have no room beside each other, and smaller where
 * they would stand on what is next to it. */
static GtkWidget *
floor_new (TsShoppingWarSpace *self, GtkWidget *seen)
{
  GtkWidget *overlay = gtk_overlay_new ();

  gtk_widget_set_halign (GTK_WIDGET (self->tokens), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self->tokens), GTK_ALIGN_CENTER);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), seen);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay),
                           ts_shrink_new (ts_fit_new (GTK_WIDGET (self->tokens), LEAST, LEAST)));
  return overlay;
}

/* The name stays in one line, however narrow the Shop: it becomes smaller. No token lies over it, or over
 * whose Shop it is. */
static GtkWidget *
shop_new (TsShoppingWarSpace *self, const TsView *view)
{
  GtkWidget *name = ts_shrink_new_line (ts_shopping_war_shop_label (view, self->space), "mall-name");

  return ts_column_new (0, awning_new (view, self->space), floor_new (self, picture_new (view, self->space)),
                        name, NULL);
}

static void
ts_shopping_war_space_class_init (TsShoppingWarSpaceClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "mallspace");
}

static void
ts_shopping_war_space_init (TsShoppingWarSpace *self)
{
  self->tokens = ts_shopping_war_tokens_new ();
}

TsShoppingWarSpace *
ts_shopping_war_space_new (const TsView *view, int space)
{
  TsShoppingWarSpace *self = g_object_new (TS_TYPE_SHOPPING_WAR_SPACE, NULL);
  gboolean is_shop = ts_shopping_war_is_shop (space);

  self->space = space;
  gtk_widget_add_css_class (GTK_WIDGET (self), is_shop ? "shop" : "corridor");
  if (is_shop) {
    g_autofree char *class = g_strdup_printf ("name-%d", ts_shopping_war_name (view, space));

    gtk_widget_add_css_class (GTK_WIDGET (self), class);
  }
  gtk_button_set_child (GTK_BUTTON (self),
                        is_shop ? shop_new (self, view) : floor_new (self, picture_new (view, space)));
  return self;
}
