#include "walk.h"

#include "languages.h"
#include "names.h"
#include "press.h"
#include "referee/game.h"
#include "store/table-list.h"
#include "widgets/seat-name.h"
#include "widgets/shrink.h"

#include <adwaita.h>
#include <string.h>

#define NARROWEST    360
#define PHONE_HEIGHT 640
#define WIDEST       1920
#define STEP         20
#define HIGHEST      1080
#define SOME         211 /* of all sizes one in so many; prime, so that everything meets */
#define NAMES        7
#define CARET        "GtkText - unexpected blinking" /* where a text with the focus is thrown away */
#define FAMILY       "👨‍👩‍👧‍👦"
#define TOUCH        6 /* px by which round corners may lie over each other */

static const int heights[] = { 360, PHONE_HEIGHT, 720, 800, HIGHEST };

/* What players are called instead: of 40 letters, some of which begin alike; of the widest ones; without a
 * place to break, some of which differ in the middle; of few; and in other scripts. */
static const struct {
  const char *id;
  const char *names[TS_MAX_SEATS];
} names[NAMES] = {
  { "their own", { NULL } },
  { "long",
    { "Maximiliane-Alexandra von Hohenschönberg", "Bo", "Maximiliane-Alexandra von Hohenschönbuch", "Al",
      "Wilhelmina-Theodora van der Westerhuizen", "Giovanni Battista" } },
  { "other",
    { "Świętosława Brzęczyszczykiewicz", "عبد الرحمن بن محمد الأندلسي", "Rodzina Żółć 🎲", "Ł",
      "勅使河原 麻衣子", "Ngọc Ánh Nguyễn" } },
  { "joined",
    { FAMILY FAMILY FAMILY FAMILY FAMILY, FAMILY FAMILY FAMILY FAMILY "👨‍👩‍👧",
      "Les 👩‍👩‍👧‍👧 de la rue d’à côté", FAMILY " Żółć", "🏳️‍🌈",
      "👩🏽‍🚀👨🏿‍🚒" } },
  { "wide",
    { "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWA", "WWWWWWWWWWWWWWWWWWWWWWWW", "W",
      "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWB", "MMMMMMMMMMMMMMMMMMMM",
      "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWC" } },
  { "short", { "a", "B", "c", "D", "e", "F" } },
  { "unbroken",
    { "Donaudampfschifffahrtsgesellschaftskapit", "Donaudampfschifffahrtsgemeinschaftskapit", "Ana",
      "Rindfleischetikettierungsüberwachungsauf", "Kraftfahrzeughaftpflichtversicherung",
      "Kraftfahrzeughandel" } },
};

G_STATIC_ASSERT (LANGUAGES % NAMES != 0); /* which is prime: each language meets each of the names */

const char *
walk_name (guint set, guint seat)
{
  return names[set % NAMES].names[seat];
}

char *
walk_rename (Walk *self, const char *table)
{
  const char *end = strchrnul (table, '\n');
  g_autofree char *header = g_strndup (table, (gsize) (end - table));
  g_auto (GStrv) parts = g_regex_split_simple ("\"name\": ?\"[^\"]*\"", header, 0, 0);
  g_autoptr (GString) result = g_string_new (parts[0]);

  if (walk_name (self->names, 0) == NULL)
    return g_strdup (table);
  for (guint i = 0; parts[i + 1] != NULL; i++)
    g_string_append_printf (result, "\"name\":\"%s\"%s", walk_name (self->names, i), parts[i + 1]);
  g_string_append (result, end);
  return g_string_free (g_steal_pointer (&result), FALSE);
}

/* --- what is wrong --- */

void
walk_complain (Walk *self, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_test_message ("%s: %d × %d, text %d×, %s names, %s: %s", self->what, frame_get_width (self->frame),
                  frame_get_height (self->frame), self->text, names[self->names].id, self->language, text);
  g_test_fail ();
}

graphene_rect_t
walk_place (Walk *self, gpointer widget)
{
  graphene_rect_t place;

  return gtk_widget_compute_bounds (widget, self->root, &place) ? place : *graphene_rect_zero ();
}

static const char *
text_of (GtkWidget *widget)
{
  GtkWidget *label = GTK_IS_LABEL (widget) ? widget : find (widget, GTK_TYPE_LABEL, NULL);

  return label != NULL ? gtk_label_get_label (GTK_LABEL (label)) : G_OBJECT_TYPE_NAME (widget);
}

