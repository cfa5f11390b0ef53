/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tables of words and sentences: look-up, and the machine's own. */
#include "text/fp-text-tables.h"

#include "text/fp-text-private.h"

/* --- The machine's words, for every edition --- */

static const FpMomentText moments[] = {
  { "game", N_ ("The game"), N_ ("the game") },
  { "use", NULL, N_ ("using an ability"), N_ ("you use an ability"), N_ ("{who} uses an ability") },
  { "win-game", NULL, N_ ("winning the game"), N_ ("you win the game"), N_ ("{who} wins the game") },
  { "lose-game", NULL, N_ ("losing the game"), N_ ("you lose the game"), N_ ("{who} loses the game") },
  { NULL },
};

static const FpVerbText verbs[] = {
  { "win-game", N_ ("win the game") },
  { "lose-game", N_ ("lose the game") },
  { NULL },
};

static const FpQuestionText questions[] = {
  { NULL, "strike-out", N_ ("Strike out a line"), .stake = N_ ("Each player does the line that is left.") },
  { NULL, "draft", N_ ("Choose one"), .stake = N_ ("Nobody else can choose the same.") },
  { NULL, "choose", N_ ("Choose one") },
  { NULL, "how-many", N_ ("How many?") },
  { NULL, "pick", N_ ("Choose one") },
  { NULL, "arrange", N_ ("Which card goes next, starting at the top?") },
  { NULL, "first", N_ ("Which ability works first?") },
  { NULL, "instead", N_ ("Which of these happens instead?") },
  { .pattern = NULL },
};

static const FpNameText causes[] = {
  { "ability", NC_ ("cause", "an ability") },
  { NULL },
};

static const FpNameText queries[] = {
  { "kind", N_ ("kind of card") },
  { "first", N_ ("who is asked first") },
  { NULL },
};

static const FpAmountText amounts[] = {
  { "cards", NULL, NULL, FP_PLURAL ("{count} card", "{count} cards") },
  { "ships", NULL, NULL, FP_PLURAL ("{count} ship", "{count} ships") },
  { NULL },
};

static const FpEndingText endings[] = {
  { "conceded", .one = N_ ("{winners} wins: the opponent gave up."), .you = N_ ("You win: your opponent gave up!"),
    .lost = N_ ("You gave up, so {winners} wins.") },
  { "undecided", .nobody = N_ ("The game ends undecided: it would never end.") },
  { NULL },
};

/* For a kind of encounter without a row. */
static const FpEncounterText any_encounter = {
  NULL,
  N_ ("have an encounter"),
  N_ ("have an encounter at {planet}"),
  N_ ("have an encounter at {planet}, number {number}"),
  N_ ("This encounter"),
  .heading = N_ ("Encounter:"),
  .total = N_ ("total {total}"),
};

