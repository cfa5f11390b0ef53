/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The contents of an edition: its tables, and its functions by reader. */
#pragma once

#include "engine/program/fp-catalog.h"
#include "engine/expression/fp-expression.h"
#include "engine/runner/fp-edition-feats.h"
#include "engine/runner/fp-edition-module.h"
#include "engine/runner/fp-edition-positions.h"
#include "engine/runner/fp-edition-procedures.h"
#include "engine/runner/fp-edition-sets.h"
#include "engine/runner/fp-edition-tables.h"
#include "engine/runner/fp-events.h"
#include "engine/state/fp-state.h"

enum
{
  FP_TOTAL_PARTS = 24, /* further parts are merged into the last one */
};

/* A part of a player's total in an encounter. */
typedef struct
{
  uint16_t card; /* source, FP_NO_CARD: none */
  int16_t query; /* query whose value the part is, −1: none */
  uint8_t rule; /* 1: change by a rule, not the worth of a card */
  int16_t value;
} FpTotalPart;

/* The result of the running encounter if only the open cards counted. */
typedef struct
{
  int16_t total[FP_MAX_SEATS];
  gboolean lower; /* the lower total wins */
  FpSeats ties; /* winners of a tie; none: all lose */
  uint8_t winner; /* FP_NOBODY: nobody would */
} FpProjectedResult;

/* Cards that are played from the hand (fp-play.h). */
typedef struct
{
  uint16_t procedure; /* action with fp_play_run (); FP_MACHINE_NONE: no card is played */
  uint16_t putting_away; /* part with fp_play_put_away () */
  /* zone of the first seat for played cards, which lie face up; that of the next seat is @step
   * behind it; 0: one zone for all */
  uint16_t zone, step;
  uint32_t kinds; /* kinds of cards that are played, bit per kind */
  /* Kinds whose plays are remembered until the encounter is over (fp_card_was_played ()), bit per
   * kind. A card that an answer has taken off the table was not played. */
  uint32_t counted;
  /* Returns TRUE if @seat may play a card of @def, one of @counted: the card @card, or if that is
   * FP_NO_CARD any. NULL: always. */
  gboolean (*may) (FpEngine *engine, const FpCardDef *def, uint16_t card, uint8_t seat);
  gboolean remembers_zone; /* @put_away is told from which zone the card was played */
  /* Begins the action that puts @card away, which @seat has played from @zone (−1: not remembered).
   * It has taken effect, or not if @stopped. Returns FALSE if the card stays where it is. */
  gboolean (*put_away) (FpEngine *engine, uint16_t card, uint8_t seat, int zone, gboolean stopped);
} FpEditionPlays;

/* An answer that a player may be inclined to give by character. */
typedef enum
{
  FP_INCLINATION_NONE,
  FP_INCLINATION_INVITE, /* to invite a player */
  FP_INCLINATION_JOIN, /* to join one */
  FP_INCLINATION_DEAL, /* to accept an offer */
  FP_N_INCLINATIONS,
} FpInclination;

/* For computer players. */
typedef struct
{
  /* @quiet: a step at whose end nothing is under way. @chance: returns the estimated chance of
   * @seat, 0 to 1, to win from the table at that moment. */
  uint16_t quiet;
  double (*chance) (FpEngine *engine, uint8_t seat);
  /* Puts the weights of @n options of decision @pending, for a player who doesn't think long, into
   * @weights. 0: plainly silly. */
  void (*weigh) (FpEngine *engine, const FpPendingDecision *pending, const FpOption *options, guint n, guint *weights);
  /* Refines these weights for players who search, by what usually is good. It leaves 0 as it is.
   * NULL: there is nothing to refine. */
  void (*refine) (FpEngine *engine, const FpPendingDecision *pending, const FpOption *options, guint n, guint *weights);
  /* Returns what @option of decision @pending amounts to. NULL: nothing of the kind. */
  FpInclination (*inclination) (const FpPendingDecision *pending, const FpOption *option);
  /* Features of a seat at a quiet moment, for a learned judgement, beside those that fp-features.h
   * counts in any edition: @measure puts a number for each of @n_features ids into @figures, which
   * are 0. NULL: the edition has no learned judgement. */
  const char *const *features;
  guint n_features;
  void (*measure) (FpEngine *engine, uint8_t seat, int16_t *figures);
} FpEditionThinking;

