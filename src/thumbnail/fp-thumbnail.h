/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small picture of a saved game for file managers: the faces of its players. */
#pragma once

#include <cairo.h>
#include <gio/gio.h>

/* fp_thumbnail_seats: returns the players of the game in the file @path as a bystander sees them,
 * of FpSeatItem. NULL with @error (G_IO_ERROR_INVALID_DATA) if the file is no game that can be
 * opened. (transfer full) */
GListModel *fp_thumbnail_seats (const char *path, GError **error);

/* fp_thumbnail_draw: draws @seats into the square from 0, 0 to @size, @size of @cr: for each player
 * the face of their alien in the light of their colour, or a disc before they have one, and below
 * it how much of what wins they have. */
void fp_thumbnail_draw (cairo_t *cr, double size, GListModel *seats);
