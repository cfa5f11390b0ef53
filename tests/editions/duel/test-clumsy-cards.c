/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Badly written cards of fans never break the game: each of these loads without a complaint, and
 * games with it end soundly. */
#include "fixture/duel.h"

#include <glib/gstdio.h>

#include <string.h>

#include "library/fp-library.h"

static const char *const programs[] = {
  "<choose who=\"nobody\" how=\"strike-out\"><option><draw cards=\"1\"/></option><option><draw "
  "cards=\"2\"/></option></choose>",
  "<choose who=\"everyone\" how=\"strike-out\"><option if=\"they.supply &gt; 99\"><draw cards=\"1\"/></option>"
  "<option if=\"they.supply &gt; 99\"><draw cards=\"2\"/></option></choose>",
  "<choose who=\"everyone\" secret=\"together\"><option if=\"they.supply &gt; 99\"><draw cards=\"1\"/></option>"
  "<option if=\"they.supply &gt; 99\"><draw cards=\"2\"/></option></choose>",
  "<each who=\"everyone\"><draw cards=\"count(hand)..1\"/></each>",
  "<each who=\"everyone\"><gain cards=\"count(hand)..1\"/></each>",
  "<contest><modify what=\"tie-goes-to\" to=\"nobody\"/><modify what=\"clout\" of=\"everyone\" to=\"5\"/>"
  "<prize for=\"winner\"><draw cards=\"1\"/></prize></contest>",
  "<discover as=\"w\"/><duel at=\"w\" advantage=\"1\"><modify what=\"tie-goes-to\" to=\"nobody\"/>"
  "<modify what=\"clout\" of=\"everyone\" to=\"5\"/></duel>",
  "<discover as=\"w\"/><duel at=\"w\" advantage=\"1\"><modify what=\"ships-sent\" of=\"everyone\" "
  "at-most=\"0\"/></duel>",
  "<each who=\"everyone\"><retreat ships=\"3 of ships-here\"/></each>",
  "<each who=\"everyone\"><befriend cards=\"all\"/></each>",
  "<each who=\"everyone\"><befriend cards=\"0..1\"/></each>",
  "<each who=\"everyone\"><ready cards=\"1 of they.opponent.spent\"/></each>",
  "<each who=\"everyone\"><spend cards=\"1 of hand\"/></each>",
  "<each who=\"everyone\"><discard cards=\"1 of ready\"/></each>",
  "<duel at=\"named(p12).planet\" advantage=\"3\"/>",
  "<each who=\"everyone\"><discard cards=\"1 of winner.hand\"/></each>",
  "<each who=\"everyone\"><discard cards=\"1 of they.opponent.hand\"/></each>",
  "<contest><modify what=\"clout\" of=\"everyone\" to=\"30000\"/>"
  "<modify what=\"clout\" of=\"everyone\" times=\"count(everyone.deck + everyone.hand) * 300\"/></contest>",
  "<contest><prize for=\"winner\"><discard cards=\"all of named(even-support)\"/></prize></contest>",
  "<each who=\"leader\"><discard cards=\"261 of named(big-boost)\"/></each>",
  "<each who=\"everyone\"><destroy ships=\"2 of everyone.supply\"/></each>",
  "<each who=\"everyone\"><draw cards=\"count((deck + hand + discards)[any((they.deck + they.hand)[any("
  "they.deck[value &gt; 3])])])\"/></each>",
  /* Cards moved to places where they don't belong, or out of the game. */
  "<move who=\"leader\" cards=\"all of everyone.hand\" to=\"leader.deck\" end=\"bottom\"/>",
  "<move who=\"leader\" cards=\"all of envoys\" to=\"removed\"/>",
  "<move who=\"leader\" cards=\"all of leader.hand\" to=\"leader.plan\"/>",
  "<move who=\"leader\" cards=\"all of leader.ready\" to=\"leader.tactic\"/>",
  "<move who=\"leader\" cards=\"all of leader.hand\" to=\"leader.beside\"/>",
  "<move who=\"leader\" cards=\"all of past\" to=\"discovery-deck\"/>",
  "<move who=\"leader\" cards=\"this\" to=\"this\"/>",
  "<move who=\"leader\" cards=\"all of everyone.ready\" to=\"leader.spent\"/>",
  "<move who=\"leader\" cards=\"all of everyone.alien\" to=\"removed\"/>",
  "<move who=\"leader\" cards=\"all of everyone.deck\" to=\"this\" face=\"up\"/>",
  "<move who=\"leader\" cards=\"named(p12)\" to=\"removed\"/>",
  "<move who=\"leader\" cards=\"named(warpplanet)\" to=\"revealed-planets\"/>",
  "<move who=\"leader\" ships=\"all of leader.supply\" to=\"named(p12).planet\"/>",
  "<discover as=\"w\"/><move who=\"leader\" ships=\"5 of leader.warp\" to=\"w\"/>",
  "<swap cards=\"leader.hand\" with=\"straggler.ready\"/>",
  "<each who=\"everyone\"><swap cards=\"all of hand\" with=\"they.opponent.hand\"/></each>",
  "<swap cards=\"leader.ready\" with=\"straggler.spent\"/>",
  "<swap cards=\"leader.alien\" with=\"straggler.alien\"/>",
  "<shuffle cards=\"top(3, past)\"/><shuffle cards=\"everyone.hand + everyone.discards\"/>",
  "<arrange who=\"leader\" cards=\"top(4, past)\"/><resolve cards=\"all of past\"/>",
  "<look who=\"everyone\" cards=\"30 of deck\"/><reveal who=\"everyone\" cards=\"all of they.opponent.hand\"/>",
  "<summon from=\"envoy-deck(a)\"/><each who=\"everyone\"><befriend cards=\"all of envoys\"/></each>",
  /* Lasting effects. */
  "<copy who=\"everyone\" cards=\"everyone.alien\" until=\"after discovery\"/>",
  "<copy who=\"everyone\" cards=\"envoys\" until=\"after duel\"/>",
  "<ignore cards=\"everyone.alien + envoys + everyone.ready\" until=\"after contest\"/>",
  "<modify what=\"envoy-limit\" of=\"everyone\" to=\"3\" until=\"after discovery\"/>"
  "<each who=\"everyone\"><befriend cards=\"3\"/></each>",
  "<modify what=\"hand-limit\" of=\"everyone\" to=\"0\" until=\"after event\"/>",
  "<modify what=\"next-deck\" to=\"event\" until=\"after refresh\"/>",
  "<modify what=\"controllers\" of=\"revealed-planets\" to=\"leader\" until=\"after event\"/>",
  "<replace what=\"become\" who=\"everyone\" until=\"after event\"/><become who=\"straggler\" role=\"leader\"/>",
  "<trigger after=\"draw\" who=\"everyone\" until=\"after event\"><draw who=\"everyone\" cards=\"1\"/></trigger>"
  "<draw who=\"leader\" cards=\"1\"/>",
  "<replace what=\"destroy\" who=\"everyone\" until=\"after event\"><recover who=\"everyone\" ships=\"1\"/></replace>"
  "<destroy who=\"leader\" ships=\"2 of supply\"/>",
  /* Duels and contests with missing steps, or with too many. */
  "<contest><trigger after=\"reveal-plans\"><go-to step=\"reveal-envoys\"/></trigger></contest>",
  "<contest><trigger before=\"cleanup\"><go-to step=\"determine-winner\"/></trigger></contest>",
  "<contest><trigger before=\"choose-plans\"><win who=\"nobody\"/></trigger>"
  "<prize for=\"loser\"><draw cards=\"1\"/></prize></contest>",
  "<contest><replace what=\"win\" who=\"everyone\"/><prize for=\"winner\"><draw cards=\"1\"/></prize></contest>",
  "<contest><replace what=\"choose-plans\"/><replace what=\"determine-winner\"/><replace what=\"cleanup\"/></contest>",
  "<contest><replace what=\"play\" who=\"everyone\"/><replace what=\"turn-up-envoy\" who=\"everyone\"/></contest>",
  "<contest><modify what=\"plan-count\" of=\"everyone\" to=\"9\"/></contest>",
  "<contest><modify what=\"plan-choices\" of=\"everyone\" exclude=\"everyone.hand\"/></contest>",
  "<contest><modify what=\"plan-choices\" of=\"everyone\" include=\"everyone.discards + everyone.ready\"/></contest>",
  "<contest><modify what=\"play-choices\" of=\"everyone\" include=\"everyone.hand\"/></contest>",
  "<contest><trigger after=\"reveal-plans\"><contest/></trigger></contest>",
  "<discover as=\"w\"/><duel at=\"w\" advantage=\"1\"><replace what=\"set-dials\"/></duel>",
  "<discover as=\"w\"/><duel at=\"w\" advantage=\"1\"><replace what=\"reveal-dials\"/></duel>",
  "<discover as=\"w\"/><duel at=\"w\" advantage=\"1\"><replace what=\"turn-dial\" who=\"everyone\"/></duel>",
  "<discover as=\"w\"/><duel at=\"w\" advantage=\"1\"><replace what=\"send\" who=\"everyone\"/></duel>",
  "<discover as=\"w\"/><duel at=\"w\" advantage=\"1\"><replace what=\"lose-game\" who=\"everyone\"/>"
  "<modify what=\"send-from\" of=\"everyone\" to=\"it.warp\"/></duel>",
  "<discover as=\"w\"/><duel at=\"w\" advantage=\"1\"><replace what=\"reveal-tactics\"/></duel>",
  "<discover as=\"w\"/><duel at=\"w\" advantage=\"1\"><replace what=\"resolve-tactics\"/></duel>",
  "<discover as=\"w\"/><duel at=\"w\" advantage=\"1\"><replace what=\"carry-out-tactic\" "
  "who=\"everyone\"/></duel>",
  "<discover as=\"w\"/><duel at=\"w\" advantage=\"1\"><replace what=\"spend\" who=\"everyone\"/></duel>",
  "<discover as=\"w\"/><duel at=\"w\" advantage=\"1\"><replace what=\"check-ships\"/><replace "
  "what=\"cleanup\"/></duel>",
  "<discover as=\"w\"/><duel at=\"w\" advantage=\"1\"><replace what=\"retreat\" who=\"everyone\"/>"
  "<replace what=\"discard\" who=\"everyone\"/></duel>",
  "<discover as=\"w\"/><duel at=\"w\" advantage=\"1\"><modify what=\"tactic-count\" of=\"everyone\" "
  "to=\"3\"/></duel>",
  "<discover as=\"w\"/><duel at=\"w\" advantage=\"1\">"
  "<modify what=\"tactic-choices\" of=\"everyone\" to=\"everyone.spent\"/></duel>",
  "<discover as=\"w\"/><duel at=\"w\" advantage=\"1\">"
  "<modify what=\"reveal-at\" of=\"everyone\" to=\"check-ships\"/></duel>",
  "<discover as=\"w\"/><duel at=\"w\" advantage=\"1\"><modify what=\"ship-value\" of=\"everyone\" "
  "to=\"-1\"/></duel>",
  "<discover as=\"w\"/><duel at=\"w\" advantage=\"1\">"
  "<modify what=\"stays-ready\" of=\"everyone.tactic\" to=\"no\"/></duel>",
  "<discover as=\"w\"/><duel at=\"w\" advantage=\"1\"><modify what=\"value\" of=\"everyone.tactic\" "
  "to=\"-3\"/></duel>",
  "<discover as=\"w\"/><duel at=\"w\" advantage=\"1\"><modify what=\"value\" of=\"everyone.tactic\" "
  "to=\"99\"/></duel>",
  "<discover as=\"w\"/><duel at=\"w\" advantage=\"1\"><trigger after=\"check-ships\"><go-to "
  "step=\"set-dials\"/></trigger>"
  "</duel>",
  "<discover as=\"w\"/><duel at=\"w\" advantage=\"1\"><trigger after=\"check-ships\"><duel at=\"here\" "
  "advantage=\"2\"/>"
  "</trigger></duel>",
  "<discover as=\"w\"/><duel at=\"w\" advantage=\"1\"><trigger when=\"reveal-tactics\"><resolve "
  "cards=\"everyone.tactic\"/></trigger></duel>",
  "<discover as=\"w\"/><duel at=\"w\" advantage=\"1\"><trigger after=\"reveal-tactics\"><move who=\"leader\" "
  "cards=\"all of "
  "everyone.tactic\" to=\"leader.tactic\"/></trigger></duel>",
  "<discover as=\"w\"/><duel at=\"w\" advantage=\"1\"><trigger after=\"reveal-tactics\"><ready who=\"leader\" "
  "cards=\"all of "
  "everyone.tactic\"/></trigger></duel>",
  "<discover as=\"w\"/><duel at=\"w\" advantage=\"1\"><trigger after=\"reveal-plans\"><move who=\"leader\" "
  "cards=\"all "
  "of "
  "everyone.plan\" to=\"leader.hand\"/></trigger></duel>",
  "<discover as=\"w\"/><duel at=\"w\" advantage=\"1\"><trigger before=\"cleanup\"><destroy who=\"leader\" "
  "ships=\"all "
  "of "
  "winner.ships-here\"/></trigger><prize for=\"winner\"><recover ships=\"all\"/></prize></duel>",
  /* Actions that rules change or replace with nothing. */
  "<replace what=\"play\" who=\"everyone\" until=\"after game\"><proceed/><proceed cards=\"plans - plans\"/></replace>",
  "<replace what=\"turn-up-envoy\" who=\"everyone\" until=\"after game\"><proceed/><proceed cards=\"past - past\"/>"
  "</replace>",
  "<replace what=\"draw\" who=\"everyone\" until=\"after game\"><proceed who=\"nobody\"/></replace>",
  "<replace what=\"draw-destiny\" until=\"after game\"/>",
  "<replace what=\"resolve-destiny\" until=\"after game\"/>",
  "<replace what=\"draw\" who=\"everyone\"><ignore cards=\"everyone.hand\" until=\"after draw\"/></replace>",
  /* Chance and decks, with a number to announce. */
  "<discard who=\"everyone\" cards=\"0..3\" chooser=\"chance\"/>",
  "<discard who=\"everyone\" cards=\"1..3 of leader.hand\"/>",
  "<move who=\"everyone\" cards=\"0..3 of deck\" to=\"leader.hand\"/>",
  "<look who=\"everyone\" cards=\"some of deck\"/>",
  /* Listeners with results of their own. */
  "<trigger when=\"discover-planet\" who=\"everyone\" until=\"after game\"><draw who=\"everyone\" "
  "cards=\"1\"/></trigger>"
  "<discover as=\"w\"/><move who=\"leader\" cards=\"named(warpplanet)\" to=\"w\"/>",
  /* More secrets than the state can hold. */
  "<repeat times=\"40\"><choose who=\"leader\" as=\"n\" from=\"1..9\" secret=\"kept\"/><trigger "
  "when=\"cleanup\" until=\"after game\"><draw who=\"leader\" cards=\"n - n\"/></trigger></repeat>",
  "<modify what=\"tactic-count\" of=\"everyone\" to=\"9\" until=\"after game\"/>",
  /* Ends of the game. */
  "<win-game who=\"everyone\"/>",
  "<lose-game who=\"everyone\"/>",
  "<replace what=\"win-game\" who=\"everyone\" until=\"after game\"><lose-game who=\"that.who\"/></replace>",
  "<replace what=\"win-game\" who=\"everyone\" until=\"after game\"/>",
};

