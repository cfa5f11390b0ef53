/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A pending selection: several answers that are one choice. */
#include "model/game/fp-pending-selection.h"

struct _FpPendingSelection
{
  FpEngine *engine; /* works on copy */
  FpState *base; /* the game as it is */
  FpState *copy; /* state that engine works on */
  FpDecision decision; /* first decision of the group */
  FpOptions options;
  gboolean chosen[FP_MAX_OPTIONS];
  gboolean wanted[FP_MAX_OPTIONS]; /* options still to come while a set is played */
  gboolean complete; /* TRUE if the set played last is complete */
};

enum
{
  /* Limit of the exploration, in steps. Real decisions had no more than some hundred. */
  MOST_STEPS = 2000,
};

static FpState *
new_state (void)
{
  return g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
}

static void
use_state (FpPendingSelection *self, const FpState *state)
{
  fp_state_copy (self->copy, state);
  fp_engine_use (self->engine, self->copy);
}

/* Returns TRUE if the copy still asks for answers of the group, and sets @decision. */
static gboolean
is_open (const FpPendingSelection *self, FpDecision *decision)
{
  return fp_engine_decision (self->engine, decision) && decision->group == self->decision.group &&
         decision->seat == self->decision.seat;
}

static int
find_value (const FpOptions *options, int kind, int value)
{
  for (guint i = 0; i < options->n; i++)
    if (options->option[i].kind == kind && options->option[i].value == value)
      return (int) i;
  return -1;
}

static gboolean
is_pick (const FpOption *option)
{
  return option->kind == FP_OPTION_CARD || option->kind == FP_OPTION_HALF || option->kind == FP_OPTION_SEAT;
}

/* Options */

static void
insert (FpOptions *options, guint at, const FpOption *option)
{
  memmove (&options->option[at + 1], &options->option[at], (options->n - at) * sizeof *option);
  options->option[at] = *option;
  options->n++;
}

/* Adds the unknown options of @offered, each before the next known one, so that all are in rising
 * order. */
static void
add_offered (FpPendingSelection *self, const FpOptions *offered)
{
  guint at = self->options.n;
  for (guint i = offered->n; i > 0; i--)
    {
      const FpOption *option = &offered->option[i - 1];
      int known = find_value (&self->options, option->kind, option->value);
      if (!is_pick (option))
        continue;
      if (known >= 0)
        at = (guint) known;
      else if (self->options.n < FP_MAX_OPTIONS)
        insert (&self->options, at, option);
    }
}

/* Explores all options reachable from @state. @seen holds the visited steps: number of cards
 * selected, and the last one. Returns FALSE if something is revealed before the group ends. */
static gboolean
explore (FpPendingSelection *self, const FpState *state, GHashTable *seen)
{
  FpDecision decision;
  use_state (self, state);
  if (!is_open (self, &decision))
    return TRUE;
  FpOptions offered = *fp_engine_options (self->engine);
  add_offered (self, &offered);
  gboolean secret = TRUE;
  FpState *next = new_state ();
  for (guint i = 0; i < offered.n && secret && decision.picked + 1 < decision.most; i++)
    {
      gpointer step = GUINT_TO_POINTER ((guint) decision.picked << 16 | (guint16) offered.option[i].value);
      if (!is_pick (&offered.option[i]) || g_hash_table_size (seen) > MOST_STEPS || !g_hash_table_add (seen, step))
        continue;
      FpDecision after;
      use_state (self, state);
      self->engine->informed = 0;
      fp_engine_answer (self->engine, i);
      if (!is_open (self, &after))
        continue;
      fp_state_copy (next, self->copy);
      secret = self->engine->informed == 0 && explore (self, next, seen);
    }
  g_aligned_free (next);
  return secret;
}

/* Playing a set */

