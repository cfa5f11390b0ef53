/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads journals and merges them into their saves. */
#include "archive/saves/fp-journal-private.h"
#include "markup/fp-regular-file.h"

#include <errno.h>
#include <string.h>

enum
{
  MAX_FIELDS = 6,
  SHORTEST_LINE = 24, /* bytes; nearly as short as a line can be */
};

typedef struct
{
  FpJournalKind kind;
  guint n;
  uint64_t hash;
  char *seat, *to, *answer; /* NULL where the kind has none */
} Line;

struct _FpJournalText
{
  GArray *lines; /* of Line; the first is the header, unless the journal is headless */
  gsize length;
  guint unread; /* complete lines from the first unreadable one on, which is not the header */
  gboolean headless; /* TRUE: the header, and perhaps lines after it, can't be read */
  gboolean zeros; /* TRUE: some of it was never written to the disk */
  guint last; /* choices at the last readable line, believed no further than its length allows */
};

static void
clear_line (gpointer data)
{
  Line *line = data;

  g_free (line->seat);
  g_free (line->to);
  g_free (line->answer);
}

char *
fp_journal_path (const char *path)
{
  return g_strconcat (path, "-journal", NULL);
}

/* Parses the @length bytes at @text into @line. FALSE: they are no line of a journal. */
static gboolean
read_line (const char *text, gsize length, Line *line)
{
  g_autofree char *copy = g_strndup (text, length);
  g_auto (GStrv) fields = g_strsplit (copy, "\t", MAX_FIELDS + 1);
  guint n_fields = g_strv_length (fields);
  guint64 n, hash;

  *line = (Line){ .kind = FP_JOURNAL_N_KINDS };
  for (guint kind = 0; kind < FP_JOURNAL_N_KINDS; kind++)
    if (n_fields == fp_journal_kinds[kind].fields && strcmp (fields[0], fp_journal_kinds[kind].word) == 0)
      line->kind = (FpJournalKind) kind;
  if (line->kind == FP_JOURNAL_N_KINDS || !g_utf8_validate_len (text, length, NULL) ||
      !g_ascii_string_to_unsigned (fields[line->kind == FP_JOURNAL_BEGINS ? 2 : 1], 10, 0, FP_SAVE_FILE_MAX, &n,
                                   NULL) ||
      !g_ascii_string_to_unsigned (fields[n_fields - 1], 16, 0, G_MAXUINT64, &hash, NULL))
    return FALSE;
  if (line->kind == FP_JOURNAL_BEGINS && strcmp (fields[1], FP_JOURNAL_FORMAT) != 0)
    return FALSE;
  line->n = (guint) n;
  line->hash = hash;
  if (line->kind == FP_JOURNAL_CHOICE || line->kind == FP_JOURNAL_RETURNED)
    line->seat = g_strdup (fields[2]);
  if (line->kind == FP_JOURNAL_CHOICE)
    {
      line->to = g_strdup (fields[3]);
      line->answer = g_strdup (fields[4]);
    }
  return TRUE;
}

/* Returns TRUE if the line in the @length bytes at @data begins a journal of another format, whose
 * lines may mean something else. */
static gboolean
is_other_format (const char *data, gsize length)
{
  static const char this_format[] = "fifth-planet-journal\t" FP_JOURNAL_FORMAT "\t";
  gsize word = strlen (fp_journal_kinds[FP_JOURNAL_BEGINS].word) + 1;

  return length > word && memcmp (data, this_format, word) == 0 &&
         (length < strlen (this_format) || memcmp (data, this_format, strlen (this_format)) != 0);
}

/* Adds the complete line in the @length bytes at @data, which ends at @end of the file. */
static void
add_line (FpJournalText *text, const char *data, gsize length, gsize end)
{
  Line line = { .kind = FP_JOURNAL_N_KINDS };
  gboolean readable = read_line (data, length, &line);

  if (readable)
    text->last = (guint) MIN (line.n, end / SHORTEST_LINE);
  if (text->lines->len + text->unread == 0 && line.kind != FP_JOURNAL_BEGINS && !is_other_format (data, length))
    text->headless = TRUE;
  if (readable && text->unread == 0 && (line.kind == FP_JOURNAL_BEGINS) == (text->lines->len == 0 && !text->headless))
    {
      g_array_append_val (text->lines, line);
      text->length = end;
      return;
    }
  if (text->lines->len > 0 || !text->headless)
    text->unread++;
  clear_line (&line);
}

static void
read_lines (FpJournalText *text, const char *data, gsize length)
{
  const char *end;
  gsize start = 0;

  for (; (end = memchr (data + start, '\n', length - start)) != NULL; start = (gsize) (end - data) + 1)
    add_line (text, data + start, (gsize) (end - data) - start, (gsize) (end - data) + 1);
  text->zeros = memchr (data, '\0', length) != NULL;
  /* The end of a line that was being written has no zeros. */
  if (memchr (data + start, '\0', length - start) != NULL)
    {
      text->headless = text->headless || text->lines->len == 0;
      text->unread += text->lines->len > 0;
    }
}

FpJournalText *
fp_journal_read (const char *path, GError **error)
{
  g_autofree char *data = NULL;
  g_autoptr (GError) own = NULL;
  gsize length;
  FpJournalText *text;

  data = fp_regular_file_read (path, FP_JOURNAL_MAX_BYTES, &length, &own);
  if (data == NULL)
    {
      if (!g_error_matches (own, G_FILE_ERROR, G_FILE_ERROR_NOENT))
        g_propagate_error (error, g_steal_pointer (&own));
      return NULL;
    }
  if (length > FP_JOURNAL_MAX_BYTES)
    {
      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL, "%s: %s", path, g_strerror (EFBIG));
      return NULL;
    }
  text = g_new0 (FpJournalText, 1);
  text->lines = g_array_new (FALSE, FALSE, sizeof (Line));
  g_array_set_clear_func (text->lines, clear_line);
  read_lines (text, data, length);
  return text;
}

