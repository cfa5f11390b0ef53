/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Exact search of the rest of an encounter.
 *
 * The search plays a set of positions at once that the seat can't tell apart. Each answer of the
 * seat is tried in all of them, each answer of another player in the position where it is asked.
 * The positions that follow are put into sets by what the seat sees, and each set must be won. */
#include "players/fp-proof.h"

#include <string.h>

#include "engine/knowledge/fp-determinize.h"
#include "engine/knowledge/fp-knowledge.h"
#include "engine/knowledge/fp-view.h"

enum
{
  MOST_DEPTH = 48, /* answers in one line */
  MOST_POSITIONS = 6000, /* positions of a set */
  SAMPLES = 4, /* deals that are looked at for each one that is taken */
};

/* A position with the way to it. */
typedef struct
{
  FpState *state;
  guint deal;
  guint depth;
  guint path[MOST_DEPTH];
  uint64_t seen; /* digest of what the seat sees, once its decision is open */
} Position;

struct _FpProof
{
  FpEngine *engine;
  uint8_t seat;
  GPtrArray *deals; /* of FpState* */
  guint most, spent, depth;
  gboolean decided, won; /* of the encounter in the engine's state */
  gboolean too_large;
  FpView *view;
  GPtrArray *spare; /* of Position* */
  FpProofLine line;
};

static FpState *
new_state (void)
{
  return g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
}

static void
free_position (gpointer data)
{
  g_aligned_free (((Position *) data)->state);
  g_free (data);
}

static Position *
take_position (FpProof *proof)
{
  if (proof->spare->len > 0)
    return g_ptr_array_steal_index_fast (proof->spare, proof->spare->len - 1);
  Position *position = g_new0 (Position, 1);
  position->state = new_state ();
  return position;
}

static void
give_back (FpProof *proof, GPtrArray *positions)
{
  for (guint i = 0; i < positions->len; i++)
    g_ptr_array_add (proof->spare, g_ptr_array_index (positions, i));
  g_ptr_array_unref (positions);
}

/* The end of the encounter */

static void
decide (FpProof *proof, gboolean won)
{
  if (proof->decided)
    return;
  proof->decided = TRUE;
  proof->won = won;
  proof->engine->halted = TRUE;
}

static void
on_event (const FpEngine *engine, const FpEvent *event, gpointer data)
{
  FpProof *proof = data;
  if (fp_event_tells (engine->edition, event->kind, FP_TELLS_VICTORY))
    decide (proof, event->seat == proof->seat);
  else if (event->kind == FP_EVENT_ALL_LOSE || fp_event_tells (engine->edition, event->kind, FP_TELLS_NO_VICTORY))
    decide (proof, FALSE);
}

static void
on_step_ended (FpEngine *engine, guint procedure, gpointer data)
{
  if (procedure == engine->edition->thinking.quiet)
    decide (data, FALSE);
}

/* Views */

static uint64_t
mix (uint64_t digest, const void *data, gsize size)
{
  const uint8_t *bytes = data;
  for (gsize i = 0; i < size; i++)
    digest = (digest ^ bytes[i]) * G_GUINT64_CONSTANT (1099511628211);
  return digest;
}

static uint64_t
digest_view (const FpView *view)
{
  uint64_t digest = mix (G_GUINT64_CONSTANT (14695981039346656037), view, offsetof (FpView, places));
  digest = mix (digest, view->places, view->n_places * sizeof *view->places);
  digest = mix (digest, view->zones, view->n_zones * sizeof *view->zones);
  digest = mix (digest, view->cards, view->n_cards * sizeof *view->cards);
  digest = mix (digest, view->secrets, view->n_secrets * sizeof *view->secrets);
  digest = mix (digest, view->pools, view->n_pools * sizeof *view->pools);
  return mix (digest, view->pooled, view->n_pooled * sizeof *view->pooled);
}

/* Returns a digest of the view and the options of the seat, whose decision is open. */
static uint64_t
look (FpProof *proof)
{
  const FpPendingDecision *pending = &proof->engine->state->head.pending;
  const FpOptions *options = fp_engine_options (proof->engine);
  fp_view_make (proof->engine, proof->seat, proof->view);
  uint64_t digest = digest_view (proof->view);
  digest = mix (digest, &pending->kind, sizeof pending->kind);
  digest = mix (digest, &pending->picked, sizeof pending->picked);
  for (guint i = 0; i < options->n; i++)
    {
      const FpOption *option = &options->option[i];
      const int parts[] = { option->kind, option->number, option->value, option->target, option->rule };
      digest = mix (digest, parts, sizeof parts);
    }
  return digest;
}

