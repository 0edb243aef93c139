// Result<T>: a value or an Error, in the shape of std::expected (which g++ 12 lacks in C++20).
#pragma once

#include <cassert>
#include <cstddef>
#include <string>
#include <utility>
#include <variant>

namespace pseudo {

/// What kind of thing went wrong. Decides the exit code of the program and lets tests be exact.
enum class ErrorCode {
  kUsage,           ///< Options or configuration that cannot work.
  kInvalidUtf8,     ///< A text that is not UTF-8.
  kMalformed,       ///< A line or value that does not follow its format.
  kSpan,            ///< Offsets inverted or outside the text.
  kTextMismatch,    ///< A T line's text is not the text at its offsets.
  kDuplicateId,     ///< One id twice.
  kMissingId,       ///< A reference to an id that is not there.
  kUnknownLabel,    ///< A label that is neither pi, nor mapped, nor kept.
  kMissingPartner,  ///< A .txt without its .ann, or the other way round.
  kIo,              ///< The operating system said no.
  kExists,          ///< Output that is already there.
  kLeak,            ///< An original would have stood in the output.
  kMissedMention,   ///< An unannotated mention, where the user asked to fail.
  kLexicon,         ///< A lexicon file or image that cannot be used.
  kKey,             ///< A key that cannot be used.
  kInternal,        ///< A guarantee that did not hold; a bug.
};

/// An error for people. Never holds a string from the corpus: messages name positions, ids of
/// annotations, labels and remedies only.
struct Error {
  ErrorCode code = ErrorCode::kInternal;
  std::string message;    ///< What, and what to do about it; one line, no trailing dot.
  std::string part = {};  ///< Which file of a document: "ann", "txt", a path, or empty.
  std::size_t line = 0;   ///< 1-based line in that part, 0 when there is none.
};

/// A T, or the Error that stands in its way. Threads: as safe as T.
template <class T>
class [[nodiscard]] Result {
 public:
  // Converting constructors, so that functions can `return value;` and `return error;`.
  Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}      // NOLINT
  Result(Error error) : state_(std::in_place_index<1>, std::move(error)) {}  // NOLINT

  [[nodiscard]] bool has_value() const { return state_.index() == 0; }
  explicit operator bool() const { return has_value(); }

  // Precondition of the next four: has_value().
  T& operator*() & { return *std::get_if<0>(&state_); }
  const T& operator*() const& { return *std::get_if<0>(&state_); }
  T&& operator*() && { return std::move(*std::get_if<0>(&state_)); }
  T* operator->() { return std::get_if<0>(&state_); }
  const T* operator->() const { return std::get_if<0>(&state_); }

  // Precondition: !has_value().
  const Error& error() const& { return *std::get_if<1>(&state_); }
  Error&& error() && { return std::move(*std::get_if<1>(&state_)); }

 private:
  std::variant<T, Error> state_;
};

/// Success without a value.
struct Done {};
using Status = Result<Done>;

}  // namespace pseudo
