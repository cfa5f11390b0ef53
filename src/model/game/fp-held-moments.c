/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Forced passes and held results of a session. */
#include "model/game/fp-held-moments.h"

#include "session/game/fp-silent-passes.h"
#include "session/game/fp-session-stops.h"

struct _FpHeldMoments
{
  FpSession *session; /* not owned */
  FpSession *shown; /* copy at the moment that is shown; NULL if none */
  guint most_entries;
  FpHeldResults held;
  gboolean briefly; /* results of others are shown for a short time */
};

FpHeldMoments *
fp_held_moments_new (FpSession *session)
{
  FpHeldMoments *self = g_new0 (FpHeldMoments, 1);
  self->session = session;
  self->most_entries = G_MAXUINT;
  self->held = FP_HELD_RESULTS_NONE;
  fp_held_moments_ask_persons (self, FALSE);
  return self;
}

void
fp_held_moments_free (FpHeldMoments *self)
{
  g_clear_pointer (&self->shown, fp_session_free);
  g_free (self);
}

/* With a single person, only the forced passes of the computer have to be hidden. Those of several
 * persons take time even if nobody is asked: a person who isn't stopped takes as long to pass. */
void
fp_held_moments_ask_persons (FpHeldMoments *self, gboolean asks)
{
  guint persons = 0;
  for (uint8_t seat = 0; seat < fp_session_setup (self->session)->n_seats; seat++)
    persons += !fp_session_by_player (self->session, seat) ? 1 : 0;
  fp_session_keep_passes (self->session, (persons > 0 ? FP_SILENT_PASSES_PLAYERS : 0) |
                                             (persons > 1 && asks ? FP_SILENT_PASSES_PERSONS : 0) |
                                             (persons > 1 ? FP_SILENT_PASSES_WINDOWS : 0));
  fp_session_presume (self->session, persons > 1 && asks);
}

void
fp_held_moments_hold_results (FpHeldMoments *self, FpHeldResults held)
{
  self->held = held;
  fp_session_keep_results (self->session, held != FP_HELD_RESULTS_NONE);
}

/* Returns the seats that @result is about: those of an event of its own, or those that take part in
 * the encounter of @session: all, or those of its sides. */
static FpSeats
taking_part (FpSession *session, const FpEvent *result)
{
  const FpEdition *edition = fp_session_setup (session)->edition;
  if (fp_event_tells (edition, result->kind, FP_TELLS_MOMENT))
    return (FpSeats) (1U << result->seat |
                      (fp_event_tells (edition, result->kind, FP_TELLS_OTHER) ? 1U << result->other : 0));
  const FpEngine *engine = fp_session_engine (session);
  const FpEncounterDef *def = fp_engine_encounter (engine);
  FpSeats seats = 0;
  if (def == NULL || def->n_sides == 0)
    return (FpSeats) ((1U << fp_session_setup (session)->n_seats) - 1);
  for (guint i = 0; i < def->n_sides; i++)
    {
      const FpSide *side = &fp_state_encounter_const (engine->state)->sides[i];
      seats |= (FpSeats) (side->mains | side->allies);
    }
  return seats;
}

/* Returns TRUE if the result that is shown is about a person. */
static gboolean
is_persons (FpHeldMoments *self)
{
  FpSeats seats = taking_part (self->shown, fp_session_result (self->session));
  for (uint8_t seat = 0; seat < fp_session_setup (self->session)->n_seats; seat++)
    if ((seats >> seat & 1) != 0 && !fp_session_by_player (self->session, seat))
      return TRUE;
  return FALSE;
}

/* Returns TRUE if the moment that is shown is no result, or one to be held. */
static gboolean
is_wanted (FpHeldMoments *self)
{
  if (fp_session_result (self->session) == NULL || self->held == FP_HELD_RESULTS_ALL)
    return TRUE;
  return self->held == FP_HELD_RESULTS_MINE && (self->briefly || is_persons (self));
}

void
fp_held_moments_show_briefly (FpHeldMoments *self, gboolean briefly)
{
  self->briefly = briefly;
}

gboolean
fp_held_moments_is_brief (FpHeldMoments *self)
{
  return fp_held_moments_result (self) != NULL && self->held != FP_HELD_RESULTS_ALL && !is_persons (self);
}

void
fp_held_moments_next (FpHeldMoments *self)
{
  g_clear_pointer (&self->shown, fp_session_free);
  self->most_entries = G_MAXUINT;
  while (self->shown == NULL && fp_session_n_passes (self->session) > 0)
    {
      self->shown = fp_session_pass (self->session, &self->most_entries);
      if (is_wanted (self))
        return;
      g_clear_pointer (&self->shown, fp_session_free);
      self->most_entries = G_MAXUINT;
      fp_session_drop_pass (self->session);
    }
}

const FpEvent *
fp_held_moments_result (FpHeldMoments *self)
{
  return self->shown != NULL ? fp_session_result (self->session) : NULL;
}

void
fp_held_moments_drop (FpHeldMoments *self)
{
  fp_session_drop_pass (self->session);
}

FpSession *
fp_held_moments_shown (FpHeldMoments *self)
{
  return self->shown;
}

guint
fp_held_moments_most_entries (FpHeldMoments *self)
{
  return self->most_entries;
}

gboolean
fp_held_moments_is_person (FpHeldMoments *self)
{
  return self->shown != NULL && fp_session_result (self->session) == NULL &&
         !fp_session_by_player (self->session, fp_session_seat_to_decide (self->shown));
}
