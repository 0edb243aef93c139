#include "cli/detect.h"

#include <filesystem>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "cli/exit_codes.h"
#include "cli/patient_read.h"
#include "cli/signals.h"
#include "cli/summary.h"
#include "cli/version.h"
#include "corpus/document_ids.h"
#include "pseudo/pseudonymizer.h"
#include "pseudo/version.h"
#include "random/hash.h"
#include "recognition/crf/viterbi.h"
#include "recognition/model/model.h"

namespace pseudo::cli {

namespace {

using recognition::Recognizer;
using recognition::ScoreStyle;

Error usage(std::string message) { return {ErrorCode::kUsage, std::move(message)}; }

int refuse(Console& console, const Error& error) {
  console.error(error);
  return exit_code_or_signal(exit_code(error));
}

/// What "outside" gets on top, in units of weights: odds of e to the power of units / 1024.
std::int32_t outside_of(const std::string& favour) {
  if (favour == "recall") return -2 * recognition::kUnitsPerWeight;
  return favour == "precision" ? recognition::kUnitsPerWeight : 0;
}

std::string model_path(const CliOptions& options) {
  if (!options.recognition.model.empty()) return options.recognition.model;
  return (lexicon_folder() / (options.lang + ".model")).string();
}

/// "raw-marked" for "raw/", "x-marked.jsonl" for "x.jsonl"; empty where the usual default will do.
std::string default_output(const CliOptions& options) {
  if (options.inputs.size() != 1 || options.inputs.front() == "-") return {};
  std::filesystem::path given = options.inputs.front();
  if (!given.has_filename()) given = given.parent_path();
  std::error_code fault;
  const bool folder = std::filesystem::is_directory(given, fault);
  const std::string name = given.filename().string();
  if (name.empty() || name == "." || name == "..") return {};
  if (folder) return given.string() + "-marked";
  if (given.extension() != ".jsonl") return {};
  return (given.parent_path() / given.stem()).string() + "-marked.jsonl";
}

/// JSON Lines have no attributes, BRAT no fields.
ScoreStyle score_style(const CliOptions& options, const Document& document) {
  if (!options.recognition.scores) return ScoreStyle::kNone;
  const bool from_files = document.origin != nullptr;
  const bool to_files = options.format.empty() ? from_files : options.format == "brat";
  return to_files ? ScoreStyle::kAttributes : ScoreStyle::kField;
}

Processor make_marker(const CliOptions& options, const Recognizer& recognizer) {
  const LabelMap labels;
  return {labels, [&options, &recognizer, labels](Document document) -> Result<Outcome> {
            recognizer.annotate(document, labels, score_style(options, document));
            Outcome outcome;
            for (const Annotation& annotation : document.annotations) {
              ++outcome.labels[annotation.label].mentions;
            }
            outcome.document = std::move(document);
            return outcome;
          }};
}

}  // namespace

Result<LoadedRecognizer> load_recognizer(const CliOptions& options,
                                         const LanguageModule& language) {
  const std::string path = model_path(options);
  const Result<std::string> bytes = read_to_end(path);
  if (!bytes) {
    return usage(
        fmt::format("no model for {}: {}: {}; make one with pseudo train and name it with "
                    "--model FILE",
                    options.lang, printable(path), bytes.error().message));
  }
  Result<recognition::Model> model = recognition::Model::from_bytes(*bytes);
  if (!model) return usage(fmt::format("--model {}: {}", printable(path), model.error().message));
  const recognition::RecognizerOptions settings{
      .outside = outside_of(options.recognition.favour),
      .scores = options.recognition.scores,
      .rules = options.recognition.without != "rules",
      .consistency = options.recognition.without != "consistency"};
  const std::uint64_t digest = content_digest(
      fmt::format("{:016x} {} {} {}", content_digest(*bytes), settings.outside,
                  options.recognition.scores, options.recognition.without));
  return LoadedRecognizer{std::make_unique<const Recognizer>(language, std::move(*model), settings),
                          fmt::format("{:016x}", digest)};
}

Processor mark_first(const Recognizer& recognizer, Processor engine) {
  const LabelMap labels = engine.labels;
  return {labels, [&recognizer, engine = std::move(engine)](Document document) {
            recognizer.annotate(document, engine.labels, ScoreStyle::kNone);
            return engine.run(std::move(document));
          }};
}

int run_detect(const CliOptions& given, Console& console) {
  catch_signals();
  CliOptions options = given;
  if (options.output.empty()) options.output = default_output(options);
  Result<RunSetup> setup = make_marking_setup(options);
  if (!setup) return refuse(console, setup.error());
  const Result<LoadedRecognizer> loaded = load_recognizer(options, *setup->language);
  if (!loaded) return refuse(console, loaded.error());
  setup->plan.identity.options = loaded->digest;
  RunHooks hooks;
  hooks.message = [&](const Message& message) { console.message(message); };
  hooks.lowest = console.lowest();
  hooks.progress = [&](const Progress& progress) { console.progress(progress); };
  hooks.stop = [] { return caught_signal() != 0; };
  const Result<RunReport> report =
      run_corpus(setup->plan, make_marker(options, *loaded->recognizer), hooks);
  console.end_progress();
  if (!report) return refuse(console, report.error());
  for (const auto& [label, count] : report->labels) {
    console.message({Severity::kInfo, "", fmt::format("{}: {} marks", label, count.mentions)});
  }
  return conclude(options, *setup, *report, console);
}

}  // namespace pseudo::cli
