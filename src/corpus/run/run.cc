// The threads of a run. Everything that is shared between them is here: the source, and the
// results in their order. The only file that starts threads.
#include <algorithm>
#include <condition_variable>
#include <exception>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "corpus/document_ids.h"
#include "corpus/input/discover.h"
#include "corpus/input/source.h"
#include "corpus/output/folder_sink.h"
#include "corpus/output/output_places.h"
#include "corpus/output/stream_sink.h"
#include "corpus/run/report.h"
#include "corpus/run/work.h"
#include "corpus/vault/vault_file.h"
#include "pseudo/corpus.h"

namespace pseudo {

namespace {

// How far the threads may run ahead of a slow document.
constexpr std::size_t kMaxAhead = 4096;                      // batches
constexpr std::size_t kMaxPending = std::size_t{16} << 20U;  // bytes of their results

/// Where results go, in order. Errors on the way end the run.
struct Outputs {
  std::unique_ptr<FolderSink> folder;
  std::unique_ptr<StreamSink> stream;
  std::unique_ptr<ReportFile> report;
  std::unique_ptr<VaultFile> vault;
};

class Run {
 public:
  Run(const WorkSetup& setup, const RunHooks& hooks, Outputs& outputs, std::size_t total)
      : setup_(setup),
        hooks_(hooks),
        outputs_(outputs),
        total_(total),
        source_(setup.found, setup.plan,
                outputs.stream ? outputs.stream->there() : std::vector<std::uint64_t>(),
                [this] { return stop_requested(); }) {}

  /// Blocks until all is done; then the sums.
  Tally execute();
  [[nodiscard]] const std::optional<Error>& fatal() const { return fatal_; }
  [[nodiscard]] bool stopped() const { return stopped_; }
  [[nodiscard]] bool closed() const { return closed_; }
  /// Documents in the output that the input does not have.
  [[nodiscard]] std::size_t strangers() const { return source_.missing(); }

 private:
  void work(std::size_t number);
  void work_safely(std::size_t number);
  bool take(Batch& batch);
  void give(std::size_t number, BatchResult result);
  void drain(std::unique_lock<std::mutex>& lock);
  void deliver(const BatchResult& result);
  void end_with(Error error);
  [[nodiscard]] bool stop_requested() const { return hooks_.stop && hooks_.stop(); }

  const WorkSetup& setup_;
  const RunHooks& hooks_;
  Outputs& outputs_;
  std::size_t total_;

  std::mutex source_mutex_;  // guards source_
  Source source_;

