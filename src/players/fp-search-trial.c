/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One playout of a search: the secrets that others have chosen already are chosen anew, then the
 * playout goes down the tree to a node that is not there yet, and follows the light policy. */
#include "players/fp-search-trial.h"

#include "engine/knowledge/fp-view.h"
#include "engine/state/fp-hash.h"
#include "engine/state/fp-mutations.h"

enum
{
  MOST_NODES = 1 << 20, /* nodes kept; then no more are added */
  SECRETS = 1, /* first key of secrets chosen before */
};

FpSearcher *
fp_searcher_new (FpPlayout *playout)
{
  FpSearcher *searcher = g_new0 (FpSearcher, 1);
  searcher->playout = playout;
  searcher->own_cards = fp_keyed_cards_new ();
  searcher->open_cards = fp_keyed_cards_new ();
  return searcher;
}

void
fp_searcher_free (FpSearcher *searcher)
{
  fp_keyed_cards_free (searcher->own_cards);
  fp_keyed_cards_free (searcher->open_cards);
  g_free (searcher);
}

static void
find_chosen (FpSearcher *searcher)
{
  const FpEdition *edition = searcher->playout->engine->edition;
  uint16_t *next = searcher->chosen;
  for (uint16_t zone = 0; zone < edition->n_zones; zone++)
    if (edition->zones[zone].chosen && edition->zones[zone].owner != searcher->playout->seat)
      *next++ = zone;
  *next = (uint16_t) edition->n_zones;
}

void
fp_searcher_begin (FpSearcher *searcher, const FpTree *tree, const FpOpponentModel *opponent_model)
{
  searcher->tree = tree;
  searcher->opponent_model = opponent_model;
  fp_keyed_cards_forget (searcher->own_cards);
  fp_keyed_cards_forget (searcher->open_cards);
  find_chosen (searcher);
}

/* Returns the key of the playout's open decision, as the player sees it or as everybody does. */
static uint64_t
decision_key (const FpSearcher *searcher)
{
  const FpPlayout *playout = searcher->playout;
  FpDecision decision;
  fp_engine_decision (playout->engine, &decision);
  gboolean own = decision.seat == playout->seat;
  uint8_t viewer = own ? playout->seat : FP_NOBODY;
  uint64_t hash = fp_hash_mix (FP_HASH_START, decision.seat | (uint64_t) decision.kind << 8 |
                                                  (uint64_t) decision.step << 16 | (uint64_t) decision.picked << 32 |
                                                  (uint64_t) playout->engine->state->head.n_frames << 40);
  uint64_t key = fp_view_key_again (own ? searcher->own_cards : searcher->open_cards, playout->engine, viewer, hash);
  if (playout->checks && key != fp_view_key (playout->engine, viewer, hash))
    g_error ("a key of the search tree has not followed the cards");
  return key;
}

/* Begins a visit to the node of @key, where @seat decides. */
static FpVisit *
visit (const FpSearcher *searcher, FpTrial *trial, uint64_t key, uint8_t seat, gboolean mixed)
{
  FpVisit *visit = &trial->path[trial->depth++];
  visit->key = key;
  visit->node = fp_tree_find (searcher->tree, key);
  visit->seat = seat;
  visit->mixed = mixed != 0;
  visit->n = 0;
  visit->odds = 1;
  return visit;
}

/* Adds an arm with the meaning @key to @here. FALSE: it has one. */
static gboolean
add_arm (const FpSearcher *searcher, FpVisit *here, uint64_t key)
{
  for (guint i = 0; i < here->n; i++)
    if (here->meaning[i] == key)
      return FALSE;
  here->meaning[here->n] = key;
  here->arm[here->n++] = fp_tree_find_arm (searcher->tree, here->node, key);
  return TRUE;
}

/* Draws one of @n by their @odds, whose sum is 1, with the playout's generator. */
static guint
draw (FpSearcher *searcher, const double *odds, guint n)
{
  double drawn = fp_random_next (&searcher->random) / 4294967296.0;
  guint last = 0;
  for (guint i = 0; i < n && drawn >= 0; i++)
    if (odds[i] > 0)
      {
        last = i;
        drawn -= odds[i];
      }
  return last;
}

/* Chooses anew the secrets that others have chosen already, by the search's own strategy and
 * without knowledge of the real choices. The deal gives only the possible values. */
static void
choose_secrets (FpSearcher *searcher, FpTrial *trial)
{
  FpPlayout *playout = searcher->playout;
  FpState *state = playout->state;
  for (guint i = 0; i < state->head.n_secrets; i++)
    {
      FpSecret *secret = &state->secrets[i];
      int16_t values[FP_MOST_VALUES];
      guint weights[FP_SEARCH_ARMS];
      if (secret->known >> playout->seat & 1)
        continue;
      guint n = fp_secret_values (secret, values);
      if (n < 2 || n > FP_SEARCH_ARMS)
        continue;
      double odds[FP_MOST_VALUES];
      if (searcher->opponent_model != NULL &&
          fp_opponent_model_expect_secret (searcher->opponent_model, playout->engine, secret, values, n, odds))
        {
          secret->value = values[draw (searcher, odds, n)];
          continue;
        }
      FpVisit *here = visit (searcher, trial, fp_hash_mix (SECRETS, i), secret->owner, TRUE);
      for (guint k = 0; k < n; k++)
        {
          add_arm (searcher, here, (uint16_t) values[k]);
          weights[k] = 1;
        }
      fp_choice_make (searcher->tree, here, weights, &searcher->random);
      secret->value = values[here->chosen];
    }
}

