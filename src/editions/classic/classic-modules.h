/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of modules of the edition. */
#pragma once

#include "editions/classic/classic.h"
#include "editions/encounter/encounter-module.h"

extern const FpModule classic_four_planets;

#define CLASSIC_MODULES &classic_four_planets
