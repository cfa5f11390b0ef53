/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences that editions with this encounter share.
 *
 * An edition names them as FpEditionTexts.shared, so that its own tables come first. */
#pragma once

#include "engine/runner/fp-edition-texts.h"

extern const FpEditionTexts encounter_texts;
