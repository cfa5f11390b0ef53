/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The vocabulary: every element that a card set may hold, except the edition's verbs. */
#include "library/fp-vocabulary.h"

#define EXPRESSION(attribute, wanted)                                   \
  {                                                                     \
    .name = attribute, .content = FP_CONTENT_EXPRESSION, .type = wanted \
  }
#define REQUIRED(attribute, wanted)                                                       \
  {                                                                                       \
    .name = attribute, .content = FP_CONTENT_EXPRESSION, .required = TRUE, .type = wanted \
  }
#define BINDS(attribute)                          \
  {                                               \
    .name = attribute, .content = FP_CONTENT_NAME \
  }
#define MOMENT(attribute)                           \
  {                                                 \
    .name = attribute, .content = FP_CONTENT_MOMENT \
  }
#define WORD(attribute, list)                                      \
  {                                                                \
    .name = attribute, .content = FP_CONTENT_WORD, .words = (list) \
  }
#define NUMBER(attribute, low, high)                                                                \
  {                                                                                                 \
    .name = attribute, .content = FP_CONTENT_NUMBER, .required = TRUE, .least = (low), .most = high \
  }
#define WORTH(attribute) NUMBER (attribute, -999, 999)
#define ID                                                   \
  {                                                          \
    .name = "id", .content = FP_CONTENT_ID, .required = TRUE \
  }
#define NEXT                                                                                         \
  {                                                                                                  \
    .name = "next", .content = FP_CONTENT_WORD, .required = TRUE, .words = "discovery event refresh" \
  }
#define COMMON                                                                    \
  ID, WORD ("origin", "printed reconstructed original"),                          \
      { .name = "copies", .content = FP_CONTENT_NUMBER, .least = 1, .most = 99 }, \
  {                                                                               \
    .name = "replaces", .content = FP_CONTENT_CARD                                \
  }
#define END      \
  {              \
    .name = NULL \
  }

#define RULES " counter* ability*"
#define READING "name! flavor? text? clarification*"
#define READING_UNNAMED "name? flavor? text? clarification*"
#define DESTINY "name! flavor? text! clarification* counter* resolve!"

#define FP_WORD_ENTRY(constant, word) word " "
static const char icons[] = "blast shield recover ";
static const char symbols[] = "blue pink green gold white ";
static const char envoy_decks[] = "a b c ";
static const char wheres[] = FP_WHERES (FP_WORD_ENTRY);

static const FpAttributeWord of_nothing[] = { END };
static const FpAttributeWord of_set[] = {
  ID,
  { .name = "edition", .content = FP_CONTENT_ID, .required = TRUE },
  NUMBER ("version", 1, 999999),
  END,
};
static const FpAttributeWord of_alien[] = {
  COMMON,
  WORD ("first-game", "yes"),
  { .name = "complexity", .content = FP_CONTENT_WORD, .required = TRUE, .words = "green yellow red" },
  END,
};
static const FpAttributeWord of_envoy[] = {
  COMMON,
  WORD ("first-game", "yes"),
  { .name = "deck", .content = FP_CONTENT_WORD, .required = TRUE, .words = envoy_decks },
  END,
};
static const FpAttributeWord of_reinforcement[] = { COMMON, WORTH ("adds"), WORTH ("plan"), END };
static const FpAttributeWord of_destiny[] = { COMMON, NEXT, END };
static const FpAttributeWord of_plan[] = { COMMON, WORTH ("value"), END };
static const FpAttributeWord of_card[] = { COMMON, END };
static const FpAttributeWord of_half[] = {
  { .name = "icon", .content = FP_CONTENT_WORD, .required = TRUE, .words = icons },
  NUMBER ("value", 1, 9),
  END,
};
static const FpAttributeWord of_planet[] = {
  COMMON,
  { .name = "symbol", .content = FP_CONTENT_WORD, .required = TRUE, .words = symbols },
  END,
};
static const FpAttributeWord of_counter[] = {
  { .name = "id", .content = FP_CONTENT_NAME, .required = TRUE },
  NUMBER ("start", 0, 999),
  NUMBER ("most", 1, 999),
  END,
};

/* Rules (docs/design/card-language.md 2.1). */
static const FpAttributeWord of_ability[] = {
  ID,
  { .name = "in", .content = FP_CONTENT_WORDS, .words = "duel contest" },
  MOMENT ("role"),
  WORD ("where", wheres),
  MOMENT ("use"),
  WORD ("limit", "encounter turn game"),
  EXPRESSION ("if", FP_TYPE_YES_NO),
  END,
};
static const FpAttributeWord of_trigger[] = {
  MOMENT ("before"),
  MOMENT ("when"),
  MOMENT ("after"),
  EXPRESSION ("whenever", FP_TYPE_YES_NO),
  EXPRESSION ("who", FP_TYPE_PLAYERS),
  EXPRESSION ("if", FP_TYPE_YES_NO),
  WORD ("may", "yes"),
  WORD ("use", "no"),
  MOMENT ("until"),
  END,
};
static const FpAttributeWord of_replace[] = {
  { .name = "what", .content = FP_CONTENT_MOMENT, .required = TRUE },
  EXPRESSION ("who", FP_TYPE_PLAYERS),
  EXPRESSION ("if", FP_TYPE_YES_NO),
  WORD ("may", "yes"),
  WORD ("use", "no"),
  MOMENT ("until"),
  END,
};
static const FpAttributeWord of_modify[] = {
  { .name = "what", .content = FP_CONTENT_QUERY, .required = TRUE },
  EXPRESSION ("of", FP_TYPE_NOTHING),
  EXPRESSION ("if", FP_TYPE_YES_NO),
  EXPRESSION ("to", FP_TYPE_NOTHING),
  EXPRESSION ("times", FP_TYPE_NUMBER),
  EXPRESSION ("add", FP_TYPE_NUMBER),
  EXPRESSION ("at-least", FP_TYPE_NUMBER),
  EXPRESSION ("at-most", FP_TYPE_NUMBER),
  EXPRESSION ("include", FP_TYPE_NOTHING),
  EXPRESSION ("exclude", FP_TYPE_NOTHING),
  MOMENT ("until"),
  END,
};

