/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game being played, for a window. */
#include "config.h"

#include "model/fp-box-private.h"
#include "model/fp-card-item.h"
#include "model/fp-fleet-item.h"
#include "model/fp-game.h"
#include "model/fp-item.h"
#include "model/fp-log-reader.h"
#include "model/fp-pile-item.h"
#include "model/fp-planet-item.h"
#include "model/fp-reader.h"
#include "model/fp-seat-item.h"

/* The lists, in the order of their properties. */
enum
{
  LIST_SEATS,
  LIST_PLANETS,
  LIST_WARP,
  LIST_HAND,
  LIST_ENVOYS,
  LIST_PILES,
  N_LISTS,
};

/* What is read anew after each change. */
typedef struct
{
  FpQuestionItem *question;
  FpEncounterItem *encounter;
  FpCardItem *destiny;
  char *ending, *status;
  int viewer, curtain, turn;
  gboolean can_undo, can_redo, can_concede, over;
} Shown;

struct _FpGame
{
  GObject parent_instance;
  FpBox *box;
  FpGameSetup *setup;
  FpSession *session;
  guint pace;
  guint timeout; /* source of the computer's next answer, 0: none */
  uint8_t seated; /* the person who looks, FP_NOBODY: nobody yet */
  GListStore *lists[N_LISTS];
  FpLogReader log;
  Shown shown;
};

G_DEFINE_FINAL_TYPE (FpGame, fp_game, G_TYPE_OBJECT)

