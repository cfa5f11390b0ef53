/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sessions: set-up, answers, log and views. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "session/game/fp-aliens.h"
#include "session/game/fp-joint-log.h"
#include "session/game/fp-session-private.h"

G_DEFINE_QUARK (fp_session_error_quark, fp_session_error)

/* The computer player that answers for a person who gave up. */
static const char SUBSTITUTE[] = "greedy";

/* Set-up */

static const char *const undo_rules[FP_N_UNDO_RULES] = { "free", "until-revealed", "off" };

const char *
fp_undo_rule_id (FpUndoRule rule)
{
  return undo_rules[rule];
}

gboolean
fp_undo_rule_find (const char *id, FpUndoRule *rule)
{
  for (guint i = 0; i < FP_N_UNDO_RULES; i++)
    if (strcmp (undo_rules[i], id) == 0)
      {
        *rule = (FpUndoRule) i;
        return TRUE;
      }
  return FALSE;
}

void
fp_setup_init (FpSetup *setup, const FpEdition *edition)
{
  *setup = (FpSetup){ .edition = edition, .n_seats = edition->least_seats, .undo = FP_UNDO_UNTIL_REVEALED, .seed = 1 };
  for (guint seat = 0; seat < setup->n_seats; seat++)
    fp_setup_set_seat (setup, seat, fp_text_colour (edition, seat), "person");
}

enum
{
  LONGEST_NAME = 40, /* characters; each sentence of the log may repeat it */
};

/* Returns @name, of a person or a file, as it may be shown. NULL: none is left. */
static char *
tame_name (const char *name)
{
  g_autofree char *plain = g_strstrip (fp_plain_text (name != NULL ? name : "", ""));
  return *plain != '\0' ? g_utf8_substring (plain, 0, MIN (g_utf8_strlen (plain, -1), LONGEST_NAME)) : NULL;
}

void
fp_setup_set_seat (FpSetup *setup, guint seat, const char *name, const char *by)
{
  g_return_if_fail (seat < FP_MAX_SEATS);
  FpSessionSeat new_seat = { tame_name (name), g_strdup (by), setup->seats[seat].alien };
  if (new_seat.name == NULL && setup->edition != NULL)
    new_seat.name = g_strdup (fp_text_colour (setup->edition, seat));
  g_free (setup->seats[seat].name);
  g_free (setup->seats[seat].by);
  setup->seats[seat] = new_seat;
}

void
fp_setup_set_alien (FpSetup *setup, guint seat, const char *alien)
{
  g_return_if_fail (seat < FP_MAX_SEATS);
  g_free (setup->seats[seat].alien);
  setup->seats[seat].alien = g_strdup (alien);
}

void
fp_setup_clear (FpSetup *setup)
{
  for (guint seat = 0; seat < FP_MAX_SEATS; seat++)
    {
      g_clear_pointer (&setup->seats[seat].name, g_free);
      g_clear_pointer (&setup->seats[seat].by, g_free);
      g_clear_pointer (&setup->seats[seat].alien, g_free);
    }
}

static void
copy_setup (FpSetup *to, const FpSetup *from)
{
  *to = *from;
  for (guint seat = 0; seat < FP_MAX_SEATS; seat++)
    {
      to->seats[seat].name = g_strdup (from->seats[seat].name);
      to->seats[seat].by = g_strdup (from->seats[seat].by);
      to->seats[seat].alien = g_strdup (from->seats[seat].alien);
    }
}

/* The log */

static void
free_entry (gpointer data)
{
  FpLogEntry *entry = data;
  for (guint viewer = 0; viewer <= FP_MAX_SEATS; viewer++)
    g_clear_pointer (&entry->text[viewer], g_ref_string_release);
  g_free (entry->brief);
  g_free (entry);
}

/* Returns TRUE if @def is about how an encounter has ended, or begins again, or is worth a look of
 * its own. */
static gboolean
tells_result (const FpEventDef *def)
{
  return (def->tells &
          (FP_TELLS_VICTORY | FP_TELLS_NO_VICTORY | FP_TELLS_NEW_ROUND | FP_TELLS_DEAL | FP_TELLS_MOMENT)) != 0 ||
         ((def->about & FP_ABOUT_ENCOUNTER) != 0 && def->good_for == FP_GOOD_FOR_ITS_SEAT);
}

