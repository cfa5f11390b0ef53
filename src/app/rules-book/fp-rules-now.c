/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The frame “Can I …?” on the page of a card. */
#include "app/rules-book/fp-rules-now.h"

#include "app/rules-book/fp-rules-text.h"
#include "app/widgets/fp-labels.h"
#include "model/game/fp-game-can.h"

struct _FpRulesNow
{
  AdwBin parent_instance;
  FpGame *game;
  char *id; /* of the card */
  GtkWidget *heading, *text;
};

G_DEFINE_FINAL_TYPE (FpRulesNow, fp_rules_now, ADW_TYPE_BIN)

enum
{
  GAP = 6,
};

static void
update (FpRulesNow *self)
{
  g_autoptr (GListModel) answers = fp_game_can_card (self->game, self->id);
  g_autoptr (FpWhyItem) answer = g_list_model_get_item (answers, 0);
  gtk_widget_set_visible (GTK_WIDGET (self), answer != NULL);
  if (answer == NULL)
    return;
  gtk_label_set_text (GTK_LABEL (self->heading), fp_why_item_facts (answer)->section);
  gtk_label_set_text (GTK_LABEL (self->text), fp_why_item_facts (answer)->text);
  fp_labels_set_name (GTK_WIDGET (self), fp_why_item_facts (answer)->section);
}

static void
fp_rules_now_dispose (GObject *object)
{
  FpRulesNow *self = FP_RULES_NOW (object);
  g_clear_object (&self->game);
  g_clear_pointer (&self->id, g_free);
  G_OBJECT_CLASS (fp_rules_now_parent_class)->dispose (object);
}

static void
fp_rules_now_class_init (FpRulesNowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = fp_rules_now_dispose;
}

static void
fp_rules_now_init (FpRulesNow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);
  self->heading = fp_rules_heading_new ("", 2);
  self->text = fp_labels_new_text ("");
  gtk_label_set_selectable (GTK_LABEL (self->text), TRUE);
  gtk_box_append (GTK_BOX (box), self->heading);
  gtk_box_append (GTK_BOX (box), self->text);
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_add_css_class (GTK_WIDGET (self), "rules-frame");
}

GtkWidget *
fp_rules_now_new (FpGame *game, const char *id)
{
  FpRulesNow *self = g_object_new (FP_TYPE_RULES_NOW, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  self->game = g_object_ref (game);
  self->id = g_strdup (id);
  g_signal_connect_object (game, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
