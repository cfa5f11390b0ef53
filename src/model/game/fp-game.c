/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game being played: properties, signals, and the commands of the window. */
#include "config.h"

#include <glib/gi18n.h>

#include "model/items/fp-card-item.h"
#include "model/items/fp-fleet-item.h"
#include "model/game/fp-game-private.h"
#include "model/items/fp-item.h"
#include "model/items/fp-pile-item.h"
#include "model/items/fp-planet-item.h"
#include "model/presenter/fp-presenter.h"
#include "model/items/fp-seat-item.h"
#include "session/game/fp-silent-passes.h"

G_DEFINE_FINAL_TYPE (FpGame, fp_game, G_TYPE_OBJECT)

enum
{
  PROP_SEATS = 1, /* PROP_SEATS + FP_GAME_LIST_…, then the others */
  PROP_PLANETS,
  PROP_WARP,
  PROP_HAND,
  PROP_ENVOYS,
  PROP_PILES,
  PROP_LOG,
  PROP_QUESTION,
  PROP_ENCOUNTER,
  PROP_DESTINY,
  PROP_ENDING,
  PROP_STATUS,
  PROP_UNDO_HINT,
  PROP_PATH,
  PROP_TROUBLE,
  PROP_PAST_TEXT,
  PROP_PAST,
  PROP_PAST_LENGTH,
  PROP_VIEWER,
  PROP_CURTAIN,
  PROP_TURN,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_CAN_CONCEDE,
  PROP_OVER,
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

/* Persons */

static gboolean
is_person (FpGame *self, uint8_t seat)
{
  return seat != FP_NOBODY && !fp_session_by_player (self->session, seat);
}

/* Returns the only person of the game, FP_NOBODY if there are none or several. */
static uint8_t
only_person (FpGame *self)
{
  uint8_t found = FP_NOBODY;
  for (uint8_t seat = 0; seat < fp_session_setup (self->session)->n_seats; seat++)
    if (is_person (self, seat))
      {
        if (found != FP_NOBODY)
          return FP_NOBODY;
        found = seat;
      }
  return found;
}

/* Returns the person who must sit down before the table can be shown, or FP_NOBODY. */
static uint8_t
awaited_seat (FpGame *self)
{
  uint8_t decider = fp_session_seat_to_decide (fp_game_now (self));
  return is_person (self, decider) && decider != self->seated ? decider : FP_NOBODY;
}

/* Returns the viewer, FP_NOBODY behind the curtain. */
static uint8_t
viewer_now (FpGame *self)
{
  return awaited_seat (self) == FP_NOBODY ? self->seated : FP_NOBODY;
}

/* Reading the game */

/* Sets up @presenter for @viewer. A pending selection replaces the engine's options. */
static void
init_presenter (FpGame *self, uint8_t viewer, FpPresenter *presenter)
{
  fp_presenter_init (presenter, fp_game_seen (self), viewer);
  presenter->halted = self->paused && !self->stepping;
  /* Decisions of the past can't be answered. */
  if (self->past != NULL)
    presenter->options = NULL;
  else if (presenter->options != NULL && self->selection != NULL)
    {
      presenter->selection = self->selection;
      presenter->options = fp_pending_selection_options (self->selection);
    }
}

/* All hands are open once the game is over. */
static gboolean
shows_all_hands (FpGame *self)
{
  return self->open_hands || fp_session_over (fp_game_seen (self));
}

static void
read_lists (FpGame *self, const FpPresenter *presenter)
{
  GPtrArray *(*const list_functions[FP_GAME_N_LISTS]) (const FpPresenter *) = {
    [FP_GAME_LIST_SEATS] = fp_presenter_seats,   [FP_GAME_LIST_PLANETS] = fp_presenter_planets,
    [FP_GAME_LIST_WARP] = fp_presenter_warp,     [FP_GAME_LIST_HAND] = fp_presenter_hand,
    [FP_GAME_LIST_ENVOYS] = fp_presenter_envoys, [FP_GAME_LIST_PILES] = fp_presenter_piles,
  };
  gboolean all_hands = shows_all_hands (self);
  for (guint i = 0; i < FP_GAME_N_LISTS; i++)
    fp_item_update_list (self->lists[i], i == FP_GAME_LIST_HAND && all_hands ? fp_presenter_open_hands (presenter)
                                                                             : list_functions[i](presenter));
}

static void
set_object (FpGame *self, gpointer field, gpointer value, guint prop)
{
  GObject **object = field;
  g_autoptr (GObject) item = value;
  if (!fp_item_equal (*object, item) && g_set_object (object, item))
    g_object_notify_by_pspec (G_OBJECT (self), properties[prop]);
}

static void
set_string (FpGame *self, char **field, char *value, guint prop)
{
  g_autofree char *old = *field;
  *field = value;
  if (g_strcmp0 (old, value) != 0)
    g_object_notify_by_pspec (G_OBJECT (self), properties[prop]);
}

static void
set_int (FpGame *self, int *field, int value, guint prop)
{
  int old = *field;
  *field = value;
  if (old != value)
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
  const FpView *view = fp_session_view (fp_game_now (self), presenter->viewer);
  if (!fp_session_over (fp_game_now (self)))
    return NULL;
  return fp_text_ending ((FpEnding) view->ending, view->winners, presenter->names, view->n_seats);
}

void
fp_game_update_autosave (FpGame *self)
{
  const FpGameFile *file = self->autosave.file;
  set_string (self, &self->shown.path, g_strdup (file != NULL ? fp_game_file_path (file) : NULL), PROP_PATH);
  set_string (self, &self->shown.trouble, fp_game_trouble_now (self), PROP_TROUBLE);
  set_int (self, &self->shown.saving, fp_game_saving_now (self), PROP_SAVING);
}

static char *
read_undo_hint (FpGame *self)
{
  if (self->past != NULL)
    return g_strdup (_ ("Return to the game to undo."));
  if (fp_game_is_person_passing (self))
    return g_strdup (_ ("Answer first, then undo."));
  return fp_game_session_undo_hint (self->session);
}

/* Returns TRUE if undoing is allowed now. The computer's own forced passes don't prevent it. */
static gboolean
may_undo (FpGame *self)
{
  return !self->closed && self->past == NULL && !fp_game_is_person_passing (self);
}

/* Updates the command properties. No command works while looking back or in a forced pass. */
static void
refresh_commands (FpGame *self)
{
  FpGameShown *shown = &self->shown;
  gboolean now = fp_game_seen (self) == self->session;
  set_string (self, &shown->undo_hint, read_undo_hint (self), PROP_UNDO_HINT);
  set_int (self, &shown->can_undo, may_undo (self) && fp_session_can_undo (self->session), PROP_CAN_UNDO);
  set_int (self, &shown->can_redo, now && fp_session_can_redo (self->session), PROP_CAN_REDO);
  set_int (self, &shown->can_concede, now && is_person (self, fp_session_seat_to_decide (self->session)),
           PROP_CAN_CONCEDE);
  set_int (self, &shown->past_length, (int) fp_session_choices (self->session)->len, PROP_PAST_LENGTH);
  set_int (self, &shown->past, self->past == NULL ? -1 : (int) fp_session_choices (self->past)->len, PROP_PAST);
  set_string (self, &shown->past_text, fp_game_history_text_now (self), PROP_PAST_TEXT);
}

/* Returns the number of choices made up to the situation shown. The log itself leaves out events
 * after a forced pass. */
static guint
n_choices_shown (FpGame *self)
{
  return fp_session_choices (self->past != NULL ? self->past : self->session)->len;
}

/* Emits “leaving” before the curtain hides the table. */
static void
emit_leaving (FpGame *self, gboolean anew)
{
  if (anew)
    fp_game_forget_moves (self);
  if (self->shown.viewer >= 0)
    g_signal_emit (self, signals[SIGNAL_LEAVING], 0, self->shown.viewer);
}

/* Reads all that the viewer may see. @anew: the log may have been replaced. */
static void
refresh (FpGame *self, gboolean anew)
{
  uint8_t curtain = awaited_seat (self);
  uint8_t viewer = viewer_now (self);
  FpPresenter presenter;
  init_presenter (self, viewer, &presenter);
  if (curtain != FP_NOBODY)
    emit_leaving (self, anew);
  else
    {
      if (viewer != FP_NOBODY && self->shown.viewer != viewer)
        fp_game_read_news (self, viewer);
      fp_game_emit_moves (self, &presenter, anew);
    }

  g_object_freeze_notify (G_OBJECT (self));
  read_lists (self, &presenter);
  /* Behind the curtain the log has no reader. */
  if (curtain != FP_NOBODY)
    fp_log_presenter_close (&self->log);
  else
    fp_log_presenter_update (&self->log, self->session, viewer, anew);
  set_object (self, &self->shown.encounter, fp_presenter_encounter (&presenter), PROP_ENCOUNTER);
  set_object (self, &self->shown.destiny, fp_presenter_destiny (&presenter), PROP_DESTINY);
  set_object (self, &self->shown.question, fp_presenter_question (&presenter), PROP_QUESTION);
  set_string (self, &self->shown.ending, read_ending (self, &presenter), PROP_ENDING);
  set_string (self, &self->shown.status, fp_log_presenter_last (&self->log, self->session, n_choices_shown (self)),
              PROP_STATUS);
  fp_game_update_autosave (self);
  set_int (self, &self->shown.viewer, seat_or_none (viewer), PROP_VIEWER);
  set_int (self, &self->shown.curtain, seat_or_none (curtain), PROP_CURTAIN);
  set_int (self, &self->shown.turn, presenter.view->turns, PROP_TURN);
  refresh_commands (self);
  set_int (self, &self->shown.over, fp_session_over (fp_game_now (self)), PROP_OVER);
  g_object_thaw_notify (G_OBJECT (self));
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* Writes the new choices to the debug log (G_MESSAGES_DEBUG). By then they are in the journal. */
static void
trace_choices (FpGame *self)
{
  const GPtrArray *choices = fp_session_choices (self->session);
  const FpEdition *edition = fp_session_setup (self->session)->edition;
  for (; self->traced < choices->len; self->traced++)
    {
      const FpChoice *choice = g_ptr_array_index (choices, self->traced);
      g_debug ("choice %u %s %s %s", self->traced + 1, edition->seat_ids[choice->seat], choice->decision,
               choice->answer);
    }
  /* After an undo fewer choices are left. */
  self->traced = choices->len;
}

/* Advancing */

void
fp_game_advance (FpGame *self, gboolean anew)
{
  uint8_t decider = fp_session_seat_to_decide (self->session);
  g_clear_pointer (&self->selection, fp_pending_selection_free);
  if (self->past == NULL && self->pass == NULL && is_person (self, decider) && decider == self->seated)
    self->selection = fp_pending_selection_new (self->session);
  trace_choices (self);
  fp_game_let_play (self);
  refresh (self, anew);
}

void
fp_game_has_changed (FpGame *self, gboolean anew)
{
  self->autosave.changed = TRUE;
  fp_game_next_pass (self);
  fp_game_advance (self, anew);
}

/* The same after a command of a person. */
static void
go_on_after_person (FpGame *self, gboolean anew)
{
  self->autosave.played = TRUE;
  fp_game_has_changed (self, anew);
}

void
fp_game_show_selection (FpGame *self)
{
  refresh (self, FALSE);
}

/* GObject */

static void
fp_game_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  FpGame *self = FP_GAME (object);
  const FpGameShown *shown = &self->shown;
  if (id < PROP_LOG)
    g_value_set_object (value, self->lists[id - PROP_SEATS]);
  else if (id == PROP_LOG)
    g_value_set_object (value, self->log.items);
  else if (id == PROP_QUESTION)
    g_value_set_object (value, shown->question);
  else if (id == PROP_ENCOUNTER)
    g_value_set_object (value, shown->encounter);
  else if (id == PROP_DESTINY)
    g_value_set_object (value, shown->destiny);
  else if (id == PROP_ENDING || id == PROP_STATUS)
    g_value_set_string (value, id == PROP_ENDING ? shown->ending : shown->status);
  else if (id == PROP_UNDO_HINT)
    g_value_set_string (value, shown->undo_hint);
  else if (id == PROP_PAST_TEXT)
    g_value_set_string (value, shown->past_text);
  else if (id == PROP_PAST || id == PROP_PAST_LENGTH)
    g_value_set_int (value, id == PROP_PAST ? shown->past : shown->past_length);
  else if (id == PROP_PATH || id == PROP_TROUBLE)
    g_value_set_string (value, id == PROP_PATH ? shown->path : shown->trouble);
  else if (id == PROP_VIEWER || id == PROP_CURTAIN)
    g_value_set_int (value, id == PROP_VIEWER ? shown->viewer : shown->curtain);
  else if (id == PROP_TURN)
    g_value_set_int (value, shown->turn);
  else if (id == PROP_CAN_UNDO || id == PROP_CAN_REDO)
    g_value_set_boolean (value, id == PROP_CAN_UNDO ? shown->can_undo : shown->can_redo);
  else if (id == PROP_CAN_CONCEDE || id == PROP_OVER)
    g_value_set_boolean (value, id == PROP_CAN_CONCEDE ? shown->can_concede : shown->over);
  else
    g_value_set_boolean (value, shown->saving);
}

static void
fp_game_dispose (GObject *object)
{
  FpGame *self = FP_GAME (object);
  fp_game_stop_playing (self);
  for (guint i = 0; i < FP_GAME_N_LISTS; i++)
    g_clear_object (&self->lists[i]);
  fp_log_presenter_clear (&self->log);
  g_clear_object (&self->shown.question);
  g_clear_object (&self->shown.encounter);
  g_clear_object (&self->shown.destiny);
  /* The file refers to the session and must be closed first. */
  fp_game_autosave_clear (&self->autosave);
  g_clear_pointer (&self->past, fp_session_free);
  g_clear_pointer (&self->pass, fp_session_free);
  g_clear_pointer (&self->selection, fp_pending_selection_free);
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
  g_free (self->shown.past_text);
  g_clear_pointer (&self->setup, fp_game_setup_free);
  G_OBJECT_CLASS (fp_game_parent_class)->finalize (object);
}

static void
fp_game_class_init (FpGameClass *klass)
{
  static const char *const lists[FP_GAME_N_LISTS + 1] = {
    "seats", "planets", "warp", "hand", "envoys", "piles", "log"
  };
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  object_class->get_property = fp_game_get_property;
  object_class->dispose = fp_game_dispose;
  object_class->finalize = fp_game_finalize;

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    properties[PROP_SEATS + i] = g_param_spec_object (lists[i], NULL, NULL, G_TYPE_LIST_MODEL, flags);
  properties[PROP_QUESTION] = g_param_spec_object ("question", NULL, NULL, FP_TYPE_DECISION_ITEM, flags);
  properties[PROP_ENCOUNTER] = g_param_spec_object ("encounter", NULL, NULL, FP_TYPE_ENCOUNTER_ITEM, flags);
  properties[PROP_DESTINY] = g_param_spec_object ("destiny", NULL, NULL, FP_TYPE_CARD_ITEM, flags);
  properties[PROP_ENDING] = g_param_spec_string ("ending", NULL, NULL, NULL, flags);
  properties[PROP_STATUS] = g_param_spec_string ("status", NULL, NULL, NULL, flags);
  properties[PROP_UNDO_HINT] = g_param_spec_string ("undo-hint", NULL, NULL, NULL, flags);
  properties[PROP_PATH] = g_param_spec_string ("path", NULL, NULL, NULL, flags);
  properties[PROP_TROUBLE] = g_param_spec_string ("trouble", NULL, NULL, NULL, flags);
  properties[PROP_PAST_TEXT] = g_param_spec_string ("past-text", NULL, NULL, NULL, flags);
  properties[PROP_PAST] = g_param_spec_int ("past", NULL, NULL, -1, G_MAXINT, -1, flags);
  properties[PROP_PAST_LENGTH] = g_param_spec_int ("past-length", NULL, NULL, 0, G_MAXINT, 0, flags);
  properties[PROP_VIEWER] = g_param_spec_int ("viewer", NULL, NULL, -1, FP_MAX_SEATS - 1, -1, flags);
  properties[PROP_CURTAIN] = g_param_spec_int ("curtain", NULL, NULL, -1, FP_MAX_SEATS - 1, -1, flags);
  properties[PROP_TURN] = g_param_spec_int ("turn", NULL, NULL, 0, G_MAXINT, 0, flags);
  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_CONCEDE] = g_param_spec_boolean ("can-concede", NULL, NULL, FALSE, flags);
  properties[PROP_OVER] = g_param_spec_boolean ("over", NULL, NULL, FALSE, flags);
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
  const GType types[FP_GAME_N_LISTS] = {
    [FP_GAME_LIST_SEATS] = FP_TYPE_SEAT_ITEM,  [FP_GAME_LIST_PLANETS] = FP_TYPE_PLANET_ITEM,
    [FP_GAME_LIST_WARP] = FP_TYPE_FLEET_ITEM,  [FP_GAME_LIST_HAND] = FP_TYPE_CARD_ITEM,
    [FP_GAME_LIST_ENVOYS] = FP_TYPE_CARD_ITEM, [FP_GAME_LIST_PILES] = FP_TYPE_PILE_ITEM,
  };
  for (guint i = 0; i < FP_GAME_N_LISTS; i++)
    self->lists[i] = g_list_store_new (types[i]);
  fp_log_presenter_init (&self->log);
  fp_game_forget_moves (self);
  self->seated = FP_NOBODY;
  self->shown.viewer = self->shown.curtain = self->shown.past = -1;
}

