/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Campaigns as part of a game's file. */
#include "archive/saves/fp-campaign.h"

#include <string.h>

#include "archive/fp-xml-validator.h"

static void
free_game (gpointer data)
{
  FpCampaignGame *game = data;

  g_free (game->result);
  g_free (game->by);
  g_free (game->winner);
  g_free (game->text);
  g_free (game);
}

FpCampaign *
fp_campaign_new (const char *edition, guint n_players)
{
  FpCampaign *campaign = g_new0 (FpCampaign, 1);

  campaign->edition = g_strdup (edition);
  campaign->n_players = n_players;
  campaign->games = g_ptr_array_new_with_free_func (free_game);
  return campaign;
}

void
fp_campaign_free (FpCampaign *campaign)
{
  if (campaign == NULL)
    return;
  g_free (campaign->edition);
  for (guint seat = 0; seat < FP_MAX_SEATS; seat++)
    {
      g_free (campaign->names[seat]);
      g_free (campaign->by[seat]);
    }
  g_ptr_array_unref (campaign->games);
  g_free (campaign);
}

FpCampaignGame *
fp_campaign_add (FpCampaign *campaign)
{
  FpCampaignGame *game = g_new0 (FpCampaignGame, 1);

  g_ptr_array_add (campaign->games, game);
  return game;
}

FpCampaign *
fp_campaign_copy (const FpCampaign *campaign)
{
  FpCampaign *copy = fp_campaign_new (campaign->edition, campaign->n_players);

  for (guint seat = 0; seat < FP_MAX_SEATS; seat++)
    {
      copy->names[seat] = g_strdup (campaign->names[seat]);
      copy->by[seat] = g_strdup (campaign->by[seat]);
    }
  for (guint i = 0; i < campaign->games->len; i++)
    {
      const FpCampaignGame *game = g_ptr_array_index (campaign->games, i);
      FpCampaignGame *added = fp_campaign_add (copy);

      *added = *game;
      added->result = g_strdup (game->result);
      added->by = g_strdup (game->by);
      added->winner = g_strdup (game->winner);
      added->text = g_strdup (game->text);
    }
  return copy;
}

int
fp_campaign_score (const FpCampaign *campaign, guint seat)
{
  int score = 0;

  for (guint i = 0; i < campaign->games->len; i++)
    score += ((const FpCampaignGame *) g_ptr_array_index (campaign->games, i))->points[seat];
  return score;
}

gboolean
fp_campaign_is (const FpElement *root)
{
  return strcmp (root->ns, FP_CAMPAIGN_NAMESPACE) == 0;
}

/* --- Reading --- */

static gboolean
is_saved_game (const FpElement *element)
{
  return fp_element_is (element, "game") && strcmp (element->ns, FP_SAVE_FILE_NAMESPACE) == 0;
}

/* Reads a <player>. Players are listed in the order of their seats. */
static void
read_player (const FpElement *element, FpCampaign *campaign, int scores[FP_MAX_SEATS], FpProblems *problems)
{
  static const char *const known[] = { "name", "by", "score", NULL };
  static const char *const needed[] = { "score", NULL };
  const FpAttribute *score = fp_element_attribute (element, "score");
  guint before = fp_problems_count (problems);

  fp_validate_attributes (element, known, needed, problems);
  fp_validate_no_text (element, problems);
  fp_validate_no_children (element, problems);
  if (campaign->n_players == FP_MAX_SEATS)
    fp_problems_add (problems, element->at, "player %u; a campaign has at most %u", FP_MAX_SEATS + 1U,
                     (guint) FP_MAX_SEATS);
  if (fp_problems_count (problems) > before)
    return;
  campaign->names[campaign->n_players] = g_strdup (fp_element_get (element, "name"));
  campaign->by[campaign->n_players] = g_strdup (fp_element_get (element, "by"));
  fp_validate_number (score->value, score->value_at, "score", 0, FP_CAMPAIGN_MOST_POINTS, &scores[campaign->n_players],
                      problems);
  campaign->n_players++;
}

/* Reads points="8 0 1 0", a number for each player. */
static void
read_points (const FpAttribute *points, guint n_players, int to[FP_MAX_SEATS], FpProblems *problems)
{
  g_auto (GStrv) parts = g_strsplit (points->value, " ", FP_MAX_SEATS + 1);
  guint n = g_strv_length (parts);

  if (n != n_players)
    fp_problems_add (problems, points->value_at, "points of %u players; expected a number for each of %u", n,
                     n_players);
  for (guint i = 0; i < MIN (n, n_players); i++)
    fp_validate_number (parts[i], points->value_at, "points", 0, FP_CAMPAIGN_MOST_POINTS, &to[i], problems);
}

/* Writes @element, whose parent has the namespace @parent, with all in it. */
static void
write_element (const FpElement *element, const char *parent, FpWriter *writer)
{
  fp_writer_open (writer, element->name);
  if (strcmp (element->ns, parent) != 0)
    fp_writer_attribute (writer, "xmlns", element->ns);
  for (guint i = 0; i < fp_element_n_attributes (element); i++)
    fp_writer_attribute (writer, fp_element_attribute_at (element, i)->name,
                         fp_element_attribute_at (element, i)->value);
  if (*element->text != '\0')
    fp_writer_text (writer, element->text);
  for (guint i = 0; i < fp_element_n_children (element); i++)
    write_element (fp_element_child_at (element, i), element->ns, writer);
  fp_writer_close (writer);
}

static char *
element_text (const FpElement *element)
{
  g_autoptr (FpWriter) writer = fp_writer_new_fragment ();

  write_element (element, "", writer);
  return fp_writer_finish (writer);
}

