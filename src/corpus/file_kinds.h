// The kinds of input files, by the endings of their names, which the table of formats lists.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "corpus/packing.h"
#include "pseudo/format.h"

namespace pseudo {

enum class FileKind : std::uint8_t { kNone, kText, kAnnotations, kLines };

/// The two files of a document of Layout::kPair.
inline constexpr std::array kPairKinds = {FileKind::kText, FileKind::kAnnotations};
constexpr bool is_of_pair(FileKind kind) {
  return kind == FileKind::kText || kind == FileKind::kAnnotations;
}

inline bool has_lines(const Format& format) { return format.layout == Format::Layout::kLines; }

/// Without a dot: "txt". Empty for kNone.
std::string_view ending_of(const Format& format, FileKind kind);

/// True if `written` ("txt", "TXT", without the dot) is an ending of that kind in some format.
bool is_ending(std::string_view written, FileKind kind, std::span<const Format> formats);

/// The spelling of an ending ("txt", "Ann"): bit i is set if letter i is upper case.
using EndingCase = std::uint8_t;

struct SplitName {
  std::string_view stem;
  FileKind kind = FileKind::kNone;
  std::uint8_t format = 0;  ///< In the table: the first one with that ending.
  EndingCase spelling = 0;
  Packing packing = Packing::kNone;  ///< Only files of lines may be packed: "x.jsonl.gz".
};

/// The stem and kind of a file name without folders. The case of the first three letters of the
/// ending is ignored. A name that is only an ending (".txt") has no kind.
SplitName split_name(std::string_view name, std::span<const Format> formats);

/// The same for the last component of a path.
SplitName split_path(std::string_view path, std::span<const Format> formats);

/// "b.TXT" for the stem "b".
std::string file_name(std::string_view stem, const Format& format, FileKind kind,
                      EndingCase spelling = 0);

/// The format of a stream by its ending; for "-" and other endings the first format of lines. Null
/// if there is none.
const Format* format_of_stream(std::string_view path, std::span<const Format> formats);

/// ".txt, .ann or .jsonl (also packed: .gz, .zst)", for messages.
std::string shown_endings(std::span<const Format> formats);

}  // namespace pseudo
