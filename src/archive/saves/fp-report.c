/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reports of a fault. */
#include "archive/saves/fp-report.h"

#include <string.h>

#include "archive/fp-xml-validator.h"

static void
clear_version (gpointer data)
{
  FpReportVersion *version = data;

  g_free (version->of);
  g_free (version->is);
}

GArray *
fp_report_versions_new (void)
{
  GArray *versions = g_array_new (FALSE, FALSE, sizeof (FpReportVersion));

  g_array_set_clear_func (versions, clear_version);
  return versions;
}

void
fp_report_versions_add (GArray *versions, const char *of, const char *is)
{
  FpReportVersion version = { g_strdup (of), g_strdup (is) };

  g_array_append_val (versions, version);
}

char *
fp_report_view (const FpSaveFile *head, const char *seat, const char *account)
{
  g_autoptr (FpWriter) writer = fp_writer_new_fragment ();

  fp_writer_open (writer, "view");
  fp_writer_attribute (writer, "seat", seat);
  fp_writer_attribute (writer, "edition", head->edition);
  fp_writer_attribute_int (writer, "rules", head->rules);
  fp_save_file_write_setup (head, writer);
  fp_writer_text_element (writer, "account", account);
  return fp_writer_finish (writer);
}

char *
fp_report_write (const GArray *versions, const char *said, const char *part)
{
  g_autoptr (FpWriter) writer = fp_writer_new ();

  fp_writer_open (writer, "report");
  fp_writer_attribute (writer, "xmlns", FP_REPORT_NAMESPACE);
  fp_writer_attribute_int (writer, "format", FP_REPORT_FORMAT);
  for (guint i = 0; i < versions->len; i++)
    {
      const FpReportVersion *version = &g_array_index (versions, FpReportVersion, i);

      fp_writer_open (writer, "version");
      fp_writer_attribute (writer, "of", version->of);
      fp_writer_text (writer, version->is);
      fp_writer_close (writer);
    }
  if (said != NULL && *said != '\0')
    fp_writer_text_element (writer, "said", said);
  if (part != NULL)
    fp_writer_fragment (writer, part);
  return fp_writer_finish (writer);
}

gboolean
fp_report_is (const FpElement *root)
{
  return strcmp (root->ns, FP_REPORT_NAMESPACE) == 0;
}

gboolean
fp_report_is_file (const char *path)
{
  g_autoptr (FpDocument) document = fp_document_peek (path);

  return document != NULL && fp_report_is (fp_document_root (document));
}

const FpElement *
fp_report_game (const FpElement *root, FpProblems *problems)
{
  const FpElement *game = fp_element_child (root, "game");

  if (game == NULL)
    fp_problems_add (problems, root->at, "a report without <game>: it has no choices to repeat");
  return game;
}

/* Reads the child @element of a report. */
static void
read_part (const FpElement *element, FpReport *report, FpProblems *problems)
{
  static const char *const known[] = { "version", "said", "view", "game", NULL };
  static const char *const of[] = { "of", NULL };
  const FpElement *account = fp_element_child (element, "account");

  if (!fp_validate_element (element, known, problems))
    return;
  if (fp_element_is (element, "version"))
    {
      fp_validate_attributes (element, of, of, problems);
      fp_report_versions_add (report->versions, fp_element_get (element, "of"), element->text);
    }
  else if (fp_element_is (element, "said"))
    {
      g_free (report->said);
      report->said = g_strdup (element->text);
    }
  else if (fp_element_is (element, "view") && account == NULL)
    fp_problems_add (problems, element->at, "a <view> without <account>; expected one");
  else if (fp_element_is (element, "view"))
    {
      g_free (report->account);
      report->account = g_strdup (account->text);
    }
  else
    report->has_game = TRUE;
}

FpReport *
fp_report_load (const char *path, FpProblems *problems, GError **error)
{
  static const char *const roots[] = { "report", NULL };
  g_autoptr (FpDocument) document = fp_document_load (path, FP_SAVE_FILE_MAX_BYTES, problems, error);
  g_autoptr (FpReport) report = g_new0 (FpReport, 1);
  const FpElement *root;
  guint before = fp_problems_count (problems);

  report->versions = fp_report_versions_new ();
  report->said = g_strdup ("");
  if (document == NULL)
    return NULL;
  root = fp_document_root (document);
  if (!fp_report_is (root))
    fp_problems_add (problems, root->at, "namespace “%s”; expected “%s”", root->ns, FP_REPORT_NAMESPACE);
  else if (fp_validate_element (root, roots, problems))
    for (guint i = 0; i < fp_element_n_children (root); i++)
      read_part (fp_element_child_at (root, i), report, problems);
  return fp_problems_count (problems) == before ? g_steal_pointer (&report) : NULL;
}

void
fp_report_free (FpReport *report)
{
  if (report == NULL)
    return;
  g_array_unref (report->versions);
  g_free (report->said);
  g_free (report->account);
  g_free (report);
}
