#include "news.h"

#include "config.h"
#include "going-on.h"
#include "referee/number.h"
#include "referee/text.h"
#include "widgets/fit.h"
#include "widgets/style.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define LEAST 0.6f /* times its size that a long deed is told */

struct _TsChipShopNews {
  AdwBin parent_instance;

  GtkWidget *told; /* keeps the room of two lines, so that what is below it stays where it is */
  GtkLabel *deed;
  GtkLabel *passed; /* whose updates were passed over, or that bills were */
  GtkWidget *open;
};

G_DEFINE_FINAL_TYPE (TsChipShopNews, ts_chip_shop_news, ADW_TYPE_BIN)

/* --- the newest deed --- */

/* What is told of an entry; staff tokens only where an event moves them, since each action takes one. */
static const struct {
  const char *verb;
  gboolean staff;
} told[] = {
  { "event", TRUE },         { "play", TRUE },     { "specialist", FALSE }, { "general", FALSE },
  { "draw-product", FALSE }, { "income", FALSE },  { "hire", FALSE },       { "release-token", FALSE },
  { "attach", FALSE },       { "release", FALSE }, { "exchange", FALSE },
};

static int
find_told (const TsRecord *record)
{
  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    if (g_str_equal (told[i].verb, record->verb->id))
      return (int) i;
  return -1;
}

/* The newest entry but those that only went on with it: one, and a round of updates. -1: it is nothing that
 * is told. */
static int
find_deed (TsSession *session)
{
  TsView view = ts_session_view (session);
  guint n = ts_session_n_records (session) - ts_chip_shop_passed_bills (session);
  int most = ts_view_state (&view)->n_order + 1;

  for (; n > 0 && most > 0 && g_str_equal (ts_session_record (session, n - 1)->verb->id, "next"); most--)
    n--;
  return n > 0 && find_told (ts_session_record (session, n - 1)) >= 0 ? (int) n - 1 : -1;
}

static int
change_of (const TsRecord *record, int seat, int counter)
{
  int by = 0;

  for (guint i = 0; i < record->n_effects; i++)
    if (record->effects[i].seat == seat && record->effects[i].counter == counter)
      by += record->effects[i].by;
  return by;
}

/* What changed for a seat, such as “Money −4, Loyalty +1”; empty: nothing. (transfer full) */
static char *
tell_changes (const TsView *view, const TsRecord *record, int seat)
{
  gboolean staff = told[find_told (record)].staff;
  GString *changes = g_string_new (NULL);

  for (int counter = 0; counter <= CHIP_STAFF; counter++) {
    int by = change_of (record, seat, counter);
    g_autofree char *number = ts_number_tell_change (by);

    if (by != 0 && (counter != CHIP_STAFF || staff))
      g_string_append_printf (changes, "%s%s %s", changes->len > 0 ? _ (", ") : "",
                              ts_view_counter_label (view, counter), number);
  }
  return g_string_free (changes, FALSE);
}

/* Those from `seat` on for whom the same changed are told together. */
static char *
tell_alike (const TsView *view, char *const *changes, int seat)
{
  g_autoptr (GString) names = g_string_new (ts_view_name (view, seat));

  for (int other = seat + 1; other < ts_view_state (view)->n_seats; other++)
    if (g_str_equal (changes[other], changes[seat]))
      g_string_append_printf (names, "%s%s", _ (", "), ts_view_name (view, other));
  /* Translators: what changed for somebody: a player's name or several, a list such as “Money −4, Loyalty +1”
   */
  return g_strdup_printf (_ ("%s: %s"), names->str, changes[seat]);
}

static gboolean
is_told_before (char *const *changes, int seat)
{
  for (int other = 0; other < seat; other++)
    if (g_str_equal (changes[other], changes[seat]))
      return TRUE;
  return FALSE;
}

static char *
tell_deed (TsSession *session, int i)
{
  TsView view = ts_session_view (session);
  GString *text = g_string_new_take (ts_session_tell (session, (guint) i));
  const char *gap = "\n";
  char *changes[TS_MAX_SEATS];
  int n = ts_view_state (&view)->n_seats;

  for (int seat = 0; seat < n; seat++)
    changes[seat] = tell_changes (&view, ts_session_record (session, (guint) i), seat);
  for (int seat = 0; seat < n; seat++)
    if (*changes[seat] != '\0' && !is_told_before (changes, seat)) {
      g_autofree char *alike = tell_alike (&view, changes, seat);

      g_string_append_printf (text, "%s%s", gap, alike);
      gap = " · ";
    }
  for (int seat = 0; seat < n; seat++)
    g_free (changes[seat]);
  return g_string_free (text, FALSE);
}

