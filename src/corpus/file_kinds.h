// Determines the kinds of input files by their endings, which the table of formats lists.
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

/// The two files of a document with Layout::kPair.
inline constexpr std::array kPairKinds = {FileKind::kText, FileKind::kAnnotations};
constexpr bool is_of_pair(FileKind kind) {
  return kind == FileKind::kText || kind == FileKind::kAnnotations;
}

/// True if one file contains many documents.
inline bool has_lines(const Format& format) { return format.layout != Format::Layout::kPair; }
inline bool has_mails(const Format& format) { return format.layout == Format::Layout::kMails; }
/// False for mail, which is read-only.
inline bool can_be_written(const Format& format) { return format.write != nullptr; }
/// True for file names of mail, which is unannotated.
bool is_mail_name(std::string_view name);

/// Without a dot: "txt". Empty for kNone.
std::string_view ending_of(const Format& format, FileKind kind);

/// True if `written` (without the dot, "txt", "TXT") is an ending of that kind in some format.
bool is_ending(std::string_view written, FileKind kind, std::span<const Format> formats);

/// The letter case of an ending ("txt", "Ann"): bit i is set if letter i is upper case.
using EndingCase = std::uint8_t;

struct SplitName {
  std::string_view stem;
  FileKind kind = FileKind::kNone;
  std::uint8_t format = 0;  ///< Index in the table: the first format with that ending.
  EndingCase spelling = 0;
  Packing packing = Packing::kNone;  ///< Only files of lines may be packed: "x.jsonl.gz".
  std::string_view whole = {};       ///< The full name, if it is not stem + ending.
};

/// Splits a file name without folders. Ignores the case of the first three letters of the ending. A
/// name that consists of an ending (".txt") has no kind.
SplitName split_name(std::string_view name, std::span<const Format> formats);

/// Splits the last component of a path.
SplitName split_path(std::string_view path, std::span<const Format> formats);

/// The file name for a stem: "b.TXT" for "b".
std::string file_name(std::string_view stem, const Format& format, FileKind kind,
                      EndingCase spelling = 0);

/// The first format with Layout::kMails; null if there is none.
const Format* format_of_mailboxes(std::span<const Format> formats);

/// The format of a stream by its ending; for "-" and unknown endings the first line-based format.
/// Null if there is none.
const Format* format_of_stream(std::string_view path, std::span<const Format> formats);

/// Lists the endings for messages: ".txt, .ann or .jsonl (also packed: .gz, .zst)".
std::string shown_endings(std::span<const Format> formats);

}  // namespace pseudo
