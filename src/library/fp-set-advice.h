/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Advice about sets without mistakes: abilities that will hardly do what their author meant. */
#pragma once

#include "library/fp-library-private.h"

/* fp_set_advise: adds what is to be said about the cards of @sources (of FpCardSource), which were
 * compiled into @catalog without mistakes, to the FpSetFile.advice of their files. */
void fp_set_advise (const FpCatalog *catalog, const FpEdition *edition, const GArray *sources);
