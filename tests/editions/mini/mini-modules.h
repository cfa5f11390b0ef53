/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of modules of the small edition, and of the rows that they have in its tables. */
#pragma once

#include "editions/mini/modules/lanterns.h"
#include "editions/mini/modules/solo.h"

#define MINI_MODULE_OPTIONS(OPTION) \
  LANTERNS_OPTION (OPTION)          \
  SOLO_OPTION (OPTION)
#define MINI_MODULE_STEPS(STEP) \
  LANTERNS_STEPS (STEP)         \
  SOLO_STEPS (STEP)
#define MINI_MODULE_KINDS(KIND) LANTERNS_KINDS (KIND)
#define MINI_MODULE_QUERIES(QUERY) LANTERNS_QUERIES (QUERY)
#define MINI_MODULE_EVENTS(EVENT) \
  LANTERNS_EVENTS (EVENT)         \
  SOLO_EVENTS (EVENT)
#define MINI_MODULE_ENDINGS(ENDING) LANTERNS_ENDINGS (ENDING)
#define MINI_MODULE_COUNTS(COUNT) LANTERNS_COUNTS (COUNT)

/* Behind the types of tables. */
#define MINI_DECLARE_MODULES                       \
  extern const FpModule mini_lanterns;             \
  extern const FpModule mini_solo;                 \
  extern const FpEditionTexts mini_lanterns_texts; \
  extern const FpEditionTexts mini_solo_texts;
#define MINI_MODULES           \
  {                            \
    &mini_lanterns, &mini_solo \
  }
#define MINI_MODULE_TEXTS                        \
  {                                              \
    &mini_lanterns_texts, &mini_solo_texts, NULL \
  }
