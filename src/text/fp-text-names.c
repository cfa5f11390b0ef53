/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names of things that have none in a card set: colours, roles, kinds, icons. */
#include "text/fp-text-private.h"

typedef struct
{
  const char *id, *name;
} Name;

static const char *const kinds[FP_N_KINDS] = {
  [FP_KIND_NONE] = NC_ ("kind of card", "card"),
  [FP_KIND_PLAN] = NC_ ("kind of card", "plan"),
  [FP_KIND_REINFORCEMENT] = NC_ ("kind of card", "reinforcement"),
  [FP_KIND_TACTIC] = NC_ ("kind of card", "tactic"),
  [FP_KIND_ALIEN] = NC_ ("kind of card", "alien"),
  [FP_KIND_ENVOY] = NC_ ("kind of card", "envoy"),
  [FP_KIND_DISCOVERY] = NC_ ("kind of card", "discovery"),
  [FP_KIND_EVENT] = NC_ ("kind of card", "event"),
  [FP_KIND_REFRESH] = NC_ ("kind of card", "refresh"),
  [FP_KIND_PLANET] = NC_ ("kind of card", "planet"),
  [FP_KIND_OVERLAY] = NC_ ("kind of card", "overlay"),
  [FP_KIND_MODULE] = NC_ ("kind of card", "module"),
};

static const char *const many[FP_N_KINDS] = {
  [FP_KIND_NONE] = NC_ ("kinds of cards", "Cards"),
  [FP_KIND_PLAN] = NC_ ("kinds of cards", "Plans"),
  [FP_KIND_REINFORCEMENT] = NC_ ("kinds of cards", "Reinforcements"),
  [FP_KIND_TACTIC] = NC_ ("kinds of cards", "Tactics"),
  [FP_KIND_ALIEN] = NC_ ("kinds of cards", "Aliens"),
  [FP_KIND_ENVOY] = NC_ ("kinds of cards", "Envoys"),
  [FP_KIND_DISCOVERY] = NC_ ("kinds of cards", "Discovery cards"),
  [FP_KIND_EVENT] = NC_ ("kinds of cards", "Event cards"),
  [FP_KIND_REFRESH] = NC_ ("kinds of cards", "Refresh cards"),
  [FP_KIND_PLANET] = NC_ ("kinds of cards", "Planets"),
  [FP_KIND_OVERLAY] = NC_ ("kinds of cards", "Overlays"),
  [FP_KIND_MODULE] = NC_ ("kinds of cards", "Modules"),
};

static const char *const origins[] = {
  [FP_ORIGIN_PRINTED] = NC_ ("origin", "as printed"),
  [FP_ORIGIN_RECONSTRUCTED] = NC_ ("origin", "reconstructed from what is known"),
  [FP_ORIGIN_ORIGINAL] = NC_ ("origin", "made for this program"),
};

/* The colours are those of the printed cards' frames. */
static const char *const complexities[] = {
  NULL,
  NC_ ("complexity", "green (simple)"),
  NC_ ("complexity", "yellow (not simple)"),
  NC_ ("complexity", "red (hard)"),
};

static const char *const icons[FP_N_ICONS] = {
  [FP_ICON_NONE] = NC_ ("icon", "none"),
  [FP_ICON_BLAST] = NC_ ("icon", "blast"),
  [FP_ICON_SHIELD] = NC_ ("icon", "shield"),
  [FP_ICON_RECOVER] = NC_ ("icon", "recover"),
};

static const char *const symbols[FP_N_SYMBOLS] = {
  [FP_SYMBOL_NONE] = NC_ ("symbol", "none"), [FP_SYMBOL_BLUE] = NC_ ("symbol", "blue"),
  [FP_SYMBOL_PINK] = NC_ ("symbol", "pink"), [FP_SYMBOL_GREEN] = NC_ ("symbol", "green"),
  [FP_SYMBOL_GOLD] = NC_ ("symbol", "gold"), [FP_SYMBOL_WHITE] = NC_ ("symbol", "white"),
};

static const char *const betters[FP_N_BETTERS] = {
  [FP_BETTER_NONE] = NC_ ("clout", "none"),
  [FP_BETTER_HIGHER] = NC_ ("clout", "higher"),
  [FP_BETTER_LOWER] = NC_ ("clout", "lower"),
};

static const Name roles[] = {
  { "leader", NC_ ("role", "leader") },
  { "straggler", NC_ ("role", "straggler") },
};

