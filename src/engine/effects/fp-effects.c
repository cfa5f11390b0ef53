/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Effects in force, and their ends. Bits of listeners by query and procedure make an event that
 * nobody waits for cost one test. */
#include "engine/effects/fp-effects.h"

#include "engine/effects/fp-effect-index.h"
#include "engine/effects/fp-past.h"
#include "engine/effects/fp-veiled.h"
#include "engine/state/fp-mutations.h"

#include <string.h>

static void
add_listener (FpEngine *engine, const FpEffect *row)
{
  FpHead *head = &engine->state->head;
  const FpRule *rule = fp_effect_rule (engine, row);

  if (row->kind >= FP_EFFECT_LASTING)
    {
      uint8_t when;
      const uint64_t *until = fp_effect_ending (engine, row, &when);

      fp_procedures_add (head->listened, until);
      fp_procedures_add (head->ended, until);
    }
  if (row->listens < FP_N_ROUNDS)
    {
      if (rule->kind == FP_RULE_MODIFY)
        {
          fp_procedures_add_one (head->listened, row->subject);
          fp_procedures_add_one (head->listened_by_round[row->listens], row->subject);
        }
      fp_procedures_add (head->listened, rule->actions);
      fp_procedures_add (head->listened_by_round[row->listens], rule->actions);
      if (row->kind == FP_EFFECT_ONCE)
        fp_procedures_add (head->ended, rule->actions);
    }
  else if (row->listens == FP_LISTENS_QUERY)
    head->modified[row->subject / 64] |= (uint64_t) 1 << row->subject % 64;
  else if (row->listens == FP_LISTENS_STATE)
    head->n_state_triggers++;
}

void
fp_effect_listen_for_hands (FpEngine *engine)
{
  FpHead *head = &engine->state->head;

  for (guint round = 0; round < FP_N_ROUNDS; round++)
    {
      fp_procedures_add (head->listened, engine->hands_listen[round]);
      fp_procedures_add (head->listened_by_round[round], engine->hands_listen[round]);
    }
}

/* Makes the sets of listeners those of the rows, of which the @n_gone rows @gone have gone (NULL:
 * others may have changed as well). While ends of effects are undone, cards move and end others.
 * The sets are made once, after the last of them. */
static void
rebuild_listeners (FpEngine *engine, const FpEffect *gone, guint n_gone)
{
  FpHead *head = &engine->state->head;
  guint n_state_triggers = head->n_state_triggers;

  head->board_dirty = TRUE;
  if (engine->undoing > 0)
    fp_effect_index_changed (engine);
  else if (gone != NULL)
    fp_effect_index_dropped (engine, gone, n_gone);
  else
    fp_effect_index_renew (engine);
  if (head->n_state_triggers != n_state_triggers)
    head->changed = FP_CHANGED_ALL;
}

enum
{
  MOST_CREATED = 0x4000, /* of these numbers */
};

static gboolean
is_taken (const FpState *s, uint16_t number)
{
  const FpEffect *row = s->effects, *end = row + s->head.n_effects;

  while (row < end && row->number != number)
    row++;
  return row < end;
}

/* Returns the next number for a new row, even if it is in use. Once all have been given, any may
 * be. */
static uint16_t
next_number (FpHead *head)
{
  uint16_t number = FP_FIRST_CREATED | head->effects_created++;

  if (head->effects_created == MOST_CREATED)
    {
      head->effects_created = 0;
      head->effects_taken = MOST_CREATED;
    }
  return number;
}

/* Returns a number for a new row. Numbers are reused, except those still in use. */
static uint16_t
free_number (FpEngine *engine)
{
  FpState *s = engine->state;
  gboolean doubtful;
  uint16_t number;

  do
    {
      doubtful = s->head.effects_created < s->head.effects_taken;
      number = next_number (&s->head);
    }
  while (doubtful && is_taken (s, number));
  if (engine->checking && is_taken (s, number))
    g_error ("two effects have the number %u after %u answers", number, s->head.answers);
  return number;
}

