/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the chapters of Duel share: where things lie, what is asked, small questions about the state. */
#pragma once

#include "editions/duel/duel-steps.h"
#include "engine/runner/fp-actions.h"
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
  DUEL_SHIPS = 20, /* each player's (rulebook p. 4) */
  DUEL_IN_WARP = 5, /* at the start (p. 6) */
  DUEL_HAND_LIMIT = 6, /* p. 17 */
  DUEL_ENVOY_LIMIT = 1, /* p. 15 */
  DUEL_TO_WIN = 5, /* planets (p. 9) */
  DUEL_MOST_SHIPS = 4, /* on a dial (p. 10) */
  DUEL_DEALT = 3, /* aliens to each player, of which one is picked (ruling 5) */
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
  DUEL_PLAN, /* the next nine: one for each level of nested encounters */
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
  DUEL_ENVOYS, /* in play, allied or not: in the order of their decks */
  DUEL_ENVOYS_A,
  DUEL_ENVOYS_B,
  DUEL_ENVOYS_C,
  DUEL_ALIENS, /* that nobody plays */
  DUEL_BOX, /* overlays that aren't in play */
  DUEL_COPIES, /* of cards, over: they serve again */
  DUEL_REMOVED,
  DUEL_MODULES, /* rules of the house */
  DUEL_N_ZONES,
};

/* Roles, the numbers in seats[].role. */
enum
{
  DUEL_LEADER,
  DUEL_STRAGGLER,
};

/* The table's numbers. */
enum
{
  DUEL_TURNS, /* destiny cards drawn */
  DUEL_NEXT, /* FpCardKind of the deck to draw from */
  DUEL_CARD, /* the destiny card drawn last, −1: none yet */
  DUEL_AHEAD, /* by how many planets the first seat was ahead when roles were looked at last */
  DUEL_WON, /* mask of seats that have won the game, not yet concluded */
  DUEL_LOST, /* likewise lost */
  DUEL_HOW_WON, /* FpEnding */
  DUEL_HOW_LOST,
  DUEL_JUDGING, /* 1: what happens to both at once is still happening, so nothing is concluded (ruling 23) */
};

/* Set-up options. */
enum
{
  DUEL_OPTION_FIRST_GAME = 1 << 0,
  DUEL_OPTION_DEALT_ALIENS = 1 << 1,
  DUEL_OPTION_NO_ALIENS = 1 << 2,
};

enum
{
  DUEL_SECRET_DIAL,
  DUEL_SECRET_TACTIC, /* token × 2 + half; it stays among the readied ones until it is shown, or its absence would tell
                       */
  DUEL_SECRET_ALIEN, /* the card picked among those dealt */
};

enum
{
  DUEL_MOST_JUMPS = 20, /* an encounter goes on elsewhere so many times; then no more */
};

/* Questions that rules may modify, in order of rank (card-language.md 2.4). */
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
  DUEL_N_QUESTIONS,
};

_Static_assert((int) DUEL_N_QUESTIONS <= (int) FP_MAX_QUERIES, "a bit for each question");

/* Decision kinds, behind those of programs. */
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
  DUEL_DECIDE_FROM_PLANET, /* how many ships are recovered from planet arg[0]: arg[1] to arg[2] */
  DUEL_N_DECISIONS,
};

/* How a game begins: first local of `game`. */
enum
{
  DUEL_START_SETUP,
  DUEL_START_DESTINY,
  DUEL_START_DUEL,
  DUEL_START_CONTEST,
};

FP_LOCALS (game)
{
  FpEncounterCall call; /* where it begins with an encounter */
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
  uint8_t place;
  FpSeats before, after;
  uint8_t turn, seat;
};

#define DUEL_DECLARE(name, ...) FpFlow duel_##name (FpEngine *e, FpFrame *f);
DUEL_PROCEDURES (DUEL_DECLARE, DUEL_DECLARE, DUEL_DECLARE, DUEL_DECLARE)

/* The cause of what a step does (FpAction.cause). */
#define DUEL_CAUSE(step) ((uint8_t) ((step) + 1))

/* A seat's zone; for a slot of the running encounter use duel_slot (). */
static inline uint16_t
duel_zone (uint8_t seat, guint zone)
{
  return (uint16_t) (seat * DUEL_SEAT_ZONES + zone);
}

