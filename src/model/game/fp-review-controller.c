/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The review of a game in the window. */
#include "config.h"

#include <glib/gi18n.h>

#include "model/game/fp-game-internal.h"
#include "model/game/fp-review-controller.h"
#include "session/review/fp-review.h"

enum
{
  TICK = 200, /* milliseconds between two looks at what is done */
};

#define LEVEL "expert" /* the player that hints ask */

/* A review that runs. It may outlive the controller, since the other thread can't stop at once. */
typedef struct
{
  FpReviewController *controller; /* not owned; NULL if the result is no longer wanted */
  FpCatalogModel *catalog_model; /* keeps the cards alive while the thread runs */
  FpReview *review;
} Work;

struct _FpReviewController
{
  GObject parent_instance;
  FpGame *game;
  FpReviewState state;
  Work *work; /* NULL if no thread is running */
  guint tick;
  GPtrArray *facts; /* of FpReviewFacts* */
};

G_DEFINE_FINAL_TYPE (FpReviewController, fp_review_controller, G_TYPE_OBJECT)

static guint changed_signal;

static void
set_state (FpReviewController *self, FpReviewState state)
{
  self->state = state;
  g_signal_emit (self, changed_signal, 0);
}

/* Texts */

static void
free_facts (gpointer data)
{
  FpReviewFacts *facts = data;
  g_free (facts->moment);
  g_free (facts->taken);
  g_free (facts->better);
  g_free (facts->reason);
  g_free (facts);
}

static int
per_cent (double part)
{
  return (int) (part * 100 + 0.5);
}

static char *
format_odds (double chance)
{
  int wins = per_cent (chance);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Wins %d of 100 games", "Wins %d of 100 games", (gulong) wins),
                          wins);
}

static FpReviewFacts *
new_facts (const FpReviewedChoice *choice)
{
  FpReviewFacts *facts = g_new0 (FpReviewFacts, 1);
  g_autofree char *odds = format_odds (choice->chance), *best = format_odds (choice->best);
  facts->choice = choice->choice;
  /* Translators: a turn, and a question: “Turn 7: Which card do you play?” */
  facts->moment = g_strdup_printf (_ ("%s: %s"), choice->when, choice->question);
  /* Translators: an answer that was given; “Wins 34 of 100 games”. */
  facts->taken = g_strdup_printf (_ ("Chosen: %s. %s"), choice->taken, odds);
  /* Translators: a better answer; “Wins 62 of 100 games”. */
  facts->better = g_strdup_printf (_ ("Better: %s. %s"), choice->better, best);
  if (choice->reason != NULL)
    /* Translators: reason for an answer: %s is a sentence of the log that comes true more often
     * with it. */
    facts->reason = g_strdup_printf (_ ("This happens more often (in %d of 100 games, not %d): %s"),
                                     per_cent (choice->with), per_cent (choice->without), choice->reason);
  return facts;
}

/* Working */

static void
stop_tick (FpReviewController *self)
{
  g_clear_handle_id (&self->tick, g_source_remove);
}

static gboolean
on_tick (gpointer data)
{
  g_signal_emit (data, changed_signal, 0);
  return G_SOURCE_CONTINUE;
}

static void
work_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  fp_review_work (((Work *) data)->review);
  g_task_return_boolean (task, TRUE);
}

/* Called in the main thread. */
static void
on_worked (GObject *source, GAsyncResult *result, gpointer data)
{
  Work *work = g_task_get_task_data (G_TASK (result));
  FpReviewController *self = work->controller;
  if (self != NULL)
    {
      g_autoptr (GPtrArray) found = fp_review_find (work->review, fp_game_session (self->game));
      for (guint i = 0; i < found->len; i++)
        g_ptr_array_add (self->facts, new_facts (g_ptr_array_index (found, i)));
      self->work = NULL;
      stop_tick (self);
      set_state (self, FP_REVIEW_DONE);
    }
  g_clear_object (&work->catalog_model);
  g_clear_pointer (&work->review, fp_review_free);
}

