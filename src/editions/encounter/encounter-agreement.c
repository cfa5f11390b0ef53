/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The step in which both main players have negotiates: allies go home, then the main players make a
 * deal, or lose ships. */
#include "editions/encounter/encounter.h"

FP_LOCALS (make_deal)
{
  uint8_t turn, seat;
  EncounterShips ships;
};

/* Returns the ships that the ally @seat has in the encounter, 0 for others. */
static EncounterShips
allied_ships (const FpState *s, uint8_t seat)
{
  return encounter_mains (s) >> seat & 1 ? (EncounterShips){ .place = FP_NO_PLACE }
                                         : encounter_ships_involved (s, seat);
}

/* Returns the ships that @seat loses without a deal. */
static int16_t
failure_loss (FpEngine *e, uint8_t seat)
{
  return (int16_t) fp_query_player (e, ENCOUNTER_Q_FAILURE_LOSS, seat, encounter_book (e)->failure_loss);
}

static void
tell (FpEngine *e, guint event)
{
  FP_EMIT_NUMBER (e, (uint8_t) event, .seat = encounter_main (e->state, ENCOUNTER_OFFENSE),
                  .other = encounter_main (e->state, ENCOUNTER_DEFENSE));
}

/* Make a deal (2000 edition, p. 8; combined rules, p. 19). */
FpFlow
encounter_make_deal (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (make_deal);
  tell (e, ENCOUNTER_EVENT_TALKS_BEGAN);
  for (my->turn = 1; my->turn < s->head.n_seats; my->turn++)
    {
      my->seat = encounter_nth (s, encounter_offense (s), my->turn);
      my->ships = allied_ships (s, my->seat);
      if (my->ships.n > 0)
        FP_CALL (ENCOUNTER_go_home, EncounterGoHome, .seat = my->seat, .from = my->ships.place, .together = TRUE,
                 .count = my->ships.n);
    }
  FP_RUN (FP_MACHINE_BATCH);
  FP_RUN (ENCOUNTER_negotiate);
  if (s->head.result > 0)
    {
      s->head.table[ENCOUNTER_DEALS]++;
      encounter_decide (e, ENCOUNTER_OUTCOME_DEAL);
      tell (e, ENCOUNTER_EVENT_DEAL_MADE);
      FP_RETURN;
    }
  s->head.table[ENCOUNTER_FAILED_DEALS]++;
  encounter_decide (e, ENCOUNTER_OUTCOME_FAILED);
  tell (e, ENCOUNTER_EVENT_DEAL_FAILED);
  for (my->turn = 0; my->turn < ENCOUNTER_N_SIDES; my->turn++)
    {
      my->seat = encounter_main (s, my->turn);
      FP_CALL (ENCOUNTER_lose_by_choice, EncounterLoseByChoice, .seat = my->seat, .gate = my->turn == ENCOUNTER_OFFENSE,
               .count = failure_loss (e, my->seat));
    }
  FP_RUN (FP_MACHINE_BATCH);
  FP_END;
}
