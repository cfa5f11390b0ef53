/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Evaluates a scenario's expectations. */
#include "archive/scenarios/fp-scenario-private.h"

#include "archive/fp-xml-validator.h"

#include <string.h>

enum
{
  SCRATCH = 4 * FP_MAX_CARDS /* scratch memory for the sets of one expression */
};

FpExpression *
fp_scenario_expression (const FpEdition *edition, const FpCatalog *catalog, const char *text, FpType wanted,
                        FpExpressionError **error)
{
  FpScope scope = { .edition = edition, .catalog = catalog, .seats = TRUE, .no_bare = TRUE };

  return fp_expression_parse (text, &scope, wanted, error);
}

/* Appends the value of @text if it is worth a word: a number, a number of things, players. */
static void
append_value (const FpScenarioRun *run, const char *text, GString *out)
{
  g_autoptr (FpExpressionError) error = NULL;
  g_autoptr (FpExpression) expression = fp_scenario_expression (
      fp_scenario_engine (run)->edition, fp_scenario_engine (run)->catalog, text, FP_TYPE_NOTHING, &error);
  g_autofree uint16_t *scratch = g_new (uint16_t, SCRATCH);
  FpContext context;
  FpValue value;

  fp_engine_context (fp_scenario_engine (run), scratch, SCRATCH, &context);
  if (expression == NULL || fp_expression_is_constant (expression, &(int){ 0 }))
    return;
  fp_expression_eval (expression, &context, &value);
  g_string_append_printf (out, "; %s is ", text);
  if (value.type == FP_TYPE_NOTHING)
    g_string_append (out, "nothing");
  else if (value.type == FP_TYPE_YES_NO)
    g_string_append (out, value.number ? "yes" : "no");
  else if (value.type == FP_TYPE_PLAYERS)
    for (guint seat = 0, n = 0; seat < fp_scenario_engine (run)->edition->most_seats; seat++)
      {
        if (value.number & 1 << seat)
          g_string_append_printf (out, "%s%s", n++ > 0 ? " " : "", fp_scenario_engine (run)->edition->seat_ids[seat]);
      }
  else
    g_string_append_printf (out, "%d", fp_value_number (&context, &value));
}

/* Returns the position of the word @word in @text outside brackets, NULL: none. */
static const char *
find_outside (const char *text, const char *word)
{
  int depth = 0;

  for (const char *p = text; *p != '\0'; p++)
    {
      depth += (*p == '(' || *p == '[') - (*p == ')' || *p == ']');
      if (depth == 0 && g_str_has_prefix (p, word))
        return p;
    }
  return NULL;
}

/* Appends the values on both sides of a comparison. */
static void
append_sides (const FpScenarioRun *run, const char *text, GString *out)
{
  static const char *const signs[] = { " = ", " != ", " >= ", " <= ", " > ", " < " };

  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    {
      const char *sign = find_outside (text, signs[i]);
      g_autofree char *left = sign != NULL ? g_strndup (text, (gsize) (sign - text)) : NULL;

      if (sign == NULL)
        continue;
      append_value (run, left, out);
      append_value (run, sign + strlen (signs[i]), out);
      return;
    }
}

/* Returns TRUE if the condition @text holds. */
static gboolean
holds (const FpScenarioRun *run, const char *text)
{
  g_autoptr (FpExpression) expression = fp_scenario_expression (
      fp_scenario_engine (run)->edition, fp_scenario_engine (run)->catalog, text, FP_TYPE_YES_NO, NULL);
  g_autofree uint16_t *scratch = g_new (uint16_t, SCRATCH);
  FpContext context;
  FpValue value;

  fp_engine_context (fp_scenario_engine (run), scratch, SCRATCH, &context);
  if (expression == NULL)
    return FALSE;
  fp_expression_eval (expression, &context, &value);
  return fp_value_true (&value);
}

/* Appends the false ones of “A and B and C”. */
static void
append_false_parts (const FpScenarioRun *run, const char *text, GString *out)
{
  g_autofree char *rest = g_strdup (text);
  char *part = rest;

  while (part != NULL)
    {
      char *and = (char *) find_outside (part, " and ");
      char *next = and != NULL ? and+strlen (" and ") : NULL;

      if (and != NULL)
        *and = '\0';
      g_strstrip (part);
      if (!holds (run, part))
        append_sides (run, part, out);
      part = next;
    }
}

