#include "map.h"

#include "config.h"
#include "games/competitors/rules/rules.h"
#include "widgets/seat.h"
#include "widgets/style.h"
#include "widgets/text.h"
#include "world.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define LEAST_WIDTH 304
#define RATIO       1.78f /* of width to height */
#define FLAT        2.1f  /* the same on a phone, where what can be done is below it */
#define PHONE       400   /* pixels of width up to which it is one */
#define MAX_ARCS    40
#define BESIDE      5.0f /* names that fit beside each other */
#define TOUCH       4.0f /* pixels by which they may lie over each other */
#define SMALLEST    0.5f /* times their size */
#define LESS        0.05f

typedef struct {
  GtkWidget *button;
  GtkWidget *name;
  GtkWidget *danger;
  GtkWidget *marks;
} Land;

struct _TsCompetitorsMap {
  GtkWidget parent_instance;

  Land lands[COMPETITORS_CONTINENTS];
  CompetitorsArc arcs[MAX_ARCS];
  int n_arcs;
  int danger; /* the continent, or -1 */
};

G_DEFINE_FINAL_TYPE (TsCompetitorsMap, ts_competitors_map, GTK_TYPE_WIDGET)

enum {
  PICKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- drawing --- */

static void
ts_competitors_map_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TsCompetitorsMap *self = TS_COMPETITORS_MAP (widget);
  GskRoundedRect frame;

  gsk_rounded_rect_init_from_rect (&frame,
                                   &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                        (float) gtk_widget_get_height (widget)),
                                   16);
  gtk_snapshot_push_rounded_clip (snapshot, &frame);
  ts_competitors_world_draw (snapshot, frame.bounds.size, self->danger, self->arcs, self->n_arcs);
  gtk_snapshot_pop (snapshot);
  for (int continent = 0; continent < COMPETITORS_CONTINENTS; continent++)
    gtk_widget_snapshot_child (widget, self->lands[continent].button, snapshot);
}

/* --- layout --- */

static GtkSizeRequestMode
ts_competitors_map_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ts_competitors_map_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  TsCompetitorsMap *self = TS_COMPETITORS_MAP (widget);
  int unused;

  for (int i = 0; i < COMPETITORS_CONTINENTS; i++) /* has to be asked before it is allocated */
    gtk_widget_measure (self->lands[i].button, orientation, -1, &unused, &unused, NULL, NULL);
  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = LEAST_WIDTH;
    *natural = 720;
  } else {
    int width = for_size < 0 ? LEAST_WIDTH : for_size;

    *minimum = (int) (LEAST_WIDTH / FLAT);
    *natural = MAX (*minimum, (int) ((float) width / (width <= PHONE ? FLAT : RATIO)));
  }
}

