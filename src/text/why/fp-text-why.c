/* SPDX-License-Identifier: GPL-3.0-or-later */
/* “Why?”: the whole answer. */
#include "text/why/fp-text-why.h"

#include "text/why/fp-text-why-sections.h"

static GPtrArray *
write_all (FpEngine *engine, const FpTrace *trace, uint8_t viewer, const FpTextNames *names, gboolean program)
{
  FpWhyWriter writer;

  fp_why_writer_init (&writer, engine, trace, viewer, names);
  writer.program = program;
  fp_why_decision (&writer);
  if (trace != NULL)
    fp_why_recent (&writer);
  fp_why_effects (&writer);
  fp_why_standing (&writer);
  return writer.items;
}

GPtrArray *
fp_text_why (FpEngine *engine, const FpTrace *trace, uint8_t viewer, const FpTextNames *names)
{
  return write_all (engine, trace, viewer, names, FALSE);
}

GPtrArray *
fp_text_why_program (FpEngine *engine, const FpTrace *trace, uint8_t viewer, const FpTextNames *names)
{
  return write_all (engine, trace, viewer, names, TRUE);
}

const char *
fp_text_why_section (FpWhySection section)
{
  switch (section)
    {
    case FP_WHY_DECISION:
      return _ ("The question");
    case FP_WHY_RECENT:
      return _ ("Just now");
    case FP_WHY_EFFECTS:
      return _ ("In force");
    case FP_WHY_STANDING:
      return _ ("Who leads");
    case FP_WHY_CAN:
      return _ ("Can I …?");
    case FP_N_WHY_SECTIONS:
      break;
    }
  return "";
}

const char *
fp_text_why_cards (void)
{
  return _ ("In a card's own words, “you” is the player who has the card.");
}