/* @slot (DUEL_PLAN, TACTIC, BESIDE) of @seat in the running encounter. */
static inline uint16_t
duel_slot (const FpState *s, uint8_t seat, guint slot)
{
  return (uint16_t) (seat * DUEL_SEAT_ZONES + slot + s->head.n_encounters - 1U);
}

/* duel_seat_zone: which of a seat's zones @zone is: DUEL_HAND … DUEL_ALIEN, or DUEL_PLAN, TACTIC, BESIDE for a slot of
 * any level; −1: it belongs to no seat. */
static inline int
duel_seat_zone (uint16_t zone)
{
  guint own = zone % DUEL_SEAT_ZONES;

  if (zone >= 2 * DUEL_SEAT_ZONES)
    return -1;
  return own >= DUEL_BESIDE ? DUEL_BESIDE : own >= DUEL_TACTIC ? DUEL_TACTIC : own >= DUEL_PLAN ? DUEL_PLAN : (int) own;
}

/* duel-action-helpers.c */

/* duel_act: a row for the act @procedure that happens to @who because of step or cause @cause, and nothing else. */
FpAction duel_act (guint procedure, uint8_t who, uint8_t cause);
/* duel_act_on: puts the act @about on the stack with the @n cards @cards; returns its row, NULL: it can't be. */
FpAction *duel_act_on (FpEngine *e, const FpAction *about, const uint16_t *cards, guint n);
/* duel_act_card: the card that @act is about, whatever it was changed to; FP_NO_CARD: none. */
uint16_t duel_act_card (const FpEngine *e, const FpAction *action);

/* duel_act_done: the cards that @act has put into @zone (−1: they have stayed where they were); its result is how many.
 */
void duel_act_done (FpEngine *e, FpAction *action, const uint16_t *cards, guint n, int zone);
/* duel_emit_cards: tells of @n cards, seen by @seen. */
void duel_emit_cards (FpEngine *e, FpEventKind kind, uint8_t seat, const uint16_t *cards, guint n, FpSeats seen);
/* duel_known: the seats that know all of @cards. */
FpSeats duel_known (const FpState *s, const uint16_t *cards, guint n);

/* duel-ability-zones.c: as FpEdition.in_force. */
gboolean duel_in_force (const FpEngine *e, uint16_t card, FpWhere where, uint8_t *me);

/* duel-queries.c: answers of questions about one thing. */

/* duel_kind, duel_icon: what @card counts as; of a tactic's icon, that of the half that counts. */
FpCardKind duel_kind (FpEngine *e, uint16_t card);
FpIcon duel_icon (FpEngine *e, uint16_t card);
/* duel_query_cards: the cards in @cards (@n of them, room for FP_MAX_CARDS) as @question about @seat has it; those that
 * are none of @kinds (bit per FpCardKind) are left out.  Sorted; returns how many. */
guint duel_query_cards (FpEngine *e, guint query, uint8_t seat, uint16_t *cards, guint n, guint kinds);

/* duel-visibility.c: duel_show_seen: lets everybody look at the cards that rules in force let them look at. */
void duel_show_seen (FpEngine *e);

/* duel-endings.c */

/* duel_conclude: ends the game if it is won or lost (rulings 23 and 59). */
void duel_conclude (FpEngine *e);
/* duel_settle: as FpEdition.settle. */
void duel_settle (FpEngine *e);

/* duel-roles.c */

/* duel_leader, duel_straggler: who is. */
uint8_t duel_leader (const FpState *s);
uint8_t duel_straggler (const FpState *s);
/* duel_in_order: the seat whose turn is @turn: 0 the leader, 1 the straggler. */
uint8_t duel_in_order (const FpState *s, int turn);
/* duel_first_to_decide: who is asked first in a step of the running duel or contest: the leader, unless a rule says
 * otherwise.  Rules that speak go by duel_order () all the same (ruling 57). */
uint8_t duel_first_to_decide (FpEngine *e);
/* duel_order: as FpEdition.order. */
guint duel_order (const FpState *s, uint8_t seats[FP_MAX_SEATS]);
/* duel_ahead: by how many planets the first seat is ahead. */
int duel_ahead (const FpEngine *e);
/* duel_roles_taken: whether leader and straggler are known, when a player is asked something: they are from step 5 of
 * the set-up on (p. 7). */
