/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names of steps, wholes and actions. */
#include "text/fp-text-private.h"
#include "text/fp-text-tables.h"

const char *
fp_text_step (const FpEngine *engine, guint procedure, guint encounter)
{
  const FpEdition *edition = engine->edition;
  const FpMomentText *moment = fp_text_moment (edition, procedure);
  const char *title;

  if (procedure >= edition->n_procedures || !edition->procedures[procedure].step)
    return NULL;
  title = encounter > 0
              ? fp_text_other_title (edition, edition->encounters[encounter].id, edition->procedures[procedure].id)
              : NULL;
  if (title != NULL)
    return _ (title);
  return moment != NULL && moment->title != NULL ? _ (moment->title) : edition->procedures[procedure].id;
}

const char *
fp_text_moment_name (const FpEdition *edition, guint procedure)
{
  const FpMomentText *moment = fp_text_moment (edition, procedure);

  if (moment != NULL)
    return _ (moment->name != NULL ? moment->name : moment->title);
  return procedure < edition->n_procedures ? edition->procedures[procedure].id : "";
}

gboolean
fp_text_has_moment (const FpEdition *edition, guint procedure)
{
  return fp_text_moment (edition, procedure) != NULL;
}
