/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Declarations shared by the files of the edition. Pages are those of the combined rules. */
#pragma once

#include "editions/cosmic/cosmic-modules.h"
#include "editions/cosmic/fp-cosmic.h"
#include "editions/encounter/encounter-course.h"
#include "engine/runner/fp-edition-texts.h"
#include "engine/runner/fp-table-layout.h"

enum
{
  COSMIC_LEAST_SEATS = 3,
  COSMIC_MOST_SEATS = 8,
  COSMIC_USUAL_SEATS = 5,
  COSMIC_SHIPS = 20, /* of each player */
  COSMIC_LEAST_FLARES = 10, /* in the deck, or two for each player */
};

/* Set-up options, numbers of bits. Without one, each player is dealt two aliens and chooses. */
enum
{
  COSMIC_OPTION_NO_ALIENS,
  COSMIC_OPTION_RANDOM_ALIENS,
  COSMIC_OPTION_CHOOSE_ALIENS,
  COSMIC_OPTION_GREEN_ALIENS,
  COSMIC_OPTION_YELLOW_ALIENS,
#define COSMIC_MODULE_OPTION(name, id) COSMIC_OPTION_##name,
  COSMIC_MODULE_OPTIONS (COSMIC_MODULE_OPTION) COSMIC_N_OPTIONS,
};

/* Numbers of modules, COSMIC_MODULE_…. */
enum
{
#define COSMIC_MODULE_NUMBER(name, id) COSMIC_MODULE_##name,
  COSMIC_MODULE_OPTIONS (COSMIC_MODULE_NUMBER) COSMIC_N_MODULES,
};

/* Kinds of cards behind those of the encounter. */
enum
{
  COSMIC_KIND_MORPH = ENCOUNTER_N_KINDS,
  COSMIC_KIND_REINFORCEMENT,
  COSMIC_KIND_FLARE,
#define COSMIC_MODULE_KIND(name, ...) COSMIC_KIND_##name,
  COSMIC_MODULE_KINDS (COSMIC_MODULE_KIND) COSMIC_N_KINDS,
};

/* Words of COSMIC_WORDS_HALF, the parts of a flare. */
enum
{
  COSMIC_HALF_WILD = 1,
  COSMIC_HALF_SUPER,
};

#define COSMIC_HALVES                        \
  {                                          \
    "half", cosmic_halves, COSMIC_HALF_SUPER \
  }

/* Lists of words behind those of the encounter. */
enum
{
  COSMIC_WORDS_HALF = FP_WORD_LIST_MORE,
#define COSMIC_MODULE_WORD_LIST(name, ...) COSMIC_WORDS_##name,
  COSMIC_MODULE_WORDS (COSMIC_MODULE_WORD_LIST) COSMIC_WORDS_END,
  COSMIC_N_WORD_LISTS = FP_FIRST_WORD_LISTS + COSMIC_WORDS_END - FP_WORD_LIST_MORE,
};
_Static_assert((int) ENCOUNTER_WORDS_END == FP_WORD_LIST_OWN + FP_FIRST_WORD_LISTS, "their numbers follow");

#define COSMIC_ENCOUNTER_KINDS (ENCOUNTER_ENCOUNTER_KINDS | 1U << COSMIC_KIND_MORPH)
#define COSMIC_HAND_KINDS \
  (ENCOUNTER_HAND_KINDS | 1U << COSMIC_KIND_MORPH | 1U << COSMIC_KIND_REINFORCEMENT | 1U << COSMIC_KIND_FLARE)
#define COSMIC_GUEST_KINDS (1U << ENCOUNTER_KIND_ALIEN | COSMIC_MODULE_GUESTS)
#define COSMIC_PLAYED_KINDS (1U << ENCOUNTER_KIND_ARTIFACT | 1U << COSMIC_KIND_FLARE)

/* Fields of cards, behind those of the encounter. */
enum
{
  COSMIC_FIELD_SHOWS = ENCOUNTER_FIELD_SEAT + 1, /* destiny: COSMIC_SHOWS_…, 0: a colour */
  COSMIC_FIELD_HAZARD, /* destiny: 1 with a hazard warning */
};

enum
{
  COSMIC_SHOWS_WILD = 1,
  COSMIC_SHOWS_MOST_CARDS,
  COSMIC_SHOWS_MOST_COLONIES,
  COSMIC_SHOWS_FEWEST_IN_WARP,
};

/* Zones behind those of the seats. */
enum
{
  /* reinforcements of each side */
  COSMIC_REINFORCEMENTS = ENCOUNTER_FIRST_SEAT_ZONE + COSMIC_MOST_SEATS * ENCOUNTER_SEAT_ZONES,
  /* of each seat: cards to play that are no hand */
  COSMIC_HOARDS = COSMIC_REINFORCEMENTS + ENCOUNTER_N_SIDES,
  COSMIC_FLARES = COSMIC_HOARDS + COSMIC_MOST_SEATS, /* flares that aren't in the deck */
  COSMIC_N_ZONES,
};