/* The search */

static gboolean
is_stopped (FpProof *proof)
{
  if (proof->spent >= proof->most)
    proof->too_large = TRUE;
  return proof->too_large;
}

static void
note_line (FpProof *proof, const Position *position)
{
  if (position->depth < proof->line.answers->len)
    return;
  g_array_set_size (proof->line.answers, 0);
  g_array_append_vals (proof->line.answers, position->path, position->depth);
  proof->line.deal = position->deal;
}

/* Returns TRUE if @positions holds the position of the engine's state already. */
static gboolean
is_known (GHashTable *known, FpEngine *engine)
{
  gint64 digest = (gint64) fp_state_digest (engine);
  return !g_hash_table_add (known, g_memdup2 (&digest, sizeof digest));
}

/* Gives option @option in @from and plays on with every answer of the others. Adds the positions at
 * which the seat decides again to @next. FALSE: one of the lines does not win. */
static gboolean
advance (FpProof *proof, const Position *from, guint option, GPtrArray *next, GHashTable *known)
{
  FpEngine *engine = proof->engine;
  if (is_stopped (proof) || from->depth + 1 >= MOST_DEPTH || next->len >= MOST_POSITIONS)
    {
      proof->too_large = TRUE;
      return FALSE;
    }
  Position *now = take_position (proof);
  FpState *state = now->state;
  *now = *from;
  now->state = state;
  now->path[now->depth++] = option;
  fp_state_copy (now->state, from->state);
  fp_engine_use (engine, now->state);
  proof->decided = FALSE;
  proof->spent++;
  fp_engine_answer (engine, option);
  proof->depth = MAX (proof->depth, now->depth);
  if (!proof->decided && fp_engine_over (engine))
    decide (proof, engine->state->head.winners >> proof->seat & 1);
  gboolean wins = TRUE;
  if (proof->decided)
    wins = proof->won;
  else if (fp_engine_asked (engine) == proof->seat)
    {
      if (!is_known (known, engine))
        {
          now->seen = look (proof);
          g_ptr_array_add (next, now);
          return TRUE;
        }
    }
  else if (!is_known (known, engine))
    {
      guint n = fp_engine_options (engine)->n;
      for (guint i = 0; i < n && wins; i++)
        wins = advance (proof, now, i, next, known);
      g_ptr_array_add (proof->spare, now);
      return wins;
    }
  if (!wins)
    note_line (proof, now);
  g_ptr_array_add (proof->spare, now);
  return wins;
}

static gboolean wins_set (FpProof *proof, const GPtrArray *set);

static int
by_sight (gconstpointer a, gconstpointer b)
{
  const Position *one = *(const Position *const *) a, *other = *(const Position *const *) b;
  return one->seen < other->seen ? -1 : one->seen > other->seen;
}

/* Returns TRUE if the seat wins all of @next, which it can tell apart by what it sees. */
static gboolean
wins_all (FpProof *proof, GPtrArray *next)
{
  g_ptr_array_sort (next, by_sight);
  for (guint i = 0; i < next->len;)
    {
      g_autoptr (GPtrArray) set = g_ptr_array_new ();
      uint64_t seen = ((Position *) g_ptr_array_index (next, i))->seen;
      for (; i < next->len && ((Position *) g_ptr_array_index (next, i))->seen == seen; i++)
        g_ptr_array_add (set, g_ptr_array_index (next, i));
      if (!wins_set (proof, set))
        return FALSE;
    }
  return TRUE;
}

/* Returns TRUE if @option wins in all positions of @set. */
static gboolean
wins_with (FpProof *proof, const GPtrArray *set, guint option)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  GPtrArray *next = g_ptr_array_new ();
  gboolean wins = TRUE;
  for (guint i = 0; i < set->len && wins; i++)
    wins = advance (proof, g_ptr_array_index (set, i), option, next, known);
  wins = wins && wins_all (proof, next);
  give_back (proof, next);
  return wins;
}

/* Returns TRUE if one option wins in all positions of @set, among which the seat can't choose. */
static gboolean
wins_set (FpProof *proof, const GPtrArray *set)
{
  const Position *first = g_ptr_array_index (set, 0);
  fp_engine_use (proof->engine, first->state);
  guint n = fp_engine_options (proof->engine)->n;
  for (guint i = 0; i < n && !proof->too_large; i++)
    if (wins_with (proof, set, i))
      return TRUE;
  return FALSE;
}

