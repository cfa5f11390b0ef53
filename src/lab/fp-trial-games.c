/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A few games with the cards of new sets. */
#include "lab/fp-trial-games.h"

#include "session/game/fp-aliens.h"
#include "session/game/fp-editions.h"

enum
{
  SEED = 1,
};

/* Returns the ids of the aliens of @sets in @catalog, of char*. */
static GPtrArray *
aliens_of (const FpCatalog *catalog, const char *const *sets)
{
  GPtrArray *aliens = g_ptr_array_new_with_free_func (g_free);

  for (guint def = 0; def < catalog->cards->len; def++)
    {
      const FpCardDef *card = fp_catalog_card (catalog, def);

      if (fp_card_is (card, FP_KIND_SHEET) && g_strv_contains (sets, card->set))
        g_ptr_array_add (aliens, fp_catalog_id (catalog, def));
    }
  return aliens;
}

/* Returns the set-up options of the trial games: aliens are chosen, and all modules of @edition
 * that are on stay on. */
static uint64_t
options_of (const FpEdition *edition)
{
  uint64_t options = fp_edition_option_for (edition, FP_SETUP_ALIENS_CHOSEN, 0);

  for (guint i = 0; i < edition->n_modules; i++)
    if (edition->on >> i & 1)
      options |= fp_setup_bit (edition->modules[i]->option);
  return options;
}

/* Plays the game that @engine has begun. Each seat has its alien of @aliens (NULL: any). */
static void
play (FpEngine *engine, FpPlayer *player, const char *const aliens[FP_MAX_SEATS])
{
  gboolean setting_up = TRUE;

  for (uint32_t made = 0; made < FP_TRIAL_ANSWERS && fp_engine_asked (engine) != FP_NOBODY; made++)
    {
      FpDecision decision;

      setting_up = setting_up && fp_engine_decision (engine, &decision) && fp_aliens_is_choice (engine, &decision);
      fp_engine_answer (engine, setting_up ? fp_aliens_choose (engine, &decision, aliens, player, made)
                                           : fp_player_choose (player, engine, made));
    }
}

/* Puts the aliens of game @game into @seats: the next ones of @all, each at most once in a game. */
static void
seat_aliens (const GPtrArray *all, guint game, guint n_seats, const char *seats[FP_MAX_SEATS])
{
  for (guint seat = 0; seat < n_seats && seat < all->len; seat++)
    seats[seat] = g_ptr_array_index (all, (game * n_seats + seat) % all->len);
}

FpTrialResult
fp_trial_games (const FpEdition *edition, const FpCatalog *catalog, const char *const *sets)
{
  const uint64_t options = options_of (edition);
  const guint n_seats = fp_edition_usual_seats (edition);
  g_autoptr (GPtrArray) aliens = aliens_of (catalog, sets);
  g_autoptr (FpEngine) engine = fp_edition_engine (edition, catalog);
  FpState *state = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  FpPlayer *player = fp_player_new ("random", SEED, 0, NULL);
  FpTrialResult result = { 0 };

  fp_engine_use (engine, state);
  for (; result.games < FP_TRIAL_GAMES && !result.won; result.games++)
    {
      const char *seats[FP_MAX_SEATS] = { NULL };
      const guint dropped = engine->dropped;

      seat_aliens (aliens, result.games, n_seats, seats);
      fp_player_begin (player, fp_random_derive (SEED, result.games), 0);
      fp_engine_start (engine, n_seats, fp_random_derive (SEED, result.games), options);
      play (engine, player, seats);
      result.dropped += engine->dropped > dropped ? 1 : 0;
      result.won = fp_engine_over (engine) && !fp_edition_ends (edition, state->head.ending, FP_ENDS_UNDECIDED);
    }
  fp_player_free (player);
  g_aligned_free (state);
  return result;
}