void
fp_scenario_that (FpScenarioRun *run, const FpElement *expect)
{
  const FpAttribute *that = fp_element_attribute (expect, "that");
  g_autoptr (GString) why = NULL;

  if (holds (run, that->value))
    return;
  why = g_string_new (NULL);
  if (find_outside (that->value, " or ") == NULL)
    append_false_parts (run, that->value, why);
  fp_scenario_fail (run, expect->at, "it is not so that %s%s", that->value, why->str);
}

static void
check_options (FpScenarioRun *run, const FpAttribute *ids, gboolean can)
{
  g_autoptr (GArray) words = fp_validate_words (ids->value, ids->value_at);
  FpDecision decision;

  if (!fp_engine_decision (fp_scenario_engine (run), &decision))
    {
      fp_scenario_fail (run, ids->at, "the game is over; expected a question");
      return;
    }
  for (guint i = 0; i < words->len; i++)
    {
      const FpXmlWord *word = &g_array_index (words, FpXmlWord, i);

      if ((fp_engine_find_option (fp_scenario_engine (run), word->word) >= 0) != can)
        fp_scenario_fail (
            run, word->at,
            can ? "“%s” is no option; expected that it is" : "“%s” is an option; expected that it is none", word->word);
    }
}

void
fp_scenario_expect_decision (FpScenarioRun *run, const FpElement *element)
{
  const char *asked = fp_element_get (element, "asked");
  const char *seat = fp_element_get (element, "seat");
  FpDecision decision;

  if (fp_engine_decision (fp_scenario_engine (run), &decision) &&
      fp_decision_is (fp_scenario_engine (run), &decision, asked) &&
      (seat == NULL || decision.seat == fp_edition_seat (fp_scenario_engine (run)->edition, seat)))
    return;
  {
    g_autofree char *question = fp_scenario_question (fp_scenario_engine (run));

    fp_scenario_fail (run, element->at, "%s; expected that %s%s%s is asked", question, seat != NULL ? seat : "",
                      seat != NULL ? " " : "", asked);
  }
}

static void
check_event (FpScenarioRun *run, const FpElement *expect)
{
  const char *event = fp_element_get (expect, "event");
  const char *count = fp_element_get (expect, "count");
  int kind = fp_event_from_id (fp_scenario_engine (run)->edition, event);
  guint amount, times = fp_scenario_events (run, (guint) kind, &amount);

  if (count == NULL && times == 0)
    fp_scenario_fail (run, expect->at, "no event “%s” since the last answer; expected one", event);
  else if (count != NULL && g_ascii_strtoull (count, NULL, 10) != amount)
    fp_scenario_fail (run, expect->at, "“%s” counts %u since the last answer, in %u events; expected %s", event, amount,
                      times, count);
}

static void
check_digest (FpScenarioRun *run, const FpAttribute *expected)
{
  guint64 digest = fp_state_digest (fp_scenario_engine (run));

  if (digest != g_ascii_strtoull (expected->value, NULL, 16))
    fp_scenario_fail (run, expected->at, "the state's digest is %016" G_GINT64_MODIFIER "x; expected %s", digest,
                      expected->value);
}

void
fp_scenario_expect (FpScenarioRun *run, const FpElement *expect)
{
  const FpAttribute *can = fp_element_attribute (expect, "can");
  const FpAttribute *cannot = fp_element_attribute (expect, "cannot");

  if (fp_element_get (expect, "that") != NULL)
    fp_scenario_that (run, expect);
  if (fp_element_get (expect, "asked") != NULL)
    fp_scenario_expect_decision (run, expect);
  if (can != NULL)
    check_options (run, can, TRUE);
  if (cannot != NULL)
    check_options (run, cannot, FALSE);
  if (fp_element_get (expect, "event") != NULL)
    check_event (run, expect);
  fp_scenario_seen (run, expect);
  if (fp_element_get (expect, "digest") != NULL)
    check_digest (run, fp_element_attribute (expect, "digest"));
}