/* Lines of programs (docs/design/card-language.md 2.5). */
static const FpAttributeWord of_if[] = { REQUIRED ("cond", FP_TYPE_YES_NO), END };
static const FpAttributeWord of_each[] = { REQUIRED ("who", FP_TYPE_PLAYERS), END };
static const FpAttributeWord of_foreach[] = {
  BINDS ("card"), BINDS ("planet"), BINDS ("symbol"), REQUIRED ("in", FP_TYPE_NOTHING), END,
};
static const FpAttributeWord of_repeat[] = {
  EXPRESSION ("times", FP_TYPE_NUMBER),
  EXPRESSION ("while", FP_TYPE_YES_NO),
  END,
};
static const FpAttributeWord of_may[] = { EXPRESSION ("who", FP_TYPE_PLAYERS), END };
static const FpAttributeWord of_choose[] = {
  EXPRESSION ("who", FP_TYPE_PLAYERS),
  BINDS ("as"),
  { .name = "from", .content = FP_CONTENT_AMOUNT },
  WORD ("secret", "together kept"),
  WORD ("how", "strike-out draft"),
  END,
};
static const FpAttributeWord of_option[] = {
  { .name = "id", .content = FP_CONTENT_NAME },
  EXPRESSION ("if", FP_TYPE_YES_NO),
  END,
};
static const FpAttributeWord of_duel[] = {
  REQUIRED ("at", FP_TYPE_PLANETS),
  REQUIRED ("advantage", FP_TYPE_NUMBER),
  BINDS ("as"),
  END,
};
static const FpAttributeWord of_contest[] = { BINDS ("as"), END };
static const FpAttributeWord of_prize[] = {
  { .name = "who", .content = FP_CONTENT_WORD, .required = TRUE, .words = "winner loser" },
  END,
};
static const FpAttributeWord of_assign[] = {
  { .name = "name", .content = FP_CONTENT_NAME, .required = TRUE },
  REQUIRED ("to", FP_TYPE_NOTHING),
  END,
};
static const FpAttributeWord of_proceed[] = {
  EXPRESSION ("cards", FP_TYPE_CARDS),
  EXPRESSION ("ships", FP_TYPE_NUMBER),
  EXPRESSION ("count", FP_TYPE_NUMBER),
  EXPRESSION ("who", FP_TYPE_PLAYERS),
  END,
};

#define PROSE(element)                                                                   \
  {                                                                                      \
    .name = element, .prose = TRUE, .attributes = of_nothing, .children = "", .verb = -1 \
  }
#define AT(where, element, list, inside)                                                \
  {                                                                                     \
    .name = element, .place = where, .attributes = list, .children = inside, .verb = -1 \
  }
#define OWN(element, list, inside) AT (FP_PLACE_OWN, element, list, inside)
#define RULE(element, list, inside) AT (FP_PLACE_RULE, element, list, inside)
#define LINE(element, list, inside) AT (FP_PLACE_LINE, element, list, inside)
#define CARD(element, list, inside)                                                             \
  {                                                                                             \
    .name = element, .place = FP_PLACE_CARD, .attributes = list, .children = inside, .verb = -1 \
  }

const FpElementWord fp_element_words[] = {
  OWN ("set", of_set, "name? @card+"),
  PROSE ("name"),
  PROSE ("flavor"),
  PROSE ("text"),
  PROSE ("clarification"),
  PROSE ("label"),
  CARD ("alien", of_alien, READING RULES),
  CARD ("envoy", of_envoy, READING RULES),
  CARD ("reinforcement", of_reinforcement, READING RULES),
  CARD ("discovery", of_destiny, DESTINY),
  CARD ("event", of_destiny, DESTINY),
  CARD ("refresh", of_destiny, DESTINY),
  CARD ("plan", of_plan, READING_UNNAMED RULES),
  CARD ("tactic", of_card, READING_UNNAMED " half=2" RULES),
  CARD ("planet", of_planet, READING RULES),
  CARD ("overlay", of_card, READING RULES),
  CARD ("module", of_card, READING RULES),
  OWN ("half", of_half, ""),
  OWN ("counter", of_counter, ""),
  OWN ("ability", of_ability, "name? text! clarification* @rule+"),
  RULE ("trigger", of_trigger, "pay? @line+"),
  RULE ("replace", of_replace, "pay? @line*"),
  RULE ("modify", of_modify, ""),
  OWN ("resolve", of_nothing, "@line+"),
  OWN ("pay", of_nothing, "@verb+"),
  LINE ("if", of_if, "@line* elseif* else?"),
  OWN ("elseif", of_if, ""),
  OWN ("else", of_nothing, ""),
  LINE ("each", of_each, "@line+"),
  LINE ("foreach", of_foreach, "@line+"),
  LINE ("repeat", of_repeat, "@line+"),
  LINE ("may", of_may, "label? pay? @line+"),
  LINE ("choose", of_choose, "label? option*"),
  OWN ("option", of_option, "label? pay? @line*"),
  LINE ("duel", of_duel, "@rule* prize?"),
  LINE ("contest", of_contest, "@rule* prize?"),
  OWN ("prize", of_prize, "name? @line+"),
  LINE ("assign", of_assign, ""),
  LINE ("proceed", of_proceed, ""),
  END,
};
