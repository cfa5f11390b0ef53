/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Evaluations that copies of a rule share. */
#include "engine/effects/fp-copies.h"

enum
{
  SLOTS = 64, /* a power of 2 */
};

typedef struct _FpCopyMemory
{
  FpCopies slots[SLOTS];
} FpCopyMemory;

/* Returns TRUE if @other is a row like @row. */
static inline gboolean
is_copy (const FpEffect *row, const FpEffect *other)
{
  return other->me == row->me && other->kind == FP_EFFECT_CARD;
}

/* Returns TRUE if a row of the same rule has the same owner as @row. */
static gboolean
has_copies (const FpState *s, const FpEffect *row)
{
  const FpEffect *end = s->effects + s->head.n_effects;

  for (const FpEffect *other = row + 1; other < end && other->rule == row->rule; other++)
    if (is_copy (row, other))
      return TRUE;
  for (const FpEffect *other = row; other > s->effects && other[-1].rule == row->rule; other--)
    if (is_copy (row, other - 1))
      return TRUE;
  return FALSE;
}

/* Returns TRUE if evaluations count for more than their outcome: reports count them, or only some
 * rules are asked. */
static gboolean
is_watched (const FpEngine *engine)
{
  return (engine->coverage != NULL && engine->coverage->abilities != NULL) || engine->eyes != 0 ||
         engine->permitted != FP_PERMITTED_ALL;
}

FpCopies *
fp_copies_find (FpEngine *engine, const FpEffect *row, int action)
{
  FpCopies *slot;

  if (row->kind != FP_EFFECT_CARD || engine->evaluations == 0 || !has_copies (engine->state, row) ||
      is_watched (engine))
    return NULL;
  if (engine->copies == NULL)
    engine->copies = g_new0 (FpCopyMemory, 1);
  slot = &engine->copies->slots[(row->rule + row->me * 16U + (guint) action * 32U) % SLOTS];
  if (slot->evaluation != engine->evaluation || slot->rule != row->rule || slot->me != row->me ||
      slot->action != action)
    *slot = (FpCopies){ .evaluation = engine->evaluation, .rule = row->rule, .me = row->me, .action = action };
  return slot;
}

void
fp_copies_free (FpEngine *engine)
{
  g_free (engine->copies);
}
