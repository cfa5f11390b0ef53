/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Match-ups of aliens; each pairing is a simulation of its own. */
#include "lab/fp-match-ups.h"

#include "session/game/fp-aliens.h"
#include "session/game/fp-editions.h"

char *
fp_match_ups_name (const FpCatalog *catalog, guint def)
{
  if (def == FP_MATCH_UPS_ANY)
    return g_strdup ("any");
  const FpCardDef *card = fp_catalog_card (catalog, def);
  return g_strconcat (card->set, ":", card->id, NULL);
}

/* Finds the aliens that the first decision of a game with the set-up options @options offers. Puts
 * their definitions into @defs and returns their number. */
static guint
offered (const FpSimulation *simulation, uint64_t options, guint defs[FP_MAX_OPTIONS])
{
  FpState *state = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  g_autoptr (FpEngine) engine = fp_edition_engine (simulation->edition, simulation->catalog);
  FpDecision decision;
  guint n = 0;
  fp_engine_use (engine, state);
  fp_engine_start (engine, simulation->n_seats, simulation->seed, options);
  if (fp_engine_decision (engine, &decision) && fp_aliens_is_choice (engine, &decision))
    {
      const FpOptions *all = fp_engine_options (engine);
      for (guint i = 0; i < all->n; i++)
        if (all->option[i].kind == FP_OPTION_CARD)
          defs[n++] = state->cards[all->option[i].value].def;
    }
  g_aligned_free (state);
  return n;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  guint x = *(const guint *) a, y = *(const guint *) b;
  return (x > y) - (x < y);
}

/* Returns TRUE if @def is among @ids. The id of a replaced card names the card that replaces it. */
static gboolean
is_listed (const FpCatalog *catalog, const char *const *ids, guint def)
{
  for (guint i = 0; ids[i] != NULL; i++)
    if (fp_catalog_find (catalog, ids[i]) == (int) def)
      return TRUE;
  return FALSE;
}

/* Returns those set-up options that decide on the edition's modules. */
static uint64_t
options_of_modules (const FpSimulation *simulation)
{
  const FpEdition *edition = simulation->edition;
  uint64_t options = 0;
  for (guint i = 0; i < edition->n_modules; i++)
    options |= simulation->options & fp_setup_bit (edition->modules[i]->option);
  return options;
}

gboolean
fp_match_ups_open (FpSimulation *simulation)
{
  guint defs[FP_MAX_OPTIONS];
  uint64_t bit = fp_edition_option_for (simulation->edition, FP_SETUP_ALIENS_CHOSEN, 0);
  if (bit == 0)
    return TRUE;
  simulation->options |= bit;
  guint n = offered (simulation, simulation->options, defs);
  return n > 0 && n == offered (simulation, options_of_modules (simulation) | bit, defs);
}

/* Adds a row for each alien that is wanted, against any others. */
static void
pair_with_any (const FpSimulation *simulation, const char *const *aliens, const guint *defs, guint n, GArray *pairings)
{
  for (guint i = 0; i < n; i++)
    {
      const FpPairing pairing = { .first = defs[i], .second = FP_MATCH_UPS_ANY };
      if (aliens == NULL || is_listed (simulation->catalog, aliens, defs[i]))
        g_array_append_val (pairings, pairing);
    }
}

GArray *
fp_match_ups_pairings (const FpSimulation *simulation, const char *const *aliens)
{
  guint defs[FP_MAX_OPTIONS], free_choice[FP_MAX_OPTIONS];
  guint n = offered (simulation, simulation->options, defs);
  GArray *pairings = g_array_new (FALSE, TRUE, sizeof (FpPairing));
  if (n < offered (simulation, options_of_modules (simulation), free_choice))
    return pairings;
  qsort (defs, n, sizeof defs[0], compare);
  if (simulation->n_seats > 2)
    {
      pair_with_any (simulation, aliens, defs, n, pairings);
      return pairings;
    }
  guint listed = aliens != NULL ? g_strv_length ((char **) aliens) : 0;
  for (guint i = 0; i < n; i++)
    for (guint k = i + 1; k < n; k++)
      {
        const FpPairing pairing = { .first = defs[i], .second = defs[k] };
        guint met = listed == 0 ? 0
                                : (guint) is_listed (simulation->catalog, aliens, defs[i]) +
                                      (guint) is_listed (simulation->catalog, aliens, defs[k]);
        if (met >= MIN (listed, 2) && !fp_catalog_apart (simulation->catalog, defs[i], defs[k]))
          g_array_append_val (pairings, pairing);
      }
  return pairings;
}

void
fp_match_ups_play (const FpSimulation *simulation, FpPairing *pairing)
{
  FpSimulation games = *simulation;
  g_autofree char *first = fp_match_ups_name (simulation->catalog, pairing->first);
  g_autofree char *second = fp_match_ups_name (simulation->catalog, pairing->second);
  g_autofree FpSimulationResult *result = g_new0 (FpSimulationResult, 1);
  games.mirror = TRUE;
  games.aliens[0] = first;
  games.aliens[1] = pairing->second != FP_MATCH_UPS_ANY ? second : NULL;
  games.seed = fp_random_derive (fp_random_derive (simulation->seed, g_str_hash (first)), g_str_hash (second));
  fp_simulate (&games, result);
  pairing->games = result->games;
  pairing->parts = result->player_parts[0];
  pairing->lost = 0;
  for (guint player = 1; player < simulation->n_seats; player++)
    pairing->lost += result->player_parts[player];
  pairing->stuck = result->stuck;
  fp_simulation_clear (result);
}
