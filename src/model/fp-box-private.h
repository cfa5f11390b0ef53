/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is in the box, for the model alone. */
#pragma once

#include "model/fp-box.h"
#include "rules/fp-rules-search.h"
#include "session/fp-session.h"
#include "session/fp-sets.h"

struct _FpBox
{
  GObject parent_instance;
  const FpEdition *edition;
  FpCatalogs *catalogs;
  const FpCatalog *catalog; /* the edition's, of those */
  GPtrArray *broken; /* of FpBrokenSet* */
  FpBook *book; /* NULL: not looked into yet, or there is none */
  FpRulesSearch *search; /* likewise */
  char *rules_trouble; /* what is wrong with the book, NULL: nothing, or not looked into yet */
};
