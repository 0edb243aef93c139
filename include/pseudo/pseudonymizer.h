// The face of the library: one document in, its pseudonymized form out.
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
// Promised for every outcome: text outside the replaced spans is byte for byte the input's; every
// annotation line survives (but for the policy on notes) and points at the right new text; the
// same entity has the same surrogate within its scope, other entities have others; no original
// stands at its own place. What cannot be promised is an error, never a document.
// Not promised: what nobody annotated is not found (see Outcome::missed).
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

/// The range of texts in which an entity keeps one surrogate.
enum class Scope : std::uint8_t {
  kDocument,
  kFolder,
  kCorpus,
  kSentence,  ///< That in which its mention begins.
};
/// Notes, and attribute values and columns with an original: left out, without originals, as is.
enum class NotesPolicy : std::uint8_t { kDrop, kScrub, kKeep };
/// Missed mentions: reported, annotated and replaced, or an error of their document.
enum class MissedPolicy : std::uint8_t { kReport, kReplace, kFail };
/// Addresses: made of the surrogates of their names, or of random letters and digits.
enum class AddressStyle : std::uint8_t { kCoherent, kRandom };
/// Whether dates stay in their season.
enum class Season : std::uint8_t {
  kAuto,  ///< Where the text names one near a date; never in wide scopes, nor beside own shifts.
  kKeep,
  kFree,
};

/// Dates may be moved by some 270 years: beyond that, years would no longer look like years.
inline constexpr int kMostShiftDays = 100'000;
inline constexpr int kUsualMaxShift = 365;

/// A string that is known before any text is read, and the label of what it names.
struct ListedString {
  std::string label;  ///< Of the corpus, or a node.
  std::string text;
  std::size_t line = 0;  ///< Of its list, for messages; 0: unknown.
  friend bool operator==(const ListedString&, const ListedString&) = default;
};

struct Options {
  LabelMap labels;
  Scope scope = Scope::kDocument;
  std::map<std::string, Scope, std::less<>> label_scopes;  ///< LABEL -> its own scope.
  StyleOptions styles;                                     ///< kYear: for dates alone.
  NotesPolicy notes = NotesPolicy::kDrop;
  MissedPolicy missed = MissedPolicy::kReport;
  AddressStyle addresses = AddressStyle::kCoherent;
  bool keep_tld = false;           ///< Addresses keep their top-level domain, else ".example".
  bool valid_checksums = false;    ///< IBAN and ISBN get check digits that are right.
  std::optional<int> max_shift;    ///< Days, 7 to kMostShiftDays. Nothing: kUsualMaxShift.
  std::optional<int> fixed_shift;  ///< Days, at most kMostShiftDays; neither 0 nor whole years.
  Season season = Season::kAuto;   ///< kKeep: no fixed shift, no bound under a year and 21 days.
  std::string corpus;              ///< Corpora of different names have independent surrogates.
  /// Nobody sees the ids of documents: it does not matter whether they show an original.
  bool ids_are_hidden = false;
  /// Own classes of first letters for all mapped categories, the rarest last; empty: the module's.
  std::vector<LetterClass> letter_classes;
  /// Whole annotations that are one of these strings, or a form of it, stay as they are: those of
  /// its label and of the nodes below it. None may be a form of a denied string.
  std::vector<ListedString> allow;
  /// Replaced wherever they stand in a text, annotated or not, and treated like originals of the
  /// document beside it. What no annotation covers gets one of this label. Single words of a string
  /// are replaced where the whole stands in the document, or beside its text.
  std::vector<ListedString> deny;
  std::vector<std::string> ignore;  ///< Words that are no missed mentions.
  bool strict = false;              ///< A doubtful annotation is an error of its document.
};

/// A place of the original that was replaced. Bytes of the old and of the new text.
struct ReplacedSpan {
  ByteSpan before;
  ByteSpan after;
};

/// A place of a text as an editor shows it: both from 1, columns in code points.
struct TextPlace {
  std::size_t line = 1;
  std::size_t column = 1;
};

/// An annotated original, in any form, that still stands somewhere in the new text, unannotated.
struct MissedMention {
  std::size_t offset = 0;         ///< In code points of the new text.
  std::string annotation;         ///< Id of an annotation with that original.
  bool doubtful = false;          ///< Also an everyday word, and standing like one.
  TextPlace before = {};          ///< In the input.
  TextPlace after = {};           ///< In the new text.
  std::size_t offset_before = 0;  ///< In code points of the input.
  std::size_t length = 0;         ///< In code points; 0: not known.
};