/* Reads the <game> of a finished game. */
static void
read_game (const FpElement *element, FpCampaign *campaign, FpProblems *problems)
{
  static const char *const known[] = { "result", "by", "winner", "points", NULL };
  static const char *const needed[] = { "result", "points", NULL };
  const FpAttribute *points = fp_element_attribute (element, "points");
  FpCampaignGame *game;

  fp_validate_attributes (element, known, needed, problems);
  fp_validate_no_text (element, problems);
  if (campaign->games->len == FP_CAMPAIGN_MOST_GAMES)
    {
      fp_problems_add (problems, element->at, "more than %d games; a campaign has fewer", FP_CAMPAIGN_MOST_GAMES);
      return;
    }
  game = fp_campaign_add (campaign);
  game->result = g_strdup (fp_element_get (element, "result"));
  game->by = g_strdup (fp_element_get (element, "by"));
  game->winner = g_strdup (fp_element_get (element, "winner"));
  if (points != NULL)
    read_points (points, campaign->n_players, game->points, problems);
  for (guint i = 0; i < fp_element_n_children (element); i++)
    {
      const FpElement *child = fp_element_child_at (element, i);

      if (is_saved_game (child) && game->text == NULL)
        game->text = element_text (child);
      else
        fp_problems_add (problems, child->at, "<%s> in a finished game; expected one saved game", child->name);
    }
}

/* Complains if the scores are not the sums of the games' points. */
static void
check_scores (const FpElement *root, const FpCampaign *campaign, const int scores[FP_MAX_SEATS], FpProblems *problems)
{
  for (guint seat = 0; seat < campaign->n_players; seat++)
    if (scores[seat] != fp_campaign_score (campaign, seat))
      fp_problems_add (problems, root->at, "player %u has a score of %d; the games add up to %d", seat + 1,
                       scores[seat], fp_campaign_score (campaign, seat));
}

static void
read_root (const FpElement *root, FpProblems *problems)
{
  static const char *const known[] = { "format", "edition", NULL };
  const FpAttribute *format = fp_element_attribute (root, "format");
  int number = 0;

  fp_validate_attributes (root, known, known, problems);
  fp_validate_no_text (root, problems);
  if (format != NULL &&
      fp_validate_number (format->value, format->value_at, "format", 1, G_MAXINT32, &number, problems) &&
      number > FP_CAMPAIGN_FORMAT)
    fp_problems_add (problems, format->value_at, "format %d; this program reads formats up to %d", number,
                     FP_CAMPAIGN_FORMAT);
}

FpCampaign *
fp_campaign_parse (const FpElement *root, const FpElement **game, FpProblems *problems)
{
  static const char *const roots[] = { "campaign", NULL };
  guint before = fp_problems_count (problems);
  g_autoptr (FpCampaign) campaign = NULL;
  int scores[FP_MAX_SEATS] = { 0 };

  *game = NULL;
  if (!fp_validate_element (root, roots, problems))
    return NULL;
  read_root (root, problems);
  campaign = fp_campaign_new (fp_element_get (root, "edition"), 0);
  for (guint i = 0; i < fp_element_n_children (root); i++)
    {
      const FpElement *child = fp_element_child_at (root, i);

      if (*game != NULL)
        fp_problems_add (problems, child->at, "<%s> behind the open game; expected nothing", child->name);
      else if (is_saved_game (child))
        *game = child;
      else if (fp_element_is (child, "player") && campaign->games->len == 0)
        read_player (child, campaign, scores, problems);
      else if (fp_element_is (child, "game"))
        read_game (child, campaign, problems);
      else
        fp_problems_add (problems, child->at, "<%s> in a campaign; expected players, then games", child->name);
    }
  check_scores (root, campaign, scores, problems);
  if (*game == NULL)
    fp_problems_add (problems, root->at, "a campaign without an open game; expected one at its end");
  return fp_problems_count (problems) == before ? g_steal_pointer (&campaign) : NULL;
}

/* --- Writing --- */

static void
write_points (const FpCampaign *campaign, const FpCampaignGame *game, FpWriter *writer)
{
  g_autoptr (GString) points = g_string_new (NULL);

  for (guint seat = 0; seat < campaign->n_players; seat++)
    g_string_append_printf (points, "%s%d", seat > 0 ? " " : "", game->points[seat]);
  fp_writer_attribute (writer, "points", points->str);
}

static void
write_game (const FpCampaign *campaign, const FpCampaignGame *game, FpWriter *writer)
{
  fp_writer_open (writer, "game");
  fp_writer_attribute (writer, "result", game->result);
  fp_writer_attribute (writer, "by", game->by);
  fp_writer_attribute (writer, "winner", game->winner);
  write_points (campaign, game, writer);
  if (game->text != NULL)
    fp_writer_fragment (writer, game->text);
  fp_writer_close (writer);
}

void
fp_campaign_open (const FpCampaign *campaign, FpWriter *writer)
{
  fp_writer_open (writer, "campaign");
  fp_writer_attribute (writer, "xmlns", FP_CAMPAIGN_NAMESPACE);
  fp_writer_attribute_int (writer, "format", FP_CAMPAIGN_FORMAT);
  fp_writer_attribute (writer, "edition", campaign->edition);
  for (guint seat = 0; seat < campaign->n_players; seat++)
    {
      fp_writer_open (writer, "player");
      fp_writer_attribute (writer, "name", campaign->names[seat]);
      fp_writer_attribute (writer, "by", campaign->by[seat]);
      fp_writer_attribute_int (writer, "score", fp_campaign_score (campaign, seat));
      fp_writer_close (writer);
    }
  for (guint i = 0; i < campaign->games->len; i++)
    write_game (campaign, g_ptr_array_index (campaign->games, i), writer);
}
