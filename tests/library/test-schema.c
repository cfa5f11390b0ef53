/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The schemas (data/schemas/) and the checker agree: both accept every shipped file, and both
 * refuse each mistake planted here. */
#include <libxml/relaxng.h>
#include <string.h>

#include "card-words.h"
#include "set-files.h"

/* ALIEN: an alien with @inside after its name. ABILITY: an alien with @rule in its ability. EVENT:
 * a destiny card with @lines. */
#define ALIEN(inside) "<alien id='a' complexity='green'><name>A</name>" inside "</alien>"
#define ABILITY(rule) ALIEN ("<ability id='b'><text>T</text>" rule "</ability>")
#define EVENT(lines) "<event id='e' next='event'><name>E</name><text>T</text><program>" lines "</program></event>"

/* The same card without and with a mistake. */
static const struct
{
  const char *good, *bad;
} pairs[] = {
  { ALIEN (""), "<alien id='a'><name>A</name></alien>" },
  { ALIEN (""), "<alien id='a' complexity='blue'><name>A</name></alien>" },
  { ALIEN (""), "<alien id='a' complexity='green'/>" },
  { ALIEN ("<clarification>C</clarification>"), ALIEN ("<clarification/>") },
  { ABILITY ("<trigger after='duel'><draw cards='1'/></trigger>"), ABILITY ("<trigger after='duel'/>") },
  { ABILITY ("<trigger after='duel'><draw cards='1'/></trigger>"), ABILITY ("") },
  { ABILITY ("<trigger after='duel'><draw cards='1'/></trigger>"), ABILITY ("<trigger><draw cards='1'/></trigger>") },
  { ABILITY ("<trigger after='duel'><draw cards='1'/></trigger>"),
    ABILITY ("<trigger after='duel' before='duel'><draw cards='1'/></trigger>") },
  { ABILITY ("<trigger after='duel' may='yes'><draw cards='1'/></trigger>"),
    ABILITY ("<trigger after='duel' may='me'><draw cards='1'/></trigger>") },
  { ABILITY ("<trigger after='duel'><draw cards='1'/></trigger>"),
    ABILITY ("<trigger after='duel' until='after duel'><draw cards='1'/></trigger>") },
  { ABILITY ("<trigger after='duel'><pay><draw cards='1'/></pay><draw cards='1'/></trigger>"),
    ABILITY ("<trigger after='duel'><draw cards='1'/><pay><draw cards='1'/></pay></trigger>") },
  { ABILITY ("<trigger after='duel'><pay><draw cards='1'/></pay><draw cards='1'/></trigger>"),
    ABILITY ("<trigger after='duel'><pay><may><draw cards='1'/></may></pay><draw cards='1'/></trigger>") },
  { ABILITY ("<replace what='draw'/>"), ABILITY ("<replace/>") },
  { ABILITY ("<modify what='hand-limit' add='1'/>"), ABILITY ("<modify add='1'/>") },
  { ABILITY ("<modify what='hand-limit' add='1'/>"), ABILITY ("<modify what='hand-limit'/>") },
  { ABILITY ("<modify what='hand-limit' add='1'/>"),
    ABILITY ("<modify what='hand-limit' add='1' until='after duel'/>") },
  { ABILITY ("<modify what='hand-limit' add='1'/>"),
    ALIEN ("<ability id='b'><modify what='hand-limit' add='1'/><text>T</text></ability>") },
  { ALIEN ("<ability id='b' limit='game'><text>T</text><trigger after='duel'><draw cards='1'/></trigger></ability>"),
    ALIEN ("<ability id='b' limit='day'><text>T</text><trigger after='duel'><draw cards='1'/></trigger></ability>") },
  { ALIEN ("<ability id='b' in='duel contest'><text>T</text><modify what='clout' add='1'/></ability>"),
    ALIEN ("<ability id='b' in='duels'><text>T</text><modify what='clout' add='1'/></ability>") },
  { ALIEN ("<counter id='n' start='0' most='9'/><ability id='b'><text>T</text><trigger after='duel'>"
           "<assign name='n' to='n + 1'/></trigger></ability>"),
    ALIEN ("<counter id='n' start='0' most='0'/><ability id='b'><text>T</text><trigger after='duel'>"
           "<assign name='n' to='n + 1'/></trigger></ability>") },
  { ALIEN ("<progress value='me.supply' danger='3 > me.supply'><label>L</label></progress>"),
    ALIEN ("<progress danger='3 > me.supply'><label>L</label></progress>") },
  { ALIEN ("<progress value='me.supply' of='5'><label>L</label></progress>"),
    ALIEN ("<progress value='me.supply' of='5'/>") },
  { EVENT ("<draw who='leader' cards='1'/>"), EVENT ("") },
  { EVENT ("<draw who='leader' cards='1'/>"), EVENT ("<draw who='leader'/>") },
  { EVENT ("<draw who='leader' cards='1'/>"), EVENT ("<draw who='leader' cards='1' ships='1'/>") },
  { EVENT ("<draw who='leader' cards='1'/>"), EVENT ("<draw who='leader' cards='1'>now</draw>") },
  { EVENT ("<each who='everyone'><may><draw cards='1'/></may></each>"), EVENT ("<each who='everyone'><may/></each>") },
  { EVENT ("<foreach card='x' from='past'><move who='leader' cards='x' to='removed'/></foreach>"),
    EVENT ("<foreach card='x' planet='y' from='past'><move who='leader' cards='x' to='removed'/></foreach>") },
  { EVENT ("<foreach symbol='x' from='symbols'><if cond='any (revealed-planets[symbol = x])'/></foreach>"),
    EVENT ("<foreach icon='x' from='icons'><if cond='count (past) = 1'/></foreach>") },
  { EVENT ("<repeat times='2'><draw who='leader' cards='1'/></repeat>"),
    EVENT ("<repeat><draw who='leader' cards='1'/></repeat>") },
  { EVENT ("<move who='leader' cards='past' to='removed'/>"), EVENT ("<move who='leader' to='removed'/>") },
  { EVENT ("<modify what='hand-limit' of='everyone' add='1' until='after refresh'/>"),
    EVENT ("<modify what='hand-limit' of='everyone' add='1' until='refresh'/>") },
  { EVENT ("<contest><modify what='better' to='lower'/></contest>"),
    EVENT ("<contest><modify what='better' to='lower' until='after contest'/></contest>") },
  { EVENT ("<contest><prize for='winner'><draw cards='1'/></prize></contest>"),
    EVENT ("<contest><prize><draw cards='1'/></prize></contest>") },
  { "<plan id='p' value='1'/>", "<plan id='p' value='1'/><artifact id='q'/>" },
  { "<tactic id='t'><half icon='blast' value='1'/><half icon='blast' value='2'/></tactic>",
    "<tactic id='t'><half icon='blast' value='1'/></tactic>" },
  { "<overlay id='o'><name>O</name></overlay>", "<overlay id='o' symbol='blue'><name>O</name></overlay>" },
};

