/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pass bar. Its buttons activate actions of the window. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/table/fp-pass-bar.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-wrap-box.h"
#include "model/game/fp-game-history.h"
#include "model/game/fp-game-passing.h"

struct _FpPassBar
{
  AdwBin parent_instance;
  GtkLabel *wish; /* the card that the viewer wants to play */
  GtkWidget *take_back;
  GtkWidget *until_reveal;
  GtkMenuButton *stops;
};

G_DEFINE_FINAL_TYPE (FpPassBar, fp_pass_bar, ADW_TYPE_BIN)

static gboolean
fp_pass_bar_grab_focus (GtkWidget *widget)
{
  FpPassBar *self = FP_PASS_BAR (widget);
  return gtk_widget_grab_focus (gtk_widget_get_visible (self->until_reveal) ? self->until_reveal
                                                                            : GTK_WIDGET (self->stops));
}

static void
fp_pass_bar_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_PASS_BAR);
  G_OBJECT_CLASS (fp_pass_bar_parent_class)->dispose (object);
}

static void
fp_pass_bar_class_init (FpPassBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_pass_bar_dispose;
  widget_class->grab_focus = fp_pass_bar_grab_focus;
  g_type_ensure (FP_TYPE_WRAP_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/pass-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, FpPassBar, wish);
  gtk_widget_class_bind_template_child (widget_class, FpPassBar, take_back);
  gtk_widget_class_bind_template_child (widget_class, FpPassBar, until_reveal);
  gtk_widget_class_bind_template_child (widget_class, FpPassBar, stops);
}

static void
fp_pass_bar_init (FpPassBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Returns the label of the menu button: what it is set to. */
static const char *
label_of (FpStops stops)
{
  switch (stops)
    {
    case FP_STOPS_USUAL:
      return _ ("Stop Me When…");
    case FP_STOPS_ALWAYS:
      return _ ("Stops Whenever You Can Use Something");
    case FP_STOPS_AT_USE:
      return _ ("Stops When Somebody Uses Something");
    case FP_STOPS_AT_REVEAL:
      return _ ("Stops When Cards Are Revealed");
    case FP_STOPS_NEVER:
      return _ ("Never Stops");
    case FP_N_STOPS:
      break;
    }
  g_return_val_if_reached (NULL);
}

/* Shows the card that the viewer wants to play. Returns TRUE if there is one. */
static gboolean
show_wish (FpPassBar *self, FpGame *game)
{
  g_autoptr (FpCardItem) card = game != NULL ? fp_game_wanted (game) : NULL;
  g_autofree char *text = NULL;
  if (card != NULL)
    /* Translators: %s is a card of the hand that the player wants to play. */
    text = g_strdup_printf (_ ("You play %s as soon as the rules allow"), fp_card_item_facts (card)->name);
  fp_label_set (self->wish, text);
  gtk_widget_set_visible (self->take_back, card != NULL);
  return card != NULL;
}

void
fp_pass_bar_show (FpPassBar *self, FpGame *game)
{
  gboolean plays = game != NULL && !fp_game_over (game) && fp_game_history (game) < 0;
  FpStops stops = plays ? fp_game_stops (game) : FP_STOPS_USUAL;
  gboolean asked = plays && fp_game_asks_window (game);
  gboolean wants = show_wish (self, plays ? game : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), asked || wants || stops != FP_STOPS_USUAL);
  gtk_widget_set_visible (self->until_reveal, asked && fp_game_can_pass_until_reveal (game));
  /* GTK makes all parts of the button anew, even for the same label. */
  if (g_strcmp0 (gtk_menu_button_get_label (self->stops), label_of (stops)) != 0)
    gtk_menu_button_set_label (self->stops, label_of (stops));
}
