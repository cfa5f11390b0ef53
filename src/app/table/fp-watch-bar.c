/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The watch bar for spectators. Its buttons activate actions of the window and show their state. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/table/fp-watch-bar.h"
#include "model/game/fp-game-history.h"
#include "model/game/fp-game-watching.h"

struct _FpWatchBar
{
  AdwBin parent_instance;
  GtkWidget *pause;
  AdwButtonContent *pause_content;
};

G_DEFINE_FINAL_TYPE (FpWatchBar, fp_watch_bar, ADW_TYPE_BIN)

static gboolean
fp_watch_bar_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (FP_WATCH_BAR (widget)->pause);
}

static void
fp_watch_bar_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_WATCH_BAR);
  G_OBJECT_CLASS (fp_watch_bar_parent_class)->dispose (object);
}

static void
fp_watch_bar_class_init (FpWatchBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_watch_bar_dispose;
  widget_class->grab_focus = fp_watch_bar_grab_focus;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/watch-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, FpWatchBar, pause);
  gtk_widget_class_bind_template_child (widget_class, FpWatchBar, pause_content);
}

static void
fp_watch_bar_init (FpWatchBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* The label of the button names its next effect. */
static void
show_paused (FpWatchBar *self, gboolean paused)
{
  const char *text = paused ? _ ("Go On") : _ ("Pause");
  adw_button_content_set_label (self->pause_content, text);
  adw_button_content_set_icon_name (self->pause_content,
                                    paused ? "media-playback-start-symbolic" : "media-playback-pause-symbolic");
}

void
fp_watch_bar_show (FpWatchBar *self, FpGame *game)
{
  gboolean watched = game != NULL && fp_game_is_watched (game);
  gtk_widget_set_visible (GTK_WIDGET (self), watched && !fp_game_over (game) && fp_game_history (game) < 0);
  show_paused (self, watched && fp_game_is_paused (game));
}
