/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Many games between computer players, over several threads, counted.
 *
 * Game i of a series has a seed of its own, derived from the series' seed and i, and all sums are of whole numbers: the
 * figures do not depend on how many threads there are.
 */
#pragma once

#include "players/fp-player.h"

enum
{
  FP_SIMULATION_MAX_TURNS = 200, /* destiny cards; a game that goes past them is stuck (ruling 62) */
  FP_SIMULATION_MAX_JOBS = 256,
  FP_SIMULATION_MAX_GAMES = 1000000000,
};

/* What to play.  Pointers are borrowed. */
typedef struct
{
  const FpEdition *edition;
  const FpCatalog *catalog;
  guint n_seats;
  const char *players[FP_MAX_SEATS]; /* names that fp_player_check () takes */
  const char *aliens[FP_MAX_SEATS]; /* of the players, in their order: ids of cards; NULL: any */
  uint32_t options; /* set-up options, bit per option of the edition */
  uint64_t deals; /* 1 … FP_SIMULATION_MAX_GAMES */
  uint64_t seed;
  guint jobs; /* threads, 1 … FP_SIMULATION_MAX_JOBS */
  gboolean mirror; /* each deal is played as often as there are seats, the players moving on by one seat each time */
  gboolean reach; /* count what is met */
  uint64_t skip; /* so many deals of the series are left out first */
  FpOpponentModel *notes[FP_MAX_SEATS]; /* by player: what it chooses in secret is added here; NULL: not noted */
  const FpOpponentModel
      *opponent_model[FP_MAX_SEATS]; /* by player: how it expects the others to choose in secret; NULL: as ever */
  uint16_t *won; /* by game, FP_SIMULATION_PARTS each: how much of it the first player won; NULL: nobody asks */
  /* Called now and then on the calling thread; NULL: nobody asks. */
  void (*progress) (uint64_t done, uint64_t games, gpointer data);
  gpointer progress_data;
} FpSimulation;

/* Figures.  A win shared by n players counts 1/n each (ruling 60), so wins are counted in parts: each game has
 * FP_SIMULATION_PARTS of them. */
enum
{
  FP_SIMULATION_PARTS = 840, /* divided by every number of winners from 1 to 8 */
};

typedef struct
{
  uint64_t games;
  uint64_t decisions;
  uint64_t stuck;
  uint64_t ended[FP_ENDING_CONCEDED + 1]; /* by FpEnding, one winner */
  uint64_t shared; /* several winners */
  uint64_t nobody; /* ended without a winner */
  uint64_t seat_parts[FP_MAX_SEATS]; /* of wins, by seat */
  uint64_t player_parts[FP_MAX_SEATS]; /* of wins, by player; differs from the above only with mirror */
  uint64_t turns[FP_SIMULATION_MAX_TURNS + 2]; /* games by destiny cards; stuck ones in the last */
  uint64_t *alien_games, *alien_parts; /* by definition: games in which a seat played with it, and of wins */
  FpCoverage reach;
  double seconds; /* by the clock */
} FpSimulationResult;

/* fp_simulate: plays all games of @simulation, the figures into @result.  Clear it with fp_simulation_clear (). */
void fp_simulate (const FpSimulation *simulation, FpSimulationResult *result);

void fp_simulation_clear (FpSimulationResult *result);

/* fp_simulation_turns: the number of destiny cards that a share @part (0 to 1) of the games did not exceed. */
guint fp_simulation_turns (const FpSimulationResult *result, double part);

/* fp_simulation_rate: the rate of wins, and the ends of its 95 % interval (Wilson), of @parts won in @games. */
double fp_simulation_rate (uint64_t parts, uint64_t games, double *low, double *high);
