/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Links between cards and rules. */
#include "app/cards/fp-reference-links.h"

#include <string.h>

#include "app/widgets/fp-fast-box.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-portrait-view.h"
#include "app/widgets/fp-wrap-box.h"
#include "app/widgets/fp-wrapping-label.h"
#include "app/widgets/fp-tooltip.h"

enum
{
  PORTRAIT = 32, /* pixels */
  LONGEST_LINE = 40, /* characters */
};

static GtkWidget *
new_portrait (const FpReferenceFacts *reference)
{
  GtkWidget *portrait = fp_portrait_view_new (PORTRAIT);
  fp_portrait_view_set (FP_PORTRAIT_VIEW (portrait), reference->portrait, strchr (reference->place, ':') + 1);
  return portrait;
}

/* GTK lays out a label that may wrap several times, and a card may have a dozen links. */
static GtkWidget *
new_title (const FpReferenceFacts *reference)
{
  GtkWidget *title =
      g_object_new (FP_TYPE_WRAPPING_LABEL, "max-width-chars", LONGEST_LINE, "valign", GTK_ALIGN_CENTER, NULL);
  fp_wrapping_label_set (FP_WRAPPING_LABEL (title), reference->title);
  return title;
}

static GtkWidget *
new_link (const FpReferenceFacts *reference, const char *action)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = fp_fast_box_new (6);
  if (reference->portrait != NULL)
    fp_fast_box_append (FP_FAST_BOX (box), new_portrait (reference));
  fp_fast_box_append (FP_FAST_BOX (box), new_title (reference));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
  gtk_widget_add_css_class (button, "touch-link");
  fp_tooltip_set (button, reference->about);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", reference->place);
  fp_labels_set_name (button, reference->title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reference->about, -1);
  return button;
}

GtkWidget *
fp_reference_links_new (const char *title, GListModel *references, gboolean bends, const char *action)
{
  GtkWidget *links = g_object_new (FP_TYPE_WRAP_BOX, NULL);
  guint n = 0;
  for (guint i = 0; i < g_list_model_get_n_items (references); i++)
    {
      g_autoptr (FpReferenceItem) item = g_list_model_get_item (references, i);
      const FpReferenceFacts *reference = fp_reference_item_facts (item);
      if (reference->bends != bends)
        continue;
      fp_wrap_box_append (FP_WRAP_BOX (links), new_link (reference, action));
      n++;
    }
  if (n == 0)
    {
      g_object_unref (g_object_ref_sink (links));
      return NULL;
    }
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "accessible-role",
                                 GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  GtkWidget *heading = g_object_new (GTK_TYPE_LABEL, "label", title, "xalign", 0.0, "wrap", TRUE, "wrap-mode",
                                     PANGO_WRAP_WORD_CHAR, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, NULL);
  gtk_widget_add_css_class (heading, "caption-heading");
  gtk_widget_add_css_class (heading, "ability");
  gtk_accessible_update_property (GTK_ACCESSIBLE (heading), GTK_ACCESSIBLE_PROPERTY_LEVEL, 2, -1);
  fp_labels_set_name (box, title);
  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), links);
  return box;
}
