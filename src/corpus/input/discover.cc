#include "corpus/input/discover.h"

#include <fcntl.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <unordered_map>

#include <fmt/format.h>

#include "corpus/document_ids.h"
#include "corpus/file_kinds.h"
#include "corpus/files.h"
#include "corpus/input/find_pair.h"
#include "corpus/input/folder_entries.h"
#include "corpus/input/mailboxes.h"
#include "corpus/input/walk.h"
#include "model/errors.h"
#include "text/nearest_word.h"

namespace pseudo {

namespace {

namespace fs = std::filesystem;

/// Suggests names in the folder that may be meant.
std::string describe_missing(const std::string& input) {
  const fs::path path =
      fs::path(input).has_filename() ? fs::path(input) : fs::path(input).parent_path();
  const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
  constexpr std::size_t kMostCompared = 1000;
  std::vector<std::string> names;
  std::error_code fault;
  for (fs::directory_iterator item(folder, fault), end; !fault && item != end;
       item.increment(fault)) {
    std::string name = item->path().filename().string();
    if (name.front() != '.') names.push_back(std::move(name));
    if (names.size() == kMostCompared) break;
  }
  std::ranges::sort(names);
  std::vector<std::string> near = text::nearest_words(path.filename().string(), names);
  for (std::string& name : near) {
    name = printable(path.has_parent_path() ? (folder / name).string() : name);
  }
  return fmt::format(
      "{}: no such file or folder; {}", printable(input),
      near.empty() ? "check the path" : fmt::format("did you mean {}?", text::alternatives(near)));
}

class Search {
 public:
  Search(const Shard& shard, std::span<const Format> formats) : shard_(shard) {
    found_.catalog.formats = formats;
  }

  Status add(const std::string& input);
  Result<Discovery> finish();

 private:
  Status add_folder(const std::string& input, std::string real);
  Status add_single(const std::string& input);
  Status add_stream(const std::string& input);
  Status add_mailbox(const std::string& path, std::string id);
  void close_part(std::size_t begin);

