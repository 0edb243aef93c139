// The interface of a language: how names are analyzed, chosen and inflected.
//
// The engine knows no grammar. For each document it asks the module to *analyze* all mentions at
// once, so that their order does not matter ("Annas ... Anna"). It groups the resulting parts into
// entities by key, asks for a *query* that describes suitable surrogates, draws one, and has each
// part *realized* from the lemma of the surrogate. Dates are separate: read all, shift, write all.
//
// Every function except tag() and version() has a default: a mention is one part, and the surrogate
// is written as in the lexicon. A module is immutable and stateless after construction, draws no
// random numbers, and is shared by all threads.
//
//   struct Toki : pseudo::LanguageModule {
//     explicit Toki(const pseudo::Lexicons& lexicons) : LanguageModule(lexicons) {}
//     std::string_view tag() const override { return "x-toki"; }
//     int version() const override { return 1; }
//   };
//   pseudo::LanguageRegistry languages;
//   languages.add("x-toki", [](const pseudo::Lexicons& lexicons) {
//     return pseudo::Result<std::unique_ptr<pseudo::LanguageModule>>(
//         std::make_unique<Toki>(lexicons));
//   });
//   const auto lexicons = pseudo::Lexicons::from_tsv({{"family", "name\nOna\n"}});
//   assert((*languages.make("x-toki", *lexicons))->tag() == "x-toki");
#pragma once

#include <any>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/kept_reason.h"
#include "pseudo/lexicon.h"
#include "pseudo/result.h"
#include "pseudo/span.h"

namespace pseudo {

/// A private annotation nested in a longer one (a CITY in an ORG).
struct InnerMention {
  Category category = Category::kCity;
  ByteSpan span;  ///< In bytes of the surface of the outer mention.
};

/// A part of the text to be replaced.
struct Mention {
  Category category = Category::kPerson;  ///< The node of the hierarchy that its label maps to.
  std::string surface;                    ///< Its text; line breaks replaced by blanks.
  ByteSpan span;                          ///< Its position, in bytes of the document's text.
  std::vector<InnerMention> inner;
};

/// A module's view of a document. Valid only during the call.
struct DocumentView {
  std::string_view text;
  /// In text order; a discontinuous mention may enclose others.
  std::span<const Mention> mentions;
};

/// How a surface derives from its lemma (genitive, inhabitant, ...). Holds a value of a type
/// defined by the module; the engine only copies and compares it:
///
///   part.form = Form(Genitive{.apostrophe = true});
///   if (const Genitive* genitive = part.form.get<Genitive>()) ...
///
/// An empty form means that the surface is the lemma itself. The engine then writes the lemma of
/// the surrogate without asking the module.
class Form {
 public:
  Form() = default;
  /// T: copyable, comparable with ==.
  template <class T>
  explicit Form(T value)
      : value_(std::move(value)), equal_([](const std::any& a, const std::any& b) {
          return std::any_cast<const T&>(a) == std::any_cast<const T&>(b);
        }) {}

  [[nodiscard]] bool empty() const { return !value_.has_value(); }
  /// Null if the form is empty or of another type.
  template <class T>
  [[nodiscard]] const T* get() const {
    return std::any_cast<T>(&value_);
  }
  template <class T>
  [[nodiscard]] T* get() {
    return std::any_cast<T>(&value_);
  }
  friend bool operator==(const Form& a, const Form& b) {
    if (a.value_.type() != b.value_.type()) return false;
    return a.empty() || a.equal_(a.value_, b.value_);
  }

