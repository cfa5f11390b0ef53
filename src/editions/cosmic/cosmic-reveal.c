/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reveal (combined rules, p. 17): morphs, and reinforcements that answer each other. */
#include "editions/cosmic/cosmic.h"
#include "engine/effects/fp-permissions.h"
#include "engine/runner/fp-batch.h"

/* --- Morphs --- */

static gboolean
is_morph (const FpEngine *e, uint16_t card)
{
  return card != FP_NO_CARD && fp_engine_def (e, card)->kind == COSMIC_KIND_MORPH;
}

uint16_t
cosmic_counts_as (const FpEngine *e, uint16_t card)
{
  const FpState *s = e->state;
  uint16_t zone = s->cards[card].zone, other;

  if (!is_morph (e, card) || !(s->cards[card].flags & FP_CARD_FACE_UP) ||
      encounter_seat_zone (s, zone) != ENCOUNTER_CARD)
    return card;
  other = encounter_played (s, encounter_opponent (s, s->zones[zone].owner));
  return encounter_counts (e, other) ? other : card;
}

static void
tell_morph (FpEngine *e, guint side)
{
  uint8_t seat = encounter_main (e->state, side), other = encounter_opponent (e->state, seat);
  uint16_t card = encounter_played (e->state, seat);

  if (is_morph (e, card) && (e->state->cards[card].flags & FP_CARD_FACE_UP) &&
      !is_morph (e, encounter_played (e->state, other)))
    COSMIC_EMIT (e, MORPHED, .seat = seat, .other = other, .n_cards = 1, .cards = { card }, .seen = 0xff);
}

gboolean
cosmic_emit_revealed (FpEngine *e, const FpAction *action, uint16_t card)
{
  if (encounter_seat_zone (e->state, e->state->cards[card].zone) != ENCOUNTER_CARD)
    return FALSE;
  encounter_tell_revealed (e, action->who, card);
  return TRUE;
}

/* Cards are shown. The step has nothing to tell of an encounter card that lies open already. */
FpFlow
cosmic_reveal (FpEngine *e, FpFrame *f)
{
  const FpAction *action = fp_action (e, f);
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_action_cards (e, action, cards), open = 0;

  for (guint i = 0; i < n; i++)
    open += (e->state->cards[cards[i]].flags & FP_CARD_FACE_UP) != 0;
  if (action->cause != ENCOUNTER_reveal_cards || open < n)
    return fp_common_reveal (e, f);
  e->state->head.result = (int16_t) n;
  return FP_FLOW_DONE;
}

/* Adds the action that turns up what the main player of @side has laid to the next batch. */
static void
add_reveal (FpEngine *e, guint side)
{
  uint8_t seat = encounter_main (e->state, side);
  FpAction about = fp_common_action (ENCOUNTER_reveal, seat, ENCOUNTER_reveal_cards), *action;
  guint n = seat == FP_NOBODY ? 0 : e->state->zones[encounter_zone (seat, ENCOUNTER_CARD)].count;

  about.count = (int16_t) n;
  about.card = n == 1 ? encounter_played (e->state, seat) : FP_NO_CARD;
  action = n > 0 ? fp_batch_add (e, &about) : NULL;
  if (action != NULL && n > 1)
    FP_EACH_CARD (e->state, encounter_zone (seat, ENCOUNTER_CARD), card)
      fp_action_add_card (e, action, card);
}

FP_LOCALS (reveal_cards)
{
  uint8_t side, pad;
};

/* Reveal encounter cards: both are turned up at once, by actions of both main players if a card
 * answers these. A morph becomes what the other card is. */
FpFlow
cosmic_reveal_cards (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (reveal_cards);
  if (fp_has_listeners (s, ENCOUNTER_reveal))
    {
      for (my->side = 0; my->side < ENCOUNTER_N_SIDES; my->side++)
        add_reveal (e, my->side);
      FP_RUN (FP_MACHINE_BATCH);
    }
  else
    encounter_reveal_cards (e, f);
  for (my->side = 0; my->side < ENCOUNTER_N_SIDES; my->side++)
    tell_morph (e, my->side);
  FP_END;
}

/* --- Reinforcements --- */

/* Returns the reinforcements in @seat's hand, which @cards holds. */
static FpValue
reinforcements_of (const FpEngine *e, uint8_t seat, uint16_t *cards)
{
  guint n = fp_zone_sorted (e->state, encounter_zone (seat, ENCOUNTER_HAND), cards), kept = 0;

  for (guint i = 0; i < n; i++)
    if (fp_engine_def (e, cards[i])->kind == COSMIC_KIND_REINFORCEMENT)
      cards[kept++] = cards[i];
  return (FpValue){ .type = FP_TYPE_CARDS, .items = cards, .n_items = kept };
}

/* Returns the permission by which alone @seat may play @card, 0: none is needed. */
static uint16_t
permission_to_play (FpEngine *e, uint8_t seat, int card)
{
  uint16_t cards[FP_MAX_CARDS];
  const FpValue about = { .type = FP_TYPE_PLAYERS, .number = 1 << seat };

  return fp_permission_for (e, COSMIC_Q_REINFORCEMENT_CHOICES, &about, reinforcements_of (e, seat, cards), card);
}