static int
least_width (GtkWidget *widget)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

/* What shows so many lines of a text on purpose is not, as long as it shows its end: two names may begin
 * alike. */
static gboolean
is_cut (GtkWidget *widget)
{
  graphene_rect_t box;

  if (!TS_IS_SEAT_NAME (widget))
    return GTK_IS_LABEL (widget) &&
           (gtk_label_get_lines (GTK_LABEL (widget)) < 2 ||
            gtk_label_get_ellipsize (GTK_LABEL (widget)) != PANGO_ELLIPSIZE_MIDDLE) &&
           pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget)));
  return gtk_widget_compute_bounds (widget, widget, &box) && (int) box.size.width < least_width (widget);
}

#define BREAKS 5 /* letters that a name has at least which may be broken */

/* Whether it has something of a player's name. */
static gboolean
has_name (const char *word, guint set)
{
  for (guint seat = 0; seat < TS_MAX_SEATS && walk_name (set, seat) != NULL; seat++) {
    g_auto (GStrv) parts = g_strsplit (walk_name (set, seat), " ", -1);

    for (char **part = parts; *part != NULL; part++)
      if (strlen (*part) >= BREAKS && strstr (word, *part) != NULL)
        return TRUE;
  }
  return FALSE;
}

/* Whether the word around that place in a text is of a name, or is that of a file. Tables that lie in the
 * trash may have other names than those that are due. */
static gboolean
is_of_name (const char *text, const char *at)
{
  const char *start = at;
  g_autofree char *word = NULL;
  gboolean found;

  while (start > text && start[-1] != ' ' && start[-1] != '\n')
    start--;
  word = g_strndup (start, strcspn (start, " \n"));
  found = strstr (word, TS_TABLE_SUFFIX) != NULL;
  for (guint set = 0; set < NAMES; set++)
    found |= has_name (word, set);
  return found;
}

/* A long name may be, where there is no other way, and a link, which is there to be selected; the words of
 * Tableside are not. */
static gboolean
is_broken (GtkWidget *widget)
{
  PangoLayout *layout = GTK_IS_LABEL (widget) ? gtk_label_get_layout (GTK_LABEL (widget)) : NULL;
  GSList *lines = layout != NULL ? pango_layout_get_lines_readonly (layout) : NULL;
  const char *text = layout != NULL ? pango_layout_get_text (layout) : NULL;
  int n;
  const PangoLogAttr *letters = layout != NULL ? pango_layout_get_log_attrs_readonly (layout, &n) : NULL;

  if (layout != NULL && gtk_label_get_selectable (GTK_LABEL (widget)))
    return FALSE;
  for (; lines != NULL && lines->next != NULL; lines = lines->next) {
    PangoLayoutLine *next = lines->next->data;
    const char *at = text + pango_layout_line_get_start_index (next);

    if (!pango_layout_line_is_paragraph_start (next) &&
        !letters[g_utf8_pointer_to_offset (text, at)].is_line_break && !is_of_name (text, at))
      return TRUE;
  }
  return FALSE;
}

static gboolean
is_letter (const char *at)
{
  return g_unichar_isalpha (g_utf8_get_char (at));
}

/* Between a number and what it counts, or before a number that has its line for itself. */
static gboolean
parts_amount (const char *text, const char *line)
{
  const char *space = line > text ? line - 1 : text;
  const char *before = g_utf8_find_prev_char (text, space);

  if (*space != ' ' || before == NULL)
    return FALSE;
  if (g_ascii_isdigit (*before))
    return is_letter (line);
  return (is_letter (before) || *before == ':') &&
         g_regex_match_simple ("^[+−\\p{Cf}]*\\d[\\d.,]*[^\\w\\s]*$", line, 0, 0);
}

/* Whether it could be, in less room or more: where a line may end is no matter of how wide the window is. */
static gboolean
is_parted (GtkWidget *widget)
{
  PangoLayout *layout = GTK_IS_LABEL (widget) && gtk_label_get_wrap (GTK_LABEL (widget))
                            ? gtk_label_get_layout (GTK_LABEL (widget))
                            : NULL;
  const char *text = layout != NULL ? pango_layout_get_text (layout) : "";
  int n;
  const PangoLogAttr *letter = layout != NULL ? pango_layout_get_log_attrs_readonly (layout, &n) : NULL;

  for (const char *it = text; *it != '\0'; it = g_utf8_next_char (it), letter++)
    if (letter->is_line_break && parts_amount (text, it))
      return TRUE;
  return FALSE;
}

