/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Series of games for comparing builds. */
#include "lab/fp-series.h"

#include "archive/positions/fp-position.h"

#include <string.h>

enum
{
  CROWD = 20, /* abilities in force in a crowded game */
  FAMILY = 16, /* sheets of the growing family */
};

static void
add_series (GArray *list, FpSeries series, const char *kind, guint number)
{
  g_snprintf (series.name, sizeof series.name, "%s-%u", kind, number);
  g_array_append_val (list, series);
}

/* Series in which the effects of the same sheets grow in number. */
static void
add_growth (GArray *list, guint seats)
{
  static const guint copies[] = { 1, 2, 4, 8, 11 };

  for (guint i = 0; i < G_N_ELEMENTS (copies); i++)
    add_series (list,
                (FpSeries){ .player = "random",
                            .seats = seats,
                            .games = copies[i] > 4 ? 2 : 3,
                            .most = copies[i] > 4 ? 150 : 300,
                            .sheets = FAMILY,
                            .copies = copies[i],
                            .extra = copies[i] != 1 && copies[i] != 11 },
                "copies", copies[i]);
  add_series (
      list, (FpSeries){ .player = "random", .seats = seats, .games = 1, .most = 600, .sheets = G_MAXUINT, .copies = 2 },
      "all-sheets", 2);
}

GArray *
fp_series_list (const FpEdition *edition)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (FpSeries));
  guint least = edition->least_seats, most = edition->most_seats;

  for (guint seats = least; seats <= most; seats++)
    add_series (list, (FpSeries){ .player = "random", .seats = seats, .games = 12, .most = 1000 }, "random", seats);
  for (guint seats = least; seats <= most; seats += MAX (most - least, 1))
    {
      add_series (list, (FpSeries){ .player = "random", .seats = seats, .games = 6, .most = 500, .abilities = CROWD },
                  "crowded", seats);
      add_series (list, (FpSeries){ .player = "greedy:1", .seats = seats, .games = 1, .most = 40 }, "greedy", seats);
      add_series (list, (FpSeries){ .player = "regular:40", .seats = seats, .games = 1, .most = 30 }, "search", seats);
    }
  add_series (list, (FpSeries){ .player = "random", .seats = most, .games = 2, .most = 400, .extra = TRUE }, "short",
              most);
  add_growth (list, least);
  return list;
}

static void
begin_game (FpEngine *engine, const FpSeries *series, uint64_t seed)
{
  gboolean crowded = series->abilities > 0 || series->sheets > 0;

  fp_engine_start (engine, series->seats, seed,
                   crowded ? fp_edition_option_for (engine->edition, FP_SETUP_NO_ALIENS, 0) : 0);
  if (series->abilities > 0)
    fp_position_crowd (engine, series->abilities);
  if (series->sheets > 0)
    fp_position_deal_sheets (engine, series->sheets, series->copies, series->sheets == FAMILY);
}

G_GNUC_NO_INLINE void
fp_series_run (FpEngine *engine, FpPlayer *const *players, guint most, gboolean chained, FpSeriesResult *result)
{
  for (guint made = 0; made < most && fp_engine_asked (engine) != FP_NOBODY; made++)
    {
      if (chained)
        result->chain = fp_decision_digest (engine, result->chain);
      result->effects += engine->state->head.n_effects;
      result->cards += engine->state->head.n_cards;
      result->decisions++;
      fp_engine_answer (engine, fp_player_choose (players[fp_engine_asked (engine)], engine, made));
    }
}

FpSeriesResult
fp_series_play (const FpEdition *edition, const FpCatalog *catalog, const FpSeries *series, gboolean chained)
{
  g_autoptr (FpEngine) engine = fp_edition_engine (edition, catalog);
  FpState *state = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  FpPlayer *players[FP_MAX_SEATS] = { NULL };
  FpSeriesResult result = { .chain = chained ? 1 : 0 };

  fp_engine_use (engine, state);
  for (uint8_t seat = 0; seat < series->seats; seat++)
    players[seat] = fp_player_new (series->player, 1, seat, NULL);
  for (uint64_t seed = 1; seed <= series->games; seed++)
    {
      for (uint8_t seat = 0; seat < series->seats; seat++)
        fp_player_begin (players[seat], seed, seat);
      engine->checking = engine->checking && chained && series->sheets == 0;
      begin_game (engine, series, seed);
      fp_series_run (engine, players, series->most, chained, &result);
      if (chained && fp_engine_over (engine))
        result.chain ^= fp_state_digest (engine);
    }
  result.effects /= MAX (result.decisions, 1);
  result.cards /= MAX (result.decisions, 1);
  result.dropped = engine->dropped;
  for (guint seat = 0; seat < series->seats; seat++)
    fp_player_free (players[seat]);
  g_aligned_free (state);
  return result;
}
