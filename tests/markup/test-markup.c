/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The XML reader, its writer and the nearest word. */
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "markup/fp-markup.h"

static void
assert_at (FpLocation at, int line, int column)
{
  g_assert_cmpint (at.line, ==, line);
  g_assert_cmpint (at.column, ==, column);
}

static FpDocument *
parse_good (const char *text)
{
  g_autoptr (FpProblems) problems = fp_problems_new ("good.xml");
  g_autoptr (GString) messages = g_string_new (NULL);
  FpDocument *document = fp_document_parse (text, strlen (text), "good.xml", problems);

  fp_problems_print (problems, messages);
  g_assert_cmpstr (messages->str, ==, "");
  g_assert_nonnull (document);
  return document;
}

/* Parses faulty bytes and checks all complaints about them. */
static void
assert_bad_bytes (const char *bytes, gsize length, const char *expected)
{
  g_autoptr (FpProblems) problems = fp_problems_new ("f");
  g_autoptr (GString) messages = g_string_new (NULL);
  /* ASan notices a step past the end */
  g_autofree char *exact = g_memdup2 (bytes, MAX (length, 1));
  g_autoptr (FpDocument) document = fp_document_parse (exact, length, "f", problems);

  fp_problems_print (problems, messages);
  g_assert_cmpstr (messages->str, ==, expected);
  g_assert_null (document);
}

static void
assert_bad (const char *text, const char *expected)
{
  assert_bad_bytes (text, strlen (text), expected);
}

static void
test_good (void)
{
  g_autoptr (FpDocument) document = parse_good ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                                                "<set xmlns=\"urn:one\" xmlns:x=\"urn:two\" id='a&lt;b &#65; &amp; "
                                                "&#38; &#x26;#38; &amp;lt;' x:kind=\"say &quot;hi&quot;\">\n"
                                                "  <card id=\"p\">  Tom &amp; <b/> Ann <![CDATA[<x>]]> </card>\n"
                                                "  <x:card/>\n"
                                                "</set>\n");
  const FpElement *root = fp_document_root (document);
  const FpElement *card = fp_element_child (root, "card");

  g_assert_cmpstr (fp_document_name (document), ==, "good.xml");
  g_assert_true (fp_element_is (root, "set"));
  g_assert_false (fp_element_is (root, "card"));
  g_assert_cmpstr (root->ns, ==, "urn:one");
  g_assert_null (root->parent);
  g_assert_cmpuint (fp_element_n_attributes (root), ==, 2);
  g_assert_cmpstr (fp_element_attribute_at (root, 0)->name, ==, "id");
  g_assert_cmpstr (fp_element_get (root, "id"), ==, "a<b A & & &#38; &lt;");
  g_assert_cmpstr (fp_element_get (root, "x:kind"), ==, "say \"hi\"");
  g_assert_null (fp_element_get (root, "xmlns"));
  g_assert_null (fp_element_attribute (root, "kind"));
  g_assert_cmpstr (root->text, ==, "");
  g_assert_cmpuint (fp_element_n_children (root), ==, 2);
  g_assert_cmpstr (card->text, ==, "Tom &  Ann <x>");
  g_assert_cmpstr (card->lead, ==, "  Tom & ");
  g_assert_cmpstr (fp_element_child_at (card, 0)->lead, ==, "");
  g_assert_cmpstr (fp_element_child_at (card, 0)->tail, ==, " Ann <x> ");
  g_assert_cmpstr (card->tail, ==, "\n  ");
  g_assert_cmpstr (root->tail, ==, "");
  g_assert_true (card->parent == root);
  g_assert_true (fp_element_is (fp_element_child_at (card, 0), "b"));
  g_assert_cmpstr (fp_element_child_at (root, 1)->ns, ==, "urn:two");
  g_assert_cmpstr (fp_element_child_at (root, 1)->name, ==, "card");
  g_assert_null (fp_element_child (root, "b"));
}

