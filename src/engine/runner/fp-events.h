/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Events: everything that happens, as data for log, animation and statistics. Without a listener
 * events cost nothing. The comments explain the fields; “cards” lists cards that a seat may see. */
#pragma once

#include "engine/state/fp-types.h"

#define FP_EVENTS(X)                                                                             \
  X (STEP_BEGAN, "step-began") /* value: procedure */                                            \
  X (PLAN_SHOWN, "plan-shown") /* set-up: seat shows card */                                     \
  X (PLANS_TIED, "plans-tied") /* set-up: equal plans, seat drawn to lead (ruling 1) */          \
  X (ROLE_TAKEN, "role-taken") /* seat becomes value (role) */                                   \
  X (ENVOY_SUMMONED, "envoy-summoned") /* card, face down, neutral */                            \
  X (CARDS_DRAWN, "cards-drawn") /* seat draws count; cards seen by seat */                      \
  X (DECK_RENEWED, "deck-renewed") /* count of the pile, value in the deck */                    \
  X (DESTINY_RENEWED, "destiny-renewed") /* kind value: count cards from the past (ruling 12) */ \
  X (HAND_FILLED, "hand-filled") /* seat's empty hand is about to be filled up to the limit */   \
  X (CARDS_DISCARDED, "cards-discarded") /* seat discards count cards */                         \
  X (DESTINY_DRAWN, "destiny-drawn") /* card goes to the past; value: its number in the game */  \
  X (PLANET_DISCOVERED, "planet-discovered") /* card, place from */                              \
  X (PLANET_CHOSEN, "planet-chosen") /* seat chose place from */                                 \
  X (BAR_PICKED, "bar-picked") /* the planet bar leaves only place from */                       \
  X (BAR_EMPTY, "bar-empty") /* no planet for the planet bar (ruling 16) */                      \
  X (DUEL_BEGAN, "duel-began") /* at place from, advantage value */                              \
  X (DUEL_BEGAN_AGAIN, "duel-began-again") /* at place from, round value */                      \
  X (CONTEST_BEGAN, "contest-began")                                                             \
  X (BARRED, "barred") /* seat can't send ships (ruling 21) */                                   \
  X (DIAL_SET, "dial-set") /* seat has set a dial */                                             \
  X (DIAL_REVEALED, "dial-revealed") /* seat shows value */                                      \
  X (SHIPS_SENT, "ships-sent") /* seat's count ships from place from to place to */              \
  X (SHIPS_DESTROYED, "ships-destroyed") /* likewise, to the Warp */                             \
  X (SHIPS_RECOVERED, "ships-recovered") /* likewise, to the supply */                           \
  X (SHIPS_RETREATED, "ships-retreated") /* likewise, to the supply */                           \
  X (NO_SHIPS, "no-ships") /* seat must send and can't (ruling 23) */                            \
  X (ENVOY_REVEALED, "envoy-revealed") /* seat turns card up */                                  \
  X (ENVOY_KEPT, "envoy-kept-hidden") /* seat leaves card face down */                           \
  X (PLAN_CHOSEN, "plan-chosen") /* seat chose card, seen by seat */                             \
  X (NO_PLAN, "no-plan") /* seat has no plan to choose (ruling 28) */                            \
  X (TACTIC_CHOSEN, "tactic-chosen") /* seat chose card, half value, seen by seat */             \
  X (NO_TACTIC, "no-tactic") /* seat has no readied tactic (ruling 27) */                        \
  X (TACTIC_REVEALED, "tactic-revealed") /* seat's card, half value */                           \
  X (BLAST_SHIELDED, "blast-shielded") /* value of seat's blast is blocked */                    \
  X (TACTIC_READIED, "tactic-readied") /* seat's count cards */                                  \
  X (TACTIC_SPENT, "tactic-spent") /* seat's count cards */                                      \
  X (DUEL_DECIDED, "duel-decided") /* seat alone has ships left at step 6 */                     \
  X (DUEL_ENDED, "duel-ended") /* without a winner (ruling 32) */                                \
  X (PLAN_REVEALED, "plan-revealed") /* seat's card, worth value */                              \
  X (REINFORCEMENT_PLAYED, "reinforcement-played") /* seat plays card; other's clout is value */ \
  X (PASSED, "passed") /* seat plays no reinforcement */                                         \
  X (CLOUT_COUNTED, "clout-counted") /* seat's clout is value */                                 \
  X (DUEL_WON, "duel-won") /* seat beats other */                                                \
  X (CONTEST_WON, "contest-won") /* seat beats other */                                          \
  X (PRIZE_GIVEN, "prize-given") /* seat resolves prize; value: string of its name or −1 */    \
  X (PLANET_GAINED, "planet-gained") /* seat controls place from */                              \
  X (PLANET_LOST, "planet-lost") /* seat no longer controls place from */                        \
  X (ROLES_SWITCHED, "roles-switched") /* seat is the straggler now */                           \
  X (REINFORCEMENTS_GAINED, "reinforcements-gained") /* seat gains count; cards seen by seat */  \
  X (REINFORCEMENTS_GONE, "reinforcements-gone") /* no reinforcement left for seat */            \
  X (ENVOY_ALLIED, "envoy-allied") /* card becomes seat's ally */                                \
  X (ENVOY_NEUTRAL, "envoy-neutral") /* card leaves seat */                                      \
  X (ENVOY_UNMOVED, "envoy-unmoved") /* friendship of seat with card unchanged (ruling 45) */    \
  X (LINE_STRUCK, "line-struck") /* seat strikes out line value (instruction) */                 \
  X (LINE_TAKEN, "line-taken") /* seat takes line value (instruction) */                         \
  X (CHOICE_MADE, "choice-made") /* seat chose value of set: a number, seat or planet */         \
  X (CHOICE_SEALED, "choice-sealed") /* seat has made a secret choice */                         \
  X (DECLINED, "declined") /* seat declines FP_OP_MAY value, or ability value of card */         \
  X (ALIEN_TAKEN, "alien-taken") /* seat plays with card */                                      \
  X (ABILITY_USED, "ability-used") /* ability value (catalog number) of seat's card */           \
  X (ABILITY_STOPPED, "ability-stopped") /* likewise: the use is cancelled */                    \
  X (ABILITY_REPLACED, "ability-replaced") /* likewise: replaces action other (procedure) */     \
  X (CARDS_MOVED, "cards-moved") /* count cards moved by seat; cards seen by seen */             \
  X (CARDS_SHOWN, "cards-shown") /* seat shows count cards; they stay where they are */          \
  X (CARDS_LOOKED_AT, "cards-looked-at") /* seat looks at count cards, seen by seat */           \
  X (CARDS_SWAPPED, "cards-swapped") /* count cards swapped with value others; seen by seen */   \
  X (CARDS_SHUFFLED, "cards-shuffled") /* count cards */                                         \
  X (CARDS_ARRANGED, "cards-arranged") /* seat has reordered count cards */                      \
  X (CARD_IGNORED, "card-ignored") /* card counts as blank from now on */                        \
  X (CARD_COPIED, "card-copied") /* seat has the abilities of card too */                        \
  X (CARD_RESOLVED_AGAIN, "card-resolved-again") /* card */                                      \
  X (SHIPS_MOVED, "ships-moved") /* seat's count ships from place from to place to */            \
  X (COUNTER_CHANGED, "counter-changed") /* counter other of card is value */                    \
  X (ENVOY_LEFT, "envoy-left") /* card goes out of the game */                                   \
  X (ALL_LOSE, "all-lose") /* nobody wins the duel or contest */                                 \
  X (WENT_BACK, "went-back") /* the encounter goes on with step value (procedure) */             \
  X (GAME_LOST, "game-lost") /* seat loses the game */                                           \
  X (SECRET_SHOWN, "secret-shown") /* seat's secret choice, as in CHOICE_MADE */                 \
  X (OUT_OF_FUEL, "out-of-fuel") /* program of card was stopped: too long */                     \
  X (NOTHING_TO_CHOOSE, "nothing-to-choose") /* seat has no option; nothing happens */           \
  X (CONCEDED, "conceded") /* seat gives up */                                                   \
  X (GAME_WON, "game-won") /* seat has won; value: FpEnding */                                   \
  X (GAME_ENDED, "game-ended") /* value: FpEnding; seats mask other of winners */

#define FP_ENUM_EVENT(name, id) FP_EVENT_##name,
typedef enum
{
  FP_EVENTS (FP_ENUM_EVENT) FP_N_EVENTS
} FpEventKind;

enum
{
  FP_EVENT_MAX_CARDS = 8,
};

typedef struct
{
  uint8_t kind; /* FpEventKind */
  uint8_t seat; /* affected seat, FP_NOBODY */
  uint8_t other; /* second seat, FP_NOBODY */
  FpSeats seen; /* seats that may see the identity of the cards */
  int16_t from; /* place, FP_NO_PLACE */
  int16_t to; /* place, FP_NO_PLACE */
  int16_t count; /* amount */
  int16_t value;
  uint16_t n_cards; /* listed below; at most count */
  uint16_t cards[FP_EVENT_MAX_CARDS]; /* instances */
} FpEvent;

/* fp_event_id: returns the id of @kind, such as “ships-destroyed”. */
const char *fp_event_id (FpEventKind kind);

/* fp_event_from_id: returns the kind with @id, or −1. */
int fp_event_from_id (const char *id);
