/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The review of a game. */
#include "session/review/fp-review.h"

#include "players/fp-playout.h"
#include "session/game/fp-aliens.h"
#include "session/history/fp-session-history.h"
#include "session/history/fp-session-replay.h"

enum
{
  FIRST_STEPS = 300, /* of thinking about each choice */
  SECOND_STEPS = 3000, /* of thinking about those that seem to cost most */
  MOST_SECOND = 8, /* choices that are thought about again */
  AT_ONCE = 50, /* steps between two looks whether the review is cancelled */
  SILLY_PLAYOUTS = 60,
  LEAST_SHARE = 5, /* per cent; an answer that a good player takes so often is no mistake */
};

static const double worth_telling = 0.03; /* least cost of a choice */

/* A choice that has been looked at. */
typedef struct
{
  guint choice;
  uint16_t group;
  gboolean again; /* is thought about again */
  guint taken, better; /* options */
  double cost, chance, best;
  gboolean has_reason;
  FpEvent reason;
  double with, without;
} Look;

struct _FpReview
{
  FpGameCourse *course;
  uint8_t seat;
  FpPlayer *player;
  gboolean second; /* the second look */
  GArray *looks; /* of Look, in the order of the game */
  guint n_choices;
  gint steps, all_steps; /* done, and to do */
  gint cancelled;
};

static gboolean
is_cancelled (FpReview *review)
{
  return g_atomic_int_get (&review->cancelled) != 0;
}

/* Returns TRUE if @made is a choice of the seat's player, not of a computer that took over. */
static gboolean
is_own (const FpReview *review, const FpMadeChoice *made)
{
  return made->choice.seat == review->seat && made->option >= 0 && !made->settled;
}

FpReview *
fp_review_new (FpSession *session, uint8_t seat, const char *level)
{
  FpReview *review = g_new0 (FpReview, 1);
  review->course = fp_game_course_copy (session);
  review->seat = seat;
  review->player = fp_player_new (level, fp_session_setup (session)->seed, seat, NULL);
  review->looks = g_array_new (FALSE, FALSE, sizeof (Look));
  fp_player_explain (review->player);
  for (guint i = 0; i < review->course->made->len; i++)
    review->n_choices += is_own (review, g_ptr_array_index (review->course->made, i));
  review->all_steps = (gint) (review->n_choices * FIRST_STEPS + MIN (review->n_choices, MOST_SECOND) * SECOND_STEPS);
  return review;
}

void
fp_review_free (FpReview *review)
{
  if (review == NULL)
    return;
  fp_game_course_free (review->course);
  fp_player_free (review->player);
  g_array_unref (review->looks);
  g_free (review);
}

guint
fp_review_n_choices (const FpReview *review)
{
  return review->n_choices;
}

/* Thinking */

/* Thinks about the open decision of @engine. The player's budget may end the thinking earlier. */
static void
think (FpReview *review, FpEngine *engine, guint steps)
{
  gboolean more = TRUE;
  fp_player_ask (review->player, engine, engine->state->head.answers);
  for (guint i = 0; i < steps && !is_cancelled (review); i += AT_ONCE)
    {
      more = more && fp_player_think (review->player, MIN (AT_ONCE, steps - i));
      g_atomic_int_add (&review->steps, (gint) MIN (AT_ONCE, steps - i));
    }
}

/* Returns the option that a hint would name first, −1: none is known. */
static int
find_best (const FpThought *thoughts, guint n)
{
  int best = -1;
  for (guint i = 0; i < n; i++)
    if (thoughts[i].chance >= 0 &&
        (best < 0 || thoughts[i].share > thoughts[best].share ||
         (thoughts[i].share >= thoughts[best].share && thoughts[i].chance > thoughts[best].chance)))
      best = (int) i;
  return best;
}

/* Returns the chance of option @option of @engine's decision by plain playouts: the search doesn't
 * try what it takes for silly. */
static double
try_silly (FpEngine *engine, guint option)
{
  FpPlayout *playout = fp_playout_new (engine);
  FpRandom random, play;
  double sum = 0;
  fp_random_seed (&random, option + 1U);
  fp_playout_begin (playout, engine, 1, &random);
  for (guint i = 0; i < SILLY_PLAYOUTS; i++)
    {
      fp_playout_deal (playout, fp_random_next (&random), &play);
      fp_playout_answer (playout, option);
      sum += fp_playout_finish (playout, &play);
    }
  fp_playout_free (playout);
  return sum / SILLY_PLAYOUTS;
}

/* Notes what the answer @taken to @engine's decision cost. */
static void
note_cost (FpReview *review, FpEngine *engine, Look *look, guint taken)
{
  guint n;
  const FpThought *thoughts = fp_player_thoughts (review->player, &n);
  int best = find_best (thoughts, n);
  look->cost = 0;
  if (best < 0 || taken >= n || taken == (guint) best || thoughts[taken].share * 100 >= LEAST_SHARE)
    return;
  look->taken = taken;
  look->better = (guint) best;
  look->chance = thoughts[taken].chance >= 0 ? thoughts[taken].chance : try_silly (engine, taken);
  look->best = thoughts[best].chance;
  look->cost = look->best - look->chance;
  look->has_reason = fp_player_reason (review->player, look->better, &look->reason, &look->with, &look->without);
}

