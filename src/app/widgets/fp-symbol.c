/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Our icons as paintables that are loaded once. */
#include "app/widgets/fp-symbol.h"

static const char FOLDER[] = "/io/github/fifthplanet/FifthPlanet/icons/scalable/actions/";
static const char UNKNOWN[] = "fp-face-down-symbolic";

struct _FpSymbol
{
  GObject parent_instance;
  char *name; /* of the icon */
  GHashTable *drawings; /* size in pixels → GtkIconPaintable */
};

/* Returns the scale of the sharpest monitor. */
static int
largest_scale (GdkDisplay *display)
{
  GListModel *monitors = gdk_display_get_monitors (display);
  int largest = 1;
  for (guint i = 0; i < g_list_model_get_n_items (monitors); i++)
    {
      g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);
      largest = MAX (largest, gdk_monitor_get_scale_factor (monitor));
    }
  return largest;
}

static GtkIconPaintable *
drawing (FpSymbol *self, int size)
{
  GtkIconPaintable *icon = g_hash_table_lookup (self->drawings, GINT_TO_POINTER (size));
  if (icon != NULL)
    return icon;
  GdkDisplay *display = gdk_display_get_default ();
  icon = gtk_icon_theme_lookup_icon (gtk_icon_theme_get_for_display (display), self->name, NULL, size,
                                     largest_scale (display), GTK_TEXT_DIR_NONE, (GtkIconLookupFlags) 0);
  g_hash_table_insert (self->drawings, GINT_TO_POINTER (size), icon);
  return icon;
}

static void
fp_symbol_snapshot_symbolic (GtkSymbolicPaintable *paintable, GtkSnapshot *snapshot, double width, double height,
                             const GdkRGBA *colors, gsize n_colors)
{
  GtkIconPaintable *icon = drawing (FP_SYMBOL (paintable), (int) MAX (width, height));
  gtk_symbolic_paintable_snapshot_symbolic (GTK_SYMBOLIC_PAINTABLE (icon), GDK_SNAPSHOT (snapshot), width, height,
                                            colors, n_colors);
}

static void
fp_symbol_snapshot (GdkPaintable *paintable, GdkSnapshot *snapshot, double width, double height)
{
  GtkIconPaintable *icon = drawing (FP_SYMBOL (paintable), (int) MAX (width, height));
  gdk_paintable_snapshot (GDK_PAINTABLE (icon), snapshot, width, height);
}

static GdkPaintableFlags
fp_symbol_get_flags (GdkPaintable *paintable)
{
  return GDK_PAINTABLE_STATIC_SIZE | GDK_PAINTABLE_STATIC_CONTENTS;
}

static void
paintable_init (GdkPaintableInterface *interface)
{
  interface->snapshot = fp_symbol_snapshot;
  interface->get_flags = fp_symbol_get_flags;
}

static void
symbolic_init (GtkSymbolicPaintableInterface *interface)
{
  interface->snapshot_symbolic = fp_symbol_snapshot_symbolic;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (FpSymbol, fp_symbol, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (GDK_TYPE_PAINTABLE, paintable_init)
                                   G_IMPLEMENT_INTERFACE (GTK_TYPE_SYMBOLIC_PAINTABLE, symbolic_init))

static void
fp_symbol_finalize (GObject *object)
{
  g_hash_table_unref (FP_SYMBOL (object)->drawings);
  g_free (FP_SYMBOL (object)->name);
  G_OBJECT_CLASS (fp_symbol_parent_class)->finalize (object);
}

static void
fp_symbol_class_init (FpSymbolClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fp_symbol_finalize;
}

static void
fp_symbol_init (FpSymbol *self)
{
  self->drawings = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
}

static FpSymbol *
symbol_new (const char *name)
{
  g_autofree char *path = g_strconcat (FOLDER, name, ".svg", NULL);
  FpSymbol *self = g_object_new (FP_TYPE_SYMBOL, NULL);
  self->name = g_strdup (g_resources_get_info (path, 0, NULL, NULL, NULL) ? name : UNKNOWN);
  return self;
}

GdkPaintable *
fp_symbol_find (const char *name)
{
  static const char key[] = "fp-symbols";
  GdkDisplay *display = gdk_display_get_default ();
  GHashTable *symbols = g_object_get_data (G_OBJECT (display), key);
  if (symbols == NULL)
    {
      symbols = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
      g_object_set_data_full (G_OBJECT (display), key, symbols, (GDestroyNotify) g_hash_table_unref);
    }
  FpSymbol *symbol = g_hash_table_lookup (symbols, name);
  if (symbol == NULL)
    {
      symbol = symbol_new (name);
      g_hash_table_insert (symbols, g_strdup (name), symbol);
    }
  return GDK_PAINTABLE (symbol);
}
