/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The searching player: Monte Carlo tree search over information sets.
 *
 * A step is one playout with hidden cards dealt anew. The playout goes down the tree, adds one
 * node, and follows the light policy until the evaluation. The result is filed along the path: each
 * node learns the share of the win of the seat that decides there (max^n).
 * Secrets that others have chosen already are chosen anew by the search's own strategy for them.
 */
#include "engine/state/fp-hash.h"
#include "engine/state/fp-mutations.h"
#include "engine/knowledge/fp-view.h"
#include "players/fp-player-private.h"
#include "players/fp-search-root.h"

enum
{
  MOST_NODES = 1 << 20, /* nodes kept; then no more are added */
  SECRETS = 1, /* first key of secrets chosen before */
};

struct _FpSearch
{
  FpTree *tree;
  FpRoot root;
  FpRandom random; /* generator of the running playout */
  /* zones of cards that others choose face down, ended by the number of zones */
  uint16_t chosen[FP_MAX_ZONES + 1];
};

void
fp_search_free (FpSearch *search)
{
  if (search == NULL)
    return;
  fp_tree_free (search->tree);
  g_free (search);
}

static void
find_chosen (FpSearch *search, const FpEngine *engine, uint8_t seat)
{
  uint16_t n_zones = (uint16_t) engine->edition->n_zones, *next = search->chosen;
  for (uint16_t zone = 0; zone < n_zones; zone++)
    if (engine->edition->zones[zone].chosen && engine->edition->zones[zone].owner != seat)
      *next++ = zone;
  *next = n_zones;
}

void
fp_search_begin (FpPlayer *player)
{
  if (player->search == NULL)
    {
      player->search = g_new0 (FpSearch, 1);
      player->search->tree = fp_tree_new ();
    }
  FpEngine *engine = player->playout->engine;
  uint64_t keys[FP_MAX_OPTIONS];
  guint weights[FP_MAX_OPTIONS];
  fp_tree_clear (player->search->tree);
  player->search->tree->likely = engine->edition->thinking.refine != NULL;
  find_chosen (player->search, engine, player->playout->seat);
  fp_engine_use (engine, player->playout->known);
  const FpOptions *options = fp_engine_options (engine);
  fp_playout_weigh (player->playout, options, weights);
  for (guint i = 0; i < options->n; i++)
    keys[i] = fp_tree_option_key (engine, &options->option[i]);
  fp_root_begin (&player->search->root, keys, weights, options->n,
                 (engine->state->head.pending.flags & FP_DECISION_TOGETHER) != 0 && player->opponent_model == NULL,
                 player->budget);
  for (guint i = 0; i < player->search->root.n; i++)
    player->search->root.arm[i].bias =
        fp_habits_bias (&player->habits, engine, &options->option[player->search->root.arm[i].option]);
}

/* Begins a visit to @node, where @seat decides, and initializes a new node. */
static FpVisit *
visit (FpTree *tree, int node, uint8_t seat, gboolean mixed)
{
  FpVisit *visit = &tree->path[tree->depth++];
  FpNode *row = fp_tree_node (tree, node);
  row->seat = seat;
  row->mixed = mixed != 0;
  visit->node = node;
  visit->n = 0;
  visit->odds = 1;
  return visit;
}

static gboolean
is_offered (const FpVisit *here, int arm)
{
  for (guint i = 0; i < here->n; i++)
    if (here->arm[i] == arm)
      return TRUE;
  return FALSE;
}

/* Draws one of @n by their @odds, whose sum is 1, with the playout's generator. */
static guint
draw (FpSearch *search, const double *odds, guint n)
{
  double drawn = fp_random_next (&search->random) / 4294967296.0;
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
choose_secrets (FpPlayer *player)
{
  FpPlayout *playout = player->playout;
  FpTree *tree = player->search->tree;
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
      if (player->opponent_model != NULL &&
          fp_opponent_model_expect_secret (player->opponent_model, playout->engine, secret, values, n, odds))
        {
          secret->value = values[draw (player->search, odds, n)];
          continue;
        }
      FpVisit *here = visit (tree, fp_tree_find (tree, fp_hash_mix (SECRETS, i), TRUE), secret->owner, TRUE);
      for (guint k = 0; k < n; k++)
        {
          here->arm[here->n] = fp_tree_offer (tree, here->node, (uint16_t) values[k]);
          weights[here->n++] = 1;
        }
      fp_choice_make (tree, here, weights, &player->search->random);
      secret->value = values[here->chosen];
    }
}

/* Chooses anew a card that somebody else has laid face down, among the possible ones. */
static void
choose_card (FpPlayer *player, uint16_t card)
{
  FpPlayout *playout = player->playout;
  FpTree *tree = player->search->tree;
  const FpState *state = playout->state;
  uint16_t others[FP_MAX_CARDS], first[FP_SEARCH_ARMS];
  guint weights[FP_SEARCH_ARMS], n = fp_determinize_others (playout->engine, playout->seat, card, others);
  double odds[FP_MAX_CARDS];
  uint8_t owner = playout->engine->edition->zones[state->cards[card].zone].owner;
  if (player->opponent_model != NULL &&
      fp_opponent_model_expect_cards (player->opponent_model, playout->engine, owner, others, n, odds))
    {
      fp_determinize_trade (playout->engine, playout->seat, card, others[draw (player->search, odds, n)]);
      return;
    }
  FpVisit *here = visit (tree, fp_tree_find (tree, fp_hash_mix (SECRETS, 0x10000U + card), TRUE), owner, TRUE);
  for (guint i = 0; i < n && here->n < FP_SEARCH_ARMS; i++)
    {
      int arm = fp_tree_offer (tree, here->node, state->cards[others[i]].def);
      if (is_offered (here, arm))
        continue;
      weights[here->n] = 1;
      first[here->n] = others[i];
      here->arm[here->n++] = arm;
    }
  fp_choice_make (tree, here, weights, &player->search->random);
  fp_determinize_trade (playout->engine, playout->seat, card, first[here->chosen]);
}

