/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pieces of the table that may be answers. */
#include "app/fp-piece.h"

#include "app/fp-labels.h"
#include "model/fp-option-item.h"

static GQuark
option_quark (void)
{
  return g_quark_from_static_string ("fp-piece-option");
}

/* The option that @widget stands for, −1: none, or it is no piece. */
static int
option_of (GtkWidget *widget)
{
  return GPOINTER_TO_INT (g_object_get_qdata (G_OBJECT (widget), option_quark ())) - 1;
}

static void
on_choose (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fp_piece_choose (widget);
}

void
fp_piece_install (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "piece.choose", NULL, on_choose);
}

void
fp_piece_attach (GtkWidget *widget, int option)
{
  g_object_set_qdata (G_OBJECT (widget), option_quark (), GINT_TO_POINTER (option + 1));
  gtk_widget_action_set_enabled (widget, "piece.choose", option >= 0);
  fp_labels_set_class (widget, "choosable", option >= 0);
}

gboolean
fp_piece_choose (GtkWidget *widget)
{
  int option = option_of (widget);
  return option >= 0 && gtk_widget_has_css_class (widget, "choosable") &&
         gtk_widget_activate_action (widget, "win.choose", "i", option);
}

static void
mark (GtkWidget *widget, GListModel *options)
{
  g_autoptr (FpOptionItem) item = g_list_model_get_item (options, (guint) option_of (widget));
  const FpOptionFacts *option = item != NULL ? fp_option_item_facts (item) : NULL;
  gboolean chosen = option != NULL && option->picked;
  gboolean open = option != NULL && option->open;
  fp_labels_set_class (widget, "choosable", open);
  fp_labels_set_class (widget, "picked", chosen);
  gtk_widget_action_set_enabled (widget, "piece.choose", open);
  if (chosen)
    gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_SELECTED, TRUE, -1);
  else
    gtk_accessible_reset_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_SELECTED);
}

void
fp_piece_mark_all (GtkWidget *table, FpQuestionItem *question)
{
  if (question == NULL)
    return;
  if (option_of (table) >= 0)
    mark (table, fp_question_item_facts (question)->options);
  for (GtkWidget *child = gtk_widget_get_first_child (table); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    fp_piece_mark_all (child, question);
}
