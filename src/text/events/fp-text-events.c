/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about events, as the viewer may know them. */
#include "engine/runner/fp-deal-terms.h"
#include "text/events/fp-text-result.h"
#include "text/fp-text-private.h"
#include "text/fp-text-tables.h"

typedef char *(*Formatter) (const FpTextContext *wording, const FpEvent *event);

/* The patterns are those of FpEventText. */
typedef struct
{
  const char *open, *open_many;
  const char *hidden, *hidden_many;
  Formatter formatter; /* replaces the patterns */
} Sentence;

static char *
format_step (const FpTextContext *wording, const FpEvent *event)
{
  guint encounter = fp_state_encounter_kind (wording->engine->state);

  return event->value >= 0 ? g_strdup (fp_text_step (wording->engine, (guint) event->value, encounter)) : NULL;
}

/* Returns the pattern for a deck that belongs to everybody. */
static const char *
shared_deck_pattern (const FpEvent *event)
{
  gulong n = (gulong) event->count;

  return event->value == 0
             ? g_dngettext (GETTEXT_PACKAGE,
                            "The deck is empty. The discard pile ({count} card) is turned into a new deck.",
                            "The deck is empty. The discard pile ({count} cards) is shuffled into a new deck.", n)
             : g_dngettext (GETTEXT_PACKAGE, "The discard pile ({count} card) is put under the deck.",
                            "The discard pile ({count} cards) is shuffled and put under the deck.", n);
}

/* The deck is empty, unless more cards are looked at than it has (ruling 42). */
static char *
format_deck_renewed (const FpTextContext *wording, const FpEvent *event)
{
  g_autofree char *count = fp_text_number (event->count);
  gulong n = (gulong) event->count;
  const char *pattern =
      event->seat == FP_NOBODY ? shared_deck_pattern (event)
      : event->value == 0
          ? g_dngettext (GETTEXT_PACKAGE,
                         "{seat}'s deck is empty. The discard pile ({count} card) is turned into a new deck.",
                         "{seat}'s deck is empty. The discard pile ({count} cards) is shuffled into a new deck.", n)
          : g_dngettext (GETTEXT_PACKAGE, "{seat} puts the discard pile ({count} card) under the deck.",
                         "{seat} shuffles the discard pile ({count} cards) and puts it under the deck.", n);

  return fp_text_fill (pattern, "seat", fp_text_seat (wording, event->seat), "count", count, NULL);
}

static char *
format_line (const FpTextContext *wording, const FpEvent *event, const char *pattern)
{
  g_autofree char *label = fp_text_capital (fp_text_line (wording->engine, event->value));

  return fp_text_fill (pattern, "seat", fp_text_seat (wording, event->seat), "line",
                       label != NULL ? label : _ ("A line"), NULL);
}

static char *
format_line_struck (const FpTextContext *wording, const FpEvent *event)
{
  return format_line (wording, event, _ ("{seat} strikes out “{line}”."));
}

static char *
format_line_taken (const FpTextContext *wording, const FpEvent *event)
{
  return format_line (wording, event, _ ("{seat} chooses “{line}”."));
}

static char *
format_choice (const FpTextContext *wording, const FpEvent *event)
{
  g_autofree char *what = fp_text_chosen (wording, event);

  return fp_text_fill (_ ("{seat} chooses {what}."), "seat", fp_text_seat (wording, event->seat), "what", what, NULL);
}

/* The value is the instruction that has the card ignored. */
static char *
format_ignored (const FpTextContext *wording, const FpEvent *event)
{
  gboolean seen = fp_text_sees_cards (wording, event);
  g_autofree char *card = fp_text_instance (wording, event->cards[0], seen);
  const FpInstruction *in =
      seen && event->value >= 0 ? fp_catalog_instruction (wording->engine->catalog, event->value) : NULL;
  g_autofree char *until =
      in != NULL ? fp_text_until (wording->engine, (FpWhen) in->until_when, in->until_actions) : g_strdup ("");
  gboolean character = fp_card_is (fp_engine_def (wording->engine, event->cards[0]), FP_KIND_CHARACTER);

  /* Translators: {until} is like “until after the encounter”. */
  return fp_text_capital (
      fp_text_fill (character ? _ ("{card} has no power {until}.") : _ ("{card} counts as blank {until}."), "card",
                    card, "until", until, NULL));
}

