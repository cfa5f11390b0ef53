/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about the end of a game and about going back in it. */
#include "text/fp-text-private.h"

static const char *
pattern_for_one (FpEnding ending)
{
  switch (ending)
    {
    case FP_ENDING_FIVE_PLANETS:
      return _ ("{winners} wins with five planets.");
    case FP_ENDING_NO_SHIPS:
      return _ ("{winners} wins: the opponent has no ship to send.");
    case FP_ENDING_CONCEDED:
      return _ ("{winners} wins: the opponent gave up.");
    case FP_ENDING_SPECIAL:
    case FP_ENDING_UNDECIDED:
    case FP_ENDING_NONE:
    case FP_N_ENDINGS:
      break;
    }
  return _ ("{winners} wins the game.");
}

static const char *
pattern_for_several (FpEnding ending)
{
  if (ending == FP_ENDING_FIVE_PLANETS)
    return _ ("{winners} win together with five planets each.");
  return _ ("{winners} win the game together.");
}

static const char *
pattern_for_nobody (FpEnding ending)
{
  if (ending == FP_ENDING_NO_SHIPS)
    return _ ("Nobody wins: no player has a ship to send.");
  if (ending == FP_ENDING_UNDECIDED)
    return _ ("The game ends undecided: it would go on without end.");
  return _ ("Nobody wins the game.");
}

char *
fp_text_ending (FpEnding ending, FpSeats winners, const FpTextNames *names, guint n_seats)
{
  FpTextContext wording = { NULL, names, FP_NOBODY };
  FpSeats seated = (FpSeats) (winners & ((1U << MIN (n_seats, FP_MAX_SEATS)) - 1));
  g_autofree char *list = fp_text_players (&wording, seated);

  if (seated == 0)
    return g_strdup (pattern_for_nobody (ending));
  return fp_text_fill ((seated & (seated - 1)) == 0 ? pattern_for_one (ending) : pattern_for_several (ending),
                       "winners", list, NULL);
}

char *
fp_text_went_back (guint seat, const FpTextNames *names)
{
  FpTextContext wording = { NULL, names, FP_NOBODY };

  return fp_text_fill (_ ("{player} goes back to before something that had already come to light."), "player",
                       fp_text_seat (&wording, (uint8_t) seat), NULL);
}

const char *
fp_text_undo_obstacle (FpUndoObstacle obstacle)
{
  switch (obstacle)
    {
    case FP_UNDO_NOTHING:
      return _ ("There is nothing to take back.");
    case FP_UNDO_FORBIDDEN:
      return _ ("At this table nothing is taken back.");
    case FP_UNDO_REVEALED:
      return _ ("Something has come to light since; it can't be taken back any more.");
    case FP_UNDO_ANSWERED:
      return _ ("The other player has answered since; it can't be taken back any more.");
    case FP_UNDO_POSSIBLE:
    default:
      return NULL;
    }
}
