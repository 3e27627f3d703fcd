/* entry-read.c — entries from JSON: syntax, then the verb, then what is missing. Whether an entry may be said
 * as things stand is looked at in entry.c, later. */
#include "entry.h"

#include "config.h"
#include "every-game.h"
#include "json.h"

#include "language.h"
#include <string.h>

/* --- what is there --- */

/* The keys that any entry may have. */
enum {
  DO,
  WHO,
  AT,
  NOTE,
  FROM,
  SUM,
  N_COMMON
};
static const char *const common_keys[] = { "do", "who", "at", "note", "from", "sum" };

static int
find_common (const char *key)
{
  for (int i = 0; i < N_COMMON; i++)
    if (*key == *common_keys[i] && strcmp (key, common_keys[i]) == 0)
      return i;
  return -1;
}

/* Puts the members that any entry may have each to its place, and returns how many there are. */
static guint
find_members (const GArray *members, JsonNode *common[N_COMMON])
{
  guint known = 0;

  for (guint i = 0; i < members->len; i++) {
    const TsJsonMember *member = &g_array_index (members, TsJsonMember, i);
    int place = find_common (member->key);

    if (place >= 0)
      common[place] = member->value;
    known += place >= 0;
  }
  return known;
}

#define NO_SEAT G_MININT /* said, and no seat */

/* A seat that any entry may have; TS_NOBODY if it is not there. */
static gboolean
read_seat (JsonNode *common[N_COMMON], guint place, int *seat, GError **error)
{
  JsonNode *node = common[place];
  gint64 number;

  *seat = TS_NOBODY;
  if (node == NULL)
    return TRUE;
  if (json_node_get_value_type (node) != G_TYPE_INT64)
    return ts_refuse (error, TS_ERROR_SYNTAX, _ ("“%s” should be the number of a seat."), common_keys[place]);
  number = json_node_get_int (node);
  *seat = number >= 0 && number < TS_MAX_SEATS ? (int) number : NO_SEAT;
  return TRUE;
}

/* A text that any entry may have; NULL if it is not there. */
static gboolean
read_text (JsonNode *common[N_COMMON], guint place, const char **text, GError **error)
{
  return ts_json_look_at_text (common[place], common_keys[place], text, error);
}

static gboolean
read_common (TsEntry *self, JsonNode *common[N_COMMON], const char **verb, GError **error)
{
  const char *sum = NULL, *note = NULL, *at = NULL;

  if (!read_text (common, DO, verb, error) || !read_text (common, AT, &at, error) ||
      !read_text (common, NOTE, &note, error) || !read_text (common, SUM, &sum, error))
    return FALSE;
  self->at = g_strdup (at);
  if (note != NULL && *note != '\0')
    self->note = g_strdup (note);
  if (*verb == NULL)
    return ts_refuse (error, TS_ERROR_SYNTAX, _ ("The line does not say what is done, as “do”."));
  return read_seat (common, WHO, &self->who, error);
}

/* Whether the verb has an argument of that name, in place of the seat whose phone said it. */
static gboolean
takes_from (const TsVerb *verb)
{
  return verb != NULL && ts_fields_find (verb->args, common_keys[FROM]) >= 0;
}

static gboolean
refuse_key (const TsEntry *self, const char *key, GError **error)
{
  /* Translators: a verb of the file format, a key that it does not have */
  return ts_refuse (error, TS_ERROR_SYNTAX, _ ("“%s” takes no “%s”."), self->verb->id, key);
}

/* Refuses the key that nobody asked for. */
static gboolean
refuse_unknown (const TsEntry *self, const GArray *members, GError **error)
{
  for (guint i = 0; i < members->len; i++) {
    const char *key = g_array_index (members, TsJsonMember, i).key;

    if (find_common (key) < 0 && ts_fields_find (self->verb->args, key) < 0)
      return refuse_key (self, key, error);
  }
  g_assert_not_reached ();
}

/* The keys of the verb; no others are there, but the `known` ones. */
static gboolean
read_args (TsEntry *self, const GArray *members, guint known, GError **error)
{
  const TsField *args = self->verb->args;

  if (self->verb->who == TS_WHO_TABLE && self->who != TS_NOBODY)
    return refuse_key (self, "who", error);
  for (guint i = 0; known < members->len && args != NULL && args[i].id != NULL; i++) {
    JsonNode *node = ts_json_find (members, args[i].id);

    if (node != NULL && !ts_field_read (&args[i], node, &self->values[i], error))
      return FALSE;
    known += node != NULL;
  }
  return known == members->len || refuse_unknown (self, members, error);
}

/* --- what goes with what --- */

/* Exactly one argument of each group that excludes each other. */
static gboolean
check_group (const TsEntry *self, int group, GError **error)
{
  const TsField *args = self->verb->args;
  g_autoptr (GString) names = NULL;
  guint given = 0;

  for (guint i = 0; args[i].id != NULL; i++)
    given += args[i].one_of == group && self->values[i].given;
  if (given == 1)
    return TRUE;
  names = g_string_new (NULL);
  for (guint i = 0; args[i].id != NULL; i++)
    if (args[i].one_of == group)
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", args[i].id);
  /* Translators: the first %s is a verb of the file format, the second a list of its arguments */
  return ts_refuse (error, TS_ERROR_SYNTAX, _ ("“%s” takes exactly one of: %s."), self->verb->id, names->str);
}

