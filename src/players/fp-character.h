/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Characters of computer players: a level, and habits that bend its choices a little. Each is a
 * file in data/players, which is built into the program. */
#pragma once

#include <glib.h>

/* Habits from −1 to 1. 0 is what the level alone would do. */
typedef struct
{
  double risk; /* below 0: prefers what is safe; above: prefers what may turn out very well */
  double grudges; /* 0 to 1: how much it costs to leave somebody else ahead */
  double alliances; /* inclination to invite players and to join them */
  double deals; /* inclination to accept offers */
  double bluffs; /* 0 to 1: how far secret choices are mixed with random ones */
} FpHabits;

/* All strings are static. */
typedef struct
{
  const char *id, *name;
  const char *gist; /* the habit that stands out, in a few words */
  const char *manners; /* a paragraph */
  const char *portrait; /* description of its face for src/art/; "": it follows from the id */
  const char *level; /* id of the player whose search it uses */
  FpHabits habits;
} FpCharacter;

/* fp_character_nth: returns the id of the @index-th character by its id, or NULL after the last.
 * Static. */
const char *fp_character_nth (guint index);

/* fp_character_find: fills in @character with the one called @id. FALSE: there is none. */
gboolean fp_character_find (const char *id, FpCharacter *character);
