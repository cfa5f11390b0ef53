/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The start page, shown while the window has no game. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/window/fp-desktop-files.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-portrait-view.h"
#include "app/pages/fp-start-page.h"
#include "app/pages/fp-table-picture.h"
#include "app/widgets/fp-tooltip.h"
#include "model/fp-coach.h"
#include "model/fp-recent-games.h"
#include "model/game/fp-game-setup.h"
#include "model/items/fp-seat-item.h"

struct _FpStartPage
{
  AdwBin parent_instance;
  AdwStatusPage *status;
  FpTablePicture *picture;
  GtkWidget *go_on, *new_game, *broken, *group;
  GtkWidget *puzzles; /* shown if the window has puzzles */
  GtkLabel *last_game, *complaints;
  GtkBox *last; /* last game and its buttons */
  GtkWidget *faces; /* of the last game; NULL: none known */
  GtkWidget *remove_last; /* NULL if there is no last game */
  GtkListBox *list, *lessons;
  FpRecentGames *games;
  GtkFilterListModel *others; /* all games except the last one */
};

G_DEFINE_FINAL_TYPE (FpStartPage, fp_start_page, ADW_TYPE_BIN)

enum
{
  SIGNAL_OPEN,
  SIGNAL_TOLD,
  SIGNAL_DELETE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Portraits, in pixels. */
enum
{
  ROW_PORTRAIT = 36,
  LAST_PORTRAIT = 56,
};

/* Removing a game */

static void
emit_told (FpStartPage *self, const char *sentence)
{
  g_signal_emit (self, signals[SIGNAL_TOLD], 0, sentence);
}

void
fp_start_page_delete (FpStartPage *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  emit_told (self, fp_recent_games_delete (self->games, path, &error) ? _ ("The game is deleted") : error->message);
  fp_start_page_read (self);
}

static FpRecentItem *
item_of (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), "item");
}

static void
on_remove_clicked (GtkWidget *row)
{
  FpStartPage *self = FP_START_PAGE (gtk_widget_get_ancestor (row, FP_TYPE_START_PAGE));
  g_autoptr (FpRecentItem) item = g_object_ref (item_of (row));
  const FpRecentFacts *game = fp_recent_item_facts (item);
  g_autoptr (GError) error = NULL;
  if (!game->ours)
    {
      fp_desktop_files_forget (game->path);
      emit_told (self, _ ("The game is no longer listed. Its file is still there."));
    }
  else if (fp_recent_games_trash (self->games, game->path, &error))
    emit_told (self, _ ("The game is in the trash"));
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED))
    g_signal_emit (self, signals[SIGNAL_DELETE], 0, game->path, game->players);
  else
    emit_told (self, error->message);
  fp_start_page_read (self);
}

/* The list */

static GtkWidget *
new_remove_button (GtkWidget *row, const FpRecentFacts *game)
{
  const char *tooltip = game->ours ? _ ("Move to the trash") : _ ("Remove from the list");
  GtkWidget *button = gtk_button_new_from_icon_name (game->ours ? "user-trash-symbolic" : "list-remove-symbolic");
  g_autofree char *name = g_strdup_printf ("%s: %s", tooltip, game->players);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  fp_tooltip_set (button, tooltip);
  fp_labels_set_name (button, name);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_remove_clicked), row);
  return button;
}

/* Returns the portraits of the aliens of @game side by side, as far as they are known; NULL: none
 * is. */
static GtkWidget *
new_portraits (const FpRecentFacts *game, int size)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  for (guint i = 0; game->seats != NULL && i < g_list_model_get_n_items (game->seats); i++)
    {
      g_autoptr (FpSeatItem) item = g_list_model_get_item (game->seats, i);
      const FpSeatFacts *seat = fp_seat_item_facts (item);
      g_autoptr (FpCardItem) alien = g_list_model_get_item (seat->sheets, 0);
      if (alien == NULL)
        continue;
      GtkWidget *portrait = fp_portrait_view_new (size);
      fp_portrait_view_set_player (FP_PORTRAIT_VIEW (portrait), seat->shape, seat->colour);
      fp_portrait_view_set_card (FP_PORTRAIT_VIEW (portrait), alien);
      gtk_box_append (GTK_BOX (box), portrait);
    }
  if (gtk_widget_get_first_child (box) != NULL)
    return box;
  g_object_ref_sink (box);
  g_object_unref (box);
  return NULL;
}

