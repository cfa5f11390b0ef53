/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Heads of rules as phrases: their times and conditions; for a `modify` the whole rule. */
#include "engine/effects/fp-effect-sight.h"
#include "engine/effects/fp-effects.h"
#include "text/fp-text-private.h"
#include "text/fp-text-tables.h"

const char *
fp_text_query (const FpEdition *edition, guint query)
{
  const char *id = query < edition->n_queries ? edition->queries[query].id : "";

  return fp_text_name_of (edition, FP_TEXT_OF_QUERY, id);
}

/* “10 more” and “10 less” read better than adding minus ten. */
static char *
addition (const FpEngine *engine, const FpTextSelf *self, const FpRule *rule)
{
  const FpExpression *value = fp_catalog_expression (engine->catalog, rule->value);
  g_autofree char *words = NULL;
  int number = 0;

  if (value == NULL || !fp_expression_is_constant (value, &number) || number >= 0)
    {
      words = fp_text_expression_of (engine, self, rule->value);
      /* Translators: a change of a number, by a number or by something like “2 × your ships”. */
      return fp_text_fill (value != NULL && fp_expression_is_constant (value, &number) ? C_ ("change", "{value} more")
                                                                                       : C_ ("change", "plus {value}"),
                           "value", words, NULL);
    }
  words = fp_text_number (-number);
  return fp_text_fill (C_ ("change", "{value} less"), "value", words, NULL);
}

static const char *
change_pattern (FpChange change)
{
  switch (change)
    {
    case FP_CHANGE_TIMES:
      return C_ ("change", "times {value}");
    case FP_CHANGE_AT_LEAST:
      return C_ ("change", "at least {value}");
    case FP_CHANGE_AT_MOST:
      return C_ ("change", "at most {value}");
    case FP_CHANGE_INCLUDE:
      return C_ ("change", "also {value}");
    case FP_CHANGE_EXCLUDE:
      return C_ ("change", "not {value}");
    case FP_CHANGE_TO:
    case FP_CHANGE_ADD:
    case FP_N_CHANGES:
      break;
    }
  return C_ ("change", "{value}");
}

/* Returns the number behind a name in the rule, such as one that a player chose. NULL: the names
 * are no number, or the viewer can't know it. */
static char *
number_now (const FpEngine *engine, const FpTextSelf *self, const FpRule *rule)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;
  FpValue value;

  if (self == NULL || self->row == NULL || !fp_text_has_own_names (engine, rule->value) ||
      !fp_effect_change_is_known (engine, self->row, self->viewer))
    return NULL;
  fp_effect_context (engine, self->row, NULL, 0, -1, scratch, &context);
  fp_expression_eval (fp_catalog_expression (engine->catalog, rule->value), &context, &value);
  return value.type == FP_TYPE_NUMBER ? fp_text_number (value.number) : NULL;
}

static char *
change_words (const FpEngine *engine, const FpTextSelf *self, const FpRule *rule)
{
  g_autofree char *value = NULL;

  if (rule->change == FP_CHANGE_ADD)
    return addition (engine, self, rule);
  value = number_now (engine, self, rule);
  if (value == NULL)
    value = fp_text_expression_of (engine, self, rule->value);
  return fp_text_fill (change_pattern ((FpChange) rule->change), "value", value, NULL);
}

/* Returns a phrase such as “hand limit (your opponent): 5 more”. */
static char *
modify_words (const FpEngine *engine, const FpTextSelf *self, const FpRule *rule)
{
  const FpEdition *edition = engine->edition;
  const FpQueryDef *query = rule->query < edition->n_queries ? &edition->queries[rule->query] : NULL;
  const char *what = fp_text_query (edition, rule->query);
  g_autofree char *about = fp_text_expression_of (engine, self, rule->of);
  g_autofree char *change = change_words (engine, self, rule);

  if (*about == '\0' && query != NULL && query->about == FP_TYPE_PLAYERS)
    {
      g_free (about);
      about = fp_text_text (engine, self, "me");
    }
  /* Translators: {what} is a number of the game (“hand limit”), {whose} the player or thing that
   * has it, {change} “5 more” or “lower”. */
  return fp_text_fill (*about != '\0' ? _ ("{what} ({whose}): {change}") : _ ("{what}: {change}"), "what",
                       what != NULL    ? what
                       : query != NULL ? query->id
                                       : "?",
                       "whose", about, "change", change, NULL);
}

