/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Queries: values of the game, modified by the rules in force in a fixed order (ruling 35). */
#include "engine/effects/fp-effect-index.h"
#include "engine/effects/fp-effect-sight.h"
#include "engine/effects/fp-effects.h"
#include "engine/queries/fp-query-memory.h"
#include "engine/queries/fp-query-places.h"
#include "engine/runner/fp-encounter.h"

#include <string.h>

enum
{
  MOST_NUMBER = 30000, /* in both directions */
  WORK_PER_ROW = 4, /* of a rule that may change the answer, besides its expressions */
};

static int
within (int64_t number)
{
  return (int) CLAMP (number, -MOST_NUMBER, MOST_NUMBER);
}

void
fp_effect_context (const FpEngine *engine, const FpEffect *row, const FpValue *about, int so_far, int action,
                   uint16_t *scratch, FpContext *context)
{
  *context = (FpContext){
    .engine = engine,
    .me = row->me,
    .they = (FpSeats) (row->me == FP_NOBODY ? row->they : 1 << row->me),
    .card = row->card,
    .variables = row->kept,
    .action = action,
    .it = about,
    .so_far = so_far,
    .scratch = scratch,
    .scratch_size = FP_SCRATCH_ITEMS,
  };
}

static gboolean
holds (const FpEngine *engine, int expression, FpContext *context)
{
  return expression < 0 || fp_expression_true (fp_catalog_expression (engine->catalog, expression), context);
}

/* Returns TRUE if @rule announces that its ability is used. */
static gboolean
is_announced (const FpEngine *engine, const FpRule *rule)
{
  for (int i = rule->code; i >= 0 && (guint) i < engine->catalog->code->len; i++)
    {
      const FpInstruction *in = fp_catalog_instruction (engine->catalog, i);

      if (in->op == FP_OP_USE || in->op == FP_OP_END)
        return in->op == FP_OP_USE && !in->silent;
    }
  return FALSE;
}

/* Returns TRUE if the ability of @rule can't be used: its card remembers a use or a zap. */
static gboolean
is_spent (const FpEngine *engine, const FpEffect *row, const FpRule *rule)
{
  if (!fp_card_remembers (engine, row->card))
    return FALSE;
  if (rule->ability >= 0 &&
      fp_ability_spent (engine, row->card,
                        g_array_index (engine->catalog->abilities, FpAbilityRef, rule->ability).index))
    return TRUE;
  return row->kind == FP_EFFECT_CARD && (rule->permission || rule->used || is_announced (engine, rule)) &&
         fp_card_is_zapped (engine, row->card);
}

/* Returns TRUE unless the player of @row can't play its card, or no card like it. */
static gboolean
may_be_played (const FpEngine *engine, const FpEffect *row, const FpRule *rule)
{
  const FpEditionPlays *plays = &engine->edition->plays;
  guint def;

  if (!rule->counted || plays->may == NULL || row->kind != FP_EFFECT_CARD)
    return TRUE;
  def = g_array_index (engine->catalog->abilities, FpAbilityRef, rule->ability).card;
  return plays->may ((FpEngine *) engine, fp_catalog_card (engine->catalog, def), row->card, row->me);
}

FpTraceOutcome
fp_effect_header (const FpEngine *engine, const FpEffect *row)
{
  const FpState *s = engine->state;
  const FpRule *rule = fp_effect_rule (engine, row);

  if (rule->in != 0 && (!fp_state_in_encounter (s) || !(rule->in & 1 << fp_state_encounter_const (s)->kind)))
    return FP_TRACE_ENCOUNTER;
  if (rule->role != 0 && (row->me == FP_NOBODY || !(rule->role_mask & fp_encounter_roles (engine, row->me))))
    return FP_TRACE_ROLE;
  if (row->card != FP_NO_CARD && is_spent (engine, row, rule))
    return FP_TRACE_SPENT;
  return may_be_played (engine, row, rule) ? FP_TRACE_WORKED : FP_TRACE_SPENT;
}

FpTraceOutcome
fp_effect_conditions (const FpEngine *engine, const FpEffect *row, FpContext *context)
{
  const FpRule *rule = fp_effect_rule (engine, row);

  if (!holds (engine, rule->ability_cond, context))
    return FP_TRACE_ABILITY_CONDITION;
  return holds (engine, rule->cond, context) ? FP_TRACE_WORKED : FP_TRACE_CONDITION;
}

