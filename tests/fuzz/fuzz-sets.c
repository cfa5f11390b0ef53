/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Card sets with any kind of mistake: loaded together with the shipped sets, put into words, and
 * played. In Duel the set's cards also work from the start. */
#include "fuzz.h"

#include <string.h>

#include "archive/positions/fp-position.h"
#include "session/files/fp-user-sets.h"
#include "text/fp-text.h"
#include "editions/duel/duel-kinds.h"

enum
{
  MOST_BYTES = 64 * 1024, /* larger sets are only slower */
  MOST_ANSWERS = 120, /* in one game */
  MOST_HAND = 6,
};

static char *shipped; /* folder of the shipped sets */
static char *shipped_prefix; /* of the ids of their cards */

void
fuzz_start (void)
{
  shipped = fuzz_shipped ();
  shipped_prefix = g_strconcat (fuzz_edition ()->id, ":", NULL);
  /* fills caches, so that they don't count as leaks of an input */
  fp_catalog_free (fuzz_catalog (shipped, NULL));
}

void
fuzz_stop (void)
{
  g_clear_pointer (&shipped, g_free);
  g_clear_pointer (&shipped_prefix, g_free);
}

static gboolean
is_shipped (const FpCardDef *card)
{
  return strcmp (card->set, fuzz_edition ()->id) == 0;
}

/* Checks all texts about the set's cards. */
static void
check_texts (FpEngine *engine)
{
  for (guint def = 0; def < engine->catalog->cards->len; def++)
    if (!is_shipped (fp_catalog_card (engine->catalog, def)))
      {
        g_autofree char *name = fp_text_card (engine->catalog, def);
        g_autofree char *text = fp_text_card_text (engine->catalog, def);
        g_autofree char *program = fp_text_program (engine, def);

        g_assert_true (g_utf8_validate (name, -1, NULL) && g_utf8_validate (program, -1, NULL));
        g_assert_true (text == NULL || g_utf8_validate (text, -1, NULL));
      }
}

/* --- A position in which the set's cards work from the start --- */

static void
write_list (FpWriter *writer, const FpCatalog *catalog, const char *element, const char *id, DuelKind kind, guint part,
            guint parts)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint def = 0, n = 0; def < catalog->cards->len; def++)
    {
      const FpCardDef *card = fp_catalog_card (catalog, def);

      if (card->kind == kind && !is_shipped (card) && n++ % parts == part && n <= MOST_HAND * parts)
        g_string_append_printf (list, "%s%s:%s", list->len > 0 ? " " : "", card->set, card->id);
    }
  if (list->len == 0)
    return;
  fp_writer_open (writer, element);
  fp_writer_attribute (writer, "id", id);
  fp_writer_text (writer, list->str);
  fp_writer_close (writer);
}

/* Returns the first card of @kind in the set, from definition @from on, or NULL if there is
 * none. */
static const FpCardDef *
find_card (const FpCatalog *catalog, DuelKind kind, guint *from)
{
  while (*from < catalog->cards->len)
    {
      const FpCardDef *card = fp_catalog_card (catalog, (*from)++);

      if (card->kind == kind && !is_shipped (card))
        return card;
    }
  return NULL;
}

static void
write_seats (FpWriter *writer, const FpCatalog *catalog)
{
  guint from = 0;

  for (guint seat = 0; seat < 2; seat++)
    {
      const FpCardDef *alien = find_card (catalog, DUEL_KIND_ALIEN, &from);
      g_autofree char *id = alien != NULL ? g_strconcat (alien->set, ":", alien->id, NULL) : NULL;

      fp_writer_open (writer, "seat");
      fp_writer_attribute (writer, "id", fuzz_edition ()->seat_ids[seat]);
      fp_writer_attribute (writer, "alien", id);
      write_list (writer, catalog, "hand", NULL, DUEL_KIND_REINFORCEMENT, seat, 2);
      fp_writer_close (writer);
    }
}