/* Finds the index for a new row of a card's rule. These rows are ordered by rule, then by card,
 * independent of which came into force first. Returns TRUE if another row has the rule's own
 * number. */
static gboolean
find_index (const FpState *s, uint16_t rule, uint16_t card, guint *index)
{
  const FpEffect *row = s->effects + fp_effect_first_of (s, rule), *end = s->effects + s->head.n_effects, *place = end;
  gboolean taken = FALSE;

  for (; row < end; row++)
    if (row->kind == FP_EFFECT_CARD)
      {
        if (place == end && (row->rule > rule || row->card > card))
          place = row;
        if (row->rule > rule)
          break;
        taken |= row->number == rule;
      }
  *index = (guint) (place - s->effects);
  return taken;
}

/* Finds the index and the number of a new row. A card's rule keeps its own number, so a game set up
 * as a position has the same. */
static guint
find_place (FpEngine *engine, const FpEffect *row, uint16_t *number)
{
  guint index = engine->state->head.n_effects;

  if (row->kind == FP_EFFECT_CARD && !find_index (engine->state, row->rule, row->card, &index) &&
      row->rule < FP_FIRST_CREATED)
    *number = row->rule;
  else
    *number = free_number (engine);
  return index;
}

/* Caches in @row, of a veiled card, what it listens for. */
static void
set_veiled_listener (const FpEngine *engine, const FpRule *rule, FpEffect *row)
{
  row->listens = fp_veiled_listens (engine, rule) & 7;
  row->turn = 1; /* nobody need turn a card up */
  row->subject = rule->kind == FP_RULE_MODIFY ? engine->edition->rules.any_time : rule->action;
}

/* Caches in @row what it listens for. */
static void
set_listener (const FpEngine *engine, const FpRule *rule, FpEffect *row)
{
  if (fp_effect_is_veiled (engine, row))
    {
      set_veiled_listener (engine, rule, row);
      return;
    }
  row->listens = fp_effect_listens (rule) & 7;
  row->subject = FP_MACHINE_NONE;
  if (row->listens == FP_LISTENS_QUERY)
    {
      row->subject = rule->query;
      row->turn = (rule->change * 2U + rule->so_far) & 31U;
    }
  else if (row->listens < FP_N_ROUNDS)
    {
      row->subject = rule->action;
      row->turn = rule->may ? 1 : 0;
    }
}

static void
add (FpEngine *engine, const FpEffect *row)
{
  FpState *s = engine->state;
  uint16_t number, since;
  guint place = find_place (engine, row, &number);
  FpEffect *new;

  if (s->head.n_effects == FP_MAX_EFFECTS)
    {
      fp_engine_overflow (engine, "effect");
      return;
    }
  since = engine->edition->changes_by_time ? fp_effect_next_time (s) : 0;
  new = &s->effects[place];
  memmove (new + 1, new, (s->head.n_effects - place) * sizeof *new);
  *new = *row;
  set_listener (engine, fp_effect_rule (engine, new), new);
  s->head.board_dirty = TRUE;
  new->number = number;
  new->since = since;
  s->head.n_effects++;
  if (engine->trace != NULL)
    fp_trace_begin_effect (engine, new);
  add_listener (engine, new);
  fp_effect_index_changed (engine);
  if (new->listens == FP_LISTENS_STATE)
    s->head.changed = FP_CHANGED_ALL;
}

void
fp_effect_reset_numbers (FpEngine *engine)
{
  FpState *s = engine->state;
  guint taken = 0;

  for (guint i = 0; i < s->head.n_effects; i++)
    if (s->effects[i].kind != FP_EFFECT_CARD)
      return;
    else if (s->effects[i].number >= FP_FIRST_CREATED)
      taken = MAX (taken, s->effects[i].number - FP_FIRST_CREATED + 1U);
  s->head.effects_created = 0;
  s->head.effects_taken = (uint16_t) taken;
  if (s->head.n_secrets == 0)
    s->head.n_secrets_kept = 0;
}

