/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Events that need more than one pattern: use of abilities, moves of cards, revealed secrets. */
#include "text/fp-text-private.h"
#include "text/fp-text-tables.h"

/* Returns the event's card by a name that the viewer may know. */
static char *
card_of (const FpTextContext *wording, const FpEvent *event)
{
  return fp_text_instance (wording, event->n_cards > 0 ? event->cards[0] : FP_NO_CARD,
                           fp_text_sees_cards (wording, event));
}

static char *
ability_of (const FpTextContext *wording, const FpEvent *event)
{
  char *ability = fp_text_sees_cards (wording, event) ? fp_text_ability (wording->engine->catalog, event->value) : NULL;

  return ability != NULL ? ability : card_of (wording, event);
}

/* @by is for a player's card, @alone for nobody's. */
static char *
format_ability (const FpTextContext *wording, const FpEvent *event, const char *by, const char *alone)
{
  g_autofree char *ability = ability_of (wording, event);

  return fp_text_capital (fp_text_fill (event->seat == FP_NOBODY ? alone : by, "seat",
                                        fp_text_seat (wording, event->seat), "ability", ability, NULL));
}

char *
fp_text_format_use (const FpTextContext *wording, const FpEvent *event)
{
  /* Translators: {ability} is something like “Flex (Bouncer)”. */
  return format_ability (wording, event, _ ("{seat} uses {ability}."), _ ("{ability} is used."));
}

char *
fp_text_format_stopped (const FpTextContext *wording, const FpEvent *event)
{
  return format_ability (wording, event, _ ("{seat}'s {ability} is cancelled."), _ ("{ability} is cancelled."));
}

/* Formats a declined “may” of a card; event->value is its FP_OP_MAY. */
static char *
format_declined_may (const FpTextContext *wording, const FpEvent *event)
{
  const char *seat = fp_text_seat (wording, event->seat);
  g_autofree char *what = fp_text_capital (fp_text_line (wording->engine, event->value));

  if (what == NULL)
    return fp_text_fill (_ ("{seat} declines."), "seat", seat, NULL);
  /* Translators: {what} is something like “Recover 2 ships”. */
  return fp_text_fill (_ ("{seat} declines “{what}”."), "seat", seat, "what", what, NULL);
}

/* If only the player could know of the ability, nobody else learns of the decision against it. */
char *
fp_text_format_declined (const FpTextContext *wording, const FpEvent *event)
{
  if (event->n_cards == 0)
    return format_declined_may (wording, event);
  if (!fp_text_sees_cards (wording, event))
    return NULL;
  return format_ability (wording, event, _ ("{seat} doesn't use {ability}."), _ ("{ability} is not used."));
}

/* That the use of an ability is cancelled is an event of its own, so nothing is said here. */
char *
fp_text_format_replaced (const FpTextContext *wording, const FpEvent *event)
{
  g_autofree char *ability = ability_of (wording, event);
  const char *action = fp_text_moment_name (wording->engine->edition, event->other);

  if (event->other == FP_MACHINE_USE)
    return NULL;

  /* Translators: {act} is something like “drawing cards” or “the game”. */
  if (event->seat != FP_NOBODY && event->count == event->seat)
    return fp_text_fill (_ ("{seat} uses {ability} instead of {act}."), "seat", fp_text_seat (wording, event->seat),
                         "ability", ability, "act", action, NULL);
  if (event->count >= 0 && event->count < FP_MAX_SEATS)
    return fp_text_capital (fp_text_fill (_ ("{ability} keeps {who} from {act}."), "ability", ability, "who",
                                          fp_text_seat (wording, (uint8_t) event->count), "act", action, NULL));
  return fp_text_capital (
      fp_text_fill (_ ("{ability} works instead of {act}."), "ability", ability, "act", action, NULL));
}

static const char *
moved_pattern (const FpEvent *event, gboolean seen)
{
  gulong n = (gulong) ABS (event->count);

  if (event->seat != FP_NOBODY)
    return seen ? g_dngettext (GETTEXT_PACKAGE, "{seat} puts {cards} {where}.",
                               "{seat} puts {count} cards {where}: {cards}.", n)
                : g_dngettext (GETTEXT_PACKAGE, "{seat} puts {count} card {where}.",
                               "{seat} puts {count} cards {where}.", n);
  return seen ? _ ("Moved {where}: {cards}.")
              : g_dngettext (GETTEXT_PACKAGE, "Moved {where}: {count} card.", "Moved {where}: {count} cards.", n);
}

