// A document and its original prepared for display: annotations paired and marked by the audit.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/pseudonymizer.h"
#include "pseudo/span.h"

namespace pseudo::view {

/// What happened to an annotation, by comparison of both texts.
enum class Change : std::uint8_t {
  kReplaced,
  kUnchanged,  ///< Private, but with the same text in both.
  kKept,       ///< Fate::kKept
  kAllowed,    ///< Fate::kAllowed
  kRemoved,    ///< Fate::kRemoved
  kLost,       ///< Fate::kLost
  kAdded,      ///< Fate::kAdded, or an annotation that the audit does not mention.
};
/// "replaced".
std::string_view name(Change change);

struct ShownAnnotation {
  std::string label;
  std::string id;
  Change change = Change::kReplaced;
  std::vector<CodePointSpan> before;  ///< In the original, sorted; empty: not there.
  std::vector<CodePointSpan> after;   ///< In the result.
};

/// A missed mention or finding of the audit.
struct ShownMark {
  enum class Kind : std::uint8_t { kMissed, kDoubtful, kFinding };
  Kind kind = Kind::kFinding;
  std::string code;     ///< "missed-mention", or the code of the finding.
  std::string meaning;  ///< The code in words.
  /// The annotation concerned, or the one of the missed original; may be empty.
  std::string annotation;
  TextPlace place;           ///< In the result; 0:0: none.
  bool in_original = false;  ///< The place refers to the original.
  CodePointSpan before;      ///< In the original; empty: unknown.
  /// In the result. Both empty: the mark concerns the annotation, or has no place.
  CodePointSpan after;
};

struct ShownDocument {
  std::string id;  ///< In the result.
  std::string original_id;
  std::string before;  ///< Text of the original.
  std::string after;
  bool is_missing = false;  ///< The result lacks the document.
  /// In the order of the original, followed by added ones.
  std::vector<ShownAnnotation> annotations;
  std::vector<ShownMark> marks;  ///< Missed mentions, followed by findings.
};

/// True if the result lacks the document.
bool is_missing(const Outcome& outcome);

/// Precondition: `outcome` is the outcome of an audit.
ShownDocument show(const Outcome& outcome);

/// The result alone. Reveals nothing about the original except which documents exist.
ShownDocument without_original(const Outcome& outcome, const LabelMap& labels);

}  // namespace pseudo::view
