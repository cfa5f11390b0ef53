/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words for what lies on an edition's table (engine/runner/fp-table-layout.h). */
#pragma once

#include "engine/runner/fp-edition.h"
#include "engine/runner/fp-table-layout.h"

/* fp_text_table_label: returns the name of the thing @id on the table (“Supply”), or @id if it
 * has none. Static. */
const char *fp_text_table_label (const FpEdition *edition, const char *id);

/* fp_text_tip, fp_text_none: return the sentence about the figure, module or edition @id, and the
 * words for a row @id without cards; NULL if there is none. Static. */
const char *fp_text_tip (const FpEdition *edition, const char *id);
const char *fp_text_none (const FpEdition *edition, const char *id);

/* fp_text_group: returns the number of cards in the zone @id (“3 ready”). Free with g_free (). */
char *fp_text_group (const FpEdition *edition, const char *id, guint number);

/* fp_text_encounter_title: returns the title of an encounter of the kind @kind at the planet
 * @place, NULL if at none or none yet (“This encounter”). fp_text_encounter_note: returns what
 * counts in it, or NULL; @number is its printed number. Free both with g_free (). */
char *fp_text_encounter_title (const FpEdition *edition, guint kind, const char *place);
char *fp_text_encounter_note (const FpEdition *edition, guint kind, int number);

/* fp_text_encounter_between: returns what happens between the main players @seat and @other of an
 * encounter of the kind @kind at the planet @place, to the player @you: 0 for the first of them, 1
 * for the second, others for anybody else. NULL if the edition has no words for it. Free with
 * g_free (). */
char *fp_text_encounter_between (const FpEdition *edition, guint kind, const char *seat, const char *other,
                                 const char *place, int you);

/* fp_text_turn_word: returns the word of a turn that a rules page of @edition governs, or NULL.
 * Static. */
const char *fp_text_turn_word (const FpEdition *edition);

/* fp_text_number_set: returns @number, which a player has set in an encounter; @hidden: nobody else
 * sees it yet (“number 3, hidden”). fp_text_first_game: returns what @edition says of @aliens,
 * which are recommended for a first game. Free with g_free (). */
char *fp_text_number_set (const FpEdition *edition, int number, gboolean hidden);
char *fp_text_first_game (const FpEdition *edition, const char *aliens);

/* fp_text_card_title: returns the name on the face of the card @def of @catalog, where its number
 * is shown apart: “Invasion” for “attack 20”. Free with g_free (). */
char *fp_text_card_title (const FpCatalog *catalog, guint def);

/* fp_text_part_name: returns the name of the part of a total that the query @id gives, with a
 * capital (“Ships”). Free with g_free (). */
char *fp_text_part_name (const FpEdition *edition, const char *id);