static const FpEditionTexts machine = {
  .amounts = amounts,
  .endings = endings,
  .sentences = {
    [FP_SENTENCE_ONCE_AN_ENCOUNTER] = { N_ ("at most once in each encounter") },
    [FP_SENTENCE_ONCE_A_TURN] = { N_ ("at most once in each turn") },
    [FP_SENTENCE_SINCE_STEP] = { N_ ("the step “{step}” of turn {turn}") },
    [FP_SENTENCE_IN_FORCE] = { N_ ("In force until this encounter is over.") },
    [FP_SENTENCE_IN_FORCE_SINCE] = { N_ ("In force since {since}, until this encounter is over.") },
    [FP_SENTENCE_ENCOUNTER_RULE] = { N_ ("a rule of this encounter") },
    [FP_SENTENCE_TOTAL] = { N_ ("{seat}'s total is {total}.") },
    [FP_SENTENCE_TOTAL_OF_PARTS] = { N_ ("{seat}'s total is {total} ({parts}).") },
    [FP_SENTENCE_HIGHER_WINS] = { N_ ("The higher total wins.") },
    [FP_SENTENCE_LOWER_WINS] = { N_ ("The lower total wins.") },
    [FP_SENTENCE_WON_LOWER] = { N_ (": the lower total wins here") },
    [FP_SENTENCE_FIGHTS_ALONE] = { N_ ("{seat} wins without a total") },
    [FP_SENTENCE_NOBODY_FIGHTS] = { N_ ("No totals are made") },
    [FP_SENTENCE_NO_TIE] = { N_ ("Nobody wins a tie: all lose.") },
    [FP_SENTENCE_STANDING] = { FP_PLURAL ("{seat} controls {count} planet of the {needed} needed to win.",
                                          "{seat} controls {count} planets of the {needed} needed to win.") },
    [FP_SENTENCE_AHEAD] = { N_ ("{seat} is ahead.") },
    [FP_SENTENCE_NOBODY_AHEAD] = { N_ ("Nobody is ahead.") },
    [FP_SENTENCE_NO_VICTORY] = { N_ ("An encounter ends without a winner.") },
    [FP_SENTENCE_TURN] = { N_ ("Turn {turn}") },
    [FP_SENTENCE_TURNS] = { N_ ("Turn") },
    [FP_SENTENCE_N_TURNS] = { N_ ("turns: {count}") },
    [FP_SENTENCE_TURNS_PER_GAME] = { N_ ("turns per game") },
    [FP_SENTENCE_HIGHEST_TOTAL] = { N_ ("{seat} reaches a total of {value}, the highest of the game.") },
    /* Translators: {score} is how many planets both have: “3 : 2”. */
    [FP_SENTENCE_DRAWS_LEVEL] = { N_ ("{seat} draws level: {score} planets.") },
    [FP_SENTENCE_TAKES_FROM] = { N_ ("{seat} takes {place} from {other}: {score} planets.") },
    [FP_SENTENCE_LEADS] = { N_ ("{seat} takes the lead: {score} planets.") },
    [FP_SENTENCE_LEADS_WITH] = { N_ ("{seat} takes the lead with {place}: {score} planets.") },
    [FP_SENTENCE_FIRST] = { N_ ("{seat} is the first to control a planet: {place}.") },
    [FP_SENTENCE_ONE_SHORT] = { N_ ("With {place} {seat} needs only one planet more.") },
    /* Translators: a number that a player has set in secret, behind the number of ships there. */
    [FP_SENTENCE_NUMBER] = { N_ ("number {number}") },
    [FP_SENTENCE_NUMBER_HIDDEN] = { N_ ("number {number}, hidden") },
    [FP_SENTENCE_FIRST_GAME] = { N_ ("Recommended for a first game: {aliens}.") },
    [FP_SENTENCE_LAST_NEEDED] = { N_ ("{place} is the planet that {seat} needed to win.") },
  },
  .moments = moments,
  .verbs = verbs,
  .questions = questions,
  .terms[FP_TERM_THING] = fp_text_machine_terms,
  .terms[FP_TERM_PLACE] = fp_text_machine_places,
  .terms[FP_TERM_NAMED] = fp_text_machine_named,
  .functions = fp_text_machine_functions,
  .names[FP_TEXT_OF_CAUSE] = causes,
  .names[FP_TEXT_OF_QUERY] = queries,
};

/* --- Look-up --- */

static const FpEditionTexts *
first_texts (const FpEdition *edition)
{
  return edition != NULL && edition->texts != NULL ? edition->texts : &machine;
}

/* Returns the tables that are looked at after @texts, or NULL: those of modules follow the
 * edition's own. */
static const FpEditionTexts *
next_texts (const FpEdition *edition, const FpEditionTexts *texts)
{
  const FpEditionTexts *own = first_texts (edition);
  guint part = 0;

  if (texts == &machine)
    return NULL;
  if (own->parts != NULL)
    {
      while (texts != own && own->parts[part] != NULL && own->parts[part++] != texts)
        continue;
      if (own->parts[part] != NULL)
        return own->parts[part];
      texts = part > 0 && own->parts[part - 1] == texts ? own : texts;
    }
  return texts->shared != NULL ? texts->shared : &machine;
}

