/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Networks as text: a few lines that say what they are for, a line for each feature with the scales
 * of its inputs, then the weights. Six digits of a number are enough. */
#include "players/fp-network.h"

#include <math.h>
#include <string.h>

#define FIRST_LINE FP_NETWORK_BEGINS " 1"

G_DEFINE_QUARK (fp_network_error_quark, fp_network_error)

static void
add_number (GString *text, double number, char after)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];
  g_string_append (text, g_ascii_formatd (digits, sizeof digits, "%.6g", number));
  g_string_append_c (text, after);
}

char *
fp_network_write (const FpNetwork *network)
{
  const guint n = network->features.n, per_line = network->n_inputs + 1;
  GString *text = g_string_new (FIRST_LINE "\n");
  g_string_append_printf (text, "edition %s\nseats %u\nhidden %u\nfeatures %u\n", network->features.edition->id,
                          network->n_seats, network->n_hidden, n);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *id = fp_features_id (&network->features, i);
      g_string_append_printf (text, "%s ", id);
      for (guint input = i; input < network->n_inputs; input += n)
        add_number (text, network->scale[input], input + n < network->n_inputs ? ' ' : '\n');
    }
  for (guint i = 0; i < network->n_weights; i++)
    add_number (text, network->weights[i], (i + 1) % per_line == 0 || i + 1 == network->n_weights ? '\n' : ' ');
  return g_string_free (text, FALSE);
}

/* --- Reading --- */

/* The words of a file that are still to be read. */
typedef struct
{
  char **word;
  GError **error;
} FpWords;

static gboolean
fail (FpWords *words, int code, const char *what)
{
  g_set_error (words->error, FP_NETWORK_ERROR, code, "%s", what);
  return FALSE;
}

static gboolean
take_word (FpWords *words, const char *expected, int code, const char *fault)
{
  if (*words->word == NULL || strcmp (*words->word, expected) != 0)
    return fail (words, code, fault);
  words->word++;
  return TRUE;
}

static gboolean
take_count (FpWords *words, const char *name, guint least, guint most, guint *count)
{
  guint64 number;
  if (!take_word (words, name, FP_NETWORK_ERROR_BROKEN, "this is no whole network"))
    return FALSE;
  if (*words->word == NULL || !g_ascii_string_to_unsigned (*words->word, 10, least, most, &number, NULL))
    return fail (words, FP_NETWORK_ERROR_BROKEN, "a number of the network is out of range");
  words->word++;
  *count = (guint) number;
  return TRUE;
}

static gboolean
take_number (FpWords *words, double *number)
{
  char *end;
  if (*words->word == NULL)
    return fail (words, FP_NETWORK_ERROR_BROKEN, "the network ends too early");
  *number = g_ascii_strtod (*words->word, &end);
  if (end == *words->word || *end != '\0' || !isfinite (*number))
    return fail (words, FP_NETWORK_ERROR_BROKEN, "a weight of the network is no number");
  words->word++;
  return TRUE;
}

static gboolean
take_features (FpWords *words, FpNetwork *network)
{
  const guint n = network->features.n;
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *id = fp_features_id (&network->features, i);
      if (!take_word (words, id, FP_NETWORK_ERROR_OTHER, "the network was trained with other features"))
        return FALSE;
      for (guint input = i; input < network->n_inputs; input += n)
        if (!take_number (words, &network->scale[input]))
          return FALSE;
    }
  return TRUE;
}

static gboolean
take_weights (FpWords *words, FpNetwork *network)
{
  for (guint i = 0; i < network->n_weights; i++)
    if (!take_number (words, &network->weights[i]))
      return FALSE;
  return *words->word == NULL || fail (words, FP_NETWORK_ERROR_BROKEN, "something stands behind the network");
}

FpNetwork *
fp_network_read (const char *text, const FpEdition *edition, GError **error)
{
  g_auto (GStrv) split = g_strsplit_set (text, " \n", -1);
  g_autoptr (FpNetwork) network = NULL;
  FpFeatures features;
  guint n_seats, n_hidden, n_features, kept = 0;
  FpWords words = { split, error };
  for (guint i = 0; split[i] != NULL; i++)
    if (*split[i] != '\0')
      split[kept++] = split[i];
    else
      g_free (split[i]);
  split[kept] = NULL;
  if (!g_str_has_prefix (text, FIRST_LINE "\n"))
    return fail (&words, FP_NETWORK_ERROR_BROKEN, "this is no network"), NULL;
  words.word += 3;
  if (!take_word (&words, "edition", FP_NETWORK_ERROR_BROKEN, "this is no whole network") ||
      !take_word (&words, edition->id, FP_NETWORK_ERROR_OTHER, "the network is for another edition") ||
      !take_count (&words, "seats", 2, FP_MAX_SEATS, &n_seats) ||
      !take_count (&words, "hidden", 0, FP_NETWORK_MOST_HIDDEN, &n_hidden) ||
      !take_count (&words, "features", 1, FP_MAX_FEATURES, &n_features))
    return NULL;
  if (!fp_features_begin (&features, edition) || features.n != n_features)
    return fail (&words, FP_NETWORK_ERROR_OTHER, "the network was trained with other features"), NULL;
  network = fp_network_new (edition, n_seats, n_hidden);
  if (!take_features (&words, network) || !take_weights (&words, network))
    return NULL;
  fp_network_arrange (network);
  return g_steal_pointer (&network);
}