/* The rows of one rule follow each other. Like find_place (), the first one gets the rule's
 * number. */
void
fp_effect_number_anew (FpEngine *engine)
{
  FpState *s = engine->state;
  guint created = 0;

  for (guint i = 0; i < s->head.n_effects; i++)
    if (s->effects[i].kind != FP_EFFECT_CARD)
      return;
  for (guint i = 0; i < s->head.n_effects; i++)
    {
      FpEffect *row = &s->effects[i];
      gboolean own = row->rule < FP_FIRST_CREATED && (i == 0 || s->effects[i - 1].rule != row->rule);

      row->number = own ? row->rule : (uint16_t) (FP_FIRST_CREATED | created++);
    }
  s->head.effects_created = s->head.effects_taken = (uint16_t) created;
  if (s->head.n_secrets == 0)
    s->head.n_secrets_kept = 0;
}

typedef gboolean (*Ends) (FpEngine *engine, const FpEffect *row, const void *data);

static void
undo_status (FpEngine *engine, const FpEffect *row)
{
  const FpInstruction *in = fp_catalog_instruction (engine->catalog, row->rule);

  if (engine->edition->verbs[in->verb].ends != NULL)
    engine->edition->verbs[in->verb].ends (engine, row->card);
}

/* Undoes the changes by those of the @n rows @gone that are statuses. Returns TRUE if there are
 * any. */
static gboolean
undo_statuses (FpEngine *engine, const FpEffect *gone, guint n)
{
  gboolean undone = FALSE;

  engine->undoing++;
  for (guint i = 0; i < n; i++)
    if (gone[i].kind == FP_EFFECT_STATUS)
      {
        undo_status (engine, &gone[i]);
        undone = TRUE;
      }
  engine->undoing--;
  return undone;
}

/* Drops the rows in front of @end from @first on for which @ends_now returns TRUE. The change by a
 * dropped status is undone afterwards. */
static void
drop_between (FpEngine *engine, guint first, guint end, Ends ends_now, const void *data)
{
  FpState *s = engine->state;
  FpEffect gone[FP_MAX_EFFECTS];
  guint kept = first, n_gone = 0;

  while (kept < end && !ends_now (engine, &s->effects[kept], data))
    kept++;
  for (guint i = kept; i < end; i++)
    if (!ends_now (engine, &s->effects[i], data))
      s->effects[kept++] = s->effects[i];
    else
      gone[n_gone++] = s->effects[i];
  if (n_gone == 0)
    return;
  memmove (&s->effects[kept], &s->effects[end], (s->head.n_effects - end) * sizeof *s->effects);
  s->head.n_effects = (uint16_t) (s->head.n_effects - n_gone);
  fp_effect_index_changed (engine);
  if (undo_statuses (engine, gone, n_gone))
    rebuild_listeners (engine, NULL, 0);
  else
    rebuild_listeners (engine, gone, n_gone);
}

static void
drop (FpEngine *engine, Ends ends_now, const void *data)
{
  drop_between (engine, 0, engine->state->head.n_effects, ends_now, data);
}

void
fp_effect_begin_row (FpEngine *engine, guint action)
{
  FpState *s = engine->state;
  uint64_t others = ~((uint64_t) 1 << action);

  if (!(s->head.answered & ~others))
    return;
  s->head.answered &= others;
  for (guint i = 0; i < s->head.n_effects; i++)
    {
      s->effects[i].fired &= others;
      s->effects[i].declined &= others;
    }
}

void
fp_effect_create (FpEngine *engine, guint rule, const FpEffect *about)
{
  FpEffect row = *about;

  row.rule = (uint16_t) rule;
  row.fired = row.declined = 0;
  row.held = 0;
  add (engine, &row);
}

