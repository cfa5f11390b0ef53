/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Contests (rulebook p. 17): a duel without ships, tactics and planet.  Its seven steps are those of a duel that need
 * none of these. */
#include "editions/duel/duel-private.h"

FP_LOCALS (contest)
{
  FpEncounterCall call;
};

FpFlow
duel_contest (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (contest);
  duel_begin_encounter (e, &my->call);
  FP_RUN (DUEL_reveal_envoys);
  FP_RUN (DUEL_choose_plans);
  FP_RUN (DUEL_reveal_plans);
  FP_RUN (DUEL_play_reinforcements);
  FP_RUN (DUEL_determine_winner);
  if (fp_state_encounter (s)->outcome == FP_OUTCOME_DECIDED)
    FP_RUN (DUEL_resolve_prize);
  FP_RUN (DUEL_cleanup);
  duel_end_encounter (e);
  FP_END;
}
