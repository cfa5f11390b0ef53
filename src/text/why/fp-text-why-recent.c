/* SPDX-License-Identifier: GPL-3.0-or-later */
/* “Why?”: which rules had their say in the last steps, which didn't, and what was against it. */
#include "engine/effects/fp-effects.h"
#include "text/why/fp-text-why-private.h"

enum
{
  STEPS = 5, /* before the running one */
};

static const FpRule *
rule_of (const FpWhyWriter *writer, const FpTraceEntry *note)
{
  return fp_catalog_rule (writer->engine->catalog, note->rule);
}

/* Whether both are about one ability of one card, or one rule laid down. */
static gboolean
is_about_same (const FpWhyWriter *writer, const FpTraceEntry *a, const FpTraceEntry *b)
{
  int ability = rule_of (writer, a)->ability;

  if (a->step != b->step || a->card != b->card || a->me != b->me)
    return FALSE;
  return a->rule == b->rule || (ability >= 0 && ability == rule_of (writer, b)->ability);
}

/* --- What became of it --- */

/* What it was looked at for: “after Ada wins the duel or contest”, “clout”. */
static char *
moment_words (const FpWhyWriter *writer, const FpTraceEntry *note)
{
  const FpTextSelf self = fp_text_self (&writer->wording, note->me);
  const FpRule *rule = rule_of (writer, note);
  uint64_t actions[2] = { 0, 0 };

  if (rule->kind == FP_RULE_MODIFY)
    return g_strdup (fp_text_query (writer->engine->edition, rule->query));
  if (note->procedure < 0)
    return fp_text_expression_of (writer->engine, &self, rule->cond);
  actions[note->procedure / 64] = (uint64_t) 1 << note->procedure % 64;
  if (rule->kind == FP_RULE_REPLACE)
    return fp_text_actions (writer->engine, &self, actions, rule->who);
  return fp_text_moments (writer->engine, &self, (FpWhen) rule->when, actions, rule->who);
}

/* The number, or word, @amount that @question was answered with; NULL: its answers are neither. */
static char *
amount_words (const FpEdition *edition, guint question, int amount)
{
  const char *word = fp_text_word (edition, edition->queries[question].words, amount);

  if (edition->queries[question].gives == FP_TYPE_NUMBER)
    return fp_text_number (amount);
  return edition->queries[question].gives == FP_TYPE_WORD ? g_strdup (word) : NULL;
}

static char *
change_words (const FpWhyWriter *writer, const FpTraceEntry *note)
{
  const FpEdition *edition = writer->engine->edition;
  const FpRule *rule = rule_of (writer, note);
  g_autofree char *before = amount_words (edition, rule->query, note->before);
  g_autofree char *after = amount_words (edition, rule->query, note->after);
  const char *what = fp_text_query (edition, rule->query);

  if (before == NULL || after == NULL)
    return fp_text_fill (_ ("Changed this: {what}."), "what", what, NULL);
  if (note->who == FP_NOBODY)
    return fp_text_fill (_ ("Changed this: {what}, from {before} to {after}."), "what", what, "before", before, "after",
                         after, NULL);
  return fp_text_fill (_ ("Changed this for {seat}: {what}, from {before} to {after}."), "seat",
                       fp_text_seat (&writer->wording, note->who), "what", what, "before", before, "after", after,
                       NULL);
}

static const char *
worked_pattern (const FpRule *rule, const FpTraceEntry *note)
{
  if (rule->kind == FP_RULE_REPLACE)
    return _ ("It worked instead of this: {when}.");
  if (note->procedure < 0)
    return _ ("It worked, because this came about: {when}.");
  return _ ("It worked; its moment had come: {when}.");
}

/* What was against it, as the end of a sentence; NULL: nothing. */
static char *
against_words (const FpWhyWriter *writer, const FpTraceEntry *note)
{
  const FpRule *rule = rule_of (writer, note);
  const FpTextSelf self = fp_text_self (&writer->wording, note->me);
  g_autofree char *words = NULL;

  switch ((FpTraceOutcome) note->outcome)
    {
    case FP_TRACE_OTHER:
      return fp_text_fill (_ ("it happened to {seat}, whom it doesn't answer"), "seat",
                           fp_text_seat (&writer->wording, note->who), NULL);
    case FP_TRACE_ENCOUNTER:
      return fp_text_fill (_ ("it works only {where}"), "where", fp_text_encounters (rule->in), NULL);
    case FP_TRACE_ROLE:
      for (guint i = 0; i < writer->engine->edition->n_roles; i++)
        if (rule->role >> i & 1)
          return fp_text_fill (_ ("its player isn't the {role}"), "role", fp_text_role (writer->engine->edition, i),
                               NULL);
      return NULL;
    case FP_TRACE_SPENT:
      return fp_text_fill (
          _ ("it has been used already ({limit})"), "limit",
          fp_text_limit ((FpLimit) fp_catalog_ability (writer->engine->catalog, (guint) rule->ability)->limit), NULL);
    case FP_TRACE_ABILITY_CONDITION:
    case FP_TRACE_CONDITION:
      words = fp_text_expression_of (writer->engine, &self,
                                     note->outcome == FP_TRACE_CONDITION ? rule->cond : rule->ability_cond);
      return fp_text_fill (_ ("its condition doesn't hold: {condition}"), "condition", words, NULL);
    case FP_TRACE_NOTHING:
      return fp_text_fill (_ ("there is nothing {seat} could do with it"), "seat",
                           fp_text_seat (&writer->wording, note->me), NULL);
    case FP_TRACE_DECLINED:
      return fp_text_fill (_ ("{seat} decided against it"), "seat", fp_text_seat (&writer->wording, note->me), NULL);
    case FP_TRACE_UNCHANGED:
    case FP_TRACE_WORKED:
    case FP_TRACE_STOPPED:
      break;
    }
  return NULL;
}

