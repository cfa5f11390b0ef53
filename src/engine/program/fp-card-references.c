/* SPDX-License-Identifier: GPL-3.0-or-later */
/* References of a card: a walk through its rules and programs (their format: fp-program.h). */
#include "engine/program/fp-card-references.h"

#include "engine/program/fp-program.h"

typedef struct
{
  const FpEdition *edition;
  const FpCatalog *catalog;
  FpReferenceListener listener;
  gpointer data;
} Walk;

static void walk_code (const Walk *walk, int index);

static void
emit (const Walk *walk, const char *word, FpReference how)
{
  walk->listener (word, how, walk->data);
}

static void
emit_procedure (const Walk *walk, guint procedure, FpReference how)
{
  if (procedure < walk->edition->n_procedures)
    emit (walk, walk->edition->procedures[procedure].id, how);
}

static void
emit_expression (const Walk *walk, int index)
{
  const FpExpression *expression = fp_catalog_expression (walk->catalog, index);
  const char *name;

  for (guint i = 0; expression != NULL && (name = fp_expression_reads (expression, i)) != NULL; i++)
    emit (walk, name, FP_REFERENCE_READS);
}

/* Returns TRUE if @word names cards, or a pile of them. */
static gboolean
names_cards (const FpEdition *edition, const char *word)
{
  for (const FpNameDef *name = edition->names; name->name != NULL; name++)
    if (g_str_equal (name->name, word) && (name->gives == FP_TYPE_CARDS || name->gives == FP_TYPE_ZONE))
      return TRUE;
  return FALSE;
}

/* Emits the query of a rule. A query about cards counts as a reference to the cards that the rule
 * names: the value of cards of a kind refers to that kind. */
static void
emit_query (const Walk *walk, const FpRule *rule)
{
  const FpQueryDef *query = &walk->edition->queries[rule->query];
  const FpExpression *of = query->about == FP_TYPE_CARDS ? fp_catalog_expression (walk->catalog, rule->of) : NULL;
  gboolean named = FALSE;
  const char *word;

  for (guint i = 0; of != NULL && (word = fp_expression_reads (of, i)) != NULL; i++)
    if (names_cards (walk->edition, word))
      {
        emit (walk, word, FP_REFERENCE_CHANGES);
        named = TRUE;
      }
  if (!named)
    emit (walk, query->id, FP_REFERENCE_CHANGES);
}

static void
walk_rule (const Walk *walk, const FpRule *rule)
{
  const int reads[] = { rule->of, rule->who, rule->ability_cond, rule->cond, rule->value };

  if (rule->kind == FP_RULE_MODIFY && rule->query < walk->edition->n_queries)
    emit_query (walk, rule);
  FP_EACH_PROCEDURE (walk->edition, i)
    if ((rule->actions[i / 64] >> i % 64 & 1) != 0)
      emit_procedure (walk, i, FP_REFERENCE_CHANGES);
  for (guint i = 0; i < walk->edition->n_roles; i++)
    if ((rule->role >> i & 1) != 0)
      emit (walk, walk->edition->roles[i].id, FP_REFERENCE_READS);
  for (guint i = 0; i < G_N_ELEMENTS (reads); i++)
    emit_expression (walk, reads[i]);
  if (rule->kind != FP_RULE_MODIFY && rule->code >= 0)
    walk_code (walk, rule->code);
}

static void
walk_rules (const Walk *walk, int first, int count)
{
  for (int i = 0; i < count; i++)
    walk_rule (walk, fp_catalog_rule (walk->catalog, (guint) (first + i)));
}

static void
emit_verb (const Walk *walk, const FpInstruction *line)
{
  const FpVerb *verb = line->verb < walk->edition->n_verbs ? &walk->edition->verbs[line->verb] : NULL;

  if (verb == NULL) /* only selects cards */
    return;
  emit_procedure (walk, verb->action, FP_REFERENCE_DOES);
  if ((verb->attributes & FP_ATTRIBUTE_STEP) != 0)
    emit_procedure (walk, line->word, FP_REFERENCE_DOES);
}

/* Walks the encounter at @index. Returns the index behind the encounter and its prize. */
static int
walk_encounter (const Walk *walk, int index)
{
  const FpInstruction *call = fp_catalog_instruction (walk->catalog, index);

  emit_procedure (walk, walk->edition->encounters[call->encounter].procedure, FP_REFERENCE_DOES);
  walk_rules (walk, call->first_rule, call->count);
  if (call->prize == 0)
    return index + 1;
  emit (walk, "prize", FP_REFERENCE_DOES);
  walk_code (walk, call->target);
  return fp_catalog_instruction (walk->catalog, index + 1)->target;
}

/* Walks from the instruction at @index to the end of its program, ignoring jumps. */
static void
walk_code (const Walk *walk, int index)
{
  const FpInstruction *line;

  while ((line = fp_catalog_instruction (walk->catalog, index))->op != FP_OP_END)
    {
      const int reads[] = { line->who, line->cond, line->least,  line->most,
                            line->set, line->to,   line->number, line->chooser };

      for (guint i = 0; i < G_N_ELEMENTS (reads); i++)
        emit_expression (walk, reads[i]);
      if (line->op == FP_OP_VERB)
        emit_verb (walk, line);
      else if (line->op == FP_OP_CREATE_EFFECTS)
        walk_rules (walk, line->first_rule, line->count);
      if (line->op == FP_OP_ENCOUNTER)
        index = walk_encounter (walk, index);
      else
        index++;
    }
}

void
fp_card_references (const FpEdition *edition, const FpCatalog *catalog, guint def, FpReferenceListener listener,
                    gpointer data)
{
  const FpCardDef *card = fp_catalog_card (catalog, def);
  const Walk walk = { edition, catalog, listener, data };

  if (card->resolve >= 0)
    walk_code (&walk, card->resolve);
  for (guint i = 0; card->abilities != NULL && i < card->abilities->len; i++)
    {
      const FpAbilityDef *ability = &g_array_index (card->abilities, FpAbilityDef, i);

      walk_rules (&walk, ability->first_rule, ability->n_rules);
    }
  emit (&walk, card->kind_def->id, FP_REFERENCE_IS);
}
