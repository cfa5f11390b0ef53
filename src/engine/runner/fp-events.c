/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Definitions of events. */
#include "engine/runner/fp-edition.h"

#include <string.h>

static const FpEventDef machine[FP_N_EVENTS] = {
  [FP_EVENT_STEP_BEGAN] = { "step-began" },
  [FP_EVENT_CARDS_DRAWN] = { "cards-drawn", FP_ABOUT_CARDS, FP_TELLS_AMOUNT },
  [FP_EVENT_DECK_RENEWED] = { "deck-renewed", FP_ABOUT_CARDS, FP_TELLS_AMOUNT },
  [FP_EVENT_HAND_FILLED] = { "hand-filled", FP_ABOUT_CARDS },
  [FP_EVENT_CARDS_DISCARDED] = { "cards-discarded", FP_ABOUT_CARDS, FP_TELLS_AMOUNT },
  [FP_EVENT_PLANET_DISCOVERED] = { "planet-discovered", FP_ABOUT_SHIPS },
  [FP_EVENT_PLANET_CHOSEN] = { "planet-chosen", FP_ABOUT_SHIPS },
  [FP_EVENT_SHIPS_SENT] = { "ships-sent", FP_ABOUT_ENCOUNTER | FP_ABOUT_SHIPS, FP_TELLS_AMOUNT | FP_TELLS_JOURNEY },
  [FP_EVENT_SHIPS_DESTROYED] = { "ships-destroyed", FP_ABOUT_SHIPS, FP_TELLS_AMOUNT | FP_TELLS_JOURNEY },
  [FP_EVENT_SHIPS_RECOVERED] = { "ships-recovered", FP_ABOUT_SHIPS, FP_TELLS_AMOUNT | FP_TELLS_JOURNEY },
  [FP_EVENT_SHIPS_RETREATED] = { "ships-retreated", FP_ABOUT_SHIPS, FP_TELLS_AMOUNT | FP_TELLS_JOURNEY },
  [FP_EVENT_NO_SHIPS] = { "no-ships", FP_ABOUT_ENCOUNTER | FP_ABOUT_SHIPS, .good_for = FP_GOOD_FOR_OTHERS },
  [FP_EVENT_PLANET_GAINED] = { "planet-gained", FP_ABOUT_SHIPS, .good_for = FP_GOOD_FOR_ITS_SEAT },
  [FP_EVENT_PLANET_LOST] = { "planet-lost", FP_ABOUT_SHIPS, .good_for = FP_GOOD_FOR_OTHERS },
  [FP_EVENT_LINE_STRUCK] = { "line-struck" },
  [FP_EVENT_LINE_TAKEN] = { "line-taken" },
  [FP_EVENT_CHOICE_MADE] = { "choice-made" },
  [FP_EVENT_CHOICE_SEALED] = { "choice-sealed" },
  [FP_EVENT_DECLINED] = { "declined" },
  [FP_EVENT_ALIEN_TAKEN] = { "alien-taken", FP_ABOUT_CARDS },
  [FP_EVENT_ABILITY_USED] = { "ability-used", FP_ABOUT_CARDS, FP_TELLS_PLAY },
  [FP_EVENT_ABILITY_STOPPED] = { "ability-stopped", FP_ABOUT_CARDS, FP_TELLS_STOP },
  [FP_EVENT_ABILITY_REPLACED] = { "ability-replaced", FP_ABOUT_CARDS, FP_TELLS_PLAY },
  [FP_EVENT_CARDS_MOVED] = { "cards-moved", FP_ABOUT_CARDS, FP_TELLS_AMOUNT },
  [FP_EVENT_CARDS_SHOWN] = { "cards-shown", FP_ABOUT_CARDS, FP_TELLS_AMOUNT },
  [FP_EVENT_CARDS_LOOKED_AT] = { "cards-looked-at", FP_ABOUT_CARDS, FP_TELLS_AMOUNT },
  [FP_EVENT_CARDS_SWAPPED] = { "cards-swapped", FP_ABOUT_CARDS, FP_TELLS_AMOUNT },
  [FP_EVENT_CARDS_SHUFFLED] = { "cards-shuffled", FP_ABOUT_CARDS, FP_TELLS_AMOUNT },
  [FP_EVENT_CARDS_ARRANGED] = { "cards-arranged", FP_ABOUT_CARDS, FP_TELLS_AMOUNT },
  [FP_EVENT_CARD_IGNORED] = { "card-ignored", FP_ABOUT_CARDS, FP_TELLS_STOP },
  [FP_EVENT_CARD_COPIED] = { "card-copied", FP_ABOUT_CARDS },
  [FP_EVENT_CARD_RESOLVED_AGAIN] = { "card-resolved-again", FP_ABOUT_CARDS },
  [FP_EVENT_SHIPS_MOVED] = { "ships-moved", FP_ABOUT_SHIPS, FP_TELLS_AMOUNT | FP_TELLS_JOURNEY },
  [FP_EVENT_COUNTER_CHANGED] = { "counter-changed", FP_ABOUT_CARDS },
  [FP_EVENT_ALL_LOSE] = { "all-lose", FP_ABOUT_ENCOUNTER },
  [FP_EVENT_WENT_BACK] = { "went-back" },
  [FP_EVENT_GAME_LOST] = { "game-lost", .good_for = FP_GOOD_FOR_OTHERS },
  [FP_EVENT_SECRET_SHOWN] = { "secret-shown", FP_ABOUT_CARDS },
  [FP_EVENT_OUT_OF_FUEL] = { "out-of-fuel", FP_ABOUT_CARDS, FP_TELLS_ODDITY },
  [FP_EVENT_NOTHING_TO_CHOOSE] = { "nothing-to-choose", FP_ABOUT_CARDS, FP_TELLS_ODDITY },
  [FP_EVENT_CONCEDED] = { "conceded", 0, FP_TELLS_ODDITY },
  [FP_EVENT_GAME_WON] = { "game-won" },
  [FP_EVENT_GAME_ENDED] = { "game-ended", .good_for = FP_GOOD_FOR_SOMEBODY },
};

const FpEventDef *
fp_event_def (const FpEdition *edition, guint kind)
{
  if (kind < FP_N_EVENTS)
    return &machine[kind];
  return kind < FP_N_EVENTS + edition->n_events ? &edition->events[kind - FP_N_EVENTS] : NULL;
}

gboolean
fp_event_tells (const FpEdition *edition, guint kind, guint tells)
{
  const FpEventDef *def = fp_event_def (edition, kind);

  return def != NULL && (def->tells & tells) != 0;
}

const char *
fp_event_id (const FpEdition *edition, guint kind)
{
  return fp_event_def (edition, kind)->id;
}

int
fp_event_from_id (const FpEdition *edition, const char *id)
{
  for (guint i = 0; i < fp_event_n_listed (edition); i++)
    if (strcmp (fp_event_id (edition, i), id) == 0)
      return (int) i;
  return -1;
}

guint
fp_event_listed (const FpEdition *edition, guint i)
{
  return edition->event_order != NULL ? edition->event_order[i] : i;
}

guint
fp_event_n_listed (const FpEdition *edition)
{
  return FP_N_EVENTS + edition->n_events;
}