FpTraceOutcome
fp_effect_evaluate (FpEngine *engine, const FpEffect *row, FpContext *context)
{
  FpTraceOutcome outcome = fp_effect_header (engine, row);

  return outcome == FP_TRACE_WORKED ? fp_effect_conditions (engine, row, context) : outcome;
}

/* Returns TRUE if what expression @of of a rule gives has @about in it. */
static gboolean
about_matches (const FpEngine *engine, int of, const FpValue *about, FpContext *context)
{
  const FpExpression *expression = fp_catalog_expression (engine->catalog, of);
  FpValue value;

  if (about->type == FP_TYPE_PLAYERS)
    return (fp_expression_players (expression, context) & about->number) != 0;
  fp_expression_eval (expression, context, &value);
  fp_value_cards (context, &value);
  return value.n_items > 0 && fp_value_has (&value, about->items[0]);
}

/* Returns FP_TRACE_WORKED if the rule of @row works and is about @about, FP_TRACE_OTHER if it is
 * about something else. */
static FpTraceOutcome
outcome_about (FpEngine *engine, const FpEffect *row, const FpRule *rule, const FpValue *about, int so_far)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;

  fp_effect_context (engine, row, about, so_far, -1, scratch, &context);
  if (about->type == FP_TYPE_NOTHING)
    ;
  else if (rule->of >= 0)
    {
      if (!about_matches (engine, rule->of, about, &context))
        return FP_TRACE_OTHER;
    }
  else if (row->me == FP_NOBODY || about->type != FP_TYPE_PLAYERS || !(about->number & 1 << row->me))
    return FP_TRACE_OTHER;
  return fp_effect_evaluate (engine, row, &context);
}

/* Returns the numbers of a range (or one number) as bits 0 to 30. */
static int32_t
number_mask (const FpContext *context, const FpValue *value)
{
  int low = value->type == FP_TYPE_NUMBERS ? value->number : fp_value_number (context, value);
  int high = value->type == FP_TYPE_NUMBERS ? value->high : low;
  int32_t mask = 0;

  for (int i = MAX (low, 0); i <= MIN (high, 30); i++)
    mask |= 1 << i;
  return mask;
}

/* Returns TRUE if @value has all items of @answer. */
static gboolean
has_all (const FpValue *value, const FpValue *answer)
{
  for (guint i = 0; i < answer->n_items; i++)
    if (!fp_value_has (value, answer->items[i]))
      return FALSE;
  return TRUE;
}

/* Takes the items of @value out of @answer. @compulsory: some must be left. */
static void
exclude_items (const FpValue *value, gboolean compulsory, FpValue *answer)
{
  guint kept = 0;

  if (compulsory && has_all (value, answer))
    return;
  for (guint i = 0; i < answer->n_items; i++)
    if (!fp_value_has (value, answer->items[i]))
      answer->items[kept++] = answer->items[i];
  answer->n_items = kept;
}

/* Puts items into a set of cards or planets. The items of @answer are the caller's, with room for
 * all. */
static void
include_items (FpChange how, const FpValue *value, FpValue *answer)
{
  if (how == FP_CHANGE_TO)
    answer->n_items = 0;
  for (guint i = 0; i < value->n_items && answer->n_items < FP_MAX_CARDS; i++)
    if (!fp_value_has (answer, value->items[i]))
      answer->items[answer->n_items++] = value->items[i];
}

/* Changes a set of numbers or players. @compulsory: some must be left. */
static void
change_mask (FpChange how, int32_t mask, gboolean compulsory, FpValue *answer)
{
  int32_t left = answer->number & ~mask;

  if (how == FP_CHANGE_INCLUDE)
    answer->number |= mask;
  else if (left != 0 || !compulsory)
    answer->number = left;
}

