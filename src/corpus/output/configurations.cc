#include "corpus/output/configurations.h"

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "corpus/document_ids.h"
#include "corpus/files.h"
#include "corpus/output/leftovers.h"
#include "corpus/output/neutral_names.h"

namespace pseudo {

namespace {

std::string join(std::string_view folder, std::string_view name) {
  const bool is_divided = !folder.empty() && !folder.ends_with('/') && !name.empty();
  return fmt::format("{}{}{}", folder, is_divided ? "/" : "", name);
}

}  // namespace

WithoutComments without_comments(std::string_view bytes) {
  WithoutComments kept;
  while (!bytes.empty()) {
    const std::size_t end = std::min(bytes.find_first_of("\r\n"), bytes.size());
    const std::string_view line = bytes.substr(0, end);
    const std::size_t begin = line.find_first_not_of(" \t\xEF\xBB\xBF");  // skips a BOM, too
    const bool is_comment = begin != std::string_view::npos && line[begin] == '#';
    const bool has_text =
        is_comment && line.find_first_not_of("# \t", begin) != std::string_view::npos;
    kept.text += has_text ? line.substr(0, begin + 1) : line;
    if (has_text) ++kept.comments;
    kept.text += bytes.substr(end, end < bytes.size() ? 1 : 0);
    bytes.remove_prefix(std::min(end + 1, bytes.size()));
  }
  return kept;
}

namespace {

class Carrier {
 public:
  Carrier(const RunPlan& plan, const OutputPlace& place, const Discovery& found)
      : plan_(plan),
        place_(place),
        catalog_(found.catalog),
        modes_(plan.use_umask ? Modes{0666, 0777} : Modes()),
        root_(open_folder(place.real)) {}
  ~Carrier() { lock_.release(); }
  Carrier(const Carrier&) = delete;
  Carrier& operator=(const Carrier&) = delete;

  std::vector<Message> run() && {
    if (const int fault = root_ ? lock_.take(root_.get(), modes_.file) : errno) {
      fail(place_.path, io_error("write", fault));
      return std::move(messages_);
    }
    for (const ConfigurationFile& file : catalog_.configurations) carry(file);
    if (comments_ > 0) {
      messages_.push_back(
          {Severity::kInfo, "",
           fmt::format("comments left out: {} (of annotation.conf and its kin)", comments_)});
    }
    return std::move(messages_);
  }

 private:
  void fail(const std::string& where, const Error& error) {
    messages_.push_back({Severity::kError, printable(where), error.message, error.remedy});
  }

  void carry(const ConfigurationFile& file) {
    const CatalogFolder& folder = catalog_.folders[file.folder];
    const CatalogRoot& root = catalog_.roots[folder.root];
    const std::string shown = join(join(root.given, folder.path), file.name);
    const Fd source = open_folder(join(root.real, folder.path));
    const Result<std::string_view> bytes =
        source ? reader_.read(source.get(), file.name.c_str(), true)
               : Result<std::string_view>(io_error("open its folder", errno));
    if (!bytes) return fail(shown, bytes.error());
    const bool renamed = plan_.names && !folder.path.empty();
    const std::string below =
        renamed ? neutral_id(*plan_.names, folder.path) : std::string(folder.path);
    if (leads_into_input(place_, join(below, file.name))) return;
    WithoutComments kept =
        plan_.keep_comments ? WithoutComments{std::string(*bytes), 0} : without_comments(*bytes);
    const auto [first, is_new] =
        carried_.try_emplace(join(below, file.name), std::pair(shown, kept.text));
    if (is_new) {
      comments_ += kept.comments;
      put(shown, below, file.name, kept.text);
    } else if (first->second.second != kept.text) {
      messages_.push_back({Severity::kWarning, printable(shown),
                           fmt::format("not carried along: another input has a different one for "
                                       "the same folder, {}",
                                       printable(first->second.first))});
    }
  }

  void put(const std::string& shown, const std::string& below, const std::string& name,
           std::string_view bytes) {
    const Fd folder = make_folders_below(root_.get(), below, modes_.folder);
    if (!folder) return fail(shown, io_error("make its folder in the output", errno));
    const Result<std::string_view> there = old_reader_.read(folder.get(), name.c_str(), false);
    if (there && *there == bytes) return;
    const bool replace = plan_.overwrite || plan_.resume == Resume::kSkip;
    if (there && !replace) {
      return fail(
          shown,
          {ErrorCode::kExists, "another one is already in the output", {}, Remedy::kOverwrite});
    }
    const std::string temporary = lock_.temporary(fmt::format("c{}", count_++));
    int fault = write_new_file(folder.get(), temporary.c_str(), bytes, modes_.file);
    if (fault == 0) fault = rename_in(folder.get(), temporary.c_str(), name.c_str(), replace);
    if (fault != 0) fail(shown, io_error("write to the output", fault));
  }

  const RunPlan& plan_;
  const OutputPlace& place_;
  const Catalog& catalog_;
  Modes modes_;
  Fd root_;
  RunLock lock_;
  FileReader reader_;
  FileReader old_reader_;
  // Path in the output -> source, contents.
  std::map<std::string, std::pair<std::string, std::string>> carried_;
  std::size_t count_ = 0;
  std::size_t comments_ = 0;  // number of comments removed
  std::vector<Message> messages_;
};

}  // namespace

std::vector<Message> carry_configurations(const RunPlan& plan, const OutputPlace& place,
                                          const Discovery& found) {
  if (found.catalog.configurations.empty()) return {};
  return Carrier(plan, place, found).run();
}

}  // namespace pseudo