static int
widest_name (TsCompetitorsMap *self)
{
  int widest = 1, width;

  for (int i = 0; i < COMPETITORS_CONTINENTS; i++) {
    gtk_widget_measure (self->lands[i].name, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
    widest = MAX (widest, width);
  }
  return widest;
}

/* Never mirrored: west is left in every language. */
static graphene_rect_t
place_of (TsCompetitorsMap *self, int continent, float scale)
{
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  float height = (float) gtk_widget_get_height (GTK_WIDGET (self));
  graphene_point_t middle =
      ts_competitors_world_place (GRAPHENE_SIZE_INIT (width, height), ts_competitors_middle (continent));
  GtkRequisition size;
  float across, high;

  gtk_widget_get_preferred_size (self->lands[continent].button, NULL, &size);
  across = scale * (float) size.width;
  high = scale * (float) size.height;
  return GRAPHENE_RECT_INIT (CLAMP (middle.x - across / 2, 0, MAX (0, width - across)),
                             CLAMP (middle.y - high / 2, 0, MAX (0, height - high)), across, high);
}

static gboolean
is_crowded (TsCompetitorsMap *self, float scale)
{
  for (int i = 0; i < COMPETITORS_CONTINENTS; i++)
    for (int j = 0; j < i; j++) {
      graphene_rect_t one = place_of (self, i, scale), other = place_of (self, j, scale), both;

      if (graphene_rect_intersection (&one, &other, &both) && MIN (both.size.width, both.size.height) > TOUCH)
        return TRUE;
    }
  return FALSE;
}

/* Names that are too large for the map, or would lie over each other, become smaller. */
static void
ts_competitors_map_size_allocate (GtkWidget *widget,
                                  int width,
                                  int height G_GNUC_UNUSED,
                                  int baseline G_GNUC_UNUSED)
{
  TsCompetitorsMap *self = TS_COMPETITORS_MAP (widget);
  float scale = MIN (1, (float) width / (BESIDE * (float) widest_name (self)));

  while (scale > SMALLEST && is_crowded (self, scale))
    scale -= LESS;
  for (int i = 0; i < COMPETITORS_CONTINENTS; i++) {
    graphene_rect_t place = place_of (self, i, scale);

    gtk_widget_allocate (self->lands[i].button, (int) roundf (place.size.width / scale),
                         (int) roundf (place.size.height / scale), -1,
                         gsk_transform_scale (gsk_transform_translate (NULL, &place.origin), scale, scale));
  }
}

/* --- showing --- */

static void
append_site (GString *text, const TsView *view, int seat, const CompetitorsSite *site, gboolean branch)
{
  const char *name = ts_view_name (view, seat);

  g_string_append_c (text, ' ');
  if (branch)
    /* Translators: a player's name, a State */
    g_string_append_printf (text, _ ("%s has a Branch in %s."), name, site->state);
  else
    /* Translators: a player's name, a State */
    g_string_append_printf (text, _ ("%s has the Headquarters in %s."), name, site->state);
  if (site->cards == 0)
    return;
  g_string_append_c (text, ' ');
  g_string_append_printf (
      text,
      ngettext ("%d Special card is kept there.", "%d Special cards are kept there.", (gulong) site->cards),
      site->cards);
}

char *
ts_competitors_map_tell (const TsView *view, int continent)
{
  const Competitors *state = view->state;
  GString *text = g_string_new (_ (ts_competitors_continents[continent].label));

  g_string_append_c (text, '.');
  if (state->danger_face != 0 && state->danger_continent == continent) {
    g_string_append_c (text, ' ');
    g_string_append (text, _ ("In danger."));
  }
  for (int seat = 0; seat < state->base.n_seats; seat++) {
    const CompetitorsSite *site = &state->headquarters[seat];

    if (site->there && site->continent == continent)
      append_site (text, view, seat, site, FALSE);
    for (int i = 0; i < COMPETITORS_MAX_BRANCHES; i++)
      if (state->branches[seat][i].there && state->branches[seat][i].continent == continent)
        append_site (text, view, seat, &state->branches[seat][i], TRUE);
  }
  return g_string_free (text, FALSE);
}

static void
add_mark (Land *land, const TsView *view, int seat, gboolean branch)
{
  GtkWidget *mark = ts_seat_mark_new (ts_seat_colour (view->header, seat), seat, branch ? 11 : 18);

  gtk_widget_add_css_class (mark, branch ? "branch" : "headquarters");
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (land->marks), mark);
}

static void
show_land (TsCompetitorsMap *self, const TsView *view, int continent)
{
  const Competitors *state = view->state;
  Land *land = &self->lands[continent];
  g_autofree char *spoken = ts_competitors_map_tell (view, continent);

  ts_box_clear (land->marks);
  for (int seat = 0; seat < state->base.n_seats; seat++) {
    if (state->headquarters[seat].there && state->headquarters[seat].continent == continent)
      add_mark (land, view, seat, FALSE);
    for (int i = 0; i < COMPETITORS_MAX_BRANCHES; i++)
      if (state->branches[seat][i].there && state->branches[seat][i].continent == continent)
        add_mark (land, view, seat, TRUE);
  }
  gtk_widget_set_visible (land->marks, gtk_widget_get_first_child (land->marks) != NULL);
  gtk_widget_set_visible (land->danger, self->danger == continent);
  ts_set_spoken (land->button, spoken);
}

