/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Declarations shared by the files of Duel: places, zones, numbers, decisions and queries. */
#pragma once

#include "editions/common/fp-common.h"
#include "editions/duel/duel-events.h"
#include "editions/duel/duel-kinds.h"
#include "editions/duel/duel-steps.h"
#include "engine/runner/fp-actions.h"
#include "engine/runner/fp-edition-texts.h"
#include "engine/runner/fp-encounter.h"
#include "engine/effects/fp-effects.h"
#include "engine/state/fp-mutations.h"
#include "engine/program/fp-card-selection.h"
#include "engine/runner/fp-procedure.h"
#include "engine/program/fp-program.h"
#include "engine/effects/fp-trigger-round.h"

/* Places for ships (rulebook p. 5). */
enum
{
  DUEL_OUT,
  DUEL_SUPPLY,
  DUEL_WARP,
  DUEL_FIRST_PLANET,
};

enum
{
  DUEL_SHIPS = 20, /* of each player (rulebook p. 4) */
  DUEL_IN_WARP = 5, /* of each player at the start (p. 6) */
  DUEL_HAND_LIMIT = 6, /* cards (p. 17) */
  DUEL_ENVOY_LIMIT = 1, /* allies (p. 15) */
  DUEL_TO_WIN = 5, /* planets (p. 9) */
  DUEL_MOST_SHIPS = 4, /* on a dial (p. 10) */
  DUEL_DEALT = 3, /* aliens for each player, who picks one (ruling 5) */
};

/* Zones for cards: a block for each seat, then the shared ones. */
enum
{
  DUEL_HAND,
  DUEL_DECK,
  DUEL_DISCARD,
  DUEL_READY,
  DUEL_SPENT,
  DUEL_ALIEN,
  DUEL_PLAN, /* slots: one for each level of nested encounters */
  DUEL_TACTIC = DUEL_PLAN + FP_MAX_ENCOUNTERS,
  DUEL_BESIDE = DUEL_TACTIC + FP_MAX_ENCOUNTERS, /* reinforcements beside the plan */
  DUEL_SEAT_ZONES = DUEL_BESIDE + FP_MAX_ENCOUNTERS,
  DUEL_DISCOVERY = 2 * DUEL_SEAT_ZONES,
  DUEL_EVENT,
  DUEL_REFRESH,
  DUEL_REINFORCEMENTS,
  DUEL_PLANETS, /* the stack */
  DUEL_TABLE, /* revealed planets, in the order of discovery */
  DUEL_PAST,
  DUEL_ENVOYS, /* in play, allied or not, in the order of their decks */
  DUEL_ENVOYS_A,
  DUEL_ENVOYS_B,
  DUEL_ENVOYS_C,
  DUEL_ALIENS, /* aliens that nobody plays */
  DUEL_BOX, /* overlays that are not in play */
  DUEL_COPIES, /* copies that have ended and can be reused */
  DUEL_REMOVED,
  DUEL_MODULES, /* house rules */
  DUEL_N_ZONES,
};

/* Roles, the numbers in seats[].role. */
enum
{
  DUEL_LEADER,
  DUEL_STRAGGLER,
};

/* Endings of the game. */
enum
{
  DUEL_ENDING_FIVE_PLANETS = 1, /* rulebook p. 9, first way */
  DUEL_ENDING_NO_SHIPS, /* rulebook p. 9, second way */
  DUEL_ENDING_SPECIAL, /* rulebook p. 9, third way, and ruling 12 */
  DUEL_ENDING_CONCEDED, /* ruling 61 */
  DUEL_ENDING_UNDECIDED, /* ruling 62 */
};

/* Sets of seats kept with a duel, indices of FpEncounter.sets. */
enum
{
  DUEL_BARRED, /* seats that can't send ships (ruling 21) */
  DUEL_SHOWN, /* seats whose dials are shown */
  DUEL_HELD, /* seats that controlled the planet before */
};

