/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sets written for a test, loaded from a folder of their own. */
#pragma once

#include "library/fp-library.h"

/* Result of loading a set. */
typedef struct
{
  FpCatalog *catalog; /* NULL if the set has mistakes */
  GPtrArray *problems;
  GError *error;
} Loaded;

void loaded_clear (Loaded *loaded);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Loaded, loaded_clear)

/* set_text: returns @cards inside a good <set id="tiny">, from line 2 on. Free. */
char *set_text (const char *cards);

/* load_texts: writes @texts, ended by NULL, as numbered files into a new folder, loads the folder
 * and removes it. load_texts_of: does the same for a set of @edition. */
Loaded load_texts_of (const FpEdition *edition, const char *const *texts);
Loaded load_texts (const char *const *texts);

/* load_cards: loads one file of @cards in a good set. assert_loaded: fails with the complaints, if
 * there are any. */
Loaded load_cards (const char *cards);
void assert_loaded (const Loaded *loaded);

/* instruction_of: returns the catalog's instruction @index. text_of: returns the text of its
 * expression @index, or NULL if there is none. */
const FpInstruction *instruction_of (const Loaded *loaded, int index);
const char *text_of (const Loaded *loaded, int index);

/* format_problems: returns all complaints, as FILE:LINE:COLUMN without the folder. Free. */
char *format_problems (const Loaded *loaded);