/* Returns TRUE if two options are interchangeable: copies of one card in the same zone. */
static gboolean
are_alike (const FpPendingSelection *self, const FpOption *one, const FpOption *other)
{
  if (one->kind != FP_OPTION_CARD || other->kind != FP_OPTION_CARD)
    return one == other;
  const FpCard *a = &self->base->cards[one->value], *b = &self->base->cards[other->value];
  return a->def == b->def && a->zone == b->zone;
}

/* Marks the selected options as wanted. Of interchangeable cards the first ones are taken. */
static void
reset_wanted (FpPendingSelection *self)
{
  memset (self->wanted, 0, sizeof self->wanted);
  for (guint i = 0; i < self->options.n; i++)
    if (self->chosen[i])
      {
        guint k = 0;
        while (k < i && (self->wanted[k] || !are_alike (self, &self->options.option[k], &self->options.option[i])))
          k++;
        self->wanted[k] = TRUE;
      }
}

static guint
n_wanted (const FpPendingSelection *self)
{
  guint n = 0;
  for (guint i = 0; i < self->options.n; i++)
    n += self->wanted[i] ? 1 : 0;
  return n;
}

/* Returns the index of the first wanted option in @offered, −1 if none is. */
static int
next_wanted (const FpPendingSelection *self, const FpOptions *offered)
{
  for (guint i = 0; i < offered->n; i++)
    {
      int option = find_value (&self->options, offered->option[i].kind, offered->option[i].value);
      if (option >= 0 && self->wanted[option])
        return (int) i;
    }
  return -1;
}

static void
mark_taken (FpPendingSelection *self, const FpOption *option)
{
  int index = find_value (&self->options, option->kind, option->value);
  if (!is_pick (option))
    return;
  if (index >= 0 && self->wanted[index])
    self->wanted[index] = FALSE;
  else
    self->complete = FALSE;
}

/* Called when the engine answers without a choice: the rest of a group may be forced. */
static void
on_forced (FpEngine *engine, const FpPendingDecision *pending, const FpOption *option, gpointer data)
{
  FpPendingSelection *self = data;
  if (pending->group == self->decision.group && pending->picked > 0)
    mark_taken (self, option);
}

static gboolean
ends_group (const FpDecision *decision)
{
  return decision->picked + 1 >= decision->most;
}

/* Plays the selection on the copy, with other cards before it where the order requires them.
 * Returns TRUE if the engine accepts all of it. The last answer is not given, since its results are
 * still unknown. */
static gboolean
play (FpPendingSelection *self)
{
  FpDecision decision;
  reset_wanted (self);
  use_state (self, self->base);
  self->complete = TRUE;
  while (is_open (self, &decision))
    {
      const FpOptions *offered = fp_engine_options (self->engine);
      int option = next_wanted (self, offered);
      if (n_wanted (self) == 0)
        {
          self->complete = self->complete && find_value (offered, FP_OPTION_DONE, -1) >= 0;
          return TRUE;
        }
      if (option < 0 && !is_pick (&offered->option[0]))
        return FALSE;
      mark_taken (self, &offered->option[MAX (option, 0)]);
      if (ends_group (&decision))
        break;
      fp_engine_answer (self->engine, (guint) MAX (option, 0));
    }
  return n_wanted (self) == 0;
}

/* Public */

FpPendingSelection *
fp_pending_selection_new (FpSession *session)
{
  FpEngine *engine = fp_session_engine (session);
  FpDecision decision;
  if (!fp_engine_decision (engine, &decision) || !(decision.flags & FP_DECISION_UNORDERED) ||
      decision.picked + 1 >= decision.most || fp_session_by_player (session, decision.seat))
    return NULL;
  FpPendingSelection *self = g_new0 (FpPendingSelection, 1);
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  self->engine = fp_edition_engine (engine->edition, engine->catalog);
  self->base = new_state ();
  self->copy = new_state ();
  self->decision = decision;
  fp_state_copy (self->base, engine->state);
  gboolean secret = explore (self, self->base, seen);
  self->engine->forced = on_forced;
  self->engine->forced_data = self;
  if (secret)
    return self;
  fp_pending_selection_free (self);
  return NULL;
}

