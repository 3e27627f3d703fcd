#include "majorities.h"

#include "config.h"
#include "food-card.h"
#include "games/snack-wars/rules/collection.h"
#include "games/snack-wars/rules/rules.h"
#include "widgets/seat.h"
#include "widgets/style.h"

#include <glib/gi18n-lib.h>

struct _TsSnackWarsMajorities {
  AdwBin parent_instance;

  GtkGrid *grid;
  gboolean built;
  GtkWidget *heads[SNACK_N_KINDS];
  GtkLabel *counts[SNACK_N_KINDS][TS_MAX_SEATS];
  int leaders[SNACK_N_KINDS];
};

G_DEFINE_FINAL_TYPE (TsSnackWarsMajorities, ts_snack_wars_majorities, ADW_TYPE_BIN)

/* A label that is not read aloud: the head of its column says it all. */
static GtkWidget *
quiet_label (const char *text)
{
  return g_object_new (GTK_TYPE_LABEL, "label", text, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                       NULL);
}

static void
build_head (TsSnackWarsMajorities *self, const TsView *view, int kind)
{
  g_autofree char *icon = ts_snack_wars_food_card_icon (SNACK_KINDS + kind);
  g_autofree char *value = g_strdup_printf ("%d", ts_snack_wars_value (view, kind));
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "accessible-role",
                                 GTK_ACCESSIBLE_ROLE_IMG, NULL);
  GtkWidget *image = ts_picture_new (icon, -1);
  GtkWidget *label = quiet_label (value);

  gtk_widget_add_css_class (image, "snack-head");
  gtk_widget_add_css_class (label, "snack-points");
  gtk_box_append (GTK_BOX (box), image);
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_set_hexpand (box, TRUE);
  gtk_grid_attach (self->grid, box, 1 + kind, 0, 1, 1);
  self->heads[kind] = box;
}

static void
build_row (TsSnackWarsMajorities *self, const TsView *view, int seat)
{
  GtkWidget *mark = ts_seat_mark_new (ts_seat_colour (view->header, seat), seat, 20);

  gtk_widget_set_tooltip_text (mark, ts_view_name (view, seat));
  gtk_grid_attach (self->grid, mark, 0, 1 + seat, 1, 1);
  for (int kind = 0; kind < SNACK_N_KINDS; kind++) {
    GtkWidget *label = quiet_label (NULL);

    gtk_widget_add_css_class (label, "snack-majority");
    gtk_widget_set_halign (label, GTK_ALIGN_CENTER);
    gtk_grid_attach (self->grid, label, 1 + kind, 1 + seat, 1, 1);
    self->counts[kind][seat] = GTK_LABEL (label);
  }
}

static void
show_count (
    TsSnackWarsMajorities *self, const TsView *view, int kind, int seat, gboolean leads, gboolean flare)
{
  int count = ts_view_state (view)->counters[seat][SNACK_KINDS + kind];
  g_autofree char *text = count > 0 ? g_strdup_printf ("%d", count) : g_strdup ("·");
  GtkWidget *label = GTK_WIDGET (self->counts[kind][seat]);

  gtk_label_set_label (GTK_LABEL (label), text);
  gtk_widget_remove_css_class (label, "flare");
  ts_seat_set_colour (label, leads ? ts_seat_colour (view->header, seat) : NULL);
  ts_style_set (label, "leads", leads);
  if (flare)
    gtk_widget_add_css_class (label, "flare");
}

static void
describe_kind (TsSnackWarsMajorities *self, const TsView *view, int kind)
{
  const char *name = _ (ts_snack_wars.counters[SNACK_KINDS + kind].label);
  int value = ts_snack_wars_value (view, kind);
  int leader = self->leaders[kind];
  g_autofree char *text = NULL;

  if (leader == TS_NOBODY)
    /* Translators: spoken: a kind of food, the points of its majority */
    text = g_strdup_printf (ngettext ("%s, %d point: nobody leads", "%s, %d points: nobody leads", value),
                            name, value);
  else
    text = g_strdup_printf (
        /* Translators: spoken: a kind of food, the points of its majority, a player's name, how many cards */
        ngettext ("%s, %d point: %s leads with %d", "%s, %d points: %s leads with %d", value), name, value,
        ts_view_name (view, leader), ts_view_state (view)->counters[leader][SNACK_KINDS + kind]);
  ts_set_tooltip (self->heads[kind], text);
}

void
ts_snack_wars_majorities_show (TsSnackWarsMajorities *self, const TsView *view, gboolean still)
{
  int n_seats = ts_view_state (view)->n_seats;

  for (int kind = 0; !self->built && kind < SNACK_N_KINDS; kind++)
    build_head (self, view, kind);
  for (int seat = 0; !self->built && seat < n_seats; seat++)
    build_row (self, view, seat);

  for (int kind = 0; kind < SNACK_N_KINDS; kind++) {
    int leader = ts_snack_wars_leader (view, kind);
    gboolean changed = self->built && !still && leader != self->leaders[kind];

    self->leaders[kind] = leader;
    for (int seat = 0; seat < n_seats; seat++)
      show_count (self, view, kind, seat, seat == leader, changed && seat == leader);
    describe_kind (self, view, kind);
  }
  self->built = TRUE;
}

static void
ts_snack_wars_majorities_class_init (TsSnackWarsMajoritiesClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "snackmajorities");
}

static void
ts_snack_wars_majorities_init (TsSnackWarsMajorities *self)
{
  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_row_spacing (self->grid, 2);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->grid));
}
