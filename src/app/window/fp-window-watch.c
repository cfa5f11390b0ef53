/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's actions for watching computer players. */
#include "config.h"

#include "app/window/fp-window-private.h"
#include "model/game/fp-game-watching.h"

static void
on_pause (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpGame *game = FP_WINDOW (data)->game;
  fp_game_set_paused (game, !fp_game_is_paused (game));
}

static void
on_step (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  fp_game_step (FP_WINDOW (data)->game);
}

static void
on_open_hands (GSimpleAction *action, GVariant *state, gpointer data)
{
  FpWindow *self = data;
  if (self->game != NULL)
    fp_game_set_open_hands (self->game, g_variant_get_boolean (state));
  g_simple_action_set_state (action, state);
}

static const GActionEntry actions[] = {
  { "pause", on_pause },
  { "step", on_step },
  { "open-hands", NULL, NULL, "false", on_open_hands },
};

void
fp_window_add_watch_actions (FpWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

void
fp_window_update_watch (FpWindow *self)
{
  gboolean watched = self->game != NULL && fp_window_shows (self, "table") && fp_game_is_watched (self->game);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), actions[i].name);
      gboolean running = watched && !fp_game_over (self->game) && fp_window_is_now (self);
      g_simple_action_set_enabled (G_SIMPLE_ACTION (action), running);
      if (actions[i].state != NULL && self->game != NULL)
        g_simple_action_set_state (G_SIMPLE_ACTION (action),
                                   g_variant_new_boolean (fp_game_has_open_hands (self->game)));
    }
}
