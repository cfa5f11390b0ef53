/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lanterns, a module of the small edition: before ships are launched, the offense lights lanterns.
 * A player with enough of them wins. Its rows for the list of modules. */
#pragma once

#define LANTERNS_OPTION(OPTION) OPTION (LANTERNS, "lanterns")
#define LANTERNS_STEPS(STEP) STEP (light, "light", mini_light)
#define LANTERNS_KINDS(KIND) KIND (LANTERN, "lantern", FP_KIND_OWNED)
#define LANTERNS_QUERIES(QUERY) QUERY (LIGHT, "light", FP_TYPE_PLAYERS, FP_TYPE_NUMBER)
#define LANTERNS_EVENTS(EVENT) EVENT (LANTERN_LIT, "lantern-lit", FP_ABOUT_CARDS)
#define LANTERNS_ENDINGS(ENDING) ENDING (LANTERNS, "lanterns", FP_ENDS_BY_CARD)
#define LANTERNS_COUNTS(COUNT) COUNT (LIGHTS)
