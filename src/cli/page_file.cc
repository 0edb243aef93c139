#include "cli/page_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <filesystem>
#include <string>

#include <fmt/format.h>

#include "cli/patient_read.h"
#include "corpus/document_ids.h"
#include "corpus/files.h"
#include "corpus/output/output_places.h"
#include "view/page.h"

namespace pseudo::cli {

namespace {

namespace fs = std::filesystem;

Error cannot_write(const std::string& page, int fault) {
  return {ErrorCode::kIo,
          fmt::format("{}: cannot write: {}", printable(page), system_words(fault))};
}

bool is_page(const std::string& path) {
  const Result<std::string> there = read_to_end(path);
  return there && there->starts_with(view::page_signature());
}

bool is_inside(const std::string& path, const std::string& folder) {
  std::error_code fault;
  if (!fs::is_directory(folder, fault)) return false;
  const Result<std::string> inner = resolve_path(path);
  const Result<std::string> outer = resolve_path(folder);
  return inner && outer && (*inner == *outer || is_path_below(*inner, *outer));
}

}  // namespace

Status check_page_path(const CliOptions& options, const RunPlan& plan) {
  const std::string& page = options.view_page;
  for (const std::string& input : plan.inputs) {
    if (is_inside(page, input)) {
      return Error{ErrorCode::kUsage, fmt::format("{}: the page would lie inside ORIGINAL; name "
                                                  "another place",
                                                  printable(page))};
    }
  }
  if (!options.no_originals && is_inside(page, plan.output)) {
    return Error{ErrorCode::kUsage, fmt::format("{}: a page that shows originals would lie inside "
                                                "PSEUDONYMIZED; name another place",
                                                printable(page))};
  }
  std::error_code fault;
  const fs::file_status there = fs::symlink_status(page, fault);
  if (!fs::exists(there)) return Done{};
  if (!options.overwrite) {
    return Error{ErrorCode::kExists, fmt::format("{}: is already there; name another file, or "
                                                 "replace it with --overwrite",
                                                 printable(page))};
  }
  if (fs::is_regular_file(there) && is_page(page)) return Done{};
  return Error{ErrorCode::kExists,
               fmt::format("{}: is no page of pseudo view, and is not replaced; "
                           "name another file",
                           printable(page))};
}

Status write_page(const CliOptions& options, std::string_view text) {
  const std::string part = options.view_page + ".part";
  const unsigned mode = options.umask ? 0666U : Modes().file;
  ::unlink(part.c_str());
  int fault = write_new_file(AT_FDCWD, part.c_str(), text, mode);
  if (fault != 0) return cannot_write(options.view_page, fault);
  fault = rename_in(AT_FDCWD, part.c_str(), options.view_page.c_str(), options.overwrite);
  if (fault == 0) return Done{};
  ::unlink(part.c_str());
  return cannot_write(options.view_page, fault);
}

}  // namespace pseudo::cli
