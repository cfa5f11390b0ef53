/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Messages about files that can't be opened, or only in part. */
#include "text/fp-text-files.h"

#include "text/fp-text-private.h"

#define SHORT_OF_COPY N_ ("If there is another copy of the game, open that one.")

/* Sentence and advice for each trouble. A detail replaces {detail}. */
static const struct
{
  const char *sentence;
  const char *advice; /* or NULL */
} troubles[FP_N_TROUBLES] = {
  [FP_TROUBLE_UNREADABLE] = { N_ ("The file can't be read: {detail}."),
                              N_ ("See whether the file is still there and whether you may read it.") },
  [FP_TROUBLE_EMPTY] = { N_ ("The file is empty."), SHORT_OF_COPY },
  [FP_TROUBLE_TOO_LONG] = { N_ ("The file is far too long for a saved game."), SHORT_OF_COPY },
  [FP_TROUBLE_NOT_TEXT] = { N_ ("The file isn't a text file."), SHORT_OF_COPY },
  [FP_TROUBLE_DOCTYPE] = { N_ ("The file declares a document type, which no saved game does; for safety it isn't read "
                               "any further."),
                           SHORT_OF_COPY },
  [FP_TROUBLE_TOO_DEEP] = { N_ ("The file is nested deeper than any saved game."), SHORT_OF_COPY },
  [FP_TROUBLE_CUT_OFF] = { N_ ("The end of the file is missing."), SHORT_OF_COPY },
  [FP_TROUBLE_MALFORMED] = { N_ ("The file is damaged: it can't be read as XML."), SHORT_OF_COPY },
  [FP_TROUBLE_OTHER_KIND] = { N_ ("The file isn't a saved game."),
                              N_ ("Saved games have names that end in “.fifthplanet”.") },
  [FP_TROUBLE_NEWER] = { N_ ("A newer version of this program has written the file."),
                         N_ ("Update Fifth Planet to open it.") },
  [FP_TROUBLE_HEAD] = { N_ ("The file is damaged where it says how the game was set up and who plays."),
                        SHORT_OF_COPY },
  [FP_TROUBLE_OPTION] = { N_ ("This game uses the module “{detail}”, which this version does not have."),
                          N_ ("Update Fifth Planet to open it.") },
  [FP_TROUBLE_UNDO] = { N_ ("The file is damaged where it says what may be taken back."), SHORT_OF_COPY },
  [FP_TROUBLE_EDITION] = { N_ ("This program doesn't know the edition of the game: {detail}."),
                           N_ ("Update Fifth Planet to open it.") },
  [FP_TROUBLE_SET] = { N_ ("The game was played with the card set “{detail}”, which isn't installed."),
                       N_ ("Put the card set back into its folder and open the game again.") },
  [FP_TROUBLE_SET_LEFT_OUT] = { N_ ("The game was played with the card set “{detail}”, which is left out because of "
                                    "its mistakes."),
                                N_ ("Mend the card set, or rewrite it with “fifth-planet-tool convert-set” if it is of "
                                    "an older format, and open the game again.") },
  [FP_TROUBLE_PROGRAMS] = { N_ ("Some cards have changed since the game was saved."),
                            N_ ("You can go on with the cards that it was saved with.") },
  [FP_TROUBLE_CHOICES] = { N_ ("The file is damaged: one of the choices in it can't be read."), SHORT_OF_COPY },
  [FP_TROUBLE_CHOICE] = { N_ ("The file is damaged: one of the choices in it was not possible in the game."),
                          SHORT_OF_COPY },
  [FP_TROUBLE_OTHER_GAME] = { N_ ("The file is damaged: its choices don't lead to the game that was saved."),
                              SHORT_OF_COPY },
  [FP_TROUBLE_DIGEST] = { N_ ("The file is damaged: a number in it that proves the choices is wrong; the choices are "
                              "good."),
                          SHORT_OF_COPY },
  [FP_TROUBLE_JOURNAL] = { N_ ("The journal beside the file, which holds the last choices, is damaged."), NULL },
};

char *
fp_text_trouble (FpTrouble trouble, const char *detail)
{
  const char *sentence = troubles[trouble].sentence;

  return sentence != NULL ? fp_text_fill (_ (sentence), "detail", detail != NULL ? detail : "", NULL) : NULL;
}

const char *
fp_text_trouble_advice (FpTrouble trouble)
{
  const char *advice = troubles[trouble].advice;

  return advice != NULL ? _ (advice) : NULL;
}

/* Returns a sentence with the number of known choices that are missing. Free with g_free (). */
static char *
missing_choices (guint lost)
{
  g_autofree char *number = g_strdup_printf ("%u", lost);

  return fp_text_fill (ngettext ("{n} choice is missing.", "{n} choices are missing.", lost), "n", number, NULL);
}

/* Returns @first (transfer full), with a second sentence if choices are missing. */
static char *
with_missing (char *first, guint lost)
{
  g_autofree char *sentence_of_made = first;
  g_autofree char *rest = missing_choices (lost);

  return lost > 0 ? g_strdup_printf ("%s %s", sentence_of_made, rest) : g_steal_pointer (&sentence_of_made);
}

char *
fp_text_opened_part (guint made, guint lost)
{
  g_autofree char *number = g_strdup_printf ("%u", made);

  if (made == 0)
    return with_missing (g_strdup (_ ("Only the set-up of the game can be read, so the game starts over.")), lost);
  return with_missing (fp_text_fill (ngettext ("The game goes on after its first choice.",
                                               "The game goes on after its first {n} choices.", made),
                                     "n", number, NULL),
                       lost);
}

char *
fp_text_opened_position (guint after, guint made, guint lost)
{
  g_autofree char *number = g_strdup_printf ("%u", after + made);

  return with_missing (
      fp_text_fill (ngettext ("The game goes on from the position saved after its first choice.",
                              "The game goes on from a saved position, after {n} choices.", after + made),
                    "n", number, NULL),
      lost);
}

const char *
fp_text_foreign_journal (void)
{
  return _ ("The journal beside the file belongs to another state of the game and was left alone.");
}
