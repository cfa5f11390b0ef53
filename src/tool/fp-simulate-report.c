/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints the figures of a simulation, as lines for people or as rows. */
#include "tool/fp-simulate-report.h"

#include "config.h"

#include <glib/gi18n.h>
#include <stdio.h>

#include "tool/fp-tool.h"

/* Prints a figure. Rows have @key and @subkey; lines have them translated, one behind the other. */
static void
row (gboolean tsv, const char *key, const char *subkey, const char *value, const char *low, const char *high)
{
  if (tsv)
    fp_tool_print ("%s\t%s\t%s\t%s\t%s\n", key, subkey, value, low, high);
  else
    {
      fp_tool_print ("%s%s%s: %s", _ (key), *subkey != '\0' ? " " : "", subkey, value);
      if (*low != '\0')
        fp_tool_print (" (%s … %s)", low, high);
      fp_tool_print ("\n");
    }
}

static void
count (gboolean tsv, const char *key, const char *subkey, uint64_t number)
{
  g_autofree char *value = g_strdup_printf ("%" G_GUINT64_FORMAT, (guint64) number);
  row (tsv, key, subkey, value, "", "");
}

static void
rate (gboolean tsv, const char *key, const char *subkey, uint64_t parts, uint64_t games)
{
  double low_end, high_end;
  g_autofree char *value = g_strdup_printf ("%.4f", fp_simulation_rate (parts, games, &low_end, &high_end));
  g_autofree char *low = g_strdup_printf ("%.4f", low_end);
  g_autofree char *high = g_strdup_printf ("%.4f", high_end);
  row (tsv, key, subkey, value, low, high);
}

/* Prints the settled aliens, if any. */
static void
report_aliens (const FpSimulation *simulation, gboolean tsv)
{
  g_autoptr (GString) aliens = g_string_new (NULL);
  gboolean any = FALSE;
  for (guint seat = 0; seat < simulation->n_seats; seat++)
    {
      const char *alien = simulation->aliens[seat];
      any = any || alien != NULL;
      g_string_append_printf (aliens, "%s%s", seat > 0 ? "," : "", alien != NULL ? alien : "any");
    }
  if (any)
    row (tsv, N_ ("aliens"), "", aliens->str, "", "");
}

/* An alien's rate counts the games in which it was played. */
static void
report_alien_wins (const FpSimulation *simulation, const FpSimulationResult *result, gboolean tsv)
{
  for (guint def = 0; def < simulation->catalog->cards->len; def++)
    if (result->alien_games[def] > 0)
      {
        const FpCardDef *card = fp_catalog_card (simulation->catalog, def);
        g_autofree char *id = g_strconcat (card->set, ":", card->id, NULL);
        rate (tsv, N_ ("wins"), id, result->alien_parts[def], result->alien_games[def]);
      }
}

static void
report_setting (const FpSimulation *simulation, uint64_t games, gboolean tsv)
{
  row (tsv, N_ ("edition"), "", simulation->edition->id, "", "");
  for (guint i = 0; i < simulation->catalog->sets->len; i++)
    {
      const FpSetInfo *set = &g_array_index (simulation->catalog->sets, FpSetInfo, i);
      g_autofree char *digest = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", (guint64) set->programs);
      g_autofree char *both = g_strconcat (set->id, ":", digest, NULL);
      row (tsv, N_ ("sets"), tsv ? set->id : "", tsv ? digest : both, "", "");
    }
  g_autoptr (GString) players = g_string_new (NULL);
  for (guint seat = 0; seat < simulation->n_seats; seat++)
    g_string_append_printf (players, "%s%s", seat > 0 ? "," : "", simulation->players[seat]);
  row (tsv, N_ ("players"), "", players->str, "", "");
  report_aliens (simulation, tsv);
  if (simulation->edition->most_seats > 2)
    count (tsv, N_ ("seats"), "", simulation->n_seats);
  count (tsv, N_ ("games"), "", games);
  count (tsv, N_ ("seed"), "", simulation->seed);
}

