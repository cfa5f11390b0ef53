/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compilation of abilities and counters. An ability's attributes hold for all its rules
 * (docs/design/card-language.md 2.1 and 2.8). */
#include "library/fp-library-private.h"

#include <string.h>

enum
{
  MOST_OF_COUNTER = 999, /* of a counter that doesn't say it */
  MOST_COUNTERS = 30, /* a bit for each during compilation */
  MOST_ABILITIES = 255, /* of a card: FpMemory.index */
  MOST_GIVEN = 8, /* names that an ability gives */
};

/* --- Counters --- */

static int
number (const FpElement *element, const char *name, int usual)
{
  const char *text = fp_element_get (element, name);
  int value;

  return text != NULL && fp_check_number (text, &value) ? CLAMP (value, 0, MOST_OF_COUNTER) : usual;
}

static void
read_counter (FpCompiler *c, const FpElement *element, GArray *counters)
{
  const FpAttribute *id = fp_element_attribute (element, "id");
  FpCounterDef counter = {
    .id = g_strdup (id != NULL ? id->value : ""),
    .start = (int16_t) number (element, "start", 0),
    .most = (int16_t) number (element, "most", MOST_OF_COUNTER),
    .danger = (int16_t) number (element, "danger", -1),
  };

  c->counters = counters;
  if (id != NULL && fp_check_name (id->value) && fp_name_is_taken (c, id->value))
    fp_problems_add (c->problems, id->value_at, "“%s” means something already; expected a name of its own", id->value);
  if (counter.most > 0 && counter.start > counter.most)
    fp_problems_add (c->problems, fp_element_attribute (element, "start")->value_at,
                     "the counter starts above its most; expected at most %d", counter.most);
  if (counters->len == MOST_COUNTERS)
    fp_problems_add (c->problems, element->at, "this card has too many counters; expected at most %d", MOST_COUNTERS);
  g_array_append_val (counters, counter);
}

GArray *
fp_read_counters (FpCompiler *c, const FpElement *element)
{
  GArray *counters = NULL;

  for (guint i = 0; i < fp_element_n_children (element); i++)
    {
      const FpElement *child = fp_element_child_at (element, i);

      if (!fp_element_is (child, "counter"))
        continue;
      if (counters == NULL)
        counters = g_array_new (FALSE, TRUE, sizeof (FpCounterDef));
      read_counter (c, child, counters);
    }
  c->counters = counters;
  c->counters_read = c->counters_set = 0;
  return counters;
}

void
fp_check_counters (FpCompiler *c, const FpElement *element)
{
  guint index = 0;

  for (guint i = 0; i < fp_element_n_children (element); i++)
    {
      const FpElement *counter = fp_element_child_at (element, i);
      const FpAttribute *id = fp_element_attribute (counter, "id");

      if (!fp_element_is (counter, "counter"))
        continue;
      if (id != NULL && (c->counters_read >> MIN (index, 31) & 1) == 0)
        fp_problems_add (c->problems, id->value_at, "nothing reads the counter “%s”; expected it in an expression",
                         id->value);
      else if (id != NULL && (c->counters_set >> MIN (index, 31) & 1) == 0)
        fp_problems_add (c->problems, id->value_at,
                         "nothing sets the counter “%s”; expected <assign name=\"%s\" to=\"…\">", id->value, id->value);
      index++;
    }
}

/* --- What an ability says --- */

static uint8_t
read_in (const FpEdition *edition, const FpElement *element)
{
  const char *in = fp_element_get (element, "in");
  guint bits = 0;

  for (guint kind = 1; in != NULL && kind < edition->n_encounters; kind++)
    if (fp_mentions_words (in, edition->encounters[kind].id))
      bits |= 1U << kind;
  return (uint8_t) bits;
}