/* Possible cards and secrets behind the hidden ones (fp_determinize ()). */
typedef struct
{
  /* @back: returns the back of a card. Hidden cards with one back may be mistaken for each other if
   * they may lie in the same places. @may_lie: returns TRUE if a card of @def (NULL: any card) may
   * lie in @zone. */
  int (*back) (const FpCardDef *def);
  gboolean (*may_lie) (const FpCardDef *def, uint16_t zone);
  /* Returns the id of the slot for a token that is chosen in secret, or NULL if secrets of @kind
   * are no tokens. The value of such a secret is the card × 2 + the half that counts. */
  const char *(*secret_slot) (uint8_t kind);
  /* Writes the definitions of @kind that the game may have, by number, if those that nobody has own
   * no row. Returns how many, 0: the kind's cards all own one. A hidden card about which a viewer
   * knows nothing may be any of them. NULL: cards of all kinds own one. */
  guint (*box) (const FpEngine *engine, guint kind, uint16_t defs[FP_MAX_CARDS]);
  /* Completes a state in which such cards were dealt anew: lets those own rows that must. */
  void (*match) (FpEngine *engine);
  /* Returns the number of a seat in the encounter (FpEncounter.of_seat) that a secret of @kind will
   * be, −1: none. NULL: no kind is one. */
  int (*secret_number) (uint8_t kind);
} FpEditionHidden;

/* The query about a player on which it depends whether that player's character (FP_KIND_SHEET) lies
 * face up: with a higher answer, the same position may take its abilities away. */
typedef struct
{
  uint8_t query; /* index + 1; 0: positions take no abilities */
  int16_t usual; /* its answer without any rule, in the usual game */
} FpKeptBy;

/* The rules of the game, for the runner. */
typedef struct
{
  /* Makes the zones, places, cards and seats of a new game and pushes the root procedure. */
  void (*begin) (FpEngine *engine, guint n_seats);
  /* Writes the seats in the order in which rules and players take turns. Returns their number. */
  guint (*order) (const FpState *state, uint8_t seats[FP_MAX_SEATS]);
  /* Returns the seat that chooses among several replacements of @action that it knows of. */
  uint8_t (*chooser) (const FpState *state, const FpAction *action);
  /* Applies the rules of the game, such as its end, whenever something has happened and before
   * cards answer (docs/design/card-language.md 2.6, “Settling”). May end the game; requests no
   * decision itself. Skipped unless FpHead.board_dirty is set or an effect modifies a query of
   * @settling (bit per query). Returns TRUE if it has begun one action, such as the loss of a power
   * (fp_action_begin ()); it is called again when that action has happened. If cards may
   * replace the action, the edition notes that it has begun it, or settling never ends. */
  gboolean (*settle) (FpEngine *engine);
  uint64_t settling[FP_QUERY_WORDS];
  FpKeptBy kept_by; /* a query of @settling */
  /* TRUE: of the ships, settling reads only which players have some at each place with a card.
   * Moves that change nothing of this leave FpHead.board_dirty as it is. */
  gboolean settles_by_presence;
  /* TRUE: going back in an encounter undoes what has been done since (fp-going-back.h). */
  gboolean keeps_past;
  /* Returns TRUE if abilities of @card with @where work now (docs/design/card-language.md 2.8); of
   * a card of FP_KIND_TURN, if it was the last to be drawn. Sets @me to their owner, FP_NOBODY:
   * nobody. */
  gboolean (*in_force) (const FpEngine *engine, uint16_t card, FpWhere where, uint8_t *me);
  /* TRUE: characters may lie veiled (fp-veiled.h). */
  gboolean veils;
  uint8_t any_time; /* moment at which rules that only change numbers may be shown; 0: none */
  /* Returns TRUE if @seat may turn up its veiled @card now. NULL: always. */
  gboolean (*may_turn_up) (FpEngine *engine, uint16_t card, uint8_t seat);
  /* Makes sure that @zone, which nobody sees into, has @n cards if possible. A deck may get its
   * discard pile shuffled under it. */
  void (*refill) (FpEngine *engine, uint16_t zone, int n);
  /* Returns a row of definition @def for a position to lay out, of a kind of which definitions may
   * own none; FP_NO_CARD: there is none. NULL: all definitions own rows. */
  uint16_t (*bring) (FpEngine *engine, guint def);
  /* Pushes a procedure that fills the empty hand of @seat, of which a card must be used. */
  void (*fill_hand) (FpEngine *engine, uint8_t seat);
  /* Returns the source of ships for a verb without one, such as `recover ships="3"`. FP_NO_PLACE:
   * none. */
  uint8_t (*usual_place) (const FpEngine *engine, const FpVerb *verb, uint8_t seat);
  /* Returns NULL, or the broken invariant of the edition (static text). */
  const char *(*check) (FpEngine *engine);
  /* Returns the rank of @place for ships of @seat that usually leave it, or go there: lower ranks
   * come first (fp_ship_selection_usual ()). NULL: all places are alike. */
  int (*usual_rank) (const FpEngine *engine, uint8_t seat, uint8_t place);
} FpEditionRules;