/* Keeps the moment if @event tells a result (fp-silent-passes.h). */
static void
note_result (FpSession *session, const FpEngine *engine, const FpEvent *event)
{
  const FpEventDef *def = fp_event_def (engine->edition, event->kind);

  if (!session->keeps_results || def == NULL || !tells_result (def))
    return;
  FpSilentPass *result = g_new (FpSilentPass, 1);
  *result = (FpSilentPass){
    .state = fp_session_new_state (), .result = *event, .log = session->log->len, .informed = engine->informed
  };
  fp_state_copy (result->state, engine->state);
  result->state->head.pending.open = FALSE;
  g_queue_push_tail (&session->passes, result);
}

/* Returns the number of entries that were told at a kept moment, so that they don't change. */
static guint
n_kept (FpSession *session)
{
  const FpSilentPass *last = g_queue_peek_tail (&session->passes);

  return last != NULL ? last->log : 0;
}

const FpEvent *
fp_session_last_ability (const FpSession *session)
{
  for (guint i = session->log->len; i > 0; i--)
    {
      const FpEvent *event = &((const FpLogEntry *) g_ptr_array_index (session->log, i - 1))->event;
      if (event->kind == FP_EVENT_ABILITY_USED || event->kind == FP_EVENT_ABILITY_REPLACED)
        return event;
    }
  return NULL;
}

/* Adds the same sentence for all viewers. */
static void
add_common_text (const FpSession *session, FpLogEntry *entry, char *text)
{
  g_autofree char *common = text;
  for (guint viewer = 0; viewer <= FP_MAX_SEATS; viewer++)
    if (viewer < session->setup.n_seats || viewer == FP_MAX_SEATS)
      entry->text[viewer] = g_ref_string_new (common);
}

/* Adds the sentences about @event. The end of a game names the card that won it. */
static void
add_texts (const FpSession *session, const FpEngine *engine, const FpEvent *event, FpLogEntry *entry)
{
  if (event->kind == FP_EVENT_GAME_ENDED)
    add_common_text (session, entry,
                     fp_text_ending_to (engine, fp_session_last_ability (session), FP_NOBODY, &session->names));
  else
    fp_text_event_for_all (engine, event, &session->names, entry->text);
}

/* Sentences are made at once for every viewer: later the state no longer says what was known at the
 * time. */
static void
write_log (const FpEngine *engine, const FpEvent *event, gpointer data)
{
  FpSession *session = data;
  FpLogEntry *entry = g_new0 (FpLogEntry, 1);
  entry->event = *event;
  entry->serial = ++session->last_serial;
  entry->choice = session->made->len;
  entry->turn = (int16_t) session->setup.edition->table.turns (engine->state);
  for (guint i = 0; i < event->n_cards && i < FP_EVENT_MAX_CARDS; i++)
    entry->zones[i] = engine->state->cards[event->cards[i]].zone;
  add_texts (session, engine, event, entry);
  entry->brief = fp_text_event_brief (engine, event, FP_NOBODY, &session->names);
  entry->at_once = fp_text_at_once (engine, event);
  g_ptr_array_add (session->log, entry);
  fp_joint_log_join (session->log, n_kept (session), engine, session->setup.n_seats, &session->names);
  note_result (session, engine, event);
}

void
fp_session_note_return (FpSession *session, uint8_t seat)
{
  const FpWentBack went_back = { seat, session->made->len };
  FpLogEntry *entry = g_new0 (FpLogEntry, 1);
  entry->event = (FpEvent){ .kind = FP_NO_EVENT, .seat = seat };
  entry->serial = ++session->last_serial;
  entry->choice = session->made->len;
  entry->turn = (int16_t) session->setup.edition->table.turns (session->state);
  add_common_text (session, entry, fp_text_went_back (seat, &session->names));
  g_ptr_array_add (session->log, entry);
  g_array_append_val (session->went_back, went_back);
}

const GArray *
fp_session_went_back (const FpSession *session)
{
  return session->went_back;
}

const GPtrArray *
fp_session_log (const FpSession *session)
{
  return session->log;
}

/* The session */

FpState *
fp_session_new_state (void)
{
  return g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
}

void
fp_setup_begin (const FpSetup *setup, const FpState *origin, FpEngine *engine, FpState *state)
{
  fp_engine_use (engine, state);
  if (origin == NULL)
    {
      fp_engine_start (engine, setup->n_seats, setup->seed, setup->options);
      return;
    }
  fp_state_copy (state, origin);
  fp_engine_run (engine);
}

