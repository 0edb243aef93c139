#include "corpus/document_ids.h"

#include <fmt/format.h>

#include "corpus/hash.h"
#include "text/utf8.h"

namespace pseudo {

namespace {

constexpr std::size_t kMaxId = 4096;        // bytes; the limit for paths
constexpr std::size_t kMaxComponent = 200;  // bytes; leaves room for endings and suffixes

bool only_dots(std::string_view component) {
  return component.find_first_not_of('.') == std::string_view::npos;
}

std::optional<std::string> component_fault(std::string_view component) {
  if (component.empty()) return "it has an empty component";
  if (component.size() > kMaxComponent) {
    return fmt::format("a component is longer than {} bytes", kMaxComponent);
  }
  if (only_dots(component)) return "a component consists of dots";
  return std::nullopt;
}

}  // namespace

std::optional<std::string> id_fault(std::string_view id) {
  if (id.empty()) return "it is empty";
  if (id.size() > kMaxId) return fmt::format("it is longer than {} bytes", kMaxId);
  if (id.front() == '/') return "it begins with a slash";
  if (id.find('\0') != std::string_view::npos) return "it holds a NUL";
  if (id.find('\\') != std::string_view::npos) return "it holds a backslash";
  if (text::find_invalid_utf8(id)) return "it is not UTF-8";
  for (std::size_t begin = 0; begin <= id.size();) {
    const std::size_t end = std::min(id.find('/', begin), id.size());
    if (auto fault = component_fault(id.substr(begin, end - begin))) return fault;
    begin = end + 1;
  }
  return std::nullopt;
}

bool in_shard(std::string_view id, const Shard& shard) {
  return shard.parts <= 1 || stable_hash(id) % shard.parts == shard.part - 1;
}

std::string printable(std::string_view path) {
  std::string shown;
  while (!path.empty()) {
    const std::size_t good = text::find_invalid_utf8(path).value_or(path.size());
    for (const char c : path.substr(0, good)) {
      const auto byte = static_cast<unsigned char>(c);
      if (byte < 0x20 || byte == 0x7F) {
        shown += fmt::format("\\x{:02X}", byte);
      } else {
        shown += c;
      }
    }
    path.remove_prefix(good);
    if (path.empty()) break;
    shown += fmt::format("\\x{:02X}", static_cast<unsigned char>(path.front()));
    path.remove_prefix(1);
  }
  return shown;
}

}  // namespace pseudo