static void
test_positions (void)
{
  g_autoptr (FpDocument) document = parse_good ("<!-- <no a='1'/> -->\n"
                                                "<?pi <no/> ?><a xmlns='u'\n"
                                                "   one = \"ä>/\"  two='\"'\n"
                                                "><!-- <b> --><![CDATA[<b c='d'>]]>\n"
                                                "\t<b c='é' d='x'/> é<b\n"
                                                "e='1'>\n"
                                                "  <!-- words --> text</b></a>");
  const FpElement *root = fp_document_root (document);
  const FpElement *first = fp_element_child_at (root, 0);
  const FpElement *second = fp_element_child_at (root, 1);

  assert_at (root->at, 2, 14);
  assert_at (fp_element_attribute (root, "one")->at, 3, 4);
  assert_at (fp_element_attribute (root, "one")->value_at, 3, 11);
  assert_at (fp_element_attribute (root, "two")->at, 3, 17);
  assert_at (fp_element_attribute (root, "two")->value_at, 3, 22);
  assert_at (root->text_at, 4, 23);
  assert_at (first->at, 5, 2);
  assert_at (first->text_at, 5, 2);
  assert_at (fp_element_attribute (first, "c")->at, 5, 5);
  assert_at (fp_element_attribute (first, "d")->at, 5, 11);
  assert_at (fp_element_attribute (first, "d")->value_at, 5, 14);
  assert_at (second->at, 5, 20);
  assert_at (fp_element_attribute (second, "e")->at, 6, 1);
  assert_at (second->text_at, 7, 18);
  g_assert_cmpstr (second->text, ==, "text");
}

static void
test_line_ends (void)
{
  g_autoptr (FpDocument) document = parse_good ("\xEF\xBB\xBF<a>\r\n  <b\r\n c='1'/>\r <d/></a>\r\n");
  const FpElement *root = fp_document_root (document);

  assert_at (root->at, 1, 1);
  assert_at (fp_element_child (root, "b")->at, 2, 3);
  assert_at (fp_element_attribute (fp_element_child (root, "b"), "c")->at, 3, 2);
  assert_at (fp_element_child (root, "d")->at, 4, 2);
}

/* The parser works in chunks. Locations must be right far behind the first one. */
static void
test_long_file (void)
{
  g_autoptr (GString) text = g_string_new ("<a>\n");
  g_autoptr (FpDocument) document = NULL;
  const FpElement *root;

  for (int i = 0; i < 70000; i++)
    g_string_append_printf (text, "<!-- ü --> <c n='%05d' text='ö &amp; !'>%d &gt; é</c>\n", i, i);
  g_string_append (text, "</a>");
  document = parse_good (text->str);
  root = fp_document_root (document);
  g_assert_cmpuint (fp_element_n_children (root), ==, 70000);
  for (int i = 0; i < 70000; i++)
    {
      const FpElement *child = fp_element_child_at (root, (guint) i);
      g_autofree char *number = g_strdup_printf ("%d", i);

      assert_at (child->at, i + 2, 12);
      assert_at (fp_element_attribute (child, "n")->value_at, i + 2, 18);
      assert_at (child->text_at, i + 2, 42);
      g_assert_true (g_str_has_prefix (child->text, number));
    }
}

static void
test_malformed (void)
{
  assert_bad ("<a>\n <b>\n </c></a>", "f:3:2: 'c' is closed here, but 'b' of line 2 is still open; expected </b>\n");
  assert_bad ("<a></b>", "f:1:4: 'b' is closed here, but 'a' of line 1 is still open; expected </a>\n");
  assert_bad ("<a>\n <b>", "f:2:5: the file ends inside of 'b' of line 2; expected </b>\n");
  assert_bad ("<a x='1' x='2'/>", "f:1:15: the attribute 'x' is given twice; expected it once\n");
  assert_bad ("<a>é &nbsp; b</a>", "f:1:6: unknown entity 'nbsp'; expected lt, gt, amp, quot, apos or a number\n");
  assert_bad ("<a/><b/>", "f:1:5: something follows the end of the outermost element; expected nothing more\n");
  assert_bad ("<p:a/>", "f:1:1: the namespace prefix 'p' is not declared; expected xmlns:p\n");
  assert_bad ("<a x=1/>", "f:1:6: the value of an attribute has no quotes; expected name=\"value\"\n");
  assert_bad ("<a x/>", "f:1:5: an attribute without a value; expected name=\"value\"\n");
  assert_bad ("<a x='1'y='2'/>", "f:1:9: a space is missing; expected one before the name of the attribute\n");
  assert_bad ("<a x='<'/>", "f:1:7: '<' in the value of an attribute; write '&lt;', or close the quote\n");
  assert_bad ("<a>&lt b</a>", "f:1:4: '&' without its ';'; a plain '&' is written '&amp;'\n");
  assert_bad ("<a>&#0;</a>", "f:1:8: a character, or a reference to one, that XML does not allow\n");
  assert_bad ("hello", "f:1:1: there is no XML here; expected an element\n");
}

