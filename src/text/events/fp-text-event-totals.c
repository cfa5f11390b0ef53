/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Totals of an encounter in the log: their parts, and why a winner has won. */
#include "engine/effects/fp-trigger-round.h"
#include "engine/runner/fp-encounter.h"
#include "text/fp-text-private.h"
#include "text/fp-text-tables.h"

static char *
part_name (const FpTextContext *wording, const FpTotalPart *part)
{
  const FpState *state = wording->engine->state;
  const FpEdition *edition = wording->engine->edition;

  if (part->query >= 0)
    {
      const char *label = fp_text_name_of (edition, FP_TEXT_OF_LABEL, edition->queries[part->query].id);

      return g_strdup (label != NULL ? label : fp_text_query (edition, (guint) part->query));
    }
  if (part->card == FP_NO_CARD)
    return g_strdup (fp_text_sentence (edition, FP_SENTENCE_ENCOUNTER_RULE));
  if (part->card < state->head.n_cards && fp_text_may_see (wording, part->card))
    return fp_text_card_name (wording->engine->catalog, state->cards[part->card].def);
  return fp_text_instance (wording, part->card, FALSE);
}

/* A card that is named for its value, such as “attack 8”, needs no second number. */
static gboolean
says_value (const char *name, const char *value)
{
  g_autofree char *end = g_strconcat (" ", value, NULL);

  return g_str_has_suffix (name, end);
}

/* Returns the pattern for a part: a card that is named for another value counts as this one. */
static const char *
part_pattern (const char *name, gboolean first)
{
  if (first && *name != '\0' && g_ascii_isdigit (name[strlen (name) - 1]))
    /* Translators: a card that counts as more or less than its name says: “attack 8 as 40”. */
    return C_ ("total", "{name} as {value}");
  /* Translators: a part of a total, such as “ships +4”. */
  return C_ ("total", "{name} {value}");
}

char *
fp_text_parts (const FpTextContext *wording, const FpTotalPart *parts, guint n)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = part_name (wording, &parts[i]);
      g_autofree char *value = i == 0 ? fp_text_number (parts[i].value) : fp_text_signed (parts[i].value);

      g_ptr_array_add (items, says_value (name, value)
                                  ? g_steal_pointer (&name)
                                  : fp_text_fill (part_pattern (name, i == 0), "name", name, "value", value, NULL));
    }
  return fp_text_enumeration (items);
}

char *
fp_text_event_parts (const FpTextContext *wording, const FpEvent *event)
{
  FpEngine *engine = (FpEngine *) wording->engine;
  FpTotalPart parts[FP_TOTAL_PARTS];
  FpTextAside aside;
  guint n;
  g_autofree char *list = NULL;

  if (engine->edition->table.parts == NULL || event->seat >= engine->state->head.n_seats)
    return g_strdup ("");
  aside = fp_text_begin_aside (engine);
  n = engine->edition->table.parts (engine, event->seat, parts);
  fp_text_end_aside (engine, &aside);
  list = fp_text_parts (wording, parts, n);
  /* Translators: the parts of a total behind it: “10 (The Crummy 4, Puff Up +6)”. */
  return n == 0 ? g_strdup ("") : fp_text_fill (C_ ("total", "({parts})"), "parts", list, NULL);
}

/* Returns the running action, or NULL. */
static const FpAction *
running_action (const FpState *state)
{
  guint row = state->head.n_frames > 0 ? state->frames[state->head.n_frames - 1].action : 0;

  return row > 0 ? &state->actions[row - 1] : NULL;
}

/* Returns TRUE if a printed step, not a card, brings about what is happening. */
static gboolean
is_by_step (const FpEngine *engine)
{
  const FpAction *action = running_action (engine->state);
  int cause = action != NULL ? action->cause : 0;

  return cause > 0 && cause < (int) engine->edition->n_procedures && engine->edition->procedures[cause].step;
}

/* Returns the end of the sentence if a card, not the totals, decides; else "". */
static char *
card_words (const FpTextContext *wording)
{
  const FpState *state = wording->engine->state;
  const FpAction *action = running_action (state);
  g_autofree char *ability = NULL;

  if (action == NULL || action->source >= state->head.n_cards)
    return g_strdup ("");
  for (guint i = state->head.n_frames; ability == NULL && i > 0; i--)
    {
      const FpResolveLocals *resolve = (const FpResolveLocals *) (const void *) state->frames[i - 1].locals;

      if (state->frames[i - 1].procedure == FP_MACHINE_RESOLVE && resolve->card == action->source)
        ability = fp_text_rule_name (wording, resolve->rule, resolve->card);
    }
  if (ability == NULL)
    ability = fp_text_instance (wording, action->source, fp_text_may_see (wording, action->source));
  /* Translators: goes on after “Ada wins against Bo” or “You win Lull (blue)”. {ability} decides,
   * like “Tempting Dive (Pitfall)”. */
  return fp_text_fill (C_ ("result", " by {ability}"), "ability", ability, NULL);
}

/* Returns why @seat wins a tie: its role, if it has one. */
static char *
tie_words (const FpTextContext *wording, uint8_t seat)
{
  const FpEngine *engine = wording->engine;
  FpRoles roles = fp_encounter_roles (engine, seat);

  for (guint role = 0; role < engine->edition->n_roles; role++)
    {
      FpRoles mask = engine->edition->roles[role].mask;

      /* A word for several roles says less than one for a single role. */
      if ((roles & mask) != 0 && (mask & (mask - 1)) == 0)
        return fp_text_fill (_ (": a tie goes to the {role}"), "role", fp_text_role (engine->edition, role), NULL);
    }
  return fp_text_fill (_ (": a tie goes to {seat}"), "seat", fp_text_seat (wording, seat), NULL);
}

static char *
result_words (const FpTextContext *wording, const FpEvent *event, const FpProjectedResult *result)
{
  int mine = result->total[event->seat], theirs = result->total[event->other];
  g_autofree char *first = fp_text_number (mine);
  g_autofree char *second = fp_text_number (theirs);
  g_autofree char *reason = mine == theirs ? tie_words (wording, event->seat)
                            : result->lower
                                ? g_strdup (fp_text_sentence (wording->engine->edition, FP_SENTENCE_WON_LOWER))
                                : g_strdup ("");

  /* Translators: goes on after “Ada wins against Bo”. {reason} is like “: the lower total
   * wins here”, or nothing. */
  return fp_text_fill (C_ ("result", ", {first} to {second}{reason}"), "first", first, "second", second, "reason",
                       reason, NULL);
}

char *
fp_text_event_result (const FpTextContext *wording, const FpEvent *event)
{
  FpEngine *engine = (FpEngine *) wording->engine;
  guint n_seats = engine->state->head.n_seats;
  FpProjectedResult result;
  FpTextAside aside;

  if (!is_by_step (engine))
    return card_words (wording);
  if (engine->edition->table.project == NULL || event->seat >= n_seats || event->other >= n_seats)
    return g_strdup ("");
  aside = fp_text_begin_aside (engine);
  engine->edition->table.project (engine, &result);
  fp_text_end_aside (engine, &aside);
  return result.winner == event->seat ? result_words (wording, event, &result) : g_strdup ("");
}
