/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Several answers in one line. A group's answers come in rising order, so that each subset exists
 * once; here they may be given in any order. */
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

/* Returns the card that @option is about, FP_NO_CARD: none. */
static uint16_t
card_of (const FpOption *option)
{
  if (option->kind == FP_OPTION_CARD)
    return (uint16_t) option->value;
  return option->kind == FP_OPTION_HALF ? (uint16_t) (option->value / 2) : FP_NO_CARD;
}

/* Returns TRUE if the asked player can't see the card of @option. */
static gboolean
is_hidden (FpSession *session, const FpOption *option)
{
  uint16_t card = card_of (option);

  return card != FP_NO_CARD && !fp_view_sees (fp_session_engine (session), fp_session_seat_to_decide (session), card);
}

/* Returns TRUE if @option may be called @text. A hidden card has its number and no name of its own:
 * trying names would tell which card lies there. */
static gboolean
may_be_called (FpSession *session, const FpEngine *engine, const FpOption *option, const char *text)
{
  char id[FP_OPTION_ID_SIZE], own[128];

  if (!is_hidden (session, option))
    return TRUE;
  fp_option_id (engine, option, id, sizeof id);
  return option->kind == FP_OPTION_CARD && strcmp (id, text) == 0 &&
         !g_str_has_prefix (id, fp_engine_card_id (engine, card_of (option), own, sizeof own));
}

/* Returns the option that is called @text, −1: none. A hidden card before a like one that is seen
 * doesn't count. */
static int
find_named (FpSession *session, FpEngine *engine, const char *text)
{
  const FpOptions *options = fp_engine_options (engine);
  int found = fp_engine_find_option (engine, text);

  if (found < 0 || may_be_called (session, engine, &options->option[found], text))
    return found;
  for (guint i = 0; i < options->n; i++)
    {
      char id[FP_OPTION_ID_SIZE];

      fp_option_id (engine, &options->option[i], id, sizeof id);
      id[strcspn (id, "#")] = '\0';
      if (!is_hidden (session, &options->option[i]) && strcmp (id, text) == 0)
        return (int) i;
    }
  return -1;
}

int
fp_repl_find_option (FpSession *session, FpEngine *engine, const char *text)
{
  const FpOptions *options = fp_engine_options (engine);
  gint64 number;

  if (g_ascii_string_to_signed (text, 10, G_MININT16, G_MAXINT16, &number, NULL))
    for (guint i = 0; i < options->n; i++)
      if (fp_repl_option_number (options, i) == number)
        return (int) i;
  return find_named (session, engine, text);
}

gboolean
fp_repl_takes_several (const FpDecision *decision)
{
  return (decision->flags & (FP_DECISION_UNORDERED | FP_DECISION_PLACES)) != 0 && decision->picked + 1 < decision->most;
}

/* Returns the answers in @text by id. A number is that of an option of the pending decision. */
static GPtrArray *
ids_of_answers (FpSession *session, const char *text)
{
  FpEngine *engine = fp_session_engine (session);
  GPtrArray *ids = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) parts = g_strsplit_set (text, " \t", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    {
      int option = fp_repl_find_option (session, engine, parts[i]);
      char id[FP_OPTION_ID_SIZE];
      if (g_str_equal (parts[i], FP_USUAL_ID))
        option = -1;
      if (*parts[i] != '\0')
        g_ptr_array_add (ids, g_strdup (option >= 0 ? fp_option_id (engine, &fp_engine_options (engine)->option[option],
                                                                    id, sizeof id)
                                                    : parts[i]));
    }
  return ids;
}

/* Takes the answer out of @ids that comes first among the options of @engine. “usual” stays: it is
 * all places that are left. Returns the index of its option, −1: no answer is an option now. */
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
  if (first >= 0 && !g_str_equal (g_ptr_array_index (ids, which), FP_USUAL_ID))
    g_ptr_array_remove_index (ids, which);
  return first;
}

/* Finds out with an engine that plays ahead which options the answers @ids are, one after the
 * other. Returns NULL if they do not fit. */
static GArray *
options_of_answers (FpSession *session, GPtrArray *ids)
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
  if (ids->len == 1 && options->len > 0 && g_str_equal (g_ptr_array_index (ids, 0), FP_USUAL_ID))
    g_ptr_array_set_size (ids, 0);
  if (ids->len > 0)
    g_clear_pointer (&options, g_array_unref);
  fp_engine_free (ahead);
  g_aligned_free (state);
  return options;
}

gboolean
fp_repl_answer_several (FpSession *session, const char *text)
{
  FpDecision decision;
  g_autoptr (GPtrArray) ids = NULL;
  g_autoptr (GArray) options = NULL;
  if (!fp_engine_decision (fp_session_engine (session), &decision) || !fp_repl_takes_several (&decision))
    return FALSE;
  ids = ids_of_answers (session, text);
  options = options_of_answers (session, ids);
  for (guint i = 0; options != NULL && i < options->len; i++)
    fp_session_answer (session, g_array_index (options, guint, i));
  return options != NULL;
}
