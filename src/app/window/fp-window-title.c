/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The title of a window with a game. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/window/fp-window-title.h"
#include "app/widgets/fp-labels.h"

static void
update_accessible_name (GtkWindow *window, const char *title, const char *status)
{
  /* Translators: for a screen reader, the name of the window: what has just happened, and who
   * plays: “Bo draws 2 cards. – Ada – Bo”. */
  g_autofree char *accessible_name = status != NULL ? g_strdup_printf (_ ("%s – %s"), status, title) : g_strdup (title);
  fp_labels_set_name (GTK_WIDGET (window), accessible_name);
}

void
fp_window_title_show (GtkWindow *window, AdwWindowTitle *widget, const char *page_title, FpGame *game,
                      const char *status)
{
  g_autofree char *title = NULL, *subtitle = NULL;
  if (game != NULL)
    {
      title = fp_game_players (game);
      subtitle = fp_game_stage (game);
    }
  const char *shown = title != NULL ? title : page_title;
  adw_window_title_set_title (widget, shown);
  adw_window_title_set_subtitle (widget, subtitle != NULL ? subtitle : "");
  if (g_strcmp0 (gtk_window_get_title (window), shown) != 0)
    gtk_window_set_title (window, shown);
  update_accessible_name (window, shown, status);
}
