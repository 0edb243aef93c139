#include "corpus/audit/other_files.h"

#include <fcntl.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <set>
#include <system_error>
#include <utility>

#include "corpus/file_kinds.h"
#include "corpus/input/catalog.h"
#include "corpus/output/configurations.h"
#include "corpus/output/leftovers.h"
#include "corpus/output/run_record.h"

namespace pseudo {
namespace {

namespace fs = std::filesystem;

std::string bytes_of(const fs::path& file) {
  constexpr std::uintmax_t kMost = 1 << 20;  // bytes; settings and records are smaller
  std::error_code fault;
  if (!fs::is_regular_file(file, fault) || fs::file_size(file, fault) > kMost) return {};
  std::ifstream in(file, std::ios::binary);
  using Bytes = std::istreambuf_iterator<char>;
  return {Bytes(in), Bytes()};
}

class Search {
 public:
  Search(const std::string& root, std::span<const std::string> originals,
         std::span<const Format> formats, bool keeps_comments)
      : root_(root),
        keeps_comments_(keeps_comments),
        originals_(originals),
        formats_(formats),
        folder_(::open(root.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)),
        leftovers_(folder_.get()) {}

  std::vector<std::string> run() {
    std::error_code fault;
    const auto all = fs::directory_options::skip_permission_denied;
    for (fs::recursive_directory_iterator at(root_, all, fault), end; !fault && at != end;
         at.increment(fault)) {
      if (at->is_directory(fault) && !at->is_symlink(fault)) {
        if (enter_folder(*at)) at.disable_recursion_pending();
      } else {
        look_at_file(*at);
      }
    }
    std::ranges::sort(found_);
    return std::move(found_);
  }

 private:
  [[nodiscard]] std::string below(const fs::directory_entry& entry) const {
    return entry.path().lexically_relative(root_).string();
  }

  // Returns true if no document is below the folder.
  bool enter_folder(const fs::directory_entry& entry) {
    const std::string name = entry.path().filename().string();
    std::error_code fault;
    if (name.front() == '.') {
      found_.push_back(below(entry) + '/');
      return true;
    }
    if (!fs::is_empty(entry.path(), fault) || fault) return false;
    const bool is_known = std::ranges::any_of(originals_, [&](const std::string& original) {
      return fs::is_directory(fs::path(original) / below(entry), fault);
    });
    if (!is_known) found_.push_back(below(entry) + '/');
    return true;
  }

  void look_at_file(const fs::directory_entry& entry) {
    const std::string name = entry.path().filename().string();
    if (name.starts_with(kTemporary) && !leftovers_.is_stale(name)) return;
    if (name == kRecordName && below(entry) == name && is_record(bytes_of(entry.path()))) return;
    if (name.front() != '.' && is_of_pair(split_name(name, formats_).kind)) return;
    if (is_configuration(name) && is_carried(name, bytes_of(entry.path()))) return;
    found_.push_back(below(entry));
  }

  // True for a settings file of an original. A run copies those without the text of comments
  // (unless they are kept), possibly to folders with neutral names.
  bool is_carried(const std::string& name, const std::string& bytes) {
    if (!settings_) settings_ = settings_of_originals();
    return settings_->contains({name, bytes});
  }

  using Settings = std::set<std::pair<std::string, std::string>>;  // names, bytes
  [[nodiscard]] Settings settings_of_originals() const {
    Settings settings;
    for (const std::string& original : originals_) {
      std::error_code fault;
      const auto all = fs::directory_options::skip_permission_denied;
      for (fs::recursive_directory_iterator at(original, all, fault), end; !fault && at != end;
           at.increment(fault)) {
        const std::string name = at->path().filename().string();
        if (!is_configuration(name)) continue;
        const std::string bytes = bytes_of(at->path());
        settings.emplace(name, without_comments(bytes).text);
        if (keeps_comments_) settings.emplace(name, bytes);
      }
    }
    return settings;
  }

  const fs::path root_;
  const bool keeps_comments_;
  std::span<const std::string> originals_;
  std::span<const Format> formats_;
  const Fd folder_;
  Leftovers leftovers_;
  std::vector<std::string> found_;
  std::optional<Settings> settings_;  // of ORIGINAL; read on first use
};

}  // namespace

std::vector<std::string> other_files(const std::string& pseudonymized,
                                     std::span<const std::string> originals,
                                     std::span<const Format> formats, bool keeps_comments) {
  return Search(pseudonymized, originals, formats, keeps_comments).run();
}

bool has_run_record(const std::string& folder) {
  std::error_code fault;
  return fs::exists(fs::path(folder) / kRecordName, fault);
}

}  // namespace pseudo
