/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reports about the running encounter. Numbers are as a terminal prints them. */
#include "text/fp-text-private.h"
#include "text/fp-text-tables.h"

static const FpEncounterText *
row_of (const FpEdition *edition, guint kind)
{
  return fp_text_encounter_row (edition, kind < edition->n_encounters ? edition->encounters[kind].id : NULL);
}

char *
fp_text_encounter (const FpEdition *edition, const FpViewEncounter *encounter, const char *planet)
{
  g_autofree char *number = g_strdup_printf ("%d", encounter->number);

  if (encounter->kind == 0)
    return NULL;
  return fp_text_fill (_ (row_of (edition, encounter->kind)->heading), "planet", planet, "number", number, NULL);
}

/* Appends @pattern unless it is NULL. */
static void
append (GString *text, const char *pattern, int set, int sent, int total)
{
  g_autofree char *set_number = g_strdup_printf ("%d", set);
  g_autofree char *sent_number = g_strdup_printf ("%d", sent);
  g_autofree char *total_number = g_strdup_printf ("%d", total);
  g_autofree char *part = NULL;

  if (pattern == NULL)
    return;
  part = fp_text_fill (_ (pattern), "set", set_number, "sent", sent_number, "total", total_number, NULL);
  g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", part);
}

char *
fp_text_encounter_seat (const FpEngine *engine, const FpView *view, uint8_t seat)
{
  const FpViewEncounter *encounter = &view->encounter;
  const FpEncounterText *row = row_of (engine->edition, encounter->kind);
  int set = fp_edition_secret_number (engine->edition), sent = fp_edition_seat_number (engine->edition, "sent");
  int hidden = fp_view_secret_number (engine, view, seat, set);
  GString *text = g_string_new (NULL);

  if (set >= 0 && encounter->of_seat[seat][set] != FP_NOT_SHOWN)
    append (text, row->shown, encounter->of_seat[seat][set], sent >= 0 ? encounter->of_seat[seat][sent] : 0, 0);
  if (hidden >= 0)
    append (text, row->hidden, hidden, 0, 0);
  append (text, row->total, 0, 0, encounter->total[seat]);
  return g_string_free (text, FALSE);
}
