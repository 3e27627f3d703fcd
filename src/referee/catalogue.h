/* catalogue.h — a file of translations, as msgfmt makes it. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _TsCatalogue TsCatalogue;

/* NULL if there is no such file, or it is none. (transfer full) */
TsCatalogue *ts_catalogue_open (const char *path);
void ts_catalogue_free (TsCatalogue *self);

/* The translation of a text, its context and a byte 4 before it if it has one; NULL if there is none.
 * _plural: that for `n` things. */
const char *ts_catalogue_find (const TsCatalogue *self, const char *text);
const char *ts_catalogue_find_plural (const TsCatalogue *self, const char *text, gulong n);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TsCatalogue, ts_catalogue_free)

G_END_DECLS
