// The files that documents come in, by the endings of their names. All that src/corpus knows about
// endings is here.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace pseudo {

enum class FileKind : std::uint8_t { kNone, kText, kAnnotations, kJsonLines };

/// The two files of a document of BRAT.
inline constexpr std::array kPairKinds = {FileKind::kText, FileKind::kAnnotations};
constexpr bool is_of_pair(FileKind kind) {
  return kind == FileKind::kText || kind == FileKind::kAnnotations;
}

/// With the dot: ".txt". Empty for kNone.
std::string_view ending_of(FileKind kind);

/// True if `written` ("txt", "TXT", without the dot) is the ending of the kind.
bool is_ending(std::string_view written, FileKind kind);

/// The spelling of an ending ("txt", "Ann"): bit i is set if letter i is upper case.
using EndingCase = std::uint8_t;

struct SplitName {
  std::string_view stem;
  FileKind kind = FileKind::kNone;
  EndingCase spelling = 0;  ///< Only the first three letters count.
};

/// A file name, without folders, as stem and kind; the letter case of the ending does not matter.
/// A name that only is an ending (".txt") has no kind.
SplitName split_name(std::string_view name);

/// The kind of the file at a path.
FileKind kind_of_file(std::string_view path);

/// "b.TXT" for the stem "b".
std::string file_name(std::string_view stem, FileKind kind, EndingCase spelling = 0);

}  // namespace pseudo
