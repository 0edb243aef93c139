// Adversarial documents of any size: each kind drives one thing to its limit. Doubling the size
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
  /// About as many units (characters, words, annotations ...) as asked for.
  RawPair (*make)(std::size_t size);
  /// Units of a document of about 100 kB.
  std::size_t usual;
};

std::span<const HostileKind> hostile_kinds();

/// The same document as a line of JSON Lines, without the covered texts: its size does not grow
/// with what the annotations cover. Notes, relations and such are left out.
std::string as_json_line(const RawPair& pair, std::string_view id);

}  // namespace pseudo::test
