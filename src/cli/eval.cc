#include "cli/eval.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/exit_codes.h"
#include "cli/label_settings.h"
#include "cli/run_hooks.h"
#include "cli/signals.h"
#include "cli/standard_output.h"
#include "corpus/document_ids.h"
#include "corpus/run/read_corpus.h"
#include "recognition/metrics/counts.h"
#include "recognition/metrics/curve.h"
#include "recognition/metrics/difference.h"
#include "recognition/metrics/marks.h"
#include "recognition/metrics/measures.h"
#include "text/counted.h"

namespace pseudo::cli {

namespace {

using recognition::Curve;
using recognition::DocumentCounts;
using recognition::Figure;
using recognition::Mark;
using recognition::marks_of;
using recognition::Measure;

constexpr std::size_t kSwaps = 10'000;  // rounds of the randomization test

/// Formats a figure with its interval: "0.812\t0.790\t0.833", or blank cells.
std::string cells(const std::optional<Figure>& figure) {
  if (!figure) return "\t-\t-\t-";
  return fmt::format("\t{:.4f}\t{:.4f}\t{:.4f}", figure->value, figure->low, figure->high);
}

std::string line_of(const Measure& measure) {
  std::string line =
      fmt::format("{}\t{}", measure.name, measure.label.empty() ? "-" : measure.label);
  if (measure.counts == recognition::Counts()) {
    line += "\t-\t-\t-";
  } else {
    line += fmt::format("\t{}\t{}\t{}", measure.counts.gold, measure.counts.predicted,
                        measure.counts.correct);
  }
  return line + cells(measure.precision) + cells(measure.recall) + cells(measure.f1) + '\n';
}

/// Reads corpora, pairs their documents, and counts the marks that they share.
class Comparison {
 public:
  Comparison(const CliOptions& options, Console& console) : options_(options), console_(console) {}

  Status run() {
    Result<LabelSettings> settings = read_label_settings(options_);
    if (!settings) return settings.error();
    if (const Status decided = check_all_decided(options_, *settings); !decided) return decided;
    labels_ = std::move(settings->labels);
    log_warnings(settings->warnings, console_);
    Result<ReadCorpus> gold = read(options_.inputs.front(), false);
    if (!gold) return gold.error();
    Result<ReadCorpus> predicted = read(options_.recognition.predicted, true);
    if (!predicted) return predicted.error();
    std::optional<ReadCorpus> other;
    if (!options_.recognition.against.empty()) {
      Result<ReadCorpus> against = read(options_.recognition.against, true);
      if (!against) return against.error();
      other = std::move(*against);
    }
    if (gold->documents.empty()) {
      return Error{ErrorCode::kUsage, "GOLD has no document that can be read"};
    }
    for (const Document& document : gold->documents) {
      compare(document, *predicted, other ? &*other : nullptr);
    }
    return Done{};
  }

  [[nodiscard]] std::string table() const {
    std::string lines =
        "measure\tlabel\tgold\tpredicted\tcorrect\tprecision\tp_low\tp_high\trecall\tr_low\t"
        "r_high\tf1\tf1_low\tf1_high\n";
    const recognition::Evaluation evaluation =
        recognition::evaluate(counts_, options_.recognition.rounds);
    for (const Measure& measure : evaluation.measures) lines += line_of(measure);
    const Figure& missed = evaluation.missed_per_10000;
    lines += fmt::format("\nmissed-per-10000-characters\t{:.2f}\t{:.2f}\t{:.2f}\n", missed.value,
                         missed.low, missed.high);
    return lines + differences() + curves();
  }

  [[nodiscard]] std::size_t failed() const { return failed_; }
  [[nodiscard]] std::size_t compared() const { return counts_.size(); }
  [[nodiscard]] bool stopped() const { return stopped_; }

 private:
  Result<ReadCorpus> read(const std::string& path, bool may_lack_annotations) {
    RunPlan plan;
    plan.inputs = {path};
    plan.take_unannotated = may_lack_annotations;
    plan.keep_fields = {std::string(recognition::kScoreField)};
    Result<ReadCorpus> corpus = read_corpus(plan, labels_, [] { return caught_signal() != 0; });
    if (!corpus) return corpus;
    for (const Message& failure : corpus->failures) console_.message(failure);
    failed_ += corpus->failures.size();
    stopped_ = stopped_ || corpus->stopped;
    return corpus;
  }

  void fail(const Document& document, std::string reason) {
    ++failed_;
    Message message{Severity::kError, printable(document.id), std::move(reason)};
    message.place.document = message.where;
    console_.message(message);
  }