static xmlRelaxNGPtr
read_schema (const char *file)
{
  g_autofree char *path = g_build_filename (g_getenv ("FIFTH_PLANET_DATA"), "schemas", file, NULL);
  xmlRelaxNGParserCtxtPtr parser = xmlRelaxNGNewParserCtxt (path);
  xmlRelaxNGPtr schema = xmlRelaxNGParse (parser);

  xmlRelaxNGFreeParserCtxt (parser);
  g_assert_nonnull (schema);
  return schema;
}

static void
ignore_error (void *data G_GNUC_UNUSED, const char *format G_GNUC_UNUSED, ...)
{
}

static gboolean
schema_takes (xmlRelaxNGPtr schema, const char *text)
{
  xmlRelaxNGValidCtxtPtr validator = xmlRelaxNGNewValidCtxt (schema);
  xmlDocPtr document = xmlReadMemory (text, (int) strlen (text), "set.xml", NULL, XML_PARSE_NONET);
  gboolean valid;

  g_assert_nonnull (document);
  xmlRelaxNGSetValidErrors (validator, ignore_error, ignore_error, NULL);
  valid = xmlRelaxNGValidateDoc (validator, document) == 0;
  xmlFreeDoc (document);
  xmlRelaxNGFreeValidCtxt (validator);
  return valid;
}

static void
test_shipped (void)
{
  static const struct
  {
    const char *schema, *set;
  } editions[] = { { "set.rng", "duel" }, { "set-classic.rng", "classic" }, { "set-cosmic.rng", "cosmic" } };

  for (guint k = 0; k < G_N_ELEMENTS (editions); k++)
    {
      xmlRelaxNGPtr schema = read_schema (editions[k].schema);
      g_autoptr (GPtrArray) texts = read_shipped (editions[k].set);

      g_assert_cmpuint (texts->len, >, 0);
      for (guint i = 0; i < texts->len; i++)
        g_assert_true (schema_takes (schema, g_ptr_array_index (texts, i)));
      xmlRelaxNGFree (schema);
    }
}

static void
test_pairs (void)
{
  xmlRelaxNGPtr schema = read_schema ("set.rng");

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      g_autofree char *good = set_text (pairs[i].good);
      g_autofree char *bad = set_text (pairs[i].bad);
      g_auto (Loaded) first = load_texts ((const char *const[]){ good, NULL });
      g_auto (Loaded) second = load_texts ((const char *const[]){ bad, NULL });

      g_test_message ("%s", pairs[i].bad);
      assert_loaded (&first);
      g_assert_null (second.catalog);
      g_assert_true (schema_takes (schema, good));
      g_assert_false (schema_takes (schema, bad));
    }
  xmlRelaxNGFree (schema);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/library/schema/shipped", test_shipped);
  g_test_add_func ("/library/schema/pairs", test_pairs);
  return g_test_run ();
}
