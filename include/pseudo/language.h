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
  std::span<const Mention> mentions;  ///< In the order of the text; one in pieces may hold others.
};

/// How a surface derives from its lemma (genitive, inhabitant, ...). A value of the module's own
/// types, opaque to the engine, which only copies and compares it:
///
///   part.form = Form(Genitive{.apostrophe = true});
///   if (const Genitive* genitive = part.form.get<Genitive>()) ...
///
/// An empty form says that the surface is the lemma as it stands: the engine then writes the
/// lemma of the surrogate without asking the module.
class Form {
 public:
  Form() = default;
  /// T: copyable and comparable by ==.
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

/// What context demands of a surrogate. Empty fields demand nothing. Ignored in folder and corpus
/// scope, where the surrogate depends on the entity alone. The views are of the lexicons, the
/// module or literals, never of the document.
struct Traits {
  std::string_view country;  ///< That of the document if the entity itself shows none.
  std::string_view kind;
  std::string_view gender;        ///< "f", "m", "n", or a code of the language's own.
  std::string_view number;        ///< "sg", "pl", or a code of the language's own.
  bool country_is_shown = false;  ///< By a postal code or a country mark beside the name.
  bool size_is_asked = false;     ///< The words around only fit a place of its size: an airport.
};

struct Part {
  enum class Kind : std::uint8_t {
    kLiteral,   ///< Stays: blanks, hyphens, and words with a reason.
    kEntity,    ///< Becomes a surrogate.
    kInitial,   ///< "G.", "Ch.": mapped by its letters alone.
    kScramble,  ///< Digits and letters replaced one by one (numbers inside a name).
  };
  ByteSpan span;  ///< In bytes of Mention::surface.
  Kind kind = Kind::kEntity;
  Category category = Category::kPerson;  ///< A leaf.
  KeptReason reason = KeptReason::kNone;  ///< Why a literal stays; one with a word must have one.
  std::uint8_t spelling = 0;  ///< Habits of the text that the surrogate follows; flags of the
                              ///< module's own, handed back to it in respell.
  std::string lemma;          ///< Base form, in natural case and full spelling.
  std::string key;            ///< Equal keys of one category are one entity.
  Form sort;  ///< What the key names, where the query depends on it; a value of the module's own
              ///< types that follows from the key. Empty: nothing special.
  Form form;
  Traits traits;
};

/// The parts of one mention: sorted, without gap or overlap, covering the surface.
using Analysis = std::vector<Part>;

/// An entity as the engine asks for its surrogate.
struct EntityView {
  Category category = Category::kPerson;
  std::string_view key;
  std::string_view lemma;  ///< That of the first mention in the text; in shared scopes the key in
                           ///< natural case.
  std::span<const Part* const> parts;  ///< All of them, in the order of the text; in shared scopes
                                       ///< none.
  Traits traits;                       ///< First non-empty of the parts; empty in shared scopes.
  const Form* sort = nullptr;          ///< Part::sort, in all scopes; null or empty: none.
};

/// Which rows of which table can stand for an entity. `required` never gives way, nor do gender,
/// number and kind of `preferred`. The engine drops tier and size of `preferred`, then country,
/// then the letter, until 20 candidates are left; when all of these have given way, one is enough.
/// Its texts must live as long as the EntityView and the lexicons.
struct SurrogateQuery {
  const LexiconTable* table = nullptr;  ///< Null: the engine invents a word of plain shape.
  /// The row of the table that the entity itself is; nothing: the table does not know it. In shared
  /// scopes the rows of known entities are permuted.
  std::optional<std::uint32_t> own_row = {};
  Conditions required;
  Conditions preferred;  ///< Without the letter, which the engine sets.
  /// All sizes of the table's rows, the smallest first: where rows of the preferred size are too
  /// few, those next to it join them. Empty: the size gives way at once.
  std::span<const std::string_view> sizes = {};
  bool size_last = false;  ///< The size gives way last, behind country and letter.
};

/// The surrogate of an entity. `row` is in the table of the query; invented words have none.
struct Surrogate {
  std::string lemma;
  const LexiconTable* table = nullptr;
  std::uint32_t row = 0;
};

/// A form under which a name may stand elsewhere in a text.
struct SearchForm {
  std::string key;           ///< Folded (text::fold_key): a word, or several divided by blanks.
  std::uint8_t endings = 0;  ///< Endings that its last word may have: flags of the module's own,
                             ///< handed back to it in is_ending. 0: none.
};

/// What a stretch of text is that looks like a name of its document.
enum class Standing : std::uint8_t {
  kName,
  kEverydayWord,  ///< Perhaps the name, perhaps the word: "Sommer".
  kShownWord,     ///< The word, as what stands around shows, whatever name follows: "im Sommer".
  kOther,         ///< Another name or word, which only begins or ends alike.
};

/// Letters that map onto each other: "SBHKWMG" (upper case filing letters).
using LetterClass = std::u32string;

/// Shifts of dates, in days, from `first` to `last`.
struct ShiftRange {
  int first = 0;
  int last = 0;
  friend bool operator==(const ShiftRange&, const ShiftRange&) = default;
};

/// Shifts under which a date would say what it said, in any order; they may overlap.
struct StillShifts {
  std::vector<ShiftRange> days;    ///< Of dates that name a day: write() leaves them as they stand.
  std::vector<ShiftRange> coarse;  ///< Of months, weeks, years ...: write() moves them by one unit.
};

/// The years that a date lies in; most dates have one.
struct YearRange {
  int first = 0;
  int last = 0;
  friend bool operator==(const YearRange&, const YearRange&) = default;
};

/// What a document's dates say, as the module understood them. Opaque to the engine, except:
class DateReadings {
 public:
  virtual ~DateReadings() = default;
  /// A weekday stands at a date, inside or beside its span: shift by whole weeks.
  [[nodiscard]] virtual bool whole_weeks() const = 0;
  /// For the report: weekday names and holiday names near dates.
  [[nodiscard]] virtual std::size_t weekdays() const = 0;
  [[nodiscard]] virtual std::size_t holidays() const = 0;
  /// Those from -most to most; left out are dates that none of them changes. Default: none.
  [[nodiscard]] virtual StillShifts still_shifts(int most) const;
  /// The text outside the mentions names a season, a feast, a term or a calendar week within 60
  /// code points of a date. Default: false.
  [[nodiscard]] virtual bool names_season() const;
  /// For each feast near a date, and each calendar week in the sentence of one, the shifts of one
  /// to four years either way, sorted, after which the text is still true; equal ones once.
  /// `whole_weeks`: as near to it as multiples of 7 come. Default: none.
  [[nodiscard]] virtual std::vector<std::vector<ShiftRange>> season_shifts(bool whole_weeks) const;
  /// New texts of all date mentions, in the order given to read_dates; empty: it could not be read.
  /// `noise`: one keyed number a mention, for digits of what could not be read. Under some shifts a
  /// date without year, or with two digits of it, is written as it stood: the caller draws another
  /// shift or new digits.
  [[nodiscard]] virtual std::vector<std::string> write(
      int shift_days, std::span<const std::uint64_t> noise) const = 0;
  /// Other ways to write the date of a mention that names a day, folded (text::fold_key, signs
  /// between numbers and words as blanks, no leading zeros): "18 3 2015", "18 maerz". Default:
  /// none.
  [[nodiscard]] virtual std::vector<std::string> search_forms(std::size_t index) const;
  /// The day (days since 1970-01-01) of a mention that names a full date, for checks.
  [[nodiscard]] virtual std::optional<std::int64_t> day(std::size_t index) const = 0;
  /// The years of a mention: written, or those of the fuller date that it leans on. Default: none.
  [[nodiscard]] virtual std::optional<YearRange> years(std::size_t index) const;
};

/// Threads: all functions are const and are called from many threads at once.
class LanguageModule {
 public:
  virtual ~LanguageModule() = default;

