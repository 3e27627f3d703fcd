#include "record-menu.h"

#include "amend-sheet.h"
#include "amend-verbs.h"
#include "config.h"

#include <glib/gi18n-lib.h>

static void
add (GMenu *section, const char *label, const char *action, guint record)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "u", record);
  g_menu_append_item (section, item);
}

/* Whether it could be another, or something else could stand there. */
static gboolean
can_change (const TsSession *session, guint record)
{
  g_autoptr (GPtrArray) others = ts_amend_verbs_list (session, record);

  return others->len > 0 || ts_amend_sheet_asks (ts_session_record (session, record));
}

static void
add_section (GMenu *menu, GMenu *section)
{
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
  g_object_unref (section);
}

/* To look at it: that is all that can be done with what was taken back. */
static void
add_look (GMenu *section, const char *action, guint record)
{
  add (section, _ ("Look at This _Moment"), action, record);
}

GMenuModel *
ts_record_menu_new_gone (const TsRecord *record)
{
  GMenu *menu = g_menu_new ();

  add_look (menu, "win.look-at-gone", record->said);
  return G_MENU_MODEL (menu);
}

GMenuModel *
ts_record_menu_new (const TsSession *session, guint record)
{
  GMenu *menu = g_menu_new ();
  GMenu *amend = g_menu_new ();
  GMenu *go = g_menu_new ();

  if (can_change (session, record))
    add (amend, _ ("_Change…"), "history.change", record);
  add (amend, _ ("_Leave Out…"), "history.leave-out", record);
  add_look (go, "win.look-back", record);
  add (go, _ ("_Take Back This and All After It"), "history.take-back", record);
  add_section (menu, amend);
  add_section (menu, go);
  return G_MENU_MODEL (menu);
}