static void
add_arc (TsCompetitorsMap *self, const TsView *view, const CompetitorsContract *contract)
{
  CompetitorsArc *arc = &self->arcs[self->n_arcs];
  int rank = 0;

  for (int i = 0; i < self->n_arcs; i++)
    rank += (self->arcs[i].from == contract->from && self->arcs[i].to == contract->to) ||
            (self->arcs[i].from == contract->to && self->arcs[i].to == contract->from);
  *arc = (CompetitorsArc) {
    .from = contract->from,
    .to = contract->to,
    .rank = rank,
    .moving = contract->status == COMPETITORS_MOVING,
    .way = (float) contract->used / (float) contract->turns,
  };
  ts_seat_rgba (ts_seat_colour (view->header, contract->seat), &arc->colour);
  self->n_arcs++;
}

void
ts_competitors_map_show (TsCompetitorsMap *self, const TsView *view)
{
  const Competitors *state = view->state;

  self->danger =
      state->danger_face != 0 && state->base.phase != COMPETITORS_OVER ? state->danger_continent : -1;
  self->n_arcs = 0;
  for (int i = state->n_contracts - 1; i >= 0 && self->n_arcs < MAX_ARCS; i--)
    if (ts_competitors_is_open (&state->contracts[i]))
      add_arc (self, view, &state->contracts[i]);
  for (int continent = 0; continent < COMPETITORS_CONTINENTS; continent++)
    show_land (self, view, continent);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* --- the class --- */

static void
on_clicked (GtkButton *button, TsCompetitorsMap *self)
{
  for (int continent = 0; continent < COMPETITORS_CONTINENTS; continent++)
    if (self->lands[continent].button == GTK_WIDGET (button))
      g_signal_emit (self, signals[PICKED], 0, continent);
}

static void
add_land (TsCompetitorsMap *self, int continent)
{
  Land *land = &self->lands[continent];
  GtkWidget *box;

  land->button = gtk_button_new ();
  land->name = gtk_label_new (_ (ts_competitors_continents[continent].label));
  land->danger = ts_picture_new ("competitors-danger", -1);
  land->marks = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  gtk_widget_add_css_class (land->danger, "danger-token");
  gtk_widget_set_halign (land->marks, GTK_ALIGN_CENTER);
  gtk_label_set_wrap (GTK_LABEL (land->name), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (land->name), 9);
  gtk_label_set_justify (GTK_LABEL (land->name), GTK_JUSTIFY_CENTER);
  box = ts_column_new (1, land->danger, land->name, land->marks, NULL);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (land->button), box);
  gtk_widget_add_css_class (land->button, "continent");
  g_signal_connect (land->button, "clicked", G_CALLBACK (on_clicked), self);
  gtk_widget_set_parent (land->button, GTK_WIDGET (self));
}

static void
ts_competitors_map_dispose (GObject *object)
{
  TsCompetitorsMap *self = TS_COMPETITORS_MAP (object);

  for (int i = 0; i < COMPETITORS_CONTINENTS; i++)
    g_clear_pointer (&self->lands[i].button, gtk_widget_unparent);
  G_OBJECT_CLASS (ts_competitors_map_parent_class)->dispose (object);
}

static void
ts_competitors_map_class_init (TsCompetitorsMapClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_competitors_map_dispose;
  widget_class->snapshot = ts_competitors_map_snapshot;
  widget_class->get_request_mode = ts_competitors_map_get_request_mode;
  widget_class->measure = ts_competitors_map_measure;
  widget_class->size_allocate = ts_competitors_map_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "worldmap");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  signals[PICKED] = g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
ts_competitors_map_init (TsCompetitorsMap *self)
{
  self->danger = -1;
  ts_set_spoken (self, _ ("The world"));
  for (int i = 0; i < COMPETITORS_CONTINENTS; i++)
    add_land (self, i);
}

TsCompetitorsMap *
ts_competitors_map_new (void)
{
  return g_object_new (TS_TYPE_COMPETITORS_MAP, NULL);
}
