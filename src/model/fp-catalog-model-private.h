/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is in the box, for the model alone. */
#pragma once

#include "model/fp-catalog-model.h"
#include "book/fp-book-search.h"
#include "session/game/fp-session.h"
#include "session/files/fp-user-sets.h"

struct _FpCatalogModel
{
  GObject parent_instance;
  const FpEdition *edition;
  FpCatalogs *catalogs;
  const FpCatalog *catalog; /* the edition's, of those */
  GPtrArray *broken; /* of FpBrokenSet* */
  FpBook *book; /* NULL: not looked into yet, or there is none */
  FpBookSearch *search; /* likewise */
  char *rules_trouble; /* what is wrong with the book, NULL: nothing, or not looked into yet */
};