/* Prints hundredths, with the ends of the range of nine games in ten. */
static void
report_questions (const FpSimulation *simulation, const FpSimulationResult *result, gboolean tsv)
{
  uint64_t times = MAX (result->all_encounters * simulation->n_seats, 1);
  double ends[3];
  static const double parts[3] = { 0.05, 0.5, 0.95 };
  for (guint i = 0; i < 3; i++)
    ends[i] = fp_simulation_quantile (result->questions, G_N_ELEMENTS (result->questions), parts[i]) / 100.0;
  double mean = (double) result->decisions / (double) times;
  if (tsv)
    {
      g_autofree char *value = g_strdup_printf ("%.2f", mean);
      g_autofree char *low = g_strdup_printf ("%.2f", ends[0]);
      g_autofree char *high = g_strdup_printf ("%.2f", ends[2]);
      row (tsv, "questions per seat and encounter", "", value, low, high);
      return;
    }
  /* Translators: the mean of all games; then what 5, 50 and 95 of 100 games stay below. */
  fp_tool_print (_ ("questions per seat and encounter: %.2f (%.2f, %.2f, %.2f)\n"), mean, ends[0], ends[1], ends[2]);
}

/* Prints what the players traded, if the edition has deals. Kinds of terms are told by their id. */
static void
report_trade (const FpEdition *edition, const FpDealCounts *traded, gboolean tsv)
{
  count (tsv, N_ ("offers"), "", traded->offers);
  count (tsv, N_ ("accepted offers"), "", traded->accepted);
  for (guint kind = 0; kind < MIN (edition->n_deal_terms, FP_DEAL_COUNTS_TERMS); kind++)
    count (tsv, N_ ("accepted offers with"), edition->deal_terms[kind].id, traded->of_term[kind]);
  count (tsv, N_ ("accepted gifts"), "", traded->gifts);
  count (tsv, N_ ("deals that both partners win by"), "", traded->shared);
  count (tsv, N_ ("deals that hand one partner the game"), "", traded->handed);
}

/* Prints what editions with encounters of many players count. */
static void
report_tally (const FpSimulation *simulation, const FpSimulationResult *result, gboolean tsv)
{
  static const double parts[3] = { 0.05, 0.5, 0.95 };
  char ends[3][16];
  for (guint i = 0; i < 3; i++)
    g_snprintf (ends[i], sizeof ends[i], "%u",
                fp_simulation_quantile (result->encounters, G_N_ELEMENTS (result->encounters), parts[i]));
  report_questions (simulation, result, tsv);
  row (tsv, N_ ("encounters per game"), "", ends[1], ends[0], ends[2]);
  if (tsv)
    {
      count (tsv, "deals", "made", result->deals);
      count (tsv, "deals", "failed", result->failed_deals);
    }
  else
    fp_tool_print (_ ("deals: made %" G_GUINT64_FORMAT ", failed %" G_GUINT64_FORMAT "\n"), (guint64) result->deals,
                   (guint64) result->failed_deals);
  if (simulation->edition->n_deal_terms > 0)
    report_trade (simulation->edition, &result->traded, tsv);
}

/* Prints a mean for each game that is over. */
static void
per_game (gboolean tsv, const char *key, uint64_t number, const FpCourseCounts *course)
{
  g_autofree char *mean = g_strdup_printf ("%.2f", (double) number / (double) MAX (course->games, 1));
  row (tsv, key, "", mean, "", "");
}

static void
report_leads (const FpCourseCounts *course, gboolean tsv)
{
  per_game (tsv, N_ ("lead changes per game"), course->lead_changes, course);
  per_game (tsv, N_ ("planets that change hands per game"), course->changed_hands, course);
  rate (tsv, N_ ("comebacks"), "", course->comebacks * FP_COURSE_PARTS, course->one_winner);
}

/* Prints how often @player had a choice of a sort in a game, and in which share of these it took
 * it. */
static void
report_habit (const char *key, guint player, const FpHabitCount *habit, uint64_t games, gboolean tsv)
{
  g_autofree char *asked = g_strdup_printf ("%.2f", (double) habit->asked / (double) games);
  g_autofree char *taken = g_strdup_printf ("%.2f", (double) habit->taken / (double) games);
  g_autofree char *share =
      g_strdup_printf ("%.3f", habit->asked > 0 ? (double) habit->taken / (double) habit->asked : 0.0);
  char name[] = { (char) ('A' + player), '\0' };
  if (tsv)
    row (tsv, key, name, share, taken, asked);
  else
    /* Translators: a habit (“invitations followed”), the letter of a player, then how often in a
       game, of how many times a game, and the share. */
    fp_tool_print (_ ("%s %s: %s of %s a game (%s)\n"), _ (key), name, taken, asked, share);
}

