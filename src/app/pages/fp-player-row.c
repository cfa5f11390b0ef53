/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row for the player of one seat of a new game. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/pages/fp-player-chooser.h"
#include "app/pages/fp-player-row.h"
#include "app/table/fp-seat-mark.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-portrait-view.h"
#include "app/widgets/fp-tooltip.h"
#include "model/fp-levels.h"

enum
{
  MAX_NAME = 40, /* characters */
  FACE = 36, /* pixels */
};

struct _FpPlayerRow
{
  AdwActionRow parent_instance;
  guint seat;
  GtkEditable *name;
  GtkButton *by; /* shows the player, opens the chooser */
  GtkWidget *face, *icon; /* of the player: a character has a face */
  GtkLabel *kind;
  char *who; /* purpose of the button; NULL until a colour is shown */
  char *player; /* of fp-levels.h; NULL: a person */
  const char *usual; /* default name of the player that is shown, which changes with the player */
  GtkMenuButton *colours; /* shows the mark */
  FpSeatMark *mark;
};

G_DEFINE_FINAL_TYPE (FpPlayerRow, fp_player_row, ADW_TYPE_ACTION_ROW)

enum
{
  SIGNAL_COLOUR,
  SIGNAL_CHOOSE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The menu that had the focus is replaced, since it offers other colours now. */
static void
on_colour (GtkWidget *widget, const char *action, GVariant *colour)
{
  g_signal_emit (widget, signals[SIGNAL_COLOUR], 0, (guint) g_variant_get_int32 (colour));
  gtk_widget_grab_focus (GTK_WIDGET (FP_PLAYER_ROW (widget)->colours));
}

static void
on_choose (FpPlayerRow *self)
{
  g_signal_emit (self, signals[SIGNAL_CHOOSE], 0);
}

static void
fp_player_row_finalize (GObject *object)
{
  g_free (FP_PLAYER_ROW (object)->player);
  g_free (FP_PLAYER_ROW (object)->who);
  G_OBJECT_CLASS (fp_player_row_parent_class)->finalize (object);
}

static void
fp_player_row_class_init (FpPlayerRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fp_player_row_finalize;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "player.colour", "i", on_colour);
  signals[SIGNAL_COLOUR] = g_signal_new ("colour", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_CHOOSE] =
      g_signal_new ("choose", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

/* Names the button for screen readers: “Who plays blue: Old Marrow”. */
static void
name_button (FpPlayerRow *self)
{
  if (self->who == NULL)
    return;
  /* Translators: the purpose of a button, and the player: “Who plays blue: Old Marrow”. */
  g_autofree char *spoken = g_strdup_printf (_ ("%s: %s"), self->who, gtk_label_get_text (self->kind));
  fp_labels_set_name (GTK_WIDGET (self->by), spoken);
}

/* Shows the player with its manners. Replaces the default name; a name the player typed stays. */
static void
show_player (FpPlayerRow *self)
{
  gboolean character = self->player != NULL && fp_level_is_character (self->player);
  const char *usual = fp_game_setup_usual_name_of (self->seat, self->player);
  g_autofree char *kind = self->player != NULL ? fp_level_name (self->player) : g_strdup (_ ("Person"));
  if (g_strcmp0 (gtk_editable_get_text (self->name), self->usual) == 0)
    gtk_editable_set_text (self->name, usual);
  self->usual = usual;
  gtk_label_set_text (self->kind, kind);
  fp_portrait_view_set (FP_PORTRAIT_VIEW (self->face), character ? fp_level_portrait (self->player) : NULL,
                        character ? self->player : NULL);
  fp_labels_set_icon (GTK_IMAGE (self->icon), fp_player_chooser_icon (self->player));
  gtk_widget_set_visible (self->face, character);
  gtk_widget_set_visible (self->icon, !character);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), self->player != NULL ? fp_level_gist (self->player) : NULL);
  name_button (self);
}

/* Returns the button for the player. (transfer floating) */
static GtkWidget *
new_button (FpPlayerRow *self)
{
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  self->face = fp_portrait_view_new (FACE);
  self->icon = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "width-request", FACE,
                             "height-request", FACE, NULL);
  self->kind = GTK_LABEL (g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, NULL));
  gtk_box_append (GTK_BOX (box), self->face);
  gtk_box_append (GTK_BOX (box), self->icon);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->kind));
  gtk_button_set_child (GTK_BUTTON (button), box);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_choose), self, G_CONNECT_SWAPPED);
  return button;
}

