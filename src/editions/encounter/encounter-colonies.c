/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Colonies, the powers that need them, and the game that they win. */
#include "editions/encounter/encounter.h"
#include "engine/effects/fp-veiled.h"

#include <string.h>

_Static_assert(FP_MAX_SEATS == sizeof (uint64_t), "ships of all seats fit a word");

/* Returns the owner of the system in which @card lies, FP_NOBODY: it is no planet of a system. */
static uint8_t
system_of (const FpState *s, uint16_t card)
{
  uint16_t zone = s->cards[card].zone;
  uint8_t owner = s->zones[zone].owner;

  return owner != FP_NOBODY && zone == encounter_zone (owner, ENCOUNTER_SYSTEM) ? owner : FP_NOBODY;
}

uint8_t
encounter_system (const FpState *s, guint place)
{
  uint16_t card = place < s->head.n_places ? s->places[place].card : FP_NO_CARD;

  return card != FP_NO_CARD ? system_of (s, card) : FP_NOBODY;
}

gboolean
encounter_is_colony (const FpState *s, guint place, uint8_t seat)
{
  return place >= ENCOUNTER_FIRST_PLANET && s->places[place].ships[seat] > 0 &&
         encounter_system (s, place) != FP_NOBODY;
}

guint
encounter_colonies (const FpState *s, uint8_t seat, uint16_t *places)
{
  guint n = 0;

  for (uint16_t place = ENCOUNTER_FIRST_PLANET; place < s->head.n_places; place++)
    if (encounter_is_colony (s, place, seat))
      places[n++] = place;
  return n;
}

int
encounter_home_colonies (const FpState *s, uint8_t seat)
{
  int n = 0;

  for (guint place = ENCOUNTER_FIRST_PLANET; place < s->head.n_places; place++)
    n += s->places[place].ships[seat] > 0 && encounter_system (s, place) == seat;
  return n;
}

int
encounter_foreign_colonies (const FpState *s, uint8_t seat)
{
  int n = 0;

  for (guint place = ENCOUNTER_FIRST_PLANET; place < s->head.n_places; place++)
    if (s->places[place].ships[seat] > 0)
      {
        uint8_t system = encounter_system (s, place);

        n += system != FP_NOBODY && system != seat;
      }
  return n;
}

/* Colonies of each seat. */
typedef struct
{
  uint8_t home[FP_MAX_SEATS], all[FP_MAX_SEATS];
} Colonies;

/* A number for each seat in the bytes of a word. */
typedef uint64_t SeatBytes;

/* Returns 1 for each seat with ships at @place. */
static SeatBytes
seats_with_ships (const FpPlace *place)
{
  const SeatBytes low = 0x7f7f7f7f7f7f7f7f;
  SeatBytes ships;

  memcpy (&ships, place->ships, sizeof ships);
  return ((((ships & low) + low) | ships) & ~low) >> 7;
}

/* Counts the colonies of all seats in one pass. The rules look at them after each step. */
static Colonies
count_colonies (const FpState *s)
{
  SeatBytes all = 0, in_system[FP_MAX_SEATS] = { 0 };
  Colonies colonies;

  for (const FpPlace *place = &s->places[ENCOUNTER_FIRST_PLANET]; place < s->places + s->head.n_places; place++)
    {
      SeatBytes seats = seats_with_ships (place);
      uint8_t system = seats != 0 && place->card != FP_NO_CARD ? system_of (s, place->card) : FP_NOBODY;

      if (system == FP_NOBODY)
        continue;
      all += seats;
      in_system[system] += seats;
    }
  memcpy (colonies.all, &all, sizeof colonies.all);
  for (guint seat = 0; seat < FP_MAX_SEATS; seat++)
    {
      uint8_t seats[FP_MAX_SEATS];

      memcpy (seats, &in_system[seat], sizeof seats);
      colonies.home[seat] = seats[seat];
    }
  return colonies;
}

int
encounter_colony_ships (const FpState *s, uint8_t seat)
{
  int n = 0;

  for (guint place = ENCOUNTER_FIRST_PLANET; place < s->head.n_places; place++)
    if (encounter_is_colony (s, place, seat))
      n += s->places[place].ships[seat];
  return n;
}

/* --- Reports --- */

void
encounter_standings (const FpEngine *e, int standings[FP_MAX_SEATS])
{
  Colonies colonies = count_colonies (e->state);

  FP_EACH_SEAT (e->state, seat)
    standings[seat] = colonies.all[seat] - colonies.home[seat];
}

int
encounter_needed (FpEngine *e, uint8_t seat)
{
  return fp_query_player (e, ENCOUNTER_Q_COLONIES_NEEDED, seat, encounter_book (e)->colonies);
}

