#include "corpus/run/report.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "corpus/document_ids.h"
#include "corpus/run/counts.h"

namespace pseudo {

namespace {

using Json = nlohmann::ordered_json;

std::string dump(const Json& json, int indent = -1) {
  return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

std::string_view status_word(DocumentStatus status) {
  switch (status) {
    case DocumentStatus::kDone:
      return "done";
    case DocumentStatus::kSkipped:
      return "skipped";
    case DocumentStatus::kVerified:
      return "verified";
    case DocumentStatus::kFailed:
      return "failed";
  }
  return {};
}

Json size_of(const CorpusSize& corpus) {
  Json json{{"tokens", corpus.sum.tokens},
            {"types", corpus.types.count()},
            {"pi_entities", corpus.sum.pi_entities},
            {"pi_tokens", corpus.sum.pi_tokens},
            {"pi_types", corpus.pi_types.count()}};
  if (!corpus.types.exact()) json["types_estimated"] = true;
  if (!corpus.pi_types.exact()) json["pi_types_estimated"] = true;
  return json;
}

/// `written`: the document is in the output.
Json places_of(std::span<const MissedMention> missed, bool doubtful, bool written) {
  Json places = Json::array();
  for (const MissedMention& mention : missed) {
    if (mention.doubtful != doubtful) continue;
    // Null for a denied string, which has no annotation.
    Json place{{"annotation", mention.annotation.empty() ? Json() : Json(mention.annotation)},
               {"line", mention.before.line},
               {"column", mention.before.column}};
    if (written) {
      place["output_line"] = mention.after.line;
      place["output_column"] = mention.after.column;
    }
    places.push_back(std::move(place));
  }
  return places;
}

Json doubts_of(std::span<const DoubtfulAnnotation> doubts) {
  Json list = Json::array();
  for (const DoubtfulAnnotation& one : doubts) {
    Json item{{"code", name(one.doubt)},
              {"annotation", one.annotation},
              {"line", one.place.line},
              {"column", one.place.column}};
    if (!one.other.empty()) item["other"] = one.other;
    if (one.move_by != 0) item["move_by"] = one.move_by;
    list.push_back(std::move(item));
  }
  return list;
}

Json sums_of(const std::map<Doubt, std::size_t>& doubts) {
  Json sums = Json::object();
  for (const auto& [doubt, count] : doubts) sums[std::string(name(doubt))] = count;
  return sums;
}

Json findings_of(std::span<const AuditFinding> findings) {
  Json list = Json::array();
  for (const AuditFinding& finding : findings) {
    Json item{{"code", name(finding.code)}, {"annotation", finding.annotation}};
    if (finding.place.line > 0) {
      item["line"] = finding.place.line;
      item["column"] = finding.place.column;
      if (finding.in_original) item["in"] = "original";
    }
    list.push_back(std::move(item));
  }
  return list;
}

Json sums_of(const std::map<FindingCode, std::size_t>& findings) {
  Json sums = Json::object();
  for (const auto& [code, count] : findings) sums[std::string(name(code))] = count;
  return sums;
}

Json labels_of(const RunReport& report) {
  Json labels = Json::object();
  for (const auto& [label, count] : report.labels) {
    labels[label] = {
        {"style", name(count.style)}, {"mentions", count.mentions}, {"entities", count.entities}};
  }
  return labels;
}

/// 0 if `whole` is 0.
double ratio(std::uint64_t part, std::uint64_t whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

Json surrogates_of(const RunReport& report, const CorpusSize& after) {
  std::size_t entities = 0;
  for (const auto& [label, count] : report.labels) entities += count.entities;
  const std::size_t invented = report.counts.plain_surrogates;
  return {{"entities", entities},
          {"invented", invented},
          {"invented_share", ratio(invented, entities)},
          {"uses_of_each", ratio(after.sum.pi_entities, after.pi_types.count())}};
}

Json counts_of(const RunReport& report) {
  Json counts{{"missed_mentions", report.missed}, {"doubtful_mentions", report.doubtful}};
  const auto add = [&](bool optional) {
    for (const NamedCount& count : kNamedCounts) {
      const std::size_t number = report.counts.*count.field;
      if (count.is_optional != optional || (optional && number == 0)) continue;
      counts[std::string(count.name)] = number;
    }
  };
  add(false);
  counts["lines_beyond_jsonl"] = report.not_held;
  counts["telling_names"] = report.ids_with_originals;
  if (report.name_candidates > 0) counts["name_candidates"] = report.name_candidates;
  add(true);
  return counts;
}

void add_fault(const DocumentEntry& entry, Json& json) {
  const MessagePlace& place = entry.place;
  json["error"] = entry.fault;
  if (!place.annotation.empty()) json["annotation"] = place.annotation;
  if (!place.other.empty()) json["other"] = place.other;
  if (place.move_by != 0) json["move_by"] = place.move_by;
  if (place.stream_line > 0) json["stream_line"] = place.stream_line;
  if (place.line > 0) json["line"] = place.line;
  if (place.column > 0) json["column"] = place.column;
}

}  // namespace

std::string format_entry(const DocumentEntry& entry) {
  Json json{{"id", entry.id}, {"status", status_word(entry.status)}};
  if (entry.status == DocumentStatus::kFailed) add_fault(entry, json);
  if (entry.status == DocumentStatus::kSkipped) return dump(json);
  if (entry.status == DocumentStatus::kFailed) {
    if (!entry.doubts.empty()) json["doubtful_annotations"] = doubts_of(entry.doubts);
    if (!entry.missed.empty()) {
      json["missed"] = places_of(entry.missed, false, false);
      json["doubtful"] = places_of(entry.missed, true, false);
    }
    return dump(json);
  }
  json["tokens"] = {entry.before.tokens, entry.after.tokens};
  json["pi_entities"] = {entry.before.pi_entities, entry.after.pi_entities};
  json["pi_tokens"] = {entry.before.pi_tokens, entry.after.pi_tokens};
  if (entry.date_shifts > 0) json["date_shifts"] = entry.date_shifts;
  if (entry.name_candidates > 0) json["name_candidates"] = entry.name_candidates;
  json["doubtful_annotations"] = doubts_of(entry.doubts);
  json["missed"] = places_of(entry.missed, false, true);
  json["doubtful"] = places_of(entry.missed, true, true);
  json["findings"] = findings_of(entry.findings);
  return dump(json);
}

Result<std::unique_ptr<ReportFile>> ReportFile::open(const RunPlan& plan, ReportOf what) {
  std::unique_ptr<ReportFile> file(new ReportFile);  // NOLINT: private constructor
  file->identity_ = plan.identity;
  file->path_ = plan.report;
  const std::string part = plan.report + ".part";
  ::unlink(part.c_str());  // a link with that name could lead to an input
  file->fd_ = Fd(
      ::open(part.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, plan.use_umask ? 0666 : 0600));
  if (!file->fd_) {
    return Error{ErrorCode::kUsage, fmt::format("{}: cannot write the report: {}",
                                                printable(plan.report), system_words(errno))};
  }
  std::string head = fmt::format("{{\"private\": true, \"schema\": {}, ", kReportSchema);
  if (plan.dry_run) head.append(kDryRunField).append(", ");
  if (what == ReportOf::kCheck) head.append(kCheckField).append(", ");
  head += "\"documents\": [";
  if (const int fault = write_all(file->fd_.get(), head)) return file->error(fault);
  return file;
}

Error ReportFile::error(int error_number) const {
  Error error = io_error("write the report", error_number);
  error.message = fmt::format("{}: {}", printable(path_), error.message);
  return error;
}

int ReportFile::write(std::string_view entries) {
  std::string lines;
  while (!entries.empty()) {
    const std::size_t end = entries.find('\n');
    lines.append(first_ ? "\n" : ",\n").append(entries.substr(0, end));
    first_ = false;
    entries.remove_prefix(end == std::string_view::npos ? entries.size() : end + 1);
  }
  return write_all(fd_.get(), lines);
}

Status ReportFile::close(const RunReport& report, const CorpusSize& before,
                         const CorpusSize& after) {
  const Json json{{"pseudo", identity_.version},
                  {"lexicons", identity_.lexicons},
                  {"options", identity_.options},
                  {"totals",
                   {{"done", report.documents},
                    {"skipped", report.skipped},
                    {"failed", report.failed},
                    {"ignored_files", report.ignored},
                    {"stopped", report.stopped || report.fatal.has_value()}}},
                  {"corpus", {{"before", size_of(before)}, {"after", size_of(after)}}},
                  {"labels", labels_of(report)},
                  {"surrogates", surrogates_of(report, after)},
                  {"counts", counts_of(report)},
                  {"doubtful_annotations", sums_of(report.doubts)},
                  {"findings", sums_of(report.findings)}};
  // The rest of the object follows the list of files.
  const std::string rest = "\n]," + dump(json, 1).substr(1) + "\n";
  int fault = write_all(fd_.get(), rest);
  if (fault == 0) {
    fault = rename_in(AT_FDCWD, (path_ + ".part").c_str(), path_.c_str(), true);
  }
  if (fault == 0) return Done{};
  return error(fault);
}

}  // namespace pseudo
