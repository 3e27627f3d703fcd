#include "state-entry.h"

#include "config.h"
#include "games/competitors/rules/sites.h"
#include "widgets/chips.h"

#include <glib/gi18n-lib.h>

#define MOST_OFFERED 6

struct _TsCompetitorsStateEntry {
  AdwBin parent_instance;

  GtkEntry *entry;
  TsChips *known;
  GPtrArray *names; /* of char, those of `known` */
  int continent;    /* theirs */
};

G_DEFINE_FINAL_TYPE (TsCompetitorsStateEntry, ts_competitors_state_entry, ADW_TYPE_BIN)

enum {
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- the names --- */

static void
add_name (GPtrArray *names, const char *name)
{
  if (name == NULL || names->len == MOST_OFFERED)
    return;
  for (guint i = 0; i < names->len; i++)
    if (ts_competitors_same_state (names->pdata[i], name))
      return;
  g_ptr_array_add (names, g_strdup (name));
}

static void
add_site (GPtrArray *names, const CompetitorsSite *site, int continent)
{
  if (site->there && site->continent == continent)
    add_name (names, site->state);
}

/* What was signed last is likeliest. (transfer full) */
static GPtrArray *
list_names (const Competitors *state, int continent)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  for (int seat = 0; seat < state->base.n_seats; seat++) {
    add_site (names, &state->headquarters[seat], continent);
    for (int i = 0; i < COMPETITORS_MAX_BRANCHES; i++)
      add_site (names, &state->branches[seat][i], continent);
  }
  for (int i = state->n_contracts - 1; i >= 0; i--) {
    const CompetitorsContract *contract = &state->contracts[i];

    if (contract->from == continent)
      add_name (names, ts_competitors_text (state, contract->from_state));
    if (contract->to == continent)
      add_name (names, ts_competitors_text (state, contract->to_state));
  }
  return names;
}

/* --- taps --- */

static void
on_typed (TsCompetitorsStateEntry *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  gint64 chosen = -1;

  for (guint i = 0; i < self->names->len; i++)
    if (g_str_equal (self->names->pdata[i], text))
      chosen = i;
  ts_chips_set (self->known, &chosen, 1);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
on_known (TsCompetitorsStateEntry *self)
{
  guint n;
  const gint64 *chosen = ts_chips_get (self->known, &n);

  gtk_editable_set_text (GTK_EDITABLE (self->entry), n > 0 ? self->names->pdata[chosen[0]] : "");
}

/* --- the class --- */

static void
ts_competitors_state_entry_finalize (GObject *object)
{
  g_ptr_array_unref (TS_COMPETITORS_STATE_ENTRY (object)->names);
  G_OBJECT_CLASS (ts_competitors_state_entry_parent_class)->finalize (object);
}

static void
ts_competitors_state_entry_class_init (TsCompetitorsStateEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ts_competitors_state_entry_finalize;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "firmstate");
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
ts_competitors_state_entry_init (TsCompetitorsStateEntry *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->names = g_ptr_array_new_with_free_func (g_free);
  self->continent = -1;
  self->entry = GTK_ENTRY (gtk_entry_new ());
  self->known = ts_chips_new (TS_CHIPS_ONE_OR_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->entry), "sheet-entry");
  gtk_widget_set_visible (GTK_WIDGET (self->known), FALSE);
  g_signal_connect_swapped (self->entry, "changed", G_CALLBACK (on_typed), self);
  g_signal_connect_swapped (self->known, "changed", G_CALLBACK (on_known), self);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->entry));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->known));
  adw_bin_set_child (ADW_BIN (self), box);
}

/* --- the input --- */

static GtkWidget *
make (const TsField *field, const TsHeader *header G_GNUC_UNUSED, GCallback changed, gpointer data)
{
  TsCompetitorsStateEntry *self = g_object_new (TS_TYPE_COMPETITORS_STATE_ENTRY, NULL);
  gpointer all[] = { self->entry, self->known };

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    gtk_accessible_update_property (GTK_ACCESSIBLE (all[i]), GTK_ACCESSIBLE_PROPERTY_LABEL, _ (field->label),
                                    -1);
  gtk_entry_set_max_length (self->entry, (int) field->max);
  g_signal_connect_swapped (self, "changed", changed, data);
  return GTK_WIDGET (self);
}

static void
get (const TsField *field G_GNUC_UNUSED, GtkWidget *input, TsValue *value)
{
  GtkEditable *entry = GTK_EDITABLE (TS_COMPETITORS_STATE_ENTRY (input)->entry);
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (entry)));

  value->given = *name != '\0';
  if (value->given)
    value->text = g_steal_pointer (&name);
}

static void
set (const TsField *field G_GNUC_UNUSED, GtkWidget *input, const TsValue *value)
{
  gtk_editable_set_text (GTK_EDITABLE (TS_COMPETITORS_STATE_ENTRY (input)->entry),
                         value->given ? value->text : "");
}

/* Made anew only for another continent, so that nothing moves under a finger. */
static void
show_names (GtkWidget *input, const TsView *view, const TsEntry *entry, const char *place)
{
  TsCompetitorsStateEntry *self = TS_COMPETITORS_STATE_ENTRY (input);
  int continent = ts_entry_has (entry, place) ? ts_entry_int (entry, place) : -1;

  if (continent == self->continent)
    return;
  self->continent = continent;
  g_clear_pointer (&self->names, g_ptr_array_unref);
  self->names = list_names (view->state, continent);
  ts_chips_clear (self->known);
  for (guint i = 0; i < self->names->len; i++)
    ts_chips_add (self->known, self->names->pdata[i], NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->known), self->names->len > 0);
}

static void
show_senders (const TsField *field G_GNUC_UNUSED, GtkWidget *input, const TsView *view, const TsEntry *entry)
{
  show_names (input, view, entry, "from");
}

static void
show_receivers (const TsField *field G_GNUC_UNUSED,
                GtkWidget *input,
                const TsView *view,
                const TsEntry *entry)
{
  show_names (input, view, entry, "to");
}

const TsInput ts_competitors_sender_input = {
  .wide = TRUE, .make = make, .get = get, .set = set, .show = show_senders
};
const TsInput ts_competitors_receiver_input = {
  .wide = TRUE, .make = make, .get = get, .set = set, .show = show_receivers
};