/* Returns the look at choice @choice, NULL: it has not been looked at. */
static Look *
find_look (FpReview *review, guint choice)
{
  for (guint i = 0; i < review->looks->len; i++)
    if (g_array_index (review->looks, Look, i).choice == choice)
      return &g_array_index (review->looks, Look, i);
  return NULL;
}

/* Called with the game after each choice; @n: their number so far. */
static void
look_at (FpReplay *replay, guint n, gpointer data)
{
  FpReview *review = data;
  const FpMadeChoice *made = n < review->course->made->len ? g_ptr_array_index (review->course->made, n) : NULL;
  FpDecision decision;
  if (made == NULL || is_cancelled (review) || !is_own (review, made) ||
      !fp_engine_decision (replay->engine, &decision) || decision.seat != review->seat)
    return;
  if (!review->second)
    {
      Look look = { .choice = n, .group = made->group };
      if (!fp_aliens_is_choice (replay->engine, &decision))
        {
          think (review, replay->engine, FIRST_STEPS);
          note_cost (review, replay->engine, &look, (guint) made->option);
        }
      g_array_append_val (review->looks, look);
      return;
    }
  Look *look = find_look (review, n);
  if (look == NULL || !look->again)
    return;
  think (review, replay->engine, SECOND_STEPS);
  note_cost (review, replay->engine, look, (guint) made->option);
}

/* Marks the choices that seem to cost most. */
static void
mark_dearest (FpReview *review)
{
  for (guint i = 0; i < MOST_SECOND; i++)
    {
      Look *dearest = NULL;
      for (guint k = 0; k < review->looks->len; k++)
        {
          Look *look = &g_array_index (review->looks, Look, k);
          if (!look->again && look->cost > 0 && (dearest == NULL || look->cost > dearest->cost))
            dearest = look;
        }
      if (dearest != NULL)
        dearest->again = TRUE;
    }
}

void
fp_review_work (FpReview *review)
{
  review->second = FALSE;
  g_array_set_size (review->looks, 0);
  fp_replay_free (fp_replay_course (review->course, look_at, review));
  mark_dearest (review);
  review->second = TRUE;
  if (!is_cancelled (review))
    fp_replay_free (fp_replay_course (review->course, look_at, review));
  g_atomic_int_set (&review->steps, review->all_steps);
}

void
fp_review_cancel (FpReview *review)
{
  g_atomic_int_set (&review->cancelled, 1);
}

double
fp_review_done (FpReview *review)
{
  return review->all_steps > 0 ? (double) g_atomic_int_get (&review->steps) / review->all_steps : 1;
}

/* Telling */

static void
free_choice (gpointer data)
{
  FpReviewedChoice *choice = data;
  g_free (choice->when);
  g_free (choice->question);
  g_free (choice->taken);
  g_free (choice->better);
  g_free (choice->reason);
  g_free (choice);
}

/* Returns @look in words. */
static FpReviewedChoice *
tell (const FpReview *review, FpSession *session, const Look *look)
{
  g_autoptr (FpSession) past = fp_session_past (session, look->choice);
  FpEngine *engine = fp_session_engine (past);
  const FpTextNames *names = fp_session_names (session);
  const FpOptions *options = fp_engine_options (engine);
  FpDecision decision;
  fp_engine_decision (engine, &decision);
  FpReviewedChoice *choice = g_new0 (FpReviewedChoice, 1);
  choice->choice = look->choice;
  choice->when = fp_text_turn (engine->edition, engine->edition->table.turns (engine->state));
  choice->question = fp_text_decision (engine, &decision, names);
  choice->taken = fp_text_option (engine, &decision, &options->option[look->taken], names);
  choice->better = fp_text_option (engine, &decision, &options->option[look->better], names);
  choice->chance = look->chance;
  choice->best = look->best;
  choice->with = look->with;
  choice->without = look->without;
  if (look->has_reason)
    choice->reason = fp_text_event (engine, &look->reason, review->seat, names);
  return choice;
}

/* Returns the dearest look below @cost that was thought about twice, or NULL. */
static const Look *
next_dearest (const FpReview *review, GHashTable *told)
{
  const Look *dearest = NULL;
  for (guint i = 0; i < review->looks->len; i++)
    {
      const Look *look = &g_array_index (review->looks, Look, i);
      if (look->again && look->cost >= worth_telling &&
          !g_hash_table_contains (told, GUINT_TO_POINTER (look->group + 1U)) &&
          (dearest == NULL || look->cost > dearest->cost))
        dearest = look;
    }
  return dearest;
}

/* Answers of a group are one choice, of which the dearest one is told. */
GPtrArray *
fp_review_find (FpReview *review, FpSession *session)
{
  GPtrArray *found = g_ptr_array_new_with_free_func (free_choice);
  g_autoptr (GHashTable) told = g_hash_table_new (NULL, NULL);
  const Look *look;
  while (found->len < FP_REVIEW_MOST && (look = next_dearest (review, told)) != NULL)
    {
      g_ptr_array_add (found, tell (review, session, look));
      g_hash_table_add (told, GUINT_TO_POINTER (look->group + 1U));
    }
  return found;
}

uint8_t
fp_review_seat (const FpSession *session)
{
  guint n = fp_session_setup (session)->n_seats;
  for (uint8_t seat = 0; seat < n; seat++)
    if (fp_session_is_persons (session, seat))
      return seat;
  return FP_NOBODY;
}
