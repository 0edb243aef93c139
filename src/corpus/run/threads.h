// The threads of a run: they process batches; results are written in order.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <map>
#include <mutex>
#include <optional>

#include "corpus/input/source.h"
#include "corpus/output/resumed_lines.h"
#include "corpus/run/item_report.h"
#include "corpus/run/outputs.h"
#include "corpus/run/run_context.h"
#include "corpus/run/tally.h"
#include "pseudo/corpus.h"

namespace pseudo {

/// Holds the mutable state shared by the threads.
class Threads {
 public:
  /// `total`: documents of the run; 0: unknown.
  Threads(const RunContext& context, const RunHooks& hooks, Outputs& outputs, std::size_t total);

  /// Blocks until all batches are done; returns the sums.
  Tally run();
  /// The error that ended the run early.
  [[nodiscard]] const std::optional<Error>& fatal() const { return fatal_; }
  [[nodiscard]] bool stopped() const { return stopped_; }
  /// True if the reader of standard output closed it.
  [[nodiscard]] bool reader_is_gone() const { return reader_is_gone_; }
  /// Number of documents in the resumed stream that the input does not contain.
  [[nodiscard]] std::size_t not_in_input() const { return resumed_.not_found(); }

 private:
  void work(std::size_t thread);
  void work_safely(std::size_t thread);
  bool take(Batch& batch);
  void give(std::size_t number, BatchResult result);
  void drain(std::unique_lock<std::mutex>& lock);
  void write(const BatchResult& result);
  bool write_lines(const BatchResult& result);
  void end();
  void end_with(Error error);
  [[nodiscard]] bool stop_requested() const { return hooks_.stop && hooks_.stop(); }

  const RunContext& context_;
  const RunHooks& hooks_;
  Outputs& outputs_;
  std::size_t total_;

  std::mutex source_mutex_;  // protects source_ and resumed_
  Source source_;
  ResumedLines resumed_;

  // Protects the members below. The thread that drains alone writes done_, without it.
  std::mutex mutex_;
  std::condition_variable moved_;
  std::map<std::size_t, BatchResult> waiting_;
  std::size_t pending_ = 0;  // bytes in waiting_
  std::size_t next_ = 0;     // next batch to be written
  std::size_t done_ = 0;     // documents
  bool draining_ = false;
  bool ended_ = false;
  bool stopped_ = false;
  bool reader_is_gone_ = false;
  std::optional<Error> fatal_;
  Tally tally_;
};

/// Adds facts about the run as a whole to the counts of the threads.
void complete(RunReport& report, const Discovery& found, const Threads& threads);

}  // namespace pseudo
