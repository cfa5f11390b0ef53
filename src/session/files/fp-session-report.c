/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The part of a report of a fault that is about a game. */
#include "session/files/fp-session-report.h"

#include "session/files/fp-session-file.h"
#include "session/history/fp-seat-account.h"

struct _FpSessionReport
{
  FpSessionRecord *record; /* of the whole game; NULL: only a seat's account */
  FpSaveFile *head; /* set-up as the seat may know it */
  FpSeatAccount *account;
  const char *seat; /* id, NULL: a bystander */
};

/* Aliens that the set-up settles may lie veiled, so the account tells of those that were seen. */
static FpSaveFile *
seen_head (FpSession *session)
{
  FpSaveFile *head = fp_session_setup_record (session);
  for (guint i = 0; i < head->seats->len; i++)
    g_clear_pointer (&g_array_index (head->seats, FpSavedSeat, i).alien, g_free);
  return head;
}

FpSessionReport *
fp_session_report_new (FpSession *session, gboolean whole, uint8_t viewer, guint most)
{
  FpSessionReport *report = g_new0 (FpSessionReport, 1);
  if (whole)
    {
      report->record = fp_session_record_new_within (session);
      return report;
    }
  report->head = seen_head (session);
  report->account = fp_seat_account_new (session, viewer, FALSE, most);
  report->seat = viewer != FP_NOBODY ? fp_session_setup (session)->edition->seat_ids[viewer] : NULL;
  return report;
}

char *
fp_session_report_text (FpSessionReport *report, GError **error)
{
  g_autoptr (GError) own = NULL;
  if (report->record != NULL)
    return fp_session_record_text (report->record, error);
  g_autofree char *account = fp_seat_account_text (report->account, &own);
  if (own == NULL)
    return fp_report_view (report->head, report->seat, account);
  g_propagate_error (error, g_steal_pointer (&own));
  return NULL;
}

void
fp_session_report_free (FpSessionReport *report)
{
  if (report == NULL)
    return;
  fp_session_record_free (report->record);
  fp_save_file_free (report->head);
  fp_seat_account_free (report->account);
  g_free (report);
}
