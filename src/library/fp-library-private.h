/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of the library share: files, the compiler's state, and the steps from XML to a catalog. */
#pragma once

#include "library/fp-library.h"
#include "library/fp-vocabulary.h"
#include "markup/fp-markup.h"

#define FP_SET_NAMESPACE "https://fifthplanet.github.io/ns/set/1"

enum
{
  FP_MOST_SLOTS = FP_MAX_VARIABLES / 2, /* of a program: another's may run inside it */
};

/* One file of a set. */
typedef struct
{
  char *path;
  FpDocument *document; /* NULL: not well-formed */
  FpProblems *problems; /* not owned */
  char *text; /* as it was written, read again only to find a place inside an attribute; NULL: not yet */
} FpSetFile;

/* fp_set_file_place: where character @offset of the value of @attribute stands: past references such as “&lt;”, which
 * are one character to whoever reads the value, and past line ends. */
FpLocation fp_set_file_place (FpSetFile *file, const FpAttribute *attribute, guint offset);

/* A card that was read, and what its program became. */
typedef struct
{
  FpSetFile *file;
  const FpElement *element;
  int card; /* in the catalog, −1: its id is taken, or another stands in its place */
  gboolean replaced; /* another stands in its place */
  guint first_code, n_code; /* instructions */
  guint first_rule, n_rules; /* of abilities, of its encounters, and laid down */
} FpCardSource;

/* A name that a program binds. */
typedef struct
{
  const FpAttribute *where;
  const FpElement *element; /* the line that binds it */
  gboolean read;
  guint options_read; /* bit per option */
  gboolean options_wrong; /* something that is none of them was read, which is told already */
} FpBinding;

/* Some moments, as an attribute names them. */
typedef struct
{
  uint64_t actions[2]; /* bit per procedure */
  gboolean all_acts; /* each happens to somebody */
  gboolean answers; /* `that` means something */
  guint that; /* FP_THAT_… that all of them know */
} FpMoments;

/* What hidden things lie open once the step is over that reveals them. */
enum
{
  FP_SHOWN_PLANS = 1 << 0,
  FP_SHOWN_TACTICS = 1 << 1,
};

/* The abilities and programs around a rule. */
typedef enum
{
  FP_RULES_OF_ABILITY,
  FP_RULES_OF_ENCOUNTER, /* a duel's or contest's own */
  FP_RULES_LASTING, /* lines of a program */
} FpRulesOf;

/* What an ability says for all its rules. */
typedef struct
{
  FpRulesOf of;
  int ability; /* index into the catalog's, −1: none */
  int cond; /* expression, −1: none */
  uint8_t in, role; /* as in FpRule */
  gboolean silent; /* use="no" */
  gboolean late; /* its card is in nobody's play before the game has been set up */
} FpRuleHead;

/* The compiler: what it works on, and what is known at the line it has come to. */
typedef struct
{
  const FpEdition *edition;
  const FpVocabulary *vocabulary;
  FpCatalog *catalog;
  FpSetFile *file;
  FpProblems *problems;
  GArray *variables; /* of FpVariable */
  GArray *bindings; /* of FpBinding, one for each variable */
  GPtrArray *broken; /* of char*: names whose binding is at fault: what reads them is not blamed */
  int n_slots;
  guint n_around; /* names bound by the program that lays down the rule which is being compiled */
  guint n_forgotten; /* of these, sets of cards are forgotten by then */
  GArray *code; /* of FpInstruction: being written; the catalog's, or that of a rule which comes behind it */
  GArray *behind; /* of the rules' programs that do */
  const GArray *counters; /* of FpCounterDef: the card's; NULL: none */
  guint counters_read, counters_set; /* bit per counter */
  guint that; /* FP_THAT_… that `that` knows */
  gboolean answers; /* there is a `that` */
  guint shown; /* FP_SHOWN_…: what lies open when the line is read */
  const char *ground; /* what is hidden and decides whether the line is run at all; NULL: nothing is */
  FpLocation ground_at; /* where that is read */
  gboolean opened; /* cards were shown or looked at further up, so that what was hidden may be so no more */
  gboolean replacing; /* <proceed> means something */
  gboolean owned; /* there is a `me` */
  gboolean about; /* lines are about somebody */
  gboolean full; /* more of something than the catalog can number */
} FpCompiler;

/* --- fp-command-check.c, fp-set-check-words.c --- */

/* fp_check_file: complains about everything in @file that the vocabulary does not know or misses. */
void fp_check_file (FpSetFile *file, const FpVocabulary *vocabulary);

/* fp_check_name: whether @text is [a-z][a-z0-9-]*.  fp_check_id: whether it is [a-z0-9-]+. */
gboolean fp_check_name (const char *text);
gboolean fp_check_id (const char *text);