/* What is taken back is told above the board; the deed before that is no news. With a year nothing begins
 * that could move. */
static void
show_deed (TsChipShopNews *self, TsSession *session)
{
  TsOutcome outcome = ts_session_outcome (session);
  TsView view = ts_session_view (session);
  int i = ts_outcome_is_news (&outcome) ? find_deed (session) : -1;
  g_autofree char *text = i >= 0 ? tell_deed (session, i) : NULL;

  gtk_label_set_label (self->deed, text);
  gtk_widget_set_visible (GTK_WIDGET (self->deed), text != NULL); /* an empty line has a height, too */
  ts_style_set (self->told, "told", text != NULL);
  gtk_widget_set_visible (self->told, text != NULL || ts_view_state (&view)->phase != CHIP_START_OF_YEAR);
}

/* --- what was passed over --- */

/* `n`: how many entries are taken back for what the button opens. */
static void
show_passed (TsChipShopNews *self, const char *text, const char *open, guint n)
{
  gtk_label_set_label (self->passed, text);
  gtk_button_set_label (GTK_BUTTON (self->open), open);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->open), "u", n);
  gtk_widget_set_visible (gtk_widget_get_parent (self->open), n > 0);
}

static void
show_updates (TsChipShopNews *self, TsSession *session)
{
  TsView view = ts_session_view (session);
  g_autoptr (GString) names = g_string_new (NULL);
  g_autofree char *text = NULL, *shown = NULL;
  int seats[TS_MAX_SEATS];
  guint n = ts_chip_shop_passed_updates (session, seats);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? _ (", ") : "", ts_view_name (&view, seats[i]));
  /* Translators: updates that nobody was asked for; %s is a list of players' names */
  text = g_strdup_printf (_ ("Nothing more to release or to attach: %s."), names->str);
  shown = ts_text_tell (text);
  show_passed (self, shown, _ ("_Open, to exchange money"), n);
}

/* They lead to the updates before them. */
static void
show_bills (TsChipShopNews *self, TsSession *session, guint n)
{
  TsView view = ts_session_view (session);
  /* Translators: bills that nobody was asked to sign; the year that they end */
  g_autofree char *text =
      g_strdup_printf (_ ("Nothing to pay at the end of year %d."), ts_view_state (&view)->round - 1);

  show_passed (self, text, _ ("_Open the bills"), n);
}

void
ts_chip_shop_news_show (TsChipShopNews *self, TsSession *session)
{
  guint bills = ts_chip_shop_passed_bills (session);

  show_deed (self, session);
  if (bills > 0)
    show_bills (self, session, bills);
  else
    show_updates (self, session);
}

GtkWidget *
ts_chip_shop_news_part_passed (TsChipShopNews *self)
{
  GtkWidget *passed = g_object_ref (gtk_widget_get_parent (self->open));

  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (passed)), passed);
  g_object_force_floating (G_OBJECT (passed));
  return passed;
}

/* --- building --- */

static void
ts_chip_shop_news_class_init (TsChipShopNewsClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "chipnews");
}

static void
ts_chip_shop_news_init (TsChipShopNews *self)
{
  AdwWrapBox *row = g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", 8, "line-spacing", 4, NULL);

  self->deed = GTK_LABEL (ts_text_new (NULL, NULL));
  self->told = ts_fit_new (GTK_WIDGET (self->deed), LEAST, LEAST);
  gtk_widget_add_css_class (self->told, "chip-last");
  self->passed = GTK_LABEL (ts_text_new (NULL, NULL));
  self->open = ts_button_new ("");
  gtk_widget_add_css_class (self->open, "pill");
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (self->open), "play.take-back(uint32 0)");
  adw_wrap_box_append (row, GTK_WIDGET (self->passed));
  adw_wrap_box_append (row, self->open);
  adw_bin_set_child (ADW_BIN (self), ts_column_new (8, self->told, row, NULL));
}

TsChipShopNews *
ts_chip_shop_news_new (void)
{
  return g_object_new (TS_TYPE_CHIP_SHOP_NEWS, NULL);
}
