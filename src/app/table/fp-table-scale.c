/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scale and density of the table: style classes that follow the size of the window and
 * its content. */
#include "app/table/fp-table-scale.h"

#include "app/widgets/fp-labels.h"

enum
{
  CRAMMED = 2, /* in the table of densities below */
  PACKED,
  N_DENSITIES,
};

struct _FpTableScale
{
  GObject parent_instance;
  GtkWidget *page; /* not owned */
  GtkScrolledWindow *space, *board; /* not owned; the latter is usually the former */
  GtkWidget *dense; /* has the style classes of the density: the page, or @space; not owned */
  guint step; /* index into steps */
  guint density; /* index into densities */
  guint frames_left; /* frames until a new density takes effect, 0 if settled */
  guint tick_callback; /* tick callback that counts them, 0 for none */
  /* since the last density change: something changed; other content is shown */
  gboolean changed, new_content;
  /* height in pixels that each density saves on the board and around it, or UNKNOWN */
  int saved[N_DENSITIES];
  int overflow; /* overflow in pixels before the last density change */
  int max_overflow; /* largest overflow since new content is shown, pixels; negative if it fitted */
  int width, height; /* last known size of the window */
  int board_width, page_height; /* last known width of the board and height of the page */
  /* Guard against swinging between two densities: TRUE once the density has been lowered for new
   * content; how often the board then overflowed; how often new content must still come until the
   * density is lowered again. */
  gboolean lowered;
  guint failures, patience;
  gboolean has_grown; /* TRUE if the space has grown since */
  gboolean narrow; /* TRUE if the window is narrower than NARROW */
  gboolean many; /* TRUE if there are many players */
  guint update_source; /* source that updates the style classes, 0 for none */
};

G_DEFINE_FINAL_TYPE (FpTableScale, fp_table_scale, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The page class and type size for each minimum window size, as in ui/style.css. The last entry
 * that fits applies. Type depends on the window alone, so that no text can make others smaller. */
static const struct
{
  const char *style;
  int width, height;
  double type;
} steps[] = {
  { "short", 0, 0, 1 },        { "tall", 0, 780, 1 },          { "roomy", 1400, 880, 1.2 },
  { "vast", 2000, 1200, 1.6 }, { "immense", 3000, 1700, 2.3 },
};

/* Style classes for lack of space: smaller gaps and pictures, never smaller type. Each density
 * includes the classes before it. */
static const char *const densities[N_DENSITIES] = { NULL, "dense", [CRAMMED] = "crammed", [PACKED] = "packed" };

/* Smallest size, in pixels at normal type size, of a window in which pictures grow more than
 * type. */
enum
{
  SPACIOUS_WIDTH = 1500,
  SPACIOUS_HEIGHT = 860,
};

enum
{
  MARGIN = 6, /* margin in pixels, since a new layout may be a little higher */
  NARROW = 960, /* pixels at normal type size */
  NARROW_FOR_MANY = 1400, /* the same for many players */
  LOW = 640, /* height below which no room is kept free, pixels */
  SETTLE_FRAMES = 4, /* frames until a style change takes effect */
  UNKNOWN = -1, /* saving of a density that has not been measured */
  MOST_FAILURES = 4, /* that lengthen the pause before the density is lowered again */
};

/* Returns the overflow of the board in pixels, negative if there is space left. */
static int
measure_overflow (FpTableScale *self)
{
  GtkWidget *board = gtk_scrolled_window_get_child (self->space);
  int least = 0, height = gtk_widget_get_height (GTK_WIDGET (self->space));
  gtk_widget_measure (board, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (board), &least, NULL, NULL, NULL);
  return least - height;
}

static void raise_density (FpTableScale *self);
static void queue_update (FpTableScale *self);

/* Records the saving of a new density. If anything else changed meanwhile, the difference says
 * nothing about the density. */
static void
settle (FpTableScale *self)
{
  gboolean new_content = self->new_content;
  self->max_overflow = measure_overflow (self);
  if (!self->changed)
    self->saved[self->density] = MAX (0, self->overflow - self->max_overflow);
  self->new_content = FALSE;
  if (new_content)
    fp_table_scale_look (self, TRUE);
}

static gboolean
on_tick (GtkWidget *page, GdkFrameClock *clock, gpointer data)
{
  FpTableScale *self = data;
  if (self->frames_left-- > 1)
    return G_SOURCE_CONTINUE;
  self->tick_callback = 0;
  settle (self);
  raise_density (self);
  if (self->has_grown)
    queue_update (self);
  return G_SOURCE_REMOVE;
}

static void
wait_for_layout (FpTableScale *self)
{
  if (self->frames_left > 0 && self->tick_callback == 0)
    self->tick_callback = gtk_widget_add_tick_callback (self->page, on_tick, self, NULL);
}

/* Lowers the density once there is more space, for example after the rules are closed. */
static void
lower_density (FpTableScale *self)
{
  if (self->frames_left > 0)
    return;
  self->has_grown = FALSE;
  self->max_overflow = measure_overflow (self);
  for (; self->density > 0 && self->max_overflow + self->saved[self->density] <= 0; self->density--)
    self->max_overflow += MAX (0, self->saved[self->density]);
}

/* Returns TRUE if the window has more room than larger type fills. */
static gboolean
is_spacious (FpTableScale *self)
{
  return self->width >= SPACIOUS_WIDTH * steps[self->step].type &&
         self->height >= SPACIOUS_HEIGHT * steps[self->step].type;
}

/* The update runs from an idle source because CSS classes must not change during allocation. */
static gboolean
update_classes_cb (gpointer data)
{
  FpTableScale *self = data;
  self->update_source = 0;
  if (self->has_grown)
    lower_density (self);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    fp_labels_set_class (self->page, steps[i].style, i == self->step);
  fp_labels_set_class (self->page, "spacious", is_spacious (self));
  fp_labels_set_class (self->page, "low", fp_table_scale_is_low (self));
  for (guint i = 1; i < G_N_ELEMENTS (densities); i++)
    fp_labels_set_class (self->dense, densities[i], i <= self->density);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  wait_for_layout (self);
  return G_SOURCE_REMOVE;
}

static void
queue_update (FpTableScale *self)
{
  if (self->update_source == 0)
    self->update_source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, update_classes_cb, self, NULL);
}

