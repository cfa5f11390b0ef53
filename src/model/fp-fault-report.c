/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The text of a report of a fault. */
#include "model/fp-fault-report.h"

#include "session/files/fp-session-file.h"

char *
fp_fault_report (const char *const *versions, const char *said, const char *part)
{
  g_autoptr (GArray) list = fp_report_versions_new ();
  for (guint i = 0; versions[i] != NULL; i += 2)
    fp_report_versions_add (list, versions[i], versions[i + 1]);
  return fp_report_write (list, said, part);
}