static GtkWidget *
new_row (gpointer object, gpointer data)
{
  const FpRecentFacts *game = fp_recent_item_facts (object);
  GtkWidget *row = adw_action_row_new ();
  /* Translators: progress of a game, and the time it was played last: “Turn 7 · Yesterday,
   * 14:30”. */
  g_autofree char *subtitle = g_strdup_printf (_ ("%s · %s"), game->state, game->when);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), game->players);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 2);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 2);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  fp_tooltip_set (row, game->ours ? NULL : game->path);
  /* The title is the accessible name, and the subtitle becomes the description. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, subtitle, -1);
  g_object_set_data_full (G_OBJECT (row), "item", g_object_ref (object), g_object_unref);
  GtkWidget *portraits = new_portraits (game, ROW_PORTRAIT);
  if (portraits != NULL)
    adw_action_row_add_prefix (ADW_ACTION_ROW (row), portraits);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), new_remove_button (row, game));
  return row;
}

static void
open_item (FpStartPage *self, FpRecentItem *item)
{
  g_autofree char *path = g_strdup (fp_recent_item_facts (item)->path);
  g_signal_emit (self, signals[SIGNAL_OPEN], 0, path);
}

static void
on_row_activated (FpStartPage *self, GtkListBoxRow *row)
{
  open_item (self, item_of (GTK_WIDGET (row)));
}

static void
on_go_on_clicked (FpStartPage *self)
{
  FpRecentItem *last = fp_recent_games_unfinished (self->games);
  if (last != NULL)
    open_item (self, last);
}

/* The last game is shown above the list and not in it. */
static gboolean
is_other (gpointer item, gpointer data)
{
  return item != (gpointer) fp_recent_games_unfinished (FP_START_PAGE (data)->games);
}

/* The last game can be removed like those in the list. */
static void
update_last_buttons (FpStartPage *self, FpRecentItem *last)
{
  g_clear_pointer (&self->remove_last, gtk_widget_unparent);
  g_clear_pointer (&self->faces, gtk_widget_unparent);
  gtk_widget_set_visible (GTK_WIDGET (self->last), last != NULL);
  if (last == NULL)
    return;
  g_object_set_data_full (G_OBJECT (self->last), "item", g_object_ref (last), g_object_unref);
  self->remove_last = new_remove_button (GTK_WIDGET (self->last), fp_recent_item_facts (last));
  gtk_box_append (self->last, self->remove_last);
  self->faces = new_portraits (fp_recent_item_facts (last), LAST_PORTRAIT);
  if (self->faces != NULL)
    gtk_box_prepend (self->last, self->faces);
}

static void
show_last (FpStartPage *self)
{
  FpRecentItem *last = fp_recent_games_unfinished (self->games);
  gboolean at_new_game = gtk_widget_has_focus (self->new_game);
  g_autofree char *text = NULL;
  if (last != NULL)
    {
      const FpRecentFacts *game = fp_recent_item_facts (last);
      /* Translators: players, how far the game has come, when it was played last. */
      text = g_strdup_printf (_ ("%s · %s · %s"), game->players, game->state, game->when);
    }
  gtk_widget_set_visible (self->go_on, last != NULL);
  fp_table_picture_show (self->picture, last);
  /* The picture of the table replaces the icon. */
  adw_status_page_set_icon_name (self->status, gtk_widget_get_visible (GTK_WIDGET (self->picture)) ? NULL : APP_ID);
  fp_label_set (self->last_game, text);
  update_last_buttons (self, last);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->go_on), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text != NULL ? text : "", -1);
  /* The button that most players want. */
  fp_labels_set_class (self->new_game, "suggested-action", last == NULL);
  /* Enter resumes the game, unless the player has moved the focus in the meantime. */
  if (last != NULL && at_new_game)
    gtk_widget_grab_focus (self->go_on);
}

/* If there are games to choose from, the compact style leaves more space for them. */
static void
on_games_changed (FpStartPage *self)
{
  gboolean any = g_list_model_get_n_items (fp_recent_games_list (self->games)) > 0;
  gtk_filter_changed (gtk_filter_list_model_get_filter (self->others), GTK_FILTER_CHANGE_DIFFERENT);
  gtk_widget_set_visible (self->group, g_list_model_get_n_items (G_LIST_MODEL (self->others)) > 0);
  if (any)
    gtk_widget_add_css_class (GTK_WIDGET (self->status), "compact");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->status), "compact");
  show_last (self);
}

/* GObject */

static gboolean
fp_start_page_grab_focus (GtkWidget *widget)
{
  FpStartPage *self = FP_START_PAGE (widget);
  return gtk_widget_grab_focus (gtk_widget_get_visible (self->go_on) ? self->go_on : self->new_game);
}

/* The window adds its actions after its pages. */
static void
fp_start_page_map (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  gboolean has_puzzles = G_IS_ACTION_GROUP (root) && g_action_group_has_action (G_ACTION_GROUP (root), "puzzles");
  gtk_widget_set_visible (FP_START_PAGE (widget)->puzzles, has_puzzles);
  GTK_WIDGET_CLASS (fp_start_page_parent_class)->map (widget);
}

