/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Gives a scenario's answers, also to decisions that were forced and never asked. */
#include "archive/scenarios/fp-scenario-private.h"

#include "archive/fp-xml-validator.h"

#include <string.h>

/* The answer being given. */
typedef struct
{
  FpScenarioRun *run;
  uint8_t seat;
  const char *to;
  gboolean goes_on; /* the group is left open */
} Answer;

/* Returns TRUE if @answer is for the open decision and its seat. */
static gboolean
is_asked (const Answer *answer, FpDecision *decision)
{
  const FpEngine *engine = fp_scenario_engine (answer->run);

  return fp_engine_decision (engine, decision) && decision->seat == answer->seat &&
         fp_decision_is (engine, decision, answer->to);
}

/* Ends a group that could go on but has had all its answers, unless the scenario leaves it open. */
static void
give_done (const Answer *answer, guint group)
{
  FpDecision decision;
  int done;

  if (fp_scenario_failed (answer->run) || answer->goes_on || !is_asked (answer, &decision) || decision.group != group ||
      decision.picked == 0)
    return;
  done = fp_engine_find_option (fp_scenario_engine (answer->run), "done");
  if (done >= 0)
    fp_scenario_give (answer->run, (guint) done);
}

/* Finds the next of @words and its option: the first word, or, if the group is unordered, the word
 * whose option comes first, because options come in rising order. FALSE: the first word names no
 * option. */
static gboolean
next_selected (const Answer *answer, const GArray *words, const FpDecision *decision, guint *word, int *option)
{
  guint n = decision->flags & FP_DECISION_UNORDERED ? words->len : 1;

  *option = -1;
  for (guint i = 0; i < n; i++)
    {
      int found = fp_engine_find_option (fp_scenario_engine (answer->run), g_array_index (words, FpXmlWord, i).word);

      if (found < 0 || (*option >= 0 && found >= *option))
        continue;
      *option = found;
      *word = i;
    }
  return *option >= 0;
}

/* Returns TRUE if @word is for the open decision: one of its options, among no more words than it
 * still takes. */
static gboolean
is_wanted (const Answer *answer, const char *word, guint n_words)
{
  FpDecision decision;

  return is_asked (answer, &decision) && n_words <= (guint) decision.most - decision.picked &&
         fp_engine_find_option (fp_scenario_engine (answer->run), word) >= 0;
}

/* Removes the answers of forced decisions from @words. Of two like cards one may have been forced
 * and the other be an option now. */
static void
drop_forced (const Answer *answer, GArray *words)
{
  for (guint i = 0; i < words->len;)
    {
      const char *word = g_array_index (words, FpXmlWord, i).word;

      if (!is_wanted (answer, word, words->len) && fp_scenario_was_forced (answer->run, answer->seat, answer->to, word))
        g_array_remove_index (words, i);
      else
        i++;
    }
}

/* Returns TRUE if @word stands for the next answer of the group too. */
static gboolean
goes_on_as_usual (const Answer *answer, const char *word, guint group)
{
  FpDecision decision;

  return strcmp (word, FP_USUAL_ID) == 0 && is_asked (answer, &decision) && decision.group == group;
}

/* Removes a last “usual” from @words if nothing is left for it: the other ships had one place. */
static void
drop_usual (const Answer *answer, GArray *words, guint group)
{
  if (words->len == 1 && strcmp (g_array_index (words, FpXmlWord, 0).word, FP_USUAL_ID) == 0 &&
      !goes_on_as_usual (answer, FP_USUAL_ID, group))
    g_array_set_size (words, 0);
}

/* Gives the words one after the other while the decision or its group is open. */
static void
give_words (const Answer *answer, GArray *words, const FpDecision *first)
{
  FpDecision decision = *first;

  while (words->len > 0)
    {
      const FpXmlWord *next = &g_array_index (words, FpXmlWord, 0);
      guint word = 0;
      int option;

      if (!is_asked (answer, &decision) || decision.group != first->group)
        {
          fp_scenario_fail (answer->run, next->at, "“%s” is one answer too many for that question", next->word);
          return;
        }
      if (!next_selected (answer, words, &decision, &word, &option))
        {
          fp_scenario_fail (answer->run, next->at, "“%s” is no option", next->word);
          return;
        }
      fp_scenario_give (answer->run, (guint) option);
      if (!goes_on_as_usual (answer, g_array_index (words, FpXmlWord, word).word, first->group))
        g_array_remove_index (words, word);
      drop_forced (answer, words);
      drop_usual (answer, words, first->group);
    }
  give_done (answer, first->group);
}

void
fp_scenario_answer (FpScenarioRun *run, const FpElement *element)
{
  g_autoptr (GArray) words = fp_validate_words (element->text, element->text_at);
  const char *seat = fp_element_get (element, "seat");
  Answer answer = { .run = run,
                    .seat = (uint8_t) fp_edition_seat (fp_scenario_engine (run)->edition, seat),
                    .to = fp_element_get (element, "to"),
                    .goes_on = fp_element_get (element, "goes-on") != NULL };
  FpDecision decision;

  drop_forced (&answer, words);
  if (words->len == 0)
    return;
  if (!is_asked (&answer, &decision))
    {
      g_autofree char *question = fp_scenario_question (fp_scenario_engine (run));

      fp_scenario_fail (run, element->at, "“%s” is not asked “%s” now: %s", seat, answer.to, question);
      return;
    }
  fp_scenario_forget_events (run);
  give_words (&answer, words, &decision);
}