void
fp_session_begin (const FpSession *session, FpEngine *engine, FpState *state)
{
  fp_setup_begin (&session->setup, session->origin, engine, state);
}

/* Returns TRUE if another seat has the name of @seat. */
static gboolean
shares_name (const FpSetup *setup, uint8_t seat)
{
  for (uint8_t other = 0; other < setup->n_seats; other++)
    if (other != seat && g_strcmp0 (setup->seats[other].name, setup->seats[seat].name) == 0)
      return TRUE;
  return FALSE;
}

/* Sets the names that are shown. Players of one name are told apart by their colours. */
static void
name_seats (FpSession *session)
{
  const FpSetup *setup = &session->setup;
  for (uint8_t seat = 0; seat < setup->n_seats; seat++)
    {
      if (shares_name (setup, seat))
        /* Translators: a player whose name another one has, too, with the player's colour: “Ada
         * (Orange)”. */
        session->own_names[seat] =
            g_strdup_printf (_ ("%s (%s)"), setup->seats[seat].name, fp_text_colour (setup->edition, seat));
      session->names.names[seat] =
          session->own_names[seat] != NULL ? session->own_names[seat] : setup->seats[seat].name;
    }
}

/* An unknown computer player may come from old settings; a person takes its seat. */
static void
seat_players (FpSession *session)
{
  FpSetup *setup = &session->setup;
  guint persons = 0;
  for (uint8_t seat = 0; seat < setup->n_seats; seat++)
    {
      const char *by = setup->seats[seat].by;
      if (g_strcmp0 (by, "person") != 0)
        {
          g_autoptr (GError) error = NULL;
          session->players[seat] = fp_player_new (by, setup->seed, seat, &error);
          if (session->players[seat] == NULL)
            fp_setup_set_seat (setup, seat, setup->seats[seat].name, "person");
        }
      persons += session->players[seat] == NULL;
    }
  session->names.shared = persons > 1;
  name_seats (session);
}

FpSession *
fp_session_new_from (const FpSetup *setup, const FpCatalog *catalog, const FpState *origin)
{
  FpSession *session = g_new0 (FpSession, 1);
  copy_setup (&session->setup, setup);
  seat_players (session);
  session->log = g_ptr_array_new_with_free_func (free_entry);
  session->made = g_ptr_array_new_with_free_func (fp_made_choice_free);
  session->undone = g_ptr_array_new_with_free_func (fp_made_choice_free);
  session->checkpoints = fp_checkpoints_new ();
  session->went_back = g_array_new (FALSE, FALSE, sizeof (FpWentBack));
  session->state = fp_session_new_state ();
  if (origin != NULL)
    {
      session->origin = fp_session_new_state ();
      fp_state_copy (session->origin, origin);
    }
  session->engine = fp_edition_engine (setup->edition, catalog);
  session->engine->listener = write_log;
  session->engine->listener_data = session;
  fp_session_begin (session, session->engine, session->state);
  fp_session_settle (session);
  return session;
}

FpSession *
fp_session_new (const FpSetup *setup, const FpCatalog *catalog)
{
  return fp_session_new_from (setup, catalog, NULL);
}

const FpState *
fp_session_origin (const FpSession *session)
{
  return session->origin;
}

void
fp_session_watch (FpSession *session, FpSessionWatcher watcher, gpointer data)
{
  if (watcher == NULL && session->watcher_data != data)
    return;
  session->watcher = watcher;
  session->watcher_data = data;
}

void
fp_session_notify (FpSession *session)
{
  if (session->watcher != NULL)
    session->watcher (session, session->watcher_data);
}

void
fp_silent_pass_free (gpointer data)
{
  FpSilentPass *pass = data;
  g_aligned_free (pass->state);
  g_free (pass);
}

void
fp_session_forget_passes (FpSession *session)
{
  g_queue_clear_full (&session->passes, fp_silent_pass_free);
}

void
fp_session_free (FpSession *session)
{
  if (session == NULL)
    return;
  fp_session_forget_passes (session);
  fp_engine_free (session->engine);
  g_aligned_free (session->state);
  g_aligned_free (session->origin);
  for (guint seat = 0; seat < FP_MAX_SEATS; seat++)
    {
      fp_seat_stops_clear (&session->stops[seat]);
      g_clear_pointer (&session->players[seat], fp_player_free);
      g_clear_pointer (&session->substitutes[seat], fp_player_free);
    }
  for (guint viewer = 0; viewer <= FP_MAX_SEATS; viewer++)
    g_free (session->views[viewer]);
  g_ptr_array_unref (session->log);
  g_ptr_array_unref (session->made);
  g_ptr_array_unref (session->undone);
  fp_checkpoints_free (session->checkpoints);
  g_array_unref (session->went_back);
  fp_campaign_free (session->campaign);
  fp_setup_clear (&session->setup);
  for (guint seat = 0; seat < FP_MAX_SEATS; seat++)
    g_free (session->own_names[seat]);
  g_free (session);
}

