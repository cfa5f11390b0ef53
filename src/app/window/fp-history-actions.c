/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions for looking back at a game, and for going on from its past in a new one. */
#include "config.h"

#include "app/window/fp-history-actions.h"
#include "app/window/fp-window-actions.h"
#include "model/game/fp-game-autosave.h"
#include "model/game/fp-game-history.h"
#include "model/game/fp-puzzle-play.h"

struct _FpHistoryActions
{
  GObject parent_instance;
  GActionMap *map; /* the window's */
  FpGame *game; /* NULL if there is none */
};

G_DEFINE_FINAL_TYPE (FpHistoryActions, fp_history_actions, G_TYPE_OBJECT)

enum
{
  SIGNAL_BRANCHED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Both return the number of choices at the turn before or after @now. */
static int
turn_before (FpHistoryActions *self, int now)
{
  g_autoptr (GArray) turns = fp_game_history_turns (self->game);
  int found = 0;
  for (guint i = 0; i < turns->len && (int) g_array_index (turns, guint, i) < now; i++)
    found = (int) g_array_index (turns, guint, i);
  return found;
}

static int
turn_after (FpHistoryActions *self, int now)
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
  FpHistoryActions *self = data;
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
  fp_game_look_back (FP_HISTORY_ACTIONS (data)->game, g_variant_get_int32 (parameter));
}

static void
on_return (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  fp_game_look_back (FP_HISTORY_ACTIONS (data)->game, -1);
}

/* Continues from the viewed choice in a new game. The original game stays unchanged. */
static void
on_go_on (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpHistoryActions *self = data;
  guint64 seed = (guint64) g_random_int () << 32 | g_random_int ();
  g_autoptr (FpGame) game = fp_game_branch (self->game, seed);
  if (game == NULL)
    return;
  fp_game_keep (game);
  g_signal_emit (self, signals[SIGNAL_BRANCHED], 0, game);
}

static const GActionEntry actions[] = {
  { "look-back", on_look_back, "s" },
  { "look-at", on_look_at, "i" },
  { "return-to-game", on_return },
  { "go-on-from-past", on_go_on },
};

void
fp_history_actions_update (FpHistoryActions *self, const char *page)
{
  gboolean can = self->game != NULL && g_str_equal (page, "table") && fp_game_can_look_back (self->game);
  gboolean looking_back = can && fp_game_history (self->game) >= 0;
  fp_actions_enable (self->map, "look-back", can);
  fp_actions_enable (self->map, "look-at", can);
  fp_actions_enable (self->map, "return-to-game", looking_back);
  /* A game that went on from a puzzle would count in the record. */
  fp_actions_enable (self->map, "go-on-from-past", looking_back && !fp_puzzle_play_is_of (self->game));
}

void
fp_history_actions_set_game (FpHistoryActions *self, FpGame *game)
{
  g_set_object (&self->game, game);
}

static void
fp_history_actions_finalize (GObject *object)
{
  g_clear_object (&FP_HISTORY_ACTIONS (object)->game);
  G_OBJECT_CLASS (fp_history_actions_parent_class)->finalize (object);
}

static void
fp_history_actions_class_init (FpHistoryActionsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fp_history_actions_finalize;
  signals[SIGNAL_BRANCHED] = g_signal_new ("branched", FP_TYPE_HISTORY_ACTIONS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                           G_TYPE_NONE, 1, FP_TYPE_GAME);
}

static void
fp_history_actions_init (FpHistoryActions *self)
{
}

FpHistoryActions *
fp_history_actions_new (GtkApplicationWindow *window)
{
  FpHistoryActions *self = g_object_new (FP_TYPE_HISTORY_ACTIONS, NULL);
  self->map = G_ACTION_MAP (window);
  g_action_map_add_action_entries (self->map, actions, G_N_ELEMENTS (actions), self);
  return self;
}
