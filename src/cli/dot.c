/* dot.c — `dot`: the phase machine as a drawing, for `dot -Tsvg`. */
#include "calls.h"
#include "config.h"
#include "referee/session.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char frame[] =
    "  graph [bgcolor=\"white\", fontname=\"sans-serif\", fontsize=18, labelloc=t, nodesep=0.6,\n"
    "         pad=0.3, ranksep=0.8]\n"
    "  node [color=\"#1c71d8\", fillcolor=\"#e8f1fc\", fontcolor=\"#1a1a1a\", fontname=\"sans-serif\",\n"
    "        fontsize=13, height=0.7, margin=\"0.25,0.1\", penwidth=1.5, shape=box,\n"
    "        style=\"rounded,filled\"]\n"
    "  edge [arrowsize=0.8, color=\"#5e5c64\", fontcolor=\"#3d3846\", fontname=\"monospace\", fontsize=10]\n";

static void
add_phase (GString *dot, const TsPhase *phase)
{
  g_autofree char *title = g_markup_escape_text (_ (phase->title), -1);

  g_string_append_printf (
      dot, "  \"%s\" [label=<<b>%s</b><br/><font point-size=\"10\" face=\"monospace\">%s</font>>%s]\n",
      phase->id, title, phase->id, phase->over ? ", peripheries=2" : "");
}

/* An arrow from nowhere to a phase that games begin with. */
static void
add_beginning (GString *dot, const TsPhase *phase)
{
  g_string_append_printf (
      dot,
      "  \"begin %s\" [label=\"\", fillcolor=\"#1c71d8\", height=0.15, margin=0, shape=circle, "
      "width=0.15]\n  \"begin %s\" -> \"%s\"\n",
      phase->id, phase->id, phase->id);
}

static gboolean
joins (const TsWay *way, int from, int to)
{
  return way->from == from && way->to == to;
}

static void
add_way (GString *label, const char *verb, const char *when)
{
  g_autofree char *escaped = when != NULL ? g_markup_escape_text (_ (when), -1) : NULL;

  g_string_append_printf (label, "&#160;%s", verb);
  if (when != NULL)
    g_string_append_printf (label, " <font face=\"sans-serif\"><i>[%s]</i></font>", escaped);
  g_string_append (label, "<br align=\"left\"/>");
}

/* One arrow for all ways between two phases, a line of its label for each. */
static void
add_ways (GString *dot, const TsGame *game, int from, int to)
{
  g_autoptr (GString) label = g_string_new (NULL);

  for (const TsVerb *verb = game->verbs; from == to && verb->id != NULL; verb++)
    if (ts_game_stays (game, verb, from))
      add_way (label, verb->id, NULL);
  for (const TsWay *way = game->ways; way->verb != NULL; way++)
    if (joins (way, from, to))
      add_way (label, way->verb, way->when);
  if (label->len > 0)
    g_string_append_printf (dot, "  \"%s\" -> \"%s\" [label=<%s>]\n", game->phases[from].id,
                            game->phases[to].id, label->str);
}

/* Phases that no other leads to are beginnings, and the one that a table with the defaults begins with. */
static gboolean
is_beginning (const TsGame *game, int phase)
{
  for (const TsWay *way = game->ways; way->verb != NULL; way++)
    if (way->to == phase && way->from != phase)
      return phase == 0;
  return TRUE;
}

int
ts_call_dot (TsCall *call)
{
  g_autoptr (GString) dot = g_string_new (NULL);
  const TsGame *game;

  if (!ts_call_parse (call, NULL) || (game = ts_call_game (call)) == NULL)
    return TS_CLI_USAGE;
  g_string_append_printf (dot, "digraph \"%s\" {\n%s  label=\"%s\"\n", game->id, frame, _ (game->title));
  for (int i = 0; game->phases[i].id != NULL; i++) {
    add_phase (dot, &game->phases[i]);
    if (is_beginning (game, i))
      add_beginning (dot, &game->phases[i]);
  }
  for (int from = 0; game->phases[from].id != NULL; from++)
    for (int to = 0; game->phases[to].id != NULL; to++)
      add_ways (dot, game, from, to);
  g_string_append (dot, "}\n");
  return ts_call_print (dot->str) ? TS_CLI_OK : TS_CLI_REFUSED;
}