void
fp_journal_text_free (FpJournalText *text)
{
  if (text == NULL)
    return;
  g_array_unref (text->lines);
  g_free (text);
}

gsize
fp_journal_text_length (const FpJournalText *text)
{
  return text->length;
}

/* Returns the index behind the last line at which the game was as the save has it, 0: none. */
static guint
find_end (const FpJournalText *text, guint n, uint64_t hash)
{
  for (guint i = text->lines->len; i > 0; i--)
    {
      const Line *line = &g_array_index (text->lines, Line, i - 1);

      if (line->n == n && line->hash == hash)
        return i;
    }
  return 0;
}

/* Applies @line. FALSE: it doesn't belong to the game. @hashes: after each number of choices. */
static gboolean
follow (const Line *line, FpSaveFile *choices, GArray *hashes)
{
  guint length = choices->choices->len, returns = choices->backs->len + (line->kind == FP_JOURNAL_RETURNED);
  uint64_t hash;

  if (line->kind == FP_JOURNAL_CHOICE)
    {
      hash = fp_save_file_mix (g_array_index (hashes, uint64_t, length), line->seat, line->to, line->answer);
      if (line->n != length + 1 || line->hash != fp_journal_line_hash (hash, returns))
        return FALSE;
      fp_save_file_add (choices, line->seat, line->to, line->answer);
      fp_save_file_set_result (choices, NULL, NULL);
      g_array_append_val (hashes, hash);
      return TRUE;
    }
  if (line->n > length || line->hash != fp_journal_line_hash (g_array_index (hashes, uint64_t, line->n), returns))
    return FALSE;
  if (line->kind == FP_JOURNAL_RETURNED)
    {
      if (line->n != length)
        return FALSE;
      fp_save_file_add_back (choices, line->seat);
      return TRUE;
    }
  fp_save_file_cut (choices, line->n);
  g_array_set_size (hashes, line->n + 1);
  return TRUE;
}

/* Returns TRUE if @text ends at a moment that @choices, with their @hashes, have passed: it is left
 * over from before the save was written. That includes a journal whose first line was never
 * completed. */
static gboolean
is_old (const FpJournalText *text, const FpSaveFile *choices, const GArray *hashes)
{
  const Line *last;

  if (text->lines->len == 0 || text->unread > 0)
    return text->unread == 0 && !text->headless;
  last = &g_array_index (text->lines, Line, text->lines->len - 1);
  for (guint backs = 0; last->n < hashes->len && backs <= choices->backs->len; backs++)
    if (last->hash == fp_journal_line_hash (g_array_index (hashes, uint64_t, last->n), backs))
      return TRUE;
  return FALSE;
}

/* Returns the index of the line that makes the next choice of the game, the number of lines if
 * there is none. Its hash proves that it belongs there. */
static guint
find_next (const FpJournalText *text, const FpSaveFile *choices, const GArray *hashes)
{
  guint n = choices->choices->len, i = 0;

  for (; i < text->lines->len; i++)
    {
      const Line *line = &g_array_index (text->lines, Line, i);
      uint64_t hash;

      if (line->kind != FP_JOURNAL_CHOICE || line->n != n + 1)
        continue;
      hash = fp_save_file_mix (g_array_index (hashes, uint64_t, n), line->seat, line->to, line->answer);
      if (line->hash == fp_journal_line_hash (hash, choices->backs->len))
        break;
    }
  return i;
}

/* Merges a journal without its header, which would say where it begins. */
static FpJournalFit
merge_headless (const FpJournalText *text, FpSaveFile *choices, GArray *hashes, guint *lines)
{
  guint first = find_next (text, choices, hashes);

  *lines = 0;
  if (text->lines->len == 0 && !text->zeros)
    return FP_JOURNAL_FOREIGN;
  while (first < text->lines->len && follow (&g_array_index (text->lines, Line, first), choices, hashes))
    first++;
  if (text->last > choices->choices->len)
    *lines = text->last - choices->choices->len;
  return FP_JOURNAL_DAMAGED;
}

FpJournalFit
fp_journal_merge (const FpJournalText *text, FpSaveFile *choices, guint *lines)
{
  g_autoptr (GArray) hashes = fp_save_file_hashes (choices);
  guint n = choices->choices->len;
  guint first = find_end (text, n, fp_journal_line_hash (g_array_index (hashes, uint64_t, n), choices->backs->len));

  *lines = text->unread;
  if (first == 0 && is_old (text, choices, hashes))
    return FP_JOURNAL_ENDS_THERE;
  if (text->headless)
    return merge_headless (text, choices, hashes, lines);
  if (first == 0)
    {
      *lines += text->lines->len;
      return FP_JOURNAL_FOREIGN;
    }
  for (guint i = first; i < text->lines->len; i++)
    if (!follow (&g_array_index (text->lines, Line, i), choices, hashes))
      {
        *lines += text->lines->len - i;
        return FP_JOURNAL_DAMAGED;
      }
  if (text->unread > 0)
    return FP_JOURNAL_DAMAGED;
  return first < text->lines->len ? FP_JOURNAL_GOES_ON : FP_JOURNAL_ENDS_THERE;
}
