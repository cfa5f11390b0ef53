/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window in which a player reports a fault. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/widgets/fp-pulse.h"
#include "app/window/fp-export.h"
#include "app/window/fp-report-window.h"
#include "app/window/fp-versions.h"
#include "model/fp-fault-report.h"
#include "model/game/fp-game-share.h"

enum
{
  PAUSE = 300, /* milliseconds after which typing shows in the text */
};

struct _FpReportWindow
{
  AdwWindow parent_instance;
  GtkTextView *said, *preview;
  GtkCheckButton *whole;
  GtkWidget *explanation, *save;
  GtkLabel *trouble;
  FpPulse *pulse;
  FpGame *game; /* NULL if there is none */
  char **versions;
  char *parts[2]; /* about the game: what was seen, the whole; NULL: not made yet */
  GCancellable *cancellable; /* of the part that is being made */
  guint timeout; /* 0: the text shows what was typed */
};

G_DEFINE_FINAL_TYPE (FpReportWindow, fp_report_window, ADW_TYPE_WINDOW)

enum
{
  SIGNAL_SAVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
show_trouble (FpReportWindow *self, const char *sentence)
{
  gtk_label_set_text (self->trouble, sentence != NULL ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self->trouble), sentence != NULL);
}

static const char *
part_now (FpReportWindow *self)
{
  return self->parts[gtk_check_button_get_active (self->whole)];
}

/* Returns the text of the report. Free with g_free (). */
static char *
compose (FpReportWindow *self)
{
  g_autofree char *said = NULL;
  g_object_get (gtk_text_view_get_buffer (self->said), "text", &said, NULL);
  return fp_fault_report ((const char *const *) self->versions, g_strstrip (said), part_now (self));
}

/* Shows the text of the report, or that it is being made. */
static void
show_text (FpReportWindow *self)
{
  gboolean made = self->game == NULL || part_now (self) != NULL;
  g_autofree char *text = made ? compose (self) : g_strdup ("");
  g_clear_handle_id (&self->timeout, g_source_remove);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->preview), text, -1);
  gtk_widget_set_sensitive (self->save, made);
  fp_pulse_set_active (self->pulse, !made);
}

static gboolean
on_pause (gpointer data)
{
  FpReportWindow *self = data;
  self->timeout = 0;
  show_text (self);
  return G_SOURCE_REMOVE;
}

static void
on_typed (FpReportWindow *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  self->timeout = g_timeout_add (PAUSE, on_pause, self);
}

/* Making */

static void
on_made (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (FpReportWindow) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *part = fp_game_report_finish (FP_GAME (source), result, &error);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || self->game == NULL)
    return;
  char **place = &self->parts[gtk_check_button_get_active (self->whole)];
  g_free (*place);
  *place = g_steal_pointer (&part);
  show_trouble (self, error != NULL ? error->message : NULL);
  show_text (self);
  if (error != NULL)
    fp_pulse_set_active (self->pulse, FALSE);
}

/* Makes the part that was chosen if it is not there yet. */
static void
make (FpReportWindow *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  if (self->game != NULL && part_now (self) == NULL)
    {
      self->cancellable = g_cancellable_new ();
      fp_game_report_async (self->game, gtk_check_button_get_active (self->whole), self->cancellable, on_made,
                            g_object_ref (self));
    }
  show_text (self);
}

/* Saving */

static void
on_exported (gpointer data, gboolean well, const char *sentence)
{
  FpReportWindow *self = data;
  show_trouble (self, well ? NULL : sentence);
  if (!well)
    return;
  g_signal_emit (self, signals[SIGNAL_SAVED], 0, sentence);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
on_save (FpReportWindow *self)
{
  const FpFileFormat reports = { _ ("Save the Report"), _ ("Reports"), ".xml", "application/xml" };
  fp_export_text (GTK_WINDOW (self), &reports, "fifth-planet-report", compose (self), on_exported, self);
}

/* GObject */

static void
fp_report_window_dispose (GObject *object)
{
  FpReportWindow *self = FP_REPORT_WINDOW (object);
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_object (&self->game);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_REPORT_WINDOW);
  G_OBJECT_CLASS (fp_report_window_parent_class)->dispose (object);
}

static void
fp_report_window_finalize (GObject *object)
{
  FpReportWindow *self = FP_REPORT_WINDOW (object);
  g_strfreev (self->versions);
  for (guint i = 0; i < G_N_ELEMENTS (self->parts); i++)
    g_free (self->parts[i]);
  G_OBJECT_CLASS (fp_report_window_parent_class)->finalize (object);
}

static void
fp_report_window_class_init (FpReportWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_report_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = fp_report_window_finalize;
  g_type_ensure (FP_TYPE_PULSE);
  signals[SIGNAL_SAVED] = g_signal_new ("saved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/report-window.ui");
  gtk_widget_class_bind_template_child (widget_class, FpReportWindow, said);
  gtk_widget_class_bind_template_child (widget_class, FpReportWindow, preview);
  gtk_widget_class_bind_template_child (widget_class, FpReportWindow, whole);
  gtk_widget_class_bind_template_child (widget_class, FpReportWindow, explanation);
  gtk_widget_class_bind_template_child (widget_class, FpReportWindow, save);
  gtk_widget_class_bind_template_child (widget_class, FpReportWindow, trouble);
  gtk_widget_class_bind_template_child (widget_class, FpReportWindow, pulse);
  gtk_widget_class_bind_template_callback (widget_class, make);
  gtk_widget_class_bind_template_callback (widget_class, on_typed);
  gtk_widget_class_bind_template_callback (widget_class, on_save);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
fp_report_window_init (FpReportWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWindow *
fp_report_window_new (GtkWindow *window, FpGame *game)
{
  FpReportWindow *self = g_object_new (FP_TYPE_REPORT_WINDOW, "transient-for", window, NULL);
  self->versions = fp_versions (window);
  g_set_object (&self->game, game);
  gtk_widget_set_visible (GTK_WIDGET (self->whole), game != NULL);
  gtk_widget_set_visible (self->explanation, game != NULL);
  make (self);
  return GTK_WINDOW (self);
}
