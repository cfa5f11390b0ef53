/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about modules of an edition. */
#pragma once

#include "engine/runner/fp-edition.h"

/* fp_text_setup_option: returns the name of set-up option number @option, a module, or else its id.
 * Static, translated. */
const char *fp_text_setup_option (const FpEdition *edition, guint option);

/* fp_text_module_clash: returns a sentence, translated: why the modules can't be played so. Free with
 * g_free (). */
char *fp_text_module_clash (const FpEdition *edition, const FpModuleClash *clash);