static char *
format_ending (const FpTextContext *wording, const FpEvent *event)
{
  FpSeats winners = event->other == FP_NOBODY ? 0 : event->other;

  return fp_text_ending (wording->engine->edition, (guint) event->value, winners, wording->names,
                         wording->engine->state->head.n_seats,
                         fp_text_needed (wording->engine, (guint) event->value, winners));
}

/* The sentences of the machine. Those of an edition come first. */
static const Sentence sentences[FP_N_EVENTS] = {
  [FP_EVENT_STEP_BEGAN] = { .formatter = format_step },
  [FP_EVENT_CARDS_DRAWN] = { FP_PLURAL ("{seat} draws {cards}.", "{seat} draws {count} cards: {cards}."),
                             FP_PLURAL ("{seat} draws {count} card.", "{seat} draws {count} cards.") },
  [FP_EVENT_DECK_RENEWED] = { .formatter = format_deck_renewed },
  [FP_EVENT_HAND_FILLED] = { N_ ("{seat}'s hand is empty, so {seat} draws a new one.") },
  [FP_EVENT_CARDS_DISCARDED] = { FP_PLURAL ("{seat} discards {cards}.", "{seat} discards {count} cards: {cards}."),
                                 FP_PLURAL ("{seat} discards {count} card.", "{seat} discards {count} cards.") },
  [FP_EVENT_PLANET_DISCOVERED] = { N_ ("A planet is discovered: {place}.") },
  [FP_EVENT_PLANET_CHOSEN] = { N_ ("{seat} chooses {place}.") },
  [FP_EVENT_SHIPS_SENT] = { FP_PLURAL ("{seat} sends {count} ship {from} {to}.",
                                       "{seat} sends {count} ships {from} {to}.") },
  [FP_EVENT_SHIPS_DESTROYED] = { FP_PLURAL ("{count} of {seat}'s ships {at} is destroyed.",
                                            "{count} of {seat}'s ships {at} are destroyed.") },
  [FP_EVENT_SHIPS_RECOVERED] = { FP_PLURAL ("{seat} recovers {count} ship {from}.",
                                            "{seat} recovers {count} ships {from}.") },
  [FP_EVENT_SHIPS_RETREATED] = { FP_PLURAL ("{seat} retreats {count} ship {from}.",
                                            "{seat} retreats {count} ships {from}.") },
  [FP_EVENT_NO_SHIPS] = { N_ ("{seat} has no ships to send.") },
  [FP_EVENT_PLANET_GAINED] = { N_ ("{seat} gains control of {place}.") },
  [FP_EVENT_PLANET_LOST] = { N_ ("{seat} loses control of {place}.") },
  [FP_EVENT_LINE_STRUCK] = { .formatter = format_line_struck },
  [FP_EVENT_LINE_TAKEN] = { .formatter = format_line_taken },
  [FP_EVENT_CHOICE_MADE] = { .formatter = format_choice },
  [FP_EVENT_CHOICE_SEALED] = { N_ ("{seat} makes a secret choice.") },
  [FP_EVENT_DECLINED] = { .formatter = fp_text_format_declined },
  [FP_EVENT_ALIEN_TAKEN] = { N_ ("{seat} plays the alien {card}."), .hidden = N_ ("{seat} has chosen an alien.") },
  [FP_EVENT_ABILITY_USED] = { .formatter = fp_text_format_use },
  [FP_EVENT_ABILITY_STOPPED] = { .formatter = fp_text_format_stopped },
  [FP_EVENT_ABILITY_REPLACED] = { .formatter = fp_text_format_replaced },
  [FP_EVENT_CARDS_MOVED] = { .formatter = fp_text_format_moved },
  [FP_EVENT_CARDS_SHOWN] = { FP_PLURAL ("{seat} reveals {cards}.", "{seat} reveals {count} cards: {cards}."),
                             FP_PLURAL ("{seat} reveals {count} card.", "{seat} reveals {count} cards.") },
  [FP_EVENT_CARDS_LOOKED_AT] = { FP_PLURAL ("{seat} looks at {cards}.", "{seat} looks at {count} cards: {cards}."),
                                 FP_PLURAL ("{seat} looks at {count} card.", "{seat} looks at {count} cards.") },
  /* Translators: {value} is the number of cards that come back: “Bo swaps 2 cards for 1.” */
  [FP_EVENT_CARDS_SWAPPED] = { N_ ("{seat} swaps {cards}."), NULL,
                               FP_PLURAL ("{seat} swaps {count} card for {value}.",
                                          "{seat} swaps {count} cards for {value}.") },
  [FP_EVENT_CARDS_SHUFFLED] = { FP_PLURAL ("{count} card is shuffled.", "{count} cards are shuffled.") },
  [FP_EVENT_CARDS_ARRANGED] = { FP_PLURAL ("{seat} puts {count} card in order.",
                                           "{seat} puts {count} cards in order.") },
  [FP_EVENT_CARD_IGNORED] = { .formatter = format_ignored },
  [FP_EVENT_CARD_COPIED] = { N_ ("{seat} also has the abilities of {card}.") },
  [FP_EVENT_CARD_RESOLVED_AGAIN] = { N_ ("{card} is resolved again.") },
  [FP_EVENT_SHIPS_MOVED] = { FP_PLURAL ("{count} of {seat}'s ships moves {from} {to}.",
                                        "{count} of {seat}'s ships move {from} {to}.") },
  [FP_EVENT_COUNTER_CHANGED] = { .formatter = fp_text_format_counter },
  [FP_EVENT_ALL_LOSE] = { N_ ("Nobody wins. All players count as losers.") },
  [FP_EVENT_WENT_BACK] = { .formatter = fp_text_format_went_back },
  [FP_EVENT_GAME_LOST] = { N_ ("{seat} loses the game.") },
  [FP_EVENT_SECRET_SHOWN] = { .formatter = fp_text_format_secret },
  [FP_EVENT_NOTHING_TO_CHOOSE] = { N_ ("{seat} has nothing to choose.") },
  [FP_EVENT_OUT_OF_FUEL] = { N_ ("{card} did too much at once, so the game stopped it.") },
  [FP_EVENT_CONCEDED] = { N_ ("{seat} gives up.") },
  /* FP_EVENT_GAME_WON has no sentence: the end of the game names the winner. */
  [FP_EVENT_GAME_ENDED] = { .formatter = format_ending },
};

