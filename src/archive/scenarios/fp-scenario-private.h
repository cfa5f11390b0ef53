/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the files that play scenarios. */
#pragma once

#include "archive/scenarios/fp-scenario-run.h"

/* A scenario file's largest size. */
#define FP_SCENARIO_MAX_BYTES (16 * 1024 * 1024)

/* fp_scenario_answer: gives the answers of an <answer>. */
void fp_scenario_answer (FpScenarioRun *run, const FpElement *answer);

/* fp_scenario_expect: evaluates an <expect> without “after”. */
void fp_scenario_expect (FpScenarioRun *run, const FpElement *expect);

/* fp_scenario_seen: evaluates “seen”, “unseen”, “known” or “unknown” of an <expect>, if it has one.
 * fp_scenario_check_seen: complains about contradictions in it. */
void fp_scenario_seen (FpScenarioRun *run, const FpElement *expect);
void fp_scenario_check_seen (const FpElement *expect, const FpEdition *edition, const FpCatalog *catalog,
                             FpProblems *problems);

/* fp_scenario_that: evaluates the “that” of an <expect>. */
void fp_scenario_that (FpScenarioRun *run, const FpElement *expect);

/* fp_scenario_expect_decision: evaluates the attributes asked and seat of an <expect> or <end>. */
void fp_scenario_expect_decision (FpScenarioRun *run, const FpElement *element);

/* fp_scenario_expression: parses @text as an expression of a scenario; FP_TYPE_NOTHING: of any
 * type. */
FpExpression *fp_scenario_expression (const FpEdition *edition, const FpCatalog *catalog, const char *text,
                                      FpType wanted, FpExpressionError **error);

/* fp_scenario_play: plays @scenario, which fp_scenario_check () has accepted. Appends a YAML block
 * to @out and returns FALSE if it fails. */
gboolean fp_scenario_play (const char *file, const FpElement *scenario, const FpEdition *edition,
                           const FpCatalog *catalog, GString *out);

/* fp_scenario_try_position: complains if the position of @scenario, which fp_scenario_check_one ()
 * has accepted, is impossible. */
void fp_scenario_try_position (const FpElement *scenario, const FpEdition *edition, const FpCatalog *catalog,
                               FpProblems *problems);

/* fp_scenario_options: returns the set-up options of @scenario, bit per option of the edition. */
uint64_t fp_scenario_options (const FpElement *scenario, const FpEdition *edition);

/* fp_scenario_append_block: appends the YAML block behind a “not ok”. @question and @options may be
 * NULL. */
void fp_scenario_append_block (GString *out, const char *file, FpLocation at, const char *message, const char *question,
                               GPtrArray *options);

/* fp_scenario_find: finds the edition of @scenario with the modules among its options, as @find
 * does. */
gboolean fp_scenario_find (const FpElement *scenario, FpScenarioEdition find, gpointer data, const FpEdition **edition,
                           const FpCatalog **catalog);

/* fp_scenario_check_one: complains about one <scenario>. */
void fp_scenario_check_one (const FpElement *scenario, FpScenarioEdition find, gpointer data, FpProblems *problems);

/* fp_scenario_check_position: complains about a <position>, in the words of a scenario but without
 * a play. fp_scenario_check_moment: complains about “asked”, “step” and “event” of @element, if
 * present. */
void fp_scenario_check_position (const FpElement *position, const FpEdition *edition, const FpCatalog *catalog,
                                 FpProblems *problems);
void fp_scenario_check_moment (const FpElement *element, const FpEdition *edition, FpProblems *problems);

/* fp_scenario_check_root: returns TRUE if @root may hold scenarios; complains if not. */
gboolean fp_scenario_check_root (const FpElement *root, FpProblems *problems);
