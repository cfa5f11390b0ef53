/* SPDX-License-Identifier: GPL-3.0-or-later */
/* “Can I …?” in games of each edition: the answer about each card agrees with the ids of the
 * options that the engine offers, and is the same whatever lies hidden. */
#include "engine/effects/fp-trigger-round.h"
#include "engine/knowledge/fp-determinize.h"
#include "session/new-games.h"
#include "text/why/fp-text-can.h"

#include <string.h>

enum
{
  ANSWERS = 400, /* of a game */
  EVERY = 7, /* decisions for one that is looked at */
};

/* Returns a game with three players, or as many as @id needs, who all are persons. */
static FpSession *
new_game (const char *id, guint64 seed)
{
  const FpEdition *edition;
  const FpCatalog *catalog;
  FpSetup setup;
  g_assert_true (fp_catalogs_for (id, 0, &edition, &catalog, new_games_catalogs ()));
  fp_setup_init (&setup, edition);
  setup.n_seats = MIN (3, edition->most_seats);
  setup.seed = seed;
  for (guint seat = 0; seat < setup.n_seats; seat++)
    fp_setup_set_seat (&setup, seat, NULL, "person");
  FpSession *session = fp_session_new (&setup, catalog);
  fp_setup_clear (&setup);
  return session;
}

/* Returns TRUE if a word of @id, between “.”, “:”, “@” and “/”, is @word, which may have “-”. */
static gboolean
has_word (const char *id, const char *word)
{
  g_auto (GStrv) words = g_strsplit_set (id, ".:@/+", -1);
  return g_strv_contains ((const char *const *) words, word);
}

/* Returns TRUE if an option of the open decision has the card @def in its id. A yes stands for the
 * card that asks, and a token is called by its halves. Words are no cards. */
static gboolean
is_offered (FpEngine *engine, guint def)
{
  const FpOptions *options = fp_engine_options (engine);
  const FpCardDef *card = fp_catalog_card (engine->catalog, def);
  for (guint i = 0; i < options->n; i++)
    {
      char buffer[FP_OPTION_ID_SIZE];
      uint16_t rule, asker = FP_NO_CARD;
      uint8_t me;
      if (options->option[i].kind == FP_OPTION_YES)
        {
          if (fp_trigger_asker (engine, &rule, &asker, &me) && asker != FP_NO_CARD &&
              engine->state->cards[asker].def == def)
            return TRUE;
        }
      else if (options->option[i].kind == FP_OPTION_HALF || options->option[i].kind == FP_OPTION_CARD)
        {
          guint instance = (guint) options->option[i].value / (options->option[i].kind == FP_OPTION_HALF ? 2 : 1);
          gboolean token = fp_card_is (fp_engine_def (engine, (uint16_t) instance), FP_KIND_TWO_HALVES);
          if (token ? engine->state->cards[instance].def == def
                    : has_word (fp_option_id (engine, &options->option[i], buffer, sizeof buffer), card->id))
            return TRUE;
        }
      else if ((options->option[i].kind == FP_OPTION_PLANET || options->option[i].kind == FP_OPTION_COLONY ||
                options->option[i].kind == FP_OPTION_ABILITY) &&
               has_word (fp_option_id (engine, &options->option[i], buffer, sizeof buffer), card->id))
        return TRUE;
    }
  return FALSE;
}

