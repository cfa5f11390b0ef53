/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Variants of an edition: the edition of one game, if that is not the usual one.
 *
 * The id of a seat is its colour: planets, orders, options and saves are called after it. A game in
 * which the first player is green therefore has an edition of its own, in which the first seat is
 * green and the cards of that colour belong to it.
 *
 * The tables of modules that are on (fp-edition-module.h) are appended to those of the edition, in
 * the order of its modules. All that has a number in the language of cards has it in each variant,
 * so sets compile to the same programs. Nothing of a variant changes while its game runs. */
#pragma once

#include "engine/runner/fp-edition.h"

typedef struct _FpEditionVariant FpEditionVariant;

/* fp_edition_order_colours: puts the number of the colour of each seat into @colours: those of
 * @ids (at most edition->most_seats strings, ended by NULL) in their order, then the others in the
 * usual one. FALSE if @ids names an unknown colour, or one twice. */
gboolean fp_edition_order_colours (const FpEdition *edition, const char *const *ids, uint8_t colours[FP_MAX_SEATS]);

/* fp_edition_is_usual: returns TRUE if the variant with @colours (NULL: the usual ones) and
 * @modules (bit per module) is @edition itself. */
gboolean fp_edition_is_usual (const FpEdition *edition, const uint8_t *colours, uint64_t modules);

/* fp_edition_variant_new: returns the variant of @usual, which must live longer, with @colours of
 * seats (NULL: the usual ones) and with @modules. */
FpEditionVariant *fp_edition_variant_new (const FpEdition *usual, const uint8_t *colours, uint64_t modules);
void fp_edition_variant_free (FpEditionVariant *variant);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpEditionVariant, fp_edition_variant_free)

/* fp_edition_variant_get: returns the edition, owned by @variant.
 * fp_edition_variant_is: returns TRUE if it is the one of @usual with @colours and @modules. */
const FpEdition *fp_edition_variant_get (const FpEditionVariant *variant);
gboolean fp_edition_variant_is (const FpEditionVariant *variant, const FpEdition *usual, const uint8_t *colours,
                                uint64_t modules);

/* fp_edition_colour: returns the number of @seat's colour in the usual order of @edition's
 * colours. */
static inline uint8_t
fp_edition_colour (const FpEdition *edition, uint8_t seat)
{
  return edition->colours != NULL ? edition->colours[seat] : seat;
}
