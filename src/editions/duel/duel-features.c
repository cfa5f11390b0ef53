/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Features of a position between two destiny cards, for a learned judgement: planets, ships,
 * tactics with their halves, cards by class, the ally and the role. A card that was never seen is
 * like others of its class. */
#include "editions/duel/duel-private.h"

enum
{
  MOST_PLANETS = 5,
  MOST_SUPPLY = 10,
  MOST_READY = 6,
};

/* Classes of cards in hands and decks. */
typedef enum
{
  CLASS_NEGATIVE,
  CLASS_LOW,
  CLASS_MIDDLE,
  CLASS_HIGH,
  CLASS_HIGHER,
  CLASS_HIGHEST,
  CLASS_SUPPORT,
  CLASS_SUPPRESSION,
  CLASS_PARITY,
  N_CLASSES,
} CardClass;

/* “At least” features are 1 or 0, with one for each number. */
enum
{
  PLANETS_AT_LEAST,
  SUPPLY_AT_LEAST = PLANETS_AT_LEAST + MOST_PLANETS,
  READY_AT_LEAST = SUPPLY_AT_LEAST + MOST_SUPPLY,
  BLASTS = READY_AT_LEAST + MOST_READY, /* sums of the halves of readied tactics */
  SHIELDS,
  RECOVERIES,
  IN_HAND,
  IN_DECK = IN_HAND + N_CLASSES,
  SHIPS_IN_WARP = IN_DECK + N_CLASSES,
  SHIPS_ON_PLANETS,
  SHARED, /* planets where both players have ships */
  ALLIES,
  LEADER,
  N_FEATURES,
};

_Static_assert((int) N_FEATURES == (int) DUEL_N_FEATURES, "all features have an id");

const char *const duel_features[DUEL_N_FEATURES] = {
  "planets-1",     "planets-2",        "planets-3",    "planets-4",     "planets-5",        "supply-1",
  "supply-2",      "supply-3",         "supply-4",     "supply-5",      "supply-6",         "supply-7",
  "supply-8",      "supply-9",         "supply-10",    "ready-1",       "ready-2",          "ready-3",
  "ready-4",       "ready-5",          "ready-6",      "blasts",        "shields",          "recoveries",
  "hand-negative", "hand-low",         "hand-middle",  "hand-high",     "hand-higher",      "hand-highest",
  "hand-support",  "hand-suppression", "hand-parity",  "deck-negative", "deck-low",         "deck-middle",
  "deck-high",     "deck-higher",      "deck-highest", "deck-support",  "deck-suppression", "deck-parity",
  "ships-in-warp", "ships-on-planets", "shared",       "allies",        "leader",
};

static CardClass
class_of (const FpCardDef *def)
{
  int adds = def->field[DUEL_FIELD_ADDS];

  if (def->kind == DUEL_KIND_REINFORCEMENT)
    return adds > 0 ? CLASS_SUPPORT : adds < 0 ? CLASS_SUPPRESSION : CLASS_PARITY;
  return def->value < 0    ? CLASS_NEGATIVE
         : def->value < 8  ? CLASS_LOW
         : def->value < 16 ? CLASS_MIDDLE
         : def->value < 25 ? CLASS_HIGH
         : def->value < 35 ? CLASS_HIGHER
                           : CLASS_HIGHEST;
}

static void
at_least (int16_t *figures, int most, int number)
{
  for (int i = 0; i < most; i++)
    figures[i] = number > i;
}

static void
measure_tactics (const FpEngine *e, uint8_t seat, int16_t *figures)
{
  static const guint of_icon[DUEL_N_ICONS] = {
    [DUEL_ICON_BLAST] = BLASTS, [DUEL_ICON_SHIELD] = SHIELDS, [DUEL_ICON_RECOVER] = RECOVERIES
  };

  at_least (figures + READY_AT_LEAST, MOST_READY, e->state->zones[duel_zone (seat, DUEL_READY)].count);
  FP_EACH_CARD (e->state, duel_zone (seat, DUEL_READY), token)
    for (guint half = 0; half < 2; half++)
      {
        const FpCardDef *def = fp_engine_def (e, token);
        guint feature = of_icon[def->field[DUEL_FIELD_ICON + half]];

        if (feature != 0)
          figures[feature] = (int16_t) (figures[feature] + def->field[DUEL_FIELD_HALF + half]);
      }
}

static void
measure_ships (const FpState *s, uint8_t seat, int16_t *figures)
{
  uint8_t opponent = duel_opponent (seat);

  at_least (figures + SUPPLY_AT_LEAST, MOST_SUPPLY, s->places[DUEL_SUPPLY].ships[seat]);
  figures[SHIPS_IN_WARP] = s->places[DUEL_WARP].ships[seat];
  for (guint place = DUEL_FIRST_PLANET; place < s->head.n_places; place++)
    {
      int16_t own = s->places[place].ships[seat];

      figures[SHIPS_ON_PLANETS] = (int16_t) (figures[SHIPS_ON_PLANETS] + own);
      figures[SHARED] = (int16_t) (figures[SHARED] + (own > 0 && s->places[place].ships[opponent] > 0));
    }
}

void
duel_measure (FpEngine *e, uint8_t seat, int16_t *figures)
{
  const FpState *s = e->state;

  at_least (figures + PLANETS_AT_LEAST, MOST_PLANETS, duel_standing (e, seat));
  measure_ships (s, seat, figures);
  measure_tactics (e, seat, figures);
  FP_EACH_CARD (s, duel_zone (seat, DUEL_HAND), card)
    figures[IN_HAND + class_of (fp_engine_def (e, card))]++;
  FP_EACH_CARD (s, duel_zone (seat, DUEL_DECK), card)
    figures[IN_DECK + class_of (fp_engine_def (e, card))]++;
  FP_EACH_CARD (s, DUEL_ENVOYS, card)
    figures[ALLIES] = (int16_t) (figures[ALLIES] + (s->cards[card].holder == seat));
  figures[LEADER] = duel_leader (s) == seat;
}
