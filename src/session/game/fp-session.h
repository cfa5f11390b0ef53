/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game being played: its set-up, the choices made, who answers for which seat, and the log.
 *
 * Plain C, no GObject; tool, model and tests use it.  Seed + set-up + choices = the game.  Headers of the folders below
 * that a user of a session needs (engine types, views, words) come with this one.
 */
#pragma once

#include "players/fp-player.h"
#include "session/game/fp-editions.h"
#include "text/fp-text.h"

/* Who answers for a seat. */
typedef struct
{
  char *name; /* shown */
  char *by; /* “person” or a player's name such as “random” */
  char *alien; /* id of the alien it plays with, taken without asking where it can be had; NULL: as the seat chooses */
} FpSessionSeat;

/* What may be taken back. */
typedef enum
{
  FP_UNDO_FREE, /* anything; going back past what had come to light is written in the log */
  FP_UNDO_UNTIL_REVEALED, /* until something hidden or random came to light, or another person has answered since */
  FP_UNDO_OFF, /* nothing */
  FP_N_UNDO_RULES,
} FpUndoRule;

/* fp_undo_rule_id: the id of @rule (“until-revealed”).  Static. */
const char *fp_undo_rule_id (FpUndoRule rule);

/* fp_undo_rule_find: the rule called @id into @rule; FALSE if there is none. */
gboolean fp_undo_rule_find (const char *id, FpUndoRule *rule);

/* How a game is set up.  Cleared by fp_setup_clear (). */
typedef struct
{
  const FpEdition *edition;
  guint n_seats;
  FpUndoRule undo;
  uint64_t seed;
  uint32_t options; /* bit per set-up option of the edition */
  FpSessionSeat seats[FP_MAX_SEATS];
} FpSetup;

/* fp_setup_init: a set-up for @edition with its least number of seats, all persons called by their seat's colour,
 * seed 1, undo until something is revealed.
 */
void fp_setup_init (FpSetup *setup, const FpEdition *edition);
void fp_setup_set_seat (FpSetup *setup, guint seat, const char *name, const char *by);
/* fp_setup_set_alien: settles the alien of @seat; NULL: it chooses itself. */
void fp_setup_set_alien (FpSetup *setup, guint seat, const char *alien);
void fp_setup_clear (FpSetup *setup);

/* An entry of the log. */
typedef struct
{
  FpEvent event; /* of kind FP_N_EVENTS: none of the game's, but that somebody went back */
  guint choice; /* choices made before it */
  int16_t turn; /* destiny card during which it happened, 0: set-up */
  uint16_t zones[FP_EVENT_MAX_CARDS]; /* where the event's cards lay then */
  char *text[FP_MAX_SEATS + 1]; /* sentence for each viewer, [FP_MAX_SEATS]: for a bystander; NULL: nothing to read */
} FpLogEntry;

/* A choice made.  Conceding is the answer “concede”. */
typedef struct
{
  uint8_t seat;
  char *decision; /* id */
  char *answer; /* id */
} FpChoice;

typedef struct _FpSession FpSession;

/* That a player took back what had come to light already. */
typedef struct
{
  uint8_t seat;
  guint left; /* choices left after it */
} FpWentBack;

/* fp_session_new: starts a game; @setup is copied; @catalog outlives the session. */
FpSession *fp_session_new (const FpSetup *setup, const FpCatalog *catalog);

/* fp_session_new_from: likewise one that begins where @origin stands, which is copied: a position that is ready for
 * fp_engine_run (). */
FpSession *fp_session_new_from (const FpSetup *setup, const FpCatalog *catalog, const FpState *origin);

/* fp_session_origin: where the game began if not with its set-up, NULL: with that. */
const FpState *fp_session_origin (const FpSession *session);

/* fp_session_watch: @watcher, in place of whoever was, is called with @data after each choice and each step back; NULL:
 * nobody any more, if @data was that of who was. */
typedef void (*FpSessionWatcher) (FpSession *session, gpointer data);
void fp_session_watch (FpSession *session, FpSessionWatcher watcher, gpointer data);
void fp_session_free (FpSession *session);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpSession, fp_session_free)

/* fp_session_setup, fp_session_engine, fp_session_names: parts of @session, owned by it. */
const FpSetup *fp_session_setup (const FpSession *session);
FpEngine *fp_session_engine (FpSession *session);
const FpTextNames *fp_session_names (const FpSession *session);

/* fp_session_over: whether the game has ended. */
gboolean fp_session_over (const FpSession *session);

/* fp_session_seat_to_decide: the seat that must answer now, FP_NOBODY when the game is over. */
uint8_t fp_session_seat_to_decide (const FpSession *session);

/* fp_session_by_player: whether a computer player answers for @seat. */
gboolean fp_session_by_player (const FpSession *session, uint8_t seat);

/* fp_session_answer: answers the open question by option index; drops the choices that were undone. */
void fp_session_answer (FpSession *session, guint option);

/* fp_session_answer_id: likewise by id.  FALSE with @error (FP_SESSION_ERROR) if no option has that id. */
gboolean fp_session_answer_id (FpSession *session, const char *id, GError **error);

/* fp_session_play: lets the computer player of the asked seat answer once.  FALSE if a person is asked or the game
 * over. */
gboolean fp_session_play (FpSession *session);

/* fp_session_concede: @seat gives up (ruling 61). */
void fp_session_concede (FpSession *session, uint8_t seat);

/* fp_session_undo, fp_session_redo: back to before, forward past, the last choice that a person made: a group of
 * answers is one choice, computer players and forced steps are passed over.  FALSE if there is none or the rule of the
 * table is against it. */
gboolean fp_session_undo (FpSession *session);
gboolean fp_session_redo (FpSession *session);
gboolean fp_session_can_redo (const FpSession *session);

/* fp_session_undo_obstacle: what keeps the last choice from being taken back. */
FpUndoObstacle fp_session_undo_obstacle (const FpSession *session);

/* fp_session_can_undo: whether nothing does. */
static inline gboolean
fp_session_can_undo (const FpSession *session)
{
  return fp_session_undo_obstacle (session) == FP_UNDO_POSSIBLE;
}

/* fp_session_went_back: of FpWentBack, when somebody took back what had come to light (the rule FP_UNDO_FREE allows
 * it); owned by @session. */
const GArray *fp_session_went_back (const FpSession *session);

/* fp_session_log: the entries so far, of FpLogEntry*, oldest first. */
const GPtrArray *fp_session_log (const FpSession *session);

/* fp_session_choices: the choices made so far, of FpChoice*. */
const GPtrArray *fp_session_choices (const FpSession *session);

/* fp_session_view: what @viewer may see, owned by the session and good until its next change. */
const FpView *fp_session_view (FpSession *session, uint8_t viewer);

#define FP_SESSION_ERROR (fp_session_error_quark ())
GQuark fp_session_error_quark (void);
enum
{
  FP_SESSION_ERROR_NO_OPTION,
  FP_SESSION_ERROR_BAD_FILE,
};