/* Applies a rule to @answer. @first: no rule has changed the answer yet. */
static void
change (FpEngine *engine, const FpEffect *row, const FpRule *rule, const FpValue *about, gboolean first,
        FpValue *answer)
{
  gboolean compulsory = engine->edition->queries[rule->query].compulsory;
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;
  FpValue value;
  int number;

  fp_effect_context (engine, row, about, answer->number, -1, scratch, &context);
  fp_expression_eval (fp_catalog_expression (engine->catalog, rule->value), &context, &value);
  fp_value_cards (&context, &value);
  number = fp_value_number (&context, &value);
  if (value.type == FP_TYPE_NOTHING)
    return;
  if (answer->type == FP_TYPE_CARDS || answer->type == FP_TYPE_PLANETS)
    {
      if (rule->change == FP_CHANGE_EXCLUDE)
        exclude_items (&value, compulsory, answer);
      else
        include_items ((FpChange) rule->change, &value, answer);
    }
  else if (rule->change == FP_CHANGE_INCLUDE || rule->change == FP_CHANGE_EXCLUDE)
    change_mask ((FpChange) rule->change, value.type == FP_TYPE_PLAYERS ? value.number : number_mask (&context, &value),
                 compulsory, answer);
  else if (answer->type == FP_TYPE_SHIPS)
    *answer = value.type == FP_TYPE_SHIPS ? value : *answer;
  else if (answer->type == FP_TYPE_NUMBERS)
    answer->number = number_mask (&context, &value);
  else if (rule->change == FP_CHANGE_TO && answer->type == FP_TYPE_YES_NO)
    /* “no” wins (docs/design/card-language.md 1.3) */
    answer->number = (first || answer->number) && number;
  else if (rule->change == FP_CHANGE_TO)
    answer->number = within (number);
  else if (rule->change == FP_CHANGE_TIMES)
    answer->number = within ((int64_t) answer->number * number);
  else if (rule->change == FP_CHANGE_ADD)
    answer->number = within ((int64_t) answer->number + number);
  else if (rule->change == FP_CHANGE_AT_LEAST)
    answer->number = MAX (answer->number, number);
  else
    answer->number = MIN (answer->number, number);
}

/* Applies a rule, and tells reports and traces. An ability has worked if it changed the answer. */
static void
change_with_trace (FpEngine *engine, const FpEffect *row, const FpRule *rule, const FpValue *about, gboolean first,
                   FpValue *answer)
{
  FpTrace *trace = fp_trace_pause (engine);
  int32_t number = answer->number;
  guint n_items = answer->n_items;
  gboolean changed;

  change (engine, row, rule, about, first, answer);
  fp_trace_resume (engine, trace);
  changed = answer->number != number || answer->n_items != n_items || answer->type == FP_TYPE_SHIPS;
  if (engine->coverage != NULL && engine->coverage->abilities != NULL && rule->ability >= 0 && changed)
    engine->coverage->abilities[rule->ability]++;
  if (trace != NULL)
    fp_trace_modify (engine, row, about, changed ? FP_TRACE_WORKED : FP_TRACE_UNCHANGED, number, answer->number);
}

/* Appends the rows @from to @to of @listed to @rows. Returns their number. */
static guint
append_rows (const FpState *s, const uint16_t *listed, guint from, guint to, const FpEffect **rows, guint n)
{
  for (; from < to; from++)
    rows[n++] = &s->effects[listed[from]];
  return n;
}

/* Finds in @listed, rows of one turn from @from on, where nobody's rows begin, then those of each
 * seat. Returns the end of the turn. */
static guint
find_owners (const FpState *s, const uint16_t *listed, guint from, guint n, guint starts[FP_MAX_SEATS + 2])
{
  uint8_t turn = s->effects[listed[from]].turn;

  for (guint owner = 0; owner <= s->head.n_seats; owner++)
    {
      starts[owner] = from;
      while (from < n && s->effects[listed[from]].turn == turn && (uint8_t) (s->effects[listed[from]].me + 1) == owner)
        from++;
    }
  starts[s->head.n_seats + 1] = from;
  return from;
}

/* Returns TRUE if all rows of @listed, which are sorted by turn and owner, have one turn and
 * owner. */
static gboolean
of_one_owner (const FpState *s, FpRowList listed)
{
  const FpEffect *first = &s->effects[listed.rows[0]], *last = &s->effects[listed.rows[listed.n - 1]];

  return first->me == last->me && first->turn == last->turn;
}

/* Collects the effects that modify @query, in order of application: by kind of change, then
 * nobody's first, then each player's in the edition's order, or all by time. */
