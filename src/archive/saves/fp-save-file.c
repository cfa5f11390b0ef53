/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Save files: a game as the list of its choices, kept, written, replayed. Parsing is in
 * fp-save-file-parse.c. */
#include "archive/saves/fp-save-file.h"

#include "config.h"

#include "archive/positions/fp-position.h"
#include "engine/state/fp-hash.h"

#include <string.h>

static void
clear_set (gpointer data)
{
  FpSavedSet *set = data;

  g_free (set->id);
  g_free (set->version);
}

static void
clear_seat (gpointer data)
{
  FpSavedSeat *seat = data;

  g_free (seat->id);
  g_free (seat->name);
  g_free (seat->by);
  g_free (seat->alien);
}

static void
clear_one (gpointer data)
{
  FpSavedChoice *one = data;

  g_free (one->seat);
  g_free (one->to);
  g_free (one->answer);
}

static void
clear_back (gpointer data)
{
  FpSavedUndo *back = data;

  g_free (back->seat);
}

static GArray *
new_array (guint size, GDestroyNotify clear)
{
  GArray *array = g_array_new (FALSE, FALSE, size);

  if (clear != NULL)
    g_array_set_clear_func (array, clear);
  return array;
}

FpSaveFile *
fp_save_file_new (const FpEdition *edition)
{
  FpSaveFile *choices = g_new0 (FpSaveFile, 1);

  choices->program = g_strdup (VERSION);
  choices->seed = 1;
  if (edition != NULL)
    {
      choices->edition = g_strdup (edition->id);
      choices->rules = edition->version;
    }
  choices->sets = new_array (sizeof (FpSavedSet), clear_set);
  choices->options = g_ptr_array_new_with_free_func (g_free);
  choices->seats = new_array (sizeof (FpSavedSeat), clear_seat);
  choices->choices = new_array (sizeof (FpSavedChoice), clear_one);
  choices->digests = new_array (sizeof (FpSavedDigest), NULL);
  choices->positions = new_array (sizeof (FpSavedPosition), NULL);
  choices->backs = new_array (sizeof (FpSavedUndo), clear_back);
  return choices;
}

void
fp_save_file_free (FpSaveFile *choices)
{
  if (choices == NULL)
    return;
  g_free (choices->program);
  g_free (choices->edition);
  g_free (choices->colours);
  g_array_unref (choices->sets);
  g_ptr_array_unref (choices->options);
  g_array_unref (choices->seats);
  g_array_unref (choices->choices);
  g_array_unref (choices->digests);
  g_array_unref (choices->positions);
  g_array_unref (choices->backs);
  g_free (choices->undo);
  g_free (choices->game);
  g_free (choices->by);
  fp_campaign_free (choices->campaign);
  fp_document_free (choices->document);
  fp_document_free (choices->rest);
  g_free (choices);
}

void
fp_save_file_add_sets (FpSaveFile *choices, const FpCatalog *catalog)
{
  for (guint i = 0; i < catalog->sets->len; i++)
    {
      const FpSetInfo *info = &g_array_index (catalog->sets, FpSetInfo, i);
      FpSavedSet set = { g_strdup (info->id), g_strdup (info->version), info->programs };

      g_array_append_val (choices->sets, set);
    }
}

void
fp_save_file_add_seat (FpSaveFile *choices, const char *id, const char *name, const char *by, const char *alien)
{
  FpSavedSeat seat = { .id = g_strdup (id), .name = g_strdup (name), .by = g_strdup (by), .alien = g_strdup (alien) };

  g_array_append_val (choices->seats, seat);
}

void
fp_save_file_add (FpSaveFile *choices, const char *seat, const char *to, const char *answer)
{
  FpSavedChoice one = { .seat = g_strdup (seat), .to = g_strdup (to), .answer = g_strdup (answer) };

  g_array_append_val (choices->choices, one);
}

