/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The bubble with a note of a lesson. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/lesson/fp-coach-bubble.h"
#include "app/widgets/fp-wrap-box.h"

struct _FpCoachBubble
{
  AdwBin parent_instance;
  GtkLabel *chapter, *place, *text;
  FpWrapBox *buttons;
  GtkWidget *next, *back, *more;
};

G_DEFINE_FINAL_TYPE (FpCoachBubble, fp_coach_bubble, ADW_TYPE_BIN)

static gboolean
fp_coach_bubble_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (FP_COACH_BUBBLE (widget)->next);
}

static void
fp_coach_bubble_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_COACH_BUBBLE);
  G_OBJECT_CLASS (fp_coach_bubble_parent_class)->dispose (object);
}

static void
fp_coach_bubble_class_init (FpCoachBubbleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_coach_bubble_dispose;
  widget_class->grab_focus = fp_coach_bubble_grab_focus;
  g_type_ensure (FP_TYPE_WRAP_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/coach-bubble.ui");
  gtk_widget_class_bind_template_child (widget_class, FpCoachBubble, chapter);
  gtk_widget_class_bind_template_child (widget_class, FpCoachBubble, place);
  gtk_widget_class_bind_template_child (widget_class, FpCoachBubble, text);
  gtk_widget_class_bind_template_child (widget_class, FpCoachBubble, buttons);
}

static GtkWidget *
add_button (FpCoachBubble *self, const char *label, const char *action, const char *key)
{
  GtkWidget *button = gtk_button_new_with_label (label);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  if (key != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, key, -1);
  fp_wrap_box_append (self->buttons, button);
  return button;
}

static void
fp_coach_bubble_init (FpCoachBubble *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->next = add_button (self, _ ("Next"), "win.lesson-next", "F2");
  gtk_widget_add_css_class (self->next, "suggested-action");
  self->back = add_button (self, _ ("Back"), "win.lesson-back", "Shift+F2");
  self->more = add_button (self, _ ("Read More"), NULL, NULL);
  gtk_widget_add_css_class (self->back, "flat");
  gtk_widget_add_css_class (self->more, "flat");
}

void
fp_coach_bubble_show (FpCoachBubble *self, const FpCoachNote *note, gboolean can_back)
{
  /* Translators: the number of notes of the lesson that are to be read after this one. */
  g_autofree char *more = g_strdup_printf (ngettext ("%u more note", "%u more notes", note->more), note->more);
  g_autofree char *description = g_strdup_printf ("%s: %s", note->chapter, note->text);
  gtk_label_set_text (self->chapter, note->chapter);
  gtk_label_set_text (self->text, note->text);
  gtk_label_set_text (self->place, more);
  gtk_widget_set_visible (GTK_WIDGET (self->place), note->more > 0);
  gtk_button_set_label (GTK_BUTTON (self->next), note->more > 0 ? _ ("Next") : _ ("Got It"));
  gtk_widget_set_visible (self->back, can_back);
  gtk_widget_set_visible (self->more, note->page != NULL);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->more), "s", note->page != NULL ? note->page : "");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->more), "app.rules-page");
  /* The focus moves to this button with each note, so screen readers read the description. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->next), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}
