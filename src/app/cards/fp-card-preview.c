/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card to be read beside where it lies. */
#include "config.h"

#include "app/cards/fp-card-preview.h"

#include "app/cards/fp-card-details.h"
#include "app/widgets/fp-measure.h"

struct _FpCardPreview
{
  GtkPopover parent_instance;
  FpCardDetails *reader;
  GtkWidget *over; /* beside which the card is shown, or will be; NULL: none */
  FpCardItem *card;
  guint timeout; /* source that shows or hides it, 0: none */
};

G_DEFINE_FINAL_TYPE (FpCardPreview, fp_card_preview, GTK_TYPE_POPOVER)

enum
{
  SHOW_DELAY = 350, /* milliseconds: who only passes over sees nothing */
  HIDE_DELAY = 120, /* so that going from card to card does not flicker */
  WIDTH = 49, /* characters */
  GAP = 6, /* pixels between the two */
};

static void
fp_card_preview_dispose (GObject *object)
{
  FpCardPreview *self = FP_CARD_PREVIEW (object);
  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_weak_pointer (&self->over);
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
  self->reader = g_object_new (FP_TYPE_CARD_DETAILS, NULL);
  fp_card_details_set_floating (self->reader);
  gtk_popover_set_child (GTK_POPOVER (self), GTK_WIDGET (self->reader));
  gtk_popover_set_autohide (GTK_POPOVER (self), FALSE);
  /* An arrow would take the place of the last line. */
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

/* Above what lies in the lower half, below what lies in the upper one: then it covers least. */
static gboolean
place (FpCardPreview *self)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));
  graphene_rect_t bounds;
  if (self->over == NULL || !gtk_widget_get_mapped (self->over) ||
      !gtk_widget_compute_bounds (self->over, parent, &bounds))
    return FALSE;
  const GdkRectangle rectangle = { (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width,
                                   (int) bounds.size.height };
  gboolean low = rectangle.y + rectangle.height / 2 > gtk_widget_get_height (parent) / 2;
  gtk_popover_set_pointing_to (GTK_POPOVER (self), &rectangle);
  gtk_popover_set_offset (GTK_POPOVER (self), 0, low ? -GAP : GAP);
  gtk_popover_set_position (GTK_POPOVER (self), low ? GTK_POS_TOP : GTK_POS_BOTTOM);
  return TRUE;
}

/* A popover asks how high its child would like to be before it knows how wide that will be. */
static void
give_room (FpCardPreview *self)
{
  GtkWidget *reader = GTK_WIDGET (self->reader);
  int width = (int) (WIDTH * fp_measure_character (reader));
  gtk_widget_set_size_request (reader, width, -1);
  gtk_widget_set_size_request (reader, width, fp_measure_height (reader, width));
}

static gboolean
show_cb (gpointer data)
{
  FpCardPreview *self = data;
  self->timeout = 0;
  if (!place (self))
    return G_SOURCE_REMOVE;
  fp_card_details_show (self->reader, self->card);
  give_room (self);
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
  g_set_weak_pointer (&self->over, widget);
  g_set_object (&self->card, card);
  if (at_once || gtk_widget_get_visible (GTK_WIDGET (self)))
    show_cb (self);
  else
    self->timeout = g_timeout_add (SHOW_DELAY, show_cb, self);
}

void
fp_card_preview_leave (FpCardPreview *self, GtkWidget *widget)
{
  if (self->over != widget)
    return;
  g_clear_handle_id (&self->timeout, g_source_remove);
  self->timeout = g_timeout_add (HIDE_DELAY, hide_cb, self);
}

gboolean
fp_card_preview_hide (FpCardPreview *self)
{
  gboolean shown = gtk_widget_get_visible (GTK_WIDGET (self));
  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_weak_pointer (&self->over);
  if (shown)
    gtk_popover_popdown (GTK_POPOVER (self));
  return shown;
}