/* --- Values --- */

static const char *
role_of (const FpTextContext *wording, const FpEvent *event)
{
  return event->value >= 0 ? fp_text_role (wording->engine->edition, (guint) event->value) : "";
}

/* Returns the half @value of the event's card, or all of the card. */
static char *
half_of (const FpTextContext *wording, const FpEvent *event)
{
  if (event->n_cards == 0 || event->value < 0)
    return fp_text_instance (wording, event->n_cards > 0 ? event->cards[0] : FP_NO_CARD, TRUE);
  return fp_text_half (wording->engine->catalog, wording->engine->state->cards[event->cards[0]].def,
                       (guint) event->value);
}

static const char *
prize_of (const FpTextContext *wording, const FpEvent *event)
{
  const char *name = fp_catalog_string (wording->engine->catalog, event->value);

  return name != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, "prize", name) : "";
}

static char *
name_of (const FpTextContext *wording, const FpEvent *event)
{
  return event->n_cards > 0
             ? fp_text_card_name (wording->engine->catalog, wording->engine->state->cards[event->cards[0]].def)
             : g_strdup ("");
}

/* Returns the offer of a deal that @event is about. */
static char *
offer_of (const FpTextContext *wording, const FpEvent *event)
{
  FpDealOffer offer;

  fp_deal_stored (wording->engine->state, (guint) event->value, event->seat, &offer);
  return fp_text_offer_told (wording, &offer, event->other);
}

