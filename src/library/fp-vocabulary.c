/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of words, and the questions that are asked of it. */
#include "library/fp-vocabulary.h"

#include <string.h>

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
#define WORTH(attribute)                                                                          \
  {                                                                                               \
    .name = attribute, .content = FP_CONTENT_NUMBER, .required = TRUE, .least = -999, .most = 999 \
  }
#define NEXT                                                                                         \
  {                                                                                                  \
    .name = "next", .content = FP_CONTENT_WORD, .required = TRUE, .words = "discovery event refresh" \
  }
#define COMMON                                                                                     \
  { .name = "id", .content = FP_CONTENT_ID, .required = TRUE },                                    \
      { .name = "origin", .content = FP_CONTENT_WORD, .words = "printed reconstructed original" }, \
  {                                                                                                \
    .name = "copies", .content = FP_CONTENT_NUMBER, .least = 1, .most = 99                         \
  }
#define END      \
  {              \
    .name = NULL \
  }

#define READING "name! flavor? text? clarification*"
#define READING_UNNAMED "name? flavor? text? clarification*"
#define DESTINY "name! flavor? text! clarification* resolve!"

#define FP_WORD_ENTRY(constant, word) word " "
static const char icons[] = FP_ICONS (FP_WORD_ENTRY);
static const char symbols[] = FP_SYMBOLS (FP_WORD_ENTRY);
static const char envoy_decks[] = FP_ENVOY_DECKS (FP_WORD_ENTRY);

