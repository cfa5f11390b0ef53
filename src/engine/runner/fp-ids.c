/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ids of decisions, options and cards (docs/design/contracts.md, “Ids”). */
#include "engine/runner/fp-engine.h"
#include "engine/program/fp-program.h"
#include "engine/program/fp-ship-selection.h"
#include "engine/state/fp-mutations.h"

#include <string.h>

static const char *
put_id (const FpEngine *engine, const FpDecision *decision, const char *step, char *buffer, gsize size)
{
  const char *what = engine->edition->decisions[decision->kind].what;

  if (what == NULL)
    g_strlcpy (buffer, step, size);
  else
    g_snprintf (buffer, size, "%s/%s", step, what);
  return buffer;
}

const char *
fp_decision_id (const FpEngine *engine, const FpDecision *decision, char *buffer, gsize size)
{
  return put_id (engine, decision, engine->edition->procedures[decision->moment].id, buffer, size);
}

gboolean
fp_decision_is (const FpEngine *engine, const FpDecision *decision, const char *id)
{
  char buffer[128];

  return strcmp (fp_decision_id (engine, decision, buffer, sizeof buffer), id) == 0 ||
         strcmp (put_id (engine, decision, fp_edition_lasting_id (engine->edition, decision->moment), buffer,
                         sizeof buffer),
                 id) == 0;
}

/* Returns the rank of @card, from 1, among its owner's tokens with such a half, in order of
 * creation. */
