/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hints for the person who is asked. */
#include "config.h"

#include "model/game/fp-hint-controller.h"

#include <glib/gi18n.h>

#include "model/game/fp-game-private.h"
#include "model/items/fp-option-item.h"
#include "session/game/fp-hints.h"

enum
{
  CEILING = 10000, /* milliseconds: only the slowest machines need as long */
  RARE = 5, /* per cent */
};

/* Outlives the hinter that waits for it: the other thread can't stop at once. */
typedef struct
{
  FpHintController *hinter; /* not owned; NULL: nobody waits for it any more */
  FpCatalogModel *box; /* its cards are needed as long as somebody thinks */
  FpHintTask *hinting;
} Advice;

struct _FpHintController
{
  GObject parent_instance;
  FpGame *game;
  GSignalGroup *game_signals;
  FpHintControllerState state;
  Advice *advice; /* NULL: nobody thinks */
  int question; /* number of the question it is about */
  GListStore *list;
};

G_DEFINE_FINAL_TYPE (FpHintController, fp_hint_controller, G_TYPE_OBJECT)

static guint changed_signal;

static void
set_state (FpHintController *self, FpHintControllerState state)
{
  if (self->state == state)
    return;
  self->state = state;
  g_signal_emit (self, changed_signal, 0);
}

/* The question as it is shown, if the viewer can answer it; NULL: they can't. */
static const FpDecisionFacts *
question (FpHintController *self)
{
  FpDecisionItem *item = self->game != NULL ? fp_game_question (self->game) : NULL;
  const FpDecisionFacts *facts = item != NULL ? fp_decision_item_facts (item) : NULL;
  return facts != NULL && facts->mine && !self->game->closed && fp_game_seen (self->game) == self->game->session ? facts
                                                                                                                 : NULL;
}

/* Words */

static int
per_cent (double part)
{
  return (int) (part * 100 + 0.5);
}

/* How often to take an answer is worth a word only if it is not always or never. */
static char *
say_odds (const FpHint *hint, gboolean mixed)
{
  int wins = per_cent (hint->chance), often = per_cent (hint->share);
  g_autofree char *odds =
      /* Translators: how good an answer is: how many of 100 games are won with it. */
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Wins %d of 100 games", "Wins %d of 100 games", (gulong) wins),
                       wins);
  if (!mixed || often < RARE || often > 100 - RARE)
    return g_steal_pointer (&odds);
  /* Translators: %s: “Wins 62 of 100 games”; the rest: an answer that should not be foreseen is given now and then. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s; take it %d time in 100, so that nobody can read you",
                                       "%s; take it %d times in 100, so that nobody can read you", (gulong) often),
                          odds, often);
}

static char *
say_reason (const FpHint *hint)
{
  if (hint->reason == NULL)
    return NULL;
  /* Translators: why an answer is good: the third is a sentence of the log, which is so much more often true with it.
   */
  return g_strdup_printf (_ ("More often then (%d of 100 games instead of %d): %s"), per_cent (hint->with),
                          per_cent (hint->without), hint->reason);
}

/* Items */

static void
add_option (FpHintFacts *facts, GString *text, const FpDecisionFacts *asked, int index)
{
  g_autoptr (FpOptionItem) item = g_list_model_get_item (asked->options, (guint) index);
  if (item == NULL)
    return;
  const FpOptionFacts *option = fp_option_item_facts (item);
  int number = option->card != NULL ? fp_card_item_facts (option->card)->number : -1;
  g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", option->label);
  g_array_append_val (facts->options, index);
  if (number >= 0)
    g_array_append_val (facts->cards, number);
}

static FpHintItem *
new_item (FpHintController *self, const FpHint *hint, const FpDecisionFacts *asked)
{
  FpEngine *engine = fp_session_engine (self->game->session);
  FpDecision decision;
  gboolean mixed = fp_engine_decision (engine, &decision) && (decision.flags & FP_DECISION_TOGETHER) != 0;
  g_autoptr (GString) text = g_string_new (NULL);
  FpHintFacts facts = {
    .odds = say_odds (hint, mixed && !asked->several),
    .reason = say_reason (hint),
    .options = g_array_new (FALSE, FALSE, sizeof (int)),
    .cards = g_array_new (FALSE, FALSE, sizeof (int)),
  };
  if (self->game->selection == NULL)
    add_option (&facts, text, asked, (int) hint->option);
  for (guint i = 0; self->game->selection != NULL && i < hint->n_picks; i++)
    add_option (&facts, text, asked, fp_pending_selection_find (self->game->selection, &hint->picks[i]));
  facts.text = text->len > 0 ? g_strdup (text->str) : g_strdup (_ ("None of them"));
  return fp_hint_item_new (&facts);
}