FpProofResult
fp_proof_try (FpProof *proof, guint option)
{
  GPtrArray *set = g_ptr_array_new ();
  for (guint i = 0; i < proof->deals->len; i++)
    {
      Position *position = take_position (proof);
      position->deal = i;
      position->depth = 0;
      fp_state_copy (position->state, g_ptr_array_index (proof->deals, i));
      g_ptr_array_add (set, position);
    }
  proof->spent = proof->depth = 0;
  proof->too_large = FALSE;
  g_array_set_size (proof->line.answers, 0);
  gboolean wins = wins_with (proof, set, option);
  give_back (proof, set);
  return proof->too_large ? FP_PROOF_TOO_LARGE : wins ? FP_PROOF_WINS : FP_PROOF_FAILS;
}

/* The deals */

/* Returns a digest of all that lies outside decks: deals that differ there come first. */
static uint64_t
digest_table (FpProof *proof, const FpState *state)
{
  uint64_t digest = 0;
  for (guint card = 0; card < state->head.n_cards; card++)
    {
      const FpCard *row = &state->cards[card];
      if (fp_zone_visibility (proof->engine, row->zone) == FP_VISIBLE_TO_NOBODY)
        continue;
      const int parts[] = { row->def, row->zone };
      digest += mix (G_GUINT64_CONSTANT (14695981039346656037), parts, sizeof parts);
    }
  return mix (digest, state->secrets, state->head.n_secrets * sizeof *state->secrets);
}

/* Adds @n deals: those with different cards face down first, then those that differ in decks and
 * chance alone. */
static void
deal (FpProof *proof, FpEngine *engine, guint n)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  g_autoptr (GPtrArray) like = g_ptr_array_new_with_free_func (g_aligned_free);
  FpRandom random;
  fp_random_seed (&random, 1);
  for (guint i = 0; i < n * SAMPLES && proof->deals->len < n; i++)
    {
      FpState *state = new_state ();
      if (i == 0)
        fp_state_copy (state, engine->state);
      else
        fp_determinize (engine, proof->seat, &random, state);
      gint64 digest = (gint64) digest_table (proof, state);
      gboolean differs = g_hash_table_add (known, g_memdup2 (&digest, sizeof digest));
      g_ptr_array_add (differs ? proof->deals : like, state);
    }
  while (proof->deals->len < n && like->len > 0)
    g_ptr_array_add (proof->deals, g_ptr_array_steal_index (like, 0));
}

/* Life */

FpProof *
fp_proof_new (FpEngine *engine, guint n_deals, guint most)
{
  FpProof *proof = g_new0 (FpProof, 1);
  proof->engine = fp_engine_new (engine->edition, engine->catalog);
  proof->engine->listener = on_event;
  proof->engine->listener_data = proof;
  proof->engine->step_ended = on_step_ended;
  proof->engine->step_ended_data = proof;
  proof->seat = fp_engine_asked (engine);
  proof->most = most;
  proof->view = g_new0 (FpView, 1);
  proof->spare = g_ptr_array_new_with_free_func (free_position);
  proof->line.answers = g_array_new (FALSE, FALSE, sizeof (guint));
  proof->deals = g_ptr_array_new_with_free_func (g_aligned_free);
  deal (proof, engine, n_deals);
  return proof;
}

void
fp_proof_free (FpProof *proof)
{
  if (proof == NULL)
    return;
  g_ptr_array_unref (proof->deals);
  g_ptr_array_unref (proof->spare);
  g_array_unref (proof->line.answers);
  fp_engine_free (proof->engine);
  g_free (proof->view);
  g_free (proof);
}

const FpProofLine *
fp_proof_line (const FpProof *proof)
{
  return &proof->line;
}

const FpState *
fp_proof_deal (const FpProof *proof, guint number)
{
  g_return_val_if_fail (number < proof->deals->len, NULL);
  return g_ptr_array_index (proof->deals, number);
}

guint
fp_proof_spent (const FpProof *proof)
{
  return proof->spent;
}

guint
fp_proof_depth (const FpProof *proof)
{
  return proof->depth;
}

void
fp_proof_open_hands (FpEngine *engine, uint8_t seat)
{
  FpState *state = engine->state;
  for (guint card = 0; card < state->head.n_cards; card++)
    {
      uint16_t zone = state->cards[card].zone;
      if (zone < engine->edition->n_zones && fp_zone_held (engine, zone) &&
          engine->edition->zones[zone].listed == FP_LISTED_CARDS)
        fp_card_learned (engine, (uint16_t) card, seat);
    }
  engine->informed = 0;
}
