#include "record-menu.h"

#include "config.h"

#include <glib/gi18n-lib.h>

static const struct {
  const char *label; /* N_() */
  const char *action;
} lines[] = {
  { N_ ("_Look at This Moment"), "win.look-back" },
  { N_ ("_Take Back This and All After It"), "history.take-back" },
};

GMenuModel *
ts_record_menu_new (guint record)
{
  GMenu *menu = g_menu_new ();

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++) {
    g_autoptr (GMenuItem) item = g_menu_item_new (_ (lines[i].label), NULL);

    g_menu_item_set_action_and_target (item, lines[i].action, "u", record);
    g_menu_append_item (menu, item);
  }
  return G_MENU_MODEL (menu);
}