static void
test_nothing_there (void)
{
  assert_bad ("", "f:1:1: the file is empty; expected XML\n");
  assert_bad ("\xEF\xBB\xBF", "f:1:1: the file is empty; expected XML\n");
  assert_bad (" \n", "f:2:1: there is no XML here; expected an element\n");
}

static void
test_bad_bytes (void)
{
  assert_bad ("<a>\n é\xff</a>", "f:2:3: not a character in UTF-8; expected a text in UTF-8\n");
  assert_bad_bytes ("<a>\0</a>", 8, "f:1:4: not a character in UTF-8; expected a text in UTF-8\n");
  assert_bad ("<?xml version='1.0' encoding=\"ISO-8859-1\"?><a/>",
              "f:1:1: another encoding is declared; expected UTF-8\n");
  assert_bad_bytes ("<\0a\0/\0>\0", 8, "f:1:2: not a character in UTF-8; expected a text in UTF-8\n");
  assert_bad ("<a>\x01</a>", "f:1:4: a character, or a reference to one, that XML does not allow\n");
}

static void
test_doctype (void)
{
  const char *refusal = "f:2:1: a DOCTYPE is not allowed; expected the file's first element\n";

  assert_bad ("<!-- -->\n<!DOCTYPE a><a/>", refusal);
  assert_bad ("<!-- -->\n<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>", refusal);
  assert_bad ("<!-- -->\n<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><a>&x;</a>", refusal);
  assert_bad ("<!-- -->\n<!DOCTYPE a [<!ENTITY a 'lollollollol'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;'>"
              "<!ENTITY c '&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;'><!ENTITY d '&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;'>"
              "<!ENTITY e '&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;'><!ENTITY f '&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;'>]><a>&f;</a>",
              refusal);
  assert_bad ("<!-- -->\n<!DOCTYPE a [<!ENTITY % p SYSTEM 'http://example.invalid/x'> %p;]><a/>", refusal);
}

static char *
nest (int depth)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < depth; i++)
    g_string_append (text, "<a>");
  for (int i = 0; i < depth; i++)
    g_string_append (text, "</a>");
  return g_string_free (text, FALSE);
}

static void
test_depth (void)
{
  g_autofree char *deepest = nest (32);
  g_autofree char *deeper = nest (33);
  g_autofree char *abyss = nest (100000);
  g_autoptr (FpDocument) document = parse_good (deepest);
  g_autoptr (FpProblems) problems = fp_problems_new ("f");
  g_autoptr (FpDocument) shallow = fp_document_parse_within ("<a><b/></a>", 11, "f", 1, problems);
  g_autoptr (FpDocument) deep = fp_document_parse_within (deeper, strlen (deeper), "f", 33, problems);

  g_assert_true (fp_element_is (fp_document_root (document), "a"));
  assert_bad (deeper, "f:1:97: nested too deep; expected at most 32 elements in each other\n");
  assert_bad (abyss, "f:1:97: nested too deep; expected at most 32 elements in each other\n");
  g_assert_null (shallow);
  g_assert_nonnull (deep);
  g_assert_cmpuint (fp_problems_count (problems), ==, 1);
  assert_at (fp_problems_get (problems, 0)->at, 1, 4);
}

static void
test_crowded_tag (void)
{
  g_autoptr (GString) tag = g_string_new ("<r>\n<a ");
  g_autoptr (GString) comment = g_string_new ("<!-- ");
  g_autoptr (FpDocument) document = NULL;

  for (int i = 0; i < 300000; i++)
    g_string_append_printf (tag, "a%d='>' ", i);
  g_string_append (tag, "/></r>");
  assert_bad (tag->str, "f:2:1: too many attributes; expected at most 5000 equals signs before the next tag\n");
  for (int i = 0; i < 10000; i++)
    g_string_append_c (comment, '=');
  g_string_append (comment, " --><a/>");
  document = parse_good (comment->str);
}

