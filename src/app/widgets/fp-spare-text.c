/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A text that asks for no height. */
#include "app/widgets/fp-spare-text.h"

struct _FpSpareText
{
  GtkWidget parent_instance;
  char *text; /* NULL: none */
  PangoLayout *layout; /* the part that fits, NULL if none or until drawn */
  int width, height; /* room for which the layout was made, pixels */
};

enum
{
  MOST_LINES = 3,
  LEAST = 12, /* bytes of a text below which an ellipsis says more than the text */
};

G_DEFINE_FINAL_TYPE (FpSpareText, fp_spare_text, GTK_TYPE_WIDGET)

static void
forget_layout (FpSpareText *self)
{
  g_clear_object (&self->layout);
  self->width = -1;
}

/* Replaces the last word of @text by an ellipsis. Returns FALSE if too little would be left. */
static gboolean
drop_word (GString *text)
{
  const char *space = g_strrstr (text->str, " ");
  if (space == NULL || space - text->str < LEAST)
    return FALSE;
  g_string_truncate (text, (gsize) (space - text->str));
  while (text->len > 0 && strchr (" ,;:", text->str[text->len - 1]) != NULL)
    g_string_truncate (text, text->len - 1);
  g_string_append (text, "…");
  return TRUE;
}

/* Returns a layout of what fits into @width and @height, or NULL if nothing does. */
static PangoLayout *
make_layout (FpSpareText *self, int width, int height)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), self->text);
  g_autoptr (GString) text = g_string_new (self->text);
  int line = 0;
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD);
  pango_layout_get_pixel_size (layout, NULL, &line);
  pango_layout_set_width (layout, width * PANGO_SCALE);
  int lines = line > 0 ? MIN (height / line, MOST_LINES) : 0;
  while (lines > 0 && pango_layout_get_line_count (layout) > lines)
    {
      if (!drop_word (text))
        return NULL;
      pango_layout_set_text (layout, text->str, -1);
    }
  return lines > 0 ? g_steal_pointer (&layout) : NULL;
}

static void
fp_spare_text_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FpSpareText *self = FP_SPARE_TEXT (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  if (self->text == NULL || width <= 0)
    return;
  if (width != self->width || height != self->height)
    {
      g_clear_object (&self->layout);
      self->layout = make_layout (self, width, height);
      self->width = width;
      self->height = height;
    }
  if (self->layout != NULL)
    gtk_snapshot_render_layout (snapshot, gtk_widget_get_style_context (widget), 0, 0, self->layout);
}

static void
fp_spare_text_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (fp_spare_text_parent_class)->css_changed (widget, change);
  forget_layout (FP_SPARE_TEXT (widget));
}

static void
fp_spare_text_finalize (GObject *object)
{
  FpSpareText *self = FP_SPARE_TEXT (object);
  g_clear_object (&self->layout);
  g_free (self->text);
  G_OBJECT_CLASS (fp_spare_text_parent_class)->finalize (object);
}

static void
fp_spare_text_class_init (FpSpareTextClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->finalize = fp_spare_text_finalize;
  widget_class->snapshot = fp_spare_text_snapshot;
  widget_class->css_changed = fp_spare_text_css_changed;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
fp_spare_text_init (FpSpareText *self)
{
  self->width = -1;
}

void
fp_spare_text_set (FpSpareText *self, const char *text)
{
  if (g_strcmp0 (self->text, text) == 0)
    return;
  g_free (self->text);
  self->text = g_strdup (text);
  forget_layout (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

char *
fp_spare_text_fit (FpSpareText *self, int width, int height)
{
  g_autoptr (PangoLayout) layout = self->text != NULL ? make_layout (self, width, height) : NULL;
  return layout != NULL ? g_strdup (pango_layout_get_text (layout)) : NULL;
}
