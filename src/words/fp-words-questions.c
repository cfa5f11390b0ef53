/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a player is asked, always by the player's name, so that two people at one screen know who is meant. */
#include "words/fp-words-private.h"

/* A question by step and by what is asked in it; NULL: any.  The first that fits is taken. */
static const struct
{
  const char *step, *what, *pattern;
} questions[] = {
  { "set-dials", NULL, N_ ("How many ships will {seat}'s dial show?") },
  { "reveal-envoys", NULL, N_ ("Does {seat} reveal an envoy?") },
  { "choose-plans", "plan", N_ ("Which plan does {seat} choose?") },
  { "choose-plans", "tactic", N_ ("Which half of a tactic does {seat} choose?") },
  { "enforce-hand-limit", "discard", N_ ("{seat} holds too many cards. Which one is discarded?") },
  { "play-reinforcements", "card", N_ ("Does {seat} play a reinforcement?") },
  { "play-reinforcements", "side", N_ ("Whose clout does {seat}'s reinforcement change?") },
  { NULL, "ready", N_ ("Which spent tactic does {seat} ready?") },
  { NULL, "strike-out", N_ ("Which line does {seat} strike out?") },
  { NULL, "draft", N_ ("Which line does {seat} take?") },
  { NULL, "choose", N_ ("What does {seat} choose?") },
  { NULL, "planet", N_ ("Which planet does {seat} choose?") },
  { NULL, "how-many", N_ ("How many does {seat} choose?") },
  { NULL, "discard", N_ ("Which card does {seat} discard?") },
  { NULL, "spend", N_ ("Which readied tactic does {seat} spend?") },
  { NULL, "befriend", N_ ("With which envoy does {seat} increase friendship?") },
  { NULL, "estrange", N_ ("With which envoy does {seat} decrease friendship?") },
  { NULL, "keep-envoy", N_ ("Which envoy does {seat} keep as ally?") },
  { NULL, "pick", N_ ("Which one does {seat} pick?") },
};

/* @index: the FP_OP_MAY. */
static char *
may_question (const FpWording *wording, int index)
{
  const char *seat = fp_words_seat (wording, wording->viewer);
  g_autofree char *label = fp_words_line (wording->engine, index);

  if (label == NULL)
    return fp_words_fill (_ ("Does {seat} want to?"), "seat", seat, NULL);
  return fp_words_fill (_ ("{seat} may do this: {what}. Is it done?"), "seat", seat, "what", label, NULL);
}

/* @index: the FP_OP_CHOOSE_LINE. */
static char *
option_question (const FpWording *wording, int index)
{
  const char *seat = fp_words_seat (wording, wording->viewer);
  const GArray *code = wording->engine->catalog->code;

  if (index >= 0 && (guint) index < code->len &&
      fp_catalog_instruction (wording->engine->catalog, index)->how == FP_HOW_TOGETHER)
    return fp_words_fill (_ ("What does {seat} choose in secret? All choices are shown together."), "seat", seat, NULL);
  return fp_words_fill (_ ("Which one does {seat} choose?"), "seat", seat, NULL);
}

static char *
plain_question (const FpWording *wording, const char *step, const char *what)
{
  const char *seat = fp_words_seat (wording, wording->viewer);

  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    if ((questions[i].step == NULL || strcmp (questions[i].step, step) == 0) &&
        (questions[i].what == NULL || g_strcmp0 (questions[i].what, what) == 0))
      return fp_words_fill (_ (questions[i].pattern), "seat", seat, NULL);
  return fp_words_fill (_ ("What does {seat} do?"), "seat", seat, NULL);
}

/* How many answers of a group are still to come; "" where one answer is all. */
static char *
left_in_group (const FpDecision *decision)
{
  int most = decision->most - decision->picked;
  int least = MAX (decision->least - decision->picked, 0);
  g_autofree char *more = fp_words_number (most);
  g_autofree char *fewer = fp_words_number (least);

  if (decision->most <= 1 || most <= 0)
    return g_strdup ("");
  if (least == most)
    return fp_words_fill (g_dngettext (GETTEXT_PACKAGE, "({count} more)", "({count} more)", (gulong) most), "count",
                          more, NULL);
  if (least == 0)
    return fp_words_fill (g_dngettext (GETTEXT_PACKAGE, "(up to {count} more)", "(up to {count} more)", (gulong) most),
                          "count", more, NULL);
  return fp_words_fill (_ ("({least} to {most} more)"), "least", fewer, "most", more, NULL);
}

char *
fp_words_question (FpEngine *engine, const FpDecision *decision, const FpWordsNames *names)
{
  FpWording wording = { engine, names, decision->seat };
  const FpEdition *edition = engine->edition;
  const char *what = decision->kind < edition->n_decisions ? edition->decisions[decision->kind].what : NULL;
  const char *step = decision->step < edition->n_procedures ? edition->procedures[decision->step].id : "";
  g_autofree char *question = NULL;
  g_autofree char *left = left_in_group (decision);

  if (g_strcmp0 (what, "may") == 0)
    question = may_question (&wording, decision->arg[0]);
  else if (g_strcmp0 (what, "option") == 0)
    question = option_question (&wording, decision->arg[0]);
  else
    question = plain_question (&wording, step, what);
  /* Translators: a question and how many answers of its group are left, “(1 more)”. */
  return fp_words_fill (_ ("{question} {left}"), "question", question, "left", left, NULL);
}