/* fp_check_card_id: whether it is SET:CARD. */
gboolean fp_check_card_id (const char *text);

/* fp_check_number: the whole number @text; FALSE if it is none. */
gboolean fp_check_number (const char *text, int *number);

/* fp_check_attributes: complains about @element's attributes as far as @word tells. */
void fp_check_attributes (FpProblems *problems, FpSetFile *file, const FpElement *element, const FpElementWord *word);

/* fp_complain_of_word: says @what is wrong about @word, and the nearest of the @known words, else all of them, between
 * @marks (two strings).  @known gets a NULL at its end.  Returns the nearest, NULL: none is near. */
const char *fp_complain_of_word (FpProblems *problems, FpLocation at, const char *what, const char *word,
                                 GPtrArray *known, const char *const marks[2]);
extern const char *const fp_quotes[2];
extern const char *const fp_brackets[2];

/* --- fp-card-check.c --- */

/* fp_check_card: complains about a card whose texts and rules don't fit together. */
void fp_check_card (FpProblems *problems, const FpElement *element);

/* fp_check_move: complains about a line `move` for which the edition has a word of its own. */
void fp_check_move (FpCompiler *compiler, const FpElement *element);

/* --- fp-set-reader.c --- */

/* fp_read_cards: adds the cards of @file to the catalog, without programs, and to @sources (of FpCardSource).
 * @replaced: “SET:CARD” of cards that others stand for. */
void fp_read_cards (FpCompiler *compiler, GArray *sources, GHashTable *replaced);

/* fp_find_replaced: adds what the cards of @file stand for to @replaced (char* → FpElement*). */
void fp_find_replaced (FpCompiler *compiler, GHashTable *replaced);

/* fp_link_replaced: lets each card that stands for another be found by its id too. */
void fp_link_replaced (FpCompiler *compiler, const GArray *sources);

/* fp_prose: the text of @element's child @name with each run of white space made one blank; NULL: none.  Free. */
char *fp_prose (const FpElement *element, const char *name);

/* fp_read_clarifications: the texts of those of @element, of char*; NULL: none. */
GPtrArray *fp_read_clarifications (const FpElement *element);

/* --- fp-compiler.c --- */

/* fp_compiler_new: @catalog and @vocabulary outlive it. */
FpCompiler *fp_compiler_new (const FpEdition *edition, const FpVocabulary *vocabulary, FpCatalog *catalog);
void fp_compiler_free (FpCompiler *compiler);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpCompiler, fp_compiler_free)

/* fp_compiler_scope: what expressions of a line may use.  fp_compiler_head_scope: those in the head of a rule, which
 * are read when something happens and not when the line is: whose a thing is must be said. */
FpScope fp_compiler_scope (const FpCompiler *compiler);
FpScope fp_compiler_head_scope (const FpCompiler *compiler);

/* fp_parse_text: reads @text, which stands in @attribute from character @offset on; NULL after a complaint. */
FpExpression *fp_parse_text (FpCompiler *compiler, const FpAttribute *attribute, const char *text, guint offset,
                             const FpScope *scope, FpType wanted);

/* fp_compile_text: the same into the catalog: its index, −1 after a complaint. */
int fp_compile_text (FpCompiler *compiler, const FpAttribute *attribute, const char *text, guint offset,
                     const FpScope *scope, FpType wanted);

/* fp_compile_attribute: the attribute @name of @element with the type the vocabulary says; −1 if it is left out. */
int fp_compile_attribute (FpCompiler *compiler, const FpElement *element, const char *name, const FpScope *scope);

/* fp_compile_open: the same for a condition that decides whether somebody is asked: it may read only what all see. */
int fp_compile_open (FpCompiler *compiler, const FpElement *element, const char *name, const FpScope *scope);

/* fp_compiler_hides: whether @expression reads what not all can see where it stands. */
gboolean fp_compiler_hides (const FpCompiler *compiler, const FpExpression *expression);

/* fp_compiler_note_ground: notes that expression @index, in the attribute @name of @element, decides whether the lines
 * inside are run.  fp_compiler_check_ground: complains of a line that asks somebody openly because of what others can't
 * see. */
void fp_compiler_note_ground (FpCompiler *compiler, const FpElement *element, const char *name, int index);
void fp_compiler_check_ground (FpCompiler *compiler, const FpElement *element);

/* fp_compile_line_attribute: the same with the scope of a line. */
int16_t fp_compile_line_attribute (FpCompiler *compiler, const FpElement *element, const char *name);

/* fp_compiler_add: takes over @expression; its index in the catalog.  −1 for NULL. */
int fp_compiler_add (FpCompiler *compiler, FpExpression *expression);

