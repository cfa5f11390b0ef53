/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hints for the person who must decide. */
#include "config.h"

#include "model/fp-recorder.h"
#include "model/game/fp-hint-controller.h"

#include <glib/gi18n.h>

#include "model/game/fp-game-internal.h"
#include "model/items/fp-option-item.h"
#include "session/game/fp-hints.h"

enum
{
  CEILING = 10000, /* milliseconds; needed only on the slowest machines */
  MIN_SHARE = 5, /* per cent; an option taken less often is not called mixed */
};

/* A decision being thought about. It may outlive the controller, since the other thread can't stop
 * at once. */
typedef struct
{
  FpHintController *controller; /* not owned; NULL if the result is no longer wanted */
  FpCatalogModel *catalog_model; /* keeps the cards alive while the thread runs */
  FpHintTask *hint_task;
} Advice;

struct _FpHintController
{
  GObject parent_instance;
  FpGame *game;
  GSignalGroup *game_signals;
  FpHintControllerState state;
  Advice *advice; /* NULL if no thread is running */
  int question; /* number of the decision that the hints are for */
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

/* Returns the decision shown if the viewer can answer it, else NULL. */
static const FpDecisionFacts *
question (FpHintController *self)
{
  FpDecisionItem *item = self->game != NULL ? fp_game_question (self->game) : NULL;
  const FpDecisionFacts *facts = item != NULL ? fp_decision_item_facts (item) : NULL;
  return facts != NULL && facts->mine && fp_game_is_live (self->game) ? facts : NULL;
}

/* Texts */

static int
per_cent (double part)
{
  return (int) (part * 100 + 0.5);
}

/* Formats the odds of an answer. Its share is mentioned only if it is neither nearly always nor
 * nearly never. */
static char *
format_odds (const FpHint *hint, gboolean mixed)
{
  int wins = per_cent (hint->chance), often = per_cent (hint->share);
  g_autofree char *odds =
      /* Translators: quality of an answer: the number of games of 100 that are won with it. */
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Wins %d of 100 games", "Wins %d of 100 games", (gulong) wins),
                       wins);
  if (!mixed || often < MIN_SHARE || often > 100 - MIN_SHARE)
    return g_steal_pointer (&odds);
  /* Translators: %s is “Wins 62 of 100 games”. The rest: an answer that should not be foreseen is
   * given only now and then. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s; take it %d time in 100, so that nobody can read you",
                                       "%s; take it %d times in 100, so that nobody can read you", (gulong) often),
                          odds, often);
}

static char *
format_reason (const FpHint *hint)
{
  if (hint->reason == NULL)
    return NULL;
  /* Translators: reason for an answer: %s is a sentence of the log that comes true more often
   * with it. */
  return g_strdup_printf (_ ("This happens more often (in %d of 100 games, not %d): %s"), per_cent (hint->with),
                          per_cent (hint->without), hint->reason);
}

/* Items */

static void
add_option (FpHintFacts *facts, GString *text, const FpDecisionFacts *shown, int index)
{
  g_autoptr (FpOptionItem) item = g_list_model_get_item (shown->options, (guint) index);
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
new_item (FpHintController *self, const FpHint *hint, const FpDecisionFacts *shown)
{
  FpEngine *engine = fp_session_engine (fp_game_session (self->game));
  FpDecision decision;
  gboolean mixed = fp_engine_decision (engine, &decision) && (decision.flags & FP_DECISION_TOGETHER) != 0;
  g_autoptr (GString) text = g_string_new (NULL);
  FpHintFacts facts = {
    .odds = format_odds (hint, mixed && !shown->several),
    .reason = format_reason (hint),
    .options = g_array_new (FALSE, FALSE, sizeof (int)),
    .cards = g_array_new (FALSE, FALSE, sizeof (int)),
  };
  if (fp_game_selection (self->game) == NULL)
    add_option (&facts, text, shown, fp_game_shown_option (self->game, hint->option));
  for (guint i = 0; fp_game_selection (self->game) != NULL && i < hint->n_options; i++)
    add_option (&facts, text, shown, fp_pending_selection_find (fp_game_selection (self->game), &hint->options[i]));
  facts.text = text->len > 0 ? g_strdup (text->str) : g_strdup (_ ("None of them"));
  return fp_hint_item_new (&facts);
}

static void
fill_list (FpHintController *self, const FpDecisionFacts *shown, FpHintTask *hint_task)
{
  FpHint hints[FP_MOST_HINTS];
  guint n = fp_hint_task_find (hint_task, fp_game_session (self->game), hints);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (FpHintItem) item = new_item (self, &hints[i], shown);
      g_list_store_append (self->list, item);
    }
  fp_hints_clear (hints, n);
}