enum
{
  PROP_SEATS = 1, /* PROP_SEATS + LIST_…, then the rest */
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
  PROP_VIEWER,
  PROP_CURTAIN,
  PROP_TURN,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_CAN_CONCEDE,
  PROP_OVER,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void advance (FpGame *self, gboolean anew);

/* Persons */

static gboolean
is_person (FpGame *self, uint8_t seat)
{
  return seat != FP_NOBODY && !fp_session_by_player (self->session, seat);
}

/* The only person of the game, FP_NOBODY if there are none or several. */
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

/* The person who must sit down before the table can be shown, FP_NOBODY: all is well. */
static uint8_t
awaited (FpGame *self)
{
  uint8_t asked = fp_session_asked (self->session);
  return is_person (self, asked) && asked != self->seated ? asked : FP_NOBODY;
}

/* Whom all is shown to: behind the curtain nobody. */
static uint8_t
shown_to (FpGame *self)
{
  return awaited (self) == FP_NOBODY ? self->seated : FP_NOBODY;
}

/* Reading the game */

static void
read_lists (FpGame *self, const FpReader *reader)
{
  GPtrArray *(*const readers[N_LISTS]) (const FpReader *) = {
    [LIST_SEATS] = fp_reader_seats, [LIST_PLANETS] = fp_reader_planets, [LIST_WARP] = fp_reader_warp,
    [LIST_HAND] = fp_reader_hand,   [LIST_ENVOYS] = fp_reader_envoys,   [LIST_PILES] = fp_reader_piles,
  };
  for (guint i = 0; i < N_LISTS; i++)
    fp_item_update_list (self->lists[i], readers[i](reader));
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
read_ending (FpGame *self, const FpReader *reader)
{
  if (!fp_session_over (self->session))
    return NULL;
  return fp_words_ending ((FpEnding) reader->view->ending, reader->view->winners, reader->names, reader->view->n_seats);
}

/* Reads all that the viewer may see.  @anew: the log may have become another one. */
static void
refresh (FpGame *self, gboolean anew)
{
  uint8_t curtain = awaited (self);
  uint8_t viewer = shown_to (self);
  FpReader reader;
  fp_reader_init (&reader, self->session, viewer);

  g_object_freeze_notify (G_OBJECT (self));
  read_lists (self, &reader);
  /* Behind the curtain nobody reads. */
  if (curtain != FP_NOBODY)
    fp_log_reader_close (&self->log);
  else
    fp_log_reader_update (&self->log, self->session, viewer, anew);
  set_object (self, &self->shown.encounter, fp_reader_encounter (&reader), PROP_ENCOUNTER);
  set_object (self, &self->shown.destiny, fp_reader_destiny (&reader), PROP_DESTINY);
  set_object (self, &self->shown.question, fp_reader_question (&reader), PROP_QUESTION);
  set_string (self, &self->shown.ending, read_ending (self, &reader), PROP_ENDING);
  set_string (self, &self->shown.status, fp_log_reader_last (&self->log, self->session), PROP_STATUS);
  set_int (self, &self->shown.viewer, seat_or_none (viewer), PROP_VIEWER);
  set_int (self, &self->shown.curtain, seat_or_none (curtain), PROP_CURTAIN);
  set_int (self, &self->shown.turn, reader.view->turns, PROP_TURN);
  set_int (self, &self->shown.can_undo, fp_session_can_undo (self->session), PROP_CAN_UNDO);
  set_int (self, &self->shown.can_redo, fp_session_can_redo (self->session), PROP_CAN_REDO);
  set_int (self, &self->shown.can_concede, is_person (self, reader.asked), PROP_CAN_CONCEDE);
  set_int (self, &self->shown.over, fp_session_over (self->session), PROP_OVER);
  g_object_thaw_notify (G_OBJECT (self));
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* Computer players */

static gboolean
play_cb (gpointer data)
{
  FpGame *self = data;
  self->timeout = 0;
  if (fp_session_play (self->session))
    advance (self, FALSE);
  return G_SOURCE_REMOVE;
}

/* Shows the game as it is now and lets the computer think, if it is asked. */
static void
advance (FpGame *self, gboolean anew)
{
  uint8_t asked = fp_session_asked (self->session);
  g_clear_handle_id (&self->timeout, g_source_remove);
  if (asked != FP_NOBODY && !is_person (self, asked))
    self->timeout = self->pace == 0 ? g_idle_add (play_cb, self) : g_timeout_add (self->pace, play_cb, self);
  refresh (self, anew);
}

/* GObject */

static void
fp_game_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  FpGame *self = FP_GAME (object);
  const Shown *shown = &self->shown;
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
  else if (id == PROP_VIEWER || id == PROP_CURTAIN)
    g_value_set_int (value, id == PROP_VIEWER ? shown->viewer : shown->curtain);
  else if (id == PROP_TURN)
    g_value_set_int (value, shown->turn);
  else if (id == PROP_CAN_UNDO || id == PROP_CAN_REDO)
    g_value_set_boolean (value, id == PROP_CAN_UNDO ? shown->can_undo : shown->can_redo);
  else
    g_value_set_boolean (value, id == PROP_CAN_CONCEDE ? shown->can_concede : shown->over);
}

static void
fp_game_dispose (GObject *object)
{
  FpGame *self = FP_GAME (object);
  g_clear_handle_id (&self->timeout, g_source_remove);
  for (guint i = 0; i < N_LISTS; i++)
    g_clear_object (&self->lists[i]);
  fp_log_reader_clear (&self->log);
  g_clear_object (&self->shown.question);
  g_clear_object (&self->shown.encounter);
  g_clear_object (&self->shown.destiny);
  g_clear_pointer (&self->session, fp_session_free);
  g_clear_object (&self->box);
  G_OBJECT_CLASS (fp_game_parent_class)->dispose (object);
}

static void
fp_game_finalize (GObject *object)
{
  FpGame *self = FP_GAME (object);
  g_free (self->shown.ending);
  g_free (self->shown.status);
  g_clear_pointer (&self->setup, fp_game_setup_free);
  G_OBJECT_CLASS (fp_game_parent_class)->finalize (object);
}

static void
fp_game_class_init (FpGameClass *klass)
{
  static const char *const lists[N_LISTS + 1] = { "seats", "planets", "warp", "hand", "envoys", "piles", "log" };
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  object_class->get_property = fp_game_get_property;
  object_class->dispose = fp_game_dispose;
  object_class->finalize = fp_game_finalize;

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    properties[PROP_SEATS + i] = g_param_spec_object (lists[i], NULL, NULL, G_TYPE_LIST_MODEL, flags);
  properties[PROP_QUESTION] = g_param_spec_object ("question", NULL, NULL, FP_TYPE_QUESTION_ITEM, flags);
  properties[PROP_ENCOUNTER] = g_param_spec_object ("encounter", NULL, NULL, FP_TYPE_ENCOUNTER_ITEM, flags);
  properties[PROP_DESTINY] = g_param_spec_object ("destiny", NULL, NULL, FP_TYPE_CARD_ITEM, flags);
  properties[PROP_ENDING] = g_param_spec_string ("ending", NULL, NULL, NULL, flags);
  properties[PROP_STATUS] = g_param_spec_string ("status", NULL, NULL, NULL, flags);
  properties[PROP_VIEWER] = g_param_spec_int ("viewer", NULL, NULL, -1, FP_MAX_SEATS - 1, -1, flags);
  properties[PROP_CURTAIN] = g_param_spec_int ("curtain", NULL, NULL, -1, FP_MAX_SEATS - 1, -1, flags);
  properties[PROP_TURN] = g_param_spec_int ("turn", NULL, NULL, 0, G_MAXINT, 0, flags);
  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_CONCEDE] = g_param_spec_boolean ("can-concede", NULL, NULL, FALSE, flags);
  properties[PROP_OVER] = g_param_spec_boolean ("over", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[SIGNAL_CHANGED] =
      g_signal_new ("changed", FP_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
fp_game_init (FpGame *self)
{
  const GType types[N_LISTS] = {
    [LIST_SEATS] = FP_TYPE_SEAT_ITEM, [LIST_PLANETS] = FP_TYPE_PLANET_ITEM, [LIST_WARP] = FP_TYPE_FLEET_ITEM,
    [LIST_HAND] = FP_TYPE_CARD_ITEM,  [LIST_ENVOYS] = FP_TYPE_CARD_ITEM,    [LIST_PILES] = FP_TYPE_PILE_ITEM,
  };
  for (guint i = 0; i < N_LISTS; i++)
    self->lists[i] = g_list_store_new (types[i]);
  fp_log_reader_init (&self->log);
  self->seated = FP_NOBODY;
  self->shown.viewer = self->shown.curtain = -1;
}

/* Public */

/* The edition's set-up options that @setup means. */
static guint32
options_of (const FpEdition *edition, const FpGameSetup *setup)
{
  const struct
  {
    gboolean wanted;
    const char *id;
  } options[] = {
    { setup->first_game, "first-game" },
    { !setup->first_game && setup->aliens == FP_GAME_ALIENS_DEALT, "dealt-aliens" },
    { !setup->first_game && setup->aliens == FP_GAME_ALIENS_NONE, "no-aliens" },
  };
  guint32 bits = 0;
  for (guint i = 0; i < edition->n_options; i++)
    for (guint k = 0; k < G_N_ELEMENTS (options); k++)
      if (options[k].wanted && strcmp (edition->options[i].id, options[k].id) == 0)
        bits |= 1u << i;
  return bits;
}

static FpSession *
new_session (FpBox *box, const FpGameSetup *setup)
{
  FpSetup session_setup;
  fp_setup_init (&session_setup, box->edition);
  session_setup.seed = setup->seed;
  session_setup.options = options_of (box->edition, setup);
  for (guint seat = 0; seat < FP_GAME_SETUP_SEATS; seat++)
    fp_setup_set_seat (&session_setup, seat, setup->names[seat], setup->computer[seat] ? "random" : "person");
  FpSession *session = fp_session_new (&session_setup, box->catalog);
  fp_setup_clear (&session_setup);
  return session;
}

FpGame *
fp_game_new (FpBox *box, const FpGameSetup *setup, guint pace)
{
  FpGame *self = g_object_new (FP_TYPE_GAME, NULL);
  self->box = g_object_ref (box);
  self->setup = fp_game_setup_copy (setup);
  self->pace = pace;
  self->session = new_session (box, setup);
  self->seated = only_person (self);
  advance (self, TRUE);
  return self;
}

const FpGameSetup *
fp_game_setup (FpGame *self)
{
  return self->setup;
}

void
fp_game_answer (FpGame *self, guint index)
{
  g_return_if_fail (FP_IS_GAME (self));
  uint8_t asked = fp_session_asked (self->session);
  if (!is_person (self, asked) || asked != self->seated ||
      index >= fp_engine_options (fp_session_engine (self->session))->n)
    return;
  fp_session_answer (self->session, index);
  advance (self, FALSE);
}

void
fp_game_take_seat (FpGame *self)
{
  g_return_if_fail (FP_IS_GAME (self));
  uint8_t seat = awaited (self);
  if (seat == FP_NOBODY)
    return;
  self->seated = seat;
  advance (self, TRUE);
}

void
fp_game_undo (FpGame *self)
{
  g_return_if_fail (FP_IS_GAME (self));
  if (fp_session_undo (self->session))
    advance (self, TRUE);
}

void
fp_game_redo (FpGame *self)
{
  g_return_if_fail (FP_IS_GAME (self));
  if (fp_session_redo (self->session))
    advance (self, TRUE);
}

void
fp_game_concede (FpGame *self)
{
  g_return_if_fail (FP_IS_GAME (self));
  uint8_t asked = fp_session_asked (self->session);
  if (!is_person (self, asked))
    return;
  fp_session_concede (self->session, asked);
  advance (self, FALSE);
}

GListModel *
fp_game_seats (FpGame *self)
{
  return G_LIST_MODEL (self->lists[LIST_SEATS]);
}

GListModel *
fp_game_planets (FpGame *self)
{
  return G_LIST_MODEL (self->lists[LIST_PLANETS]);
}

GListModel *
fp_game_warp (FpGame *self)
{
  return G_LIST_MODEL (self->lists[LIST_WARP]);
}

GListModel *
fp_game_hand (FpGame *self)
{
  return G_LIST_MODEL (self->lists[LIST_HAND]);
}

GListModel *
fp_game_envoys (FpGame *self)
{
  return G_LIST_MODEL (self->lists[LIST_ENVOYS]);
}

GListModel *
fp_game_piles (FpGame *self)
{
  return G_LIST_MODEL (self->lists[LIST_PILES]);
}

GListModel *
fp_game_log (FpGame *self)
{
  return G_LIST_MODEL (self->log.items);
}

FpQuestionItem *
fp_game_question (FpGame *self)
{
  return self->shown.question;
}

FpEncounterItem *
fp_game_encounter (FpGame *self)
{
  return self->shown.encounter;
}

FpCardItem *
fp_game_destiny (FpGame *self)
{
  return self->shown.destiny;
}

int
fp_game_viewer (FpGame *self)
{
  return self->shown.viewer;
}

int
fp_game_curtain (FpGame *self)
{
  return self->shown.curtain;
}

gboolean
fp_game_can_undo (FpGame *self)
{
  return self->shown.can_undo;
}

gboolean
fp_game_can_redo (FpGame *self)
{
  return self->shown.can_redo;
}

gboolean
fp_game_can_concede (FpGame *self)
{
  return self->shown.can_concede;
}

gboolean
fp_game_over (FpGame *self)
{
  return self->shown.over;
}

const char *
fp_game_ending (FpGame *self)
{
  return self->shown.ending;
}

const char *
fp_game_status (FpGame *self)
{
  return self->shown.status;
}

int
fp_game_turn (FpGame *self)
{
  return self->shown.turn;
}

FpSeatItem *
fp_game_seat (FpGame *self, guint seat)
{
  return g_list_model_get_item (fp_game_seats (self), seat);
}

FpCardItem *
fp_game_card (FpGame *self, int number)
{
  g_return_val_if_fail (FP_IS_GAME (self), NULL);
  FpReader reader;
  fp_reader_init (&reader, self->session, shown_to (self));
  return fp_reader_instance (&reader, number);
}

guint
fp_game_near_seat (FpGame *self)
{
  const Shown *shown = &self->shown;
  return (guint) (shown->curtain >= 0 ? shown->curtain : MAX (shown->viewer, 0));
}

guint
fp_game_far_seat (FpGame *self)
{
  return 1 - fp_game_near_seat (self);
}
