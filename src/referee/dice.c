#include "dice.h"

#include <errno.h>
#include <sys/random.h>

static guint8
random_byte (void)
{
  guint8 byte;
  gssize got;

  do
    got = getrandom (&byte, 1, 0);
  while (got < 0 && errno == EINTR);
  g_assert (got == 1);
  return byte;
}

void
ts_dice_throw (guint n, int sides, gint64 *faces)
{
  int limit =
      256 / sides * sides; /* bytes from here on would make low faces likelier; they are thrown again */

  g_assert (sides >= 2 && sides <= 100);
  for (guint i = 0; i < n; i++) {
    int byte;

    do
      byte = random_byte ();
    while (byte >= limit);
    faces[i] = 1 + byte % sides;
  }
}