/* Thinking */

static void
think_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  fp_hint_task_think (((Advice *) data)->hint_task, CEILING * G_TIME_SPAN_MILLISECOND);
  g_task_return_boolean (task, TRUE);
}

/* Called in the main thread. */
static void
on_thought (GObject *source, GAsyncResult *result, gpointer data)
{
  Advice *advice = g_task_get_task_data (G_TASK (result));
  FpHintController *self = advice->controller;
  const FpDecisionFacts *shown = self != NULL ? question (self) : NULL;
  if (self != NULL)
    {
      self->advice = NULL;
      if (shown != NULL)
        fill_list (self, shown, advice->hint_task);
      set_state (self, FP_HINT_CONTROLLER_DONE);
    }
  g_clear_object (&advice->catalog_model);
  g_clear_pointer (&advice->hint_task, fp_hint_task_free);
}

void
fp_hint_controller_ask (FpHintController *self)
{
  const FpDecisionFacts *shown = question (self);
  if (shown == NULL || self->state != FP_HINT_CONTROLLER_IDLE)
    return;
  FpHintTask *hint_task = fp_hint_task_new (fp_game_session (self->game), fp_game_selection (self->game) != NULL);
  FpRecorder *recorder = fp_recorder_of (self->game);
  self->question = shown->number;
  if (recorder != NULL)
    fp_recorder_note_hint (recorder);
  if (hint_task == NULL)
    {
      set_state (self, FP_HINT_CONTROLLER_DONE);
      return;
    }
  g_autoptr (GTask) task = g_task_new (NULL, NULL, on_thought, NULL);
  self->advice = g_new0 (Advice, 1);
  *self->advice = (Advice){ .controller = self,
                            .catalog_model = g_object_ref (fp_game_catalog (self->game)),
                            .hint_task = hint_task };
  g_task_set_task_data (task, self->advice, g_free);
  g_task_run_in_thread (task, think_in_thread);
  set_state (self, FP_HINT_CONTROLLER_THINKING);
}

void
fp_hint_controller_forget (FpHintController *self)
{
  g_return_if_fail (FP_IS_HINT_CONTROLLER (self));
  if (self->advice != NULL)
    {
      fp_hint_task_cancel (self->advice->hint_task);
      self->advice->controller = NULL;
      self->advice = NULL;
    }
  g_list_store_remove_all (self->list);
  set_state (self, FP_HINT_CONTROLLER_IDLE);
}

/* Changes of the pending selection leave the hints valid. */
static void
on_game_changed (FpHintController *self)
{
  const FpDecisionFacts *shown = question (self);
  if (shown == NULL || shown->number != self->question)
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
  const FpDecisionFacts *shown = question (self);
  if (shown == NULL || shown->number != self->question)
    return;
  g_autoptr (FpGame) game = g_object_ref (self->game);
  g_autoptr (FpHintItem) held = g_object_ref (hint);
  if (shown->several)
    fp_game_put_back (game);
  for (guint i = 0; i < options->len; i++)
    fp_game_choose (game, (guint) g_array_index (options, int, i));
}
