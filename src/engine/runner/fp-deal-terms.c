/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Offers in a deal: order of terms, ids, and rows of the state. */
#include "engine/runner/fp-deal-terms.h"

#include <string.h>

enum
{
  MOST_COUNT = 99, /* of a term, in ids */
};

int
fp_deal_term_order (const FpDealTerm *a, const FpDealTerm *b, uint8_t speaker)
{
  int order = (a->giver != speaker) - (b->giver != speaker);

  if (order == 0)
    order = (int) a->what - b->what;
  if (order == 0)
    order = (int) a->place - b->place;
  if (order == 0)
    order = (int) a->def - b->def;
  if (order == 0)
    order = (int) a->kind - b->kind;
  return order != 0 ? order : (int) a->count - b->count;
}

gboolean
fp_deal_offer_add (FpDealOffer *offer, const FpDealTerm *term)
{
  guint i = offer->n;

  if (offer->n == FP_MAX_OFFER_TERMS)
    return FALSE;
  for (; i > 0 && fp_deal_term_order (&offer->terms[i - 1], term, offer->speaker) > 0; i--)
    offer->terms[i] = offer->terms[i - 1];
  offer->terms[i] = *term;
  offer->n++;
  return TRUE;
}

/* Returns TRUE if @a and @b say the same, whoever speaks. */
static gboolean
is_like (const FpDealTerm *a, const FpDealTerm *b)
{
  return a->giver == b->giver && a->what == b->what && a->place == b->place && a->def == b->def && a->kind == b->kind &&
         a->count == b->count;
}

/* Returns the number of terms of @offer that say the same as @term. */
static guint
count_like (const FpDealOffer *offer, const FpDealTerm *term)
{
  guint n = 0;

  for (guint i = 0; i < offer->n; i++)
    n += is_like (&offer->terms[i], term);
  return n;
}

gboolean
fp_deal_offer_same (const FpDealOffer *a, const FpDealOffer *b)
{
  gboolean same = a->n == b->n;

  for (guint i = 0; i < a->n && same; i++)
    {
      guint like = count_like (b, &a->terms[i]);

      same = like > 0 && like == count_like (a, &a->terms[i]);
    }
  return same;
}

/* --- Ids --- */

static const FpDealTermDef *
def_of (const FpEngine *engine, const FpDealTerm *term)
{
  return &engine->edition->deal_terms[term->what];
}

static void
put_term (const FpEngine *engine, const FpDealTerm *term, uint8_t speaker, char *buffer, gsize size)
{
  const FpDealTermDef *def = def_of (engine, term);
  const char *verb = term->giver == speaker ? "give" : "take";
  char of[128];

  if (def->flags & FP_DEAL_TERM_PLACE)
    g_snprintf (buffer, size, "%s.%s@%s", verb, def->id, fp_place_id (engine, term->place, of, sizeof of));
  else if (def->flags & FP_DEAL_TERM_CARD)
    g_snprintf (buffer, size, "%s.%s.%s", verb, def->id,
                fp_definition_id (engine, fp_catalog_card (engine->catalog, term->def), of, sizeof of));
  else if (def->flags & FP_DEAL_TERM_KIND)
    g_snprintf (buffer, size, "%s.%s.%s.%u", verb, def->id, engine->edition->kinds[term->kind].id, term->count);
  else
    g_snprintf (buffer, size, "%s.%s.%u", verb, def->id, term->count);
}

const char *
fp_deal_offer_id (const FpEngine *engine, const FpDealOffer *offer, char *buffer, gsize size)
{
  char term[192];

  g_strlcpy (buffer, "", size);
  for (guint i = 0; i < offer->n; i++)
    {
      if (i > 0)
        g_strlcat (buffer, "+", size);
      put_term (engine, &offer->terms[i], offer->speaker, term, sizeof term);
      g_strlcat (buffer, term, size);
    }
  return buffer;
}

const char *
fp_deal_option_id (const FpEngine *engine, const FpOption *option, char *buffer, gsize size)
{
  FpDealOffer offer;

  engine->edition->decisions[option->number].offer ((FpEngine *) engine, option, &offer);
  return fp_deal_offer_id (engine, &offer, buffer, size);
}

/* Returns the number that @text is, 0: none. */
static uint8_t
read_count (const char *text)
{
  guint64 count;

  if (*text == '0' || !g_ascii_string_to_unsigned (text, 10, 1, MOST_COUNT, &count, NULL))
    return 0;
  return (uint8_t) count;
}