  Shard shard_;
  Discovery found_;
  std::unordered_map<std::string, FoundPair> singles_;  // by folder and stem
};

Status Search::add(const std::string& input) {
  if (input == "-") return add_stream(input);
  std::error_code fault;
  const fs::file_status status = fs::status(input, fault);
  if (!fs::exists(status)) return usage_error(describe_missing(input));
  if (fs::is_directory(status)) {
    const fs::path real = fs::canonical(input, fault);
    if (fault) return usage_error(fmt::format("{}: cannot be resolved", printable(input)));
    return add_folder(input, real.string());
  }
  const std::span<const Format> formats = found_.catalog.formats;
  const FileKind kind = split_path(input, formats).kind;
  if (format_of_mailboxes(formats) != nullptr) {
    const std::string name = fs::path(input).filename().string();
    if (const std::optional<std::string> id = mailbox_id(name, input, formats)) {
      return add_mailbox(input, *id);
    }
  }
  if (kind == FileKind::kLines) return add_stream(input);
  if (kind != FileKind::kNone) return add_single(input);
  if (is_mail_name(fs::path(input).filename().string())) {
    return usage_error(
        fmt::format("{}: mail has no annotations; mark it first, with pseudo detect, or "
                    "with pseudo --detect, which pseudonymizes it, too",
                    printable(input)));
  }
  if (!fs::is_regular_file(status)) {
    return usage_error(
        fmt::format("{}: a pipe or device, not a file; write - and let it come on standard "
                    "input, as in: ... | pseudo -",
                    printable(input)));
  }
  const std::string_view remedy = foreign_remedy(foreign_ending(input));
  return usage_error(fmt::format("{}: not a folder and not a {} file{}{}", printable(input),
                                 shown_endings(formats), remedy.empty() ? "" : "; ", remedy));
}

void Search::close_part(std::size_t begin) {
  std::vector<InputPart>& parts = found_.parts;
  const std::size_t end = found_.catalog.entries.size();
  if (!parts.empty() && !parts.back().stream) {
    parts.back().end = end;
  } else {
    parts.push_back({.begin = begin, .end = end});
  }
}

Status Search::add_folder(const std::string& input, std::string real) {
  const std::size_t begin = found_.catalog.entries.size();
  if (!open_folder(real)) {
    return Error{ErrorCode::kIo, fmt::format("{}: cannot read the folder: {}", printable(input),
                                             system_words(errno))};
  }
  const auto root = static_cast<std::uint32_t>(found_.catalog.roots.size());
  found_.catalog.roots.push_back({input, std::move(real), false});
  std::vector<std::string> mailboxes;
  if (auto fault = walk(found_, root, shard_, mailboxes)) return *fault;
  close_part(begin);
  const fs::path folder(input);
  for (const std::string& path : mailboxes) {
    const std::size_t name = path.rfind('/') + 1;  // 0 without a folder
    const SplitName split = split_path(path, found_.catalog.formats);
    std::string id = path.substr(0, name).append(split.stem);
    if (const Status added = add_mailbox((folder / path).string(), std::move(id)); !added) {
      return added;
    }
  }
  return Done{};
}

/// Adds a document given by one of its files; its folder becomes a root of its own.
Status Search::add_single(const std::string& input) {
  const fs::path path(input);
  std::error_code fault;
  const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
  const std::string real = fs::canonical(folder, fault).string();
  if (fault) return usage_error(fmt::format("{}: its folder cannot be resolved", printable(input)));
  const auto [single, first] = singles_.try_emplace(real + '/' + path.stem().string());
  if (!first) {
    // `x.txt x.ann` names the same document twice, which is allowed.
    if (!is_second(single->second, path.filename().string(), found_.catalog.formats)) return Done{};
    return two_files(input);
  }
  const std::size_t begin = found_.catalog.entries.size();
  std::vector<CatalogRoot>& roots = found_.catalog.roots;
  const std::string given = path.has_parent_path() ? folder.string() : std::string();
  if (roots.empty() || !roots.back().single || roots.back().given != given) {
    roots.push_back({given, real, true});
  }
  const auto root = static_cast<std::uint32_t>(roots.size() - 1);
  const Result<FoundPair> pair = find_pair(found_, root, path.filename().string(), shard_);
  if (!pair) return pair.error();
  single->second = *pair;
  close_part(begin);
  return Done{};
}

Status Search::add_stream(const std::string& input) {
  for (const InputPart& part : found_.parts) {
    if (part.stream == input) return usage_error(fmt::format("{}: given twice", printable(input)));
  }
  const Format* const format = format_of_stream(input, found_.catalog.formats);
  if (format == nullptr) {
    return usage_error(fmt::format("{}: no format has documents as lines", printable(input)));
  }
  found_.parts.push_back({.stream = input, .format = format});
  return Done{};
}

Status Search::add_mailbox(const std::string& path, std::string id) {
  for (const InputPart& part : found_.parts) {
    if (part.stream == path) return usage_error(fmt::format("{}: given twice", printable(path)));
    if (!part.stream || part.id != id) continue;
    return usage_error(
        fmt::format("{}: another input has mails with the same ids; rename one, or run "
                    "them one by one",
                    printable(path)));
  }
  const Format* const format = format_of_mailboxes(found_.catalog.formats);
  found_.parts.push_back({.stream = path, .format = format, .id = std::move(id)});
  return Done{};
}

Result<Discovery> Search::finish() {
  Catalog& catalog = found_.catalog;
  const std::size_t second = find_same_ids(catalog);
  if (second < catalog.entries.size()) {
    const CatalogEntry& entry = catalog.entries[second];
    return usage_error(
        fmt::format("{}: another input has the same id '{}'; rename one, or run them "
                    "one by one",
                    printable(catalog.shown(
                        entry, entry.text.present ? FileKind::kText : FileKind::kAnnotations)),
                    printable(catalog.id(entry))));
  }
  return std::move(found_);
}

}  // namespace

bool has_streams(const Discovery& found) {
  return std::any_of(found.parts.begin(), found.parts.end(),
                     [](const InputPart& part) { return part.stream.has_value(); });
}

bool can_be_written(const InputPart& part) {
  return part.stream.has_value() && can_be_written(*part.format);
}

Result<Discovery> discover(const std::vector<std::string>& inputs, const Shard& shard,
                           std::span<const Format> formats) {
  if (formats.size() > kMostFormats) {
    return usage_error(fmt::format("the table of formats has more than {} entries", kMostFormats));
  }
  Search search(shard, formats);
  for (const std::string& input : inputs) {
    if (const Status status = search.add(input); !status) return status.error();
  }
  return search.finish();
}

}  // namespace pseudo