/* Numbers of what has happened in a game so far. */
typedef struct
{
  guint encounters, deals, failed_deals;
} FpTally;

/* The visible state of the table, for views, sentences and the model. */
typedef struct
{
  /* Returns TRUE once the players have their roles, which a step of the set-up gives them. */
  gboolean (*roles_taken) (const FpState *state);
  /* Writes the edition's measure of success of each seat, for reports: planets that it controls.
   * @needed: returns how much of it @seat needs to win the game. */
  void (*standings) (const FpEngine *engine, int standings[FP_MAX_SEATS]);
  int (*needed) (FpEngine *engine, uint8_t seat);
  /* Returns TRUE if the character @card lies before a seat whose position leaves it without power.
   * NULL: positions take no power. */
  gboolean (*powerless) (FpEngine *engine, uint16_t card);
  /* Returns the seats that control the planet at @place now. */
  FpSeats (*controllers) (const FpEngine *engine, uint8_t place);
  /* Writes the total of each seat in the running encounter, counting open cards only. 0 outside
   * one. */
  void (*totals) (FpEngine *engine, int totals[FP_MAX_SEATS]);
  /* Writes up to FP_TOTAL_PARTS parts, which add up to the total of @seat. Returns their number. */
  guint (*parts) (FpEngine *engine, uint8_t seat, FpTotalPart parts[FP_TOTAL_PARTS]);
  /* Returns TRUE if the running encounter is decided without totals, by cards that lie open. Sets
   * @fighting to the main players whose cards would make totals. NULL: totals always decide. */
  gboolean (*without_totals) (FpEngine *engine, FpSeats *fighting);
  /* Writes the result of the running encounter by these totals. */
  void (*project) (FpEngine *engine, FpProjectedResult *result_now);
  /* Returns the card that decision @pending is about but doesn't offer, known to the asked player.
   * FP_NO_CARD: none. */
  uint16_t (*subject) (const FpState *state, const FpPendingDecision *pending);
  /* Returns the zone of the card that begins the next turn, by the cards and effects of this
   * moment. */
  uint16_t (*next_deck) (FpEngine *engine);
  /* Returns the number of turns so far. */
  int (*turns) (const FpState *state);
  /* Returns what has happened so far. Such an edition bounds its games itself. NULL: the edition
   * doesn't count it, and games of computer players end after FP_SIMULATION_MAX_TURNS turns. */
  FpTally (*tally) (const FpState *state);
  /* Like fp_destination_find (), for decisions that no program requests. Returns FALSE if nothing
   * moves. */
  gboolean (*destination) (FpEngine *engine, const FpPendingDecision *pending, FpDestination *destination);
} FpEditionTable;

