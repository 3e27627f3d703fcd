#include "plural.h"

#include <string.h>

typedef struct {
  const char *rest;
  gulong n;
} Reader;

/* What binds more loosely stands first. */
static const struct {
  const char *sign;
  int strength;
} signs[] = {
  { "||", 1 }, { "&&", 2 }, { "==", 3 }, { "!=", 3 }, { "<=", 4 }, { ">=", 4 }, { "<", 4 },
  { ">", 4 },  { "+", 5 },  { "-", 5 },  { "*", 6 },  { "/", 6 },  { "%", 6 },
};

static gulong read_choice (Reader *reader);

static gboolean
take (Reader *reader, const char *sign)
{
  while (*reader->rest == ' ')
    reader->rest++;
  if (!g_str_has_prefix (reader->rest, sign))
    return FALSE;
  reader->rest += strlen (sign);
  return TRUE;
}

static gulong
read_value (Reader *reader)
{
  gulong value;
  char *end;

  if (take (reader, "!"))
    return !read_value (reader);
  if (take (reader, "n"))
    return reader->n;
  if (take (reader, "(")) {
    value = read_choice (reader);
    take (reader, ")");
    return value;
  }
  value = (gulong) g_ascii_strtoull (reader->rest, &end, 10);
  reader->rest = end;
  return value;
}

static gulong
reckon (const char *sign, gulong a, gulong b)
{
  switch (sign[0]) {
  case '|':
    return a || b;
  case '&':
    return a && b;
  case '=':
    return a == b;
  case '!':
    return a != b;
  case '<':
    return sign[1] == '=' ? a <= b : a < b;
  case '>':
    return sign[1] == '=' ? a >= b : a > b;
  case '+':
    return a + b;
  case '-':
    return a - b;
  case '*':
    return a * b;
  case '/':
    return b != 0 ? a / b : 0;
  default:
    return b != 0 ? a % b : 0;
  }
}

/* A sign that binds at least so strongly; -1 if there is none. */
static int
take_sign (Reader *reader, int strength)
{
  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    if (signs[i].strength >= strength && take (reader, signs[i].sign))
      return (int) i;
  return -1;
}

static gulong
read_signs (Reader *reader, int strength)
{
  gulong value = read_value (reader);
  int sign;

  while ((sign = take_sign (reader, strength)) >= 0)
    value = reckon (signs[sign].sign, value, read_signs (reader, signs[sign].strength + 1));
  return value;
}

static gulong
read_choice (Reader *reader)
{
  gulong value = read_signs (reader, 1);
  gulong yes, no;

  if (!take (reader, "?"))
    return value;
  yes = read_choice (reader);
  take (reader, ":");
  no = read_choice (reader);
  return value ? yes : no;
}

gulong
ts_plural_reckon (const char *expression, gulong n)
{
  Reader reader = { expression, n };

  return read_choice (&reader);
}
