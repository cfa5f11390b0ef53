/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules of the running encounter that cards have changed. */
#include "engine/effects/fp-effects.h"
#include "text/events/fp-text-changed-rules.h"
#include "text/fp-text-private.h"
#include "text/fp-text-tables.h"

/* State of one look at the rules. */
typedef struct
{
  FpEngine *engine;
  FpTextContext wording;
  FpSeats seats; /* players whose rules are told */
  GStrvBuilder *lines;
  gboolean any;
  GPtrArray *cards; /* names of the cards that change the rule looked at */
} Look;

/* Adds the name of @card unless it is there already. */
static void
add_card (Look *look, uint16_t card)
{
  g_autofree char *name = NULL;

  if (card == FP_NO_CARD)
    return;
  name = fp_text_card_name (look->engine->catalog, look->engine->state->cards[card].def);
  if (!g_ptr_array_find_with_equal_func (look->cards, name, g_str_equal, NULL))
    g_ptr_array_add (look->cards, g_steal_pointer (&name));
}

static void
on_change (uint16_t card, int before, int after, gpointer look)
{
  if (before != after)
    add_card (look, card);
}

static void
add_line (Look *look, const char *pattern, uint8_t seat, int value)
{
  g_autofree char *number = fp_text_number (value);
  g_autofree char *what = fp_text_fill (pattern, "seat", fp_text_seat (&look->wording, seat), "value", number, NULL);
  g_autofree char *cards = fp_text_list (look->cards);
  /* Translators: a rule that is different now, and the cards that make it so: “The lower total
   * wins: Anti-Matter”. */
  g_autofree char *line = fp_text_fill (C_ ("changed rule", "{rule}: {cards}"), "rule", what, "cards", cards, NULL);

  g_strv_builder_add (look->lines, line);
  look->any = TRUE;
}

/* Returns TRUE if a card of a player may still change @query in this encounter: nothing but what is
 * not revealed yet stands against it. Notes the cards. */
static gboolean
may_change (Look *look, guint query)
{
  FpEngine *engine = look->engine;
  const FpState *s = engine->state;

  for (guint i = 0; i < s->head.n_effects; i++)
    {
      const FpEffect *row = &s->effects[i];

      if (row->listens == FP_LISTENS_QUERY && row->card != FP_NO_CARD && row->subject == query &&
          fp_text_may_see (&look->wording, row->card) && fp_effect_header (engine, row) == FP_TRACE_WORKED)
        add_card (look, row->card);
    }
  return look->cards->len > 0;
}

/* Returns TRUE if the encounter is not decided, and not without totals either. */
static gboolean
is_open (FpEngine *engine)
{
  const FpEncounter *encounter = fp_state_encounter_const (engine->state);
  FpSeats fighting;

  return encounter->outcome == FP_OUTCOME_OPEN && encounter->winners == 0 &&
         (engine->edition->table.without_totals == NULL || !engine->edition->table.without_totals (engine, &fighting));
}

/* Looks at @row of the table, about @seat (FP_NOBODY: about the encounter). */
static void
look_at (Look *look, const FpChangedRuleText *row, guint query, uint8_t seat)
{
  const FpQueryDef *def = &look->engine->edition->queries[query];
  const FpValue about = seat == FP_NOBODY ? (FpValue){ .type = FP_TYPE_NOTHING }
                                          : (FpValue){ .type = FP_TYPE_PLAYERS, .number = 1 << seat };
  FpValue answer = { .type = def->gives, .number = row->plain };

  g_ptr_array_set_size (look->cards, 0);
  fp_query_with_trace (look->engine, query, &about, &answer, on_change, look);
  if (answer.number != row->plain && (row->changed < 0 || answer.number == row->changed))
    add_line (look, _ (row->now), seat, answer.number);
  else if (row->maybe != NULL && is_open (look->engine) && may_change (look, query))
    add_line (look, _ (row->maybe), seat, row->changed);
}

static void
look_at_all (Look *look, const FpChangedRuleText *row)
{
  const FpEdition *edition = look->engine->edition;
  guint query = 0;

  while (query < edition->n_queries && strcmp (edition->queries[query].id, row->query) != 0)
    query++;
  if (query == edition->n_queries || !fp_query_is_modified (look->engine, query))
    return;
  if (edition->queries[query].about == FP_TYPE_NOTHING)
    look_at (look, row, query, FP_NOBODY);
  else
    FP_EACH_SEAT (look->engine->state, seat)
      if ((look->seats >> seat & 1) != 0)
        look_at (look, row, query, seat);
}

/* Returns the players whose rules matter in the encounter: those of its sides, or else all. */
static FpSeats
seats_of_encounter (const FpEngine *engine)
{
  const FpEncounterDef *def = fp_engine_encounter (engine);
  FpSeats seats = 0;

  for (guint i = 0; i < def->n_sides; i++)
    {
      const FpSide *side = &fp_state_encounter_const (engine->state)->sides[i];

      seats |= (FpSeats) (side->mains | side->allies);
    }
  return (FpSeats) (def->n_sides > 0 ? seats : (1U << engine->state->head.n_seats) - 1);
}

char **
fp_text_changed_rules (FpEngine *engine, uint8_t viewer, const FpTextNames *names)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_autoptr (GPtrArray) cards = g_ptr_array_new_with_free_func (g_free);
  Look look = { engine, { engine, names, viewer }, .lines = lines, .cards = cards };
  const FpChangedRuleText *row;

  if (fp_engine_encounter (engine) == NULL)
    return NULL;
  look.seats = seats_of_encounter (engine);
  const FpTextAside aside = fp_text_begin_aside (engine);
  guint eyes = fp_engine_look (engine, viewer);
  for (guint i = 0; (row = fp_text_changed_rule_row (engine->edition, i)) != NULL; i++)
    look_at_all (&look, row);
  fp_engine_look_again (engine, eyes);
  fp_text_end_aside (engine, &aside);
  return look.any ? g_strv_builder_end (lines) : NULL;
}
