/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Advice about abilities that take themselves away, and about abilities that answer each other
 * without end.
 *
 * No rule answers what it caused itself (fp_open_answers_has ()), so rules that answer each other's
 * draws or losses come to an end. The use of an ability is the exception: it is answered “after”
 * only at the end of the line or step around it, when the program of that ability is over. */
#include "library/fp-set-advice.h"

#include "engine/program/fp-program.h"

/* An ability and its place in its file. */
typedef struct
{
  const FpCardSource *source;
  const FpElement *element;
  const FpAbilityDef *def;
} Advised;

/* Adds a sentence about @advised to the advice of its file. */
static void G_GNUC_PRINTF (2, 3) advise (const Advised *advised, const char *format, ...)
{
  g_autofree char *sentence = NULL;
  va_list arguments;

  va_start (arguments, format);
  sentence = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  fp_problems_add (advised->source->file->advice, advised->element->at, "warning: %s", sentence);
}

/* --- Abilities that take themselves away --- */

/* Returns TRUE if the players that @expression gives (−1: the rule's own) can be the rule's own. */
static gboolean
may_be_own (const FpCatalog *catalog, int expression)
{
  const FpExpression *players = fp_catalog_expression (catalog, expression);
  const char *name = players == NULL ? NULL : fp_expression_reads (players, 0);
  gboolean alone = name != NULL && fp_expression_reads (players, 1) == NULL;

  return !alone || (g_strcmp0 (name, "others") != 0 && g_strcmp0 (name, "opponent") != 0);
}

/* Returns TRUE if the change of @rule can make the number higher than @usual. */
static gboolean
may_raise (const FpCatalog *catalog, const FpRule *rule, int usual)
{
  int number;
  gboolean known = fp_expression_is_constant (fp_catalog_expression (catalog, rule->value), &number);

  switch ((FpChange) rule->change)
    {
    case FP_CHANGE_ADD:
      return !known || number > 0;
    case FP_CHANGE_TIMES:
      return !known || number > 1;
    case FP_CHANGE_TO:
    case FP_CHANGE_AT_LEAST:
      return !known || number > usual;
    case FP_CHANGE_AT_MOST:
    case FP_CHANGE_INCLUDE:
    case FP_CHANGE_EXCLUDE:
    case FP_N_CHANGES:
      break;
    }
  return FALSE;
}

static void
advise_of_loss (const FpCatalog *catalog, const FpEdition *edition, const Advised *advised)
{
  const FpKeptBy *kept = &edition->rules.kept_by;

  if (kept->query == 0 || advised->def->where != FP_WHERE_USUAL ||
      !fp_card_is (fp_catalog_card (catalog, (guint) advised->source->card), FP_KIND_SHEET))
    return;
  for (guint i = 0; i < advised->def->n_rules; i++)
    {
      const FpRule *rule = fp_catalog_rule (catalog, advised->def->first_rule + i);

      if (rule->kind != FP_RULE_MODIFY || rule->query + 1U != kept->query || !may_be_own (catalog, rule->of) ||
          !may_raise (catalog, rule, kept->usual))
        continue;
      advise (advised,
              "while it works, this ability raises “%s” of its own player; that can take the card's abilities away, "
              "which gives them back at once; expected a lower number, or of=\"others\"",
              edition->queries[rule->query].id);
      return;
    }
}

/* --- Uses that are answered by uses --- */

/* Returns TRUE if the program of @rule announces its use and asks no price. */
static gboolean
is_announced (const FpCatalog *catalog, const FpRule *rule)
{
  const FpInstruction *in = fp_catalog_instruction (catalog, rule->code);

  while (in->op == FP_OP_CHOOSE_FROM || in->op == FP_OP_ASSIGN)
    in++;
  return in->op == FP_OP_USE && !in->silent && in[1].op != FP_OP_PAY;
}

/* Returns the rule of @advised that answers every use after it and is itself used, whatever the
 * table looks like. NULL: there is none. */