FpSeats
encounter_controllers (const FpEngine *e, uint8_t place)
{
  FpSeats seats = 0;

  FP_EACH_SEAT (e->state, seat)
    if (encounter_is_colony (e->state, place, seat))
      seats = (FpSeats) (seats | 1U << seat);
  return seats;
}

FpTally
encounter_tally (const FpState *s)
{
  return (FpTally){ .encounters = (guint) s->head.table[ENCOUNTER_COUNT],
                    .deals = (guint) s->head.table[ENCOUNTER_DEALS],
                    .failed_deals = (guint) s->head.table[ENCOUNTER_FAILED_DEALS] };
}

gboolean
encounter_can_hold (const FpEngine *e, uint8_t place)
{
  return place < e->state->head.n_places;
}

/* Notes the ships of @seat that the outcome sends to the Warp: they are what compensation is due
 * for. Returns the encounter's number, NULL outside one. */
static int8_t *
lost_ships (FpState *s, uint8_t seat)
{
  return fp_state_in_encounter (s) ? &fp_state_encounter (s)->of_seat[seat][ENCOUNTER_LOST] : NULL;
}

static void
tell_gained (FpEngine *e, uint8_t seat, uint8_t place, int n)
{
  if (n > 0 && encounter_is_colony (e->state, place, seat) && e->state->places[place].ships[seat] == n)
    ENCOUNTER_EMIT (e, COLONY_GAINED, .seat = seat, .from = place);
}

static void
tell_lost (FpEngine *e, uint8_t seat, uint8_t place, int n)
{
  if (n > 0 && place < e->state->head.n_places && encounter_system (e->state, place) != FP_NOBODY &&
      e->state->places[place].ships[seat] == 0)
    ENCOUNTER_EMIT (e, COLONY_LOST, .seat = seat, .from = place);
}

/* Tells what colonies came and went with the @n ships of @action. */
static void
tell_colonies (FpEngine *e, const FpAction *action, int n)
{
  if (!fp_engine_is_watched (e))
    return;
  for (gboolean to = FALSE; to <= TRUE; to++)
    {
      guint n_rows;
      const FpSplit *rows = fp_split_rows_const (e->state, action, to, &n_rows);

      for (guint i = 0; i < n_rows; i++)
        if (to)
          tell_gained (e, action->who, rows[i].place, rows[i].count);
        else
          tell_lost (e, action->who, rows[i].place, rows[i].count);
    }
  if (action->from != FP_NO_PLACE)
    tell_lost (e, action->who, action->from, n);
  if (action->to != FP_NO_PLACE)
    tell_gained (e, action->who, action->to, n);
}

/* Notes the ships that a card has brought for an ally, who is rewarded for them, too. Those that
 * the ally takes back stay noted. */
static void
note_brought (FpEngine *e, uint8_t seat)
{
  FpState *s = e->state;
  FpEncounter *encounter = fp_state_in_encounter (s) ? fp_state_encounter (s) : NULL;
  int n = s->places[ENCOUNTER_GATE].ships[seat] + s->places[ENCOUNTER_BESIDE].ships[seat];

  if (encounter != NULL &&
      ((encounter->sides[ENCOUNTER_OFFENSE].allies | encounter->sides[ENCOUNTER_DEFENSE].allies) >> seat & 1) != 0 &&
      n > encounter->of_seat[seat][ENCOUNTER_SENT])
    encounter->of_seat[seat][ENCOUNTER_SENT] = (int8_t) n;
}

void
encounter_ships_moved (FpEngine *e, const FpAction *action, int n)
{
  tell_colonies (e, action, n);
  if (action->procedure == ENCOUNTER_send && action->cause == FP_CAUSE_ABILITY)
    note_brought (e, action->who);
  if (action->procedure == ENCOUNTER_warp && action->cause == ENCOUNTER_settle_ships &&
      lost_ships (e->state, action->who) != NULL)
    *lost_ships (e->state, action->who) = (int8_t) (*lost_ships (e->state, action->who) + n);
}

/* --- Powers --- */

int
encounter_power_needs (FpEngine *e, uint8_t seat)
{
  const EncounterBook *book = encounter_book (e);

  return fp_query_player (e, ENCOUNTER_Q_POWER_NEEDS, seat,
                          book->power_needs (e->state->head.n_seats) - book->power_needs_less);
}

enum
{
  MOST_POWER_CHANGES = 20, /* in a turn, of a power on which the needs of powers depend */
};