static void
fp_start_page_dispose (GObject *object)
{
  FpStartPage *self = FP_START_PAGE (object);
  if (self->list != NULL)
    gtk_list_box_bind_model (self->list, NULL, NULL, NULL, NULL);
  g_clear_object (&self->others);
  g_clear_object (&self->games);
  /* The child belongs to the template, so the bin must drop it before the template is disposed
   * of. */
  adw_bin_set_child (ADW_BIN (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_START_PAGE);
  G_OBJECT_CLASS (fp_start_page_parent_class)->dispose (object);
}

static void
fp_start_page_class_init (FpStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_start_page_dispose;
  widget_class->grab_focus = fp_start_page_grab_focus;
  widget_class->map = fp_start_page_map;
  signals[SIGNAL_OPEN] = g_signal_new ("open", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_TOLD] = g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_DELETE] = g_signal_new ("delete", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
  g_type_ensure (FP_TYPE_TABLE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, FpStartPage, status);
  gtk_widget_class_bind_template_child (widget_class, FpStartPage, picture);
  gtk_widget_class_bind_template_child (widget_class, FpStartPage, go_on);
  gtk_widget_class_bind_template_child (widget_class, FpStartPage, new_game);
  gtk_widget_class_bind_template_child (widget_class, FpStartPage, puzzles);
  gtk_widget_class_bind_template_child (widget_class, FpStartPage, broken);
  gtk_widget_class_bind_template_child (widget_class, FpStartPage, group);
  gtk_widget_class_bind_template_child (widget_class, FpStartPage, last_game);
  gtk_widget_class_bind_template_child (widget_class, FpStartPage, last);
  gtk_widget_class_bind_template_child (widget_class, FpStartPage, complaints);
  gtk_widget_class_bind_template_child (widget_class, FpStartPage, list);
  gtk_widget_class_bind_template_child (widget_class, FpStartPage, lessons);
  gtk_widget_class_bind_template_callback (widget_class, on_go_on_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_row_activated);
}

/* Adds a row for each lesson of another edition than the first, whose row is in the template. */
static void
add_lessons (FpStartPage *self)
{
  FpGameSetup *next;
  for (guint i = 1; (next = fp_game_setup_new_nth (i)) != NULL; i++)
    {
      g_autoptr (FpGameSetup) setup = next;
      if (!fp_coach_has_lesson (fp_game_setup_edition (setup)))
        continue;
      /* Translators: the name of an edition of the game. */
      g_autofree char *title = g_strdup_printf (_ ("Learn by Playing: %s"), fp_game_setup_edition_name (setup));
      GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "title", title, "subtitle",
                                     _ ("A game against several computer players, explained as you play."),
                                     "activatable", TRUE, "action-name", "win.lesson", NULL);
      GtkWidget *icon = gtk_image_new_from_icon_name ("fp-discovery-symbolic");
      GtkWidget *arrow = gtk_image_new_from_icon_name ("go-next-symbolic");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", fp_game_setup_edition (setup));
      adw_action_row_add_prefix (ADW_ACTION_ROW (row), icon);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), arrow);
      gtk_list_box_insert (self->lessons, row, (int) i);
    }
}

static void
fp_start_page_init (FpStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_lessons (self);
  fp_start_page_clear (self);
}

/* Public */

void
fp_start_page_complain (FpStartPage *self, const char *complaints)
{
  gtk_label_set_text (self->complaints, complaints != NULL ? complaints : "");
  gtk_widget_set_visible (self->broken, complaints != NULL);
}

void
fp_start_page_read (FpStartPage *self)
{
  g_auto (GStrv) elsewhere = fp_desktop_files_recent ();
  fp_recent_games_read (self->games, (const char *const *) elsewhere);
}

void
fp_start_page_clear (FpStartPage *self)
{
  g_autoptr (FpRecentGames) games = fp_recent_games_new ();
  if (self->games != NULL)
    g_signal_handlers_disconnect_by_data (fp_recent_games_list (self->games), self);
  g_set_object (&self->games, games);
  g_clear_object (&self->others);
  self->others = gtk_filter_list_model_new (g_object_ref (fp_recent_games_list (games)),
                                            GTK_FILTER (gtk_custom_filter_new (is_other, self, NULL)));
  g_signal_connect_object (fp_recent_games_list (games), "items-changed", G_CALLBACK (on_games_changed), self,
                           G_CONNECT_SWAPPED);
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (self->others), new_row, NULL, NULL);
  on_games_changed (self);
}