struct _FpEdition
{
  const char *id; /* as in sets and saves */
  int version; /* of the rules: raised when the same answers lead to another game */
  guint least_seats, most_seats;
  guint usual_seats; /* of a game if nobody says how many; 0: the least */
  const char *const *seat_ids; /* most_seats of them */
  /* Number of each seat's colour in the usual order (fp-edition-variant.h). NULL: as the seats. */
  const uint8_t *colours;
  const FpProcedureDef *procedures; /* begin with FP_MACHINE_PROCEDURES (fp-program.h) */
  guint n_procedures;
  const FpFormerId *former_ids; /* of procedures */
  guint n_former_ids;
  const FpKindDef *kinds; /* the first one is no kind */
  guint n_kinds;
  const FpWordListDef *word_lists; /* numbered by fp_word_list_number () */
  guint n_word_lists;
  const char *const *causes; /* of actions, numbered from FP_CAUSE_OWN */
  guint n_causes;
  const FpEventDef *events; /* numbered from FP_N_EVENTS */
  guint n_events;
  /* All events, FP_N_EVENTS + n_events of them, in the order of lists. NULL: by number. */
  const uint8_t *event_order;
  FpEditionEvents told;
  const FpFigureDef *figures; /* figures of each player for the end of a game */
  guint n_figures;
  const FpFeatDef *feats; /* odd ways to end a game */
  guint n_feats;
  const FpEncounterDef *encounters; /* the first one is no encounter */
  guint n_encounters;
  FpEncounterNumbers encounter_numbers;
  const FpOutcomeDef *outcomes;
  guint n_outcomes;
  const FpEndingDef *endings; /* FP_MAX_ENDINGS at most */
  guint n_endings;
  FpConceding conceding;
  const FpCampaignDef *campaign; /* NULL: there are no campaigns */
  FpStepList setup; /* steps of the set-up */
  FpStepList turn; /* steps at the start of a turn, as far as modules may add some */
  const FpDecisionKind *decisions;
  guint n_decisions;
  const FpDealTermDef *deal_terms;
  guint n_deal_terms;
  const FpQueryDef *queries;
  guint n_queries;
  const FpVerb *verbs;
  guint n_verbs;
  const FpNameDef *names; /* vocabulary, ended by a NULL name */
  const FpZoneDef *zones; /* n_zones of them, for the most seats */
  guint n_zones;
  /* Words for roles. Lasting roles (FpSeatRow.role) come first, by number. */
  const FpRoleDef *roles;
  guint n_roles;
  const FpSetupOption *options;
  guint n_options; /* FP_MAX_SETUP_OPTIONS at most */
  int ships; /* ships of each player */
  uint32_t most_answers; /* a longer game is undecided; 0: FP_MOST_ANSWERS */
  /* Changes of one number apply in the order in which their effects came into force. FALSE: by kind
   * of change and owner (ruling 35). */
  gboolean changes_by_time;
  /* Returns TRUE if games of @edition may have cards of @def. Hands are presumed to hold only such
   * cards. NULL: games may have all cards of the catalog. */
  gboolean (*has_card) (const FpEdition *edition, const FpCardDef *def);
  /* Zone of copies of cards that are over and no longer count. 0: the edition's cards aren't
   * copied. */
  uint16_t copies;
  /* Tables for the procedures that editions share (editions/common/fp-common.h). NULL: the edition
   * uses none. */
  const struct _FpCommon *common;
  /* Tables for the encounter of a turn that editions share (editions/encounter/encounter.h). NULL:
   * the edition has another one. */
  const struct _EncounterBook *encounter;
  /* All modules that there are, n_modules of them (FP_MAX_MODULES at most). */
  const FpModule *const *modules;
  guint n_modules;
  const char *const *module_groups; /* ids in the order of lists, ended by NULL; NULL: none */
  const FpBundle *bundles;
  guint n_bundles;
  /* Of a variant (fp-edition-variant.h): the edition that it is made of, NULL: none; the modules
   * that are on, bit per module; the first zone and the first number of encounters of each. */
  const struct _FpEdition *usual;
  uint64_t on;
  uint16_t module_zones[FP_MAX_MODULES];
  uint8_t module_numbers[FP_MAX_MODULES];
  /* Completes @variant by what only the family of the edition knows. Returns what @variant then
   * owns, which is freed with g_free (). NULL: there is nothing of the kind. */
  gpointer (*complete) (struct _FpEdition *variant);
  /* Words and sentences (fp-edition-texts.h). NULL: only those of the machine. */
  const struct _FpEditionTexts *texts;
  const struct _FpTableLayout *layout; /* for a window (fp-table-layout.h); NULL: an empty table */
  const FpEditionSets *sets; /* NULL: nothing is said about them */
  FpEditionPlays plays;
  FpEditionRules rules;
  FpEditionTable table;
  FpEditionThinking thinking;
  FpEditionHidden hidden;
  FpEditionPositions positions;
};

/* Goes through the modules that are on, by number. */
#define FP_EACH_MODULE(edition, module)                            \
  for (guint module = 0; ((edition)->on >> module) != 0; module++) \
    if (((edition)->on >> module & 1) != 0)

/* fp_edition_module_zone: returns the row of @zone if a module that is on has it, else NULL. */
static inline const FpZoneDef *
fp_edition_module_zone (const FpEdition *edition, uint16_t zone)
{
  return edition->on != 0 && zone >= edition->usual->n_zones && zone < edition->n_zones ? &edition->zones[zone] : NULL;
}

/* fp_edition_may_lie: returns TRUE if a card of @def (NULL: any card) may lie in @zone. Zones of
 * modules hold cards of their kinds. */