/* From right to left libadwaita 1.7 puts a child of a wrap box that would like to be wider than the box
 * beside it. */
static gboolean
is_misplaced (GtkWidget *widget)
{
  return gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL &&
         gtk_widget_get_ancestor (widget, ADW_TYPE_WRAP_BOX) != NULL;
}

/* What lies on something on purpose lies on nothing beside it: a token in a Shop not on the Shop’s name. */
static gboolean
is_beside (Walk *self, GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);
  graphene_rect_t place, below;

  if (!GTK_IS_OVERLAY (parent) || gtk_overlay_get_child (GTK_OVERLAY (parent)) == widget)
    return FALSE;
  place = walk_place (self, widget);
  below = walk_place (self, parent);
  return !lies_in (&place, &below, TOUCH);
}

/* `tappable` gets what can be tapped. What is in a GtkText scrolls as people write. */
static void
check_widget (Walk *self, GtkWidget *widget, GPtrArray *tappable)
{
  graphene_rect_t place = walk_place (self, widget);

  if (GTK_IS_SCROLLBAR (widget) || GTK_IS_TEXT (widget) || !gtk_widget_get_child_visible (widget) ||
      !gtk_widget_get_mapped (widget))
    return;
  if (!is_misplaced (widget) &&
      (place.origin.x < -1 || place.origin.x + place.size.width > (float) frame_get_width (self->frame) + 1))
    walk_complain (self, "%s “%s” is out of the window, from %.0f to %.0f", G_OBJECT_TYPE_NAME (widget),
                   text_of (widget), (double) place.origin.x, (double) (place.origin.x + place.size.width));
  if (is_cut (widget))
    walk_complain (self, "“%s” is cut off", text_of (widget));
  if (is_broken (widget))
    walk_complain (self, "a word of “%s” is broken", text_of (widget));
  if (is_beside (self, widget))
    walk_complain (self, "%s “%s” lies beyond what it lies on", G_OBJECT_TYPE_NAME (widget),
                   text_of (widget));
  if (is_parted (widget))
    walk_complain (self, "an amount of “%s” can be parted", text_of (widget));
  if (GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget))
    g_ptr_array_add (tappable, widget);
  if (TS_IS_SEAT_NAME (widget))
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_widget (self, child, tappable);
}

static gboolean
is_apart (const graphene_rect_t *one, const graphene_rect_t *other)
{
  graphene_rect_t both;

  return !graphene_rect_intersection (one, other, &both) || both.size.width <= TOUCH ||
         both.size.height <= TOUCH;
}

/* Line by line: a label may be wider than what it says. It may also be drawn smaller than it is. */
static gboolean
is_text_below (Walk *self, const graphene_rect_t *upper, GtkLabel *label)
{
  PangoLayoutIter *line = pango_layout_get_iter (gtk_label_get_layout (label));
  graphene_rect_t place = walk_place (self, label);
  float scale = place.size.width / (float) MAX (gtk_widget_get_width (GTK_WIDGET (label)), 1);
  gboolean is_below = FALSE;
  int left, top;

  gtk_label_get_layout_offsets (label, &left, &top);
  do {
    PangoRectangle text;

    pango_layout_iter_get_line_extents (line, NULL, &text);
    pango_extents_to_pixels (&text, NULL);
    is_below |=
        !is_apart (upper, &GRAPHENE_RECT_INIT (place.origin.x + scale * (float) (left + text.x),
                                               place.origin.y + scale * (float) (top + text.y),
                                               scale * (float) text.width, scale * (float) text.height));
  } while (pango_layout_iter_next_line (line));
  pango_layout_iter_free (line);
  return is_below;
}