static const FpAttributeWord of_nothing[] = { END };
static const FpAttributeWord of_set[] = {
  { .name = "id", .content = FP_CONTENT_ID, .required = TRUE },
  { .name = "edition", .content = FP_CONTENT_ID, .required = TRUE },
  { .name = "version", .content = FP_CONTENT_NUMBER, .required = TRUE, .least = 1, .most = 999999 },
  END,
};
static const FpAttributeWord of_alien[] = {
  COMMON,
  { .name = "complexity", .content = FP_CONTENT_WORD, .required = TRUE, .words = "green yellow red" },
  END,
};
static const FpAttributeWord of_envoy[] = {
  COMMON,
  { .name = "deck", .content = FP_CONTENT_WORD, .required = TRUE, .words = envoy_decks },
  END,
};
static const FpAttributeWord of_reinforcement[] = { COMMON, WORTH ("adds"), WORTH ("plan"), END };
static const FpAttributeWord of_destiny[] = { COMMON, NEXT, END };
static const FpAttributeWord of_plan[] = { COMMON, WORTH ("value"), END };
static const FpAttributeWord of_tactic[] = { COMMON, END };
static const FpAttributeWord of_half[] = {
  { .name = "icon", .content = FP_CONTENT_WORD, .required = TRUE, .words = icons },
  { .name = "value", .content = FP_CONTENT_NUMBER, .required = TRUE, .least = 1, .most = 9 },
  END,
};
static const FpAttributeWord of_planet[] = {
  COMMON,
  { .name = "symbol", .content = FP_CONTENT_WORD, .required = TRUE, .words = symbols },
  END,
};
static const FpAttributeWord of_ability[] = { { .name = "id", .content = FP_CONTENT_ID, .required = TRUE }, END };
static const FpAttributeWord of_modify[] = {
  { .name = "what", .content = FP_CONTENT_QUESTION, .required = TRUE },
  EXPRESSION ("of", FP_TYPE_NOTHING),
  EXPRESSION ("if", FP_TYPE_YES_NO),
  EXPRESSION ("to", FP_TYPE_NOTHING),
  EXPRESSION ("times", FP_TYPE_NUMBER),
  EXPRESSION ("add", FP_TYPE_NUMBER),
  EXPRESSION ("at-least", FP_TYPE_NUMBER),
  EXPRESSION ("at-most", FP_TYPE_NUMBER),
  EXPRESSION ("include", FP_TYPE_NOTHING),
  EXPRESSION ("exclude", FP_TYPE_NOTHING),
  END,
};
static const FpAttributeWord of_if[] = { REQUIRED ("cond", FP_TYPE_YES_NO), END };
static const FpAttributeWord of_each[] = { REQUIRED ("who", FP_TYPE_PLAYERS), END };
static const FpAttributeWord of_may[] = { EXPRESSION ("who", FP_TYPE_PLAYERS), END };
static const FpAttributeWord of_choose[] = {
  EXPRESSION ("who", FP_TYPE_PLAYERS),
  BINDS ("as"),
  EXPRESSION ("from", FP_TYPE_NOTHING),
  { .name = "secret", .content = FP_CONTENT_WORD, .words = "together" },
  { .name = "how", .content = FP_CONTENT_WORD, .words = "strike-out draft" },
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

#define OWN(element, list, inside)                                      \
  {                                                                     \
    .name = element, .attributes = list, .children = inside, .verb = -1 \
  }
#define PROSE(element)                                                                   \
  {                                                                                      \
    .name = element, .prose = TRUE, .attributes = of_nothing, .children = "", .verb = -1 \
  }
#define CARD(element, of_kind, list, inside)                                                                     \
  {                                                                                                              \
    .name = element, .place = FP_PLACE_CARD, .attributes = list, .children = inside, .kind = of_kind, .verb = -1 \
  }
#define LINE(element, list, inside)                                                             \
  {                                                                                             \
    .name = element, .place = FP_PLACE_LINE, .attributes = list, .children = inside, .verb = -1 \
  }

static const FpElementWord elements[] = {
  OWN ("set", of_set, "name? @card+"),
  PROSE ("name"),
  PROSE ("flavor"),
  PROSE ("text"),
  PROSE ("clarification"),
  PROSE ("label"),
  CARD ("alien", FP_KIND_ALIEN, of_alien, READING),
  CARD ("envoy", FP_KIND_ENVOY, of_envoy, READING),
  CARD ("reinforcement", FP_KIND_REINFORCEMENT, of_reinforcement, READING " ability*"),
  CARD ("discovery", FP_KIND_DISCOVERY, of_destiny, DESTINY),
  CARD ("event", FP_KIND_EVENT, of_destiny, DESTINY),
  CARD ("refresh", FP_KIND_REFRESH, of_destiny, DESTINY),
  CARD ("plan", FP_KIND_PLAN, of_plan, READING_UNNAMED),
  CARD ("tactic", FP_KIND_TACTIC, of_tactic, READING_UNNAMED " half=2"),
  CARD ("planet", FP_KIND_PLANET, of_planet, READING),
  OWN ("half", of_half, ""),
  OWN ("ability", of_ability, "name? text! clarification* modify+"),
  OWN ("modify", of_modify, ""),
  OWN ("resolve", of_nothing, "@line+"),
  LINE ("if", of_if, "@line* elseif* else?"),
  OWN ("elseif", of_if, ""),
  OWN ("else", of_nothing, ""),
  LINE ("each", of_each, "@line+"),
  LINE ("may", of_may, "label? @line+"),
  LINE ("choose", of_choose, "option*"),
  OWN ("option", of_option, "label? @line*"),
  LINE ("duel", of_duel, "modify* prize?"),
  LINE ("contest", of_contest, "modify* prize?"),
  OWN ("prize", of_prize, "name? @line+"),
  LINE ("assign", of_assign, ""),
  END,
};

/* A verb's own table: who, its amount, as. */
typedef struct
{
  FpElementWord word;
  FpAttributeWord attributes[4];
} VerbWord;

struct _FpVocabulary
{
  guint n_verbs;
  VerbWord *verbs;
  GHashTable *by_name; /* char* → FpElementWord*, neither owned */
};

const char *
fp_thing_word (FpThing thing)
{
  switch (thing)
    {
    case FP_THING_CARDS:
      return "cards";
    case FP_THING_REINFORCEMENTS:
      return "reinforcements";
    case FP_THING_SHIPS:
      return "ships";
    case FP_THING_TACTICS:
      return "tactics";
    case FP_THING_ENVOYS:
      return "envoys";
    case FP_THING_NONE:
    default:
      return NULL;
    }
}

static void
fill_verb (VerbWord *entry, const FpVerb *verb, int index)
{
  FpAttributeWord *attribute = entry->attributes;

  *attribute++ = (FpAttributeWord) EXPRESSION ("who", FP_TYPE_PLAYERS);
  if (verb->thing != FP_THING_NONE)
    *attribute++ =
        (FpAttributeWord){ .name = fp_thing_word (verb->thing), .content = FP_CONTENT_AMOUNT, .required = TRUE };
  if (verb->binds)
    *attribute++ = (FpAttributeWord) BINDS ("as");
  entry->word = (FpElementWord){
    .name = verb->id, .place = FP_PLACE_LINE, .attributes = entry->attributes, .children = "", .verb = index
  };
}

FpVocabulary *
fp_vocabulary_new (const FpEdition *edition)
{
  FpVocabulary *vocabulary = g_new0 (FpVocabulary, 1);

  vocabulary->by_name = g_hash_table_new (g_str_hash, g_str_equal);
  vocabulary->n_verbs = edition->n_verbs;
  vocabulary->verbs = g_new0 (VerbWord, edition->n_verbs);
  for (const FpElementWord *word = elements; word->name != NULL; word++)
    g_hash_table_insert (vocabulary->by_name, (char *) word->name, (gpointer) word);
  for (guint i = 0; i < edition->n_verbs; i++)
    {
      fill_verb (&vocabulary->verbs[i], &edition->verbs[i], (int) i);
      g_hash_table_insert (vocabulary->by_name, (char *) edition->verbs[i].id, &vocabulary->verbs[i].word);
    }
  return vocabulary;
}

void
fp_vocabulary_free (FpVocabulary *vocabulary)
{
  g_hash_table_unref (vocabulary->by_name);
  g_free (vocabulary->verbs);
  g_free (vocabulary);
}

const FpElementWord *
fp_vocabulary_find (const FpVocabulary *vocabulary, const char *name)
{
  return g_hash_table_lookup (vocabulary->by_name, name);
}

const FpAttributeWord *
fp_element_word_attribute (const FpElementWord *word, const char *name)
{
  for (const FpAttributeWord *attribute = word->attributes; attribute->name != NULL; attribute++)
    if (strcmp (attribute->name, name) == 0)
      return attribute;
  return NULL;
}

static void
child_clear (gpointer data)
{
  g_free (((FpChildWord *) data)->name);
}

GArray *
fp_element_word_children (const FpElementWord *word)
{
  GArray *children = g_array_new (FALSE, FALSE, sizeof (FpChildWord));
  g_auto (GStrv) items = g_strsplit (word->children, " ", -1);

  g_array_set_clear_func (children, child_clear);
  for (guint i = 0; items[i] != NULL; i++)
    {
      gsize length = strcspn (items[i], "!?*+=");
      FpChildWord child = { .name = g_strndup (items[i], length), .least = 0, .most = G_MAXUINT };

      if (items[i][length] == '=')
        child.least = child.most = (guint) g_ascii_digit_value (items[i][length + 1]);
      if (items[i][length] == '!' || items[i][length] == '+')
        child.least = 1;
      if (items[i][length] == '!' || items[i][length] == '?')
        child.most = 1;
      g_array_append_val (children, child);
    }
  return children;
}

gboolean
fp_child_word_takes (const FpChildWord *child, const FpElementWord *word)
{
  if (strcmp (child->name, "@card") == 0)
    return word->place == FP_PLACE_CARD;
  if (strcmp (child->name, "@line") == 0)
    return word->place == FP_PLACE_LINE;
  return strcmp (child->name, word->name) == 0;
}

void
fp_vocabulary_elements (const FpVocabulary *vocabulary, const FpChildWord *child, GPtrArray *names)
{
  for (const FpElementWord *word = elements; word->name != NULL; word++)
    if (fp_child_word_takes (child, word))
      g_ptr_array_add (names, (char *) word->name);
  for (guint i = 0; i < vocabulary->n_verbs; i++)
    if (fp_child_word_takes (child, &vocabulary->verbs[i].word))
      g_ptr_array_add (names, (char *) vocabulary->verbs[i].word.name);
}