/* Procedures behind those of the encounter. */
enum
{
  COSMIC_prepare_deck = ENCOUNTER_N_PROCEDURES,
  COSMIC_renew_hand,
  COSMIC_play_reinforcements,
  COSMIC_draw_destiny,
  COSMIC_deal,
  COSMIC_quake,
  COSMIC_forfeit,
  COSMIC_meet,
  COSMIC_remove,
  COSMIC_end_encounter,
  COSMIC_gain_colony,
  COSMIC_lose_colony,
  COSMIC_colonies_changed,
  COSMIC_reshuffle,
  COSMIC_next_encounter,
  COSMIC_interlude,
#define COSMIC_MODULE_STEP(name, ...) COSMIC_##name,
  COSMIC_MODULE_STEPS (COSMIC_MODULE_STEP) COSMIC_MODULE_ACTS (COSMIC_MODULE_STEP)
      COSMIC_MODULE_PARTS (COSMIC_MODULE_STEP) COSMIC_N_PROCEDURES,
};

/* Outcomes behind those of the encounter. */
enum
{
  COSMIC_OUTCOME_BOTH_LOST = ENCOUNTER_N_OUTCOMES, /* two morphs, or a card */
  COSMIC_OUTCOME_GRANTED, /* a card gives the offense a success, and nobody wins */
  COSMIC_N_OUTCOMES,
};

/* Numbers of an encounter behind the shared ones. */
enum
{
  /* of each side: the card that its main player has used + 1, 0: none */
  COSMIC_USED = ENCOUNTER_N_NUMBERS,
  COSMIC_N_NUMBERS = COSMIC_USED + ENCOUNTER_N_SIDES,
};

/* Queries behind those of the encounter. */
enum
{
  COSMIC_Q_REGROUP_SHIPS = ENCOUNTER_N_QUERIES, /* ships that must come back from the Warp */
  COSMIC_Q_REINFORCEMENT_CHOICES, /* cards that a player may play as reinforcements */
  COSMIC_Q_HOME_SHIPS, /* ships on each home planet at first */
#define COSMIC_MODULE_QUERY(name, ...) COSMIC_Q_##name,
  COSMIC_MODULE_QUERIES (COSMIC_MODULE_QUERY) COSMIC_N_QUERIES,
};

enum
{
  COSMIC_DECIDE_OWN_COLOUR = ENCOUNTER_N_DECISIONS,
  COSMIC_DECIDE_DEFENSE, /* of a wild destiny card */
  COSMIC_DECIDE_REINFORCEMENT, /* or a pass */
  COSMIC_DECIDE_REINFORCED, /* main player whose side a reinforcement joins */
#define COSMIC_MODULE_DECISION(name, ...) COSMIC_DECIDE_##name,
  COSMIC_MODULE_DECISIONS (COSMIC_MODULE_DECISION) COSMIC_N_DECISIONS,
};

/* Events behind those of the encounter. */
enum
{
  COSMIC_EVENT_FIRST_PLAYER = ENCOUNTER_EVENTS_END, /* seat has the first turn by card */
  COSMIC_EVENT_DEFENSE_CHOSEN, /* seat chooses other by a wild destiny card */
  COSMIC_EVENT_REINFORCED, /* seat adds card, which is worth value, to the side of other */
  COSMIC_EVENT_MORPHED, /* seat's card counts as that of other */
  COSMIC_EVENT_BOTH_LOST, /* seat and other lose, nobody wins */
  COSMIC_EVENT_REWARD_TAKEN, /* seat takes reward value */
  COSMIC_EVENT_CARD_STOPPED, /* seat's card, being played, is cancelled by other */
  COSMIC_EVENT_QUAKE, /* no card is left to be drawn */
  COSMIC_EVENT_GRANTED, /* the encounter is over, a success for offense seat */
  COSMIC_EVENT_FLARES_ADDED, /* count flares are in the deck */
  COSMIC_EVENT_FLARE_RETURNED, /* seat takes back card, which was played */
#define COSMIC_MODULE_EVENT(name, ...) COSMIC_EVENT_##name,
  COSMIC_MODULE_EVENTS (COSMIC_MODULE_EVENT) COSMIC_EVENTS_END,
};

