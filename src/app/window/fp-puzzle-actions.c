/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The puzzles: playing them, and making one of a moment of a game. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/window/fp-puzzle-actions.h"
#include "app/window/fp-window-actions.h"
#include "model/fp-puzzle-shelf.h"
#include "model/game/fp-game-puzzle.h"

struct _FpPuzzleActions
{
  GObject parent_instance;
  GActionMap *map; /* the window's */
  FpPuzzleBar *bar;
  FpCatalogModel *catalog_model;
  guint pace;
  FpGame *game; /* NULL if there is none */
  FpPuzzlePlay *play; /* of the game; NULL if it is no puzzle */
  FpPuzzlePlay *next; /* the play whose game begins next */
  gboolean making; /* a puzzle is being made */
  gboolean at_table; /* the page of the table is shown */
};

G_DEFINE_FINAL_TYPE (FpPuzzleActions, fp_puzzle_actions, G_TYPE_OBJECT)

enum
{
  SIGNAL_SHOW,
  SIGNAL_PLAY,
  SIGNAL_TOLD,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
tell (FpPuzzleActions *self, const char *sentence)
{
  g_signal_emit (self, signals[SIGNAL_TOLD], 0, sentence);
}

/* Begins the puzzle in the file @path. */
static void
begin (FpPuzzleActions *self, const char *path)
{
  g_autoptr (FpPuzzlePlay) play = fp_puzzle_play_new (self->catalog_model, path, self->pace);
  if (play == NULL)
    {
      tell (self, _ ("This puzzle can't be played"));
      return;
    }
  g_set_object (&self->next, play);
  g_signal_emit (self, signals[SIGNAL_PLAY], 0, fp_puzzle_play_game (play));
}

void
fp_puzzle_actions_set_game (FpPuzzleActions *self, FpGame *game)
{
  gboolean begins = game != NULL && self->next != NULL && fp_puzzle_play_game (self->next) == game;
  g_set_object (&self->game, game);
  g_clear_object (&self->play);
  if (begins)
    self->play = g_steal_pointer (&self->next);
  fp_puzzle_bar_set_play (self->bar, self->play);
}

static void
update_make (FpPuzzleActions *self)
{
  fp_actions_enable (self->map, "make-puzzle",
                     self->game != NULL && self->at_table && !self->making && fp_game_can_make_puzzle (self->game));
}

void
fp_puzzle_actions_update (FpPuzzleActions *self, const char *page)
{
  static const char *const of_puzzle[] = { "puzzle-hint", "puzzle-solution", "puzzle-again", "puzzle-next" };
  gboolean at_table = g_str_equal (page, "table");
  self->at_table = at_table;
  for (guint i = 0; i < G_N_ELEMENTS (of_puzzle); i++)
    fp_actions_enable (self->map, of_puzzle[i], self->play != NULL && at_table);
  fp_actions_enable (self->map, "puzzles", !g_str_equal (page, "puzzles"));
  update_make (self);
  gtk_widget_set_visible (GTK_WIDGET (self->bar), self->play != NULL && at_table);
  /* The game of a puzzle begins within an encounter, where no file can begin. */
  if (self->play != NULL)
    {
      fp_actions_enable (self->map, "save", FALSE);
      fp_actions_enable (self->map, "save-as", FALSE);
    }
}

/* Actions */

static void
on_puzzles (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpPuzzleActions *self = data;
  g_signal_emit (self, signals[SIGNAL_SHOW], 0, self->play != NULL ? fp_puzzle_play_path (self->play) : NULL);
}

static void
on_play (GSimpleAction *action, GVariant *path, gpointer data)
{
  begin (data, g_variant_get_string (path, NULL));
}

static void
on_hint (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  fp_puzzle_play_hint (FP_PUZZLE_ACTIONS (data)->play);
}

static void
on_solution (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  fp_puzzle_play_show_solution (FP_PUZZLE_ACTIONS (data)->play);
}

static void
on_again (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpPuzzleActions *self = data;
  g_autofree char *path = g_strdup (fp_puzzle_play_path (self->play));
  begin (self, path);
}

static void
on_next (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpPuzzleActions *self = data;
  g_autoptr (FpPuzzleShelf) shelf = fp_puzzle_shelf_new (self->catalog_model, fp_puzzle_play_edition (self->play));
  g_autofree char *path = fp_puzzle_shelf_next (shelf, fp_puzzle_play_path (self->play));
  if (path != NULL)
    begin (self, path);
}

/* The list is shown if the player still looks at that game. */
static void
on_made (GObject *game, GAsyncResult *result, gpointer data)
{
  g_autoptr (FpPuzzleActions) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = fp_game_make_puzzle_finish (FP_GAME (game), result, &error);
  gboolean shown = self->game == FP_GAME (game) && self->at_table;
  self->making = FALSE;
  tell (self, path != NULL ? _ ("The puzzle is among your own") : error->message);
  if (shown)
    update_make (self);
  if (shown && path != NULL)
    g_signal_emit (self, signals[SIGNAL_SHOW], 0, path);
}

static void
on_make (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpPuzzleActions *self = data;
  self->making = TRUE;
  update_make (self);
  fp_game_make_puzzle (self->game, on_made, g_object_ref (self));
}

static const GActionEntry actions[] = {
  { "puzzles", on_puzzles },          { "play-puzzle", on_play, "s" }, { "puzzle-hint", on_hint },
  { "puzzle-solution", on_solution }, { "puzzle-again", on_again },    { "puzzle-next", on_next },
  { "make-puzzle", on_make },
};

/* GObject */

static void
fp_puzzle_actions_finalize (GObject *object)
{
  FpPuzzleActions *self = FP_PUZZLE_ACTIONS (object);
  g_clear_object (&self->catalog_model);
  g_clear_object (&self->game);
  g_clear_object (&self->play);
  g_clear_object (&self->next);
  G_OBJECT_CLASS (fp_puzzle_actions_parent_class)->finalize (object);
}

static void
fp_puzzle_actions_class_init (FpPuzzleActionsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fp_puzzle_actions_finalize;
  signals[SIGNAL_SHOW] = g_signal_new ("show", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_PLAY] = g_signal_new ("play", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, FP_TYPE_GAME);
  signals[SIGNAL_TOLD] = g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
fp_puzzle_actions_init (FpPuzzleActions *self)
{
}

FpPuzzleActions *
fp_puzzle_actions_new (GtkApplicationWindow *window, FpPuzzleBar *bar)
{
  FpPuzzleActions *self = g_object_new (FP_TYPE_PUZZLE_ACTIONS, NULL);
  self->map = G_ACTION_MAP (window);
  self->bar = bar;
  g_action_map_add_action_entries (self->map, actions, G_N_ELEMENTS (actions), self);
  return self;
}

void
fp_puzzle_actions_set_catalog (FpPuzzleActions *self, FpCatalogModel *catalog_model, guint pace)
{
  g_set_object (&self->catalog_model, catalog_model);
  self->pace = pace;
}
