/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules for writing procedures: a stop inside another switch aborts instead of falling through. */
#include "fixture/duel.h"

#include "engine/runner/fp-procedure.h"

FP_LOCALS (nested)
{
  int16_t answer;
};

static FpFlow
nested (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (nested);
  switch (my->answer)
    {
    case 0:
      FP_RUN (0);
      break;
    default:
      break;
    }
  FP_END;
}

static void
test_stop_inside_switch (void)
{
  if (g_test_subprocess ())
    {
      FpEngine *engine = duel_engine ();
      FpFrame frame = { .at = 0 };

      fp_engine_start (engine, 2, 1, 0);
      g_assert_cmpint (nested (engine, &frame), ==, FP_FLOW_CALL);
      nested (engine, &frame);
      return;
    }
  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*has no label*");
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/procedure/stop-inside-switch", test_stop_inside_switch);
  status = g_test_run ();
  duel_forget ();
  return status;
}