/* Returns from the function with the first row of the tables @table with the id @id, or NULL. */
#define RETURN_ROW_WITH_ID(Row, table, edition, id)                                                             \
  for (const FpEditionTexts *texts = first_texts (edition); texts != NULL; texts = next_texts (edition, texts)) \
    for (const Row *row = texts->table; row != NULL && row->id != NULL; row++)                                  \
      if (g_strcmp0 (row->id, id) == 0)                                                                         \
        return row;                                                                                             \
  return NULL

static const FpMomentText *
moment_row (const FpEdition *edition, const char *id)
{
  RETURN_ROW_WITH_ID (FpMomentText, moments, edition, id);
}

const FpMomentText *
fp_text_moment (const FpEdition *edition, guint procedure)
{
  const char *id = procedure < edition->n_procedures ? edition->procedures[procedure].id : NULL;

  return id != NULL ? moment_row (edition, id) : NULL;
}

const FpEndingText *
fp_text_ending_row (const FpEdition *edition, const char *id, int needed)
{
  for (const FpEditionTexts *texts = first_texts (edition); texts != NULL; texts = next_texts (edition, texts))
    for (const FpEndingText *row = texts->endings; row != NULL && row->id != NULL; row++)
      if (g_strcmp0 (row->id, id) == 0 && (row->needed == 0 || row->needed == needed))
        return row;
  return NULL;
}

const FpVerbText *
fp_text_verb_row (const FpEdition *edition, const char *id)
{
  RETURN_ROW_WITH_ID (FpVerbText, verbs, edition, id);
}

const FpJointEventText *
fp_text_joint_event_row (const FpEdition *edition, const char *id)
{
  RETURN_ROW_WITH_ID (FpJointEventText, joint_events, edition, id);
}

const FpChangedRuleText *
fp_text_changed_rule_row (const FpEdition *edition, guint n)
{
  for (const FpEditionTexts *texts = first_texts (edition); texts != NULL; texts = next_texts (edition, texts))
    for (const FpChangedRuleText *row = texts->changed_rules; row != NULL && row->query != NULL; row++)
      if (n-- == 0)
        return row;
  return NULL;
}

const FpStakeText *
fp_text_stake_row (const FpEdition *edition, const char *id)
{
  RETURN_ROW_WITH_ID (FpStakeText, stakes, edition, id);
}

guint
fp_text_list_stakes (FpEngine *engine, int option, FpStake stakes[FP_MOST_STAKES])
{
  for (const FpEditionTexts *texts = first_texts (engine->edition); texts != NULL;
       texts = next_texts (engine->edition, texts))
    if (texts->at_stake != NULL)
      return texts->at_stake (engine, option, stakes);
  return 0;
}

gboolean
fp_text_find_talk (FpEngine *engine, uint8_t seat, FpTalk *talk)
{
  for (const FpEditionTexts *texts = first_texts (engine->edition); texts != NULL;
       texts = next_texts (engine->edition, texts))
    if (texts->talk != NULL)
      return texts->talk (engine, seat, talk);
  return FALSE;
}

const FpKindText *
fp_text_kind_row (const FpEdition *edition, const char *id)
{
  RETURN_ROW_WITH_ID (FpKindText, kinds, edition, id);
}

static const FpEncounterText *
encounter_row (const FpEdition *edition, const char *id)
{
  RETURN_ROW_WITH_ID (FpEncounterText, encounters, edition, id);
}

const char *
fp_text_other_title (const FpEdition *edition, const char *encounter, const char *step)
{
  for (const FpEditionTexts *texts = first_texts (edition); texts != NULL; texts = next_texts (edition, texts))
    for (const FpTitleText *row = texts->titles; row != NULL && row->encounter != NULL; row++)
      if (strcmp (row->encounter, encounter) == 0 && strcmp (row->step, step) == 0)
        return row->title;
  return NULL;
}

