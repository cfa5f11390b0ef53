/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The editions of the program as pictures to choose from. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/pages/fp-edition-choice.h"
#include "app/pages/fp-edition-picture.h"
#include "app/widgets/fp-labels.h"
#include "model/game/fp-game-setup.h"

enum
{
  SPACING = 12, /* pixels */
};

struct _FpEditionChoice
{
  AdwBin parent_instance;
  GPtrArray *buttons, *pictures; /* of GtkCheckButton and FpEditionPicture, by edition */
  GtkLabel *gist;
  gboolean quiet; /* the program chooses */
};

G_DEFINE_FINAL_TYPE (FpEditionChoice, fp_edition_choice, ADW_TYPE_BIN)

enum
{
  SIGNAL_SELECTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Returns the index of the chosen edition. */
static guint
chosen_index (FpEditionChoice *self)
{
  for (guint i = 0; i < self->buttons->len; i++)
    if (gtk_check_button_get_active (g_ptr_array_index (self->buttons, i)))
      return i;
  return 0;
}

FpGameSetup *
fp_edition_choice_chosen (FpEditionChoice *self)
{
  return fp_game_setup_new_nth (chosen_index (self));
}

static void
show_gist (FpEditionChoice *self)
{
  g_autoptr (FpGameSetup) setup = fp_edition_choice_chosen (self);
  fp_label_set (self->gist, fp_game_setup_gist (setup));
}

static void
on_toggled (FpEditionChoice *self, GtkCheckButton *button)
{
  if (self->quiet || !gtk_check_button_get_active (button))
    return;
  show_gist (self);
  g_signal_emit (self, signals[SIGNAL_SELECTED], 0);
}

static gboolean
fp_edition_choice_grab_focus (GtkWidget *widget)
{
  FpEditionChoice *self = FP_EDITION_CHOICE (widget);
  return gtk_widget_grab_focus (g_ptr_array_index (self->buttons, chosen_index (self)));
}

static void
fp_edition_choice_finalize (GObject *object)
{
  g_ptr_array_unref (FP_EDITION_CHOICE (object)->buttons);
  g_ptr_array_unref (FP_EDITION_CHOICE (object)->pictures);
  G_OBJECT_CLASS (fp_edition_choice_parent_class)->finalize (object);
}

static void
fp_edition_choice_class_init (FpEditionChoiceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fp_edition_choice_finalize;
  GTK_WIDGET_CLASS (klass)->grab_focus = fp_edition_choice_grab_focus;
  signals[SIGNAL_SELECTED] =
      g_signal_new ("selected", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static GtkWidget *
add_line (GtkWidget *box, const char *text, const char *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "justify", GTK_JUSTIFY_CENTER,
                                   "width-chars", 8, "max-width-chars", 8, "hexpand", TRUE, NULL);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

/* Returns the button of the edition of @setup. (transfer floating) */
static GtkWidget *
new_button (FpEditionChoice *self, const FpGameSetup *setup)
{
  GtkWidget *button = g_object_new (GTK_TYPE_CHECK_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *picture = fp_edition_picture_new (setup);
  g_autofree char *seats = fp_game_setup_format_seats (setup);
  g_autofree char *name = g_strdup_printf ("%s, %s", fp_game_setup_edition_name (setup), seats);
  gtk_box_append (GTK_BOX (box), picture);
  add_line (box, fp_game_setup_edition_name (setup), "heading");
  add_line (box, seats, "caption");
  gtk_check_button_set_child (GTK_CHECK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "edition");
  fp_labels_set_name (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  fp_game_setup_gist (setup) != NULL ? fp_game_setup_gist (setup) : "", -1);
  g_ptr_array_add (self->pictures, picture);
  g_ptr_array_add (self->buttons, button);
  g_signal_connect_object (button, "toggled", G_CALLBACK (on_toggled), self, G_CONNECT_SWAPPED);
  return button;
}

static void
fp_edition_choice_init (FpEditionChoice *self)
{
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO_GROUP, "homogeneous", TRUE,
                                 "spacing", SPACING, NULL);
  FpGameSetup *setup;
  self->buttons = g_ptr_array_new ();
  self->pictures = g_ptr_array_new ();
  for (guint i = 0; (setup = fp_game_setup_new_nth (i)) != NULL; i++)
    {
      gtk_box_append (GTK_BOX (row), new_button (self, setup));
      gtk_check_button_set_group (g_ptr_array_index (self->buttons, i), i > 0 ? self->buttons->pdata[0] : NULL);
      fp_game_setup_free (setup);
    }
  self->gist = GTK_LABEL (fp_labels_new_text (""));
  gtk_label_set_justify (self->gist, GTK_JUSTIFY_CENTER);
  gtk_label_set_xalign (self->gist, 0.5f);
  fp_labels_set_name (row, _ ("Edition"));
  gtk_box_append (GTK_BOX (lines), row);
  gtk_box_append (GTK_BOX (lines), GTK_WIDGET (self->gist));
  adw_bin_set_child (ADW_BIN (self), lines);
  gtk_widget_set_visible (GTK_WIDGET (self), self->buttons->len > 1);
}

void
fp_edition_choice_select (FpEditionChoice *self, const FpGameSetup *setup)
{
  FpGameSetup *other;
  self->quiet = TRUE;
  for (guint i = 0; (other = fp_game_setup_new_nth (i)) != NULL; i++)
    {
      if (other->edition == setup->edition)
        gtk_check_button_set_active (g_ptr_array_index (self->buttons, i), TRUE);
      fp_game_setup_free (other);
    }
  self->quiet = FALSE;
  show_gist (self);
}

void
fp_edition_choice_set_catalog (FpEditionChoice *self, FpCatalogModel *catalog_model)
{
  for (guint i = 0; catalog_model != NULL && i < self->pictures->len; i++)
    fp_edition_picture_set_catalog (g_ptr_array_index (self->pictures, i), catalog_model);
}
