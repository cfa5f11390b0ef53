/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A scenario being played: its game, the events and forced decisions since the last answer, and the
 * first failure. */
#include "archive/scenarios/fp-scenario-run.h"

#include "archive/scenarios/fp-scenario-private.h"
#include "archive/fp-window-passes.h"

#include <string.h>

/* A forced decision. */
typedef struct
{
  uint8_t seat;
  char decision[FP_SCENARIO_ID_SIZE];
  char option[FP_SCENARIO_ID_SIZE];
} Forced;

struct _FpScenarioRun
{
  FpEngine *engine;
  FpState *state;
  GArray *forced; /* of Forced, since the last asked decision */
  FpWindowPasses passes;
  guint times[FP_MAX_EVENTS]; /* events since the last answer, by kind */
  guint amount[FP_MAX_EVENTS]; /* the things they were about, by kind */
  /* The failure; message NULL: none yet. */
  FpLocation at;
  char *message;
  char *question; /* “blue STEP/SUBJECT”, or that the game is over */
  GPtrArray *options; /* of char*: ids */
};

/* --- Events and forced decisions --- */

static void
on_event (const FpEngine *engine, const FpEvent *event, gpointer data)
{
  FpScenarioRun *run = data;

  fp_window_passes_note (&run->passes, event);
  run->times[event->kind]++;
  run->amount[event->kind] +=
      fp_event_tells (engine->edition, event->kind, FP_TELLS_AMOUNT) ? (guint) MAX (event->count, 0) : 1;
}

static void
on_forced (FpEngine *engine, const FpPendingDecision *pending, const FpOption *option, gpointer data)
{
  FpScenarioRun *run = data;
  Forced forced = { .seat = pending->seat };
  FpDecision decision;

  fp_engine_describe (engine, pending, &decision);
  fp_decision_id (engine, &decision, forced.decision, sizeof forced.decision);
  fp_option_id (engine, option, forced.option, sizeof forced.option);
  g_array_append_val (run->forced, forced);
}

/* --- The game --- */

FpScenarioRun *
fp_scenario_run_new (const FpEdition *edition, const FpCatalog *catalog)
{
  FpScenarioRun *run = g_new0 (FpScenarioRun, 1);

  run->engine = fp_engine_new (edition, catalog);
  run->state = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  run->forced = g_array_new (FALSE, FALSE, sizeof (Forced));
  fp_engine_use (run->engine, run->state);
  run->engine->listener = on_event;
  run->engine->forced = on_forced;
  run->engine->listener_data = run->engine->forced_data = run;
  return run;
}

void
fp_scenario_run_free (FpScenarioRun *run)
{
  fp_engine_free (run->engine);
  g_aligned_free (run->state);
  g_array_unref (run->forced);
  g_clear_pointer (&run->options, g_ptr_array_unref);
  g_free (run->message);
  g_free (run->question);
  g_free (run);
}

FpEngine *
fp_scenario_engine (const FpScenarioRun *run)
{
  return run->engine;
}

void
fp_scenario_give (FpScenarioRun *run, guint option)
{
  g_array_set_size (run->forced, 0);
  fp_engine_answer (run->engine, option);
}

void
fp_scenario_concede (FpScenarioRun *run, uint8_t seat)
{
  g_array_set_size (run->forced, 0);
  fp_scenario_forget_events (run);
  fp_engine_concede (run->engine, seat);
}

void
fp_scenario_pass (FpScenarioRun *run, uint8_t seat, guint until)
{
  run->passes.until[seat] = (uint16_t) until;
}

void
fp_scenario_pass_on (FpScenarioRun *run)
{
  int option;

  while ((option = fp_window_passes_option (&run->passes, run->engine)) >= 0)
    fp_engine_answer (run->engine, (guint) option);
}

gboolean
fp_scenario_was_forced (FpScenarioRun *run, uint8_t seat, const char *decision, const char *option)
{
  g_autofree char *plain = fp_engine_plain_id (run->engine, option);

  for (guint i = 0; i < run->forced->len; i++)
    {
      const Forced *one = &g_array_index (run->forced, Forced, i);

      if (one->seat != seat || strcmp (one->decision, decision) != 0)
        continue;
      if (strcmp (one->option, option) != 0 && strcmp (one->option, plain) != 0)
        continue;
      g_array_remove_index (run->forced, i);
      return TRUE;
    }
  return FALSE;
}

void
fp_scenario_forget_events (FpScenarioRun *run)
{
  memset (run->times, 0, sizeof run->times);
  memset (run->amount, 0, sizeof run->amount);
}

guint
fp_scenario_events (const FpScenarioRun *run, guint kind, guint *amount)
{
  *amount = run->amount[kind];
  return run->times[kind];
}

/* --- The failure --- */

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

void
fp_scenario_reject (FpScenarioRun *run, const FpProblem *problem)
{
  run->at = problem->at;
  run->message = g_strdup (problem->message);
}

gboolean
fp_scenario_failed (const FpScenarioRun *run)
{
  return run->message != NULL;
}

void
fp_scenario_append_failure (const FpScenarioRun *run, const char *file, GString *out)
{
  if (run->message != NULL)
    fp_scenario_append_block (out, file, run->at, run->message, run->question, run->options);
}
