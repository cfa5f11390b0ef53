/* SPDX-License-Identifier: GPL-3.0-or-later */
/* “Why?”: which rules had their say in the last steps, which didn't, and what was against it. */
#include "engine/fp-force.h"
#include "words/fp-words-why-private.h"

enum
{
  STEPS = 5, /* before the running one */
};

static const FpRule *
rule_of (const FpWhyWriter *writer, const FpTraced *note)
{
  return fp_catalog_rule (writer->engine->catalog, note->rule);
}

/* Whether both are about one ability of one card, or one rule laid down. */
static gboolean
is_about_same (const FpWhyWriter *writer, const FpTraced *a, const FpTraced *b)
{
  int ability = rule_of (writer, a)->ability;

  if (a->step != b->step || a->card != b->card || a->me != b->me)
    return FALSE;
  return a->rule == b->rule || (ability >= 0 && ability == rule_of (writer, b)->ability);
}

/* --- What became of it --- */

/* What it was looked at for: “after Ada wins the duel or contest”, “clout”. */
static char *
moment_words (const FpWhyWriter *writer, const FpTraced *note)
{
  const FpWordsSelf self = fp_words_self (&writer->wording, note->me);
  const FpRule *rule = rule_of (writer, note);
  uint64_t acts[2] = { 0, 0 };

  if (rule->kind == FP_RULE_MODIFY)
    return g_strdup (fp_words_asked (writer->engine->edition, rule->question));
  if (note->procedure < 0)
    return fp_words_expression_of (writer->engine, &self, rule->cond);
  acts[note->procedure / 64] = (uint64_t) 1 << note->procedure % 64;
  if (rule->kind == FP_RULE_REPLACE)
    return fp_words_acts (writer->engine, &self, acts, rule->who);
  return fp_words_moments (writer->engine, &self, (FpWhen) rule->when, acts, rule->who);
}

/* The number, or word, @amount that @question was answered with; NULL: its answers are neither. */
static char *
amount_words (const FpEdition *edition, guint question, int amount)
{
  const char *word = fp_words_word (edition, edition->questions[question].words, amount);

  if (edition->questions[question].gives == FP_TYPE_NUMBER)
    return fp_words_number (amount);
  return edition->questions[question].gives == FP_TYPE_WORD ? g_strdup (word) : NULL;
}

static char *
change_words (const FpWhyWriter *writer, const FpTraced *note)
{
  const FpEdition *edition = writer->engine->edition;
  const FpRule *rule = rule_of (writer, note);
  g_autofree char *before = amount_words (edition, rule->question, note->before);
  g_autofree char *after = amount_words (edition, rule->question, note->after);
  const char *what = fp_words_asked (edition, rule->question);

  if (before == NULL || after == NULL)
    return fp_words_fill (_ ("Changed this: {what}."), "what", what, NULL);
  if (note->who == FP_NOBODY)
    return fp_words_fill (_ ("Changed this: {what}, from {before} to {after}."), "what", what, "before", before,
                          "after", after, NULL);
  return fp_words_fill (_ ("Changed this for {seat}: {what}, from {before} to {after}."), "seat",
                        fp_words_seat (&writer->wording, note->who), "what", what, "before", before, "after", after,
                        NULL);
}

static const char *
worked_pattern (const FpRule *rule, const FpTraced *note)
{
  if (rule->kind == FP_RULE_REPLACE)
    return _ ("It worked instead of this: {when}.");
  if (note->procedure < 0)
    return _ ("It worked, because this came about: {when}.");
  return _ ("It worked; its moment had come: {when}.");
}

