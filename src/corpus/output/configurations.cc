#include "corpus/output/configurations.h"

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
    const auto [first, is_new] =
        carried_.try_emplace(join(below, file.name), std::pair(shown, std::string(*bytes)));
    if (is_new) {
      put(shown, below, file.name, *bytes);
    } else if (first->second.second != *bytes) {
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
  std::map<std::string, std::pair<std::string, std::string>> carried_;  // place -> source, bytes
  std::size_t count_ = 0;
  std::vector<Message> messages_;
};

}  // namespace

std::vector<Message> carry_configurations(const RunPlan& plan, const OutputPlace& place,
                                          const Discovery& found) {
  if (found.catalog.configurations.empty()) return {};
  return Carrier(plan, place, found).run();
}

}  // namespace pseudo
