/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The puzzles of the program and of the user. */
#include "config.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "model/fp-catalog-model-private.h"
#include "model/fp-puzzle-shelf.h"
#include "session/puzzles/fp-puzzle.h"

#define GROUP "solved"

struct _FpPuzzleShelf
{
  GPtrArray *entries; /* of FpPuzzleEntry* */
  guint n_own; /* of them, made by the user */
};

/* Solved puzzles */

static char *
record_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "fifth-planet", "puzzles.ini", NULL);
}

/* Returns what is kept, empty if there is no file yet or it can't be read. */
static GKeyFile *
read_record (void)
{
  GKeyFile *record = g_key_file_new ();
  g_autofree char *path = record_path ();
  g_key_file_load_from_file (record, path, G_KEY_FILE_KEEP_COMMENTS, NULL);
  return record;
}

void
fp_puzzle_shelf_mark_solved (const char *id)
{
  g_autoptr (GKeyFile) record = read_record ();
  g_autoptr (GError) error = NULL;
  g_autofree char *path = record_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_key_file_set_boolean (record, GROUP, id, TRUE);
  g_mkdir_with_parents (folder, 0700);
  if (!g_key_file_save_to_file (record, path, &error))
    g_message ("%s", error->message);
}

/* The list */

static void
free_entry (gpointer data)
{
  FpPuzzleEntry *entry = data;
  g_free (entry->id);
  g_free (entry->path);
  g_free (entry->title);
  g_free (entry->about);
  g_free (entry);
}

/* Returns the name of the alien of the player who must win, NULL: there is none. */
static char *
alien_name (const FpPuzzle *puzzle)
{
  for (guint card = 0; card < puzzle->state->head.n_cards; card++)
    {
      uint16_t zone = puzzle->state->cards[card].zone;
      if (zone < puzzle->edition->n_zones && puzzle->state->zones[zone].owner == puzzle->seat &&
          puzzle->edition->zones[zone].listed == FP_LISTED_SHEET)
        return fp_text_card_name (puzzle->catalog, puzzle->state->cards[card].def);
    }
  return NULL;
}

static char *
describe (const FpPuzzle *puzzle)
{
  FpTextNames names = { .shared = FALSE };
  FpDecision decision;
  for (guint seat = 0; seat < puzzle->state->head.n_seats; seat++)
    names.names[seat] = fp_text_colour (puzzle->edition, seat);
  fp_engine_decision (puzzle->engine, &decision);
  g_autofree char *alien = alien_name (puzzle);
  g_autofree char *question = fp_text_decision (puzzle->engine, &decision, &names);
  const char *colour = names.names[puzzle->seat];
  if (alien == NULL)
    /* Translators: the player who must win, and the question: “Red · Which card do you play?” */
    return g_strdup_printf (_ ("%s · %s"), colour, question);
  /* Translators: the player who must win, the player's alien, and the question: “Red (Zombie) ·
   * Which card do you play?” */
  return g_strdup_printf (_ ("%s (%s) · %s"), colour, alien, question);
}

/* Returns the word for puzzle @index of @n, which stand from easy to hard. */
static const char *
level_of (guint index, guint n)
{
  if (index * 3 < n)
    /* Translators: the level of a puzzle. */
    return _ ("easy");
  /* Translators: the level of a puzzle. */
  return index * 3 < n * 2 ? _ ("medium") : _ ("hard");
}

/* Files that were read */

/* The text of a puzzle's file when it was read. */
typedef struct
{
  GStatBuf status; /* of the file */
  char *id; /* NULL: the file is at fault */
  char *about;
} ReadFile;

static void
free_read_file (gpointer data)
{
  ReadFile *file = data;
  g_free (file->id);
  g_free (file->about);
  g_free (file);
}

/* Returns the files that were read with the cards of @catalog_model: their paths, and of
 * ReadFile*. */
static GHashTable *
read_files (FpCatalogModel *catalog_model)
{
  static const char key[] = "fp-puzzle-files";
  GHashTable *files = g_object_get_data (G_OBJECT (catalog_model), key);
  if (files != NULL)
    return files;
  files = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_read_file);
  g_object_set_data_full (G_OBJECT (catalog_model), key, files, (GDestroyNotify) g_hash_table_unref);
  return files;
}

