/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words of the card language and their numbers. */
#include "engine/state/fp-types.h"

#include <string.h>

#define FP_WORD(name, word) word,

static const char *const kind_words[] = { "", FP_CARD_KINDS (FP_WORD) };
static const char *const icon_words[] = { "", FP_ICONS (FP_WORD) };
static const char *const symbol_words[] = { "", FP_SYMBOLS (FP_WORD) };
static const char *const deck_words[] = { "", FP_ENVOY_DECKS (FP_WORD) };

static guint
find_word (const char *const *words, guint n, const char *word)
{
  for (guint i = 1; i < n; i++)
    if (strcmp (words[i], word) == 0)
      return i;
  return 0;
}

const char *
fp_kind_word (FpCardKind kind)
{
  return kind_words[kind];
}

const char *
fp_icon_word (FpIcon icon)
{
  return icon_words[icon];
}

const char *
fp_symbol_word (FpSymbol symbol)
{
  return symbol_words[symbol];
}

const char *
fp_envoy_deck_word (FpEnvoyDeck deck)
{
  return deck_words[deck];
}

FpCardKind
fp_kind_from_word (const char *word)
{
  return (FpCardKind) find_word (kind_words, G_N_ELEMENTS (kind_words), word);
}

FpIcon
fp_icon_from_word (const char *word)
{
  return (FpIcon) find_word (icon_words, G_N_ELEMENTS (icon_words), word);
}

FpSymbol
fp_symbol_from_word (const char *word)
{
  return (FpSymbol) find_word (symbol_words, G_N_ELEMENTS (symbol_words), word);
}

FpEnvoyDeck
fp_envoy_deck_from_word (const char *word)
{
  return (FpEnvoyDeck) find_word (deck_words, G_N_ELEMENTS (deck_words), word);
}
