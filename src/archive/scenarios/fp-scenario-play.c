/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays one scenario from its position to its end. */
#include "archive/scenarios/fp-scenario-private.h"

#include "archive/positions/fp-position.h"

#include <string.h>

char *
fp_scenario_question (const FpEngine *engine)
{
  char id[FP_SCENARIO_ID_SIZE];
  FpDecision decision;

  if (!fp_engine_decision (engine, &decision))
    return g_strdup (fp_engine_over (engine) ? "the game is over" : "nothing is asked");
  fp_decision_id (engine, &decision, id, sizeof id);
  return g_strdup_printf ("%s is asked %s", engine->edition->seat_ids[decision.seat], id);
}

void
fp_scenario_fail (FpScenarioRun *run, FpLocation at, const char *format, ...)
{
  const FpOptions *options = fp_engine_options (run->engine);
  char id[FP_SCENARIO_ID_SIZE];
  va_list arguments;

  if (run->message != NULL)
    return;
  va_start (arguments, format);
  run->message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  run->at = at;
  run->question = fp_scenario_question (run->engine);
  run->options = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < options->n; i++)
    g_ptr_array_add (run->options, g_strdup (fp_option_id (run->engine, &options->option[i], id, sizeof id)));
}

/* Returns TRUE for events with a number of things. */
static gboolean
has_count (FpEventKind kind)
{
  static const FpEventKind kinds[] = {
    FP_EVENT_CARDS_DRAWN,    FP_EVENT_DECK_RENEWED,    FP_EVENT_DESTINY_RENEWED,       FP_EVENT_CARDS_DISCARDED,
    FP_EVENT_SHIPS_SENT,     FP_EVENT_SHIPS_DESTROYED, FP_EVENT_SHIPS_RECOVERED,       FP_EVENT_SHIPS_RETREATED,
    FP_EVENT_TACTIC_READIED, FP_EVENT_TACTIC_SPENT,    FP_EVENT_REINFORCEMENTS_GAINED, FP_EVENT_CARDS_MOVED,
    FP_EVENT_CARDS_SHOWN,    FP_EVENT_CARDS_LOOKED_AT, FP_EVENT_CARDS_SWAPPED,         FP_EVENT_CARDS_SHUFFLED,
    FP_EVENT_CARDS_ARRANGED, FP_EVENT_SHIPS_MOVED
  };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (kinds[i] == kind)
      return TRUE;
  return FALSE;
}

static void
on_event (const FpEngine *engine, const FpEvent *event, gpointer data)
{
  FpScenarioRun *run = data;

  run->times[event->kind]++;
  run->amount[event->kind] += has_count ((FpEventKind) event->kind) ? (guint) MAX (event->count, 0) : 1;
}

static void
on_forced (FpEngine *engine, const FpPendingDecision *pending, const FpOption *option, gpointer data)
{
  FpScenarioRun *run = data;
  FpScenarioForced forced = { .seat = pending->seat };
  FpDecision decision;

  fp_engine_describe (engine, pending, &decision);
  fp_decision_id (engine, &decision, forced.decision, sizeof forced.decision);
  fp_option_id (engine, option, forced.option, sizeof forced.option);
  g_array_append_val (run->forced, forced);
}

/* Evaluates the expectations that wait for this step, in the order of the file. */
static void
on_step_ended (FpEngine *engine, guint procedure, gpointer data)
{
  FpScenarioRun *run = data;

  if (run->decks != NULL)
    fp_position_hold_decks (engine->state, run->decks);
  for (guint i = 0; i < run->armed->len;)
    {
      const FpElement *expect = g_ptr_array_index (run->armed, i);

      if (strcmp (fp_element_get (expect, "after"), engine->edition->procedures[procedure].id) != 0)
        {
          i++;
          continue;
        }
      g_ptr_array_remove_index (run->armed, i);
      fp_scenario_that (run, expect);
    }
}

static gboolean
is_move (const FpElement *element)
{
  return fp_element_is (element, "answer") || fp_element_is (element, "concede");
}

/* Registers the expectations with “after” from @from up to the next answer. */
static void
arm (FpScenarioRun *run, const FpElement *scenario, guint from)
{
  for (guint i = from; i < fp_element_n_children (scenario); i++)
    {
      const FpElement *element = fp_element_child_at (scenario, i);

      if (is_move (element) || fp_element_is (element, "end"))
        return;
      if (fp_element_is (element, "expect") && fp_element_get (element, "after") != NULL)
        g_ptr_array_add (run->armed, (gpointer) element);
    }
}

void
fp_scenario_forget_events (FpScenarioRun *run)
{
  memset (run->times, 0, sizeof run->times);
  memset (run->amount, 0, sizeof run->amount);
}

static void
concede (FpScenarioRun *run, const FpElement *element)
{
  int seat = fp_edition_seat (run->engine->edition, fp_element_get (element, "seat"));
  g_autofree char *question = fp_scenario_question (run->engine);
  FpDecision decision;

  if (!fp_engine_decision (run->engine, &decision) || decision.seat != seat)
    {
      fp_scenario_fail (run, element->at, "“%s” cannot give up now: %s", fp_element_get (element, "seat"), question);
      return;
    }
  g_array_set_size (run->forced, 0);
  fp_scenario_forget_events (run);
  fp_engine_concede (run->engine, (uint8_t) seat);
}