void
fp_save_file_add_digest (FpSaveFile *choices, uint64_t digest)
{
  FpSavedDigest one = { .after = choices->choices->len, .digest = digest };

  g_array_append_val (choices->digests, one);
}

void
fp_save_file_add_back (FpSaveFile *choices, const char *seat)
{
  FpSavedUndo back = { choices->choices->len, g_strdup (seat) };

  g_array_append_val (choices->backs, back);
}

void
fp_save_file_set_result (FpSaveFile *choices, const char *game, const char *by)
{
  g_free (choices->game);
  g_free (choices->by);
  choices->game = g_strdup (game);
  choices->by = g_strdup (by);
}

void
fp_save_file_cut (FpSaveFile *choices, guint left)
{
  g_array_set_size (choices->choices, MIN (left, choices->choices->len));
  while (choices->digests->len > 0 &&
         g_array_index (choices->digests, FpSavedDigest, choices->digests->len - 1).after > left)
    g_array_set_size (choices->digests, choices->digests->len - 1);
  for (guint i = 0; i < choices->backs->len; i++)
    {
      FpSavedUndo *back = &g_array_index (choices->backs, FpSavedUndo, i);

      back->left = MIN (back->left, left);
    }
  while (choices->positions->len > 0 &&
         g_array_index (choices->positions, FpSavedPosition, choices->positions->len - 1).after > left)
    g_array_set_size (choices->positions, choices->positions->len - 1);
  fp_save_file_set_result (choices, NULL, NULL);
}

void
fp_save_file_write_setup (const FpSaveFile *choices, FpWriter *writer)
{
  for (guint i = 0; i < choices->sets->len; i++)
    {
      const FpSavedSet *set = &g_array_index (choices->sets, FpSavedSet, i);
      g_autofree char *programs = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", set->programs);

      fp_writer_open (writer, "set");
      fp_writer_attribute (writer, "id", set->id);
      fp_writer_attribute (writer, "version", set->version);
      fp_writer_attribute (writer, "programs", programs);
      fp_writer_close (writer);
    }
  for (guint i = 0; i < choices->options->len; i++)
    {
      fp_writer_open (writer, "option");
      fp_writer_attribute (writer, "id", g_ptr_array_index (choices->options, i));
      fp_writer_text (writer, "yes");
      fp_writer_close (writer);
    }
  for (guint i = 0; i < choices->seats->len; i++)
    {
      const FpSavedSeat *seat = &g_array_index (choices->seats, FpSavedSeat, i);

      fp_writer_open (writer, "seat");
      fp_writer_attribute (writer, "id", seat->id);
      fp_writer_attribute (writer, "name", seat->name);
      fp_writer_attribute (writer, "by", seat->by);
      fp_writer_attribute (writer, "alien", seat->alien);
      fp_writer_close (writer);
    }
}

static void
write_head (const FpSaveFile *choices, FpWriter *writer)
{
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, choices->seed);

  fp_save_file_write_setup (choices, writer);
  fp_writer_text_element (writer, "seed", seed);
  if (choices->undo != NULL)
    fp_writer_text_element (writer, "undo", choices->undo);
}

/* Writes the digest after @after choices, if there is one. */
static void
write_digest (const FpSaveFile *choices, FpWriter *writer, guint after, guint *next)
{
  for (; *next < choices->digests->len; (*next)++)
    {
      const FpSavedDigest *digest = &g_array_index (choices->digests, FpSavedDigest, *next);
      g_autofree char *text = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", digest->digest);

      if (digest->after > after)
        return;
      fp_writer_open (writer, "digest");
      fp_writer_attribute_int (writer, "after", digest->after);
      fp_writer_text (writer, text);
      fp_writer_close (writer);
    }
}

/* Writes the returns to where @left choices were left. */
static void
write_backs (const FpSaveFile *choices, FpWriter *writer, guint left, guint *next)
{
  for (; *next < choices->backs->len; (*next)++)
    {
      const FpSavedUndo *back = &g_array_index (choices->backs, FpSavedUndo, *next);

      if (back->left > left)
        return;
      fp_writer_open (writer, "back");
      fp_writer_attribute (writer, "seat", back->seat);
      fp_writer_close (writer);
    }
}