static inline gboolean
fp_edition_may_lie (const FpEdition *edition, const FpCardDef *def, uint16_t zone)
{
  const FpZoneDef *of_module = fp_edition_module_zone (edition, zone);

  return of_module != NULL ? def != NULL && (of_module->kinds >> def->kind & 1) != 0
                           : edition->hidden.may_lie (def, zone);
}

/* fp_edition_next_procedure: returns the procedure after @procedure in the order of lists: the
 * edition's own, then the machine's. FP_MACHINE_NONE stands before the first and after the last. */
guint fp_edition_next_procedure (const FpEdition *edition, guint procedure);

/* Goes through all procedures in the order of lists. */
#define FP_EACH_PROCEDURE(edition, procedure)                                                                \
  for (guint procedure = fp_edition_next_procedure (edition, FP_MACHINE_NONE); procedure != FP_MACHINE_NONE; \
       procedure = fp_edition_next_procedure (edition, procedure))

/* fp_edition_step: returns the procedure of the step called @id, or formerly called so;
 * FP_MACHINE_NONE: there is none. */
guint fp_edition_step (const FpEdition *edition, const char *id);
/* fp_edition_lasting_id: returns the id of @procedure in saves and digests: its former one, if it
 * has one. */
const char *fp_edition_lasting_id (const FpEdition *edition, guint procedure);
/* fp_edition_is_called: returns TRUE if @id is the id of @procedure, or its former one. */
gboolean fp_edition_is_called (const FpEdition *edition, guint procedure, const char *id);
/* fp_edition_usual_seats: returns how many players a game has if nobody says it. */
static inline guint
fp_edition_usual_seats (const FpEdition *edition)
{
  return edition->usual_seats > 0 ? edition->usual_seats : edition->least_seats;
}

/* fp_edition_seat, fp_edition_verb, fp_edition_query: return the index of the seat, verb or query
 * called @id, or −1. */
int fp_edition_seat (const FpEdition *edition, const char *id);
int fp_edition_verb (const FpEdition *edition, const char *id);
int fp_edition_query (const FpEdition *edition, const char *id);
/* fp_edition_option: returns the bit of the set-up option called @id in FpHead.options, 0: none.
 * fp_edition_option_for: likewise by its meaning; @group is 0 unless the meaning has groups. */
uint64_t fp_edition_option (const FpEdition *edition, const char *id);
uint64_t fp_edition_option_for (const FpEdition *edition, FpSetupMeaning meaning, guint group);
/* fp_edition_may_deal: returns TRUE if @def may be dealt or chosen in games of @n_seats with the
 * set-up @options. */
gboolean fp_edition_may_deal (const FpEdition *edition, const FpCardDef *def, guint n_seats, uint64_t options);
/* fp_edition_kind: returns the kind of cards called @id, 0: none. */
guint fp_edition_kind (const FpEdition *edition, const char *id);
/* fp_edition_word_list: returns the number of the edition's own list of words @id, 0: none. */
guint fp_edition_word_list (const FpEdition *edition, const char *id);
/* fp_edition_encounter: returns the kind of encounter called @id, fp_edition_encounter_of the kind
 * that @procedure runs. 0: none. */
guint fp_edition_encounter (const FpEdition *edition, const char *id);
guint fp_edition_encounter_of (const FpEdition *edition, guint procedure);
/* fp_edition_seat_number: returns the index of the number of each seat in encounters called @id, or
 * −1. */
int fp_edition_seat_number (const FpEdition *edition, const char *id);
/* fp_edition_secret_number: returns the index of the first of these numbers that isn't always to be
 * seen, or −1. */
int fp_edition_secret_number (const FpEdition *edition);
/* fp_edition_ending: returns the first ending with @flag. There must be one. */
guint fp_edition_ending (const FpEdition *edition, guint flag);
/* fp_edition_ends: returns TRUE if @ending has @flag. */
gboolean fp_edition_ends (const FpEdition *edition, guint ending, guint flag);
/* fp_edition_ending_id: returns the id of @ending (“no-ships”), NULL for FP_ENDING_NONE, or without
 * an edition. */
const char *fp_edition_ending_id (const FpEdition *edition, guint ending);
/* fp_edition_step_rank: returns the rank of @procedure among the steps of encounters of @kind, or
 * −1. */
int fp_edition_step_rank (const FpEdition *edition, guint kind, guint procedure);
