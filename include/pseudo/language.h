// The interface of a language: how its names are read, chosen and written.
//
// The engine knows no grammar. For each document it asks the module to *analyze* all mentions at
// once (so that "Annas ... Anna" does not depend on order), groups the parts into entities by
// their keys, asks for a *query* that says what a fitting surrogate is, draws one, and has every
// part *realized* from the surrogate's lemma. Dates go their own way: read all, shift, write all.
//
// A module may leave functions out; the defaults treat a mention as one part and write the
// lexicon's entry as it stands. A module is const and stateless after construction, draws
// nothing, and is shared by all threads.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/few.h"
#include "pseudo/lexicon.h"
#include "pseudo/result.h"
#include "pseudo/span.h"

namespace pseudo {

/// A pi annotation inside a longer one (a CITY in an ORG).
struct InnerMention {
  Category category = Category::kCity;
  ByteSpan span;  ///< In bytes of the outer mention's surface.
};

/// One stretch of text to be replaced.
struct Mention {
  Category category = Category::kPerson;  ///< The node of its label.
  std::string surface;                    ///< What stands there; line breaks shown as blanks.
  ByteSpan span;                          ///< Where, in bytes of the document's text.
  std::vector<InnerMention> inner;
};

/// What a module sees of a document. Views live during the call only.
struct DocumentView {
  std::string_view text;
  std::span<const Mention> mentions;  ///< In the order of the text, disjoint.
};

/// How a surface derives from its lemma; meaning owned by the module (genitive, inhabitant, ...).
struct Form {
  std::uint32_t code = 0;
  std::string detail;  ///< Endings, apostrophes, anything the module needs to write it again.
  friend bool operator==(const Form&, const Form&) = default;
};

/// A gender or number as the lexicons write it: "f", "m", "n", "sg", "pl"; empty for anything else
/// (a language with others adds them here). Reads like a string, and is one byte: a long document
/// has millions.
class GrammarCode {
 public:
  GrammarCode() = default;
  GrammarCode(std::string_view written) : index_(kCodes.size() - 1) {  // NOLINT: it is a code
    while (index_ > 0 && kCodes[index_] != written) --index_;
  }
  GrammarCode(const char* written) : GrammarCode(std::string_view(written)) {}         // NOLINT
  GrammarCode(const std::string& written) : GrammarCode(std::string_view(written)) {}  // NOLINT
  operator std::string_view() const { return kCodes[index_]; }                         // NOLINT
  [[nodiscard]] bool empty() const { return index_ == 0; }
  friend bool operator==(GrammarCode, GrammarCode) = default;