static void
fp_player_row_init (FpPlayerRow *self)
{
  GtkWidget *name = gtk_entry_new (), *by = new_button (self), *colours = gtk_menu_button_new ();
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
  gtk_entry_set_max_length (GTK_ENTRY (name), MAX_NAME);
  gtk_entry_set_activates_default (GTK_ENTRY (name), TRUE);
  gtk_widget_set_valign (name, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (by, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), name);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), by);
  gtk_widget_set_valign (colours, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (colours, "flat");
  adw_action_row_add_prefix (ADW_ACTION_ROW (self), colours);
  self->colours = GTK_MENU_BUTTON (colours);
  self->mark = FP_SEAT_MARK (fp_seat_mark_new (NULL, NULL));
  gtk_menu_button_set_child (self->colours, GTK_WIDGET (self->mark));
  self->name = GTK_EDITABLE (name);
  self->by = GTK_BUTTON (by);
}

FpPlayerRow *
fp_player_row_new (guint seat, GtkSizeGroup *players)
{
  FpPlayerRow *self = g_object_new (FP_TYPE_PLAYER_ROW, NULL);
  self->seat = seat;
  self->usual = fp_game_setup_usual_name (seat, TRUE);
  gtk_size_group_add_widget (players, GTK_WIDGET (self->by));
  return self;
}

/* Offers all colours but the player's own. */
static void
offer_colours (FpPlayerRow *self, const FpGameSetup *setup)
{
  g_autoptr (GMenu) colours = g_menu_new ();
  for (guint colour = 0; colour < fp_game_setup_most (setup); colour++)
    if (colour != setup->seats[self->seat].colour)
      {
        g_autoptr (GMenuItem) item = g_menu_item_new (fp_game_setup_nth_colour (setup, colour), NULL);
        g_menu_item_set_action_and_target (item, "player.colour", "i", (gint32) colour);
        g_menu_append_item (colours, item);
      }
  gtk_menu_button_set_menu_model (self->colours, G_MENU_MODEL (colours));
}

void
fp_player_row_show_colour (FpPlayerRow *self, const FpGameSetup *setup)
{
  const char *colour = fp_game_setup_colour_inside (setup, self->seat);
  /* Translators: %s is a colour: “orange”. */
  g_autofree char *name = g_strdup_printf (_ ("Name of the %s player"), colour);
  /* Translators: %s is a colour: “orange”. */
  char *who = g_strdup_printf (_ ("Who plays %s"), colour);
  /* Translators: the name of a colour: “Give the orange player another colour”. */
  g_autofree char *other = g_strdup_printf (_ ("Give the %s player another colour"), colour);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), fp_game_setup_colour_name (setup, self->seat));
  fp_seat_mark_set (self->mark, fp_game_setup_shape (setup, self->seat), fp_game_setup_colour (setup, self->seat));
  offer_colours (self, setup);
  fp_tooltip_set (GTK_WIDGET (self->colours), other);
  fp_labels_set_name (GTK_WIDGET (self->colours), other);
  fp_labels_set_name (GTK_WIDGET (self->name), name);
  g_free (self->who);
  self->who = who;
  name_button (self);
}

void
fp_player_row_show (FpPlayerRow *self, const FpGameSetup *setup)
{
  fp_player_row_show_colour (self, setup);
  fp_player_row_choose (self, setup->seats[self->seat].player);
  gtk_editable_set_text (self->name, setup->seats[self->seat].name);
}

void
fp_player_row_read (FpPlayerRow *self, FpGameSetup *setup)
{
  fp_game_setup_seat (setup, self->seat, self->player);
  fp_game_setup_name (setup, self->seat, gtk_editable_get_text (self->name));
}

const char *
fp_player_row_name (FpPlayerRow *self)
{
  return gtk_editable_get_text (self->name);
}

gboolean
fp_player_row_focus_name (FpPlayerRow *self)
{
  return gtk_widget_grab_focus (GTK_WIDGET (self->name));
}

void
fp_player_row_type_name (FpPlayerRow *self, const char *name)
{
  gtk_editable_set_text (self->name, name);
}

void
fp_player_row_choose (FpPlayerRow *self, const char *player)
{
  char *copy = g_strdup (player);
  g_free (self->player);
  self->player = copy;
  show_player (self);
}

const char *
fp_player_row_player (FpPlayerRow *self)
{
  return self->player;
}

void
fp_player_row_focus_player (FpPlayerRow *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->by));
}