void
fp_effect_create_status (FpEngine *engine, guint code, uint16_t card, uint8_t me)
{
  add (engine, &(FpEffect){ .rule = (uint16_t) code,
                            .card = card,
                            .me = me,
                            .kind = FP_EFFECT_STATUS,
                            .level = engine->state->head.n_encounters,
                            .step = (uint8_t) fp_past_step (engine) });
}

/* The rows of one ability of one card. */
typedef struct
{
  uint16_t card;
  guint first, n;
} AbilityRows;

static gboolean
of_ability (FpEngine *engine G_GNUC_UNUSED, const FpEffect *row, const void *data)
{
  const AbilityRows *ability = data;

  return row->kind == FP_EFFECT_CARD && row->card == ability->card && row->rule >= ability->first &&
         row->rule < ability->first + ability->n;
}

/* Returns the first row of @ability, or NULL. */
static const FpEffect *
find_row (FpEngine *engine, const AbilityRows *ability)
{
  const FpState *s = engine->state;
  const FpEffect *row = s->effects + fp_effect_first_of (s, ability->first), *end = s->effects + s->head.n_effects;

  for (; row < end; row++)
    if (row->kind == FP_EFFECT_CARD)
      {
        if (row->rule >= ability->first + ability->n)
          return NULL;
        if (row->card == ability->card)
          return row;
      }
  return NULL;
}

/* Returns the bits of the open actions. */
static uint64_t
open_actions (const FpState *s)
{
  return s->head.n_actions < 64 ? ((uint64_t) 1 << s->head.n_actions) - 1 : UINT64_MAX;
}

/* Returns TRUE if a rule of @ability, the first of which is @present, has fired for an open
 * action. */
static gboolean
has_fired (FpEngine *engine, const FpEffect *present, const AbilityRows *ability)
{
  const FpState *s = engine->state;
  const FpEffect *end = s->effects + fp_effect_first_of (s, ability->first + ability->n);

  for (const FpEffect *row = present; row < end; row++)
    if ((row->fired & open_actions (s)) != 0 && of_ability (engine, row, ability))
      return TRUE;
  return FALSE;
}

/* Makes the sets of listeners right after the @n rows @before, as they were, have been suspended or
 * resumed. */
static void
renew_after (FpEngine *engine, const FpEffect *before, guint n, gboolean suspend)
{
  FpHead *head = &engine->state->head;
  guint n_state_triggers = head->n_state_triggers;

  if (!suspend || engine->undoing > 0)
    {
      rebuild_listeners (engine, NULL, 0);
      return;
    }
  head->board_dirty = TRUE;
  fp_effect_index_suspended (engine, before, n);
  if (head->n_state_triggers != n_state_triggers)
    head->changed = FP_CHANGED_ALL;
}

/* Suspends or resumes the effects of an ability. Resumed effects don't fire twice for an action. */
static void
set_suspended (FpEngine *engine, const AbilityRows *ability, gboolean suspend)
{
  FpState *s = engine->state;
  FpEffect before[FP_MAX_EFFECTS];
  guint n = 0, end = fp_effect_first_of (s, ability->first + ability->n);

  for (guint i = fp_effect_first_of (s, ability->first); i < end; i++)
    if (of_ability (engine, &s->effects[i], ability))
      {
        before[n++] = s->effects[i];
        s->effects[i].listens =
            (suspend ? FP_LISTENS_NOTHING : fp_effect_listens (fp_effect_rule (engine, &s->effects[i]))) & 7;
        s->effects[i].held = 0;
      }
  renew_after (engine, before, n, suspend);
}

static gboolean
suspended (FpEngine *engine G_GNUC_UNUSED, const FpEffect *row, const void *data G_GNUC_UNUSED)
{
  return fp_effect_is_suspended (row);
}

void
fp_effect_release_fired (FpEngine *engine)
{
  if (engine->state->head.n_suspended > 0)
    drop (engine, suspended, NULL);
}