 private:
  static constexpr std::array<std::string_view, 6> kCodes{"", "f", "m", "n", "sg", "pl"};
  std::uint8_t index_ = 0;
};

/// What context demands of a surrogate. Empty fields demand nothing. Ignored in folder and corpus
/// scope, where the surrogate depends on the entity alone. Views of the lexicons, the module or
/// literals: never of the document.
struct Traits {
  std::string_view country;  ///< Of the document, where the entity itself does not tell.
  std::string_view kind;
  GrammarCode gender;  ///< "f", "m", "n".
  GrammarCode number;  ///< "sg", "pl".
};

/// Spelling habits of a text that its surrogates follow; flags of Part::spelling.
enum Spelling : std::uint8_t {
  kUmlautsWrittenOut = 1,  ///< Mueller for Müller.
  kSwissSs = 2,            ///< Strasse for Straße.
  kDecomposed = 4,         ///< NFD.
};

struct Part {
  enum class Kind : std::uint8_t {
    kLiteral,   ///< Stays: blanks, hyphens, titles, particles, legal forms, head nouns.
    kEntity,    ///< Becomes a surrogate.
    kInitial,   ///< "G.", "Ch.": mapped by its letters alone.
    kScramble,  ///< Digits and letters replaced one by one (numbers inside a name).
  };
  ByteSpan span;  ///< In bytes of Mention::surface.
  Kind kind = Kind::kEntity;
  Category category = Category::kPerson;  ///< A leaf.
  std::uint8_t spelling = 0;              ///< Spelling flags, applied by the engine at the end.
  std::string lemma;                      ///< Base form, in natural case and full spelling.
  std::string key;                        ///< Equal keys of one category are one entity.
  Form form;
  Traits traits;
};

/// The parts of one mention: sorted, without gap or overlap, covering the surface.
using Analysis = Few<Part>;

/// An entity as the engine asks for its surrogate.
struct EntityView {
  Category category = Category::kPerson;
  std::string_view key;
  std::string_view lemma;              ///< Of the first mention in the text.
  std::span<const Part* const> parts;  ///< All of them, in the order of the text.
  Traits traits;                       ///< First non-empty of the parts; empty in shared scopes.
};

/// Which rows of which table can stand for an entity. `required` never gives way; of `preferred`
/// the engine drops tier and size, then country, then letter, until 20 candidates are left. Its
/// texts must live as long as the EntityView and the lexicons.
struct SurrogateQuery {
  const LexiconTable* table = nullptr;  ///< Null: the engine invents a word of plain shape.
  Conditions required;
  Conditions preferred;  ///< Without the letter, which the engine sets.
};

/// The surrogate of an entity. `row` is in the table of the query; invented words have none.
struct Surrogate {
  std::string lemma;
  const LexiconTable* table = nullptr;
  std::uint32_t row = 0;
};

/// Letters that map onto each other: "SBHKWMG" (upper case filing letters).
using LetterClass = std::u32string;

/// What a document's dates say, as the module understood them. Opaque to the engine, except:
class DateReadings {
 public:
  virtual ~DateReadings() = default;
  /// A weekday stands at a date, inside or beside its span: shift by whole weeks.
  [[nodiscard]] virtual bool whole_weeks() const = 0;
  /// For the report: weekday names and holiday names near dates.
  [[nodiscard]] virtual std::size_t weekdays() const = 0;
  [[nodiscard]] virtual std::size_t holidays() const = 0;
  /// New texts of all date mentions, in the order given to read_dates. `noise`: one keyed number
  /// a mention, for digits of what could not be read; any number where takes_noise is false, and
  /// none at all where it is false of all. Under some shifts a date without year, or with two
  /// digits of it, is written as it stood: the caller draws another shift or new digits.
  [[nodiscard]] virtual std::vector<std::string> write(
      int shift_days, std::span<const std::uint64_t> noise) const = 0;
  /// False when the text of the mention does not depend on its noise.
  [[nodiscard]] virtual bool takes_noise(std::size_t /*index*/) const { return true; }
  /// The day (days since 1970-01-01) of a mention that names a full date, for checks.
  [[nodiscard]] virtual std::optional<std::int64_t> day(std::size_t index) const = 0;
};

class LanguageModule {
 public:
  virtual ~LanguageModule() = default;

  virtual std::string_view tag() const = 0;  ///< BCP 47: "de".
  /// Grows whenever a rule change may alter output under the same key.
  virtual int version() const = 0;

  /// Classes of first letters of similar frequency; no class: names keep no letter relation.
  virtual std::vector<LetterClass> letter_classes(Category category) const;
  /// The letter by which a lemma is mapped: that of its first distinctive word.
  virtual char32_t distinctive_letter(Category category, std::string_view lemma) const;

  /// One analysis for each mention that is no date, number or address; empty ones for those.
  virtual std::vector<Analysis> analyze(const DocumentView& document) const;

  virtual SurrogateQuery query(const EntityView& entity) const;

  /// The surrogate in the form of `part` (ending, derivation, abbreviation), in the natural case
  /// of the form; the engine reapplies the case pattern. Nothing: it has no such form, draw
  /// another. `choice`: one keyed number of entity and part, to choose among several right ones.
  virtual std::optional<std::string> realize(const Surrogate& surrogate, const Part& part,
                                             std::uint64_t choice) const;
  /// The form of the original itself, as realize would write it: what the case pattern of the
  /// surface is seen against. Default: realize of the part's own lemma.
  virtual std::string natural_form(const Part& part) const;
  /// True if realize writes any surrogate's lemma as it stands and natural_form is the part's own
  /// lemma: the engine asks for neither. Default: false.
  virtual bool is_lemma(const Part& part) const;

  /// Forms of a lemma under which a missed mention may hide (genitives, derivations), folded.
  virtual std::vector<std::string> variants(Category category, std::string_view lemma) const;

  /// A name that is also an everyday word (Bach, Sommer, Essen), by the lexicons' column.
  virtual bool is_everyday_word(Category category, std::string_view name) const;

  /// Null: this language has no date grammar; dates get new digits of plain shape.
  virtual std::unique_ptr<DateReadings> read_dates(const DocumentView& document,
                                                   std::span<const std::size_t> mentions) const;

 protected:
  explicit LanguageModule(const Lexicons& lexicons) : lexicons_(lexicons) {}
  [[nodiscard]] const Lexicons& lexicons() const { return lexicons_; }

 private:
  const Lexicons& lexicons_;
};

/// The modules that are built in: "de", "none". The lexicons must outlive the module.
/// Errors: kUsage (no such language; the message lists them), kLexicon (a table it needs).
Result<std::unique_ptr<LanguageModule>> make_language(std::string_view tag,
                                                      const Lexicons& lexicons);
std::vector<std::string_view> language_tags();

}  // namespace pseudo
