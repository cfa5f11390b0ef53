/* SPDX-License-Identifier: GPL-3.0-or-later */
/* “Why?”: rules that worked in the last steps, rules that did not, and the reasons. */
#include "engine/effects/fp-effects.h"
#include "text/why/fp-text-why-sections.h"

enum
{
  STEPS = 5, /* steps before the running one */
};

static const FpRule *
rule_of (const FpWhyWriter *writer, const FpTraceEntry *entry)
{
  return fp_catalog_rule (writer->engine->catalog, entry->rule);
}

/* Returns TRUE if both are about one ability of one card, or about one lasting effect. */
static gboolean
is_about_same (const FpWhyWriter *writer, const FpTraceEntry *a, const FpTraceEntry *b)
{
  int ability = rule_of (writer, a)->ability;

  if (a->step != b->step || a->card != b->card || a->me != b->me)
    return FALSE;
  return a->rule == b->rule || (ability >= 0 && ability == rule_of (writer, b)->ability);
}

/* --- Outcomes --- */

/* Returns the moment or query of the entry: “after Ada draws cards”, “hand limit”. */
static char *
moment_words (const FpWhyWriter *writer, const FpTraceEntry *entry)
{
  const FpTextSelf self = fp_text_self (&writer->wording, entry->me);
  const FpRule *rule = rule_of (writer, entry);
  uint64_t actions[FP_PROCEDURE_WORDS] = { 0 };

  if (rule->kind == FP_RULE_MODIFY)
    return g_strdup (fp_text_query (writer->engine->edition, rule->query));
  if (entry->procedure < 0)
    return fp_text_expression_of (writer->engine, &self, rule->cond);
  actions[entry->procedure / 64] = (uint64_t) 1 << entry->procedure % 64;
  if (rule->kind == FP_RULE_REPLACE)
    return fp_text_actions (writer->engine, &self, actions, rule->who);
  return fp_text_moments (writer->engine, &self, (FpWhen) rule->when, actions, rule->who);
}

/* Returns @amount as an answer to @query, a number or word; NULL if its answers are neither. */
static char *
amount_words (const FpEdition *edition, guint query, int amount)
{
  const char *word = fp_text_word (edition, edition->queries[query].words, amount);

  if (edition->queries[query].gives == FP_TYPE_NUMBER)
    return fp_text_number (amount);
  return edition->queries[query].gives == FP_TYPE_WORD ? g_strdup (word) : NULL;
}

static char *
change_words (const FpWhyWriter *writer, const FpTraceEntry *entry)
{
  const FpEdition *edition = writer->engine->edition;
  const FpRule *rule = rule_of (writer, entry);
  g_autofree char *before = amount_words (edition, rule->query, entry->before);
  g_autofree char *after = amount_words (edition, rule->query, entry->after);
  const char *what = fp_text_query (edition, rule->query);

  if (before == NULL || after == NULL)
    return fp_text_fill (_ ("Changed this: {what}."), "what", what, NULL);
  if (entry->who == FP_NOBODY)
    return fp_text_fill (_ ("Changed this: {what}, from {before} to {after}."), "what", what, "before", before, "after",
                         after, NULL);
  return fp_text_fill (_ ("Changed this for {seat}: {what}, from {before} to {after}."), "seat",
                       fp_text_seat (&writer->wording, entry->who), "what", what, "before", before, "after", after,
                       NULL);
}

static const char *
worked_pattern (const FpRule *rule, const FpTraceEntry *entry)
{
  if (rule->kind == FP_RULE_REPLACE)
    return _ ("It replaced this: {when}.");
  if (entry->procedure < 0)
    return _ ("It worked because of this: {when}.");
  return _ ("It worked at its moment: {when}.");
}

