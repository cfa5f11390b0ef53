/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game from its beginning, decision by decision, as one seat saw it. */
#include "session/history/fp-seat-account.h"

#include "config.h"

#include <glib/gi18n.h>

#include "session/game/fp-session-private.h"

struct _FpSeatAccount
{
  FpSession *session; /* the replayed session */
  GPtrArray *choices; /* of FpMadeChoice: copies of those to repeat */
  uint8_t viewer;
  gboolean pools; /* TRUE: with what nobody can tell apart */
  guint most; /* log entries that may be told */
  GString *text;
  guint told; /* log entries told */
  uint8_t waiting; /* seat last reported as deciding, FP_NOBODY: something else was told since */
  GPtrArray *known; /* lines about hidden cards as last told */
};

static void
say (FpSeatAccount *account, const char *text)
{
  account->waiting = FP_NOBODY;
  g_string_append_printf (account->text, "%s\n", text);
}

/* Tells the new events, with each step's name above them. */
static void
tell_news (FpSeatAccount *account)
{
  const GPtrArray *log = fp_session_log (account->session);
  const char *step = NULL;
  for (; account->told < MIN (log->len, account->most); account->told++)
    {
      const FpLogEntry *entry = g_ptr_array_index (log, account->told);
      const char *text = entry->text[MIN (account->viewer, FP_MAX_SEATS)];
      if (entry->event.kind == FP_EVENT_STEP_BEGAN)
        step = text;
      else if (text != NULL)
        {
          if (step != NULL)
            say (account, step);
          account->waiting = FP_NOBODY;
          g_string_append_printf (account->text, "  %s\n", text);
          step = NULL;
        }
    }
}

/* --- Knowledge of hidden cards --- */

/* Cards by name, adjacent like ones with a count; FP_NO_CARD at the end. */
typedef struct
{
  GString *line;
  const FpCatalog *catalog;
  guint def, n;
} FpNames;

static void
add_def (FpNames *names, guint def)
{
  if (def != names->def && names->n > 0)
    {
      g_autofree char *name = fp_text_card (names->catalog, names->def);
      g_string_append_printf (names->line, "%s%s", g_str_has_suffix (names->line->str, ":") ? " " : ", ", name);
      if (names->n > 1)
        g_string_append_printf (names->line, " ×%u", names->n);
    }
  names->n = def == names->def ? names->n + 1 : 1;
  names->def = def;
}

/* Returns a line for a zone in which the viewer sees cards that not everybody sees, NULL: none. */
static char *
zone_line (const FpSeatAccount *account, const FpView *view, guint index)
{
  const FpEngine *engine = fp_session_engine (account->session);
  const FpZoneDef *def = &engine->edition->zones[index];
  const FpViewZone *zone = &view->zones[index];
  g_autoptr (GString) line = g_string_new (NULL);
  FpNames names = { line, engine->catalog, FP_NO_CARD, 0 };
  guint seen = 0;
  if (def->owner < view->n_seats)
    g_string_append_printf (line, "%s ", engine->edition->seat_ids[def->owner]);
  g_string_append_printf (line, "%s:", def->id);
  for (guint i = zone->first; i < zone->first + zone->listed; i++)
    if (view->cards[i].def != FP_NO_CARD && !view->cards[i].face_up)
      {
        add_def (&names, view->cards[i].def);
        seen++;
      }
  add_def (&names, FP_NO_CARD);
  return seen > 0 ? g_string_free (g_steal_pointer (&line), FALSE) : NULL;
}

static char *
pool_line (const FpSeatAccount *account, const FpView *view, const FpViewPool *pool)
{
  const FpEngine *engine = fp_session_engine (account->session);
  g_autoptr (GString) line = g_string_new (NULL);
  FpNames names = { line, engine->catalog, FP_NO_CARD, 0 };
  const char *owner = pool->owner < view->n_seats ? engine->edition->seat_ids[pool->owner] : "";
  if (pool->zone < engine->edition->n_zones)
    /* Translators: the id of a seat and of a zone: “orange deck, somewhere:”; a list of cards
       follows. */
    g_string_append_printf (line, _ ("%s %s, somewhere:"), owner, engine->edition->zones[pool->zone].id);
  else if (pool->held)
    /* Translators: the id of a seat: “orange holds:”; a list of cards follows. */
    g_string_append_printf (line, _ ("%s holds:"), owner);
  else
    /* Translators: the id of a seat; a list of cards follows. */
    g_string_append_printf (line, _ ("%s holds or has in the deck:"), owner);
  for (guint i = pool->first; i < (guint) pool->first + pool->n; i++)
    add_def (&names, view->pooled[i]);
  add_def (&names, FP_NO_CARD);
  return g_strchug (g_string_free (g_steal_pointer (&line), FALSE));
}

static gboolean
has_line (const GPtrArray *lines, const char *line)
{
  return g_ptr_array_find_with_equal_func ((GPtrArray *) lines, line, g_str_equal, NULL);
}

