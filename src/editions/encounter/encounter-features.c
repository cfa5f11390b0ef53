/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Features of a position between two turns, for a learned judgement: colonies and how safe they
 * are, ships, the hand, the power, and how soon the seat has a turn. Cards count by kind and value,
 * so a card that was never seen is like others of its kind. */
#include "editions/encounter/encounter-module.h"

enum
{
  USUALLY_NEEDED = 5, /* foreign colonies to win */
  MOST_FOREIGN = 4,
  MOST_HOME = 5,
  MOST_LATE = 3, /* turns before the own one that are told apart */
};

/* Attacks from these values on are middling, high and very high. */
enum
{
  MIDDLING_VALUE = 8,
  HIGH_VALUE = 12,
  VERY_HIGH_VALUE = 20,
};

/* “At least” features are 1 or 0, with one for each number. */
enum
{
  FOREIGN_AT_LEAST,
  HOME_AT_LEAST = FOREIGN_AT_LEAST + MOST_FOREIGN,
  LATE_AT_LEAST = HOME_AT_LEAST + MOST_HOME,
  THIN = LATE_AT_LEAST + MOST_LATE, /* foreign colonies of a single ship */
  ALONE, /* foreign colonies without other players' ships */
  GUESTS, /* other players' colonies in the own system */
  EMPTY_HOMES, /* home planets where only others have ships */
  SHIPS_ABROAD,
  SHIPS_AT_HOME,
  SHIPS_IN_WARP,
  CARDS,
  VALUES, /* sum of the attacks */
  BEST, /* the highest attack */
  LOW, /* attacks by class */
  MIDDLING,
  HIGH,
  VERY_HIGH,
  NEGOTIATES,
  OTHER_CARDS,
  POWERS, /* aliens in force */
  POWERS_OFF, /* other aliens */
  N_FEATURES,
};

_Static_assert((int) N_FEATURES == (int) ENCOUNTER_N_FEATURES, "all features have an id");

const char *const encounter_features[ENCOUNTER_N_FEATURES] = { ENCOUNTER_FEATURES };

static void
at_least (int16_t *figures, int most, int number)
{
  for (int i = 0; i < most; i++)
    figures[i] = number > i;
}

static void
measure_planet (const FpState *s, uint8_t seat, guint place, int16_t *figures)
{
  uint8_t system = encounter_system (s, place);
  int16_t own = s->places[place].ships[seat];
  guint others = 0;

  if (system == FP_NOBODY)
    return;
  FP_EACH_SEAT (s, other)
    others += other != seat && s->places[place].ships[other] > 0;
  if (system == seat)
    {
      figures[SHIPS_AT_HOME] = (int16_t) (figures[SHIPS_AT_HOME] + own);
      figures[GUESTS] = (int16_t) (figures[GUESTS] + (int) others);
      figures[EMPTY_HOMES] = (int16_t) (figures[EMPTY_HOMES] + (own == 0 && others > 0));
      return;
    }
  figures[SHIPS_ABROAD] = (int16_t) (figures[SHIPS_ABROAD] + own);
  figures[THIN] = (int16_t) (figures[THIN] + (own == 1));
  figures[ALONE] = (int16_t) (figures[ALONE] + (own > 0 && others == 0));
}

static guint
class_of (int value)
{
  return value < MIDDLING_VALUE ? LOW : value < HIGH_VALUE ? MIDDLING : value < VERY_HIGH_VALUE ? HIGH : VERY_HIGH;
}

static void
measure_hand (const FpEngine *e, uint8_t seat, int16_t *figures)
{
  FP_EACH_CARD (e->state, encounter_zone (seat, ENCOUNTER_HAND), card)
    {
      const FpCardDef *def = fp_engine_def (e, card);

      figures[CARDS]++;
      if (def->kind != ENCOUNTER_KIND_ATTACK)
        {
          figures[def->kind == ENCOUNTER_KIND_NEGOTIATE ? NEGOTIATES : OTHER_CARDS]++;
          continue;
        }
      figures[class_of (def->value)]++;
      figures[VALUES] = (int16_t) (figures[VALUES] + def->value);
      figures[BEST] = MAX (figures[BEST], def->value);
    }
}

/* Colonies count by how many are still needed: if one less is, it is as if the seat had one. */
void
encounter_measure (FpEngine *e, uint8_t seat, int16_t *figures)
{
  const FpState *s = e->state;
  guint n = s->head.n_seats, late = (seat + n - encounter_offense (s) - 1) % n;
  int spared = USUALLY_NEEDED - encounter_needed (e, seat);

  at_least (figures + FOREIGN_AT_LEAST, MOST_FOREIGN, encounter_foreign_colonies (s, seat) + spared);
  at_least (figures + HOME_AT_LEAST, MOST_HOME, encounter_home_colonies (s, seat));
  at_least (figures + LATE_AT_LEAST, MOST_LATE, (int) late);
  for (guint place = ENCOUNTER_FIRST_PLANET; place < s->head.n_places; place++)
    measure_planet (s, seat, place, figures);
  figures[SHIPS_IN_WARP] = s->places[ENCOUNTER_WARP].ships[seat];
  measure_hand (e, seat, figures);
  FP_EACH_CARD (s, encounter_zone (seat, ENCOUNTER_ALIEN), card)
    figures[s->cards[card].flags & FP_CARD_FACE_UP ? POWERS : POWERS_OFF]++;
  encounter_measure_modules (e, seat, figures);
}