/// Why an annotation may be wrong. What was annotated is replaced all the same.
enum class Doubt : std::uint8_t {
  kBeginsInWord,  ///< Part of a word that the language does not divide there.
  kEndsInWord,
  kBeginsWithBlank,
  kEndsWithBlank,
  kCrosses,    ///< It and another private annotation overlap, and none contains the other.
  kTwoLabels,  ///< One string has another label elsewhere in the document.
};
inline constexpr std::size_t kDoubtCount = 6;
/// "begins-in-word": as reports write it.
std::string_view name(Doubt doubt);
/// What it means, in a few words.
std::string_view meaning(Doubt doubt);

struct DoubtfulAnnotation {
  Doubt doubt = Doubt::kBeginsInWord;
  std::string annotation;  ///< Its id.
  std::string other;       ///< Id of the other annotation; cut words: what would mend all offsets.
  TextPlace place = {};    ///< Where it begins in the input; kEndsInWord, kEndsWithBlank: ends.
};

/// A finding of an audit, at its place in the pseudonymized text.
struct AuditFinding {
  FindingCode code = FindingCode::kAlignment;
  std::string annotation;    ///< Its id, if it concerns one.
  TextPlace place = {};      ///< 0:0: the finding is about no place of a text.
  bool in_original = false;  ///< The place is one of the original: nothing of it is in the other.
};

/// What an audited document shows of a scope that it shares with others: what stands for an entity,
/// whose a surrogate is, how far the dates moved. Hashes, for AcrossDocuments.
struct SharedFact {
  enum class Kind : std::uint8_t {
    kBase,   ///< What stands for a name that is written in its base form.
    kForm,   ///< What stands for one in another form, or that its place inflects.
    kStem,   ///< How that begins, to be compared with what stands for the base form.
    kSame,   ///< What stands for anything else.
    kOwner,  ///< Whose surrogate it is.
    kDays,   ///< How far dates moved.
  };
  Kind kind = Kind::kSame;
  std::uint64_t about = 0;      ///< Of the scope and the entity. Not 0.
  std::uint32_t shown = 0;      ///< kDays: a number of days with its sign.
  std::uint32_t old_units = 0;  ///< A bit for each word of the mention that was replaced.
  std::uint32_t new_units = 0;  ///< Likewise of what stands there.
  std::size_t annotation = 0;   ///< By its number in Outcome::original.
  std::size_t offset = 0;       ///< Bytes of the new text.
};

/// What became of an annotation of an original.
enum class Fate : std::uint8_t {
  kReplaced,
  kKept,     ///< Its label is not private.
  kAllowed,  ///< Its string is allowed (Options::allow).
  kAdded,    ///< The original does not have it: a run annotated and replaced this mention.
  kRemoved,  ///< Nothing is left of it, as its style has it.
  kLost,     ///< It has no counterpart, which is a finding.
};

/// An annotation of an original and its counterpart, each by its number in its document.
struct AnnotationFate {
  std::size_t before = 0;
  std::optional<std::size_t> after;
  Fate fate = Fate::kReplaced;
};

struct LabelCount {
  Style style = Style::kSurrogate;
  std::size_t mentions = 0;
  std::size_t entities = 0;  ///< Distinct ones in the document.
};

/// What was done in a document besides its replacements; of a corpus: the sums.
struct Counts {
  std::size_t mentions_added = 0;          ///< Missed mentions that were replaced (MissedPolicy).
  std::size_t denied_added = 0;            ///< Mentions of Options::deny that got an annotation.
  std::size_t allowed = 0;                 ///< Annotations that Options::allow left as they are.
  std::size_t notes_dropped = 0;           ///< Notes, and what is treated like them (NotesPolicy).
  std::size_t fields_dropped = 0;          ///< Fields of the document that held an original.
  std::size_t ids_replaced = 0;            ///< Ids of annotations that held an original.
  std::size_t normalizations_dropped = 0;  ///< Of replaced annotations.
  std::size_t texts_rewritten = 0;         ///< Document::texts_rewritten.
  std::size_t inner_without_counterpart = 0;  ///< Inner annotations that cover all of a surrogate.
  std::size_t plain_surrogates = 0;           ///< Invented words, where no lexicon could serve.
  std::size_t collisions = 0;                 ///< Shared scopes: two entities, one surrogate.
  std::size_t weekdays = 0;                   ///< Weekday names near dates.
  std::size_t holidays = 0;                   ///< Holiday names near dates.
  std::size_t seasons_kept = 0;               ///< 1 for a document whose dates kept their season.
  std::size_t annotations_removed = 0;        ///< Annotations whose text was removed (kRemove),
  std::size_t links_removed = 0;              ///< links that had no other ground to stand on,
  std::size_t arguments_removed = 0;          ///< and arguments of events and equivalences.
  std::size_t spans_merged = 0;  ///< Annotations that cross others and were replaced with them.
};

