#include "event-tables-row.h"

#include "config.h"

#include <glib/gi18n-lib.h>

#define CELL    7.0f /* of the picture: a cell with the gap after it */
#define GAP     1.5f
#define BETWEEN 8.0f /* the tables */
#define WIDTH   (2 * COMPETITORS_CONTINENTS * CELL + BETWEEN)
#define HEIGHT  (COMPETITORS_FACES * CELL)

/* Its two tables in small, with the cells that are typed in: a column for each continent, a row for each
 * face. */
static GtkWidget *
new_picture (const TsEventTables *set)
{
  static const GdkRGBA colours[] = { { 0.91f, 0.27f, 0.23f, 1 }, { 0.06f, 0.37f, 0.66f, 1 } };
  static const GdkRGBA empty = { 0.5f, 0.5f, 0.5f, 0.3f };
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GdkPaintable) drawn = NULL;
  GtkWidget *picture;

  for (int i = 0; i < COMPETITORS_CELLS; i++) {
    int column = i / COMPETITORS_FACES, table = column / COMPETITORS_CONTINENTS;
    float x = (float) column * CELL + (float) table * BETWEEN, y = (float) (i % COMPETITORS_FACES) * CELL;

    if (gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL)
      x = WIDTH - x - CELL;
    gtk_snapshot_append_color (snapshot, set->cells[i].text != NULL ? &colours[table] : &empty,
                               &GRAPHENE_RECT_INIT (x, y, CELL - GAP, CELL - GAP));
  }
  drawn = gtk_snapshot_free_to_paintable (snapshot, &GRAPHENE_SIZE_INIT (WIDTH, HEIGHT));
  picture = gtk_picture_new_for_paintable (drawn);
  gtk_picture_set_can_shrink (GTK_PICTURE (picture), FALSE);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  return picture;
}

/* (transfer full) */
static char *
tell_filled (const TsEventTablesItem *item)
{
  int filled;

  if (item->set == NULL)
    return g_strdup (item->problem);
  filled = ts_event_tables_count_all (item->set);
  if (filled == COMPETITORS_CELLS)
    /* Translators: of all cells of two tables */
    return g_strdup_printf (_ ("All %d cells are typed in"), COMPETITORS_CELLS);
  /* Translators: so many cells of two tables, of so many */
  return g_strdup_printf (_ ("%d of %d cells"), filled, COMPETITORS_CELLS);
}

static void
add_item (GMenu *menu, const char *label, const char *action, const char *id)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "s", id);
  g_menu_append_item (menu, item);
}

static GtkWidget *
new_menu_button (const TsEventTablesItem *item)
{
  GtkWidget *button = gtk_menu_button_new ();
  g_autoptr (GMenu) menu = g_menu_new ();
  /* Translators: %s is the title of a table set */
  g_autofree char *name = g_strdup_printf (_ ("What to do with “%s”"), item->title);

  if (item->set != NULL) {
    add_item (menu, _ ("_Rename…"), "sets.rename", item->id);
    add_item (menu, _ ("_Duplicate"), "sets.duplicate", item->id);
  }
  add_item (menu, _ ("_Export…"), "sets.export", item->id);
  add_item (menu, _ ("Re_move"), "sets.remove", item->id);
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "touch");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return button;
}

GtkWidget *
ts_event_tables_row_new (const TsEventTablesItem *item)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *filled = tell_filled (item);

  gtk_widget_set_name (row, item->id);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), item->title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 2);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), filled);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 5);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), new_menu_button (item));
  if (item->set == NULL) {
    gtk_widget_add_css_class (row, "problem");
    return row;
  }
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), new_picture (item->set));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "sets.open");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", item->id);
  return row;
}
