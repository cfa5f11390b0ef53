/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Procedures and helpers that editions share: drawing, discarding, moving, swapping, showing and
 * shuffling cards, ignored and copied cards, ships from place to place.
 *
 * An edition that uses this fills in an FpCommon and names it in FpEdition.common. It enters the
 * procedures below in its own list of procedures, under its own ids and in its own order. Numbers
 * of procedures differ between editions. So shared code takes each number from FpCommon or from the
 * running action. */
#pragma once

#include "engine/effects/fp-effects.h"
#include "engine/expression/fp-expression.h"
#include "engine/program/fp-card-selection.h"
#include "engine/program/fp-destination.h"
#include "engine/runner/fp-procedure.h"
#include "engine/state/fp-mutations.h"

/* --- Tables of an edition --- */

/* A zone that each seat has, @step apart, or that all seats share (@step 0). */
typedef struct
{
  uint16_t first; /* the zone of the first seat */
  uint16_t step;
} FpCommonZone;

typedef struct
{
  FpCommonZone hand;
  FpCommonZone deck; /* from which hands are drawn */
  FpCommonZone discard; /* shuffled under @deck when @deck runs out */
  FpCommonZone copies; /* copies of cards that work for a player lie there */
  uint16_t planets; /* planets in play */
  uint16_t removed; /* out of the game: cards keep the facing that they had */
} FpCommonZones;

/* An action that moves ships. */
typedef struct
{
  uint16_t procedure;
  uint8_t event; /* FpEvent.kind */
  uint8_t to; /* place to which all ships go; FP_NO_PLACE: that of the action */
} FpCommonShips;

/* Numbers of procedures in the edition's list. */
typedef struct
{
  uint16_t ignore; /* action with fp_common_ignore () */
  uint16_t move_cards; /* part with fp_common_move_cards (), which fp_common_move () needs */
  /* runs with FpCommonControlLocals after other seats may have come to control a planet; 0: none */
  uint16_t control_changed;
} FpCommonProcedures;

typedef struct
{
  uint8_t place; /* of the planet */
  FpSeats before; /* seats that controlled it */
} FpCommonControlLocals;

typedef struct _FpCommon
{
  FpCommonZones zones;
  FpCommonProcedures procedures;
  uint8_t first_planet; /* place: all planets have places from here on */
  const FpCommonShips *ships; /* @n_ships of them; other actions emit FP_EVENT_SHIPS_MOVED */
  guint n_ships;
  guint seen_by; /* query: seats to whom an effect shows a card */
  guint open_kinds; /* kinds of cards that lie face up by default, bit per kind */
  uint8_t zapped; /* event: a card is zapped; 0: fp_common_zap () tells nothing */
  guint copied_kinds; /* kinds of cards that can be copied, bit per kind */

  /* Returns TRUE if @card may lie in @zone. */
  gboolean (*may_lie) (const FpEngine *engine, uint16_t card, uint16_t zone);
  /* Changes the holder and face of @card before it moves to @zone. NULL: nothing changes. */
  void (*enters) (FpEngine *engine, uint16_t card, uint16_t zone);
  /* Returns the zone for @card, which lay on something that is over, if @seat owns it. */
  uint16_t (*home) (const FpEngine *engine, uint16_t card, uint8_t seat);
  /* Emits the edition's own event about the @n cards @cards, which @action has moved. Returns FALSE
   * if it has none. NULL: there never is one. */
  gboolean (*emit_moved) (FpEngine *engine, const FpAction *action, const uint16_t *cards, guint n);
  /* Emits the edition's own event about @card, which @action has revealed where it lies. Returns
   * FALSE if it has none. NULL: there never is one. */
  gboolean (*emit_revealed) (FpEngine *engine, const FpAction *action, uint16_t card);
  /* Returns TRUE while no effect can show @card. NULL: effects always can. */
  gboolean (*conceals) (const FpEngine *engine, uint16_t card);

  /* Returns TRUE if ships may stand at @place. */
  gboolean (*can_hold) (const FpEngine *engine, uint8_t place);
  /* Called after @n ships of @action have moved. NULL: nothing follows. */
  void (*ships_moved) (FpEngine *engine, const FpAction *action, int n);
  /* Notes that @seat has drawn fewer cards than it should have: there are none left. NULL:
   * nothing. */
  void (*fell_short) (FpEngine *engine, uint8_t seat);
  /* Notes that discards have been shuffled into a deck. NULL: nothing. */
  void (*deck_renewed) (FpEngine *engine);
  /* Returns FALSE if FpCommonProcedures.control_changed would do nothing at @place, which @before
   * controlled. Must do nothing that counts as work. NULL: the procedure always runs. */
  gboolean (*control_matters) (const FpEngine *engine, uint8_t place, FpSeats before);
} FpCommon;

