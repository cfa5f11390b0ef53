/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Many games between computer players over several threads, counted.
 *
 * Game i of a series has its own seed, derived from the series' seed and i. All sums are of whole
 * numbers, so the figures do not depend on the number of threads.
 */
#pragma once

#include "players/fp-player.h"
#include "lab/fp-course.h"
#include "lab/fp-deal-counts.h"
#include "lab/fp-habit-counts.h"

enum
{
  FP_SIMULATION_MAX_TURNS = 200, /* a longer game counts as stuck (ruling 62) */
  FP_SIMULATION_MOST_ENCOUNTERS = 5000, /* of a game, for counting */
  FP_SIMULATION_MOST_QUESTIONS = 2000, /* for a seat and encounter, in hundredths, for counting */
  FP_SIMULATION_MAX_JOBS = 256,
  FP_SIMULATION_MOST_TIME = 10000, /* milliseconds of a decision, for counting */
  FP_SIMULATION_MAX_GAMES = 1000000000,
};

/* A simulation to run. Pointers are borrowed. */
typedef struct
{
  const FpEdition *edition;
  const FpCatalog *catalog;
  guint n_seats;
  const char *players[FP_MAX_SEATS]; /* names that fp_player_check () takes */
  /* ids of the players' aliens, in the players' order; NULL: any */
  const char *aliens[FP_MAX_SEATS];
  uint64_t options; /* set-up options, bit per option of the edition */
  uint64_t deals; /* 1 … FP_SIMULATION_MAX_GAMES */
  uint64_t seed;
  guint jobs; /* threads, 1 … FP_SIMULATION_MAX_JOBS */
  guint threads; /* threads of each player besides (fp_player_use_threads ()) */
  /* TRUE: each deal is played once per seat, the players moving on by one seat each time */
  gboolean mirror;
  gboolean reach; /* TRUE: coverage is counted */
  gboolean cards; /* TRUE: the wins by card are reported */
  gboolean habits; /* TRUE: habits are counted */
  uint64_t skip; /* deals of the series that are left out at the start */
  /* per player: collects the secret choices of that player; NULL: not noted */
  FpOpponentModel *notes[FP_MAX_SEATS];
  /* per player: model by which that player expects the secret choices of others; NULL: none */
  const FpOpponentModel *opponent_model[FP_MAX_SEATS];
  /* per player: network by which that player judges positions; NULL: the usual judgement, or with
   * @plain the edition's */
  const FpNetwork *networks[FP_MAX_SEATS];
  gboolean plain[FP_MAX_SEATS];
  /* per game, in FP_SIMULATION_PARTS: the first player's share of the win; NULL: not wanted */
  uint16_t *won;
  /* Called on the game's thread at each quiet moment of game number @game (from 0, those left out
   * not counted), and at its end with @over; NULL: not wanted. */
  void (*watch) (FpEngine *engine, uint64_t game, gboolean over, gpointer data);
  gpointer watch_data;
  /* Called now and then on the calling thread, or NULL. */
  void (*progress) (uint64_t done, uint64_t games, gpointer data);
  gpointer progress_data;
} FpSimulation;

/* Figures. A win shared by n players counts 1/n each (ruling 60), so wins are counted in parts: a
 * game has FP_SIMULATION_PARTS of them. */
enum
{
  FP_SIMULATION_PARTS = FP_COURSE_PARTS,
};

typedef struct
{
  uint64_t games;
  uint64_t decisions;
  uint64_t stuck; /* undecided games */
  uint64_t dropped; /* overflows (fp_engine_overflow ()) */
  uint64_t ended[FP_MAX_ENDINGS]; /* games with one winner, by ending of the edition */
  uint64_t shared; /* games with several winners */
  uint64_t nobody; /* games without a winner */
  uint64_t seat_parts[FP_MAX_SEATS]; /* wins by seat, in parts */
  /* wins by player, in parts; differs from seat_parts only with mirror */
  uint64_t player_parts[FP_MAX_SEATS];
  uint64_t turns[FP_SIMULATION_MAX_TURNS + 2]; /* games by turns; stuck ones in the last */
  /* Of editions that count them (FpEditionTable.tally): games by encounters, and by questions for
   * each seat and encounter, in hundredths. */
  uint64_t encounters[FP_SIMULATION_MOST_ENCOUNTERS + 1];
  uint64_t questions[FP_SIMULATION_MOST_QUESTIONS + 1];
  uint64_t all_encounters, deals, failed_deals;
  FpDealCounts traded; /* of all offers */
  FpCourseCounts course;
  FpHabitCounts habits[FP_MAX_SEATS]; /* by player, if they are counted */
  /* per definition: games in which a seat played the alien, and its wins in parts */
  uint64_t *alien_games, *alien_parts;
  FpCoverage coverage;
  /* decisions that a player has thought about, by milliseconds */
  uint64_t times[FP_SIMULATION_MOST_TIME + 1];
  double seconds; /* wall-clock time */
} FpSimulationResult;

/* fp_simulate: plays all games of @simulation and puts the figures into @result. Clear it with
 * fp_simulate_clear (). */
void fp_simulate (const FpSimulation *simulation, FpSimulationResult *result);

void fp_simulation_clear (FpSimulationResult *result);

/* fp_simulation_turns: returns the number of turns that a share @part (0 to 1) of the games
 * did not exceed. */
guint fp_simulation_turns (const FpSimulationResult *result, double part);

/* fp_simulation_quantile: returns the index that a share @part (0 to 1) of the numbers counted in
 * @counts, @n of them, did not exceed. */
guint fp_simulation_quantile (const uint64_t *counts, guint n, double part);

/* fp_simulation_rate: returns the rate of wins of @parts in @games, and the ends of its 95 %
 * interval (Wilson) in @low and @high. */
double fp_simulation_rate (uint64_t parts, uint64_t games, double *low, double *high);
