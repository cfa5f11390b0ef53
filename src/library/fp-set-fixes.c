/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Complaints about words of format 1, and the fixes that put words of format 2 in their place. */
#include "library/fp-library-private.h"

#include <string.h>

static void
complain (FpSetFile *file, FpLocation at, const FpWordChange *change, const char *in)
{
  if (change->now != NULL)
    fp_problems_add (file->changes, at, "“%s” is a word of format 1 of card sets; expected “%s”", change->was,
                     change->now);
  else if (change->why != NULL)
    fp_problems_add (file->changes, at, "“%s” is a word of format 1 of card sets, and format 2 has none for it: %s",
                     change->was, change->why);
  else
    fp_problems_add (file->changes, at, "“%s” is a word of format 1 of card sets and says nothing; expected no “%s”",
                     change->was, in);
}

static void
add_fix (FpSetFile *file, FpFixKind kind, FpLocation at, const char *was, char *now)
{
  const FpSetFix fix = { .kind = kind, .at = at, .was = g_strdup (was), .now = now };

  g_array_append_val (file->fixes, fix);
}

void
fp_change_word (FpSetFile *file, FpLocation at, const FpWordChange *change)
{
  complain (file, at, change, NULL);
  if (change->now != NULL)
    add_fix (file, FP_FIX_WORD, at, change->was, g_strdup (change->now));
}

void
fp_change_element (FpSetFile *file, const FpElement *element, const FpWordChange *change)
{
  complain (file, element->at, change, NULL);
  if (change->now != NULL)
    add_fix (file, FP_FIX_ELEMENT, element->at, change->was, g_strdup (change->now));
}

/* Returns the number for `count` that means the same as the amount @ships of `proceed`: a number,
 * or that many “of that.ships”. */
static char *
count_of_ships (const char *ships)
{
  static const char *const all = "that.ships", *const of_all = " of that.ships";
  char *number = g_strstrip (g_strdup (ships));

  if (g_str_has_suffix (number, of_all))
    number[strlen (number) - strlen (of_all)] = '\0';
  for (char *at = strstr (number, all); at != NULL; at = strstr (at, all))
    memcpy (at, "that.count", strlen (all));
  return g_strstrip (number);
}

/* Returns an attribute as it is written. */
static char *
written (const char *name, const char *value)
{
  g_autofree char *escaped = g_markup_escape_text (value, -1);

  return g_strdup_printf ("%s=\"%s\"", name, escaped);
}

void
fp_change_attribute (FpSetFile *file, const FpAttribute *attribute, const FpWordChange *change)
{
  complain (file, attribute->at, change, attribute->name);
  if (change->now == NULL)
    {
      if (change->why == NULL)
        add_fix (file, FP_FIX_ATTRIBUTE, attribute->at, attribute->name, g_strdup (""));
    }
  else if (change->of == FP_TYPE_SHIPS)
    {
      g_autofree char *count = count_of_ships (attribute->value);

      add_fix (file, FP_FIX_ATTRIBUTE, attribute->at, attribute->name, written (change->now, count));
    }
  else if (strchr (change->now, '=') != NULL)
    add_fix (file, FP_FIX_ATTRIBUTE, attribute->at, attribute->name, g_strdup (change->now));
  else
    add_fix (file, FP_FIX_WORD, attribute->at, attribute->name, g_strdup (change->now));
}
