/* SPDX-License-Identifier: GPL-3.0-or-later */
/* View of a small card: a token with two halves. */
#include "config.h"

#include "app/widgets/fp-labels.h"
#include "app/motion/fp-motion-anchors.h"
#include "app/input/fp-option-target.h"
#include "app/table/fp-token-view.h"
#include "app/input/fp-widget-option.h"
#include "app/widgets/fp-tooltip.h"
#include "model/items/fp-card-half-item.h"
#include "model/items/fp-item.h"
#include "text/fp-text.h"

struct _FpTokenView
{
  AdwBin parent_instance;
  FpCardItem *item;
};

G_DEFINE_FINAL_TYPE (FpTokenView, fp_token_view, ADW_TYPE_BIN)

static void
fp_token_view_dispose (GObject *object)
{
  g_clear_object (&FP_TOKEN_VIEW (object)->item);
  G_OBJECT_CLASS (fp_token_view_parent_class)->dispose (object);
}

static void
fp_token_view_class_init (FpTokenViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = fp_token_view_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
fp_token_view_init (FpTokenView *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "token");
}

/* Returns @child, or a button around it called @name if it stands for an option (@option ≥ 0). */
static GtkWidget *
wrap_in_button (GtkWidget *child, const char *name, int option)
{
  if (option < 0)
    return child;
  GtkWidget *button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (button), child);
  gtk_widget_add_css_class (button, "flat");
  fp_labels_set_name (button, name);
  fp_option_target_attach (button, option);
  g_signal_connect (button, "clicked", G_CALLBACK (fp_widget_option_choose), NULL);
  return button;
}

/* Appends the half @item of the token called @token_name to @box. */
static void
add_half (GtkBox *box, FpCardHalfItem *item, const char *token_name)
{
  const FpCardHalfFacts *half = fp_card_half_item_facts (item);
  GtkWidget *part = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  g_autofree char *icon = g_strdup_printf ("fp-%s-symbolic", half->icon);
  g_autofree char *number = fp_text_number (half->value);
  gtk_box_append (GTK_BOX (part), fp_labels_glyph (icon));
  GtkWidget *label =
      g_object_new (GTK_TYPE_LABEL, "label", number, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_add_css_class (label, "numeric");
  gtk_box_append (GTK_BOX (part), label);
  gtk_widget_add_css_class (part, half->icon);
  GtkWidget *half_widget = wrap_in_button (part, half->name, half->option);
  /* The same half may exist on another token. */
  if (half->option >= 0)
    gtk_accessible_update_property (GTK_ACCESSIBLE (half_widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, token_name, -1);
  gtk_box_append (box, half_widget);
}

/* Returns the accessible role: an image, or a group if the token contains buttons. */
static GtkAccessibleRole
role_of (const FpCardFacts *facts)
{
  gboolean has_option = facts->option >= 0;
  for (guint i = 0; facts->halves != NULL && i < g_list_model_get_n_items (facts->halves); i++)
    {
      g_autoptr (FpCardHalfItem) half = g_list_model_get_item (facts->halves, i);
      has_option = has_option || fp_card_half_item_facts (half)->option >= 0;
    }
  return has_option ? GTK_ACCESSIBLE_ROLE_GROUP : GTK_ACCESSIBLE_ROLE_IMG;
}

GtkWidget *
fp_token_view_new (FpCardItem *item, gboolean dimmed, const char *state_label)
{
  const FpCardFacts *facts = fp_card_item_facts (item);
  GtkWidget *self = g_object_new (FP_TYPE_TOKEN_VIEW, "accessible-role", role_of (facts), NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  FP_TOKEN_VIEW (self)->item = g_object_ref (item);
  g_autofree char *name =
      state_label != NULL ? g_strdup_printf ("%s, %s", facts->name, state_label) : g_strdup (facts->name);
  guint n = facts->halves != NULL ? g_list_model_get_n_items (facts->halves) : 0;
  g_autofree char *icon = fp_labels_kind_icon (facts);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (FpCardHalfItem) half = g_list_model_get_item (facts->halves, i);
      if (fp_card_half_item_facts (half)->counts)
        add_half (GTK_BOX (box), half, facts->name);
    }
  if (n == 0)
    gtk_box_append (GTK_BOX (box), fp_labels_glyph (icon));
  adw_bin_set_child (ADW_BIN (self), wrap_in_button (box, name, facts->option));
  if (dimmed)
    gtk_widget_add_css_class (self, "dimmed");
  if (facts->number >= 0)
    fp_motion_anchor_mark (self, FP_MOTION_ANCHOR_FIGURE, "card/%d", facts->number);
  fp_tooltip_set (self, name);
  fp_labels_set_name (self, name);
  return self;
}

gboolean
fp_token_view_shows (FpTokenView *self, FpCardItem *item, gboolean dimmed)
{
  return gtk_widget_has_css_class (GTK_WIDGET (self), "dimmed") == dimmed &&
         fp_item_equal (G_OBJECT (self->item), G_OBJECT (item));
}