/* --- Zones (common-zones.c) --- */

/* fp_common_zone: returns @seat's @zone. A shared zone is everybody's. */
static inline uint16_t
fp_common_zone (const FpCommonZone *zone, uint8_t seat)
{
  return (uint16_t) (zone->first + zone->step * seat);
}

/* fp_common_is_zone: returns TRUE if zone number @number is @zone of some seat. */
gboolean fp_common_is_zone (const FpEngine *engine, const FpCommonZone *zone, uint16_t number);

/* fp_common_enter: lets the edition know that @card is about to lie in @zone. */
void fp_common_enter (FpEngine *engine, uint16_t card, uint16_t zone);

/* fp_common_sort_cards: sorts @cards: those of a hand by definition, others zone by zone as they
 * lie. Returns @n. */
guint fp_common_sort_cards (const FpEngine *engine, uint16_t *cards, guint n);

/* fp_common_hand: returns @seat's hand, for FpVerb.usual_zone.
 * fp_common_to_discards: sets the destination to @seat's discard pile, for FpVerb.destination. */
int fp_common_hand (const FpEngine *engine, uint8_t seat);
void fp_common_to_discards (const FpEngine *engine, uint8_t seat, FpDestination *destination);

/* --- Actions and events (common-actions.c) --- */

/* fp_common_action: returns an action that happens to @who because of @cause (FpAction.cause). */
FpAction fp_common_action (guint procedure, uint8_t who, uint16_t cause);

/* fp_common_begin_action: puts such an action with the @n cards @cards on the stack. Returns its
 * row, or NULL if it is impossible. */
FpAction *fp_common_begin_action (FpEngine *engine, guint procedure, uint8_t who, uint16_t cause, const uint16_t *cards,
                                  guint n);

/* fp_common_action_card: returns the card that @action is about after any changes, or
 * FP_NO_CARD. */
uint16_t fp_common_action_card (const FpEngine *engine, const FpAction *action);

/* fp_common_finish_action: records the cards that @action has put into @zone (−1: they have not
 * moved). Their number is its result. */
void fp_common_finish_action (FpEngine *engine, FpAction *action, const uint16_t *cards, guint n, int zone);

/* fp_common_emit_cards: emits an event about @n cards, which the seats @seen see. */
void fp_common_emit_cards (FpEngine *engine, uint8_t kind, uint8_t seat, const uint16_t *cards, guint n, FpSeats seen);

/* fp_common_known: returns the seats that know all of @cards. */
FpSeats fp_common_known (const FpState *state, const uint16_t *cards, guint n);

/* --- Procedures: actions on cards --- */

/* fp_common_draw: draws as many cards as there are. A deck is renewed when a card is needed.
 * fp_common_discard: discards face up, to the pile of the line, else to that of the discarding
 * player, else to that of the cards' owners; as many cards as possible. */
FpFlow fp_common_draw (FpEngine *e, FpFrame *f);
FpFlow fp_common_discard (FpEngine *e, FpFrame *f);

/* fp_common_move: moves cards in their order, or ships. fp_common_move_cards: a piece of it.
 * fp_common_swap: lets two sets of cards trade places at once. Each takes the facing of the
 * other. */
FpFlow fp_common_move (FpEngine *e, FpFrame *f);
FpFlow fp_common_move_cards (FpEngine *e, FpFrame *f);
FpFlow fp_common_swap (FpEngine *e, FpFrame *f);

