/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Several answers in one line. A group's answers come in rising order, so that each subset exists
 * once; here they may be said in any order. */
#include "tool/fp-repl-group.h"

#include <string.h>

#include "session/game/fp-editions.h"

static gboolean
all_numbers (const FpOptions *options)
{
  for (guint i = 0; i < options->n; i++)
    if (options->option[i].kind != FP_OPTION_NUMBER)
      return FALSE;
  return TRUE;
}

int
fp_repl_option_number (const FpOptions *options, guint index)
{
  return all_numbers (options) ? options->option[index].value : (int) index + 1;
}

/* Returns TRUE if option @index of @engine may be called @said. A card that lies face down for the
 * asked player has no name, or trying names would tell which card it is. */
static gboolean
may_be_called (FpSession *session, FpEngine *engine, guint index, const char *said)
{
  const FpOption *option = &fp_engine_options (engine)->option[index];
  const FpView *view = fp_session_view (session, fp_session_seat_to_decide (session));
  gboolean may = option->kind != FP_OPTION_CARD;
  char id[128];
  for (guint i = 0; !may && i < view->n_cards; i++)
    may = view->cards[i].card == option->value;
  return may || strcmp (fp_option_id (engine, option, id, sizeof id), said) == 0;
}

int
fp_repl_find_option (FpSession *session, FpEngine *engine, const char *said)
{
  const FpOptions *options = fp_engine_options (engine);
  gint64 number;
  int found;
  if (g_ascii_string_to_signed (said, 10, G_MININT16, G_MAXINT16, &number, NULL))
    for (guint i = 0; i < options->n; i++)
      if (fp_repl_option_number (options, i) == number)
        return (int) i;
  found = fp_engine_find_option (engine, said);
  return found >= 0 && may_be_called (session, engine, (guint) found, said) ? found : -1;
}

gboolean
fp_repl_takes_several (const FpDecision *decision)
{
  return (decision->flags & FP_DECISION_UNORDERED) != 0 && decision->picked + 1 < decision->most;
}

/* Returns the answers in @said by id. A number is that of an option of the pending decision. */
static GPtrArray *
ids_said (FpSession *session, const char *said)
{
  FpEngine *engine = fp_session_engine (session);
  GPtrArray *ids = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) parts = g_strsplit_set (said, " \t", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    {
      int option = fp_repl_find_option (session, engine, parts[i]);
      char id[128];
      if (*parts[i] != '\0')
        g_ptr_array_add (ids, g_strdup (option >= 0 ? fp_option_id (engine, &fp_engine_options (engine)->option[option],
                                                                    id, sizeof id)
                                                    : parts[i]));
    }
  return ids;
}

/* Takes the answer out of @ids that comes first among the options of @engine. Returns the index of
 * its option, −1: no answer is an option now. */
static int
take_first (FpSession *session, FpEngine *engine, GPtrArray *ids)
{
  int first = -1;
  guint which = 0;
  for (guint i = 0; i < ids->len; i++)
    {
      int found = fp_repl_find_option (session, engine, g_ptr_array_index (ids, i));
      if (found < 0 || (first >= 0 && found >= first))
        continue;
      first = found;
      which = i;
    }
  if (first >= 0)
    g_ptr_array_remove_index (ids, which);
  return first;
}

/* Finds out with an engine that plays ahead which options the answers @ids are, one after the
 * other. Returns NULL if they do not fit. */
static GArray *
options_said (FpSession *session, GPtrArray *ids)
{
  FpEngine *engine = fp_session_engine (session);
  FpEngine *ahead = fp_edition_engine (engine->edition, engine->catalog);
  FpState *state = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  GArray *options = g_array_new (FALSE, FALSE, sizeof (guint));
  FpDecision decision;
  guint group;
  fp_state_copy (state, engine->state);
  fp_engine_use (ahead, state);
  fp_engine_decision (ahead, &decision);
  group = decision.group;
  while (ids->len > 0 && fp_engine_decision (ahead, &decision) && decision.group == group)
    {
      int option = take_first (session, ahead, ids);
      if (option < 0)
        break;
      g_array_append_vals (options, &(guint){ (guint) option }, 1);
      fp_engine_answer (ahead, (guint) option);
    }
  if (ids->len > 0)
    g_clear_pointer (&options, g_array_unref);
  fp_engine_free (ahead);
  g_aligned_free (state);
  return options;
}

gboolean
fp_repl_answer_several (FpSession *session, const char *said)
{
  FpDecision decision;
  g_autoptr (GPtrArray) ids = NULL;
  g_autoptr (GArray) options = NULL;
  if (!fp_engine_decision (fp_session_engine (session), &decision) || !fp_repl_takes_several (&decision))
    return FALSE;
  ids = ids_said (session, said);
  options = options_said (session, ids);
  for (guint i = 0; options != NULL && i < options->len; i++)
    fp_session_answer (session, g_array_index (options, guint, i));
  return options != NULL;
}