/* What was against it, as the end of a sentence; NULL: nothing. */
static char *
against_words (const FpWhyWriter *writer, const FpTraced *note)
{
  const FpRule *rule = rule_of (writer, note);
  const FpWordsSelf self = fp_words_self (&writer->wording, note->me);
  g_autofree char *words = NULL;

  switch ((FpOutcome) note->outcome)
    {
    case FP_TRACED_OTHER:
      return fp_words_fill (_ ("it happened to {seat}, whom it doesn't answer"), "seat",
                            fp_words_seat (&writer->wording, note->who), NULL);
    case FP_TRACED_ENCOUNTER:
      return fp_words_fill (_ ("it works only {where}"), "where", fp_words_encounters (rule->in), NULL);
    case FP_TRACED_ROLE:
      for (guint i = 0; i < writer->engine->edition->n_roles; i++)
        if (rule->role >> i & 1)
          return fp_words_fill (_ ("its player isn't the {role}"), "role", fp_words_role (writer->engine->edition, i),
                                NULL);
      return NULL;
    case FP_TRACED_SPENT:
      return fp_words_fill (
          _ ("it has been used already ({limit})"), "limit",
          fp_words_limit ((FpLimit) fp_catalog_ability (writer->engine->catalog, (guint) rule->ability)->limit), NULL);
    case FP_TRACED_ABILITY_CONDITION:
    case FP_TRACED_CONDITION:
      words = fp_words_expression_of (writer->engine, &self,
                                      note->outcome == FP_TRACED_CONDITION ? rule->cond : rule->ability_cond);
      return fp_words_fill (_ ("its condition doesn't hold: {condition}"), "condition", words, NULL);
    case FP_TRACED_NOTHING:
      return fp_words_fill (_ ("there is nothing {seat} could do with it"), "seat",
                            fp_words_seat (&writer->wording, note->me), NULL);
    case FP_TRACED_DECLINED:
      return fp_words_fill (_ ("{seat} decided against it"), "seat", fp_words_seat (&writer->wording, note->me), NULL);
    case FP_TRACED_UNCHANGED:
    case FP_TRACED_WORKED:
    case FP_TRACED_STOPPED:
      break;
    }
  return NULL;
}

static const char *
against_pattern (const FpRule *rule, const FpTraced *note)
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
note_words (const FpWhyWriter *writer, const FpTraced *note)
{
  const FpRule *rule = rule_of (writer, note);
  g_autofree char *when = moment_words (writer, note);
  g_autofree char *why = against_words (writer, note);

  if (note->outcome == FP_TRACED_STOPPED)
    return g_strdup (_ ("It was used, and that came to nothing."));
  if (note->outcome == FP_TRACED_UNCHANGED)
    return fp_words_fill (_ ("It works on this, but changes nothing about it: {what}."), "what", when, NULL);
  if (note->outcome == FP_TRACED_WORKED && rule->kind == FP_RULE_MODIFY)
    return change_words (writer, note);
  if (note->outcome == FP_TRACED_WORKED || why == NULL)
    return fp_words_fill (worked_pattern (rule, note), "when", when, NULL);
  /* What it waits for is its condition, and that doesn't hold. */
  if (note->procedure < 0 && rule->kind != FP_RULE_MODIFY && note->outcome == FP_TRACED_CONDITION)
    return fp_words_fill (_ ("It waits for this, which hasn't come about: {when}."), "when", when, NULL);
  return fp_words_fill (against_pattern (rule, note), "when", when, "why", why, NULL);
}

/* --- Which are told --- */

/* Whether @note is the first that says as much as any about its ability in its step; those that say less are left
 * out. */
static gboolean
says_most (const FpWhyWriter *writer, const FpTraced *notes, guint n, guint index)
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
all_words (const FpWhyWriter *writer, const FpTraced *notes, guint n, const FpTraced *note)
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
fp_why_just (FpWhyWriter *writer)
{
  guint n;
  const FpTraced *notes = fp_trace_notes (writer->trace, &n);
  guint last = fp_trace_last (writer->trace);

  for (guint i = 0; i < n; i++)
    {
      int step = fp_trace_step (writer->trace, notes[i].step);

      if (notes[i].step + (guint) STEPS < last || !fp_why_knows (writer, notes[i].seen) ||
          !says_most (writer, notes, n, i))
        continue;
      fp_why_add (writer,
                  (FpWhy){ .section = FP_WHY_JUST,
                           .heading = step >= 0 ? g_strdup (fp_words_step (writer->engine, (guint) step)) : NULL,
                           .title = fp_why_rule (writer, notes[i].rule, notes[i].card, notes[i].me),
                           .text = all_words (writer, notes, n, &notes[i]),
                           .card = fp_why_knows (writer, notes[i].open) ? notes[i].card : FP_NO_CARD,
                           .topic = step_topic (writer, notes[i].step) });
    }
}
