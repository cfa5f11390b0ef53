/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game as text for others. */
#include "model/game/fp-game-share.h"

#include "model/game/fp-game-internal.h"
#include "session/files/fp-session-report.h"

/* Adds the line of @item. The lines of a step stand below the step's name. */
static void
add_line (GString *text, const FpLogFacts *line)
{
  if (line->heading)
    g_string_append_printf (text, "\n%s\n", line->text);
  else
    g_string_append_printf (text, line->step ? "  %s\n" : "    %s\n", line->text);
}

char *
fp_game_log_text (FpGame *self)
{
  GListModel *log = fp_game_log (self);
  g_autofree char *players = fp_game_players (self);
  g_autofree char *stage = fp_game_stage (self);
  const char *ending = fp_game_ending (self);
  GString *text = g_string_new (NULL);
  g_string_append_printf (text, "%s\n%s\n", players, stage);
  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (FpLogItem) item = g_list_model_get_item (log, i);
      add_line (text, fp_log_item_facts (item));
    }
  if (ending != NULL)
    g_string_append_printf (text, "\n%s\n", ending);
  return g_string_free (text, FALSE);
}

static void
write_report (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;
  char *text = fp_session_report_text (data, &error);
  if (text != NULL)
    g_task_return_pointer (task, text, g_free);
  else
    g_task_return_error (task, error);
}

/* The task holds the game, which keeps the catalog. */
void
fp_game_report_async (FpGame *self, gboolean whole, GCancellable *cancellable, GAsyncReadyCallback callback,
                      gpointer data)
{
  g_return_if_fail (FP_IS_GAME (self));
  int viewer = fp_game_viewer (self);
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, data);
  FpSessionReport *report = fp_session_report_new (fp_game_session (self), whole,
                                                   viewer >= 0 ? (uint8_t) viewer : FP_NOBODY, fp_game_n_told (self));
  g_task_set_task_data (task, report, (GDestroyNotify) fp_session_report_free);
  g_task_run_in_thread (task, write_report);
}

char *
fp_game_report_finish (FpGame *self, GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
