/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A variant of an edition: its seats have other colours than usual.
 *
 * The id of a seat is its colour: planets, orders, options and saves are called after it. A game in
 * which the first player is green therefore has an edition of its own, in which the first seat is
 * green and the cards of that colour belong to it. Its cards are compiled for it
 * (session/game/fp-catalogs.h). All other parts are those of the usual edition. */
#pragma once

#include "engine/runner/fp-edition.h"

typedef struct _FpEditionVariant FpEditionVariant;

/* fp_edition_order_colours: puts the number of the colour of each seat into @colours: those of
 * @ids (at most edition->most_seats strings, ended by NULL) in their order, then the others in the
 * usual one. FALSE if @ids names an unknown colour, or one twice. */
gboolean fp_edition_order_colours (const FpEdition *edition, const char *const *ids, uint8_t colours[FP_MAX_SEATS]);

/* fp_colours_are_usual: returns TRUE if each seat of @edition has its usual colour in @colours. */
gboolean fp_colours_are_usual (const FpEdition *edition, const uint8_t colours[FP_MAX_SEATS]);

/* fp_edition_variant_new: returns @usual, which must live longer, with these colours of seats. */
FpEditionVariant *fp_edition_variant_new (const FpEdition *usual, const uint8_t colours[FP_MAX_SEATS]);
void fp_edition_variant_free (FpEditionVariant *variant);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpEditionVariant, fp_edition_variant_free)

/* fp_edition_variant_get: returns the edition, owned by @variant. */
const FpEdition *fp_edition_variant_get (const FpEditionVariant *variant);

/* fp_edition_colour: returns the number of @seat's colour in the usual order of @edition's
 * colours. */
static inline uint8_t
fp_edition_colour (const FpEdition *edition, uint8_t seat)
{
  return edition->colours != NULL ? edition->colours[seat] : seat;
}
