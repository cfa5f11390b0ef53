/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A label for names, which wraps between words only. */
#include "app/widgets/fp-wrapping-label.h"

struct _FpWrappingLabel
{
  GtkWidget parent_instance;
  char *name; /* name shown, or NULL */
  int least, most; /* minimum and natural width, characters */
  int lines; /* maximum number of lines */
  gboolean extra_line; /* allow one more line in the smallest type instead of an ellipsis */
  gboolean centred;
  GArray *words; /* of Word; NULL until measured */
  int space_width; /* width of a space, Pango units */
  PangoLayout *layout; /* layout for the width below, or NULL */
  int width; /* width of the layout, pixels */
};

G_DEFINE_FINAL_TYPE (FpWrappingLabel, fp_wrapping_label, GTK_TYPE_WIDGET)

enum
{
  PROP_LEAST = 1,
  PROP_MOST,
  PROP_LINES,
  PROP_CENTRED,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

typedef struct
{
  const char *start; /* pointer into the name */
  int length; /* in bytes */
  int width; /* in Pango units at normal size */
} Word;

/* Scale factors of the text, in the order in which they are tried. */
static const double sizes[] = { 1, 0.94, 0.88 };

static void
invalidate (FpWrappingLabel *self)
{
  g_clear_pointer (&self->words, g_array_unref);
  g_clear_object (&self->layout);
}

static int
width_of (FpWrappingLabel *self, const char *text, int length)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);
  int width;
  pango_layout_set_text (layout, text, length);
  pango_layout_get_size (layout, &width, NULL);
  return width;
}

static const GArray *
find_words (FpWrappingLabel *self)
{
  if (self->words != NULL)
    return self->words;
  self->words = g_array_new (FALSE, FALSE, sizeof (Word));
  for (const char *at = self->name; at != NULL && *at != '\0';)
    {
      int length = (int) strcspn (at, " ");
      Word word = { at, length, width_of (self, at, length) };
      if (length > 0)
        g_array_append_val (self->words, word);
      at += length + (at[length] == ' ');
    }
  self->space_width = width_of (self, " ", 1);
  return self->words;
}

static int
longest_word (FpWrappingLabel *self)
{
  const GArray *words = find_words (self);
  int longest = 0;
  for (guint i = 0; i < words->len; i++)
    longest = MAX (longest, g_array_index (words, Word, i).width);
  return longest;
}

/* Returns the name broken into lines that fit into @width (Pango units) at scale @size, at most
 * @most lines. Sets @lines to the number of lines it would need. */
static char *
break_lines (FpWrappingLabel *self, int width, double size, int most, int *lines)
{
  const GArray *words = find_words (self);
  GString *text = g_string_new (NULL);
  double x = 0;
  *lines = 1;
  for (guint i = 0; i < words->len; i++)
    {
      const Word *word = &g_array_index (words, Word, i);
      gboolean breaks = i > 0 && x + (self->space_width + word->width) * size > width;
      if (i > 0)
        g_string_append_c (text, breaks && *lines < most ? '\n' : ' ');
      x = breaks ? word->width * size : x + (i > 0 ? self->space_width * size : 0) + word->width * size;
      *lines += breaks;
      g_string_append_len (text, word->start, word->length);
    }
  return g_string_free (text, FALSE);
}

static void
set_size (PangoLayout *layout, double size)
{
  PangoAttrList *attributes = pango_attr_list_new ();
  pango_attr_list_insert (attributes, pango_attr_scale_new (size));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
}

/* Computes the minimum and natural width in pixels. */
static void
find_width (FpWrappingLabel *self, int *minimum, int *natural)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int character = MAX (pango_font_metrics_get_approximate_char_width (metrics),
                       pango_font_metrics_get_approximate_digit_width (metrics));
  int longest = longest_word (self), whole = 0;
  for (guint i = 0; i < self->words->len; i++)
    whole += g_array_index (self->words, Word, i).width + (i > 0 ? self->space_width : 0);
  pango_font_metrics_unref (metrics);
  *minimum = PANGO_PIXELS_CEIL (MIN (longest, self->least * character));
  *natural = MAX (*minimum, PANGO_PIXELS_CEIL (MIN (whole, MAX (longest, self->most * character))));
}

/* Returns the layout for @width pixels. Lines are never longer than the natural width. A label that
 * does not fill its place is given no more than that anyway. */
static PangoLayout *
lay_out (FpWrappingLabel *self, int width)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  double size = 1;
  int least, wanted, lines = 0;
  g_autofree char *text = NULL;
  if (self->layout != NULL && self->width == width)
    return self->layout;
  find_width (self, &least, &wanted);
  int available = MIN (width, wanted) * PANGO_SCALE;
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      size = sizes[i];
      g_free (text);
      text = break_lines (self, available, size, self->lines, &lines);
      if (longest_word (self) * size <= available && lines <= self->lines)
        break;
    }
  if (self->extra_line && lines > self->lines)
    {
      g_free (text);
      text = break_lines (self, available, size, self->lines + 1, &lines);
    }
  g_clear_object (&self->layout);
  self->layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  self->width = width;
  if (size < 1)
    set_size (self->layout, size);
  pango_layout_set_width (self->layout, width * PANGO_SCALE);
  pango_layout_set_ellipsize (self->layout, PANGO_ELLIPSIZE_END);
  /* A height of −1 means one line for each paragraph. */
  pango_layout_set_height (self->layout, -1);
  pango_layout_set_auto_dir (self->layout, FALSE);
  pango_layout_set_alignment (self->layout, self->centred ? PANGO_ALIGN_CENTER
                                            : mirrored    ? PANGO_ALIGN_RIGHT
                                                          : PANGO_ALIGN_LEFT);
  return self->layout;
}

