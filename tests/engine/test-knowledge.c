/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Views: what a seat sees, and that nothing it may not see gets into one. */
#include "fixture/duel.h"

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

  fp_engine_start (engine, 2, 3, 0);
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

  fp_engine_start (engine, 2, 3, 0);
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

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/knowledge/hands", test_hands);
  g_test_add_func ("/knowledge/secret-choices", test_secret_choices);
  status = g_test_run ();
  duel_forget ();
  return status;
}