void
fp_pending_selection_free (FpPendingSelection *self)
{
  if (self == NULL)
    return;
  fp_engine_free (self->engine);
  g_aligned_free (self->base);
  g_aligned_free (self->copy);
  g_free (self);
}

const FpOptions *
fp_pending_selection_options (const FpPendingSelection *self)
{
  return &self->options;
}

int
fp_pending_selection_find (const FpPendingSelection *self, const FpOption *option)
{
  return find_value (&self->options, option->kind, option->value);
}

gboolean
fp_pending_selection_chosen (const FpPendingSelection *self, guint index)
{
  return index < self->options.n && self->chosen[index];
}

/* Returns the option with the other half of the same token if that option is selected, else −1. */
static int
other_half (const FpPendingSelection *self, guint index)
{
  const FpOption *option = &self->options.option[index];
  int other = option->kind == FP_OPTION_HALF ? find_value (&self->options, FP_OPTION_HALF, option->value ^ 1) : -1;
  return other >= 0 && self->chosen[other] ? other : -1;
}

/* Selects option @index if the engine would accept it. */
static gboolean
choose (FpPendingSelection *self, guint index)
{
  int other = other_half (self, index);
  if (other >= 0)
    self->chosen[other] = FALSE;
  self->chosen[index] = TRUE;
  if (fp_pending_selection_count (self, NULL, NULL) <= self->decision.most && play (self))
    return TRUE;
  self->chosen[index] = FALSE;
  if (other >= 0)
    self->chosen[other] = TRUE;
  return FALSE;
}

gboolean
fp_pending_selection_can_toggle (FpPendingSelection *self, guint index)
{
  if (index >= self->options.n || self->chosen[index])
    return index < self->options.n;
  int other = other_half (self, index);
  gboolean can = choose (self, index);
  self->chosen[index] = FALSE;
  if (other >= 0)
    self->chosen[other] = TRUE;
  return can;
}

gboolean
fp_pending_selection_toggle (FpPendingSelection *self, guint index)
{
  if (index >= self->options.n)
    return FALSE;
  if (!self->chosen[index])
    return choose (self, index);
  self->chosen[index] = FALSE;
  return TRUE;
}

gboolean
fp_pending_selection_clear (FpPendingSelection *self)
{
  gboolean any = FALSE;
  for (guint i = 0; i < self->options.n; i++)
    {
      any |= self->chosen[i];
      self->chosen[i] = FALSE;
    }
  return any;
}

guint
fp_pending_selection_count (const FpPendingSelection *self, guint *least, guint *most)
{
  guint n = self->decision.picked;
  for (guint i = 0; i < self->options.n; i++)
    n += self->chosen[i] ? 1 : 0;
  if (least != NULL)
    *least = self->decision.least;
  if (most != NULL)
    *most = self->decision.most;
  return n;
}

gboolean
fp_pending_selection_complete (FpPendingSelection *self)
{
  return play (self) && self->complete;
}

gboolean
fp_pending_selection_confirm (FpPendingSelection *self, FpSession *session)
{
  FpEngine *engine = fp_session_engine (session);
  FpDecision decision;
  if (!fp_pending_selection_complete (self))
    return FALSE;
  reset_wanted (self);
  while (fp_engine_decision (engine, &decision) && decision.group == self->decision.group &&
         decision.seat == self->decision.seat)
    {
      const FpOptions *offered = fp_engine_options (engine);
      int option = next_wanted (self, offered);
      if (option < 0)
        option = find_value (offered, FP_OPTION_DONE, -1);
      g_return_val_if_fail (option >= 0, TRUE);
      mark_taken (self, &offered->option[option]);
      fp_session_answer (session, (guint) option);
    }
  return TRUE;
}
