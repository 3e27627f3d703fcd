#include "caller.h"

#include <sys/socket.h>

#define KERNEL_BYTES (64 * 1024) /* that the kernel keeps for who does not read; the rest is counted here */

/* What comes in, counted; and what goes out. */
#define TS_TYPE_COUNTED_INPUT (ts_counted_input_get_type ())
G_DECLARE_FINAL_TYPE (TsCountedInput, ts_counted_input, TS, COUNTED_INPUT, GFilterInputStream)

#define TS_TYPE_COUNTED_OUTPUT (ts_counted_output_get_type ())
G_DECLARE_FINAL_TYPE (TsCountedOutput, ts_counted_output, TS, COUNTED_OUTPUT, GFilterOutputStream)

struct _TsCaller {
  GIOStream parent_instance;

  GSocketConnection *connection;
  GSocketAddress *address;
  TsCountedInput *input;
  TsCountedOutput *output;
};

enum {
  OVERRUN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- what comes in --- */

struct _TsCountedInput {
  GFilterInputStream parent_instance;

  TsCaller *caller; /* which has this; NULL once it is gone */
  gsize allowed;
  gsize bytes;
};

static void implement_pollable_input (GPollableInputStreamInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TsCountedInput,
                               ts_counted_input,
                               G_TYPE_FILTER_INPUT_STREAM,
                               G_IMPLEMENT_INTERFACE (G_TYPE_POLLABLE_INPUT_STREAM, implement_pollable_input))

static GInputStream *
base_of_input (gpointer self)
{
  return g_filter_input_stream_get_base_stream (self);
}

static gssize
read_nonblocking (GPollableInputStream *stream, void *buffer, gsize size, GError **error)
{
  TsCountedInput *self = TS_COUNTED_INPUT (stream);
  gboolean overran = self->bytes > self->allowed;
  gssize n;

  if (self->bytes > 2 * self->allowed) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE, "More has come than is taken.");
    return -1;
  }
  n = g_pollable_input_stream_read_nonblocking (G_POLLABLE_INPUT_STREAM (base_of_input (self)), buffer, size,
                                                NULL, error);
  self->bytes += (gsize) MAX (n, 0);
  if (!overran && self->bytes > self->allowed && self->caller != NULL)
    g_signal_emit (self->caller, signals[OVERRUN], 0);
  return n;
}

static gboolean
can_poll_input (GPollableInputStream *self G_GNUC_UNUSED)
{
  return TRUE;
}

static gboolean
is_readable (GPollableInputStream *self)
{
  return g_pollable_input_stream_is_readable (G_POLLABLE_INPUT_STREAM (base_of_input (self)));
}

static GSource *
create_input_source (GPollableInputStream *self, GCancellable *cancellable)
{
  g_autoptr (GSource) base =
      g_pollable_input_stream_create_source (G_POLLABLE_INPUT_STREAM (base_of_input (self)), NULL);

  return g_pollable_source_new_full (self, base, cancellable);
}

static void
implement_pollable_input (GPollableInputStreamInterface *iface)
{
  iface->can_poll = can_poll_input;
  iface->is_readable = is_readable;
  iface->create_source = create_input_source;
  iface->read_nonblocking = read_nonblocking;
}

static void
ts_counted_input_class_init (TsCountedInputClass *klass G_GNUC_UNUSED)
{
}

static void
ts_counted_input_init (TsCountedInput *self G_GNUC_UNUSED)
{
}

/* --- what goes out --- */

struct _TsCountedOutput {
  GFilterOutputStream parent_instance;

  guint64 bytes;
};

static void implement_pollable_output (GPollableOutputStreamInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TsCountedOutput,
                               ts_counted_output,
                               G_TYPE_FILTER_OUTPUT_STREAM,
                               G_IMPLEMENT_INTERFACE (G_TYPE_POLLABLE_OUTPUT_STREAM,
                                                      implement_pollable_output))

static GPollableOutputStream *
base_of_output (gpointer self)
{
  return G_POLLABLE_OUTPUT_STREAM (g_filter_output_stream_get_base_stream (self));
}

static gssize
write_nonblocking (GPollableOutputStream *self, const void *buffer, gsize size, GError **error)
{
  gssize n = g_pollable_output_stream_write_nonblocking (base_of_output (self), buffer, size, NULL, error);

  TS_COUNTED_OUTPUT (self)->bytes += (guint64) MAX (n, 0);
  return n;
}

