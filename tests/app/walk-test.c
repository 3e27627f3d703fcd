/* Walks through the phases of every game, with few and with many players, at widths from a phone to full HD:
 * what is asked is in sight, or comes first; nothing is cut off, nothing lies over something else, and
 * nothing is wider than the window.
 *
 * Widths, heights, names, sizes of text and languages go round, so that each phase meets some of each, and
 * each run the same ones. TABLESIDE_WALK=all tries every width with every one of the others, which takes
 * hours; TABLESIDE_WALK=5 every fifth of them. */
#include "config.h"
#include "frame.h"
#include "stage.h"
#include "store/table.h"
#include "widgets/board-panel.h"
#include "widgets/seat-name.h"
#include "widgets/shrink.h"

#include <glib/gi18n-lib.h>
#include <locale.h>

#define NARROWEST 360
#define WIDEST    1920
#define STEP      20
#define SOME      211 /* of all sizes one in so many; prime, so that everything meets */

#define SHOWN                                                                                                \
  2 /* times that each phase is, each in another language and with other names, unless all are               \
     */

#define PADDING 40 /* px above what is asked, and below it, where nothing else is */
#define TOUCH   6  /* px by which round corners may lie over each other */

static const char *const plays[] = { "any-game-hearts-4-players",     "any-game-money-3-players",
                                     "chip-shop-2-players",           "chip-shop-6-players",
                                     "competitors-2-players-harbour", "competitors-5-players-airport",
                                     "shopping-war-2-players",        "shopping-war-4-players",
                                     "snack-wars-2-players",          "snack-wars-5-players",
                                     "snack-wars-counted-after",      "warehouse-wars-whole-game",
                                     "warehouse-wars-broken-plank",   NULL };

static const char *const languages[] = { "C.UTF-8", "de_DE.UTF-8", "fr_FR.UTF-8", "es_ES.UTF-8",
                                         "it_IT.UTF-8" };
static const int heights[] = { 360, 640, 720, 800, 1080 };

/* What players are called instead: of 40 letters, some of which begin alike; of the widest ones; without a
 * place to break; of few; and in other scripts. */
static const struct {
  const char *id;
  const char *names[TS_MAX_SEATS];
} names[] = {
  { "their own", { NULL } },
  { "long",
    { "Maximiliane-Alexandra von Hohenschönberg", "Bo", "Maximiliane-Alexandra von Hohenschönbuch", "Al",
      "Wilhelmina-Theodora van der Westerhuizen", "Giovanni Battista" } },
  { "other",
    { "Świętosława Brzęczyszczykiewicz", "عبد الرحمن بن محمد الأندلسي", "Rodzina Żółć 🎲", "Ł",
      "Владислав-Александр", "Ngọc Ánh Nguyễn" } },
  { "wide",
    { "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWA", "WWWWWWWWWWWWWWWWWWWWWWWW", "W",
      "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWB", "MMMMMMMMMMMMMMMMMMMM",
      "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWC" } },
  { "short", { "a", "B", "c", "D", "e", "F" } },
  { "unbroken",
    { "Donaudampfschifffahrtsgesellschaftskapit", "Rindfleischetikettierungsüberwachungsauf", "Ana",
      "Donaudampfschifffahrtselektrizitätenhaup", "Kraftfahrzeughaftpflichtversicherung",
      "Kraftfahrzeughandel" } },
};

/* --- what is wrong --- */

typedef struct {
  const char *play;
  const char *phase;
  const char *language;
  const char *names;
  int text; /* times its size */
  guint n_shown;
  Frame *frame;
  TsPlayPage *page;
} Walk;

static void G_GNUC_PRINTF (2, 3) complain (Walk *self, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_test_message ("%s, %s: %d × %d, text %d×, %s names, %s: %s", self->play, self->phase,
                  frame_get_width (self->frame), frame_get_height (self->frame), self->text, self->names,
                  self->language, text);
  g_test_fail ();
}

/* What GTK or libadwaita warns of is wrong at a size as well. */
static gboolean
on_warning (const char *domain G_GNUC_UNUSED,
            GLogLevelFlags level G_GNUC_UNUSED,
            const char *message,
            gpointer walk)
{
  complain (walk, "%s", message);
  return FALSE;
}

static graphene_rect_t
place_of (Walk *self, gpointer widget)
{
  graphene_rect_t place;

  return gtk_widget_compute_bounds (widget, GTK_WIDGET (self->page), &place) ? place : *graphene_rect_zero ();
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

static gboolean
is_cut (GtkWidget *widget)
{
  if (!TS_IS_SEAT_NAME (widget))
    return GTK_IS_LABEL (widget) && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget)));
  return gtk_widget_get_width (widget) < least_width (widget);
}

