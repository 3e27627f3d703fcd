/* Texts that are offered: people see words, the table gets the text. */
#include "press.h"

#include "widgets/offers.h"

typedef struct {
  TsOffers *offers;
  GtkDropDown *input;
  guint changed;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  self->offers = g_object_ref_sink (TS_OFFERS (ts_offers_new ()));
  self->input = GTK_DROP_DOWN (find (GTK_WIDGET (self->offers), GTK_TYPE_DROP_DOWN, NULL));
  count_calls (self->offers, "changed", &self->changed);
}

static void
tear_down (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_clear_object (&self->offers);
}

static const char *
label_of (Fixture *self)
{
  return gtk_string_object_get_string (gtk_drop_down_get_selected_item (self->input));
}

static void
test_choose (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_null (ts_offers_get_text (self->offers));
  ts_offers_add (self->offers, "ours", "Our own");
  ts_offers_add (self->offers, "theirs", "Theirs");
  g_assert_cmpstr (ts_offers_get_text (self->offers), ==, "ours");
  g_assert_cmpuint (self->changed, ==, 0);
  gtk_drop_down_set_selected (self->input, 1);
  g_assert_cmpstr (ts_offers_get_text (self->offers), ==, "theirs");
  g_assert_cmpstr (label_of (self), ==, "Theirs");
  g_assert_cmpuint (self->changed, ==, 1);
}

static void
test_set (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  ts_offers_add (self->offers, "ours", "Our own");
  ts_offers_add (self->offers, "theirs", "Theirs");
  ts_offers_set_text (self->offers, "theirs");
  g_assert_cmpstr (ts_offers_get_text (self->offers), ==, "theirs");
  g_assert_cmpstr (label_of (self), ==, "Theirs");
  g_assert_cmpuint (self->changed, ==, 0);
}

/* A text that is not offered is kept, says so, and is there once. */
static void
test_set_another (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  ts_offers_add (self->offers, "ours", "Our own");
  for (int i = 0; i < 2; i++) {
    ts_offers_set_text (self->offers, "from-the-box");
    g_assert_cmpstr (ts_offers_get_text (self->offers), ==, "from-the-box");
    g_assert_cmpstr (label_of (self), ==, "from-the-box (not on this computer)");
    g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (self->input)), ==, 2);
  }
  g_assert_cmpuint (self->changed, ==, 0);
}

static void
test_clear (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  ts_offers_add (self->offers, "ours", "Our own");
  ts_offers_clear (self->offers);
  g_assert_null (ts_offers_get_text (self->offers));
  ts_offers_add (self->offers, "theirs", "Theirs");
  g_assert_cmpstr (ts_offers_get_text (self->offers), ==, "theirs");
  g_assert_cmpuint (self->changed, ==, 0);
}

int
main (int argc, char *argv[])
{
  test_init (&argc, &argv);
#define ADD(path, name) g_test_add ("/offers/" path, Fixture, NULL, set_up, test_##name, tear_down)
  ADD ("choose", choose);
  ADD ("set", set);
  ADD ("set-another", set_another);
  ADD ("clear", clear);
  return g_test_run ();
}