const FpQuestionText *
fp_text_question_row (const FpEdition *edition, const char *step, const char *what)
{
  for (const FpEditionTexts *texts = first_texts (edition); texts != NULL; texts = next_texts (edition, texts))
    for (const FpQuestionText *row = texts->questions; row != NULL && row->pattern != NULL; row++)
      if ((step == NULL || row->step == NULL || strcmp (row->step, step) == 0) && g_strcmp0 (row->what, what) == 0)
        return row;
  return NULL;
}

const char *
fp_text_question (const FpEdition *edition, const char *step, const char *what)
{
  const FpQuestionText *row = fp_text_question_row (edition, step, what);

  return row != NULL ? row->pattern : NULL;
}

static gboolean
fits (const FpEventText *row, const char *id, int value, const char *encounter)
{
  if (strcmp (row->id, id) != 0 || (row->encounter != NULL && g_strcmp0 (row->encounter, encounter) != 0))
    return FALSE;
  return row->value == FP_EVENT_VALUE_ANY || (row->value == FP_EVENT_VALUE_ZERO ? value == 0 : value < 0);
}

const FpEventText *
fp_text_event_row (const FpEdition *edition, const char *id, int value, const char *encounter)
{
  for (const FpEditionTexts *texts = first_texts (edition); texts != NULL; texts = next_texts (edition, texts))
    for (const FpEventText *row = texts->events; row != NULL && row->id != NULL; row++)
      if (fits (row, id, value, encounter))
        return row;
  return NULL;
}

static gboolean
counts (const FpAmountText *row, const char *amount, const char *set, const char *verb)
{
  if (strcmp (row->amount, amount) != 0)
    return FALSE;
  return row->set == NULL || strcmp (row->set, set) == 0 || (*set == '\0' && g_strcmp0 (row->verb, verb) == 0);
}

const char *
fp_text_amount (const FpEdition *edition, const char *amount, const char *set, const char *verb, gulong n)
{
  for (const FpEditionTexts *texts = first_texts (edition); texts != NULL; texts = next_texts (edition, texts))
    for (const FpAmountText *row = texts->amounts; row != NULL && row->amount != NULL; row++)
      if (counts (row, amount, set, verb))
        return g_dngettext (GETTEXT_PACKAGE, row->one, row->many, n);
  return "{count}";
}

const FpEncounterText *
fp_text_encounter_row (const FpEdition *edition, const char *id)
{
  const FpEncounterText *row = encounter_row (edition, id);

  return row != NULL ? row : &any_encounter;
}

const char *
fp_text_sentence_for (const FpEdition *edition, FpSentence sentence, gulong n)
{
  const FpSentenceText *row = &machine.sentences[sentence];

  for (const FpEditionTexts *texts = first_texts (edition); texts != NULL; texts = next_texts (edition, texts))
    if (texts->sentences[sentence].one != NULL)
      {
        row = &texts->sentences[sentence];
        break;
      }
  return row->many != NULL ? g_dngettext (GETTEXT_PACKAGE, row->one, row->many, n) : _ (row->one);
}

const char *
fp_text_sentence (const FpEdition *edition, FpSentence sentence)
{
  return fp_text_sentence_for (edition, sentence, 1);
}

char *
fp_text_turn (const FpEdition *edition, int turn)
{
  g_autofree char *number = g_strdup_printf ("%d", turn);

  return turn == 0 ? g_strdup (_ ("Set-up"))
                   : fp_text_fill (fp_text_sentence (edition, FP_SENTENCE_TURN), "turn", number, NULL);
}

const char *
fp_text_turns (const FpEdition *edition)
{
  return fp_text_sentence (edition, FP_SENTENCE_TURNS);
}

