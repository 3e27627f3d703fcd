/* The order is that of scene.c: level by level from below, on each first the planks, then shadows, then
 * crates from the back. In parallel projection all crates of a colour look the same from one side, so each
 * look is drawn once for a view, and then only moved: a turn draws a handful of crates, however many stand
 * there. */
#include "painting.h"

#include "games/warehouse-wars/rules/support.h"
#include "shadow.h"
#include "sprite.h"
#include "widgets/seat.h"

#include <string.h>

/* The looks of crates: of each seat, dull or pointed out, and what does not fit. */
#define LOOKS        (2 * WAREHOUSE_SEATS + 1)
#define REFUSED      (2 * WAREHOUSE_SEATS)
#define IN_HAND      WAREHOUSE_SEATS /* the seat of the ghost, among the crates */
#define HAND_OPACITY 0.62
#define MANY         60 /* pieces from which on a picture that moves is a plain one */

struct _WarehouseArt {
  GdkRGBA fills[WAREHOUSE_SEATS];
  GskPath *shapes[WAREHOUSE_SEATS];
  GskPath *cross;
  WarehouseSprite crates[LOOKS];
  WarehouseProjection projection; /* the crates are drawn for its turn and its scale */
  gboolean bold;
  double scale;
};

static const GdkRGBA wood = { 0.81f, 0.56f, 0.30f, 1 };
static const GdkRGBA red = { 0.88f, 0.11f, 0.14f, 1 };

WarehouseArt *
ts_warehouse_wars_art_new (const TsHeader *header)
{
  WarehouseArt *self = g_new0 (WarehouseArt, 1);

  for (int seat = 0; seat < WAREHOUSE_SEATS; seat++) {
    ts_seat_rgba (ts_seat_colour (header, seat), &self->fills[seat]);
    self->shapes[seat] = ts_warehouse_wars_shape (seat);
  }
  self->cross = ts_warehouse_wars_cross ();
  return self;
}

static void
forget_crates (WarehouseArt *self)
{
  for (int i = 0; i < LOOKS; i++)
    ts_warehouse_wars_sprite_clear (&self->crates[i]);
}

void
ts_warehouse_wars_art_free (WarehouseArt *self)
{
  forget_crates (self);
  for (int seat = 0; seat < WAREHOUSE_SEATS; seat++)
    gsk_path_unref (self->shapes[seat]);
  gsk_path_unref (self->cross);
  g_free (self);
}

/* --- crates --- */

static const WarehouseSprite *
crate_sprite (WarehouseArt *self, int look)
{
  WarehousePaint paint = {
    .fill = look == REFUSED ? red : self->fills[look / 2],
    .shape = look == REFUSED ? self->cross : self->shapes[look / 2],
    .lit = look != REFUSED && look % 2 == 1,
    .bold = self->bold,
  };
  g_autoptr (GskRenderNode) node = NULL;

  if (self->crates[look].texture == NULL) {
    node = ts_warehouse_wars_crate_node (&self->projection, &paint);
    ts_warehouse_wars_sprite_paint (&self->crates[look], node, self->scale);
  }
  return &self->crates[look];
}

static void
draw_crate (WarehouseArt *self,
            const WarehouseShow *show,
            GtkSnapshot *snapshot,
            const WarehouseCrate *crate,
            int look)
{
  WarehousePoint at =
      ts_warehouse_wars_project (&show->projection, crate->x, crate->y, ts_warehouse_wars_height (crate->z));

  ts_warehouse_wars_sprite_put (crate_sprite (self, look), snapshot, at.x, at.y);
}

static gboolean
is_in_set (const WarehouseSet *set, const WarehouseCrate *crate)
{
  for (int i = 0; i < set->length; i++)
    if (crate->x == set->x + i * set->dx && crate->y == set->y + i * set->dy &&
        crate->z == set->z + i * set->dz)
      return TRUE;
  return FALSE;
}

static gboolean
is_lit (const WarehouseShow *show, const WarehouseCrate *crate)
{
  for (int i = 0; i < show->n_sets && show->glow > 0; i++)
    if (is_in_set (&show->sets[i], crate))
      return TRUE;
  return FALSE;
}

static void
draw_piece (WarehouseArt *self, const WarehouseShow *show, GtkSnapshot *snapshot, const WarehouseCrate *crate)
{
  const WarehouseGhost *ghost = show->ghost;

  if (crate->seat != IN_HAND) {
    draw_crate (self, show, snapshot, crate, 2 * crate->seat + is_lit (show, crate));
    return;
  }
  gtk_snapshot_push_opacity (snapshot, HAND_OPACITY);
  draw_crate (self, show, snapshot, crate, ghost->refusal != NULL ? REFUSED : 2 * ghost->crate.seat);
  gtk_snapshot_pop (snapshot);
}

