/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences that editions with this encounter share.
 *
 * An edition names them as FpEditionTexts.shared, so that its own tables come first. */
#pragma once

#include "editions/encounter/encounter.h"
#include "engine/runner/fp-edition-texts.h"

extern const FpEditionTexts encounter_texts;

/* encounter_at_stake, encounter_talk: FpEditionTexts.at_stake and .talk. */
guint encounter_at_stake (FpEngine *engine, int option, FpStake stakes[FP_MOST_STAKES]);
gboolean encounter_talk (FpEngine *engine, uint8_t seat, FpTalk *talk);
