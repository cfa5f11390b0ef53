/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about the turning points of a game. */
#include "text/events/fp-text-story.h"
#include "text/fp-text-private.h"
#include "text/fp-text-tables.h"

static const char *
pattern_for (const FpEdition *edition, const FpTurning *turning)
{
  switch (turning->kind)
    {
    case FP_TURNING_UNDECIDED:
      return fp_text_sentence (edition, FP_SENTENCE_NO_VICTORY);
    case FP_TURNING_HAIR:
      /* Translators: {score} is the total of both sides: “17 : 16”. */
      return _ ("{seat} wins by a hair: {score}.");
    case FP_TURNING_LEVEL:
      return fp_text_sentence (edition, FP_SENTENCE_DRAWS_LEVEL);
    case FP_TURNING_LOSSES:
      return _ ("{seat} loses {value} ships.");
    case FP_TURNING_TOTAL:
      return fp_text_sentence (edition, FP_SENTENCE_HIGHEST_TOTAL);
    case FP_TURNING_FIRST:
      return fp_text_sentence (edition, FP_SENTENCE_FIRST);
    case FP_TURNING_ONE_SHORT:
      return fp_text_sentence (edition, FP_SENTENCE_ONE_SHORT);
    case FP_TURNING_TAKEN:
      return fp_text_sentence (edition, FP_SENTENCE_TAKES_FROM);
    case FP_TURNING_LEAD:
      return fp_text_sentence (edition, turning->place != FP_NO_PLACE ? FP_SENTENCE_LEADS_WITH : FP_SENTENCE_LEADS);
    case FP_TURNING_LAST:
      return fp_text_sentence (edition, FP_SENTENCE_LAST_NEEDED);
    case FP_TURNING_WON:
      return _ ("{seat} wins the game.");
    case FP_TURNING_PRIZE:
      /* Translators: {prize} is the name of a prize that a card offers. */
      return _ ("With the prize “{prize}” {seat} wins.");
    case FP_TURNING_SPECIAL:
      /* Translators: {ability} is like “Punish (Iron Matron)”, used before the game ended. */
      return _ ("After {ability} {seat} wins.");
    case FP_TURNING_STRANDED:
      return _ ("{seat} has no ship left to send.");
    case FP_TURNING_GAVE_UP:
      return _ ("{seat} gives up.");
    }
  return "";
}

char *
fp_text_turning (const FpEngine *engine, const FpTurning *turning, const FpTextNames *names)
{
  FpTextContext wording = { engine, names, FP_NOBODY };
  g_autofree char *place = fp_text_place (&wording, turning->place, FP_TEXT_PLACE_NAME);
  g_autofree char *ability =
      turning->kind == FP_TURNING_SPECIAL ? fp_text_ability (engine->catalog, turning->value) : NULL;
  g_autofree char *value = fp_text_number (turning->value);
  g_autofree char *against = fp_text_number (turning->against);
  /* Translators: the score between two players: “3 : 2”. */
  g_autofree char *score = g_strdup_printf (_ ("%s : %s"), value, against);
  const char *prize = turning->kind == FP_TURNING_PRIZE ? fp_catalog_string (engine->catalog, turning->value) : NULL;
  const char *other = turning->other != FP_NOBODY ? fp_text_seat (&wording, turning->other) : "";
  return fp_text_capital (fp_text_fill (
      pattern_for (engine->edition, turning), "seat", fp_text_seat (&wording, turning->seat), "other", other, "place",
      place, "ability", ability != NULL ? ability : "", "prize",
      prize != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, "prize", prize) : "", "value", value, "score", score, NULL));
}