/* Public */

FpGame *
fp_game_new_for (FpCatalogModel *catalog_model, FpSession *session, guint pace)
{
  FpGame *self = g_object_new (FP_TYPE_GAME, NULL);
  self->catalog_model = g_object_ref (catalog_model);
  self->session = session;
  self->setup = fp_game_session_setup (session);
  self->pace = pace;
  self->traced = fp_session_choices (session)->len;
  self->seated = only_person (self);
  fp_game_keep_passes (self);
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
  fp_game_stop_playing (self);
}

FpGame *
fp_game_new (FpCatalogModel *catalog_model, const FpGameSetup *setup, guint pace)
{
  FpGame *self = fp_game_new_for (catalog_model, fp_game_session_new (catalog_model, setup), pace);
  fp_game_begin (self);
  return self;
}

void
fp_game_set_pace (FpGame *self, guint pace)
{
  g_return_if_fail (FP_IS_GAME (self));
  self->pace = pace;
}

const FpGameSetup *
fp_game_setup (FpGame *self)
{
  return self->setup;
}

void
fp_game_go_on (FpGame *self)
{
  go_on_after_person (self, FALSE);
}

void
fp_game_answer (FpGame *self, guint index)
{
  g_return_if_fail (FP_IS_GAME (self));
  uint8_t decider = fp_session_seat_to_decide (fp_game_now (self));
  if (self->closed || self->past != NULL || !is_person (self, decider) || decider != self->seated ||
      index >= fp_engine_options (fp_session_engine (fp_game_now (self)))->n)
    return;
  if (self->pass != NULL)
    fp_session_drop_pass (self->session);
  else
    fp_session_answer (self->session, index);
  fp_game_go_on (self);
}

void
fp_game_take_seat (FpGame *self)
{
  g_return_if_fail (FP_IS_GAME (self));
  uint8_t seat = awaited_seat (self);
  if (seat == FP_NOBODY)
    return;
  self->seated = seat;
  fp_game_advance (self, FALSE);
}

void
fp_game_undo (FpGame *self)
{
  g_return_if_fail (FP_IS_GAME (self));
  if (may_undo (self) && fp_session_undo (self->session))
    go_on_after_person (self, TRUE);
}

void
fp_game_redo (FpGame *self)
{
  g_return_if_fail (FP_IS_GAME (self));
  if (!self->closed && fp_game_seen (self) == self->session && fp_session_redo (self->session))
    go_on_after_person (self, TRUE);
}

void
fp_game_concede (FpGame *self)
{
  g_return_if_fail (FP_IS_GAME (self));
  uint8_t decider = fp_session_seat_to_decide (self->session);
  if (self->closed || fp_game_seen (self) != self->session || !is_person (self, decider))
    return;
  fp_session_concede (self->session, decider);
  go_on_after_person (self, FALSE);
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