/* Doubles the pause before the next attempt to lower the density if the last attempt failed. */
static void
count_failure (FpTableScale *self)
{
  if (!self->lowered)
    return;
  self->lowered = FALSE;
  self->failures = MIN (self->failures + 1, MOST_FAILURES);
  self->patience = (1U << self->failures) - 1;
}

/* Raises the density by one step if the board overflows. The effect must be measured before the
 * next step. */
static void
raise_density (FpTableScale *self)
{
  int overflow = self->frames_left == 0 && self->density + 1 < G_N_ELEMENTS (densities) ? measure_overflow (self) : 0;
  if (overflow <= 0)
    return;
  count_failure (self);
  self->density++;
  self->changed = self->new_content = FALSE;
  self->frames_left = SETTLE_FRAMES;
  self->overflow = self->max_overflow = overflow;
  queue_update (self);
}

/* Reacts to more or less space. The width of the board and the height of the page do not depend on
 * the density. */
static void
on_size_changed (FpTableScale *self)
{
  int board_width = gtk_widget_get_width (GTK_WIDGET (self->space)), page_height = gtk_widget_get_height (self->page);
  if (self->density > 0 && board_width >= self->board_width && page_height >= self->page_height &&
      (board_width > self->board_width || page_height > self->page_height))
    {
      self->has_grown = TRUE;
      queue_update (self);
    }
  self->changed = self->changed || board_width != self->board_width || page_height != self->page_height;
  self->board_width = board_width;
  self->page_height = page_height;
  raise_density (self);
}

/* Returns the user's text scaling factor, 1 if unset. */
static double
text_scale (FpTableScale *self)
{
  enum
  {
    NORMAL = 96 * PANGO_SCALE,
  };
  int resolution = NORMAL;
  g_object_get (gtk_widget_get_settings (self->page), "gtk-xft-dpi", &resolution, NULL);
  return resolution > 0 ? (double) resolution / NORMAL : 1;
}

static void
on_layout (FpTableScale *self, int width, int height)
{
  guint step = 0;
  gboolean narrow = width < NARROW * text_scale (self);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (width >= steps[i].width && height >= steps[i].height)
      step = i;
  /* A window that has just appeared has not grown: its surface starts with a single pixel. */
  guint density = height <= self->height || self->height <= 1 ? self->density : 0;
  if (width != self->width || height != self->height || step != self->step || density != self->density ||
      narrow != self->narrow)
    queue_update (self);
  if (width != self->width || height != self->height)
    self->failures = self->patience = 0;
  self->narrow = narrow;
  self->step = step;
  self->density = density;
  self->width = width;
  self->height = height;
}