static gboolean
has_text_below (Walk *self, const graphene_rect_t *upper, GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    return gtk_widget_get_mapped (widget) && is_text_below (self, upper, GTK_LABEL (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_text_below (self, upper, child))
      return TRUE;
  return FALSE;
}

/* What scrolls elsewhere is clipped there. What lies in the corner of something larger on purpose hides no
 * text of it. */
static gboolean
is_over (Walk *self, GtkWidget *upper, GtkWidget *lower)
{
  GtkWidget *parent = gtk_widget_get_parent (upper);
  graphene_rect_t place = walk_place (self, upper), other = walk_place (self, lower);

  if (gtk_widget_is_ancestor (upper, lower) || is_apart (&place, &other) ||
      gtk_widget_get_ancestor (upper, GTK_TYPE_SCROLLED_WINDOW) !=
          gtk_widget_get_ancestor (lower, GTK_TYPE_SCROLLED_WINDOW))
    return FALSE;
  return !GTK_IS_OVERLAY (parent) || parent != gtk_widget_get_parent (lower) ||
         has_text_below (self, &place, lower);
}

static void
check_overlaps (Walk *self, GPtrArray *tappable)
{
  for (guint i = 0; i < tappable->len; i++)
    for (guint j = i + 1; j < tappable->len; j++)
      if (is_over (self, tappable->pdata[j], tappable->pdata[i]))
        walk_complain (self, "“%s” lies over “%s”", text_of (tappable->pdata[j]),
                       text_of (tappable->pdata[i]));
}

/* What a board is laid out in is not drawn smaller but while the window changes. */
static gboolean
is_squeezed (GtkWidget *widget)
{
  return ADW_IS_MULTI_LAYOUT_VIEW (widget) &&
         least_width (widget) > gtk_widget_get_width (gtk_widget_get_parent (widget));
}

static gboolean
is_small_anyway (GtkWidget *widget)
{
  return TS_IS_SHRINK (widget) && !ADW_IS_MULTI_LAYOUT_VIEW (gtk_widget_get_first_child (widget));
}

/* A widget that needs more than the window has, or NULL: a breakpoint bin does not ask for what is in it. */
static GtkWidget *
find_too_wide (Walk *self, GtkWidget *widget)
{
  GtkWidget *found =
      least_width (widget) > frame_get_width (self->frame) || is_squeezed (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child) && !is_small_anyway (widget))
      found = find_too_wide (self, child);
  return found;
}

/* What in it is widest, from the outside in, each with its pixels. */
static void
tell_widest (GtkWidget *widget, GString *path)
{
  GtkWidget *widest = NULL;

  g_string_append_printf (path, " %s %d", G_OBJECT_TYPE_NAME (widget), least_width (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child) && (widest == NULL || least_width (child) > least_width (widest)))
      widest = child;
  if (widest != NULL)
    tell_widest (widest, path);
  else
    g_string_append_printf (path, " “%s”", text_of (widget));
}

/* What lies out of the window because of it need not be said as well. */
static gboolean
check_width (Walk *self)
{
  GtkWidget *wide = find_too_wide (self, self->root);
  g_autoptr (GString) path = g_string_new ("too wide:");

  if (wide == NULL)
    return TRUE;
  tell_widest (wide, path);
  walk_complain (self, "%s", path->str);
  return FALSE;
}

gboolean
walk_check (Walk *self)
{
  g_autoptr (GPtrArray) tappable = g_ptr_array_new ();

  if (!check_width (self))
    return FALSE;
  check_widget (self, self->root, tappable);
  check_overlaps (self, tappable);
  return TRUE;
}

void
walk_check_only (Walk *self)
{
  walk_check (self);
}

/* --- walking --- */

static guint
one_in (void)
{
  const char *walk = g_getenv ("TABLESIDE_WALK");

  return walk == NULL ? SOME : g_str_equal (walk, "all") ? 1 : (guint) MAX (atoi (walk), 1);
}

/* How often something is shown: at every size with all names and in all languages, or each with each. */
static guint
times_shown (guint times)
{
  if (g_strcmp0 (g_getenv ("TABLESIDE_WALK"), "all") == 0)
    return LANGUAGES * NAMES;
  return one_in () == 1 ? MAX (LANGUAGES, NAMES) : times;
}

/* Wherever one can go by keyboard, a screen reader says where one is, and which button of all. */
static void
check_names (Walk *self)
{
  guint named = 0;
  g_autofree char *fault = find_unnamed (self->root, &named), *alike = find_alike (self->root);
  /* (What a page can do is in its window, so that nothing in it takes the focus here.) */
  g_autofree char *bare = ADW_IS_DIALOG (self->root) ? find_bare (self->root) : NULL;

  if (fault != NULL)
    walk_complain (self, "%s", fault);
  if (alike != NULL)
    walk_complain (self, "%s", alike);
  if (bare != NULL)
    walk_complain (self, "%s", bare);
}

