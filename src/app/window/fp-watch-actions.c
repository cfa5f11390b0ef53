/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions for watching computer players. */
#include "config.h"

#include "app/window/fp-watch-actions.h"
#include "app/window/fp-window-actions.h"
#include "model/game/fp-game-history.h"
#include "model/game/fp-game-watching.h"

struct _FpWatchActions
{
  GActionMap *map; /* the window's */
  FpGame *game; /* NULL if there is none */
};

static void
on_pause (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpGame *game = ((FpWatchActions *) data)->game;
  fp_game_set_paused (game, !fp_game_is_paused (game));
}

static void
on_step (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  fp_game_step (((FpWatchActions *) data)->game);
}

static void
on_open_hands (GSimpleAction *action, GVariant *state, gpointer data)
{
  FpWatchActions *self = data;
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
fp_watch_actions_update (FpWatchActions *self, const char *page)
{
  gboolean watched = self->game != NULL && g_str_equal (page, "table") && fp_game_is_watched (self->game);
  gboolean running = watched && !fp_game_over (self->game) && fp_game_history (self->game) < 0;
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    fp_actions_enable (self->map, actions[i].name, running);
  if (self->game != NULL)
    fp_actions_set_state (self->map, "open-hands", fp_game_has_open_hands (self->game));
}

void
fp_watch_actions_set_game (FpWatchActions *self, FpGame *game)
{
  g_set_object (&self->game, game);
}

FpWatchActions *
fp_watch_actions_new (GtkApplicationWindow *window)
{
  FpWatchActions *self = g_new0 (FpWatchActions, 1);
  self->map = G_ACTION_MAP (window);
  g_action_map_add_action_entries (self->map, actions, G_N_ELEMENTS (actions), self);
  return self;
}

void
fp_watch_actions_free (FpWatchActions *self)
{
  g_clear_object (&self->game);
  g_free (self);
}
