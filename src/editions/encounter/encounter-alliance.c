/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Alliances: both main players invite, then the others answer in turn. */
#include "editions/encounter/encounter.h"
#include "editions/encounter/encounter-sending.h"

#include "engine/effects/fp-permissions.h"

/* --- Invitations --- */

/* Returns the players whom the main player @seat may invite. */
static FpSeats
invite_choices (FpEngine *e, uint8_t seat)
{
  const FpState *s = e->state;
  FpSeats others = (FpSeats) (((1U << s->head.n_seats) - 1) & ~(guint) encounter_mains (s) &
                              ~(guint) fp_state_encounter_const (s)->sets[ENCOUNTER_BARRED]);
  FpValue about = { .type = FP_TYPE_PLAYERS, .number = 1 << seat };
  FpValue plain = { .type = FP_TYPE_PLAYERS, .number = others };

  if (!fp_query_is_modified (e, ENCOUNTER_Q_INVITE_CHOICES))
    return others;
  return (FpSeats) fp_query (e, ENCOUNTER_Q_INVITE_CHOICES, &about, &plain) & others;
}

/* Offers players in the order of the seats, each behind the one invited before. */
void
encounter_invited_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options)
{
  FpSeats choices = invite_choices (e, pending->seat);

  for (int seat = pending->arg[1] + 1; seat < e->state->head.n_seats; seat++)
    if (choices >> seat & 1)
      fp_options_add (options, FP_OPTION_SEAT, seat, seat);
  if (options->n > 0)
    fp_options_add (options, FP_OPTION_DONE, -1, -1);
}

static void
tell_invited (FpEngine *e, uint8_t seat, FpSeats invited)
{
  FP_EACH_SEAT (e->state, other)
    if (invited >> other & 1)
      ENCOUNTER_EMIT (e, INVITED, .seat = seat, .other = other);
  if (invited == 0)
    ENCOUNTER_EMIT (e, INVITED_NOBODY, .seat = seat);
}

FP_LOCALS (invites)
{
  uint8_t seat, side;
  FpSeats invited;
  uint8_t pad;
  int16_t last, answer, picked, most;
};

/* Returns TRUE if the main player can invite somebody behind seat @last. */
static gboolean
can_invite (FpEngine *e, uint8_t seat, int last)
{
  return (invite_choices (e, seat) >> (last + 1)) != 0;
}

/* The main player of my->side names the players that it invites. */
static FpFlow
invite (FpEngine *e, FpFrame *f, guint side)
{
  FP_BEGIN (invites);
  if (fp_state_encounter (s)->outcome != FP_OUTCOME_OPEN)
    FP_RETURN;
  my->side = (uint8_t) side;
  my->seat = encounter_main (s, side);
  my->last = -1;
  my->most = (int16_t) __builtin_popcount (invite_choices (e, my->seat));
  while (my->picked < my->most && can_invite (e, my->seat, my->last))
    {
      FP_CHOOSE (my->seat, ENCOUNTER_DECIDE_INVITED, answer, .flags = FP_DECISION_UNORDERED,
                 .picked = fp_group_size (my->picked), .least = 0, .most = fp_group_size (my->most),
                 .arg = { my->side, my->last });
      if (my->answer < 0)
        break;
      my->invited |= (FpSeats) (1U << my->answer);
      my->last = my->answer;
      my->picked++;
    }
  fp_state_encounter (s)->sets[ENCOUNTER_INVITED + my->side] = my->invited;
  if (my->most > 0)
    tell_invited (e, my->seat, my->invited);
  FP_END;
}

/* The offense invites allies (2000 edition, p. 6; combined rules, p. 13). */
FpFlow
encounter_offense_invites (FpEngine *e, FpFrame *f)
{
  return invite (e, f, ENCOUNTER_OFFENSE);
}

/* The defense invites allies (2000 edition, p. 6; combined rules, p. 13). */
FpFlow
encounter_defense_invites (FpEngine *e, FpFrame *f)
{
  return invite (e, f, ENCOUNTER_DEFENSE);
}

/* --- Answers --- */

/* Returns the main players who have invited @seat. */
static FpValue
inviting (const FpEngine *e, uint8_t seat)
{
  const FpEncounter *encounter = fp_state_encounter_const (e->state);
  FpValue plain = { .type = FP_TYPE_PLAYERS };

  for (guint side = 0; side < ENCOUNTER_N_SIDES; side++)
    if (encounter->sets[ENCOUNTER_INVITED + side] >> seat & 1)
      plain.number |= encounter->sides[side].mains;
  return plain;
}

/* Returns the permission by which alone @seat may join @with, 0: none is needed. */
static uint16_t
permission_to_join (FpEngine *e, uint8_t seat, int with)
{
  const FpValue about = { .type = FP_TYPE_PLAYERS, .number = 1 << seat };

  return with < 0 ? 0 : fp_permission_for (e, ENCOUNTER_Q_JOIN_CHOICES, &about, inviting (e, seat), with);
}

