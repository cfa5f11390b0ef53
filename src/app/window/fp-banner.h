/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A question or message above the page. It is not a dialog, so the table stays visible. AdwBanner
 * came with libadwaita 1.3 and has one button only. */
#pragma once

#include <adwaita.h>

#define FP_TYPE_BANNER (fp_banner_get_type ())
G_DECLARE_FINAL_TYPE (FpBanner, fp_banner, FP, BANNER, AdwBin)

/* One of the possible answers. */
typedef struct
{
  const char *id;
  const char *label; /* translated */
  const char *style; /* CSS class, or NULL */
} FpAskAnswer;

/* Called with the id of the answer, after the banner was hidden. */
typedef void (*FpAskDone) (gpointer data, const char *answer);

/* fp_banner_ask: asks @text and replaces a banner that is open. The first of the @n_answers must do
 * nothing. It gets the focus, and Escape chooses it as well. @data must live as long as the
 * banner. */
void fp_banner_ask (FpBanner *self, const char *text, const FpAskAnswer *answers, guint n_answers, FpAskDone done,
                    gpointer data);

/* fp_banner_tell: shows @text as a message after an open banner has been answered. @details is
 * shown below on request and may be NULL, as may @done. @data is as in fp_banner_ask (). */
void fp_banner_tell (FpBanner *self, const char *text, const char *details, const FpAskAnswer *answers, guint n_answers,
                     FpAskDone done, gpointer data);

/* fp_banner_dismiss: hides the banner, drops all waiting messages and restores the focus. */
void fp_banner_dismiss (FpBanner *self);
