#include "pdf.h"

#include <cairo-pdf.h>

static cairo_status_t
append (void *data, const unsigned char *bytes, unsigned int length)
{
  g_byte_array_append (data, bytes, length);
  return CAIRO_STATUS_SUCCESS;
}

static void
say_what_it_is (cairo_surface_t *surface, const TsPaper *paper, const TsHeader *header)
{
  g_autoptr (GDateTime) created =
      header->created != NULL ? g_date_time_new_from_iso8601 (header->created, NULL) : NULL;
  g_autoptr (GDateTime) utc = created != NULL ? g_date_time_to_utc (created) : NULL;
  g_autofree char *text = utc != NULL ? g_date_time_format (utc, "%Y-%m-%dT%H:%M:%SZ") : NULL;

  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, ts_paper_title (paper));
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Tableside");
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, text);
}

GBytes *
ts_pdf_write (TsPaper *paper, TsPaperSize size, const TsHeader *header)
{
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (append, bytes, size.width, size.height);
  cairo_t *cairo = cairo_create (surface);
  guint n_pages = ts_paper_lay_out (paper, size);

  say_what_it_is (surface, paper, header);
  for (guint page = 0; page < n_pages; page++) {
    ts_paper_draw (paper, cairo, page);
    cairo_show_page (cairo);
  }
  cairo_destroy (cairo);
  cairo_surface_finish (surface);
  g_assert (cairo_surface_status (surface) == CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (bytes);
}
