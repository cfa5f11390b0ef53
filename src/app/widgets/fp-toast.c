/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Short messages above the window. */
#include "app/widgets/fp-toast.h"

enum
{
  SECONDS = 3,
};

void
fp_toast_show (AdwToastOverlay *overlay, const char *sentence)
{
  /* The title of a toast is markup; a name may hold any character. */
  g_autofree char *title = g_markup_escape_text (sentence, -1);
  AdwToast *toast = adw_toast_new (title);
  adw_toast_set_timeout (toast, SECONDS);
  adw_toast_overlay_add_toast (overlay, toast);
}
