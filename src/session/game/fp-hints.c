/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hints: the strongest player is asked for the seat that must decide. */
#include "session/game/fp-hints.h"

#include "session/game/fp-aliens.h"
#include "session/game/fp-session-private.h"

enum
{
  AT_ONCE = 32, /* steps between two looks at the clock, shared by threads */
  STEPS_OF_PICK = 150, /* steps for each decision of a group but the first */
};

/* A hint before it is put into words. */
typedef struct
{
  FpHint hint;
  FpEvent event; /* the reason */
  gboolean has_reason;
} Found;

struct _FpHintTask
{
  const FpSession *session; /* the asking session; may be gone */
  guint moment; /* the session's moment */
  FpDecision decision;
  gboolean whole;
  FpState *base, *state; /* the game; a copy to play a group to its end */
  FpEngine *engine;
  FpPlayer *player;
  gint cancelled;
  Found found[FP_MOST_HINTS];
  guint n;
  Found *playing; /* the hint whose selections are being found */
};

/* Returns the name of the strongest player. */
static const char *
best_player (void)
{
  const char *best = fp_player_nth (0);
  for (guint i = 0; fp_player_nth (i) != NULL; i++)
    best = fp_player_nth (i);
  return best;
}

static gboolean
better (const FpThought *a, const FpThought *b)
{
  return a->share != b->share ? a->share > b->share : a->chance > b->chance;
}

/* Puts the indices of the best of @n thoughts into @best, the best first. Returns their number. */
static guint
order (const FpThought *thoughts, guint n, guint best[FP_MOST_HINTS])
{
  guint found = 0;
  for (guint i = 0; i < n; i++)
    {
      if (thoughts[i].chance < 0)
        continue;
      guint k = found < FP_MOST_HINTS ? found++ : FP_MOST_HINTS;
      for (; k > 0 && better (&thoughts[i], &thoughts[best[k - 1]]); k--)
        if (k < FP_MOST_HINTS)
          best[k] = best[k - 1];
      if (k < FP_MOST_HINTS)
        best[k] = i;
    }
  return found;
}

FpHintTask *
fp_hint_task_new (FpSession *session, gboolean whole)
{
  FpEngine *engine = fp_session_engine (session);
  FpDecision decision;
  if (!fp_engine_decision (engine, &decision) || fp_aliens_is_choice (engine, &decision))
    return NULL;
  FpHintTask *hinting = g_new0 (FpHintTask, 1);
  hinting->session = session;
  hinting->moment = session->moment;
  hinting->decision = decision;
  hinting->whole = whole;
  hinting->base = fp_session_new_state ();
  hinting->state = fp_session_new_state ();
  fp_state_copy (hinting->base, engine->state);
  hinting->engine = fp_edition_engine (engine->edition, engine->catalog);
  hinting->player = fp_player_new (best_player (), fp_session_setup (session)->seed, decision.seat, NULL);
  fp_player_use_threads (hinting->player, 0);
  fp_player_explain (hinting->player);
  fp_player_ask (hinting->player, engine, engine->state->head.answers);
  return hinting;
}

void
fp_hint_task_free (FpHintTask *hinting)
{
  if (hinting == NULL)
    return;
  fp_engine_free (hinting->engine);
  fp_player_free (hinting->player);
  g_aligned_free (hinting->base);
  g_aligned_free (hinting->state);
  g_free (hinting);
}

void
fp_hint_task_cancel (FpHintTask *hinting)
{
  g_atomic_int_set (&hinting->cancelled, 1);
}

static gboolean
is_cancelled (FpHintTask *hinting)
{
  return g_atomic_int_get (&hinting->cancelled) != 0;
}

/* Groups */

static void
add_pick (FpHint *hint, const FpOption *option)
{
  if (option->kind != FP_OPTION_DONE && hint->n_options < FP_MAX_HINT_OPTIONS)
    hint->options[hint->n_options++] = *option;
}

/* Forced selections belong to the hint. */
static void
on_forced (FpEngine *engine, const FpPendingDecision *pending, const FpOption *option, gpointer data)
{
  FpHintTask *hinting = data;
  if (pending->group == hinting->decision.group && pending->picked > 0)
    add_pick (&hinting->playing->hint, option);
}