static void
write_choices (const FpSaveFile *choices, FpWriter *writer)
{
  guint digest = 0, back = 0;

  fp_writer_open (writer, "choices");
  for (guint i = 0;; i++)
    {
      const FpSavedChoice *one;

      write_digest (choices, writer, i, &digest);
      write_backs (choices, writer, i, &back);
      if (i >= choices->choices->len)
        break;
      one = &g_array_index (choices->choices, FpSavedChoice, i);
      fp_writer_open (writer, "c");
      fp_writer_attribute (writer, "seat", one->seat);
      fp_writer_attribute (writer, "to", one->to);
      fp_writer_text (writer, one->answer);
      fp_writer_close (writer);
    }
  fp_writer_close (writer);
}

/* Writes the position of @engine, NULL: nothing. FALSE with @error if it is impossible. */
static gboolean
write_position (FpEngine *engine, guint after, gboolean origin, FpWriter *writer, GError **error)
{
  const char *reason;

  if (engine == NULL)
    return TRUE;
  fp_writer_open (writer, "position");
  fp_writer_attribute_int (writer, "after", after);
  fp_writer_attribute (writer, "origin", origin ? "yes" : NULL);
  if (!fp_position_write (engine, writer, &reason))
    {
      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL, "no position can be written: %s", reason);
      return FALSE;
    }
  fp_writer_close (writer);
  return TRUE;
}

/* Returns @text (transfer full), NULL with @error if it could not be read again. */
static char *
within_limits (const FpSaveFile *choices, char *text, GError **error)
{
  g_autofree char *whole = text;

  if (choices->choices->len > FP_SAVE_FILE_MAX)
    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED,
                 "the game is too long for a file, which has room for %d choices", FP_SAVE_FILE_MAX);
  else if (strlen (whole) > FP_SAVE_FILE_MAX_BYTES)
    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED,
                 "the game is too long for a file, which has room for %d bytes", FP_SAVE_FILE_MAX_BYTES);
  else
    return g_steal_pointer (&whole);
  return NULL;
}

char *
fp_save_file_write (const FpSaveFile *choices, FpEngine *origin, FpEngine *last, guint last_after, GError **error)
{
  g_autoptr (FpWriter) writer = choices->within ? fp_writer_new_fragment () : fp_writer_new ();

  if (choices->campaign != NULL)
    fp_campaign_open (choices->campaign, writer);
  fp_writer_open (writer, "game");
  fp_writer_attribute (writer, "xmlns", FP_SAVE_FILE_NAMESPACE);
  fp_writer_attribute_int (writer, "format", FP_SAVE_FILE_FORMAT);
  fp_writer_attribute (writer, "program", choices->program);
  fp_writer_attribute (writer, "edition", choices->edition);
  fp_writer_attribute_int (writer, "rules", choices->rules);
  fp_writer_attribute (writer, "colours", choices->colours);
  write_head (choices, writer);
  if (!write_position (origin, 0, TRUE, writer, error))
    return NULL;
  write_choices (choices, writer);
  if (!write_position (last, last_after, FALSE, writer, error))
    return NULL;
  if (choices->game != NULL)
    {
      fp_writer_open (writer, "result");
      fp_writer_attribute (writer, "game", choices->game);
      fp_writer_attribute (writer, "by", choices->by);
      fp_writer_close (writer);
    }
  return within_limits (choices, fp_writer_finish (writer), error);
}

