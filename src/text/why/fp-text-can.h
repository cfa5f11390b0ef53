/* SPDX-License-Identifier: GPL-3.0-or-later */
/* “Can I …?”: whether a card may be played or used now, and if not, what it waits for. The answers
 * use what the viewer can know, and what the open decision offers. */
#pragma once

#include "text/why/fp-text-why.h"

/* fp_text_can_play: returns TRUE if the open decision offers @viewer a card of the definition @def,
 * or asks @viewer whether to use it. */
gboolean fp_text_can_play (FpEngine *engine, uint8_t viewer, guint def);

/* fp_text_can: returns the answers about @n_defs definitions of cards and @n_steps steps, in their
 * order, of FpWhy in the section FP_WHY_CAN. @viewer: as in fp_text_why (). FpWhy.card is a card of
 * the definition that the viewer sees. Free with g_ptr_array_unref (). */
GPtrArray *fp_text_can (FpEngine *engine, uint8_t viewer, const FpTextNames *names, const guint *defs, guint n_defs,
                        const guint *steps, guint n_steps);
