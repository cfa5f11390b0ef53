/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's history: looking back at the game, and branching off into another window. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/window/fp-window-private.h"
#include "model/game/fp-game-autosave.h"
#include "model/game/fp-game-history.h"

/* Both return the number of choices at the turn before or after @now. */
static int
turn_before (FpWindow *self, int now)
{
  g_autoptr (GArray) turns = fp_game_history_turns (self->game);
  int found = 0;
  for (guint i = 0; i < turns->len && (int) g_array_index (turns, guint, i) < now; i++)
    found = (int) g_array_index (turns, guint, i);
  return found;
}

static int
turn_after (FpWindow *self, int now)
{
  g_autoptr (GArray) turns = fp_game_history_turns (self->game);
  for (guint i = 0; i < turns->len; i++)
    if ((int) g_array_index (turns, guint, i) > now)
      return (int) g_array_index (turns, guint, i);
  return fp_game_history_length (self->game);
}

/* One step beyond the last choice returns to the current game. */
static void
on_look_back (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpWindow *self = data;
  const char *way = g_variant_get_string (parameter, NULL);
  int length = fp_game_history_length (self->game), viewed = fp_game_history (self->game);
  int now = viewed >= 0 ? viewed : length;
  if (g_str_equal (way, "first"))
    fp_game_look_back (self->game, 0);
  else if (g_str_equal (way, "back"))
    fp_game_look_back (self->game, MAX (now - 1, 0));
  else if (g_str_equal (way, "turn-back"))
    fp_game_look_back (self->game, turn_before (self, now));
  else if (viewed < 0)
    return;
  else if (g_str_equal (way, "forward"))
    fp_game_look_back (self->game, now < length ? now + 1 : -1);
  else if (g_str_equal (way, "turn-forward"))
    fp_game_look_back (self->game, now < length ? turn_after (self, now) : -1);
  else if (g_str_equal (way, "last"))
    fp_game_look_back (self->game, length);
}

static void
on_look_at (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  fp_game_look_back (FP_WINDOW (data)->game, g_variant_get_int32 (parameter));
}

static void
on_return (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  fp_game_look_back (FP_WINDOW (data)->game, -1);
}

/* Continues from the viewed choice in a new window. The original game stays unchanged. */
static void
on_go_on (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpWindow *self = data;
  guint64 seed = (guint64) g_random_int () << 32 | g_random_int ();
  g_autoptr (FpGame) game = fp_game_branch (self->game, seed);
  if (game == NULL)
    return;
  fp_game_keep (game);
  FpWindow *other = fp_window_new (gtk_window_get_application (GTK_WINDOW (self)), self->catalog_model, self->pace);
  gtk_window_present (GTK_WINDOW (other));
  fp_window_play (other, game);
  fp_window_say (other, _ ("A new game: what you could not know is dealt anew"));
}

static const GActionEntry actions[] = {
  { "look-back", on_look_back, "s" },
  { "look-at", on_look_at, "i" },
  { "return-to-game", on_return },
  { "go-on-from-past", on_go_on },
};

void
fp_window_add_history_actions (FpWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

static void
enable (FpWindow *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);
  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

void
fp_window_update_history (FpWindow *self)
{
  gboolean can = self->game != NULL && fp_window_shows (self, "table") && fp_game_can_look_back (self->game);
  gboolean looking_back = can && fp_game_history (self->game) >= 0;
  enable (self, "look-back", can);
  enable (self, "look-at", can);
  enable (self, "return-to-game", looking_back);
  enable (self, "go-on-from-past", looking_back);
}

gboolean
fp_window_is_now (FpWindow *self)
{
  return self->game != NULL && fp_game_history (self->game) < 0;
}