void
fp_made_choice_repeat (FpEngine *engine, const FpMadeChoice *made)
{
  int option = made->option;
  if (option >= 0 && (guint) option >= fp_engine_options (engine)->n)
    option = fp_engine_find_option (engine, made->choice.answer);
  if (option < 0)
    fp_engine_concede (engine, made->choice.seat);
  else
    fp_engine_answer (engine, (guint) option);
}

void
fp_session_repeat (const FpSession *session, FpEngine *engine, guint n)
{
  for (guint i = 0; i < n; i++)
    fp_made_choice_repeat (engine, g_ptr_array_index (session->made, i));
}

const FpSetup *
fp_session_setup (const FpSession *session)
{
  return &session->setup;
}

FpEngine *
fp_session_engine (FpSession *session)
{
  return session->engine;
}

const FpTextNames *
fp_session_names (const FpSession *session)
{
  return &session->names;
}

gboolean
fp_session_over (const FpSession *session)
{
  return fp_engine_over (session->engine);
}

uint8_t
fp_session_seat_to_decide (const FpSession *session)
{
  FpDecision decision;
  return fp_engine_decision (session->engine, &decision) ? decision.seat : FP_NOBODY;
}

gboolean
fp_session_is_persons (const FpSession *session, uint8_t seat)
{
  return seat < session->setup.n_seats && session->players[seat] == NULL;
}

const char *
fp_session_player (const FpSession *session, uint8_t seat)
{
  if (seat >= session->setup.n_seats)
    return NULL;
  if (session->players[seat] != NULL)
    return session->setup.seats[seat].by;
  return (session->state->head.conceded >> seat & 1) != 0 ? SUBSTITUTE : NULL;
}

gboolean
fp_session_by_player (const FpSession *session, uint8_t seat)
{
  return fp_session_player (session, seat) != NULL;
}

/* Returns the player that answers for @seat, of which there must be one. Owned by @session. */
static FpPlayer *
player_of (FpSession *session, uint8_t seat)
{
  if (session->players[seat] != NULL)
    return session->players[seat];
  if (session->substitutes[seat] == NULL)
    session->substitutes[seat] = fp_player_new (SUBSTITUTE, session->setup.seed, seat, NULL);
  return session->substitutes[seat];
}

/* Choices */

void
fp_made_choice_free (gpointer data)
{
  FpMadeChoice *made = data;
  g_free (made->choice.decision);
  g_free (made->choice.answer);
  g_free (made);
}

FpMadeChoice *
fp_made_choice_copy (const FpMadeChoice *made)
{
  FpMadeChoice *copy = g_new (FpMadeChoice, 1);
  *copy = *made;
  copy->choice.decision = g_strdup (made->choice.decision);
  copy->choice.answer = g_strdup (made->choice.answer);
  return copy;
}

const GPtrArray *
fp_session_choices (const FpSession *session)
{
  return session->made;
}

/* Returns a choice. @answer is transfer full. */
static FpMadeChoice *
new_choice (FpSession *session, const FpDecision *decision, uint8_t seat, int option, char *answer)
{
  char id[128];
  FpMadeChoice *made = g_new0 (FpMadeChoice, 1);
  made->choice.seat = seat;
  made->choice.decision = g_strdup (fp_decision_id (session->engine, decision, id, sizeof id));
  made->choice.answer = answer;
  made->option = option;
  made->by_player = fp_session_by_player (session, seat);
  made->group = decision->group;
  made->picked = decision->picked;
  made->about = fp_window_asks_about (session->engine, decision);
  return made;
}

void
fp_session_make (FpSession *session, FpMadeChoice *made)
{
  /* The choice is added first, so that its consequences are logged behind it. */
  g_ptr_array_add (session->made, made);
  session->engine->informed = 0;
  fp_made_choice_repeat (session->engine, made);
  fp_checkpoints_note (session->checkpoints, session->made->len, session->state);
  /* At the end of the game all cards are shown. */
  made->informed = fp_session_over (session) ? (FpSeats) ~0 : session->engine->informed;
  fp_session_changed (session);
}

