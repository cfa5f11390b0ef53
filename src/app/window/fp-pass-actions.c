/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions for passing without being asked. */
#include "config.h"

#include "app/window/fp-pass-actions.h"
#include "app/window/fp-window-actions.h"
#include "model/game/fp-game-history.h"
#include "model/game/fp-game-passing.h"

struct _FpPassActions
{
  GActionMap *map; /* the window's */
  FpGame *game; /* NULL if there is none */
};

/* States of the action “stops”. */
static const char *const states[] = {
  [FP_GAME_STOPS_ALWAYS] = "always",
  [FP_GAME_STOPS_AT_USE] = "use",
  [FP_GAME_STOPS_AT_REVEAL] = "reveal",
  [FP_GAME_STOPS_NEVER] = "never",
};

static void
on_pass_until_reveal (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  fp_game_pass_until_reveal (((FpPassActions *) data)->game);
}

static void
on_stops (GSimpleAction *action, GVariant *state, gpointer data)
{
  FpPassActions *self = data;
  for (guint i = 0; i < G_N_ELEMENTS (states) && self->game != NULL; i++)
    if (g_str_equal (states[i], g_variant_get_string (state, NULL)))
      fp_game_set_stops (self->game, (FpGameStops) i);
}

static const GActionEntry actions[] = {
  { "pass-until-reveal", on_pass_until_reveal },
  { "stops", NULL, "s", "'always'", on_stops },
};

void
fp_pass_actions_update (FpPassActions *self, const char *page)
{
  gboolean plays = self->game != NULL && g_str_equal (page, "table") && fp_game_history (self->game) < 0;
  GAction *stops = g_action_map_lookup_action (self->map, "stops");
  fp_actions_enable (self->map, "pass-until-reveal", plays && fp_game_can_pass_until_reveal (self->game));
  fp_actions_enable (self->map, "stops", plays);
  if (self->game != NULL)
    g_simple_action_set_state (G_SIMPLE_ACTION (stops), g_variant_new_string (states[fp_game_stops (self->game)]));
}

void
fp_pass_actions_set_game (FpPassActions *self, FpGame *game)
{
  g_set_object (&self->game, game);
}

FpPassActions *
fp_pass_actions_new (GtkApplicationWindow *window)
{
  FpPassActions *self = g_new0 (FpPassActions, 1);
  self->map = G_ACTION_MAP (window);
  g_action_map_add_action_entries (self->map, actions, G_N_ELEMENTS (actions), self);
  return self;
}

void
fp_pass_actions_free (FpPassActions *self)
{
  g_clear_object (&self->game);
  g_free (self);
}