/* Returns TRUE if @pattern has the place @name: most values are in few patterns, and take longer to
 * work out than to look for. */
static gboolean
has (const char *pattern, const char *name)
{
  const char *at = pattern;
  gsize length = strlen (name);

  while ((at = strchr (at, '{')) != NULL)
    if (strncmp (++at, name, length) == 0 && at[length] == '}')
      return TRUE;
  return FALSE;
}

static char *
place_in (const FpTextContext *wording, const FpEvent *event, const char *pattern, const char *name, gboolean to,
          FpTextPlace form)
{
  return has (pattern, name) ? fp_text_places (wording, event, to, form) : NULL;
}

/* Returns the name of the place of the encounter. */
static char *
here_of (const FpTextContext *wording)
{
  const FpState *state = wording->engine->state;

  return fp_text_place (wording, fp_state_in_encounter (state) ? fp_state_encounter_const (state)->place : FP_NO_PLACE,
                        FP_TEXT_PLACE_NAME);
}

/* Puts the values of an event into @pattern. The value is a role, half, prize or kind only in
 * patterns that say so, and @pattern names the card only to those who see it. */
static char *
fill_in (const FpTextContext *wording, const FpEvent *event, const char *pattern, gboolean seen)
{
  gboolean names_card = has (pattern, "card") || has (pattern, "half") || has (pattern, "name");
  g_autofree char *count = fp_text_number (event->count);
  g_autofree char *value = fp_text_number (event->value);
  g_autofree char *card =
      names_card ? fp_text_instance (wording, event->n_cards > 0 ? event->cards[0] : FP_NO_CARD, seen) : NULL;
  g_autofree char *cards = has (pattern, "cards") ? fp_text_card_list (wording, event, seen) : NULL;
  g_autofree char *place = place_in (wording, event, pattern, "place", FALSE, FP_TEXT_PLACE_NAME);
  g_autofree char *from = place_in (wording, event, pattern, "from", FALSE, FP_TEXT_PLACE_FROM);
  g_autofree char *at = place_in (wording, event, pattern, "at", FALSE, FP_TEXT_PLACE_AT);
  g_autofree char *to = place_in (wording, event, pattern, "to", TRUE, FP_TEXT_PLACE_TO);
  g_autofree char *parts = has (pattern, "parts") ? fp_text_event_parts (wording, event) : NULL;
  g_autofree char *result = has (pattern, "result") ? fp_text_event_result (wording, event) : NULL;
  g_autofree char *here = has (pattern, "here") ? here_of (wording) : NULL;
  const char *role = has (pattern, "role") ? role_of (wording, event) : "";
  const char *prize = has (pattern, "prize") ? prize_of (wording, event) : "";
  const char *kind =
      has (pattern, "kind") ? fp_text_word (wording->engine->edition, FP_WORD_LIST_KIND, event->value) : "";
  g_autofree char *half = seen && has (pattern, "half") ? half_of (wording, event) : g_strdup (card);
  g_autofree char *offer = has (pattern, "offer") ? offer_of (wording, event) : NULL;
  g_autofree char *name = seen && has (pattern, "name") ? name_of (wording, event) : g_strdup (card);

  return fp_text_fill (pattern, "seat", fp_text_seat (wording, event->seat), "other",
                       fp_text_seat (wording, event->other), "count", count, "value", value, "card", card, "cards",
                       cards, "place", place, "from", from, "at", at, "to", to, "role", role, "half", half, "prize",
                       prize, "kind", kind, "name", name, "offer", offer, "parts", parts, "result", result, "here",
                       here, NULL);
}