static void
read_roles (FpCompiler *c, const FpElement *element, FpRuleHead *head)
{
  const FpAttribute *role = fp_element_attribute (element, "role");
  const char *text = role != NULL ? role->value : "";
  guint offset = 0;
  char *word;

  if (role != NULL && !c->owned)
    fp_problems_add (c->problems, role->at, "nobody's card has no role; expected no “role” on this ability");
  while ((word = fp_next_word (&text, &offset)) != NULL)
    {
      uint8_t found = fp_compile_role (c, role, word, offset);

      if (found > 0 && (head->role >> (found - 1) & 1) != 0)
        fp_problems_add (c->problems, fp_set_file_place (c->file, role, offset),
                         "“%s” stands here twice; expected each role once", word);
      if (found > 0)
        {
          head->role = (uint16_t) (head->role | 1U << (found - 1));
          head->role_mask |= c->edition->roles[found - 1].mask;
        }
      text += strlen (word);
      offset += (guint) g_utf8_strlen (word, -1);
      g_free (word);
    }
}

/* Returns TRUE if a card of that kind can lie at @where. */
static gboolean
can_lie (const FpKindDef *kind, FpWhere where)
{
  switch (where)
    {
    case FP_WHERE_FACE_DOWN:
      return (kind->flags & (FP_KIND_ALLY | FP_KIND_UNSEEN)) != 0;
    case FP_WHERE_HAND:
      return (kind->flags & FP_KIND_IN_HAND) != 0;
    case FP_WHERE_USUAL:
    case FP_N_WHERES:
    default:
      return TRUE;
    }
}

/* Returns the part of its card in which the ability stands, counted from 1; 0: none. */
static guint
read_part (FpCompiler *c, const FpElement *element, const FpKindDef *kind)
{
  const FpWordListDef *parts = fp_edition_sets (c->edition)->parts;
  const FpAttribute *part = parts != NULL ? fp_element_attribute (element, parts->id) : NULL;
  gboolean has_parts = (kind->flags & FP_KIND_PARTS) != 0;

  if (has_parts && part == NULL)
    fp_problems_add (c->problems, element->at,
                     "<ability> doesn't say in which part of the card it stands; "
                     "expected %s=\"…\"",
                     parts->id);
  else if (!has_parts && part != NULL)
    fp_problems_add (c->problems, part->at, "this card has no parts; expected no “%s”", part->name);
  for (guint i = 0; part != NULL && has_parts && i < parts->n; i++)
    if (strcmp (parts->words[i], part->value) == 0)
      return i + 1;
  return 0;
}

static FpWhere
read_where (FpCompiler *c, const FpElement *element, const FpKindDef *kind)
{
#define FP_WORD_ENTRY(constant, word) word,
  static const char *const words[] = { FP_WHERES (FP_WORD_ENTRY) };
#undef FP_WORD_ENTRY
  const FpAttribute *where = fp_element_attribute (element, "where");
  guint part = read_part (c, element, kind);

  if (part > 0)
    {
      if (where != NULL)
        fp_problems_add (c->problems, where->at, "“where” can't stand beside “%s”; expected one of them",
                         fp_edition_sets (c->edition)->parts->id);
      return (FpWhere) (FP_N_WHERES + part - 1);
    }
  for (guint i = 0; where != NULL && i < G_N_ELEMENTS (words); i++)
    if (strcmp (where->value, words[i]) == 0)
      {
        if (!can_lie (kind, (FpWhere) i))
          fp_problems_add (c->problems, where->value_at,
                           "this card never lies there, so the ability never works; expected another “where”, or none");
        return (FpWhere) i;
      }
  return FP_WHERE_USUAL;
}

/* A limit is named after what it counts by; the edition says what its turn is. */
static FpLimit
read_limit (const FpEdition *edition, const FpElement *element)
{
  const char *limit = fp_element_get (element, "limit");
  guint turn = fp_edition_sets (edition)->turn;

  if (limit == NULL)
    return FP_LIMIT_NONE;
  if (strcmp (limit, "encounter") == 0)
    return FP_LIMIT_ENCOUNTER;
  if (strcmp (limit, "game") == 0)
    return FP_LIMIT_GAME;
  return turn > 0 && strcmp (limit, edition->procedures[turn].id) == 0 ? FP_LIMIT_TURN : FP_LIMIT_NONE;
}

/* An ability's `if` holds for all its rules. So the condition may read only what the first of their
 * queries may read. */
