/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fields of FpCatalogModel, for the model alone. */
#pragma once

#include "model/fp-catalog-model.h"
#include "book/fp-book-search.h"
#include "session/game/fp-catalogs.h"
#include "session/game/fp-session.h"
#include "session/files/fp-user-sets.h"

/* The cards of all editions, shared by their models. */
typedef struct
{
  FpCatalogs *catalogs;
  GPtrArray *broken; /* of FpBrokenSet* */
} FpSharedCards;

struct _FpCatalogModel
{
  GObject parent_instance;
  const FpEdition *edition;
  GPtrArray *others; /* of FpCatalogModel, for the other editions; NULL in these */
  FpSharedCards *shared; /* an atomic reference-counted box */
  FpCatalogs *catalogs; /* owned by @shared */
  const FpCatalog *catalog; /* the edition's catalog; owned by @shared */
  const FpCatalog *whole; /* with the cards of all modules; NULL if not read yet */
  FpBook *book; /* NULL if not read yet, or if there is none */
  FpBookSearch *search; /* NULL if not built yet, or if there is no book */
  /* problems found in the book; NULL if there are none, or if it was not read yet */
  char *rules_trouble;
};

/* fp_catalog_model_whole: returns the edition's cards and those of all its modules, for cards that
 * are looked up or listed outside of games. */
const FpCatalog *fp_catalog_model_whole (FpCatalogModel *self);