static guint
rows_in_order (FpEngine *engine, guint query, const FpEffect *rows[FP_MAX_EFFECTS])
{
  const FpState *s = engine->state;
  FpRowList listed = fp_effect_index_query (fp_effect_index (engine), query);
  uint8_t order[FP_MAX_SEATS];
  guint n_seats, n = 0;

  if (listed.n <= 1 || engine->edition->changes_by_time || of_one_owner (s, listed))
    return append_rows (s, listed.rows, 0, listed.n, rows, 0);
  n_seats = engine->edition->rules.order (s, order);
  for (guint i = 0; i < listed.n;)
    {
      guint starts[FP_MAX_SEATS + 2];

      i = find_owners (s, listed.rows, i, listed.n, starts);
      n = append_rows (s, listed.rows, starts[0], starts[1], rows, n);
      for (guint k = 0; k < n_seats && order[k] < s->head.n_seats; k++)
        n = append_rows (s, listed.rows, starts[order[k] + 1], starts[order[k] + 2], rows, n);
    }
  return n;
}

/* Returns TRUE if the rule of @row counts for whom asks. */
static gboolean
counts (const FpEngine *engine, const FpEffect *row)
{
  return engine->eyes == 0 || fp_effect_change_is_known (engine, row, (uint8_t) (engine->eyes - 1));
}

/* Returns TRUE if @row is a permission that doesn't count: its use was stopped, or other
 * permissions are asked about. */
static gboolean
is_barred (const FpEngine *engine, const FpEffect *row, const FpRule *rule)
{
  if (!rule->permission)
    return FALSE;
  return row->held || (engine->permitted != FP_PERMITTED_ALL && engine->permitted != row->number);
}

/* Returns TRUE if the rule of @row applies to @about. A trace records why not. */
static gboolean
applies (FpEngine *engine, const FpEffect *row, const FpRule *rule, const FpValue *about, int so_far)
{
  FpTrace *trace = fp_trace_pause (engine);
  FpTraceOutcome outcome = outcome_about (engine, row, rule, about, so_far);

  fp_trace_resume (engine, trace);
  if (trace != NULL && outcome != FP_TRACE_WORKED)
    fp_trace_modify (engine, row, about, outcome, so_far, so_far);
  return outcome == FP_TRACE_WORKED;
}

/* Works out the answer to a query that effects modify. @answer: the plain one. */
static void
work_out (FpEngine *engine, guint query, const FpValue *about, FpValue *answer, FpQueryListener listener, gpointer data)
{
  const FpEffect *rows[FP_MAX_EFFECTS];
  gboolean first = TRUE;
  guint n = rows_in_order (engine, query, rows);

  fp_engine_begin_work (engine);
  engine->work += WORK_PER_ROW * n;
  for (guint i = 0; i < n; i++)
    {
      const FpRule *rule = fp_catalog_rule (engine->catalog, rows[i]->rule);
      int before = answer->number;

      if (is_barred (engine, rows[i], rule) || !counts (engine, rows[i]) ||
          !applies (engine, rows[i], rule, about, answer->number))
        continue;
      change_with_trace (engine, rows[i], rule, about, first, answer);
      first = FALSE;
      if (listener != NULL && answer->number != before)
        listener (rows[i]->card, before, answer->number, data);
    }
  fp_engine_end_work (engine);
}

/* Aborts if @number, remembered as the answer, is not what working it out gives. @work: the work
 * counted before it was found. */
static void
check_remembered (FpEngine *engine, const FpQueryKey *key, const FpValue *about, FpValue plain, guint work, int number)
{
  guint counted = engine->work;

  engine->work = work;
  work_out (engine, key->query, about, &plain, NULL, NULL);
  if (plain.number != number || engine->work != counted)
    g_error ("the remembered answer to query %u is wrong after %u answers", key->query, engine->state->head.answers);
}

