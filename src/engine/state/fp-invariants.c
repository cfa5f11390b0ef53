/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Invariants of a state: conditions that hold between any two answers, whatever the cards. */
#include "engine/runner/fp-engine.h"
#include "engine/effects/fp-effect-index.h"
#include "engine/knowledge/fp-knowledge.h"

static const char *
check_ships (const FpEngine *engine)
{
  const FpState *s = engine->state;

  for (guint fleet = 0; fleet < s->head.n_seats; fleet++)
    {
      int n = 0, more = 0;

      if (engine->edition->positions.may_have_more != NULL)
        more = s->head.seats[fleet].counts[engine->edition->positions.more];
      for (guint i = 0; i < s->head.n_places; i++)
        n += s->places[i].ships[fleet];
      if (n != engine->edition->ships + more)
        return "ships were lost or made";
    }
  return NULL;
}

static const char *
check_zone (const FpState *s, guint zone, guint *total)
{
  uint16_t before = FP_NO_CARD;
  guint n = 0;

  for (uint16_t card = s->zones[zone].first; card != FP_NO_CARD; card = s->cards[card].next)
    {
      if (card >= s->head.n_cards || n > s->head.n_cards)
        return "a list of cards is broken";
      if (s->cards[card].zone != zone || s->cards[card].prev != before)
        return "a card does not know where it lies";
      before = card;
      n++;
    }
  if (s->zones[zone].last != before || s->zones[zone].count != n)
    return "a list of cards has a wrong end or count";
  *total += n;
  return NULL;
}

static const char *
check_cards (const FpEngine *engine)
{
  const FpState *s = engine->state;
  guint total = 0;

  for (guint zone = 0; zone < s->head.n_zones; zone++)
    {
      const char *wrong = check_zone (s, zone, &total);

      if (wrong != NULL)
        return wrong;
    }
  if (total != s->head.n_cards)
    return "a card lies nowhere";
  for (guint card = 0; card < s->head.n_cards; card++)
    if (s->cards[card].def >= engine->catalog->cards->len)
      return "a card without definition";
  return NULL;
}

/* The sets that names of programs stand for are those of the marks. */
static const char *
check_card_sets (const FpState *s)
{
  for (guint set = 0; set < FP_N_SETS; set++)
    {
      guint n = 0, first = FP_NO_CARD;

      for (guint card = 0; card < s->head.n_cards; card++)
        if (s->cards[card].marks >> (FP_MARK_SET + set) & 1)
          {
            first = MIN (first, card);
            n++;
          }
      if (n != (s->head.sets >> set & 1 ? s->head.card_sets[set].n : 0U) ||
          (n > 0 && first != s->head.card_sets[set].first))
        return "a set of cards that is not that of the marks";
    }
  return NULL;
}

static const char *
check_rules (FpEngine *engine)
{
  const FpState *s = engine->state;

  for (guint i = 0; i < s->head.n_effects; i++)
    if (s->effects[i].card != FP_NO_CARD && s->effects[i].card >= s->head.n_cards)
      return "a rule in force of a card that is not there";
  if (!fp_effect_index_is_right (engine))
    return "sets of listeners that are not those of the effects";
  for (guint i = 0; i < s->head.n_effects; i++)
    if (((s->effects[i].fired | s->effects[i].declined) & ~s->head.answered) != 0)
      return "an effect that has answered an act of which nobody knows";
  for (guint i = 0; i < s->head.n_actions; i++)
    if (s->actions[i].procedure == FP_MACHINE_NONE || s->actions[i].procedure >= engine->edition->n_procedures ||
        s->actions[i].after_frame >= s->head.n_frames)
      return "an act that nobody completes";
  for (guint i = 0; i < s->head.n_memories; i++)
    if (s->memory[i].card >= s->head.n_cards)
      return "a note of a card that is not there";
  for (guint card = 0; card < s->head.n_cards; card++)
    if (s->head.n_actions == 0 && s->cards[card].marks >> FP_MARK_ACTION & ((1U << FP_MAX_MARKED) - 1))
      return "a card marked for an act that is over";
  return check_card_sets (s);
}

