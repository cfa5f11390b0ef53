/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fuel of programs: what cards may do between two answers. */
#pragma once

#include "engine/runner/fp-engine.h"

/* fp_fuel: takes fuel for one instruction of a program of @card. Returns FALSE if none is left or
 * the stack is nearly full; then the running program must stop. */
gboolean fp_fuel (FpEngine *engine, uint16_t card);

/* fp_fuel_gone: stops all programs until the next answer, because of one of @card. */
void fp_fuel_gone (FpEngine *engine, uint16_t card);

/* fp_fuel_tell: emits that @card, or with FP_NO_CARD some card, did too much at once. Only seats
 * that see the card get its name. */
FP_COLD void fp_fuel_tell (FpEngine *engine, uint16_t card);
