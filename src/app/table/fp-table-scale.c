/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How large the table is drawn. */
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
  GtkScrolledWindow *space; /* not owned */
  guint step; /* into the table below */
  guint density; /* into the other table below */
  guint settling; /* pictures until it can be seen what being so dense saves, 0: that was seen */
  guint tick; /* callback that waits for that, 0: none */
  gboolean changed, afresh; /* since it became so dense: something has changed; other things lie there */
  int saved[N_DENSITIES]; /* pixels that each density saves, of what lies in space and of what is around it; UNSEEN */
  int lacking; /* pixels that were lacking when it became so dense */
  int peak; /* pixels that were lacking at most since other things lie there; negative: there was room */
  int width, height; /* of the window when its size was seen last */
  int wide, high; /* room that there was last, whatever lies there: of space, and of the page */
  gboolean roomier; /* there is more since */
  gboolean narrow; /* the window is narrower than NARROW */
  guint idle; /* source that gives the page its classes, 0: none */
};

G_DEFINE_FINAL_TYPE (FpTableScale, fp_table_scale, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* From which size of the window on the page has which class, and how large type is then, as in ui/style.css; the last
 * that fits. */
static const struct
{
  const char *style; /* NULL: none */
  int width, height;
  double type;
} steps[] = {
  { NULL, 0, 0, 1 },           { "tall", 0, 780, 1 },          { "roomy", 1400, 880, 1.2 },
  { "vast", 2000, 1200, 1.6 }, { "immense", 3000, 1700, 2.3 },
};

/* What closes up where there is too little room, each with those before it. */
static const char *const densities[N_DENSITIES] = { NULL, "dense", [CRAMMED] = "crammed", [PACKED] = "packed" };

enum
{
  ROOM = 6, /* pixels that must be left: what is laid out anew may be a little higher */
  NARROW = 960, /* pixels, for type of the usual size */
  PICTURES = 4, /* until a change of style has its effect */
  UNSEEN = -1, /* what a density saves has not been seen yet */
};

/* How many pixels are lacking in space as it is now; negative: there is room. */
static int
find_lacking (FpTableScale *self)
{
  GtkWidget *board = gtk_scrolled_window_get_child (self->space);
  int least = 0, height = gtk_widget_get_height (GTK_WIDGET (self->space));
  gtk_widget_measure (board, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (board), &least, NULL, NULL, NULL);
  return least - height;
}

static void become_denser (FpTableScale *self);
static void queue (FpTableScale *self);

/* If something has changed meanwhile it is not the density alone that makes the difference. */
static void
settle (FpTableScale *self)
{
  gboolean afresh = self->afresh;
  self->peak = find_lacking (self);
  if (!self->changed)
    self->saved[self->density] = MAX (0, self->lacking - self->peak);
  self->afresh = FALSE;
  if (afresh)
    fp_table_scale_look (self, TRUE);
}

static gboolean
on_tick (GtkWidget *page, GdkFrameClock *clock, gpointer data)
{
  FpTableScale *self = data;
  if (self->settling-- > 1)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  settle (self);
  become_denser (self);
  if (self->roomier)
    queue (self);
  return G_SOURCE_REMOVE;
}

static void
look_what_it_saves (FpTableScale *self)
{
  if (self->settling > 0 && self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (self->page, on_tick, self, NULL);
}

/* What was lacking where there was less room, as beside the rules, is not lacking any longer. */
static void
become_looser (FpTableScale *self)
{
  if (self->settling > 0)
    return;
  self->roomier = FALSE;
  self->peak = find_lacking (self);
  for (; self->density > 0 && self->peak + self->saved[self->density] <= 0; self->density--)
    self->peak += MAX (0, self->saved[self->density]);
}

/* A style can't change while places are given out. */
static gboolean
give_classes_cb (gpointer data)
{
  FpTableScale *self = data;
  self->idle = 0;
  if (self->roomier)
    become_looser (self);
  for (guint i = 1; i < G_N_ELEMENTS (steps); i++)
    fp_labels_set_class (self->page, steps[i].style, i == self->step);
  for (guint i = 1; i < G_N_ELEMENTS (densities); i++)
    fp_labels_set_class (self->page, densities[i], i <= self->density);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  look_what_it_saves (self);
  return G_SOURCE_REMOVE;
}

static void
queue (FpTableScale *self)
{
  if (self->idle == 0)
    self->idle = g_idle_add (give_classes_cb, self);
}

/* By one step at a time: what that saves must be seen first. */
static void
become_denser (FpTableScale *self)
{
  int lacking = self->settling == 0 && self->density + 1 < G_N_ELEMENTS (densities) ? find_lacking (self) : 0;
  if (lacking <= 0)
    return;
  self->density++;
  self->changed = self->afresh = FALSE;
  self->settling = PICTURES;
  self->lacking = self->peak = lacking;
  queue (self);
}

/* Neither the width of space nor the height of the page has anything to do with how dense the page is. */
static void
on_room_changed (FpTableScale *self)
{
  int wide = gtk_widget_get_width (GTK_WIDGET (self->space)), high = gtk_widget_get_height (self->page);
  if (self->density > 0 && wide >= self->wide && high >= self->high && (wide > self->wide || high > self->high))
    {
      self->roomier = TRUE;
      queue (self);
    }
  self->changed = self->changed || wide != self->wide || high != self->high;
  self->wide = wide;
  self->high = high;
  become_denser (self);
}

/* How many times as large as usual somebody has asked letters to be. */
static double
text_scale (FpTableScale *self)
{
  enum
  {
    USUAL = 96 * PANGO_SCALE,
  };
  int resolution = USUAL;
  g_object_get (gtk_widget_get_settings (self->page), "gtk-xft-dpi", &resolution, NULL);
  return resolution > 0 ? (double) resolution / USUAL : 1;
}

static void
on_layout (FpTableScale *self, int width, int height)
{
  guint step = 0;
  gboolean narrow = width < NARROW * text_scale (self);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (width >= steps[i].width && height >= steps[i].height)
      step = i;
  /* What has just become large enough to be seen has not grown: a surface begins with a single pixel. */
  guint density = height <= self->height || self->height <= 1 ? self->density : 0;
  if (width != self->width || height != self->height || step != self->step || density != self->density ||
      narrow != self->narrow)
    queue (self);
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
  g_clear_handle_id (&self->idle, g_source_remove);
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (self->page, self->tick);
  self->tick = 0;
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
    self->saved[i] = UNSEEN;
}

FpTableScale *
fp_table_scale_new (GtkWidget *page, GtkScrolledWindow *space)
{
  FpTableScale *self = g_object_new (FP_TYPE_TABLE_SCALE, NULL);
  self->page = page;
  self->space = space;
  g_signal_connect_object (page, "realize", G_CALLBACK (on_realize), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (space), "changed", G_CALLBACK (on_room_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_scrolled_window_get_hadjustment (space), "changed", G_CALLBACK (on_room_changed), self,
                           G_CONNECT_SWAPPED);
  return self;
}

void
fp_table_scale_look (FpTableScale *self, gboolean afresh)
{
  if (self->density == 0)
    return;
  if (self->settling > 0)
    {
      self->changed = TRUE;
      self->afresh = self->afresh || afresh;
      return;
    }
  int lacking = find_lacking (self);
  self->peak = MAX (self->peak, lacking);
  if (!afresh)
    return;
  /* What it saves is not known if much happened at once: then that is tried out. */
  if (self->saved[self->density] == UNSEEN || self->peak + self->saved[self->density] <= -ROOM)
    {
      self->density--;
      queue (self);
    }
  self->peak = lacking;
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
fp_table_scale_is_crammed (FpTableScale *self)
{
  return self->density >= CRAMMED;
}

gboolean
fp_table_scale_is_packed (FpTableScale *self)
{
  return self->density >= PACKED;
}
