/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The search of the rules book. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/widgets/fp-labels.h"
#include "app/rules-book/fp-rules-hits.h"
#include "app/rules-book/fp-rules-results.h"

struct _FpRulesResults
{
  AdwBin parent_instance;
  GtkListBox *results;
  GtkLabel *status; /* number of results */
  AdwStatusPage *nothing; /* shown if nothing was found */
  GtkSearchEntry *entry;
  FpCatalogModel *catalog_model; /* NULL if not set yet */
  GSettings *settings; /* NULL if nothing persists */
  char *query; /* last query, or NULL */
  GListModel *found; /* of FpSearchHitItem; NULL before the first search */
  guint rest_source; /* source that shows the remaining results, or 0 */
};

G_DEFINE_FINAL_TYPE (FpRulesResults, fp_rules_results, ADW_TYPE_BIN)

enum
{
  FIRST_RESULTS = 8, /* results shown at once; more would delay the next keystroke */
  REST_DELAY = 250, /* delay in milliseconds before the remaining results are shown */
};

enum
{
  PROP_ENTRY = 1,
};

enum
{
  SIGNAL_SEARCHED,
  SIGNAL_ENDED,
  SIGNAL_OPENED,
  SIGNAL_LEFT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Results */

/* Settings may be stored in a file, so the query is not saved while the player is typing. */
static void
save_query (FpRulesResults *self)
{
  if (self->settings != NULL)
    g_settings_set_string (self->settings, "rules-query", self->query);
}

static gboolean
show_rest_cb (gpointer data)
{
  FpRulesResults *self = data;
  self->rest_source = 0;
  fp_rules_hits_show (self->results, self->found, FIRST_RESULTS, G_MAXUINT);
  save_query (self);
  return G_SOURCE_REMOVE;
}

/* Shows the best results at once and the others after a pause in typing. */
static void
show_found (FpRulesResults *self, GListModel *found)
{
  g_clear_handle_id (&self->rest_source, g_source_remove);
  g_set_object (&self->found, found);
  gtk_list_box_select_row (self->results, NULL);
  fp_rules_hits_show (self->results, found, 0, FIRST_RESULTS);
  self->rest_source = g_timeout_add (REST_DELAY, show_rest_cb, self);
}

static void
on_search_changed (FpRulesResults *self)
{
  if (self->catalog_model == NULL)
    return;
  g_free (self->query);
  self->query = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  if (*self->query == '\0')
    {
      g_clear_handle_id (&self->rest_source, g_source_remove);
      save_query (self);
      g_signal_emit (self, signals[SIGNAL_ENDED], 0);
      return;
    }
  g_autofree char *trouble = NULL;
  g_autoptr (GListModel) found = fp_rules_find (self->catalog_model, self->query, &trouble);
  GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW (adw_bin_get_child (ADW_BIN (self)));
  guint n = g_list_model_get_n_items (found);
  /* Translators: places in the rules where the words were found: “12 places”. */
  g_autofree char *many = n < FP_RULES_MOST ? g_strdup_printf (ngettext ("%u place", "%u places", n), n)
                                            /* Translators: places shown of many that were found. */
                                            : g_strdup_printf (_ ("The best %u places"), n);
  const char *why = trouble != NULL ? _ ("The search is damaged.") : _ ("Try other words, or fewer.");
  show_found (self, found);
  gtk_label_set_text (self->status, many);
  adw_status_page_set_description (self->nothing, why);
  /* A status page has no accessible name of its own. */
  fp_labels_set_name (GTK_WIDGET (self->nothing), why);
  gtk_widget_set_visible (GTK_WIDGET (self->nothing), n == 0);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (scroller), 0);
  g_signal_emit (self, signals[SIGNAL_SEARCHED], 0, trouble);
}

static void
on_row_activated (FpRulesResults *self, GtkListBoxRow *row)
{
  g_signal_emit (self, signals[SIGNAL_OPENED], 0, fp_rules_hits_place (row));
}

static gboolean
on_results_key (FpRulesResults *self, guint key)
{
  GtkWidget *first = GTK_WIDGET (fp_rules_hits_first (self->results));
  if (key == GDK_KEY_Escape ||
      ((key == GDK_KEY_Up || key == GDK_KEY_KP_Up) && first != NULL && gtk_widget_is_focus (first)))
    {
      gtk_widget_grab_focus (GTK_WIDGET (self->entry));
      return GDK_EVENT_STOP;
    }
  return GDK_EVENT_PROPAGATE;
}

/* The entry */

/* Returns TRUE if the results are visible, and not a page. */
static gboolean
is_shown (FpRulesResults *self)
{
  return gtk_widget_get_child_visible (GTK_WIDGET (self));
}

