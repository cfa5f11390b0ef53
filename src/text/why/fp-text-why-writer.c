/* SPDX-License-Identifier: GPL-3.0-or-later */
/* “Why?”: the answer while it is written. */
#include "text/why/fp-text-why-writer.h"

static void
free_why (gpointer data)
{
  FpWhy *why = data;

  g_free (why->heading);
  g_free (why->title);
  g_free (why->text);
  g_free (why);
}

void
fp_why_writer_init (FpWhyWriter *writer, FpEngine *engine, const FpTrace *trace, uint8_t viewer,
                    const FpTextNames *names)
{
  *writer = (FpWhyWriter){ .wording = { engine, names, viewer },
                           .engine = engine,
                           .trace = trace,
                           .items = g_ptr_array_new_with_free_func (free_why) };
}

void
fp_why_add (FpWhyWriter *writer, FpWhy why)
{
  FpWhy *item = g_new (FpWhy, 1);

  *item = why;
  if (item->card != FP_NO_CARD && !fp_text_may_see (&writer->wording, item->card))
    item->card = FP_NO_CARD;
  g_ptr_array_add (writer->items, item);
}

char *
fp_why_rule (const FpWhyWriter *writer, guint rule, uint16_t card, uint8_t me)
{
  g_autofree char *name = fp_text_capital (fp_text_rule_name (&writer->wording, (int) rule, card));

  if (me == FP_NOBODY)
    return g_steal_pointer (&name);
  /* Translators: an ability or card, and the player whose it is. */
  return fp_text_fill (_ ("{ability}, {seat}"), "ability", name, "seat", fp_text_seat (&writer->wording, me), NULL);
}

const char *
fp_why_card_words (const FpWhyWriter *writer, guint rule)
{
  int ability = fp_catalog_rule (writer->engine->catalog, rule)->ability;

  return ability >= 0 ? fp_text_ability_text (writer->engine->catalog, ability) : NULL;
}

char *
fp_why_lines (const GPtrArray *lines)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    {
      const char *line = g_ptr_array_index (lines, i);

      if (line != NULL && *line != '\0')
        g_string_append_printf (text, text->len > 0 ? "\n%s" : "%s", line);
    }
  return g_string_free (text, FALSE);
}

gboolean
fp_why_knows (const FpWhyWriter *writer, FpSeats seats)
{
  guint all = (1U << writer->engine->state->head.n_seats) - 1;

  if (fp_text_viewer (&writer->wording) >= FP_MAX_SEATS)
    return (seats & all) == all;
  return (seats >> fp_text_viewer (&writer->wording) & 1) != 0;
}