static void
write_envoys (FpWriter *writer, const FpCatalog *catalog)
{
  const FpCardDef *envoy;
  guint from = 0;
  unsigned decks = 0;

  while ((envoy = find_card (catalog, DUEL_KIND_ENVOY, &from)) != NULL)
    {
      g_autofree char *id = g_strconcat (envoy->set, ":", envoy->id, NULL);

      if (decks >> envoy->field[DUEL_FIELD_DECK] & 1)
        continue;
      decks |= 1u << envoy->field[DUEL_FIELD_DECK];
      fp_writer_open (writer, "envoy");
      fp_writer_attribute (writer, "deck", fp_card_word (envoy, "deck"));
      fp_writer_attribute (writer, "card", id);
      fp_writer_attribute (writer, "face", "up");
      fp_writer_attribute (writer, "ally", fuzz_edition ()->seat_ids[0]);
      fp_writer_close (writer);
    }
}

static char *
write_position (const FpCatalog *catalog, uint64_t seed)
{
  g_autoptr (FpWriter) writer = fp_writer_new_fragment ();
  g_autofree char *number = g_strdup_printf ("%u", 1 + (guint) (seed % 1000));

  fp_writer_open (writer, "position");
  write_seats (writer, catalog);
  write_envoys (writer, catalog);
  write_list (writer, catalog, "pile", "discovery", DUEL_KIND_DISCOVERY, 0, 1);
  write_list (writer, catalog, "pile", "event", DUEL_KIND_EVENT, 0, 1);
  write_list (writer, catalog, "pile", "refresh", DUEL_KIND_REFRESH, 0, 1);
  fp_writer_text_element (writer, "seed", number);
  return fp_writer_finish (writer);
}

/* Returns FALSE if the set's cards can't all be in one position. */
static gboolean
apply_position (FpEngine *engine, uint64_t seed)
{
  g_autofree char *text = write_position (engine->catalog, seed);
  g_autoptr (FpProblems) problems = fp_problems_new ("position");
  g_autoptr (FpDocument) document = fp_document_parse (text, strlen (text), "position", problems);

  g_assert_nonnull (document);
  return fp_position_apply (engine, fp_document_root (document), 0, problems);
}

static void
play (FpEngine *engine, uint64_t seed)
{
  if (engine->edition == fp_edition_nth (0) && apply_position (engine, seed))
    {
      fp_engine_run (engine);
      g_assert_cmpstr (fp_state_check (engine), ==, NULL);
      fuzz_play (engine, seed, MOST_ANSWERS);
    }
  fp_engine_start (engine, fp_edition_usual_seats (engine->edition), seed, 0);
  fuzz_play (engine, seed, MOST_ANSWERS / 2);
}

/* Returns TRUE if the set has mistakes even without the shipped cards. Most inputs do, and loading
 * the shipped cards is slow. Sets that name shipped cards need these. */
static gboolean
has_own_mistakes (const char *path, const char *data, gsize length)
{
  g_autoptr (FpProblems) problems = fp_problems_new ("set");
  g_autoptr (FpDocument) document = fp_document_parse (data, length, "set", problems);
  g_autoptr (FpCatalog) alone = fuzz_catalog (NULL, path);

  g_assert_true (document != NULL || fp_problems_count (problems) > 0);
  g_assert_true (document != NULL || alone == NULL);
  return alone == NULL && (document == NULL || (g_strstr_len (data, (gssize) length, "named") == NULL &&
                                                g_strstr_len (data, (gssize) length, shipped_prefix) == NULL));
}

gboolean
fuzz_one (const char *data, gsize length)
{
  uint64_t seed = fuzz_seed (data, length);
  g_autofree char *id = NULL;
  FpCatalog *catalog;
  FpEngine *engine;
  const char *path;

  if (length > MOST_BYTES)
    return FALSE;
  path = fuzz_file (0, data, length);
  id = fp_set_file_id (path);
  if (has_own_mistakes (path, data, length))
    return FALSE;
  catalog = fuzz_catalog (shipped, path);
  if (catalog == NULL)
    return FALSE;
  engine = fuzz_engine (catalog);
  check_texts (engine);
  play (engine, seed);
  fuzz_engine_free (engine);
  fp_catalog_free (catalog);
  return TRUE;
}