/* Returns a new folder with one set of @cards. */
static char *
write_set (const char *cards)
{
  char *folder = g_dir_make_tmp ("fifth-planet-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "clumsy.xml", NULL);
  g_autofree char *text = g_strdup_printf (
      "<set xmlns=\"https://fifthplanet.github.io/ns/set/2\" id=\"clumsy\" edition=\"duel\" version=\"1\">%s</set>",
      cards);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return folder;
}

/* Returns nine copies of one card that does @program: a <@kind>, followed by a card of the deck
 * @next. Free with g_free (). */
static char *
clumsy_card (const char *kind, const char *id, const char *next, const char *program)
{
  return g_strdup_printf ("<%s id=\"%s\" next=\"%s\" copies=\"9\" origin=\"original\"><name>Clumsy</name>"
                          "<text>Clumsy.</text><program>%s</program></%s>",
                          kind, id, next, program, kind);
}

static void
remove_set (char *folder)
{
  g_autofree char *path = g_build_filename (folder, "clumsy.xml", NULL);

  g_unlink (path);
  g_rmdir (folder);
  g_free (folder);
}

static void
play_games (FpEngine *engine)
{
  engine->checking = TRUE;
  for (guint seed = 0; seed < 25; seed++)
    {
      FpRandom random;

      fp_random_seed (&random, seed);
      fp_engine_start (engine, 2, seed, 0);
      for (guint answers = 0; !fp_engine_over (engine) && answers < 3000; answers++)
        fp_engine_answer (engine, fp_random_below (&random, fp_engine_options (engine)->n));
    }
}

/* Plays games with the shipped cards and @cards. @listener, which may be NULL, receives all
 * events. */
static void
play_with (const char *cards, FpListener listener, gpointer data)
{
  char *folder = write_set (cards);
  FpCatalog *catalog = duel_catalog_with (folder);
  FpEngine *engine = fp_engine_new (duel_edition (), catalog);

  fp_engine_use (engine, g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState)));
  engine->listener = listener;
  engine->listener_data = data;
  play_games (engine);
  duel_engine_free (engine);
  fp_catalog_free (catalog);
  remove_set (folder);
}

