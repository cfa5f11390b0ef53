/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game being played: what is shown, and the commands of the window. */
#include "config.h"

#include <glib/gi18n.h>

#include "model/game/fp-game-private.h"
#include "model/game/fp-game-session.h"
#include "model/items/fp-place-item.h"
#include "model/items/fp-item.h"
#include "model/items/fp-pile-item.h"
#include "model/items/fp-planet-item.h"
#include "model/items/fp-play-item.h"
#include "model/log/fp-plays-presenter.h"
#include "model/presenter/fp-presenter.h"

G_DEFINE_FINAL_TYPE (FpGame, fp_game, G_TYPE_OBJECT)

enum
{
  PROP_QUESTION = 1,
  PROP_TROUBLE,
  PROP_NOTICE,
  PROP_SAVING,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum
{
  SIGNAL_CHANGED,
  SIGNAL_MOVING,
  SIGNAL_LEAVING,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

enum
{
  BRIEF_RESULT = 2000, /* time for which results of others are shown, milliseconds */
};

/* Returns the viewer, FP_NOBODY behind the curtain. */
static uint8_t
viewer_now (FpGame *self)
{
  return fp_game_awaited_seat (self) == FP_NOBODY ? self->seated : FP_NOBODY;
}

/* Movement and news */

static FpMovesPresenter *
moves_of (FpGame *self, uint8_t viewer)
{
  return &self->moves[viewer == FP_NOBODY ? FP_MAX_SEATS : viewer];
}

/* Returns the number of log entries that are shown. While a forced pass is shown, entries after the
 * pass are left out. */
static guint
n_entries_shown (FpGame *self)
{
  return MIN (fp_session_log (self->session)->len, self->log.most);
}

/* Discards all moves so far, so that the next viewer sees none. */
static void
forget_moves (FpGame *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->moves); i++)
    self->moves[i].stale = TRUE;
}

/* Marks the log entries since the viewer @viewer last looked as news. */
static void
read_news (FpGame *self, uint8_t viewer)
{
  const FpMovesPresenter *mine = moves_of (self, viewer);
  fp_log_presenter_return (&self->log, mine->stale ? n_entries_shown (self) : mine->read, n_entries_shown (self));
}

/* Emits “moving” if anything moved since @presenter's viewer last looked. */
static void
emit_moves (FpGame *self, const FpPresenter *presenter, gboolean anew)
{
  if (anew || fp_game_past (self) != NULL)
    forget_moves (self);
  if (fp_game_past (self) != NULL)
    return;
  const GPtrArray *log = fp_session_log (self->session);
  GPtrArray *items =
      fp_moves_presenter_read (moves_of (self, presenter->viewer), presenter, log, n_entries_shown (self), anew);
  gboolean any = items->len > 0;
  g_autoptr (GListStore) list = fp_item_list (FP_TYPE_MOVE_ITEM, items);
  if (any)
    g_signal_emit (self, signals[SIGNAL_MOVING], 0, list);
}

/* Emits “leaving” before the curtain hides the table. */
static void
emit_leaving (FpGame *self, gboolean anew)
{
  if (anew)
    forget_moves (self);
  if (self->shown.viewer >= 0)
    g_signal_emit (self, signals[SIGNAL_LEAVING], 0, self->shown.viewer);
}

/* Reading the game */

/* Sets up @presenter for @viewer. A pending selection or a draft of ships replaces the engine's
 * options. */
static void
init_presenter (FpGame *self, uint8_t viewer, FpPresenter *presenter)
{
  fp_presenter_init (presenter, fp_game_seen (self), viewer);
  presenter->halted = fp_scheduler_is_halted (self->scheduler);
  presenter->passes = fp_game_past (self) == NULL && fp_game_passes_now (self);
  presenter->wishes = fp_game_past (self) == NULL && !self->closed && viewer != FP_NOBODY ? self->session : NULL;
  /* Decisions of the past can't be answered, and no player is asked who passes anyhow. */
  if (fp_game_past (self) != NULL || presenter->passes)
    presenter->options = NULL;
  else if (presenter->options != NULL && self->selection != NULL)
    {
      presenter->selection = self->selection;
      presenter->options = fp_pending_selection_options (self->selection);
    }
  else if (presenter->options != NULL && self->ships != NULL)
    {
      presenter->ships = self->ships;
      presenter->options = fp_ship_draft_options (self->ships);
      presenter->decision.picked = (uint8_t) (presenter->decision.picked + fp_ship_draft_count (self->ships));
    }
  if (presenter->options != NULL)
    presenter->deal = self->deal;
}