int
fp_query_with_trace (FpEngine *engine, guint query, const FpValue *about, FpValue *answer, FpQueryListener listener,
                     gpointer data)
{
  guint before = engine->work;
  int plain = answer->number;
  FpQueryKey key;

  if (!fp_query_is_modified (engine, query))
    return plain;
  if (listener != NULL || !fp_query_memory_key (engine, query, about, answer, &key))
    work_out (engine, query, about, answer, listener, data);
  else if (!fp_query_memory_find (engine, &key, &answer->number))
    {
      work_out (engine, query, about, answer, NULL, NULL);
      fp_query_memory_keep (engine, &key, answer->number, engine->work - before);
    }
  else if (engine->checking)
    check_remembered (engine, &key, about, (FpValue){ .type = answer->type, .number = plain }, before, answer->number);
  return answer->number;
}

int
fp_query_modified (FpEngine *engine, guint query, const FpValue *about, FpValue *answer)
{
  return fp_query_with_trace (engine, query, about, answer, NULL, NULL);
}

int
fp_query_modified_player (FpEngine *engine, guint query, uint8_t seat, int plain)
{
  FpValue about = { .type = FP_TYPE_PLAYERS, .number = 1 << seat };
  FpValue value = { .type = engine->edition->queries[query].gives, .number = plain };

  return fp_query (engine, query, &about, &value);
}

int
fp_query_encounter (FpEngine *engine, guint query, int plain)
{
  FpValue about = { .type = FP_TYPE_NOTHING };
  FpValue value = { .type = engine->edition->queries[query].gives, .number = plain };

  if (!fp_query_is_modified (engine, query))
    return plain;
  return fp_query (engine, query, &about, &value);
}

/* Answers about cards, and where to find them. */
typedef struct
{
  FpCardAnswers *answers;
  FpCardFilter wanted;
  uint16_t at[FP_MAX_CARDS]; /* index of a card's answer + 1, 0: no rule has been about the card */
} CardQuery;

/* Returns the answer about @card, which is 0 if no rule has changed it yet. */
static int32_t
card_answer (const CardQuery *asked, uint16_t card)
{
  return asked->at[card] > 0 ? asked->answers->numbers[asked->at[card] - 1] : 0;
}

static void
set_card_answer (CardQuery *asked, uint16_t card, int32_t number)
{
  FpCardAnswers *answers = asked->answers;

  if (asked->at[card] == 0)
    {
      answers->cards[answers->n] = card;
      asked->at[card] = (uint16_t) ++answers->n;
    }
  answers->numbers[asked->at[card] - 1] = number;
}

/* Works out what the rule of @row is about. That reads nothing of a card or place asked about, so
 * once is enough for all. Returns FALSE if the rule doesn't work or names no subject. */
static gboolean
find_subject (const FpEngine *engine, const FpEffect *row, const FpRule *rule, FpContext *context, FpValue *of)
{
  if (rule->of < 0 || fp_effect_header (engine, row) != FP_TRACE_WORKED)
    return FALSE;
  fp_expression_eval (fp_catalog_expression (engine->catalog, rule->of), context, of);
  fp_value_cards (context, of);
  return TRUE;
}

/* Applies the rule of @row to the answers about the cards that it is about. */
static void
change_cards (FpEngine *engine, const FpEffect *row, const FpRule *rule, FpType gives, CardQuery *asked)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;
  FpValue of;

  fp_effect_context (engine, row, NULL, 0, -1, scratch, &context);
  if (!find_subject (engine, row, rule, &context, &of))
    return;
  for (guint i = 0; i < of.n_items && of.type == FP_TYPE_CARDS; i++)
    {
      FpValue about = { .type = FP_TYPE_CARDS, .n_items = 1, .items = of.items + i };
      FpValue answer = { .type = gives, .number = card_answer (asked, of.items[i]) };

      context.it = &about;
      context.so_far = answer.number;
      if (!asked->wanted (engine, of.items[i]) || fp_effect_conditions (engine, row, &context) != FP_TRACE_WORKED)
        continue;
      change_with_trace (engine, row, rule, &about, asked->at[of.items[i]] == 0, &answer);
      set_card_answer (asked, of.items[i], answer.number);
    }
}

