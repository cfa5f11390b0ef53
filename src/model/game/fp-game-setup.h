/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a new game is to be set up, as the window and its command line say it. */
#pragma once

#include <glib-object.h>

enum
{
  FP_GAME_SETUP_SEATS = 2, /* of a Duel */
};

/* How players come to their aliens. */
typedef enum
{
  FP_GAME_ALIENS_CHOSEN, /* openly, one after the other */
  FP_GAME_ALIENS_DEALT, /* some are dealt to each, who secretly picks one */
  FP_GAME_ALIENS_NONE,
  FP_GAME_ALIENS_SETTLED, /* before the game begins; where none is settled, as with FP_GAME_ALIENS_CHOSEN */
} FpGameAliens;

/* What may be taken back. */
typedef enum
{
  FP_GAME_UNDO_UNTIL_REVEALED,
  FP_GAME_UNDO_ALWAYS,
  FP_GAME_UNDO_NEVER,
} FpGameUndo;

typedef struct
{
  char *names[FP_GAME_SETUP_SEATS];
  char *player[FP_GAME_SETUP_SEATS]; /* the computer player of the seat (fp-levels.h); NULL: a person */
  guint64 seed;
  gboolean first_game; /* the set-up option for a first game, which has aliens of its own */
  FpGameAliens aliens;
  char *alien[FP_GAME_SETUP_SEATS]; /* of FP_GAME_ALIENS_SETTLED: id of a card; NULL: its player chooses */
  FpGameUndo undo;
} FpGameSetup;

#define FP_TYPE_GAME_SETUP (fp_game_setup_get_type ())
GType fp_game_setup_get_type (void);

/* fp_game_setup_new: a person against the usual computer player (fp_level_usual ()), a seed drawn at random, no option.
 * (transfer full) */
FpGameSetup *fp_game_setup_new (void);
FpGameSetup *fp_game_setup_copy (const FpGameSetup *setup);
void fp_game_setup_free (FpGameSetup *setup);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpGameSetup, fp_game_setup_free)

/* fp_game_setup_usual_name: what the player of @seat is called who has no name yet, a person or a computer player.
 * Static. */
const char *fp_game_setup_usual_name (guint seat, gboolean person);

/* fp_game_setup_name: calls the player of @seat @name; blanks around it are taken off, instead of an empty name the
 * usual one is taken. */
void fp_game_setup_name (FpGameSetup *setup, guint seat, const char *name);

/* fp_game_setup_seat: lets @player play @seat (fp-levels.h); NULL: a person. */
void fp_game_setup_seat (FpGameSetup *setup, guint seat, const char *player);

/* fp_game_setup_settle: settles the alien of @seat; NULL or "": its player chooses. */
void fp_game_setup_settle (FpGameSetup *setup, guint seat, const char *alien);

/* fp_game_setup_parse_players: reads “Ada=person,Computer=regular” into @setup; “Ada” alone is a person.
 * FALSE with @error (G_OPTION_ERROR) and @setup half changed if it can't be read. */
gboolean fp_game_setup_parse_players (FpGameSetup *setup, const char *text, GError **error);

/* fp_game_setup_parse_seed: reads a decimal number of at most 64 bits; an empty or blank @text draws one at random.
 * FALSE with @error (G_OPTION_ERROR) if it is none. */
gboolean fp_game_setup_parse_seed (FpGameSetup *setup, const char *text, GError **error);
