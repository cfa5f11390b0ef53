/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The curtain page between two people who share a screen. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/pages/fp-curtain-page.h"
#include "app/widgets/fp-labels.h"
#include "app/table/fp-seat-mark.h"
#include "app/table/fp-starfield.h"
#include "app/widgets/fp-scale-bin.h"

struct _FpCurtainPage
{
  AdwBin parent_instance;
  AdwStatusPage *status;
  FpSeatMark *shape;
  GtkButton *take_seat;
  GtkLabel *news;
};

G_DEFINE_FINAL_TYPE (FpCurtainPage, fp_curtain_page, ADW_TYPE_BIN)

static gboolean
fp_curtain_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (FP_CURTAIN_PAGE (widget)->take_seat));
}

static void
fp_curtain_page_dispose (GObject *object)
{
  /* The child belongs to the template, so the bin must drop it before the template is disposed
   * of. */
  adw_bin_set_child (ADW_BIN (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_CURTAIN_PAGE);
  G_OBJECT_CLASS (fp_curtain_page_parent_class)->dispose (object);
}

static void
fp_curtain_page_class_init (FpCurtainPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_curtain_page_dispose;
  widget_class->grab_focus = fp_curtain_page_grab_focus;
  g_type_ensure (FP_TYPE_STARFIELD);
  g_type_ensure (FP_TYPE_SEAT_MARK);
  g_type_ensure (FP_TYPE_SCALE_BIN);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/curtain-page.ui");
  gtk_widget_class_bind_template_child (widget_class, FpCurtainPage, status);
  gtk_widget_class_bind_template_child (widget_class, FpCurtainPage, shape);
  gtk_widget_class_bind_template_child (widget_class, FpCurtainPage, take_seat);
  gtk_widget_class_bind_template_child (widget_class, FpCurtainPage, news);
}

static void
fp_curtain_page_init (FpCurtainPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
fp_curtain_page_show (FpCurtainPage *self, FpSeatItem *seat, const char *news)
{
  const FpSeatFacts *facts = fp_seat_item_facts (seat);
  /* Translators: %s is the name of a player. */
  g_autofree char *title = g_strdup_printf (_ ("%s, take your seat"), facts->name);
  /* Translators: %s is the name of a player. */
  g_autofree char *label = g_strdup_printf (_ ("I'm %s: show my cards"), facts->name);
  adw_status_page_set_title (self->status, title);
  gtk_button_set_label (self->take_seat, label);
  fp_seat_mark_set (self->shape, facts->shape, facts->colour);
  fp_label_set (self->news, news);
}