/* --- Patterns --- */

/* Returns the row of the edition for @event, or NULL. */
static const FpEventText *
row_of (const FpEngine *engine, const FpEvent *event)
{
  const FpEdition *edition = engine->edition;
  const FpEncounterDef *encounter = fp_engine_encounter (engine);

  if (event->kind >= FP_N_EVENTS && fp_event_def (edition, event->kind) == NULL)
    return NULL;
  return fp_text_event_row (edition, fp_event_id (edition, event->kind), event->value,
                            encounter != NULL ? encounter->id : NULL);
}

/* Returns @sentence for viewers who see the cards or don't; NULL: there is none for them. */
static char *
format_sentence (const FpTextContext *wording, const FpEvent *event, const Sentence *sentence)
{
  gboolean seen = fp_text_sees_cards (wording, event);
  gboolean hide = !seen && sentence->hidden != NULL;
  const char *one = hide ? sentence->hidden : sentence->open;
  const char *many = hide ? sentence->hidden_many : sentence->open_many;

  if (one == NULL || *one == '\0')
    return NULL;
  if (many != NULL)
    one = g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) ABS (event->count));
  else
    one = _ (one);
  return fp_text_capital (fill_in (wording, event, one, seen));
}

static char *
format_event (const FpTextContext *wording, const FpEvent *event)
{
  const FpEventText *row = row_of (wording->engine, event);
  Sentence sentence = { NULL };

  if (row != NULL)
    sentence = (Sentence){ row->open, row->open_many, row->hidden, row->hidden_many, NULL };
  else if (event->kind < FP_N_EVENTS)
    sentence = sentences[event->kind];
  if (sentence.formatter != NULL)
    return sentence.formatter (wording, event);
  return format_sentence (wording, event, &sentence);
}

char *
fp_text_event (const FpEngine *engine, const FpEvent *event, uint8_t viewer, const FpTextNames *names)
{
  const FpTextContext wording = { engine, names, viewer };

  return format_event (&wording, event);
}

void
fp_text_event_for_all (const FpEngine *engine, const FpEvent *event, const FpTextNames *names,
                       char *texts[FP_MAX_SEATS + 1])
{
  const char *common[2] = { NULL, NULL }; /* by whether the viewer sees the cards */
  gboolean known[2] = { FALSE, FALSE };

  for (guint i = 0; i <= FP_MAX_SEATS; i++)
    {
      gboolean personal = FALSE;
      const FpTextContext wording = { engine, names, i == FP_MAX_SEATS ? FP_NOBODY : (uint8_t) i, &personal };
      guint sees = fp_text_sees_cards (&wording, event) ? 1 : 0;

      if (i < FP_MAX_SEATS && i >= engine->state->head.n_seats)
        continue;
      if (known[sees])
        {
          texts[i] = common[sees] != NULL ? g_ref_string_acquire ((char *) common[sees]) : NULL;
          continue;
        }
      g_autofree char *text = format_event (&wording, event);
      texts[i] = text != NULL ? g_ref_string_new (text) : NULL;
      known[sees] = !personal;
      common[sees] = texts[i];
    }
}

/* Returns the sentence of the row “EVENT/@variant”, NULL: there is none. */
static char *
format_variant (const FpTextContext *wording, const FpEvent *event, const char *variant)
{
  const FpEngine *engine = wording->engine;
  const FpEncounterDef *encounter = fp_engine_encounter (engine);
  g_autofree char *id = g_strconcat (fp_event_id (engine->edition, event->kind), "/", variant, NULL);
  const FpEventText *row =
      fp_text_event_row (engine->edition, id, event->value, encounter != NULL ? encounter->id : NULL);

  return row != NULL ? fp_text_capital (fill_in (wording, event, _ (row->open), fp_text_sees_cards (wording, event)))
                     : NULL;
}

