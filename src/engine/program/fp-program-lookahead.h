/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looking ahead in a program, without running it. */
#pragma once

#include "engine/program/fp-program.h"

/* fp_program_possible: returns TRUE if the instructions from @first up to @stop could do anything
 * for @seat now (ruling 17). A body without a program (only a jump) always counts as possible. */
gboolean fp_program_possible (FpEngine *engine, const FpProgramLocals *locals, int first, int stop, uint8_t seat);

/* fp_program_is_idle: returns TRUE if the program of @card that begins at @code does nothing but
 * move ships, and would move none now if @seat ran it. Where ships are, everybody sees. */
gboolean fp_program_is_idle (FpEngine *engine, int code, uint16_t card, uint8_t seat);

/* fp_program_is_worth_offering: returns TRUE if the optional rule whose program begins at @code
 * should be offered. Its first choice must not be empty, and its price must be payable in full
 * (docs/design/card-language.md 1.9). */
gboolean fp_program_is_worth_offering (FpEngine *engine, int code, const FpContext *context);

/* fp_rule_can_start: returns TRUE if @seat can use the ability of rule @rule now (FP_OP_START). The
 * rule must not have answered the action in row @action (−1: none) already. */
gboolean fp_rule_can_start (const FpEngine *engine, int rule, uint8_t seat, int action);

/* fp_program_offer: returns a hash of what the optional rule whose program begins at @code offers
 * its player now: each amount, player and set that its lines name, as far as these do not depend on
 * names that the program itself binds. Cards that the player can't see are only counted, so that
 * the hash reveals nothing hidden. */
uint16_t fp_program_offer (FpEngine *engine, int code, const FpContext *context);
