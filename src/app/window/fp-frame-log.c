/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells how long each frame of a window took. */
#include <time.h>

#include "app/window/fp-frame-log.h"

/* When a frame began. */
typedef struct
{
  gint64 time, worked;
} Moment;

static GQuark
began_quark (void)
{
  return g_quark_from_static_string ("fp-frame-began");
}

/* Microseconds: of the clock that other processes have, too; that this thread has worked, however busy the machine is.
 */
static Moment
now (void)
{
  struct timespec worked;
  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &worked);
  return (Moment){ g_get_monotonic_time (), worked.tv_sec * G_USEC_PER_SEC + worked.tv_nsec / 1000 };
}

static void
on_before_paint (GdkFrameClock *clock)
{
  Moment *began = g_new (Moment, 1);
  *began = now ();
  g_object_set_qdata_full (G_OBJECT (clock), began_quark (), began, g_free);
}

static void
on_after_paint (GdkFrameClock *clock)
{
  const Moment *began = g_object_get_qdata (G_OBJECT (clock), began_quark ());
  Moment end = now ();
  if (began != NULL)
    g_debug ("frame of %" G_GINT64_FORMAT ", work %" G_GINT64_FORMAT ", until %" G_GINT64_FORMAT
             ", work %" G_GINT64_FORMAT,
             end.time - began->time, end.worked - began->worked, end.time, end.worked);
}

static void
on_realize (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  g_signal_connect (clock, "before-paint", G_CALLBACK (on_before_paint), NULL);
  g_signal_connect (clock, "after-paint", G_CALLBACK (on_after_paint), NULL);
}

void
fp_frame_log_install (GtkWidget *window)
{
  if (!g_log_writer_default_would_drop (G_LOG_LEVEL_DEBUG, G_LOG_DOMAIN))
    g_signal_connect (window, "realize", G_CALLBACK (on_realize), NULL);
}