static void
report_habits (const FpSimulation *simulation, const FpSimulationResult *result, gboolean tsv)
{
  for (guint player = 0; player < simulation->n_seats; player++)
    {
      const FpHabitCounts *habits = &result->habits[player];
      const FpHabitCount *inclined = habits->inclined;
      if (simulation->edition->thinking.inclination != NULL)
        {
          report_habit (N_ ("players invited"), player, &inclined[FP_INCLINATION_INVITE], result->games, tsv);
          report_habit (N_ ("invitations followed"), player, &inclined[FP_INCLINATION_JOIN], result->games, tsv);
          report_habit (N_ ("offers accepted"), player, &inclined[FP_INCLINATION_DEAL], result->games, tsv);
        }
      report_habit (N_ ("bluffs"), player, &habits->bluffs, result->games, tsv);
      report_habit (N_ ("abilities stopped"), player, &habits->stops, result->games, tsv);
    }
}

static void
report_course (const FpSimulation *simulation, const FpSimulationResult *result, gboolean tsv)
{
  double each = (double) result->decisions / (double) result->games;
  g_autofree char *mean = g_strdup_printf ("%.2f", each);
  g_autofree char *middle = g_strdup_printf ("%u", fp_simulation_turns (result, 0.5));
  g_autofree char *low = g_strdup_printf ("%u", fp_simulation_turns (result, 0.05));
  g_autofree char *high = g_strdup_printf ("%u", fp_simulation_turns (result, 0.95));
  count (tsv, N_ ("decisions"), "", result->decisions);
  row (tsv, N_ ("decisions per game"), "", mean, "", "");
  if (simulation->edition->table.tally != NULL)
    report_tally (simulation, result, tsv);
  else
    row (tsv, fp_text_turns_per_game (simulation->edition), "", middle, low, high);
  report_leads (&result->course, tsv);
}

/* Prints the wins of the players that are counted for each card, and of all of them together. */
static void
report_card_wins (const FpCatalog *catalog, const FpCourseCounts *course, gboolean tsv, const char *key, gsize offset)
{
  FpCourseWins all = { 0 };
  for (guint def = 0; def < catalog->cards->len; def++)
    {
      const FpCardDef *card = fp_catalog_card (catalog, def);
      const FpCourseWins *wins = &G_STRUCT_MEMBER (FpCourseWins, &course->cards[def], offset);
      g_autofree char *id = g_strconcat (card->set, ":", card->id, NULL);
      if (wins->n > 0)
        rate (tsv, key, id, wins->parts, wins->n);
      all.n += wins->n;
      all.parts += wins->parts;
    }
  if (all.n > 0)
    rate (tsv, key, "*", all.parts, all.n);
}

static void
report_cards (const FpCatalog *catalog, const FpCourseCounts *course, gboolean tsv)
{
  report_card_wins (catalog, course, tsv, N_ ("wins with"), G_STRUCT_OFFSET (FpCardCourse, had));
  report_card_wins (catalog, course, tsv, N_ ("wins when ahead at"), G_STRUCT_OFFSET (FpCardCourse, ahead));
  report_card_wins (catalog, course, tsv, N_ ("wins after the encounter of"), G_STRUCT_OFFSET (FpCardCourse, won));
}

