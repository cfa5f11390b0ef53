/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Passing without being asked. */
#include "model/game/fp-game-passing.h"

#include "model/game/fp-game-private.h"
#include "model/game/fp-game-results.h"

gboolean
fp_game_asks_window (FpGame *self)
{
  g_return_val_if_fail (FP_IS_GAME (self), FALSE);
  FpDecision decision;
  return !self->closed && fp_game_past (self) == NULL && !fp_game_is_at_result (self) &&
         fp_game_find_window (self, &decision) && decision.seat == self->seated && !fp_game_passes_now (self);
}

gboolean
fp_game_can_pass_until_reveal (FpGame *self)
{
  FpDecision decision;
  return fp_game_asks_window (self) && fp_stops_reveal_step (self->setup->edition) != FP_MACHINE_NONE &&
         fp_game_find_window (self, &decision) && fp_stops_is_before_reveal (self->setup->edition, decision.step);
}

void
fp_game_pass_until_reveal (FpGame *self)
{
  if (!fp_game_can_pass_until_reveal (self))
    return;
  fp_session_pass_until (self->session, self->seated, fp_stops_reveal_step (self->setup->edition));
  fp_game_pass (self);
}

FpStops
fp_game_stops (FpGame *self)
{
  g_return_val_if_fail (FP_IS_GAME (self), FP_STOPS_USUAL);
  return self->seated < FP_MAX_SEATS ? fp_session_stops (self->session, self->seated) : FP_STOPS_USUAL;
}

void
fp_game_set_stops (FpGame *self, FpStops stops)
{
  g_return_if_fail (FP_IS_GAME (self));
  if (self->seated >= FP_MAX_SEATS || fp_session_stops (self->session, self->seated) == stops)
    return;
  fp_session_set_stops (self->session, self->seated, stops);
  if (stops == FP_STOPS_ALWAYS)
    fp_session_pass_until (self->session, self->seated, FP_MACHINE_NONE);
  fp_game_advance (self, FALSE);
}

/* Returns the card with this id in the catalog, −1: there is none. */
static int
find_card (FpGame *self, const char *card)
{
  return card != NULL ? fp_catalog_find (fp_session_engine (self->session)->catalog, card) : -1;
}

gboolean
fp_game_can_stop_at (FpGame *self, const char *card)
{
  g_return_val_if_fail (FP_IS_GAME (self), FALSE);
  int def = find_card (self, card);
  return self->seated < FP_MAX_SEATS && def >= 0 && fp_session_is_windowed (self->session, (guint) def);
}

gboolean
fp_game_stops_at (FpGame *self, const char *card)
{
  return fp_game_can_stop_at (self, card) &&
         fp_session_stops_at (self->session, self->seated, (guint) find_card (self, card));
}

void
fp_game_set_stops_at (FpGame *self, const char *card, gboolean stops)
{
  if (!fp_game_can_stop_at (self, card) || fp_game_stops_at (self, card) == stops)
    return;
  fp_session_set_stops_at (self->session, self->seated, (guint) find_card (self, card), stops);
  fp_game_advance (self, FALSE);
}

void
fp_game_recall_stops (FpGame *self, guint seat, FpStops stops, const char *const *cards)
{
  g_return_if_fail (FP_IS_GAME (self) && seat < FP_MAX_SEATS);
  fp_session_set_stops (self->session, (uint8_t) seat, stops);
  for (guint i = 0; cards != NULL && cards[i] != NULL; i++)
    if (find_card (self, cards[i]) >= 0)
      fp_session_set_stops_at (self->session, (uint8_t) seat, (guint) find_card (self, cards[i]), TRUE);
  fp_game_advance (self, FALSE);
}

char **
fp_game_stop_cards (FpGame *self)
{
  g_return_val_if_fail (FP_IS_GAME (self), NULL);
  const FpCatalog *catalog = fp_session_engine (self->session)->catalog;
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  for (guint def = 0; self->seated < FP_MAX_SEATS && def < catalog->cards->len; def++)
    if (fp_session_stops_at (self->session, self->seated, def))
      {
        g_autofree char *id = fp_catalog_id (catalog, def);
        g_strv_builder_add (ids, id);
      }
  return g_strv_builder_end (ids);
}

void
fp_game_want (FpGame *self, int number)
{
  g_return_if_fail (FP_IS_GAME (self));
  uint16_t card = number < 0 ? (uint16_t) FP_NO_CARD : (uint16_t) number;
  if (self->seated >= FP_MAX_SEATS || self->closed || fp_game_past (self) != NULL || fp_game_curtain (self) >= 0)
    return;
  uint16_t before = fp_session_wanted (self->session, self->seated);
  fp_session_want (self->session, self->seated, card == before ? (uint16_t) FP_NO_CARD : card);
  /* A selection or an offer that is being made stays as it is. */
  if (fp_session_wanted (self->session, self->seated) != before)
    fp_game_refresh (self, FALSE);
}

FpCardItem *
fp_game_wanted (FpGame *self)
{
  g_return_val_if_fail (FP_IS_GAME (self), NULL);
  if (self->seated >= FP_MAX_SEATS || fp_game_past (self) != NULL)
    return NULL;
  uint16_t card = fp_session_wanted (self->session, self->seated);
  return card != FP_NO_CARD ? fp_game_card (self, card) : NULL;
}
