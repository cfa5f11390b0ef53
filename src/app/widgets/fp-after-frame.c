/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Work that waits until the next frame has been laid out and painted. */
#include "app/widgets/fp-after-frame.h"

/* A pending call. */
typedef struct
{
  FpAfterFrameFunc callback;
  gboolean begun; /* TRUE once the frame to wait for has begun */
} PendingCall;

/* Frames begin with their ticks, so the second tick follows the first frame. */
static gboolean
on_tick (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  PendingCall *call = data;
  if (!call->begun)
    {
      call->begun = TRUE;
      return G_SOURCE_CONTINUE;
    }
  call->callback (widget);
  return G_SOURCE_REMOVE;
}

guint
fp_after_frame_add (GtkWidget *widget, FpAfterFrameFunc callback)
{
  PendingCall *call = g_new0 (PendingCall, 1);
  call->callback = callback;
  return gtk_widget_add_tick_callback (widget, on_tick, call, g_free);
}

void
fp_after_frame_clear (GtkWidget *widget, guint *id)
{
  if (*id != 0)
    gtk_widget_remove_tick_callback (widget, *id);
  *id = 0;
}
