/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of the daily games. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/pages/fp-daily-page.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-tooltip.h"
#include "model/fp-daily-games.h"

struct _FpDailyPage
{
  AdwBin parent_instance;
  GtkWidget *scroller;
  GtkWidget *first; /* widget that gets the focus */
};

G_DEFINE_FINAL_TYPE (FpDailyPage, fp_daily_page, ADW_TYPE_BIN)

enum
{
  SIGNAL_BEGIN,
  SIGNAL_CONTINUE,
  SIGNAL_COPY,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

enum
{
  WIDTH = 620,
  MARGIN = 18,
  SPACING = 18,
  DAYS = 7, /* earlier days that are offered */
};

static GQuark
game_quark (void)
{
  return g_quark_from_static_string ("fp-daily-page-game");
}

static GQuark
back_quark (void)
{
  return g_quark_from_static_string ("fp-daily-page-back");
}

static void
on_copy (GtkWidget *button)
{
  GtkWidget *page = gtk_widget_get_ancestor (button, FP_TYPE_DAILY_PAGE);
  const FpDailyGame *game = g_object_get_qdata (G_OBJECT (button), game_quark ());
  g_signal_emit (page, signals[SIGNAL_COPY], 0, game->line);
}

static void
on_row_activated (FpDailyPage *self, GtkWidget *row)
{
  const FpDailyGame *game = g_object_get_qdata (G_OBJECT (row), game_quark ());
  guint back = GPOINTER_TO_UINT (g_object_get_qdata (G_OBJECT (row), back_quark ()));
  if (game->state == FP_DAILY_BEGUN)
    g_signal_emit (self, signals[SIGNAL_CONTINUE], 0, game->path);
  else if (game->state == FP_DAILY_NEW || back > 0)
    g_signal_emit (self, signals[SIGNAL_BEGIN], 0, game->edition, back);
}

/* Returns what can be done with @game. Free with g_free (). */
static char *
format_state (const FpDailyGame *game)
{
  switch (game->state)
    {
    case FP_DAILY_NEW:
      return g_strdup (game->today ? _ ("Not played yet") : _ ("For practice; it doesn't count"));
    case FP_DAILY_BEGUN:
      return g_strdup (_ ("Begun; go on with it"));
    case FP_DAILY_ENDED:
      return g_strdup (game->result);
    }
  g_return_val_if_reached (NULL);
}

/* Returns a row for @game (transfer full), of @back days ago. */
static GtkWidget *
new_row (FpDailyGame *game, guint back)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *state = format_state (game);
  gboolean leads = game->state != FP_DAILY_ENDED || back > 0;
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), game->name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), state);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), leads);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, state, -1);
  if (game->line != NULL)
    {
      GtkWidget *copy = gtk_button_new_from_icon_name ("edit-copy-symbolic");
      g_autofree char *name = g_strdup_printf ("%s: %s", _ ("Copy the result"), game->name);
      gtk_widget_set_valign (copy, GTK_ALIGN_CENTER);
      gtk_widget_add_css_class (copy, "flat");
      fp_tooltip_set (copy, _ ("Copy the result"));
      fp_labels_set_name (copy, name);
      g_object_set_qdata (G_OBJECT (copy), game_quark (), game);
      g_signal_connect (copy, "clicked", G_CALLBACK (on_copy), NULL);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), copy);
    }
  if (leads)
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), fp_labels_glyph ("go-next-symbolic"));
  g_object_set_qdata_full (G_OBJECT (row), game_quark (), game, (GDestroyNotify) fp_daily_game_free);
  g_object_set_qdata (G_OBJECT (row), back_quark (), GUINT_TO_POINTER (back));
  return row;
}

static GtkWidget *
new_list (FpDailyPage *self, const char *name)
{
  GtkWidget *list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  fp_labels_set_name (list, name);
  g_signal_connect_object (list, "row-activated", G_CALLBACK (on_row_activated), self, G_CONNECT_SWAPPED);
  return list;
}

static GtkWidget *
new_today (FpDailyPage *self, FpCatalogModel *catalog_model)
{
  GtkWidget *group = adw_preferences_group_new (), *list = new_list (self, _ ("Today's games"));
  g_autofree char *streak = fp_daily_games_format_streak ();
  const char *what = _ ("The same aliens, cards and opponents for everybody. You have one try a day.");
  g_autofree char *description = streak != NULL ? g_strdup_printf ("%s\n%s", what, streak) : g_strdup (what);
  g_autoptr (GPtrArray) games = fp_daily_games_read (catalog_model, 0);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _ ("Today's Games"));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), description);
  while (games->len > 0)
    gtk_list_box_append (GTK_LIST_BOX (list), new_row (g_ptr_array_steal_index (games, 0), 0));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), list);
  self->first = GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0));
  return group;
}

/* Returns the row of a day with its games. */
static GtkWidget *
new_day (FpDailyPage *self, FpCatalogModel *catalog_model, guint back)
{
  GtkWidget *day = adw_expander_row_new (), *list = new_list (self, _ ("Games of the day")), *row;
  g_autoptr (GPtrArray) games = fp_daily_games_read (catalog_model, back);
  if (games->len > 0)
    adw_preferences_row_set_title (ADW_PREFERENCES_ROW (day), ((FpDailyGame *) g_ptr_array_index (games, 0))->date);
  while (games->len > 0)
    gtk_list_box_append (GTK_LIST_BOX (list), new_row (g_ptr_array_steal_index (games, 0), back));
  gtk_widget_remove_css_class (list, "boxed-list");
  row = gtk_list_box_row_new ();
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), list);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (day), row);
  return day;
}

static GtkWidget *
new_earlier (FpDailyPage *self, FpCatalogModel *catalog_model)
{
  GtkWidget *group = adw_preferences_group_new ();
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _ ("Earlier Days"));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group),
                                         _ ("For practice. These games are not recorded."));
  for (guint back = 1; back <= DAYS; back++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), new_day (self, catalog_model, back));
  return group;
}

static gboolean
fp_daily_page_grab_focus (GtkWidget *widget)
{
  GtkWidget *first = FP_DAILY_PAGE (widget)->first;
  return first != NULL && gtk_widget_grab_focus (first);
}

static void
fp_daily_page_class_init (FpDailyPageClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);
  GTK_WIDGET_CLASS (klass)->grab_focus = fp_daily_page_grab_focus;
  signals[SIGNAL_BEGIN] =
      g_signal_new ("begin", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  signals[SIGNAL_CONTINUE] =
      g_signal_new ("continue", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_COPY] =
      g_signal_new ("copy", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
fp_daily_page_init (FpDailyPage *self)
{
  self->scroller = gtk_scrolled_window_new ();
  g_object_set (self->scroller, "hscrollbar-policy", GTK_POLICY_NEVER, "vexpand", TRUE, NULL);
  adw_bin_set_child (ADW_BIN (self), self->scroller);
}

void
fp_daily_page_read (FpDailyPage *self, FpCatalogModel *catalog_model)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING), *clamp = adw_clamp_new ();
  gtk_box_append (GTK_BOX (box), new_today (self, catalog_model));
  gtk_box_append (GTK_BOX (box), new_earlier (self, catalog_model));
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), WIDTH);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  g_object_set (clamp, "margin-top", MARGIN, "margin-bottom", MARGIN, "margin-start", MARGIN, "margin-end", MARGIN,
                NULL);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), clamp);
}
