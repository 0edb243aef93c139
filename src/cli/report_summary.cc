#include "cli/report_summary.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "cli/report_reader.h"
#include "corpus/document_ids.h"
#include "pseudo/check.h"
#include "text/counted.h"

namespace pseudo::cli {

namespace {

constexpr std::size_t kMostListed = 20;   // maximum number of documents that the summary lists
constexpr std::uint64_t kFewShifts = 50;  // fewer possible shifts reveal much about the shift

/// Returns ": line 3, column 7 T1", as far as these are known.
std::string place_in(const Json& item) {
  std::string place;
  if (number_in(item, "line") > 0) {
    place = fmt::format("line {}, column {}", number_in(item, "line"), number_in(item, "column"));
    if (text_in(item, "in") == "original") place += " of the original";
  }
  const std::string annotation = text_in(item, "annotation");
  if (!annotation.empty()) place += fmt::format("{}{}", place.empty() ? "" : " ", annotation);
  return place.empty() ? place : ": " + place;
}

}  // namespace

void ReportedDocuments::take_missed(const Json& document) {
  const auto list = document.find("missed");
  if (list == document.end() || !list->is_array()) return;
  for (const Json& mention : *list) {
    if (++mentions > kMostListed) continue;
    missed.push_back(text_in(document, "id") + place_in(mention));
  }
}

void ReportedDocuments::take_findings(const Json& document) {
  const auto list = document.find("findings");
  if (list == document.end() || !list->is_array()) return;
  for (const Json& finding : *list) {
    if (++findings > kMostListed) continue;
    found.push_back(fmt::format("{}{}: {}", text_in(document, "id"), place_in(finding),
                                text_in(finding, "code")));
  }
}

void ReportedDocuments::take(const Json& document) {
  if (!document.is_object()) return;
  if (text_in(document, "status") == "failed" && ++failures <= kMostListed) {
    failed.push_back(fmt::format("{}: {}", text_in(document, "id"), text_in(document, "error")));
  }
  take_missed(document);
  take_findings(document);
  const std::uint64_t shifts = number_in(document, "date_shifts");
  if (shifts == 0) return;
  ++dated;
  if (shifts < kFewShifts) ++few_shifts;
  least_shifts = std::min(least_shifts, shifts);
}

namespace {

std::string list(std::string_view title, const std::vector<std::string>& lines, std::size_t all) {
  if (lines.empty()) return {};
  std::string text = fmt::format("\n{}:\n", title);
  for (const std::string& line : lines) text += fmt::format("  {}\n", line);
  if (all > lines.size()) text += fmt::format("  and {} more\n", all - lines.size());
  return text;
}

/// Returns "1234", or "1234-2000" if reports could not be added exactly.
std::string distinct(const Json& size, const char* field) {
  const std::string name(field);
  if (size.contains(name)) return fmt::to_string(number_in(size, field));
  return fmt::format("{}-{}", number_in(size, (name + "_at_least").c_str()),
                     number_in(size, (name + "_at_most").c_str()));
}

/// The sizes of table 3 in Eder, Krieg-Holz & Hahn 2019.
std::string sizes(const Json& corpus) {
  const Json& before = corpus["before"];
  const Json& after = corpus["after"];
  std::string text = fmt::format("\n{:<24}{:>18}{:>18}\n", "", "original", "pseudonymized");
  const auto row = [&](std::string_view words, const std::string& a, const std::string& b) {
    text += fmt::format("{:<24}{:>18}{:>18}\n", words, a, b);
  };
  const auto numbers = [&](std::string_view words, const char* field) {
    row(words, fmt::to_string(number_in(before, field)), fmt::to_string(number_in(after, field)));
  };
  numbers("tokens", "tokens");
  row("types", distinct(before, "types"), distinct(after, "types"));
  numbers("pi entities", "pi_entities");
  numbers("pi tokens", "pi_tokens");
  row("different pi strings", distinct(before, "pi_types"), distinct(after, "pi_types"));
  return text;
}

std::string labels(const Json& table) {
  if (table.empty()) return {};
  std::string text =
      fmt::format("\n{:<24}{:>18}{:>18}  {}\n", "label", "mentions", "entities", "style");
  for (const auto& [label, row] : table.items()) {
    text += fmt::format("{:<24}{:>18}{:>18}  {}\n", printable(label), number_in(row, "mentions"),
                        number_in(row, "entities"), text_in(row, "style"));
  }
  return text;
}

std::string surrogates(const Json& report) {
  const Json& numbers = report["surrogates"];
  const double share = numbers.value("invented_share", 0.0);
  constexpr double kPercent = 100;
  std::string text = fmt::format(
      "\nsurrogates: {} of {} got an invented word ({:.1f} %)", number_in(numbers, "invented"),
      text::counted(number_in(numbers, "entities"), "entity", "entities"), share * kPercent);
  const double uses = numbers.value("uses_of_each", 0.0);
  if (uses > 0) text += fmt::format("; a surrogate string is used {:.2f} times", uses);
  return text + '\n';
}

std::string shifts(const ReportedDocuments& documents) {
  if (documents.dated == 0) return {};
  return fmt::format(
      "dates: moved in {}; each shift was drawn among {} or more, in {} among fewer than {}\n",
      text::counted(documents.dated, "document"), documents.least_shifts,
      text::counted(documents.few_shifts, "document"), kFewShifts);
}

/// Returns the name of a count in words. An audit counts surrogates of other programs as well.
std::string count_words(const Json& report, const std::string& name) {
  if (is_check(report) && name == "plain_surrogates") {
    return "names outside the surrogate lexicons";
  }
  std::string words = printable(name);
  std::ranges::replace(words, '_', ' ');
  return words;
}

/// Formats the counts that are not 0 and have no separate table.
std::string counts(const Json& report) {
  constexpr std::array<std::string_view, 5> kTables = {"totals", "corpus", "labels", "surrogates",
                                                       "findings"};
  std::string text;
  for (const auto& [field, numbers] : report.items()) {
    if (!numbers.is_object() || std::ranges::count(kTables, field) > 0) continue;
    for (const auto& [name, number] : numbers.items()) {
      if (!number.is_number_unsigned() || number == 0U) continue;
      text += fmt::format("{:>10}  {}\n", number.get<std::uint64_t>(), count_words(report, name));
    }
  }
  return text.empty() ? text : '\n' + text;
}

std::string headline(const Json& report) {
  const Json& totals = report["totals"];
  const bool is_dry = is_dry_run(report);
  std::string text = fmt::format("{}{} {}", is_dry ? "dry run, nothing was written: " : "",
                                 text::counted(number_in(totals, "done"), "document"),
                                 is_dry ? "would be written" : "done");
  for (const auto& [field, words] : {std::pair("skipped", "there already"), {"failed", "failed"}}) {
    const std::uint64_t number = number_in(totals, field);
    if (number > 0) text += fmt::format(", {} {}", number, words);
  }
  const std::uint64_t reports = number_in(report, "reports");
  if (reports > 1) text += fmt::format(", in {} reports", reports);
  if (totals.value("stopped", Json()) == true) text += "; a run was stopped";
  return text + '\n';
}

/// Returns the meaning of the code of a finding, or "" if this version does not know it.
std::string_view meaning_of(std::string_view code) {
  const std::optional<FindingCode> known = find_finding_code(code);
  return known ? meaning(*known) : std::string_view();
}

std::string findings(const Json& table) {
  std::string text;
  for (const auto& [code, number] : table.items()) {
    if (!number.is_number_unsigned()) continue;
    const std::string_view words = meaning_of(code);
    text += fmt::format("{:>10}  {}{}{}\n", number.get<std::uint64_t>(), printable(code),
                        words.empty() ? "" : ": ", words);
  }
  return text.empty() ? text : '\n' + text;
}

std::string headline_of_check(const Json& report) {
  const Json& totals = report["totals"];
  std::uint64_t sum = 0;
  for (const auto& [code, number] : report["findings"].items()) {
    if (number.is_number_unsigned()) sum += number.get<std::uint64_t>();
  }
  std::string text = fmt::format("pseudo check: {} checked, {}",
                                 text::counted(number_in(totals, "done"), "document"),
                                 sum == 0 ? "no finding" : text::counted(sum, "finding"));
  const std::uint64_t failed = number_in(totals, "failed");
  if (failed > 0) text += fmt::format(", {} could not be checked", failed);
  const std::uint64_t reports = number_in(report, "reports");
  if (reports > 1) text += fmt::format(", in {} reports", reports);
  if (totals.value("stopped", Json()) == true) text += "; a check was stopped";
  return text + '\n';
}

std::string summary_of_check(const Json& report, const ReportedDocuments& documents) {
  return headline_of_check(report) + sizes(report["corpus"]) + findings(report["findings"]) +
         counts(report) + list("findings", documents.found, documents.findings) +
         list("missed mentions, unannotated in ORIGINAL too", documents.missed,
              documents.mentions) +
         list("could not be checked", documents.failed, documents.failures);
}

}  // namespace

std::string summary(const Json& report, const ReportedDocuments& documents) {
  if (is_check(report)) return summary_of_check(report, documents);
  return headline(report) + sizes(report["corpus"]) + labels(report["labels"]) +
         surrogates(report) + shifts(documents) + counts(report) +
         list("missed mentions, in the input", documents.missed, documents.mentions) +
         list("failed", documents.failed, documents.failures);
}

}  // namespace pseudo::cli
