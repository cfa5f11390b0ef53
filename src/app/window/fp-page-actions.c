/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pages of the window, and the actions that turn them. */
#include "config.h"

#include "app/window/fp-page-actions.h"
#include "app/window/fp-window-actions.h"
#include "app/window/fp-window-title.h"

struct _FpPageActions
{
  GObject parent_instance;
  GtkWindow *window;
  FpPageParts parts;
  FpGame *game; /* NULL if there is none */
  gboolean end_waits; /* the end page waits until all motion has stopped */
  gboolean was_over; /* the end page has been shown */
  gboolean keeps_table; /* no end page is shown */
};

G_DEFINE_FINAL_TYPE (FpPageActions, fp_page_actions, G_TYPE_OBJECT)

enum
{
  SIGNAL_SHOWN,
  SIGNAL_NEW_GAME,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

const char *
fp_page_actions_name (FpPageActions *self)
{
  return gtk_stack_get_visible_child_name (self->parts.stack);
}

/* Returns TRUE if the page called @page is shown. */
static gboolean
shows (FpPageActions *self, const char *page)
{
  return g_strcmp0 (fp_page_actions_name (self), page) == 0;
}

/* Returns TRUE if a page is shown that stands beside the game and is left with “back”. */
static gboolean
shows_aside (FpPageActions *self)
{
  return shows (self, "new") || shows (self, "puzzles") || shows (self, "record") || shows (self, "daily");
}

void
fp_page_actions_update_title (FpPageActions *self)
{
  /* Pages without the game have titles of their own. */
  GtkStackPage *page = gtk_stack_get_page (self->parts.stack, gtk_stack_get_visible_child (self->parts.stack));
  FpGame *game = !shows (self, "start") && !shows_aside (self) ? self->game : NULL;
  const char *status = game != NULL && shows (self, "table") ? fp_game_status (game) : NULL;
  fp_window_title_show (self->window, self->parts.title, gtk_stack_page_get_title (page), game, status);
}

/* A screen reader also finds pages that are only covered, so they are hidden. */
static void
hide_other_pages (FpPageActions *self)
{
  GtkWidget *shown = gtk_stack_get_visible_child (self->parts.stack);
  for (GtkWidget *page = gtk_widget_get_first_child (GTK_WIDGET (self->parts.stack)); page != NULL;
       page = gtk_widget_get_next_sibling (page))
    if (page != shown)
      gtk_widget_set_visible (page, FALSE);
}

void
fp_page_actions_show (FpPageActions *self, const char *page)
{
  gboolean changes = !shows (self, page);
  gtk_widget_set_visible (gtk_stack_get_child_by_name (self->parts.stack, page), TRUE);
  gtk_stack_set_visible_child_name (self->parts.stack, page);
  hide_other_pages (self);
  g_signal_emit (self, signals[SIGNAL_SHOWN], 0);
  if (!changes)
    return;
  /* The question referred to the page that is now hidden. */
  fp_banner_dismiss (self->parts.banner);
  gtk_widget_grab_focus (gtk_stack_get_visible_child (self->parts.stack));
}

static void
show_curtain (FpPageActions *self)
{
  g_autoptr (FpSeatItem) seat = fp_game_seat (self->game, (guint) fp_game_curtain (self->game));
  fp_curtain_page_show (self->parts.curtain, seat, fp_game_status (self->game));
  fp_page_actions_show (self, "curtain");
}

static void
show_end (FpPageActions *self)
{
  fp_end_page_show (self->parts.end, self->game, fp_lesson_actions_last_words (self->parts.lesson));
  fp_page_actions_show (self, "end");
}

/* The end page waits until the last moves have been seen on the table. */
static void
on_rested (FpPageActions *self)
{
  if (self->end_waits && self->game != NULL && fp_game_over (self->game) && shows (self, "table"))
    show_end (self);
  self->end_waits = FALSE;
}

void
fp_page_actions_follow (FpPageActions *self)
{
  gboolean over = fp_game_over (self->game);
  if (fp_game_curtain (self->game) >= 0)
    show_curtain (self);
  else if (over && !self->was_over && !self->keeps_table)
    {
      self->end_waits = shows (self, "table") && fp_motion_layer_is_moving (fp_table_page_motion (self->parts.table));
      if (!self->end_waits)
        show_end (self);
    }
  else if (!over && !shows_aside (self))
    fp_page_actions_show (self, "table");
  self->was_over = over;
}

/* The page for a new game, with its many rows, is made when it is first needed. */
static FpNewGamePage *
ensure_new_game (FpPageActions *self)
{
  GtkWidget *page = adw_bin_get_child (self->parts.new_game);
  if (page == NULL)
    {
      page = g_object_new (FP_TYPE_NEW_GAME_PAGE, NULL);
      adw_bin_set_child (self->parts.new_game, page);
      g_signal_emit (self, signals[SIGNAL_NEW_GAME], 0, page);
    }
  return FP_NEW_GAME_PAGE (page);
}

/* Actions */

static void
on_show_table (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpPageActions *self = data;
  if (fp_game_curtain (self->game) >= 0)
    show_curtain (self);
  else
    fp_page_actions_show (self, "table");
  fp_page_actions_update_title (self);
}

static void
on_show_end (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  fp_page_actions_show (FP_PAGE_ACTIONS (data), "end");
}

static void
on_new_game (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpPageActions *self = data;
  FpNewGamePage *page = ensure_new_game (self);
  g_autoptr (FpCoach) lesson = self->game != NULL ? fp_coach_of (self->game) : NULL;
  /* Players and aliens of a lesson are its own: the page goes on with the last game instead. */
  if (self->game != NULL && lesson == NULL)
    fp_new_game_page_show (page, fp_game_setup (self->game));
  fp_page_actions_show (self, "new");
  fp_page_actions_update_title (self);
}

/* Returns to the page from which the page beside the game was opened. */
static void
on_back (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpPageActions *self = data;
  if (shows (self, "new") && fp_new_game_page_back (ensure_new_game (self)))
    return;
  if (self->game == NULL)
    fp_page_actions_show (self, "start");
  else if (fp_game_curtain (self->game) >= 0)
    show_curtain (self);
  else
    fp_page_actions_show (self, fp_game_over (self->game) && !self->keeps_table ? "end" : "table");
  fp_page_actions_update_title (self);
}

/* For programs that drive this one. The new game page must be shown. */
static void
on_choose_alien (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  fp_new_game_page_choose_alien (ensure_new_game (data), (guint) g_variant_get_int32 (parameter));
}

static const GActionEntry actions[] = {
  { "show-table", on_show_table },
  { "show-end", on_show_end },
  { "new-game", on_new_game },
  { "back", on_back },
  { "choose-alien", on_choose_alien, "i" },
};

void
fp_page_actions_update (FpPageActions *self)
{
  GActionMap *map = G_ACTION_MAP (self->window);
  fp_actions_enable (map, "show-table", self->game != NULL);
  fp_actions_enable (map, "show-end", self->game != NULL && fp_game_over (self->game) && !self->keeps_table);
  fp_actions_enable (map, "back", shows_aside (self));
  fp_actions_enable (map, "choose-alien", shows (self, "new"));
  gtk_widget_set_visible (self->parts.back, shows_aside (self));
}

void
fp_page_actions_set_game (FpPageActions *self, FpGame *game)
{
  g_set_object (&self->game, game);
  self->was_over = FALSE;
  self->keeps_table = FALSE;
  if (game == NULL)
    fp_end_page_clear (self->parts.end);
}

void
fp_page_actions_keep_table (FpPageActions *self)
{
  self->keeps_table = TRUE;
}

/* Escape leaves a page beside the game, unless something on the page takes the key. */
static void
add_escape (FpPageActions *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Escape"), gtk_named_action_new ("win.back")));
  gtk_widget_add_controller (GTK_WIDGET (self->parts.stack), keys);
}

/* GObject */

static void
fp_page_actions_finalize (GObject *object)
{
  g_clear_object (&FP_PAGE_ACTIONS (object)->game);
  G_OBJECT_CLASS (fp_page_actions_parent_class)->finalize (object);
}

static void
fp_page_actions_class_init (FpPageActionsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fp_page_actions_finalize;
  signals[SIGNAL_SHOWN] =
      g_signal_new ("shown", FP_TYPE_PAGE_ACTIONS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_NEW_GAME] = g_signal_new ("new-game", FP_TYPE_PAGE_ACTIONS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                           G_TYPE_NONE, 1, FP_TYPE_NEW_GAME_PAGE);
}

static void
fp_page_actions_init (FpPageActions *self)
{
}

FpPageActions *
fp_page_actions_new (GtkApplicationWindow *window, const FpPageParts *parts)
{
  FpPageActions *self = g_object_new (FP_TYPE_PAGE_ACTIONS, NULL);
  self->window = GTK_WINDOW (window);
  self->parts = *parts;
  add_escape (self);
  g_action_map_add_action_entries (G_ACTION_MAP (window), actions, G_N_ELEMENTS (actions), self);
  g_signal_connect_object (fp_table_page_motion (parts->table), "rested", G_CALLBACK (on_rested), self,
                           G_CONNECT_SWAPPED);
  return self;
}