/* Enter opens the first result. */
static void
on_search_activate (FpRulesResults *self)
{
  GtkListBoxRow *first = fp_rules_hits_first (self->results);
  if (*gtk_editable_get_text (GTK_EDITABLE (self->entry)) == '\0')
    return;
  if (!is_shown (self))
    on_search_changed (self);
  else if (first != NULL)
    on_row_activated (self, first);
}

static void
on_stop_search (FpRulesResults *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  g_signal_emit (self, signals[SIGNAL_LEFT], 0);
}

/* Prepares the index before the first keystroke. */
static void
on_entry_enter (FpRulesResults *self)
{
  if (self->catalog_model != NULL)
    fp_rules_prepare (self->catalog_model, NULL);
}

/* Down moves to the first result. Up moves back from there. */
static gboolean
on_entry_key (FpRulesResults *self, guint key)
{
  GtkListBoxRow *first = fp_rules_hits_first (self->results);
  if ((key != GDK_KEY_Down && key != GDK_KEY_KP_Down) || first == NULL || !is_shown (self))
    return GDK_EVENT_PROPAGATE;
  gtk_widget_grab_focus (GTK_WIDGET (first));
  return GDK_EVENT_STOP;
}

static void
connect_entry (FpRulesResults *self, GtkSearchEntry *entry)
{
  GtkEventController *keys = gtk_event_controller_key_new (), *focus = gtk_event_controller_focus_new ();
  self->entry = entry;
  g_signal_connect_object (entry, "search-changed", G_CALLBACK (on_search_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (entry, "activate", G_CALLBACK (on_search_activate), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (entry, "stop-search", G_CALLBACK (on_stop_search), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_entry_key), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "enter", G_CALLBACK (on_entry_enter), self, G_CONNECT_SWAPPED);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (entry), keys);
  gtk_widget_add_controller (GTK_WIDGET (entry), focus);
}

/* GObject */

static void
fp_rules_results_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  connect_entry (FP_RULES_RESULTS (object), g_value_get_object (value));
}

static void
fp_rules_results_dispose (GObject *object)
{
  FpRulesResults *self = FP_RULES_RESULTS (object);
  if (self->rest_source != 0)
    save_query (self);
  g_clear_handle_id (&self->rest_source, g_source_remove);
  g_clear_object (&self->found);
  g_clear_object (&self->catalog_model);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->query, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_RULES_RESULTS);
  G_OBJECT_CLASS (fp_rules_results_parent_class)->dispose (object);
}

static void
add_signals (GType type)
{
  signals[SIGNAL_SEARCHED] =
      g_signal_new ("searched", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_ENDED] = g_signal_new ("ended", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_OPENED] =
      g_signal_new ("opened", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_LEFT] = g_signal_new ("left", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
fp_rules_results_class_init (FpRulesResultsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->set_property = fp_rules_results_set_property;
  G_OBJECT_CLASS (klass)->dispose = fp_rules_results_dispose;
  add_signals (G_TYPE_FROM_CLASS (klass));
  g_object_class_install_property (
      G_OBJECT_CLASS (klass), PROP_ENTRY,
      g_param_spec_object ("entry", NULL, NULL, GTK_TYPE_SEARCH_ENTRY, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/rules-results.ui");
  gtk_widget_class_bind_template_child (widget_class, FpRulesResults, results);
  gtk_widget_class_bind_template_child (widget_class, FpRulesResults, status);
  gtk_widget_class_bind_template_child (widget_class, FpRulesResults, nothing);
  gtk_widget_class_bind_template_callback (widget_class, on_row_activated);
  gtk_widget_class_bind_template_callback (widget_class, on_results_key);
}

static void
fp_rules_results_init (FpRulesResults *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_header_func (self->results, fp_rules_hits_update_header, NULL, NULL);
}

void
fp_rules_results_set_catalog (FpRulesResults *self, FpCatalogModel *catalog_model, GSettings *settings)
{
  g_autofree char *query = settings != NULL ? g_settings_get_string (settings, "rules-query") : NULL;
  g_set_object (&self->catalog_model, catalog_model);
  g_set_object (&self->settings, settings);
  if (query != NULL && *query != '\0')
    fp_rules_results_find (self, query);
}

void
fp_rules_results_set_cards (FpRulesResults *self, FpCatalogModel *catalog_model)
{
  g_set_object (&self->catalog_model, catalog_model);
}

void
fp_rules_results_find (FpRulesResults *self, const char *query)
{
  gtk_editable_set_text (GTK_EDITABLE (self->entry), query);
  on_search_changed (self);
}
