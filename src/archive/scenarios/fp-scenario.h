/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scenarios: a position, answers, and expectations (docs/design/contracts.md, “Scenarios”).
 *
 * A scenario is played like this:
 *   - The position is set up and the game runs to its first decision. Set-up options are
 *     <option id>yes</option> at start="setup".
 *   - <answer> names one option, or several for a group; unordered selections in any order.
 *     A group that could go on is ended by “done” automatically. A decision with a single option
 *     is never asked, but may be answered: an answer is first compared with the decisions forced
 *     since the last asked one.
 *   - <expect that>, can, cannot, asked with seat, and seen with by are evaluated with the next
 *     decision open; several in one element must all hold.
 *   - <expect seen="CARD" by="blue" in="orange.hand"/>: blue sees such a card there; without in:
 *     anywhere. A place is a player's zone (orange.hand), a zone of the table (past), or the cards
 *     under a card (pitfall.under). unseen: blue sees none there. known: blue can't see the card,
 *     but knows that one is somewhere in a deck (orange.deck, past), among all that a
 *     player holds hidden (orange.held), or among those and the player's deck (orange.cards); the
 *     narrowest of these pools counts. unknown: the opposite.
 *   - <expect event> counts since the last <answer> to an asked decision, or <concede>, began;
 *     before the first, since the start. Ships and cards count by their number, other
 *     events one each. Without count: at least once.
 *   - <expect after that> is evaluated when that step next ends. It waits from the answer in front
 *     of it (other expectations may stand between), so also if the step ends during that answer;
 *     before the first answer, from the start. One that was never evaluated fails.
 *   - <concede seat> concedes for the player who must decide (ruling 61).
 */
#pragma once

#include "engine/runner/fp-engine.h"
#include "markup/fp-markup.h"

#define FP_SCENARIO_NAMESPACE "https://fifthplanet.github.io/ns/scenario/1"

/* Finds the edition called @id, for a game with the set-up @options, and its catalog, which outlive
 * the call. FALSE: there is none. */
typedef gboolean (*FpScenarioEdition) (const char *id, uint64_t options, const FpEdition **edition,
                                       const FpCatalog **catalog, gpointer data);

/* fp_scenario_is: returns TRUE if @root is the root of a file of scenarios. */
gboolean fp_scenario_is (const FpElement *root);

/* fp_scenarios_run: plays all scenarios of the files @paths (ended by NULL) with the invariants
 * checked and appends TAP to @out. A file that is at fault counts as one failed scenario. Puts into
 * @failed how many failed. FALSE with @error (G_FILE_ERROR) if a file can't be read; nothing is
 * then played. */
gboolean fp_scenarios_run (const char *const *paths, FpScenarioEdition find, gpointer data, GString *out, guint *failed,
                           GError **error);

/* fp_scenario_check: complains about everything wrong in the scenarios of @root that can be seen
 * without playing. */
void fp_scenario_check (const FpElement *root, FpScenarioEdition find, gpointer data, FpProblems *problems);

/* fp_scenario_check_file: likewise for a file. TRUE if nothing is wrong; FALSE with @error
 * (G_FILE_ERROR) if it can't be read. */
gboolean fp_scenario_check_file (const char *path, FpScenarioEdition find, gpointer data, FpProblems *problems,
                                 GError **error);