static void
on_realize (FpTableScale *self)
{
  GdkSurface *surface = gtk_native_get_surface (gtk_widget_get_native (self->page));
  g_signal_connect_object (surface, "layout", G_CALLBACK (on_layout), self, G_CONNECT_SWAPPED);
  on_layout (self, gdk_surface_get_width (surface), gdk_surface_get_height (surface));
}

static void
fp_table_scale_dispose (GObject *object)
{
  FpTableScale *self = FP_TABLE_SCALE (object);
  g_clear_handle_id (&self->update_source, g_source_remove);
  if (self->tick_callback != 0)
    gtk_widget_remove_tick_callback (self->page, self->tick_callback);
  self->tick_callback = 0;
  G_OBJECT_CLASS (fp_table_scale_parent_class)->dispose (object);
}

static void
fp_table_scale_class_init (FpTableScaleClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = fp_table_scale_dispose;
  signals[SIGNAL_CHANGED] =
      g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
fp_table_scale_init (FpTableScale *self)
{
  for (guint i = 0; i < N_DENSITIES; i++)
    self->saved[i] = UNKNOWN;
}

static void
watch (FpTableScale *self, GtkScrolledWindow *space)
{
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (space), "changed", G_CALLBACK (on_size_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_scrolled_window_get_hadjustment (space), "changed", G_CALLBACK (on_size_changed), self,
                           G_CONNECT_SWAPPED);
}

FpTableScale *
fp_table_scale_new (GtkWidget *page, GtkScrolledWindow *space)
{
  FpTableScale *self = g_object_new (FP_TYPE_TABLE_SCALE, NULL);
  self->page = self->dense = page;
  self->space = self->board = space;
  g_signal_connect_object (page, "realize", G_CALLBACK (on_realize), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  watch (self, space);
  return self;
}

/* The savings of the densities of other content say nothing. */
void
fp_table_scale_set_part (FpTableScale *self, GtkScrolledWindow *part)
{
  GtkScrolledWindow *space = part != NULL ? part : self->board;
  if (space == self->space)
    return;
  g_signal_handlers_disconnect_by_data (gtk_scrolled_window_get_vadjustment (self->space), self);
  g_signal_handlers_disconnect_by_data (gtk_scrolled_window_get_hadjustment (self->space), self);
  for (guint i = 1; i < G_N_ELEMENTS (densities); i++)
    {
      gtk_widget_remove_css_class (self->dense, densities[i]);
      self->saved[i] = UNKNOWN;
    }
  self->space = space;
  self->dense = part != NULL ? GTK_WIDGET (part) : self->page;
  self->density = 0;
  watch (self, space);
  queue_update (self);
}

void
fp_table_scale_look (FpTableScale *self, gboolean new_content)
{
  if (self->density == 0)
    return;
  if (self->frames_left > 0)
    {
      self->changed = TRUE;
      self->new_content = self->new_content || new_content;
      return;
    }
  int overflow = measure_overflow (self);
  self->max_overflow = MAX (self->max_overflow, overflow);
  if (!new_content)
    return;
  /* If the saving is unknown, the lower density is simply tried. */
  if (self->patience > 0)
    self->patience--;
  else if (self->saved[self->density] == UNKNOWN || self->max_overflow + self->saved[self->density] <= -MARGIN)
    {
      self->density--;
      self->lowered = TRUE;
      queue_update (self);
    }
  self->max_overflow = overflow;
}

double
fp_table_scale_type (FpTableScale *self)
{
  return steps[self->step].type;
}

gboolean
fp_table_scale_is_small (FpTableScale *self)
{
  return steps[self->step].width == 0;
}

gboolean
fp_table_scale_is_narrow (FpTableScale *self)
{
  return self->narrow;
}

gboolean
fp_table_scale_folds_side (FpTableScale *self)
{
  return self->narrow || (self->many && self->width < NARROW_FOR_MANY * text_scale (self));
}

void
fp_table_scale_set_many (FpTableScale *self, gboolean many)
{
  if (many == self->many)
    return;
  self->many = many;
  queue_update (self);
}

gboolean
fp_table_scale_is_low (FpTableScale *self)
{
  return self->height > 1 && self->height < LOW;
}

gboolean
fp_table_scale_is_crammed (FpTableScale *self)
{
  return self->density >= CRAMMED;
}

gboolean
fp_table_scale_is_packed (FpTableScale *self)
{
  return self->density >= PACKED;
}