static guint
rank_of_half (const FpEngine *engine, uint16_t card, guint half)
{
  const FpState *s = engine->state;
  const FpCardDef *def = fp_engine_def (engine, card);
  guint rank = 1;

  for (uint16_t other = 0; other < card; other++)
    {
      const FpCardDef *like = fp_engine_def (engine, other);

      if (!fp_card_is (like, FP_KIND_TWO_HALVES) || s->cards[other].holder != s->cards[card].holder)
        continue;
      for (guint i = 0; i < 2; i++)
        if (like->field[FP_FIELD_HALF_WORD + i] == def->field[FP_FIELD_HALF_WORD + half] &&
            like->field[FP_FIELD_HALF_NUMBER + i] == def->field[FP_FIELD_HALF_NUMBER + half])
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
  const char *word = fp_card_half_word (def, half);
  int number = def->field[FP_FIELD_HALF_NUMBER + half];

  if (rank > 1)
    g_snprintf (buffer, size, "%s-%d@%u", word, number, rank);
  else
    g_snprintf (buffer, size, "%s-%d", word, number);
  return buffer;
}

const char *
fp_definition_id (const FpEngine *engine, const FpCardDef *def, char *buffer, gsize size)
{
  if (strcmp (def->set, engine->edition->id) == 0)
    g_strlcpy (buffer, def->id, size);
  else
    g_snprintf (buffer, size, "%s:%s", def->set, def->id);
  return buffer;
}

const char *
fp_engine_card_id (const FpEngine *engine, uint16_t card, char *buffer, gsize size)
{
  const FpCardDef *def = fp_engine_def (engine, card);

  if (fp_card_is (def, FP_KIND_TWO_HALVES))
    return fp_engine_half_id (engine, card, 0, buffer, size);
  return fp_definition_id (engine, def, buffer, size);
}

char *
fp_engine_plain_id (const FpEngine *engine, const char *id)
{
  const char *slash = strchr (id, '/');
  g_autofree char *card = slash != NULL ? g_strndup (id, (gsize) (slash - id)) : g_strdup (id);
  int def = engine->catalog != NULL ? fp_catalog_find (engine->catalog, card) : -1;
  char buffer[128];

  if (def < 0)
    return g_strdup (id);
  fp_definition_id (engine, fp_catalog_card (engine->catalog, (guint) def), buffer, sizeof buffer);
  return g_strconcat (buffer, slash, NULL);
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

/* Returns TRUE if another option is an ability of the same card. */
static gboolean
has_sibling (const FpEngine *engine, const FpOption *option)
{
  const FpOptions *all = engine->options;

  for (guint i = 0; all != NULL && i < all->n; i++)
    if (all->option[i].kind == FP_OPTION_ABILITY && all->option[i].target == option->target &&
        all->option[i].rule != option->rule)
      return TRUE;
  return FALSE;
}

/* Writes “CARD/ABILITY”; in windows only “CARD” if the card offers one ability. A lasting effect is
 * named by the card it belongs to. Offers about several players get “@SEAT”. */
static const char *
ability_id (const FpEngine *engine, const FpOption *option, char *buffer, gsize size)
{
  int ability = fp_catalog_rule (engine->catalog, option->rule)->ability;
  char card[64] = "rule";

  if (option->target >= 0)
    fp_engine_card_id (engine, (uint16_t) option->target, card, sizeof card);
  if (ability >= 0 && (engine->state->head.pending.kind != FP_DECIDE_WINDOW || has_sibling (engine, option)))
    g_snprintf (buffer, size, "%s/%s", card, fp_catalog_ability (engine->catalog, (guint) ability)->id);
  else
    g_strlcpy (buffer, card, size);
  if (option->number > 0)
    {
      g_strlcat (buffer, "@", size);
      g_strlcat (buffer, engine->edition->seat_ids[option->number - 1], size);
    }
  return buffer;
}

/* Returns TRUE if @id is the ability's id without its “@SEAT”. Of several the first one is meant.
 */
static gboolean
is_id_of_any (const FpEngine *engine, const FpOption *option, const char *id)
{
  FpOption any = *option;
  char buffer[FP_OPTION_ID_SIZE];

  any.number = 0;
  return option->number > 0 && strcmp (ability_id (engine, &any, buffer, sizeof buffer), id) == 0;
}

/* Writes the id of an offered card. A card that the asked seat may not see is named by its place
 * among the options alone; some kinds by their deck, which everybody sees. */
static const char *
card_option_id (const FpEngine *engine, uint16_t card, char *buffer, gsize size)
{
  const FpPendingDecision *pending = &engine->state->head.pending;
  const FpCardDef *def = fp_engine_def (engine, card);

  if (!pending->open || fp_card_seen (engine, card, pending->seat))
    return fp_engine_card_id (engine, card, buffer, size);
  if (!fp_card_is (def, FP_KIND_BY_DECK))
    {
      g_strlcpy (buffer, "face-down", size);
      return buffer;
    }
  g_snprintf (buffer, size, "%s-%s", def->kind_def->id, fp_card_word (def, def->kind_def->fields[0].attribute));
  return buffer;
}

const char *
fp_place_id (const FpEngine *engine, uint8_t place, char *buffer, gsize size)
{
  const FpEditionPositions *positions = &engine->edition->positions;

  if (engine->state->places[place].card != FP_NO_CARD)
    return fp_engine_card_id (engine, engine->state->places[place].card, buffer, size);
  g_strlcpy (buffer, "place", size);
  for (guint i = 0; i < positions->n_places; i++)
    if (positions->places[i].place == place)
      g_strlcpy (buffer, positions->places[i].id, size);
  return buffer;
}

/* Writes “SEAT@PLANET”. */
static const char *
colony_id (const FpEngine *engine, int colony, char *buffer, gsize size)
{
  char planet[64];

  g_snprintf (buffer, size, "%s@%s", engine->edition->seat_ids[colony >> 8],
              fp_place_id (engine, (uint8_t) (colony & 0xff), planet, sizeof planet));
  return buffer;
}

/* Writes “SEAT.N”. */
static const char *
help_id (const FpEngine *engine, int help, char *buffer, gsize size)
{
  g_snprintf (buffer, size, "%s.%d", engine->edition->seat_ids[help & 0xff], help >> 8);
  return buffer;
}

/* Returns the id of the option to pass in the decision that is open, or was open last. */
static const char *
pass_id (const FpEngine *engine)
{
  const char *id = engine->edition->decisions[engine->state->head.pending.kind].pass;

  return id != NULL ? id : "pass";
}

/* Writes the id of an option, without regard to like ones. */
static const char *
base_id (const FpEngine *engine, const FpOption *option, char *buffer, gsize size)
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
      return fp_place_id (engine, (uint8_t) option->value, buffer, size);
    case FP_OPTION_SEAT:
      g_strlcpy (buffer, engine->edition->seat_ids[option->value], size);
      return buffer;
    case FP_OPTION_COLONY:
      return colony_id (engine, option->value, buffer, size);
    case FP_OPTION_HELP:
      return help_id (engine, option->value, buffer, size);
    case FP_OPTION_LINE:
      return line_id (engine, option, buffer, size);
    case FP_OPTION_WORD:
      g_strlcpy (buffer, fp_word_text (engine->edition, (guint) option->target, option->value), size);
      return buffer;
    case FP_OPTION_ABILITY:
      return ability_id (engine, option, buffer, size);
    case FP_OPTION_YES:
      g_strlcpy (buffer, "yes", size);
      return buffer;
    case FP_OPTION_NO:
      g_strlcpy (buffer, "no", size);
      return buffer;
    case FP_OPTION_PASS:
      g_strlcpy (buffer, pass_id (engine), size);
      return buffer;
    case FP_OPTION_DONE:
      g_strlcpy (buffer, "done", size);
      return buffer;
    case FP_OPTION_NAMED:
      return engine->edition->decisions[option->number].id (engine, option, buffer, size);
    }
  g_assert_not_reached ();
}

/* Like cards in different places or of different owners are told apart: the second one gets
 * “#2”. */
