/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The files of characters. */
#include "players/fp-character.h"

#include <string.h>

#include "players/fp-players-resources.h"

#define FOLDER "/io/github/fifthplanet/players/"

/* Returns the attribute @name as a number of hundredths, 0 if there is none. */
static double
read_habit (const char *name, const char **names, const char **values)
{
  for (guint i = 0; names[i] != NULL; i++)
    if (strcmp (names[i], name) == 0)
      return CLAMP ((double) g_ascii_strtoll (values[i], NULL, 10) / 100, -1, 1);
  return 0;
}

static void
on_start (GMarkupParseContext *context G_GNUC_UNUSED, const char *element, const char **names, const char **values,
          gpointer data, GError **error G_GNUC_UNUSED)
{
  FpCharacter *character = data;

  if (strcmp (element, "habits") == 0)
    character->habits = (FpHabits){
      .risk = read_habit ("risk", names, values),
      .grudges = read_habit ("grudges", names, values),
      .alliances = read_habit ("alliances", names, values),
      .deals = read_habit ("deals", names, values),
      .bluffs = read_habit ("bluffs", names, values),
    };
  for (guint i = 0; names[i] != NULL && strcmp (element, "player") == 0; i++)
    if (strcmp (names[i], "id") == 0)
      character->id = g_intern_string (values[i]);
    else if (strcmp (names[i], "level") == 0)
      character->level = g_intern_string (values[i]);
}

static void
on_text (GMarkupParseContext *context, const char *text, gsize length, gpointer data, GError **error G_GNUC_UNUSED)
{
  FpCharacter *character = data;
  const char *element = g_markup_parse_context_get_element (context);
  g_autofree char *copy = g_strndup (text, length);

  if (strcmp (element, "name") == 0)
    character->name = g_intern_string (copy);
  else if (strcmp (element, "gist") == 0)
    character->gist = g_intern_string (copy);
  else if (strcmp (element, "manners") == 0)
    character->manners = g_intern_string (copy);
}

static gboolean
is_complete (const FpCharacter *character)
{
  return character->id != NULL && character->name != NULL && character->gist != NULL && character->manners != NULL &&
         character->level != NULL;
}

gboolean
fp_character_find (const char *id, FpCharacter *character)
{
  static const GMarkupParser parser = { .start_element = on_start, .text = on_text };
  g_autofree char *path = g_strconcat (FOLDER, id, ".xml", NULL);
  g_autoptr (GBytes) file = g_resource_lookup_data (fp_players_get_resource (), path, 0, NULL);
  g_autoptr (GMarkupParseContext) context = NULL;
  gsize size;
  const char *text;

  *character = (FpCharacter){ .id = NULL };
  if (file == NULL)
    return FALSE;
  context = g_markup_parse_context_new (&parser, 0, character, NULL);
  text = g_bytes_get_data (file, &size);
  return g_markup_parse_context_parse (context, text, (gssize) size, NULL) && is_complete (character);
}

static int
by_name (gconstpointer one, gconstpointer two)
{
  return strcmp (*(char *const *) one, *(char *const *) two);
}

const char *
fp_character_nth (guint index)
{
  g_auto (GStrv) files = g_resource_enumerate_children (fp_players_get_resource (), FOLDER, 0, NULL);
  g_autofree char *id = NULL;

  if (files == NULL || index >= g_strv_length (files))
    return NULL;
  qsort (files, g_strv_length (files), sizeof *files, by_name);
  id = g_strndup (files[index], strcspn (files[index], "."));
  return g_intern_string (id);
}
