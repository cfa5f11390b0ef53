/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes a game as a scenario that leads to its state, for bug reports and for authors. */
#include "archive/positions/fp-position.h"
#include "session/files/fp-session-file.h"
#include "session/history/fp-session-history.h"
#include "session/history/fp-session-replay.h"

static void
write_options (FpSession *session, FpWriter *writer)
{
  const FpSetup *setup = &session->setup;
  for (guint i = 0; i < setup->edition->n_options; i++)
    if (setup->options >> i & 1)
      {
        fp_writer_open (writer, "option");
        fp_writer_attribute (writer, "id", setup->edition->options[i].id);
        fp_writer_text (writer, "yes");
        fp_writer_close (writer);
      }
}

/* The whole game from its set-up on. */
static void
write_set_up (FpSession *session, FpWriter *writer)
{
  const FpSetup *setup = &session->setup;
  for (guint seat = 0; setup->edition->least_seats < setup->edition->most_seats && seat < setup->n_seats; seat++)
    {
      fp_writer_open (writer, "seat");
      fp_writer_attribute (writer, "id", setup->edition->seat_ids[seat]);
      fp_writer_close (writer);
    }

  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, (guint64) session->setup.seed);
  fp_writer_text_element (writer, "seed", seed);
}

/* Returns TRUE if the open decision goes on with the choice @made, the last one. */
static gboolean
goes_on (FpSession *session, const FpMadeChoice *made)
{
  FpDecision decision;
  return fp_engine_decision (session->engine, &decision) && decision.picked > 0 && decision.group == made->group;
}

/* Writes the answers from choice @first on, those of a group together. */
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
          if (i == session->made->len && goes_on (session, made))
            fp_writer_attribute (writer, "goes-on", "yes");
          fp_writer_text (writer, ids->str);
        }
      fp_writer_close (writer);
    }
}

/* The state must be the same, to the last bit. */
static void
write_digest (FpSession *session, FpWriter *writer)
{
  g_autofree char *digest = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", (guint64) fp_state_digest (session->engine));
  fp_writer_open (writer, "expect");
  fp_writer_attribute (writer, "digest", digest);
  fp_writer_close (writer);
}

static void
write_end (FpSession *session, FpWriter *writer)
{
  const FpEdition *edition = session->setup.edition;
  FpDecision decision;
  fp_writer_open (writer, "end");
  if (fp_engine_decision (session->engine, &decision))
    {
      char id[128];
      fp_writer_attribute (writer, "asked", fp_decision_id (session->engine, &decision, id, sizeof id));
      fp_writer_attribute (writer, "seat", edition->seat_ids[decision.seat]);
    }
  else
    {
      g_autofree char *winners = fp_engine_winner_ids (session->engine);

      fp_writer_attribute (writer, "game", winners);
    }
  fp_writer_close (writer);
}

/* Writes the answer to the open decision that a puzzle wants, and where it leads. */
static void
write_solution (FpSession *session, guint option, FpWriter *writer)
{
  FpEngine *engine = session->engine;
  FpDecision decision;
  char id[FP_OPTION_ID_SIZE];
  fp_engine_decision (engine, &decision);
  fp_writer_open (writer, "answer");
  fp_writer_attribute (writer, "seat", engine->edition->seat_ids[decision.seat]);
  fp_writer_attribute (writer, "to", fp_decision_id (engine, &decision, id, sizeof id));
  fp_writer_text (writer, fp_option_id (engine, &fp_engine_options (engine)->option[option], id, sizeof id));
  fp_writer_close (writer);
  g_autoptr (FpSession) after = fp_session_past (session, session->made->len);
  fp_session_answer (after, option);
  write_end (after, writer);
}

/* Writes the scenario. @solution: option with which it ends, −1: it ends with the state. */
static char *
write_scenario (FpSession *session, const char *id, const char *title, int solution, const char **reason)
{
  if (session->setup.edition->colours != NULL)
    {
      *reason = "a scenario has the usual colours of seats";
      return NULL;
    }
  g_autoptr (FpReplay) replay = fp_replay_new (session, NULL, NULL);
  g_autoptr (FpWriter) writer = fp_writer_new ();
  gboolean position = replay->found || session->origin != NULL;
  fp_writer_open (writer, "scenario");
  fp_writer_attribute (writer, "xmlns", FP_SCENARIO_NAMESPACE);
  fp_writer_attribute (writer, "edition", session->setup.edition->id);
  fp_writer_attribute (writer, "id", id);
  fp_writer_attribute (writer, "title", title);
  fp_writer_attribute (writer, "start", position ? fp_position_usual_start (session->setup.edition) : "setup");
  if (!replay->found && session->origin != NULL)
    fp_state_copy (replay->position, session->origin);
  write_options (session, writer);
  if (!position)
    write_set_up (session, writer);
  else if (!fp_position_write (replay->engine, writer, reason))
    return NULL;
  /* Until then each answer was a choice, which the state counts. */
  write_answers (session, replay->found ? replay->position->head.answers : 0, writer);
  write_digest (session, writer);
  if (solution < 0)
    write_end (session, writer);
  else
    write_solution (session, (guint) solution, writer);
  fp_writer_close (writer);
  return fp_writer_finish (writer);
}

char *
fp_session_scenario (FpSession *session, const char *id, const char **reason)
{
  g_autofree char *title = g_strdup_printf ("A game after %u choices", session->made->len);
  return write_scenario (session, id, title, -1, reason);
}

char *
fp_session_puzzle (FpSession *session, const char *id, guint option, const char **reason)
{
  return write_scenario (session, id, "Win the encounter", (int) option, reason);
}
