/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes a game as a scenario that leads to where it is: for bug reports, and for authors who want a test of it. */
#include "archive/fp-position.h"
#include "session/fp-session-file.h"
#include "session/fp-session-private.h"

/* A game played once more, to find the last moment at which a destiny card was about to be drawn and a position can say
 * how the game stood. */
typedef struct
{
  FpState *now;
  FpState *turn; /* as the first step began of what the game is at */
  FpState *position; /* the last such at which a destiny card was drawn, and a position can be written */
  FpEngine *at_turn; /* looks at @turn */
  guint whole, step; /* procedures: what the game is at, and its last step */
  gboolean found;
} FpReplay;

enum
{
  DEPTH = 3, /* frames: the game, what it is at, a step of that */
};

/* Steps come in their order, so one that doesn't come after the last begins a new turn. */
static void
note_step (FpReplay *replay)
{
  const FpHead *head = &replay->now->head;
  guint whole, step;
  if (head->n_frames != DEPTH)
    return;
  whole = replay->now->frames[DEPTH - 2].procedure;
  step = replay->now->frames[DEPTH - 1].procedure;
  if (whole != replay->whole || step <= replay->step)
    fp_state_copy (replay->turn, replay->now);
  replay->whole = whole;
  replay->step = step;
}

/* What stood when the turn began is the position before the destiny card drawn in it, if no rule has been heard before
 * its first step. */
static void
watch (const FpEngine *engine, const FpEvent *event, gpointer data)
{
  FpReplay *replay = data;
  if (event->kind == FP_EVENT_STEP_BEGAN)
    note_step (replay);
  else if (event->kind == FP_EVENT_DESTINY_DRAWN)
    {
      fp_engine_use (replay->at_turn, replay->turn);
      if (fp_position_impossible (replay->at_turn) != NULL || !fp_position_unheard (replay->at_turn))
        return;
      fp_state_copy (replay->position, replay->turn);
      replay->found = TRUE;
    }
}

static void
play_again (FpSession *session, FpEngine *engine, FpReplay *replay)
{
  const FpSetup *setup = &session->setup;
  engine->listener = watch;
  engine->listener_data = replay;
  fp_engine_use (engine, replay->now);
  fp_engine_start (engine, setup->n_seats, setup->seed, setup->options);
  for (guint i = 0; i < session->made->len; i++)
    {
      const FpMadeChoice *made = g_ptr_array_index (session->made, i);
      if (made->option < 0)
        fp_engine_concede (engine, made->choice.seat);
      else
        fp_engine_answer (engine, (guint) made->option);
    }
  engine->listener = NULL;
}

/* The whole game from its set-up on. */
static void
write_setup (FpSession *session, FpWriter *writer)
{
  const FpSetup *setup = &session->setup;
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, (guint64) setup->seed);
  for (guint i = 0; i < setup->edition->n_options; i++)
    if (setup->options >> i & 1)
      {
        fp_writer_open (writer, "option");
        fp_writer_attribute (writer, "id", setup->edition->options[i].id);
        fp_writer_text (writer, "yes");
        fp_writer_close (writer);
      }
  fp_writer_text_element (writer, "seed", seed);
}

/* The answers from choice @first on, those of a group together. */
static void
write_answers (FpSession *session, guint first, FpWriter *writer)
{
  const char *const *seat_ids = session->setup.edition->seat_ids;
  for (guint i = first; i < session->made->len;)
    {
      const FpMadeChoice *made = g_ptr_array_index (session->made, i++);
      fp_writer_open (writer, made->option < 0 ? "concede" : "answer");
      fp_writer_attribute (writer, "seat", seat_ids[made->choice.seat]);
      if (made->option >= 0)
        {
          g_autoptr (GString) ids = g_string_new (made->choice.answer);
          const FpMadeChoice *next;
          for (; i < session->made->len; i++)
            {
              next = g_ptr_array_index (session->made, i);
              if (next->option < 0 || next->picked == 0 || next->group != made->group)
                break;
              g_string_append_printf (ids, " %s", next->choice.answer);
            }
          fp_writer_attribute (writer, "to", made->choice.decision);
          fp_writer_text (writer, ids->str);
        }
      fp_writer_close (writer);
    }
}

static void
write_end (FpSession *session, FpWriter *writer)
{
  const FpEdition *edition = session->setup.edition;
  const FpSeats winners = session->state->head.winners;
  FpDecision decision;
  fp_writer_open (writer, "end");
  if (fp_engine_decision (session->engine, &decision))
    {
      char id[128];
      fp_writer_attribute (writer, "asked", fp_decision_id (session->engine, &decision, id, sizeof id));
      fp_writer_attribute (writer, "seat", edition->seat_ids[decision.seat]);
    }
  else if (winners == 0 || (winners & (winners - 1)) != 0)
    fp_writer_attribute (writer, "game", winners == 0 ? "none" : "both");
  else
    fp_writer_attribute (writer, "game", edition->seat_ids[g_bit_nth_lsf (winners, -1)]);
  fp_writer_close (writer);
}

static char *
write_scenario (FpSession *session, const char *id, FpEngine *engine, FpReplay *replay, const char **reason)
{
  g_autoptr (FpWriter) writer = fp_writer_new ();
  g_autofree char *title = g_strdup_printf ("A game after %u choices", session->made->len);
  fp_writer_open (writer, "scenario");
  fp_writer_attribute (writer, "xmlns", FP_SCENARIO_NAMESPACE);
  fp_writer_attribute (writer, "edition", session->setup.edition->id);
  fp_writer_attribute (writer, "id", id);
  fp_writer_attribute (writer, "title", title);
  fp_writer_attribute (writer, "start", replay->found ? "destiny" : "setup");
  fp_engine_use (engine, replay->position);
  if (!replay->found)
    write_setup (session, writer);
  else if (!fp_position_write (engine, writer, reason))
    return NULL;
  /* Until then each answer was a choice: the state counts them. */
  write_answers (session, replay->found ? replay->position->head.answers : 0, writer);
  write_end (session, writer);
  fp_writer_close (writer);
  return fp_writer_finish (writer);
}

char *
fp_session_scenario (FpSession *session, const char *id, const char **reason)
{
  FpReplay replay = {
    .now = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState)),
    .turn = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState)),
    .position = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState)),
    .at_turn = fp_engine_new (session->setup.edition, session->engine->catalog),
  };
  g_autoptr (FpEngine) engine = fp_engine_new (session->setup.edition, session->engine->catalog);
  play_again (session, engine, &replay);
  char *text = write_scenario (session, id, engine, &replay, reason);
  fp_engine_free (replay.at_turn);
  g_aligned_free (replay.now);
  g_aligned_free (replay.turn);
  g_aligned_free (replay.position);
  return text;
}
