// Checks of annotations that all formats share.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "format/counting.h"
#include "pseudo/category.h"
#include "pseudo/format.h"
#include "pseudo/result.h"
#include "pseudo/span.h"
#include "text/offsets.h"

namespace pseudo {

/// Collects the annotations of a document that do not fit its text, for one error.
class OffsetFaults {
 public:
  /// `name`: the annotation in messages: "T1". `error`: without name and remedy. `place`: passed to
  /// MisfitCallback; may contain the position at which the text was found.
  void add(std::string name, Error error, Misfit place);
  /// True if no further fault will be named, so that its text need not be searched for.
  [[nodiscard]] bool is_full() const { return faults_.size() >= kMostNamed; }
  /// Lists the positions found: "; the text of T1 is at 12 18, of T2 at 25 28"; may be empty.
  [[nodiscard]] std::string places() const;
  [[nodiscard]] bool empty() const { return count_ == 0; }
  /// One error for all faults, with code and location of the first. Precondition: !empty().
  [[nodiscard]] Error merged(std::string_view remedy) const;
  /// Calls `misfit` for each fault that merged() names.
  void report(const MisfitCallback& misfit) const;

 private:
  static constexpr std::size_t kMostNamed = 50;
  struct Fault {
    std::string name;
    Error error;
    Misfit place;
  };
  std::vector<Fault> faults_;
  std::size_t count_ = 0;
};

/// Converts the offsets of one document to bytes. Its arguments must outlive it.
class AnnotationReader {
 public:
  /// `input_size`: bytes of the whole input. Precondition: the text is valid UTF-8.
  AnnotationReader(std::string_view text, std::size_t input_size, const LabelMap& labels);

  /// Errors: kSpan (outside the text, reversed, empty, overlapping; or so large in total that the
  /// output would not be linear in the input).
  Result<std::vector<ByteSpan>> to_bytes(std::span<const CodePointSpan> fragments);

  /// Sets line and column to the begin of the fragment if that is inside the text. Linear in the
  /// text.
  void set_place(const CodePointSpan& fragment, Misfit& place) const;

  /// True if a copy of the text that differs from the covered text is an error: the label is
  /// private or unknown.
  [[nodiscard]] bool must_agree(std::string_view label) const;

  /// A hint for wrong offsets: names another unit of counting if that explains all claims;
  /// otherwise lists the positions of the texts of `faults`.
  [[nodiscard]] std::string remedy(std::span<const Claim> claims, const OffsetFaults& faults) const;

  /// The position, in code points, of the text that an annotation claims to cover, if it occurs
  /// exactly once.
  [[nodiscard]] std::optional<CodePointSpan> find(std::string_view claim) const;

 private:
  std::string_view text_;
  const LabelMap& labels_;
  text::OffsetIndex offsets_;
  std::size_t cover_limit_ = 0;  // bytes
  std::size_t covered_ = 0;      // bytes, sum over all annotations so far
};

}  // namespace pseudo