static int
compile_condition (FpCompiler *c, const FpElement *element)
{
  FpScope scope = fp_compiler_head_scope (c);
  gboolean may = FALSE;

  for (guint i = 0; i < fp_element_n_children (element); i++)
    {
      const FpElement *rule = fp_element_child_at (element, i);
      const char *what = fp_element_is (rule, "modify") ? fp_element_get (rule, "what") : NULL;
      int rank = what != NULL ? fp_edition_query (c->edition, what) + 1 : 0;

      if (rank > 0 && (scope.rank == 0 || rank < scope.rank))
        scope.rank = rank;
      may = may || fp_element_get (rule, "may") != NULL;
    }
  return may ? fp_compile_open (c, element, "if", &scope) : fp_compile_attribute (c, element, "if", &scope);
}

static guint
count_rules (const FpElement *element, gboolean modifies)
{
  guint n = 0;

  for (guint i = 0; i < fp_element_n_children (element); i++)
    {
      const FpElement *rule = fp_element_child_at (element, i);

      n += modifies ? fp_element_is (rule, "modify")
                    : fp_element_is (rule, "trigger") || fp_element_is (rule, "replace");
    }
  return n;
}

/* --- When it is used --- */

/* Returns TRUE if the ability is used when its player chooses what only it allows. */
static gboolean
is_permission (const FpElement *element)
{
  return g_strcmp0 (fp_element_get (element, "used-at"), "choice") == 0;
}

/* A `modify` is used at the moment its ability names, or when its player chooses what it allows. A
 * trigger, then without a moment, announces the use and does nothing else. */
static void
compile_use (FpCompiler *c, const FpElement *element, const FpRuleHead *head)
{
  const FpAttribute *use = fp_element_attribute (element, "used-at");
  FpRule rule = fp_rule_new (FP_RULE_TRIGGER, head);
  FpMoments moments = { .actions = { 0 } };
  GArray *code = c->code;
  guint index;
  int line;

  if (use == NULL || count_rules (element, TRUE) == 0 ||
      (!head->permission && !fp_compile_moments (c, use, use->value, 0, head->in, &moments)))
    return;
  rule.when = FP_WHEN_BEFORE;
  memcpy (rule.actions, moments.actions, sizeof rule.actions);
  index = fp_compiler_add_rule (c, &rule);
  c->code = g_array_new (FALSE, FALSE, sizeof (FpInstruction));
  line = fp_emit (c, FP_OP_USE);
  fp_code_at (c, line)->target = fp_here (c);
  fp_emit (c, FP_OP_END);
  fp_compiler_put_behind (c, c->code, index);
  c->code = code;
}

/* Complains about a permission that no choice exercises: one with triggers, or about a query from
 * whose answer nobody chooses. */
static void
check_permission (FpCompiler *c, const FpElement *element)
{
  for (guint i = 0; i < fp_element_n_children (element); i++)
    {
      const FpElement *rule = fp_element_child_at (element, i);
      const FpAttribute *what = fp_element_attribute (rule, "what");
      int query = what != NULL ? fp_edition_query (c->edition, what->value) : -1;

      if (fp_element_is (rule, "trigger") || fp_element_is (rule, "replace"))
        fp_problems_add (c->problems, rule->at,
                         "<%s> can't stand beside used-at=\"choice\"; expected an ability of its own", rule->name);
      else if (fp_element_is (rule, "modify") && query >= 0 && !c->edition->queries[query].chosen)
        fp_problems_add (c->problems, what->value_at,
                         "nobody chooses from “%s” openly, so used-at=\"choice\" never comes; expected a moment",
                         what->value);
    }
}

static void
check_use (FpCompiler *c, const FpElement *element, const FpRuleHead *head)
{
  const FpAttribute *use = fp_element_attribute (element, "used-at"), *limit = fp_element_attribute (element, "limit");
  gboolean actions = count_rules (element, FALSE) > 0, numbers = count_rules (element, TRUE) > 0;

  if (use != NULL && head->silent)
    fp_problems_add (c->problems, use->at, "“used-at” can't stand beside “silent”; expected one of them");
  else if (use != NULL && !numbers)
    fp_problems_add (c->problems, use->at, "triggers and replacements are used when they work; expected no “used-at”");
  if (head->permission)
    check_permission (c, element);
  if (limit != NULL && !actions && use == NULL)
    fp_problems_add (c->problems, limit->at,
                     "what only changes numbers is never used, so there is nothing to limit; "
                     "expected used-at=\"…\" beside it, or no “limit”");
}