 private:
  std::any value_;
  bool (*equal_)(const std::any&, const std::any&) = nullptr;
};

/// What the context requires of a surrogate; empty members require nothing. Ignored in folder and
/// corpus scope, where the surrogate depends on the entity alone. The views must refer to the
/// lexicons, the module or literals, never to the document.
struct Traits {
  std::string_view country;  ///< The country of the document if the entity itself shows none.
  std::string_view kind;
  std::string_view gender;  ///< "f", "m", "n", or a code defined by the language.
  std::string_view number;  ///< "sg", "pl", or a code defined by the language.
  /// A postal code or country mark beside the name shows the country.
  bool country_is_shown = false;
  bool size_is_asked = false;  ///< The context only suits places of this size, such as an airport.
};

struct Part {
  enum class Kind : std::uint8_t {
    kLiteral,   ///< Kept: blanks, hyphens, and words with a reason.
    kEntity,    ///< Replaced by a surrogate.
    kInitial,   ///< "G.", "Ch.": mapped letter by letter.
    kScramble,  ///< Each digit and letter is replaced on its own (numbers inside a name).
  };
  ByteSpan span;  ///< In bytes of Mention::surface.
  Kind kind = Kind::kEntity;
  Category category = Category::kPerson;  ///< A leaf of the hierarchy.
  /// Why a literal is kept; required if it contains a word.
  KeptReason reason = KeptReason::kNone;
  std::uint8_t spelling = 0;  ///< Spelling habits of the text that the surrogate should follow.
                              ///< Flags defined by the module, passed back to it in respell.
  std::string lemma;          ///< Base form in natural case, without abbreviations.
  std::string key;            ///< Parts of one category with equal keys are one entity.
  Form sort;  ///< What kind of thing the key names, if the query depends on that. A type defined by
              ///< the module; determined by the key. Empty: nothing special.
  Form form;
  Traits traits;
};

/// The parts of one mention, sorted; they cover its surface without gaps or overlaps.
using Analysis = std::vector<Part>;

/// An entity that needs a surrogate.
struct EntityView {
  Category category = Category::kPerson;
  std::string_view key;
  std::string_view lemma;  ///< The lemma of its first mention in the text; in shared scopes the key
                           ///< in natural case.
  std::span<const Part* const> parts;  ///< All its parts in text order; empty in shared scopes.
  /// For each trait the first non-empty value of the parts; empty in shared scopes.
  Traits traits;
  const Form* sort = nullptr;  ///< Part::sort; available in all scopes. Null or empty: none.
};

/// Which rows of which table can replace an entity. `required` always applies, as do gender, number
/// and kind of `preferred`. Until 20 candidates are found, the engine drops first tier and size of
/// `preferred`, then country, then the letter; after that one candidate is enough. The views must
/// outlive the EntityView and the lexicons.
struct SurrogateQuery {
  const LexiconTable* table = nullptr;  ///< Null: the engine invents a pseudo-word.
  /// The row of the entity itself, if the table contains it. In shared scopes the rows of known
  /// entities are permuted.
  std::optional<std::uint32_t> own_row = {};
  Conditions required;
  Conditions preferred;  ///< Without the letter, which the engine adds.
  /// All sizes in the table, smallest first. If too few rows have the preferred size, rows of
  /// adjacent sizes are added. Empty: the size is dropped at once.
  std::span<const std::string_view> sizes = {};
  bool size_last = false;  ///< Drop the size last, after country and letter.
};

/// The surrogate of an entity. `row` refers to the table of the query; invented words have none.
struct Surrogate {
  std::string lemma;
  const LexiconTable* table = nullptr;
  std::uint32_t row = 0;
};

/// A form in which a name may occur elsewhere in a text.
struct SearchForm {
  std::string key;  ///< Folded by text::fold_key: one word, or several separated by blanks.
  std::uint8_t endings = 0;  ///< Endings that its last word may take: flags defined by the module,
                             ///< passed back to it in is_ending. 0: none.
};

/// What an occurrence of a name's form in the text actually is.
enum class MatchKind : std::uint8_t {
  kName,
  kAmbiguous,  ///< The name or a word: "Sommer".
  kWord,       ///< A word, as its context proves, whatever name follows: "im Sommer".
  kOther,      ///< Another name or word with the same beginning or end.
};

/// Letters that map to each other: "SBHKWMG" (upper case filing letters).
using LetterClass = std::u32string;

/// Shifts of dates in days, from `first` to `last` inclusive.
struct ShiftRange {
  int first = 0;
  int last = 0;
  friend bool operator==(const ShiftRange&, const ShiftRange&) = default;
};

/// Shifts that would leave a date unchanged, in any order; they may overlap.
struct StillShifts {
  /// Of dates that name a day. Under these, write() returns them unchanged.
  std::vector<ShiftRange> days;
  /// Of months, weeks, years ...: write() moves those by one unit instead.
  std::vector<ShiftRange> coarse;
};

/// The years in which a date lies, usually one.
struct YearRange {
  int first = 0;
  int last = 0;
  friend bool operator==(const YearRange&, const YearRange&) = default;
};

/// The dates of a document as the module understood them. Opaque to the engine except for these
/// functions.
class DateReadings {
 public:
  virtual ~DateReadings() = default;
  /// True if a date has a weekday, inside or beside its span: shift by whole weeks.
  [[nodiscard]] virtual bool keeps_weekdays() const = 0;
  /// For the report: number of weekday names and holiday names near dates.
  [[nodiscard]] virtual std::size_t weekdays() const = 0;
  [[nodiscard]] virtual std::size_t holidays() const = 0;
  /// Such shifts from -most to most. Dates that no shift changes are omitted. Default: none.
  [[nodiscard]] virtual StillShifts still_shifts(int most) const;
  /// True if the text outside the mentions names a season, holiday, term or calendar week within 60
  /// code points of a date. Default: false.
  [[nodiscard]] virtual bool names_season() const;
  /// For each holiday near a date, and each calendar week in the sentence of a date: the shifts by
  /// one to four years in either direction after which the text remains true; sorted, without
  /// duplicates. `keeps_weekdays`: rounded to multiples of 7. Default: none.
  [[nodiscard]] virtual std::vector<std::vector<ShiftRange>> season_shifts(
      bool keeps_weekdays) const;
  /// New texts of all date mentions, in the order given to read_dates; empty where the date could
  /// not be read. `noise`: one keyed number per mention, for the digits of unreadable dates. Some
  /// shifts leave a date without year, or with a two-digit year, unchanged; the caller then draws
  /// another shift or new digits.
  [[nodiscard]] virtual std::vector<std::string> write(
      int shift_days, std::span<const std::uint64_t> noise) const = 0;
  /// Other spellings of the date of a mention that names a day, folded by text::fold_key, with
  /// punctuation replaced by blanks and without leading zeros: "18 3 2015", "18 maerz". Default:
  /// none.
  [[nodiscard]] virtual std::vector<std::string> search_forms(std::size_t index) const;
  /// For checks: the day (days since 1970-01-01) of a mention that names a full date.
  [[nodiscard]] virtual std::optional<std::int64_t> day(std::size_t index) const = 0;
  /// The years of a mention: as written, or as inferred from the fuller date that it refers to.
  /// Default: none.
  [[nodiscard]] virtual std::optional<YearRange> years(std::size_t index) const;
};

/// Threads: all functions are const and may be called from many threads at once.
class LanguageModule {
 public:
  virtual ~LanguageModule() = default;