static void
report_outcome (const FpSimulation *simulation, const FpSimulationResult *result, gboolean tsv)
{
  const char *ended = N_ ("ended by");
  for (guint i = FP_ENDING_NONE + 1; i < simulation->edition->n_endings; i++)
    if (!fp_edition_ends (simulation->edition, i, FP_ENDS_UNDECIDED | FP_ENDS_CONCEDED))
      count (tsv, ended, fp_edition_ending_id (simulation->edition, i), result->ended[i]);
  count (tsv, ended, "shared", result->shared);
  count (tsv, ended, "none", result->nobody);
  if (simulation->edition->most_seats > 2)
    count (tsv, ended, "undecided", result->stuck);
  for (guint seat = 0; seat < simulation->n_seats; seat++)
    rate (tsv, N_ ("wins"), simulation->edition->seat_ids[seat], result->seat_parts[seat], result->games);
  /* With mirror each player sat in every seat; A is the first of --players. */
  if (simulation->mirror || simulation->edition->most_seats > 2)
    for (guint player = 0; player < simulation->n_seats; player++)
      rate (tsv, N_ ("wins"), (char[]){ (char) ('A' + player), '\0' }, result->player_parts[player], result->games);
  report_alien_wins (simulation, result, tsv);
  count (tsv, N_ ("stuck"), "", result->stuck);
  count (tsv, N_ ("dropped"), "", result->dropped);
}

/* Returns TRUE if decisions of @kind can occur. Windows can only if a moment of the edition has
 * them. */
static gboolean
can_occur (const FpEdition *edition, guint kind)
{
  if (g_strcmp0 (edition->decisions[kind].what, "window") != 0)
    return TRUE;
  FP_EACH_PROCEDURE (edition, i)
    if (edition->procedures[i].window)
      return TRUE;
  return FALSE;
}

/* A kind of decision belongs to no step until a step asks it, so one never met is listed without a
 * step. */
static void
report_decisions (const FpEdition *edition, const FpCoverage *reach, gboolean tsv)
{
  for (guint kind = 0; kind < edition->n_decisions; kind++)
    {
      const char *what = edition->decisions[kind].what;
      gboolean met = FALSE;
      FP_EACH_PROCEDURE (edition, step)
        if (reach->decisions[step][kind] > 0)
          {
            met = TRUE;
            g_autofree char *id =
                g_strconcat (edition->procedures[step].id, what != NULL ? "/" : "", what != NULL ? what : "", NULL);
            count (tsv, N_ ("reach decision"), id, reach->decisions[step][kind]);
          }
      if (!met && can_occur (edition, kind))
        {
          g_autofree char *id = what != NULL ? g_strconcat ("*/", what, NULL) : g_strdup_printf ("*#%u", kind);
          count (tsv, N_ ("reach decision"), id, 0);
        }
    }
}

/* Returns TRUE if a card of the sets uses the verb called @id. */
static gboolean
is_used (const FpSimulation *simulation, const char *id)
{
  const GArray *code = simulation->catalog->code;
  int verb = fp_edition_verb (simulation->edition, id);
  for (guint i = 0; i < code->len; i++)
    {
      const FpInstruction *instruction = &g_array_index (code, FpInstruction, i);
      if (instruction->op == FP_OP_VERB && instruction->verb == verb)
        return TRUE;
    }
  return FALSE;
}

/* Returns TRUE if the event @kind can occur. Some events need a card that causes them. */
static gboolean
can_happen (const FpSimulation *simulation, guint kind)
{
  static const struct
  {
    guint event;
    const char *verb;
  } by_verb[] = { { FP_EVENT_CARDS_SHUFFLED, "shuffle" },
                  { FP_EVENT_WENT_BACK, "go-to" },
                  { FP_EVENT_GAME_LOST, "lose-game" } };
  for (guint i = 0; i < G_N_ELEMENTS (by_verb); i++)
    if (by_verb[i].event == kind)
      return is_used (simulation, by_verb[i].verb);
  return !fp_event_tells (simulation->edition, kind, FP_TELLS_ODDITY);
}

