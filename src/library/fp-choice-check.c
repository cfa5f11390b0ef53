/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks that what a player may choose from depends on nothing hidden from that player: the number
 * and the ids of the options would show it. For that the compiler keeps whom the lines are about,
 * and who knows what a name holds. */
#include "library/fp-library-private.h"

#include <string.h>

/* --- Players --- */

FpSubject
fp_compiler_turn_to (FpCompiler *compiler, gboolean self)
{
  const FpSubject before = compiler->subject;

  compiler->subject = (FpSubject){ .number = ++compiler->n_subjects, .self = self };
  return before;
}

FpSubject
fp_compiler_turn_to_who (FpCompiler *compiler, const FpElement *element)
{
  const char *who = fp_element_get (element, "who");

  if (who == NULL || strcmp (who, "they") == 0)
    return compiler->subject;
  return fp_compiler_turn_to (compiler, strcmp (who, "me") == 0);
}

/* Returns the names by which a line calls the player to whom it happens. @subject gets the number
 * of that player's lines, 0: none. */
static guint
names_of_doer (const FpCompiler *c, const FpElement *element, guint *subject)
{
  const char *who = fp_element_get (element, "who");
  gboolean same = who == NULL || strcmp (who, "they") == 0;
  gboolean me = same ? c->subject.self : strcmp (who, "me") == 0;

  *subject = same || (me && c->subject.self) ? c->subject.number : 0;
  return me ? FP_CHOOSER_ME | FP_CHOOSER_THEY : FP_CHOOSER_THEY;
}

/* Returns the names by which a line calls the player who chooses from its amount. */
static guint
names_of_chooser (const FpCompiler *c, const FpElement *element, guint *subject)
{
  const char *chooser = fp_element_get (element, "chooser"), *who = fp_element_get (element, "who");
  guint doer = names_of_doer (c, element, subject);

  if (chooser == NULL || strcmp (chooser, "chance") == 0 || strcmp (chooser, "they") == 0 ||
      g_strcmp0 (chooser, who) == 0)
    return doer;
  if (strcmp (chooser, "me") == 0 && (doer & FP_CHOOSER_ME) != 0)
    return doer;
  *subject = 0;
  return strcmp (chooser, "me") == 0 ? FP_CHOOSER_ME : 0;
}

/* Returns TRUE if @who names one player. */
static gboolean
is_one_player (const FpCompiler *c, const FpAttribute *who)
{
  FpScope scope = fp_compiler_scope (c);
  g_autoptr (FpExpression) players = fp_expression_parse (who->value, &scope, FP_TYPE_PLAYERS, NULL);

  return players != NULL && fp_expression_many (players) == FP_MANY_ONE;
}

FpAsked
fp_compiler_asked (const FpCompiler *compiler, const FpElement *element, const FpSubject *about)
{
  const FpAttribute *who = fp_element_attribute (element, "who");
  guint subject, names = names_of_doer (compiler, element, &subject);
  gboolean me = (names & FP_CHOOSER_ME) != 0;
  FpAsked asked = { .names = me ? FP_CHOOSER_ME : 0, .subject = subject };

  if ((subject != 0 && about->number == subject) || (me && about->self))
    asked.names |= FP_CHOOSER_THEY;
  /* “opponent” means the same player in both, where the lines are about the same one. */
  if (who != NULL && about->number == compiler->subject.number && fp_check_name (who->value) &&
      is_one_player (compiler, who))
    asked.name = who->value;
  return asked;
}

/* --- Sets to choose from --- */

/* Returns the first of @names (transfer full) whose cards aren't open at the line's place. NULL:
 * all are. */
static char *
closed_name (const FpCompiler *c, const FpExpression *expression, GPtrArray *names)
{
  gboolean looked_at = fp_mentions_words (fp_expression_text (expression), "face-up");
  char *closed = NULL;

  for (guint i = 0; names != NULL && i < names->len && closed == NULL && !c->opened; i++)
    if (!fp_compiler_is_opened (c, g_ptr_array_index (names, i), looked_at))
      closed = g_strdup (g_ptr_array_index (names, i));
  g_clear_pointer (&names, g_ptr_array_unref);
  return closed;
}

char *
fp_closed_asked_name (const FpCompiler *compiler, const FpExpression *expression, const FpScope *scope,
                      const FpAsked *asked)
{
  return closed_name (compiler, expression, fp_expression_asked_names (expression, scope, asked));
}

/* --- Answers to choose from --- */