/* Features of a position behind those of the encounter. */
enum
{
  COSMIC_SUPER_FLARES = ENCOUNTER_N_FEATURES, /* flares whose super effect the seat may use */
  COSMIC_WILD_FLARES, /* other flares */
  COSMIC_REINFORCEMENT_CARDS,
  COSMIC_REINFORCEMENT_VALUES, /* their sum */
  COSMIC_MORPHS,
  COSMIC_ARTIFACTS,
#define COSMIC_MODULE_FEATURE(name, id) COSMIC_##name,
  COSMIC_MODULE_FEATURES (COSMIC_MODULE_FEATURE) COSMIC_N_FEATURES,
};

#define COSMIC_EMIT(engine, name, ...) FP_EMIT_NUMBER (engine, COSMIC_EVENT_##name, __VA_ARGS__)

COSMIC_DECLARE_MODULES

#define COSMIC_BIT(option) (UINT64_C (1) << COSMIC_OPTION_##option)

enum
{
  COSMIC_N_BUNDLES = 3,
};

extern const char *const cosmic_module_groups[]; /* ended by NULL */
extern const FpBundle cosmic_bundles[COSMIC_N_BUNDLES];
extern const FpEditionTexts cosmic_option_texts;

/* Procedures of modules. */
#define COSMIC_DECLARE_STEP(name, id, function, ...) FpFlow function (FpEngine *e, FpFrame *f);
COSMIC_MODULE_STEPS (COSMIC_DECLARE_STEP)
COSMIC_MODULE_ACTS (COSMIC_DECLARE_STEP)
COSMIC_MODULE_PARTS (COSMIC_DECLARE_STEP)

extern const EncounterBook cosmic_book;
extern const FpEditionTexts cosmic_texts;
extern const FpTurnLineText cosmic_turn_lines[]; /* FpEditionTexts.turn_lines */
extern const FpTableLayout cosmic_layout;
extern const FpEditionSets cosmic_sets;

enum
{
  COSMIC_N_VERBS = 25,
  COSMIC_N_PARTS = 2, /* of an encounter in positions */
};

extern const char *const cosmic_halves[COSMIC_HALF_SUPER];
extern const FpVerb cosmic_verbs[COSMIC_N_VERBS];
extern const FpNameDef cosmic_names[]; /* ended by a NULL name */
extern const char *const cosmic_numbers[COSMIC_N_NUMBERS];
extern const FpPositionPart cosmic_parts[COSMIC_N_PARTS];

/* --- Set-up (cosmic-setup.c) --- */

/* cosmic_may_take: EncounterBook.may_take: aliens that are no harder than an option says (p. 4),
 * and that may be in this game. */
gboolean cosmic_may_take (const FpEngine *engine, guint def, gboolean late);

FpFlow cosmic_prepare_deck (FpEngine *e, FpFrame *f);
FpFlow cosmic_find_first_player (FpEngine *e, FpFrame *f);

/* --- Destiny (cosmic-destiny.c) --- */

FpFlow cosmic_destiny (FpEngine *e, FpFrame *f);
FpFlow cosmic_draw_destiny (FpEngine *e, FpFrame *f);
FpFlow cosmic_meet (FpEngine *e, FpFrame *f);
void cosmic_defense_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);

/* cosmic_is_wild: returns TRUE if the destiny card @card lets the offense choose.
 * cosmic_destiny_means: returns the seat that @card names now, by its colour or by what it shows;
 * FP_NOBODY: it names none. */
gboolean cosmic_is_wild (const FpEngine *engine, uint16_t card);
uint8_t cosmic_destiny_means (const FpEngine *engine, uint16_t card);

/* --- Regroup (cosmic-regroup.c) --- */

/* cosmic_regroup_ships: EncounterBook.regroup_ships. */
int cosmic_regroup_ships (FpEngine *engine, uint8_t seat);

/* --- Guests and hoards (cosmic-guests.c) --- */

/* cosmic_card_in_force: FpEditionRules.in_force, apart from halves of flares. An alien under a
 * player's alien is in force with it. A card in a hoard works as in a hand while its player's alien
 * is in force.
 * cosmic_has_set_up: returns TRUE if an ability of definition @def works in set-up. */
gboolean cosmic_card_in_force (const FpEngine *engine, uint16_t card, FpWhere where, uint8_t *me);
gboolean cosmic_has_set_up (const FpEngine *engine, guint def);

/* cosmic_may_have_more: FpEditionPositions.may_have_more: the alien of @seat changes the ships on
 * home planets. */
gboolean cosmic_may_have_more (const FpEngine *engine, uint8_t seat);

/* cosmic_turn_guests: turns aliens that lie under an alien as that one lies. */
void cosmic_turn_guests (FpEngine *engine);

/* --- Flares (cosmic-flares.c) --- */

/* cosmic_half_for: returns which half of the flare @card works for @seat, COSMIC_HALF_….
 * cosmic_half: returns which half is being played, or works for who has the card. 0: it is no
 * flare.
 * cosmic_in_force: FpEditionRules.in_force. */
