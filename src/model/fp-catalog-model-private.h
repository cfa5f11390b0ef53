/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fields of FpCatalogModel, for the model alone. */
#pragma once

#include "model/fp-catalog-model.h"
#include "book/fp-book-search.h"
#include "session/game/fp-catalogs.h"
#include "session/game/fp-session.h"
#include "session/files/fp-user-sets.h"

struct _FpCatalogModel
{
  GObject parent_instance;
  const FpEdition *edition;
  FpCatalogs *catalogs;
  const FpCatalog *catalog; /* the edition's catalog; owned by catalogs */
  GPtrArray *broken; /* of FpBrokenSet* */
  FpBook *book; /* NULL if not read yet, or if there is none */
  FpBookSearch *search; /* NULL if not built yet, or if there is no book */
  /* problems found in the book; NULL if there are none, or if it was not read yet */
  char *rules_trouble;
};