/* Numbers of each seat, indices of FpEncounter.of_seat. */
enum
{
  DUEL_DIAL, /* once it is shown */
  DUEL_SENT, /* ships sent */
};

/* Outcomes, besides FP_OUTCOME_OPEN. */
enum
{
  DUEL_OUTCOME_AGAIN = 1, /* begins again (rulebook p. 11, step 6) */
  DUEL_OUTCOME_DECIDED, /* there is a winner */
  DUEL_OUTCOME_NOBODY, /* over without a winner (ruling 32) */
  DUEL_OUTCOME_ALL_LOSE, /* nobody wins, all lose */
};

/* Numbers of the edition, indices of FpHead.table. */
enum
{
  DUEL_TURNS, /* destiny cards drawn */
  DUEL_NEXT, /* DuelKind of the deck to draw from */
  DUEL_CARD, /* destiny card drawn last, −1: none yet */
  DUEL_AHEAD, /* first seat's lead in planets at the last check of roles */
  DUEL_WON, /* mask of seats that have won, not yet concluded */
  DUEL_LOST, /* the same for seats that have lost */
  DUEL_HOW_WON, /* an ending */
  DUEL_HOW_LOST,
  DUEL_ENDING_ON_HOLD, /* 1 during what happens to both at once: no ending yet (ruling 23) */
};

/* Set-up options. */
enum
{
  DUEL_OPTION_FIRST_GAME = 1 << 0,
  DUEL_OPTION_DEALT_ALIENS = 1 << 1,
  DUEL_OPTION_NO_ALIENS = 1 << 2,
  DUEL_OPTION_BOX_ONLY = 1 << 3, /* cards of other sets stay out */
};

enum
{
  DUEL_SECRET_DIAL,
  /* token × 2 + half; the token stays readied until shown, to hide the choice */
  DUEL_SECRET_TACTIC,
  DUEL_SECRET_ALIEN, /* alien picked among those dealt */
};

enum
{
  DUEL_MOST_JUMPS = 20, /* most jumps of one encounter to other steps */
};

/* Queries, in order of rank (docs/design/card-language.md 2.4). */
enum
{
  DUEL_Q_KIND,
  DUEL_Q_ICON,
  DUEL_Q_SYMBOL,
  DUEL_Q_VALUE,
  DUEL_Q_CONTROLLERS,
  DUEL_Q_HAND_LIMIT,
  DUEL_Q_ENVOY_LIMIT,
  DUEL_Q_PLANETS_NEEDED,
  DUEL_Q_SEEN_BY,
  DUEL_Q_PLAN_COUNT,
  DUEL_Q_TACTIC_COUNT,
  DUEL_Q_PLAYS_OPEN,
  DUEL_Q_FIRST,
  DUEL_Q_REVEAL_AT,
  DUEL_Q_REVEAL_CHOICES,
  DUEL_Q_MAY_SEND,
  DUEL_Q_SEND_FROM,
  DUEL_Q_DIAL_CHOICES,
  DUEL_Q_SHIPS_SENT,
  DUEL_Q_RECOVER_FROM,
  DUEL_Q_TACTIC_CHOICES,
  DUEL_Q_STAYS_READY,
  DUEL_Q_PLAN_CHOICES,
  DUEL_Q_SHIP_VALUE,
  DUEL_Q_ADVANTAGE,
  DUEL_Q_CLOUT,
  DUEL_Q_PLAY_CHOICES,
  DUEL_Q_BETTER,
  DUEL_Q_TIE_GOES_TO,
  DUEL_Q_PRIZE_FOR,
  DUEL_Q_NEXT_DECK,
  DUEL_N_QUERIES,
};

_Static_assert((int) DUEL_N_QUERIES <= (int) FP_MAX_QUERIES, "a bit for each question");