static const Name seats[] = {
  { "orange", NC_ ("seat", "Orange") },
  { "blue", NC_ ("seat", "Blue") },
};

/* Returns the translated name of @id, or @id itself if only the set or edition knows it. */
static const char *
name_of (const Name *names, guint n, const char *context, const char *id)
{
  for (guint i = 0; i < n; i++)
    if (strcmp (names[i].id, id) == 0)
      return g_dpgettext2 (GETTEXT_PACKAGE, context, names[i].name);
  return id;
}

const char *
fp_text_colour (const FpEdition *edition, guint seat)
{
  return name_of (seats, G_N_ELEMENTS (seats), "seat", seat < edition->most_seats ? edition->seat_ids[seat] : "");
}

char *
fp_text_given_name (const char *name)
{
  const char *translated = g_dpgettext2 (GETTEXT_PACKAGE, "name", name);
  char *shown = g_strdup (translated);

  return translated == name ? g_strdelimit (shown, "-", ' ') : shown;
}

const char *
fp_text_kind (FpCardKind kind)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "kind of card", kinds[kind < FP_N_KINDS ? kind : FP_KIND_NONE]);
}

const char *
fp_text_kinds (FpCardKind kind)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "kinds of cards", many[kind < FP_N_KINDS ? kind : FP_KIND_NONE]);
}

const char *
fp_text_origin (FpOrigin origin)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "origin", origins[origin]);
}

const char *
fp_text_complexity (guint complexity)
{
  if (complexity >= G_N_ELEMENTS (complexities) || complexities[complexity] == NULL)
    return NULL;
  return g_dpgettext2 (GETTEXT_PACKAGE, "complexity", complexities[complexity]);
}

const char *
fp_text_icon (FpIcon icon)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "icon", icons[icon < FP_N_ICONS ? icon : FP_ICON_NONE]);
}

const char *
fp_text_symbol (FpSymbol symbol)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "symbol", symbols[symbol < FP_N_SYMBOLS ? symbol : FP_SYMBOL_NONE]);
}

const char *
fp_text_role (const FpEdition *edition, guint role)
{
  return name_of (roles, G_N_ELEMENTS (roles), "role", role < edition->n_roles ? edition->roles[role] : "");
}

const char *
fp_text_envoy_deck (FpEnvoyDeck deck)
{
  switch (deck)
    {
    case FP_ENVOY_DECK_A:
      return C_ ("envoy deck", "A");
    case FP_ENVOY_DECK_B:
      return C_ ("envoy deck", "B");
    case FP_ENVOY_DECK_C:
      return C_ ("envoy deck", "C");
    case FP_ENVOY_DECK_NONE:
    case FP_N_ENVOY_DECKS:
      break;
    }
  return NULL;
}

static const char *
cause (const FpEdition *edition, int value)
{
  if (value > 0 && value <= (int) edition->n_procedures)
    return fp_text_moment_name (edition, (guint) value - 1);
  switch (value)
    {
    case FP_CAUSE_ABILITY:
      return C_ ("cause", "an ability");
    case FP_CAUSE_NO_SHIPS:
      return C_ ("cause", "having no ships to send");
    case FP_CAUSE_NEW_HAND:
      return C_ ("cause", "an empty hand");
    case FP_CAUSE_BLAST:
      return C_ ("cause", "blasts");
    default:
      return NULL;
    }
}

const char *
fp_text_word (const FpEdition *edition, guint words, int value)
{
  if (value < 0)
    return NULL;
  switch (words)
    {
    case FP_WORD_LIST_KIND:
      return fp_text_kind ((FpCardKind) value);
    case FP_WORD_LIST_ICON:
      return fp_text_icon ((FpIcon) value);
    case FP_WORD_LIST_SYMBOL:
      return fp_text_symbol ((FpSymbol) value);
    case FP_WORD_LIST_DECK:
      return fp_text_envoy_deck ((FpEnvoyDeck) value);
    case FP_WORD_LIST_BETTER:
      return value < FP_N_BETTERS ? g_dpgettext2 (GETTEXT_PACKAGE, "clout", betters[value]) : NULL;
    case FP_WORD_LIST_STEP:
      return value > 0 ? fp_text_moment_name (edition, (guint) value - 1) : NULL;
    case FP_WORD_LIST_CAUSE:
      return cause (edition, value);
    case FP_WORD_LIST_ROLE:
      return value > 0 ? fp_text_role (edition, (guint) value - 1) : NULL;
    default:
      return NULL;
    }
}