static void
end (FpScenarioRun *run, const FpElement *element)
{
  const FpHead *head = &run->engine->state->head;
  const char *game = fp_element_get (element, "game");
  guint all = (1u << head->n_seats) - 1, wanted;

  if (run->armed->len > 0)
    {
      const FpElement *expect = g_ptr_array_index (run->armed, 0);

      fp_scenario_fail (run, expect->at, "the step “%s” never ended, so nothing was judged",
                        fp_element_get (expect, "after"));
    }
  if (game == NULL)
    {
      fp_scenario_expect_decision (run, element);
      return;
    }
  wanted = strcmp (game, "both") == 0 ? all : 0;
  if (fp_edition_seat (run->engine->edition, game) >= 0)
    wanted = 1u << fp_edition_seat (run->engine->edition, game);
  if (!fp_engine_over (run->engine))
    fp_scenario_fail (run, element->at, "the game is not over; expected that it is");
  else if (head->winners != wanted)
    fp_scenario_fail (run, element->at, "the game's winner: %s; expected %s", fp_engine_winner_id (run->engine), game);
}

/* An unsound state is a fault of the program, not of the scenario, but must be reported. */
static void
check_state (FpScenarioRun *run, FpLocation at)
{
  const char *wrong = fp_state_check (run->engine);

  if (wrong != NULL)
    fp_scenario_fail (run, at, "the state is unsound: %s", wrong);
}

/* Plays one element. */
static void
play_element (FpScenarioRun *run, const FpElement *scenario, guint index)
{
  const FpElement *element = fp_element_child_at (scenario, index);

  if (is_move (element))
    arm (run, scenario, index + 1);
  if (fp_element_is (element, "answer"))
    fp_scenario_answer (run, element);
  else if (fp_element_is (element, "concede"))
    concede (run, element);
  else if (fp_element_is (element, "end"))
    end (run, element);
  else if (fp_element_is (element, "expect") && fp_element_get (element, "after") == NULL)
    fp_scenario_expect (run, element);
  if (is_move (element))
    check_state (run, element->at);
}

uint32_t
fp_scenario_options (const FpElement *scenario, const FpEdition *edition)
{
  uint32_t options = 0;

  for (guint i = 0; i < fp_element_n_children (scenario); i++)
    {
      const FpElement *element = fp_element_child_at (scenario, i);

      for (guint k = 0; fp_element_is (element, "option") && k < edition->n_options; k++)
        if (strcmp (edition->options[k].id, fp_element_get (element, "id")) == 0 && strcmp (element->text, "yes") == 0)
          options |= 1u << k;
    }
  return options;
}

static void
play (FpScenarioRun *run, const char *file, const FpElement *scenario)
{
  g_autoptr (FpProblems) problems = fp_problems_new (file);

  if (!fp_position_apply (run->engine, scenario, fp_scenario_options (scenario, run->engine->edition), problems))
    {
      const FpProblem *problem = fp_problems_get (problems, 0);

      run->at = problem->at;
      run->message = g_strdup (problem->message);
      return;
    }
  if (g_strcmp0 (fp_element_get (scenario, "start"), "setup") == 0)
    run->decks = fp_position_decks (run->engine, scenario);
  arm (run, scenario, 0);
  fp_engine_run (run->engine);
  check_state (run, scenario->at);
  for (guint i = 0; i < fp_element_n_children (scenario) && run->message == NULL; i++)
    play_element (run, scenario, i);
}

void
fp_scenario_try_position (const FpElement *scenario, const FpEdition *edition, const FpCatalog *catalog,
                          FpProblems *problems)
{
  FpState *state = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  g_autoptr (FpEngine) engine = fp_engine_new (edition, catalog);

  fp_engine_use (engine, state);
  fp_position_apply (engine, scenario, fp_scenario_options (scenario, edition), problems);
  g_aligned_free (state);
}

gboolean
fp_scenario_play (const char *file, const FpElement *scenario, const FpEdition *edition, const FpCatalog *catalog,
                  GString *out)
{
  FpState *state = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  g_autoptr (FpEngine) engine = fp_engine_new (edition, catalog);
  FpScenarioRun run = { .engine = engine };
  gboolean passed;

  run.forced = g_array_new (FALSE, FALSE, sizeof (FpScenarioForced));
  run.armed = g_ptr_array_new ();
  fp_engine_use (engine, state);
  engine->listener = on_event;
  engine->forced = on_forced;
  engine->step_ended = on_step_ended;
  engine->listener_data = engine->forced_data = engine->step_ended_data = &run;
  play (&run, file, scenario);
  passed = run.message == NULL;
  if (!passed)
    fp_scenario_append_block (out, file, run.at, run.message, run.question, run.options);
  g_array_unref (run.forced);
  g_ptr_array_unref (run.armed);
  g_clear_pointer (&run.decks, g_array_unref);
  g_clear_pointer (&run.options, g_ptr_array_unref);
  g_free (run.message);
  g_free (run.question);
  g_aligned_free (state);
  return passed;
}
