/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row for the player of one seat of a new game. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/pages/fp-player-drop-down.h"
#include "app/pages/fp-player-row.h"
#include "app/table/fp-seat-mark.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-tooltip.h"

enum
{
  MAX_NAME = 40, /* characters */
};

struct _FpPlayerRow
{
  AdwActionRow parent_instance;
  guint seat;
  GtkEditable *name;
  GtkDropDown *kind;
  GtkMenuButton *colours; /* shows the mark */
  FpSeatMark *mark;
};

G_DEFINE_FINAL_TYPE (FpPlayerRow, fp_player_row, ADW_TYPE_ACTION_ROW)

enum
{
  SIGNAL_COLOUR,
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
fp_player_row_class_init (FpPlayerRowClass *klass)
{
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "player.colour", "i", on_colour);
  signals[SIGNAL_COLOUR] = g_signal_new ("colour", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_UINT);
}

/* Replaces the default name when the kind of player changes. A name the player typed stays. */
static void
on_kind_selected (FpPlayerRow *self)
{
  gboolean person = fp_player_drop_down_get (self->kind) == NULL;
  if (g_str_equal (gtk_editable_get_text (self->name), fp_game_setup_usual_name (self->seat, !person)))
    gtk_editable_set_text (self->name, fp_game_setup_usual_name (self->seat, person));
}

static void
fp_player_row_init (FpPlayerRow *self)
{
  GtkWidget *name = gtk_entry_new (), *kind = gtk_drop_down_new (NULL, NULL), *colours = gtk_menu_button_new ();
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
  gtk_entry_set_max_length (GTK_ENTRY (name), MAX_NAME);
  gtk_entry_set_activates_default (GTK_ENTRY (name), TRUE);
  gtk_widget_set_valign (name, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (kind, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), name);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), kind);
  gtk_widget_set_valign (colours, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (colours, "flat");
  adw_action_row_add_prefix (ADW_ACTION_ROW (self), colours);
  self->colours = GTK_MENU_BUTTON (colours);
  self->mark = FP_SEAT_MARK (fp_seat_mark_new (NULL, NULL));
  gtk_menu_button_set_child (self->colours, GTK_WIDGET (self->mark));
  self->name = GTK_EDITABLE (name);
  self->kind = GTK_DROP_DOWN (kind);
  g_signal_connect_swapped (kind, "notify::selected", G_CALLBACK (on_kind_selected), self);
}

FpPlayerRow *
fp_player_row_new (guint seat, GtkSizeGroup *kinds)
{
  FpPlayerRow *self = g_object_new (FP_TYPE_PLAYER_ROW, NULL);
  self->seat = seat;
  fp_player_drop_down_fill (self->kind);
  gtk_size_group_add_widget (kinds, GTK_WIDGET (self->kind));
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
  g_autofree char *kind = g_strdup_printf (_ ("Who plays %s"), colour);
  /* Translators: the name of a colour: “Give the orange player another colour”. */
  g_autofree char *other = g_strdup_printf (_ ("Give the %s player another colour"), colour);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), fp_game_setup_colour_name (setup, self->seat));
  fp_seat_mark_set (self->mark, fp_game_setup_shape (setup, self->seat), fp_game_setup_colour (setup, self->seat));
  offer_colours (self, setup);
  fp_tooltip_set (GTK_WIDGET (self->colours), other);
  fp_labels_set_name (GTK_WIDGET (self->colours), other);
  fp_labels_set_name (GTK_WIDGET (self->name), name);
  fp_player_drop_down_name (self->kind, kind);
}

void
fp_player_row_show (FpPlayerRow *self, const FpGameSetup *setup)
{
  fp_player_row_show_colour (self, setup);
  gtk_editable_set_text (self->name, setup->seats[self->seat].name);
  fp_player_drop_down_set (self->kind, setup->seats[self->seat].player);
}

void
fp_player_row_read (FpPlayerRow *self, FpGameSetup *setup)
{
  fp_game_setup_seat (setup, self->seat, fp_player_drop_down_get (self->kind));
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
  fp_player_drop_down_set (self->kind, player);
}
