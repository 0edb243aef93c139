#include "corpus/output/output_places.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <span>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "corpus/document_ids.h"
#include "corpus/file_kinds.h"
#include "corpus/files.h"
#include "corpus/input/foreign_files.h"
#include "corpus/output/side_files.h"
#include "model/errors.h"

namespace pseudo {

Result<std::string> resolve_path(const std::string& path) {
  std::error_code fault;
  std::filesystem::path real = std::filesystem::absolute(path, fault);
  if (!fault) real = std::filesystem::weakly_canonical(real, fault);
  if (fault || real.empty()) {
    const int number = fault ? fault.value() : ENOENT;
    return Error{ErrorCode::kUsage,
                 fmt::format("{}: cannot be resolved: {}", printable(path), system_words(number))};
  }
  if (!real.has_filename()) real = real.parent_path();
  return real.string();
}

bool is_path_below(std::string_view path, std::string_view folder) {
  if (folder == "/") return path != "/";
  return path.size() > folder.size() && path.substr(0, folder.size()) == folder &&
         path[folder.size()] == '/';
}

namespace {

namespace fs = std::filesystem;

/// The format of the pairs found; the first of the table if there are none.
Result<const Format*> format_of_pairs(const RunPlan& plan, const Discovery& found) {
  const Format* format = nullptr;
  for (const CatalogEntry& entry : found.catalog.entries) {
    const Format* next = &found.catalog.format_of(entry, FileKind::kAnnotations);
    if (!can_be_written(*next)) continue;
    if (format != nullptr && next != format) {
      return Error{ErrorCode::kUsage, "the inputs are of several formats", {}, Remedy::kNameFormat};
    }
    format = next;
  }
  if (format != nullptr) return format;
  const auto first = std::ranges::find_if_not(plan.formats, has_lines);
  if (first == plan.formats.end()) return usage_error("no format has documents as pairs of files");
  return &*first;
}

Result<const Format*> choose_format(const RunPlan& plan, const Discovery& found) {
  if (!plan.format.empty()) {
    const Format* const named = find_format(plan.formats, plan.format);
    if (named != nullptr && can_be_written(*named)) return named;
    return usage_error(fmt::format("there is no format '{}'", printable(plan.format)));
  }
  const bool to_stream =
      plan.output == "-" || split_path(plan.output, plan.formats).kind == FileKind::kLines;
  if (to_stream) {
    const Format* const format = format_of_stream(plan.output, plan.formats);
    if (format == nullptr || can_be_written(*format)) return format;
    return Error{ErrorCode::kUsage,
                 fmt::format("{}: mail is only read", printable(plan.output)),
                 {},
                 Remedy::kLinesOrFolder};
  }
  const auto is_stream = [](const InputPart& part) { return can_be_written(part); };
  const bool some = std::ranges::any_of(found.parts, is_stream);
  const bool all = std::ranges::all_of(found.parts, is_stream);
  if (some && !all) {
    return Error{ErrorCode::kUsage,
                 "the inputs are both files and streams of documents",
                 {},
                 Remedy::kNameFormat};
  }
  if (some) return found.parts[0].format;
  return format_of_pairs(plan, found);
}

/// The default output: beside a single folder or stream, otherwise in the working folder.
Result<std::string> default_path(const RunPlan& plan, const Discovery& found,
                                 const Format& format) {
  const bool stream = has_lines(format);
  const FileKind kind = stream ? FileKind::kLines : FileKind::kNone;
  if (plan.inputs.size() == 1 && plan.inputs[0] == "-") {
    if (stream) return std::string("-");
    return Error{
        ErrorCode::kUsage, "standard input has no folder beside it", {}, Remedy::kNameOutputFolder};
  }
  const bool single = found.catalog.roots.size() == 1 && found.catalog.roots[0].single;
  if (plan.inputs.size() > 1 || single) return file_name("pseudo-out", format, kind);
  const Result<std::string> real = resolve_path(plan.inputs[0]);
  const fs::path input = real ? *real : std::string();
  if (!input.has_filename())
    return Error{ErrorCode::kUsage,
                 "the input has no name that the output could follow",
                 {},
                 Remedy::kNameOutput};
  fs::path given = plan.inputs[0];
  if (!given.has_filename()) given = given.parent_path();
  // "corpus" and "a/corpus/" are shown as given; ".", ".." and links must be resolved.
  const std::string last = given.filename().string();
  const bool plain = !last.empty() && last != "." && last != ".." && !fs::is_symlink(given);
  const fs::path base = plain ? given : input;
  const std::string name = base.filename().string();
  const bool from_stream = found.parts[0].stream.has_value();
  const SplitName split = split_name(name, plan.formats);
  const std::string_view stem = from_stream ? split.stem : std::string_view(name);
  const std::string path =
      file_name((base.parent_path() / stem).string() + "-pseudo", format, kind);
  return stream && from_stream ? path + std::string(ending_of(split.packing)) : path;
}

Status keep_off_folders(OutputPlace& place, const Discovery& found) {
  for (const CatalogRoot& root : found.catalog.roots) {
    const bool same = place.real == root.real;
    const bool below = is_path_below(place.real, root.real);
    if (root.single ? same && !has_lines(*place.format) : same || below) {
      return Error{ErrorCode::kUsage,
                   fmt::format("the output {} is {}", printable(place.path),
                               below ? "inside the input" : "the input itself"),
                   {},
                   Remedy::kOtherOutput};
    }
    if (is_path_below(root.real, place.real)) {
      place.forbidden.push_back(root.real.substr(place.real == "/" ? 1 : place.real.size() + 1) +
                                '/');
    }
  }
  return Done{};
}

/// Records the targets of links that were given as INPUT, or whose partners were.
void record_link_targets(OutputPlace& place, const Discovery& found) {
  const std::size_t above = place.real == "/" ? 1 : place.real.size() + 1;
  for_each_single_file(found.catalog, [&](const std::string& file, bool link) {
    std::error_code fault;
    const std::string target = link ? fs::canonical(file, fault).string() : std::string();
    if (fault || !is_path_below(target, place.real)) return;
    place.targets.insert(target.substr(above));
  });
}

}  // namespace

Status check_output_name(const std::string& path, const Format& format,
                         std::span<const Format> formats) {
  const FileKind kind = split_path(path, formats).kind;
  if (has_lines(format)) {
    const std::string_view other = foreign_ending(without_packing(path));
    const bool is_foreign = !other.empty() && kind != FileKind::kLines;
    if (!is_foreign && !is_of_pair(kind)) return Done{};
    return Error{ErrorCode::kUsage,
                 fmt::format("{}: {} is written, plain or packed as .gz or .zst, and its name must "
                             "say so, as out.jsonl.gz does",
                             printable(path), format.name),
                 {},
                 Remedy::kNameOutputFile};
  }
  std::error_code fault;
  const std::string_view other = foreign_ending(path);
  const bool is_file_name =
      kind != FileKind::kNone || is_packed_ending(other) || is_json_ending(other);
  if (!is_file_name || fs::is_directory(path, fault)) return Done{};
  return Error{ErrorCode::kUsage,
               fmt::format("{}: the name of a file, not a folder of documents", printable(path)),
               {},
               Remedy::kNameOutputFolder};
}

Result<OutputPlace> find_output_place(const RunPlan& plan, const Discovery& found) {
  const Result<const Format*> format = choose_format(plan, found);
  if (!format) return format.error();
  OutputPlace place;
  place.format = *format;
  place.path = plan.output;
  if (place.path.empty()) {
    Result<std::string> path = default_path(plan, found, **format);
    if (!path) return path.error();
    place.path = std::move(*path);
  }
  if (place.path == "-") {
    if (!has_lines(*place.format)) {
      return Error{ErrorCode::kUsage,
                   "standard output takes a stream such as JSON Lines, no files",
                   {},
                   Remedy::kLinesOrFolder};
    }
  } else {
    Result<std::string> real = resolve_path(place.path);
    if (!real) return Error{ErrorCode::kUsage, real.error().message, {}, Remedy::kOtherOutput};
    place.real = std::move(*real);
    if (has_lines(*place.format)) place.packing = packing_of_name(place.path);
    record_link_targets(place, found);
    if (const Status off = keep_off_folders(place, found); !off) return off.error();
    if (const Status off = check_not_an_input(plan, place.path, found); !off) return off.error();
    if (!plan.output.empty()) {
      if (const Status fits = check_output_name(place.path, *place.format, plan.formats); !fits) {
        return fits.error();
      }
    }
  }
  if (const Status off = check_side_files(plan, place, found); !off) return off.error();
  return place;
}

bool leads_into_input(const OutputPlace& place, std::string_view id) {
  if (!place.targets.empty()) {
    for (const FileKind kind : kPairKinds) {
      if (place.targets.count(file_name(id, *place.format, kind)) > 0) return true;
    }
  }
  return std::any_of(place.forbidden.begin(), place.forbidden.end(),
                     [&](const std::string& start) { return id.substr(0, start.size()) == start; });
}

}  // namespace pseudo