  virtual std::string_view tag() const = 0;  ///< BCP 47: "de".
  /// Grows whenever a rule change may alter output under the same key.
  virtual int version() const = 0;

  /// Classes of first letters of similar frequency, the rarest last: Latin letters in no class map
  /// into the last one, and nothing maps to them. No class: names keep no letter relation.
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
  /// The form of the original itself, as realize would write it. The case pattern of the surface
  /// is found by comparison with it. Default: realize of the part's own lemma.
  virtual std::string natural_form(const Part& part) const;
  /// `surface` in the spelling habits that the flags of Part::spelling name ("Mueller" where the
  /// text writes no umlauts). Default: as it stands.
  virtual std::string respell(std::string surface, std::uint8_t spelling) const;

  /// The forms under which the name of a part (its lemma) may stand elsewhere: the whole of it
  /// first, those of its words that name it alone ("Ischl" of "Bad Ischl"), what derives from it.
  /// `mention`: the category of the mention that the part is of ("Graz" in an ORG), or its own.
  /// Of what no analysis gave, a part of category and lemma alone will do. None: it is nobody's
  /// name ("Austria" in an ORG). Default: the whole name, and each word of a person's.
  virtual std::vector<SearchForm> search_forms(const Part& part, Category mention) const;
  /// True if a word that begins with `stem`, the last word of a form with these endings, and ends
  /// in `rest` (folded, not empty) is a form of the name, too. Default: never.
  virtual bool is_ending(std::uint8_t endings, std::string_view stem, std::string_view rest) const;
  /// What stands at `span` of a text, where a form of a name was found: `key`, or it with an
  /// ending, or as a part of a longer word. Default: by the lexicons' column `everyday` and case.
  virtual Standing standing(std::string_view text, ByteSpan span, Category category,
                            std::string_view key) const;

