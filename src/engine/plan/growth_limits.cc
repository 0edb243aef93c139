#include "engine/plan/growth_limits.h"

#include <cstddef>

#include <fmt/format.h>

namespace pseudo {
namespace {

std::size_t covered(const Document& document) {
  std::size_t bytes = document.text.size();
  for (const Annotation& annotation : document.annotations) {
    for (const ByteSpan& fragment : annotation.fragments) bytes += fragment.size();
  }
  return bytes;
}

constexpr std::size_t kAlways = std::size_t{4} << 20U;  // bytes that may be covered in any case
constexpr std::size_t kGrowth = 16;

Error entangled(std::size_t bytes) {
  return {ErrorCode::kSpan,
          fmt::format("annotations overlap so much that together they cover {} bytes; remove "
                      "overlapping ones",
                      bytes),
          in_annotations()};
}

}  // namespace

Status check_entanglement(const Document& document) {
  constexpr std::size_t kElement = 64;  // least size of an annotation in the input, in bytes
  const std::size_t input =
      document.text.size() +
      kElement * (document.annotations.size() + document.links.size() + document.remarks.size());
  const std::size_t bytes = covered(document);
  if (bytes <= kAlways + kGrowth * input) return Done{};
  return entangled(bytes);
}

Status check_growth(const Document& before, const Document& after) {
  constexpr std::size_t kMark = 256;  // size limit of a mark in text or fragment, bytes
  const std::size_t bytes = covered(after);
  const std::size_t most = kGrowth * covered(before) + kMark * before.annotations.size();
  if (bytes <= kAlways + most) return Done{};
  return entangled(bytes);
}

}  // namespace pseudo