/* All hands are open once the game is over. */
static gboolean
shows_all_hands (FpGame *self)
{
  return self->open_hands || fp_session_over (fp_game_seen (self));
}

static const struct
{
  GType (*type) (void);
  GPtrArray *(*read) (const FpPresenter *presenter);
} list_kinds[FP_GAME_N_LISTS] = {
  [FP_GAME_LIST_SEATS] = { fp_seat_item_get_type, fp_presenter_seats },
  [FP_GAME_LIST_PLANETS] = { fp_planet_item_get_type, fp_presenter_planets },
  [FP_GAME_LIST_PLACES] = { fp_place_item_get_type, fp_presenter_places },
  [FP_GAME_LIST_HAND] = { fp_card_item_get_type, fp_presenter_hand },
  [FP_GAME_LIST_SHARED] = { fp_card_item_get_type, fp_presenter_shared },
  [FP_GAME_LIST_IN_FORCE] = { fp_card_item_get_type, fp_presenter_in_force },
  [FP_GAME_LIST_PILES] = { fp_pile_item_get_type, fp_presenter_piles },
};

static void
read_lists (FpGame *self, const FpPresenter *presenter)
{
  gboolean all_hands = shows_all_hands (self);
  for (guint i = 0; i < FP_GAME_N_LISTS; i++)
    fp_item_update_list (self->shown.lists[i], i == FP_GAME_LIST_HAND && all_hands ? fp_presenter_open_hands (presenter)
                                                                                   : list_kinds[i].read (presenter));
}

/* Sets the field @field to @value, which is taken over, unless both are equal. Returns TRUE if they
 * differ. */
static gboolean
replace_item (gpointer field, gpointer value)
{
  GObject **object = field;
  g_autoptr (GObject) item = value;
  return !fp_item_equal (*object, item) && g_set_object (object, item);
}

/* Sets the field @field to @value, which is taken over. Returns TRUE if both differ. */
static gboolean
replace_string (char **field, char *value)
{
  g_autofree char *old = *field;
  *field = value;
  return g_strcmp0 (old, value) != 0;
}

static void
notify_if (FpGame *self, gboolean changed, guint prop)
{
  if (changed)
    g_object_notify_by_pspec (G_OBJECT (self), properties[prop]);
}

static int
seat_or_none (uint8_t seat)
{
  return seat == FP_NOBODY ? -1 : seat;
}

static char *
read_ending (FpGame *self, const FpPresenter *presenter)
{
  /* The ending is also shown while somebody looks back. */
  FpSession *now = fp_game_now (self);
  if (!fp_session_over (now))
    return NULL;
  return fp_text_ending_to (fp_session_engine (now), fp_session_last_ability (now), presenter->viewer,
                            presenter->names);
}

/* Shows the state of the file. */
static void
read_autosave (FpGame *self)
{
  FpGameShown *shown = &self->shown;
  gboolean was_saving = shown->saving;
  replace_string (&shown->path, g_strdup (fp_autosave_path (self->autosave)));
  notify_if (self, replace_string (&shown->trouble, g_strdup (fp_autosave_trouble (self->autosave))), PROP_TROUBLE);
  notify_if (self, replace_string (&shown->notice, g_strdup (fp_autosave_notice (self->autosave))), PROP_NOTICE);
  shown->saving = fp_autosave_is_saving (self->autosave);
  notify_if (self, shown->saving != was_saving, PROP_SAVING);
}

static char *
read_undo_hint (FpGame *self)
{
  if (fp_game_past (self) != NULL)
    return g_strdup (_ ("Return to the game to undo."));
  if (fp_game_is_asked_to_pass (self))
    return g_strdup (_ ("Answer this question first, then undo."));
  return g_strdup (fp_text_undo_obstacle (fp_session_undo_obstacle (self->session)));
}

/* Reads the state of the commands. No command works while looking back or in a forced pass, except
 * that one of the computer does not prevent undoing. */
