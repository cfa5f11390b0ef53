/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The set-up of a new game, as given by the window and on its command line. */
#pragma once

#include <gio/gio.h>

#include "model/fp-catalog-model.h"

typedef struct _FpEdition FpEdition;

/* The way in which players get their aliens. */
typedef enum
{
  FP_GAME_ALIENS_CHOSEN, /* openly, one player after the other */
  FP_GAME_ALIENS_DEALT, /* each player is dealt some and secretly keeps one */
  FP_GAME_ALIENS_NONE,
  /* before the game begins; a seat without one chooses as in FP_GAME_ALIENS_CHOSEN */
  FP_GAME_ALIENS_SETTLED,
  FP_GAME_ALIENS_RANDOM, /* dealt openly; only where the edition lets players choose by an option */
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
  char *name;
  char *player; /* level of the computer player (fp-levels.h); NULL for a person */
  char *alien; /* card id for FP_GAME_ALIENS_SETTLED; NULL if the player chooses */
  guint colour; /* number of the edition's colour; no other seat has it */
} FpGameSetupSeat;

typedef struct
{
  const FpEdition *edition;
  guint n_seats;
  FpGameSetupSeat *seats; /* n_seats of them */
  guint64 seed;
  guint first_game; /* number of the group of aliens for a first game, 0 for none */
  gboolean box_only; /* cards of other sets stay out, where the edition has such an option */
  guint64 modules; /* set-up options that are modules of the edition, bit per option */
  gboolean campaign; /* games in a row with a score, where the edition has campaigns */
  FpGameAliens aliens;
  FpGameUndo undo;
} FpGameSetup;

#define FP_TYPE_GAME_SETUP (fp_game_setup_get_type ())
GType fp_game_setup_get_type (void);

/* fp_game_setup_new: returns the default of the first edition: four seats if it has so many, a
 * person against usual computer players (fp_level_usual ()), a random seed, no options. (transfer
 * full) */
FpGameSetup *fp_game_setup_new (void);

/* fp_game_setup_new_for: returns the same for @edition. (transfer full) */
FpGameSetup *fp_game_setup_new_for (const FpEdition *edition);
FpGameSetup *fp_game_setup_copy (const FpGameSetup *setup);
void fp_game_setup_free (FpGameSetup *setup);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpGameSetup, fp_game_setup_free)

/* fp_game_setup_edition: returns the id of the edition, fp_game_setup_edition_name its translated
 * name. Both are static. */
const char *fp_game_setup_edition (const FpGameSetup *setup);
const char *fp_game_setup_edition_name (const FpGameSetup *setup);

/* fp_game_setup_edition_names: returns the translated names of the editions of the program in their
 * order, ended by NULL. Free with g_strfreev (). */
char **fp_game_setup_edition_names (void);

/* fp_game_setup_new_nth: returns the default of the edition @index of the program, or NULL if there
 * are fewer. (transfer full) */
FpGameSetup *fp_game_setup_new_nth (guint index);

/* fp_game_setup_new_called: returns the default of the edition with the id @id, or NULL with @error
 * (G_OPTION_ERROR) if the program has none. (transfer full) */
FpGameSetup *fp_game_setup_new_called (const char *id, GError **error);

/* fp_game_setup_gist: returns a sentence about the edition, or NULL if it has none.
 * fp_game_setup_format_seats: returns how many players it is for (“2 to 6 players”); free with
 * g_free (). */
const char *fp_game_setup_gist (const FpGameSetup *setup);
char *fp_game_setup_format_seats (const FpGameSetup *setup);

/* fp_game_setup_sheets: returns the kind of cards that players get before the game (“alien”), or
 * NULL if the edition has none. */
const char *fp_game_setup_sheets (const FpGameSetup *setup);

/* fp_game_setup_drop_aliens: takes settled aliens away from seats if they aren't among @aliens (of
 * FpPrintedCard). */
void fp_game_setup_drop_aliens (FpGameSetup *setup, GListModel *aliens);

/* fp_game_setup_has_box_only: returns TRUE if the edition can leave out cards of other sets. */
gboolean fp_game_setup_has_box_only (const FpGameSetup *setup);

/* fp_game_setup_draw_aliens: draws @n_seats different aliens that go together from @aliens
 * (FpPrintedCard; NULL: none) by chance, and puts their positions into @drawn. Returns FALSE if
 * there are too few. */
gboolean fp_game_setup_draw_aliens (GListModel *aliens, guint n_seats, guint *drawn);

