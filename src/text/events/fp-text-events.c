/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about events, as the viewer may know them. */
#include "text/fp-text-private.h"

typedef char *(*Formatter) (const FpTextContext *wording, const FpEvent *event);

/* Patterns of an event: @open for viewers who may see its cards, @hidden for the others (NULL: as
 * @open). The second of each is for a count other than one (NULL: the same). */
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

static char *
format_role (const FpTextContext *wording, const FpEvent *event)
{
  const char *role = event->value >= 0 ? fp_text_role (wording->engine->edition, (guint) event->value) : "";

  return fp_text_fill (_ ("{seat} is the {role}."), "seat", fp_text_seat (wording, event->seat), "role", role, NULL);
}

static char *
format_destiny_renewed (const FpTextContext *wording, const FpEvent *event)
{
  return fp_text_fill (_ ("Cards of the past become the new {kind} deck."), "kind",
                       fp_text_word (wording->engine->edition, FP_WORD_LIST_KIND, event->value), NULL);
}

/* The deck is empty, unless more cards are looked at than it has (ruling 42). */
static char *
format_deck_renewed (const FpTextContext *wording, const FpEvent *event)
{
  g_autofree char *count = fp_text_number (event->count);
  gulong n = (gulong) event->count;
  const char *pattern =
      event->value == 0
          ? g_dngettext (GETTEXT_PACKAGE,
                         "{seat}'s deck is empty: the discard pile, {count} card, becomes the new one.",
                         "{seat}'s deck is empty: the discard pile, {count} cards, becomes the new one.", n)
          : g_dngettext (GETTEXT_PACKAGE, "{seat}'s discard pile, {count} card, goes under the deck.",
                         "{seat}'s discard pile, {count} cards, is shuffled and goes under the deck.", n);

  return fp_text_fill (pattern, "seat", fp_text_seat (wording, event->seat), "count", count, NULL);
}

/* An advantage of 0 is not mentioned. */
static char *
format_duel (const FpTextContext *wording, const FpEvent *event)
{
  g_autofree char *place = fp_text_place (wording, event->from, FP_TEXT_PLACE_AT);
  g_autofree char *value = fp_text_number (event->value);

  return fp_text_fill (event->value != 0 ? _ ("A duel begins {place}, ship advantage {value}.")
                                         : _ ("A duel begins {place}."),
                       "place", place, "value", value, NULL);
}

static char *
format_tactic (const FpTextContext *wording, const FpEvent *event, const char *pattern)
{
  g_autofree char *half =
      event->value >= 0 ? fp_text_half (fp_engine_def (wording->engine, event->cards[0]), (guint) event->value) : NULL;

  if (half == NULL)
    half = fp_text_instance (wording, event->cards[0], TRUE);
  return fp_text_fill (pattern, "seat", fp_text_seat (wording, event->seat), "half", half, NULL);
}

static char *
format_tactic_chosen (const FpTextContext *wording, const FpEvent *event)
{
  if (fp_text_sees_cards (wording, event))
    return format_tactic (wording, event, _ ("{seat} has chosen a tactic: {half}."));
  return fp_text_fill (_ ("{seat} has chosen a tactic."), "seat", fp_text_seat (wording, event->seat), NULL);
}

/* The worth is that of the event: a card can count for more or less than printed, and a
 * reinforcement counts by its plan value. */
static char *
format_plan_revealed (const FpTextContext *wording, const FpEvent *event)
{
  g_autofree char *value = fp_text_number (event->value);
  g_autofree char *name = NULL;

  if (!fp_text_sees_cards (wording, event))
    return fp_text_fill (_ ("{seat}'s plan is worth {value}."), "seat", fp_text_seat (wording, event->seat), "value",
                         value, NULL);
  name = fp_text_card_name (wording->engine->catalog, wording->engine->state->cards[event->cards[0]].def);
  return fp_text_fill (_ ("{seat}'s plan is {card}, worth {value}."), "seat", fp_text_seat (wording, event->seat),
                       "card", name, "value", value, NULL);
}