/* fp_compiler_string: index of @text (taken over) in the catalog's strings; −1 for NULL.  fp_compiler_prose,
 * fp_compiler_word: of the text of a child, and of an attribute. */
int fp_compiler_string (FpCompiler *compiler, char *text);
int16_t fp_compiler_prose (FpCompiler *compiler, const FpElement *element, const char *child);
int16_t fp_compiler_word (FpCompiler *compiler, const FpElement *element, const char *attribute);

/* fp_word_at: the name at @text, "" for none.  Free.  fp_mentions_words: whether @name stands in @text, as a whole. */
char *fp_word_at (const char *text);
gboolean fp_mentions_words (const char *text, const char *name);

/* --- fp-amount-compiler.c --- */

/* What an amount counts. */
typedef struct
{
  FpType set; /* type of what stands behind “of”; FP_TYPE_NOTHING: nothing may */
  gboolean needs_set;
  const char *example; /* such as “hand” */
} FpAmountOf;

/* fp_amount_of: what @verb's amount counts; @ships: in its attribute “ships”. */
FpAmountOf fp_amount_of (const FpVerb *verb, gboolean ships);

/* fp_compile_amount: the amount in @attribute into @instruction (fp-program.h, “amounts”). */
void fp_compile_amount (FpCompiler *compiler, const FpAttribute *attribute, const FpAmountOf *of,
                        FpInstruction *instruction);

/* fp_is_amount: whether @text is one with “of”, rather than a set. */
gboolean fp_is_amount (const char *text);

/* fp_amount_number: what stands before “of” in @text if @set stands behind it, NULL: it doesn't.  Free. */
char *fp_amount_number (const char *text, const char *set);

/* fp_amount_is_one: whether it is always just one. */
gboolean fp_amount_is_one (const FpCompiler *compiler, const FpInstruction *instruction);

/* --- fp-name-compiler.c --- */

/* fp_compiler_bind: binds the name in the attribute @name of @element, if there is one.  @variable says the type; its
 * name is filled in, and its options are taken over.  Returns its first slot, −1: none. */
int fp_compiler_bind (FpCompiler *compiler, const FpElement *element, const char *name, FpVariable *variable);

/* fp_compiler_break: the name in the attribute @name could not be bound for a reason already told. */
void fp_compiler_break (FpCompiler *compiler, const FpElement *element, const char *name);

/* fp_compiler_slots: @n new slots in a row; the first. */
int fp_compiler_slots (FpCompiler *compiler, int n);

/* fp_compiler_read: notes that @text, an expression in @attribute, reads the names in it.  FALSE: it can't be compiled
 * for a reason already told. */
gboolean fp_compiler_read (FpCompiler *compiler, const FpAttribute *attribute, const char *text);

/* fp_compiler_leave: forgets the names from the @first on, and complains about those that nothing has read. */
void fp_compiler_leave (FpCompiler *compiler, guint first);

/* fp_compiler_end: forgets all names; how many slots there were. */
int fp_compiler_end (FpCompiler *compiler);

/* fp_compiler_variable: the name @name, NULL: not bound. */
const FpVariable *fp_compiler_variable (const FpCompiler *compiler, const char *name);

/* fp_name_is_taken: whether @name means something without being bound. */
gboolean fp_name_is_taken (const FpCompiler *compiler, const char *name);

/* fp_known_names: all that may stand in an expression: of char*, not owned; a NULL at the end.  Free. */
GPtrArray *fp_known_names (const FpCompiler *compiler);

/* --- fp-moment-compiler.c --- */

/* fp_compile_moments: the moments named in @text, which stands in @attribute from character @offset on.  @in:
 * encounters in which the rule works, 0: always.  FALSE after a complaint. */
gboolean fp_compile_moments (FpCompiler *compiler, const FpAttribute *attribute, const char *text, guint offset,
                             guint in, FpMoments *moments);

/* fp_check_setup: complains if these moments, named in @attribute, come while the game is set up and before @head's
 * rule can work: no card is in play before aliens are chosen, aliens alone are then, and nobody has a role before the
 * straggler is determined. */
void fp_check_setup (FpCompiler *compiler, const FpAttribute *attribute, const FpMoments *moments, FpWhen when,
                     const FpRuleHead *head);

/* fp_moments_show: FP_SHOWN_… of what lies open @when these moments come. */
guint fp_moments_show (const FpCompiler *compiler, const FpMoments *moments, FpWhen when);

/* fp_compile_until: the attribute “until” of @element: FP_WHEN_BEFORE or FP_WHEN_AFTER into @when, and the moment into
 * @acts; FALSE: it has none, or a complaint was made. */
