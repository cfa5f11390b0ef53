/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Modules: parts of an edition that a game has or has not, by a set-up option.
 *
 * Procedures, kinds of cards, queries, decisions, events, endings and sentences of all modules
 * stand in the edition's own tables, so that their numbers are the same in any game. A table here
 * is in a game only while its module is on (fp-edition-variant.h). A game without the module has no
 * zone, step or number of it, and nothing listens for its steps. */
#pragma once

#include "engine/runner/fp-edition-positions.h"
#include "engine/runner/fp-edition-procedures.h"
#include "engine/runner/fp-edition-tables.h"
#include "engine/expression/fp-expression.h"
#include "engine/program/fp-catalog.h"

struct _FpEdition;
struct _FpTableLayout;

enum
{
  FP_MAX_MODULES = 48,
  FP_OF_EACH_SEAT = 0xfe, /* owner of a module's zone that each seat has one of */
};

/* The place of a step in the list that has its anchor. */
typedef enum
{
  FP_STEP_BEFORE,
  FP_STEP_BEHIND,
  FP_STEP_INSTEAD, /* the anchor is left out; at most one module may say so */
} FpStepPlace;

/* A step of a module. The lists are those of the set-up, of the start of a turn, and of each kind
 * of encounter. */
typedef struct
{
  uint8_t procedure;
  uint8_t where; /* FpStepPlace */
  uint8_t anchor; /* a step of the edition, or of a module that is listed before */
} FpModuleStep;

/* Conditions of a module. */
typedef struct
{
  uint8_t least_seats, most_seats; /* 0: those of the edition */
  /* set-up options, bit per option: all of @needs, one of @needs_one_of (0: none), none of
   * @excludes */
  uint64_t needs, needs_one_of, excludes;
  /* numbers of seats for which a new game proposes it, bit per number; 0: none */
  uint16_t proposed_with;
} FpModuleNeeds;

typedef struct _FpModule
{
  const char *id; /* of its option, and in <set module="…"> */
  uint8_t option; /* number of its set-up option */
  const char *group; /* one of FpEdition.module_groups; NULL: none */
  int8_t length; /* percent by which games are longer with it, below 0: shorter */
  FpModuleNeeds needs;
  uint32_t kinds; /* kinds of cards that only its sets have, bit per kind */
  const FpModuleStep *steps;
  guint n_steps;
  const FpZoneDef *zones; /* owner FP_OF_EACH_SEAT: one for each seat, in order */
  guint n_zones;
  const char *const *numbers; /* of encounters, behind the edition's (FpEncounterNumbers) */
  guint n_numbers;
  const FpNameDef *names; /* of the card language */
  guint n_names;
  const FpPositionNumber *kept; /* of the game, in positions */
  guint n_kept;
  const FpPositionPart *parts; /* of positions */
  guint n_parts;
  const struct _FpTableLayout *layout; /* rows that are appended; NULL: none */
  /* Returns the zone in which copies of a card of @kinds begin, −1: they stay in the box. */
  int (*zone_of) (const FpEngine *engine, const FpCardDef *def);
  /* Returns the discard pile of cards of @def, one of @kinds. NULL: they lie with all others. */
  int (*pile_of) (const FpEngine *engine, const FpCardDef *def);
  /* FpEditionRules.in_force, for cards of @kinds. */
  gboolean (*in_force) (const FpEngine *engine, uint16_t card, FpWhere where, uint8_t *me);
  /* FpEditionRules.settle, after the edition's own. NULL: the module settles nothing. */
  gboolean (*settle) (FpEngine *engine);
  /* Puts the weights of @n options of decision @pending into @weights (FpEditionThinking.weigh).
   * Returns FALSE if the decision isn't the module's. NULL: none is. */
  gboolean (*weigh) (FpEngine *engine, const FpPendingDecision *pending, const FpOption *options, guint n,
                     guint *weights);
  const void *own; /* for editions of one family, such as EncounterModule; NULL: nothing */
} FpModule;

/* Set-up options that make a good game together, besides the modules that are proposed for the
 * number of players. */
typedef struct
{
  const char *id; /* “first-game” */
  uint64_t options;
  /* TRUE: and each other module that can be played with those before, except the set-up options
   * @without. */
  gboolean full;
  uint64_t without;
} FpBundle;

/* A condition that isn't met. */
typedef enum
{
  FP_MODULE_LEAST_SEATS,
  FP_MODULE_MOST_SEATS,
  FP_MODULE_NEEDS,
  FP_MODULE_NEEDS_ONE_OF,
  FP_MODULE_EXCLUDES,
} FpModuleFault;

typedef struct
{
  FpModuleFault fault;
  const FpModule *module;
  guint seats; /* the least or most */
  uint64_t options; /* set-up options that are missing, or too many */
} FpModuleClash;

/* fp_edition_modules: returns the modules among set-up @options, bit per module.
 * fp_edition_all_modules: returns all that there are.
 * fp_edition_module: returns the number of the module called @id, −1: there is none.
 * fp_edition_module_of_kind: returns that of the module that cards of @kind belong to, or −1. */
uint64_t fp_edition_modules (const struct _FpEdition *edition, uint64_t options);
uint64_t fp_edition_all_modules (const struct _FpEdition *edition);
int fp_edition_module (const struct _FpEdition *edition, const char *id);
int fp_edition_module_of_kind (const struct _FpEdition *edition, guint kind);

/* fp_modules_fit: returns TRUE if the modules among @options meet their conditions in a game of
 * @n_seats. Else makes @clash the first one that isn't met. */
gboolean fp_modules_fit (const struct _FpEdition *edition, guint n_seats, uint64_t options, FpModuleClash *clash);

/* fp_module_is_proposed: returns TRUE if a new game of @n_seats proposes @module. */
gboolean fp_module_is_proposed (const FpModule *module, guint n_seats);

/* fp_edition_bundle: returns the bundle called @id, NULL: there is none.
 * fp_bundle_options: returns the set-up options of @bundle in a game of @n_seats. They need not be
 * possible. */
const FpBundle *fp_edition_bundle (const struct _FpEdition *edition, const char *id);
uint64_t fp_bundle_options (const struct _FpEdition *edition, const FpBundle *bundle, guint n_seats);

/* fp_module_zone: returns zone @zone of @module, which is on; of @seat if each seat has one.
 * fp_module_number: returns the index of its number @number in FpEncounter.numbers. */
uint16_t fp_module_zone (const struct _FpEdition *edition, guint module, guint zone, guint seat);
guint fp_module_number (const struct _FpEdition *edition, guint module, guint number);

/* fp_module_zone_for: returns the zone in which copies of @def begin if a module says it, or −1.
 * fp_module_pile_for: returns the discard pile of cards of @def, likewise. */
int fp_module_zone_for (const FpEngine *engine, const FpCardDef *def);
int fp_module_pile_for (const FpEngine *engine, const FpCardDef *def);