static char *
format_tactic_revealed (const FpTextContext *wording, const FpEvent *event)
{
  if (!fp_text_sees_cards (wording, event))
    return NULL;
  return format_tactic (wording, event, _ ("{seat}'s tactic is {half}."));
}

static char *
format_prize (const FpTextContext *wording, const FpEvent *event)
{
  const char *name = fp_catalog_string (wording->engine->catalog, event->value);
  const FpEncounterDef *encounter = fp_engine_encounter (wording->engine);

  if (name == NULL && encounter != NULL && !encounter->at_place)
    return fp_text_fill (_ ("{seat} resolves the contest's effect."), "seat", fp_text_seat (wording, event->seat),
                         NULL);
  if (name != NULL)
    name = g_dpgettext2 (GETTEXT_PACKAGE, "prize", name);
  return fp_text_fill (name != NULL ? _ ("{seat} resolves the prize: {name}.") : _ ("{seat} resolves the prize."),
                       "seat", fp_text_seat (wording, event->seat), "name", name != NULL ? name : "", NULL);
}

static char *
format_line (const FpTextContext *wording, const FpEvent *event, const char *pattern)
{
  g_autofree char *label = fp_text_line (wording->engine, event->value);

  return fp_text_fill (pattern, "seat", fp_text_seat (wording, event->seat), "line",
                       label != NULL ? label : _ ("a line"), NULL);
}

static char *
format_line_struck (const FpTextContext *wording, const FpEvent *event)
{
  return format_line (wording, event, _ ("{seat} strikes out: {line}."));
}

static char *
format_line_taken (const FpTextContext *wording, const FpEvent *event)
{
  return format_line (wording, event, _ ("{seat} chooses: {line}."));
}

static char *
format_choice (const FpTextContext *wording, const FpEvent *event)
{
  g_autofree char *what = fp_text_chosen (wording, event);

  return fp_text_fill (_ ("{seat} chooses: {what}."), "seat", fp_text_seat (wording, event->seat), "what", what, NULL);
}

static char *
format_ending (const FpTextContext *wording, const FpEvent *event)
{
  FpSeats winners = event->other == FP_NOBODY ? 0 : event->other;

  return fp_text_ending ((FpEnding) event->value, winners, wording->names, wording->engine->state->head.n_seats);
}

