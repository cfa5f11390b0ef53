/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions about files: which one, and what is wrong with one. */
#pragma once

#include <adwaita.h>

#include "model/fp-game-opening.h"

/* What is done with the file @path that was chosen. */
typedef void (*FpFileChosen) (GtkWindow *window, const char *path);

/* fp_file_dialog_open: asks which game is to be opened; @chosen is called for each. */
void fp_file_dialog_open (GtkWindow *window, FpFileChosen chosen);

/* fp_file_dialog_save: asks where a game is to be kept; @name is proposed (without the ending). */
void fp_file_dialog_save (GtkWindow *window, const char *name, FpFileChosen chosen);

/* fp_file_dialog_trouble: says under @title what @opening says.  @copy is called if somebody wants a copy of the game
 * in
 * @path, which is offered if it is in use. */
void fp_file_dialog_trouble (GtkWindow *window, const char *title, const char *path, const FpGameOpening *opening,
                             FpFileChosen copy);
