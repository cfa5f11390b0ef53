/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays one scenario from its position to its end. */
#include "archive/scenarios/fp-scenario-private.h"

#include "archive/positions/fp-position.h"

#include <string.h>

/* The state of the play beside its run. */
typedef struct
{
  FpScenarioRun *run;
  FpEngine *engine; /* of the run */
  GPtrArray *armed; /* of const FpElement*: registered <expect after> */
  GArray *decks; /* decks whose order set-up must keep; NULL: it is no set-up */
} Play;

/* Evaluates the expectations that wait for this step, in the order of the file. */
static void
on_step_ended (FpEngine *engine, guint procedure, gpointer data)
{
  Play *play = data;

  if (play->decks != NULL)
    fp_position_hold_decks (engine->state, play->decks);
  for (guint i = 0; i < play->armed->len;)
    {
      const FpElement *expect = g_ptr_array_index (play->armed, i);

      if (!fp_edition_is_called (engine->edition, procedure, fp_element_get (expect, "after")))
        {
          i++;
          continue;
        }
      g_ptr_array_remove_index (play->armed, i);
      fp_scenario_that (play->run, expect);
    }
}

static gboolean
is_move (const FpElement *element)
{
  return fp_element_is (element, "answer") || fp_element_is (element, "concede") || fp_element_is (element, "pass");
}

/* Registers the expectations with “after” from @from up to the next answer. */
static void
arm (Play *play, const FpElement *scenario, guint from)
{
  for (guint i = from; i < fp_element_n_children (scenario); i++)
    {
      const FpElement *element = fp_element_child_at (scenario, i);

      if (is_move (element) || fp_element_is (element, "end"))
        return;
      if (fp_element_is (element, "expect") && fp_element_get (element, "after") != NULL)
        g_ptr_array_add (play->armed, (gpointer) element);
    }
}

static void
concede (Play *play, const FpElement *element)
{
  int seat = fp_edition_seat (play->engine->edition, fp_element_get (element, "seat"));
  g_autofree char *question = fp_scenario_question (play->engine);
  FpDecision decision;

  if (!fp_engine_decision (play->engine, &decision) || decision.seat != seat)
    {
      fp_scenario_fail (play->run, element->at, "“%s” cannot give up now: %s", fp_element_get (element, "seat"),
                        question);
      return;
    }
  fp_scenario_concede (play->run, (uint8_t) seat);
}

static void
pass (Play *play, const FpElement *element)
{
  const FpEdition *edition = play->engine->edition;

  fp_scenario_pass (play->run, (uint8_t) fp_edition_seat (edition, fp_element_get (element, "seat")),
                    fp_edition_step (edition, fp_element_get (element, "until")));
}

/* Complains unless the game is over and was won by the seats in @game. */
static void
end_game (Play *play, const FpElement *element, const char *game)
{
  const FpHead *head = &play->engine->state->head;
  const FpEdition *edition = play->engine->edition;
  g_autofree char *winners = fp_engine_winner_ids (play->engine);
  g_auto (GStrv) ids = g_strsplit_set (game, " \t\n", -1);
  guint wanted = strcmp (game, "both") == 0 ? (1u << head->n_seats) - 1 : 0;

  for (guint i = 0; ids[i] != NULL; i++)
    if (fp_edition_seat (edition, ids[i]) >= 0)
      wanted |= 1u << fp_edition_seat (edition, ids[i]);
  if (!fp_engine_over (play->engine))
    fp_scenario_fail (play->run, element->at, "the game is not over; expected that it is");
  else if (head->winners != wanted ||
           (strcmp (game, "undecided") == 0) != fp_edition_ends (edition, head->ending, FP_ENDS_UNDECIDED))
    fp_scenario_fail (play->run, element->at, "the game's winner: %s; expected %s", winners, game);
}

static void
end (Play *play, const FpElement *element)
{
  const char *game = fp_element_get (element, "game");

  if (play->armed->len > 0)
    {
      const FpElement *expect = g_ptr_array_index (play->armed, 0);

      fp_scenario_fail (play->run, expect->at, "the step “%s” never ended, so nothing was judged",
                        fp_element_get (expect, "after"));
    }
  if (game == NULL)
    fp_scenario_expect_decision (play->run, element);
  else
    end_game (play, element, game);
}

/* An unsound state is a fault of the program, not of the scenario, but must be reported. */
static void
check_state (Play *play, FpLocation at)
{
  const char *wrong = fp_state_check (play->engine);

  if (wrong != NULL)
    fp_scenario_fail (play->run, at, "the state is unsound: %s", wrong);
}

/* Plays one element. */
static void
play_element (Play *play, const FpElement *scenario, guint index)
{
  const FpElement *element = fp_element_child_at (scenario, index);

  if (is_move (element))
    arm (play, scenario, index + 1);
  if (fp_element_is (element, "answer"))
    fp_scenario_answer (play->run, element);
  else if (fp_element_is (element, "concede"))
    concede (play, element);
  else if (fp_element_is (element, "pass"))
    pass (play, element);
  else if (fp_element_is (element, "end"))
    end (play, element);
  else if (fp_element_is (element, "expect") && fp_element_get (element, "after") == NULL)
    fp_scenario_expect (play->run, element);
  if (!is_move (element))
    return;
  fp_scenario_pass_on (play->run);
  check_state (play, element->at);
}

uint64_t
fp_scenario_options (const FpElement *scenario, const FpEdition *edition)
{
  uint64_t options = 0;

  for (guint i = 0; i < fp_element_n_children (scenario); i++)
    {
      const FpElement *element = fp_element_child_at (scenario, i);
      const char *id = fp_element_is (element, "option") ? fp_element_get (element, "id") : NULL;

      if (id != NULL && strcmp (element->text, "yes") == 0)
        options |= fp_edition_option (edition, id);
    }
  return options;
}

static void
play_all (Play *play, const char *file, const FpElement *scenario)
{
  g_autoptr (FpProblems) problems = fp_problems_new (file);

  if (!fp_position_apply (play->engine, scenario, fp_scenario_options (scenario, play->engine->edition), problems))
    {
      fp_scenario_reject (play->run, fp_problems_get (problems, 0));
      return;
    }
  if (g_strcmp0 (fp_element_get (scenario, "start"), "setup") == 0)
    play->decks = fp_position_decks (play->engine, scenario);
  arm (play, scenario, 0);
  fp_engine_run (play->engine);
  check_state (play, scenario->at);
  for (guint i = 0; i < fp_element_n_children (scenario) && !fp_scenario_failed (play->run); i++)
    play_element (play, scenario, i);
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
  g_autoptr (FpScenarioRun) run = fp_scenario_run_new (edition, catalog);
  g_autoptr (GPtrArray) armed = g_ptr_array_new ();
  Play play = { .run = run, .engine = fp_scenario_engine (run), .armed = armed };

  play.engine->step_ended = on_step_ended;
  play.engine->step_ended_data = &play;
  play_all (&play, file, scenario);
  g_clear_pointer (&play.decks, g_array_unref);
  fp_scenario_append_failure (run, file, out);
  return !fp_scenario_failed (run);
}
