/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Secret numbers: choices revealed together, and choices kept until a program shows them. */
#include "engine/state/fp-mutations.h"

#include <string.h>

enum
{
  KEPT = 0xf1, /* kind of the kept secrets; editions count theirs from 0 */
};

gboolean
fp_secret_is_kept (const FpSecret *secret)
{
  return secret->kind == KEPT;
}

/* Returns the value of a name for the answer @value of a choice among values of @type. */
static int
value_of_name (FpType type, int value)
{
  return type == FP_TYPE_PLAYERS ? 1 << value : type == FP_TYPE_HALVES ? value / 2 : value;
}

/* Stores the possible values for all that others know: the options of the decision just answered.
 * After a draw by chance, or with too many options, the value and the first options are kept. */
static void
store_legal (const FpEngine *engine, FpSecret *secret, FpType type)
{
  const FpOptions *options = engine->options;
  int lowest = secret->value, highest = secret->value;

  for (guint i = 0; i < options->n; i++)
    {
      lowest = MIN (lowest, value_of_name (type, options->option[i].value));
      highest = MAX (highest, value_of_name (type, options->option[i].value));
    }
  secret->n_legal = 0;
  secret->mask = 0;
  if (highest - lowest < 64)
    {
      secret->legal[0] = (int16_t) lowest;
      secret->mask = (uint64_t) 1 << (secret->value - lowest);
      for (guint i = 0; i < options->n; i++)
        secret->mask |= (uint64_t) 1 << (value_of_name (type, options->option[i].value) - lowest);
      return;
    }
  secret->legal[secret->n_legal++] = secret->value;
  for (guint i = 0; i < options->n && secret->n_legal < FP_INLINE_VALUES; i++)
    if (value_of_name (type, options->option[i].value) != secret->value)
      secret->legal[secret->n_legal++] = (int16_t) value_of_name (type, options->option[i].value);
}

guint
fp_secret_values (const FpSecret *secret, int16_t values[FP_MOST_VALUES])
{
  guint n = 0;

  for (int i = 0; i < 64 && secret->n_legal == 0; i++)
    if (secret->mask >> i & 1)
      values[n++] = (int16_t) (secret->legal[0] + i);
  for (guint i = 0; i < secret->n_legal; i++)
    {
      guint k = n++;

      for (; k > 0 && values[k - 1] > secret->legal[i]; k--)
        values[k] = values[k - 1];
      values[k] = secret->legal[i];
    }
  return n;
}

static void
drop_secret (FpState *s, guint index)
{
  FpSecret *secret = &s->secrets[index];

  s->head.n_secrets--;
  memmove (secret, secret + 1, (s->head.n_secrets - index) * sizeof *secret);
}

/* Drops secrets that no name stands for. Without any, the game is over and the last one is lost. */
static void
make_room (FpEngine *engine)
{
  FpState *s = engine->state;

  if (s->head.n_secrets == FP_MAX_SECRETS)
    fp_secrets_sweep (engine);
  if (s->head.n_secrets < FP_MAX_SECRETS)
    return;
  fp_engine_overflow (engine, "secret");
  s->head.n_secrets--;
}

/* Returns a row for another secret. */
static FpSecret *
add_secret (FpEngine *engine)
{
  FpState *s = engine->state;

  make_room (engine);
  return &s->secrets[s->head.n_secrets++];
}

void
fp_secret_keep (FpEngine *engine, uint8_t kind, uint8_t owner, int value, int low, int high)
{
  FpSecret *secret = add_secret (engine);

  *secret = (FpSecret){
    .kind = kind,
    .owner = owner,
    .known = (FpSeats) (1 << owner),
    .level = engine->state->head.n_encounters,
    .value = (int16_t) value,
    .low = (int16_t) low,
    .high = (int16_t) high,
  };
  store_legal (engine, secret, FP_TYPE_NUMBER);
}

