/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A puzzle being played. */
#include "config.h"

#include <glib/gi18n.h>

#include "model/fp-catalog-model-private.h"
#include "model/fp-puzzle-shelf.h"
#include "model/game/fp-game-internal.h"
#include "model/game/fp-puzzle-play.h"
#include "session/puzzles/fp-puzzle.h"

struct _FpPuzzlePlay
{
  GObject parent_instance;
  FpCatalogModel *catalog_model; /* keeps the cards alive */
  FpPuzzle *puzzle;
  FpGame *game;
  FpPuzzleState state;
  gboolean helped; /* the solution was shown */
  char *answered; /* id of the first answer, NULL: none */
  char *text, *line, *hands;
};

G_DEFINE_FINAL_TYPE (FpPuzzlePlay, fp_puzzle_play, G_TYPE_OBJECT)

static guint changed_signal;

static const char KEY[] = "fp-puzzle-play";

/* Takes @text. */
static void
set_text (FpPuzzlePlay *self, FpPuzzleState state, char *text)
{
  self->state = state;
  g_free (self->text);
  self->text = text;
  g_signal_emit (self, changed_signal, 0);
}

/* Returns the label of option @option of the puzzle. */
static char *
label (FpPuzzlePlay *self, guint option)
{
  FpEngine *engine = self->puzzle->engine;
  FpDecision decision;
  fp_engine_decision (engine, &decision);
  return fp_text_option (engine, &decision, &fp_engine_options (engine)->option[option],
                         fp_session_names (fp_game_session (self->game)));
}

static char *
task (void)
{
  return g_strdup (_ ("Win this encounter, whatever the others do. Only one answer is sure to win."));
}

/* Returns what answers option @option, which doesn't win, or NULL. */
static char *
refutation (FpPuzzlePlay *self, guint option)
{
  g_autoptr (GPtrArray) line = fp_puzzle_refute (self->puzzle, option);
  g_autoptr (GString) told = g_string_new (NULL);
  for (guint i = 0; line != NULL && i < line->len; i++)
    g_string_append_printf (told, "%s%s", i > 0 ? " " : "", (const char *) g_ptr_array_index (line, i));
  /* Translators: sentences of the log, which show how the others can answer. */
  return told->len > 0 ? g_strdup_printf (_ ("This can happen: %s"), told->str) : NULL;
}

/* Returns the option called @id, −1: there is none. */
static int
find_option (FpPuzzlePlay *self, const char *id)
{
  return fp_engine_find_option (self->puzzle->engine, id);
}

static void
on_solved (FpPuzzlePlay *self)
{
  if (!self->helped)
    fp_puzzle_shelf_mark_solved (self->puzzle->id);
  set_text (self, FP_PUZZLE_SOLVED,
            g_strdup (self->helped ? _ ("That is the solution: it wins against every reply.")
                                   : _ ("Solved! That wins against every reply.")));
}

/* Judges the first answer. One that was taken back counts no longer. */
static void
on_game_changed (FpPuzzlePlay *self)
{
  const GPtrArray *choices = fp_session_choices (fp_game_session (self->game));
  const FpChoice *first = choices->len > 0 ? g_ptr_array_index (choices, 0) : NULL;
  const char *id = first != NULL ? first->answer : NULL;
  if (g_strcmp0 (id, self->answered) == 0)
    return;
  g_free (self->answered);
  self->answered = g_strdup (id);
  g_clear_pointer (&self->line, g_free);
  int option = id != NULL ? find_option (self, id) : -1;
  if (id == NULL)
    set_text (self, FP_PUZZLE_OPEN, task ());
  else if (option == (int) self->puzzle->solution)
    on_solved (self);
  else
    {
      self->line = option >= 0 ? refutation (self, (guint) option) : NULL;
      set_text (self, FP_PUZZLE_FAILED, g_strdup (_ ("That answer is not sure to win. Try again.")));
    }
}

/* Returns the hands of the others, which the player of the puzzle knows. */
static char *
read_hands (FpPuzzlePlay *self)
{
  FpSession *session = fp_game_session (self->game);
  const FpView *view = fp_session_view (session, self->puzzle->seat);
  GString *hands = g_string_new (NULL);
  for (uint8_t seat = 0; seat < view->n_seats; seat++)
    {
      g_autofree char *hand = seat == self->puzzle->seat ? NULL
                                                         : fp_text_hand_seen (fp_session_engine (session), view, seat,
                                                                              fp_session_names (session));
      if (hand != NULL)
        g_string_append_printf (hands, "%s%s", hands->len > 0 ? "\n" : "", hand);
    }
  return g_string_free (hands, FALSE);
}