/* Returns TRUE if @alien changes how many home colonies powers need. */
static gboolean
changes_needs (const FpEngine *e, uint16_t alien)
{
  const GArray *abilities = fp_engine_def (e, alien)->abilities;

  for (guint i = 0; abilities != NULL && i < abilities->len; i++)
    {
      const FpAbilityDef *ability = &g_array_index (abilities, FpAbilityDef, i);

      for (guint k = 0; k < ability->n_rules; k++)
        {
          const FpRule *rule = fp_catalog_rule (e->catalog, ability->first_rule + k);

          if (rule->kind == FP_RULE_MODIFY && rule->query == ENCOUNTER_Q_POWER_NEEDS)
            return TRUE;
        }
    }
  return FALSE;
}

/* Returns TRUE if @seat's power may be lost or return, and notes that it is. A power that changes
 * what powers need might be lost because it works and return because it doesn't, without end. It
 * returns only with more home colonies than it was lost with. Two such powers can change each
 * other, hence the bound. */
static gboolean
may_change (FpEngine *e, uint8_t seat, uint16_t alien, gboolean enough, int home_colonies)
{
  int16_t *counts = e->state->head.seats[seat].counts;

  if (!changes_needs (e, alien))
    return TRUE;
  if (counts[ENCOUNTER_POWER_CHANGES] == MOST_POWER_CHANGES ||
      (enough && home_colonies < counts[ENCOUNTER_POWER_LOST_WITH]))
    return FALSE;
  counts[ENCOUNTER_POWER_CHANGES]++;
  counts[ENCOUNTER_POWER_LOST_WITH] = (int16_t) (enough ? 0 : home_colonies + 1);
  return TRUE;
}

/* Begins the loss of @seat's power if there are too few home colonies, or its return if there are
 * enough. A change that a card has prevented is not begun again while nothing changes. */
static gboolean
settle_power (FpEngine *e, uint8_t seat, int home_colonies)
{
  FpState *s = e->state;
  uint16_t alien = s->zones[encounter_zone (seat, ENCOUNTER_ALIEN)].first;
  int16_t *begun = &s->head.seats[seat].counts[ENCOUNTER_POWER_BEGUN];
  gboolean up = alien != FP_NO_CARD && (s->cards[alien].flags & FP_CARD_FACE_UP) != 0, enough;
  FpAction about;

  if (alien == FP_NO_CARD || fp_card_is_veiled (s, alien))
    return FALSE;
  enough = home_colonies >= encounter_power_needs (e, seat);
  if (up == enough || *begun == enough + 1)
    {
      *begun = up == enough ? 0 : *begun;
      return FALSE;
    }
  if (!may_change (e, seat, alien, enough, home_colonies))
    return FALSE;
  *begun = (int16_t) (enough + 1);
  about = fp_common_action (enough ? ENCOUNTER_regain_power : ENCOUNTER_lose_power, seat, FP_CAUSE_NONE);
  about.card = alien;
  return fp_action_begin (e, &about) != NULL;
}

/* The alien is turned down at once: the power can't be used one last time. */
FpFlow
encounter_lose_power (FpEngine *e, FpFrame *f)
{
  const FpAction *action = fp_action (e, f);

  fp_turn_card (e, action->card, FP_FACE_DOWN);
  ENCOUNTER_EMIT (e, POWER_LOST, .seat = action->who, .n_cards = 1, .cards = { action->card }, .seen = 0xff);
  return FP_FLOW_DONE;
}

FpFlow
encounter_regain_power (FpEngine *e, FpFrame *f)
{
  const FpAction *action = fp_action (e, f);

  fp_turn_card (e, action->card, FP_FACE_UP);
  ENCOUNTER_EMIT (e, POWER_REGAINED, .seat = action->who, .n_cards = 1, .cards = { action->card }, .seen = 0xff);
  return FP_FLOW_DONE;
}

gboolean
encounter_powerless (FpEngine *e, uint16_t card)
{
  FP_EACH_SEAT (e->state, seat)
    if (e->state->cards[card].zone == encounter_zone (seat, ENCOUNTER_ALIEN))
      return (e->state->cards[card].flags & FP_CARD_FACE_UP) == 0 && !fp_card_is_veiled (e->state, card) &&
             encounter_home_colonies (e->state, seat) < encounter_power_needs (e, seat);
  return FALSE;
}

/* A power that changes what powers need may turn out to need fewer home colonies. */
gboolean
encounter_may_turn_up (FpEngine *e, uint16_t card, uint8_t seat)
{
  return changes_needs (e, card) || encounter_home_colonies (e->state, seat) >= encounter_power_needs (e, seat);
}

