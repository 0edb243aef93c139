// The main class of the library: turns a document into its pseudonymized form.
//
//   const auto lexicons = pseudo::Lexicons::open("de.lex");  // share/pseudo/lexicons/de.lex
//   const auto german = pseudo::make_language("de", *lexicons);
//   const auto pseudonymizer =
//       pseudo::Pseudonymizer::make({}, **german, *lexicons, pseudo::Key::random());
//   auto document =
//       pseudo::read_brat("mail/1", "Frau Irmgard kam.", "T1\tFEMALE 5 12\tIrmgard\n", {});
//   const pseudo::Result<pseudo::Outcome> outcome = pseudonymizer->run(*std::move(document));
//   if (outcome) std::cout << outcome->document.text << '\n';  // "Frau Rosmarie kam."
//
// Guarantees for every outcome: text outside the replaced spans is byte for byte that of the input;
// every annotation line is preserved (subject to the policy on notes) and points at the right new
// text; an entity has one surrogate within its scope, and different entities have different ones;
// no original remains at its own place. If a guarantee cannot be met, the result is an error.
// Not guaranteed: unannotated mentions are not found in general (see Outcome::missed).
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/check.h"
#include "pseudo/document.h"
#include "pseudo/language.h"
#include "pseudo/lexicon.h"
#include "pseudo/random.h"
#include "pseudo/result.h"
#include "pseudo/style.h"