  std::mutex mutex_;  // guards what follows
  std::condition_variable moved_;
  std::map<std::size_t, BatchResult> waiting_;
  std::size_t pending_ = 0;  // bytes in waiting_
  std::size_t next_ = 0;     // batch to be delivered next
  std::size_t done_ = 0;     // documents
  bool draining_ = false;
  bool ended_ = false;
  bool stopped_ = false;
  bool closed_ = false;
  std::optional<Error> fatal_;
  Tally tally_;
};

std::size_t bytes_of(const BatchResult& result) {
  return result.lines.size() + result.entries.size() + result.messages.size() * sizeof(Message);
}

Tally Run::execute() {
  std::vector<std::jthread> threads;
  const unsigned jobs =
      setup_.plan.jobs > 0 ? setup_.plan.jobs : std::max(1U, std::thread::hardware_concurrency());
  for (unsigned i = 1; i < jobs; ++i) {
    threads.emplace_back([this, i] { work_safely(i); });
  }
  work_safely(0);
  threads.clear();
  stopped_ = stopped_ || stop_requested();
  return std::move(tally_);
}

/// What a thread must not throw ends the run as a whole.
void Run::work_safely(std::size_t number) {
  try {
    work(number);
  } catch (const std::bad_alloc&) {
    end_with({ErrorCode::kInternal, "out of memory"});
  } catch (const std::exception&) {
    end_with({ErrorCode::kInternal, "an unexpected fault; this is a bug"});
  }
}

void Run::end_with(Error error) {
  const std::lock_guard lock(mutex_);
  if (!fatal_) fatal_ = std::move(error);
  ended_ = true;
  moved_.notify_all();
  if (setup_.ids != nullptr) setup_.ids->give_up();
}

void Run::work(std::size_t number) {
  Worker worker(setup_, number);
  Batch batch;
  while (take(batch)) {
    const std::size_t place = batch.number;
    give(place, worker.run(batch, [this] { return stop_requested(); }));
  }
  const std::lock_guard lock(mutex_);
  tally_.merge(worker.tally());
}

bool Run::take(Batch& batch) {
  {
    std::unique_lock lock(mutex_);
    // `next_` is always in some thread's hands while others wait, so this ends.
    moved_.wait(lock, [&] { return ended_ || pending_ <= kMaxPending || waiting_.empty(); });
    moved_.wait(lock, [&] { return ended_ || waiting_.size() <= kMaxAhead; });
    if (ended_) return false;
  }
  if (stop_requested()) return false;
  const std::lock_guard lock(source_mutex_);
  return source_.next(batch);
}

void Run::give(std::size_t number, BatchResult result) {
  std::unique_lock lock(mutex_);
  pending_ += bytes_of(result);
  waiting_.emplace(number, std::move(result));
  if (!draining_) drain(lock);
}

/// Delivers what is next in order, without holding the lock meanwhile.
void Run::drain(std::unique_lock<std::mutex>& lock) {
  draining_ = true;
  while (!waiting_.empty() && waiting_.begin()->first == next_ && !ended_) {
    const BatchResult result = std::move(waiting_.begin()->second);
    waiting_.erase(waiting_.begin());
    lock.unlock();
    deliver(result);
    lock.lock();
    pending_ -= bytes_of(result);
    ++next_;
    moved_.notify_all();
  }
  draining_ = false;
}

void Run::deliver(const BatchResult& result) {
  if (hooks_.message) {
    for (const Message& message : result.messages) hooks_.message(message);
  }
  if (outputs_.stream && !result.lines.empty()) {
    const Status written = outputs_.stream->write(result.lines);
    if (!written && outputs_.stream->reader_is_gone()) {
      const std::lock_guard lock(mutex_);
      ended_ = closed_ = true;
      return;
    }
    if (!written) return end_with(written.error());
  }
  if (outputs_.report) {
    if (const int fault = outputs_.report->write(result.entries)) {
      return end_with(outputs_.report->error(fault));
    }
  }
  if (result.fatal) return end_with(*result.fatal);
  if (result.partial && outputs_.stream) {
    const std::lock_guard lock(mutex_);
    ended_ = true;
  }
  done_ += result.done;
  if (hooks_.progress) hooks_.progress({done_, total_});
}

Status open_sink(const RunPlan& plan, const OutputPlace& place, const Discovery& found,
                 Outputs& outputs) {
  if (place.format == DataFormat::kBrat) {
    Result<std::unique_ptr<FolderSink>> sink = FolderSink::open(place, plan, found);
    if (!sink) return sink.error();
    outputs.folder = std::move(*sink);
  } else {
    Result<std::unique_ptr<StreamSink>> sink = StreamSink::open(place, plan);
    if (!sink) return sink.error();
    outputs.stream = std::move(*sink);
  }
  if (plan.report.empty()) return Done{};
  Result<std::unique_ptr<ReportFile>> report = ReportFile::open(plan);
  if (!report) return report.error();
  outputs.report = std::move(*report);
  return Done{};
}

Result<Outputs> open_outputs(const RunPlan& plan, const OutputPlace& place,
                             const Discovery& found) {
  Outputs outputs;
  if (plan.dry_run) return outputs;
  if (!plan.vault.empty()) {
    Result<std::unique_ptr<VaultFile>> vault = VaultFile::open(plan);
    if (!vault) return vault.error();
    outputs.vault = std::move(*vault);
  }
  if (const Status opened = open_sink(plan, place, found, outputs); !opened) {
    if (outputs.vault) outputs.vault->discard();
    return opened.error();
  }
  return outputs;
}

Status close_outputs(Outputs& outputs, const Tally& tally, bool complete) {
  Status status = Done{};
  if (outputs.report) {
    status = outputs.report->close(tally.report, tally.before, tally.after);
  }
  if (outputs.stream) {
    if (const Status closed = outputs.stream->close(complete); !closed) status = closed;
  }
  if (outputs.folder) {
    if (const Status closed = outputs.folder->close(); !closed) status = closed;
  }
  if (outputs.vault) {
    if (const Status closed = outputs.vault->close(); !closed) status = closed;
  }
  return status;
}

bool has_streams(const Discovery& found) {
  return std::any_of(found.parts.begin(), found.parts.end(),
                     [](const InputPart& part) { return part.stream.has_value(); });
}

Status inspect(const OutputPlace& place, const Discovery& found, const RunPlan& plan) {
  return place.format == DataFormat::kBrat ? FolderSink::inspect(place, found, plan)
                                           : StreamSink::inspect(place, found, plan);
}

/// A report may lie in the output folder, which is yet to be made. It replaces a file, and never
/// a folder or a device.
Status inspect_report(const RunPlan& plan, const OutputPlace& place) {
  namespace fs = std::filesystem;
  const fs::path folder = fs::path(plan.report).lexically_normal().parent_path();
  std::error_code ignored;
  const fs::file_status there = fs::status(plan.report, ignored);
  if (!plan.report.empty() && fs::exists(there) && !fs::is_regular_file(there)) {
    return Error{
        ErrorCode::kUsage,
        fmt::format("--report {}: is {}; name a file, as in report.json", printable(plan.report),
                    fs::is_directory(there) ? "a folder" : "no file")};
  }
  if (folder.empty() || fs::is_directory(folder, ignored)) return Done{};
  if (folder == (fs::path(place.path) / "").lexically_normal().parent_path()) return Done{};
  return Error{ErrorCode::kUsage, fmt::format("{}: the folder of the report is not there; make it",
                                              printable(plan.report))};
}

/// Everything that can be refused before the first byte is written. With both --resume and
/// --overwrite an output that is not this run's is replaced: then `plan` no longer resumes.
Result<OutputPlace> prepare(RunPlan& plan, const Discovery& found) {
  Result<OutputPlace> place = find_output_place(plan, found);
  if (!place) return place;
  Status free = inspect(*place, found, plan);
  if (!free && plan.overwrite && plan.resume != Resume::kNo) {
    plan.resume = Resume::kNo;
    free = inspect(*place, found, plan);
  }
  if (free) free = VaultFile::inspect(plan);
  if (!free) return free.error();
  if (const Status there = inspect_report(plan, *place); !there) return there.error();
  if (found.found == 0 && found.failures.empty() && !has_streams(found)) {
    return Error{ErrorCode::kUsage,
                 fmt::format("no document found: there are no .txt/.ann pairs in the input ({} "
                             "other files were ignored)",
                             found.ignored)};
  }
  return place;
}

void tell(const RunHooks& hooks, Severity severity, std::string text) {
  if (hooks.message) hooks.message({severity, "", std::move(text)});
}

}  // namespace

Result<RunReport> run_corpus(const RunPlan& given, const Process& process, const RunHooks& hooks) {
  RunPlan plan = given;
  const Result<Discovery> found = discover(plan.inputs, plan.shard);
  if (!found) return found.error();
  Result<OutputPlace> place = prepare(plan, *found);
  if (!place) return place.error();
  Result<Outputs> outputs = open_outputs(plan, *place, *found);
  if (!outputs) return outputs.error();
  if (hooks.message) {
    for (const Message& failure : found->failures) hooks.message(failure);
  }
  SeenIds ids;
  const bool streams = has_streams(*found);
  const WorkSetup setup{plan,
                        process,
                        *found,
                        place->format,
                        outputs->folder.get(),
                        outputs->vault.get(),
                        streams ? &ids : nullptr,
                        hooks.lowest};
  Run run(setup, hooks, *outputs, streams ? 0 : found->catalog.entries.size());
  Tally tally = run.execute();
  RunReport& report = tally.report;
  report.found += found->found;
  report.failed += found->failures.size();
  report.ignored = found->ignored;
  report.stopped = run.stopped();
  report.output_closed = run.closed();
  report.fatal = run.fatal();
  report.output = place->path;
  if (!report.fatal && !report.stopped && run.strangers() > 0) {
    report.fatal = Error{
        ErrorCode::kUsage,
        fmt::format("{} holds {} documents that the input does not have, or not in that order; "
                    "name the inputs of the run that is resumed",
                    printable(place->path), run.strangers())};
  }
  const bool complete = !report.stopped && !report.fatal && !report.output_closed;
  if (report.beyond_json > 0) {
    tell(hooks, Severity::kWarning,
         fmt::format("{} lines (relations, events, attributes, notes) were left out: JSON Lines "
                     "cannot hold them",
                     report.beyond_json));
  }
  if (const Status closed = close_outputs(*outputs, tally, complete); !closed && !report.fatal) {
    report.fatal = closed.error();
  }
  return std::move(report);
}

}  // namespace pseudo
