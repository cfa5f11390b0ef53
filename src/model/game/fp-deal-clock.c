/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A clock for deals. */
#include "model/game/fp-deal-clock.h"

#include "model/items/fp-deal-item.h"

struct _FpDealClock
{
  GObject parent_instance;
  FpGame *game; /* weak */
  guint limit; /* seconds, 0: none */
  guint passed; /* seconds of the deal */
  int number; /* of the deal that these seconds belong to (FpDealFacts.number) */
  guint timer; /* 0 while the clock stands */
  int left; /* as last notified */
};

enum
{
  PROP_LEFT = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (FpDealClock, fp_deal_clock, G_TYPE_OBJECT)

/* Returns the deal whose talk a person could end now, or NULL. */
static const FpDealFacts *
find_talk (FpDealClock *self)
{
  FpDecisionItem *question = self->game != NULL ? fp_game_question (self->game) : NULL;
  FpDealItem *deal = question != NULL ? fp_decision_item_facts (question)->deal : NULL;
  /* The past and the curtain have no deal. */
  return deal != NULL && fp_deal_item_facts (deal)->ends >= 0 ? fp_deal_item_facts (deal) : NULL;
}

static gboolean
on_second (gpointer data)
{
  fp_deal_clock_pass (data, 1);
  return G_SOURCE_CONTINUE;
}

static void
set_running (FpDealClock *self, gboolean running)
{
  if (running && self->timer == 0)
    self->timer = g_timeout_add_seconds (1, on_second, self);
  else if (!running)
    g_clear_handle_id (&self->timer, g_source_remove);
}

/* Starts or stops the clock as the game wants it, and tells what is left. */
static void
update (FpDealClock *self)
{
  const FpDealFacts *talk = self->limit > 0 ? find_talk (self) : NULL;
  if (talk != NULL && talk->number != self->number)
    {
      self->number = talk->number;
      self->passed = 0;
    }
  set_running (self, talk != NULL);
  int left = talk != NULL ? MAX ((int) self->limit - (int) self->passed, 0) : -1;
  if (left == self->left)
    return;
  self->left = left;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LEFT]);
}

static void
fp_deal_clock_get_property (GObject *object, guint property, GValue *value, GParamSpec *pspec)
{
  if (property == PROP_LEFT)
    g_value_set_int (value, FP_DEAL_CLOCK (object)->left);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
}

static void
fp_deal_clock_dispose (GObject *object)
{
  FpDealClock *self = FP_DEAL_CLOCK (object);
  set_running (self, FALSE);
  g_clear_weak_pointer (&self->game);
  G_OBJECT_CLASS (fp_deal_clock_parent_class)->dispose (object);
}

static void
fp_deal_clock_class_init (FpDealClockClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  object_class->get_property = fp_deal_clock_get_property;
  object_class->dispose = fp_deal_clock_dispose;
  properties[PROP_LEFT] = g_param_spec_int ("left", NULL, NULL, -1, G_MAXINT, -1,
                                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
fp_deal_clock_init (FpDealClock *self)
{
  self->number = self->left = -1;
}

FpDealClock *
fp_deal_clock_new (FpGame *game)
{
  FpDealClock *self = g_object_new (FP_TYPE_DEAL_CLOCK, NULL);
  g_set_weak_pointer (&self->game, game);
  g_signal_connect_object (game, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return self;
}

void
fp_deal_clock_set_limit (FpDealClock *self, guint seconds)
{
  g_return_if_fail (FP_IS_DEAL_CLOCK (self));
  self->limit = seconds;
  update (self);
}

int
fp_deal_clock_left (FpDealClock *self)
{
  g_return_val_if_fail (FP_IS_DEAL_CLOCK (self), -1);
  return self->left;
}

void
fp_deal_clock_pass (FpDealClock *self, guint seconds)
{
  g_return_if_fail (FP_IS_DEAL_CLOCK (self));
  update (self);
  if (self->timer == 0)
    return;
  self->passed += seconds;
  update (self);
  if (self->left > 0)
    return;
  /* A talk that is taken up again by an undo has its whole time again. */
  self->passed = 0;
  fp_game_answer (self->game, (guint) find_talk (self)->ends);
}
