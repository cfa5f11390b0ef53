/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A running game: its set-up, the choices made, the players of its seats, and the log.
 *
 * Plain C without GObject, used by tool, model and tests. Seed + set-up + choices = the game. This
 * header brings along the headers of the layers below that a user of a session needs (engine types,
 * views, text).
 */
#pragma once

#include "players/fp-player.h"
#include "session/game/fp-editions.h"
#include "text/fp-text.h"

/* A seat's player. */
typedef struct
{
  char *name; /* displayed */
  char *by; /* “person” or a player's name such as “random” */
  /* id of the alien it plays with, taken without asking if available; NULL: the seat chooses */
  char *alien;
} FpSessionSeat;

/* The undo rule. */
typedef enum
{
  FP_UNDO_FREE, /* everything; going back past revealed information is logged */
  /* until something hidden or random was revealed, or another person has answered */
  FP_UNDO_UNTIL_REVEALED,
  FP_UNDO_OFF, /* nothing */
  FP_N_UNDO_RULES,
} FpUndoRule;

/* fp_undo_rule_id: returns the id of @rule (“until-revealed”). Static. */
const char *fp_undo_rule_id (FpUndoRule rule);

/* fp_undo_rule_find: puts the rule called @id into @rule. FALSE: there is none. */
gboolean fp_undo_rule_find (const char *id, FpUndoRule *rule);

/* The set-up of a game. Clear it with fp_setup_clear (). */
typedef struct
{
  const FpEdition *edition;
  guint n_seats;
  FpUndoRule undo;
  uint64_t seed;
  uint64_t options; /* bit per set-up option of the edition */
  FpSessionSeat seats[FP_MAX_SEATS];
} FpSetup;

/* fp_setup_init: initializes a set-up for @edition with its least number of seats, persons named by
 * their colours, seed 1, and undo until something is revealed. */
void fp_setup_init (FpSetup *setup, const FpEdition *edition);

/* fp_setup_set_seat: gives @seat to @by, “person” or a computer player's name, under @name (NULL
 * or blank: its colour). The name becomes plain text of at most 40 characters. Seats of one name
 * are told apart by their colours (fp_session_names ()). A session takes an unknown player for a
 * person. */
void fp_setup_set_seat (FpSetup *setup, guint seat, const char *name, const char *by);
/* fp_setup_set_alien: settles the alien of @seat; NULL: the seat chooses. */
void fp_setup_set_alien (FpSetup *setup, guint seat, const char *alien);
void fp_setup_clear (FpSetup *setup);

/* An entry of the log. */
typedef struct
{
  FpEvent event; /* of kind FP_NO_EVENT: none of the game's, but a return */
  guint serial; /* tells entries of a session apart: an entry that changes gets another one */
  guint choice; /* choices made before */
  int16_t turn; /* turn during which it happened, 0: set-up */
  uint16_t zones[FP_EVENT_MAX_CARDS]; /* places of the event's cards at the time */
  char *brief; /* the event in the line that a turn is folded to; NULL: not in it */
  gboolean at_once; /* can be told together with others (fp_text_at_once ()) */
  /* sentence for each viewer, [FP_MAX_SEATS]: for a bystander; NULL: nothing to read, or the
   * sentence of an earlier entry tells it. Of g_ref_string_new () */
  char *text[FP_MAX_SEATS + 1];
  FpSeats joined[FP_MAX_SEATS + 1]; /* other players of whom this sentence tells the same */
} FpLogEntry;

/* A choice. Conceding is the answer “concede”. */
typedef struct
{
  uint8_t seat;
  char *decision; /* id */
  char *answer; /* id */
} FpChoice;

typedef struct _FpSession FpSession;

/* A player's return past revealed information. */
typedef struct
{
  uint8_t seat;
  guint left; /* choices left */
} FpWentBack;

/* fp_session_new: starts a game. @setup is copied; @catalog must outlive the session. */
FpSession *fp_session_new (const FpSetup *setup, const FpCatalog *catalog);

/* fp_session_new_from: likewise, beginning at @origin, which is copied: a position ready for
 * fp_engine_run (). */
FpSession *fp_session_new_from (const FpSetup *setup, const FpCatalog *catalog, const FpState *origin);

/* fp_session_origin: returns the state at which the game began, NULL: with its set-up. */
const FpState *fp_session_origin (const FpSession *session);

/* fp_session_watch: makes @watcher, in place of the one before, be called with @data after each
 * choice and each step back. NULL removes the watcher whose data was @data. */