/* Returns the latest secret of @kind and @owner in the running encounter, or NULL. */
static FpSecret *
find_secret (FpState *s, uint8_t kind, uint8_t owner)
{
  for (guint i = s->head.n_secrets; i > 0; i--)
    {
      FpSecret *secret = &s->secrets[i - 1];

      if (secret->kind == kind && secret->owner == owner && secret->level == s->head.n_encounters)
        return secret;
    }
  return NULL;
}

/* Makes everybody know @secret. */
static void
show (FpEngine *engine, FpSecret *secret)
{
  engine->informed |= (FpSeats) (fp_seats_all (engine->state) & ~secret->known);
  secret->known = fp_seats_all (engine->state);
}

int
fp_secret_look (FpEngine *engine, uint8_t kind, uint8_t owner, int otherwise)
{
  FpSecret *secret = find_secret (engine->state, kind, owner);

  if (secret == NULL)
    return otherwise;
  show (engine, secret);
  return secret->value;
}

int
fp_secret_take (FpEngine *engine, uint8_t kind, uint8_t owner, int otherwise)
{
  FpState *s = engine->state;
  FpSecret *secret = find_secret (s, kind, owner);
  int value;

  if (secret == NULL)
    return otherwise;
  value = secret->value;
  show (engine, secret);
  s->head.n_secrets--;
  memmove (secret, secret + 1, (gsize) (s->secrets + s->head.n_secrets - secret) * sizeof *secret);
  return value;
}

int
fp_secret_seal (FpEngine *engine, uint8_t owner, int value, FpType type)
{
  FpState *s = engine->state;
  FpSecret *secret = add_secret (engine);

  *secret = (FpSecret){ .kind = KEPT,
                        .owner = owner,
                        .known = (FpSeats) (1 << owner),
                        .value = (int16_t) value,
                        .low = INT16_MIN + 1,
                        .high = INT16_MAX,
                        .number = s->head.n_secrets_kept };
  store_legal (engine, secret, type);
  s->head.n_secrets_kept = (uint16_t) ((s->head.n_secrets_kept + 1) % FP_VARIABLE_SECRETS);
  return FP_VARIABLE_SECRET + secret->number;
}

static int
kept_secret (const FpState *s, int variable)
{
  for (guint i = 0; i < s->head.n_secrets; i++)
    if (s->secrets[i].kind == KEPT && FP_VARIABLE_SECRET + s->secrets[i].number == variable)
      return (int) i;
  return -1;
}

uint8_t
fp_secret_owner (const FpState *state, int variable)
{
  int index = kept_secret (state, variable);

  return index < 0 ? FP_NOBODY : state->secrets[index].owner;
}

int
fp_secret_read (const FpState *state, int variable)
{
  int index = kept_secret (state, variable);

  return index < 0 ? FP_VARIABLE_NOTHING : state->secrets[index].value;
}

void
fp_secret_show (FpEngine *engine, int variable)
{
  int index = kept_secret (engine->state, variable);

  if (index >= 0)
    show (engine, &engine->state->secrets[index]);
}

/* Returns TRUE if a variable of a running program or of a lasting effect stands for secret
 * @number. */
static gboolean
is_named (const FpState *s, int number)
{
  int variable = FP_VARIABLE_SECRET + number;

  for (guint i = 0; i < s->head.n_variables; i++)
    if (s->variables[i] == variable)
      return TRUE;
  for (guint i = 0; i < s->head.n_effects; i++)
    for (guint k = 0; s->effects[i].kind >= FP_EFFECT_LASTING && k < FP_MAX_KEPT; k++)
      if (s->effects[i].kept[k] == variable)
        return TRUE;
  return FALSE;
}

void
fp_secrets_sweep (FpEngine *engine)
{
  FpState *s = engine->state;

  for (guint i = s->head.n_secrets; i > 0; i--)
    if (s->secrets[i - 1].kind == KEPT && !is_named (s, s->secrets[i - 1].number))
      drop_secret (s, i - 1);
}