void
fp_query_cards (FpEngine *engine, guint query, FpCardFilter wanted, FpCardAnswers *answers)
{
  const FpEffect *rows[FP_MAX_EFFECTS];
  FpType gives = (FpType) engine->edition->queries[query].gives;
  CardQuery asked;
  guint n;

  answers->n = 0;
  if (!fp_query_is_modified (engine, query))
    return;
  n = rows_in_order (engine, query, rows);
  asked.answers = answers;
  asked.wanted = wanted;
  memset (asked.at, 0, engine->state->head.n_cards * sizeof *asked.at);
  for (guint i = 0; i < n; i++)
    {
      const FpRule *rule = fp_catalog_rule (engine->catalog, rows[i]->rule);

      if (is_barred (engine, rows[i], rule) || !counts (engine, rows[i]))
        continue;
      fp_engine_begin_work (engine);
      engine->work += WORK_PER_ROW;
      change_cards (engine, rows[i], rule, gives, &asked);
      fp_engine_end_work (engine);
    }
}

/* Applies the rule of @row to the @answers about the places that it is about. */
static void
change_places (FpEngine *engine, const FpEffect *row, const FpRule *rule, FpType gives, FpPlaceAnswers *answers)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;
  FpValue of;

  fp_effect_context (engine, row, NULL, 0, -1, scratch, &context);
  if (!find_subject (engine, row, rule, &context, &of))
    return;
  for (guint i = 0; i < answers->n; i++)
    {
      FpValue about = { .type = FP_TYPE_PLANETS, .n_items = 1, .items = answers->places + i };
      FpValue answer = { .type = gives, .number = answers->numbers[i] };

      context.it = &about;
      context.so_far = answer.number;
      if (!fp_value_has (&of, answers->places[i]) || fp_effect_conditions (engine, row, &context) != FP_TRACE_WORKED)
        continue;
      change_with_trace (engine, row, rule, &about, FALSE, &answer);
      answers->numbers[i] = answer.number;
    }
}

/* Works out the answers about each place by itself. */
static void
ask_about_each_place (FpEngine *engine, guint query, FpPlaceAnswers *answers)
{
  FpType gives = (FpType) engine->edition->queries[query].gives;

  for (guint i = 0; i < answers->n; i++)
    {
      FpValue about = { .type = FP_TYPE_PLANETS, .n_items = 1, .items = answers->places + i };
      FpValue plain = { .type = gives, .number = answers->numbers[i] };

      answers->numbers[i] = fp_query (engine, query, &about, &plain);
    }
}

static void
ask_about_places_at_once (FpEngine *engine, guint query, FpPlaceAnswers *answers)
{
  const FpEffect *rows[FP_MAX_EFFECTS];
  FpType gives = (FpType) engine->edition->queries[query].gives;
  guint n = rows_in_order (engine, query, rows);

  for (guint i = 0; i < n; i++)
    {
      const FpRule *rule = fp_catalog_rule (engine->catalog, rows[i]->rule);

      if (is_barred (engine, rows[i], rule) || !counts (engine, rows[i]))
        continue;
      fp_engine_begin_work (engine);
      engine->work += WORK_PER_ROW;
      change_places (engine, rows[i], rule, gives, answers);
      fp_engine_end_work (engine);
    }
}

/* Aborts if asking about each place gives other answers than @answers to the @plain ones. The check
 * counts as no work. */
static void
check_places (FpEngine *engine, guint query, FpPlaceAnswers plain, const FpPlaceAnswers *answers)
{
  guint work_done = engine->work_done;
  FpCoverage *coverage = engine->coverage;
  uint16_t overworked = engine->overworked;

  engine->coverage = NULL;
  ask_about_each_place (engine, query, &plain);
  engine->coverage = coverage;
  for (guint i = 0; i < plain.n; i++)
    if (plain.numbers[i] != answers->numbers[i] && engine->overworked == overworked)
      g_error ("query %u about place %u gives %d, but %d if asked alone", query, plain.places[i], answers->numbers[i],
               plain.numbers[i]);
  engine->work_done = work_done;
  engine->overworked = overworked;
}

void
fp_query_places (FpEngine *engine, guint query, FpPlaceAnswers *answers)
{
  if (!fp_query_is_modified (engine, query))
    return;
  /* A trace wants to know of each. Inside an evaluation each answer is remembered. */
  if (engine->trace != NULL || engine->evaluations > 0)
    ask_about_each_place (engine, query, answers);
  else if (!engine->checking)
    ask_about_places_at_once (engine, query, answers);
  else
    {
      FpPlaceAnswers plain = *answers;

      ask_about_places_at_once (engine, query, answers);
      check_places (engine, query, plain, answers);
    }
}