static void
report_reach (const FpSimulation *simulation, const FpSimulationResult *result, gboolean tsv)
{
  const FpEdition *edition = simulation->edition;
  FP_EACH_PROCEDURE (edition, step)
    if (edition->procedures[step].step)
      count (tsv, N_ ("reach step"), edition->procedures[step].id, result->coverage.procedures[step]);
  report_decisions (edition, &result->coverage, tsv);
  for (guint i = 0; i < simulation->catalog->abilities->len; i++)
    {
      const FpAbilityRef *ref = &g_array_index (simulation->catalog->abilities, FpAbilityRef, i);
      const FpCardDef *card = fp_catalog_card (simulation->catalog, ref->card);
      g_autofree char *id =
          g_strdup_printf ("%s:%s/%s", card->set, card->id, fp_catalog_ability (simulation->catalog, i)->id);
      count (tsv, N_ ("reach ability"), id, result->coverage.abilities[i]);
    }
  for (guint i = 0; i < fp_event_n_listed (edition); i++)
    {
      guint kind = fp_event_listed (edition, i);
      if (can_happen (simulation, kind) || result->coverage.events[kind] > 0)
        count (tsv, N_ ("reach event"), fp_event_id (edition, kind), result->coverage.events[kind]);
    }
}

/* Prints how long players thought about a decision, if any did. */
static void
report_times (const FpSimulationResult *result, gboolean tsv)
{
  guint middle = fp_simulation_quantile (result->times, G_N_ELEMENTS (result->times), 0.5);
  guint high = fp_simulation_quantile (result->times, G_N_ELEMENTS (result->times), 0.95);
  uint64_t thought = 0;
  for (guint i = 0; i < G_N_ELEMENTS (result->times); i++)
    thought += result->times[i];
  if (thought > 0 && tsv)
    fp_tool_report ("milliseconds of thinking about a decision: %u, %u", middle, high);
  else if (thought > 0)
    /* Translators: the times that 50 and 95 of 100 decisions stay below. */
    fp_tool_print (_ ("milliseconds of thinking about a decision: %u (50%%), %u (95%%)\n"), middle, high);
}

static void
report_speed (const FpSimulationResult *result, gboolean tsv)
{
  const char *names[] = { N_ ("games per second"), N_ ("decisions per second"), N_ ("encounters per second") };
  const uint64_t counts[] = { result->games, result->decisions, result->all_encounters };
  /* Games of random players are several times as long as others. So encounters compare better, if
   * the edition counts them. */
  for (guint i = 0; i < (result->all_encounters > 0 ? 3 : 2); i++)
    {
      double speed = (double) counts[i] / MAX (result->seconds, 1e-6);
      if (tsv)
        fp_tool_report ("%s: %.0f", names[i], speed);
      else
        fp_tool_print ("%s: %.0f\n", _ (names[i]), speed);
    }
}

void
fp_simulate_report (const FpSimulation *simulation, const FpSimulationResult *result, gboolean tsv)
{
  if (tsv)
    fp_tool_print ("key\tsubkey\tvalue\tlow\thigh\n");
  report_setting (simulation, result->games, tsv);
  report_course (simulation, result, tsv);
  report_outcome (simulation, result, tsv);
  if (simulation->habits)
    report_habits (simulation, result, tsv);
  if (simulation->reach)
    report_reach (simulation, result, tsv);
  if (simulation->cards)
    report_cards (simulation->catalog, &result->course, tsv);
  report_speed (result, tsv);
  report_times (result, tsv);
}

static void
figure (gboolean tsv, const char *key, const FpExploitabilityFigure *figure)
{
  g_autofree char *middle = g_strdup_printf ("%.4f", figure->value);
  g_autofree char *low = g_strdup_printf ("%.4f", figure->low);
  g_autofree char *high = g_strdup_printf ("%.4f", figure->high);
  row (tsv, key, "", middle, low, high);
}

void
fp_exploitability_report (const FpSimulation *simulation, const FpExploitabilityFigures *figures, gboolean tsv)
{
  if (tsv)
    fp_tool_print ("key\tsubkey\tvalue\tlow\thigh\n");
  report_setting (simulation, figures->games, tsv);
  count (tsv, N_ ("choices noted"), "", figures->noted);
  figure (tsv, N_ ("wins as ever"), &figures->ever);
  figure (tsv, N_ ("wins by best answers, without notes"), &figures->unread);
  figure (tsv, N_ ("wins reading"), &figures->reading);
  figure (tsv, N_ ("gain"), &figures->gain);
  figure (tsv, N_ ("gain by notes"), &figures->by_notes);
}

void
fp_simulate_clear_progress (const FpSimulation *simulation)
{
  if (simulation->progress == NULL)
    return;
  fputs ("\r\033[K", stderr);
  fflush (stderr);
}
