/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A horizontal box whose layout never asks for a width by height. */
#include "app/widgets/fp-fast-box.h"

#include "app/widgets/fp-measure.h"

struct _FpFastBox
{
  GtkWidget parent_instance;
  int spacing; /* between children, pixels */
  gboolean homogeneous, modest;
  GtkAlign align; /* FILL, START or CENTER */
};

G_DEFINE_FINAL_TYPE (FpFastBox, fp_fast_box, GTK_TYPE_WIDGET)

enum
{
  PROP_SPACING = 1,
  PROP_HOMOGENEOUS, /* all children are equally wide */
  PROP_MODEST, /* natural width is the minimum width; if it expands, it takes spare space */
  /* vertical alignment of children without valign (GTK measures a text with valign by
   * its height) */
  PROP_ALIGN,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* Returns the requested sizes (GtkRequestedSize) of all children that take part in the layout. */
static GArray *
find_sizes (FpFastBox *self)
{
  GArray *sizes = g_array_new (FALSE, TRUE, sizeof (GtkRequestedSize));
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkRequestedSize size = { .data = child };
      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &size.minimum_size, &size.natural_size, NULL, NULL);
      g_array_append_val (sizes, size);
    }
  return sizes;
}

static guint
count_expanding (const GArray *sizes)
{
  guint n = 0;
  for (guint i = 0; i < sizes->len; i++)
    n += gtk_widget_compute_expand (g_array_index (sizes, GtkRequestedSize, i).data, GTK_ORIENTATION_HORIZONTAL) != 0;
  return n;
}

/* Distributes @width: stores the width of each child in its minimum_size. */
static void
distribute (FpFastBox *self, GArray *sizes, int width)
{
  int n = (int) sizes->len, spare = width - (n - 1) * self->spacing;
  guint expanding = count_expanding (sizes);
  for (int i = 0; i < n; i++)
    {
      GtkRequestedSize *size = &g_array_index (sizes, GtkRequestedSize, i);
      if (self->homogeneous)
        size->minimum_size = MAX (0, spare / (n - i));
      spare -= size->minimum_size;
    }
  if (self->homogeneous || n == 0)
    return;
  spare = gtk_distribute_natural_allocation (MAX (0, spare), (guint) n, (GtkRequestedSize *) (gpointer) sizes->data);
  for (int i = 0; i < n && expanding > 0; i++)
    {
      GtkRequestedSize *size = &g_array_index (sizes, GtkRequestedSize, i);
      if (!gtk_widget_compute_expand (size->data, GTK_ORIENTATION_HORIZONTAL))
        continue;
      size->minimum_size += spare / (int) expanding;
      spare -= spare / (int) expanding;
      expanding--;
    }
}

static void
measure_width (FpFastBox *self, int *minimum, int *natural)
{
  g_autoptr (GArray) sizes = find_sizes (self);
  int widest = 0, wanted = 0, n = (int) sizes->len;
  for (int i = 0; i < n; i++)
    {
      const GtkRequestedSize *size = &g_array_index (sizes, GtkRequestedSize, i);
      widest = MAX (widest, size->minimum_size);
      wanted = MAX (wanted, size->natural_size);
      *minimum += size->minimum_size;
      *natural += size->natural_size;
    }
  if (self->homogeneous)
    {
      *minimum = n * widest;
      *natural = n * wanted;
    }
  *minimum += MAX (0, n - 1) * self->spacing;
  *natural += MAX (0, n - 1) * self->spacing;
  if (self->modest)
    *natural = *minimum;
}

/* Measures the height for @width, or for unknown width if @width is −1. */
static void
measure_height (FpFastBox *self, int width, int *minimum, int *natural)
{
  g_autoptr (GArray) sizes = find_sizes (self);
  if (width >= 0)
    distribute (self, sizes, width);
  for (guint i = 0; i < sizes->len; i++)
    {
      const GtkRequestedSize *size = &g_array_index (sizes, GtkRequestedSize, i);
      int least, wanted;
      gtk_widget_measure (size->data, GTK_ORIENTATION_VERTICAL, width >= 0 ? size->minimum_size : -1, &least, &wanted,
                          NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, wanted);
    }
}