void
cosmic_reinforcement_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options)
{
  uint16_t cards[FP_MAX_CARDS];
  FpValue about = { .type = FP_TYPE_PLAYERS, .number = 1 << pending->seat };
  FpValue set = reinforcements_of (e, pending->seat, cards);

  if (fp_query_is_modified (e, COSMIC_Q_REINFORCEMENT_CHOICES))
    {
      fp_query (e, COSMIC_Q_REINFORCEMENT_CHOICES, &about, &set);
      fp_sort_cards (e->state, cards, set.n_items);
    }
  fp_options_add_cards (e, cards, set.n_items, pending->seat, options);
  fp_options_add (options, FP_OPTION_PASS, -1, -1);
}

void
cosmic_reinforced_options (FpEngine *e, const FpPendingDecision *pending G_GNUC_UNUSED, FpOptions *options)
{
  for (guint side = 0; side < ENCOUNTER_N_SIDES; side++)
    fp_options_add (options, FP_OPTION_SEAT, encounter_main (e->state, side), encounter_main (e->state, side));
}

/* Lays @card, which @seat plays, beside the side of the main player @with. */
static void
lay_reinforcement (FpEngine *e, uint8_t seat, uint16_t card, uint8_t with)
{
  uint16_t zone = (uint16_t) (COSMIC_REINFORCEMENTS + encounter_side_of (e->state, with));

  fp_move_card (e, card, zone, FP_BOTTOM, FP_FACE_UP);
  e->state->cards[card].holder = seat;
  COSMIC_EMIT (e, REINFORCED, .seat = seat, .other = with, .value = (int16_t) encounter_value (e, card), .n_cards = 1,
               .cards = { card }, .seen = 0xff);
}

static void
tell_totals (FpEngine *e)
{
  for (guint side = 0; side < ENCOUNTER_N_SIDES; side++)
    ENCOUNTER_EMIT (e, TOTAL_COUNTED, .seat = encounter_main (e->state, side),
                    .value = (int16_t) encounter_total (e, encounter_main (e->state, side)));
}

/* Begins the discard of @card, which a card of another player has stopped. */
static gboolean
begin_discard (FpEngine *e, uint8_t seat, uint16_t card)
{
  return fp_common_begin_action (e, ENCOUNTER_discard, seat, COSMIC_play_reinforcements, &card, 1) != NULL;
}

/* Values of the part <reinforcement> of positions. */
enum
{
  ADDED_SIDE,
  ADDED_BY,
  ADDED_CARD,
  N_ADDED,
};

/* Lays a reinforcement that has been played before the position. */
static const char *
put_reinforcement (FpEngine *e, const FpStart *start, const int *values)
{
  uint8_t by = (uint8_t) values[ADDED_BY];

  if (!encounter_is_behind (e, start->step, ENCOUNTER_reveal_cards))
    return "reinforcements are played after the encounter cards have been turned up";
  if (encounter_side_of (e->state, by) == FP_NO_SIDE)
    return "only main players and allies play reinforcements";
  fp_move_card (e, (uint16_t) values[ADDED_CARD], (uint16_t) (COSMIC_REINFORCEMENTS + values[ADDED_SIDE]), FP_BOTTOM,
                FP_FACE_UP);
  e->state->cards[values[ADDED_CARD]].holder = by;
  return NULL;
}

const FpPositionPart cosmic_parts[COSMIC_N_PARTS] = {
  { "reinforcement",
    {
        [ADDED_SIDE] = { "side", FP_PART_SIDE },
        [ADDED_BY] = { "by", FP_PART_SEAT },
        [ADDED_CARD] = { NULL, FP_PART_CARD, .zone = "hand" },
    },
    N_ADDED,
    NULL,
    put_reinforcement },
  { "used", { { "seat", FP_PART_SEAT }, { NULL, FP_PART_NAMED, .zone = "hand" } }, 2, NULL, cosmic_note_used },
};

FP_LOCALS (play_reinforcements)
{
  uint8_t turn, seat;
  int16_t card, with;
  uint16_t permission;
};

/* Reinforcements: main players and allies add cards to either side until all have passed in a
 * row. */
FpFlow
cosmic_play_reinforcements (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (play_reinforcements);
  while (my->turn < s->head.n_seats)
    {
      my->seat = encounter_in_order (e, my->turn++);
      if (encounter_side_of (s, my->seat) == FP_NO_SIDE)
        continue;
      FP_CHOOSE (my->seat, COSMIC_DECIDE_REINFORCEMENT, card, .flags = FP_DECISION_SECRET);
      if (my->card < 0)
        continue;
      my->permission = permission_to_play (e, my->seat, my->card);
      if (my->permission != 0)
        {
          fp_permission_use (e, my->permission);
          FP_GO;
          if (!fp_permission_used (e, my->permission))
            {
              my->turn--;
              continue;
            }
        }
      FP_CHOOSE (my->seat, COSMIC_DECIDE_REINFORCED, with);
      lay_reinforcement (e, my->seat, (uint16_t) my->card, (uint8_t) my->with);
      FP_ACTION (ENCOUNTER_play, .who = my->seat, .by = my->seat, .card = (uint16_t) my->card, .count = 1,
                 .cause = COSMIC_play_reinforcements);
      if (s->head.result < 0 && begin_discard (e, my->seat, (uint16_t) my->card))
        FP_GO;
      tell_totals (e);
      my->turn = 0;
      my->card = my->with = 0;
    }
  FP_END;
}
