/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Flares (combined rules, p. 4 and 21): cards that belong to an alien. One of their halves works:
 * the super half for the player who has that alien's power, the wild half for all others. */
#include "editions/cosmic/cosmic.h"
#include "editions/encounter/encounter-box.h"
#include "engine/effects/fp-veiled.h"

/* --- Halves --- */

/* Returns TRUE if @card is the alien @def, and @seat has its power now. */
static gboolean
gives_power (const FpEngine *e, uint16_t card, guint def, uint8_t seat)
{
  uint8_t me = FP_NOBODY;

  return e->state->cards[card].def == def && (e->state->cards[card].flags & FP_CARD_IGNORED) == 0 &&
         cosmic_card_in_force (e, card, FP_WHERE_USUAL, &me) && me == seat && !fp_card_is_zapped (e, card);
}

guint
cosmic_half_for (const FpEngine *e, uint16_t card, uint8_t seat)
{
  const FpState *s = e->state;
  const FpCardDef *flare = fp_engine_def (e, card);

  if (flare->belongs_to == 0)
    return COSMIC_HALF_WILD;
  FP_EACH_CARD (s, encounter_zone (seat, ENCOUNTER_ALIEN), alien)
    if (gives_power (e, alien, flare->belongs_to - 1U, seat))
      return COSMIC_HALF_SUPER;
  return COSMIC_HALF_WILD;
}

/* Returns the half of @card that is being played, 0: the card isn't played. */
static guint
half_played (const FpEngine *e, uint16_t card)
{
  const FpState *s = e->state;

  for (guint i = s->head.n_frames; i > 0 && s->cards[card].zone == ENCOUNTER_STAGE; i--)
    {
      const FpResolveLocals *my = (const FpResolveLocals *) (const void *) s->frames[i - 1].locals;
      int ability = s->frames[i - 1].procedure == FP_MACHINE_RESOLVE && my->card == card
                        ? fp_catalog_rule (e->catalog, my->rule)->ability
                        : -1;

      if (ability >= 0)
        return fp_catalog_ability (e->catalog, (guint) ability)->where - FP_N_WHERES + 1U;
    }
  return 0;
}

guint
cosmic_half (const FpEngine *e, uint16_t card)
{
  guint played = half_played (e, card);
  uint8_t owner = fp_card_owner (e->state, card);

  if (fp_engine_def (e, card)->kind != COSMIC_KIND_FLARE)
    return 0;
  if (played > 0)
    return played;
  return owner == FP_NOBODY ? COSMIC_HALF_WILD : cosmic_half_for (e, card, owner);
}

gboolean
cosmic_in_force (const FpEngine *e, uint16_t card, FpWhere where, uint8_t *me)
{
  if (fp_engine_def (e, card)->kind != COSMIC_KIND_FLARE)
    return cosmic_card_in_force (e, card, where, me);
  return cosmic_card_in_force (e, card, FP_WHERE_HAND, me) &&
         (guint) where == FP_N_WHERES + cosmic_half_for (e, card, *me) - 1U;
}

/* --- Playing them --- */

/* Each flare is played once in an encounter, and each player plays one, unless an option allows any
 * number (p. 21 and 27). */
gboolean
cosmic_may_play (FpEngine *e, const FpCardDef *def G_GNUC_UNUSED, uint16_t card, uint8_t seat)
{
  gboolean any_number = (e->state->head.options >> COSMIC_OPTION_FREEWHEELING_FLARES & 1) != 0;

  if (e->state->head.n_memories == 0)
    return TRUE;
  return (card == FP_NO_CARD || !fp_card_was_played (e, card)) && (any_number || fp_cards_played_by (e, seat) == 0);
}

/* A flare that has taken effect goes back to where it was played from. */
gboolean
cosmic_put_away (FpEngine *e, uint16_t card, uint8_t seat, int zone, gboolean stopped)
{
  uint16_t back = zone >= 0 ? (uint16_t) zone : encounter_zone (seat, ENCOUNTER_HAND);

  if (stopped || fp_engine_def (e, card)->kind != COSMIC_KIND_FLARE)
    return encounter_put_away (e, card, seat, zone, stopped);
  fp_move_card (e, card, back, FP_BOTTOM, FP_FACE_DOWN);
  COSMIC_EMIT (e, FLARE_RETURNED, .seat = seat, .n_cards = 1, .cards = { card }, .seen = 0xff);
  return FALSE;
}

