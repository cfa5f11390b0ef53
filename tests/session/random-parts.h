/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files that make random card sets share: the set so far, and what may stand there now. */
#pragma once

#include "session/random-cards.h"

#include "engine/state/fp-random.h"

typedef struct
{
  FpRandom random;
  const FpEdition *edition;
  GString *out;
  FpScope scope; /* names that expressions may use */
  GArray *variables; /* of FpVariable: bound so far */
  GArray *counters; /* of FpCounterDef */
  GPtrArray *kept; /* of char*: texts that live as long as the set is made */
  GPtrArray *lists; /* of GPtrArray*, likewise */
  guint n_names, n_slots;
  guint depth; /* programs inside programs */
  int lines; /* lines that may still come */
  gboolean owned; /* there is a “me” */
  gboolean about; /* there is a player the line is about */
  gboolean replacing; /* <proceed> may stand here */
  gboolean open; /* nothing hidden may be read */
} RandomCards;

/* --- Chance and words (random-expressions.c) --- */

/* random_below: a number from 0 to @n − 1.  random_chance: TRUE @percent times in a hundred. */
guint random_below (RandomCards *cards, guint n);
gboolean random_chance (RandomCards *cards, guint percent);

/* random_one_of: one of the @n @words. */
const char *random_one_of (RandomCards *cards, const char *const *words, guint n);

/* random_word: a word of the list @words (FP_WORD_LIST_…), owned by @cards. */
const char *random_word (RandomCards *cards, guint words);

/* random_expression: an expression of type @type that may stand here, owned by @cards; NULL: none was found. */
const char *random_expression (RandomCards *cards, FpType type);

/* random_keep: keeps @text (which it takes over) as long as @cards. */
const char *random_keep (RandomCards *cards, char *text);

/* --- Attributes and verbs (random-verbs.c) --- */

void random_attribute (RandomCards *cards, const char *name, const char *value);

/* random_expression_attribute: FALSE: no such expression was found, and nothing is written. */
gboolean random_expression_attribute (RandomCards *cards, const char *name, FpType type);

/* random_who: the attribute @name says which players, mostly those it makes sense for. */
void random_who (RandomCards *cards, const char *name);

/* random_set: a set of @type, which is cards or planets; NULL: none was found. */
const char *random_set (RandomCards *cards, FpType type);

/* random_verb: a line that does something.  @may_bind: it may bind a name, which lines behind it read. */
void random_verb (RandomCards *cards, gboolean may_bind);

/* --- Lines of programs (random-lines.c, random-choices.c) --- */

/* random_name: a name that nothing is called yet.  random_bind: @variable has just been bound; writes lines that read
 * it. */
const char *random_name (RandomCards *cards);
void random_bind (RandomCards *cards, FpVariable variable);

/* random_lines: at least one line, at most @most of them but for what they hold.  random_body: likewise, about a
 * player. */
void random_lines (RandomCards *cards, guint most);
void random_body (RandomCards *cards, guint most);

/* random_pay: a price, @percent times in a hundred. */
void random_pay (RandomCards *cards, guint percent);

void random_may (RandomCards *cards);
void random_choose_from (RandomCards *cards);
void random_choose_option (RandomCards *cards);

/* --- Moments and rules (random-rules.c) --- */

/* random_step: a step of a duel or contest. */
const char *random_step (RandomCards *cards);

/* random_moment: any moment that comes when cards are in play. */
const char *random_moment (RandomCards *cards);

/* random_until: the attribute that says how long. */
void random_until (RandomCards *cards);

/* random_rule: a rule, laid down (@until: it says for how long) or of a duel or contest.  random_modify, random_answer:
 * one of that kind, without the names of the program around it being looked after. */
void random_rule (RandomCards *cards, gboolean until);
void random_modify (RandomCards *cards, gboolean until);
void random_answer (RandomCards *cards, gboolean until, gboolean replaces);
