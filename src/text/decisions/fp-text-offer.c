/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Offers in a deal, in words. */
#include "text/fp-text-private.h"
#include "text/fp-text-tables.h"

/* Returns the kind of cards that @term is about, NULL: of none, or of any. */
static const char *
kind_of (const FpEngine *engine, const FpDealTerm *term)
{
  if (term->def != FP_NO_CARD)
    return fp_catalog_card (engine->catalog, term->def)->kind_def->id;
  return term->kind != 0 ? engine->edition->kinds[term->kind].id : NULL;
}

/* Returns @term as a thing: “a colony on Lull”. */
static char *
term_text (const FpTextContext *wording, const FpDealTerm *term)
{
  const FpEngine *engine = wording->engine;
  const FpDealTermDef *def = &engine->edition->deal_terms[term->what];
  const FpDealTermText *row = fp_text_deal_term_row (engine->edition, def->id, kind_of (engine, term));
  guint count = MAX (term->count, 1);
  g_autofree char *number = fp_text_number ((int) count);
  g_autofree char *place = fp_text_place (wording, term->place, FP_TEXT_PLACE_AT);
  g_autofree char *card = term->def != FP_NO_CARD ? fp_text_card_name (engine->catalog, term->def) : NULL;
  const char *pattern;

  if (row == NULL)
    return g_strdup (def->id);
  pattern = row->many != NULL ? g_dngettext (GETTEXT_PACKAGE, row->one, row->many, count) : _ (row->one);
  return fp_text_fill (pattern, "count", number, "at", place, "card", card != NULL ? card : "", NULL);
}

char *
fp_text_deal_term (FpEngine *engine, const FpDealTerm *term, uint8_t viewer, const FpTextNames *names)
{
  FpTextContext wording = { engine, names, viewer };

  return fp_text_capital (term_text (&wording, term));
}

/* Returns what @offer's speaker gives (@gives) or takes as a list of things, NULL: nothing. */
static char *
side_text (const FpTextContext *wording, const FpDealOffer *offer, gboolean gives)
{
  g_autoptr (GPtrArray) things = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < offer->n; i++)
    if ((offer->terms[i].giver == offer->speaker) == gives)
      g_ptr_array_add (things, term_text (wording, &offer->terms[i]));
  return things->len > 0 ? fp_text_list (things) : NULL;
}

char *
fp_text_offer_label (const FpTextContext *wording, const FpDealOffer *offer)
{
  g_autofree char *gives = side_text (wording, offer, TRUE);
  g_autofree char *takes = side_text (wording, offer, FALSE);

  if (gives == NULL)
    return fp_text_fill (_ ("Take {takes}"), "takes", takes != NULL ? takes : "", NULL);
  if (takes == NULL)
    return fp_text_fill (_ ("Give {gives}"), "gives", gives, NULL);
  return fp_text_fill (_ ("Give {gives}, take {takes}"), "gives", gives, "takes", takes, NULL);
}

char *
fp_text_offer (const FpTextContext *wording, const FpDealOffer *offer)
{
  g_autofree char *gives = side_text (wording, offer, TRUE);
  g_autofree char *takes = side_text (wording, offer, FALSE);

  if (gives == NULL)
    return fp_text_fill (_ ("Take {takes} for nothing"), "takes", takes != NULL ? takes : "", NULL);
  if (takes == NULL)
    return fp_text_fill (_ ("Give {gives} for nothing"), "gives", gives, NULL);
  if (strcmp (gives, takes) == 0)
    /* Translators: an offer in which both give the same: “Swap the lowest attack each”. */
    return fp_text_fill (_ ("Swap {gives} each"), "gives", gives, NULL);
  return fp_text_fill (_ ("Give {gives} for {takes}"), "gives", gives, "takes", takes, NULL);
}

char *
fp_text_offer_told (const FpTextContext *wording, const FpDealOffer *offer, uint8_t partner)
{
  const char *other = fp_text_seat (wording, partner);
  g_autofree char *gives = side_text (wording, offer, TRUE);
  g_autofree char *takes = side_text (wording, offer, FALSE);

  /* Translators: the name of a player stands in front: “asks Bo for a colony on Lull and gives
   * nothing”. */
  if (gives == NULL)
    return fp_text_fill (_ ("asks {other} for {takes} and gives nothing"), "other", other, "takes",
                         takes != NULL ? takes : "", NULL);
  if (takes == NULL)
    return fp_text_fill (_ ("offers {other} {gives} for nothing"), "other", other, "gives", gives, NULL);
  if (strcmp (gives, takes) == 0)
    return fp_text_fill (_ ("offers {other} a swap: {gives} each"), "other", other, "gives", gives, NULL);
  return fp_text_fill (_ ("offers {other} {gives} for {takes}"), "other", other, "gives", gives, "takes", takes, NULL);
}
