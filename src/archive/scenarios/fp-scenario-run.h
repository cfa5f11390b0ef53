/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A scenario being played: its game, the events and forced decisions since the last answer, and the
 * first failure. */
#pragma once

#include "archive/scenarios/fp-scenario.h"

enum
{
  FP_SCENARIO_ID_SIZE = 96, /* size of a buffer for a decision's or option's id */
};

typedef struct _FpScenarioRun FpScenarioRun;

/* fp_scenario_run_new: returns a run whose game has no position yet. Free with
 * fp_scenario_run_free (). */
FpScenarioRun *fp_scenario_run_new (const FpEdition *edition, const FpCatalog *catalog);
void fp_scenario_run_free (FpScenarioRun *run);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpScenarioRun, fp_scenario_run_free)

/* fp_scenario_engine: returns the engine of the game, owned by @run. Its answers go through
 * fp_scenario_give () and fp_scenario_concede (). */
FpEngine *fp_scenario_engine (const FpScenarioRun *run);

/* fp_scenario_give: answers the open decision with its option number @option. fp_scenario_concede:
 * concedes for @seat. Both forget the forced decisions before; to concede also forgets the
 * events. */
void fp_scenario_give (FpScenarioRun *run, guint option);
void fp_scenario_concede (FpScenarioRun *run, uint8_t seat);

/* fp_scenario_pass: lets @seat pass in each window from now until the step @until begins.
 * fp_scenario_pass_on: answers the windows of such seats while one is open. */
void fp_scenario_pass (FpScenarioRun *run, uint8_t seat, guint until);
void fp_scenario_pass_on (FpScenarioRun *run);

/* fp_scenario_was_forced: returns TRUE if the decision with the id @decision was forced for @seat
 * since the last asked one, with the option @option as its answer; forgets that decision. */
gboolean fp_scenario_was_forced (FpScenarioRun *run, uint8_t seat, const char *decision, const char *option);

/* fp_scenario_events: returns how many events of @kind there were since fp_scenario_forget_events
 * () was called, and puts the number of their things into @amount. */
guint fp_scenario_events (const FpScenarioRun *run, guint kind, guint *amount);
void fp_scenario_forget_events (FpScenarioRun *run);

/* fp_scenario_question: returns the open decision, “blue STEP/SUBJECT”, or the state of the
 * game. Free with g_free (). */
char *fp_scenario_question (const FpEngine *engine);

/* fp_scenario_fail: records the first failure, with the decision open now. fp_scenario_reject:
 * records that the position is impossible, before there is a decision. */
void fp_scenario_fail (FpScenarioRun *run, FpLocation at, const char *format, ...) G_GNUC_PRINTF (3, 4);
void fp_scenario_reject (FpScenarioRun *run, const FpProblem *problem);

/* fp_scenario_failed: returns TRUE if a failure was recorded. fp_scenario_append_failure: appends
 * its YAML block, if there is one. */
gboolean fp_scenario_failed (const FpScenarioRun *run);
void fp_scenario_append_failure (const FpScenarioRun *run, const char *file, GString *out);
