#include "movement.h"

#include "config.h"
#include "games/competitors/rules/rules.h"
#include "referee/group.h"
#include "voyage-answers.h"
#include "voyage-questions.h"

#include <glib/gi18n-lib.h>

struct _TsCompetitorsVoyageSheet {
  TsBoardPart parent_instance;

  TsCompetitorsSheet *sheet;
  TsCompetitorsQuestions asked;
  GtkLabel *bill;
};

G_DEFINE_FINAL_TYPE (TsCompetitorsVoyageSheet, ts_competitors_voyage_sheet, TS_TYPE_BOARD_PART)

static TsView
view_of (TsCompetitorsVoyageSheet *self)
{
  return ts_board_part_get_view (TS_BOARD_PART (self));
}

/* --- showing --- */

static const char *
continent_of (TsChips *chips)
{
  return _ (ts_competitors_continents[ts_chips_get_chosen (chips)].label);
}

static void
show_bill (TsCompetitorsVoyageSheet *self, const TsView *view, int duty, const char *why)
{
  g_autofree char *fuel = ts_group_digits (ts_competitors_voyage_fuel (&self->asked));
  g_autofree char *fees = ts_group_digits ((gint64) ts_competitors_voyage_count_chosen (self->asked.fees) *
                                           COMPETITORS_TRANSIT_FEE);
  g_autoptr (GString) text = g_string_new (NULL);

  if (ts_competitors_voyage_way (&self->asked) != COMPETITORS_ALONE) {
    /* Translators: P.M. are movement points: how many are used, of how many */
    g_string_append_printf (text, _ ("%d of %d P.M."), ts_competitors_voyage_points (&self->asked),
                            COMPETITORS_TRUCK_POINTS);
    g_string_append_c (text, ' ');
  }
  /* Translators: a sum of money */
  g_string_append_printf (text, _ ("Fuel %s."), fuel);
  if (ts_competitors_voyage_count_chosen (self->asked.fees) > 0) {
    g_string_append_c (text, ' ');
    /* Translators: a sum of money, for passing Headquarters */
    g_string_append_printf (text, _ ("Fees %s."), fees);
  }
  if (ts_competitors_voyage_has_goods (view)) {
    g_string_append_c (text, ' ');
    g_string_append_printf (text, ngettext ("%d Customs card.", "%d Customs cards.", duty), duty);
    g_string_append_c (text, ' ');
    g_string_append (text, why);
  }
  if (ts_chips_get_chosen (self->asked.flag) >= 0) {
    g_string_append_c (text, ' ');
    /* Translators: %s is a continent */
    g_string_append_printf (text, _ ("Then an event in %s."), continent_of (self->asked.flag));
  }
  gtk_label_set_label (self->bill, text->str);
}

static void
on_changed (TsCompetitorsVoyageSheet *self)
{
  TsView view = view_of (self);
  const char *missing = ts_competitors_voyage_missing (&self->asked);
  g_autofree char *why = NULL;
  int duty = 0;

  ts_competitors_questions_show (&self->asked, &view);
  gtk_widget_set_visible (GTK_WIDGET (self->bill), missing == NULL);
  if (missing == NULL) {
    duty = ts_competitors_voyage_duty (&self->asked, &view, &why);
    show_bill (self, &view, duty, why);
  }
  ts_competitors_sheet_offer (self->sheet, _ ("Move"),
                              missing == NULL ? ts_competitors_voyage_entry (&self->asked, duty) : NULL,
                              missing);
}

/* One tap answers these, and the next question comes by itself. */
static void
on_vehicle (TsCompetitorsVoyageSheet *self)
{
  on_changed (self);
  ts_competitors_steps_go_on (self->asked.steps, COMPETITORS_ASK_VEHICLE);
}

static void
on_way (TsCompetitorsVoyageSheet *self)
{
  on_changed (self);
  ts_competitors_steps_go_on (self->asked.steps, COMPETITORS_ASK_WAY);
}

/* Where it lands has an answer that is easily forgotten. */
static void
on_air (TsCompetitorsVoyageSheet *self)
{
  TsView view = view_of (self);

  on_changed (self);
  if (ts_competitors_voyage_has_goods (&view) &&
      (ts_competitors_voyage_way (&self->asked) == COMPETITORS_ALONE ||
       ts_chips_get_chosen (self->asked.points) >= 0))
    ts_competitors_steps_open (self->asked.steps, COMPETITORS_ASK_LANDING);
}