/* What another argument asks of this one. */
typedef enum {
  FREE,   /* nothing, or it does not say a word of its list */
  WANTED, /* it belongs to what was said */
  UNFIT,  /* it does not */
} Demand;

static Demand
demand_of (const TsEntry *self, const TsField *arg)
{
  const TsValue *with;

  if (arg->with == NULL)
    return FREE;
  with = ts_entry_value (self, arg->with);
  if (!with->given)
    return UNFIT;
  if (arg->with_words == 0)
    return WANTED;
  if (with->numbers[0] < 0)
    return FREE;
  return (arg->with_words & TS_WORD (with->numbers[0])) != 0 ? WANTED : UNFIT;
}

gboolean
ts_entry_takes (const TsEntry *entry, const TsField *arg)
{
  return demand_of (entry, arg) != UNFIT;
}

static gboolean
check_fits (const TsEntry *self, GError **error)
{
  const TsField *args = self->verb->args;

  for (guint i = 0; args != NULL && args[i].id != NULL; i++)
    if (self->values[i].given && !ts_entry_takes (self, &args[i]))
      /* Translators: two arguments of a verb of the file format */
      return ts_refuse (error, TS_ERROR_SYNTAX, _ ("“%s” does not go with this “%s”."), args[i].id,
                        args[i].with);
  return TRUE;
}

/* Whether an argument outside of groups has to be there. */
static gboolean
is_needed (const TsEntry *self, const TsField *arg, gboolean faceless)
{
  return !arg->optional && !(faceless && arg->type == TS_FIELD_DICE) &&
         (arg->with == NULL || demand_of (self, arg) == WANTED);
}

/* At least one argument, of a verb that asks for it. */
static gboolean
check_some (const TsEntry *self, GError **error)
{
  const TsField *args = self->verb->args;
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; args[i].id != NULL; i++) {
    if (self->values[i].given)
      return TRUE;
    g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", args[i].id);
  }
  /* Translators: the first %s is a verb of the file format, the second a list of its arguments */
  return ts_refuse (error, TS_ERROR_SYNTAX, _ ("“%s” takes at least one of: %s."), self->verb->id,
                    names->str);
}

static gboolean
check_missing (const TsEntry *self, gboolean faceless, GError **error)
{
  const TsField *args = self->verb->args;
  const char *missing = NULL;

  if (self->verb->who == TS_WHO_ANY && self->who == TS_NOBODY)
    missing = "who";
  for (guint i = 0; missing == NULL && args != NULL && args[i].id != NULL; i++) {
    if (args[i].one_of != 0) {
      if (!check_group (self, args[i].one_of, error))
        return FALSE;
    } else if (!self->values[i].given && is_needed (self, &args[i], faceless)) {
      missing = args[i].id;
    }
  }
  if (missing == NULL)
    return !self->verb->some || check_some (self, error);
  /* Translators: a verb of the file format, a key that it lacks */
  return ts_refuse (error, TS_ERROR_SYNTAX, _ ("“%s” needs “%s”."), self->verb->id, missing);
}

/* --- all of it --- */

static TsEntry *
read_entry (const TsGame *game, int rules, const GArray *members, gboolean faceless, GError **error)
{
  g_autoptr (TsEntry) self = ts_entry_new (NULL, TS_NOBODY);
  JsonNode *common[N_COMMON] = { NULL };
  const char *verb = NULL;
  guint known = find_members (members, common);

  if (!read_common (self, common, &verb, error))
    return NULL;
  self->verb = ts_verb_find (game, verb);
  if (takes_from (self->verb))
    known -= common[FROM] != NULL;
  else if (!read_seat (common, FROM, &self->from, error))
    return NULL;
  if (self->verb == NULL || self->verb->since > rules) {
    /* Translators: %s is said to be a verb of the file format */
    ts_refuse (error, TS_ERROR_UNKNOWN_VERB, _ ("There is no “%s” in this game."), verb);
    return NULL;
  }
  if (!read_args (self, members, known, error) || !check_fits (self, error) ||
      !check_missing (self, faceless, error))
    return NULL;
  return g_steal_pointer (&self);
}

TsEntry *
ts_entry_read_line (
    const TsGame *game, int rules, const char *line, gsize length, gboolean faceless, GError **error)
{
  g_autoptr (GArray) members = ts_json_read_members (line, length, error);

  return members != NULL ? read_entry (game, rules, members, faceless, error) : NULL;
}

TsEntry *
ts_entry_read (const TsGame *game, int rules, JsonObject *object, gboolean faceless, GError **error)
{
  g_autoptr (GArray) members = g_array_new (FALSE, FALSE, sizeof (TsJsonMember));
  JsonObjectIter iter;
  const char *key;
  JsonNode *value;

  json_object_iter_init (&iter, object);
  while (json_object_iter_next (&iter, &key, &value)) {
    TsJsonMember member = { (char *) key, value };

    g_array_append_val (members, member);
  }
  return read_entry (game, rules, members, faceless, error);
}
