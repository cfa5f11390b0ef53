/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The card preview: a popover with the details of a card. */
#include "config.h"

#include "app/cards/fp-card-preview.h"

#include "app/cards/fp-card-details.h"
#include "app/widgets/fp-measure.h"

struct _FpCardPreview
{
  GtkPopover parent_instance;
  FpCardDetails *details;
  GtkWidget *anchor; /* widget beside which the card is or will be shown, or NULL */
  FpCardItem *card;
  guint timeout; /* source that shows or hides the popover, or 0 */
};

G_DEFINE_FINAL_TYPE (FpCardPreview, fp_card_preview, GTK_TYPE_POPOVER)

enum
{
  SHOW_DELAY = 350, /* milliseconds; avoids previews while the pointer only passes */
  HIDE_DELAY = 120, /* milliseconds; avoids flicker between neighbouring cards */
  WIDTH = 49, /* characters */
  GAP = 6, /* pixels between widget and popover */
};

static void
fp_card_preview_dispose (GObject *object)
{
  FpCardPreview *self = FP_CARD_PREVIEW (object);
  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_weak_pointer (&self->anchor);
  g_clear_object (&self->card);
  G_OBJECT_CLASS (fp_card_preview_parent_class)->dispose (object);
}

static void
fp_card_preview_class_init (FpCardPreviewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = fp_card_preview_dispose;
}

static void
fp_card_preview_init (FpCardPreview *self)
{
  self->details = g_object_new (FP_TYPE_CARD_DETAILS, NULL);
  fp_card_details_set_floating (self->details);
  gtk_popover_set_child (GTK_POPOVER (self), GTK_WIDGET (self->details));
  gtk_popover_set_autohide (GTK_POPOVER (self), FALSE);
  /* An arrow would hide the last line. */
  gtk_popover_set_has_arrow (GTK_POPOVER (self), FALSE);
  gtk_widget_set_can_focus (GTK_WIDGET (self), FALSE);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "preview");
}

FpCardPreview *
fp_card_preview_new (GtkWidget *parent)
{
  FpCardPreview *self = g_object_new (FP_TYPE_CARD_PREVIEW, NULL);
  gtk_widget_set_parent (GTK_WIDGET (self), parent);
  return self;
}

/* Places the popover above widgets in the lower half and below those in the upper half, where it
 * covers least. Returns FALSE if the widget is gone. */
static gboolean
update_position (FpCardPreview *self)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));
  graphene_rect_t bounds;
  if (self->anchor == NULL || !gtk_widget_get_mapped (self->anchor) ||
      !gtk_widget_compute_bounds (self->anchor, parent, &bounds))
    return FALSE;
  const GdkRectangle rectangle = { (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width,
                                   (int) bounds.size.height };
  gboolean low = rectangle.y + rectangle.height / 2 > gtk_widget_get_height (parent) / 2;
  gtk_popover_set_pointing_to (GTK_POPOVER (self), &rectangle);
  gtk_popover_set_offset (GTK_POPOVER (self), 0, low ? -GAP : GAP);
  gtk_popover_set_position (GTK_POPOVER (self), low ? GTK_POS_TOP : GTK_POS_BOTTOM);
  return TRUE;
}

/* A popover requests the natural height of its child before it knows the width. */
static void
update_size (FpCardPreview *self)
{
  GtkWidget *details = GTK_WIDGET (self->details);
  int width = (int) (WIDTH * fp_measure_character (details));
  gtk_widget_set_size_request (details, width, -1);
  gtk_widget_set_size_request (details, width, fp_measure_height (details, width));
}

static gboolean
show_cb (gpointer data)
{
  FpCardPreview *self = data;
  self->timeout = 0;
  if (!update_position (self))
    return G_SOURCE_REMOVE;
  fp_card_details_show (self->details, self->card);
  update_size (self);
  gtk_popover_popup (GTK_POPOVER (self));
  gtk_popover_present (GTK_POPOVER (self));
  return G_SOURCE_REMOVE;
}

static gboolean
hide_cb (gpointer data)
{
  FpCardPreview *self = data;
  self->timeout = 0;
  fp_card_preview_hide (self);
  return G_SOURCE_REMOVE;
}

void
fp_card_preview_show (FpCardPreview *self, GtkWidget *widget, FpCardItem *card, gboolean at_once)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  g_set_weak_pointer (&self->anchor, widget);
  g_set_object (&self->card, card);
  if (at_once || gtk_widget_get_visible (GTK_WIDGET (self)))
    show_cb (self);
  else
    self->timeout = g_timeout_add (SHOW_DELAY, show_cb, self);
}

void
fp_card_preview_leave (FpCardPreview *self, GtkWidget *widget)
{
  if (self->anchor != widget)
    return;
  g_clear_handle_id (&self->timeout, g_source_remove);
  self->timeout = g_timeout_add (HIDE_DELAY, hide_cb, self);
}

gboolean
fp_card_preview_hide (FpCardPreview *self)
{
  gboolean shown = gtk_widget_get_visible (GTK_WIDGET (self));
  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_weak_pointer (&self->anchor);
  if (shown)
    gtk_popover_popdown (GTK_POPOVER (self));
  return shown;
}