/* fp_common_shuffle: shuffles the cards of the action among each other, zone by zone.
 * fp_common_arrange: makes the order that a player has chosen for cards that player's secret. */
FpFlow fp_common_shuffle (FpEngine *e, FpFrame *f);
FpFlow fp_common_arrange (FpEngine *e, FpFrame *f);

/* fp_common_reveal: shows cards to everybody.
 * fp_common_look: shows cards to the player to whom the action happens. */
FpFlow fp_common_reveal (FpEngine *e, FpFrame *f);
FpFlow fp_common_look (FpEngine *e, FpFrame *f);

/* fp_common_ignore: makes cards count as blank, until a moment that the line names.
 * fp_common_copy: gives a player the abilities of cards too, until a moment that the line names.
 * The first copy is the result. */
FpFlow fp_common_ignore (FpEngine *e, FpFrame *f);
FpFlow fp_common_copy (FpEngine *e, FpFrame *f);

/* fp_common_zap: stops further uses of the abilities of cards (fp_card_zap ()). That the use under
 * way is stopped says the replacing rule. */
FpFlow fp_common_zap (FpEngine *e, FpFrame *f);

/* fp_common_end_ignore, fp_common_end_copy: FpVerb.ends of these verbs. */
void fp_common_end_ignore (FpEngine *engine, uint16_t card);
void fp_common_end_copy (FpEngine *engine, uint16_t card);

/* fp_common_refill: FpEdition.refill: shuffles the discard pile under a deck with fewer than @n
 * cards. */
void fp_common_refill (FpEngine *engine, uint16_t zone, int n);

/* fp_common_show_seen: lets players see the cards that effects show them. A card seen stays known
 * while it can be followed (docs/design/card-language.md 2.10). */
void fp_common_show_seen (FpEngine *engine);

/* --- Ships (common-ships.c) --- */

/* fp_common_ships: the procedure of each action that moves ships from place to place. Runs
 * FpCommonProcedures.control_changed for the planets where they come and go. */
FpFlow fp_common_ships (FpEngine *e, FpFrame *f);

/* fp_common_carry: moves the ships of @action and records where they went. Returns their number.
 * Leaves control of planets to the caller. */
int fp_common_carry (FpEngine *engine, FpAction *action);

/* fp_common_move_ships: moves up to @n ships of @seat, with the event of the action @procedure.
 * Returns their number. */
int fp_common_move_ships (FpEngine *engine, guint procedure, uint8_t seat, uint8_t from, uint8_t to, int n);

/* --- Names (common-names.c) --- */

/* fp_common_get_as_shown: FpNameDef.get of a number of a player, made by @work_out, as a bystander
 * sees it. Any card may read such a number, so that a rule that reads a card still face down must
 * not show in it. */
void fp_common_get_as_shown (FpContext *c, FpValue *io, int (*work_out) (FpEngine *e, uint8_t seat));

/* --- Verbs (common-verbs.c) --- */

/* FpVerb.possible of a line that names its set, of draw, and of discard.
 * fp_common_is_any: returns TRUE if the line's set is not empty. Without a set @otherwise is its
 * size. */
gboolean fp_common_can_use_set (FpEngine *engine, const FpInstruction *in, const FpContext *context, uint8_t seat);
gboolean fp_common_can_draw (FpEngine *engine, const FpInstruction *in, const FpContext *context, uint8_t seat);
gboolean fp_common_can_discard (FpEngine *engine, const FpInstruction *in, const FpContext *context, uint8_t seat);
gboolean fp_common_is_any (FpEngine *engine, const FpInstruction *in, const FpContext *context, int otherwise);

/* Members of the FpVerb of a line that says cards="… of …". */
#define FP_COMMON_CARDS_OF \
  .amount_kind = FP_AMOUNT_CARDS, .needs_set = TRUE, .set = FP_TYPE_CARDS, .possible = fp_common_can_use_set

/* Rows of an edition's verbs, with the number of the action's procedure and, for cards that a
 * player selects, of the kind of decision. Other members, such as .at_once, may follow. */
