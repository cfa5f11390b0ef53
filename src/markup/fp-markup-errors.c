/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The XML parser's complaints in short and plain words. These stay English, because reports on
 * files are the same everywhere. */
#include <string.h>

#include "markup/fp-markup-private.h"

typedef struct
{
  int code;
  const char *sentence;
} Explanation;

static const Explanation explanations[] = {
  { XML_ERR_DOCUMENT_EMPTY, "there is no XML here; expected an element" },
  { XML_ERR_DOCUMENT_END, "something follows the end of the outermost element; expected nothing more" },
  { XML_ERR_INVALID_CHAR, "a character, or a reference to one, that XML does not allow" },
  { XML_ERR_INVALID_DEC_CHARREF, "a character reference that is no number; expected digits and ';'" },
  { XML_ERR_INVALID_HEX_CHARREF, "a character reference that is no number; expected hexadecimal digits and ';'" },
  { XML_ERR_ENTITYREF_SEMICOL_MISSING, "'&' without its ';'; a plain '&' is written '&amp;'" },
  { XML_ERR_NAME_REQUIRED, "a name is missing; a plain '&' is written '&amp;' and a plain '<' is '&lt;'" },
  { XML_ERR_LT_IN_ATTRIBUTE, "'<' in the value of an attribute; write '&lt;', or close the quote" },
  { XML_ERR_ATTRIBUTE_NOT_STARTED, "the value of an attribute has no quotes; expected name=\"value\"" },
  { XML_ERR_ATTRIBUTE_NOT_FINISHED, "the value of an attribute does not end; expected its closing quote" },
  { XML_ERR_ATTRIBUTE_WITHOUT_VALUE, "an attribute without a value; expected name=\"value\"" },
  { XML_ERR_SPACE_REQUIRED, "a space is missing; expected one before the name of the attribute" },
  { XML_ERR_GT_REQUIRED, "the tag does not end; expected '>'" },
  { XML_ERR_LTSLASH_REQUIRED, "the file ends too early; expected a closing tag" },
  { XML_ERR_MISPLACED_CDATA_END, "']]>' in text; write ']]&gt;'" },
  { XML_ERR_HYPHEN_IN_COMMENT, "'--' inside of a comment" },
  { XML_ERR_COMMENT_NOT_FINISHED, "the comment does not end; expected '-->'" },
  { XML_ERR_CDATA_NOT_FINISHED, "the CDATA section does not end; expected ']]>'" },
  { XML_ERR_PI_NOT_FINISHED, "the processing instruction does not end; expected '?>'" },
  { XML_ERR_RESERVED_XML_NAME, "an XML declaration that is not at the very start of the file" },
  { XML_ERR_XMLDECL_NOT_FINISHED, "the XML declaration does not end; expected '?>'" },
};

/* Returns the offset of the fault's first character. The parser raises some complaints behind
 * it. */
static gsize
find_culprit (const FpCursor *cursor, int code, gsize offset)
{
  switch (code)
    {
    case XML_ERR_TAG_NAME_MISMATCH:
      /* the next one may start at `offset` */
      return fp_cursor_find_before (cursor, "</", MAX (offset, 1) - 1);
    case XML_ERR_UNDECLARED_ENTITY:
    case XML_WAR_UNDECLARED_ENTITY:
    case XML_ERR_ENTITYREF_SEMICOL_MISSING:
    case XML_ERR_INVALID_DEC_CHARREF:
    case XML_ERR_INVALID_HEX_CHARREF:
      return fp_cursor_find_before (cursor, "&", offset);
    case XML_NS_ERR_UNDEFINED_NAMESPACE:
      return fp_cursor_find_before (cursor, "<", offset);
    default:
      return offset;
    }
}

static gboolean
explain_with_names (FpProblems *problems, FpLocation at, const xmlError *error)
{
  const char *first = error->str1 != NULL ? error->str1 : "?";
  const char *second = error->str2 != NULL ? error->str2 : "?";

  switch (error->code)
    {
    case XML_ERR_TAG_NAME_MISMATCH:
      fp_problems_add (problems, at, "'%s' is closed here, but '%s' of line %d is still open; expected </%s>", second,
                       first, error->int1, first);
      return TRUE;
    case XML_ERR_TAG_NOT_FINISHED:
      fp_problems_add (problems, at, "the file ends inside of '%s' of line %d; expected </%s>", first, error->int1,
                       first);
      return TRUE;
    case XML_ERR_ATTRIBUTE_REDEFINED:
      fp_problems_add (problems, at, "the attribute '%s' is given twice; expected it once", first);
      return TRUE;
    case XML_ERR_UNDECLARED_ENTITY:
    case XML_WAR_UNDECLARED_ENTITY:
      fp_problems_add (problems, at, "unknown entity '%s'; expected lt, gt, amp, quot, apos or a number", first);
      return TRUE;
    case XML_NS_ERR_UNDEFINED_NAMESPACE:
      fp_problems_add (problems, at, "the namespace prefix '%s' is not declared; expected xmlns:%s", first, first);
      return TRUE;
    default:
      return FALSE;
    }
}

void
fp_markup_explain (FpProblems *problems, FpCursor *cursor, const xmlError *error, gsize offset)
{
  FpLocation at = fp_cursor_seek (cursor, find_culprit (cursor, error->code, offset));
  g_autofree char *message = NULL;

  if (explain_with_names (problems, at, error))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (explanations); i++)
    if (explanations[i].code == error->code)
      {
        fp_problems_add (problems, at, "%s", explanations[i].sentence);
        return;
      }
  message = g_strstrip (g_strdup (error->message != NULL ? error->message : "?"));
  fp_problems_add (problems, at, "not well-formed XML: %s", message);
}