static char *
moment_words (const FpEngine *engine, const FpTextSelf *self, const FpRule *rule)
{
  g_autofree char *what = NULL;

  if (rule->kind == FP_RULE_REPLACE)
    {
      what = fp_text_actions (engine, self, rule->actions, rule->who);
      return fp_text_fill (_ ("instead of this: {what}"), "what", what, NULL);
    }
  if (rule->permission)
    return fp_text_fill (self != NULL && self->name != NULL ? _ ("when {who} chooses what only this allows")
                                                            : _ ("when you choose what only this allows"),
                         "who", self != NULL ? self->name : NULL, NULL);
  if (rule->when != FP_WHEN_EVER)
    return fp_text_moments (engine, self, (FpWhen) rule->when, rule->actions, rule->who);
  what = fp_text_expression_of (engine, self, rule->cond);
  return fp_text_fill (_ ("as soon as {condition}"), "condition", what, NULL);
}

const char *
fp_text_encounters (const FpEdition *edition, guint in)
{
  g_autoptr (GString) ids = g_string_new (NULL);

  for (guint kind = 1; kind < edition->n_encounters; kind++)
    if ((in >> kind & 1) != 0)
      g_string_append_printf (ids, "%s%s", ids->len > 0 ? " " : "", edition->encounters[kind].id);
  return fp_text_name_of (edition, FP_TEXT_OF_ENCOUNTERS, ids->str);
}

/* Returns words for the role: “you are an ally”. A role without a sentence of its own is one
 * that a single player has. */
static char *
role_words (const FpEngine *engine, const FpTextSelf *self, guint role)
{
  const char *seat = self != NULL ? self->name : NULL;
  g_autofree char *key = g_strconcat ("role ", engine->edition->roles[role].id, NULL);
  const FpTermText *term = fp_text_term (engine->edition, FP_TERM_THING, key);

  if (term != NULL)
    return seat != NULL ? fp_text_fill (_ (term->of), "whose", seat, NULL) : g_strdup (_ (term->mine));
  return fp_text_fill (seat != NULL ? _ ("{seat} is the {role}") : _ ("you are the {role}"), "seat", seat, "role",
                       fp_text_role (engine->edition, role), NULL);
}

static void
add_roles (GPtrArray *items, const FpEngine *engine, const FpTextSelf *self, guint roles)
{
  g_autofree char *all = NULL;

  for (guint i = 0; i < engine->edition->n_roles; i++)
    if ((roles >> i & 1) != 0)
      {
        g_autofree char *before = all;
        g_autofree char *role = role_words (engine, self, i);

        all = before != NULL ? fp_text_fill (C_ ("list", "{first} or {second}"), "first", before, "second", role, NULL)
                             : g_steal_pointer (&role);
      }
  if (all != NULL)
    g_ptr_array_add (items, fp_text_fill (_ ("while {role}"), "role", all, NULL));
}

static void
add_condition (GPtrArray *items, const FpEngine *engine, const FpTextSelf *self, int cond)
{
  g_autofree char *words = fp_text_expression_of (engine, self, cond);

  if (*words != '\0')
    g_ptr_array_add (items, fp_text_fill (_ ("if {condition}"), "condition", words, NULL));
}

static void
add_end (GPtrArray *items, const FpEngine *engine, const FpRule *rule, gboolean lasting)
{
  char *until = fp_text_until (engine, (FpWhen) rule->until_when, rule->until_actions);

  if (*until != '\0')
    {
      g_ptr_array_add (items, until);
      return;
    }
  g_free (until);
  if (lasting && rule->kind != FP_RULE_MODIFY)
    g_ptr_array_add (items, g_strdup (_ ("the next time only")));
}

char *
fp_text_rule_head (const FpEngine *engine, const FpTextSelf *self, const FpRule *rule, gboolean lasting)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  char *words = rule->kind == FP_RULE_MODIFY ? modify_words (engine, self, rule) : moment_words (engine, self, rule);

  if (fp_text_encounters (engine->edition, rule->in) != NULL)
    g_ptr_array_add (items, g_strdup (fp_text_encounters (engine->edition, rule->in)));
  add_roles (items, engine, self, rule->role);
  add_condition (items, engine, self, rule->ability_cond);
  if (rule->kind != FP_RULE_TRIGGER || rule->when != FP_WHEN_EVER)
    add_condition (items, engine, self, rule->cond);
  add_end (items, engine, rule, lasting);
  for (guint i = 0; i < items->len; i++)
    {
      g_autofree char *before = words;

      /* Translators: {what} happens under a condition, such as “in an encounter” or “if …”. */
      words = fp_text_fill (_ ("{what}, {when}"), "what", before, "when", g_ptr_array_index (items, i), NULL);
    }
  return words;
}

char *
fp_text_rule (const FpEngine *engine, const FpRule *rule, gboolean lasting)
{
  g_autofree char *head = fp_text_rule_head (engine, NULL, rule, lasting);

  if (rule->kind == FP_RULE_MODIFY)
    return g_steal_pointer (&head);
  return fp_text_fill (rule->may ? _ ("{when}, you may:") : _ ("{when}:"), "when", head, NULL);
}