  /// Returns the document with the same id, the same text and known labels. Otherwise logs the
  /// fault and returns null.
  const Document* find(const Document& gold, const ReadCorpus& corpus, std::string_view name) {
    const auto found = std::ranges::lower_bound(corpus.documents, gold.id, {}, &Document::id);
    if (found == corpus.documents.end() || found->id != gold.id) {
      fail(gold, fmt::format("{} has no document of this id", name));
      return nullptr;
    }
    if (found->text != gold.text) {
      fail(gold, fmt::format("{} has another text", name));
      return nullptr;
    }
    return know_labels(*found, name) ? &*found : nullptr;
  }

  bool know_labels(const Document& document, std::string_view name) {
    for (const Annotation& annotation : document.annotations) {
      if (labels_.find(annotation.label) != nullptr) continue;
      fail(document, fmt::format("{}: the label {} is not known; map it with --map-label or keep "
                                 "it with --keep-label",
                                 name, printable(annotation.label)));
      return false;
    }
    return true;
  }

  void compare(const Document& document, const ReadCorpus& predicted, const ReadCorpus* other) {
    if (!know_labels(document, "GOLD")) return;
    const Document* const first = find(document, predicted, "PREDICTED");
    if (first == nullptr) return;
    const Document* const second = other == nullptr ? nullptr : find(document, *other, "OTHER");
    if (other != nullptr && second == nullptr) return;
    const std::vector<Mark> gold = marks_of(document, labels_);
    const std::vector<Mark> marks = marks_of(*first, labels_);
    counts_.push_back(recognition::count_document(document.text, gold, marks));
    if (second != nullptr) {
      other_counts_.push_back(
          recognition::count_document(document.text, gold, marks_of(*second, labels_)));
    }
    if (!options_.recognition.curve) return;
    has_scores_ = has_scores_ || have_scores(marks);
    mark_curve_.add_marks(gold, marks);
    character_curve_.add_characters(document.text, gold, marks);
  }

  [[nodiscard]] std::string differences() const {
    if (options_.recognition.against.empty()) return {};
    std::string lines = "\nagainst\tpredicted\tother\tdifference\tp\n";
    for (const recognition::Difference& one :
         recognition::compare(counts_, other_counts_, kSwaps)) {
      lines += fmt::format("{}\t{:.4f}\t{:.4f}\t{:+.4f}\t{:.4f}\n", one.measure, one.first,
                           one.second, one.first - one.second, one.p);
    }
    return lines;
  }

  [[nodiscard]] std::string curves() const {
    if (!options_.recognition.curve) return {};
    std::string lines = "\ncurve\trecall\tprecision\n";
    for (const auto& [name, curve] :
         {std::pair("strict-micro", &mark_curve_), {"characters", &character_curve_}}) {
      for (const double recall : {0.90, 0.95, 0.99}) {
        const std::optional<double> precision = curve->precision_at(recall);
        lines += fmt::format("{}\t{:.2f}\t{}\n", name, recall,
                             precision ? fmt::format("{:.4f}", *precision) : "-");
      }
    }
    if (!has_scores_) {
      console_.message({Severity::kWarning, "",
                        "PREDICTED has no scores: the curve has one point (detect --scores)"});
    }
    return lines;
  }

  const CliOptions& options_;
  Console& console_;
  LabelMap labels_;
  std::vector<DocumentCounts> counts_;
  std::vector<DocumentCounts> other_counts_;
  Curve mark_curve_;
  Curve character_curve_;
  std::size_t failed_ = 0;
  bool has_scores_ = false;
  bool stopped_ = false;
};

}  // namespace

int run_eval(const CliOptions& options, Console& console) {
  catch_signals();
  Comparison comparison(options, console);
  if (const Status done = comparison.run(); !done) return refuse(console, done.error());
  if (comparison.stopped()) return exit_code_or_signal(kSomeFailed);
  if (comparison.compared() == 0) {
    return refuse(console, {ErrorCode::kUsage, "no document could be compared"});
  }
  const bool written = print(comparison.table());
  if (!options.quiet) {
    console.message({Severity::kInfo, "",
                     fmt::format("{} compared{}", text::counted(comparison.compared(), "document"),
                                 comparison.failed() == 0
                                     ? ""
                                     : fmt::format(", {} could not be", comparison.failed()))});
  }
  return comparison.failed() == 0 && written ? kAllDone : kSomeFailed;
}

}  // namespace pseudo::cli