static void
read_commands (FpGame *self)
{
  FpGameShown *shown = &self->shown;
  gboolean now = fp_game_seen (self) == self->session;
  replace_string (&shown->undo_hint, read_undo_hint (self));
  shown->can_undo = !self->closed && fp_game_past (self) == NULL && !fp_game_is_asked_to_pass (self) &&
                    fp_session_can_undo (self->session);
  shown->can_redo = now && fp_session_can_redo (self->session);
  shown->can_concede = now && fp_game_is_person (self, fp_session_seat_to_decide (self->session));
  shown->past_length = (int) fp_session_choices (self->session)->len;
  shown->past = fp_history_cursor_position (self->history);
  replace_string (&shown->past_text, fp_history_cursor_text (self->history, self->seated));
}

/* Returns the number of choices made up to the situation shown. The log itself leaves out events
 * after a forced pass. */
static guint
n_choices_shown (FpGame *self)
{
  FpSession *past = fp_game_past (self);
  return fp_session_choices (past != NULL ? past : self->session)->len;
}

/* Returns the last sentence of the log, or "". Set-up has already happened when players sit down,
 * so the first curtain of a game has nothing to tell. */
static char *
read_status (FpGame *self, uint8_t curtain)
{
  guint n = n_choices_shown (self);
  if (curtain != FP_NOBODY && n == 0)
    return g_strdup ("");
  return fp_log_presenter_last (&self->log, self->session, n);
}

/* Returns the number of log entries up to the situation shown. */
static guint
n_entries_then (FpGame *self)
{
  const GPtrArray *log = fp_session_log (self->session);
  guint n = n_entries_shown (self);
  while (fp_game_past (self) != NULL && n > 0 &&
         ((const FpLogEntry *) g_ptr_array_index (log, n - 1))->choice > n_choices_shown (self))
    n--;
  return n;
}

/* Behind the curtain nobody reads what was played. */
static void
read_plays (FpGame *self, const FpPresenter *presenter, uint8_t curtain)
{
  fp_item_update_list (self->shown.plays, curtain != FP_NOBODY
                                              ? g_ptr_array_new ()
                                              : fp_plays_presenter_read (presenter, fp_session_log (self->session),
                                                                         n_entries_then (self)));
}

/* Returns the decision, or the result that is held in front of it. */
static FpDecisionItem *
read_question (FpGame *self, const FpPresenter *presenter)
{
  const FpEvent *result = fp_game_past (self) == NULL ? fp_held_moments_result (self->held_moments) : NULL;
  return result != NULL ? fp_presenter_result (presenter, result) : fp_presenter_question (presenter);
}

