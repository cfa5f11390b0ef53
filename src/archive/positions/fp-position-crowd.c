/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions with more effects in force than any rule allows, for measurements. */
#include "archive/positions/fp-position-private.h"

#include "engine/effects/fp-effects.h"
#include "engine/program/fp-program.h"
#include "engine/state/fp-mutations.h"

guint
fp_position_crowd (FpEngine *engine, guint abilities)
{
  guint n = 0;
  uint8_t seat = 0;

  for (uint16_t card = 0; card < engine->state->head.n_cards && n < abilities; card++)
    {
      const FpCardDef *def = fp_engine_def (engine, card);
      int zone = fp_position_zone_listed (engine->edition, FP_LISTED_SHEET, seat);

      if (!fp_card_is (def, FP_KIND_SHEET) || def->abilities == NULL || zone < 0)
        continue;
      fp_move_card (engine, card, (uint16_t) zone, FP_BOTTOM, FP_FACE_UP);
      fp_effect_update_card (engine, card);
      n += def->abilities->len;
      seat = (uint8_t) ((seat + 1) % engine->state->head.n_seats);
    }
  fp_engine_use (engine, engine->state);
  return n;
}

/* Returns TRUE if no program of @def creates effects, copies cards or begins an encounter. These
 * would make the number of effects grow without end, and hide what each of them costs. */
static gboolean
is_plain (const FpEngine *engine, const FpCardDef *def)
{
  const FpCatalog *catalog = engine->catalog;

  for (guint i = 0; def->abilities != NULL && i < def->abilities->len; i++)
    {
      const FpAbilityDef *ability = &g_array_index (def->abilities, FpAbilityDef, i);

      for (guint rule = 0; rule < ability->n_rules; rule++)
        for (int code = fp_catalog_rule (catalog, ability->first_rule + rule)->code; code >= 0; code++)
          {
            const FpInstruction *in = fp_catalog_instruction (catalog, code);

            if (in->op == FP_OP_CREATE_EFFECTS || in->op == FP_OP_ENCOUNTER ||
                (in->op == FP_OP_VERB && in->verb != FP_VERB_CHOOSE && engine->edition->verbs[in->verb].ends != NULL))
              return FALSE;
            if (in->op == FP_OP_END)
              break;
          }
    }
  return def->abilities != NULL;
}

/* Adds a card like @model to the game. Returns FP_NO_CARD if there is no room. */
static uint16_t
add_copy (FpState *state, uint16_t model)
{
  uint16_t card = state->head.n_cards;

  if (card == FP_MAX_CARDS)
    return FP_NO_CARD;
  state->head.n_cards++;
  state->cards[card] = state->cards[model];
  state->cards[card].marks = 0;
  fp_zone_add_bottom (state, state->cards[model].zone, card);
  return card;
}

static void
deal (FpEngine *engine, uint16_t card, guint *dealt)
{
  uint8_t seat = (uint8_t) ((*dealt)++ % engine->state->head.n_seats);

  for (guint zone = 0; card != FP_NO_CARD && zone < engine->edition->n_zones; zone++)
    if (engine->edition->zones[zone].listed == FP_LISTED_SHEET && engine->state->zones[zone].owner == seat)
      {
        fp_move_card (engine, card, (uint16_t) zone, FP_BOTTOM, FP_FACE_UP);
        fp_effect_update_card (engine, card);
        return;
      }
}

void
fp_position_deal_sheets (FpEngine *engine, guint sheets, guint copies, gboolean plain)
{
  guint n_cards = engine->state->head.n_cards, dealt = 0;

  for (uint16_t card = 0; card < n_cards && sheets > 0; card++)
    {
      const FpCardDef *def = fp_engine_def (engine, card);

      if (!fp_card_is (def, FP_KIND_SHEET) || (plain && !is_plain (engine, def)))
        continue;
      for (guint i = 1; i < copies; i++)
        deal (engine, add_copy (engine->state, card), &dealt);
      deal (engine, card, &dealt);
      sheets--;
    }
  fp_engine_use (engine, engine->state);
}
