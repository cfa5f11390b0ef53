/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The files of characters. */
#include "players/fp-character.h"

#include <string.h>

#include "players/fp-players-resources.h"

#define FOLDER "/io/github/fifthplanet/players/"

/* A file that is being read. */
typedef struct
{
  FpCharacter *character;
  GString *portrait; /* lines of the portrait so far */
} Reading;

/* Returns the attribute @name as a number of hundredths, 0 if there is none. */
static double
read_habit (const char *name, const char **names, const char **values)
{
  for (guint i = 0; names[i] != NULL; i++)
    if (strcmp (names[i], name) == 0)
      return CLAMP ((double) g_ascii_strtoll (values[i], NULL, 10) / 100, -1, 1);
  return 0;
}

/* Returns TRUE if the element that begins is the portrait or a part of it. */
static gboolean
is_drawn (GMarkupParseContext *context)
{
  const GSList *stack = g_markup_parse_context_get_element_stack (context);

  for (; stack != NULL; stack = stack->next)
    if (strcmp (stack->data, "portrait") == 0)
      return TRUE;
  return FALSE;
}

/* Adds a line to the portrait, as src/library/ does for cards: the element and its attributes. */
static void
add_part (GString *portrait, const char *element, const char **names, const char **values)
{
  g_string_append (portrait, element);
  for (guint i = 0; names[i] != NULL; i++)
    {
      gsize value;

      g_string_append_printf (portrait, " %s=", names[i]);
      value = portrait->len;
      g_string_append (portrait, values[i]);
      g_strdelimit (portrait->str + value, " \t\n", ',');
    }
  g_string_append_c (portrait, '\n');
}

static void
on_start (GMarkupParseContext *context, const char *element, const char **names, const char **values, gpointer data,
          GError **error G_GNUC_UNUSED)
{
  Reading *reading = data;
  FpCharacter *character = reading->character;

  if (is_drawn (context))
    add_part (reading->portrait, element, names, values);
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
  FpCharacter *character = ((Reading *) data)->character;
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
  g_autoptr (GString) portrait = g_string_new (NULL);
  Reading reading = { character, portrait };

  *character = (FpCharacter){ .id = NULL };
  if (file == NULL)
    return FALSE;
  context = g_markup_parse_context_new (&parser, 0, &reading, NULL);
  text = g_bytes_get_data (file, &size);
  if (!g_markup_parse_context_parse (context, text, (gssize) size, NULL))
    return FALSE;
  character->portrait = g_intern_string (portrait->str);
  return is_complete (character);
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
