/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rotating powers (combined rules, p. 27): the offense draws an alien at the start of the turn, and
 * keeps it or the one before. */
#include "editions/cosmic/cosmic.h"
#include "editions/encounter/encounter-module.h"
#include "engine/effects/fp-effects.h"
#include "engine/runner/fp-procedure.h"

#include <glib/gi18n.h>

static uint16_t
alien_of (const FpState *s, uint8_t seat)
{
  return s->zones[encounter_zone (seat, ENCOUNTER_ALIEN)].first;
}

/* The drawn alien lies face down beside the old one, which works on. */
static uint16_t
draw (FpEngine *e, uint8_t seat)
{
  gboolean secret = encounter_book (e)->veils_aliens;
  uint16_t card;

  if (alien_of (e->state, seat) == FP_NO_CARD)
    return FP_NO_CARD;
  if (secret)
    encounter_mix_unused (e);
  card = encounter_draw_alien (e, seat);
  if (card == FP_NO_CARD)
    return card;
  fp_move_card (e, card, encounter_zone (seat, ENCOUNTER_ALIEN), FP_BOTTOM, FP_FACE_DOWN);
  if (secret)
    fp_card_learned (e, card, seat);
  else
    fp_card_shown (e, card);
  COSMIC_EMIT (e, ALIEN_DRAWN, .seat = seat, .n_cards = 1, .cards = { card },
               .seen = (FpSeats) (secret ? 1U << seat : 0xff));
  return card;
}

/* Puts away what lies in @zone: aliens go back, other cards are discarded. */
static void
clear (FpEngine *e, uint16_t zone)
{
  while (e->state->zones[zone].count > 0)
    {
      uint16_t card = e->state->zones[zone].first;

      if (fp_engine_def (e, card)->kind == ENCOUNTER_KIND_ALIEN)
        encounter_return_alien (e, card);
      else
        fp_move_card (e, card, ENCOUNTER_DISCARDS, FP_TOP, FP_FACE_UP);
    }
}

/* @seat turns in @card: what lies under it goes too, what its player keeps by its power is
 * discarded, and its counters begin anew. */
static void
turn_in (FpEngine *e, uint8_t seat, uint16_t card)
{
  int under = fp_zone_under (e, card, FALSE);

  if (under >= 0)
    clear (e, (uint16_t) under);
  clear (e, (uint16_t) (COSMIC_HOARDS + seat));
  fp_card_forget (e, card);
  encounter_return_alien (e, card);
}

FP_LOCALS (draw_alien)
{
  uint16_t drawn;
  int16_t kept;
};

/* Draw an alien (combined rules, p. 27). The offense keeps one of two aliens. */
FpFlow
cosmic_draw_alien (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (draw_alien);
  my->drawn = draw (e, encounter_offense (s));
  if (my->drawn == FP_NO_CARD)
    FP_RETURN;
  FP_CHOOSE (encounter_offense (s), COSMIC_DECIDE_DRAWN_ALIEN, kept);
  if (my->kept == my->drawn)
    {
      turn_in (e, encounter_offense (s), alien_of (s, encounter_offense (s)));
      encounter_take_alien (e, encounter_offense (s), my->drawn);
    }
  else
    encounter_return_alien (e, my->drawn);
  FP_END;
}

void
cosmic_drawn_alien_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options)
{
  FP_EACH_CARD (e->state, encounter_zone (pending->seat, ENCOUNTER_ALIEN), card)
    fp_options_add (options, FP_OPTION_CARD, card, card);
}

static const FpModuleStep steps[] = { { COSMIC_draw_alien, FP_STEP_BEFORE, ENCOUNTER_start_turn } };
static const EncounterModule own = { .late_aliens = TRUE };

const FpModule cosmic_rotating_powers = {
  .id = "rotating-powers",
  .option = COSMIC_OPTION_ROTATING_POWERS,
  .group = "aliens",
  .needs = { .excludes = UINT64_C (1) << COSMIC_OPTION_NO_ALIENS },
  .steps = steps,
  .n_steps = G_N_ELEMENTS (steps),
  .own = &own,
};

static const FpNameText names[] = { { "rotating-powers", N_ ("rotating powers") }, { NULL } };
static const FpNameText tips[] = {
  { "rotating-powers", N_ ("At the start of your turn you draw an alien, and keep it or the one you had.") },
  { NULL },
};
static const FpMomentText moments[] = { { "draw-alien", N_ ("Draw an alien") }, { NULL } };
static const FpQuestionText questions[] = {
  { "draw-alien", "alien", N_ ("Which alien do you keep?"), .stake = N_ ("The other one goes back.") },
  { .pattern = NULL },
};
static const FpEventText events[] = {
  { "alien-drawn", N_ ("{seat} draws {name}."), .hidden = N_ ("{seat} draws an alien.") },
  { NULL },
};

static const FpTurnLineText turn_lines[] = {
  { "draw-alien", N_ ("The offense draws an alien. It keeps that one or the one it had."), .step = "rotating-powers",
    .option = "rotating-powers", .at = "start" },
  { NULL },
};

const FpEditionTexts cosmic_rotating_powers_texts = { .turn_lines = turn_lines,
                                                      .moments = moments,
                                                      .questions = questions,
                                                      .events = events,
                                                      .names[FP_TEXT_OF_MODULE] = names,
                                                      .names[FP_TEXT_OF_TIP] = tips };
