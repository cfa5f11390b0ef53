/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Forced passes of a session. */
#include "model/game/fp-forced-passes.h"

#include "session/game/fp-silent-passes.h"

struct _FpForcedPasses
{
  FpSession *session; /* not owned */
  FpSession *shown; /* copy at the pass that is shown; NULL if none */
  guint most_entries;
};

FpForcedPasses *
fp_forced_passes_new (FpSession *session)
{
  FpForcedPasses *self = g_new0 (FpForcedPasses, 1);
  self->session = session;
  self->most_entries = G_MAXUINT;
  fp_forced_passes_ask_persons (self, FALSE);
  return self;
}

void
fp_forced_passes_free (FpForcedPasses *self)
{
  g_clear_pointer (&self->shown, fp_session_free);
  g_free (self);
}

/* With a single person, only the forced passes of the computer have to be hidden. */
void
fp_forced_passes_ask_persons (FpForcedPasses *self, gboolean asks)
{
  guint persons = 0;
  for (uint8_t seat = 0; seat < fp_session_setup (self->session)->n_seats; seat++)
    persons += !fp_session_by_player (self->session, seat) ? 1 : 0;
  fp_session_keep_passes (self->session, (persons > 0 ? FP_SILENT_PASSES_PLAYERS : 0) |
                                             (persons > 1 && asks ? FP_SILENT_PASSES_PERSONS : 0));
}

void
fp_forced_passes_next (FpForcedPasses *self)
{
  g_clear_pointer (&self->shown, fp_session_free);
  self->most_entries = G_MAXUINT;
  if (fp_session_n_passes (self->session) > 0)
    self->shown = fp_session_pass (self->session, &self->most_entries);
}

void
fp_forced_passes_drop (FpForcedPasses *self)
{
  fp_session_drop_pass (self->session);
}

FpSession *
fp_forced_passes_shown (FpForcedPasses *self)
{
  return self->shown;
}

guint
fp_forced_passes_most_entries (FpForcedPasses *self)
{
  return self->most_entries;
}

gboolean
fp_forced_passes_is_person (FpForcedPasses *self)
{
  return self->shown != NULL && !fp_session_by_player (self->session, fp_session_seat_to_decide (self->shown));
}