static void
ts_competitors_voyage_sheet_begin (TsBoardPart *part)
{
  TsCompetitorsVoyageSheet *self = TS_COMPETITORS_VOYAGE_SHEET (part);
  TsView view = view_of (self);
  gboolean delivers = ts_competitors_delivery (view.state) != NULL;

  ts_competitors_questions_begin (&self->asked, &view);
  ts_competitors_sheet_set_title (self->sheet, delivers ? NULL : _ ("Move a vehicle without goods"));
  on_changed (self);
  ts_competitors_steps_begin (self->asked.steps);
}

static void
ts_competitors_voyage_sheet_show (TsBoardPart *part,
                                  const TsView *view G_GNUC_UNUSED,
                                  const TsOutcome *outcome G_GNUC_UNUSED)
{
  on_changed (TS_COMPETITORS_VOYAGE_SHEET (part));
}

/* The continent of a red-flag State. */
static gboolean
ts_competitors_voyage_sheet_pick (TsBoardPart *part, const char *what G_GNUC_UNUSED, int continent)
{
  TsCompetitorsVoyageSheet *self = TS_COMPETITORS_VOYAGE_SHEET (part);
  gint64 chosen = continent;

  ts_chips_set (self->asked.flag, &chosen, 1);
  on_changed (self);
  ts_competitors_steps_open (self->asked.steps, COMPETITORS_ASK_FLAG);
  return TRUE;
}

static void
ts_competitors_voyage_sheet_focus (TsBoardPart *part)
{
  ts_competitors_steps_focus (TS_COMPETITORS_VOYAGE_SHEET (part)->asked.steps);
}

/* --- the class --- */

static void
listen (TsCompetitorsVoyageSheet *self)
{
  TsCompetitorsQuestions *asked = &self->asked;
  gpointer all[] = { asked->before, asked->after,    asked->hexes, asked->owner,   asked->borders,
                     asked->docks,  asked->channels, asked->flag,  asked->landing, asked->fees };

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    g_signal_connect_swapped (all[i], "changed", G_CALLBACK (on_changed), self);
  g_signal_connect_swapped (asked->vehicle, "changed", G_CALLBACK (on_vehicle), self);
  g_signal_connect_swapped (asked->carrier, "changed", G_CALLBACK (on_way), self);
  g_signal_connect_swapped (asked->distance, "changed", G_CALLBACK (on_air), self);
  g_signal_connect_swapped (asked->points, "changed", G_CALLBACK (on_air), self);
}

static void
ts_competitors_voyage_sheet_class_init (TsCompetitorsVoyageSheetClass *klass)
{
  TS_BOARD_PART_CLASS (klass)->begin = ts_competitors_voyage_sheet_begin;
  TS_BOARD_PART_CLASS (klass)->show = ts_competitors_voyage_sheet_show;
  TS_BOARD_PART_CLASS (klass)->pick = ts_competitors_voyage_sheet_pick;
  TS_BOARD_PART_CLASS (klass)->focus = ts_competitors_voyage_sheet_focus;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "firmvoyage");
}

static void
ts_competitors_voyage_sheet_init (TsCompetitorsVoyageSheet *self)
{
  self->bill = GTK_LABEL (gtk_label_new (NULL));
}

TsCompetitorsVoyageSheet *
ts_competitors_voyage_sheet_new (TsBoard *board, gboolean back)
{
  TsCompetitorsVoyageSheet *self = g_object_new (TS_TYPE_COMPETITORS_VOYAGE_SHEET, "board", board, NULL);

  self->sheet = ts_competitors_sheet_new_for (TS_BOARD_PART (self), back);
  ts_competitors_questions_build (&self->asked, self->sheet);
  listen (self);
  gtk_label_set_wrap (self->bill, TRUE);
  gtk_label_set_xalign (self->bill, 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->bill), "voyage-bill");
  ts_competitors_sheet_add (self->sheet, NULL, GTK_WIDGET (self->bill));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->sheet));
  return self;
}
