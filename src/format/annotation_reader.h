// What every format checks about the annotations that it reads.
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

/// All annotations of a document that do not fit its text, for one message.
class OffsetFaults {
 public:
  /// `name`: of the annotation in messages: "T1". `error`: without the name and the remedy.
  /// `place`: for the fields of messages, with where its text stands.
  void add(std::string name, Error error, Misfit place);
  /// True if no further fault is named, so that its text need not be found.
  [[nodiscard]] bool is_full() const { return faults_.size() >= kMostNamed; }
  /// "; the text of T1 is at 12 18, of T2 at 25 28"; empty if no text was found.
  [[nodiscard]] std::string places() const;
  [[nodiscard]] bool empty() const { return count_ == 0; }
  /// With the code and the place of the first one. Precondition: !empty().
  [[nodiscard]] Error merged(std::string_view remedy) const;
  /// Those that are named in it.
  void tell(const MisfitCallback& misfit) const;

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

/// Converts the offsets of one document to bytes. Holds views of what it is made from.
class AnnotationReader {
 public:
  /// `input_size`: bytes of all that was read. Precondition: the text is valid UTF-8.
  AnnotationReader(std::string_view text, std::size_t input_size, const LabelMap& labels);

  /// Errors: kSpan (outside the text, inverted, empty, overlapping each other; or annotations
  /// that cover so much that output could not be linear in the input).
  Result<std::vector<ByteSpan>> to_bytes(std::span<const CodePointSpan> fragments);

  /// Sets line and column to where it begins, if that is inside the text. Cost: linear in the text.
  void set_place(const CodePointSpan& fragment, Misfit& place) const;

  /// True if a copy of the text that is not the covered text is an error: the label is pi or
  /// unknown.
  [[nodiscard]] bool must_agree(std::string_view label) const;

  /// What to do about wrong offsets: names another way of counting if that explains all claims,
  /// else where the texts of `faults` stand.
  [[nodiscard]] std::string remedy(std::span<const Claim> claims, const OffsetFaults& faults) const;

  /// Where the text that an annotation claims to cover stands, if that is one place: in code
  /// points.
  [[nodiscard]] std::optional<CodePointSpan> find(std::string_view claim) const;

 private:
  std::string_view text_;
  const LabelMap& labels_;
  text::OffsetIndex offsets_;
  std::size_t cover_limit_ = 0;  // bytes
  std::size_t covered_ = 0;      // bytes, of all annotations so far
};

}  // namespace pseudo
