/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cosmic quake (combined rules, p. 7): a card must be drawn, and deck and discards are
 * empty. */
#include "editions/cosmic/cosmic.h"
#include "editions/encounter/encounter-box.h"

enum
{
  IS_RUNNING = 2, /* in place of the mark that a quake is due */
};

/* Begins the discard of @seat's hand. Returns FALSE if it is empty. */
static gboolean
discard_hand (FpEngine *e, uint8_t seat)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_zone_list (e->state, encounter_zone (seat, ENCOUNTER_HAND), cards);

  return n > 0 && fp_common_begin_action (e, ENCOUNTER_discard, seat, COSMIC_quake, cards, n) != NULL;
}

FP_LOCALS (quake)
{
  uint8_t turn, seat;
};

/* All players discard their hands. The discards become the new deck, from which each draws a new
 * hand. */
FpFlow
cosmic_quake (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (quake);
  s->head.table[ENCOUNTER_FELL_SHORT] = IS_RUNNING;
  COSMIC_EMIT (e, QUAKE, .seat = encounter_offense (s));
  for (my->turn = 0; my->turn < s->head.n_seats; my->turn++)
    {
      my->seat = encounter_in_order (e, my->turn);
      if (discard_hand (e, my->seat))
        FP_GO;
    }
  for (my->turn = 0; my->turn < s->head.n_seats; my->turn++)
    {
      my->seat = encounter_in_order (e, my->turn);
      FP_ACTION (ENCOUNTER_draw, .who = my->seat,
                 .count = (int16_t) fp_query_player (e, ENCOUNTER_Q_HAND_SIZE, my->seat, encounter_book (e)->hand),
                 .cause = COSMIC_quake);
    }
  s->head.table[ENCOUNTER_FELL_SHORT] = 0;
  s->head.board_dirty |= s->head.table[ENCOUNTER_RENEWED] != 0;
  FP_END;
}

/* The discards have become the new deck. Nothing is left to do but to answer it. */
FpFlow
cosmic_reshuffle (FpEngine *e G_GNUC_UNUSED, FpFrame *f G_GNUC_UNUSED)
{
  return FP_FLOW_DONE;
}

static gboolean
begin (FpEngine *e, uint16_t procedure)
{
  FpAction about = fp_common_action (procedure, encounter_offense (e->state), FP_CAUSE_NONE);

  return fp_action_begin (e, &about) != NULL;
}

/* Begins the answers to a new deck. Returns FALSE if none is due. */
static gboolean
begin_reshuffle (FpEngine *e)
{
  int16_t *table = e->state->head.table;

  if (table[ENCOUNTER_RENEWED] == 0 || table[ENCOUNTER_FELL_SHORT] != 0)
    return FALSE;
  table[ENCOUNTER_RENEWED] = 0;
  return begin (e, COSMIC_reshuffle);
}

gboolean
cosmic_settle (FpEngine *e)
{
  int16_t *fell_short = &e->state->head.table[ENCOUNTER_FELL_SHORT];

  cosmic_turn_guests (e);
  encounter_box_settle (e);
  if (*fell_short != 1)
    return begin_reshuffle (e) || encounter_settle (e);
  *fell_short = IS_RUNNING;
  return begin (e, COSMIC_quake);
}
