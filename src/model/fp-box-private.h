/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is in the box, for the model alone. */
#pragma once

#include "model/fp-box.h"
#include "session/fp-session.h"
#include "session/fp-sets.h"

struct _FpBox
{
  GObject parent_instance;
  const FpEdition *edition;
  FpCatalogs *catalogs;
  const FpCatalog *catalog; /* the edition's, of those */
  GPtrArray *broken; /* of FpBrokenSet* */
};
