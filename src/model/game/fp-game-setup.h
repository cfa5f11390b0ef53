/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The set-up of a new game, as given by the window and on its command line. */
#pragma once

#include <glib-object.h>

enum
{
  FP_GAME_SETUP_SEATS = 2, /* players of a Duel */
};

/* The way in which players get their aliens. */
typedef enum
{
  FP_GAME_ALIENS_CHOSEN, /* openly, one player after the other */
  FP_GAME_ALIENS_DEALT, /* each player is dealt some and secretly keeps one */
  FP_GAME_ALIENS_NONE,
  /* before the game begins; a seat without one chooses as in FP_GAME_ALIENS_CHOSEN */
  FP_GAME_ALIENS_SETTLED,
} FpGameAliens;

/* Choices that may be undone. */
typedef enum
{
  FP_GAME_UNDO_UNTIL_REVEALED,
  FP_GAME_UNDO_ALWAYS,
  FP_GAME_UNDO_NEVER,
} FpGameUndo;

typedef struct
{
  char *names[FP_GAME_SETUP_SEATS];
  /* level of the computer player (fp-levels.h); NULL for a person */
  char *player[FP_GAME_SETUP_SEATS];
  guint64 seed;
  gboolean first_game; /* set-up option “first-game”, which brings its own aliens */
  FpGameAliens aliens;
  /* card id for FP_GAME_ALIENS_SETTLED; NULL if the player chooses */
  char *alien[FP_GAME_SETUP_SEATS];
  FpGameUndo undo;
} FpGameSetup;

#define FP_TYPE_GAME_SETUP (fp_game_setup_get_type ())
GType fp_game_setup_get_type (void);

/* fp_game_setup_new: returns the default: a person against the usual computer player
 * (fp_level_usual ()), a random seed, no options. (transfer full) */
FpGameSetup *fp_game_setup_new (void);
FpGameSetup *fp_game_setup_copy (const FpGameSetup *setup);
void fp_game_setup_free (FpGameSetup *setup);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpGameSetup, fp_game_setup_free)

/* fp_game_setup_usual_name: returns the default name of the player of @seat, a person or a computer
 * player. Static. */
const char *fp_game_setup_usual_name (guint seat, gboolean person);

/* fp_game_setup_name: sets the name of the player of @seat. Surrounding blanks are stripped, and an
 * empty name becomes the default name. */
void fp_game_setup_name (FpGameSetup *setup, guint seat, const char *name);

/* fp_game_setup_seat: sets the computer player of @seat (fp-levels.h); NULL for a person. */
void fp_game_setup_seat (FpGameSetup *setup, guint seat, const char *player);

/* fp_game_setup_settle: sets the alien of @seat; NULL or "" if the player chooses. */
void fp_game_setup_settle (FpGameSetup *setup, guint seat, const char *alien);

/* fp_game_setup_parse_players: parses “Ada=person,Computer=regular” into @setup. “Ada” alone is a
 * person. Returns FALSE with @error (G_OPTION_ERROR) if @text is invalid; @setup may then be partly
 * changed. */
gboolean fp_game_setup_parse_players (FpGameSetup *setup, const char *text, GError **error);

/* fp_game_setup_parse_seed: parses a decimal number of at most 64 bits. An empty or blank @text
 * draws a random seed. Returns FALSE with @error (G_OPTION_ERROR) if @text is invalid. */
gboolean fp_game_setup_parse_seed (FpGameSetup *setup, const char *text, GError **error);