/* Returns the answers about all cards, a line each. */
static char *
answers (FpEngine *engine, uint8_t viewer)
{
  g_autofree guint *defs = g_new (guint, engine->catalog->cards->len);
  g_autoptr (GString) text = g_string_new (NULL);
  for (guint def = 0; def < engine->catalog->cards->len; def++)
    defs[def] = def;
  g_autoptr (GPtrArray) found = fp_text_can (engine, viewer, NULL, defs, engine->catalog->cards->len, NULL, 0);
  for (guint i = 0; i < found->len; i++)
    {
      const FpWhy *why = g_ptr_array_index (found, i);
      g_assert_true (*why->title != '\0' && *why->text != '\0');
      g_string_append_printf (text, "%s | %s\n", why->title, why->text);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Compares the answers to each player with those in another deal of what the player can't know. */
static void
check_hidden (FpSession *session, FpState *other, FpRandom *random)
{
  FpEngine *engine = fp_session_engine (session);
  FpState *real = engine->state;
  for (uint8_t viewer = 0; viewer < real->head.n_seats; viewer++)
    {
      g_autofree char *now = answers (engine, viewer);
      fp_determinize (engine, viewer, random, other);
      fp_engine_use (engine, other);
      g_autofree char *dealt = answers (engine, viewer);
      fp_engine_use (engine, real);
      g_assert_cmpstr (now, ==, dealt);
    }
}

static void
test_edition (gconstpointer id)
{
  FpRandom random;
  FpState *other = g_aligned_alloc0 (1, sizeof *other, _Alignof(FpState));
  guint looked = 0, offered = 0;
  fp_random_seed (&random, 1);
  g_autoptr (FpSession) session = new_game (id, 5);
  FpEngine *engine = fp_session_engine (session);
  for (guint i = 0; i < ANSWERS && !fp_session_over (session); i++)
    {
      FpDecision decision;
      g_assert_true (fp_engine_decision (engine, &decision));
      for (guint def = 0; i % EVERY == 0 && def < engine->catalog->cards->len; def++)
        {
          gboolean can = fp_text_can_play (engine, decision.seat, def);
          if (can != is_offered (engine, def))
            g_error ("%s is %soffered after %u answers", fp_catalog_card (engine->catalog, def)->id, can ? "not " : "",
                     i);
          g_assert_false (fp_text_can_play (engine, decision.seat == 0 ? 1 : 0, def));
          looked++;
          offered += can;
        }
      if (i % (EVERY * EVERY) == 0)
        check_hidden (session, other, &random);
      fp_session_answer (session, fp_random_below (&random, fp_engine_options (engine)->n));
    }
  g_test_message ("%s: %u answers, %u of them yes", (const char *) id, looked, offered);
  g_assert_cmpuint (offered, >, 30);
  g_aligned_free (other);
}

/* Returns the answer to the only player who is asked about the card @id. */
static char *
answer_about (FpSession *session, const char *id)
{
  FpEngine *engine = fp_session_engine (session);
  FpDecision decision;
  int found = fp_catalog_find (engine->catalog, id);
  g_assert_true (fp_engine_decision (engine, &decision) && found >= 0);
  guint def = (guint) found;
  g_autoptr (GPtrArray) answers = fp_text_can (engine, decision.seat, NULL, &def, 1, NULL, 0);
  return g_strdup (((const FpWhy *) g_ptr_array_index (answers, 0))->text);
}

/* At the first question of a game nobody has a card. The answer names what the card waits for: the
 * step of its kind, or its moment. */
static void
test_words (void)
{
  g_autoptr (FpSession) session = new_game ("cosmic", 5);
  g_autofree char *attack = answer_about (session, "attack-8");
  g_autofree char *morph = answer_about (session, "morph");
  g_autofree char *reinforcement = answer_about (session, "reinforcement-5");
  g_autofree char *flare = answer_about (session, "loser-flare");
  g_autofree char *planet = answer_about (session, "blue-1");
  g_assert_true (
      g_str_has_prefix (attack, "Not now: the question is “Which alien do you play?”\nYou don't have this card."));
  g_assert_nonnull (strstr (attack, "chosen in the step “Play encounter cards”."));
  g_assert_nonnull (strstr (morph, "chosen in the step “Play encounter cards”."));
  g_assert_nonnull (strstr (reinforcement, "chosen in the step “Play reinforcements”."));
  g_assert_nonnull (strstr (flare, "\nWild waits for its moment: As a main player"));
  g_assert_null (strstr (planet, "have this card"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  new_games_begin ();
  g_test_add_data_func ("/can/duel", "duel", test_edition);
  g_test_add_data_func ("/can/classic", "classic", test_edition);
  g_test_add_data_func ("/can/cosmic", "cosmic", test_edition);
  g_test_add_func ("/can/words", test_words);
  int result = g_test_run ();
  new_games_end ();
  return result;
}