static const Sentence sentences[FP_N_EVENTS] = {
  [FP_EVENT_STEP_BEGAN] = { .formatter = format_step },
  [FP_EVENT_PLAN_SHOWN] = { N_ ("{seat} turns over a plan: {card}."), .hidden = N_ ("{seat} turns over a plan.") },
  [FP_EVENT_PLANS_TIED] = { N_ ("The plans are equal. By lot, {seat} is the leader.") },
  [FP_EVENT_ROLE_TAKEN] = { .formatter = format_role },
  [FP_EVENT_ENVOY_SUMMONED] = { N_ ("An envoy arrives: {card}.") },
  [FP_EVENT_CARDS_DRAWN] = { FP_PLURAL ("{seat} draws {count} card: {cards}.", "{seat} draws {count} cards: {cards}."),
                             FP_PLURAL ("{seat} draws {count} card.", "{seat} draws {count} cards.") },
  [FP_EVENT_DECK_RENEWED] = { .formatter = format_deck_renewed },
  [FP_EVENT_DESTINY_RENEWED] = { .formatter = format_destiny_renewed },
  [FP_EVENT_HAND_FILLED] = { N_ ("{seat}'s hand is empty and is filled up.") },
  [FP_EVENT_CARDS_DISCARDED] = { FP_PLURAL ("{seat} discards {count} card: {cards}.",
                                            "{seat} discards {count} cards: {cards}."),
                                 FP_PLURAL ("{seat} discards {count} card.", "{seat} discards {count} cards.") },
  [FP_EVENT_DESTINY_DRAWN] = { N_ ("Destiny card {value}: {card}."), .hidden = N_ ("Destiny card {value} is drawn.") },
  [FP_EVENT_PLANET_DISCOVERED] = { N_ ("A planet is discovered: {place}.") },
  [FP_EVENT_PLANET_CHOSEN] = { N_ ("{seat} chooses {place}.") },
  [FP_EVENT_BAR_PICKED] = { N_ ("The planet bar picks {place}.") },
  [FP_EVENT_BAR_EMPTY] = { N_ ("The planet bar finds no planet, so nothing more happens.") },
  [FP_EVENT_DUEL_BEGAN] = { .formatter = format_duel },
  [FP_EVENT_DUEL_BEGAN_AGAIN] = { N_ ("No ship is left, so the duel begins again: round {value} {at}.") },
  [FP_EVENT_CONTEST_BEGAN] = { N_ ("A contest begins.") },
  [FP_EVENT_BARRED] = { N_ ("{seat} can't send ships.") },
  [FP_EVENT_DIAL_SET] = { N_ ("{seat} has set the dial.") },
  [FP_EVENT_DIAL_REVEALED] = { N_ ("{seat}'s dial shows {value}.") },
  [FP_EVENT_SHIPS_SENT] = { FP_PLURAL ("{seat} sends {count} ship {from} {to}.",
                                       "{seat} sends {count} ships {from} {to}.") },
  [FP_EVENT_SHIPS_DESTROYED] = { FP_PLURAL ("{seat} loses {count} ship {at} to the Warp.",
                                            "{seat} loses {count} ships {at} to the Warp.") },
  [FP_EVENT_SHIPS_RECOVERED] = { FP_PLURAL ("{seat} recovers {count} ship {from}.",
                                            "{seat} recovers {count} ships {from}.") },
  [FP_EVENT_SHIPS_RETREATED] = { FP_PLURAL ("{seat} retreats {count} ship {from}.",
                                            "{seat} retreats {count} ships {from}.") },
  [FP_EVENT_NO_SHIPS] = { N_ ("{seat} has no ship to send.") },
  [FP_EVENT_ENVOY_REVEALED] = { N_ ("{seat} reveals an envoy: {card}."), .hidden = N_ ("{seat} reveals an envoy.") },
  [FP_EVENT_ENVOY_KEPT] = { N_ ("{seat} reveals no envoy.") },
  [FP_EVENT_PLAN_CHOSEN] = { N_ ("{seat} has chosen a plan: {card}."), .hidden = N_ ("{seat} has chosen a plan.") },
  [FP_EVENT_NO_PLAN] = { N_ ("{seat} has no plan to choose.") },
  [FP_EVENT_TACTIC_CHOSEN] = { .formatter = format_tactic_chosen },
  [FP_EVENT_NO_TACTIC] = { N_ ("{seat} has no readied tactic.") },
  [FP_EVENT_TACTIC_REVEALED] = { .formatter = format_tactic_revealed },
  [FP_EVENT_BLAST_SHIELDED] = { N_ ("{seat}'s blast is {value} less because of the shield.") },
  [FP_EVENT_TACTIC_READIED] = { FP_PLURAL ("{seat} readies {count} tactic: {cards}.",
                                           "{seat} readies {count} tactics: {cards}."),
                                FP_PLURAL ("{seat} readies {count} tactic.", "{seat} readies {count} tactics.") },
  [FP_EVENT_TACTIC_SPENT] = { FP_PLURAL ("{seat} spends {count} tactic: {cards}.",
                                         "{seat} spends {count} tactics: {cards}."),
                              FP_PLURAL ("{seat} spends {count} tactic.", "{seat} spends {count} tactics.") },
  [FP_EVENT_DUEL_DECIDED] = { N_ ("Only {seat} has ships left, which decides the duel.") },
  [FP_EVENT_DUEL_ENDED] = { N_ ("The duel ends without a winner.") },
  [FP_EVENT_PLAN_REVEALED] = { .formatter = format_plan_revealed },
  [FP_EVENT_REINFORCEMENT_PLAYED] = { N_ ("{seat} plays {card} for {other}, whose clout is now {value}.") },
  [FP_EVENT_PASSED] = { N_ ("{seat} passes.") },
  [FP_EVENT_CLOUT_COUNTED] = { N_ ("{seat}'s clout is {value}.") },
  [FP_EVENT_DUEL_WON] = { N_ ("{seat} wins the duel against {other}.") },
  [FP_EVENT_CONTEST_WON] = { N_ ("{seat} wins the contest against {other}.") },
  [FP_EVENT_PRIZE_GIVEN] = { .formatter = format_prize },
  [FP_EVENT_PLANET_GAINED] = { N_ ("{seat} controls {place} now.") },
  [FP_EVENT_PLANET_LOST] = { N_ ("{seat} no longer controls {place}.") },
  [FP_EVENT_ROLES_SWITCHED] = { N_ ("{seat} is the straggler now.") },
  [FP_EVENT_REINFORCEMENTS_GAINED] = { FP_PLURAL ("{seat} gains {count} reinforcement: {cards}.",
                                                  "{seat} gains {count} reinforcements: {cards}."),
                                       FP_PLURAL ("{seat} gains {count} reinforcement.",
                                                  "{seat} gains {count} reinforcements.") },
  [FP_EVENT_REINFORCEMENTS_GONE] = { N_ ("No reinforcement is left for {seat}.") },
  [FP_EVENT_ENVOY_ALLIED] = { N_ ("{card} becomes {seat}'s ally.") },
  [FP_EVENT_ENVOY_NEUTRAL] = { N_ ("{card} leaves {seat} and is neutral.") },
  [FP_EVENT_ENVOY_UNMOVED] = { N_ ("The friendship of {seat} with {card} stays as it was.") },
  [FP_EVENT_LINE_STRUCK] = { .formatter = format_line_struck },
  [FP_EVENT_LINE_TAKEN] = { .formatter = format_line_taken },
  [FP_EVENT_CHOICE_MADE] = { .formatter = format_choice },
  [FP_EVENT_CHOICE_SEALED] = { N_ ("{seat} has chosen in secret.") },
  [FP_EVENT_DECLINED] = { .formatter = fp_text_format_declined },
  [FP_EVENT_ALIEN_TAKEN] = { N_ ("{seat} plays the alien {card}."), .hidden = N_ ("{seat} has chosen an alien.") },
  [FP_EVENT_ABILITY_USED] = { .formatter = fp_text_format_use },
  [FP_EVENT_ABILITY_STOPPED] = { .formatter = fp_text_format_stopped },
  [FP_EVENT_ABILITY_REPLACED] = { .formatter = fp_text_format_replaced },
  [FP_EVENT_CARDS_MOVED] = { .formatter = fp_text_format_moved },
  [FP_EVENT_CARDS_SHOWN] = { FP_PLURAL ("{seat} shows {count} card: {cards}.", "{seat} shows {count} cards: {cards}."),
                             FP_PLURAL ("{seat} shows {count} card.", "{seat} shows {count} cards.") },
  [FP_EVENT_CARDS_LOOKED_AT] = { FP_PLURAL ("{seat} looks at {count} card: {cards}.",
                                            "{seat} looks at {count} cards: {cards}."),
                                 FP_PLURAL ("{seat} looks at {count} card.", "{seat} looks at {count} cards.") },
  [FP_EVENT_CARDS_SWAPPED] = { N_ ("{cards} trade places."),
                               .hidden = N_ ("Cards trade places: {count} and {value}.") },
  [FP_EVENT_CARDS_SHUFFLED] = { FP_PLURAL ("Shuffled: {count} card.", "Shuffled: {count} cards.") },
  [FP_EVENT_CARDS_ARRANGED] = { FP_PLURAL ("{seat} has put {count} card in order.",
                                           "{seat} has put {count} cards in order.") },
  [FP_EVENT_CARD_IGNORED] = { N_ ("{card} counts as blank.") },
  [FP_EVENT_CARD_COPIED] = { N_ ("{seat} has the abilities of {card} as well.") },
  [FP_EVENT_CARD_RESOLVED_AGAIN] = { N_ ("{card} is resolved again.") },
  [FP_EVENT_SHIPS_MOVED] = { FP_PLURAL ("Of {seat}'s ships, {count} is moved {from} {to}.",
                                        "Of {seat}'s ships, {count} are moved {from} {to}.") },
  [FP_EVENT_COUNTER_CHANGED] = { .formatter = fp_text_format_counter },
  [FP_EVENT_ENVOY_LEFT] = { N_ ("{card} leaves the game.") },
  [FP_EVENT_ALL_LOSE] = { N_ ("Nobody wins: all players lose.") },
  [FP_EVENT_WENT_BACK] = { .formatter = fp_text_format_went_back },
  [FP_EVENT_GAME_LOST] = { N_ ("{seat} loses the game.") },
  [FP_EVENT_SECRET_SHOWN] = { .formatter = fp_text_format_secret },
  [FP_EVENT_NOTHING_TO_CHOOSE] = { N_ ("{seat} has nothing to choose.") },
  [FP_EVENT_OUT_OF_FUEL] = { N_ ("{card} did too much at once and was stopped.") },
  [FP_EVENT_CONCEDED] = { N_ ("{seat} gives up.") },
  /* FP_EVENT_GAME_WON has no sentence: the end of the game names the winner. */
  [FP_EVENT_GAME_ENDED] = { .formatter = format_ending },
};