/* Returns TRUE if the copy still asks for selections of the group. The last one isn't played,
 * because its consequences are not known yet. */
static gboolean
goes_on (FpHintTask *hinting, FpDecision *decision)
{
  return fp_engine_decision (hinting->engine, decision) && decision->group == hinting->decision.group &&
         decision->seat == hinting->decision.seat;
}

/* Thinks about the next selection, with fewer steps than the first. */
static guint
think_of_pick (FpHintTask *hinting)
{
  guint n, best[FP_MOST_HINTS];
  fp_player_ask (hinting->player, hinting->engine, hinting->engine->state->head.answers);
  for (guint i = 0; i < STEPS_OF_PICK && !is_cancelled (hinting); i += AT_ONCE)
    fp_player_think (hinting->player, MIN (AT_ONCE, STEPS_OF_PICK - i));
  const FpThought *thoughts = fp_player_thoughts (hinting->player, &n);
  return order (thoughts, n, best) > 0 ? best[0] : 0;
}

static void
find_options (FpHintTask *hinting, Found *found)
{
  FpDecision decision = hinting->decision;
  guint option = found->hint.option;
  hinting->playing = found;
  fp_state_copy (hinting->state, hinting->base);
  fp_engine_use (hinting->engine, hinting->state);
  hinting->engine->forced = on_forced;
  hinting->engine->forced_data = hinting;
  while (TRUE)
    {
      const FpOption *taken = &fp_engine_options (hinting->engine)->option[option];
      gboolean last = taken->kind == FP_OPTION_DONE || decision.picked + 1 >= decision.most;
      add_pick (&found->hint, taken);
      if (last || !hinting->whole || is_cancelled (hinting))
        return;
      fp_engine_answer (hinting->engine, option);
      if (!goes_on (hinting, &decision))
        return;
      option = think_of_pick (hinting);
    }
}

/* All together */

static void
note_best (FpHintTask *hinting)
{
  guint n, best[FP_MOST_HINTS];
  const FpThought *thoughts = fp_player_thoughts (hinting->player, &n);
  hinting->n = order (thoughts, n, best);
  for (guint i = 0; i < hinting->n; i++)
    {
      Found *found = &hinting->found[i];
      FpHint *hint = &found->hint;
      *found = (Found){ .hint = { .option = best[i] } };
      hint->chance = thoughts[best[i]].chance;
      hint->share = thoughts[best[i]].share;
      found->has_reason = fp_player_reason (hinting->player, best[i], &found->event, &hint->with, &hint->without);
    }
}

void
fp_hint_task_think (FpHintTask *hinting, gint64 most)
{
  gint64 began = g_get_monotonic_time ();
  while (!is_cancelled (hinting) && fp_player_think (hinting->player, AT_ONCE) &&
         g_get_monotonic_time () - began < most)
    ;
  note_best (hinting);
  for (guint i = 0; i < hinting->n && !is_cancelled (hinting); i++)
    find_options (hinting, &hinting->found[i]);
}

guint
fp_hint_task_find (FpHintTask *hinting, FpSession *session, FpHint hints[FP_MOST_HINTS])
{
  if (session != hinting->session || session->moment != hinting->moment)
    return 0;
  for (guint i = 0; i < hinting->n; i++)
    {
      const Found *found = &hinting->found[i];
      hints[i] = found->hint;
      if (found->has_reason)
        hints[i].reason = fp_text_event (fp_session_engine (session), &found->event, hinting->decision.seat,
                                         fp_session_names (session));
    }
  return hinting->n;
}

guint
fp_hints_find (FpSession *session, FpHint hints[FP_MOST_HINTS])
{
  g_autoptr (FpHintTask) hinting = fp_hint_task_new (session, FALSE);
  if (hinting == NULL)
    return 0;
  fp_hint_task_think (hinting, G_MAXINT64);
  return fp_hint_task_find (hinting, session, hints);
}

void
fp_hints_clear (FpHint *hints, guint n)
{
  for (guint i = 0; i < n; i++)
    g_clear_pointer (&hints[i].reason, g_free);
}