gboolean duel_roles_taken (const FpState *s);
/* duel_roles_wrong: whether the straggler controls strictly more planets than the leader (p. 16, ruling 33). */
gboolean duel_roles_wrong (const FpEngine *e);
/* duel_switch_roles: leader and straggler change places. */
void duel_switch_roles (FpEngine *e);

/* duel-planets.c */

/* duel_place_of: the place of planet tile @card. */
uint8_t duel_place_of (const FpState *s, uint16_t card);
/* duel_planet_under: the place of the planet that @card is or lies on, FP_NO_PLACE. */
uint8_t duel_planet_under (const FpState *s, uint16_t card);
/* duel_symbol: the symbol of the planet at @place. */
FpSymbol duel_symbol (const FpEngine *e, uint8_t place);
/* duel_holders: who would control the planet at @place if it were in no dispute; duel_controllers: who does: nobody
 * while it is (ruling 19). */
FpSeats duel_holders (const FpEngine *e, uint8_t place);
FpSeats duel_controllers (const FpEngine *e, uint8_t place);
/* duel_standing: planets that @seat controls. */
int duel_standing (const FpEngine *e, uint8_t seat);
/* duel_bar: the planets with the first of @symbols that is on the table; into @places, @room at most; returns how many
 * (p. 18). */
guint duel_bar (const FpEngine *e, const uint16_t *symbols, guint n_symbols, uint16_t *places, guint room);
void duel_planet_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options);

/* duel-hands.c */

/* duel_hand_limit: @seat's (p. 17). */
int duel_hand_limit (FpEngine *e, uint8_t seat);
/* duel_as_they_lie: puts @cards, @n of them, in order: those of a hand by definition, others zone after zone as they
 * lie.  Returns @n. */
guint duel_as_they_lie (const FpState *s, uint16_t *cards, guint n);
/* duel_refill: as FpEdition.refill. */
void duel_refill (FpEngine *e, uint16_t zone, int n);

/* duel-destiny.c */

/* duel_next_deck: the deck whose icon is on the last destiny card, which may still be being resolved: the next one
 * comes from it unless it is empty (p. 6). */
uint16_t duel_next_deck (FpEngine *e);

/* duel-clout.c */

/* duel_clout: @seat's clout now: plans (if revealed), ship advantage, reinforcements, rules (p. 9, rulings 34 and 35).
 */
int duel_clout (FpEngine *e, uint8_t seat);

/* duel_project_result: who would win the running duel or contest as the open cards stand, and by which rules (p. 11,
 * rulings 34, 35 and 44).  duel_needed: planets that @seat needs to win the game (p. 9). */
void duel_project_result (FpEngine *e, FpProjectedResult *result_now);
int duel_needed (FpEngine *e, uint8_t seat);

/* duel_clout_parts: what it is made of: revealed plans, the ship advantage, reinforcements as they are printed, each
 * with what its own rule makes of the clout, and what each other rule makes of their values and of it; as FpEdition
 * says. */
guint duel_clout_parts (FpEngine *e, uint8_t seat, FpCloutPart parts[FP_CLOUT_PARTS]);
/* duel_ships_here: @seat's ships on the planet of the running duel; 0 in contests. */
int duel_ships_here (const FpState *s, uint8_t seat);
/* duel_card_value: what @card is worth as it lies: a plan, a reinforcement beside one, the half of a tactic that counts
 * (ruling 35). */
int duel_card_value (FpEngine *e, uint16_t card);
/* duel_card_value_with_trace: the same, telling @listener (NULL: nobody) with @data what each rule made of it.
 * duel_printed_value: what it is before any rule; what lies in a slot counts there: the half of a tactic, a
 * reinforcement for what it adds. */
int duel_card_value_with_trace (FpEngine *e, uint16_t card, FpQueryListener listener, gpointer data);
int duel_printed_value (const FpEngine *e, uint16_t card);

/* duel-ships.c */