/* A long name may be, where there is no other way; the words of Tableside are not. */
static gboolean
is_broken (Walk *self, GtkWidget *widget)
{
  PangoLayout *layout = GTK_IS_LABEL (widget) ? gtk_label_get_layout (GTK_LABEL (widget)) : NULL;
  GSList *lines = layout != NULL ? pango_layout_get_lines_readonly (layout) : NULL;
  const char *text = layout != NULL ? pango_layout_get_text (layout) : NULL;
  int n;
  const PangoLogAttr *letters = layout != NULL ? pango_layout_get_log_attrs_readonly (layout, &n) : NULL;

  if (self->names != names[0].id)
    return FALSE;
  for (; lines != NULL && lines->next != NULL; lines = lines->next) {
    PangoLayoutLine *next = lines->next->data;

    if (!letters[g_utf8_pointer_to_offset (text, text + pango_layout_line_get_start_index (next))]
             .is_line_break)
      return TRUE;
  }
  return FALSE;
}

/* `tappable` gets what can be tapped. What is in a GtkText scrolls as people write. */
static void
check_widget (Walk *self, GtkWidget *widget, GPtrArray *tappable)
{
  graphene_rect_t place = place_of (self, widget);

  if (GTK_IS_SCROLLBAR (widget) || GTK_IS_TEXT (widget) || !gtk_widget_get_child_visible (widget) ||
      !gtk_widget_get_mapped (widget))
    return;
  if (place.origin.x < -1 || place.origin.x + place.size.width > (float) frame_get_width (self->frame) + 1)
    complain (self, "%s “%s” is out of the window, from %.0f to %.0f", G_OBJECT_TYPE_NAME (widget),
              text_of (widget), (double) place.origin.x, (double) (place.origin.x + place.size.width));
  if (is_cut (widget))
    complain (self, "“%s” is cut off", text_of (widget));
  if (is_broken (self, widget))
    complain (self, "a word of “%s” is broken", text_of (widget));
  if (GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget))
    g_ptr_array_add (tappable, widget);
  if (TS_IS_SEAT_NAME (widget))
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_widget (self, child, tappable);
}

/* What scrolls elsewhere is clipped there. */
static gboolean
is_over (Walk *self, GtkWidget *upper, GtkWidget *lower)
{
  graphene_rect_t one = place_of (self, upper), other = place_of (self, lower), both;

  return !gtk_widget_is_ancestor (upper, lower) && graphene_rect_intersection (&one, &other, &both) &&
         both.size.width > TOUCH && both.size.height > TOUCH &&
         gtk_widget_get_ancestor (upper, GTK_TYPE_SCROLLED_WINDOW) ==
             gtk_widget_get_ancestor (lower, GTK_TYPE_SCROLLED_WINDOW);
}

static void
check_overlaps (Walk *self, GPtrArray *tappable)
{
  for (guint i = 0; i < tappable->len; i++)
    for (guint j = i + 1; j < tappable->len; j++)
      if (is_over (self, tappable->pdata[j], tappable->pdata[i]))
        complain (self, "“%s” lies over “%s”", text_of (tappable->pdata[j]), text_of (tappable->pdata[i]));
}

/* Of the board's panel the part that is to be seen: all of it, or its top at the top. */
static void
check_asked (Walk *self)
{
  GtkWidget *board = GTK_WIDGET (ts_play_page_get_board (self->page));
  GtkWidget *panel = find (board, GTK_TYPE_WIDGET, ".asked");
  graphene_rect_t seen, asked;
  float below;

  if (panel == NULL)
    return;
  seen = place_of (self, gtk_widget_get_ancestor (panel, GTK_TYPE_SCROLLED_WINDOW));
  asked = place_of (self, TS_IS_BOARD_PANEL (panel)
                              ? (gpointer) ts_board_panel_get_visible (TS_BOARD_PANEL (panel))
                              : panel);
  below = asked.origin.y + asked.size.height - seen.origin.y - seen.size.height;
  if (asked.origin.y < seen.origin.y - 1 || asked.origin.y > seen.origin.y + PADDING)
    complain (self, "what is asked is not at the top: from %.0f on, seen from %.0f on",
              (double) asked.origin.y, (double) seen.origin.y);
  if (below > 1 && asked.size.height < seen.size.height - PADDING)
    complain (self, "what is asked could be seen, but is not: %.0f px of it", (double) below);
}

static void
check_bar (Walk *self)
{
  GtkWidget *bar = find (GTK_WIDGET (self->page), GTK_TYPE_BUTTON, ".default-button");
  graphene_rect_t place = place_of (self, bar);

  if (gtk_widget_get_visible (bar) &&
      place.origin.y + place.size.height > (float) frame_get_height (self->frame) + 1)
    complain (self, "the big button is out of the window");
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
  GtkWidget *wide = find_too_wide (self, GTK_WIDGET (self->page));
  g_autoptr (GString) path = g_string_new ("too wide:");

  if (wide == NULL)
    return TRUE;
  tell_widest (wide, path);
  complain (self, "%s", path->str);
  return FALSE;
}

static void
check (Walk *self)
{
  g_autoptr (GPtrArray) tappable = g_ptr_array_new ();

  if (!check_width (self))
    return;
  check_widget (self, GTK_WIDGET (self->page), tappable);
  check_overlaps (self, tappable);
  check_asked (self);
  check_bar (self);
}

