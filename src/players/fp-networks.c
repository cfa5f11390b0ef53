/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The files of networks. */
#include "players/fp-networks.h"

#include "players/fp-networks-resources.h"

/* Returns the network for games of @edition in the file called @name, NULL if there is none. */
static FpNetwork *
read_file (const FpEdition *edition, const char *name)
{
  g_autofree char *path = g_strdup_printf ("/io/github/fifthplanet/networks/%s.txt", name);
  g_autoptr (GBytes) file = g_resource_lookup_data (fp_networks_get_resource (), path, 0, NULL);
  gsize size;
  if (file == NULL)
    return NULL;
  const char *data = g_bytes_get_data (file, &size);
  g_autofree char *text = g_strndup (data, size);
  return fp_network_read (text, edition, NULL);
}

FpNetwork *
fp_networks_find (const FpEdition *edition, guint n_seats)
{
  g_autofree char *name = g_strdup_printf ("%s-%u", edition->id, n_seats);
  FpNetwork *network = read_file (edition, name);
  if (network == NULL)
    network = read_file (edition, edition->id);
  if (network != NULL && !fp_network_take_seats (network, n_seats))
    g_clear_pointer (&network, fp_network_free);
  return network;
}
