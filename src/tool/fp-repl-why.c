/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command “why” of the REPL. */
#include "tool/fp-repl-why.h"

#include "session/history/fp-session-why.h"
#include "tool/fp-tool.h"

static void
print_item (const FpWhy *why)
{
  g_auto (GStrv) lines = g_strsplit (why->text, "\n", -1);
  fp_tool_print ("  %s\n", why->title);
  for (guint i = 0; lines[i] != NULL; i++)
    fp_tool_print ("    %s\n", lines[i]);
}

void
fp_repl_why (FpSession *session, uint8_t viewer, gboolean program)
{
  g_autoptr (GPtrArray) items = fp_session_why (session, viewer, program);
  const FpWhy *before = NULL;
  for (guint i = 0; i < items->len; i++)
    {
      const FpWhy *why = g_ptr_array_index (items, i);
      gboolean begins = before == NULL || before->section != why->section;
      if (begins)
        fp_tool_print ("%s\n", fp_text_why_section (why->section));
      if (why->heading != NULL && (begins || g_strcmp0 (before->heading, why->heading) != 0))
        fp_tool_print (" %s\n", why->heading);
      print_item (why);
      before = why;
    }
  fp_tool_print ("%s\n", fp_text_why_cards ());
}