char *
fp_text_event_at (const FpEngine *engine, const FpEvent *event, uint8_t viewer, const FpTextNames *names)
{
  FpTextContext wording = { engine, names, viewer };

  return event->other == FP_NOBODY || !fp_text_sees_cards (&wording, event)
             ? NULL
             : format_variant (&wording, event, event->other == event->seat ? "self" : "on");
}

char *
fp_text_event_brief (const FpEngine *engine, const FpEvent *event, uint8_t viewer, const FpTextNames *names)
{
  FpTextContext wording = { engine, names, viewer };

  return fp_event_def (engine->edition, event->kind) != NULL ? format_variant (&wording, event, "brief") : NULL;
}

char *
fp_text_result (const FpEngine *engine, const FpEvent *event, uint8_t viewer, const FpTextNames *names)
{
  FpTextContext wording = { engine, names, viewer };
  const char *to = viewer == event->seat ? "you" : viewer == event->other ? "other" : NULL;
  char *own = to != NULL && viewer < engine->state->head.n_seats ? format_variant (&wording, event, to) : NULL;

  return own != NULL ? own : fp_text_event (engine, event, viewer, names);
}

char *
fp_text_without_totals (const FpEngine *engine, FpSeats fighting, const FpTextNames *names)
{
  FpTextContext wording = { engine, names, FP_NOBODY };
  uint8_t seat = fp_seats_only (fighting);

  return seat == FP_NOBODY ? g_strdup (fp_text_sentence (engine->edition, FP_SENTENCE_NOBODY_FIGHTS))
                           : fp_text_fill (fp_text_sentence (engine->edition, FP_SENTENCE_FIGHTS_ALONE), "seat",
                                           fp_text_seat (&wording, seat), NULL);
}

char *
fp_text_change (FpEngine *engine, const FpDecision *decision, uint8_t seat, int before, int after,
                const FpTextNames *names)
{
  FpTextContext wording = { engine, names, decision->seat };
  g_autofree char *from = fp_text_number (before);
  g_autofree char *to = fp_text_number (after);
  const char *name = seat == decision->seat ? C_ ("answer", "You") : fp_text_seat (&wording, seat);

  /* Translators: the change of a player's total by an answer: “You 8 → 16”. */
  return fp_text_fill (C_ ("answer", "{seat} {before} → {after}"), "seat", name, "before", from, "after", to, NULL);
}

char *
fp_text_outcomes (FpEngine *engine, const FpDecision *decision, uint8_t seat, const int changes[], guint n,
                  const FpTextNames *names)
{
  FpTextContext wording = { engine, names, decision->seat };
  g_autofree char *list = fp_text_signed (changes[0]);
  const char *name = seat == decision->seat ? C_ ("answer", "You") : fp_text_seat (&wording, seat);
  for (guint i = 1; i < n; i++)
    {
      g_autofree char *first = g_steal_pointer (&list);
      g_autofree char *second = fp_text_signed (changes[i]);
      /* Translators: changes of a total of which one comes true: “+12 or −12”. */
      list = fp_text_fill (C_ ("answer", "{first} or {second}"), "first", first, "second", second, NULL);
    }
  /* Translators: changes of a player's total that may come of an answer: “You +12 or −12”. */
  return fp_text_fill (C_ ("answer", "{seat} {change}"), "seat", name, "change", list, NULL);
}

char *
fp_text_reply (const char *reply, const char *change)
{
  /* Translators: the reply of another player to an answer, and the change of a total by that reply:
     “Call the bluff: You −12”. */
  return fp_text_fill (C_ ("answer", "{answer}: {change}"), "answer", reply, "change", change, NULL);
}