/* Puts all values of an event into @pattern. */
static char *
fill_in (const FpTextContext *wording, const FpEvent *event, const char *pattern, gboolean seen)
{
  g_autofree char *count = fp_text_number (event->count);
  g_autofree char *value = fp_text_number (event->value);
  g_autofree char *card = fp_text_instance (wording, event->n_cards > 0 ? event->cards[0] : FP_NO_CARD, seen);
  g_autofree char *cards = fp_text_card_list (wording, event, seen);
  g_autofree char *place = fp_text_place (wording, event->from, FP_TEXT_PLACE_NAME);
  g_autofree char *from = fp_text_place (wording, event->from, FP_TEXT_PLACE_FROM);
  g_autofree char *at = fp_text_place (wording, event->from, FP_TEXT_PLACE_AT);
  g_autofree char *to = fp_text_place (wording, event->to, FP_TEXT_PLACE_TO);

  return fp_text_fill (pattern, "seat", fp_text_seat (wording, event->seat), "other",
                       fp_text_seat (wording, event->other), "count", count, "value", value, "card", card, "cards",
                       cards, "place", place, "from", from, "at", at, "to", to, NULL);
}

char *
fp_text_event (const FpEngine *engine, const FpEvent *event, uint8_t viewer, const FpTextNames *names)
{
  FpTextContext wording = { engine, names, viewer };
  const Sentence *sentence = event->kind < FP_N_EVENTS ? &sentences[event->kind] : NULL;
  gboolean seen, hide;
  const char *one, *many;

  if (sentence == NULL)
    return NULL;
  if (sentence->formatter != NULL)
    return sentence->formatter (&wording, event);
  if (sentence->open == NULL)
    return NULL;
  seen = fp_text_sees_cards (&wording, event);
  hide = !seen && sentence->hidden != NULL;
  one = hide ? sentence->hidden : sentence->open;
  many = hide ? sentence->hidden_many : sentence->open_many;
  if (many != NULL)
    one = g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) ABS (event->count));
  else
    one = _ (one);
  return fp_text_capital (fill_in (&wording, event, one, seen));
}