static uint64_t
mix_element (uint64_t hash, const FpElement *element)
{
  hash = fp_hash_string (hash, element->name);
  for (guint i = 0; i < fp_element_n_attributes (element); i++)
    hash = fp_hash_string (fp_hash_string (hash, fp_element_attribute_at (element, i)->name),
                           fp_element_attribute_at (element, i)->value);
  hash = fp_hash_string (hash, element->text);
  for (guint i = 0; i < fp_element_n_children (element); i++)
    hash = mix_element (hash, fp_element_child_at (element, i));
  return hash;
}

uint64_t
fp_save_file_identity (const FpSaveFile *choices)
{
  uint64_t hash = fp_hash_mix (fp_hash_string (FP_HASH_START, choices->edition), (uint64_t) choices->rules);

  hash = fp_hash_mix (hash, choices->seed);
  if (choices->colours != NULL)
    hash = fp_hash_string (hash, choices->colours);
  for (guint i = 0; i < choices->sets->len; i++)
    {
      const FpSavedSet *set = &g_array_index (choices->sets, FpSavedSet, i);

      hash = fp_hash_mix (fp_hash_string (hash, set->id), set->programs);
    }
  for (guint i = 0; i < choices->options->len; i++)
    hash = fp_hash_string (hash, g_ptr_array_index (choices->options, i));
  for (guint i = 0; i < choices->positions->len; i++)
    if (g_array_index (choices->positions, FpSavedPosition, i).origin)
      hash = mix_element (hash, g_array_index (choices->positions, FpSavedPosition, i).element);
  return fp_hash_mix (hash, choices->seats->len);
}

uint64_t
fp_save_file_mix (uint64_t hash, const char *seat, const char *to, const char *answer)
{
  return fp_hash_string (fp_hash_string (fp_hash_string (hash, seat), to), answer);
}

GArray *
fp_save_file_hashes (const FpSaveFile *choices)
{
  GArray *hashes = g_array_sized_new (FALSE, FALSE, sizeof (uint64_t), choices->choices->len + 1);
  uint64_t hash = fp_save_file_identity (choices);

  g_array_append_val (hashes, hash);
  for (guint i = 0; i < choices->choices->len; i++)
    {
      const FpSavedChoice *one = &g_array_index (choices->choices, FpSavedChoice, i);

      hash = fp_save_file_mix (hash, one->seat, one->to, one->answer);
      g_array_append_val (hashes, hash);
    }
  return hashes;
}

static const FpSetInfo *
find_set (const FpCatalog *catalog, const char *id)
{
  for (guint i = 0; i < catalog->sets->len; i++)
    if (strcmp (g_array_index (catalog->sets, FpSetInfo, i).id, id) == 0)
      return &g_array_index (catalog->sets, FpSetInfo, i);
  return NULL;
}

gboolean
fp_save_file_same_programs (const FpSaveFile *choices, const FpEdition *edition, const FpCatalog *catalog,
                            char **reason)
{
  g_autofree char *why = NULL;

  if (choices->rules != edition->version)
    why = g_strdup_printf ("the rules of “%s” have changed since: %d then, %d now", edition->id, choices->rules,
                           edition->version);
  if (why == NULL && choices->sets->len != catalog->sets->len)
    why = g_strdup_printf ("%u card sets then, %u now", choices->sets->len, catalog->sets->len);
  for (guint i = 0; why == NULL && i < choices->sets->len; i++)
    {
      const FpSavedSet *set = &g_array_index (choices->sets, FpSavedSet, i);
      const FpSetInfo *now = find_set (catalog, set->id);

      if (now == NULL)
        why = g_strdup_printf ("the card set “%s” is missing", set->id);
      else if (now->programs != set->programs)
        why = g_strdup_printf ("what the cards of “%s” do has changed since", set->id);
    }
  if (why == NULL)
    return TRUE;
  if (reason != NULL)
    *reason = g_steal_pointer (&why);
  return FALSE;
}

static uint64_t
option_bits (const FpSaveFile *choices, const FpEdition *edition)
{
  uint64_t bits = 0;

  for (guint k = 0; k < choices->options->len; k++)
    bits |= fp_edition_option (edition, g_ptr_array_index (choices->options, k));
  return bits;
}

