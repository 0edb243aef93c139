#include "cli/train.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/detect.h"
#include "cli/exit_codes.h"
#include "cli/label_settings.h"
#include "cli/new_file.h"
#include "cli/patient_read.h"
#include "cli/plan.h"
#include "cli/run_hooks.h"
#include "cli/signals.h"
#include "corpus/document_ids.h"
#include "corpus/files.h"
#include "corpus/run/read_corpus.h"
#include "model/errors.h"
#include "recognition/closed_columns.h"
#include "recognition/recognizer.h"
#include "recognition/tagger/trainer.h"
#include "text/counted.h"

namespace pseudo::cli {

namespace {

/// Returns true if `digits` as a whole is a number in the range of the type.
template <class Number>
bool read_number(std::string_view digits, int base, Number& number) {
  const char* const end = digits.data() + digits.size();
  const auto [stop, fault] = std::from_chars(digits.data(), end, number, base);
  return fault == std::errc() && stop == end;
}

/// Reads rows of a hash in 16 hexadecimal digits, a tab, and the number of a cluster.
Result<recognition::Clusters> read_clusters(const std::string& path) {
  if (path.empty()) return recognition::Clusters();
  const Result<std::string> bytes = read_to_end(path);
  if (!bytes)
    return usage_error(fmt::format("--clusters {}: {}", printable(path), bytes.error().message));
  std::vector<recognition::Clusters::Row> rows;
  std::string_view rest = *bytes;
  for (std::size_t number = 1; !rest.empty(); ++number) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    const std::size_t tab = std::min(line.find('\t'), line.size());
    const std::string_view cluster = line.substr(std::min(tab + 1, line.size()));
    recognition::Clusters::Row row;
    const bool read = read_number(line.substr(0, tab), 16, row.first) &&
                      read_number(cluster, 10, row.second) && row.second != 0;
    if (!read) {
      return usage_error(
          fmt::format("--clusters {}:{}: is no hash and number", printable(path), number));
    }
    rows.push_back(row);
  }
  return recognition::Clusters(std::move(rows));
}

/// Reads the model of --from. Returns nullopt without --from.
Result<std::optional<recognition::Model>> read_base(const RecognitionSettings& settings,
                                                    const Lexicons& lexicons) {
  using Base = std::optional<recognition::Model>;
  if (auto error = recognition::find_other_word(lexicons)) return *std::move(error);
  if (settings.from.empty()) return Base();
  if (!settings.clusters.empty()) {
    return usage_error("--from and --clusters contradict each other: a model has its own clusters");
  }
  const std::string place = "--from " + printable(settings.from);
  Result<recognition::Model> model = open_model(settings.from);
  if (!model) return usage_error(fmt::format("{}: {}", place, model.error().message));
  const std::optional<Error> misfit =
      recognition::find_class_mismatch(model->list_classes(), lexicons);
  if (misfit) return usage_error(fmt::format("{}: {}", place, misfit->message));
  return Base(std::move(*model));
}

Error is_there(const std::string& path) {
  return {ErrorCode::kExists,
          fmt::format("{} is there already", printable(path)),
          {},
          Remedy::kOverwriteOrOtherOutput};
}

/// Flushes a file to disk. Returns 0 or errno.
int bring_to_disk(const std::string& path) {
  const Fd file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW));
  return file && ::fsync(file.get()) == 0 ? 0 : errno;
}

/// Writes to a temporary file first, so that an interrupted run leaves no partial model.
Status write_model(const CliOptions& options, std::string_view bytes) {
  const std::string& path = options.recognition.model;
  const std::string part = path + ".part";
  ::unlink(part.c_str());  // left by a run that was killed
  int fault = write_new_file(AT_FDCWD, part.c_str(), bytes, options.umask ? 0666U : Modes().file);
  if (fault != 0) return io_error("write " + printable(part), fault);
  fault = bring_to_disk(part);
  if (fault == 0) fault = rename_in(AT_FDCWD, part.c_str(), path.c_str(), options.overwrite);
  if (fault == 0) return Done{};
  ::unlink(part.c_str());
  if (fault == EEXIST) return is_there(path);
  return io_error("write " + printable(path), fault);
}

void tell(const recognition::TrainerProgress& progress, Console& console) {
  if (progress.iteration % 20 != 0) return;
  const std::string round = progress.final_round
                                ? "on all documents"
                                : fmt::format("held out F1 {:.4f}", progress.held_out_f1);
  console.message({Severity::kInfo, "",
                   fmt::format("iteration {} of {}: loss {:.0f}, {}", progress.iteration,
                               progress.of, progress.loss, round)});
}