/* GtkWidget */

static void
fp_wrapping_label_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                           int *minimum_baseline, int *natural_baseline)
{
  FpWrappingLabel *self = FP_WRAPPING_LABEL (widget);
  int least, wanted, height;
  find_width (self, &least, &wanted);
  *minimum = least;
  *natural = wanted;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  pango_layout_get_pixel_size (lay_out (self, for_size >= 0 ? for_size : wanted), NULL, &height);
  *minimum = *natural = height;
}

static void
fp_wrapping_label_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PangoLayout *layout = lay_out (FP_WRAPPING_LABEL (widget), gtk_widget_get_width (widget));
  gtk_snapshot_render_layout (snapshot, gtk_widget_get_style_context (widget), 0, 0, layout);
}

static gboolean
fp_wrapping_label_query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  FpWrappingLabel *self = FP_WRAPPING_LABEL (widget);
  gtk_tooltip_set_text (tooltip, self->name);
  return pango_layout_is_ellipsized (lay_out (self, gtk_widget_get_width (widget)));
}

static void
fp_wrapping_label_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  invalidate (FP_WRAPPING_LABEL (widget));
  GTK_WIDGET_CLASS (fp_wrapping_label_parent_class)->css_changed (widget, change);
}

static void
fp_wrapping_label_direction_changed (GtkWidget *widget, GtkTextDirection before)
{
  invalidate (FP_WRAPPING_LABEL (widget));
  GTK_WIDGET_CLASS (fp_wrapping_label_parent_class)->direction_changed (widget, before);
}

static GtkSizeRequestMode
fp_wrapping_label_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* GObject */

static void
fp_wrapping_label_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  FpWrappingLabel *self = FP_WRAPPING_LABEL (object);
  if (id == PROP_CENTRED)
    g_value_set_boolean (value, self->centred);
  else
    g_value_set_int (value, id == PROP_LEAST ? self->least : id == PROP_MOST ? self->most : self->lines);
}

static void
fp_wrapping_label_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  FpWrappingLabel *self = FP_WRAPPING_LABEL (object);
  if (id == PROP_CENTRED)
    self->centred = g_value_get_boolean (value);
  else if (id == PROP_LEAST)
    self->least = g_value_get_int (value);
  else if (id == PROP_MOST)
    self->most = g_value_get_int (value);
  else
    self->lines = g_value_get_int (value);
  invalidate (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
fp_wrapping_label_finalize (GObject *object)
{
  invalidate (FP_WRAPPING_LABEL (object));
  g_free (FP_WRAPPING_LABEL (object)->name);
  G_OBJECT_CLASS (fp_wrapping_label_parent_class)->finalize (object);
}

static void
fp_wrapping_label_class_init (FpWrappingLabelClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  object_class->get_property = fp_wrapping_label_get_property;
  object_class->set_property = fp_wrapping_label_set_property;
  object_class->finalize = fp_wrapping_label_finalize;
  widget_class->measure = fp_wrapping_label_measure;
  widget_class->snapshot = fp_wrapping_label_snapshot;
  widget_class->query_tooltip = fp_wrapping_label_query_tooltip;
  widget_class->css_changed = fp_wrapping_label_css_changed;
  widget_class->direction_changed = fp_wrapping_label_direction_changed;
  widget_class->get_request_mode = fp_wrapping_label_get_request_mode;
  properties[PROP_LEAST] = g_param_spec_int ("width-chars", NULL, NULL, 0, G_MAXINT, 7, flags);
  properties[PROP_MOST] = g_param_spec_int ("max-width-chars", NULL, NULL, 0, G_MAXINT, 15, flags);
  properties[PROP_LINES] = g_param_spec_int ("lines", NULL, NULL, 1, G_MAXINT, 3, flags);
  properties[PROP_CENTRED] = g_param_spec_boolean ("centred", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_css_name (widget_class, "name");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
fp_wrapping_label_init (FpWrappingLabel *self)
{
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
}

void
fp_wrapping_label_set (FpWrappingLabel *self, const char *name)
{
  gtk_widget_set_visible (GTK_WIDGET (self), name != NULL && *name != '\0');
  if (g_strcmp0 (name, self->name) == 0)
    return;
  invalidate (self);
  g_free (self->name);
  self->name = g_strdup (name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name != NULL ? name : "", -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
fp_wrapping_label_set_room (FpWrappingLabel *self, int characters, int lines, gboolean extra_line)
{
  if (self->least == characters && self->lines == lines && self->extra_line == extra_line)
    return;
  self->extra_line = extra_line;
  g_object_set (self, "width-chars", characters, "lines", lines, NULL);
}