  /// Why a word of a name of this category may stand in the name's surrogate, too: "Gasse" in
  /// "Obere Gasse". `name` and `word`: folded; `name` has several words, and an inflected form of
  /// it is asked for as well. kNone: the surrogate is another one. Default: kNone.
  virtual KeptReason reason_to_recur(Category category, std::string_view name,
                                     std::string_view word) const;

  /// True if a name stands there as a nickname: "Steffi". Default: false.
  virtual bool is_nickname(const Part& part) const;

  /// True if the language lets a name stand in a longer word: "Wien" in "Wienreise", "Berlin" in
  /// "Ostberlin", "Anna" in "Annas". `name`: its place in `word`, whose letters it does not cover
  /// all. Default: never.
  virtual bool divides(std::string_view word, ByteSpan name, Category category) const;

  /// Null: this language has no date grammar; dates get new digits of plain shape.
  virtual std::unique_ptr<DateReadings> read_dates(const DocumentView& document,
                                                   std::span<const std::size_t> mentions) const;

  /// Those that the module was made with.
  [[nodiscard]] const Lexicons& lexicons() const { return lexicons_; }

 protected:
  explicit LanguageModule(const Lexicons& lexicons) : lexicons_(lexicons) {}

 private:
  const Lexicons& lexicons_;
};

/// Languages by their tags. It begins with those that are built in ("de", "none"); a program adds
/// its own. Threads: const calls are safe.
class LanguageRegistry {
 public:
  using Factory = std::function<Result<std::unique_ptr<LanguageModule>>(const Lexicons&)>;

  LanguageRegistry();
  /// Replaces a language of the same tag.
  void add(std::string tag, Factory factory);
  /// The lexicons must outlive the module.
  /// Errors: kUsage (no such language; the message lists them), those of the factory.
  [[nodiscard]] Result<std::unique_ptr<LanguageModule>> make(std::string_view tag,
                                                             const Lexicons& lexicons) const;
  /// In the order in which they were added.
  [[nodiscard]] std::vector<std::string> tags() const;

 private:
  std::vector<std::pair<std::string, Factory>> factories_;
};

/// A language that is built in. The lexicons must outlive the module.
/// Errors: kUsage (no such language), kLexicon (a table that it needs).
Result<std::unique_ptr<LanguageModule>> make_language(std::string_view tag,
                                                      const Lexicons& lexicons);

}  // namespace pseudo