guint cosmic_half_for (const FpEngine *engine, uint16_t card, uint8_t seat);
guint cosmic_half (const FpEngine *engine, uint16_t card);
gboolean cosmic_in_force (const FpEngine *engine, uint16_t card, FpWhere where, uint8_t *me);

/* cosmic_may_play, cosmic_put_away: FpEditionPlays.may and put_away.
 * cosmic_first_zone, cosmic_alien_dealt: EncounterBook.first_zone and alien_dealt.
 * cosmic_add_flares: puts the flares of the players' aliens and random ones into the deck. */
gboolean cosmic_may_play (FpEngine *engine, const FpCardDef *def, uint16_t card, uint8_t seat);
gboolean cosmic_put_away (FpEngine *engine, uint16_t card, uint8_t seat, int zone, gboolean stopped);
int cosmic_first_zone (const FpEngine *engine, guint def);
void cosmic_alien_dealt (FpEngine *engine, uint16_t alien, uint8_t seat);
void cosmic_add_flares (FpEngine *engine);

/* --- Planning (cosmic-planning.c) --- */

FpFlow cosmic_renew_hand (FpEngine *e, FpFrame *f);

/* --- Reveal (cosmic-reveal.c) --- */

FpFlow cosmic_reveal_cards (FpEngine *e, FpFrame *f);

/* cosmic_note_used: FpPositionPart.apply: the seat, the first value, has played the flare, the
 * second one, in the running encounter. */
const char *cosmic_note_used (FpEngine *engine, const FpStart *start, const int *values);

/* cosmic_chooser: FpEditionRules.chooser: compensation is answered first by who pays it. */
uint8_t cosmic_chooser (const FpState *state, const FpAction *action);

/* cosmic_reveal: the action in place of fp_common_reveal (). */
FpFlow cosmic_reveal (FpEngine *e, FpFrame *f);

/* cosmic_emit_revealed: FpCommon.emit_revealed: encounter cards that are turned up have an event of
 * their own. */
gboolean cosmic_emit_revealed (FpEngine *engine, const FpAction *action, uint16_t card);

FpFlow cosmic_play_reinforcements (FpEngine *e, FpFrame *f);
void cosmic_reinforcement_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
void cosmic_reinforced_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);

/* cosmic_counts_as: EncounterBook.counts_as: an open morph counts as the card against it. */
uint16_t cosmic_counts_as (const FpEngine *engine, uint16_t card);

/* --- Resolution (cosmic-resolution.c) --- */

FpFlow cosmic_deal (FpEngine *e, FpFrame *f);
FpFlow cosmic_forfeit (FpEngine *e, FpFrame *f);
FpFlow cosmic_remove (FpEngine *e, FpFrame *f);
FpFlow cosmic_end_encounter (FpEngine *e, FpFrame *f);
FpFlow cosmic_discard_cards (FpEngine *e, FpFrame *f);
FpFlow cosmic_next_encounter (FpEngine *e, FpFrame *f);
FpFlow cosmic_interlude (FpEngine *e, FpFrame *f);

/* cosmic_both_lose: EncounterBook.both_lose. */
void cosmic_both_lose (FpEngine *engine);

/* --- Colonies (cosmic-colonies.c) --- */

extern const FpCommon cosmic_common;
FpFlow cosmic_gain_colony (FpEngine *e, FpFrame *f);
FpFlow cosmic_lose_colony (FpEngine *e, FpFrame *f);

/* cosmic_colonies_changed: FpCommonProcedures.control_changed. cosmic_control_matters:
 * FpCommon.control_matters. */
FpFlow cosmic_colonies_changed (FpEngine *e, FpFrame *f);
gboolean cosmic_control_matters (const FpEngine *engine, uint8_t place, FpSeats before);

/* --- Light play (cosmic-light-play.c) --- */

/* cosmic_refine: FpEditionThinking.refine. */
void cosmic_refine (FpEngine *engine, const FpPendingDecision *pending, const FpOption *options, guint n,
                    guint *weights);

/* --- What a learned judgement sees (cosmic-features.c) --- */

/* cosmic_features, cosmic_measure: FpEditionThinking. */
extern const char *const cosmic_features[COSMIC_N_FEATURES];
void cosmic_measure (FpEngine *engine, uint8_t seat, int16_t *figures);

/* --- The deck is empty (cosmic-quake.c) --- */

FpFlow cosmic_quake (FpEngine *e, FpFrame *f);
FpFlow cosmic_reshuffle (FpEngine *e, FpFrame *f);

/* cosmic_settle: FpEditionRules.settle: a quake that is due, answers to a new deck, then powers and
 * the end of the game. */
gboolean cosmic_settle (FpEngine *engine);
