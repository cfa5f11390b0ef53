/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Several answers that are one choice. */
#include "model/game/fp-pending-selection.h"

struct _FpPendingSelection
{
  FpEngine *engine; /* plays on copies */
  FpState *base; /* the game as it is */
  FpState *copy; /* what the engine plays on */
  FpDecision decision; /* as it is asked */
  FpOptions options;
  gboolean chosen[FP_MAX_OPTIONS];
  gboolean wanted[FP_MAX_OPTIONS]; /* while a set is played: what is still to come */
  gboolean whole; /* the set that was played last is one that can be given */
};

enum
{
  /* Sets of picks are looked through only so far; there never were more than some hundred. */
  MOST_STEPS = 2000,
};

static FpState *
new_state (void)
{
  return g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
}

static void
go_to (FpPendingSelection *self, const FpState *state)
{
  fp_state_copy (self->copy, state);
  fp_engine_use (self->engine, self->copy);
}

/* Whether the copy still asks for picks of the group, and for which. */
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
  return option->kind == FP_OPTION_CARD || option->kind == FP_OPTION_HALF;
}

/* What may be picked */

static void
insert (FpOptions *options, guint at, const FpOption *option)
{
  memmove (&options->option[at + 1], &options->option[at], (options->n - at) * sizeof *option);
  options->option[at] = *option;
  options->n++;
}

/* Adds what is @offered and not known yet, each before what is offered behind it: so the whole is in rising order. */
static void
learn (FpPendingSelection *self, const FpOptions *offered)
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

/* Looks through all that may be picked from @state on.  @seen: how many were picked and which one last, where that has
 * been done.  FALSE: something comes to light before the group ends. */
static gboolean
explore (FpPendingSelection *self, const FpState *state, GHashTable *seen)
{
  FpDecision decision;
  go_to (self, state);
  if (!is_open (self, &decision))
    return TRUE;
  FpOptions offered = *fp_engine_options (self->engine);
  learn (self, &offered);
  gboolean secret = TRUE;
  FpState *next = new_state ();
  for (guint i = 0; i < offered.n && secret && decision.picked + 1 < decision.most; i++)
    {
      gpointer step = GUINT_TO_POINTER ((guint) decision.picked << 16 | (guint16) offered.option[i].value);
      if (!is_pick (&offered.option[i]) || g_hash_table_size (seen) > MOST_STEPS || !g_hash_table_add (seen, step))
        continue;
      FpDecision after;
      go_to (self, state);
      self->engine->light = 0;
      fp_engine_answer (self->engine, i);
      if (!is_open (self, &after))
        continue;
      fp_state_copy (next, self->copy);
      secret = self->engine->light == 0 && explore (self, next, seen);
    }
  g_aligned_free (next);
  return secret;
}

/* Playing a set */

/* Whether it makes no difference which of two options is picked: copies of one card in one place. */
static gboolean
are_alike (const FpPendingSelection *self, const FpOption *one, const FpOption *other)
{
  if (one->kind != FP_OPTION_CARD || other->kind != FP_OPTION_CARD)
    return one == other;
  const FpCard *a = &self->base->cards[one->value], *b = &self->base->cards[other->value];
  return a->def == b->def && a->zone == b->zone;
}

/* Of like cards the first ones are picked, whichever were pointed at. */
static void
want_chosen (FpPendingSelection *self)
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

/* The first of @offered that is still wanted, −1: none is. */
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
take (FpPendingSelection *self, const FpOption *option)
{
  int index = find_value (&self->options, option->kind, option->value);
  if (!is_pick (option))
    return;
  if (index >= 0 && self->wanted[index])
    self->wanted[index] = FALSE;
  else
    self->whole = FALSE;
}

/* What is left when there is no choice any more is picked by itself. */
static void
on_forced (FpEngine *engine, const FpPendingDecision *pending, const FpOption *option, gpointer data)
{
  FpPendingSelection *self = data;
  if (pending->group == self->decision.group && pending->picked > 0)
    take (self, option);
}

static gboolean
ends_group (const FpDecision *decision)
{
  return decision->picked + 1 >= decision->most;
}

/* Plays what is chosen on a copy, with others before it where the order asks for them.  TRUE: the engine takes it all.
 * The last pick is left out: what comes of it is nobody's business yet. */
static gboolean
play (FpPendingSelection *self)
{
  FpDecision decision;
  want_chosen (self);
  go_to (self, self->base);
  self->whole = TRUE;
  while (is_open (self, &decision))
    {
      const FpOptions *offered = fp_engine_options (self->engine);
      int option = next_wanted (self, offered);
      if (n_wanted (self) == 0)
        {
          self->whole = self->whole && find_value (offered, FP_OPTION_DONE, -1) >= 0;
          return TRUE;
        }
      if (option < 0 && !is_pick (&offered->option[0]))
        return FALSE;
      take (self, &offered->option[MAX (option, 0)]);
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

/* The option that lays the same token with its other half, if that is chosen; −1: it isn't. */
static int
other_half (const FpPendingSelection *self, guint index)
{
  const FpOption *option = &self->options.option[index];
  int other = option->kind == FP_OPTION_HALF ? find_value (&self->options, FP_OPTION_HALF, option->value ^ 1) : -1;
  return other >= 0 && self->chosen[other] ? other : -1;
}

/* Chooses option @index if the engine would take that. */
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
  return play (self) && self->whole;
}

gboolean
fp_pending_selection_confirm (FpPendingSelection *self, FpSession *session)
{
  FpEngine *engine = fp_session_engine (session);
  FpDecision decision;
  if (!fp_pending_selection_complete (self))
    return FALSE;
  want_chosen (self);
  while (fp_engine_decision (engine, &decision) && decision.group == self->decision.group &&
         decision.seat == self->decision.seat)
    {
      const FpOptions *offered = fp_engine_options (engine);
      int option = next_wanted (self, offered);
      if (option < 0)
        option = find_value (offered, FP_OPTION_DONE, -1);
      g_return_val_if_fail (option >= 0, TRUE);
      take (self, &offered->option[option]);
      fp_session_answer (session, (guint) option);
    }
  return TRUE;
}