/* Returns TRUE if expressions can read the answer to @query. */
static gboolean
is_read (const FpCompiler *c, const FpQueryDef *query)
{
  for (const FpNameDef *name = c->edition->names; name->name != NULL; name++)
    if (name->query == query - c->edition->queries + 1)
      return TRUE;
  return FALSE;
}

/* Returns the player who chooses from the answer to @query that <modify> @element changes. That of
 * an encounter is anybody. */
static FpAsked
asked_of (const FpCompiler *c, const FpElement *element, const FpQueryDef *query)
{
  const FpAttribute *of = fp_element_attribute (element, "of");
  FpAsked asked = { .names = 0, .it = TRUE };

  if (query->about == FP_TYPE_NOTHING)
    return (FpAsked){ 0 };
  if (of == NULL || strcmp (of->value, "me") == 0)
    {
      asked.names = FP_CHOOSER_ME | FP_CHOOSER_THEY;
      asked.subject = c->subject.self ? c->subject.number : 0;
    }
  else if (is_one_player (c, of))
    /* Both are the same in a rule. */
    asked.name = strcmp (of->value, "me.opponent") == 0 ? "opponent" : of->value;
  return asked;
}

/* Returns TRUE if @name stands in @text only where the set @of does. A player who sees the answer
 * about these cards sees the cards. */
static gboolean
is_only_of (const char *text, const char *of, const char *name)
{
  g_auto (GStrv) rest = g_strsplit (text, of, -1);

  for (guint i = 0; rest[i] != NULL; i++)
    if (fp_mentions_words (rest[i], name))
      return FALSE;
  return TRUE;
}

/* Returns the first name (transfer full) by which expression @index (−1: none), or with @members
 * what decides on its members, reads what is hidden from @asked. @of: the cards or planets that the
 * answer is about, NULL: none. NULL: there is none. */
static char *
closed_to (const FpCompiler *c, int index, const FpAsked *asked, gboolean members, const char *of)
{
  const FpExpression *expression = fp_catalog_expression (c->catalog, index);
  FpScope scope = fp_compiler_head_scope (c);
  GPtrArray *names;

  if (expression == NULL)
    return NULL;
  names = members ? fp_expression_asked_member_names (expression, &scope, asked)
                  : fp_expression_asked_names (expression, &scope, asked);
  for (guint i = names != NULL && of != NULL ? names->len : 0; i-- > 0;)
    if (is_only_of (fp_expression_text (expression), of, g_ptr_array_index (names, i)))
      g_ptr_array_remove_index (names, i);
  return closed_name (c, expression, names);
}

/* Returns TRUE if players choose from the answer to @query. */
static gboolean
is_set_of_options (const FpQueryDef *query)
{
  return query->about == FP_TYPE_PLAYERS && (query->gives == FP_TYPE_CARDS || query->gives == FP_TYPE_PLANETS ||
                                             query->gives == FP_TYPE_PLAYERS || query->gives == FP_TYPE_NUMBERS);
}

void
fp_check_choices (FpCompiler *compiler, const FpElement *element, const FpQueryDef *query, const FpRule *rule)
{
  FpAsked asked = asked_of (compiler, element, query);
  const gboolean cards = query->gives == FP_TYPE_CARDS || query->gives == FP_TYPE_PLANETS;
  const char *of = query->about != FP_TYPE_PLAYERS ? fp_element_get (element, "of") : NULL;
  const struct
  {
    int index;
    gboolean members;
  } read[] = { { rule->ability_cond },
               { rule->cond },
               { rule->of, TRUE },
               { rule->value, cards || query->gives == FP_TYPE_PLAYERS } };

  /* Any card's condition may read the answer, and ask anybody because of it. */
  asked.everybody = is_read (compiler, query);
  if (!query->asks && !is_set_of_options (query) && !asked.everybody)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (read); i++)
    {
      g_autofree char *hidden = closed_to (compiler, read[i].index, &asked, read[i].members, of);

      if (hidden == NULL)
        continue;
      fp_problems_add (compiler->problems, element->at,
                       "“%s” would show what “%s” hides; expected what depends only on what %s can see", query->id,
                       hidden, asked.everybody ? "all players" : "the player who chooses");
      return;
    }
}

void
fp_check_unseen (FpCompiler *compiler, const FpElement *element, const FpQueryDef *query)
{
  const char *of = fp_element_get (element, "of");
  gboolean own = query->about == FP_TYPE_PLAYERS && (of == NULL || strcmp (of, "me") == 0);

  if (own && (query->asks || is_set_of_options (query)) && !is_read (compiler, query))
    return;
  fp_problems_add (compiler->problems, element->at,
                   "“%s” would show a card that the others can't see; expected a <trigger>, or a change of what the "
                   "card's own player chooses from",
                   query->id);
}