/* Returns the reason against the rule, as the end of a sentence, or NULL. */
static char *
against_words (const FpWhyWriter *writer, const FpTraceEntry *entry)
{
  const FpRule *rule = rule_of (writer, entry);
  const FpTextSelf self = fp_text_self (&writer->wording, entry->me);
  g_autofree char *words = NULL;

  switch ((FpTraceOutcome) entry->outcome)
    {
    case FP_TRACE_OTHER:
      return fp_text_fill (_ ("it happened to {seat}, and the ability doesn't respond to that"), "seat",
                           fp_text_seat (&writer->wording, entry->who), NULL);
    case FP_TRACE_ENCOUNTER:
      return fp_text_fill (_ ("it works only {where}"), "where", fp_text_encounters (writer->engine->edition, rule->in),
                           NULL);
    case FP_TRACE_ROLE:
      for (guint i = 0; i < writer->engine->edition->n_roles; i++)
        if (rule->role >> i & 1)
          return fp_text_fill (_ ("its player isn't the {role}"), "role", fp_text_role (writer->engine->edition, i),
                               NULL);
      return NULL;
    case FP_TRACE_SPENT:
      return fp_text_fill (
          _ ("it is already used ({limit})"), "limit",
          fp_text_limit (writer->engine->edition,
                         (FpLimit) fp_catalog_ability (writer->engine->catalog, (guint) rule->ability)->limit),
          NULL);
    case FP_TRACE_ABILITY_CONDITION:
    case FP_TRACE_CONDITION:
      words = fp_text_expression_of (writer->engine, &self,
                                     entry->outcome == FP_TRACE_CONDITION ? rule->cond : rule->ability_cond);
      return fp_text_fill (_ ("this is not true: {condition}"), "condition", words, NULL);
    case FP_TRACE_NOTHING:
      return fp_text_fill (_ ("{seat} could do nothing with it"), "seat", fp_text_seat (&writer->wording, entry->me),
                           NULL);
    case FP_TRACE_DECLINED:
      return fp_text_fill (_ ("{seat} chose not to"), "seat", fp_text_seat (&writer->wording, entry->me), NULL);
    case FP_TRACE_UNCHANGED:
    case FP_TRACE_WORKED:
    case FP_TRACE_STOPPED:
      break;
    }
  return NULL;
}

static const char *
against_pattern (const FpRule *rule, const FpTraceEntry *entry)
{
  if (rule->kind == FP_RULE_MODIFY)
    return _ ("It doesn't change this: {when}; {why}.");
  if (entry->procedure < 0)
    return _ ("It waits for this: {when}; {why}.");
  if (rule->kind == FP_RULE_REPLACE)
    return _ ("This happened: {when}; but {why}.");
  return _ ("Its moment came: {when}; but {why}.");
}

/* Returns what the card of @entry says, with what came of it. */
static char *
plain_words (const FpWhyWriter *writer, const FpTraceEntry *entry)
{
  const FpRule *rule = rule_of (writer, entry);
  const char *words = fp_why_card_words (writer, entry->rule);
  g_autofree char *change =
      entry->outcome == FP_TRACE_WORKED && rule->kind == FP_RULE_MODIFY ? change_words (writer, entry) : NULL;
  const char *outcome = change != NULL                        ? change
                        : entry->outcome == FP_TRACE_STOPPED  ? _ ("It was used, but cancelled.")
                        : entry->outcome == FP_TRACE_WORKED   ? NULL
                        : entry->outcome == FP_TRACE_SPENT    ? _ ("It didn't work: it is already used.")
                        : entry->outcome == FP_TRACE_DECLINED ? _ ("You didn't use it.")
                                                              : _ ("It didn't work here.");

  if (words == NULL || outcome == NULL)
    return g_strdup (words != NULL ? words : outcome);
  return g_strconcat (words, "\n", outcome, NULL);
}

/* Returns TRUE if @entry is worth telling to players: it has worked in this step or the one before,
 * or it is an ability of the viewer's that hasn't. */
static gboolean
is_for_players (const FpWhyWriter *writer, const FpTraceEntry *entry)
{
  if (entry->step + 1U < fp_trace_last (writer->trace) || rule_of (writer, entry)->ability < 0)
    return FALSE;
  if (entry->outcome == FP_TRACE_WORKED || entry->outcome == FP_TRACE_STOPPED)
    return TRUE;
  return entry->me == fp_text_viewer (&writer->wording) && entry->procedure >= 0 &&
         entry->outcome != FP_TRACE_UNCHANGED && entry->outcome != FP_TRACE_ROLE &&
         entry->outcome != FP_TRACE_ENCOUNTER && entry->outcome != FP_TRACE_OTHER;
}