char *
fp_text_n_turns (const FpEdition *edition, int n)
{
  g_autofree char *count = g_strdup_printf ("%d", n);

  return fp_text_fill (fp_text_sentence (edition, FP_SENTENCE_N_TURNS), "count", count, NULL);
}

const char *
fp_text_turns_per_game (const FpEdition *edition)
{
  return fp_text_sentence (edition, FP_SENTENCE_TURNS_PER_GAME);
}

const char *
fp_text_standing_page (const FpEdition *edition)
{
  return first_texts (edition)->standing_page;
}

const FpWordText *
fp_text_word_row (const FpEdition *edition, const char *list, const char *id)
{
  for (const FpEditionTexts *texts = first_texts (edition); texts != NULL; texts = next_texts (edition, texts))
    for (const FpWordText *row = texts->words; row != NULL && row->list != NULL; row++)
      if (strcmp (row->list, list) == 0 && strcmp (row->id, id) == 0)
        return row;
  return NULL;
}

const FpDealTermText *
fp_text_deal_term_row (const FpEdition *edition, const char *id, const char *kind)
{
  for (const FpEditionTexts *texts = first_texts (edition); texts != NULL; texts = next_texts (edition, texts))
    for (const FpDealTermText *row = texts->deal_terms; row != NULL && row->id != NULL; row++)
      if (strcmp (row->id, id) == 0 && (row->kind == NULL || g_strcmp0 (row->kind, kind) == 0))
        return row;
  return NULL;
}

const FpTermText *
fp_text_term (const FpEdition *edition, FpTermUse use, const char *word)
{
  for (const FpEditionTexts *texts = first_texts (edition); texts != NULL; texts = next_texts (edition, texts))
    for (const FpTermText *row = texts->terms[use]; row != NULL && row->word != NULL; row++)
      if (strcmp (row->word, word) == 0)
        return row;
  return NULL;
}

const FpFunctionText *
fp_text_function (const FpEdition *edition, const char *word)
{
  for (const FpEditionTexts *texts = first_texts (edition); texts != NULL; texts = next_texts (edition, texts))
    for (const FpFunctionText *row = texts->functions; row != NULL && row->word != NULL; row++)
      if (strcmp (row->word, word) == 0)
        return row;
  return NULL;
}

const char *
fp_text_name_of (const FpEdition *edition, FpTextOf of, const char *id)
{
  static const char *const contexts[FP_N_TEXTS_OF] = {
    [FP_TEXT_OF_ROLE] = "role",   [FP_TEXT_OF_SEAT] = "seat",   [FP_TEXT_OF_COLOUR] = "colour",
    [FP_TEXT_OF_PLACE] = "place", [FP_TEXT_OF_CAUSE] = "cause",
  };

  for (const FpEditionTexts *texts = first_texts (edition); texts != NULL; texts = next_texts (edition, texts))
    for (const FpNameText *row = texts->names[of]; row != NULL && row->id != NULL; row++)
      if (g_strcmp0 (row->id, id) == 0)
        return contexts[of] != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, contexts[of], row->name) : _ (row->name);
  return NULL;
}

/* Returns TRUE if @id is @base, or @base with a number behind it. */
static gboolean
is_zone (const char *id, const char *base, gboolean numbered)
{
  gsize length = strlen (base);

  if (!numbered)
    return strcmp (base, id) == 0;
  return strncmp (base, id, length) == 0 && id[length] == '-' && g_ascii_isdigit (id[length + 1]);
}

const char *
fp_text_zone_pattern (const FpEdition *edition, const char *id)
{
  for (int numbered = FALSE; numbered <= TRUE; numbered++)
    for (const FpEditionTexts *texts = first_texts (edition); texts != NULL; texts = next_texts (edition, texts))
      for (const FpNameText *row = texts->names[FP_TEXT_OF_ZONE]; row != NULL && row->id != NULL; row++)
        if (is_zone (id, row->id, numbered))
          return row->name;
  return NULL;
}
