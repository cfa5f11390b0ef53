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
  FpBook *book; /* NULL if not read yet, or if there is none */
  FpBookSearch *search; /* NULL if not built yet, or if there is no book */
  /* problems found in the book; NULL if there are none, or if it was not read yet */
  char *rules_trouble;
};
