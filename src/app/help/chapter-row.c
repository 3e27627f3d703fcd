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
  GArray *facts;       /* of Fact */
  GPtrArray *pictures; /* their rows */
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

/* --- pictures --- */

/* As high as its width asks for: a GtkPicture alone may be without any height in a list. */
static void
measure (GtkWidget *frame,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural,
         int *minimum_baseline G_GNUC_UNUSED,
         int *natural_baseline G_GNUC_UNUSED)
{
  GdkPaintable *picture = gtk_picture_get_paintable (GTK_PICTURE (gtk_widget_get_first_child (frame)));
  int width = gdk_paintable_get_intrinsic_width (picture);
  int height = gdk_paintable_get_intrinsic_height (picture);

  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? width
             : for_size < 0 || for_size >= width       ? height
                                                       : height * for_size / width;
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 0 : *natural;
}

static void
allocate (GtkWidget *frame, int width, int height, int baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (frame), width, height, baseline, NULL);
}

static GtkSizeRequestMode
get_mode (GtkWidget *frame G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
read_picture (TsChapterRow *self, GParamSpec *property G_GNUC_UNUSED, GtkWidget *row)
{
  GtkWidget *frame, *picture;

  if (!adw_expander_row_get_expanded (ADW_EXPANDER_ROW (self)) ||
      gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row)) != NULL)
    return;
  frame = adw_bin_new ();
  picture = gtk_picture_new_for_resource (g_object_get_data (G_OBJECT (row), "resource"));
  gtk_picture_set_content_fit (GTK_PICTURE (picture), GTK_CONTENT_FIT_SCALE_DOWN);
  gtk_picture_set_alternative_text (GTK_PICTURE (picture), g_object_get_data (G_OBJECT (row), "about"));
  adw_bin_set_child (ADW_BIN (frame), picture);
  gtk_widget_set_layout_manager (frame, gtk_custom_layout_new (get_mode, measure, allocate));
  gtk_widget_add_css_class (frame, "guide-picture");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), frame);
}

void
ts_chapter_row_add_picture (TsChapterRow *self, const char *resource, const char *about)
{
  GtkWidget *row = g_object_new (ADW_TYPE_PREFERENCES_ROW, "activatable", FALSE, "title", about, NULL);

  g_object_set_data_full (G_OBJECT (row), "resource", g_strdup (resource), g_free);
  g_object_set_data (G_OBJECT (row), "about", (gpointer) about);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
  g_ptr_array_add (self->pictures, row);
  g_signal_connect_object (self, "notify::expanded", G_CALLBACK (read_picture), row, G_CONNECT_DEFAULT);
  read_picture (self, NULL, row);
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
  for (guint i = 0; i < self->pictures->len; i++)
    gtk_widget_set_visible (self->pictures->pdata[i], !looks);
  gtk_widget_set_visible (GTK_WIDGET (self), any);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self), looks || self->open);
  return any;
}

static void
ts_chapter_row_finalize (GObject *object)
{
  g_array_unref (TS_CHAPTER_ROW (object)->facts);
  g_ptr_array_unref (TS_CHAPTER_ROW (object)->pictures);
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
  self->pictures = g_ptr_array_new ();
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
