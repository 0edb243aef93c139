// Adversarial documents of any size: each kind exhausts one resource or limit. Doubling the size
// exposes code that takes more than linear time.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "support/oracle.h"

namespace pseudo::test {

struct HostileKind {
  std::string_view name;
  /// Returns a document of about `size` units (characters, words, annotations ...).
  RawPair (*make)(std::size_t size);
  /// The number of units of a document of about 100 kB.
  std::size_t usual;
};

std::span<const HostileKind> hostile_kinds();

/// Returns the document as a line of JSON Lines without covered texts, so its size does not depend
/// on the length of the annotations. Notes, relations and other lines are omitted.
std::string as_json_line(const RawPair& pair, std::string_view id);

}  // namespace pseudo::test