const char *
cosmic_note_used (FpEngine *e, const FpStart *start G_GNUC_UNUSED, const int *values)
{
  if (values[1] == FP_NO_CARD || fp_engine_def (e, (uint16_t) values[1])->kind != COSMIC_KIND_FLARE)
    return "only flares are played once in an encounter";
  fp_card_note_play (e, (uint16_t) values[1], (uint8_t) values[0]);
  return NULL;
}

/* --- Set-up --- */

/* Flares wait in a zone of their own until some go into the deck. A planet of no system waits out
 * of the game until a card brings it. */
int
cosmic_first_zone (const FpEngine *e, guint def)
{
  const FpCardDef *card = fp_catalog_card (e->catalog, def);
  gboolean stray = card->kind == ENCOUNTER_KIND_PLANET && card->field[ENCOUNTER_FIELD_SEAT] == 0;

  return card->kind == COSMIC_KIND_FLARE ? COSMIC_FLARES : stray ? ENCOUNTER_REMOVED : encounter_first_zone (e, def);
}

static gboolean
has_option (const FpState *s, guint option)
{
  return (s->head.options & fp_setup_bit (option)) != 0;
}

/* Returns TRUE if the game is played with flares. */
static gboolean
has_flares (const FpState *s)
{
  return !has_option (s, COSMIC_OPTION_NO_ALIENS) && !has_option (s, COSMIC_OPTION_NO_FLARES) &&
         (!has_option (s, COSMIC_OPTION_COMBOS) || has_option (s, COSMIC_OPTION_COMBO_FLARES));
}

/* Lets the flare of the alien with definition @owner − 1 lie among the flares, if it is in the
 * box. */
static void
bring_flare_of (FpEngine *e, guint owner)
{
  for (guint def = 0; encounter_is_boxed (e, COSMIC_KIND_FLARE) && def < e->catalog->cards->len; def++)
    if (fp_catalog_card (e->catalog, def)->belongs_to == owner)
      encounter_box_bring (e, def);
}

/* Lets the next flare by chance lie on top of the flares. Returns FALSE if there is none. */
static gboolean
bring_any_flare (FpEngine *e)
{
  uint16_t defs[FP_MAX_CARDS];
  guint n = encounter_box_list (e, COSMIC_KIND_FLARE, defs);

  if (n > 0)
    encounter_box_bring (e, defs[fp_random_below (&e->state->head.random, n)]);
  return e->state->zones[COSMIC_FLARES].count > 0;
}

/* Puts the flare of @alien into the deck, if it isn't there yet. The players @knowing know it. */
static void
add_flare_of (FpEngine *e, uint16_t alien, FpSeats knowing)
{
  FpState *s = e->state;
  guint owner = s->cards[alien].def + 1U;

  bring_flare_of (e, owner);
  FP_EACH_CARD (s, COSMIC_FLARES, flare)
    if (fp_engine_def (e, flare)->belongs_to == owner)
      {
        FP_EACH_SEAT (s, seat)
          if (knowing >> seat & 1)
            fp_card_learned (e, flare, seat);
        fp_move_card (e, flare, ENCOUNTER_DECK, FP_BOTTOM, FP_FACE_DOWN);
        return;
      }
}

void
cosmic_alien_dealt (FpEngine *e, uint16_t alien, uint8_t seat)
{
  if (has_flares (e->state))
    add_flare_of (e, alien, (FpSeats) (1U << seat));
}

/* Returns the number of flares in the deck. */
static guint
count_flares (const FpEngine *e)
{
  guint n = 0;

  FP_EACH_CARD (e->state, ENCOUNTER_DECK, card)
    n += fp_engine_def (e, card)->kind == COSMIC_KIND_FLARE;
  return n;
}

void
cosmic_add_flares (FpEngine *e)
{
  FpState *s = e->state;
  guint wanted = MAX (COSMIC_LEAST_FLARES, 2U * s->head.n_seats), n;

  if (!has_flares (s))
    return;
  FP_EACH_SEAT (s, seat)
    {
      uint16_t alien = s->zones[encounter_zone (seat, ENCOUNTER_ALIEN)].first;

      if (alien != FP_NO_CARD)
        add_flare_of (e, alien, (FpSeats) (fp_card_is_veiled (s, alien) ? 1U << seat : fp_seats_all (s)));
    }
  fp_shuffle (e, COSMIC_FLARES);
  for (n = count_flares (e); n < wanted && bring_any_flare (e); n++)
    fp_move_card (e, s->zones[COSMIC_FLARES].first, ENCOUNTER_DECK, FP_BOTTOM, FP_FACE_DOWN);
  if (n > 0)
    COSMIC_EMIT (e, FLARES_ADDED, .seat = FP_NOBODY, .count = (int16_t) n);
}