void
fp_game_refresh (FpGame *self, gboolean anew)
{
  FpGameShown *shown = &self->shown;
  uint8_t curtain = fp_game_awaited_seat (self);
  uint8_t viewer = viewer_now (self);
  FpPresenter presenter;
  init_presenter (self, viewer, &presenter);
  self->log.most = fp_game_n_told (self);
  if (curtain != FP_NOBODY)
    emit_leaving (self, anew);
  else
    {
      if (viewer != FP_NOBODY && shown->viewer != viewer)
        read_news (self, viewer);
      emit_moves (self, &presenter, anew);
    }

  g_object_freeze_notify (G_OBJECT (self));
  read_lists (self, &presenter);
  read_plays (self, &presenter, curtain);
  /* Behind the curtain the log tells what everybody may know. */
  fp_log_presenter_update (&self->log, self->session, viewer, anew);
  replace_item (&shown->encounter, fp_presenter_encounter (&presenter));
  replace_item (&shown->drawn, fp_presenter_drawn (&presenter));
  notify_if (self, replace_item (&shown->question, read_question (self, &presenter)), PROP_QUESTION);
  replace_string (&shown->ending, read_ending (self, &presenter));
  replace_string (&shown->status, read_status (self, curtain));
  read_autosave (self);
  shown->viewer = seat_or_none (viewer);
  shown->curtain = seat_or_none (curtain);
  shown->turn = presenter.view->turns;
  read_commands (self);
  shown->over = fp_session_over (fp_game_now (self));
  g_object_thaw_notify (G_OBJECT (self));
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* Advancing */

void
fp_game_advance (FpGame *self, gboolean anew)
{
  FpSession *past = fp_game_past (self);
  uint8_t decider = fp_session_seat_to_decide (self->session);
  g_clear_pointer (&self->selection, fp_pending_selection_free);
  g_clear_pointer (&self->ships, fp_ship_draft_free);
  g_clear_pointer (&self->deal, fp_deal_draft_free);
  if (fp_game_seen (self) == self->session && fp_game_is_person (self, decider) && decider == self->seated)
    {
      self->selection = fp_pending_selection_new (self->session);
      self->ships = fp_session_ships (self->session);
      self->deal = fp_deal_draft_new (self->session);
    }
  /* The game stands still while somebody looks back. */
  if (past != NULL || self->closed)
    fp_scheduler_stop (self->scheduler);
  else if (fp_game_passes_now (self))
    fp_scheduler_pass_ahead (self->scheduler, fp_game_now (self));
  else if (fp_held_moments_is_brief (self->held_moments))
    fp_scheduler_show (self->scheduler, BRIEF_RESULT);
  else
    fp_scheduler_start (self->scheduler, fp_game_now (self));
  fp_game_refresh (self, anew);
}

void
fp_game_go_on (FpGame *self, gboolean by_person, gboolean anew)
{
  fp_autosave_mark_changed (self->autosave, by_person);
  fp_held_moments_next (self->held_moments);
  fp_game_advance (self, anew);
}

static void
on_answered (gpointer game)
{
  fp_game_go_on (game, FALSE, FALSE);
}

/* Ends the forced pass, or result, that is shown. The game itself does not change. */
static void
on_passed (gpointer game)
{
  FpGame *self = game;
  fp_held_moments_drop (self->held_moments);
  fp_held_moments_next (self->held_moments);
  fp_game_advance (self, FALSE);
}

gboolean
fp_game_pass (FpGame *self)
{
  FpSession *now = fp_game_now (self);
  int option = fp_session_unasked (self->session, now);
  if (option < 0)
    return FALSE;
  if (now != self->session)
    fp_held_moments_drop (self->held_moments);
  else
    fp_session_answer_unasked (self->session, (guint) option);
  fp_game_go_on (self, TRUE, FALSE);
  return TRUE;
}

static void
on_passes_ahead (gpointer game)
{
  fp_game_pass (game);
}

static void
on_autosave_changed (gpointer game)
{
  read_autosave (game);
}

/* GObject */

static void
fp_game_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  const FpGameShown *shown = &FP_GAME (object)->shown;
  if (id == PROP_QUESTION)
    g_value_set_object (value, shown->question);
  else if (id == PROP_TROUBLE)
    g_value_set_string (value, shown->trouble);
  else if (id == PROP_NOTICE)
    g_value_set_string (value, shown->notice);
  else
    g_value_set_boolean (value, shown->saving);
}

static void
fp_game_dispose (GObject *object)
{
  FpGame *self = FP_GAME (object);
  g_clear_pointer (&self->scheduler, fp_scheduler_free);
  for (guint i = 0; i < FP_GAME_N_LISTS; i++)
    g_clear_object (&self->shown.lists[i]);
  fp_log_presenter_clear (&self->log);
  g_clear_object (&self->shown.question);
  g_clear_object (&self->shown.encounter);
  g_clear_object (&self->shown.drawn);
  g_clear_object (&self->shown.plays);
  /* The file refers to the session and must be closed first. */
  g_clear_pointer (&self->autosave, fp_autosave_free);
  g_clear_pointer (&self->history, fp_history_cursor_free);
  g_clear_pointer (&self->held_moments, fp_held_moments_free);
  g_clear_pointer (&self->selection, fp_pending_selection_free);
  g_clear_pointer (&self->ships, fp_ship_draft_free);
  g_clear_pointer (&self->deal, fp_deal_draft_free);
  g_clear_pointer (&self->session, fp_session_free);
  g_clear_object (&self->catalog_model);
  G_OBJECT_CLASS (fp_game_parent_class)->dispose (object);
}

static void
fp_game_finalize (GObject *object)
{
  FpGame *self = FP_GAME (object);
  g_free (self->shown.ending);
  g_free (self->shown.status);
  g_free (self->shown.undo_hint);
  g_free (self->shown.path);
  g_free (self->shown.trouble);
  g_free (self->shown.notice);
  g_free (self->shown.past_text);
  g_clear_pointer (&self->setup, fp_game_setup_free);
  G_OBJECT_CLASS (fp_game_parent_class)->finalize (object);
}