  virtual std::string_view tag() const = 0;  ///< BCP 47: "de".
  /// Must grow whenever a change of rules may change the output under the same key.
  virtual int version() const = 0;

  /// Classes of first letters of similar frequency, the rarest class last. Latin letters in no
  /// class map into the last one, and nothing maps to them. Empty: surrogates need not preserve
  /// letter classes.
  virtual std::vector<LetterClass> letter_classes(Category category) const;
  /// The letter that decides the letter class of a lemma: the first of its first distinctive word.
  virtual char32_t distinctive_letter(Category category, std::string_view lemma) const;

  /// One analysis per mention; empty for dates, numbers and addresses.
  virtual std::vector<Analysis> analyze(const DocumentView& document) const;

  virtual SurrogateQuery query(const EntityView& entity) const;

  /// The surrogate in the form of `part` (ending, derivation, abbreviation), in natural case; the
  /// engine reapplies the case pattern. Nothing if it has no such form; the engine then draws
  /// another surrogate. `choice`: a keyed number per entity and part, to choose among several
  /// correct forms.
  virtual std::optional<std::string> realize(const Surrogate& surrogate, const Part& part,
                                             std::uint64_t choice) const;
  /// The form of the original as realize would write it; the engine finds the case pattern of the
  /// surface by comparison with it. Default: realize with the part's own lemma.
  virtual std::string natural_form(const Part& part) const;
  /// `surface` in the spelling that Part::spelling asks for ("Mueller" if the text writes no
  /// umlauts). Default: unchanged.
  virtual std::string respell(std::string surface, std::uint8_t spelling) const;

