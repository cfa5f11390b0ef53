/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The networks that are built into the program: EDITION-SEATS.txt in data/networks, else
 * EDITION.txt for any number of seats. */
#pragma once

#include "players/fp-network.h"

/* fp_networks_find: returns the network for games of @edition with @n_seats, NULL if there is none
 * or it was trained with other features. (transfer full) */
FpNetwork *fp_networks_find (const FpEdition *edition, guint n_seats);
