#include "cli/train.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/exit_codes.h"
#include "cli/label_settings.h"
#include "cli/patient_read.h"
#include "cli/plan.h"
#include "cli/signals.h"
#include "corpus/document_ids.h"
#include "corpus/files.h"
#include "corpus/run/read_corpus.h"
#include "recognition/recognizer.h"
#include "recognition/tagger/trainer.h"

namespace pseudo::cli {

namespace {

Error usage(std::string message) { return {ErrorCode::kUsage, std::move(message)}; }

int refuse(Console& console, const Error& error) {
  console.error(error);
  return exit_code_or_signal(exit_code(error));
}

/// Rows of a hash in 16 hexadecimal digits, a tab, and the number of a cluster.
Result<recognition::Clusters> read_clusters(const std::string& path) {
  if (path.empty()) return recognition::Clusters();
  const Result<std::string> bytes = read_to_end(path);
  if (!bytes)
    return usage(fmt::format("--clusters {}: {}", printable(path), bytes.error().message));
  std::vector<recognition::Clusters::Row> rows;
  std::string_view rest = *bytes;
  for (std::size_t number = 1; !rest.empty(); ++number) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    const std::size_t tab = std::min(line.find('\t'), line.size());
    recognition::Clusters::Row row;
    const auto hash = std::from_chars(line.data(), line.data() + tab, row.first, 16);
    const std::string_view cluster = line.substr(std::min(tab + 1, line.size()));
    const auto id = std::from_chars(cluster.data(), cluster.data() + cluster.size(), row.second);
    if (hash.ptr != line.data() + tab || id.ec != std::errc() || row.second == 0) {
      return usage(fmt::format("--clusters {}:{}: is no hash and number", printable(path), number));
    }
    rows.push_back(row);
  }
  return recognition::Clusters(std::move(rows));
}

/// Beside its place first, so that a broken run leaves no half model.
Status write_model(const std::string& path, const std::string& bytes, bool umask) {
  const std::string part = path + ".part";
  const Fd file(
      ::open(part.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, umask ? 0666 : 0600));
  if (!file) return io_error("write " + printable(part), errno);
  if (const int fault = write_all(file.get(), bytes)) {
    ::unlink(part.c_str());
    return io_error("write " + printable(part), fault);
  }
  if (std::rename(part.c_str(), path.c_str()) != 0) {
    return io_error("write " + printable(path), errno);
  }
  return Done{};
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
    return usage("train: no model is named; say where it goes, as in: pseudo train -o my.model c/");
  }
  if (::access(path.c_str(), F_OK) == 0 && !options.overwrite) {
    return Error{ErrorCode::kExists,
                 fmt::format("{} is there already", printable(path)),
                 {},
                 Remedy::kOverwriteOrOtherOutput};
  }
  return Done{};
}

}  // namespace

int run_train(const CliOptions& options, Console& console) {
  catch_signals();
  if (const Status free = check_place(options); !free) return refuse(console, free.error());
  const Result<LabelSettings> settled = read_label_settings(options);
  if (!settled) return refuse(console, settled.error());
  if (const Status decided = all_decided(options, *settled); !decided) {
    return refuse(console, decided.error());
  }
  for (const std::string& warning : settled->warnings) {
    console.message({Severity::kWarning, "", warning});
  }
  Result<RunSetup> setup = make_marking_setup(options);
  if (!setup) return refuse(console, setup.error());
  const Result<recognition::Clusters> clusters = read_clusters(options.recognition.clusters);
  if (!clusters) return refuse(console, clusters.error());
  const auto stop = [] { return caught_signal() != 0; };
  setup->plan.take_unannotated = false;
  const Result<ReadCorpus> corpus = read_corpus(setup->plan, settled->labels, stop);
  if (!corpus) return refuse(console, corpus.error());
  for (const Message& failure : corpus->failures) console.message(failure);
  const recognition::Rules rules(*setup->language);
  const recognition::Lists lists(setup->language->lexicons());
  recognition::TrainerOptions settings;
  settings.seed = options.recognition.seed;
  settings.most_iterations = static_cast<int>(options.recognition.iterations);
  settings.l1 = options.recognition.l1;
  settings.l2 = options.recognition.l2;
  const Result<recognition::Trained> trained = recognition::train_model(
      corpus->documents, settled->labels, lists, *clusters,
      [&](std::string_view text) { return recognition::hints(rules.find(text)); }, settings,
      [&](const recognition::TrainerProgress& progress) {
        tell(progress, console);
        return !stop();
      });
  if (!trained) return refuse(console, trained.error());
  const std::string bytes = trained->model.bytes();
  const Status written = write_model(options.recognition.model, bytes, options.umask);
  if (!written) return refuse(console, written.error());
  console.message(
      {Severity::kInfo, "",
       fmt::format("{}: {} features, {} bytes, of {} documents ({} held out: F1 {:.4f} after {} "
                   "iterations)",
                   printable(options.recognition.model), trained->model.features(), bytes.size(),
                   trained->documents, trained->held_out, trained->held_out_f1,
                   trained->iterations)});
  return corpus->failures.empty() ? kAllDone : kSomeFailed;
}

}  // namespace pseudo::cli
