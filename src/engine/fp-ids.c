/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ids of decisions, options and cards (contracts.md, Ids). */
#include "engine/fp-engine.h"
#include "engine/fp-moves.h"

#include <string.h>

const char *
fp_decision_id (const FpEngine *engine, const FpDecision *decision, char *buffer, gsize size)
{
  const char *what = engine->edition->decisions[decision->kind].what;
  const char *step = engine->edition->procedures[decision->step].id;

  if (what == NULL)
    g_strlcpy (buffer, step, size);
  else
    g_snprintf (buffer, size, "%s/%s", step, what);
  return buffer;
}

/* Which of the tokens of its owner that have such a half @card is, from 1: in the order in which they were made. */
static guint
rank_of_half (const FpEngine *engine, uint16_t card, guint half)
{
  const FpState *s = engine->state;
  const FpCardDef *def = fp_engine_def (engine, card);
  guint rank = 1;

  for (uint16_t other = 0; other < card; other++)
    {
      const FpCardDef *like = fp_engine_def (engine, other);

      if (like->kind != FP_KIND_TACTIC || s->cards[other].holder != s->cards[card].holder)
        continue;
      for (guint i = 0; i < 2; i++)
        if (like->icon[i] == def->icon[half] && like->half[i] == def->half[half])
          {
            rank++;
            break;
          }
    }
  return rank;
}

const char *
fp_engine_half_id (const FpEngine *engine, uint16_t card, guint half, char *buffer, gsize size)
{
  const FpCardDef *def = fp_engine_def (engine, card);
  guint rank = rank_of_half (engine, card, half);

  if (rank > 1)
    g_snprintf (buffer, size, "%s-%d@%u", fp_icon_word (def->icon[half]), def->half[half], rank);
  else
    g_snprintf (buffer, size, "%s-%d", fp_icon_word (def->icon[half]), def->half[half]);
  return buffer;
}

const char *
fp_engine_card_id (const FpEngine *engine, uint16_t card, char *buffer, gsize size)
{
  const FpCardDef *def = fp_engine_def (engine, card);

  if (def->kind == FP_KIND_TACTIC)
    return fp_engine_half_id (engine, card, 0, buffer, size);
  if (strcmp (def->set, engine->edition->id) == 0)
    g_strlcpy (buffer, def->id, size);
  else
    g_snprintf (buffer, size, "%s:%s", def->set, def->id);
  return buffer;
}

static const char *
line_id (const FpEngine *engine, const FpOption *option, char *buffer, gsize size)
{
  const FpInstruction *line = fp_catalog_instruction (engine->catalog, option->value);
  const char *id = fp_catalog_string (engine->catalog, line->id);

  if (id != NULL)
    g_strlcpy (buffer, id, size);
  else
    g_snprintf (buffer, size, "%u", option->number);
  return buffer;
}

static const char *
word_id (const FpOption *option)
{
  switch (option->target)
    {
    case FP_WORDS_KIND:
      return fp_kind_word ((FpCardKind) option->value);
    case FP_WORDS_ICON:
      return fp_icon_word ((FpIcon) option->value);
    case FP_WORDS_SYMBOL:
      return fp_symbol_word ((FpSymbol) option->value);
    default:
      return fp_envoy_deck_word ((FpEnvoyDeck) option->value);
    }
}

/* A card that the asked seat may not see is called by what lies face down there: an envoy by its deck. */
static const char *
card_option_id (const FpEngine *engine, uint16_t card, char *buffer, gsize size)
{
  const FpAsk *ask = &engine->state->head.ask;
  const FpCardDef *def = fp_engine_def (engine, card);

  if (def->kind != FP_KIND_ENVOY || !ask->open || fp_card_seen (engine, card, ask->seat))
    return fp_engine_card_id (engine, card, buffer, size);
  g_snprintf (buffer, size, "%s-%s", fp_kind_word (def->kind), fp_envoy_deck_word (def->deck));
  return buffer;
}

const char *
fp_option_id (const FpEngine *engine, const FpOption *option, char *buffer, gsize size)
{
  switch ((FpOptionKind) option->kind)
    {
    case FP_OPTION_NUMBER:
      g_snprintf (buffer, size, "%d", option->value);
      return buffer;
    case FP_OPTION_CARD:
      return card_option_id (engine, (uint16_t) option->value, buffer, size);
    case FP_OPTION_HALF:
      return fp_engine_half_id (engine, (uint16_t) (option->value / 2), option->value & 1, buffer, size);
    case FP_OPTION_PLANET:
      return fp_engine_card_id (engine, engine->state->places[option->value].card, buffer, size);
    case FP_OPTION_SEAT:
      g_strlcpy (buffer, engine->edition->seat_ids[option->value], size);
      return buffer;
    case FP_OPTION_LINE:
      return line_id (engine, option, buffer, size);
    case FP_OPTION_WORD:
      g_strlcpy (buffer, word_id (option), size);
      return buffer;
    case FP_OPTION_YES:
      g_strlcpy (buffer, "yes", size);
      return buffer;
    case FP_OPTION_NO:
      g_strlcpy (buffer, "no", size);
      return buffer;
    case FP_OPTION_PASS:
      g_strlcpy (buffer, "pass", size);
      return buffer;
    case FP_OPTION_DONE:
      g_strlcpy (buffer, "done", size);
      return buffer;
    }
  g_assert_not_reached ();
}

/* A token may be called by either half, or by the name of its definition; any card with its set before it. */
static gboolean
also_called (const FpEngine *engine, uint16_t card, const char *id)
{
  const FpCardDef *def = fp_engine_def (engine, card);
  gsize n = strlen (def->set);
  char buffer[64];

  if (def->kind == FP_KIND_TACTIC && strcmp (fp_engine_half_id (engine, card, 1, buffer, sizeof buffer), id) == 0)
    return TRUE;
  if (strncmp (id, def->set, n) == 0 && id[n] == ':')
    id += n + 1;
  return strcmp (def->id, id) == 0;
}

int
fp_engine_find_option (FpEngine *engine, const char *id)
{
  const FpOptions *options = fp_engine_options (engine);
  gsize n = strlen (id);
  g_autofree char *plain = n > 2 && strcmp (id + n - 2, "@1") == 0 ? g_strndup (id, n - 2) : g_strdup (id);
  char buffer[64];

  for (guint i = 0; i < options->n; i++)
    if (strcmp (fp_option_id (engine, &options->option[i], buffer, sizeof buffer), plain) == 0)
      return (int) i;
  for (guint i = 0; i < options->n; i++)
    {
      const FpOption *option = &options->option[i];

      if (option->kind == FP_OPTION_CARD && also_called (engine, (uint16_t) option->value, plain))
        return (int) i;
    }
  return -1;
}
