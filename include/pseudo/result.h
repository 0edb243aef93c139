// Result<T>: a value or an Error. Same interface as std::expected, which C++20 lacks.
//
//   const auto lexicons = pseudo::Lexicons::open("no such file");
//   if (!lexicons) {
//     assert(lexicons.error().code == pseudo::ErrorCode::kIo);
//     std::cerr << lexicons.error().where.file << ": " << lexicons.error().message << '\n';
//   }
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>

namespace pseudo {

/// Kinds of errors. The exit code of the program depends on them, and tests compare them.
enum class ErrorCode : std::uint8_t {
  kUsage,           ///< Options or configuration that cannot work.
  kInvalidUtf8,     ///< The text is not valid UTF-8.
  kMalformed,       ///< A line or value does not follow its format.
  kSpan,            ///< Offsets are reversed or outside the text.
  kTextMismatch,    ///< The text of a T line differs from the text at its offsets.
  kDuplicateId,     ///< Two elements have the same id.
  kMissingId,       ///< A reference to an unknown id.
  kUnknownLabel,    ///< A label that is neither mapped nor kept.
  kMissingPartner,  ///< A .txt without .ann, or the other way round.
  kIo,              ///< An operating system call failed.
  kExists,          ///< The output already exists.
  kLeak,            ///< An original would appear in the output.
  kMissedMention,   ///< An unannotated mention, if the user asked to fail on those.
  kDoubtful,        ///< An annotation that may be wrong, if the user asked to fail on those.
  kLexicon,         ///< A lexicon file or image cannot be used.
  kKey,             ///< A key cannot be used.
  kInternal,        ///< A guarantee was violated: a bug in this library.
};

/// What the user of a program can do about an error. Each program words remedies in terms of its
/// own options (src/cli/remedies.cc does for `pseudo`).
enum class Remedy : std::uint8_t {
  kNone,
  kMapOrKeepLabels,         ///< Map the labels to categories, or keep them.
  kAnnotateOrReportMissed,  ///< Annotate the missed mentions, or only report them.
  kCorrectOrLoosen,         ///< Correct the annotations, or accept doubtful ones.
  kReportBug,
  kNameFormat,              ///< Name the format of the output.
  kNameOutput,              ///< Name a place for the output.
  kNameOutputFile,          ///< Name a file for the output.
  kNameOutputFolder,        ///< Name a folder for the output.
  kLinesOrFolder,           ///< Choose a line-based format, or a folder.
  kFileOrFormat,            ///< Name a file, or choose a file-based format.
  kOtherOutput,             ///< Choose another place for the output.
  kOverwrite,               ///< Replace the existing output.
  kOverwriteOrOtherOutput,  ///< Replace the existing output, or choose another place.
  kResumeOrOverwrite,  ///< Resume the interrupted run, replace its output, or choose another place.
  kVerifyOrOverwrite,  ///< Process all documents again and compare, or replace them.
  kVerifyOrStartAnew,  ///< Process all documents again and compare, or start a new run.
  kStartAnew,          ///< Start a new run instead of resuming.
  kFinishRun,          ///< Resume the run if it was killed.
  kNewVaultOrResume,   ///< Name another vault, or resume.
  kNewVaultAndResume,  ///< Keep the vault, name another, and resume.
  kRename,             ///< Rename the file, or use neutral names.
};

/// The position of an error.
struct Location {
  enum class In : std::uint8_t {
    kNowhere,      ///< No single position.
    kText,         ///< In the text of the document.
    kAnnotations,  ///< In its annotations.
    kFile,         ///< In `file`, which is not a document: a lexicon, a key.
  };
  In in = In::kNowhere;
  std::size_t line = 0;  ///< From 1; 0: the whole of it.
  std::string file = {};
};

inline Location in_text(std::size_t line = 0) { return {Location::In::kText, line}; }
inline Location in_annotations(std::size_t line = 0) { return {Location::In::kAnnotations, line}; }
inline Location in_file(std::string file, std::size_t line = 0) {
  return {Location::In::kFile, line, std::move(file)};
}

/// An error. Never contains text of the corpus: messages only name positions, labels, and ids of
/// annotations.
struct Error {
  ErrorCode code = ErrorCode::kInternal;
  std::string message;  ///< One line without trailing dot.
  Location where = {};
  Remedy remedy = Remedy::kNone;
};

/// A value of type T, or the Error that explains its absence. Named as in std::expected. Threads:
/// as safe as T.
template <class T>
class [[nodiscard]] Result {
 public:
  // Implicit, so that functions can `return value;` and `return error;`.
  Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}      // NOLINT
  Result(Error error) : state_(std::in_place_index<1>, std::move(error)) {}  // NOLINT

  [[nodiscard]] bool has_value() const { return state_.index() == 0; }
  explicit operator bool() const { return has_value(); }

  // Precondition of the next five: has_value(), otherwise they throw std::bad_variant_access.
  T& operator*() & { return std::get<0>(state_); }
  const T& operator*() const& { return std::get<0>(state_); }
  T&& operator*() && { return std::get<0>(std::move(state_)); }
  T* operator->() { return &std::get<0>(state_); }
  const T* operator->() const { return &std::get<0>(state_); }

  /// The value, or `fallback` if this is an error.
  T value_or(T fallback) const& { return has_value() ? **this : std::move(fallback); }
  T value_or(T fallback) && { return has_value() ? *std::move(*this) : std::move(fallback); }

  // Precondition: !has_value(), otherwise they throw std::bad_variant_access.
  const Error& error() const& { return std::get<1>(state_); }
  Error&& error() && { return std::get<1>(std::move(state_)); }

 private:
  std::variant<T, Error> state_;
};

/// Success without a value.
struct Done {};
using Status = Result<Done>;

}  // namespace pseudo
