/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hints: the strongest player is asked for the seat whose question is open. */
#include "session/fp-hints.h"

#include "session/fp-aliens.h"

/* The strongest there is. */
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

/* The indices of the best of @n thoughts, the best first. */
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

guint
fp_hints_find (FpSession *session, FpHint hints[FP_MOST_HINTS])
{
  FpEngine *engine = fp_session_engine (session);
  FpDecision decision;
  if (!fp_engine_decision (engine, &decision) || fp_aliens_asked (engine, &decision))
    return 0;
  g_autoptr (FpPlayer) player = fp_player_new (best_player (), fp_session_setup (session)->seed, decision.seat, NULL);
  guint n, best[FP_MOST_HINTS];
  fp_player_explain (player);
  fp_player_ask (player, engine, engine->state->head.answers);
  while (fp_player_think (player, G_MAXUINT))
    ;
  const FpThought *thoughts = fp_player_thoughts (player, &n);
  guint found = order (thoughts, n, best);
  for (guint i = 0; i < found; i++)
    {
      FpEvent event;
      hints[i] = (FpHint){ best[i], thoughts[best[i]].chance, thoughts[best[i]].share, NULL, 0, 0 };
      if (fp_player_reason (player, best[i], &event, &hints[i].with, &hints[i].without))
        hints[i].reason = fp_words_event (engine, &event, decision.seat, fp_session_names (session));
    }
  return found;
}

void
fp_hints_clear (FpHint *hints, guint n)
{
  for (guint i = 0; i < n; i++)
    g_clear_pointer (&hints[i].reason, g_free);
}