static const FpRule *
answers_uses (const FpCatalog *catalog, const FpEdition *edition, const Advised *advised)
{
  const FpCardDef *card = fp_catalog_card (catalog, (guint) advised->source->card);

  if (advised->def->limit != FP_LIMIT_NONE || (edition->plays.kinds >> card->kind & 1) != 0)
    return NULL;
  for (guint i = 0; i < advised->def->n_rules; i++)
    {
      const FpRule *rule = fp_catalog_rule (catalog, advised->def->first_rule + i);

      if (rule->kind == FP_RULE_TRIGGER && rule->when == FP_WHEN_AFTER && !rule->may && rule->cond < 0 &&
          rule->ability_cond < 0 && rule->code >= 0 &&
          (rule->actions[FP_MACHINE_USE / 64] >> FP_MACHINE_USE % 64 & 1) != 0 && is_announced (catalog, rule))
        return rule;
    }
  return NULL;
}

/* Returns TRUE if @rule answers uses of other players, whoever these are. */
static gboolean
answers_others (const FpCatalog *catalog, const FpRule *rule)
{
  static const char *const all[] = { "everyone", "others", "opponent", NULL };
  const FpExpression *who = fp_catalog_expression (catalog, rule->who);
  const char *name = who == NULL ? NULL : fp_expression_reads (who, 0);

  return name != NULL && fp_expression_reads (who, 1) == NULL && g_strv_contains (all, name) && rule->role == 0;
}

/* Advises about @advised, whose @rule answers uses. @answering: of Advised, all such abilities. */
static void
advise_of_uses (const FpCatalog *catalog, const FpEdition *edition, const Advised *advised, const GArray *answering)
{
  static const char expected[] = "expected “limit”, “if”, may=\"yes\" or silent=\"yes\"";
  const FpRule *rule = answers_uses (catalog, edition, advised);

  if (rule->who < 0 || (answers_others (catalog, rule) && may_be_own (catalog, rule->who)))
    {
      advise (advised,
              "this ability is used after each use of an ability, its own included, so it is used without end; %s",
              expected);
      return;
    }
  for (guint i = 0; i < answering->len; i++)
    {
      const Advised *other = &g_array_index (answering, Advised, i);

      if (other->source->card == advised->source->card || !answers_others (catalog, rule) ||
          !answers_others (catalog, answers_uses (catalog, edition, other)))
        continue;
      g_autofree char *id = fp_catalog_id (catalog, (guint) other->source->card);
      advise (advised, "this ability and “%s/%s” are used after each use of the other, without end; %s", id,
              other->def->id, expected);
      return;
    }
}

/* --- All cards --- */

/* Adds the abilities of the card of @source to @abilities, of Advised. */
static void
add_abilities (const FpCatalog *catalog, const FpCardSource *source, GArray *abilities)
{
  guint n = 0;

  if (source->replaced || source->card < 0)
    return;
  for (guint i = 0; i < fp_element_n_children (source->element); i++)
    {
      const FpElement *child = fp_element_child_at (source->element, i);

      if (!fp_element_is (child, "ability"))
        continue;
      const GArray *defs = fp_catalog_card (catalog, (guint) source->card)->abilities;
      const Advised advised = { source, child, &g_array_index (defs, FpAbilityDef, n++) };
      g_array_append_val (abilities, advised);
    }
}

void
fp_set_advise (const FpCatalog *catalog, const FpEdition *edition, const GArray *sources)
{
  g_autoptr (GArray) abilities = g_array_new (FALSE, FALSE, sizeof (Advised));
  g_autoptr (GArray) answering = g_array_new (FALSE, FALSE, sizeof (Advised));

  for (guint i = 0; i < sources->len; i++)
    add_abilities (catalog, &g_array_index (sources, FpCardSource, i), abilities);
  for (guint i = 0; i < abilities->len; i++)
    {
      const Advised *advised = &g_array_index (abilities, Advised, i);

      advise_of_loss (catalog, edition, advised);
      if (answers_uses (catalog, edition, advised) != NULL)
        g_array_append_val (answering, *advised);
    }
  for (guint i = 0; i < answering->len; i++)
    advise_of_uses (catalog, edition, &g_array_index (answering, Advised, i), answering);
}
