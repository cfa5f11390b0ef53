/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sets written for a test, loaded from a folder of their own. */
#pragma once

#include "library/fp-library.h"

/* What came of loading. */
typedef struct
{
  FpCatalog *catalog; /* NULL: at fault */
  GPtrArray *problems;
  GError *error;
} Loaded;

void loaded_clear (Loaded *loaded);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Loaded, loaded_clear)

/* set_text: @cards inside a good <set id="tiny">, from line 2 on.  Free. */
char *set_text (const char *cards);

/* load_texts: writes @texts (ended by NULL) as 1.xml, 2.xml … into a new folder, loads the folder, takes it away. */
Loaded load_texts (const char *const *texts);

/* load_cards: one file of @cards in a good set.  assert_loaded: fails with what is wrong if anything is. */
Loaded load_cards (const char *cards);
void assert_loaded (const Loaded *loaded);

/* instruction_of: the instruction @index of the catalog.  text_of: its expression @index as text, NULL: there is none.
 */
const FpInstruction *instruction_of (const Loaded *loaded, int index);
const char *text_of (const Loaded *loaded, int index);

/* said: all complaints, FILE:LINE:COLUMN without the folder.  Free. */
char *said (const Loaded *loaded);
