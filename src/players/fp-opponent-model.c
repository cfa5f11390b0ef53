/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table of counts: decision × state of the table in four degrees of detail × meaning of the
 * answer. */
#include "players/fp-opponent-model.h"

#include "engine/state/fp-hash.h"

enum
{
  DETAILS = 4,
  MOST_SHIPS = 4, /* ships beyond this number make no difference */
  TOTAL_STEP = 4, /* totals that differ by less look alike */
  MOST_STEPS = 5, /* in steps of TOTAL_STEP */
};

/* observations at which a situation weighs as much as the coarser one */
static const double trust = 6;

/* Counts of the times an answer was given, and of the times it was possible. */
typedef struct
{
  gint64 key;
  uint64_t given, offered;
} FpAnswerCount;

/* A decision whose answers become a secret, or a card laid face down. */
typedef struct
{
  uint16_t step;
  uint8_t kind, option;
  gboolean known;
} FpSecretChoice;

struct _FpOpponentModel
{
  GHashTable *table; /* &key → FpAnswerCount */
  FpSecretChoice secrets[256]; /* by kind of secret */
  FpSecretChoice face_down;
  uint64_t seen;
};

FpOpponentModel *
fp_opponent_model_new (void)
{
  FpOpponentModel *opponent_model = g_new0 (FpOpponentModel, 1);
  opponent_model->table = g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL, g_free);
  return opponent_model;
}

void
fp_opponent_model_free (FpOpponentModel *opponent_model)
{
  if (opponent_model == NULL)
    return;
  g_hash_table_unref (opponent_model->table);
  g_free (opponent_model);
}

uint64_t
fp_opponent_model_seen (const FpOpponentModel *opponent_model)
{
  return opponent_model->seen;
}

static FpAnswerCount *
find (const FpOpponentModel *opponent_model, uint64_t key)
{
  gint64 wanted = (gint64) key;
  return g_hash_table_lookup (opponent_model->table, &wanted);
}

static FpAnswerCount *
make (FpOpponentModel *opponent_model, uint64_t key)
{
  FpAnswerCount *row = find (opponent_model, key);
  if (row == NULL)
    {
      row = g_new0 (FpAnswerCount, 1);
      row->key = (gint64) key;
      g_hash_table_insert (opponent_model->table, &row->key, row);
    }
  return row;
}

/* Returns the meaning of an answer, the same for like cards. */
static uint64_t
meaning (const FpEngine *engine, FpOptionKind kind, int value)
{
  const FpState *s = engine->state;
  uint64_t what = (uint16_t) value;
  if (kind == FP_OPTION_CARD)
    what = s->cards[value].def;
  else if (kind == FP_OPTION_HALF)
    what = s->cards[value / 2].def | (uint64_t) (value & 1) << 32;
  return what | (uint64_t) kind << 40;
}

/* Returns the ships that stand on no planet: in the supply and in the Warp. */
static uint64_t
free_ships (const FpState *s, uint8_t seat)
{
  uint64_t ships = 1;
  for (guint place = 0; place < s->head.n_places; place++)
    if (s->places[place].card == FP_NO_CARD)
      ships = ships * (MOST_SHIPS + 1) + (uint64_t) MIN (s->places[place].ships[seat], MOST_SHIPS);
  return ships;
}

/* Returns the lead of @seat in the running encounter, in rough steps. */
static int
lead (FpEngine *engine, uint8_t seat)
{
  int totals[FP_MAX_SEATS], best = G_MININT;
  if (engine->state->head.n_encounters == 0)
    return 0;
  engine->edition->table.totals (engine, totals);
  for (uint8_t other = 0; other < engine->state->head.n_seats; other++)
    if (other != seat)
      best = MAX (best, totals[other]);
  return CLAMP ((totals[seat] - best) / TOTAL_STEP, -MOST_STEPS, MOST_STEPS);
}

/* Describes the table as everybody sees it when @seat answers, the coarsest degree of detail first.
 */
static void
look (FpEngine *engine, uint16_t step, uint8_t kind, uint8_t seat, uint64_t situation[DETAILS])
{
  const FpState *s = engine->state;
  int standings[FP_MAX_SEATS];
  uint64_t standing = 0;
  engine->edition->table.standings (engine, standings);
  for (uint8_t i = 0; i < s->head.n_seats; i++)
    standing = standing << 8 | (uint8_t) standings[(seat + i) % s->head.n_seats];
  situation[0] = fp_hash_mix (FP_HASH_START, step | (uint64_t) kind << 16);
  situation[1] = fp_hash_mix (situation[0], free_ships (s, seat));
  situation[2] = fp_hash_mix (situation[1], s->head.seats[seat].role | (uint64_t) (uint8_t) lead (engine, seat) << 8);
  situation[3] = fp_hash_mix (situation[2], standing);
}

/* Returns the smoothed probability of the answer @what in @situation. */
static double
probability (const FpOpponentModel *opponent_model, const uint64_t situation[DETAILS], uint64_t what)
{
  double estimate = 0.2;
  for (guint i = 0; i < DETAILS; i++)
    {
      const FpAnswerCount *row = find (opponent_model, fp_hash_mix (situation[i], what));
      if (row != NULL)
        estimate = ((double) row->given + trust * estimate) / ((double) row->offered + trust);
    }
  return estimate;
}

static void
share_out (double *odds, guint n)
{
  double sum = 0;
  for (guint i = 0; i < n; i++)
    sum += odds[i];
  for (guint i = 0; i < n; i++)
    odds[i] /= sum;
}

