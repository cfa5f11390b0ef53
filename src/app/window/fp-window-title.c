/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The title of the window: players and progress of the game. The accessible name also holds the
 * latest news. GTK 4.8 has no announcements, but a screen reader reads a changed name of the active
 * window. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/widgets/fp-labels.h"
#include "app/window/fp-window-private.h"

static void
update_accessible_name (FpWindow *self, const char *title)
{
  const char *status = self->game != NULL && fp_window_shows (self, "table") ? fp_game_status (self->game) : NULL;
  /* Translators: for a screen reader, the name of the window: what has just happened, and who
   * plays: “Bo draws 2 cards. – Ada – Bo”. */
  g_autofree char *accessible_name = status != NULL ? g_strdup_printf (_ ("%s – %s"), status, title) : g_strdup (title);
  fp_labels_set_name (GTK_WIDGET (self), accessible_name);
}

void
fp_window_update_title (FpWindow *self)
{
  g_autofree char *title = NULL, *subtitle = NULL;
  if (self->game != NULL && !fp_window_shows (self, "start") && !fp_window_shows (self, "new"))
    {
      int turn = fp_game_turn (self->game);
      title = fp_game_players (self->game);
      subtitle = turn > 0 ? g_strdup_printf (_ ("Duel · destiny card %d"), turn) : g_strdup (_ ("Duel · set-up"));
    }
  GtkStackPage *page = gtk_stack_get_page (self->pages, gtk_stack_get_visible_child (self->pages));
  const char *shown = title != NULL ? title : gtk_stack_page_get_title (page);
  adw_window_title_set_title (self->title, shown);
  adw_window_title_set_subtitle (self->title, subtitle != NULL ? subtitle : "");
  if (g_strcmp0 (gtk_window_get_title (GTK_WINDOW (self)), shown) != 0)
    gtk_window_set_title (GTK_WINDOW (self), shown);
  update_accessible_name (self, shown);
}
