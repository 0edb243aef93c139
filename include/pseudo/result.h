// Result<T>: a value or an Error, in the shape of std::expected (which g++ 12 lacks in C++20).
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

/// What kind of fault it is. Decides the exit code of the program and lets tests be exact.
enum class ErrorCode : std::uint8_t {
  kUsage,           ///< Options or configuration that cannot work.
  kInvalidUtf8,     ///< A text that is not UTF-8.
  kMalformed,       ///< A line or value that does not follow its format.
  kSpan,            ///< Offsets inverted or outside the text.
  kTextMismatch,    ///< A T line's text is not the text at its offsets.
  kDuplicateId,     ///< One id twice.
  kMissingId,       ///< A reference to an id that is not there.
  kUnknownLabel,    ///< A label that is neither pi, nor mapped, nor kept.
  kMissingPartner,  ///< A .txt without its .ann, or the other way round.
  kIo,              ///< A call of the operating system failed.
  kExists,          ///< Output that is already there.
  kLeak,            ///< An original would have stood in the output.
  kMissedMention,   ///< An unannotated mention, where the user asked to fail.
  kDoubtful,        ///< An annotation that may be wrong, where the user asked to fail.
  kLexicon,         ///< A lexicon file or image that cannot be used.
  kKey,             ///< A key that cannot be used.
  kInternal,        ///< A guarantee was broken: a bug of this library.
};

/// What the user of a program can do about an error. The library only names the remedy; each
/// program words it in terms of its own options (src/cli/remedies.cc does for `pseudo`).
enum class Remedy : std::uint8_t {
  kNone,
  kMapOrKeepLabels,         ///< Map the labels to categories, or keep them.
  kAnnotateOrReportMissed,  ///< Annotate the missed mentions, or have them reported only.
  kCorrectOrLoosen,         ///< Correct the annotations, or accept doubtful ones.
  kReportBug,
  kNameFormat,              ///< Name the format of the output.
  kNameOutput,              ///< Name a place for the output,
  kNameOutputFile,          ///< or a file,
  kNameOutputFolder,        ///< or a folder.
  kLinesOrFolder,           ///< Choose a format of lines, or a folder.
  kFileOrFormat,            ///< Name a file, or choose a format of files.
  kOtherOutput,             ///< Choose another place for the output.
  kOverwrite,               ///< Replace what is there.
  kOverwriteOrOtherOutput,  ///< Replace what is there, or choose another place.
  kResumeOrOverwrite,       ///< Go on where a run ended, replace, or choose another place.
  kVerifyOrOverwrite,       ///< Make all again and compare, or replace.
  kVerifyOrStartAnew,       ///< Make all again and compare, or start anew.
  kStartAnew,               ///< Do not resume.
  kFinishRun,               ///< If the run was killed: resume it.
  kNewVaultOrResume,        ///< Name another vault, or resume.
  kNewVaultAndResume,       ///< Keep the vault, name another, and resume.
  kRename,                  ///< Rename the file, or have neutral names made.
};

/// Where an error lies.
struct Location {
  enum class In : std::uint8_t {
    kNowhere,      ///< In no single place.
    kText,         ///< In the text of the document.
    kAnnotations,  ///< In its annotations.
    kFile,         ///< In `file`, which is no document: a lexicon, a key.
  };
  In in = In::kNowhere;
  std::size_t line = 0;  ///< Counts from 1; 0: the whole of it.
  std::string file = {};
};

inline Location in_text(std::size_t line = 0) { return {Location::In::kText, line}; }
inline Location in_annotations(std::size_t line = 0) { return {Location::In::kAnnotations, line}; }
inline Location in_file(std::string file, std::size_t line = 0) {
  return {Location::In::kFile, line, std::move(file)};
}

/// Never holds a string from the corpus: messages name positions, ids of annotations and labels
/// only.
struct Error {
  ErrorCode code = ErrorCode::kInternal;
  std::string message;  ///< What is wrong; one line, no trailing dot.
  Location where = {};
  Remedy remedy = Remedy::kNone;
};

/// A T, or the Error that explains why there is none. Has the names of std::expected. Threads: as
/// safe as T.
template <class T>
class [[nodiscard]] Result {
 public:
  // Converting constructors, so that functions can `return value;` and `return error;`.
  Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}      // NOLINT
  Result(Error error) : state_(std::in_place_index<1>, std::move(error)) {}  // NOLINT

  [[nodiscard]] bool has_value() const { return state_.index() == 0; }
  explicit operator bool() const { return has_value(); }

  // Precondition of the next five: has_value(). Else std::bad_variant_access is thrown.
  T& operator*() & { return std::get<0>(state_); }
  const T& operator*() const& { return std::get<0>(state_); }
  T&& operator*() && { return std::get<0>(std::move(state_)); }
  T* operator->() { return &std::get<0>(state_); }
  const T* operator->() const { return &std::get<0>(state_); }

  /// The value, or `fallback` if there is none.
  T value_or(T fallback) const& { return has_value() ? **this : std::move(fallback); }
  T value_or(T fallback) && { return has_value() ? *std::move(*this) : std::move(fallback); }

  // Precondition: !has_value(). Else std::bad_variant_access is thrown.
  const Error& error() const& { return std::get<1>(state_); }
  Error&& error() && { return std::get<1>(std::move(state_)); }

 private:
  std::variant<T, Error> state_;
};

/// Success without a value.
struct Done {};
using Status = Result<Done>;

}  // namespace pseudo
