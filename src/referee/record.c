#include "record.h"

#include <string.h>

static void
amendment_free (TsAmendment *self)
{
  g_ptr_array_unref (self->out);
  g_ptr_array_unref (self->in);
  g_free (self);
}

TsRecord *
ts_record_new (const TsEntry *entry, const GArray *posted, const GString *line)
{
  gsize size = posted->len * sizeof (TsEffect);
  TsRecord *self = g_malloc (sizeof (TsRecord) + size + line->len + 1);

  *self = (TsRecord) { .verb = entry->verb, .who = entry->who, .n_effects = posted->len };
  g_ref_count_init (&self->n_refs);
  if (size > 0)
    memcpy (self->effects, posted->data, size);
  memcpy (self->effects + posted->len, line->str, line->len + 1);
  return self;
}

TsRecord *
ts_record_ref (TsRecord *self)
{
  g_ref_count_inc (&self->n_refs);
  return self;
}

void
ts_record_unref (TsRecord *self)
{
  if (!g_ref_count_dec (&self->n_refs))
    return;
  g_free (self->before);
  g_free (self->packed);
  if (self->was != NULL)
    ts_player_clear (self->was);
  g_free (self->was);
  g_free (self->told);
  g_clear_pointer (&self->amendment, amendment_free);
  g_free (self);
}

const char *
ts_record_line (const TsRecord *self)
{
  return (const char *) (self->effects + self->n_effects);
}

static gboolean
has_like_effects (const TsRecord *self, const TsRecord *other)
{
  if (self->n_effects != other->n_effects)
    return FALSE;
  for (guint i = 0; i < self->n_effects; i++) {
    const TsEffect *a = &self->effects[i];
    const TsEffect *b = &other->effects[i];

    if (a->seat != b->seat || a->counter != b->counter || a->by != b->by || strcmp (a->because, b->because))
      return FALSE;
  }
  return TRUE;
}

static gboolean
was_like (const TsPlayer *self, const TsPlayer *other)
{
  if (self == NULL || other == NULL)
    return self == other;
  return strcmp (self->written, other->written) == 0 && g_strcmp0 (self->colour, other->colour) == 0;
}

gboolean
ts_record_is_like (const TsRecord *self, const TsRecord *other)
{
  return self->who == other->who && strcmp (ts_record_line (self), ts_record_line (other)) == 0 &&
         was_like (self->was, other->was) && has_like_effects (self, other);
}

TsEntry *
ts_record_read (const TsRecord *self, const TsHeader *header)
{
  const char *line = ts_record_line (self);
  TsEntry *entry = ts_entry_read_line (header->game, header->rules, line, strlen (line), FALSE, NULL);

  if (entry->who == TS_NOBODY) {
    entry->who = self->who;
    entry->who_is_turn = TRUE;
  }
  return entry;
}