static void
test_load (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("fp-markup-XXXXXX", &error);
  g_autofree char *path = g_build_filename (folder, "a.xml", NULL);
  g_autoptr (FpProblems) problems = fp_problems_new ("a.xml");
  g_autoptr (FpDocument) document = NULL;

  g_assert_no_error (error);
  g_assert_null (fp_document_load (path, 100, problems, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_clear_error (&error);
  g_assert_null (fp_document_load (folder, 100, problems, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_ISDIR);
  g_clear_error (&error);
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  g_assert_null (fp_document_load (path, 100, problems, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL);
  g_assert_true (g_str_has_suffix (error->message, "a.xml: not a regular file"));
  g_clear_error (&error);
  g_remove (path);
  g_assert_cmpuint (fp_problems_count (problems), ==, 0);

  g_assert_true (g_file_set_contents (path, "<a b='c'/>", -1, NULL));
  document = fp_document_load (path, 10, problems, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (fp_document_name (document), ==, path);
  g_assert_cmpstr (fp_element_get (fp_document_root (document), "b"), ==, "c");

  g_assert_null (fp_document_load (path, 9, problems, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (fp_problems_count (problems), ==, 1);
  g_assert_cmpstr (fp_problems_get (problems, 0)->message, ==, "the file is too long; expected at most 9 bytes");
  g_remove (path);
  g_rmdir (folder);
}

/* A file cut off anywhere, or with any byte changed, is either refused or read without harm. */
static void
test_damage (void)
{
  const char *good =
      "<?xml version='1.0'?><a xmlns:p='u' b='é&lt;'><!-- c --><p:d e=\"1\">t<![CDATA[x]]></p:d>&#65;</a>";
  const char *bytes = "<>&'\"/=! \n\r]-?:\x01\xff\xc3z";
  gsize length = strlen (good);

  for (gsize i = 0; i < length; i++)
    {
      g_autoptr (FpProblems) problems = fp_problems_new ("f");
      g_autofree char *cut = g_memdup2 (good, MAX (i, 1));
      g_autoptr (FpDocument) document = fp_document_parse (cut, i, "f", problems);

      g_assert_null (document);
      g_assert_cmpuint (fp_problems_count (problems), >, 0);
    }
  for (gsize i = 0; i < length * strlen (bytes); i++)
    {
      g_autoptr (FpProblems) problems = fp_problems_new ("f");
      g_autofree char *changed = g_memdup2 (good, length);
      g_autoptr (FpDocument) document = NULL;

      changed[i / strlen (bytes)] = bytes[i % strlen (bytes)];
      document = fp_document_parse (changed, length, "f", problems);
      g_assert_true ((document == NULL) == (fp_problems_count (problems) > 0));
    }
}

static void
test_problems (void)
{
  g_autoptr (FpProblems) problems = fp_problems_new ("a b.xml");
  g_autoptr (GString) messages = g_string_new (NULL);

  fp_problems_add (problems, (FpLocation){ 10, 2 }, "last");
  fp_problems_add (problems, (FpLocation){ 9, 12 }, "third");
  fp_problems_add (problems, (FpLocation){ 9, 3 }, "first %d", 1);
  fp_problems_add (problems, (FpLocation){ 9, 3 }, "second");
  fp_problems_add (problems, (FpLocation){ 0, 0 }, "whole");
  fp_problems_sort (problems);
  fp_problems_print (problems, messages);
  g_assert_cmpstr (fp_problems_file (problems), ==, "a b.xml");
  g_assert_cmpstr (messages->str, ==,
                   "a b.xml:1:1: whole\na b.xml:9:3: first 1\na b.xml:9:3: second\n"
                   "a b.xml:9:12: third\na b.xml:10:2: last\n");
}

/* A list has an end, and each message is a short line that steers no terminal. */
static void
test_problems_capped (void)
{
  g_autoptr (FpProblems) problems = fp_problems_new ("evil\033[2J\n.xml");
  g_autoptr (GString) messages = g_string_new (NULL);
  g_autofree char *word = g_strnfill (1 << 20, 'x');

  fp_problems_add (problems, (FpLocation){ 1, 1 }, "“\033]0;title\007\302\233\342\200\256\n%s”; expected “this”", word);
  for (int i = 0; i < 250; i++)
    fp_problems_add (problems, (FpLocation){ 2 + i, 1 }, "wrong");
  fp_problems_print (problems, messages);
  g_assert_cmpuint (fp_problems_count (problems), ==, 251);
  g_assert_cmpint (g_utf8_strlen (fp_problems_get (problems, 0)->message, -1), ==, 400);
  g_assert_true (g_str_has_suffix (fp_problems_get (problems, 0)->message, "”; expected “this”"));
  g_assert_true (g_str_has_suffix (messages->str, "\nevil\357\277\275[2J\357\277\275.xml: … and 151 more\n"));
  g_auto (GStrv) lines = g_strsplit (messages->str, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, FP_PROBLEMS_MOST + 2);
  for (const char *c = messages->str; *c != '\0'; c = g_utf8_next_char (c))
    g_assert_true (*c == '\n' || (!g_unichar_iscntrl (g_utf8_get_char (c)) && g_utf8_get_char (c) != 0x202E));
}

static void
test_writer (void)
{
  g_autoptr (FpWriter) writer = fp_writer_new ();
  g_autofree char *text = NULL;

  fp_writer_open (writer, "game");
  fp_writer_attribute (writer, "xmlns", "urn:g");
  fp_writer_attribute_int (writer, "format", -1);
  fp_writer_attribute (writer, "absent", NULL);
  fp_writer_open (writer, "seat");
  fp_writer_attribute (writer, "name", "A\"<&>\n\t\r'é");
  fp_writer_close (writer);
  fp_writer_text_element (writer, "seed", "4 < 2 & ]]>");
  fp_writer_text_element (writer, "none", NULL);
  fp_writer_open (writer, "choices");
  fp_writer_text_element (writer, "c", "3");
  text = fp_writer_finish (writer);
  g_assert_cmpstr (text, ==,
                   "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                   "<game xmlns=\"urn:g\" format=\"-1\">\n"
                   "  <seat name=\"A&quot;&lt;&amp;&gt;&#10;&#9;&#13;'é\"/>\n"
                   "  <seed>4 &lt; 2 &amp; ]]&gt;</seed>\n"
                   "  <none/>\n"
                   "  <choices>\n"
                   "    <c>3</c>\n"
                   "  </choices>\n"
                   "</game>\n");
}

/* Written text is read back unchanged, whatever the characters. */
static void
test_round_trip (void)
{
  static const char hard[] = "\"<&>'\n\t\r é\xF0\x9F\xAA\x90 ]]>--";
  g_autoptr (FpWriter) writer = fp_writer_new_fragment ();
  g_autofree char *text = NULL;
  g_autoptr (FpDocument) document = NULL;

  fp_writer_open (writer, "a");
  fp_writer_attribute (writer, "hard", hard);
  fp_writer_attribute (writer, "broken", "a\x01\xff");
  fp_writer_text (writer, hard);
  text = fp_writer_finish (writer);
  document = parse_good (text);
  g_assert_cmpstr (fp_element_get (fp_document_root (document), "hard"), ==, hard);
  g_assert_cmpstr (fp_element_get (fp_document_root (document), "broken"), ==, "a\xEF\xBF\xBD\xEF\xBF\xBD");
  g_assert_cmpstr (fp_document_root (document)->text, ==, hard);
}

static void
test_nearest_word (void)
{
  const char *const known[] = { "stranger", "winner", "plan", "planet", "warp", "hyper-swarm", "ü", NULL };
  g_autofree char *endless = g_strnfill (100000, 'a');

  g_assert_cmpstr (fp_nearest_word ("winner", known), ==, "winner");
  g_assert_cmpstr (fp_nearest_word ("Winner", known), ==, "winner");
  g_assert_cmpstr (fp_nearest_word ("wniner", known), ==, "winner");
  g_assert_cmpstr (fp_nearest_word ("strangr", known), ==, "stranger");
  g_assert_cmpstr (fp_nearest_word ("planets", known), ==, "planet");
  g_assert_cmpstr (fp_nearest_word ("wrap", known), ==, "warp");
  g_assert_cmpstr (fp_nearest_word ("pln", known), ==, "plan");
  g_assert_cmpstr (fp_nearest_word ("Ü", known), ==, "ü");
  g_assert_null (fp_nearest_word ("embassy", known));
  g_assert_null (fp_nearest_word ("", known));
  g_assert_null (fp_nearest_word ("\xff", known));
  g_assert_null (fp_nearest_word (endless, known));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/markup/good", test_good);
  g_test_add_func ("/markup/positions", test_positions);
  g_test_add_func ("/markup/line-ends", test_line_ends);
  g_test_add_func ("/markup/long-file", test_long_file);
  g_test_add_func ("/markup/malformed", test_malformed);
  g_test_add_func ("/markup/nothing-there", test_nothing_there);
  g_test_add_func ("/markup/bad-bytes", test_bad_bytes);
  g_test_add_func ("/markup/doctype", test_doctype);
  g_test_add_func ("/markup/depth", test_depth);
  g_test_add_func ("/markup/crowded-tag", test_crowded_tag);
  g_test_add_func ("/markup/load", test_load);
  g_test_add_func ("/markup/damage", test_damage);
  g_test_add_func ("/markup/problems", test_problems);
  g_test_add_func ("/markup/problems-capped", test_problems_capped);
  g_test_add_func ("/markup/writer", test_writer);
  g_test_add_func ("/markup/round-trip", test_round_trip);
  g_test_add_func ("/markup/nearest-word", test_nearest_word);
  return g_test_run ();
}
