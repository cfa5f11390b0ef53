/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The choice of GTK's renderer. Before 4.14 GTK uses OpenGL even where the processor computes it.
 * There each frame draws the whole window anew, and takes all cores for longer than a frame. Cairo
 * draws only what has changed. */
#include <epoxy/gl.h>
#include <string.h>

#include "app/window/fp-renderer.h"

/* Parts of the names of OpenGL drivers that compute everything in the processor. */
static const char *const software[] = { "llvmpipe", "softpipe", "Software Rasterizer", "SwiftShader" };

static gboolean
is_software (const char *driver)
{
  for (guint i = 0; driver != NULL && i < G_N_ELEMENTS (software); i++)
    if (strstr (driver, software[i]) != NULL)
      return TRUE;
  return FALSE;
}

/* Returns TRUE if there is OpenGL, and the processor computes it. */
static gboolean
has_software_gl (GdkDisplay *display)
{
  g_autoptr (GdkGLContext) context = gdk_display_create_gl_context (display, NULL);
  if (context == NULL || !gdk_gl_context_realize (context, NULL))
    return FALSE;
  gdk_gl_context_make_current (context);
  gboolean found = is_software ((const char *) glGetString (GL_RENDERER));
  gdk_gl_context_clear_current ();
  return found;
}

void
fp_renderer_choose (GdkDisplay *display)
{
  /* GSK reads the name of a renderer from this data, and after that from the environment. */
  if (g_getenv ("GSK_RENDERER") == NULL && has_software_gl (display))
    g_object_set_data (G_OBJECT (display), "gsk-renderer", (gpointer) "cairo");
}
