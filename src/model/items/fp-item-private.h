/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Definition of an item: a struct of facts and the table of its fields. The table tells FpItem how
 * to compare and to free the facts. */
#pragma once

#include "model/items/fp-item.h"

typedef enum
{
  FP_FIELD_NUMBER, /* int, guint or an enumeration */
  FP_FIELD_BOOLEAN, /* gboolean; all values but 0 are equal */
  FP_FIELD_STRING, /* owned string, or NULL */
  FP_FIELD_STATIC_STRING, /* string that the item doesn't own, or NULL */
  FP_FIELD_STRINGS, /* owned array of strings, NULL-terminated, or NULL */
  FP_FIELD_NUMBERS, /* owned GArray of int, or NULL */
  FP_FIELD_OBJECT, /* owned FpItem or list of items, or NULL */
} FpItemFieldKind;

struct _FpItemField
{
  gsize offset; /* in the facts, in bytes */
  FpItemFieldKind kind;
};

/* A row of the table: @member of the struct @Facts. It compiles only if the member has the type
 * @Type. */
#define FP_ITEM_FIELD(field_kind, Facts, member, Type)                                                       \
  {                                                                                                          \
    .offset = _Generic(((Facts *) NULL)->member, Type : G_STRUCT_OFFSET (Facts, member)), .kind = field_kind \
  }

#define FP_ITEM_INT(Facts, member) FP_ITEM_FIELD (FP_FIELD_NUMBER, Facts, member, int)
#define FP_ITEM_UINT(Facts, member) FP_ITEM_FIELD (FP_FIELD_NUMBER, Facts, member, guint)
#define FP_ITEM_ENUM(Facts, member, Type) FP_ITEM_FIELD (FP_FIELD_NUMBER, Facts, member, Type)
#define FP_ITEM_BOOLEAN(Facts, member) FP_ITEM_FIELD (FP_FIELD_BOOLEAN, Facts, member, gboolean)
#define FP_ITEM_STRING(Facts, member) FP_ITEM_FIELD (FP_FIELD_STRING, Facts, member, char *)
#define FP_ITEM_STATIC_STRING(Facts, member) FP_ITEM_FIELD (FP_FIELD_STATIC_STRING, Facts, member, const char *)
#define FP_ITEM_STRINGS(Facts, member) FP_ITEM_FIELD (FP_FIELD_STRINGS, Facts, member, char **)
#define FP_ITEM_INTS(Facts, member) FP_ITEM_FIELD (FP_FIELD_NUMBERS, Facts, member, GArray *)
#define FP_ITEM_OBJECT(Facts, member, Type) FP_ITEM_FIELD (FP_FIELD_OBJECT, Facts, member, Type *)
#define FP_ITEM_LIST(Facts, member) FP_ITEM_OBJECT (Facts, member, GListModel)

/* fp_item_class_set_fields: sets the table of a class from its class_init function. @facts is the
 * offset of the facts in an item, @size their size, both in bytes. Aborts if the rows of @fields
 * (static) differ in order from the struct or leave a pointer out. */
void fp_item_class_set_fields (FpItemClass *klass, gsize facts, gsize size, const FpItemField *fields, guint n_fields);

/* Defines the final type @Item of the struct @Facts and the table @table. */
#define FP_DEFINE_ITEM_TYPE(Item, item, Facts, table)                                                      \
  struct _##Item                                                                                           \
  {                                                                                                        \
    FpItem parent_instance;                                                                                \
    Facts facts;                                                                                           \
  };                                                                                                       \
  G_DEFINE_FINAL_TYPE (Item, item, FP_TYPE_ITEM)                                                           \
  static void item##_class_init (Item##Class *klass)                                                       \
  {                                                                                                        \
    fp_item_class_set_fields (FP_ITEM_CLASS (klass), G_STRUCT_OFFSET (Item, facts), sizeof (Facts), table, \
                              G_N_ELEMENTS (table));                                                       \
  }                                                                                                        \
  static void item##_init (Item *self)                                                                     \
  {                                                                                                        \
  }

/* Defines the type @Item and its functions item_new (), which takes ownership of what the facts
 * point to, and item_facts (). */
#define FP_DEFINE_ITEM(Item, item, Facts, table)                                        \
  FP_DEFINE_ITEM_TYPE (Item, item, Facts, table)                                        \
  Item *item##_new (const Facts *facts)                                                 \
  {                                                                                     \
    Item *self = g_object_new (item##_get_type (), NULL);                               \
    self->facts = *facts;                                                               \
    return self;                                                                        \
  }                                                                                     \
  const Facts *item##_facts (Item *self)                                                \
  {                                                                                     \
    g_return_val_if_fail (G_TYPE_CHECK_INSTANCE_TYPE (self, item##_get_type ()), NULL); \
    return &self->facts;                                                                \
  }
