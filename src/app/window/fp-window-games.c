/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's games: rematch, swapped aliens, first game, and conceding. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/window/fp-window-private.h"
#include "model/log/fp-game-story.h"
#include "model/fp-levels.h"

static void
on_first_game (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  fp_window_learn (FP_WINDOW (data));
}

static void
on_play_again (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpWindow *self = data;
  g_autoptr (FpGameSetup) setup = fp_game_setup_copy (fp_game_setup (self->game));
  fp_game_setup_parse_seed (setup, "", NULL);
  fp_window_start (self, setup);
}

static void
on_swap_aliens (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpWindow *self = data;
  g_autoptr (FpGameSetup) setup = fp_game_swapped (self->game);
  if (setup != NULL)
    fp_window_start (self, setup);
}

static void
on_concede_answered (GtkWidget *window, const char *answer)
{
  FpWindow *self = FP_WINDOW (window);
  if (strcmp (answer, "concede") == 0 && self->game != NULL)
    fp_game_concede (self->game);
}

static void
on_concede (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpWindow *self = data;
  const FpAskAnswer answers[] = {
    { "cancel", _ ("Keep Playing"), NULL },
    { "concede", _ ("Concede"), "destructive-action" },
  };
  fp_banner_ask (self->banner,
                 fp_game_concede_can_be_undone (self->game)
                     ? _ ("Concede the game? The opponent wins at once. It can be undone.")
                     : _ ("Concede the game? The opponent wins at once. It can't be undone: the end shows all cards."),
                 answers, G_N_ELEMENTS (answers), on_concede_answered);
}

/* For programs that drive this one. The new game page must be shown. */
static void
on_choose_alien (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  fp_new_game_page_choose_alien (FP_WINDOW (data)->new_game, (guint) g_variant_get_int32 (parameter));
}

static const GActionEntry actions[] = {
  { "choose-alien", on_choose_alien, "i" }, { "first-game", on_first_game }, { "play-again", on_play_again },
  { "swap-aliens", on_swap_aliens },        { "concede", on_concede },
};

void
fp_window_add_game_actions (FpWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}
