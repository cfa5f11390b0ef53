/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines of programs: loops, created effects, and uses of abilities. */
#include "engine/effects/fp-play.h"
#include "engine/program/fp-program-private.h"

#include "engine/effects/fp-effects.h"
#include "engine/state/fp-mutations.h"

enum
{
  MOST_TIMES = 50, /* limit of a `repeat` with only a `while` */
};

/* --- Loops --- */

/* Returns the smallest item of the set above @last, INT16_MIN if there is none. */
static int
next_item (const FpValue *set, int last)
{
  int next = INT16_MIN;

  for (guint i = 0; i < set->n_items; i++)
    if (set->items[i] > last && (next == INT16_MIN || set->items[i] < next))
      next = set->items[i];
  return next;
}

FpGo
fp_program_foreach (FpEngine *e, FpProgramLocals *my, const FpInstruction *in)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;
  FpValue set;
  int last = e->state->variables[my->base + in->slot], next;

  fp_program_context (e, my, scratch, FP_SCRATCH_ITEMS, &context);
  fp_expression_eval (fp_catalog_expression (e->catalog, in->set), &context, &set);
  fp_value_cards (&context, &set);
  next = next_item (&set, last == FP_VARIABLE_NOTHING ? -1 : last);
  fp_program_set (e, my, in->slot, next);
  my->pc = next == INT16_MIN ? in->target : (int16_t) (my->pc + 1);
  return FP_GO_NEXT;
}

FpGo
fp_program_repeat (FpEngine *e, FpProgramLocals *my, const FpInstruction *in)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;
  int left = e->state->variables[my->base + in->slot];

  fp_program_context (e, my, scratch, FP_SCRATCH_ITEMS, &context);
  if (left == FP_VARIABLE_NOTHING)
    {
      FpValue times;

      fp_expression_eval (fp_catalog_expression (e->catalog, in->most), &context, &times);
      left = CLAMP (fp_value_number (&context, &times), 0, MOST_TIMES);
    }
  if (left > 0)
    {
      fp_program_set (e, my, in->slot, left - 1);
      my->pc++;
      return FP_GO_NEXT;
    }
  fp_program_set (e, my, in->slot, FP_VARIABLE_NOTHING);
  my->pc = in->target;
  return FP_GO_NEXT;
}

/* --- Sets of cards --- */

static gboolean
is_set (int variable)
{
  return variable >= FP_VARIABLE_SET && variable < FP_VARIABLE_SET + FP_N_SETS;
}

/* Takes set @set, which is in use, from its cards. */
static void
empty_set (FpState *s, int set)
{
  const uint32_t bit = 1U << (FP_MARK_SET + set);
  guint left = s->head.card_sets[set].n;

  for (guint card = s->head.card_sets[set].first; left > 0; card++)
    if (s->cards[card].marks & bit)
      {
        s->cards[card].marks &= ~bit;
        left--;
      }
  s->head.card_sets[set].n = 0; /* an older name may still stand for the set */
  s->head.sets &= (uint16_t) ~(1 << set);
}

/* Makes @cards the cards of set @set, which is not in use. */
static void
fill_set (FpState *s, int set, const uint16_t *cards, guint n)
{
  const uint32_t bit = 1U << (FP_MARK_SET + set);
  FpCardSet *filled = &s->head.card_sets[set];

  *filled = (FpCardSet){ .first = FP_NO_CARD };
  for (guint i = 0; i < n; i++)
    if (!(s->cards[cards[i]].marks & bit))
      {
        s->cards[cards[i]].marks |= bit;
        filled->first = MIN (filled->first, cards[i]);
        filled->n++;
      }
  s->head.sets |= (uint16_t) (1 << set);
}

/* Returns a set for the variable, −1 if all are in use. */
static int
find_set (FpEngine *e, int variable)
{
  if (is_set (variable))
    return variable - FP_VARIABLE_SET;
  for (int set = 0; set < FP_N_SETS; set++)
    if (!(e->state->head.sets & 1 << set))
      return set;
  return -1;
}

