/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stakes of the answers to the pending decision, in words. */
#include "text/decisions/fp-text-stakes.h"

#include "text/fp-text-private.h"
#include "text/fp-text-tables.h"

/* Returns the line about @stake, NULL: the edition has none. */
static char *
stake_text (const FpTextContext *wording, const FpStake *stake)
{
  const FpEngine *engine = wording->engine;
  const FpStakeText *row = fp_text_stake_row (engine->edition, stake->id);
  const char *pattern = row == NULL         ? NULL
                        : row->many != NULL ? g_dngettext (GETTEXT_PACKAGE, row->one, row->many, (gulong) stake->count)
                                            : _ (row->one);
  uint8_t place = fp_state_in_encounter (engine->state) ? fp_state_encounter_const (engine->state)->place : FP_NO_PLACE;
  g_autofree char *count = fp_text_number (stake->count);
  g_autofree char *name = fp_text_place (wording, place == FP_NO_PLACE ? -1 : place, FP_TEXT_PLACE_NAME);

  return pattern != NULL ? fp_text_fill (pattern, "count", count, "place", name, NULL) : NULL;
}

char *
fp_text_stakes (FpEngine *engine, int option, uint8_t viewer, const FpTextNames *names)
{
  FpTextContext wording = { engine, names, viewer };
  FpStake stakes[FP_MOST_STAKES];
  guint n = fp_text_list_stakes (engine, option, stakes);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *line = stake_text (&wording, &stakes[i]);

      if (line != NULL)
        /* Translators: between two things that an answer puts at stake. */
        g_string_append_printf (text, "%s%s", text->len == 0 ? "" : option < 0 ? " " : C_ ("stakes", " / "), line);
    }
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

gboolean
fp_text_talk (FpEngine *engine, uint8_t seat, FpTalk *talk)
{
  return fp_text_find_talk (engine, seat, talk);
}