/* Returns TRUE if abilities of @card with @where work now, or are offered because it lies veiled.
 * Sets @me to their owner. */
static gboolean
is_in_force (const FpEngine *engine, uint16_t card, FpWhere where, uint8_t *me)
{
  const FpState *s = engine->state;

  if (s->cards[card].flags & FP_CARD_IGNORED)
    return FALSE;
  if (!fp_card_is_veiled (s, card))
    return engine->edition->rules.in_force (engine, card, where, me);
  *me = s->zones[s->cards[card].zone].owner;
  return where == FP_WHERE_USUAL;
}

/* Brings the rules of ability @def of @card into force, or ends them. */
static void
update_ability (FpEngine *engine, uint16_t card, const FpAbilityDef *def)
{
  AbilityRows ability = { card, def->first_rule, def->n_rules };
  const FpEffect *present = find_row (engine, &ability);
  uint8_t me = FP_NOBODY;
  gboolean works = def->n_rules > 0 && is_in_force (engine, card, (FpWhere) def->where, &me);

  if (present != NULL &&
      (works ? present->me == me : fp_effect_is_suspended (present) || has_fired (engine, present, &ability)))
    {
      if (fp_effect_is_suspended (present) == works)
        set_suspended (engine, &ability, !works);
      return;
    }
  if (present != NULL)
    drop_between (engine, (guint) (present - engine->state->effects),
                  fp_effect_first_of (engine->state, ability.first + ability.n), of_ability, &ability);
  for (guint i = 0; works && i < ability.n; i++)
    if (!fp_card_is_veiled (engine->state, card) ||
        fp_veiled_listens (engine, fp_catalog_rule (engine->catalog, (int) (ability.first + i))) != FP_LISTENS_NOTHING)
      add (engine,
           &(FpEffect){ .rule = (uint16_t) (ability.first + i), .card = card, .me = me, .kind = FP_EFFECT_CARD });
}

void
fp_effect_update_card (FpEngine *engine, uint16_t card)
{
  const FpCardDef *def = fp_engine_def (engine, card);

  for (guint i = 0; def->abilities != NULL && i < def->abilities->len; i++)
    update_ability (engine, card, &g_array_index (def->abilities, FpAbilityDef, i));
  if (def->has_belongings)
    fp_effect_update_belongings (engine, card);
}

void
fp_effect_update_belongings (FpEngine *engine, uint16_t card)
{
  const FpState *s = engine->state;
  guint owner = s->cards[card].def + 1U;

  for (guint i = 0; fp_engine_def (engine, card)->has_belongings && i < s->head.n_cards; i++)
    if (fp_engine_def (engine, (uint16_t) i)->belongs_to == owner)
      fp_effect_update_card (engine, (uint16_t) i);
}

static gboolean
of_card (FpEngine *engine G_GNUC_UNUSED, const FpEffect *row, const void *data)
{
  return row->kind == FP_EFFECT_CARD && row->card == *(const uint16_t *) data;
}

void
fp_effect_remove_card (FpEngine *engine, uint16_t card)
{
  if (fp_engine_def (engine, card)->abilities != NULL)
    drop (engine, of_card, &card);
}

/* Returns TRUE if all of @actions are moments of encounters, which end with them. */
static gboolean
only_of_encounters (const FpEngine *engine, const uint64_t *actions)
{
  for (guint i = FP_MACHINE_NONE + 1; i < engine->edition->n_procedures; i++)
    {
      const FpProcedureDef *def = &engine->edition->procedures[i];
      gboolean moment = def->kind == FP_PROCEDURE_STEP || def->kind == FP_PROCEDURE_WHOLE;

      if ((actions[i / 64] >> i % 64 & 1) && moment && def->in == 0 && (engine->traits[i] & FP_TRAIT_ENCOUNTER) == 0)
        return FALSE;
    }
  return TRUE;
}