/* --- Abilities --- */

static void
check_id (FpCompiler *c, const FpElement *element, const GArray *abilities)
{
  const FpAttribute *id = fp_element_attribute (element, "id");

  for (guint i = 0; id != NULL && i < abilities->len; i++)
    if (strcmp (g_array_index (abilities, FpAbilityDef, i).id, id->value) == 0)
      fp_problems_add (c->problems, id->value_at,
                       "the id “%s” is taken by another ability of this card; expected one of its own", id->value);
  if (abilities->len == MOST_ABILITIES)
    fp_problems_add (c->problems, element->at, "this card has too many abilities; expected at most %d", MOST_ABILITIES);
}

/* Complains if another card can't start the ability @element as a whole. */
static void
check_given (FpCompiler *c, const FpElement *element)
{
  const FpElement *given = fp_element_child (element, "given");
  guint n = 0;

  for (guint i = 0; i < fp_element_n_children (element); i++)
    if (fp_element_is (fp_element_child_at (element, i), "given") && ++n > MOST_GIVEN)
      fp_problems_add (c->problems, fp_element_child_at (element, i)->at,
                       "this ability gives too many names; expected at most %d", MOST_GIVEN);

  if (given != NULL && count_rules (element, FALSE) != 1)
    fp_problems_add (c->problems, given->at,
                     "an ability with <given> is started as a whole; expected one <trigger> or <replace>");
}

static void
compile_ability (FpCompiler *c, const FpCardSource *source, const FpElement *element, const FpKindDef *kind,
                 GArray *abilities)
{
  const char *id = fp_element_get (element, "id");
  FpWhere where = read_where (c, element, kind);
  FpRuleHead head = { .of = FP_RULES_OF_ABILITY,
                      .in = read_in (c->edition, element),
                      .ability = (int) c->catalog->abilities->len };
  const FpAbilityRef ref = { (uint16_t) MAX (source->card, 0), (uint16_t) abilities->len };
  guint first_rule = c->catalog->rules->len, first, n_rules;
  FpAbilityDef ability;

  check_id (c, element, abilities);
  check_given (c, element);
  c->ability = element;
  c->owned = (kind->flags & FP_KIND_OWNED) != 0 || where == FP_WHERE_HAND;
  read_roles (c, element, &head);
  head.late = (kind->flags & FP_KIND_EARLY) == 0;
  head.silent = fp_element_get (element, "silent") != NULL;
  head.permission = is_permission (element);
  head.used = !head.permission && fp_element_get (element, "used-at") != NULL;
  head.unseen = (where != FP_WHERE_USUAL && can_lie (kind, where)) ||
                (c->edition->plays.kinds >> (kind - c->edition->kinds) & 1) != 0;
  head.cond = compile_condition (c, element);
  check_use (c, element, &head);
  compile_use (c, element, &head);
  first = fp_compile_rules (c, element, FALSE, &head, &n_rules);
  ability = (FpAbilityDef){
    .id = g_strdup (id != NULL ? id : ""),
    .name = fp_prose (element, "name"),
    .brief = fp_prose (element, "brief"),
    .text = fp_prose (element, "text"),
    .clarifications = fp_read_clarifications (element),
    .where = (uint8_t) where,
    .limit = (uint8_t) read_limit (c->edition, element),
    .in = head.in,
  };
  ability.first_rule = (uint16_t) first_rule;
  ability.n_rules = (uint16_t) (first - first_rule + n_rules);
  g_array_append_val (c->catalog->abilities, ref);
  g_array_append_val (abilities, ability);
  c->ability = NULL;
  fp_compiler_end (c);
  fp_compiler_settle (c);
}

GArray *
fp_compile_abilities (FpCompiler *c, const FpCardSource *source, const FpKindDef *kind)
{
  GArray *abilities = NULL;

  for (guint i = 0; i < fp_element_n_children (source->element); i++)
    {
      const FpElement *child = fp_element_child_at (source->element, i);

      if (!fp_element_is (child, "ability"))
        continue;
      if (abilities == NULL)
        abilities = g_array_new (FALSE, TRUE, sizeof (FpAbilityDef));
      compile_ability (c, source, child, kind, abilities);
    }
  return abilities;
}