static void
test_program (gconstpointer program)
{
  g_autofree char *card = clumsy_card ("refresh", "clumsy", "refresh", program);

  play_with (card, NULL, NULL);
}

/* Destiny cards drawn, or kept from being drawn, since the last decision. */
typedef struct
{
  guint now, longest;
  uint32_t answers;
} Idle;

static void
count_idle (const FpEngine *engine, const FpEvent *event, gpointer data)
{
  Idle *idle = data;

  if (event->kind == FP_EVENT_GAME_ENDED)
    idle->now = 0;
  if (event->kind != FP_EVENT_STEP_BEGAN || strcmp (engine->edition->procedures[event->value].id, "draw-destiny") != 0)
    return;
  idle->now = idle->answers == engine->state->head.answers ? idle->now + 1 : 1;
  idle->answers = engine->state->head.answers;
  idle->longest = MAX (idle->longest, idle->now);
}

/* Games without any decision come to an end all the same, and soon. */
static void
test_nobody_asked (gconstpointer cards)
{
  Idle idle = { 0 };

  play_with (cards, count_idle, &idle);
  g_assert_cmpuint (idle.longest, >, 100);
  g_assert_cmpuint (idle.longest, <, 1000);
}

static void
add_nobody_asked (void)
{
  static const char others[] = "all of %s-deck + past - named(there) - named(back)";
  g_autofree char *no_refresh = g_strdup_printf (others, "refresh");
  g_autofree char *no_discovery = g_strdup_printf (others, "discovery");
  g_autofree char *there_does = g_strdup_printf ("<move who=\"leader\" cards=\"%s\" to=\"removed\"/>", no_refresh);
  g_autofree char *back_does = g_strdup_printf ("<move who=\"leader\" cards=\"%s\" to=\"removed\"/>", no_discovery);
  g_autofree char *there = clumsy_card ("refresh", "there", "discovery", there_does);
  g_autofree char *back = clumsy_card ("discovery", "back", "refresh", back_does);

  g_test_add_data_func_full ("/clumsy-cards/lead-to-each-other", g_strconcat (there, back, NULL), test_nobody_asked,
                             g_free);
  g_test_add_data_func_full (
      "/clumsy-cards/none-is-drawn",
      clumsy_card ("refresh", "clumsy", "refresh", "<replace what=\"draw-destiny\" until=\"after game\"/>"),
      test_nobody_asked, g_free);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (programs); i++)
    {
      g_autofree char *name = g_strdup_printf ("/clumsy-cards/%u", i + 1);

      g_test_add_data_func (name, programs[i], test_program);
    }
  add_nobody_asked ();
  return g_test_run ();
}