/* A power that changes what powers need is tried face up first. */
void
encounter_match_powers (FpEngine *e)
{
  FP_EACH_SEAT (e->state, seat)
    {
      uint16_t alien = e->state->zones[encounter_zone (seat, ENCOUNTER_ALIEN)].first;

      if (alien != FP_NO_CARD && !fp_card_is_veiled (e->state, alien) && changes_needs (e, alien))
        fp_turn_card (e, alien, FP_FACE_UP);
    }
  FP_EACH_SEAT (e->state, seat)
    {
      uint16_t alien = e->state->zones[encounter_zone (seat, ENCOUNTER_ALIEN)].first;
      gboolean enough = encounter_home_colonies (e->state, seat) >= encounter_power_needs (e, seat);

      if (alien != FP_NO_CARD && !fp_card_is_veiled (e->state, alien))
        fp_turn_card (e, alien, enough ? FP_FACE_UP : FP_FACE_DOWN);
    }
  if (encounter_book (e)->veils_aliens)
    encounter_mix_unused (e);
}

/* --- The end of the game --- */

/* Returns the players with enough foreign colonies. */
static FpSeats
winners (FpEngine *e, const Colonies *colonies)
{
  FpSeats seats = 0;

  FP_EACH_SEAT (e->state, seat)
    if (colonies->all[seat] - colonies->home[seat] >= encounter_needed (e, seat))
      seats = (FpSeats) (seats | 1U << seat);
  return seats;
}

/* Begins the win of one of @seats, which have enough colonies, so that cards can answer it. Notes
 * which wins stand and which are stopped. Returns FALSE if no other win begins. */
static gboolean
begin_win (FpEngine *e, FpSeats seats)
{
  FP_EACH_SEAT (e->state, seat)
    {
      int16_t *win = &e->state->head.seats[seat].counts[ENCOUNTER_WIN];
      FpAction about = fp_common_action (ENCOUNTER_win_game, seat, FP_CAUSE_NONE);

      if (!(seats >> seat & 1))
        *win = ENCOUNTER_WIN_OPEN;
      else if (*win == ENCOUNTER_WIN_OPEN)
        {
          /* Stopped unless the action comes to its end. */
          *win = ENCOUNTER_WIN_STOPPED;
          if (fp_action_begin (e, &about) != NULL)
            return TRUE;
          *win = ENCOUNTER_WIN_STANDS;
        }
    }
  return FALSE;
}

FpSeats
encounter_winning (const FpState *s)
{
  FpSeats seats = 0;

  FP_EACH_SEAT (s, seat)
    if (s->head.seats[seat].counts[ENCOUNTER_WIN] == ENCOUNTER_WIN_STANDS)
      seats = (FpSeats) (seats | 1U << seat);
  return seats;
}

void
encounter_reopen_wins (FpState *s)
{
  FP_EACH_SEAT (s, seat)
    {
      int16_t *win = &s->head.seats[seat].counts[ENCOUNTER_WIN];

      s->head.board_dirty |= *win == ENCOUNTER_WIN_STOPPED_BEFORE;
      *win = *win == ENCOUNTER_WIN_STOPPED ? ENCOUNTER_WIN_STOPPED_BEFORE : ENCOUNTER_WIN_OPEN;
    }
}

/* Begins the loss or the return of a power, or a win that cards can answer. Or else ends the game
 * if players have won. Returns TRUE if something has begun. */
static gboolean
settle_all (FpEngine *e)
{
  FpState *s = e->state;
  const Colonies colonies = count_colonies (s);
  FpSeats seats;

  FP_EACH_SEAT (s, seat)
    if (settle_power (e, seat, colonies.home[seat]))
      return TRUE;
  s->head.board_dirty = FALSE;
  seats = winners (e, &colonies);
  if (fp_has_listeners (s, ENCOUNTER_win_game))
    {
      if (begin_win (e, seats))
        return TRUE;
      seats &= encounter_winning (s);
    }
  if (seats != 0)
    fp_engine_end (e, ENCOUNTER_ENDING_COLONIES, seats);
  return FALSE;
}

/* Returns TRUE if nothing that settling reads has changed since the last time. */
static gboolean
is_settled (const FpEngine *e)
{
  return !e->state->head.board_dirty && !fp_query_is_modified (e, ENCOUNTER_Q_POWER_NEEDS) &&
         !fp_query_is_modified (e, ENCOUNTER_Q_COLONIES_NEEDED);
}

/* Aborts if settling changes something although nothing that it reads has changed. */
static void
check_settled (FpEngine *e)
{
  const FpHead before = e->state->head;

  if (settle_all (e) || memcmp (before.seats, e->state->head.seats, sizeof before.seats) != 0 ||
      before.ending != e->state->head.ending)
    g_error ("a change of the board was overlooked after %u answers", before.answers);
}

gboolean
encounter_settle (FpEngine *e)
{
  if (!is_settled (e))
    return settle_all (e);
  if (e->checking)
    check_settled (e);
  return FALSE;
}
