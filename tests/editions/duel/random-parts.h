/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared parts of the generator of random card sets: the set so far, and the things valid at the
 * current place. */
#pragma once

#include "editions/duel/random-cards.h"

#include "engine/state/fp-random.h"

typedef struct
{
  FpRandom random;
  const FpEdition *edition;
  GString *out;
  FpScope scope; /* names valid in expressions */
  GArray *variables; /* of FpVariable: variables bound so far */
  GArray *counters; /* of FpCounterDef */
  GPtrArray *kept; /* of char*: texts kept until the set is complete */
  GPtrArray *lists; /* of GPtrArray*, kept until the set is complete */
  guint n_names, n_slots;
  guint depth; /* nesting of programs */
  int lines; /* lines still allowed */
  gboolean owned; /* TRUE if there is a “me” */
  gboolean about; /* TRUE if the line is about a player */
  gboolean replacing; /* TRUE if <proceed> is valid */
  gboolean open; /* TRUE if hidden cards may not be read */
  gboolean shared; /* TRUE if only what all players see may be read */
  gboolean chosen; /* TRUE for a set to choose from: its members may not depend on hidden cards */
  gboolean fought; /* TRUE if the ability works only in duels or contests */
} RandomCards;

/* --- Chance and words (random-expressions.c) --- */

/* random_below: returns a number from 0 to @n − 1. random_chance: returns TRUE with a chance of
 * @percent in a hundred. */
guint random_below (RandomCards *cards, guint n);
gboolean random_chance (RandomCards *cards, guint percent);

/* random_one_of: returns one of the @n @words. */
const char *random_one_of (RandomCards *cards, const char *const *words, guint n);

/* random_word: returns a word of the list @words (FP_WORD_LIST_…), owned by @cards. */
const char *random_word (RandomCards *cards, guint words);

/* random_expression: returns an expression of type @type that is valid here, owned by @cards, or
 * NULL if none was found. */
const char *random_expression (RandomCards *cards, FpType type);

/* random_keep: keeps @text as long as @cards and returns it. Takes ownership of @text. */
const char *random_keep (RandomCards *cards, char *text);

/* --- Attributes and verbs (random-verbs.c) --- */

void random_attribute (RandomCards *cards, const char *name, const char *value);

/* random_expression_attribute: returns FALSE and writes nothing if no such expression was found. */
gboolean random_expression_attribute (RandomCards *cards, const char *name, FpType type);

/* random_who: writes the attribute @name with players, mostly those that make sense. */
void random_who (RandomCards *cards, const char *name);

/* random_set: returns a set of @type, which is cards or planets, or NULL if none was found.
 * random_chosen: likewise, of any type, for a set from which a player chooses. */
const char *random_set (RandomCards *cards, FpType type);
const char *random_chosen (RandomCards *cards, FpType type);

/* random_verb: writes a verb. If @may_bind, the verb may bind a name, which later lines read. */
void random_verb (RandomCards *cards, gboolean may_bind);

/* --- Lines of programs (random-lines.c, random-choices.c) --- */

/* random_name: returns a new name. random_bind: binds @variable and writes lines that read it. */
const char *random_name (RandomCards *cards);
void random_bind (RandomCards *cards, FpVariable variable);

/* random_lines: writes between one and @most lines, not counting lines within them. random_body:
 * does so with lines about a player. */
void random_lines (RandomCards *cards, guint most);
void random_body (RandomCards *cards, guint most);

/* random_pay: writes a price with a chance of @percent in a hundred. */
void random_pay (RandomCards *cards, guint percent);

void random_may (RandomCards *cards);
void random_choose_from (RandomCards *cards);
void random_choose_option (RandomCards *cards);

/* --- Moments and rules (random-rules.c) --- */

/* random_step: returns a step of a duel or contest. */
const char *random_step (RandomCards *cards);

/* random_moment: returns a moment that comes when cards are in play. */
const char *random_moment (RandomCards *cards);

/* random_until: writes the duration of a lasting effect. */
void random_until (RandomCards *cards);

/* random_rule: writes a rule of a lasting effect or of a duel or contest. @until: with a duration.
 * random_modify, random_answer: write a rule of one kind. They leave the variables of the program
 * around it alone. */
void random_rule (RandomCards *cards, gboolean until);
void random_modify (RandomCards *cards, gboolean until);
void random_answer (RandomCards *cards, gboolean until, gboolean replaces);
