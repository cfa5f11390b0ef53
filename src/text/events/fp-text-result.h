/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The result of an encounter in one sentence, to the player who looks at it. */
#pragma once

#include "text/fp-text.h"

/* fp_text_result: returns the sentence about @event, which told the result, to @viewer: “You win
 * Lull (blue), 30 to 26.” @engine's state must be as right after the event. An edition has a
 * sentence of its own for the player of an event, with the id “EVENT/you”, and for the other one,
 * “EVENT/other”; {here} is the encounter's place. Else it is the sentence of the log. Free with
 * g_free (). */
char *fp_text_result (const FpEngine *engine, const FpEvent *event, uint8_t viewer, const FpTextNames *names);

/* fp_text_without_totals: returns what is left of an encounter without totals, in which only
 * @fighting have cards that would make one. Free with g_free (). */
char *fp_text_without_totals (const FpEngine *engine, FpSeats fighting, const FpTextNames *names);

/* fp_text_change: returns the change of @seat's total by an answer to @decision: “You 8 → 16”. Free
 * with g_free (). */
char *fp_text_change (FpEngine *engine, const FpDecision *decision, uint8_t seat, int before, int after,
                      const FpTextNames *names);

/* fp_text_outcomes: returns the @n changes of @seat's total that an answer to @decision may make:
 * “You +12 or −12”. Free with g_free (). */
char *fp_text_outcomes (FpEngine *engine, const FpDecision *decision, uint8_t seat, const int changes[], guint n,
                        const FpTextNames *names);

/* fp_text_reply: returns @change with the reply of another player on which it depends. Free with
 * g_free (). */
char *fp_text_reply (const char *reply, const char *change);
