/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A question above the page, which stays to be seen: nobody has to answer without looking at the table. */
#pragma once

#include <adwaita.h>

#define FP_TYPE_BANNER (fp_banner_get_type ())
G_DECLARE_FINAL_TYPE (FpBanner, fp_banner, FP, BANNER, AdwBin)

/* An answer that can be given. */
typedef struct
{
  const char *id;
  const char *label; /* translated */
  const char *style; /* style class, NULL: none */
} FpAskAnswer;

/* Called with the window of the bar and the answer's id, once the bar has gone. */
typedef void (*FpAskDone) (GtkWidget *window, const char *answer);

/* fp_banner_ask: asks @text; the first of the @n_answers does nothing: it has the focus, and Escape means it, too.  A
 * question that was open is forgotten. */
void fp_banner_ask (FpBanner *self, const char *text, const FpAskAnswer *answers, guint n_answers, FpAskDone done);

/* fp_banner_tell: likewise, but what is open stays until it has been answered; @details (NULL: none) are shown below
 * when they are wanted. */
void fp_banner_tell (FpBanner *self, const char *text, const char *details, const FpAskAnswer *answers, guint n_answers,
                     FpAskDone done);

/* fp_banner_dismiss: forgets the question and all that was to be told; the focus goes back to where it was. */
void fp_banner_dismiss (FpBanner *self);