static void
fp_game_class_init (FpGameClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  object_class->get_property = fp_game_get_property;
  object_class->dispose = fp_game_dispose;
  object_class->finalize = fp_game_finalize;

  properties[PROP_QUESTION] = g_param_spec_object ("question", NULL, NULL, FP_TYPE_DECISION_ITEM, flags);
  properties[PROP_TROUBLE] = g_param_spec_string ("trouble", NULL, NULL, NULL, flags);
  properties[PROP_NOTICE] = g_param_spec_string ("notice", NULL, NULL, NULL, flags);
  properties[PROP_SAVING] = g_param_spec_boolean ("saving", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[SIGNAL_CHANGED] =
      g_signal_new ("changed", FP_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_LEAVING] =
      g_signal_new ("leaving", FP_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[SIGNAL_MOVING] =
      g_signal_new ("moving", FP_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_LIST_MODEL);
}

static void
fp_game_init (FpGame *self)
{
  for (guint i = 0; i < FP_GAME_N_LISTS; i++)
    self->shown.lists[i] = g_list_store_new (list_kinds[i].type ());
  self->shown.plays = g_list_store_new (FP_TYPE_PLAY_ITEM);
  fp_log_presenter_init (&self->log);
  forget_moves (self);
  self->seated = FP_NOBODY;
  self->shown.viewer = self->shown.curtain = self->shown.past = -1;
}

/* Public */

FpGame *
fp_game_new_for (FpCatalogModel *catalog_model, FpSession *session, guint pace)
{
  static const FpSchedulerCallbacks callbacks = { .answered = on_answered,
                                                  .passed = on_passed,
                                                  .passes_ahead = on_passes_ahead };
  FpGame *self = g_object_new (FP_TYPE_GAME, NULL);
  self->catalog_model = g_object_ref (fp_catalog_model_of (catalog_model, fp_session_setup (session)->edition));
  self->session = session;
  self->setup = fp_game_session_setup (session);
  self->held_moments = fp_held_moments_new (session);
  fp_held_moments_show_briefly (self->held_moments, pace > 0);
  self->history = fp_history_cursor_new (session);
  self->scheduler = fp_scheduler_new (self->catalog_model, session, pace, &callbacks, self);
  self->autosave = fp_autosave_new (session, on_autosave_changed, self);
  self->seated = fp_game_only_person (self);
  return self;
}

void
fp_game_begin (FpGame *self)
{
  fp_game_advance (self, TRUE);
}

void
fp_game_halt (FpGame *self)
{
  self->closed = TRUE;
  fp_scheduler_stop (self->scheduler);
}

FpGame *
fp_game_new (FpCatalogModel *catalog_model, const FpGameSetup *setup, guint pace)
{
  FpGame *self = fp_game_new_for (catalog_model, fp_game_session_new (catalog_model, setup), pace);
  fp_game_begin (self);
  return self;
}

FpCardItem *
fp_game_card (FpGame *self, int number)
{
  g_return_val_if_fail (FP_IS_GAME (self), NULL);
  FpPresenter presenter;
  init_presenter (self, viewer_now (self), &presenter);
  FpCardItem *card = fp_presenter_instance (&presenter, number);
  for (uint8_t seat = 0; card == NULL && shows_all_hands (self) && seat < presenter.view->n_seats; seat++)
    {
      fp_presenter_init (&presenter, fp_game_seen (self), seat);
      card = fp_presenter_instance (&presenter, number);
    }
  return card;
}

GListModel *
fp_game_log_cards (FpGame *self, FpLogItem *item)
{
  const GArray *cards = fp_log_item_facts (item)->cards;
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  FpPresenter presenter;
  fp_presenter_init (&presenter, fp_game_seen (self), viewer_now (self));
  for (guint i = 0; cards != NULL && i < cards->len; i++)
    g_ptr_array_add (items, fp_presenter_mention (&presenter, g_array_index (cards, int, i)));
  return G_LIST_MODEL (fp_item_list (FP_TYPE_CARD_ITEM, items));
}
