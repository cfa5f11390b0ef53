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

int
fp_text_needed (const FpEngine *engine, guint ending, FpSeats winners)
{
  const FpEdition *edition = engine->edition;
  int needed = 0;

  if (edition->table.needed == NULL || !fp_edition_ends (edition, ending, FP_ENDS_BY_STANDING))
    return 0;
  FP_EACH_SEAT (engine->state, seat)
    if ((winners >> seat & 1) != 0)
      {
        int own = edition->table.needed ((FpEngine *) engine, seat);

        if (needed != 0 && own != needed)
          return 0;
        needed = own;
      }
  return needed;
}

char *
fp_text_ending (const FpEdition *edition, guint ending, FpSeats winners, const FpTextNames *names, guint n_seats,
                int needed)
{
  FpTextContext wording = { NULL, names, FP_NOBODY };
  FpSeats seated = (FpSeats) (winners & ((1U << MIN (n_seats, FP_MAX_SEATS)) - 1));
  const FpEndingText *row = fp_text_ending_row (edition, fp_edition_ending_id (edition, ending), needed);
  const char *own = row != NULL ? pattern (row, seated) : NULL;
  g_autofree char *list = fp_text_players (&wording, seated);

  return fp_text_fill (_ (own != NULL ? own : pattern (&any_ending, seated)), "winners", list, NULL);
}

/* Returns the sentence about a defeat that @cause has replaced by victory, or about a victory that
 * it has brought. @you: to the winner. NULL: the card doesn't explain the end. */
static const char *
card_pattern (const FpEvent *cause, FpSeats winners, gboolean you)
{
  gboolean won = cause->seat < FP_MAX_SEATS && (winners >> cause->seat & 1) != 0;
  if (!won)
    return NULL;
  /* Translators: {ability} is an ability with its card: “Masochism (Masochist)”. */
  if (cause->kind == FP_EVENT_ABILITY_REPLACED)
    return you ? _ ("You should lose, but {ability} turns defeat into victory: you win!")
               : _ ("{winners} should lose, but {ability} turns defeat into victory: {winners} wins.");
  return you ? _ ("You win the game by {ability}!") : _ ("{winners} wins the game by {ability}.");
}

char *
fp_text_ending_to (const FpEngine *engine, const FpEvent *cause, uint8_t viewer, const FpTextNames *names)
{
  const FpHead *head = &engine->state->head;
  const FpEdition *edition = engine->edition;
  FpTextContext wording = { engine, names, viewer };
  gboolean one = fp_seats_only (head->winners) != FP_NOBODY;
  gboolean you = one && !names->shared && viewer < head->n_seats && head->winners == 1U << viewer;
  gboolean lost = one && !names->shared && viewer < head->n_seats && !you;
  int needed = fp_text_needed (engine, head->ending, head->winners);
  const FpEndingText *row = fp_text_ending_row (edition, fp_edition_ending_id (edition, head->ending), needed);
  const char *by_card = one && cause != NULL && fp_edition_ends (edition, head->ending, FP_ENDS_BY_CARD)
                            ? card_pattern (cause, head->winners, you)
                            : NULL;
  const char *own = row == NULL ? NULL : you ? row->you : lost ? row->lost : NULL;
  g_autofree char *list = fp_text_players (&wording, head->winners);
  g_autofree char *ability = by_card != NULL ? fp_text_ability (engine->catalog, cause->value) : NULL;

  if (by_card != NULL && ability != NULL)
    return fp_text_fill (by_card, "winners", list, "ability", ability, NULL);
  if (own != NULL)
    return fp_text_fill (_ (own), "winners", list, NULL);
  if (you && (row == NULL || row->one == NULL))
    return g_strdup (_ ("You win the game!"));
  return fp_text_ending (edition, head->ending, head->winners, names, head->n_seats, needed);
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
      return _ ("You can't take this back: another player has answered since.");
    case FP_UNDO_POSSIBLE:
    default:
      return NULL;
    }
}