/* Decision kinds, after those of programs. */
enum
{
  DUEL_DECIDE_ALIEN = FP_N_PROGRAM_DECISIONS,
  DUEL_DECIDE_DIAL,
  DUEL_DECIDE_ENVOY,
  DUEL_DECIDE_PLAN,
  DUEL_DECIDE_TACTIC,
  DUEL_DECIDE_CARD,
  DUEL_DECIDE_SIDE,
  DUEL_DECIDE_DISCARD,
  DUEL_DECIDE_READY,
  DUEL_DECIDE_SPEND,
  DUEL_DECIDE_BEFRIEND,
  DUEL_DECIDE_ESTRANGE,
  DUEL_DECIDE_KEEP_ENVOY,
  DUEL_DECIDE_FROM_PLANET, /* arg[1] to arg[2] ships from planet arg[0] */
  DUEL_N_DECISIONS,
};

/* Starts of a game: first local of `game`. */
enum
{
  DUEL_START_SETUP,
  DUEL_START_DESTINY,
  DUEL_START_DUEL,
  DUEL_START_CONTEST,
};

FP_LOCALS (game)
{
  FpEncounterCall call; /* the encounter, if the game begins with one */
  int16_t start;
};

FP_LOCALS (fill_hand)
{
  uint8_t seat, pad;
};

FP_LOCALS (keep_allies)
{
  uint8_t seat, pad;
  int16_t kept, last, card;
};

FP_LOCALS (show_dials)
{
  FpSeats due, lacking;
  uint8_t turn, seat;
  int16_t count;
};

FP_LOCALS (control_changed)
{
  FpCommonControlLocals about;
  FpSeats after;
  uint8_t turn, seat;
};

#define DUEL_DECLARE(name, ...) FpFlow duel_##name (FpEngine *e, FpFrame *f);
#define DUEL_DECLARE_NOTHING(...)
DUEL_PROCEDURES (DUEL_DECLARE, DUEL_DECLARE, DUEL_DECLARE, DUEL_DECLARE_NOTHING, DUEL_DECLARE, DUEL_DECLARE_NOTHING)

/* Returns the other seat. */
static inline uint8_t
duel_opponent (uint8_t seat)
{
  return seat ^ 1;
}

/* Returns a seat's zone. For a slot of the running encounter use duel_slot (). */
static inline uint16_t
duel_zone (uint8_t seat, guint zone)
{
  return (uint16_t) (seat * DUEL_SEAT_ZONES + zone);
}

/* Returns the @slot (DUEL_PLAN, TACTIC, BESIDE) of @seat in the running encounter. */
static inline uint16_t
duel_slot (const FpState *s, uint8_t seat, guint slot)
{
  return (uint16_t) (seat * DUEL_SEAT_ZONES + slot + s->head.n_encounters - 1U);
}

/* duel_seat_zone: returns the kind of a seat's zone: DUEL_HAND … DUEL_ALIEN, or DUEL_PLAN, TACTIC,
 * BESIDE for a slot of any level; −1 if @zone belongs to no seat. */
static inline int
duel_seat_zone (uint16_t zone)
{
  guint own = zone % DUEL_SEAT_ZONES;

  if (zone >= 2 * DUEL_SEAT_ZONES)
    return -1;
  return own >= DUEL_BESIDE ? DUEL_BESIDE : own >= DUEL_TACTIC ? DUEL_TACTIC : own >= DUEL_PLAN ? DUEL_PLAN : (int) own;
}

/* duel-ability-zones.c: FpEditionRules.in_force. */
gboolean duel_in_force (const FpEngine *e, uint16_t card, FpWhere where, uint8_t *me);

/* duel-queries.c: queries about cards. */

/* duel_kind, duel_icon: return what @card counts as; of a tactic the half that counts. */
DuelKind duel_kind (FpEngine *e, uint16_t card);
DuelIcon duel_icon (FpEngine *e, uint16_t card);
/* duel_query_cards: applies @query about @seat to @cards (@n, room for FP_MAX_CARDS). Keeps those
 * of @kinds (bit per DuelKind). Returns their number. */