static void
fp_fast_box_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                     int *minimum_baseline, int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_width (FP_FAST_BOX (widget), minimum, natural);
  else
    measure_height (FP_FAST_BOX (widget), for_size, minimum, natural);
}

/* Sets @height, the height of the row, to the height of @child at @width. Returns the offset of
 * @child from the top of the row. */
static int
align_child (FpFastBox *self, GtkWidget *child, int width, int *height)
{
  int available = *height;
  if (self->align == GTK_ALIGN_FILL || gtk_widget_get_valign (child) != GTK_ALIGN_FILL)
    return 0;
  *height = MIN (available, fp_measure_height (child, width));
  return self->align == GTK_ALIGN_CENTER ? (available - *height) / 2 : 0;
}

static void
fp_fast_box_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FpFastBox *self = FP_FAST_BOX (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  g_autoptr (GArray) sizes = find_sizes (self);
  int x = 0;
  distribute (self, sizes, width);
  for (guint i = 0; i < sizes->len; i++)
    {
      const GtkRequestedSize *size = &g_array_index (sizes, GtkRequestedSize, i);
      GtkAllocation place = { mirrored ? width - x - size->minimum_size : x, 0, size->minimum_size, height };
      place.y = align_child (self, size->data, place.width, &place.height);
      gtk_widget_size_allocate (size->data, &place, -1);
      x += size->minimum_size + self->spacing;
    }
}

static GtkSizeRequestMode
fp_fast_box_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
fp_fast_box_compute_expand (GtkWidget *widget, gboolean *hexpand, gboolean *vexpand)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      *hexpand |= gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL);
      *vexpand |= gtk_widget_compute_expand (child, GTK_ORIENTATION_VERTICAL);
    }
}

static void
fp_fast_box_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  FpFastBox *self = FP_FAST_BOX (object);
  if (id == PROP_SPACING)
    g_value_set_int (value, self->spacing);
  else if (id == PROP_ALIGN)
    g_value_set_enum (value, self->align);
  else
    g_value_set_boolean (value, id == PROP_MODEST ? self->modest : self->homogeneous);
}

static void
fp_fast_box_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  FpFastBox *self = FP_FAST_BOX (object);
  if (id == PROP_SPACING)
    self->spacing = g_value_get_int (value);
  else if (id == PROP_ALIGN)
    self->align = g_value_get_enum (value);
  else if (id == PROP_MODEST)
    self->modest = g_value_get_boolean (value);
  else
    self->homogeneous = g_value_get_boolean (value);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
fp_fast_box_dispose (GObject *object)
{
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (fp_fast_box_parent_class)->dispose (object);
}

static void
fp_fast_box_class_init (FpFastBoxClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  object_class->dispose = fp_fast_box_dispose;
  object_class->get_property = fp_fast_box_get_property;
  object_class->set_property = fp_fast_box_set_property;
  widget_class->measure = fp_fast_box_measure;
  widget_class->size_allocate = fp_fast_box_size_allocate;
  widget_class->get_request_mode = fp_fast_box_get_request_mode;
  widget_class->compute_expand = fp_fast_box_compute_expand;
  properties[PROP_SPACING] = g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT, 0, flags);
  properties[PROP_HOMOGENEOUS] = g_param_spec_boolean ("homogeneous", NULL, NULL, FALSE, flags);
  properties[PROP_MODEST] = g_param_spec_boolean ("modest", NULL, NULL, FALSE, flags);
  properties[PROP_ALIGN] = g_param_spec_enum ("align", NULL, NULL, GTK_TYPE_ALIGN, GTK_ALIGN_FILL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_css_name (widget_class, "box");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
fp_fast_box_init (FpFastBox *self)
{
}

GtkWidget *
fp_fast_box_new (int spacing)
{
  return g_object_new (FP_TYPE_FAST_BOX, "spacing", spacing, NULL);
}

void
fp_fast_box_append (FpFastBox *self, GtkWidget *child)
{
  gtk_widget_set_parent (child, GTK_WIDGET (self));
}
