/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The puzzles of the program and of the user, and which of them are solved.
 *
 * Solved puzzles are kept by their ids in $XDG_DATA_HOME/fifth-planet/puzzles.ini. */
#pragma once

#include "model/fp-catalog-model.h"

/* A puzzle in a list. */
typedef struct
{
  char *id, *path;
  char *title; /* “Puzzle 3”, or the name that the user's own has */
  /* the player who must win, and the question: “Red (Zombie) · Which card do you play?” */
  char *about;
  const char *level; /* “easy”, translated; NULL: unknown, it is the user's own */
  gboolean own, solved;
} FpPuzzleEntry;

typedef struct _FpPuzzleShelf FpPuzzleShelf;

/* fp_puzzle_shelf_new: lists the puzzles of the edition @edition. Files at fault are left out. A
 * file is read again only if it has changed since the last list. Free with
 * fp_puzzle_shelf_free (). */
FpPuzzleShelf *fp_puzzle_shelf_new (FpCatalogModel *catalog_model, const char *edition);
void fp_puzzle_shelf_free (FpPuzzleShelf *shelf);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpPuzzleShelf, fp_puzzle_shelf_free)

/* fp_puzzle_shelf_entries: returns the puzzles, of FpPuzzleEntry*, from easy to hard, then the
 * user's own; owned by @shelf. */
const GPtrArray *fp_puzzle_shelf_entries (const FpPuzzleShelf *shelf);

/* fp_puzzle_shelf_next: returns the path of the puzzle after the one in @path, the next unsolved
 * one if there is one; NULL: there is no other. Free with g_free (). */
char *fp_puzzle_shelf_next (const FpPuzzleShelf *shelf, const char *path);

/* fp_puzzle_shelf_mark_solved: keeps that the puzzle called @id is solved. */
void fp_puzzle_shelf_mark_solved (const char *id);