guint duel_query_cards (FpEngine *e, guint query, uint8_t seat, uint16_t *cards, guint n, guint kinds);

/* duel-endings.c */

/* duel_conclude: ends the game if it is won or lost (rulings 23 and 59). */
void duel_conclude (FpEngine *e);
/* duel_settle: FpEditionRules.settle. */
gboolean duel_settle (FpEngine *e);

/* duel-roles.c */

/* duel_leader, duel_straggler: return the seat with that role. */
uint8_t duel_leader (const FpState *s);
uint8_t duel_straggler (const FpState *s);
/* duel_in_order: returns the seat whose turn is @turn: 0 the leader, 1 the straggler. */
uint8_t duel_in_order (const FpState *s, int turn);
/* duel_first_to_decide: returns the seat that decides first in a step of the running duel or
 * contest, by default the leader. Trigger rounds still go by duel_order () (ruling 57). */
uint8_t duel_first_to_decide (FpEngine *e);
/* duel_order: FpEditionRules.order. */
guint duel_order (const FpState *s, uint8_t seats[FP_MAX_SEATS]);
/* duel_chooser: FpEdition.chooser. */
uint8_t duel_chooser (const FpState *s, const FpAction *action);
/* duel_roles_taken: returns TRUE if decisions have known roles, from set-up step 5 on (p. 7). */
gboolean duel_roles_taken (const FpState *s);
/* duel_switch_roles: leader and straggler trade roles. */
void duel_switch_roles (FpEngine *e);

/* duel-planets.c */

/* duel_place_of: returns the place of planet tile @card. */
uint8_t duel_place_of (const FpState *s, uint16_t card);

/* duel_map_places: sets @place_of to the places of the planet tiles on the table, by card. Other
 * cards have no entry. For many planets, because duel_place_of () looks through all places. */
void duel_map_places (const FpState *s, uint8_t place_of[FP_MAX_CARDS]);
/* duel_planet_under: returns the place of the planet that @card is or lies on, or FP_NO_PLACE. */
uint8_t duel_planet_under (const FpState *s, uint16_t card);
/* duel_symbol: returns the symbol of the planet at @place. */
DuelSymbol duel_symbol (const FpEngine *e, uint8_t place);
/* duel_holders: returns the seats that would control the planet at @place without a dispute.
 * duel_controllers: returns the seats that control it, none during a dispute (ruling 19). */
FpSeats duel_holders (const FpEngine *e, uint8_t place);
FpSeats duel_controllers (const FpEngine *e, uint8_t place);

/* duel_control_matters: returns FALSE if duel_control_changed () would do nothing at @place, which
 * @before controlled. */
gboolean duel_control_matters (const FpEngine *e, uint8_t place, FpSeats before);

/* duel_count_planets: counts the planets that each seat controls. duel_standing: returns the number
 * of those that @seat controls. */
void duel_count_planets (const FpEngine *e, int n[2]);
int duel_standing (const FpEngine *e, uint8_t seat);
/* duel_ahead: returns the first seat's lead in planets. */
int duel_ahead (const FpEngine *e);
/* duel_roles_wrong: returns TRUE if the straggler controls more planets (p. 16, ruling 33).
 * duel_roles_wrong_by: the same with the first seat's lead known to be @ahead. */
gboolean duel_roles_wrong (const FpEngine *e);
gboolean duel_roles_wrong_by (const FpState *s, int ahead);
/* duel_end_dispute: ends the dispute of the running encounter about its planet. */
void duel_end_dispute (FpState *s);
/* duel_bar: writes the planets with the first of @symbols that is on the table into @places, at
 * most @capacity. Returns their number (p. 18). */
guint duel_bar (const FpEngine *e, const uint16_t *symbols, guint n_symbols, uint16_t *places, guint capacity);
void duel_planet_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options);

