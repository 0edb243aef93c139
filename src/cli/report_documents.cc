#include "cli/report_documents.h"

#include <algorithm>
#include <string>
#include <utility>

#include "random/hash.h"

namespace pseudo::cli {

namespace {

std::size_t size_of(const Json& document, const char* field) {
  const auto list = document.find(field);
  return list == document.end() || !list->is_array() ? 0 : list->size();
}

/// Returns what a failed document contributes to the sums of its report.
Json counts_of_failed(const Json& document) {
  Json counts = Json::object();
  if (const std::size_t missed = size_of(document, "missed")) counts["missed_mentions"] = missed;
  if (const std::size_t doubtful = size_of(document, "doubtful")) {
    counts["doubtful_mentions"] = doubtful;
  }
  if (size_of(document, "doubtful_annotations") == 0) return counts;
  Json& codes = counts["codes"] = Json::object();
  for (const Json& doubt : document["doubtful_annotations"]) {
    const std::string code = text_in(doubt, "code");
    codes[code] = number_in(codes, code.c_str()) + 1;
  }
  return counts;
}

}  // namespace

ReportDocuments::Status ReportDocuments::status_of(const Json& document) {
  const std::string status = text_in(document, "status");
  if (status == "failed") return Status::kFailed;
  if (status == "skipped") return Status::kSkipped;
  return status == "verified" ? Status::kVerified : Status::kDone;
}

std::size_t ReportDocuments::add(const Json& document) {
  const Status status = status_of(document);
  const std::uint32_t number = numbers_++;
  next_.push_back({content_digest(text_in(document, "id")), number, status});
  if (status != Status::kFailed) return number;
  if (Json counts = counts_of_failed(document); !counts.empty()) {
    counted_.emplace(number, std::move(counts));
  }
  return number;
}

std::size_t ReportDocuments::done_twice() const {
  const auto is_done = [](const Seen& seen) {
    return seen.status == Status::kDone || seen.status == Status::kVerified;
  };
  return static_cast<std::size_t>(std::ranges::count_if(next_, [&](const Seen& seen) {
    const auto known = std::ranges::lower_bound(ended_, seen.id, {}, &Seen::id);
    return is_done(seen) && known != ended_.end() && known->id == seen.id && is_done(*known);
  }));
}

void ReportDocuments::supersede(const Seen& seen, Json& sums) {
  superseded_.resize(numbers_);
  superseded_[seen.number] = true;
  Json& totals = sums["totals"];
  if (seen.status == Status::kFailed) subtract(totals, "failed", 1);
  if (seen.status == Status::kSkipped) subtract(totals, "skipped", 1);
  const auto counted = counted_.find(seen.number);
  if (counted == counted_.end()) return;
  for (const auto& [field, number] : counted->second.items()) {
    if (number.is_number_unsigned()) subtract(sums["counts"], field, number.get<std::uint64_t>());
  }
  if (!counted->second.contains("codes")) return;
  for (const auto& [code, number] : counted->second["codes"].items()) {
    subtract(sums["doubtful_annotations"], code, number.get<std::uint64_t>());
  }
}

void ReportDocuments::end_report(Json& sums) {
  std::ranges::stable_sort(next_, is_before);
  std::vector<Seen> added;
  for (const Seen& seen : next_) {
    const auto known = std::ranges::lower_bound(ended_, seen.id, {}, &Seen::id);
    if (known == ended_.end() || known->id != seen.id) {
      added.push_back(seen);
    } else if (known->status < seen.status) {
      supersede(std::exchange(*known, seen), sums);
    } else {
      supersede(seen, sums);
    }
  }
  next_.clear();
  const auto middle = static_cast<std::ptrdiff_t>(ended_.size());
  ended_.insert(ended_.end(), added.begin(), added.end());
  std::inplace_merge(ended_.begin(), ended_.begin() + middle, ended_.end(), is_before);
}

bool ReportDocuments::is_superseded(std::size_t number) const {
  return number < superseded_.size() && superseded_[number];
}

}  // namespace pseudo::cli
