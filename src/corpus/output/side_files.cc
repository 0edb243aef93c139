#include "corpus/output/side_files.h"

#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <string_view>
#include <system_error>
#include <vector>

#include <fmt/format.h>

#include "corpus/document_ids.h"
#include "corpus/file_kinds.h"
#include "corpus/input/foreign_files.h"
#include "model/errors.h"

namespace pseudo {

namespace {

/// The files that writing to a path would replace: the file itself and its ".part".
class Replaced {
 public:
  explicit Replaced(const std::string& path) {
    for (const std::string& file : {path, path + ".part"}) {
      struct stat status {};
      const bool there = ::stat(file.c_str(), &status) == 0;
      if (there && !S_ISDIR(status.st_mode)) existing_.push_back(status);
    }
  }
  [[nodiscard]] bool none() const { return existing_.empty(); }
  [[nodiscard]] bool holds(const std::string& file) const {
    struct stat status {};
    if (none() || ::stat(file.c_str(), &status) != 0) return false;
    return std::any_of(existing_.begin(), existing_.end(), [&](const struct stat& there) {
      return there.st_dev == status.st_dev && there.st_ino == status.st_ino;
    });
  }

 private:
  std::vector<struct stat> existing_;
};

bool is_stream(const OutputPlace& place) { return has_lines(*place.format); }

Status keep_out_of_input(const std::string& real, const char* what, const Discovery& found) {
  for (const CatalogRoot& root : found.catalog.roots) {
    if (root.single || !is_path_below(real, root.real)) continue;
    return usage_error(fmt::format("{} would lie inside the input; choose another place", what));
  }
  return Done{};
}

/// Both are first written with the suffix ".part".
bool are_one_file(const std::string& a, const std::string& b) {
  return a == b || a + ".part" == b || a == b + ".part";
}

std::string inside_output(std::string_view what, const std::string& path) {
  return fmt::format(
      "{} {} would lie inside the output, and be published with it; choose another "
      "place",
      what, printable(path));
}

Status keep_off_output(const RunPlan& plan, const OutputPlace& place) {
  if (plan.report.empty()) return Done{};
  const Result<std::string> real = resolve_path(plan.report);
  if (!real) return real.error();
  if (is_stream(place) ? are_one_file(*real, place.real) : *real == place.real) {
    return usage_error("the report and the output are one file");
  }
  if (is_stream(place) || !is_path_below(*real, place.real)) return Done{};
  return usage_error(inside_output("the report", plan.report));
}

/// The vault must not be among the inputs, nor inside the output, where it would be published.
Status check_vault(const RunPlan& plan, const OutputPlace& place, const Discovery& found) {
  if (plan.vault.empty()) return Done{};
  const Result<std::string> real = resolve_path(plan.vault);
  if (!real) return real.error();
  const bool within = !is_stream(place) && is_path_below(*real, place.real);
  if (within || are_one_file(*real, place.real)) {
    return usage_error(inside_output("the vault", plan.vault));
  }
  if (!plan.report.empty()) {
    const Result<std::string> report = resolve_path(plan.report);
    if (!report) return report.error();
    if (are_one_file(*report, *real)) return usage_error("the vault and the report are one file");
  }
  if (const Status out = keep_out_of_input(*real, "the vault", found); !out) return out;
  if (split_path(*real, plan.formats).kind != FileKind::kNone) {
    return usage_error(fmt::format("a vault may not end in {}", shown_endings(plan.formats)));
  }
  return Done{};
}

Status keep_off_other(const std::string& written, const OtherFile& other) {
  if (!Replaced(written).holds(other.path)) return Done{};
  return usage_error(fmt::format("{} is {}; choose another place", printable(written), other.what));
}

/// Outputs must not replace a file that the run reads, nor contain its secrets.
Status check_other_file(const OtherFile& other, const RunPlan& plan, const OutputPlace& place) {
  std::vector<std::string> written;
  if (is_stream(place) && place.path != "-") written.push_back(place.path);
  if (!plan.vault.empty()) written.push_back(plan.vault);
  for (const std::string& path : written) {
    if (const Status apart = keep_off_other(path, other); !apart) return apart;
  }
  const Result<std::string> real = resolve_path(other.path);
  if (!real || !other.secret || is_stream(place)) return Done{};
  if (*real != place.real && !is_path_below(*real, place.real)) return Done{};
  return usage_error(
      fmt::format("{} {} would lie inside the output; move it, or choose another place", other.what,
                  printable(other.path)));
}

}  // namespace

void for_each_single_file(const Catalog& catalog,
                          const std::function<void(const std::string& path, bool link)>& use) {
  for (const CatalogEntry& entry : catalog.entries) {
    const CatalogRoot& root = catalog.roots[catalog.folders[entry.folder].root];
    if (!root.single) continue;
    for (const FileKind kind : kPairKinds) {
      const PairFile& file = entry.file(kind);
      if (file.present) use(root.real + '/' + catalog.name_of(entry, kind), file.link);
    }
  }
}

Status check_not_an_input(const RunPlan& plan, const std::string& path, const Discovery& found) {
  const Replaced replaced(path);
  if (replaced.none()) return Done{};
  bool input = std::any_of(plan.inputs.begin(), plan.inputs.end(),
                           [&](const std::string& given) { return replaced.holds(given); });
  for_each_single_file(found.catalog, [&](const std::string& file, bool /*link*/) {
    input = input || replaced.holds(file);
  });
  if (input)
    return usage_error(fmt::format("{} is an input; choose another place", printable(path)));
  return Done{};
}

Status check_report(const RunPlan& plan, const Discovery& found) {
  if (plan.report.empty()) return Done{};
  const Result<std::string> real = resolve_path(plan.report);
  if (!real) return real.error();
  if (const Status out = keep_out_of_input(*real, "the report", found); !out) return out;
  if (is_of_pair(split_path(*real, plan.formats).kind)) {
    return usage_error("a report may not end in .txt or .ann; name it .json");
  }
  if (is_packed_ending(foreign_ending(plan.report))) {
    return usage_error("a report is never packed; name it .json");
  }
  for (const OtherFile& other : plan.other_files) {
    if (const Status apart = keep_off_other(plan.report, other); !apart) return apart;
  }
  return check_not_an_input(plan, plan.report, found);
}

Status check_report_outside_result(const RunPlan& plan) {
  std::error_code fault;
  if (plan.report.empty() || !std::filesystem::is_directory(plan.output, fault)) return Done{};
  const Result<std::string> real = resolve_path(plan.report);
  if (!real) return real.error();
  const Result<std::string> result = resolve_path(plan.output);
  if (!result || !is_path_below(*real, *result)) return Done{};
  return usage_error(
      fmt::format("the report {} would lie inside PSEUDONYMIZED, and be published with it; "
                  "choose another place",
                  printable(plan.report)));
}

Status check_side_files(const RunPlan& plan, const OutputPlace& place, const Discovery& found) {
  if (const Status apart = keep_off_output(plan, place); !apart) return apart;
  if (const Status apart = check_report(plan, found); !apart) return apart;
  if (const Status apart = check_vault(plan, place, found); !apart) return apart;
  for (const OtherFile& other : plan.other_files) {
    if (const Status apart = check_other_file(other, plan, place); !apart) return apart;
  }
  return Done{};
}

}  // namespace pseudo