static gboolean
can_poll_output (GPollableOutputStream *self G_GNUC_UNUSED)
{
  return TRUE;
}

static gboolean
is_writable (GPollableOutputStream *self)
{
  return g_pollable_output_stream_is_writable (base_of_output (self));
}

static GSource *
create_output_source (GPollableOutputStream *self, GCancellable *cancellable)
{
  g_autoptr (GSource) base = g_pollable_output_stream_create_source (base_of_output (self), NULL);

  return g_pollable_source_new_full (self, base, cancellable);
}

static void
implement_pollable_output (GPollableOutputStreamInterface *iface)
{
  iface->can_poll = can_poll_output;
  iface->is_writable = is_writable;
  iface->create_source = create_output_source;
  iface->write_nonblocking = write_nonblocking;
}

static void
ts_counted_output_class_init (TsCountedOutputClass *klass G_GNUC_UNUSED)
{
}

static void
ts_counted_output_init (TsCountedOutput *self G_GNUC_UNUSED)
{
}

/* --- the caller --- */

G_DEFINE_FINAL_TYPE (TsCaller, ts_caller, G_TYPE_IO_STREAM)

static GInputStream *
get_input (GIOStream *self)
{
  return G_INPUT_STREAM (TS_CALLER (self)->input);
}

static GOutputStream *
get_output (GIOStream *self)
{
  return G_OUTPUT_STREAM (TS_CALLER (self)->output);
}

static gboolean
close_caller (GIOStream *self, GCancellable *cancellable, GError **error)
{
  return g_io_stream_close (G_IO_STREAM (TS_CALLER (self)->connection), cancellable, error);
}

static void
ts_caller_finalize (GObject *object)
{
  TsCaller *self = TS_CALLER (object);

  if (self->input != NULL)
    self->input->caller = NULL;
  g_clear_object (&self->input);
  g_clear_object (&self->output);
  g_clear_object (&self->address);
  g_clear_object (&self->connection);
  G_OBJECT_CLASS (ts_caller_parent_class)->finalize (object);
}

static void
ts_caller_class_init (TsCallerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ts_caller_finalize;
  G_IO_STREAM_CLASS (klass)->get_input_stream = get_input;
  G_IO_STREAM_CLASS (klass)->get_output_stream = get_output;
  G_IO_STREAM_CLASS (klass)->close_fn = close_caller;
  signals[OVERRUN] =
      g_signal_new ("overrun", TS_TYPE_CALLER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ts_caller_init (TsCaller *self G_GNUC_UNUSED)
{
}

TsCaller *
ts_caller_new (GSocketConnection *connection, gsize allowed)
{
  g_autoptr (GSocketAddress) address = g_socket_connection_get_remote_address (connection, NULL);
  GIOStream *stream = G_IO_STREAM (connection);
  TsCaller *self;

  if (address == NULL)
    return NULL;
  self = g_object_new (TS_TYPE_CALLER, NULL);
  self->connection = g_object_ref (connection);
  g_socket_set_option (g_socket_connection_get_socket (connection), SOL_SOCKET, SO_SNDBUF, KERNEL_BYTES,
                       NULL);
  self->address = g_steal_pointer (&address);
  self->input = g_object_new (TS_TYPE_COUNTED_INPUT, "base-stream", g_io_stream_get_input_stream (stream),
                              "close-base-stream", FALSE, NULL);
  self->input->caller = self;
  self->input->allowed = allowed;
  self->output = g_object_new (TS_TYPE_COUNTED_OUTPUT, "base-stream", g_io_stream_get_output_stream (stream),
                               "close-base-stream", FALSE, NULL);
  return self;
}

GSocketAddress *
ts_caller_get_address (TsCaller *self)
{
  return self->address;
}

void
ts_caller_allow (TsCaller *self, gsize bytes)
{
  self->input->bytes = 0;
  self->input->allowed = bytes;
}

guint64
ts_caller_get_written (TsCaller *self)
{
  return self->output->bytes;
}

void
ts_caller_hang_up (TsCaller *self)
{
  g_socket_shutdown (g_socket_connection_get_socket (self->connection), TRUE, TRUE, NULL);
}
