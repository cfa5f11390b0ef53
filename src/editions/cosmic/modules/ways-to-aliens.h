/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hidden powers, rotating powers and cosmic combos (combined rules, p. 4 and 27): other ways to
 * have an alien. Rows of these modules in the tables of the edition. */
#pragma once

#define COSMIC_ALIENS_STEPS(STEP) STEP (draw_alien, "draw-alien", cosmic_draw_alien, 0)
#define COSMIC_ALIENS_KINDS(KIND) KIND (COMBO, "combo", .marks = cosmic_marks_of_combo)
#define COSMIC_ALIENS_DECISIONS(DECISION) DECISION (DRAWN_ALIEN, "alien", cosmic_drawn_alien_options)
#define COSMIC_ALIENS_EVENTS(EVENT)                  \
  EVENT (COMBO_DRAWN, "combo-drawn", FP_ABOUT_CARDS) \
  EVENT (ALIEN_DRAWN, "alien-drawn", FP_ABOUT_CARDS) \
  EVENT (POWER_REVEALED, "power-revealed", FP_ABOUT_CARDS, FP_TELLS_FACE | FP_TELLS_PLAY)

#define COSMIC_DECLARE_ALIENS                                                                                \
  extern const FpModule cosmic_combos, cosmic_combo_flares, cosmic_rotating_powers, cosmic_hidden_powers;    \
  extern const FpEditionTexts cosmic_combos_texts, cosmic_rotating_powers_texts, cosmic_hidden_powers_texts; \
  extern const FpField cosmic_marks_of_combo[];                                                              \
  void cosmic_drawn_alien_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