/* Returns the option that looks best to a player who looks no further than the next turn, but is
 * not the solution. */
static guint
find_decoy (const FpPuzzle *puzzle)
{
  g_autoptr (FpPlayer) player = fp_player_new ("greedy:12", 1, puzzle->seat, NULL);
  guint n, best = puzzle->solution == 0 ? 1 : 0;
  fp_player_ask (player, puzzle->engine, puzzle->state->head.answers);
  while (fp_player_think (player, G_MAXUINT))
    ;
  const FpThought *thoughts = fp_player_thoughts (player, &n);
  for (guint i = 0; i < n; i++)
    if (i != puzzle->solution && thoughts[i].chance > thoughts[best].chance)
      best = i;
  return best;
}

void
fp_puzzle_play_hint (FpPuzzlePlay *self)
{
  g_return_if_fail (FP_IS_PUZZLE_PLAY (self));
  if (self->state != FP_PUZZLE_OPEN)
    return;
  guint decoy = find_decoy (self->puzzle), solution = self->puzzle->solution;
  g_autofree char *one = label (self, MIN (decoy, solution)), *other = label (self, MAX (decoy, solution));
  /* Translators: two answers. */
  set_text (self, FP_PUZZLE_OPEN, g_strdup_printf (_ ("One of these is sure to win: %s, or %s."), one, other));
}

void
fp_puzzle_play_show_solution (FpPuzzlePlay *self)
{
  g_return_if_fail (FP_IS_PUZZLE_PLAY (self));
  g_autofree char *solution = label (self, self->puzzle->solution);
  self->helped = self->state != FP_PUZZLE_SOLVED;
  /* Translators: the answer that solves a puzzle. */
  set_text (self, self->state, g_strdup_printf (_ ("The solution: %s"), solution));
}

/* GObject */

static void
fp_puzzle_play_finalize (GObject *object)
{
  FpPuzzlePlay *self = FP_PUZZLE_PLAY (object);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  g_clear_pointer (&self->puzzle, fp_puzzle_free);
  g_clear_object (&self->catalog_model);
  g_free (self->answered);
  g_free (self->text);
  g_free (self->line);
  g_free (self->hands);
  G_OBJECT_CLASS (fp_puzzle_play_parent_class)->finalize (object);
}

static void
fp_puzzle_play_class_init (FpPuzzlePlayClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fp_puzzle_play_finalize;
  changed_signal =
      g_signal_new ("changed", FP_TYPE_PUZZLE_PLAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
fp_puzzle_play_init (FpPuzzlePlay *self)
{
}

FpPuzzlePlay *
fp_puzzle_play_new (FpCatalogModel *catalog_model, const char *path, guint pace)
{
  g_autoptr (FpProblems) problems = fp_problems_new (path);
  FpPuzzle *puzzle = fp_puzzle_load (path, catalog_model->catalogs, problems, NULL);
  if (puzzle == NULL)
    return NULL;
  FpPuzzlePlay *self = g_object_new (FP_TYPE_PUZZLE_PLAY, NULL);
  self->catalog_model = g_object_ref (catalog_model);
  self->puzzle = puzzle;
  self->game = fp_game_new_for (catalog_model, fp_puzzle_begin (puzzle, NULL), pace);
  g_object_set_data (G_OBJECT (self->game), KEY, GINT_TO_POINTER (TRUE));
  self->text = task ();
  self->hands = read_hands (self);
  fp_game_begin (self->game);
  g_signal_connect_swapped (self->game, "changed", G_CALLBACK (on_game_changed), self);
  return self;
}

gboolean
fp_puzzle_play_is_of (FpGame *game)
{
  return g_object_get_data (G_OBJECT (game), KEY) != NULL;
}

FpGame *
fp_puzzle_play_game (FpPuzzlePlay *self)
{
  return self->game;
}

const char *
fp_puzzle_play_path (FpPuzzlePlay *self)
{
  return self->puzzle->path;
}

const char *
fp_puzzle_play_edition (FpPuzzlePlay *self)
{
  return self->puzzle->edition->id;
}

FpPuzzleState
fp_puzzle_play_state (FpPuzzlePlay *self)
{
  return self->state;
}

const char *
fp_puzzle_play_text (FpPuzzlePlay *self)
{
  return self->text;
}

const char *
fp_puzzle_play_hands (FpPuzzlePlay *self)
{
  return self->hands;
}

const char *
fp_puzzle_play_line (FpPuzzlePlay *self)
{
  return self->line;
}