/* --- walking --- */

static guint
one_in (void)
{
  const char *walk = g_getenv ("TABLESIDE_WALK");

  return walk == NULL ? SOME : g_str_equal (walk, "all") ? 1 : (guint) MAX (atoi (walk), 1);
}

static void
set_text (Walk *self, int times)
{
  self->text = times;
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", times * 96 * PANGO_SCALE, NULL);
}

/* Where a language is not there the page is in English. */
static void
set_language (Walk *self, const char *language)
{
  self->language = setlocale (LC_MESSAGES, language) != NULL ? language : setlocale (LC_MESSAGES, "C.UTF-8");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("TABLESIDE_CATALOGUES"));
}

/* The header with the names of that set. */
static char *
rename_players (const char *header, guint set)
{
  g_auto (GStrv) parts = g_regex_split_simple ("\"name\": ?\"[^\"]*\"", header, 0, 0);
  g_autoptr (GString) result = g_string_new (parts[0]);

  if (names[set].names[0] == NULL)
    return g_strdup (header);
  for (guint i = 0; parts[i + 1] != NULL; i++)
    g_string_append_printf (result, "\"name\":\"%s\"%s", names[set].names[i], parts[i + 1]);
  return g_string_free (g_steal_pointer (&result), FALSE);
}

static void
show_table (Walk *self, const char *text)
{
  g_autofree char *path = put_table ("walk.tableside", text);
  g_autoptr (GError) error = NULL;
  g_autoptr (TsTable) table = ts_table_open (path, ts_games, &error);

  g_assert_no_error (error);
  self->page = ts_play_page_new (table);
  frame_set_child (self->frame, GTK_WIDGET (self->page));
}

/* One size of the text and one height after the other, at the widths that are due. */
static void
walk_widths (Walk *self, guint *turn)
{
  for (int times = 1; times <= 2; times++) {
    set_text (self, times);
    for (guint i = 0; i < G_N_ELEMENTS (heights); i++)
      for (int width = NARROWEST; width <= WIDEST; width += STEP)
        if ((*turn)++ % one_in () == 0) {
          frame_resize (self->frame, width, heights[i]);
          check (self);
        }
  }
  set_text (self, 1);
}

static void
walk_phase (Walk *self, const char *header, const char *entries, guint *turn)
{
  guint n = one_in () == 1 ? G_N_ELEMENTS (languages) * G_N_ELEMENTS (names) : SHOWN;

  for (guint i = 0; i < n; i++, self->n_shown++) {
    guint set = self->n_shown % G_N_ELEMENTS (names);
    g_autofree char *renamed = rename_players (header, set);
    g_autofree char *text = g_strdup_printf ("%s\n%s", renamed, entries);

    self->names = names[set].id;
    set_language (self, languages[self->n_shown % G_N_ELEMENTS (languages)]);
    show_table (self, text);
    walk_widths (self, turn);
    frame_set_child (self->frame, NULL);
  }
}

/* Each phase when it is reached first. */
static void
walk (Stage *stage, gconstpointer play)
{
  g_autofree char *path =
      g_strdup_printf ("%s/%s.tableside", g_getenv ("TABLESIDE_PLAYS"), (const char *) play);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GString) so_far = g_string_new (NULL);
  g_autoptr (TsSession) session = NULL;
  Walk self = { .play = play, .n_shown = g_str_hash (play) % SOME };
  guint phases = 0, turn = g_str_hash (play) % SOME;

  stage_open (stage, ts_games, NULL);
  self.frame = frame_new (WIDEST, heights[G_N_ELEMENTS (heights) - 1]);
  g_test_log_set_fatal_handler (on_warning, &self);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  session = ts_session_new (ts_games, lines[0], strlen (lines[0]), NULL);
  for (guint i = 0; lines[i] != NULL && lines[i][0] != '\0'; i++) {
    TsView view;

    if (i > 0 && !ts_session_say (session, lines[i], strlen (lines[i]), NULL))
      continue;
    if (i > 0)
      g_string_append_printf (so_far, "%s\n", lines[i]);
    view = ts_session_view (session);
    self.phase = view.game->phases[ts_view_state (&view)->phase].id;
    if ((phases & (1u << ts_view_state (&view)->phase)) == 0)
      walk_phase (&self, lines[0], so_far->str, &turn);
    phases |= 1u << ts_view_state (&view)->phase;
  }
  g_test_log_set_fatal_handler (NULL, NULL);
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self.frame))));
  setlocale (LC_MESSAGES, "C.UTF-8");
  stage_close (stage);
}

int
main (int argc, char **argv)
{
  stage_init (&argc, &argv);
  adw_init ();
  for (guint i = 0; plays[i] != NULL; i++) {
    g_autofree char *name = g_strdup_printf ("/walk/%s", plays[i]);

    stage_add (name, walk, plays[i]);
  }
  return stage_run ();
}
