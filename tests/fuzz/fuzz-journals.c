/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Journals with any kind of damage, also of their first line, beside a good save. */
#include "saved.h"

gboolean
fuzz_one (const char *data, gsize length)
{
  return saved_one (NULL, 0, data, length);
}
