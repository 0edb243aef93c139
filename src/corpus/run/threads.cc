#include "corpus/run/threads.h"

#include <algorithm>
#include <cstdint>
#include <exception>
#include <new>
#include <thread>
#include <utility>
#include <vector>

#include "corpus/run/across_batches.h"
#include "corpus/run/batch_work.h"

namespace pseudo {

namespace {

// Bounds on how far other threads may run ahead of a slow document.
constexpr std::size_t kMaxAhead = 4096;                      // batches
constexpr std::size_t kMaxPending = std::size_t{16} << 20U;  // bytes of their results

std::size_t bytes_of(const BatchResult& result) {
  std::size_t bytes =
      result.lines.size() + result.entries.size() + result.messages.size() * sizeof(Message);
  for (const Outcome& outcome : result.outcomes) {
    bytes += outcome.document.text.size();
    if (outcome.comparison) bytes += outcome.comparison->original.text.size();
  }
  return bytes;
}

}  // namespace

Threads::Threads(const RunContext& context, const RunHooks& hooks, Outputs& outputs,
                 std::size_t total)
    : context_(context),
      hooks_(hooks),
      outputs_(outputs),
      total_(total),
      source_(context.found, [this] { return stop_requested(); }),
      resumed_(outputs.sink ? outputs.sink->held_lines() : std::vector<std::uint64_t>(),
               context.found, context.plan, context.processor.labels) {}

Tally Threads::run() {
  std::vector<std::jthread> threads;
  const unsigned jobs = context_.plan.jobs > 0 ? context_.plan.jobs
                                               : std::max(1U, std::thread::hardware_concurrency());
  for (unsigned i = 1; i < jobs; ++i) {
    threads.emplace_back([this, i] { work_safely(i); });
  }
  work_safely(0);
  threads.clear();
  stopped_ = stop_requested();
  return std::move(tally_);
}

/// An exception must not leave a thread; it ends the whole run.
void Threads::work_safely(std::size_t thread) {
  try {
    work(thread);
  } catch (const std::bad_alloc&) {
    end_with({ErrorCode::kInternal, "out of memory"});
  } catch (const std::exception&) {
    end_with({ErrorCode::kInternal, "an unexpected fault; this is a bug"});
  }
}

void Threads::end_with(Error error) {
  const std::lock_guard lock(mutex_);
  if (!fatal_) fatal_ = std::move(error);
  ended_ = true;
  moved_.notify_all();
  if (context_.ids != nullptr) context_.ids->give_up();
  if (context_.across != nullptr) context_.across->give_up();
}

void Threads::end() {
  const std::lock_guard lock(mutex_);
  ended_ = true;
}

void Threads::work(std::size_t thread) {
  ThreadState state(context_, thread);
  Batch batch;
  while (take(batch)) {
    const std::size_t number = batch.number;
    give(number, work_batch(batch, context_, state, [this] { return stop_requested(); }));
  }
  const std::lock_guard lock(mutex_);
  tally_.merge(state.tally);
}

bool Threads::take(Batch& batch) {
  {
    std::unique_lock lock(mutex_);
    // Cannot deadlock: while others wait, some thread works on batch `next_`.
    moved_.wait(lock, [&] { return ended_ || pending_ <= kMaxPending || waiting_.empty(); });
    moved_.wait(lock, [&] { return ended_ || waiting_.size() <= kMaxAhead; });
    if (ended_) return false;
  }
  if (stop_requested()) return false;
  const std::lock_guard lock(source_mutex_);
  if (!source_.next(batch)) return false;
  if (resumed_.not_found() > 0) batch.in_stream = resumed_.find(batch);
  return true;
}

void Threads::give(std::size_t number, BatchResult result) {
  std::unique_lock lock(mutex_);
  pending_ += bytes_of(result);
  waiting_.emplace(number, std::move(result));
  if (!draining_) drain(lock);
}

/// Writes the results that are next in order; releases the lock while writing.
void Threads::drain(std::unique_lock<std::mutex>& lock) {
  draining_ = true;
  while (!waiting_.empty() && waiting_.begin()->first == next_ && !ended_) {
    const BatchResult result = std::move(waiting_.begin()->second);
    waiting_.erase(waiting_.begin());
    lock.unlock();
    write(result);
    lock.lock();
    pending_ -= bytes_of(result);
    ++next_;
    moved_.notify_all();
  }
  draining_ = false;
}

/// Returns false if this ended the run.
bool Threads::write_lines(const BatchResult& result) {
  if (!outputs_.sink || result.lines.empty()) return true;
  Status written = outputs_.sink->append(result.lines);
  if (written) return true;
  if (outputs_.sink->reader_is_gone()) {
    const std::lock_guard lock(mutex_);
    ended_ = reader_is_gone_ = true;
  } else {
    end_with(std::move(written).error());
  }
  return false;
}

void Threads::write(const BatchResult& result) {
  if (hooks_.message) {
    for (const Message& message : result.messages) hooks_.message(message);
  }
  if (hooks_.audited) {
    for (const Outcome& outcome : result.outcomes) hooks_.audited(outcome);
  }
  if (!write_lines(result)) return;
  if (outputs_.report) {
    if (const int fault = outputs_.report->write(result.entries)) {
      return end_with(outputs_.report->error(fault));
    }
  }
  if (result.fatal) return end_with(*result.fatal);
  if (result.partial && outputs_.sink && outputs_.sink->is_ordered()) end();
  done_ += result.done;
  if (hooks_.progress) hooks_.progress({done_, total_});
}

void complete(RunReport& report, const Discovery& found, const Threads& threads) {
  report.found += found.found;
  report.ignored = found.ignored;
  report.stopped = threads.stopped();
  report.output_closed = threads.reader_is_gone();
  report.fatal = threads.fatal();
}

}  // namespace pseudo