/* Returns the main players whom @seat may join. */
static FpSeats
join_choices (FpEngine *e, uint8_t seat)
{
  const FpEncounter *encounter = fp_state_encounter (e->state);
  FpValue about = { .type = FP_TYPE_PLAYERS, .number = 1 << seat };
  FpValue plain = inviting (e, seat);

  if (encounter->sets[ENCOUNTER_BARRED] >> seat & 1)
    return 0;
  if (fp_query_is_modified (e, ENCOUNTER_Q_JOIN_CHOICES))
    fp_query (e, ENCOUNTER_Q_JOIN_CHOICES, &about, &plain);
  return (FpSeats) plain.number & encounter_mains (e->state);
}

/* The offense comes first. */
void
encounter_side_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options)
{
  FpSeats choices = join_choices (e, pending->seat);

  for (guint side = 0; side < ENCOUNTER_N_SIDES; side++)
    if (choices & fp_state_encounter (e->state)->sides[side].mains)
      fp_options_add (options, FP_OPTION_SEAT, encounter_main (e->state, side), encounter_main (e->state, side));
  fp_options_add (options, FP_OPTION_PASS, -1, -1);
}

FP_LOCALS (allies_answer)
{
  uint8_t turn, seat;
};

/* Allies answer (2000 edition, p. 6; combined rules, p. 13). From the offense's left on, each
 * player that is no main player answers. */
FpFlow
encounter_allies_answer (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (allies_answer);
  for (my->turn = 1; my->turn < s->head.n_seats; my->turn++)
    {
      my->seat = encounter_nth (s, encounter_offense (s), my->turn);
      if ((encounter_mains (s) >> my->seat & 1) || encounter_side_of (s, my->seat) != FP_NO_SIDE)
        continue;
      if (join_choices (e, my->seat) == 0 && !fp_has_listeners (s, ENCOUNTER_answer))
        continue;
      FP_ACTION (ENCOUNTER_answer, .who = my->seat, .cause = ENCOUNTER_allies_answer);
    }
  FP_END;
}

/* Returns the place of the ships of @side's allies. */
static uint8_t
side_place (guint side)
{
  return side == ENCOUNTER_OFFENSE ? ENCOUNTER_GATE : ENCOUNTER_BESIDE;
}

/* Makes @seat an ally of the main player @with. Returns the place to which its ships go. */
static uint8_t
join (FpEngine *e, uint8_t seat, uint8_t with)
{
  guint side = encounter_side_of (e->state, with);

  encounter_join (e, seat, side);
  ENCOUNTER_EMIT (e, ALLIED, .seat = seat, .other = with);
  return side_place (side);
}

FP_LOCALS (answer)
{
  uint8_t seat, to;
  int16_t with, count;
  uint16_t permission;
  EncounterRange range;
};

uint8_t
encounter_joined_place (const FpEngine *e, const FpFrame *frame)
{
  const answer_locals *my = (const answer_locals *) (const void *) frame->locals;

  return side_place (encounter_side_of (e->state, (uint8_t) my->with));
}

/* A player joins one of the sides with ships, or neither. One who needs a permission whose use is
 * stopped chooses again. */
FpFlow
encounter_answer (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (answer);
  my->seat = fp_action (e, f)->who;
  s->head.result = -1;
  if (join_choices (e, my->seat) == 0)
    FP_RETURN;
  my->with = -1;
  my->range = encounter_sending_range (e, my->seat, 0);
  do
    {
      my->permission = 0;
      my->with = -1;
      if (my->range.most > 0 && join_choices (e, my->seat) != 0)
        FP_CHOOSE (my->seat, ENCOUNTER_DECIDE_SIDE, with);
      my->permission = permission_to_join (e, my->seat, my->with);
      if (my->permission != 0)
        {
          fp_permission_use (e, my->permission);
          FP_GO;
        }
    }
  while (my->permission != 0 && !fp_permission_used (e, my->permission));
  if (my->with >= 0)
    {
      FP_ACTION (ENCOUNTER_choose_ships, .who = my->seat, .cause = ENCOUNTER_allies_answer);
      my->range = encounter_sending_range (e, my->seat, 0);
    }
  if (my->with < 0 || my->range.most == 0)
    {
      ENCOUNTER_EMIT (e, REFUSED, .seat = my->seat);
      s->head.result = -1;
      FP_RETURN;
    }
  encounter_offer_colonies (e, my->seat);
  FP_CALL (FP_MACHINE_SHIP_SELECTION, FpShipSelectionLocals, .seat = my->seat, .owner = my->seat,
           .kind = ENCOUNTER_DECIDE_SHIPS, .least = my->range.least, .most = my->range.most, .code = -1);
  my->count = s->head.result;
  my->to = join (e, my->seat, (uint8_t) my->with);
  if (encounter_begin_sending (e, my->seat, my->to, my->count, ENCOUNTER_allies_answer) != NULL)
    FP_GO;
  encounter_note_sent (e, my->seat);
  s->head.result = my->with;
  FP_END;
}