static gboolean
read_place (const FpEngine *engine, const char *text, FpDealTerm *term)
{
  char id[128];

  for (uint8_t place = 0; place < engine->state->head.n_places; place++)
    if (strcmp (fp_place_id (engine, place, id, sizeof id), text) == 0)
      {
        term->place = place;
        return TRUE;
      }
  return FALSE;
}

static gboolean
read_card (const FpEngine *engine, const char *text, FpDealTerm *term)
{
  int def = fp_catalog_find (engine->catalog, text);

  term->def = def < 0 ? FP_NO_CARD : (uint16_t) def;
  term->count = 1;
  return def >= 0;
}

/* Reads “KIND.N”. */
static gboolean
read_kind (const FpEngine *engine, const char *text, FpDealTerm *term)
{
  const char *dot = strrchr (text, '.');
  g_autofree char *kind = dot != NULL ? g_strndup (text, (gsize) (dot - text)) : g_strdup (text);

  term->kind = (uint8_t) fp_edition_kind (engine->edition, kind);
  term->count = dot != NULL ? read_count (dot + 1) : 0;
  return term->kind != 0 && term->count != 0;
}

/* Reads the rest of a term behind “give.” or “take.”. */
static gboolean
read_what (const FpEngine *engine, const char *text, FpDealTerm *term)
{
  const FpEdition *edition = engine->edition;

  for (guint i = 0; i < edition->n_deal_terms; i++)
    {
      const FpDealTermDef *def = &edition->deal_terms[i];
      gsize n = strlen (def->id);

      if (strncmp (text, def->id, n) != 0 || text[n] != (def->flags & FP_DEAL_TERM_PLACE ? '@' : '.'))
        continue;
      term->what = (uint8_t) i;
      if (def->flags & FP_DEAL_TERM_PLACE)
        return read_place (engine, text + n + 1, term);
      if (def->flags & FP_DEAL_TERM_CARD)
        return read_card (engine, text + n + 1, term);
      if (def->flags & FP_DEAL_TERM_KIND)
        return read_kind (engine, text + n + 1, term);
      term->count = read_count (text + n + 1);
      return term->count != 0;
    }
  return FALSE;
}

gboolean
fp_deal_offer_read (const FpEngine *engine, const char *id, uint8_t speaker, uint8_t other, FpDealOffer *offer)
{
  g_auto (GStrv) parts = g_strsplit (id, "+", FP_MAX_OFFER_TERMS + 1);

  *offer = (FpDealOffer){ .speaker = speaker };
  for (guint i = 0; parts[i] != NULL; i++)
    {
      gboolean gives = g_str_has_prefix (parts[i], "give.");
      FpDealTerm term = { .giver = gives ? speaker : other, .place = FP_NO_PLACE, .def = FP_NO_CARD };

      if (!gives && !g_str_has_prefix (parts[i], "take."))
        return FALSE;
      if (!read_what (engine, parts[i] + strlen ("give."), &term) || !fp_deal_offer_add (offer, &term))
        return FALSE;
    }
  return offer->n > 0;
}

/* --- Rows of the state --- */

void
fp_deal_stored (const FpState *state, guint number, uint8_t speaker, FpDealOffer *offer)
{
  *offer = (FpDealOffer){ .speaker = speaker };
  for (guint i = 0; i < state->head.n_deal_terms; i++)
    if (state->deal_terms[i].offer == number && offer->n < FP_MAX_OFFER_TERMS)
      offer->terms[offer->n++] = state->deal_terms[i];
}

/* Removes the rows of offer @number. */
static void
forget (FpState *state, guint number)
{
  guint kept = 0;

  for (guint i = 0; i < state->head.n_deal_terms; i++)
    if (state->deal_terms[i].offer != number)
      state->deal_terms[kept++] = state->deal_terms[i];
  state->head.n_deal_terms = (uint8_t) kept;
}

gboolean
fp_deal_store (FpState *state, guint number, const FpDealOffer *offer)
{
  forget (state, number);
  if (state->head.n_deal_terms + offer->n > FP_MAX_DEAL_TERMS)
    return FALSE;
  for (guint i = 0; i < offer->n; i++)
    {
      FpDealTerm *row = &state->deal_terms[state->head.n_deal_terms++];

      *row = offer->terms[i];
      row->offer = (uint8_t) number;
    }
  return TRUE;
}