/* Returns the person whose choices are reviewed: the viewer, or else the first person. */
static uint8_t
reviewed_seat (FpGame *game)
{
  int viewer = fp_game_viewer (game);
  FpSession *session = fp_game_session (game);
  return viewer >= 0 && fp_session_is_persons (session, (uint8_t) viewer) ? (uint8_t) viewer : fp_review_seat (session);
}

gboolean
fp_review_controller_possible (FpGame *game)
{
  return fp_game_over (game) && reviewed_seat (game) != FP_NOBODY;
}

void
fp_review_controller_start (FpReviewController *self)
{
  g_return_if_fail (FP_IS_REVIEW_CONTROLLER (self));
  uint8_t seat = reviewed_seat (self->game);
  if (self->state != FP_REVIEW_IDLE || seat == FP_NOBODY)
    return;
  g_autoptr (GTask) task = g_task_new (NULL, NULL, on_worked, NULL);
  self->work = g_new0 (Work, 1);
  *self->work = (Work){ .controller = self,
                        .catalog_model = g_object_ref (fp_game_catalog (self->game)),
                        .review = fp_review_new (fp_game_session (self->game), seat, LEVEL) };
  g_task_set_task_data (task, self->work, g_free);
  g_task_run_in_thread (task, work_in_thread);
  self->tick = g_timeout_add (TICK, on_tick, self);
  set_state (self, FP_REVIEW_WORKING);
}

/* Lets the thread end by itself. */
static void
drop_work (FpReviewController *self)
{
  stop_tick (self);
  if (self->work == NULL)
    return;
  fp_review_cancel (self->work->review);
  self->work->controller = NULL;
  self->work = NULL;
}

void
fp_review_controller_cancel (FpReviewController *self)
{
  g_return_if_fail (FP_IS_REVIEW_CONTROLLER (self));
  if (self->state != FP_REVIEW_WORKING)
    return;
  drop_work (self);
  set_state (self, FP_REVIEW_IDLE);
}

/* Choices of a game that was taken back after its end are no longer those of the review. */
static void
on_game_changed (FpReviewController *self)
{
  if (self->state == FP_REVIEW_IDLE || fp_game_over (self->game))
    return;
  drop_work (self);
  g_ptr_array_set_size (self->facts, 0);
  set_state (self, FP_REVIEW_IDLE);
}

FpReviewState
fp_review_controller_state (FpReviewController *self)
{
  return self->state;
}

double
fp_review_controller_done (FpReviewController *self)
{
  return self->work != NULL ? fp_review_done (self->work->review) : self->state == FP_REVIEW_DONE;
}

const GPtrArray *
fp_review_controller_facts (FpReviewController *self)
{
  return self->facts;
}

/* GObject */

static void
fp_review_controller_finalize (GObject *object)
{
  FpReviewController *self = FP_REVIEW_CONTROLLER (object);
  drop_work (self);
  g_clear_object (&self->game);
  g_ptr_array_unref (self->facts);
  G_OBJECT_CLASS (fp_review_controller_parent_class)->finalize (object);
}

static void
fp_review_controller_class_init (FpReviewControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fp_review_controller_finalize;
  changed_signal =
      g_signal_new ("changed", FP_TYPE_REVIEW_CONTROLLER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
fp_review_controller_init (FpReviewController *self)
{
  self->facts = g_ptr_array_new_with_free_func (free_facts);
}

FpReviewController *
fp_review_controller_new (FpGame *game)
{
  FpReviewController *self = g_object_new (FP_TYPE_REVIEW_CONTROLLER, NULL);
  self->game = g_object_ref (game);
  g_signal_connect_object (game, "changed", G_CALLBACK (on_game_changed), self, G_CONNECT_SWAPPED);
  return self;
}
