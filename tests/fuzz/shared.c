/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared functions of all harnesses. */
#include "fuzz.h"

#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "archive/positions/fp-position.h"
#include "engine/knowledge/fp-determinize.h"
#include "engine/state/fp-hash.h"
#include "fixture/position.h"
#include "session/game/fp-editions.h"
#include "text/fp-text.h"

enum
{
  N_FILES = 4,
  LOOKS = 12, /* answers between two checks of texts and views */
  POSITIONS = 3, /* games for one whose positions are checked, which is slow */
};

static char *files[N_FILES];

const FpEdition *
fuzz_edition (void)
{
  const char *id = g_getenv ("FUZZ_EDITION");
  const FpEdition *edition = id != NULL ? fp_edition_find (id) : fp_edition_nth (0);

  g_assert_nonnull (edition);
  return edition;
}

char *
fuzz_shipped (void)
{
  return g_build_filename (g_getenv ("FIFTH_PLANET_DATA"), "sets", fuzz_edition ()->id, NULL);
}

FpCatalog *
fuzz_catalog (const char *first, const char *second)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  const char *paths[] = { first != NULL ? first : second, first != NULL ? second : NULL, NULL };
  g_autoptr (GError) error = NULL;
  FpCatalog *catalog = fp_library_load (fuzz_edition (), paths, problems, &error);
  g_autoptr (GString) messages = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < problems->len; i++)
    fp_problems_print (g_ptr_array_index (problems, i), messages);
  g_assert_true (g_utf8_validate (messages->str, -1, NULL));
  g_assert_true (catalog != NULL || messages->len > 0);
  return catalog;
}

const char *
fuzz_file (guint number, const char *data, gsize length)
{
  FILE *file;

  if (files[number] == NULL)
    {
      g_autofree char *name = g_strdup_printf ("fifth-planet-fuzz-%d-%u", (int) getpid (), number);

      files[number] = g_build_filename (g_get_tmp_dir (), name, NULL);
    }
  file = fopen (files[number], "wb");
  g_assert_nonnull (file);
  g_assert_cmpuint (fwrite (data, 1, length, file), ==, length);
  g_assert_cmpint (fclose (file), ==, 0);
  return files[number];
}

void
fuzz_remove_files (void)
{
  for (guint i = 0; i < N_FILES; i++)
    {
      if (files[i] != NULL)
        g_unlink (files[i]);
      g_clear_pointer (&files[i], g_free);
    }
}

FpEngine *
fuzz_engine (const FpCatalog *catalog)
{
  FpEngine *engine = fp_engine_new (fuzz_edition (), catalog);

  fp_engine_use (engine, g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState)));
  engine->checking = TRUE;
  return engine;
}

void
fuzz_engine_free (FpEngine *engine)
{
  g_aligned_free (engine->state);
  fp_engine_free (engine);
}

uint64_t
fuzz_seed (const char *data, gsize length)
{
  uint64_t hash = length;

  for (gsize i = 0; i < length; i++)
    hash = fp_hash_mix (hash, (uint8_t) data[i]);
  return hash;
}

/* --- Playing --- */

/* A written position can be read, and is written again the same. Returns FALSE if the position
 * can't be written. */
static gboolean
check_position (FpEngine *engine)
{
  g_autofree char *text = position_text (engine);
  g_autofree char *again = NULL;
  g_autoptr (FpProblems) problems = fp_problems_new ("position");
  g_autoptr (FpDocument) document = NULL;
  FpEngine *copy;

  if (text == NULL)
    return FALSE;
  document = fp_document_parse (text, strlen (text), "position", problems);
  g_assert_nonnull (document);
  copy = fuzz_engine (engine->catalog);
  if (!fp_position_apply (copy, fp_document_root (document), 0, problems))
    g_error ("a position can't be read back (%s): %s", fp_problems_get (problems, 0)->message, text);
  again = position_text (copy);
  g_assert_cmpstr (again, ==, text);
  fuzz_engine_free (copy);
  return TRUE;
}

/* Makes the texts for the player who decides, all views, and a determinization. */
static void
check_decision (FpEngine *engine, const FpDecision *decision, FpRandom *random)
{
  static const FpTextNames names = { { "Ada", "Bob", "Cleo", "Dan" } };
  const FpOptions *options = fp_engine_options (engine);
  g_autofree char *question = fp_text_decision (engine, decision, &names);
  g_autofree FpView *view = g_new0 (FpView, 1);
  FpEngine *other = fuzz_engine (engine->catalog);

  g_assert_true (g_utf8_validate (question, -1, NULL));
  for (guint i = 0; i < options->n; i++)
    {
      g_autofree char *option = fp_text_option (engine, decision, &options->option[i], &names);
      char id[FP_OPTION_ID_SIZE];

      g_assert_true (option != NULL && g_utf8_validate (option, -1, NULL));
      g_assert_true (fp_option_id (engine, &options->option[i], id, sizeof id) != NULL);
    }
  for (guint seat = 0; seat < engine->state->head.n_seats; seat++)
    fp_view_make (engine, (uint8_t) seat, view);
  fp_determinize (engine, decision->seat, random, other->state);
  fp_engine_use (other, other->state);
  g_assert_cmpstr (fp_state_check (other), ==, NULL);
  fuzz_engine_free (other);
}

void
fuzz_play (FpEngine *engine, uint64_t seed, guint most)
{
  gboolean written_once = seed % POSITIONS != 0;
  FpDecision decision;
  FpRandom random;

  fp_random_seed (&random, seed);
  for (guint made = 0; made < most && fp_engine_decision (engine, &decision); made++)
    {
      written_once = written_once || check_position (engine);
      if (made % LOOKS == 0)
        check_decision (engine, &decision, &random);
      fp_engine_answer (engine, fp_random_below (&random, fp_engine_options (engine)->n));
    }
}