/// A row of StyleOptions::descriptions.
struct DescriptionRow {
  std::string document;  ///< Its id; empty: any.
  std::string annotation;
  friend auto operator<=>(const DescriptionRow&, const DescriptionRow&) = default;
};

struct Outcome {
  Document document;
  std::vector<ReplacedSpan> replaced;
  std::vector<MissedMention> missed;
  std::vector<AuditFinding> findings;  ///< Of audit(). Of run_unjudged(): why there is no document.
  /// Of audit(): what the document was compared with. Its last annotations may be Fate::kAdded.
  Document original;
  std::vector<AnnotationFate> fates;       ///< Of audit(): of all annotations of `original`.
  std::vector<SharedFact> shared;          ///< Of audit(): for AcrossDocuments, which takes them.
  std::vector<DoubtfulAnnotation> doubts;  ///< In the order of the text.
  std::map<std::string, LabelCount, std::less<>> labels;
  bool id_shows_original = false;    ///< The document's id, unless ids are hidden.
  std::size_t originals_beside = 0;  ///< Links, remarks and fields that held an original.
  std::vector<DescriptionRow> descriptions_used;
  Counts counts;
  std::size_t date_shifts = 0;  ///< Among so many the shift was drawn; of several scopes the least.
  /// Folder and corpus scope: among so many names a surrogate was drawn; of all names the fewest.
  std::size_t name_candidates = 0;
};

struct EngineSetup;  // inside the library only

/// Threads: run() may be called from many threads at once.
class Pseudonymizer {
 public:
  /// The module and the lexicons must outlive it.
  /// Errors: kUsage (letter classes that the lexicon cannot serve, impossible shifts, listed
  /// strings of unknown or kept labels, or both allowed and denied, styles that cannot be).
  static Result<Pseudonymizer> make(Options options, const LanguageModule& language,
                                    const Lexicons& lexicons, Key key);

  /// Errors: kUnknownLabel, kSpan (overlaps that would blow up the output), kTextMismatch, kLeak,
  /// kMissedMention, kDoubtful, kInternal.
  [[nodiscard]] Result<Outcome> run(Document document) const;

  /// The two halves of run(): what comes of a document, also where Options::strict or
  /// MissedPolicy::kFail forbid to use it, so that a program can tell all doubts and missed
  /// mentions; and whether they do. Errors: as run(); judge: kLeak, kDoubtful, kMissedMention.
  [[nodiscard]] Result<Outcome> run_unjudged(Document document) const;
  [[nodiscard]] Status judge(const Outcome& outcome) const;

  /// Compares a document with what somebody made of it, under these options; the key does not
  /// matter. The outcome has that document, the findings and the missed mentions: an original that
  /// is unannotated in both is a finding only under MissedPolicy::kFail.
  /// Errors: kUnknownLabel. Precondition: all fragments lie inside their texts.
  [[nodiscard]] Result<Outcome> audit(Document before, Document after) const;

  /// Those of its options.
  [[nodiscard]] const LabelMap& labels() const;
  /// True if documents share a scope, of all labels or of some.
  [[nodiscard]] bool has_wide_scope() const;

  /// What the lexicons cannot do for these options, a sentence each: letter classes that were left
  /// out, categories without enough names to draw from. Empty: nothing is missing.
  [[nodiscard]] const std::vector<std::string>& shortcomings() const;

  Pseudonymizer(Pseudonymizer&&) noexcept;
  Pseudonymizer& operator=(Pseudonymizer&&) noexcept;
  ~Pseudonymizer();

 private:
  explicit Pseudonymizer(std::unique_ptr<const EngineSetup> setup);
  std::unique_ptr<const EngineSetup> setup_;
};

}  // namespace pseudo