/* Returns @entry in one sentence. */
static char *
entry_words (const FpWhyWriter *writer, const FpTraceEntry *entry)
{
  if (!writer->program)
    return plain_words (writer, entry);
  const FpRule *rule = rule_of (writer, entry);
  g_autofree char *when = moment_words (writer, entry);
  g_autofree char *why = against_words (writer, entry);

  if (entry->outcome == FP_TRACE_STOPPED)
    return g_strdup (_ ("It was used, but cancelled."));
  if (entry->outcome == FP_TRACE_UNCHANGED)
    return fp_text_fill (_ ("It applies here but changes nothing: {what}."), "what", when, NULL);
  if (entry->outcome == FP_TRACE_WORKED && rule->kind == FP_RULE_MODIFY)
    return change_words (writer, entry);
  if (entry->outcome == FP_TRACE_WORKED || why == NULL)
    return fp_text_fill (worked_pattern (rule, entry), "when", when, NULL);
  /* The rule waits for its condition, which doesn't hold. */
  if (entry->procedure < 0 && rule->kind != FP_RULE_MODIFY && entry->outcome == FP_TRACE_CONDITION)
    return fp_text_fill (_ ("It still waits for this: {when}."), "when", when, NULL);
  return fp_text_fill (against_pattern (rule, entry), "when", when, "why", why, NULL);
}

/* --- Entries shown --- */

/* Returns TRUE if the entry is the first of the most telling ones about its ability in its step.
 * The others are left out. */
static gboolean
is_most_telling (const FpWhyWriter *writer, const FpTraceEntry *entries, guint n, guint index)
{
  for (guint i = 0; i < n; i++)
    {
      if (i == index || !fp_why_knows (writer, entries[i].seen) ||
          !is_about_same (writer, &entries[i], &entries[index]))
        continue;
      if (entries[i].outcome > entries[index].outcome || (entries[i].outcome == entries[index].outcome && i < index))
        return FALSE;
    }
  return TRUE;
}

/* Returns the sentences of all entries like @entry about its ability, each once. */
static char *
all_words (const FpWhyWriter *writer, const FpTraceEntry *entries, guint n, const FpTraceEntry *entry)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n; i++)
    if (entries[i].outcome == entry->outcome && fp_why_knows (writer, entries[i].seen) &&
        is_about_same (writer, &entries[i], entry))
      {
        char *line = entry_words (writer, &entries[i]);

        if (g_ptr_array_find_with_equal_func (lines, line, g_str_equal, NULL))
          g_free (line);
        else
          g_ptr_array_add (lines, line);
      }
  return fp_why_lines (lines);
}

static const char *
step_topic (const FpWhyWriter *writer, guint step)
{
  int procedure = fp_trace_step (writer->trace, step);

  return procedure >= 0 ? writer->engine->edition->procedures[procedure].id : NULL;
}

void
fp_why_recent (FpWhyWriter *writer)
{
  guint n;
  const FpTraceEntry *entries = fp_trace_entries (writer->trace, &n);
  guint last = fp_trace_last (writer->trace);

  for (guint i = 0; i < n; i++)
    {
      int step = fp_trace_step (writer->trace, entries[i].step);
      guint encounter = fp_trace_step_encounter (writer->trace, entries[i].step);

      if (entries[i].step + (guint) STEPS < last || !fp_why_knows (writer, entries[i].seen) ||
          !is_most_telling (writer, entries, n, i) || (!writer->program && !is_for_players (writer, &entries[i])))
        continue;
      fp_why_add (
          writer,
          (FpWhy){ .section = FP_WHY_RECENT,
                   .heading = step >= 0 ? g_strdup (fp_text_step (writer->engine, (guint) step, encounter)) : NULL,
                   .title = fp_why_rule (writer, entries[i].rule, entries[i].card, entries[i].me),
                   .text = all_words (writer, entries, n, &entries[i]),
                   .card = fp_why_knows (writer, entries[i].open) ? entries[i].card : FP_NO_CARD,
                   .topic = step_topic (writer, entries[i].step) });
    }
}