typedef struct
{
  guint level;
  gboolean all;
} EncounterEnd;

static gboolean
ends_with_encounter (FpEngine *engine, const FpEffect *row, const void *data)
{
  const EncounterEnd *end = data;
  uint8_t when;
  const uint64_t *until;

  if (row->kind == FP_EFFECT_CARD || row->level != end->level)
    return FALSE;
  if (row->kind == FP_EFFECT_ENCOUNTER)
    return end->all || fp_effect_rule (engine, row)->kind == FP_RULE_MODIFY;
  if (!end->all)
    return FALSE;
  until = fp_effect_ending (engine, row, &when);
  if (until == NULL)
    until = fp_effect_rule (engine, row)->actions;
  return only_of_encounters (engine, until);
}

void
fp_effect_end_encounter (FpEngine *engine, guint level, gboolean all)
{
  EncounterEnd end = { level, all };

  drop (engine, ends_with_encounter, &end);
}

typedef struct
{
  const FpAction *action;
  FpWhen when;
} MomentEnd;

static gboolean
has_procedure (const uint64_t *actions, guint procedure)
{
  return (actions[procedure / 64] >> procedure % 64 & 1) != 0;
}

/* Returns TRUE if an effect for the next time only is used up: its moment has passed, or it has
 * answered the action. */
static gboolean
is_used_up (const FpEngine *engine, const FpEffect *row, const MomentEnd *end)
{
  const FpRule *rule = fp_effect_rule (engine, row);
  FpWhen when = rule->kind == FP_RULE_REPLACE || rule->when == FP_WHEN_BEFORE ? FP_WHEN_BEFORE : FP_WHEN_AFTER;
  guint index = (guint) (end->action - engine->state->actions);

  if (rule->when == FP_WHEN_EVER && rule->kind == FP_RULE_TRIGGER)
    return FALSE;
  if (when != end->when || !has_procedure (rule->actions, end->action->procedure) || end->action->level > row->level)
    return FALSE;
  return engine->edition->procedures[end->action->procedure].kind != FP_PROCEDURE_ACTION ||
         (row->fired >> index & 1) != 0;
}

static gboolean
ends_at_moment (FpEngine *engine, const FpEffect *row, const void *data)
{
  const MomentEnd *end = data;
  uint8_t when;
  const uint64_t *until;

  if (row->kind == FP_EFFECT_ONCE)
    return is_used_up (engine, row, end);
  if (row->kind != FP_EFFECT_LASTING && row->kind != FP_EFFECT_STATUS)
    return FALSE;
  until = fp_effect_ending (engine, row, &when);
  return when == end->when && has_procedure (until, end->action->procedure) && end->action->level <= row->level;
}

void
fp_effect_end_at (FpEngine *engine, FpWhen when, guint action)
{
  MomentEnd end = { &engine->state->actions[action], when };

  if (has_procedure (engine->state->head.ended, end.action->procedure))
    drop (engine, ends_at_moment, &end);
}

static gboolean
fired_for (FpEngine *engine G_GNUC_UNUSED, const FpEffect *row, const void *data)
{
  return row->kind == FP_EFFECT_ONCE && (row->fired >> *(const guint *) data & 1) != 0;
}

void
fp_effect_end_fired (FpEngine *engine, guint action)
{
  drop (engine, fired_for, &action);
}

typedef struct
{
  guint level, step;
  uint16_t card;
} GoingBack;

static gboolean
created_since (FpEngine *engine G_GNUC_UNUSED, const FpEffect *row, const void *data)
{
  const GoingBack *back = data;

  return row->kind >= FP_EFFECT_LASTING && row->level == back->level && row->step >= back->step &&
         row->card != back->card;
}

void
fp_effect_go_back (FpEngine *engine, guint level, guint step, uint16_t card)
{
  GoingBack back = { level, step, card };

  drop (engine, created_since, &back);
}
