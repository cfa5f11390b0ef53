/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about the end of a game and about going back in it. */
#include "text/fp-text-private.h"
#include "text/fp-text-tables.h"

/* For an ending without a sentence of its own. */
static const FpEndingText any_ending = {
  NULL,
  N_ ("{winners} wins the game."),
  N_ ("{winners} win the game together."),
  N_ ("Nobody wins the game."),
};

static const char *
pattern (const FpEndingText *row, FpSeats winners)
{
  return winners == 0 ? row->nobody : fp_seats_only (winners) != FP_NOBODY ? row->one : row->several;
}

char *
fp_text_ending (const FpEdition *edition, guint ending, FpSeats winners, const FpTextNames *names, guint n_seats)
{
  FpTextContext wording = { NULL, names, FP_NOBODY };
  FpSeats seated = (FpSeats) (winners & ((1U << MIN (n_seats, FP_MAX_SEATS)) - 1));
  const FpEndingText *row = fp_text_ending_row (edition, fp_edition_ending_id (edition, ending));
  const char *own = row != NULL ? pattern (row, seated) : NULL;
  g_autofree char *list = fp_text_players (&wording, seated);

  return fp_text_fill (_ (own != NULL ? own : pattern (&any_ending, seated)), "winners", list, NULL);
}

char *
fp_text_went_back (guint seat, const FpTextNames *names)
{
  FpTextContext wording = { NULL, names, FP_NOBODY };

  return fp_text_fill (_ ("{player} takes back a choice after something was revealed."), "player",
                       fp_text_seat (&wording, (uint8_t) seat), NULL);
}

const char *
fp_text_undo_obstacle (FpUndoObstacle obstacle)
{
  switch (obstacle)
    {
    case FP_UNDO_NOTHING:
      return _ ("You have nothing to take back.");
    case FP_UNDO_FORBIDDEN:
      return _ ("You agreed not to take anything back in this game.");
    case FP_UNDO_REVEALED:
      return _ ("You can't take this back: something has been revealed since.");
    case FP_UNDO_ANSWERED:
      return _ ("You can't take this back: the other player has answered since.");
    case FP_UNDO_POSSIBLE:
    default:
      return NULL;
    }
}
