/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of fp-scenario share. */
#pragma once

#include "archive/scenarios/fp-scenario.h"

enum
{
  FP_SCENARIO_ID_SIZE = 96, /* room for the id of a decision or option */
};

/* A scenario file's largest size. */
#define FP_SCENARIO_MAX_BYTES (4 * 1024 * 1024)

/* A question that answered itself. */
typedef struct
{
  uint8_t seat;
  char decision[FP_SCENARIO_ID_SIZE];
  char option[FP_SCENARIO_ID_SIZE];
} FpScenarioForced;

/* A scenario being played. */
typedef struct
{
  FpEngine *engine;
  GArray *forced; /* of FpScenarioForced, since the last real answer */
  GPtrArray *armed; /* of const FpElement*: <expect after> on the watch */
  GArray *decks; /* decks whose order set-up must not change; NULL: it is no set-up */
  guint times[FP_N_EVENTS]; /* since the last answer: how often */
  guint amount[FP_N_EVENTS]; /* and of how many things */
  /* The failure, NULL message: none yet. */
  FpLocation at;
  char *message;
  char *question; /* “blue choose-plans/plan”, or that the game is over */
  GPtrArray *options; /* of char*: ids */
} FpScenarioRun;

/* fp_scenario_fail: notes the first failure, with the question that is open now. */
void fp_scenario_fail (FpScenarioRun *run, FpLocation at, const char *format, ...) G_GNUC_PRINTF (3, 4);

/* fp_scenario_question: the open question, “blue choose-plans/plan”; or how the game stands.  Free with g_free (). */
char *fp_scenario_question (const FpEngine *engine);

/* fp_scenario_forget_events: counts them anew: something is about to happen. */
void fp_scenario_forget_events (FpScenarioRun *run);

/* fp_scenario_answer: gives the answers of an <answer>. */
void fp_scenario_answer (FpScenarioRun *run, const FpElement *answer);

/* fp_scenario_expect: judges an <expect> without “after”. */
void fp_scenario_expect (FpScenarioRun *run, const FpElement *expect);

/* fp_scenario_seen: judges the “seen”, “unseen”, “known” or “unknown” of an <expect>, if it has one.
 * fp_scenario_check_seen: complains if what it says makes no sense. */
void fp_scenario_seen (FpScenarioRun *run, const FpElement *expect);
void fp_scenario_check_seen (const FpElement *expect, const FpEdition *edition, const FpCatalog *catalog,
                             FpProblems *problems);

/* fp_scenario_that: judges the “that” of an <expect>. */
void fp_scenario_that (FpScenarioRun *run, const FpElement *expect);

/* fp_scenario_expect_decision: judges attributes asked and seat of an <expect> or <end>. */
void fp_scenario_expect_decision (FpScenarioRun *run, const FpElement *element);

/* fp_scenario_expression: reads @text as the expression of a scenario; FP_TYPE_NOTHING: of any type. */
FpExpression *fp_scenario_expression (const FpEdition *edition, const FpCatalog *catalog, const char *text,
                                      FpType wanted, FpExpressionError **error);

/* fp_scenario_play: plays @scenario, which fp_scenario_check () has found sound.  Appends a YAML block to @out and
 * returns FALSE if it fails. */
gboolean fp_scenario_play (const char *file, const FpElement *scenario, const FpEdition *edition,
                           const FpCatalog *catalog, GString *out);

/* fp_scenario_try_position: complains if the position of @scenario, which fp_scenario_check_one () has found sound, is
 * impossible. */
void fp_scenario_try_position (const FpElement *scenario, const FpEdition *edition, const FpCatalog *catalog,
                               FpProblems *problems);

/* fp_scenario_options: the set-up options that @scenario switches on, bit per option of the edition. */
uint32_t fp_scenario_options (const FpElement *scenario, const FpEdition *edition);

/* fp_scenario_append_block: the YAML block behind a “not ok”; @question and @options may be NULL. */
void fp_scenario_append_block (GString *out, const char *file, FpLocation at, const char *message, const char *question,
                               GPtrArray *options);

/* fp_scenario_check_one: complains about one <scenario>. */
void fp_scenario_check_one (const FpElement *scenario, FpScenarioEdition find, gpointer data, FpProblems *problems);

/* fp_scenario_check_position: complains about a <position>, in the words of a scenario but without a play.
 * fp_scenario_check_moment: complains about “asked”, “step” and “event” of @element, as far as it has them. */
void fp_scenario_check_position (const FpElement *position, const FpEdition *edition, const FpCatalog *catalog,
                                 FpProblems *problems);
void fp_scenario_check_moment (const FpElement *element, const FpEdition *edition, FpProblems *problems);

/* fp_scenario_check_root: whether @root may hold scenarios at all; complains if not. */
gboolean fp_scenario_check_root (const FpElement *root, FpProblems *problems);