#define FP_COMMON_VERB_DRAW(procedure, ...)                                                                         \
  {                                                                                                                 \
    .id = "draw", .action = (procedure), .amount_kind = FP_AMOUNT_CARDS,                                            \
    .attributes = FP_ATTRIBUTE_WHO | FP_ATTRIBUTE_AS | FP_ATTRIBUTE_TO, .possible = fp_common_can_draw, __VA_ARGS__ \
  }
#define FP_COMMON_VERB_DISCARD(procedure, kind, ...)                                                                 \
  {                                                                                                                  \
    .id = "discard", .action = (procedure), .amount_kind = FP_AMOUNT_CARDS, .set = FP_TYPE_CARDS,                    \
    .attributes = FP_ATTRIBUTE_WHO | FP_ATTRIBUTE_AS | FP_ATTRIBUTE_TO | FP_ATTRIBUTE_CHOOSER | FP_ATTRIBUTE_OWNERS, \
    .to = FP_TYPE_ZONE, .decision = (kind), .usual_zone = fp_common_hand, .possible = fp_common_can_discard,         \
    .destination = fp_common_to_discards, __VA_ARGS__                                                                \
  }
#define FP_COMMON_VERB_REVEAL(procedure)                                                            \
  {                                                                                                 \
    .id = "reveal", .action = (procedure), FP_COMMON_CARDS_OF,                                      \
    .attributes = FP_ATTRIBUTE_WHO | FP_ATTRIBUTE_CHOOSER | FP_ATTRIBUTE_SECRET, .fills_hand = TRUE \
  }
#define FP_COMMON_VERB_LOOK(procedure)                                      \
  {                                                                         \
    .id = "look", .action = (procedure), FP_COMMON_CARDS_OF,                \
    .attributes = FP_ATTRIBUTE_WHO | FP_ATTRIBUTE_AS | FP_ATTRIBUTE_CHOOSER \
  }
#define FP_COMMON_VERB_SWAP(procedure)                                                                           \
  {                                                                                                              \
    .id = "swap", .action = (procedure), FP_COMMON_CARDS_OF, .attributes = FP_ATTRIBUTE_WITH, .fills_hand = TRUE \
  }
#define FP_COMMON_VERB_SHUFFLE(procedure)                      \
  {                                                            \
    .id = "shuffle", .action = (procedure), FP_COMMON_CARDS_OF \
  }
#define FP_COMMON_VERB_ARRANGE(procedure)                                                                        \
  {                                                                                                              \
    .id = "arrange", .action = (procedure), FP_COMMON_CARDS_OF, .attributes = FP_ATTRIBUTE_WHO, .arranges = TRUE \
  }
#define FP_COMMON_VERB_COPY(procedure)                                                                            \
  {                                                                                                               \
    .id = "copy", .action = (procedure), FP_COMMON_CARDS_OF, .attributes = FP_ATTRIBUTE_WHO | FP_ATTRIBUTE_UNTIL, \
    .ends = fp_common_end_copy                                                                                    \
  }
#define FP_COMMON_VERB_IGNORE(procedure)                                                         \
  {                                                                                              \
    .id = "ignore", .action = (procedure), FP_COMMON_CARDS_OF, .attributes = FP_ATTRIBUTE_UNTIL, \
    .ends = fp_common_end_ignore                                                                 \
  }
#define FP_COMMON_VERB_ZAP(procedure)                                                                            \
  {                                                                                                              \
    .id = "zap", .action = (procedure), FP_COMMON_CARDS_OF, .attributes = FP_ATTRIBUTE_WHO | FP_ATTRIBUTE_OWNERS \
  }
#define FP_COMMON_VERB_MOVE(procedure)                                                                                 \
  {                                                                                                                    \
    .id = "move", .action = (procedure), FP_COMMON_CARDS_OF,                                                           \
    .attributes = FP_ATTRIBUTE_WHO | FP_ATTRIBUTE_AS | FP_ATTRIBUTE_TO | FP_ATTRIBUTE_MUST_TO | FP_ATTRIBUTE_CHOOSER | \
                  FP_ATTRIBUTE_END | FP_ATTRIBUTE_FACE | FP_ATTRIBUTE_SHIPS | FP_ATTRIBUTE_OWNERS,                     \
    .fills_hand = TRUE                                                                                                 \
  }