static void
choose_cards (FpPlayer *player)
{
  const FpPlayout *playout = player->playout;
  const FpState *state = playout->state;
  for (const uint16_t *zone = player->search->chosen; *zone < playout->engine->edition->n_zones; zone++)
    FP_EACH_CARD (state, *zone, card)
      if (!(state->cards[card].flags & FP_CARD_FACE_UP) && !(state->cards[card].known >> playout->seat & 1) &&
          player->search->tree->depth < FP_SEARCH_DEPTH / 2)
        choose_card (player, card);
}

/* Adds the arms of the open decision at @here, like options once. @first: the option of each arm.
 */
static void
offer (FpPlayer *player, FpVisit *here, const FpOptions *options, guint *weights, guint *first)
{
  FpTree *tree = player->search->tree;
  guint all[FP_MAX_OPTIONS];
  fp_playout_weigh (player->playout, options, all);
  for (guint i = 0; i < options->n && here->n < FP_SEARCH_ARMS; i++)
    {
      int arm = fp_tree_offer (tree, here->node, fp_tree_option_key (player->playout->engine, &options->option[i]));
      if (is_offered (here, arm))
        continue;
      weights[here->n] = all[i];
      first[here->n] = i;
      here->arm[here->n++] = arm;
    }
}

/* Answers by the opponent model. FALSE: the model does not cover the decision. */
static gboolean
answer_by_model (FpPlayer *player)
{
  FpPlayout *playout = player->playout;
  double odds[FP_MAX_OPTIONS];
  if (player->opponent_model == NULL || playout->state->head.pending.seat == playout->seat ||
      !fp_opponent_model_expect (player->opponent_model, playout->engine, odds))
    return FALSE;
  fp_playout_answer (playout, draw (player->search, odds, fp_engine_options (playout->engine)->n));
  return TRUE;
}

/* Answers one decision by the tree. FALSE: at a new node, or without room. */
static gboolean
descend (FpPlayer *player)
{
  FpPlayout *playout = player->playout;
  FpTree *tree = player->search->tree;
  const FpOptions *options = fp_engine_options (playout->engine);
  const FpPendingDecision *pending = &playout->state->head.pending;
  guint weights[FP_SEARCH_ARMS], first[FP_SEARCH_ARMS], before = tree->nodes->len;
  if (tree->depth == FP_SEARCH_DEPTH)
    return FALSE;
  int node = fp_tree_find (tree, fp_tree_key (tree, playout), before < MOST_NODES);
  if (node < 0)
    return FALSE;
  FpVisit *here = visit (tree, node, pending->seat, (pending->flags & FP_DECISION_TOGETHER) != 0);
  offer (player, here, options, weights, first);
  fp_choice_make (tree, here, weights, &player->search->random);
  fp_playout_answer (playout, first[here->chosen]);
  return tree->nodes->len == before;
}

void
fp_search_step (FpPlayer *player)
{
  FpSearch *search = player->search;
  FpPlayout *playout = player->playout;
  FpTree *tree = search->tree;
  guint option = fp_root_take (&search->root, &player->random)->option;
  tree->depth = 0;
  fp_playout_deal (playout, search->root.seed, &search->random);
  choose_secrets (player);
  choose_cards (player);
  fp_playout_answer (playout, option);
  while (fp_playout_open (playout) && (answer_by_model (player) || descend (player)))
    ;
  fp_playout_finish (playout, &search->random);
  double value = fp_habits_value (&player->habits, playout);
  fp_playout_began_with (playout, option);
  double weight = fp_root_weight (&search->root);
  for (guint i = tree->depth; i > 0; i--)
    {
      const FpVisit *visit = &tree->path[i - 1];
      uint8_t seat = fp_tree_node (tree, visit->node)->seat;
      gboolean ours = seat == playout->seat;
      fp_choice_learn (tree, visit, ours ? value : playout->shares[seat], ours ? 1 : weight);
    }
  fp_root_learn (&search->root, value);
  /* The root decision counts as well. */
  player->effort.playouts++;
  player->effort.depth += tree->depth + 1;
  player->effort.deepest = MAX (player->effort.deepest, tree->depth + 1);
}

void
fp_search_conclude (FpPlayer *player)
{
  const FpRoot *root = &player->search->root;
  double shares[FP_SEARCH_ARMS];
  fp_root_shares (root, shares);
  if (root->mixed)
    fp_habits_mix (&player->habits, shares, root->n);
  for (guint i = 0; i < player->n; i++)
    player->thoughts[i] = (FpThought){ .chance = -1 };
  for (guint i = 0; i < root->n; i++)
    player->thoughts[root->arm[i].option] = (FpThought){
      .visits = root->arm[i].visits,
      .chance = root->arm[i].visits > 0 ? root->arm[i].value : -1,
      .share = shares[i],
    };
}