void
fp_program_set_cards (FpEngine *e, int base, int slot, const uint16_t *cards, guint n)
{
  FpState *s = e->state;
  int set = slot < 0 ? -1 : find_set (e, s->variables[base + slot]);

  if (set < 0 && slot >= 0)
    fp_fuel_gone (e, FP_NO_CARD);
  if (set < 0)
    return;
  if (s->head.sets & 1 << set)
    empty_set (s, set);
  fill_set (s, set, cards, n);
  s->variables[base + slot] = (int16_t) (FP_VARIABLE_SET + set);
}

guint
fp_program_set_list (const FpEngine *e, int base, int slot, uint16_t *cards)
{
  const FpState *s = e->state;
  int variable = s->variables[base + slot];
  guint n = 0;

  for (uint16_t card = 0; is_set (variable) && card < s->head.n_cards; card++)
    if (s->cards[card].marks & 1U << (FP_MARK_SET + variable - FP_VARIABLE_SET))
      cards[n++] = card;
  return n;
}

void
fp_program_free_sets (FpEngine *e, int base, int n)
{
  FpState *s = e->state;

  if (s->head.sets == 0)
    return;
  for (int i = base; i < base + n; i++)
    if (is_set (s->variables[i]))
      empty_set (s, s->variables[i] - FP_VARIABLE_SET);
}

/* --- Empty hands --- */

gboolean
fp_program_fills (FpEngine *e, const FpFrame *program, int set, FpContext *context, uint8_t seat)
{
  const FpProgramLocals *my = (const FpProgramLocals *) (const void *) program->locals;
  FpValue hand;

  if (set < 0 || my->stop >= 0)
    return FALSE;
  fp_expression_eval (fp_catalog_expression (e->catalog, set), context, &hand);
  if (hand.type != FP_TYPE_ZONE || fp_zone_visibility (e, (uint16_t) hand.number) != FP_VISIBLE_TO_OWNER ||
      e->state->zones[hand.number].count > 0 || e->state->zones[hand.number].owner != seat)
    return FALSE;
  e->edition->rules.fill_hand (e, seat);
  return TRUE;
}

/* --- Created effects --- */

static void
keep_names (const FpEngine *e, const FpProgramLocals *my, FpEffect *about)
{
  int n = MIN (FP_MAX_KEPT, e->state->head.n_variables - my->base);

  for (int i = 0; i < FP_MAX_KEPT; i++)
    {
      int16_t value = i < n ? e->state->variables[my->base + i] : (int16_t) FP_VARIABLE_NOTHING;

      /* A set of cards belongs to the program and ends with it. */
      about->kept[i] = is_set (value) ? (int16_t) FP_VARIABLE_NOTHING : value;
    }
}

static uint8_t
current_step (const FpEngine *e)
{
  for (guint i = e->state->head.n_frames; i > 0; i--)
    if (e->edition->procedures[e->state->frames[i - 1].procedure].kind == FP_PROCEDURE_STEP)
      return e->state->frames[i - 1].procedure;
  return 0;
}

FpGo
fp_program_create_effects (FpEngine *e, FpProgramLocals *my, const FpInstruction *in)
{
  FpEffect about = { .card = (uint16_t) my->card, .me = my->me, .level = e->state->head.n_encounters };

  about.they = my->they;
  about.step = current_step (e);
  keep_names (e, my, &about);
  for (int i = 0; i < in->count; i++)
    {
      const FpRule *rule = fp_catalog_rule (e->catalog, (guint) (in->first_rule + i));

      about.kind = rule->until ? FP_EFFECT_LASTING : FP_EFFECT_ONCE;
      fp_effect_create (e, (guint) (in->first_rule + i), &about);
    }
  my->pc++;
  return FP_GO_NEXT;
}

/* --- Using an ability --- */

/* Returns the rule being resolved, or NULL. */
static FpResolveLocals *
resolving (const FpEngine *e)
{
  FpState *s = e->state;

  for (guint i = s->head.n_frames; i > 0; i--)
    if (s->frames[i - 1].procedure == FP_MACHINE_RESOLVE)
      return (FpResolveLocals *) (void *) s->frames[i - 1].locals;
  return NULL;
}

static int
ability_of (const FpEngine *e)
{
  const FpResolveLocals *locals = resolving (e);

  return locals != NULL ? fp_catalog_rule (e->catalog, locals->rule)->ability : -1;
}

