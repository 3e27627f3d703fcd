#include "seat.h"

#include "config.h"
#include "referee/game.h"
#include "seat-name.h"
#include "style.h"
#include "text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* In the order of ts_palette[]. Strong enough to be told apart on light and dark ground, from two metres. */
static const struct {
  const char *fill;
  const char *ink;
} palette[] = {
  { "#e01b24", "#ffffff" }, { "#2a7de1", "#ffffff" }, { "#2ba84a", "#ffffff" }, { "#f5c211", "#241f31" },
  { "#9141ac", "#ffffff" }, { "#f57c10", "#241f31" }, { "#12a5a0", "#ffffff" }, { "#ec6bae", "#241f31" },
  { "#8a5a3c", "#ffffff" }, { "#f2f0ec", "#241f31" }, { "#3d3846", "#ffffff" },
};

static const struct {
  const char *name;
  const char *icon;
} shapes[] = {
  { N_ ("circle"), "ts-seat-circle-symbolic" },     { N_ ("square"), "ts-seat-square-symbolic" },
  { N_ ("triangle"), "ts-seat-triangle-symbolic" }, { N_ ("diamond"), "ts-seat-diamond-symbolic" },
  { N_ ("star"), "ts-seat-star-symbolic" },         { N_ ("hexagon"), "ts-seat-hexagon-symbolic" },
};

G_STATIC_ASSERT (G_N_ELEMENTS (shapes) == TS_MAX_SEATS);

static guint
palette_index (const char *colour)
{
  for (guint i = 0; ts_palette[i] != NULL; i++)
    if (strcmp (ts_palette[i], colour) == 0)
      return i;
  g_assert_not_reached ();
}

char *
ts_seat_tell_people (const TsHeader *header)
{
  GString *text = g_string_new (NULL);

  for (int seat = 0; seat < (int) header->n_players; seat++)
    g_string_append_printf (text, "%s\n%s\n", header->players[seat].name, ts_seat_colour (header, seat));
  return g_string_free_and_steal (text);
}

void
ts_seat_rgba (const char *colour, GdkRGBA *rgba)
{
  gdk_rgba_parse (rgba, palette[palette_index (colour)].fill);
}

void
ts_seat_add_style (GdkDisplay *display)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();
  /* The rim lets a white mark be seen on a light page, and a black one at night. */
  g_autoptr (GString) css = g_string_new (
      ".seat-mark { --rim: color-mix(in srgb, var(--seat-ink) 65%, transparent); color: var(--seat-colour);"
      " -gtk-icon-shadow: 1px 0 0 var(--rim), -1px 0 0 var(--rim), 0 1px 0 var(--rim), 0 -1px 0 var(--rim); "
      "}\n");

  for (guint i = 0; ts_palette[i] != NULL; i++)
    g_string_append_printf (css, ".seat-%s { --seat-colour: %s; --seat-ink: %s; }\n", ts_palette[i],
                            palette[i].fill, palette[i].ink);
  gtk_css_provider_load_from_string (provider, css->str);
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION - 1);
}

void
ts_seat_set_colour (GtkWidget *widget, const char *colour)
{
  for (guint i = 0; ts_palette[i] != NULL; i++) {
    g_autofree char *class = g_strconcat ("seat-", ts_palette[i], NULL);

    ts_style_set (widget, class, g_strcmp0 (ts_palette[i], colour) == 0);
  }
}

const char *
ts_seat_colour_name (const char *colour)
{
  return _ (ts_colours[palette_index (colour)].label);
}

const char *
ts_seat_shape_icon (int seat)
{
  return shapes[seat].icon;
}

const char *
ts_seat_shape_name (int seat)
{
  return _ (shapes[seat].name);
}

GtkWidget *
ts_seat_mark_new (const char *colour, int seat, int size)
{
  GtkWidget *mark = ts_picture_new (ts_seat_shape_icon (seat), size);

  gtk_widget_add_css_class (mark, "seat-mark");
  ts_seat_set_colour (mark, colour);
  return mark;
}

GtkWidget *
ts_seat_heading_new (const TsHeader *header, int seat, const char *style)
{
  GtkWidget *name = ts_seat_name_new (header, seat, style);

  gtk_widget_set_hexpand (name, TRUE);
  return ts_row_new (8, ts_seat_mark_new (ts_seat_colour (header, seat), seat, 22), name, NULL);
}
