/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A question above the page, which stays to be seen: nobody has to answer without looking at the table. */
#pragma once

#include <adwaita.h>

#define FP_TYPE_ASK_BAR (fp_ask_bar_get_type ())
G_DECLARE_FINAL_TYPE (FpAskBar, fp_ask_bar, FP, ASK_BAR, AdwBin)

/* An answer that can be given. */
typedef struct
{
  const char *id;
  const char *label; /* translated */
  const char *style; /* style class, NULL: none */
} FpAskAnswer;

/* Called with the window of the bar and the answer's id, once the bar has gone. */
typedef void (*FpAskDone) (GtkWidget *window, const char *answer);

/* fp_ask_bar_ask: asks @text; the first of the @n_answers does nothing: it has the focus, and Escape means it, too.  A
 * question that was open is forgotten. */
void fp_ask_bar_ask (FpAskBar *self, const char *text, const FpAskAnswer *answers, guint n_answers, FpAskDone done);

/* fp_ask_bar_tell: likewise, but what is open stays until it has been answered; @details (NULL: none) are shown below
 * when they are wanted. */
void fp_ask_bar_tell (FpAskBar *self, const char *text, const char *details, const FpAskAnswer *answers,
                      guint n_answers, FpAskDone done);

/* fp_ask_bar_dismiss: forgets the question and all that was to be told; the focus goes back to where it was. */
void fp_ask_bar_dismiss (FpAskBar *self);
