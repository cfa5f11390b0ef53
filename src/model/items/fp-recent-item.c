/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game in the list of recent games. */
#include "config.h"

#include <glib/gi18n.h>

#include "model/items/fp-recent-item.h"

#include "model/items/fp-item-private.h"

static const FpItemField fields[] = {
  FP_ITEM_STRING (FpRecentFacts, path),  FP_ITEM_STRING (FpRecentFacts, players),
  FP_ITEM_STRING (FpRecentFacts, state), FP_ITEM_STRING (FpRecentFacts, when),
  FP_ITEM_BOOLEAN (FpRecentFacts, over), FP_ITEM_BOOLEAN (FpRecentFacts, playable),
  FP_ITEM_LIST (FpRecentFacts, planets), FP_ITEM_LIST (FpRecentFacts, seats),
  FP_ITEM_INT (FpRecentFacts, turn),     FP_ITEM_BOOLEAN (FpRecentFacts, ours),
};

FP_DEFINE_ITEM (FpRecentItem, fp_recent_item, FpRecentFacts, fields)

/* Returns the number of midnights between @then and @now. */
static int
days_between (GDateTime *then, GDateTime *now)
{
  GDate days[2];
  GDateTime *const times[2] = { then, now };
  for (guint i = 0; i < 2; i++)
    {
      int year, month, day;
      g_date_time_get_ymd (times[i], &year, &month, &day);
      g_date_clear (&days[i], 1);
      g_date_set_dmy (&days[i], (GDateDay) day, (GDateMonth) month, (GDateYear) year);
    }
  return g_date_days_between (&days[0], &days[1]);
}

char *
fp_recent_item_when (gint64 seconds, GDateTime *now)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc (seconds);
  g_autoptr (GDateTime) then = utc != NULL ? g_date_time_to_timezone (utc, g_date_time_get_timezone (now)) : NULL;
  if (then == NULL)
    return g_strdup (_ ("At an unknown time"));
  int days = days_between (then, now);
  if (days == 0)
    /* Translators: time of the day, see “man strftime”. */
    return g_date_time_format (then, _ ("Today, %H:%M"));
  if (days == 1)
    /* Translators: time of the day, see “man strftime”. */
    return g_date_time_format (then, _ ("Yesterday, %H:%M"));
  if (days > 1 && days < 7)
    /* Translators: name of the day of the week and time of the day, see “man strftime”. */
    return g_date_time_format (then, _ ("%A, %H:%M"));
  if (g_date_time_get_year (then) == g_date_time_get_year (now))
    /* Translators: day and name of the month, see “man strftime”. */
    return g_date_time_format (then, _ ("%-d %B"));
  /* Translators: day, name of the month and year, see “man strftime”. */
  return g_date_time_format (then, _ ("%-d %B %Y"));
}
