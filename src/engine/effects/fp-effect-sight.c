/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Players who can know what a rule does now.
 *
 * The text of an expression tells what it reads (fp_expression_closed_name ()). More may be visible
 * at the moment itself: the cards of a slot or of an action may all lie face up by then. */
#include "engine/effects/fp-effect-sight.h"

#include "engine/effects/fp-effect-rows.h"
#include "engine/effects/fp-effects.h"
#include "engine/knowledge/fp-view.h"
#include "engine/runner/fp-action-rows.h"

#include <string.h>

/* The slots whose cards can be seen although their zone alone doesn't tell. */
typedef enum
{
  SLOTS_BY_CARD, /* those that are visible by card */
  SLOTS_CHOSEN, /* those of cards chosen in secret, too, which lie open after they are revealed */
} Slots;

/* Returns TRUE if @viewer sees all cards of the edition's slots called @name. */
static gboolean
sees_slot (const FpEngine *engine, uint8_t viewer, const char *name, Slots slots)
{
  const FpState *s = engine->state;
  gboolean found = FALSE;

  for (uint16_t zone = 0; zone < engine->edition->n_zones && zone < s->head.n_zones; zone++)
    {
      const FpZoneDef *def = &engine->edition->zones[zone];

      if (!(def->visibility == FP_VISIBLE_BY_CARD || (slots == SLOTS_CHOSEN && def->chosen)) ||
          strcmp (def->id, name) != 0)
        continue;
      found = TRUE;
      FP_EACH_CARD (s, zone, card)
        if (!fp_view_sees (engine, viewer, card))
          return FALSE;
    }
  return found;
}

/* Returns TRUE if @name stands for cards by itself, such as those in all slots, and @viewer sees
 * them all. */
static gboolean
sees_named (const FpEngine *engine, uint8_t viewer, const char *name)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;
  FpValue cards = { .type = FP_TYPE_NOTHING };

  fp_engine_context (engine, scratch, FP_SCRATCH_ITEMS, &context);
  for (const FpNameDef *def = engine->edition->names; def != NULL && def->name != NULL; def++)
    if (def->of == FP_TYPE_NOTHING && def->gives == FP_TYPE_CARDS && strcmp (def->name, name) == 0)
      {
        def->get (&context, &cards, def->arg);
        for (guint i = 0; i < cards.n_items; i++)
          if (!fp_view_sees (engine, viewer, cards.items[i]))
            return FALSE;
        return TRUE;
      }
  return FALSE;
}

/* Returns TRUE if @viewer sees all cards of the action in row @action. */
static gboolean
sees_action (const FpEngine *engine, uint8_t viewer, int action)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = action < 0 ? 0 : fp_action_cards (engine, &engine->state->actions[action], cards);

  for (guint i = 0; i < n; i++)
    if (!fp_view_sees (engine, viewer, cards[i]))
      return FALSE;
  return action >= 0;
}

/* Returns TRUE if @viewer sees what @name stands for in a rule that answers the action in row
 * @action. */
static gboolean
sees_name (const FpEngine *engine, uint8_t viewer, const char *name, int action, Slots slots)
{
  return sees_slot (engine, viewer, name, slots) || sees_named (engine, viewer, name) ||
         (strcmp (name, "cards") == 0 && sees_action (engine, viewer, action));
}

static gboolean
sees_names (const FpEngine *engine, const FpEffect *row, uint8_t viewer, int index, int action, Slots slots)
{
  const FpExpression *expression = fp_catalog_expression (engine->catalog, index);
  const gboolean own = viewer == row->me;
  const char *name;

  for (guint i = 0; (name = fp_expression_closed_name (expression, own, i)) != NULL; i++)
    if (!sees_name (engine, viewer, name, action, slots))
      return FALSE;
  return TRUE;
}

/* Returns TRUE if @viewer sees what expression @index (−1: none) of the rule of @row reads. Most
 * rules have few expressions, and most of these read nothing hidden. */
static inline gboolean
sees_expression (const FpEngine *engine, const FpEffect *row, uint8_t viewer, int index, int action, Slots slots)
{
  return index < 0 || sees_names (engine, row, viewer, index, action, slots);
}

/* Games ask by this answer, so recorded games rely on it. Cards chosen in secret stay closed here
 * even after they are revealed. */
gboolean
fp_effect_sees_expression (const FpEngine *engine, const FpEffect *row, uint8_t viewer, int index, int action)
{
  return sees_expression (engine, row, viewer, index, action, SLOTS_BY_CARD);
}

gboolean
fp_effect_sees_members (const FpEngine *engine, const FpEffect *row, uint8_t viewer, int index)
{
  const FpExpression *expression = fp_catalog_expression (engine->catalog, index);
  const gboolean own = viewer == row->me;
  const char *name;

  for (guint i = 0; expression != NULL && (name = fp_expression_closed_member_name (expression, own, i)) != NULL; i++)
    if (!sees_name (engine, viewer, name, -1, SLOTS_CHOSEN))
      return FALSE;
  return TRUE;
}

/* Returns TRUE if @viewer sees all that decides on the change that the rule of @row makes now. Few
 * rules need this look. */
static G_GNUC_NO_INLINE gboolean
sees_change (const FpEngine *engine, const FpEffect *row, uint8_t viewer)
{
  const FpRule *rule = fp_effect_rule (engine, row);

  return sees_expression (engine, row, viewer, rule->ability_cond, -1, SLOTS_CHOSEN) &&
         sees_expression (engine, row, viewer, rule->cond, -1, SLOTS_CHOSEN) &&
         fp_effect_sees_members (engine, row, viewer, rule->of) &&
         sees_expression (engine, row, viewer, rule->value, -1, SLOTS_CHOSEN);
}

gboolean
fp_effect_card_is_seen (const FpEngine *engine, const FpEffect *row, uint8_t viewer)
{
  const FpRule *rule = fp_effect_rule (engine, row);

  return row->card == FP_NO_CARD || fp_view_sees (engine, viewer, row->card) ||
         (row->kind >= FP_EFFECT_LASTING && rule != NULL && rule->counted);
}

gboolean
fp_effect_change_is_known (const FpEngine *engine, const FpEffect *row, uint8_t viewer)
{
  const FpRule *rule = fp_effect_rule (engine, row);

  if (engine->state->head.ending != FP_ENDING_NONE)
    return TRUE;
  if (!fp_effect_card_is_seen (engine, row, viewer))
    return FALSE;
  return (rule->open & (viewer == row->me ? FP_OPEN_TO_OWN : FP_OPEN_TO_OTHERS)) != 0 ||
         sees_change (engine, row, viewer);
}
