#include "timeline.h"

#include "referee/every-game.h"

struct _TsTimelineItem {
  GObject parent_instance;

  TsTimelineLine line;
};

G_DEFINE_FINAL_TYPE (TsTimelineItem, ts_timeline_item, G_TYPE_OBJECT)

static void
ts_timeline_item_class_init (TsTimelineItemClass *klass G_GNUC_UNUSED)
{
}

static void
ts_timeline_item_init (TsTimelineItem *self G_GNUC_UNUSED)
{
}

const TsTimelineLine *
ts_timeline_item_get (TsTimelineItem *self)
{
  return &self->line;
}

/* --- the list --- */

struct _TsTimeline {
  GObject parent_instance;

  GArray *lines; /* of TsTimelineLine, the oldest first */
};

static GType
get_item_type (GListModel *model G_GNUC_UNUSED)
{
  return TS_TYPE_TIMELINE_ITEM;
}

static guint
get_n_items (GListModel *model)
{
  return TS_TIMELINE (model)->lines->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  TsTimeline *self = TS_TIMELINE (model);
  TsTimelineItem *item;

  if (position >= self->lines->len)
    return NULL;
  item = g_object_new (TS_TYPE_TIMELINE_ITEM, NULL);
  item->line = g_array_index (self->lines, TsTimelineLine, self->lines->len - 1 - position);
  return item;
}

static void
list_model_init (GListModelInterface *interface)
{
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (TsTimeline,
                               ts_timeline,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

/* --- what is to be seen --- */

static gboolean
concerns (const TsRecord *record, int seat)
{
  for (guint i = 0; i < record->n_effects; i++)
    if (record->effects[i].seat == seat)
      return TRUE;
  return record->who == seat;
}

static gboolean
moves_money (const TsRecord *record, const TsGame *game)
{
  for (guint i = 0; i < record->n_effects; i++)
    if (game->counters[record->effects[i].counter].money)
      return TRUE;
  return FALSE;
}

static gboolean
is_wanted (const TsTimelineLine *line, int filter, const TsGame *game)
{
  const TsVerb *verb = line->record->verb;

  switch (filter) {
  case TS_TIMELINE_ALL:
    return TRUE;
  case TS_TIMELINE_MONEY:
    return line->is_in_force && moves_money (line->record, game);
  case TS_TIMELINE_CORRECTIONS:
    return !line->is_in_force || line->is_again || verb == &ts_verb_adjust || verb == &ts_verb_seat;
  default:
    return concerns (line->record, filter);
  }
}

/* --- building --- */

typedef struct {
  const TsSession *session;
  TsTimeline *list;
  int filter;
  GPtrArray *amends; /* of TsRecord, in force, the oldest first */
  guint amend, left; /* the next ones */
  const TsRecord *last_left;
} Builder;

static void
add (Builder *self, TsTimelineLine line)
{
  if (is_wanted (&line, self->filter, ts_session_header (self->session)->game))
    g_array_append_val (self->list->lines, line);
}

static gboolean
throws_dice (const TsVerb *verb)
{
  for (guint i = 0; verb->args != NULL && verb->args[i].id != NULL; i++)
    if (verb->args[i].type == TS_FIELD_DICE)
      return TRUE;
  return FALSE;
}

/* What was left when up to `until` entries had been said, which stands at `place`. */
static void
add_left (Builder *self, guint until, guint place)
{
  guint at;

  for (; self->left < ts_session_n_left (self->session); self->left++) {
    const TsRecord *record = ts_session_left (self->session, self->left, &at);

    if (at > until)
      break;
    if (self->last_left == NULL)
      self->last_left = record;
    add (self, (TsTimelineLine) { .record = record, .place = place, .is_left = TRUE });
  }
}

/* What stands before the entry at `place`: what was left, and which old entries were changed. */
static void
add_between (Builder *self, guint place)
{
  self->last_left = NULL;
  add_left (self, place, place);
  for (; self->amend < self->amends->len; self->amend++) {
    const TsRecord *record = self->amends->pdata[self->amend];

    if (record->amendment->n_after > place && place < ts_session_n_records (self->session))
      break;
    add (self, (TsTimelineLine) { .record = record, .place = place });
  }
}

/* What can be put back, with what was left among it. */
static void
add_taken_back (Builder *self, guint n)
{
  guint place = n;

  for (guint i = ts_session_n_taken_back (self->session); i-- > 0;) {
    const TsRecord *record = ts_session_taken_back (self->session, i);

    add_left (self, place, n);
    add (self, (TsTimelineLine) { .record = record, .place = n, .is_left = TRUE });
    place += record->amendment == NULL;
  }
  add_left (self, G_MAXUINT, n);
}

static void
add_entry (Builder *self, guint place)
{
  const TsRecord *record = ts_session_record (self->session, place);
  gboolean again = self->last_left != NULL && self->last_left->verb == record->verb &&
                   self->last_left->who == record->who && throws_dice (record->verb);

  add (self, (TsTimelineLine) { .record = record, .place = place, .is_in_force = TRUE, .is_again = again });
}

static GPtrArray *
find_amends (const TsSession *session)
{
  g_autoptr (GPtrArray) deeds = ts_session_deeds (session);
  GPtrArray *amends = g_ptr_array_new ();

  for (guint i = 0; i < deeds->len; i++)
    if (((TsRecord *) deeds->pdata[i])->amendment != NULL)
      g_ptr_array_add (amends, deeds->pdata[i]);
  return amends;
}

TsTimeline *
ts_timeline_new (const TsSession *session, int filter)
{
  g_autoptr (GPtrArray) amends = find_amends (session);
  Builder builder = {
    .session = session, .list = g_object_new (TS_TYPE_TIMELINE, NULL), .filter = filter, .amends = amends
  };
  guint n = ts_session_n_records (session);

  for (guint place = 0; place < n; place++) {
    add_between (&builder, place);
    add_entry (&builder, place);
  }
  add_between (&builder, n);
  add_taken_back (&builder, n);
  return builder.list;
}

int
ts_timeline_find (TsTimeline *self, guint place)
{
  for (guint i = self->lines->len; i-- > 0;) {
    const TsTimelineLine *line = &g_array_index (self->lines, TsTimelineLine, i);

    if (line->is_in_force && line->place == place)
      return (int) (self->lines->len - 1 - i);
  }
  return -1;
}

static void
ts_timeline_finalize (GObject *object)
{
  g_array_unref (TS_TIMELINE (object)->lines);
  G_OBJECT_CLASS (ts_timeline_parent_class)->finalize (object);
}

static void
ts_timeline_class_init (TsTimelineClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ts_timeline_finalize;
}

static void
ts_timeline_init (TsTimeline *self)
{
  self->lines = g_array_new (FALSE, FALSE, sizeof (TsTimelineLine));
}