static const char *
against_pattern (const FpRule *rule, const FpTraceEntry *note)
{
  if (rule->kind == FP_RULE_MODIFY)
    return _ ("It doesn't change this: {when}; {why}.");
  if (note->procedure < 0)
    return _ ("It waits for this: {when}; {why}.");
  if (rule->kind == FP_RULE_REPLACE)
    return _ ("This happened: {when}; but {why}.");
  return _ ("Its moment came: {when}; but {why}.");
}

/* @note in one sentence. */
static char *
note_words (const FpWhyWriter *writer, const FpTraceEntry *note)
{
  const FpRule *rule = rule_of (writer, note);
  g_autofree char *when = moment_words (writer, note);
  g_autofree char *why = against_words (writer, note);

  if (note->outcome == FP_TRACE_STOPPED)
    return g_strdup (_ ("It was used, and that came to nothing."));
  if (note->outcome == FP_TRACE_UNCHANGED)
    return fp_text_fill (_ ("It works on this, but changes nothing about it: {what}."), "what", when, NULL);
  if (note->outcome == FP_TRACE_WORKED && rule->kind == FP_RULE_MODIFY)
    return change_words (writer, note);
  if (note->outcome == FP_TRACE_WORKED || why == NULL)
    return fp_text_fill (worked_pattern (rule, note), "when", when, NULL);
  /* What it waits for is its condition, and that doesn't hold. */
  if (note->procedure < 0 && rule->kind != FP_RULE_MODIFY && note->outcome == FP_TRACE_CONDITION)
    return fp_text_fill (_ ("It waits for this, which hasn't come about: {when}."), "when", when, NULL);
  return fp_text_fill (against_pattern (rule, note), "when", when, "why", why, NULL);
}

/* --- Which are told --- */

/* Whether @note is the first that says as much as any about its ability in its step; those that say less are left
 * out. */
static gboolean
says_most (const FpWhyWriter *writer, const FpTraceEntry *notes, guint n, guint index)
{
  for (guint i = 0; i < n; i++)
    {
      if (i == index || !fp_why_knows (writer, notes[i].seen) || !is_about_same (writer, &notes[i], &notes[index]))
        continue;
      if (notes[i].outcome > notes[index].outcome || (notes[i].outcome == notes[index].outcome && i < index))
        return FALSE;
    }
  return TRUE;
}

/* All that the notes like @note say of its ability, each sentence once. */
static char *
all_words (const FpWhyWriter *writer, const FpTraceEntry *notes, guint n, const FpTraceEntry *note)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n; i++)
    if (notes[i].outcome == note->outcome && fp_why_knows (writer, notes[i].seen) &&
        is_about_same (writer, &notes[i], note))
      {
        char *line = note_words (writer, &notes[i]);

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
  const FpTraceEntry *notes = fp_trace_entries (writer->trace, &n);
  guint last = fp_trace_last (writer->trace);

  for (guint i = 0; i < n; i++)
    {
      int step = fp_trace_step (writer->trace, notes[i].step);

      if (notes[i].step + (guint) STEPS < last || !fp_why_knows (writer, notes[i].seen) ||
          !says_most (writer, notes, n, i))
        continue;
      fp_why_add (writer, (FpWhy){ .section = FP_WHY_RECENT,
                                   .heading = step >= 0 ? g_strdup (fp_text_step (writer->engine, (guint) step)) : NULL,
                                   .title = fp_why_rule (writer, notes[i].rule, notes[i].card, notes[i].me),
                                   .text = all_words (writer, notes, n, &notes[i]),
                                   .card = fp_why_knows (writer, notes[i].open) ? notes[i].card : FP_NO_CARD,
                                   .topic = step_topic (writer, notes[i].step) });
    }
}
