/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game in the list of recent games. */
#include "config.h"

#include <glib/gi18n.h>

#include "model/items/fp-recent-item.h"

struct _FpRecentItem
{
  GObject parent_instance;
  FpRecentFacts facts;
};

G_DEFINE_FINAL_TYPE (FpRecentItem, fp_recent_item, G_TYPE_OBJECT)

enum
{
  PROP_PATH = 1,
  PROP_PLAYERS,
  PROP_STATE,
  PROP_WHEN,
  PROP_OVER,
  PROP_PLAYABLE,
  PROP_OURS,
  PROP_PLANETS,
  PROP_SEATS,
  PROP_TURN,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
fp_recent_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  const FpRecentFacts *facts = &FP_RECENT_ITEM (object)->facts;
  const char *const strings[] = {
    [PROP_PATH] = facts->path, [PROP_PLAYERS] = facts->players, [PROP_STATE] = facts->state, [PROP_WHEN] = facts->when
  };
  const gboolean booleans[] = {
    [PROP_OVER] = facts->over, [PROP_PLAYABLE] = facts->playable, [PROP_OURS] = facts->ours
  };
  if (id < G_N_ELEMENTS (strings))
    g_value_set_string (value, strings[id]);
  else if (id == PROP_PLANETS || id == PROP_SEATS)
    g_value_set_object (value, id == PROP_PLANETS ? facts->planets : facts->seats);
  else if (id == PROP_TURN)
    g_value_set_int (value, facts->turn);
  else
    g_value_set_boolean (value, booleans[id]);
}

static void
fp_recent_item_finalize (GObject *object)
{
  FpRecentFacts *facts = &FP_RECENT_ITEM (object)->facts;
  g_free (facts->path);
  g_free (facts->players);
  g_free (facts->state);
  g_free (facts->when);
  g_clear_object (&facts->planets);
  g_clear_object (&facts->seats);
  G_OBJECT_CLASS (fp_recent_item_parent_class)->finalize (object);
}

static void
fp_recent_item_class_init (FpRecentItemClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  object_class->get_property = fp_recent_item_get_property;
  object_class->finalize = fp_recent_item_finalize;
  properties[PROP_PATH] = g_param_spec_string ("path", NULL, NULL, NULL, flags);
  properties[PROP_PLAYERS] = g_param_spec_string ("players", NULL, NULL, NULL, flags);
  properties[PROP_STATE] = g_param_spec_string ("state", NULL, NULL, NULL, flags);
  properties[PROP_WHEN] = g_param_spec_string ("when", NULL, NULL, NULL, flags);
  properties[PROP_OVER] = g_param_spec_boolean ("over", NULL, NULL, FALSE, flags);
  properties[PROP_PLAYABLE] = g_param_spec_boolean ("playable", NULL, NULL, FALSE, flags);
  properties[PROP_OURS] = g_param_spec_boolean ("ours", NULL, NULL, FALSE, flags);
  properties[PROP_PLANETS] = g_param_spec_object ("planets", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  properties[PROP_SEATS] = g_param_spec_object ("seats", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  properties[PROP_TURN] = g_param_spec_int ("turn", NULL, NULL, -1, G_MAXINT, -1, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
fp_recent_item_init (FpRecentItem *self)
{
}

FpRecentItem *
fp_recent_item_new (const FpRecentFacts *facts)
{
  FpRecentItem *self = g_object_new (FP_TYPE_RECENT_ITEM, NULL);
  self->facts = *facts;
  return self;
}

const FpRecentFacts *
fp_recent_item_facts (FpRecentItem *self)
{
  g_return_val_if_fail (FP_IS_RECENT_ITEM (self), NULL);
  return &self->facts;
}

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