typedef void (*FpSessionWatcher) (FpSession *session, gpointer data);
void fp_session_watch (FpSession *session, FpSessionWatcher watcher, gpointer data);
void fp_session_free (FpSession *session);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpSession, fp_session_free)

/* fp_session_setup, fp_session_engine, fp_session_names: return parts of @session, owned by it. */
const FpSetup *fp_session_setup (const FpSession *session);
FpEngine *fp_session_engine (FpSession *session);
const FpTextNames *fp_session_names (const FpSession *session);

/* fp_session_over: returns TRUE if the game has ended. */
gboolean fp_session_over (const FpSession *session);

/* fp_session_seat_to_decide: returns the seat that must answer now, FP_NOBODY when the game is
 * over. */
uint8_t fp_session_seat_to_decide (const FpSession *session);

/* fp_session_is_persons: returns TRUE if @seat is a person's, who may have given up since. */
gboolean fp_session_is_persons (const FpSession *session, uint8_t seat);

/* fp_session_player: returns the id of the computer player that answers for @seat, NULL: a person
 * does. For a person who gave up while the others play on, a computer player answers.
 * fp_session_by_player: returns TRUE if there is one. */
const char *fp_session_player (const FpSession *session, uint8_t seat);
gboolean fp_session_by_player (const FpSession *session, uint8_t seat);

/* fp_session_answer: answers the open decision by option index; drops undone choices. */
void fp_session_answer (FpSession *session, guint option);

/* fp_session_pass_until: lets @seat pass in each window from now until the step @until begins, or
 * until a choice is taken back. FP_MACHINE_NONE: no longer. The caller still makes the choices.
 * fp_session_passes_window: returns the option of the open decision if it is such a pass, else
 * −1. fp_session_is_passing: returns TRUE if @seat passes so, at the first kept moment
 * (fp-silent-passes.h) if there is one. */
void fp_session_pass_until (FpSession *session, uint8_t seat, guint until);
gboolean fp_session_is_passing (const FpSession *session, uint8_t seat);
int fp_session_passes_window (FpSession *session);

/* fp_session_asks_window: returns TRUE if the open decision is a window. */
gboolean fp_session_asks_window (const FpSession *session);

/* fp_session_answer_id: likewise by id. FALSE with @error (FP_SESSION_ERROR) if no option has that
 * id. */
gboolean fp_session_answer_id (FpSession *session, const char *id, GError **error);

/* fp_session_play: lets the computer player of the deciding seat answer once. FALSE if a person
 * must decide or the game is over. */
gboolean fp_session_play (FpSession *session);

/* fp_session_concede: concedes the game for @seat (ruling 61). The game ends, or a computer player
 * answers for @seat from now on (FpConceding). */
void fp_session_concede (FpSession *session, uint8_t seat);

/* fp_session_undo, fp_session_redo: go back before, or forward past, the last choice of a person. A
 * group of answers is one choice; computer players and forced steps are skipped. FALSE if there is
 * none or the undo rule forbids it. */
gboolean fp_session_undo (FpSession *session);
gboolean fp_session_redo (FpSession *session);
gboolean fp_session_can_redo (const FpSession *session);

/* fp_session_undo_obstacle: returns what keeps the last choice from being undone. */
FpUndoObstacle fp_session_undo_obstacle (const FpSession *session);

/* fp_session_can_undo: returns TRUE if nothing does. */
static inline gboolean
fp_session_can_undo (const FpSession *session)
{
  return fp_session_undo_obstacle (session) == FP_UNDO_POSSIBLE;
}

/* fp_session_went_back: returns the returns past revealed information, of FpWentBack (FP_UNDO_FREE
 * allows them); owned by @session. */
const GArray *fp_session_went_back (const FpSession *session);

/* fp_session_log: returns the entries so far, of FpLogEntry*, oldest first. */
const GPtrArray *fp_session_log (const FpSession *session);

/* fp_session_last_ability: returns the last event of an ability, which explains a victory by a card
 * (fp_text_ending_to ()), or NULL; owned by @session. */
const FpEvent *fp_session_last_ability (const FpSession *session);

/* fp_session_choices: returns the choices so far, of FpChoice*. */
const GPtrArray *fp_session_choices (const FpSession *session);

/* fp_session_view: returns the view of @viewer, owned by the session and valid until it changes. */
const FpView *fp_session_view (FpSession *session, uint8_t viewer);

#define FP_SESSION_ERROR (fp_session_error_quark ())
GQuark fp_session_error_quark (void);
enum
{
  FP_SESSION_ERROR_NO_OPTION,
  FP_SESSION_ERROR_BAD_FILE,
};
