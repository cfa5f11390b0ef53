/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about Duel's own events. */
#include "text/fp-text-private.h"
#include "text/fp-text-slices.h"

static char *
format_role (const FpTextContext *wording, const FpEvent *event)
{
  const char *role = event->value >= 0 ? fp_text_role (wording->engine->edition, (guint) event->value) : "";

  return fp_text_fill (_ ("{seat} is the {role}."), "seat", fp_text_seat (wording, event->seat), "role", role, NULL);
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

const FpTextEventRow fp_text_duel_events[] = {
  { "plan-shown", { N_ ("{seat} turns over a plan: {card}."), .hidden = N_ ("{seat} turns over a plan.") } },
  { "plans-tied", { N_ ("The plans are equal. By lot, {seat} is the leader.") } },
  { "role-taken", { .formatter = format_role } },
  { "envoy-summoned", { N_ ("An envoy arrives: {card}.") } },
  { "bar-picked", { N_ ("The planet bar picks {place}.") } },
  { "bar-empty", { N_ ("The planet bar finds no planet, so nothing more happens.") } },
  { "duel-began", { .formatter = format_duel } },
  { "duel-began-again", { N_ ("No ship is left, so the duel begins again: round {value} {at}.") } },
  { "contest-began", { N_ ("A contest begins.") } },
  { "barred", { N_ ("{seat} can't send ships.") } },
  { "dial-set", { N_ ("{seat} has set the dial.") } },
  { "dial-revealed", { N_ ("{seat}'s dial shows {value}.") } },
  { "envoy-revealed", { N_ ("{seat} reveals an envoy: {card}."), .hidden = N_ ("{seat} reveals an envoy.") } },
  { "envoy-kept-hidden", { N_ ("{seat} reveals no envoy.") } },
  { "plan-chosen", { N_ ("{seat} has chosen a plan: {card}."), .hidden = N_ ("{seat} has chosen a plan.") } },
  { "no-plan", { N_ ("{seat} has no plan to choose.") } },
  { "tactic-chosen", { .formatter = format_tactic_chosen } },
  { "no-tactic", { N_ ("{seat} has no readied tactic.") } },
  { "tactic-revealed", { .formatter = format_tactic_revealed } },
  { "blast-shielded", { N_ ("{seat}'s blast is {value} less because of the shield.") } },
  { "tactic-readied",
    { FP_PLURAL ("{seat} readies {count} tactic: {cards}.", "{seat} readies {count} tactics: {cards}."),
      FP_PLURAL ("{seat} readies {count} tactic.", "{seat} readies {count} tactics.") } },
  { "tactic-spent",
    { FP_PLURAL ("{seat} spends {count} tactic: {cards}.", "{seat} spends {count} tactics: {cards}."),
      FP_PLURAL ("{seat} spends {count} tactic.", "{seat} spends {count} tactics.") } },
  { "duel-decided", { N_ ("Only {seat} has ships left, which decides the duel.") } },
  { "duel-ended", { N_ ("The duel ends without a winner.") } },
  { "plan-revealed", { .formatter = format_plan_revealed } },
  { "reinforcement-played", { N_ ("{seat} plays {card} for {other}, whose clout is now {value}.") } },
  { "passed", { N_ ("{seat} passes.") } },
  { "clout-counted", { N_ ("{seat}'s clout is {value}.") } },
  { "duel-won", { N_ ("{seat} wins the duel against {other}.") } },
  { "contest-won", { N_ ("{seat} wins the contest against {other}.") } },
  { "prize-given", { .formatter = format_prize } },
  { "roles-switched", { N_ ("{seat} is the straggler now.") } },
  { "reinforcements-gained",
    { FP_PLURAL ("{seat} gains {count} reinforcement: {cards}.", "{seat} gains {count} reinforcements: {cards}."),
      FP_PLURAL ("{seat} gains {count} reinforcement.", "{seat} gains {count} reinforcements.") } },
  { "reinforcements-gone", { N_ ("No reinforcement is left for {seat}.") } },
  { "envoy-allied", { N_ ("{card} becomes {seat}'s ally.") } },
  { "envoy-neutral", { N_ ("{card} leaves {seat} and is neutral.") } },
  { "envoy-unmoved", { N_ ("The friendship of {seat} with {card} stays as it was.") } },
  { "envoy-left", { N_ ("{card} leaves the game.") } },
  { NULL },
};