static Walk *walking; /* or NULL */

/* What GTK or libadwaita warns of is wrong at a size as well, and told once. */
static GLogWriterOutput
write_log (GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer data)
{
  if (walking == NULL || (level & (G_LOG_LEVEL_WARNING | G_LOG_LEVEL_CRITICAL)) == 0)
    return g_log_writer_default (level, fields, n_fields, data);
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE") && !g_str_has_prefix (fields[i].value, CARET))
      walk_complain (walking, "%s", (const char *) fields[i].value);
  return G_LOG_WRITER_HANDLED;
}

/* What is said by g_log () comes by itself. */
static void
hear_log (const char *domain, GLogLevelFlags level, const char *message, gpointer data)
{
  if (walking != NULL && (level & (G_LOG_LEVEL_WARNING | G_LOG_LEVEL_CRITICAL)) != 0)
    walk_complain (walking, "%s", message);
  else
    g_log_default_handler (domain, level, message, data);
}

static gboolean
is_fatal (const char *domain G_GNUC_UNUSED,
          GLogLevelFlags level G_GNUC_UNUSED,
          const char *message G_GNUC_UNUSED,
          gpointer data G_GNUC_UNUSED)
{
  return FALSE;
}

void
walk_begin (Walk *self, const char *name)
{
  static gsize listens = FALSE;

  *self = (Walk) { .n_shown = g_str_hash (name) % SOME, .turn = g_str_hash (name) % SOME };
  self->frame = frame_new (WIDEST, HIGHEST);
  if (g_once_init_enter (&listens)) {
    g_log_set_writer_func (write_log, NULL, NULL); /* there can be only one */
    g_log_set_default_handler (hear_log, NULL);
    g_once_init_leave (&listens, TRUE);
  }
  g_test_log_set_fatal_handler (is_fatal, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  walking = self;
}

void
walk_end (Walk *self)
{
  walking = NULL;
  g_test_log_set_fatal_handler (NULL, NULL);
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self->frame))));
  speak_english ();
}

static void
set_text (Walk *self, int times)
{
  self->text = times;
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", times * 96 * PANGO_SCALE, NULL);
  frame_resize (self->frame, WIDEST, HIGHEST); /* what is made before that is measured half and half */
}

void
walk_again (Walk *self)
{
  frame_resize (self->frame, frame_get_width (self->frame), frame_get_height (self->frame));
}

/* One height after the other, at the widths that are due. */
static void
walk_sizes (Walk *self, void (*check) (Walk *self))
{
  for (guint i = 0; i < G_N_ELEMENTS (heights); i++)
    for (int width = NARROWEST; width <= WIDEST; width += STEP)
      if (self->turn++ % one_in () == 0) {
        frame_resize (self->frame, width, heights[i]);
        check (self);
      }
}

/* Where there is least room. */
static void
check_narrowest (Walk *self, void (*check) (Walk *self))
{
  frame_resize (self->frame, NARROWEST, PHONE_HEIGHT);
  check (self);
}

/* The names and the language of that turn. */
static void
take_turn (Walk *self, guint turn)
{
  self->names = turn % NAMES;
  self->language = languages[turn % LANGUAGES].locale;
  speak (&languages[turn % LANGUAGES]);
}

void
walk_shown (Walk *self,
            guint times,
            void (*show) (Walk *self, gconstpointer data),
            gconstpointer data,
            void (*check) (Walk *self))
{
  guint n = times_shown (times);

  for (guint i = 0; i < n; i++, self->n_shown++) {
    take_turn (self, self->n_shown);
    for (int text = 1; text <= 2; text++) {
      set_text (self, text);
      show (self, data);
      check_names (self);
      walk_sizes (self, check);
      if (text == 2 && self->to_narrowest)
        check_narrowest (self, check);
      frame_set_child (self->frame, NULL);
    }
  }
  set_text (self, 1);
}

void
walk_narrowest (Walk *self,
                void (*show) (Walk *self, gconstpointer data),
                gconstpointer data,
                void (*check) (Walk *self))
{
  set_text (self, 2);
  for (guint i = 0; i < LANGUAGES; i++) {
    take_turn (self, self->n_shown + i);
    show (self, data);
    check_narrowest (self, check);
    frame_set_child (self->frame, NULL);
  }
  set_text (self, 1);
}
