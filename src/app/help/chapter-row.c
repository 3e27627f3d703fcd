#include "chapter-row.h"

#include "config.h"
#include "widgets/style.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

#define SIGN 28 /* px */

struct _TsChapterRow {
  AdwExpanderRow parent_instance;

  const TsChapter *chapter;
  gboolean open;
  GArray *facts; /* of Fact */
};

typedef struct {
  TsRule rule;
  GtkWidget *row;
} Fact;

G_DEFINE_FINAL_TYPE (TsChapterRow, ts_chapter_row, ADW_TYPE_EXPANDER_ROW)

static GtkWidget *
add_fact (TsChapterRow *self, const TsRule *rule)
{
  Fact fact = { *rule, adw_action_row_new () };

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (fact.row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (fact.row), _ (rule->text));
  gtk_widget_add_css_class (fact.row, "fact");
  ts_text_hold_amounts (fact.row);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), fact.row);
  g_array_append_val (self->facts, fact);
  return fact.row;
}

/* Where it stands is said once for the chapter, and again where it is elsewhere. */
static void
add_rule (TsChapterRow *self, const TsRule *rule)
{
  const TsSource *source = ts_rule_source (self->chapter, rule);
  GtkWidget *row = add_fact (self, rule);

  if (source != &self->chapter->source) {
    g_autofree char *text = ts_source_tell (source);

    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
  }
}

void
ts_chapter_row_add_sign (TsChapterRow *self, const TsBoardSign *sign)
{
  TsRule rule = { .text = sign->label };
  GtkWidget *row = add_fact (self, &rule);
  GtkWidget *picture = sign->icon != NULL ? ts_picture_new (sign->icon, SIGN) : adw_bin_new ();

  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (picture, sign->icon != NULL ? "sign" : "patch");
  if (sign->style != NULL)
    gtk_widget_add_css_class (picture, sign->style);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), picture);
}

gboolean
ts_chapter_row_search (TsChapterRow *self, const char *typed)
{
  gboolean looks = *typed != '\0';
  gboolean any = FALSE;

  for (guint i = 0; i < self->facts->len; i++) {
    Fact *fact = &g_array_index (self->facts, Fact, i);
    gboolean fits = ts_rule_fits (self->chapter, &fact->rule, typed);

    gtk_widget_set_visible (fact->row, fits);
    any |= fits;
  }
  gtk_widget_set_visible (GTK_WIDGET (self), any);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self), looks || self->open);
  return any;
}

static void
ts_chapter_row_finalize (GObject *object)
{
  g_array_unref (TS_CHAPTER_ROW (object)->facts);
  G_OBJECT_CLASS (ts_chapter_row_parent_class)->finalize (object);
}

static void
ts_chapter_row_class_init (TsChapterRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ts_chapter_row_finalize;
}

static void
ts_chapter_row_init (TsChapterRow *self)
{
  self->facts = g_array_new (FALSE, FALSE, sizeof (Fact));
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  ts_text_hold_amounts (self);
}

TsChapterRow *
ts_chapter_row_new (const TsChapter *chapter, gboolean open)
{
  TsChapterRow *self = g_object_new (TS_TYPE_CHAPTER_ROW, NULL);

  self->chapter = chapter;
  self->open = open;
  gtk_widget_add_css_class (GTK_WIDGET (self), "chapter");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), _ (chapter->heading));
  if (ts_source_is_named (&chapter->source)) {
    g_autofree char *source = ts_source_tell (&chapter->source);

    adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), source);
  }
  for (const TsRule *rule = chapter->rules; rule->text != NULL; rule++)
    add_rule (self, rule);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self), open);
  return self;
}
