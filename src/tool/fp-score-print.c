/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints score sheets. */
#include "tool/fp-score-print.h"

#include "config.h"

#include <glib/gi18n.h>

#include "session/files/fp-campaign-play.h"
#include "tool/fp-tool.h"

static const char *
name_of (const FpSession *session, guint seat)
{
  const FpSetup *setup = fp_session_setup (session);
  const char *name = setup->seats[seat].name;
  return name != NULL ? name : setup->edition->seat_ids[seat];
}

/* Returns “Ada, Bo”. */
static char *
names_of (const FpSession *session, FpSeats seats)
{
  g_autoptr (GString) names = g_string_new (NULL);
  for (guint seat = 0; seat < FP_MAX_SEATS; seat++)
    if (seats >> seat & 1)
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", name_of (session, seat));
  return g_string_free (g_steal_pointer (&names), FALSE);
}

static void
print_points (const FpSession *session, const FpScoreSheet *sheet, const char *title, const int *points)
{
  fp_tool_print ("%s:", title);
  for (guint seat = 0; seat < sheet->n_players; seat++)
    fp_tool_print (" %s %d", name_of (session, seat), points[seat]);
  fp_tool_print ("\n");
}

void
fp_score_print (FpSession *session)
{
  g_auto (FpScoreSheet) sheet = { 0 };
  fp_campaign_sheet (session, &sheet);
  if (sheet.rows->len == 0)
    return;
  for (guint i = 0; i < sheet.rows->len; i++)
    {
      g_autofree char *title = g_strdup_printf (_ ("Game %u"), i + 1);
      print_points (session, &sheet, title, g_array_index (sheet.rows, FpScoreRow, i).points);
    }
  print_points (session, &sheet, _ ("Score"), sheet.total);
  if (sheet.over)
    {
      g_autofree char *winners = names_of (session, sheet.winners);
      if (fp_seats_only (sheet.winners) != FP_NOBODY)
        /* Translators: the name of a player: “Ada wins the campaign.” */
        fp_tool_print (_ ("%s wins the campaign.\n"), winners);
      else
        /* Translators: a list of players: “Ada and Bo win the campaign together.” */
        fp_tool_print (_ ("%s win the campaign together.\n"), winners);
    }
  else if (sheet.first != FP_NOBODY && fp_session_over (session))
    /* Translators: the name of a player: “Ada begins the next game.” */
    fp_tool_print (_ ("%s begins the next game.\n"), name_of (session, sheet.first));
  else if (sheet.first != FP_NOBODY)
    /* Translators: the name of a player: “Ada begins this game.” */
    fp_tool_print (_ ("%s begins this game.\n"), name_of (session, sheet.first));
}
