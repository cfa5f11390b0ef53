/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A sign that something goes on. */
#include "app/widgets/fp-pulse.h"

struct _FpPulse
{
  GtkWidget parent_instance;
  gboolean active;
  guint step; /* steps since it became active; 0: nothing is drawn yet */
  guint step_source; /* source of the next step, 0 for none */
};

G_DEFINE_FINAL_TYPE (FpPulse, fp_pulse, GTK_TYPE_WIDGET)

enum
{
  STEP = 500, /* milliseconds */
  DOTS = 3,
};

/* Diameter of a dot, as a share of the width. */
static const float DOT = 0.24f;
/* Opacity of the dots that are not bright. */
static const float DIM = 0.35f;

static gboolean
is_animated (GtkWidget *widget)
{
  gboolean enabled;
  g_object_get (gtk_widget_get_settings (widget), "gtk-enable-animations", &enabled, NULL);
  return enabled;
}

static gboolean
step_cb (gpointer data)
{
  FpPulse *self = data;
  self->step++;
  gtk_widget_queue_draw (data);
  if (is_animated (data))
    return G_SOURCE_CONTINUE;
  self->step_source = 0;
  return G_SOURCE_REMOVE;
}

/* Runs the timer only while the dots can be seen. */
static void
update_timer (FpPulse *self)
{
  gboolean runs = self->active && gtk_widget_get_mapped (GTK_WIDGET (self));
  if (!runs)
    g_clear_handle_id (&self->step_source, g_source_remove);
  else if (self->step_source == 0)
    self->step_source = g_timeout_add (STEP, step_cb, self);
}

static void
fp_pulse_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (fp_pulse_parent_class)->map (widget);
  update_timer (FP_PULSE (widget));
}

static void
fp_pulse_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (fp_pulse_parent_class)->unmap (widget);
  update_timer (FP_PULSE (widget));
}

static void
fp_pulse_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FpPulse *self = FP_PULSE (widget);
  float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  float size = width * DOT, gap = (width - DOTS * size) / (DOTS - 1);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL, animated = is_animated (widget);
  GdkRGBA ink;
  if (self->step == 0)
    return;
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  for (guint i = 0; i < DOTS; i++)
    {
      guint place = mirrored ? DOTS - 1 - i : i;
      gboolean bright = !animated || i == (self->step - 1) % DOTS;
      const GdkRGBA colour = { ink.red, ink.green, ink.blue, ink.alpha * (bright ? 1 : DIM) };
      const graphene_rect_t area = GRAPHENE_RECT_INIT ((float) place * (size + gap), (height - size) / 2, size, size);
      GskRoundedRect dot;
      gsk_rounded_rect_init_from_rect (&dot, &area, size / 2);
      gtk_snapshot_push_rounded_clip (snapshot, &dot);
      gtk_snapshot_append_color (snapshot, &colour, &area);
      gtk_snapshot_pop (snapshot);
    }
}

static void
fp_pulse_dispose (GObject *object)
{
  g_clear_handle_id (&FP_PULSE (object)->step_source, g_source_remove);
  G_OBJECT_CLASS (fp_pulse_parent_class)->dispose (object);
}

static void
fp_pulse_class_init (FpPulseClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_pulse_dispose;
  widget_class->map = fp_pulse_map;
  widget_class->unmap = fp_pulse_unmap;
  widget_class->snapshot = fp_pulse_snapshot;
  gtk_widget_class_set_css_name (widget_class, "pulse");
}

static void
fp_pulse_init (FpPulse *self)
{
}

void
fp_pulse_set_active (FpPulse *self, gboolean active)
{
  if (self->active == active)
    return;
  self->active = active;
  if (self->step > 0)
    gtk_widget_queue_draw (GTK_WIDGET (self));
  self->step = 0;
  update_timer (self);
}
