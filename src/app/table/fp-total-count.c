/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A total that is counted up in its place. */
#include "app/table/fp-total-count.h"

#include <adwaita.h>

#include "app/widgets/fp-labels.h"
#include "text/fp-text.h"

enum
{
  PART_TIME = 420, /* of a part, milliseconds */
  PAUSE = 1, /* parts for which the cards that are turned up are seen first */
  /* numbers shown on the way to the next part: more of them would only take time to draw */
  STEPS = 6,
};

typedef struct
{
  GtkLabel *label;
  FpCountedPart *parts;
  guint n;
  int from;
  int shown; /* step that is shown, −1 for none yet */
  AdwAnimation *animation;
} Count;

static void
count_free (gpointer data)
{
  Count *count = data;
  adw_animation_pause (count->animation);
  g_object_unref (count->animation);
  g_free (count->parts);
  g_free (count);
}

/* Shows @step: what is counted by then, and the part that is being counted. */
static void
show_step (Count *count, int step)
{
  int number = count->from, done = step / STEPS;
  for (int i = 0; i < (int) count->n; i++)
    {
      const FpCountedPart *part = &count->parts[i];
      gboolean counting = i == done;
      number += i < done ? part->amount : counting ? part->amount * (step % STEPS) / STEPS : 0;
      gtk_widget_set_opacity (part->line, i <= done ? 1 : 0);
      fp_labels_set_class (part->line, "counting", counting);
    }
  g_autofree char *text = fp_text_number (number);
  gtk_label_set_text (count->label, text);
}

/* @now: parts of the time so far, the pause included. */
static void
on_time (double now, gpointer data)
{
  Count *count = data;
  int step = (int) ((now - PAUSE) * STEPS);
  /* Nothing is counted during the pause: not even the first part is seen. */
  step = step < 0 ? -STEPS : step;
  if (step == count->shown)
    return;
  count->shown = step;
  show_step (count, step);
}

void
fp_total_count_start (GtkLabel *label, int from, const FpCountedPart *parts, guint n)
{
  Count *count = g_new0 (Count, 1);
  count->label = label;
  count->parts = g_memdup2 (parts, n * sizeof *parts);
  count->n = n;
  count->from = from;
  count->shown = -1;
  AdwAnimationTarget *target = adw_callback_animation_target_new (on_time, count, NULL);
  count->animation =
      adw_timed_animation_new (GTK_WIDGET (label), 0, n + PAUSE, (n + PAUSE) * (guint) PART_TIME, target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (count->animation), ADW_LINEAR);
  g_object_set_data_full (G_OBJECT (label), "fp-total-count", count, count_free);
  on_time (0, count);
  adw_animation_play (count->animation);
}
