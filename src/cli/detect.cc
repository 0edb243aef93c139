#include "cli/detect.h"

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/patient_read.h"
#include "cli/run_hooks.h"
#include "cli/signals.h"
#include "cli/summary.h"
#include "cli/version.h"
#include "corpus/document_ids.h"
#include "corpus/file_kinds.h"
#include "corpus/input/mailboxes.h"
#include "corpus/output/output_places.h"
#include "model/errors.h"
#include "pseudo/format.h"
#include "pseudo/pseudonymizer.h"
#include "pseudo/version.h"
#include "random/hash.h"
#include "recognition/closed_columns.h"
#include "recognition/crf/viterbi.h"
#include "recognition/envelope/envelope.h"
#include "recognition/model/model.h"
#include "text/counted.h"

namespace pseudo::cli {

namespace {

using recognition::Recognizer;
using recognition::ScoreStyle;

/// Returns the bias on the scores of "outside", in units of weights. It multiplies odds by e^(units
/// / 1024).
std::int32_t outside_of(const std::string& favour) {
  if (favour == "recall") return -9 * recognition::kUnitsPerWeight / 4;
  return favour == "precision" ? recognition::kUnitsPerWeight : 0;
}

std::string model_path(const CliOptions& options) {
  if (!options.recognition.model.empty()) return options.recognition.model;
  return (lexicon_folder() / (options.lang + ".model")).string();
}

/// True for a file of JSON Lines or standard input.
bool is_stream(const std::string& input) {
  if (input == "-") return true;
  std::error_code fault;
  return split_path(input, built_in_formats()).kind == FileKind::kLines &&
         !std::filesystem::is_directory(input, fault);
}

bool is_mailbox(const std::string& input) {
  std::error_code fault;
  return !std::filesystem::is_directory(input, fault) &&
         mailbox_id(std::filesystem::path(input).filename().string(), input, formats_to_mark());
}

/// The format of the output: by --format, by its path, or that of the input.
const Format& output_format(const CliOptions& options) {
  const std::vector<Format>& formats = built_in_formats();
  const Format* format = find_format(formats, options.format);
  if (format != nullptr) return *format;
  const bool to_lines =
      options.output == "-" || split_path(options.output, formats).kind == FileKind::kLines;
  if (to_lines) {
    format = format_of_stream(options.output, formats);
  } else if (!options.inputs.empty() && std::ranges::all_of(options.inputs, is_stream)) {
    format = format_of_stream(options.inputs.front(), formats);
  }
  return format != nullptr ? *format : formats.front();
}

/// Returns the input as given, or its real path if the input has no name of its own: ".", "..",
/// links.
std::filesystem::path named_path(const std::string& input) {
  std::filesystem::path given = input;
  if (!given.has_filename()) given = given.parent_path();
  const std::string last = given.filename().string();
  std::error_code fault;
  const bool plain =
      !last.empty() && last != "." && last != ".." && !std::filesystem::is_symlink(given, fault);
  if (plain) return given;
  const Result<std::string> real = resolve_path(input);
  return real ? std::filesystem::path(*real) : std::filesystem::path();
}

/// Returns "raw-marked" for "raw/", "inbox-marked" for "inbox.mbox", "x-marked.jsonl.gz" for
/// "x.jsonl.gz", and "marked-out" for several inputs and single files. Empty for standard input and
/// for inputs without a name.
std::string default_output(const CliOptions& options) {
  const std::vector<std::string>& inputs = options.inputs;
  if (inputs.empty() || (inputs.size() == 1 && inputs.front() == "-")) return {};
  const Format& format = output_format(options);
  const FileKind kind = has_lines(format) ? FileKind::kLines : FileKind::kNone;
  std::error_code fault;
  const bool stream = is_stream(inputs.front());
  const bool mailbox = is_mailbox(inputs.front());
  const bool single = !stream && !mailbox && !std::filesystem::is_directory(inputs.front(), fault);
  if (inputs.size() > 1 || single) return file_name("marked-out", format, kind);
  const std::filesystem::path place = named_path(inputs.front());
  if (!place.has_filename()) return {};
  const std::string name = place.filename().string();
  const SplitName split = split_name(name, formats_to_mark());
  const std::string_view stem = stream || mailbox ? split.stem : std::string_view(name);
  const std::string path =
      file_name((place.parent_path() / stem).string() + "-marked", format, kind);
  return stream && has_lines(format) ? path + std::string(ending_of(split.packing)) : path;
}

/// BRAT stores scores in attributes, JSON Lines in fields.
ScoreStyle score_style(const CliOptions& options) {
  if (!options.recognition.scores) return ScoreStyle::kNone;
  return has_lines(output_format(options)) ? ScoreStyle::kField : ScoreStyle::kAttributes;
}

/// Digests what the bytes of the output depend on: the marks, and the kept fields in their order.
std::string digest_of_run(const CliOptions& options, const std::string& marks) {
  std::string all = marks;
  for (const std::string& field : options.keep_fields) {
    all += fmt::format("\nkeep-field:{}:{}", field.size(), field);
  }
  return fmt::format("{:016x}", content_digest(all));
}

Processor make_marker(const CliOptions& options, const Recognizer& recognizer) {
  const LabelMap labels;
  const ScoreStyle style = score_style(options);
  return {labels, [style, &recognizer, labels](Document document) -> Result<Outcome> {
            recognizer.annotate(document, labels, style);
            Outcome outcome;
            for (const Annotation& annotation : document.annotations) {
              ++outcome.labels[annotation.label].mentions;
            }
            outcome.document = std::move(document);
            return outcome;
          }};
}

}  // namespace

Result<recognition::Model> open_model(const std::string& path) {
  Result<recognition::Model> mapped = recognition::Model::map(path);
  if (mapped || mapped.error().code == ErrorCode::kMalformed) return mapped;
  const Result<std::string> bytes = read_to_end(path);  // a pipe
  if (!bytes) return bytes.error();
  return recognition::Model::from_bytes(*bytes);
}

Result<LoadedRecognizer> load_recognizer(const CliOptions& options,
                                         const LanguageModule& language) {
  const std::string path = model_path(options);
  Result<recognition::Model> model = open_model(path);
  if (!model && model.error().code == ErrorCode::kMalformed) {
    return usage_error(fmt::format("--model {}: {}", printable(path), model.error().message));
  }
  if (!model) {
    return usage_error(
        fmt::format("no model for {}: {}: {}; make one with pseudo train and name it with "
                    "--model FILE",
                    options.lang, printable(path), model.error().message));
  }
  if (auto error = recognition::find_other_word(language.lexicons())) return *std::move(error);
  const std::optional<Error> misfit =
      recognition::find_class_mismatch(model->list_classes(), language.lexicons());
  if (misfit) return usage_error(fmt::format("--model {}: {}", printable(path), misfit->message));
  const recognition::RecognizerOptions settings{
      .outside = outside_of(options.recognition.favour),
      .scores = options.recognition.scores,
      .rules = options.recognition.without != "rules",
      .consistency = options.recognition.without != "consistency"};
  const std::uint64_t digest = content_digest(
      fmt::format("{:016x} {} {} {}", content_digest(model->bytes()), settings.outside,
                  options.recognition.scores, options.recognition.without) +
      options.recognition.strip);
  return LoadedRecognizer{std::make_unique<const Recognizer>(language, std::move(*model), settings),
                          fmt::format("{:016x}", digest)};
}

std::vector<Format> formats_to_read(const CliOptions& options, const LanguageModule& language) {
  std::vector<Format> formats = formats_to_mark();
  if (options.recognition.strip.empty()) return formats;
  const auto envelope = std::make_shared<const recognition::Envelope>(language.lexicons());
  for (Format& format : formats) {
    format.read = [read = format.read, envelope](DocumentSource source,
                                                 const ReadOptions& reading) -> Result<Document> {
      Result<Document> document = read(std::move(source), reading);
      if (!document) return document;
      if (!document->annotations.empty()) {
        return Error{ErrorCode::kUsage,
                     "it has annotations: --strip leaves out text of documents without; name "
                     "annotated ones in a run of their own"};
      }
      document->text = envelope->strip(document->text);
      return document;
    };
  }
  return formats;
}

Processor mark_first(const Recognizer& recognizer, Processor engine) {
  engine.run = [&recognizer, labels = engine.labels, run = engine.run](Document document) {
    recognizer.annotate(document, labels, ScoreStyle::kNone);
    return run(std::move(document));
  };
  return engine;
}

int run_detect(const CliOptions& given, Console& console) {
  catch_signals();
  CliOptions options = given;
  if (options.output.empty()) options.output = default_output(options);
  Result<RunSetup> setup = make_marking_setup(options);
  if (!setup) return refuse(console, setup.error());
  const Result<LoadedRecognizer> loaded = load_recognizer(options, *setup->language);
  if (!loaded) return refuse(console, loaded.error());
  setup->plan.formats = formats_to_read(options, *setup->language);
  setup->plan.keep_edited = true;
  setup->plan.identity.options = digest_of_run(options, loaded->digest);
  const Result<RunReport> report =
      run_corpus(setup->plan, make_marker(options, *loaded->recognizer), hooks_of(console));
  console.end_progress();
  if (!report) return refuse(console, report.error());
  for (const auto& [label, count] : report->labels) {
    console.message(
        {Severity::kInfo, "", fmt::format("{}: {}", label, text::counted(count.mentions, "mark"))});
  }
  return conclude(options, *setup, *report, console);
}

}  // namespace pseudo::cli