/* From here on the rule replaces the action that it answers. */
static FpGo
begin_use (FpEngine *e, FpProgramLocals *my)
{
  if (my->action >= 0)
    e->state->actions[my->action].flags |= FP_ACTION_TAKEN;
  my->phase = 0;
  my->pc++;
  return FP_GO_NEXT;
}

static gboolean
announce (FpEngine *e, const FpProgramLocals *my)
{
  FpAction about = { .procedure = FP_MACHINE_USE, .who = my->me, .by = my->me, .cause = FP_CAUSE_ABILITY };

  about.from = about.to = FP_NO_PLACE;
  about.zone = about.code = -1;
  about.card = about.source = (uint16_t) my->card;
  return fp_action_begin (e, &about) != NULL;
}

/* Records for everybody that the ability is used, or that its use was cancelled. */
static void
trace_use (FpEngine *e, FpTraceOutcome outcome)
{
  const FpResolveLocals *locals = resolving (e);
  const FpEffect *row = locals != NULL ? fp_effect_find (e, locals->number) : NULL;

  if (row != NULL && e->trace != NULL)
    fp_trace_used (e, row, locals->action, outcome);
}

/* The use was cancelled, or the played card was taken away: the program goes on behind it. */
static FpGo
stop_use (FpEngine *e, FpProgramLocals *my, const FpInstruction *in)
{
  FpResolveLocals *locals = resolving (e);

  trace_use (e, FP_TRACE_STOPPED);
  FP_EMIT (e, ABILITY_STOPPED, .seat = my->me, .value = (int16_t) ability_of (e), .n_cards = 1,
           .cards = { (uint16_t) my->card }, .seen = 0xff);
  if (locals != NULL && locals->played)
    locals->played = 2;
  my->phase = 0;
  my->pc = in->target;
  return FP_GO_NEXT;
}

/* Plays the card. Its limits are used up as those of any ability. */
static FpGo
play (FpEngine *e, FpProgramLocals *my)
{
  FpResolveLocals *locals = resolving (e);

  trace_use (e, FP_TRACE_WORKED);
  if (locals != NULL)
    {
      locals->played = 1;
      locals->zone = e->edition->plays.remembers_zone ? (uint8_t) e->state->cards[(uint16_t) my->card].zone : 0;
    }
  if (!fp_play_begin (e, (uint16_t) my->card, my->me))
    return begin_use (e, my);
  my->phase = 1;
  return FP_GO_STOP;
}

/* A card that was taken off the table in answer to its play has not been played. */
static void
forget_play (FpEngine *e, const FpProgramLocals *my)
{
  const FpResolveLocals *locals = resolving (e);

  if (e->state->head.result < 0 && locals != NULL && locals->played && !fp_play_lies (e, (uint16_t) my->card, my->me))
    fp_card_forget_play (e, (uint16_t) my->card, my->me);
}

/* Returns TRUE if the announced ability must not begin. */
static gboolean
is_stopped (const FpEngine *e, const FpProgramLocals *my)
{
  const FpResolveLocals *locals = resolving (e);

  return e->state->head.result < 0 ||
         (locals != NULL && locals->played && !fp_play_lies (e, (uint16_t) my->card, my->me));
}

/* Announces the ability, which others may answer. Its limit is used up even if the use is
 * cancelled. */
FpGo
fp_program_use (FpEngine *e, FpProgramLocals *my, const FpInstruction *in)
{
  int ability = ability_of (e);

  if (my->phase == 1 && !is_stopped (e, my))
    return begin_use (e, my);
  if (my->phase == 1)
    {
      forget_play (e, my);
      return stop_use (e, my, in);
    }
  if (ability >= 0 && (uint16_t) my->card != FP_NO_CARD)
    fp_ability_used (e, (uint16_t) my->card, g_array_index (e->catalog->abilities, FpAbilityRef, ability).index);
  if (in->silent)
    return begin_use (e, my);
  if (fp_play_is_due (e, (uint16_t) my->card, my->me))
    return play (e, my);
  trace_use (e, FP_TRACE_WORKED);
  FP_EMIT (e, ABILITY_USED, .seat = my->me, .value = (int16_t) ability, .n_cards = 1, .cards = { (uint16_t) my->card },
           .seen = 0xff);
  if (!fp_has_listeners (e->state, FP_MACHINE_USE) || !announce (e, my))
    return begin_use (e, my);
  my->phase = 1;
  return FP_GO_STOP;
}
