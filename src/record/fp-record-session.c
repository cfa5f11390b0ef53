/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game of a session as a row of the record. */
#include "record/fp-record-session.h"

#include "record/fp-daily.h"
#include "record/fp-feats.h"
#include "session/game/fp-aliens.h"

/* Returns the key of a game of @setup that began at @origin, NULL: with its set-up. */
static char *
make_key (const FpSetup *setup, const FpState *origin)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_string_append_printf (text, "%s %d %" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT, setup->edition->id,
                          setup->edition->version, setup->seed, setup->options);
  for (guint seat = 0; seat < setup->n_seats; seat++)
    g_string_append_printf (text, "\n%s %s %s", setup->edition->seat_ids[seat], setup->seats[seat].by,
                            setup->seats[seat].alien != NULL ? setup->seats[seat].alien : "");
  if (origin != NULL)
    g_string_append_printf (text, "\nfrom turn %d", setup->edition->table.turns (origin));
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text->str, -1);
}

char *
fp_record_key (const FpSession *session)
{
  return make_key (fp_session_setup (session), fp_session_origin (session));
}

char *
fp_record_setup_key (const FpSetup *setup)
{
  return make_key (setup, NULL);
}

uint8_t
fp_record_you (const FpSession *session)
{
  for (uint8_t seat = 0; seat < fp_session_setup (session)->n_seats; seat++)
    if (fp_session_is_persons (session, seat))
      return seat;
  return FP_NOBODY;
}

/* Returns the ids of the options of @setup with blanks between. Free with g_free (). */
static char *
format_options (const FpSetup *setup)
{
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < setup->edition->n_options; i++)
    if ((setup->options & fp_setup_bit (i)) != 0)
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", setup->edition->options[i].id);
  return g_string_free (text, FALSE);
}

static void
add_seat (FpRecordGame *game, FpSession *session, uint8_t seat)
{
  const FpEngine *engine = fp_session_engine (session);
  const FpSessionSeat *from = &fp_session_setup (session)->seats[seat];
  int def = fp_alien_of (engine, seat);
  g_autofree char *alien = def >= 0 ? fp_catalog_id (engine->catalog, (guint) def) : g_strdup (from->alien);
  fp_record_game_add_seat (game, from->name, fp_session_is_persons (session, seat) ? NULL : from->by, alien,
                           (engine->state->head.winners >> seat & 1) != 0);
}

FpRecordGame *
fp_record_of_session (FpSession *session, gint64 ended)
{
  FpEngine *engine = fp_session_engine (session);
  const FpEdition *edition = engine->edition;
  const FpSetup *setup = fp_session_setup (session);
  FpSeats winners = engine->state->head.winners;
  uint8_t you = fp_record_you (session);
  int standings[FP_MAX_SEATS];
  if (!fp_session_over (session) || you == FP_NOBODY ||
      (edition->endings[engine->state->head.ending].flags & FP_ENDS_UNDECIDED) != 0)
    return NULL;
  edition->table.standings (engine, standings);
  FpRecordGame *game = fp_record_game_new ();
  game->key = fp_record_key (session);
  game->ended = ended;
  game->edition = g_strdup (edition->id);
  game->rules = edition->version;
  game->options = format_options (setup);
  game->result = (winners >> you & 1) == 0              ? FP_RECORD_LOST
                 : fp_seats_only (winners) != FP_NOBODY ? FP_RECORD_WON
                                                        : FP_RECORD_SHARED;
  game->turns = (guint) MAX (edition->table.turns (engine->state), 0);
  game->marks = (fp_session_went_back (session)->len > 0 ? FP_RECORD_TAKEN_BACK : 0u) |
                (fp_session_origin (session) != NULL ? FP_RECORD_FROM_PAST : 0u);
  game->you = you;
  game->standing = standings[you];
  game->needed = edition->table.needed (engine, you);
  for (uint8_t seat = 0; seat < setup->n_seats; seat++)
    add_seat (game, session, seat);
  g_ptr_array_unref (game->feats);
  game->feats = fp_feats_find (session, you);
  game->score = fp_daily_score (game);
  return game;
}
