/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The player chooser: cards for characters, a person and levels. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/pages/fp-player-chooser.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-portrait-view.h"
#include "model/fp-levels.h"

/* Id of a human player in saves and on command lines. */
static const char person[] = "person";

enum
{
  FACE = 104, /* pixels */
  ICON = 32,
  CHARACTER_COLUMNS = 4,
  LEVEL_COLUMNS = 6,
  SPACING = 6,
  CHARACTER_CHARS = 22, /* characters of a line */
  LEVEL_CHARS = 16,
};

struct _FpPlayerChooser
{
  AdwBin parent_instance;
  GtkLabel *question;
  GtkFlowBox *characters, *levels; /* of cards; the person is the first of the levels */
  GtkBox *cards;
};

G_DEFINE_FINAL_TYPE (FpPlayerChooser, fp_player_chooser, ADW_TYPE_BIN)

enum
{
  SIGNAL_TAKEN,
  SIGNAL_CLOSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static GQuark
player_quark (void)
{
  return g_quark_from_static_string ("fp-player-chooser-player");
}

static const char *
player_of (GtkFlowBoxChild *card)
{
  return g_object_get_qdata (G_OBJECT (card), player_quark ());
}

static gboolean
is_person (const char *player)
{
  return g_str_equal (player, person);
}

const char *
fp_player_chooser_icon (const char *player)
{
  return player == NULL || is_person (player) ? "avatar-default-symbolic" : "computer-symbolic";
}

/* Cards */

static void
add_line (GtkWidget *box, const char *text, const char *style, int chars)
{
  if (text == NULL)
    return;
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "justify", GTK_JUSTIFY_CENTER,
                                   "width-chars", chars, "max-width-chars", chars, NULL);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);
}

/* Returns the face of a character or the icon of another player. (transfer floating) */
static GtkWidget *
new_picture (const char *player)
{
  if (!fp_level_is_character (player))
    return fp_labels_icon (fp_player_chooser_icon (player), ICON);
  GtkWidget *face = fp_portrait_view_new (FACE);
  fp_portrait_view_set (FP_PORTRAIT_VIEW (face), fp_level_portrait (player), player);
  return face;
}

static void
add_card (FpPlayerChooser *self, const char *player)
{
  gboolean character = fp_level_is_character (player);
  GtkWidget *card = gtk_flow_box_child_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  g_autofree char *name = is_person (player) ? g_strdup (_ ("Person")) : fp_level_name (player);
  const char *gist = is_person (player) ? _ ("Somebody at this screen") : fp_level_gist (player);
  int chars = character ? CHARACTER_CHARS : LEVEL_CHARS;
  g_autofree char *spoken = gist != NULL ? g_strdup_printf ("%s. %s", name, gist) : g_strdup (name);
  gtk_box_append (GTK_BOX (box), new_picture (player));
  add_line (box, name, "card-name", chars);
  add_line (box, gist, character ? "gist" : "caption", chars);
  add_line (box, fp_level_manners (player), "caption", chars);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (card), box);
  g_object_set_qdata_full (G_OBJECT (card), player_quark (), g_strdup (player), g_free);
  fp_labels_set_name (card, spoken);
  if (fp_level_manners (player) != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    fp_level_manners (player), -1);
  gtk_flow_box_append (character ? self->characters : self->levels, card);
}

/* Selects the card of @player among @cards and no other. Returns the card, or NULL. */
static GtkWidget *
select_card (GtkFlowBox *cards, const char *player)
{
  GtkFlowBoxChild *card;
  gtk_flow_box_unselect_all (cards);
  for (int i = 0; (card = gtk_flow_box_get_child_at_index (cards, i)) != NULL; i++)
    if (g_str_equal (player_of (card), player))
      {
        gtk_flow_box_select_child (cards, card);
        return GTK_WIDGET (card);
      }
  return NULL;
}

static void
on_activated (FpPlayerChooser *self, GtkFlowBoxChild *card)
{
  const char *player = player_of (card);
  g_signal_emit (self, signals[SIGNAL_TAKEN], 0, is_person (player) ? NULL : player);
}

static void
add_cards (FpPlayerChooser *self, GtkFlowBox *cards, const char *name, guint columns)
{
  GtkWidget *heading = g_object_new (GTK_TYPE_LABEL, "label", name, "xalign", 0.0, NULL);
  gtk_widget_add_css_class (heading, "heading");
  gtk_flow_box_set_homogeneous (cards, TRUE);
  gtk_flow_box_set_max_children_per_line (cards, columns);
  gtk_flow_box_set_row_spacing (cards, SPACING);
  gtk_flow_box_set_column_spacing (cards, SPACING);
  gtk_flow_box_set_selection_mode (cards, GTK_SELECTION_SINGLE);
  gtk_widget_set_valign (GTK_WIDGET (cards), GTK_ALIGN_START);
  gtk_widget_add_css_class (GTK_WIDGET (cards), "card-grid");
  fp_labels_set_name (GTK_WIDGET (cards), name);
  g_signal_connect_object (cards, "child-activated", G_CALLBACK (on_activated), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->cards, heading);
  gtk_box_append (self->cards, GTK_WIDGET (cards));
}

/* GObject */

static void
close_chooser (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_CLOSED], 0);
}

static void
fp_player_chooser_class_init (FpPlayerChooserClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  signals[SIGNAL_TAKEN] = g_signal_new ("taken", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_CLOSED] =
      g_signal_new ("closed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_install_action (widget_class, "player-chooser.close", NULL, close_chooser);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "player-chooser.close", NULL);
}

static void
fp_player_chooser_init (FpPlayerChooser *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *clamp = g_object_new (ADW_TYPE_CLAMP, "maximum-size", 1100, "margin-top", 18, "margin-bottom", 18,
                                   "margin-start", 12, "margin-end", 12, NULL);
  self->cards = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING));
  self->characters = GTK_FLOW_BOX (gtk_flow_box_new ());
  self->levels = GTK_FLOW_BOX (gtk_flow_box_new ());
  self->question = GTK_LABEL (g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "justify", GTK_JUSTIFY_CENTER, NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->question), "title-2");
  gtk_box_append (self->cards, GTK_WIDGET (self->question));
  add_cards (self, self->characters, _ ("Characters"), CHARACTER_COLUMNS);
  add_cards (self, self->levels, _ ("Person and Levels"), LEVEL_COLUMNS);
  add_card (self, person);
  for (guint i = 0; fp_level_nth (i) != NULL; i++)
    add_card (self, fp_level_nth (i));
  adw_clamp_set_child (ADW_CLAMP (clamp), GTK_WIDGET (self->cards));
  g_object_set (scroller, "hscrollbar-policy", GTK_POLICY_NEVER, "vexpand", TRUE, "child", clamp, NULL);
  adw_bin_set_child (ADW_BIN (self), scroller);
}

void
fp_player_chooser_open (FpPlayerChooser *self, const char *question, const char *player)
{
  const char *id = player != NULL ? player : person;
  GtkWidget *character = select_card (self->characters, id), *level = select_card (self->levels, id);
  gtk_label_set_text (self->question, question);
  if (character == NULL && level == NULL)
    {
      add_card (self, id);
      level = select_card (self->levels, id);
    }
  gtk_widget_grab_focus (character != NULL ? character : level);
}