/* Returns the sentence that the edition has for cards that go to @zone, NULL: none of its own. */
static char *
own_moved_sentence (const FpTextContext *wording, const FpEvent *event, uint16_t zone)
{
  const FpEdition *edition = wording->engine->edition;
  g_autofree char *id = zone < edition->n_zones ? g_strconcat (edition->zones[zone].id, "/moved", NULL) : NULL;
  const char *pattern = id != NULL && event->seat != FP_NOBODY ? fp_text_name_of (edition, FP_TEXT_OF_ZONE, id) : NULL;
  g_autofree char *count = fp_text_number (event->count);

  return pattern == NULL ? NULL
                         : fp_text_fill (pattern, "seat", fp_text_seat (wording, event->seat), "owner",
                                         fp_text_seat (wording, edition->zones[zone].owner), "count", count, NULL);
}

char *
fp_text_format_moved (const FpTextContext *wording, const FpEvent *event)
{
  const FpState *state = wording->engine->state;
  gboolean seen = fp_text_sees_cards (wording, event);
  gboolean known = event->n_cards > 0 && event->cards[0] < state->head.n_cards;
  char *own = known ? own_moved_sentence (wording, event, state->cards[event->cards[0]].zone) : NULL;

  if (own != NULL)
    return own;
  g_autofree char *where =
      known ? fp_text_zone (wording, state->cards[event->cards[0]].zone, event->seat) : g_strdup ("");
  g_autofree char *cards = fp_text_card_list (wording, event, seen);
  g_autofree char *count = fp_text_number (event->count);

  /* Translators: {where} is something like “into Ada's hand”, {cards} a list of names. */
  return fp_text_capital (fp_text_fill (moved_pattern (event, seen), "seat", fp_text_seat (wording, event->seat),
                                        "count", count, "where", where, "cards", cards, NULL));
}

char *
fp_text_format_counter (const FpTextContext *wording, const FpEvent *event)
{
  const FpState *state = wording->engine->state;
  gboolean known = event->n_cards > 0 && event->cards[0] < state->head.n_cards;
  const GArray *counters = known ? fp_engine_def (wording->engine, event->cards[0])->counters : NULL;
  const char *id =
      counters != NULL && event->other < counters->len ? g_array_index (counters, FpCounterDef, event->other).id : "";
  g_autofree char *name = fp_text_given_name (id);
  g_autofree char *card = card_of (wording, event);
  g_autofree char *value = fp_text_number (event->value);

  /* Translators: a counter that a card keeps; {name} as its set calls it. */
  return fp_text_capital (
      fp_text_fill (_ ("{card}: {name} {value}."), "card", card, "name", name, "value", value, NULL));
}

char *
fp_text_format_went_back (const FpTextContext *wording, const FpEvent *event)
{
  return fp_text_fill (_ ("The game goes back to the step “{step}”."), "step",
                       fp_text_moment_name (wording->engine->edition, event->value >= 0 ? (guint) event->value : 0),
                       NULL);
}

/* Returns the choice: a planet if the event has a place, a card, a player, a word of the list @to,
 * else a number. */
char *
fp_text_chosen (const FpTextContext *wording, const FpEvent *event)
{
  const char *word;

  if (event->from >= 0 && event->from < FP_NO_PLACE)
    return fp_text_place (wording, event->from, FP_TEXT_PLACE_NAME);
  if (event->n_cards > 0)
    return fp_text_instance (wording, event->cards[0], fp_text_sees_cards (wording, event));
  if (event->other != FP_NOBODY)
    return g_strdup (fp_text_seat (wording, event->other));
  word = event->to > 0 && event->to < FP_NO_PLACE
             ? fp_text_word (wording->engine->edition, (guint) event->to, event->value)
             : NULL;
  return word != NULL ? g_strdup (word) : fp_text_number (event->value);
}

char *
fp_text_format_secret (const FpTextContext *wording, const FpEvent *event)
{
  g_autofree char *what = fp_text_chosen (wording, event);

  return fp_text_fill (event->seat != FP_NOBODY ? _ ("{seat}'s secret choice was {what}.")
                                                : _ ("The secret choice was {what}."),
                       "seat", fp_text_seat (wording, event->seat), "what", what, NULL);
}