static gboolean
is_noted (const FpPendingDecision *pending)
{
  return (pending->flags & FP_DECISION_TOGETHER) != 0;
}

/* Counts an answer that was possible, and given if @given. */
static void
count (FpOpponentModel *opponent_model, const uint64_t situation[DETAILS], uint64_t what, gboolean given)
{
  for (guint i = 0; i < DETAILS; i++)
    {
      FpAnswerCount *row = make (opponent_model, fp_hash_mix (situation[i], what));
      row->offered++;
      row->given += given ? 1 : 0;
    }
}

/* Records the origin of a secret of @seat, or of a card in a zone where cards are chosen in secret.
 */
static void
note_origin (FpOpponentModel *opponent_model, const FpEngine *engine, uint8_t seat, const FpSecretChoice *origin,
             const FpOption *option)
{
  const FpState *s = engine->state;
  for (guint i = 0; i < s->head.n_secrets; i++)
    if (s->secrets[i].owner == seat && s->secrets[i].value == option->value &&
        (option->kind == FP_OPTION_NUMBER || option->kind == FP_OPTION_HALF))
      opponent_model->secrets[s->secrets[i].kind] = *origin;
  if (option->kind == FP_OPTION_CARD && s->cards[option->value].zone < engine->edition->n_zones &&
      engine->edition->zones[s->cards[option->value].zone].chosen)
    opponent_model->face_down = *origin;
}

void
fp_opponent_model_answer (FpOpponentModel *opponent_model, FpEngine *engine, guint index)
{
  const FpPendingDecision pending = engine->state->head.pending;
  if (!is_noted (&pending))
    {
      fp_engine_answer (engine, index);
      return;
    }
  FpDecision decision;
  uint64_t situation[DETAILS], met[FP_MAX_OPTIONS];
  const FpOptions *options = fp_engine_options (engine);
  const FpOption chosen = options->option[index];
  fp_engine_decision (engine, &decision);
  look (engine, decision.step, decision.kind, decision.seat, situation);
  uint64_t taken = meaning (engine, chosen.kind, chosen.value);
  for (guint i = 0; i < options->n; i++)
    {
      gboolean again = FALSE;
      met[i] = meaning (engine, options->option[i].kind, options->option[i].value);
      for (guint k = 0; k < i; k++)
        again = again || met[k] == met[i];
      if (!again)
        count (opponent_model, situation, met[i], met[i] == taken);
    }
  opponent_model->seen++;
  fp_engine_answer (engine, index);
  const FpSecretChoice origin = { decision.step, decision.kind, chosen.kind, TRUE };
  note_origin (opponent_model, engine, decision.seat, &origin, &chosen);
}

void
fp_opponent_model_add (FpOpponentModel *opponent_model, const FpOpponentModel *more)
{
  GHashTableIter iter;
  gpointer value;
  g_hash_table_iter_init (&iter, more->table);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      const FpAnswerCount *row = value;
      FpAnswerCount *sum = make (opponent_model, (uint64_t) row->key);
      sum->given += row->given;
      sum->offered += row->offered;
    }
  for (guint i = 0; i < G_N_ELEMENTS (opponent_model->secrets); i++)
    if (more->secrets[i].known)
      opponent_model->secrets[i] = more->secrets[i];
  if (more->face_down.known)
    opponent_model->face_down = more->face_down;
  opponent_model->seen += more->seen;
}

gboolean
fp_opponent_model_expect (const FpOpponentModel *opponent_model, FpEngine *engine, double *odds)
{
  FpDecision decision;
  uint64_t situation[DETAILS], met[FP_MAX_OPTIONS];
  const FpOptions *options = fp_engine_options (engine);
  if (!is_noted (&engine->state->head.pending))
    return FALSE;
  fp_engine_decision (engine, &decision);
  look (engine, decision.step, decision.kind, decision.seat, situation);
  for (guint i = 0; i < options->n; i++)
    {
      met[i] = meaning (engine, options->option[i].kind, options->option[i].value);
      odds[i] = probability (opponent_model, situation, met[i]);
      /* Of like cards only the first is ever taken. */
      for (guint k = 0; k < i; k++)
        odds[i] = met[k] == met[i] ? 0 : odds[i];
    }
  share_out (odds, options->n);
  return opponent_model->seen > 0;
}

gboolean
fp_opponent_model_expect_secret (const FpOpponentModel *opponent_model, FpEngine *engine, const FpSecret *secret,
                                 const int16_t *values, guint n, double *odds)
{
  const FpSecretChoice *origin = &opponent_model->secrets[secret->kind];
  uint64_t situation[DETAILS];
  if (!origin->known)
    return FALSE;
  look (engine, origin->step, origin->kind, secret->owner, situation);
  for (guint i = 0; i < n; i++)
    odds[i] = probability (opponent_model, situation, meaning (engine, origin->option, values[i]));
  share_out (odds, n);
  return TRUE;
}

gboolean
fp_opponent_model_expect_cards (const FpOpponentModel *opponent_model, FpEngine *engine, uint8_t seat,
                                const uint16_t *cards, guint n, double *odds)
{
  uint64_t situation[DETAILS];
  if (!opponent_model->face_down.known)
    return FALSE;
  look (engine, opponent_model->face_down.step, opponent_model->face_down.kind, seat, situation);
  for (guint i = 0; i < n; i++)
    odds[i] = probability (opponent_model, situation, meaning (engine, FP_OPTION_CARD, cards[i]));
  share_out (odds, n);
  return TRUE;
}