/* The crates that are to be seen, with the one in the hand, in the order of drawing. */
static int
collect_crates (const WarehouseShow *show, WarehouseCrate crates[WAREHOUSE_MAX_CRATES + 1])
{
  const WarehouseWars *state = show->view.state;
  int n = 0;

  for (int i = 0; i < state->n_crates; i++)
    if (state->crates[i].z <= show->top)
      crates[n++] = state->crates[i];
  if (show->ghost->shown && show->ghost->holds == WAREHOUSE_HOLDS_CRATE) {
    crates[n] = show->ghost->crate;
    crates[n++].seat = IN_HAND;
  }
  ts_warehouse_wars_sort (&show->projection, crates, n);
  return n;
}

/* --- planks --- */

static WarehouseFinish
finish_of (const WarehouseShow *show)
{
  const WarehouseWars *state = show->view.state;

  if (show->bold)
    return WAREHOUSE_BOLD;
  return show->moves && state->n_planks + state->n_crates > MANY ? WAREHOUSE_PLAIN : WAREHOUSE_FINE;
}

/* A cross in the middle of a plank that does not fit: it is red, and not only red. */
static void
draw_cross (const WarehouseShow *show, GtkSnapshot *snapshot)
{
  const WarehousePlank *plank = &show->ghost->plank;
  double middle = (plank->length - 1) / 2.0;
  gboolean along_x = plank->along == WAREHOUSE_ALONG_X;
  WarehouseBox box = { plank->x + (along_x ? middle : 0),
                       plank->y + (along_x ? 0 : middle),
                       ts_warehouse_wars_height (plank->z),
                       1,
                       1,
                       0 };
  WarehouseFace face = ts_warehouse_wars_polygon_top (&show->projection, &box);
  g_autoptr (GskPath) plus = ts_warehouse_wars_plus ();
  g_autoptr (GskPath) cross = ts_warehouse_wars_polygon_lay (&face, plus);

  gtk_snapshot_append_fill (snapshot, cross, GSK_FILL_RULE_WINDING, &(GdkRGBA) { 1, 1, 1, 1 });
}

static void
draw_plank_in_hand (const WarehouseShow *show, GtkSnapshot *snapshot)
{
  const WarehouseGhost *ghost = show->ghost;

  gtk_snapshot_push_opacity (snapshot, HAND_OPACITY);
  ts_warehouse_wars_planks_draw (&show->projection, &ghost->plank, 1, snapshot,
                                 ghost->refusal != NULL ? &red : &wood, finish_of (show));
  gtk_snapshot_pop (snapshot);
  if (ghost->refusal != NULL)
    draw_cross (show, snapshot);
}

static void
draw_planks (const WarehouseShow *show, GtkSnapshot *snapshot, int z)
{
  const WarehouseWars *state = show->view.state;
  const WarehouseGhost *ghost = show->ghost;
  WarehousePlank planks[WAREHOUSE_MAX_PLANKS];
  int n = 0;

  for (int i = 0; i < state->n_planks; i++)
    if (state->planks[i].z == z && z <= show->top)
      planks[n++] = state->planks[i];
  ts_warehouse_wars_planks_draw (&show->projection, planks, n, snapshot, &wood, finish_of (show));
  if (ghost->shown && ghost->holds == WAREHOUSE_HOLDS_PLANK && ghost->plank.z == z)
    draw_plank_in_hand (show, snapshot);
}

/* --- what is marked --- */

static WarehouseFace
cell_face (const WarehouseProjection *projection, int x, int y, double height)
{
  WarehouseBox box = { x, y, height, 1, 1, 0 };

  return ts_warehouse_wars_polygon_top (projection, &box);
}

static void
mark_open (const WarehouseShow *show, GtkSnapshot *snapshot, int z)
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();
  WarehouseTops tops = ts_warehouse_wars_tops (&show->view);
  GdkRGBA light = { 1, 1, 1, show->bold ? 1 : 0.55f };

  for (int x = 0; x < tops.width; x++)
    for (int y = 0; y < tops.depth; y++)
      if (ts_warehouse_wars_open_level (&tops, x, y) == z) {
        WarehouseFace face = cell_face (&show->projection, x, y, ts_warehouse_wars_height (z));

        ts_warehouse_wars_polygon_add (&face, 0.36, builder);
      }
  ts_warehouse_wars_stroke (snapshot, builder, &light, MAX (show->projection.scale * 0.035, 1));
}

static WarehousePoint
middle_of (const WarehouseProjection *projection, int x, int y, int z)
{
  return ts_warehouse_wars_project (projection, x + 0.5, y + 0.5,
                                    ts_warehouse_wars_height (z) + WAREHOUSE_CRATE_HEIGHT / 2);
}