void
fp_check_price (FpCompiler *compiler, const FpElement *element, const FpAttribute *attribute,
                const FpInstruction *instruction)
{
  const FpExpression *set = fp_catalog_expression (compiler->catalog, instruction->set);
  const char *who = fp_element_get (element, "who");
  gboolean same = who == NULL || strcmp (who, "they") == 0;
  guint names = compiler->subject.self ? FP_CHOOSER_ME : 0;
  FpScope scope = fp_compiler_scope (compiler);
  g_autofree char *hidden = NULL;

  if (same || (compiler->subject.self && strcmp (who, "me") == 0))
    names |= FP_CHOOSER_THEY;
  if (set != NULL)
    hidden = closed_name (compiler, set, fp_expression_sifting_names (set, &scope, names, compiler->subject.number));
  if (hidden != NULL)
    fp_problems_add (compiler->problems, attribute->value_at,
                     "who is asked would show what “%s” hides; expected a price that the player who is asked can see",
                     hidden);
}

void
fp_check_choice (FpCompiler *compiler, const FpElement *element, const FpAttribute *attribute, int set)
{
  const FpExpression *expression = fp_catalog_expression (compiler->catalog, set);
  FpScope scope = fp_compiler_scope (compiler);
  g_autofree char *hidden = NULL;
  guint chooser, subject;

  if (expression == NULL)
    return;
  chooser = names_of_chooser (compiler, element, &subject);
  hidden = closed_name (compiler, expression, fp_expression_sifting_names (expression, &scope, chooser, subject));
  if (hidden != NULL)
    fp_problems_add (compiler->problems, attribute->value_at,
                     "what can be chosen would show what “%s” hides; expected a set that depends only on what the "
                     "player who chooses can see",
                     hidden);
}

/* Complains about a range of numbers to choose from if its ends depend on what the player who
 * chooses can't see. */
static void
check_range (FpCompiler *c, const FpElement *element, const FpAttribute *attribute, const FpInstruction *instruction)
{
  const int ends[] = { instruction->least, instruction->most };
  FpScope scope = fp_compiler_scope (c);
  FpAsked asked = { .names = 0 };
  guint subject;

  asked.names = names_of_chooser (c, element, &subject);
  asked.subject = subject;
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      const FpExpression *end = fp_catalog_expression (c->catalog, ends[i]);
      g_autofree char *hidden = end != NULL ? fp_closed_asked_name (c, end, &scope, &asked) : NULL;

      if (hidden == NULL)
        continue;
      fp_problems_add (c->problems, attribute->value_at,
                       "the numbers to choose from would show what “%s” hides; expected numbers that depend only on "
                       "what the player who chooses can see",
                       hidden);
      return;
    }
}

void
fp_check_amount (FpCompiler *compiler, const FpElement *element, const FpAttribute *attribute,
                 const FpInstruction *instruction)
{
  if (!instruction->all && instruction->least != instruction->most)
    check_range (compiler, element, attribute, instruction);
  if (!instruction->all && !(instruction->by_chance && instruction->least == instruction->most))
    fp_check_choice (compiler, element, attribute, instruction->set);
}

/* --- Names --- */

static gboolean
is_unseen (const FpCompiler *c, const FpExpression *value, guint chooser, guint subject)
{
  FpScope scope = fp_compiler_scope (c);
  g_autofree char *name = closed_name (c, value, fp_expression_unseen_names (value, &scope, chooser, subject));

  return name != NULL;
}

void
fp_compiler_note_source (const FpCompiler *compiler, const FpElement *element, int value, FpVariable *variable)
{
  const FpExpression *expression = fp_catalog_expression (compiler->catalog, value);
  FpScope scope = fp_compiler_scope (compiler);
  g_autofree char *sifting = NULL;
  guint doer, subject;

  if (expression == NULL)
    return;
  doer = names_of_doer (compiler, element, &subject);
  sifting = closed_name (compiler, expression, fp_expression_sifting_names (expression, &scope, doer, subject));
  variable->sifted = sifting != NULL;
  variable->own = is_unseen (compiler, expression, 0, 0);
  if (!variable->own)
    return;
  if (!is_unseen (compiler, expression, FP_CHOOSER_THEY, subject))
    {
      variable->subject = subject;
      variable->mine = (doer & FP_CHOOSER_ME) != 0;
    }
  else
    variable->mine = !is_unseen (compiler, expression, FP_CHOOSER_ME, 0);
}