static gboolean
is_unchanged (const GStatBuf *then, const GStatBuf *now)
{
  return then->st_mtime == now->st_mtime && then->st_size == now->st_size && then->st_ino == now->st_ino;
}

/* Returns what the file @path says. The file is read again only if it has changed. */
static const ReadFile *
read_file (FpCatalogModel *catalog_model, const char *path)
{
  GHashTable *files = read_files (catalog_model);
  ReadFile *file = g_hash_table_lookup (files, path);
  GStatBuf status = { 0 };
  g_stat (path, &status);
  if (file != NULL && is_unchanged (&file->status, &status))
    return file;
  g_autoptr (FpProblems) problems = fp_problems_new (path);
  g_autoptr (FpPuzzle) puzzle = fp_puzzle_load (path, catalog_model->catalogs, problems, NULL);
  file = g_new0 (ReadFile, 1);
  file->status = status;
  if (puzzle != NULL)
    {
      file->id = g_strdup (puzzle->id);
      file->about = describe (puzzle);
    }
  g_hash_table_replace (files, g_strdup (path), file);
  return file;
}

/* Adds the puzzle in @path if it is sound. */
static void
add_entry (FpPuzzleShelf *shelf, FpCatalogModel *catalog_model, GKeyFile *record, const char *path, gboolean own)
{
  const ReadFile *file = read_file (catalog_model, path);
  if (file->id == NULL)
    return;
  FpPuzzleEntry *entry = g_new0 (FpPuzzleEntry, 1);
  entry->id = g_strdup (file->id);
  entry->path = g_strdup (path);
  entry->own = own;
  entry->about = g_strdup (file->about);
  entry->solved = g_key_file_get_boolean (record, GROUP, file->id, NULL);
  if (own)
    /* Translators: a puzzle that the user has made, and its number among them. */
    entry->title = g_strdup_printf (_ ("Own puzzle %u"), ++shelf->n_own);
  else
    /* Translators: a puzzle, and its number in the list. */
    entry->title = g_strdup_printf (_ ("Puzzle %u"), shelf->entries->len + 1);
  g_ptr_array_add (shelf->entries, entry);
}

FpPuzzleShelf *
fp_puzzle_shelf_new (FpCatalogModel *catalog_model, const char *edition)
{
  FpPuzzleShelf *shelf = g_new0 (FpPuzzleShelf, 1);
  g_autoptr (GPtrArray) paths = fp_puzzles_find (edition);
  g_autoptr (GKeyFile) record = read_record ();
  g_autofree char *folder = fp_puzzles_folder ();
  shelf->entries = g_ptr_array_new_with_free_func (free_entry);
  for (guint i = 0; i < paths->len; i++)
    add_entry (shelf, catalog_model, record, g_ptr_array_index (paths, i),
               g_str_has_prefix (g_ptr_array_index (paths, i), folder));
  guint n = shelf->entries->len - shelf->n_own;
  for (guint i = 0; i < n; i++)
    ((FpPuzzleEntry *) g_ptr_array_index (shelf->entries, i))->level = level_of (i, n);
  return shelf;
}

void
fp_puzzle_shelf_free (FpPuzzleShelf *shelf)
{
  if (shelf == NULL)
    return;
  g_ptr_array_unref (shelf->entries);
  g_free (shelf);
}

const GPtrArray *
fp_puzzle_shelf_entries (const FpPuzzleShelf *shelf)
{
  return shelf->entries;
}

char *
fp_puzzle_shelf_next (const FpPuzzleShelf *shelf, const char *path)
{
  guint n = shelf->entries->len, at = 0;
  const FpPuzzleEntry *next = NULL;
  while (at < n && g_strcmp0 (((FpPuzzleEntry *) g_ptr_array_index (shelf->entries, at))->path, path) != 0)
    at++;
  for (guint i = 1; i < n; i++)
    {
      const FpPuzzleEntry *entry = g_ptr_array_index (shelf->entries, (at + i) % n);
      if (!entry->solved)
        return g_strdup (entry->path);
      next = next != NULL ? next : entry;
    }
  return next != NULL ? g_strdup (next->path) : NULL;
}