/* duel_free_ships: ships on a card that is no longer in play go back to their supplies. */
void duel_free_ships (FpEngine *e);
void duel_from_planet_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options);
/* duel_move_ships: the act `move` where it is about ships. */
FpFlow duel_move_ships (FpEngine *e, FpFrame *f);
/* duel_recoverable: the ships that @seat could recover (ruling 55). */
int duel_recoverable (FpEngine *e, uint8_t seat);
/* duel_destination: as FpEdition.goal. */
gboolean duel_destination (FpEngine *e, const FpPendingDecision *pending, FpDestination *destination);

/* duel_send_from: where @seat's ships come from: the supply unless a rule says otherwise (ruling 24). */
FpValue duel_send_from (FpEngine *e, uint8_t seat);

/* duel_usual_place: as FpEdition.usual_place. */
uint8_t duel_usual_place (const FpEngine *e, const FpVerb *verb, uint8_t seat);

/* duel-encounter.c */

/* duel_begin_encounter, duel_end_encounter: around a duel or contest. */
void duel_begin_encounter (FpEngine *e, const FpEncounterCall *call);
void duel_end_encounter (FpEngine *e);
/* duel_run_encounter: the procedure of both, step after step. */
FpFlow duel_run_encounter (FpEngine *e, FpFrame *f);
/* duel_step_rank: how far into the running encounter @procedure is; −1: it is no step of it. */
int duel_step_rank (const FpState *s, int procedure);
/* duel_end_dispute: the planet of the running encounter is no longer in dispute because of it. */
void duel_end_dispute (FpState *s);

/* duel-dials.c */

/* duel_may_send: whether @seat can send ships to the planet of the running duel (ruling 21). */
gboolean duel_may_send (FpEngine *e, uint8_t seat);
/* duel_dials_due: whose dials must be shown before @step (ruling 63, hole (a) of the card language). */
FpSeats duel_dials_due (FpEngine *e, int step);

/* duel-plans.c */

/* duel_tactic_choices: the tokens that @seat can play, chosen ones included, into @cards; returns how many. */
guint duel_tactic_choices (FpEngine *e, uint8_t seat, uint16_t *cards);

/* duel-tactics.c */

/* duel_put_back: tokens that still lie in @seat's slot are readied again. */
void duel_put_back (FpEngine *e, uint8_t seat);

/* duel-cleanup.c */

/* duel_sweep: whatever still lies in slots of the running encounter goes where it belongs, untold. */
void duel_sweep (FpEngine *e);

/* duel-heuristics.c: as FpEdition.chance and FpEdition.weigh. */
double duel_chance (FpEngine *e, uint8_t seat);
guint duel_weigh (FpEngine *e, const FpPendingDecision *pending, const FpOption *option);

/* duel-reinforcements.c: as FpEdition says: the card whose side is asked for. */
uint16_t duel_subject (const FpState *s, const FpPendingDecision *pending);

/* Options of the remaining decision kinds, in the file of the step that asks. */
void duel_alien_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options);
void duel_dial_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options);
void duel_envoy_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options);
void duel_plan_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options);
void duel_tactic_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options);
void duel_card_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options);
void duel_side_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options);
void duel_friend_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options);
void duel_keep_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options);

/* duel-components.c, duel-check.c, duel-vocabulary.c, duel-verbs.c: parts of the edition. */
extern const FpZoneDef duel_zones[DUEL_N_ZONES];
extern const FpNameDef duel_names[];
enum
{
  DUEL_N_VERBS = 27,
};
extern const FpVerb duel_verbs[DUEL_N_VERBS];

void duel_begin (FpEngine *e, guint n_seats);
gboolean duel_start_at (FpEngine *e, const char *start, uint8_t place, int advantage, int card_def, const char **error);
void duel_set_role (FpState *s, uint8_t seat, uint8_t role);
int duel_back (const FpCardDef *def);
gboolean duel_may_lie (const FpCardDef *def, uint16_t zone);
const char *duel_check (FpEngine *e);

/* duel-copy-and-ignore.c: as FpVerb.ends of `ignore` and `copy`. */
void duel_end_ignore (FpEngine *e, uint16_t card);
void duel_uncopy (FpEngine *e, uint16_t card);

/* duel-cards.c */

/* duel_allowed: whether @card may lie in @zone at all: cards that no rule foresees there would break the game. */
gboolean duel_allowed (const FpEngine *e, uint16_t card, uint16_t zone);