/* Nobody is on two sides, or both main player and ally; nobody wins and loses. */
static const char *
check_encounter (const FpEngine *engine, const FpEncounter *encounter)
{
  FpSeats present = 0;

  if (encounter->kind == 0 || encounter->kind >= engine->edition->n_encounters)
    return "an encounter of no kind";
  if (encounter->outcome >= engine->edition->n_outcomes)
    return "an outcome that the edition doesn't have";
  for (guint i = 0; i < engine->edition->encounters[encounter->kind].n_sides; i++)
    {
      const FpSide *side = &encounter->sides[i];

      if ((side->mains & side->allies) != 0 || ((side->mains | side->allies) & present) != 0)
        return "a player on two sides of an encounter";
      present |= side->mains | side->allies;
    }
  if ((encounter->winners & encounter->losers) != 0)
    return "a player who wins and loses an encounter";
  if ((present | encounter->winners | encounter->losers) >> engine->state->head.n_seats != 0)
    return "a seat in an encounter that is not in the game";
  return NULL;
}

static const char *
check_encounters (const FpEngine *engine)
{
  const FpHead *head = &engine->state->head;
  const char *wrong = head->n_encounters > FP_MAX_ENCOUNTERS ? "too many encounters inside each other" : NULL;

  for (guint i = 0; wrong == NULL && i < head->n_encounters; i++)
    wrong = check_encounter (engine, &head->encounters[i]);
  return wrong;
}

static const char *
check_splits (const FpEngine *engine)
{
  const FpState *s = engine->state;

  for (guint i = 0; i < s->head.n_splits; i++)
    {
      const FpSplit *row = &s->splits[i];
      guint several = row->to ? FP_ACTION_TO_SEVERAL : FP_ACTION_FROM_SEVERAL;

      if (row->action > s->head.n_actions || row->place >= s->head.n_places)
        return "ships of an action or a place that is not there";
      if (row->action > 0 && !(s->actions[row->action - 1].flags & several))
        return "ships of several places of an action with one";
      if (row->action == 0 && row->count > row->most)
        return "more ships were chosen than offered";
      if (row->action == 0 && s->head.ending == FP_ENDING_NONE &&
          (!s->head.pending.open || !(s->head.pending.flags & FP_DECISION_PLACES)))
        return "ships are offered and nobody chooses";
    }
  return NULL;
}

static const char *
check_control (const FpEngine *engine)
{
  const FpState *s = engine->state;

  for (guint i = 0; i < s->head.n_frames; i++)
    if (s->frames[i].procedure == FP_MACHINE_NONE || s->frames[i].procedure >= engine->edition->n_procedures)
      return "an unknown procedure on the stack";
  for (guint i = 0; i < s->head.n_secrets; i++)
    if (s->secrets[i].value < s->secrets[i].low || s->secrets[i].value > s->secrets[i].high)
      return "a secret outside its domain";
  if (s->head.ending == FP_ENDING_NONE && s->head.n_frames > 0 && !s->head.pending.open)
    return "nobody is asked and the game is not over";
  if (s->head.pending.open && s->head.pending.seat >= s->head.n_seats)
    return "a question to nobody";
  if (fp_edition_modules (engine->edition, s->head.options) != engine->edition->on)
    return "other modules are on than the set-up options say";
  if (s->head.pending.open && s->head.pending.frame + 1U != s->head.n_frames)
    return "the waiting procedure is not on top of the stack";
  return NULL;
}

const char *
fp_state_check (FpEngine *engine)
{
  const char *wrong = check_ships (engine);

  if (wrong == NULL)
    wrong = check_cards (engine);
  if (wrong == NULL)
    wrong = check_control (engine);
  if (wrong == NULL)
    wrong = check_encounters (engine);
  if (wrong == NULL)
    wrong = check_rules (engine);
  if (wrong == NULL)
    wrong = check_splits (engine);
  if (wrong == NULL)
    wrong = fp_knowledge_check (engine);
  if (wrong == NULL && engine->state->head.pending.open && fp_engine_options (engine)->n < 2)
    wrong = "a question without a choice";
  if (wrong == NULL)
    wrong = engine->edition->rules.check (engine);
  return wrong;
}
