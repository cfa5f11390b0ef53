/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The files of networks. */
#include "players/fp-networks.h"

#include "players/fp-networks-resources.h"

FpNetwork *
fp_networks_find (const FpEdition *edition, guint n_seats)
{
  g_autofree char *path = g_strdup_printf ("/io/github/fifthplanet/networks/%s-%u.txt", edition->id, n_seats);
  g_autoptr (GBytes) file = g_resource_lookup_data (fp_networks_get_resource (), path, 0, NULL);
  gsize size;
  if (file == NULL)
    return NULL;
  const char *data = g_bytes_get_data (file, &size);
  g_autofree char *text = g_strndup (data, size);
  return fp_network_read (text, edition, NULL);
}