/* Makes option @option of the open decision @decision the next choice. */
static void
answer (FpSession *session, const FpDecision *decision, guint option, gboolean settled)
{
  const FpOptions *options = fp_engine_options (session->engine);
  char id[FP_OPTION_ID_SIZE];
  fp_option_id (session->engine, &options->option[option], id, sizeof id);
  FpMadeChoice *made = new_choice (session, decision, decision->seat, (int) option, g_strdup (id));
  made->settled = settled;
  made->passed = options->option[option].kind == FP_OPTION_PASS && fp_window_is_asked (decision);
  fp_session_make (session, made);
}

void
fp_session_settled_aliens (const FpSession *session, const char *aliens[FP_MAX_SEATS])
{
  for (guint seat = 0; seat < FP_MAX_SEATS; seat++)
    aliens[seat] = session->setup.seats[seat].alien;
}

gboolean
fp_session_asks_window (const FpSession *session)
{
  FpDecision decision;
  return fp_engine_decision (session->engine, &decision) && fp_window_is_asked (&decision);
}

void
fp_session_settle (FpSession *session)
{
  const char *aliens[FP_MAX_SEATS];
  FpDecision decision;
  fp_session_settled_aliens (session, aliens);
  while (fp_engine_decision (session->engine, &decision))
    {
      int option = fp_aliens_option (session->engine, &decision, aliens);
      if (option < 0)
        return;
      answer (session, &decision, (guint) option, TRUE);
    }
}

void
fp_session_answer (FpSession *session, guint option)
{
  FpDecision decision;
  g_return_if_fail (fp_engine_decision (session->engine, &decision));
  g_return_if_fail (option < fp_engine_options (session->engine)->n);
  g_ptr_array_set_size (session->undone, 0);
  answer (session, &decision, option, FALSE);
  fp_session_settle (session);
  fp_session_notify (session);
}

gboolean
fp_session_answer_id (FpSession *session, const char *id, GError **error)
{
  FpDecision decision;
  if (!fp_engine_decision (session->engine, &decision))
    {
      g_set_error (error, FP_SESSION_ERROR, FP_SESSION_ERROR_NO_OPTION, "the game is over; nothing is asked");
      return FALSE;
    }
  int option = fp_engine_find_option (session->engine, id);
  if (option < 0)
    {
      char asked[128];
      fp_decision_id (session->engine, &decision, asked, sizeof asked);
      g_set_error (error, FP_SESSION_ERROR, FP_SESSION_ERROR_NO_OPTION, "\"%s\" is no option of %s", id, asked);
      return FALSE;
    }
  fp_session_answer (session, (guint) option);
  return TRUE;
}

gboolean
fp_session_play (FpSession *session)
{
  FpDecision decision;
  if (!fp_engine_decision (session->engine, &decision) || !fp_session_by_player (session, decision.seat))
    return FALSE;
  const char *aliens[FP_MAX_SEATS];
  fp_session_settled_aliens (session, aliens);
  fp_session_answer (session, fp_aliens_choose (session->engine, &decision, aliens, player_of (session, decision.seat),
                                                session->state->head.answers));
  return TRUE;
}

void
fp_session_concede (FpSession *session, uint8_t seat)
{
  FpDecision decision;
  g_return_if_fail (seat < session->setup.n_seats);
  g_return_if_fail (fp_engine_decision (session->engine, &decision));
  g_ptr_array_set_size (session->undone, 0);
  FpMadeChoice *made = new_choice (session, &decision, seat, -1, g_strdup ("concede"));
  /* Conceding in the middle of a group is a choice of its own. */
  made->picked = 0;
  fp_session_make (session, made);
  fp_session_notify (session);
}

/* Views */

void
fp_session_changed (FpSession *session)
{
  session->moment++;
  for (guint viewer = 0; viewer <= FP_MAX_SEATS; viewer++)
    session->fresh[viewer] = FALSE;
}

const FpView *
fp_session_view (FpSession *session, uint8_t viewer)
{
  guint index = MIN (viewer, FP_MAX_SEATS);
  if (!session->fresh[index])
    {
      if (session->views[index] == NULL)
        session->views[index] = g_new0 (FpView, 1);
      fp_view_make (session->engine, viewer, session->views[index]);
      session->fresh[index] = TRUE;
    }
  return session->views[index];
}
