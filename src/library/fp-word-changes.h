/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of the words that format 2 of card sets has in place of those of format 1. */
#pragma once

#include "engine/runner/fp-edition.h"

/* fp_word_changes_new: returns all words that sets of @edition have since format 2 in place of
 * others, of FpWordChange. Free with g_array_unref (). */
GArray *fp_word_changes_new (const FpEdition *edition);

/* fp_word_change_find: returns the change of @word at @place among @changes. @element: the element
 * around it; @attribute: the attribute that it is in. NULL: none is known.
 * fp_word_change_find_name: likewise for the unknown word of @error. */
const FpWordChange *fp_word_change_find (const GArray *changes, FpWordPlace place, const char *element,
                                         const char *attribute, const char *word);
const FpWordChange *fp_word_change_find_name (const GArray *changes, const FpExpressionError *error);
