/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Solo, a module of the small edition: nobody has allies. Its rows for the list of modules. */
#pragma once

#define SOLO_OPTION(OPTION) OPTION (SOLO, "solo")
#define SOLO_STEPS(STEP) STEP (stand_alone, "stand-alone", mini_stand_alone)
#define SOLO_EVENTS(EVENT) EVENT (STOOD_ALONE, "stood-alone", FP_ABOUT_ENCOUNTER)
