/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The versions that people who look for a fault need. */
#include "config.h"

#include <adwaita.h>
#include <locale.h>

#include "app/window/fp-versions.h"

static void add (GStrvBuilder *versions, const char *of, const char *format, ...) G_GNUC_PRINTF (3, 4);

static void
add (GStrvBuilder *versions, const char *of, const char *format, ...)
{
  va_list arguments;
  va_start (arguments, format);
  g_autofree char *is = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_strv_builder_add (versions, of);
  g_strv_builder_add (versions, is);
}

/* Adds how @window is drawn. Sizes are those of the layout, before they are scaled. */
static void
add_drawing (GStrvBuilder *versions, GtkWindow *window)
{
  GtkWidget *widget = GTK_WIDGET (window);
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (window));
  AdwStyleManager *style = adw_style_manager_get_default ();
  int dpi;
  g_object_get (gtk_widget_get_settings (widget), "gtk-xft-dpi", &dpi, NULL);
  add (versions, "Renderer", "%s", renderer != NULL ? G_OBJECT_TYPE_NAME (renderer) : "none");
  add (versions, "Window", "%d × %d, scale %d, %d dpi", gtk_widget_get_width (widget), gtk_widget_get_height (widget),
       gtk_widget_get_scale_factor (widget), dpi / PANGO_SCALE);
  add (versions, "Style", "%s%s", adw_style_manager_get_dark (style) ? "dark" : "light",
       adw_style_manager_get_high_contrast (style) ? ", high contrast" : "");
}

char **
fp_versions (GtkWindow *window)
{
  g_autoptr (GStrvBuilder) versions = g_strv_builder_new ();
  g_autofree char *system = g_get_os_info (G_OS_INFO_KEY_PRETTY_NAME);
  GdkDisplay *display = gdk_display_get_default ();
  add (versions, "Fifth Planet", "%s", VERSION);
  add (versions, "GTK", "%u.%u.%u", gtk_get_major_version (), gtk_get_minor_version (), gtk_get_micro_version ());
  add (versions, "libadwaita", "%u.%u.%u", adw_get_major_version (), adw_get_minor_version (),
       adw_get_micro_version ());
  add (versions, "GLib", "%u.%u.%u", glib_major_version, glib_minor_version, glib_micro_version);
  add (versions, "System", "%s", system != NULL ? system : "unknown");
  add (versions, "Display", "%s", display != NULL ? G_OBJECT_TYPE_NAME (display) : "none");
  if (window != NULL)
    add_drawing (versions, window);
  add (versions, "Languages", "%s", g_get_language_names ()[0]);
  add (versions, "Locale", "%s", setlocale (LC_MESSAGES, NULL));
  return g_strv_builder_end (versions);
}