const char *
fp_option_id (const FpEngine *engine, const FpOption *option, char *buffer, gsize size)
{
  const FpOptions *all = engine->options;
  guint rank = 1;

  base_id (engine, option, buffer, size);
  if (option->kind != FP_OPTION_CARD && option->kind != FP_OPTION_HALF && option->kind != FP_OPTION_PLANET &&
      option->kind != FP_OPTION_ABILITY)
    return buffer;
  for (guint i = 0; all != NULL && i < all->n && all->option[i].value != option->value; i++)
    {
      char other[128];

      if (all->option[i].kind == option->kind)
        rank += strcmp (base_id (engine, &all->option[i], other, sizeof other), buffer) == 0;
    }
  if (rank > 1)
    {
      gsize n = strlen (buffer);

      g_snprintf (buffer + n, size - n, "#%u", rank);
    }
  return buffer;
}

/* Returns TRUE if @id is another name of @card: either half of a token, its definition, a card
 * without its set, or any id that the catalog finds. */
static gboolean
has_alias (const FpEngine *engine, uint16_t card, const char *id)
{
  const FpCardDef *def = fp_engine_def (engine, card);
  char buffer[64];

  if (fp_card_is (def, FP_KIND_TWO_HALVES) &&
      strcmp (fp_engine_half_id (engine, card, 1, buffer, sizeof buffer), id) == 0)
    return TRUE;
  return strcmp (def->id, id) == 0 || fp_catalog_find (engine->catalog, id) == engine->state->cards[card].def;
}

/* Returns TRUE if @id is the full id of @option, which a window calls by its card alone. */
static gboolean
is_full_id (const FpEngine *engine, const FpOption *option, const char *id)
{
  int ability = fp_catalog_rule (engine->catalog, option->rule)->ability;
  const char *slash = strchr (id, '/');
  g_autofree char *card = slash != NULL ? g_strndup (id, (gsize) (slash - id)) : NULL;

  return card != NULL && ability >= 0 && option->target >= 0 && has_alias (engine, (uint16_t) option->target, card) &&
         strcmp (fp_catalog_ability (engine->catalog, (guint) ability)->id, slash + 1) == 0;
}

/* Returns the index of the option called @id, or −1. */
static int
find_by_id (const FpEngine *engine, const FpOptions *options, const char *id)
{
  char buffer[FP_OPTION_ID_SIZE];

  for (guint i = 0; i < options->n; i++)
    if (strcmp (fp_option_id (engine, &options->option[i], buffer, sizeof buffer), id) == 0)
      return (int) i;
  return -1;
}

/* Lets the kind of the open decision find the option called @id. */
static int
find_by_kind (FpEngine *engine, const char *id)
{
  const FpPendingDecision *pending = &engine->state->head.pending;
  const FpDecisionKind *kind = &engine->edition->decisions[pending->kind];

  return pending->open && kind->find != NULL ? kind->find (engine, id) : -1;
}

int
fp_engine_find_option (FpEngine *engine, const char *id)
{
  const FpOptions *options = fp_engine_options (engine);
  gsize n = strlen (id);
  g_autofree char *plain = n > 2 && strcmp (id + n - 2, "@1") == 0 ? g_strndup (id, n - 2) : g_strdup (id);
  g_autofree char *other = NULL;
  int found = find_by_id (engine, options, plain);

  if (found >= 0)
    return found;
  found = find_by_kind (engine, plain);
  if (found >= 0)
    return found;
  for (guint i = 0; i < options->n; i++)
    {
      const FpOption *option = &options->option[i];

      if (option->kind == FP_OPTION_CARD && has_alias (engine, (uint16_t) option->value, plain))
        return (int) i;
      if (option->kind == FP_OPTION_ABILITY &&
          (is_full_id (engine, option, plain) || is_id_of_any (engine, option, plain)))
        return (int) i;
    }
  if (strcmp (plain, FP_USUAL_ID) == 0)
    return fp_ship_selection_usual (engine);
  other = fp_engine_plain_id (engine, plain);
  return find_by_id (engine, options, other);
}

char *
fp_engine_winner_ids (const FpEngine *engine)
{
  const FpHead *head = &engine->state->head;
  g_autoptr (GString) ids = g_string_new (NULL);

  if (fp_edition_ends (engine->edition, head->ending, FP_ENDS_UNDECIDED))
    return g_strdup ("undecided");
  if (head->winners == 0)
    return g_strdup ("none");
  if (engine->edition->most_seats == 2 && (head->winners & (head->winners - 1)) != 0)
    return g_strdup ("both");
  FP_EACH_SEAT (engine->state, seat)
    if (head->winners >> seat & 1)
      g_string_append_printf (ids, "%s%s", ids->len > 0 ? " " : "", engine->edition->seat_ids[seat]);
  return g_string_free (g_steal_pointer (&ids), FALSE);
}
