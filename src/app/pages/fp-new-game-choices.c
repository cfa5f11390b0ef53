/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Choices on the page for a new game. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/pages/fp-new-game-choices.h"

const char *
fp_new_game_aliens_meaning (guint way, guint n_seats)
{
  const char *const meanings[] = {
    [FP_GAME_ALIENS_CHOSEN] = _ ("Each player in turn chooses from all aliens."),
    [FP_GAME_ALIENS_DEALT] = _ ("Each player is dealt a few and secretly keeps one."),
    [FP_GAME_ALIENS_RANDOM] = _ ("Each player is dealt one."),
    [FP_GAME_ALIENS_NONE] = _ ("Nobody has special powers."),
    [FP_GAME_ALIENS_SETTLED] =
        n_seats == 2 ? _ ("You choose both now, before the game.") : _ ("You choose all of them now, before the game."),
  };
  return way < G_N_ELEMENTS (meanings) ? meanings[way] : NULL;
}

const char *
fp_new_game_undo_meaning (guint undo)
{
  const char *const meanings[] = {
    [FP_GAME_UNDO_UNTIL_REVEALED] =
        _ ("You can take a choice back until something hidden is revealed or another person answers."),
    [FP_GAME_UNDO_ALWAYS] = _ ("You can take every choice back. The log says so if something was already revealed."),
    [FP_GAME_UNDO_NEVER] = _ ("You can't take choices back."),
  };
  return undo < G_N_ELEMENTS (meanings) ? meanings[undo] : NULL;
}

/* Dealing at random is the last choice. */
void
fp_new_game_show_ways (GtkDropDown *aliens, const FpGameSetup *setup)
{
  GtkStringList *choices = GTK_STRING_LIST (gtk_drop_down_get_model (aliens));
  gboolean shown = g_list_model_get_n_items (G_LIST_MODEL (choices)) > FP_GAME_ALIENS_RANDOM;
  gboolean deals = fp_game_setup_deals (setup);
  if (deals && !shown)
    gtk_string_list_append (choices, _ ("Random"));
  else if (!deals && shown)
    gtk_string_list_remove (choices, FP_GAME_ALIENS_RANDOM);
}

void
fp_new_game_show_groups (GtkDropDown *groups, const FpGameSetup *setup)
{
  GtkStringList *choices = GTK_STRING_LIST (gtk_drop_down_get_model (groups));
  guint n = MAX (fp_game_setup_first_games (setup), 1), shown;
  while ((shown = g_list_model_get_n_items (G_LIST_MODEL (choices))) > n)
    gtk_string_list_remove (choices, shown - 1);
  for (; shown < n; shown++)
    {
      /* Translators: a group of aliens for a first game. */
      g_autofree char *name = g_strdup_printf (_ ("Group %u"), shown + 1);
      gtk_string_list_append (choices, name);
    }
}