gboolean fp_compile_until (FpCompiler *compiler, const FpElement *element, uint8_t *when, uint64_t actions[2]);

/* fp_compile_step: the step of an encounter named in @attribute; 0 after a complaint. */
uint8_t fp_compile_step (FpCompiler *compiler, const FpAttribute *attribute);

/* fp_compile_role: the role named at @text in @attribute, + 1; 0 after a complaint. */
uint8_t fp_compile_role (FpCompiler *compiler, const FpAttribute *attribute, const char *text, guint offset);

/* fp_next_word: the next of the words at @text, which are separated by blanks; @offset counts on to it.  NULL: none is
 * left.  Free. */
char *fp_next_word (const char **text, guint *offset);

/* --- fp-program-compiler.c, fp-choice-compiler.c, fp-verb-compiler.c --- */

/* fp_emit: a new instruction; its index.  fp_code_at: the instruction @index, good until the next is emitted.  fp_here:
 * the next instruction's index. */
int fp_emit (FpCompiler *compiler, FpOp op);
FpInstruction *fp_code_at (FpCompiler *compiler, int index);
int16_t fp_here (const FpCompiler *compiler);

/* fp_compile_program: compiles the lines of @resolve; the first instruction. */
int fp_compile_program (FpCompiler *compiler, const FpElement *resolve);

/* fp_compile_lines: compiles the children @from to @to (not included) of @parent.  fp_compile_body: all that are lines,
 * which are about somebody. */
void fp_compile_lines (FpCompiler *compiler, const FpElement *parent, guint from, guint to);
void fp_compile_body (FpCompiler *compiler, const FpElement *element);

/* fp_compile_who: who does it; lines that are about nobody yet must say so.  fp_check_who: complains if @element does
 * not. */
int16_t fp_compile_who (FpCompiler *compiler, const FpElement *element);
void fp_check_who (FpCompiler *compiler, const FpElement *element);

/* fp_compile_pay: the price in @element, if there is one. */
void fp_compile_pay (FpCompiler *compiler, const FpElement *element);

/* fp_compile_choose: a line `choose`. */
void fp_compile_choose (FpCompiler *compiler, const FpElement *element);

/* fp_compile_selected: lets who the line @element is about choose the amount of cards in @attribute; an expression for
 * them, good for the next instruction. */
int16_t fp_compile_selected (FpCompiler *compiler, const FpElement *element, const FpAttribute *attribute);

/* fp_compile_verb: a line that is the edition's verb @index. */
void fp_compile_verb (FpCompiler *compiler, const FpElement *element, int index);

/* --- fp-rule-compiler.c, fp-modify-compiler.c --- */

/* fp_compile_rules: compiles each rule that is a child of @element (@itself: or @element alone); the first of them,
 * @count of them, in a row.  Their programs come later: fp_compiler_settle (). */
guint fp_compile_rules (FpCompiler *compiler, const FpElement *element, gboolean itself, const FpRuleHead *head,
                        guint *count);

/* fp_compile_modify: adds what the `modify` @element changes to the catalog's rules. */
void fp_compile_modify (FpCompiler *compiler, const FpElement *element, const FpRuleHead *head);

/* fp_rule_new: a rule of @kind as @head says, that does nothing yet. */
FpRule fp_rule_new (FpRuleKind kind, const FpRuleHead *head);

/* fp_compiler_add_rule: @rule into the catalog; its index. */
guint fp_compiler_add_rule (FpCompiler *compiler, const FpRule *rule);

/* fp_compiler_put_behind: @code (taken over) is the program of rule @rule. */
void fp_compiler_put_behind (FpCompiler *compiler, GArray *code, guint rule);

/* fp_compiler_settle: puts the programs of rules behind the one just compiled. */
void fp_compiler_settle (FpCompiler *compiler);

/* --- fp-ability-compiler.c --- */

/* fp_read_counters: the counters of the card @element, of FpCounterDef; NULL: none. */
GArray *fp_read_counters (FpCompiler *compiler, const FpElement *element);

/* fp_compile_abilities: the abilities of @source's card, of FpAbilityDef; NULL: none. */
GArray *fp_compile_abilities (FpCompiler *compiler, const FpCardSource *source, FpCardKind kind);

/* fp_check_counters: complains about those that nothing reads or sets. */
void fp_check_counters (FpCompiler *compiler, const FpElement *element);

/* --- fp-set-digest.c --- */

/* fp_set_digest: what the cards of the set @id do, not what they say: numbers, programs, rules (FpSetInfo.programs). */
uint64_t fp_set_digest (const FpCatalog *catalog, const FpEdition *edition, const char *id, const GArray *sources);