namespace pseudo {

/// The range of text in which an entity keeps one surrogate.
enum class Scope : std::uint8_t {
  kDocument,
  kFolder,
  kCorpus,
  kSentence,  ///< The sentence in which the mention begins.
};
/// Notes, and attribute values and columns that contain an original: dropped, dropped only if they
/// contain an original, or kept.
enum class NotesPolicy : std::uint8_t { kDrop, kScrub, kKeep };
/// Missed mentions: reported, annotated and replaced, or treated as an error of the document.
enum class MissedPolicy : std::uint8_t { kReport, kReplace, kFail };
/// Addresses: built from the surrogates of the names in them, or from random letters and digits.
enum class AddressStyle : std::uint8_t { kCoherent, kRandom };
/// Whether shifted dates stay in their season.
enum class Season : std::uint8_t {
  kAuto,  ///< Only if the text names a season near a date; never in wide scopes or with explicit
          ///< shifts.
  kKeep,
  kFree,
};

/// Bound on date shifts: about 270 years, beyond which years would no longer look like years.
inline constexpr int kMostShiftDays = 100'000;
inline constexpr int kUsualMaxShift = 365;

/// A string to allow or deny, and the label of what it names.
struct ListedString {
  std::string label;  ///< A label of the corpus or a node of the hierarchy.
  std::string text;
  std::size_t line = 0;  ///< Line in its list, for messages; 0: unknown.
  friend bool operator==(const ListedString&, const ListedString&) = default;
};

struct Options {
  LabelMap labels;
  Scope scope = Scope::kDocument;
  std::map<std::string, Scope, std::less<>> label_scopes;  ///< Overrides `scope`, by label.
  StyleOptions styles;                                     ///< kYear: only for dates.
  NotesPolicy notes = NotesPolicy::kDrop;
  MissedPolicy missed = MissedPolicy::kReport;
  AddressStyle addresses = AddressStyle::kCoherent;
  /// Addresses keep their top-level domain; otherwise it becomes ".example".
  bool keep_tld = false;
  bool valid_checksums = false;  ///< IBAN and ISBN get correct check digits.
  /// Days, 7 to kMostShiftDays. Empty: kUsualMaxShift, or four years for shifts that keep the
  /// season. Unless empty, Season::kAuto keeps no season.
  std::optional<int> max_shift;
  /// Days, at most kMostShiftDays in size; not 0, not a whole number of years.
  std::optional<int> fixed_shift;
  /// kKeep: excludes a fixed shift and a max_shift below a year and 21 days.
  Season season = Season::kAuto;
  std::string corpus;  ///< Corpora of different names have independent surrogates.
  /// The ids of documents are not published, so they may contain originals.
  bool ids_are_hidden = false;
  /// Overrides the module's classes of first letters in all categories with a letter relation, the
  /// rarest class last; empty: the module's own.
  std::vector<LetterClass> letter_classes;
  /// An annotation is kept if its whole text is one of these strings, or a form of it, and its
  /// label is that of the string or of a node below it. No string may be a form of a denied one.
  std::vector<ListedString> allow;
  /// Replaced wherever they occur in a text, annotated or not; outside the text they are treated
  /// like originals of the document. Unannotated occurrences get an annotation with the given
  /// label. Single words of a string are replaced if the whole string occurs in the document, or
  /// outside its text.
  std::vector<ListedString> deny;
  std::vector<std::string> ignore;  ///< Words that are never missed mentions.
  bool strict = false;              ///< A doubtful annotation is an error of its document.
};

/// A span that was replaced, in bytes of the old and of the new text.
struct ReplacedSpan {
  ByteSpan before;
  ByteSpan after;
};

/// A position as shown by editors: line and column from 1, columns in code points.
struct TextPlace {
  std::size_t line = 1;
  std::size_t column = 1;
};

/// An occurrence of an annotated original, in any form, that is unannotated in the new text.
struct MissedMention {
  std::size_t offset = 0;         ///< In code points of the new text.
  std::string annotation;         ///< As in DoubtfulAnnotation, of one with that original.
  bool doubtful = false;          ///< The match is also an everyday word and is used like one.
  TextPlace before = {};          ///< In the input.
  TextPlace after = {};           ///< In the new text.
  std::size_t offset_before = 0;  ///< In code points of the input.
  std::size_t length = 0;         ///< In code points; 0: unknown.
};

/// Why an annotation may be wrong. Doubtful annotations are replaced all the same.
enum class Doubt : std::uint8_t {
  kBeginsInWord,  ///< The span begins inside a word that the language does not divide there.
  kEndsInWord,
  kBeginsWithBlank,
  kEndsWithBlank,
  kCrosses,    ///< It partly overlaps another private annotation.
  kTwoLabels,  ///< The same string has another label elsewhere in the document.
};
inline constexpr std::size_t kDoubtCount = 6;
/// The name in reports: "begins-in-word".
std::string_view name(Doubt doubt);
/// A short description for people.
std::string_view meaning(Doubt doubt);

struct DoubtfulAnnotation {
  Doubt doubt = Doubt::kBeginsInWord;
  std::string annotation;  ///< Its id; "entity 3" for an id that may contain text.
  std::string other;       ///< The same of the other annotation, if the doubt concerns two.
  int move_by = 0;  ///< For cut words: code points by which all annotations would have to be moved.
  /// Begin of the annotation in the input; for kEndsInWord and kEndsWithBlank its end.
  TextPlace place = {};
};
/// What would correct it, for people; empty if that is not known.
std::string advice(const DoubtfulAnnotation& doubt);

/// A finding of an audit, with its position in the pseudonymized text.
struct AuditFinding {
  FindingCode code = FindingCode::kAlignment;
  std::string annotation;  ///< As in DoubtfulAnnotation; empty: the finding concerns none.
  TextPlace place = {};    ///< 0:0: the finding has no position.
  /// The position refers to the original: it has no counterpart in the other text.
  bool in_original = false;
};

/// A fact about a scope that an audited document shares with others: what replaced an entity, whose
/// surrogate a text is, how far dates were shifted. Consists of hashes; the input of
/// AcrossDocuments.
struct SharedFact {
  enum class Kind : std::uint8_t {
    kBase,   ///< The replacement of a name in its base form.
    kForm,   ///< The replacement of a name that is inflected, by itself or by its context.
    kStem,   ///< The beginning of a kForm replacement, to be compared with kBase replacements.
    kSame,   ///< The replacement of anything else.
    kOwner,  ///< The original that a surrogate replaces.
    kDays,   ///< The shift of dates.
  };
  Kind kind = Kind::kSame;
  std::uint64_t about = 0;      ///< Hash of scope and entity. Not 0.
  std::uint32_t shown = 0;      ///< Hash of what is shown; for kDays a signed number of days.
  std::uint32_t old_units = 0;  ///< A bit for each word of the mention that was replaced.
  std::uint32_t new_units = 0;  ///< A bit for each word of the replacement.
  std::size_t annotation = 0;   ///< Index into Comparison::original's annotations.
  std::size_t offset = 0;       ///< In bytes of the new text.
};

/// What happened to an annotation of the original.
enum class Fate : std::uint8_t {
  kReplaced,
  kKept,     ///< Its label is not private.
  kAllowed,  ///< Its string is allowed (Options::allow).
  kAdded,    ///< Not in the original: a run annotated and replaced this missed mention.
  kRemoved,  ///< Its style removes the text and the annotation.
  kLost,     ///< It has no counterpart, which is a finding.
};

/// An annotation of the original and its counterpart, as indexes into their documents.
struct AnnotationFate {
  std::size_t before = 0;
  std::optional<std::size_t> after;
  Fate fate = Fate::kReplaced;
};

struct LabelCount {
  Style style = Style::kSurrogate;
  std::size_t mentions = 0;
  std::size_t entities = 0;  ///< Number of distinct entities in the document.
};

/// Counts of one document, or their sums over a corpus.
struct Counts {
  /// Missed mentions that were annotated and replaced (MissedPolicy).
  std::size_t mentions_added = 0;
  std::size_t denied_added = 0;            ///< Mentions of Options::deny that were annotated.
  std::size_t allowed = 0;                 ///< Annotations kept because of Options::allow.
  std::size_t notes_dropped = 0;           ///< Notes, and what NotesPolicy treats like them.
  std::size_t fields_dropped = 0;          ///< Fields of the document that contained an original.
  std::size_t ids_replaced = 0;            ///< Ids of annotations that contained an original.
  std::size_t normalizations_dropped = 0;  ///< Normalizations of replaced annotations.
  std::size_t texts_rewritten = 0;         ///< Document::texts_rewritten.
  /// Inner annotations that span all of a surrogate for want of a counterpart.
  std::size_t inner_without_counterpart = 0;
  std::size_t plain_surrogates = 0;  ///< Words of plain shape, where no lexicon had a candidate.
  std::size_t collisions = 0;        ///< Shared scopes: pairs of entities with the same surrogate.
  std::size_t weekdays = 0;          ///< Weekday names near dates.
  std::size_t holidays = 0;          ///< Holiday names near dates.
  std::size_t seasons_kept = 0;      ///< Documents whose dates kept their season.
  std::size_t annotations_removed = 0;  ///< Annotations whose text was removed (kRemove).
  std::size_t links_removed = 0;        ///< Links whose annotations were removed.
  /// Arguments of events and equivalences whose annotations were removed.
  std::size_t arguments_removed = 0;
  /// Annotations that partly overlap others and were replaced together with them.
  std::size_t spans_merged = 0;
};

/// Identifies a row of StyleOptions::descriptions.
struct DescriptionRow {
  std::string document;  ///< Id of the document; empty: any.
  std::string annotation;
  friend auto operator<=>(const DescriptionRow&, const DescriptionRow&) = default;
};

/// What audit() compared a document with.
struct Comparison {
  Document original;                  ///< Its last annotations may be Fate::kAdded.
  std::vector<AnnotationFate> fates;  ///< One for each annotation of `original`.
  std::vector<SharedFact> shared;     ///< Input for AcrossDocuments.
};

struct Outcome {
  Document document;
  std::vector<ReplacedSpan> replaced;
  std::vector<MissedMention> missed;
  /// Of audit(). Of run_unjudged(): why there is no usable document.
  std::vector<AuditFinding> findings;
  std::optional<Comparison> comparison;    ///< Of audit() alone.
  std::vector<DoubtfulAnnotation> doubts;  ///< In text order.
  std::map<std::string, LabelCount, std::less<>> labels;
  /// The id of the document contains an original and is not hidden.
  bool id_shows_original = false;
  std::size_t originals_beside = 0;  ///< Links, remarks and fields that contained an original.
  std::vector<DescriptionRow> descriptions_used;
  Counts counts;
  /// Number of possible date shifts; the minimum over several scopes.
  std::size_t date_shifts = 0;
  /// Folder and corpus scope: number of names a surrogate was drawn from; the minimum over all
  /// names.
  std::size_t name_candidates = 0;
};

struct EngineSetup;  // inside the library only

/// The engine. Threads: const functions may be called from many threads at once.
class Pseudonymizer {
 public:
  /// `language` and `lexicons` must outlive the object. Errors: kUsage (letter classes that the
  /// lexicon cannot serve, impossible shifts, listed strings with unknown or kept labels, or both
  /// allowed and denied, invalid styles).
  static Result<Pseudonymizer> make(Options options, const LanguageModule& language,
                                    const Lexicons& lexicons, Key key);