static void
fill_list (FpHintController *self, const FpDecisionFacts *asked, FpHintTask *hinting)
{
  FpHint hints[FP_MOST_HINTS];
  guint n = fp_hint_task_find (hinting, self->game->session, hints);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (FpHintItem) item = new_item (self, &hints[i], asked);
      g_list_store_append (self->list, item);
    }
  fp_hints_clear (hints, n);
}

/* Thinking */

static void
think (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  fp_hint_task_think (((Advice *) data)->hinting, CEILING * G_TIME_SPAN_MILLISECOND);
  g_task_return_boolean (task, TRUE);
}

/* In the thread that asked. */
static void
on_thought (GObject *source, GAsyncResult *result, gpointer data)
{
  Advice *advice = g_task_get_task_data (G_TASK (result));
  FpHintController *self = advice->hinter;
  const FpDecisionFacts *asked = self != NULL ? question (self) : NULL;
  if (self != NULL)
    {
      self->advice = NULL;
      if (asked != NULL)
        fill_list (self, asked, advice->hinting);
      set_state (self, FP_HINT_CONTROLLER_DONE);
    }
  g_clear_object (&advice->box);
  g_clear_pointer (&advice->hinting, fp_hint_task_free);
}

void
fp_hint_controller_ask (FpHintController *self)
{
  const FpDecisionFacts *asked = question (self);
  if (asked == NULL || self->state != FP_HINT_CONTROLLER_IDLE)
    return;
  FpHintTask *hinting = fp_hint_task_new (self->game->session, self->game->selection != NULL);
  self->question = asked->number;
  if (hinting == NULL)
    {
      set_state (self, FP_HINT_CONTROLLER_DONE);
      return;
    }
  g_autoptr (GTask) task = g_task_new (NULL, NULL, on_thought, NULL);
  self->advice = g_new0 (Advice, 1);
  *self->advice = (Advice){ .hinter = self, .box = g_object_ref (self->game->box), .hinting = hinting };
  g_task_set_task_data (task, self->advice, g_free);
  g_task_run_in_thread (task, think);
  set_state (self, FP_HINT_CONTROLLER_THINKING);
}

void
fp_hint_controller_forget (FpHintController *self)
{
  g_return_if_fail (FP_IS_HINT_CONTROLLER (self));
  if (self->advice != NULL)
    {
      fp_hint_task_cancel (self->advice->hinting);
      self->advice->hinter = NULL;
      self->advice = NULL;
    }
  g_list_store_remove_all (self->list);
  set_state (self, FP_HINT_CONTROLLER_IDLE);
}

/* What is chosen of several changes nothing. */
static void
on_game_changed (FpHintController *self)
{
  const FpDecisionFacts *asked = question (self);
  if (asked == NULL || asked->number != self->question)
    fp_hint_controller_forget (self);
}

/* Public */

static void
fp_hint_controller_dispose (GObject *object)
{
  FpHintController *self = FP_HINT_CONTROLLER (object);
  if (self->list != NULL)
    fp_hint_controller_forget (self);
  g_clear_object (&self->game_signals);
  g_clear_object (&self->game);
  g_clear_object (&self->list);
  G_OBJECT_CLASS (fp_hint_controller_parent_class)->dispose (object);
}

static void
fp_hint_controller_class_init (FpHintControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = fp_hint_controller_dispose;
  changed_signal =
      g_signal_new ("changed", FP_TYPE_HINT_CONTROLLER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
fp_hint_controller_init (FpHintController *self)
{
  self->list = g_list_store_new (FP_TYPE_HINT_ITEM);
  self->game_signals = g_signal_group_new (FP_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "changed", G_CALLBACK (on_game_changed), self);
}

FpHintController *
fp_hint_controller_new (void)
{
  return g_object_new (FP_TYPE_HINT_CONTROLLER, NULL);
}

void
fp_hint_controller_set_game (FpHintController *self, FpGame *game)
{
  g_return_if_fail (FP_IS_HINT_CONTROLLER (self));
  if (self->game == game)
    return;
  fp_hint_controller_forget (self);
  g_set_object (&self->game, game);
  g_signal_group_set_target (self->game_signals, game);
}

gboolean
fp_hint_controller_can_ask (FpHintController *self)
{
  return question (self) != NULL;
}

FpHintControllerState
fp_hint_controller_state (FpHintController *self)
{
  return self->state;
}

GListModel *
fp_hint_controller_list (FpHintController *self)
{
  return G_LIST_MODEL (self->list);
}

void
fp_hint_controller_take (FpHintController *self, FpHintItem *hint)
{
  const GArray *options = fp_hint_item_facts (hint)->options;
  const FpDecisionFacts *asked = question (self);
  if (asked == NULL || asked->number != self->question)
    return;
  g_autoptr (FpGame) game = g_object_ref (self->game);
  g_autoptr (FpHintItem) kept = g_object_ref (hint);
  if (asked->several)
    fp_game_put_back (game);
  for (guint i = 0; i < options->len; i++)
    fp_game_choose (game, (guint) g_array_index (options, int, i));
}
