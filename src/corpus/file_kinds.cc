#include "corpus/file_kinds.h"

#include <algorithm>
#include <cstddef>

#include "text/ascii.h"

namespace pseudo {

namespace {

struct NamedKind {
  FileKind kind;
  std::string_view ending;
};

constexpr std::array kKinds = {NamedKind{FileKind::kText, ".txt"},
                               NamedKind{FileKind::kAnnotations, ".ann"},
                               NamedKind{FileKind::kJsonLines, ".jsonl"}};
constexpr std::size_t kSpelled = 3;  // letters of an ending whose case is kept

}  // namespace

std::string_view ending_of(FileKind kind) {
  const auto found = std::ranges::find(kKinds, kind, &NamedKind::kind);
  return found == kKinds.end() ? std::string_view() : found->ending;
}

bool is_ending(std::string_view written, FileKind kind) {
  const std::string_view ending = ending_of(kind);
  return !ending.empty() && std::ranges::equal(written, ending.substr(1), {}, text::ascii_lower);
}

SplitName split_name(std::string_view name) {
  const std::size_t dot = name.rfind('.');
  if (dot == std::string_view::npos || dot == 0) return {name};
  const std::string_view ending = name.substr(dot + 1);
  SplitName split{name.substr(0, dot)};
  for (const NamedKind& named : kKinds) {
    if (is_ending(ending, named.kind)) split.kind = named.kind;
  }
  for (std::size_t i = 0; i < std::min(kSpelled, ending.size()); ++i) {
    if (text::is_ascii_upper(ending[i])) {
      split.spelling = static_cast<EndingCase>(split.spelling | 1U << i);
    }
  }
  return split;
}

FileKind kind_of_file(std::string_view path) {
  return split_name(path.substr(path.rfind('/') + 1)).kind;
}

std::string file_name(std::string_view stem, FileKind kind, EndingCase spelling) {
  const std::string_view ending = ending_of(kind);
  std::string name;
  name.reserve(stem.size() + ending.size());
  name.append(stem).append(ending);
  for (std::size_t i = 1; i <= kSpelled && i < ending.size(); ++i) {
    char& letter = name[stem.size() + i];
    if ((spelling >> (i - 1) & 1U) != 0) letter = static_cast<char>(letter - 'a' + 'A');
  }
  return name;
}

}  // namespace pseudo