/* A line through the crates of a set, which is seen even where they stand behind others. */
static void
add_set (const WarehouseProjection *projection,
         const WarehouseSet *set,
         GskPathBuilder *lines,
         GskPathBuilder *dots)
{
  for (int i = 0; i < set->length; i++) {
    WarehousePoint at =
        middle_of (projection, set->x + i * set->dx, set->y + i * set->dy, set->z + i * set->dz);

    if (i == 0)
      gsk_path_builder_move_to (lines, (float) at.x, (float) at.y);
    else
      gsk_path_builder_line_to (lines, (float) at.x, (float) at.y);
    gsk_path_builder_add_circle (dots, &GRAPHENE_POINT_INIT ((float) at.x, (float) at.y),
                                 (float) (projection->scale * 0.11));
  }
}

static void
draw_sets (const WarehouseShow *show, GtkSnapshot *snapshot)
{
  g_autoptr (GskPathBuilder) lines = gsk_path_builder_new ();
  g_autoptr (GskPathBuilder) dots = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  GdkRGBA dark = { 0.25f, 0.15f, 0, 0.55f };
  GdkRGBA glow = { 1, 0.83f, 0.25f, 1 };

  if (show->n_sets == 0 || show->glow <= 0)
    return;
  for (int i = 0; i < show->n_sets; i++)
    add_set (&show->projection, &show->sets[i], lines, dots);
  path = gsk_path_builder_to_path (lines);
  gtk_snapshot_push_opacity (snapshot, show->glow);
  ts_warehouse_wars_stroke_path (snapshot, path, &dark, show->projection.scale * 0.13);
  ts_warehouse_wars_stroke_path (snapshot, path, &glow, show->projection.scale * 0.075);
  ts_warehouse_wars_fill (snapshot, dots, &glow);
  gtk_snapshot_pop (snapshot);
}

static void
draw_cursor (const WarehouseShow *show, GtkSnapshot *snapshot)
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  const WarehouseSpot *cursor = show->cursor;
  WarehouseFace face;
  GdkRGBA dark = { 0.05f, 0.08f, 0.2f, 1 };
  GdkRGBA light = { 1, 0.92f, 0.4f, 1 };

  if (cursor == NULL)
    return;
  face = cell_face (&show->projection, cursor->x, cursor->y,
                    ts_warehouse_wars_height (cursor->z) +
                        (cursor->hit == WAREHOUSE_A_CRATE ? WAREHOUSE_CRATE_HEIGHT : 0));
  ts_warehouse_wars_polygon_add (&face, 0.03, builder);
  path = gsk_path_builder_to_path (builder);
  ts_warehouse_wars_stroke_path (snapshot, path, &dark, MAX (show->projection.scale * 0.1, 5));
  ts_warehouse_wars_stroke_path (snapshot, path, &light, MAX (show->projection.scale * 0.05, 2.5));
}

/* --- all of it --- */

static void
look_from (WarehouseArt *self, const WarehouseShow *show)
{
  if (self->projection.turn == show->projection.turn && self->projection.scale == show->projection.scale &&
      self->bold == show->bold && self->scale == show->scale)
    return;
  forget_crates (self);
  self->projection = show->projection;
  self->bold = show->bold;
  self->scale = show->scale;
}

/* The highest level that has something to draw. */
static int
highest (const WarehouseShow *show)
{
  const WarehouseGhost *ghost = show->ghost;
  int top = MIN (show->top, ts_warehouse_wars_levels (&show->view) - 1);

  if (!ghost->shown)
    return top;
  return MAX (top, ghost->holds == WAREHOUSE_HOLDS_CRATE ? ghost->crate.z : ghost->plank.z);
}

void
ts_warehouse_wars_art_draw (WarehouseArt *self,
                            const WarehouseShow *show,
                            PangoContext *pango,
                            GtkSnapshot *snapshot)
{
  WarehouseCrate crates[WAREHOUSE_MAX_CRATES + 1];
  int n = collect_crates (show, crates);
  int top = highest (show);
  int i = 0;

  look_from (self, show);
  ts_warehouse_wars_board_draw (&show->projection, pango, snapshot, finish_of (show));
  for (int z = 0; z <= top; z++) {
    draw_planks (show, snapshot, z);
    if (z == 0 || finish_of (show) != WAREHOUSE_PLAIN)
      ts_warehouse_wars_shadow_draw (&show->projection, &show->view, z, show->top, snapshot);
    if (show->marks_open)
      mark_open (show, snapshot, z);
    for (; i < n && crates[i].z == z; i++)
      draw_piece (self, show, snapshot, &crates[i]);
  }
  draw_sets (show, snapshot);
  draw_cursor (show, snapshot);
}
