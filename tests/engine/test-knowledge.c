/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Views: what a seat sees, and that nothing it may not see gets into one. */
#include "fixture/duel.h"

#include "engine/fp-moves.h"
#include "engine/fp-view.h"

static guint
visible (const FpView *view, const FpViewZone *zone)
{
  guint n = 0;

  for (guint i = 0; i < zone->listed; i++)
    n += view->cards[zone->first + i].def != FP_NO_CARD;
  return n;
}

static void
test_hands (void)
{
  FpEngine *engine = duel_engine ();
  g_autofree FpView *view = g_new0 (FpView, 1);

  fp_engine_start (engine, 2, 3, DUEL_NO_ALIENS);
  fp_view_make (engine, 0, view);
  g_assert_cmpuint (visible (view, fp_view_zone (engine, view, "hand", 0)), ==, 6);
  /* Of the other hand just the plan shown in set-up (ruling 2). */
  g_assert_cmpuint (fp_view_zone (engine, view, "hand", 1)->listed, ==, 6);
  g_assert_cmpuint (visible (view, fp_view_zone (engine, view, "hand", 1)), ==, 1);
  g_assert_cmpuint (fp_view_zone (engine, view, "deck", 0)->listed, ==, 0);
  g_assert_cmpuint (visible (view, fp_view_zone (engine, view, "ready", 1)), ==, 5);
  duel_engine_free (engine);
}

/* Neither a dial nor a plan is in the other's view before it is shown. */
static void
test_secret_choices (void)
{
  FpEngine *engine = duel_engine ();
  g_autofree FpView *view = g_new0 (FpView, 1);
  FpDecision decision;
  uint8_t first;

  fp_engine_start (engine, 2, 3, DUEL_NO_ALIENS);
  g_assert_true (fp_engine_decision (engine, &decision));
  first = decision.seat;
  fp_engine_answer (engine, 0);
  fp_view_make (engine, fp_state_opponent (first), view);
  g_assert_cmpint (view->encounter.dial[first], ==, -1);
  fp_engine_answer (engine, 0);
  fp_engine_answer (engine, 0);
  fp_view_make (engine, fp_state_opponent (first), view);
  g_assert_cmpuint (fp_view_zone (engine, view, "plan", first)->listed, ==, 1);
  g_assert_cmpuint (visible (view, fp_view_zone (engine, view, "plan", first)), ==, 0);
  /* The plan left the hand unseen: what was known of that hand is forgotten (ruling 2). */
  g_assert_cmpuint (visible (view, fp_view_zone (engine, view, "hand", first)), ==, 0);
  fp_view_make (engine, first, view);
  g_assert_cmpuint (visible (view, fp_view_zone (engine, view, "plan", first)), ==, 1);
  duel_engine_free (engine);
}

/* Whether the open question offers an envoy that the asked seat hasn't read. */
static gboolean
offers_unread_envoy (FpEngine *engine)
{
  const FpOptions *options = fp_engine_options (engine);
  gboolean unread = FALSE;

  for (guint i = 0; i < options->n; i++)
    {
      const FpOption *option = &options->option[i];
      uint8_t seat = engine->state->head.ask.seat;
      char id[64];

      if (option->kind != FP_OPTION_CARD || fp_card_seen (engine, (uint16_t) option->value, seat))
        continue;
      /* Its id must not tell which one it is. */
      g_assert_true (g_str_has_prefix (fp_option_id (engine, option, id, sizeof id), "envoy-"));
      g_assert_cmpint (fp_engine_find_option (engine, id), ==, (int) i);
      unread = TRUE;
    }
  return unread;
}

static void
test_unread_envoys (void)
{
  FpEngine *engine = duel_engine ();
  guint met = 0;

  for (guint seed = 0; seed < 60; seed++)
    {
      FpRandom random;

      fp_random_seed (&random, seed);
      fp_engine_start (engine, 2, seed, DUEL_NO_ALIENS);
      while (!fp_engine_over (engine))
        {
          met += offers_unread_envoy (engine);
          fp_engine_answer (engine, fp_random_below (&random, fp_engine_options (engine)->n));
        }
    }
  g_assert_cmpuint (met, >, 0);
  duel_engine_free (engine);
}

/* Of two like cards the one that was shown leaves openly: the other is as unknown as before (ruling 2). */
static void
test_like_cards (void)
{
  FpEngine *engine = duel_engine ();
  FpState *s = engine->state;
  uint16_t shown = FP_NO_CARD, like = FP_NO_CARD;

  fp_engine_start (engine, 2, 3, DUEL_NO_ALIENS);
  for (uint16_t card = 0; card < s->head.n_cards && like == FP_NO_CARD; card++)
    for (uint16_t other = (uint16_t) (card + 1); other < s->head.n_cards; other++)
      if (s->cards[card].def == s->cards[other].def && fp_engine_def (engine, card)->kind == FP_KIND_PLAN)
        {
          shown = other;
          like = card;
        }
  fp_move_card (engine, shown, 0, FP_TOP, FP_FACE_DOWN);
  fp_move_card (engine, like, 0, FP_TOP, FP_FACE_DOWN);
  s->cards[shown].known = 0x3;
  s->cards[like].known = 0x1;
  fp_move_card (engine, like, 2, FP_TOP, FP_FACE_UP);
  g_assert_cmphex (s->cards[shown].known, ==, 0x1);
  duel_engine_free (engine);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/knowledge/hands", test_hands);
  g_test_add_func ("/knowledge/secret-choices", test_secret_choices);
  g_test_add_func ("/knowledge/unread-envoys", test_unread_envoys);
  g_test_add_func ("/knowledge/like-cards", test_like_cards);
  status = g_test_run ();
  duel_forget ();
  return status;
}
