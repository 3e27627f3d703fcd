/* json-write.c — JSON as the protocol answers it, and as files keep it. */
#include "json.h"

void
ts_json_add_int (JsonBuilder *builder, const char *key, gint64 number)
{
  json_builder_set_member_name (builder, key);
  json_builder_add_int_value (builder, number);
}

void
ts_json_add_int_or_null (JsonBuilder *builder, const char *key, gint64 number, gboolean is_number)
{
  if (is_number)
    ts_json_add_int (builder, key, number);
  else
    ts_json_add_null (builder, key);
}

void
ts_json_add_boolean (JsonBuilder *builder, const char *key, gboolean truth)
{
  json_builder_set_member_name (builder, key);
  json_builder_add_boolean_value (builder, truth);
}

void
ts_json_add_text (JsonBuilder *builder, const char *key, const char *text)
{
  json_builder_set_member_name (builder, key);
  if (text != NULL)
    json_builder_add_string_value (builder, text);
  else
    json_builder_add_null_value (builder);
}

void
ts_json_add_null (JsonBuilder *builder, const char *key)
{
  json_builder_set_member_name (builder, key);
  json_builder_add_null_value (builder);
}

void
ts_json_begin_array (JsonBuilder *builder, const char *key)
{
  json_builder_set_member_name (builder, key);
  json_builder_begin_array (builder);
}

void
ts_json_begin_object (JsonBuilder *builder, const char *key)
{
  json_builder_set_member_name (builder, key);
  json_builder_begin_object (builder);
}

char *
ts_json_write_node (JsonNode *node)
{
  g_autoptr (JsonGenerator) generator = json_generator_new ();

  json_generator_set_root (generator, node);
  return json_generator_to_data (generator, NULL);
}

char *
ts_json_write (JsonObject *object)
{
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), object);

  return ts_json_write_node (node);
}
