/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Feats: numbers of a finished game, and the rows that they meet. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "record/fp-feats.h"
#include "players/fp-character.h"
#include "session/game/fp-aliens.h"

/* Numbers */

/* The events that count. */
typedef struct
{
  gboolean as_seat, as_other; /* you are its seat; you are its other one */
  gboolean amount; /* TRUE: counts FpEvent.count */
  guint from_turn; /* events of earlier turns don't count */
} Counting;

/* Returns the number of events called @id that count by @how. */
static int
count_events (const FpFeatFacts *facts, const char *id, Counting how)
{
  int kind = id != NULL ? fp_event_from_id (facts->edition, id) : -1, n = 0;
  for (guint i = 0; i < facts->n_events; i++)
    {
      const FpEvent *event = &facts->events[i];
      gboolean yours = (how.as_seat && event->seat == facts->you) || (how.as_other && event->other == facts->you);
      if (event->kind == kind && yours && facts->turn_of[i] >= (int) how.from_turn)
        n += how.amount ? event->count : 1;
    }
  return n;
}

int
fp_feat_number (const FpFeatFacts *facts, const FpFeatNeed *need)
{
  const Counting own = { .as_seat = TRUE };
  switch (need->measure)
    {
    case FP_FEAT_RESULT:
      return facts->result;
    case FP_FEAT_WINNERS:
      return (int) facts->winners;
    case FP_FEAT_LOSERS:
      return (int) facts->n_seats - (int) facts->winners;
    case FP_FEAT_TURNS:
      return (int) facts->turns;
    case FP_FEAT_SEATS:
      return (int) facts->n_seats;
    case FP_FEAT_SHORT:
      return facts->short_of;
    case FP_FEAT_ALIEN:
      return facts->alien ? 1 : 0;
    case FP_FEAT_LEVEL:
      return facts->level;
    case FP_FEAT_EVENTS:
      return count_events (facts, need->what, own);
    case FP_FEAT_AMOUNT:
      return count_events (facts, need->what, (Counting){ .as_seat = TRUE, .amount = TRUE });
    case FP_FEAT_EITHER:
      return count_events (facts, need->what, (Counting){ .as_seat = TRUE, .as_other = TRUE });
    case FP_FEAT_BALANCE:
      return count_events (facts, need->what, own) - count_events (facts, need->less, own);
    case FP_FEAT_AT_LAST:
      return count_events (facts, need->what,
                           (Counting){ .as_seat = TRUE, .as_other = TRUE, .from_turn = facts->turns });
    case FP_N_FEAT_MEASURES:
      break;
    }
  g_return_val_if_reached (0);
}

gboolean
fp_feat_is_done (const FpFeatFacts *facts, const FpFeatDef *feat)
{
  for (guint i = 0; i < feat->n_needs; i++)
    {
      int number = fp_feat_number (facts, &feat->needs[i]);
      if (number < feat->needs[i].least || number > feat->needs[i].most)
        return FALSE;
    }
  return TRUE;
}

/* Facts of a session */

int
fp_level_of (const char *player)
{
  g_autofree char *id = g_strndup (player, strcspn (player, ":"));
  FpCharacter character;
  const char *level = fp_character_find (id, &character) ? character.level : id;
  for (guint i = 0; fp_player_nth (i) != NULL; i++)
    if (g_str_equal (fp_player_nth (i), level))
      return (int) i;
  return -1;
}

/* Returns the number of the weakest level of the players but @you, −1 with a person. */
static int
weakest_opponent (const FpSetup *setup, uint8_t you)
{
  int weakest = G_MAXINT;
  for (guint seat = 0; seat < setup->n_seats; seat++)
    if (seat != you)
      weakest = MIN (weakest, fp_level_of (setup->seats[seat].by));
  return weakest != G_MAXINT ? weakest : -1;
}

/* Returns what the best of the losers lacks to win. */
static int
find_short (FpEngine *engine, guint n_seats, FpSeats winners)
{
  int standings[FP_MAX_SEATS], lacks = FP_FEAT_MANY;
  engine->edition->table.standings (engine, standings);
  for (uint8_t seat = 0; seat < n_seats; seat++)
    if ((winners >> seat & 1) == 0)
      lacks = MIN (lacks, engine->edition->table.needed (engine, seat) - standings[seat]);
  return lacks;
}

GPtrArray *
fp_feats_find (FpSession *session, uint8_t you)
{
  FpEngine *engine = fp_session_engine (session);
  const FpEdition *edition = engine->edition;
  const FpSetup *setup = fp_session_setup (session);
  const GPtrArray *log = fp_session_log (session);
  FpSeats winners = engine->state->head.winners;
  g_autofree FpEvent *events = g_new (FpEvent, log->len + 1);
  g_autofree int *turn_of = g_new (int, log->len + 1);
  GPtrArray *found = g_ptr_array_new_with_free_func (g_free);
  guint n_winners = (guint) __builtin_popcount (winners);
  for (guint i = 0; i < log->len; i++)
    {
      const FpLogEntry *entry = g_ptr_array_index (log, i);
      events[i] = entry->event;
      turn_of[i] = entry->turn;
    }
  const FpFeatFacts facts = { .edition = edition,
                              .events = events,
                              .turn_of = turn_of,
                              .n_events = log->len,
                              .n_seats = setup->n_seats,
                              .you = you,
                              .result = (winners >> you & 1) == 0 ? 0
                                        : n_winners > 1           ? 1
                                                                  : 2,
                              .winners = n_winners,
                              .turns = (guint) MAX (edition->table.turns (engine->state), 0),
                              .short_of = find_short (engine, setup->n_seats, winners),
                              .alien = fp_alien_of (engine, you) >= 0,
                              .level = weakest_opponent (setup, you) };
  for (guint i = 0; i < edition->n_feats; i++)
    if (fp_feat_is_done (&facts, &edition->feats[i]))
      g_ptr_array_add (found, g_strdup (edition->feats[i].id));
  return found;
}

/* Rows */

const FpFeatDef *
fp_feats_def (const FpEdition *edition, const char *id)
{
  for (guint i = 0; i < edition->n_feats; i++)
    if (g_str_equal (edition->feats[i].id, id))
      return &edition->feats[i];
  return NULL;
}

const char *
fp_feats_title (const FpFeatDef *feat)
{
  return _ (feat->title);
}

const char *
fp_feats_gist (const FpFeatDef *feat)
{
  return _ (feat->gist);
}