/* Chooses anew a card that somebody else has laid face down, among the possible ones. */
static void
choose_card (FpSearcher *searcher, FpTrial *trial, uint16_t card)
{
  FpPlayout *playout = searcher->playout;
  const FpState *state = playout->state;
  uint16_t others[FP_MAX_CARDS], first[FP_SEARCH_ARMS];
  guint weights[FP_SEARCH_ARMS], n = fp_determinize_others (playout->engine, playout->seat, card, others);
  double odds[FP_MAX_CARDS];
  uint8_t owner = playout->engine->edition->zones[state->cards[card].zone].owner;
  if (searcher->opponent_model != NULL &&
      fp_opponent_model_expect_cards (searcher->opponent_model, playout->engine, owner, others, n, odds))
    {
      fp_determinize_trade (playout->engine, playout->seat, card, others[draw (searcher, odds, n)]);
      return;
    }
  FpVisit *here = visit (searcher, trial, fp_hash_mix (SECRETS, 0x10000U + card), owner, TRUE);
  for (guint i = 0; i < n && here->n < FP_SEARCH_ARMS; i++)
    {
      if (!add_arm (searcher, here, state->cards[others[i]].def))
        continue;
      weights[here->n - 1] = 1;
      first[here->n - 1] = others[i];
    }
  fp_choice_make (searcher->tree, here, weights, &searcher->random);
  fp_determinize_trade (playout->engine, playout->seat, card, first[here->chosen]);
}

static void
choose_cards (FpSearcher *searcher, FpTrial *trial)
{
  const FpPlayout *playout = searcher->playout;
  const FpState *state = playout->state;
  for (const uint16_t *zone = searcher->chosen; *zone < playout->engine->edition->n_zones; zone++)
    FP_EACH_CARD (state, *zone, card)
      if (!(state->cards[card].flags & FP_CARD_FACE_UP) && !(state->cards[card].known >> playout->seat & 1) &&
          trial->depth < FP_SEARCH_DEPTH / 2)
        choose_card (searcher, trial, card);
}

/* Adds the arms of the open decision at @here, like options once. @first: the option of each arm.
 */
static void
offer (const FpSearcher *searcher, FpVisit *here, const FpOptions *options, guint *weights, guint *first)
{
  guint all[FP_MAX_OPTIONS];
  fp_playout_weigh (searcher->playout, options, all);
  for (guint i = 0; i < options->n && here->n < FP_SEARCH_ARMS; i++)
    {
      if (!add_arm (searcher, here, fp_tree_option_key (searcher->playout->engine, &options->option[i])))
        continue;
      weights[here->n - 1] = all[i];
      first[here->n - 1] = i;
    }
}

/* Answers by the opponent model. FALSE: the model does not cover the decision. */
static gboolean
answer_by_model (FpSearcher *searcher)
{
  FpPlayout *playout = searcher->playout;
  double odds[FP_MAX_OPTIONS];
  if (searcher->opponent_model == NULL || playout->state->head.pending.seat == playout->seat ||
      !fp_opponent_model_expect (searcher->opponent_model, playout->engine, odds))
    return FALSE;
  fp_playout_answer (playout, draw (searcher, odds, fp_engine_options (playout->engine)->n));
  return TRUE;
}

/* Answers one decision by the tree. FALSE: at a new node, or without room. */
static gboolean
descend (FpSearcher *searcher, FpTrial *trial)
{
  FpPlayout *playout = searcher->playout;
  const FpOptions *options = fp_engine_options (playout->engine);
  const FpPendingDecision *pending = &playout->state->head.pending;
  guint weights[FP_SEARCH_ARMS], first[FP_SEARCH_ARMS];
  if (trial->depth == FP_SEARCH_DEPTH)
    return FALSE;
  FpVisit *here =
      visit (searcher, trial, decision_key (searcher), pending->seat, (pending->flags & FP_DECISION_TOGETHER) != 0);
  gboolean fresh = here->node < 0;
  if (fresh && searcher->tree->nodes->len >= MOST_NODES)
    {
      trial->depth--;
      return FALSE;
    }
  offer (searcher, here, options, weights, first);
  fp_choice_make (searcher->tree, here, weights, &searcher->random);
  fp_playout_answer (playout, first[here->chosen]);
  return !fresh;
}

void
fp_trial_run (FpTrial *trial, FpSearcher *searcher, uint64_t seed)
{
  FpPlayout *playout = searcher->playout;
  trial->depth = 0;
  fp_playout_deal (playout, seed, &searcher->random);
  choose_secrets (searcher, trial);
  choose_cards (searcher, trial);
  fp_playout_answer (playout, trial->option);
  while (fp_playout_open (playout) && (answer_by_model (searcher) || descend (searcher, trial)))
    ;
  fp_playout_finish (playout, &searcher->random);
}