/* duel-hands.c */

/* duel_hand_limit: returns @seat's hand limit (p. 17). */
int duel_hand_limit (FpEngine *e, uint8_t seat);

/* duel-destiny.c */

/* duel_next_deck: returns the deck of the icon on the last destiny card, which may still be being
 * resolved. The next card comes from this deck unless it is empty (p. 6). */
uint16_t duel_next_deck (FpEngine *e);

/* duel-clout.c */

/* duel_clout: returns @seat's clout now: revealed plans, ship advantage, reinforcements, effects
 * (p. 9, rulings 34 and 35). duel_clouts: writes those of both seats (FpEditionTable.totals). */
int duel_clout (FpEngine *e, uint8_t seat);
void duel_clouts (FpEngine *e, int clouts[FP_MAX_SEATS]);

/* duel_project_result: writes the winner by the open cards, and the rules that decide (p. 11,
 * rulings 34, 35 and 44). duel_needed: returns the planets that @seat needs to win (p. 9). */
void duel_project_result (FpEngine *e, FpProjectedResult *result_now);
int duel_needed (FpEngine *e, uint8_t seat);

/* duel_clout_parts: FpEditionTable.parts: revealed plans, ship advantage, reinforcements as
 * printed, each with its own rule's change of the clout, then the changes by other rules. */
guint duel_clout_parts (FpEngine *e, uint8_t seat, FpTotalPart parts[FP_TOTAL_PARTS]);
/* duel_ships_here: returns the number of @seat's ships on the planet of the duel; 0 in contests. */
int duel_ships_here (const FpState *s, uint8_t seat);
/* duel_after_shields: returns what the opponent's shields leave of a blast of @blast by @seat, at
 * least 0 (rulebook p. 11, ruling 30). */
int duel_after_shields (FpEngine *e, uint8_t seat, int blast);

/* duel_card_value: returns the value of @card as it lies: a plan, a reinforcement beside one, the
 * half of a tactic that counts (ruling 35). */
int duel_card_value (FpEngine *e, uint16_t card);
/* duel_card_value_with_trace: the same, calling @listener (or NULL) with @data for each change.
 * duel_printed_value: returns the value before any effect. A tactic counts with its half, a
 * reinforcement beside a plan with what it adds. */
int duel_card_value_with_trace (FpEngine *e, uint16_t card, FpQueryListener listener, gpointer data);
int duel_printed_value (const FpEngine *e, uint16_t card);

/* duel-ships.c */

/* duel_can_hold, duel_count_sent: FpCommon.can_hold and ships_moved. */
gboolean duel_can_hold (const FpEngine *e, uint8_t place);
void duel_count_sent (FpEngine *e, const FpAction *action, int n);
/* duel_free_ships: returns ships on cards that are no longer in play to their supplies. */
void duel_free_ships (FpEngine *e);
void duel_from_planet_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options);
/* duel_recoverable: returns the number of ships that @seat could recover (ruling 55). */
int duel_recoverable (FpEngine *e, uint8_t seat);
/* duel_destination: FpEditionTable.destination. */
gboolean duel_destination (FpEngine *e, const FpPendingDecision *pending, FpDestination *destination);

/* duel_send_from: returns the place that @seat's ships come from, by default the supply
 * (ruling 24). */
uint8_t duel_send_from (FpEngine *e, uint8_t seat);

/* duel_usual_place: FpEditionRules.usual_place. */
uint8_t duel_usual_place (const FpEngine *e, const FpVerb *verb, uint8_t seat);

/* duel-step-order.c */

/* duel_step_rank: returns the rank of @procedure in the running encounter, or −1 if it has none. */
int duel_step_rank (const FpEngine *e, int procedure);

/* duel-encounter.c */

/* duel_run_encounter: the procedure of both, step after step. */
FpFlow duel_run_encounter (FpEngine *e, FpFrame *f);