  /// Errors: kUnknownLabel, kSpan (overlaps that would inflate the output), kTextMismatch, kLeak,
  /// kMissedMention, kDoubtful, kInternal.
  [[nodiscard]] Result<Outcome> run(Document document) const;

  /// The two halves of run(). run_unjudged() returns the outcome even if Options::strict or
  /// MissedPolicy::kFail forbid using it, so that a program can report all doubts and missed
  /// mentions; judge() decides whether it may be used.
  /// Errors: run_unjudged as run(); judge kLeak, kDoubtful, kMissedMention.
  [[nodiscard]] Result<Outcome> run_unjudged(Document document) const;
  [[nodiscard]] Status judge(const Outcome& outcome) const;

  /// Compares `before` with a pseudonymized version of it, under these options; the key does not
  /// matter. The outcome contains `after`, the findings and the missed mentions. An original that
  /// is unannotated in both documents is a finding only under MissedPolicy::kFail. Errors:
  /// kUnknownLabel. Precondition: all fragments lie inside their texts.
  [[nodiscard]] Result<Outcome> audit(Document before, Document after) const;

  /// The label map of its options.
  [[nodiscard]] const LabelMap& labels() const;
  /// True if at least one label has a folder or corpus scope.
  [[nodiscard]] bool has_wide_scope() const;

  /// What the lexicons cannot provide for these options, one sentence each: letter classes that
  /// were omitted, categories with too few names. Empty: nothing is missing.
  [[nodiscard]] const std::vector<std::string>& shortcomings() const;

  Pseudonymizer(Pseudonymizer&&) noexcept;
  Pseudonymizer& operator=(Pseudonymizer&&) noexcept;
  ~Pseudonymizer();

 private:
  explicit Pseudonymizer(std::unique_ptr<const EngineSetup> setup);
  std::unique_ptr<const EngineSetup> setup_;
};

}  // namespace pseudo
