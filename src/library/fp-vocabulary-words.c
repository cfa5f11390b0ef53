/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The elements that sets of all editions may hold. Those of an edition's tables, its cards,
 * encounters and verbs, join them in fp_vocabulary_new (). */
#include "library/fp-vocabulary-private.h"

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
#define ID                                                   \
  {                                                          \
    .name = "id", .content = FP_CONTENT_ID, .required = TRUE \
  }
#define END      \
  {              \
    .name = NULL \
  }

enum
{
  MOST_OF_COUNTER = 999,
};

static const FpAttributeWord of_nothing[] = { END };
static const FpAttributeWord of_set[] = {
  ID,
  { .name = "edition", .content = FP_CONTENT_ID, .required = TRUE },
  { .name = "module", .content = FP_CONTENT_ID },
  NUMBER ("version", 1, 999999),
  END,
};
/* Attributes of all cards. */
static const FpAttributeWord of_card[] = {
  ID,
  WORD ("origin", "printed reconstructed original"),
  { .name = "copies", .content = FP_CONTENT_NUMBER, .least = 1, .most = 99 },
  { .name = "replaces", .content = FP_CONTENT_CARD },
  { .name = "formerly", .content = FP_CONTENT_CARD },
  END,
};
static const FpAttributeWord of_counter[] = {
  { .name = "id", .content = FP_CONTENT_NAME, .required = TRUE },
  { .name = "start", .content = FP_CONTENT_NUMBER, .least = 0, .most = MOST_OF_COUNTER },
  { .name = "most", .content = FP_CONTENT_NUMBER, .least = 1, .most = MOST_OF_COUNTER },
  { .name = "danger", .content = FP_CONTENT_NUMBER, .least = 0, .most = MOST_OF_COUNTER },
  END,
};

static const FpAttributeWord of_progress[] = {
  REQUIRED ("value", FP_TYPE_NUMBER),
  EXPRESSION ("of", FP_TYPE_NUMBER),
  EXPRESSION ("danger", FP_TYPE_YES_NO),
  END,
};

/* Rules (docs/design/card-language.md 2.1). */
static const FpAttributeWord of_ability[] = {
  ID,
  { .name = "in", .content = FP_CONTENT_WORDS, .words = FP_WORDS_ENCOUNTERS },
  MOMENT ("role"),
  WORD ("where", "face-down hand"),
  MOMENT ("used-at"),
  WORD ("silent", "yes"),
  WORD ("limit", FP_WORDS_LIMITS),
  WORD (FP_WORDS_PARTS, NULL),
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
  WORD ("silent", "yes"),
  MOMENT ("until"),
  END,
};
static const FpAttributeWord of_replace[] = {
  { .name = "what", .content = FP_CONTENT_MOMENT, .required = TRUE },
  EXPRESSION ("who", FP_TYPE_PLAYERS),
  EXPRESSION ("if", FP_TYPE_YES_NO),
  WORD ("may", "yes"),
  WORD ("silent", "yes"),
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
  BINDS ("card"), BINDS ("planet"), BINDS (FP_WORDS_LOOPED), REQUIRED ("from", FP_TYPE_NOTHING), END,
};
static const FpAttributeWord of_repeat[] = {
  REQUIRED ("times", FP_TYPE_NUMBER),
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
static const FpAttributeWord of_prize[] = {
  { .name = "for", .content = FP_CONTENT_WORD, .required = TRUE, .words = "winner loser" },
  END,
};
static const FpAttributeWord of_assign[] = {
  { .name = "name", .content = FP_CONTENT_NAME, .required = TRUE },
  REQUIRED ("to", FP_TYPE_NOTHING),
  END,
};
static const FpAttributeWord of_start[] = {
  { .name = "ability", .content = FP_CONTENT_NAME, .required = TRUE },
  END,
};
static const FpAttributeWord of_proceed[] = {
  EXPRESSION ("cards", FP_TYPE_CARDS),
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
const FpElementWord fp_shared_words[] = {
  OWN ("set", of_set, "name? @card+"),
  PROSE ("name"),
  PROSE ("flavor"),
  PROSE ("brief"),
  PROSE ("text"),
  PROSE ("clarification"),
  PROSE ("label"),
  OWN ("counter", of_counter, ""),
  OWN ("progress", of_progress, "label!"),
  OWN ("ability", of_ability, "name? brief? text! clarification* given* @rule+"),
  RULE ("trigger", of_trigger, "pay? @line+"),
  RULE ("replace", of_replace, "pay? @line*"),
  RULE ("modify", of_modify, ""),
  OWN ("program", of_nothing, "@line+"),
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
  OWN ("prize", of_prize, "name? @line+"),
  LINE ("assign", of_assign, ""),
  LINE ("proceed", of_proceed, ""),
  LINE ("start", of_start, "with*"),
  OWN ("with", of_assign, ""),
  OWN ("given", of_assign, ""),
  END,
};

const FpAttributeWord *const fp_card_attributes = of_card;
