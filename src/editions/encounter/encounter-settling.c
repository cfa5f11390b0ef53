/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Losses and landings: what the outcome does to the ships in the encounter, all at once. */
#include "editions/encounter/encounter.h"

static gboolean
has_won (const FpState *s, uint8_t seat)
{
  return (fp_state_encounter_const (s)->winners >> seat & 1) != 0;
}

static gboolean
has_lost (const FpState *s, uint8_t seat)
{
  return (fp_state_encounter_const (s)->losers >> seat & 1) != 0;
}

/* Adds the loss or the landing of @seat's ships to the next batch. */
static void
add_journey (FpEngine *e, uint8_t seat, guint procedure, uint8_t from, uint8_t to, int n)
{
  FpAction about = fp_common_action (procedure, seat, ENCOUNTER_settle_ships);

  about.from = from;
  about.to = to;
  about.count = (int16_t) n;
  fp_batch_add (e, &about);
}

/* Adds what the outcome does to @seat's ships without a choice. Returns FALSE if they go home. */
static gboolean
settle_ships_of (FpEngine *e, uint8_t seat, EncounterShips ships)
{
  const FpState *s = e->state;
  uint8_t place = fp_state_encounter_const (s)->place;

  if (has_lost (s, seat))
    add_journey (e, seat, ENCOUNTER_warp, ships.place, ENCOUNTER_WARP, ships.n);
  else if (has_won (s, seat) && encounter_side_of (s, seat) == ENCOUNTER_OFFENSE)
    add_journey (e, seat, ENCOUNTER_land, ships.place, place, ships.n);
  else
    return ships.place == place;
  return TRUE;
}

/* Begins the action that happens before @seat, who has lost, loses @ships. Returns FALSE if there
 * is none. */
static gboolean
begin_forfeit (FpEngine *e, uint8_t seat, EncounterShips ships)
{
  FpAction about;

  if (encounter_book (e)->forfeit == 0 || !has_lost (e->state, seat))
    return FALSE;
  about = fp_common_action (encounter_book (e)->forfeit, seat, ENCOUNTER_settle_ships);
  about.from = ships.place;
  about.to = ENCOUNTER_WARP;
  about.count = (int16_t) ships.n;
  return fp_action_begin (e, &about) != NULL;
}

/* Returns @seat's ships in the encounter, without those of a defense on its planet that the answers
 * to that action have left there: all of them if it was stopped. */
static EncounterShips
forfeited (const FpState *s, uint8_t seat)
{
  EncounterShips ships = encounter_ships_involved (s, seat);

  if (ships.place >= ENCOUNTER_FIRST_PLANET)
    ships.n = MIN (ships.n, MAX (s->head.result, 0));
  return ships;
}

FP_LOCALS (settle_ships)
{
  uint8_t turn, seat;
  EncounterShips ships;
};

/* Losses and landings (2000 edition, p. 7; combined rules, p. 19). Losers' ships go to the
 * Warp. Those of a winning offense and its allies land. All others go home, but a defense stays
 * where it is. */
FpFlow
encounter_settle_ships (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (settle_ships);
  for (my->turn = 0; my->turn < s->head.n_seats; my->turn++)
    {
      my->seat = encounter_in_order (e, my->turn);
      my->ships = encounter_ships_involved (s, my->seat);
      if (my->ships.n > 0 && begin_forfeit (e, my->seat, my->ships))
        {
          FP_GO;
          my->ships = forfeited (s, my->seat);
          /* Ships that nobody takes away when their loss is stopped go home. */
          if (s->head.result < 0 && my->ships.n > 0)
            {
              FP_CALL (ENCOUNTER_go_home, EncounterGoHome, .seat = my->seat, .from = my->ships.place, .together = TRUE,
                       .count = my->ships.n);
              continue;
            }
        }
      if (my->ships.n == 0 || settle_ships_of (e, my->seat, my->ships))
        continue;
      FP_CALL (ENCOUNTER_go_home, EncounterGoHome, .seat = my->seat, .from = my->ships.place, .together = TRUE,
               .count = my->ships.n);
    }
  FP_RUN (FP_MACHINE_BATCH);
  FP_END;
}