/* Tells the lines that have changed since the last time. */
static void
tell_known (FpSeatAccount *account)
{
  const FpView *view = fp_session_view (account->session, account->viewer);
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < fp_session_engine (account->session)->edition->n_zones; i++)
    {
      char *line = zone_line (account, view, i);
      if (line != NULL)
        g_ptr_array_add (lines, line);
    }
  for (guint i = 0; account->pools && i < view->n_pools; i++)
    g_ptr_array_add (lines, pool_line (account, view, &view->pools[i]));
  for (guint i = 0; i < lines->len; i++)
    if (!has_line (account->known, g_ptr_array_index (lines, i)))
      g_string_append_printf (account->text, "  = %s\n", (const char *) g_ptr_array_index (lines, i));
  g_ptr_array_unref (account->known);
  account->known = lines;
}

/* --- Decisions --- */

static void
tell_decision (FpSeatAccount *account, const FpDecision *decision, const char *answer)
{
  FpEngine *engine = fp_session_engine (account->session);
  const FpOptions *options = fp_engine_options (engine);
  const FpTextNames *names = fp_session_names (account->session);
  g_autofree char *question = fp_text_decision (engine, decision, names);
  g_autofree char *stake = fp_text_stake (engine, decision, names);
  char id[FP_OPTION_ID_SIZE];
  fp_engine_find_option (engine, answer); /* lists an answer that was legal though not offered */
  fp_decision_id (engine, decision, id, sizeof id);
  tell_known (account);
  g_string_append_printf (account->text, "? %s %s: %s\n", engine->edition->seat_ids[decision->seat], id, question);
  if (stake != NULL)
    g_string_append_printf (account->text, "  (%s)\n", stake);
  for (guint i = 0; i < options->n; i++)
    {
      g_autofree char *label = fp_text_option (engine, decision, &options->option[i], names);
      gboolean given = g_str_equal (fp_option_id (engine, &options->option[i], id, sizeof id), answer);
      g_string_append_printf (account->text, "  %s %s\n", given ? ">" : "-", label);
    }
  account->waiting = FP_NOBODY;
}

static void
tell_waiting (FpSeatAccount *account, uint8_t seat)
{
  if (account->waiting != seat)
    /* Translators: the name of a player: “… Ada is deciding”. */
    g_string_append_printf (account->text, _ ("… %s is deciding\n"), fp_session_names (account->session)->names[seat]);
  account->waiting = seat;
}

/* FALSE with @error: the choice, though made before, does not fit. */
static gboolean
choose (FpSeatAccount *account, const FpChoice *choice, GError **error)
{
  if (!g_str_equal (choice->answer, "concede"))
    return fp_session_answer_id (account->session, choice->answer, error);
  fp_session_concede (account->session, choice->seat);
  return TRUE;
}

FpSeatAccount *
fp_seat_account_new (FpSession *session, uint8_t viewer, gboolean pools, guint most)
{
  FpSeatAccount *account = g_new0 (FpSeatAccount, 1);
  account->viewer = viewer;
  account->pools = pools;
  account->most = most;
  account->waiting = FP_NOBODY;
  account->session = fp_session_new_from (fp_session_setup (session), fp_session_engine (session)->catalog,
                                          fp_session_origin (session));
  account->choices = g_ptr_array_new_full (session->made->len, fp_made_choice_free);
  for (guint i = 0; i < session->made->len; i++)
    g_ptr_array_add (account->choices, fp_made_choice_copy (g_ptr_array_index (session->made, i)));
  account->text = g_string_new (NULL);
  account->known = g_ptr_array_new_with_free_func (g_free);
  return account;
}

void
fp_seat_account_free (FpSeatAccount *account)
{
  if (account == NULL)
    return;
  fp_session_free (account->session);
  g_ptr_array_unref (account->choices);
  if (account->text != NULL)
    g_string_free (account->text, TRUE);
  g_ptr_array_unref (account->known);
  g_free (account);
}

/* Choices that the set-up has settled are made automatically. A player who is asked in a window
 * holds a card for it, so the others read nothing of the question. */
char *
fp_seat_account_text (FpSeatAccount *account, GError **error)
{
  FpEngine *engine = fp_session_engine (account->session);
  for (guint i = fp_session_choices (account->session)->len; i < account->choices->len;
       i = fp_session_choices (account->session)->len)
    {
      const FpChoice *choice = g_ptr_array_index (account->choices, i);
      FpDecision decision;
      tell_news (account);
      if (account->told == account->most || !fp_engine_decision (engine, &decision))
        break;
      if (decision.seat == account->viewer)
        tell_decision (account, &decision, choice->answer);
      else if (!fp_session_asks_window (account->session))
        tell_waiting (account, decision.seat);
      if (!choose (account, choice, error))
        break;
    }
  tell_news (account);
  return g_string_free (g_steal_pointer (&account->text), FALSE);
}
