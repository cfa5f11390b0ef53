/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A character to choose: its portrait above its name and what it does. */
#include "app/table/fp-character-view.h"

#include "app/cards/fp-card-inspector.h"
#include "app/input/fp-option-target.h"
#include "app/widgets/fp-key-label.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-portrait-view.h"

struct _FpCharacterView
{
  AdwBin parent_instance;
  GtkBox *box; /* contains portrait and name */
  GtkLabel *key;
};

G_DEFINE_FINAL_TYPE (FpCharacterView, fp_character_view, ADW_TYPE_BIN)

enum
{
  PORTRAIT = 72, /* pixels */
  NAME_CHARS = 16, /* characters of a name on one line */
  NAME_LINES = 2,
  BRIEF_LINES = 3,
};

static void
fp_character_view_class_init (FpCharacterViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  fp_card_inspector_install (widget_class);
  fp_option_target_install (widget_class);
  gtk_widget_class_set_css_name (widget_class, "flowboxchild");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
}

static void
fp_character_view_init (FpCharacterView *self)
{
  GtkWidget *overlay = gtk_overlay_new ();
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 3));
  self->key = GTK_LABEL (fp_key_label_new_cap ());
  gtk_overlay_set_child (GTK_OVERLAY (overlay), GTK_WIDGET (self->box));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (self->key));
  adw_bin_set_child (ADW_BIN (self), overlay);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  fp_option_target_set_key_label (GTK_WIDGET (self), self->key);
  fp_option_target_make_clickable (GTK_WIDGET (self));
}

/* Returns a label that wraps @text at the width of the view. (transfer floating) */
static GtkWidget *
new_line (const char *text, const char *style, int lines)
{
  GtkWidget *label =
      g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "lines", lines, "ellipsize", PANGO_ELLIPSIZE_END,
                    "justify", GTK_JUSTIFY_CENTER, "width-chars", NAME_CHARS, "max-width-chars", NAME_CHARS, NULL);
  gtk_widget_add_css_class (label, style);
  return label;
}

GtkWidget *
fp_character_view_new (FpCardItem *card)
{
  FpCharacterView *self = g_object_new (FP_TYPE_CHARACTER_VIEW, NULL);
  const FpCardFacts *facts = fp_card_item_facts (card);
  GtkWidget *portrait = fp_portrait_view_new (PORTRAIT);
  fp_portrait_view_set_card (FP_PORTRAIT_VIEW (portrait), card);
  gtk_widget_set_halign (portrait, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (portrait, "character");
  gtk_box_append (self->box, portrait);
  gtk_box_append (self->box, new_line (facts->title, "card-name", NAME_LINES));
  if (facts->brief != NULL)
    gtk_box_append (self->box, new_line (facts->brief, "caption", BRIEF_LINES));
  fp_labels_set_name (GTK_WIDGET (self), facts->name);
  fp_option_target_attach (GTK_WIDGET (self), facts->option);
  fp_card_inspector_attach (GTK_WIDGET (self), card);
  return GTK_WIDGET (self);
}
