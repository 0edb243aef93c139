#include "corpus/audit/other_files.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string_view>
#include <system_error>

#include "corpus/file_kinds.h"
#include "corpus/input/catalog.h"
#include "corpus/output/leftovers.h"
#include "corpus/output/run_record.h"

namespace pseudo {
namespace {

namespace fs = std::filesystem;

// How a report begins (report.h).
constexpr std::string_view kReportStart = "{\"private\":true,\"schema\":";

std::string start_of(const fs::path& file, std::size_t bytes) {
  std::ifstream in(file, std::ios::binary);
  std::string start(bytes, '\0');
  in.read(start.data(), static_cast<std::streamsize>(bytes));
  start.resize(static_cast<std::size_t>(std::max<std::streamsize>(in.gcount(), 0)));
  std::erase_if(start, [](char c) { return c == ' ' || c == '\n'; });
  return start;
}

bool is_report(const fs::path& file) {
  constexpr std::size_t kEnough = 64;  // bytes
  return start_of(file, kEnough).starts_with(kReportStart);
}

bool has_same_bytes(const fs::path& a, const fs::path& b) {
  std::error_code fault;
  if (!fs::is_regular_file(b, fault) || fs::file_size(a, fault) != fs::file_size(b, fault)) {
    return false;
  }
  std::ifstream one(a, std::ios::binary);
  std::ifstream other(b, std::ios::binary);
  using Bytes = std::istreambuf_iterator<char>;
  return one && other && std::equal(Bytes(one), Bytes(), Bytes(other), Bytes());
}

class Search {
 public:
  Search(const std::string& root, std::span<const std::string> originals,
         std::span<const Format> formats)
      : root_(root), originals_(originals), formats_(formats) {}

  std::vector<std::string> run() {
    std::error_code fault;
    const auto all = fs::directory_options::skip_permission_denied;
    for (fs::recursive_directory_iterator at(root_, all, fault), end; !fault && at != end;
         at.increment(fault)) {
      if (at->is_directory(fault) && !at->is_symlink(fault)) {
        if (look_at_folder(*at)) at.disable_recursion_pending();
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

  // True if nothing below it is a document.
  bool look_at_folder(const fs::directory_entry& entry) {
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
    if (name == kRecordName || name.starts_with(kTemporary)) return;
    if (name.front() != '.' && is_of_pair(split_name(name, formats_).kind)) return;
    if (is_configuration(name)) {
      const bool is_copy = std::ranges::any_of(originals_, [&](const std::string& original) {
        return has_same_bytes(entry.path(), fs::path(original) / below(entry));
      });
      if (is_copy) return;
    } else if (is_report(entry.path())) {
      return;
    }
    found_.push_back(below(entry));
  }

  const fs::path root_;
  std::span<const std::string> originals_;
  std::span<const Format> formats_;
  std::vector<std::string> found_;
};

}  // namespace

std::vector<std::string> other_files(const std::string& pseudonymized,
                                     std::span<const std::string> originals,
                                     std::span<const Format> formats) {
  return Search(pseudonymized, originals, formats).run();
}

bool has_run_record(const std::string& folder) {
  std::error_code fault;
  return fs::exists(fs::path(folder) / kRecordName, fault);
}

}  // namespace pseudo