/* duel-dials.c */

/* duel_may_send: returns TRUE if @seat can send ships to the planet of the duel (ruling 21). */
gboolean duel_may_send (FpEngine *e, uint8_t seat);
/* duel_dials_due: returns the seats whose dials must be shown before @step (ruling 63). */
FpSeats duel_dials_due (FpEngine *e, int step);

/* duel-plans.c */

/* duel_tactic_choices: writes the tokens that @seat can play, chosen ones included, into @cards, in
 * no particular order. Returns their number. */
guint duel_tactic_choices (FpEngine *e, uint8_t seat, uint16_t *cards);

/* duel-tactics.c */

/* duel_put_back: readies tokens that still lie in @seat's slot. */
void duel_put_back (FpEngine *e, uint8_t seat);

/* duel-cleanup.c */

/* duel_sweep: clears the slots of the running encounter without events. */
void duel_sweep (FpEngine *e);

/* duel-heuristics.c: FpEdition.thinking. */
double duel_chance (FpEngine *e, uint8_t seat);
void duel_weigh (FpEngine *e, const FpPendingDecision *pending, const FpOption *options, guint n, guint *weights);

/* duel-features.c: FpEdition.thinking. */
enum
{
  DUEL_N_FEATURES = 47,
};
extern const char *const duel_features[DUEL_N_FEATURES];
void duel_measure (FpEngine *e, uint8_t seat, int16_t *figures);

/* duel-reinforcements.c: FpEditionTable.subject: the card whose side is to be chosen. */
uint16_t duel_subject (const FpState *s, const FpPendingDecision *pending);

/* Options of the other decision kinds, each in the file of its step. */
void duel_alien_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options);
void duel_dial_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options);
void duel_envoy_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options);
void duel_plan_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options);
void duel_tactic_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options);
void duel_card_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options);
void duel_side_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options);
void duel_friend_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options);
void duel_keep_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options);

/* duel-components.c, duel-check.c, duel-vocabulary.c, duel-verbs.c, duel-common.c,
 * duel-step-order.c: parts of the edition. */
extern const FpZoneDef duel_zones[DUEL_N_ZONES];
enum
{
  DUEL_N_POSITION_PLACES = 2,
  DUEL_N_STARTS = 4,
};
extern const FpStartDef duel_starts[DUEL_N_STARTS];
extern const FpPositionPlace duel_position_places[DUEL_N_POSITION_PLACES];
extern const FpNameDef duel_names[];
extern const FpCommon duel_common;
extern const FpEditionTexts duel_texts;
extern const FpEventText duel_event_texts[];
/* duel_turn_lines, duel_turn_number: FpEditionTexts.turn_lines and .turn_number. */
extern const FpTurnLineText duel_turn_lines[];
int duel_turn_number (const FpEdition *edition, guint n_seats, const char *name);
extern const FpTermText duel_term_texts[], duel_place_texts[];
extern const FpFunctionText duel_function_texts[];
extern const struct _FpTableLayout duel_layout;
enum
{
  DUEL_N_VERBS = 27,
};
extern const FpVerb duel_verbs[DUEL_N_VERBS];

extern const FpEncounterDef duel_encounters[DUEL_N_ENCOUNTERS];
extern const FpEditionSets duel_sets;

void duel_begin (FpEngine *e, guint n_seats);
gboolean duel_start_at (FpEngine *e, const FpStart *start, const char **error);
void duel_set_role (FpState *s, uint8_t seat, uint8_t role);
int duel_back (const FpCardDef *def);
gboolean duel_may_lie (const FpCardDef *def, uint16_t zone);
const char *duel_check (FpEngine *e);

/* duel-zones.c */

/* duel_allowed: returns TRUE if @card may lie in @zone; unforeseen cards would break the game. */
gboolean duel_allowed (const FpEngine *e, uint16_t card, uint16_t zone);