  /// The forms in which the name of a part (its lemma) may occur elsewhere: the full name first,
  /// then those of its words that identify it alone ("Ischl" of "Bad Ischl"), then derivations.
  /// `mention`: the category of the enclosing mention ("Graz" in an ORG), or its own. For names
  /// without an analysis, `part` has only category and lemma. Empty if it is not a name of its own
  /// ("Austria" in an ORG). Default: the full name, and each word of a person's name.
  virtual std::vector<SearchForm> search_forms(const Part& part, Category mention) const;
  /// The folded name of a street without the word that says it is one: "thalia" of "Thaliastraße",
  /// which texts leave out beside a house number ("Thalia 12") or a second street ("Thalia- und
  /// Lindenstraße"). Empty if texts never do. Default: empty.
  virtual std::string stem_of_street(std::string_view street) const;
  /// True if stem + rest is an inflected form of a name. `stem`: the last word of a search form
  /// with these endings. `rest`: folded, not empty. Default: false.
  virtual bool is_ending(std::uint8_t endings, std::string_view stem, std::string_view rest) const;
  /// Classifies an occurrence of a search form at `span` of a text. The occurrence is `key`, `key`
  /// with an ending, or part of a longer word. Default: decides by the lexicon column `everyday`
  /// and by letter case.
  virtual MatchKind kind_of_match(std::string_view text, ByteSpan span, Category category,
                                  std::string_view key) const;

  /// Why a word of a name may recur in the surrogate of the name: "Gasse" in "Obere Gasse". `name`
  /// and `word` are folded; `name` has several words and may be inflected. kNone: the word must not
  /// recur. Default: kNone.
  virtual KeptReason reason_to_recur(Category category, std::string_view name,
                                     std::string_view word) const;

  /// True if the surface is a nickname: "Steffi". Default: false.
  virtual bool is_nickname(const Part& part) const;

  /// True if the language allows a name as part of the word around it: "Wien" in "Wienreise",
  /// "Berlin" in "Ostberlin", "Anna" in "Annas". `name`: its byte span in `word`, a proper part of
  /// it. Default: false.
  virtual bool divides(std::string_view word, ByteSpan name, Category category) const;

  /// Null if the language has no date grammar; the digits of dates are then replaced at random.
  virtual std::unique_ptr<DateReadings> read_dates(const DocumentView& document,
                                                   std::span<const std::size_t> mentions) const;

  /// The lexicons passed to the constructor.
  [[nodiscard]] const Lexicons& lexicons() const { return lexicons_; }

 protected:
  explicit LanguageModule(const Lexicons& lexicons) : lexicons_(lexicons) {}

 private:
  const Lexicons& lexicons_;
};

/// Languages by tag. Initially contains the built-in ones ("de", "none"); a program can add its
/// own. Threads: const calls are safe.
class LanguageRegistry {
 public:
  using Factory = std::function<Result<std::unique_ptr<LanguageModule>>(const Lexicons&)>;

  LanguageRegistry();
  /// Replaces any language with the same tag.
  void add(std::string tag, Factory factory);
  /// The lexicons must outlive the module. Errors: kUsage (unknown language; the message lists the
  /// known ones), those of the factory.
  [[nodiscard]] Result<std::unique_ptr<LanguageModule>> make(std::string_view tag,
                                                             const Lexicons& lexicons) const;
  /// In the order of addition.
  [[nodiscard]] std::vector<std::string> tags() const;

 private:
  std::vector<std::pair<std::string, Factory>> factories_;
};

/// Creates a built-in language. The lexicons must outlive the module. Errors: kUsage (unknown
/// language), kLexicon (a required table is missing or wrong).
Result<std::unique_ptr<LanguageModule>> make_language(std::string_view tag,
                                                      const Lexicons& lexicons);

}  // namespace pseudo
