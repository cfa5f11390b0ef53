/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Log of the renderer of a window, and of the time each frame takes. */
#include <time.h>

#include "app/window/fp-frame-log.h"

/* Time stamp of a frame, in microseconds. */
typedef struct
{
  gint64 time, cpu_time;
} FrameTime;

static GQuark
began_quark (void)
{
  return g_quark_from_static_string ("fp-frame-began");
}

/* Returns the monotonic clock, which other processes share, and the CPU time of this thread. The
 * CPU time does not depend on the load of the machine. */
static FrameTime
read_clocks (void)
{
  struct timespec cpu_time;
  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &cpu_time);
  return (FrameTime){ g_get_monotonic_time (), cpu_time.tv_sec * G_USEC_PER_SEC + cpu_time.tv_nsec / 1000 };
}

static void
on_before_paint (GdkFrameClock *clock)
{
  FrameTime *began = g_new (FrameTime, 1);
  *began = read_clocks ();
  g_object_set_qdata_full (G_OBJECT (clock), began_quark (), began, g_free);
}

static void
on_after_paint (GdkFrameClock *clock)
{
  const FrameTime *began = g_object_get_qdata (G_OBJECT (clock), began_quark ());
  FrameTime end = read_clocks ();
  if (began != NULL)
    g_debug ("frame of %" G_GINT64_FORMAT ", work %" G_GINT64_FORMAT ", until %" G_GINT64_FORMAT
             ", work %" G_GINT64_FORMAT,
             end.time - began->time, end.cpu_time - began->cpu_time, end.time, end.cpu_time);
}

static void
on_realize (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  g_signal_connect (clock, "before-paint", G_CALLBACK (on_before_paint), NULL);
  g_signal_connect (clock, "after-paint", G_CALLBACK (on_after_paint), NULL);
  g_debug ("renderer %s", G_OBJECT_TYPE_NAME (gtk_native_get_renderer (GTK_NATIVE (window))));
}

void
fp_frame_log_install (GtkWidget *window)
{
  if (!g_log_writer_default_would_drop (G_LOG_LEVEL_DEBUG, G_LOG_DOMAIN))
    g_signal_connect (window, "realize", G_CALLBACK (on_realize), NULL);
}
