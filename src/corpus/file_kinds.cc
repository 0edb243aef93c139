#include "corpus/file_kinds.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "text/ascii.h"
#include "text/ascii_words.h"

namespace pseudo {

namespace {

constexpr std::array kKinds = {FileKind::kText, FileKind::kAnnotations, FileKind::kLines};
constexpr std::size_t kSpelled = 3;  // letters of an ending whose case is ignored

bool is_spelling_of(std::string_view written, std::string_view ending) {
  if (ending.empty() || written.size() != ending.size()) return false;
  const std::size_t spelled = std::min(kSpelled, ending.size());
  return text::same_ascii_word(written.substr(0, spelled), ending.substr(0, spelled)) &&
         written.substr(spelled) == ending.substr(spelled);
}

}  // namespace

std::string_view ending_of(const Format& format, FileKind kind) {
  switch (kind) {
    case FileKind::kText:
      return format.text_ending;
    case FileKind::kAnnotations:
      return has_lines(format) ? std::string_view() : format.annotations_ending;
    case FileKind::kLines:
      return has_lines(format) ? format.annotations_ending : std::string_view();
    case FileKind::kNone:
      break;
  }
  return {};
}

bool is_ending(std::string_view written, FileKind kind, std::span<const Format> formats) {
  return std::ranges::any_of(formats, [&](const Format& format) {
    return is_spelling_of(written, ending_of(format, kind));
  });
}

namespace {

SplitName split_unpacked(std::string_view name, std::span<const Format> formats) {
  const std::size_t dot = name.rfind('.');
  if (dot == std::string_view::npos || dot == 0) return {name};
  const std::string_view ending = name.substr(dot + 1);
  SplitName split{name.substr(0, dot)};
  for (std::size_t i = 0; i < formats.size() && split.kind == FileKind::kNone; ++i) {
    const auto kind = std::ranges::find_if(kKinds, [&](FileKind candidate) {
      return is_spelling_of(ending, ending_of(formats[i], candidate));
    });
    if (kind == kKinds.end()) continue;
    split.kind = *kind;
    split.format = static_cast<std::uint8_t>(i);
  }
  for (std::size_t i = 0; i < std::min(kSpelled, ending.size()); ++i) {
    if (text::is_ascii_upper(ending[i])) {
      split.spelling = static_cast<EndingCase>(split.spelling | 1U << i);
    }
  }
  return split;
}

}  // namespace

SplitName split_name(std::string_view name, std::span<const Format> formats) {
  SplitName split = split_unpacked(without_packing(name), formats);
  split.packing = packing_of_name(name);
  if (split.packing == Packing::kNone || split.kind == FileKind::kLines) return split;
  return {name};
}

SplitName split_path(std::string_view path, std::span<const Format> formats) {
  return split_name(path.substr(path.rfind('/') + 1), formats);
}

std::string file_name(std::string_view stem, const Format& format, FileKind kind,
                      EndingCase spelling) {
  const std::string_view ending = ending_of(format, kind);
  std::string name(stem);
  if (ending.empty()) return name;
  name.reserve(stem.size() + ending.size() + 1);
  name.append(1, '.').append(ending);
  for (std::size_t i = 0; i < std::min(kSpelled, ending.size()); ++i) {
    char& letter = name[stem.size() + 1 + i];
    if ((static_cast<unsigned>(spelling) >> i & 1U) != 0)
      letter = static_cast<char>(letter - 'a' + 'A');
  }
  return name;
}

bool is_mail_name(std::string_view name) {
  const std::vector<Format>& formats = formats_to_mark();
  const SplitName split = split_name(name, formats);
  return split.kind != FileKind::kNone && !can_be_written(formats[split.format]);
}

const Format* format_of_mailboxes(std::span<const Format> formats) {
  const auto first = std::ranges::find_if(formats, has_mails);
  return first == formats.end() ? nullptr : &*first;
}

const Format* format_of_stream(std::string_view path, std::span<const Format> formats) {
  const SplitName split = split_path(path, formats);
  if (split.kind == FileKind::kLines) return &formats[split.format];
  const auto first = std::ranges::find_if(formats, has_lines);
  return first == formats.end() ? nullptr : &*first;
}

std::string shown_endings(std::span<const Format> formats) {
  std::vector<std::string> endings;
  for (const Format& format : formats) {
    for (const FileKind kind : kKinds) {
      std::string ending = file_name("", format, kind);
      const bool is_new = !ending.empty() && std::ranges::find(endings, ending) == endings.end();
      if (is_new) endings.push_back(std::move(ending));
    }
  }
  std::string shown;
  for (std::size_t i = 0; i < endings.size(); ++i) {
    if (i > 0) shown += i + 1 < endings.size() ? ", " : " or ";
    shown += endings[i];
  }
  return shown + (std::ranges::any_of(formats, has_lines) ? " (also packed: .gz, .zst)" : "");
}

}  // namespace pseudo