/* fp_game_setup_first_games: returns how many groups of aliens the edition recommends for a first
 * game. */
guint fp_game_setup_first_games (const FpGameSetup *setup);

/* fp_game_setup_format_first_game: returns a sentence that names those of @aliens (FpPrintedCard)
 * that are in the group @number for a first game. If no card says so: the name of that set-up
 * option, or NULL if it has none. Free with g_free (). */
char *fp_game_setup_format_first_game (const FpGameSetup *setup, GListModel *aliens, guint number);

/* fp_game_setup_deals: returns TRUE if the edition can deal aliens at random without a choice. */
gboolean fp_game_setup_deals (const FpGameSetup *setup);

/* fp_game_setup_has_campaigns: returns TRUE if games of the edition can be played in a row, with a
 * score. */
gboolean fp_game_setup_has_campaigns (const FpGameSetup *setup);

/* fp_game_setup_least, fp_game_setup_most: return the least and the most seats of the edition. */
guint fp_game_setup_least (const FpGameSetup *setup);
guint fp_game_setup_most (const FpGameSetup *setup);

/* fp_game_setup_resize: sets the number of seats, brought within the edition's bounds. New seats
 * get usual computer players and the first free colours. */
void fp_game_setup_resize (FpGameSetup *setup, guint n_seats);

/* fp_game_setup_colour: returns the id of the colour of @seat (“orange”).
 * fp_game_setup_colour_name: returns its translated name, fp_game_setup_colour_inside: as inside a
 * sentence. fp_game_setup_shape: returns the character that goes with it. All are static. */
const char *fp_game_setup_colour (const FpGameSetup *setup, guint seat);
const char *fp_game_setup_colour_name (const FpGameSetup *setup, guint seat);
const char *fp_game_setup_colour_inside (const FpGameSetup *setup, guint seat);
const char *fp_game_setup_shape (const FpGameSetup *setup, guint seat);

/* fp_game_setup_nth_colour: returns the translated name of @colour, which is below
 * fp_game_setup_most (). Static. */
const char *fp_game_setup_nth_colour (const FpGameSetup *setup, guint colour);

/* fp_game_setup_give_colour: gives @colour to @seat. A seat that had it gets the colour that @seat
 * had. */
void fp_game_setup_give_colour (FpGameSetup *setup, guint seat, guint colour);

/* fp_game_setup_give_colour_called: likewise by the id of the colour. Changes nothing if the
 * edition has none of that id. */
void fp_game_setup_give_colour_called (FpGameSetup *setup, guint seat, const char *id);

/* fp_game_setup_usual_name: returns the default name of the player of @seat, a person or a computer
 * player. Static. */
const char *fp_game_setup_usual_name (guint seat, gboolean person);

/* fp_game_setup_usual_name_of: likewise of @player (fp-levels.h), NULL for a person. A character
 * has its own name. Static. */
const char *fp_game_setup_usual_name_of (guint seat, const char *player);

/* fp_game_setup_name: sets the name of the player of @seat. Surrounding blanks are stripped, and an
 * empty name becomes the default name. */
void fp_game_setup_name (FpGameSetup *setup, guint seat, const char *name);

/* fp_game_setup_seat: sets the computer player of @seat (fp-levels.h); NULL for a person. */
void fp_game_setup_seat (FpGameSetup *setup, guint seat, const char *player);

/* fp_game_setup_settle: sets the alien of @seat; NULL or "" if the player chooses. */
void fp_game_setup_settle (FpGameSetup *setup, guint seat, const char *alien);

/* fp_game_setup_parse_players: parses “Ada=person,Computer=regular” into @setup, which gets a seat
 * for each player. “Ada” alone is a person. Returns FALSE with @error (G_OPTION_ERROR) if @text is
 * invalid; @setup may then be partly changed. */
gboolean fp_game_setup_parse_players (FpGameSetup *setup, const char *text, GError **error);

/* fp_game_setup_parse_colours: gives the seats the colours “green,yellow” in order, and the seats
 * after them the other colours. Returns FALSE, and changes nothing, if @text names an unknown
 * colour, or one twice. */
gboolean fp_game_setup_parse_colours (FpGameSetup *setup, const char *text, GError **error);

/* fp_game_setup_parse_seed: parses a decimal number of at most 64 bits. An empty or blank @text
 * draws a random seed. Returns FALSE with @error (G_OPTION_ERROR) if @text is invalid. */
gboolean fp_game_setup_parse_seed (FpGameSetup *setup, const char *text, GError **error);
