/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the harnesses of saves and of journals, with their fuzz_start () and fuzz_stop (). */
#pragma once

#include "fuzz.h"

/* saved_one: takes @save (NULL: a good one) and the @journal beside it (NULL: none) all the way
 * through the program, like fuzz_one (). */
gboolean saved_one (const char *save, gsize save_length, const char *journal, gsize journal_length);