Status check_place(const CliOptions& options) {
  const std::string& path = options.recognition.model;
  if (path.empty()) {
    return usage_error(
        "train: no model is named; name its file, as in: pseudo train -o my.model c/");
  }
  if (::access(path.c_str(), F_OK) == 0 && !options.overwrite) return is_there(path);
  return Done{};
}

Status check_model_place(const CliOptions& options, const RunPlan& plan) {
  const std::string& path = options.recognition.model;
  if (const Status off = keep_off_inputs("the model", path, plan); !off) return off;
  const std::string& clusters = options.recognition.clusters;
  const std::string& from = options.recognition.from;
  if (!clusters.empty() && would_replace(path, clusters)) {
    return usage_error(fmt::format(
        "the model would replace {}, which is the file of --clusters; choose another place",
        printable(path)));
  }
  if (!from.empty() && would_replace(path, from)) {
    return usage_error(
        fmt::format("the model {} is --from; choose another place", printable(path)));
  }
  return Done{};
}

struct Training {
  RunSetup setup;
  LabelMap labels;
  std::optional<recognition::Model> base;  ///< --from
  recognition::Clusters clusters;
  std::vector<std::string> warnings;
};

/// Finds all errors that do not require reading a document.
Result<Training> prepare(const CliOptions& options) {
  if (const Status free = check_place(options); !free) return free.error();
  Result<LabelSettings> settings = read_label_settings(options);
  if (!settings) return settings.error();
  if (const Status decided = check_all_decided(options, *settings); !decided)
    return decided.error();
  Result<RunSetup> setup = make_marking_setup(options);
  if (!setup) return setup.error();
  if (const Status off = check_model_place(options, setup->plan); !off) return off.error();
  Result<std::optional<recognition::Model>> base =
      read_base(options.recognition, setup->language->lexicons());
  if (!base) return base.error();
  Result<recognition::Clusters> clusters =
      *base ? (*base)->clusters() : read_clusters(options.recognition.clusters);
  if (!clusters) return clusters.error();
  setup->plan.take_unannotated = false;
  return Training{std::move(*setup), std::move(settings->labels), std::move(*base),
                  std::move(*clusters), std::move(settings->warnings)};
}

bool is_stopped() { return caught_signal() != 0; }

Result<recognition::Trained> train(const CliOptions& options, const Training& training,
                                   const ReadCorpus& corpus, Console& console) {
  const recognition::Rules rules(*training.setup.language);
  const Lexicons& lexicons = training.setup.language->lexicons();
  const recognition::Lists lists = training.base
                                       ? recognition::Lists(lexicons, training.base->list_classes())
                                       : recognition::Lists(lexicons);
  recognition::TrainerOptions settings;
  settings.seed = options.recognition.seed;
  settings.most_iterations = static_cast<int>(options.recognition.iterations);
  settings.l1 = options.recognition.l1;
  settings.l2 = options.recognition.l2;
  settings.from = training.base ? &*training.base : nullptr;
  return recognition::train_model(
      corpus.documents, training.labels, lists, training.clusters,
      [&](std::string_view text) { return recognition::hints(rules.find(text)); }, settings,
      [&](const recognition::TrainerProgress& progress) {
        tell(progress, console);
        return !is_stopped();
      });
}

}  // namespace

int run_train(const CliOptions& options, Console& console) {
  catch_signals();
  const Result<Training> training = prepare(options);
  if (!training) return refuse(console, training.error());
  log_warnings(training->warnings, console);
  const Result<ReadCorpus> corpus = read_corpus(training->setup.plan, training->labels, is_stopped);
  if (!corpus) return refuse(console, corpus.error());
  for (const Message& failure : corpus->failures) console.message(failure);
  const Result<recognition::Trained> trained = train(options, *training, *corpus, console);
  if (!trained) return refuse(console, trained.error());
  const std::string_view bytes = trained->model.bytes();
  const Status written = write_model(options, bytes);
  if (!written) return refuse(console, written.error());
  console.message(
      {Severity::kInfo, "",
       fmt::format("{}: {} features, {} bytes, of {} ({} held out: F1 {:.4f} after {})",
                   printable(options.recognition.model), trained->model.features().size(),
                   bytes.size(), text::counted(trained->documents, "document"), trained->held_out,
                   trained->held_out_f1,
                   text::counted(static_cast<std::size_t>(trained->iterations), "iteration"))});
  return corpus->failures.empty() ? kAllDone : kSomeFailed;
}

}  // namespace pseudo::cli