/* Makes one choice. FALSE with a complaint if it is not legal. */
static gboolean
replay_one (const FpSavedChoice *one, FpEngine *engine, FpProblems *problems)
{
  int seat = fp_edition_seat (engine->edition, one->seat);
  FpDecision decision;
  char id[96];
  int option;

  if (!fp_engine_decision (engine, &decision))
    {
      fp_problems_add (problems, one->at, "a choice after the end of the game; expected none");
      return FALSE;
    }
  fp_decision_id (engine, &decision, id, sizeof id);
  if (decision.seat != seat || !fp_decision_is (engine, &decision, one->to))
    {
      fp_problems_add (problems, one->at, "“%s” answers “%s”; expected that %s answers “%s”", one->seat, one->to,
                       engine->edition->seat_ids[decision.seat], id);
      return FALSE;
    }
  if (strcmp (one->answer, FP_SAVE_FILE_CONCEDE) == 0)
    {
      fp_engine_concede (engine, decision.seat);
      return TRUE;
    }
  option = fp_engine_find_option (engine, one->answer);
  if (option < 0)
    {
      fp_problems_add (problems, one->at, "“%s” isn't an answer to “%s”", one->answer, id);
      return FALSE;
    }
  fp_engine_answer (engine, (guint) option);
  return TRUE;
}

gboolean
fp_save_file_put_up (const FpSaveFile *choices, guint index, FpEngine *engine, FpProblems *problems)
{
  const FpElement *element = g_array_index (choices->positions, FpSavedPosition, index).element;

  return fp_position_apply (engine, element, option_bits (choices, engine->edition), problems);
}

int
fp_save_file_origin (const FpSaveFile *choices)
{
  for (guint i = 0; i < choices->positions->len; i++)
    if (g_array_index (choices->positions, FpSavedPosition, i).origin)
      return (int) i;
  return -1;
}

gboolean
fp_save_file_begin (const FpSaveFile *choices, FpEngine *engine, FpProblems *problems)
{
  guint n_seats = CLAMP (choices->seats->len, engine->edition->least_seats, engine->edition->most_seats);
  int origin = fp_save_file_origin (choices);

  if (origin < 0)
    fp_engine_start (engine, n_seats, choices->seed, option_bits (choices, engine->edition));
  else if (fp_save_file_put_up (choices, (guint) origin, engine, problems))
    fp_engine_run (engine);
  else
    return FALSE;
  return TRUE;
}

/* Compares the digests after the first @made choices. FALSE: one of them differs. */
static gboolean
compare_digests (const FpSaveFile *choices, FpEngine *engine, guint made, guint *next, const FpSavedDigest **digest)
{
  gboolean same = TRUE;

  *digest = NULL;
  for (; *next < choices->digests->len; (*next)++)
    {
      const FpSavedDigest *one = &g_array_index (choices->digests, FpSavedDigest, *next);

      if (one->after > made)
        break;
      if (one->after < made)
        continue;
      *digest = one;
      same = same && one->digest == fp_state_digest (engine);
    }
  return same;
}

guint
fp_save_file_replay (const FpSaveFile *choices, FpEngine *engine, guint from, guint to, FpProblems *problems)
{
  guint next = 0, sure = from;
  gboolean astray = FALSE;

  for (guint i = from;; i++)
    {
      const FpSavedDigest *digest;
      gboolean same = compare_digests (choices, engine, i, &next, &digest);

      if (!same && !astray)
        fp_problems_add (problems, digest->at, "after %u choices the game is another one than was saved", i);
      /* If a later digest agrees, only this digest was wrong. */
      astray = !same || (astray && digest == NULL);
      if (!astray && digest != NULL)
        sure = i;
      if (i >= choices->choices->len || i >= to ||
          !replay_one (&g_array_index (choices->choices, FpSavedChoice, i), engine, problems))
        return astray ? sure : i;
    }
}
