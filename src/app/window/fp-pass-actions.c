/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions for passing without being asked, and for cards that are wanted. */
#include "config.h"

#include "app/window/fp-pass-actions.h"
#include "app/window/fp-window-actions.h"
#include "model/game/fp-game-history.h"
#include "model/game/fp-game-passing.h"

struct _FpPassActions
{
  GActionMap *map; /* the window's */
  GSettings *settings; /* NULL: nothing is remembered */
  FpGame *game; /* NULL if there is none */
};

/* The preferences of players, by name: their stops, and the cards about which they are always
 * asked. */
static const char stops_key[] = "stops";

/* --- Memory --- */

static const char *
viewer_name (FpGame *game)
{
  int viewer = fp_game_viewer (game);
  const FpGameSetup *setup = fp_game_setup (game);
  return viewer >= 0 && (guint) viewer < setup->n_seats ? setup->seats[viewer].name : NULL;
}

/* Keeps what the viewer has said, beside what others have. */
static void
remember (FpPassActions *self)
{
  const char *name = viewer_name (self->game);
  if (self->settings == NULL || name == NULL)
    return;
  g_autoptr (GVariant) before = g_settings_get_value (self->settings, stops_key);
  g_auto (GStrv) cards = fp_game_stop_cards (self->game);
  GVariantBuilder all;
  g_variant_builder_init (&all, G_VARIANT_TYPE ("a{s(sas)}"));
  for (gsize i = 0; i < g_variant_n_children (before); i++)
    {
      g_autoptr (GVariant) entry = g_variant_get_child_value (before, i);
      g_autoptr (GVariant) other = g_variant_get_child_value (entry, 0);
      if (!g_str_equal (g_variant_get_string (other, NULL), name))
        g_variant_builder_add_value (&all, entry);
    }
  g_variant_builder_add (&all, "{s(s^as)}", name, fp_stops_id (fp_game_stops (self->game)), cards);
  g_settings_set_value (self->settings, stops_key, g_variant_builder_end (&all));
}

/* Lets each person of the game be asked as the one of that name was before. */
static void
recall (FpPassActions *self)
{
  const FpGameSetup *setup = fp_game_setup (self->game);
  g_autoptr (GVariant) all = g_settings_get_value (self->settings, stops_key);
  for (guint seat = 0; seat < setup->n_seats; seat++)
    {
      const char *id;
      g_autofree const char **cards = NULL;
      FpStops stops;
      if (setup->seats[seat].player == NULL &&
          g_variant_lookup (all, setup->seats[seat].name, "(&s^a&s)", &id, &cards) && fp_stops_find (id, &stops))
        fp_game_recall_stops (self->game, seat, stops, cards);
    }
}

/* --- Actions --- */

static void
on_pass_until_reveal (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  fp_game_pass_until_reveal (((FpPassActions *) data)->game);
}

static void
on_stops (GSimpleAction *action, GVariant *state, gpointer data)
{
  FpPassActions *self = data;
  FpStops stops;
  if (self->game == NULL || !fp_stops_find (g_variant_get_string (state, NULL), &stops))
    return;
  fp_game_set_stops (self->game, stops);
  remember (self);
}

/* Asks always about a card, or no longer. */
static void
on_stop_at (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpPassActions *self = data;
  const char *card = g_variant_get_string (parameter, NULL);
  if (self->game == NULL)
    return;
  fp_game_set_stops_at (self->game, card, !fp_game_stops_at (self->game, card));
  remember (self);
}

static void
on_want (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpPassActions *self = data;
  if (self->game != NULL)
    fp_game_want (self->game, g_variant_get_int32 (parameter));
}

static const GActionEntry actions[] = {
  { "pass-until-reveal", on_pass_until_reveal },
  { "stops", NULL, "s", "'usual'", on_stops },
  { "stop-at", on_stop_at, "s" },
  { "want", on_want, "i" },
};

void
fp_pass_actions_update (FpPassActions *self, const char *page)
{
  gboolean plays = self->game != NULL && g_str_equal (page, "table") && fp_game_history (self->game) < 0;
  GAction *stops = g_action_map_lookup_action (self->map, "stops");
  fp_actions_enable (self->map, "pass-until-reveal", plays && fp_game_can_pass_until_reveal (self->game));
  fp_actions_enable (self->map, "stops", plays);
  fp_actions_enable (self->map, "stop-at", plays);
  fp_actions_enable (self->map, "want", plays && !fp_game_over (self->game));
  if (self->game != NULL)
    g_simple_action_set_state (G_SIMPLE_ACTION (stops),
                               g_variant_new_string (fp_stops_id (fp_game_stops (self->game))));
}

void
fp_pass_actions_set_game (FpPassActions *self, FpGame *game)
{
  if (g_set_object (&self->game, game) && game != NULL && self->settings != NULL)
    recall (self);
}

FpPassActions *
fp_pass_actions_new (GtkApplicationWindow *window, GSettings *settings)
{
  FpPassActions *self = g_new0 (FpPassActions, 1);
  self->map = G_ACTION_MAP (window);
  self->settings = settings != NULL ? g_object_ref (settings) : NULL;
  g_action_map_add_action_entries (self->map, actions, G_N_ELEMENTS (actions), self);
  return self;
}

void
fp_pass_actions_free (FpPassActions *self)
{
  g_clear_object (&self->game);
  g_clear_object (&self->settings);
  g_free (self);
}
