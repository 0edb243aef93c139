// The work on one batch: read, process, print; what one thread does alone.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/input/entry_reader.h"
#include "corpus/input/seen_ids.h"
#include "corpus/input/source.h"
#include "corpus/output/folder_sink.h"
#include "corpus/run/measure.h"
#include "corpus/run/tally.h"
#include "corpus/vault/vault_file.h"
#include "pseudo/corpus.h"

namespace pseudo {

/// What all threads share, read-only.
struct WorkSetup {
  const RunPlan& plan;
  const Process& process;
  const Discovery& found;
  DataFormat format = DataFormat::kBrat;
  const FolderSink* folder = nullptr;   ///< Null: JSON Lines, or a dry run.
  VaultFile* vault = nullptr;           ///< Null: none is written.
  SeenIds* ids = nullptr;               ///< Null: no stream is among the inputs.
  Severity lowest = Severity::kDetail;  ///< Of the messages that are wanted.
};

/// What comes of a batch; taken in the order of the batches.
struct BatchResult {
  std::vector<Message> messages;
  std::string lines;    ///< JSON Lines.
  std::string entries;  ///< Of the report, a line each.
  std::size_t done = 0;
  bool partial = false;        ///< Stopped before its end: nothing may follow it in a stream.
  std::optional<Error> fatal;  ///< No document can be written any more.
};

class Worker {
 public:
  Worker(const WorkSetup& setup, std::size_t number);
  /// Stops between groups of documents where `stop` says so.
  BatchResult run(const Batch& batch, const std::function<bool()>& stop);
  [[nodiscard]] const Tally& tally() const { return tally_; }

 private:
  struct Place;
  struct ParsedLine;
  struct InHand;
  void run_entries(const Batch& batch, const std::function<bool()>& go_on);
  std::vector<bool> mark_repeated_entries(const Batch& batch);
  InHand read_entry(const CatalogEntry& entry, bool there);
  void run_lines(const Batch& batch, const std::function<bool()>& go_on);
  std::vector<ParsedLine> parse_lines(const Batch& batch);
  void mark_repeated(const Batch& batch, std::vector<ParsedLine>& lines);
  void run_line(ParsedLine& line, Place place);
  bool is_there(const std::string& id, const Place& place);
  bool is_current(std::string_view id, const Place& place);
  void process(InHand& one);
  void deliver(InHand& one);
  void tell_skipped(const std::string& id);
  void finish(const Outcome& outcome, const Place& place, const DocumentSize& before);
  std::optional<Error> write(const Outcome& outcome, const Place& place);
  std::optional<Error> write_line(const Outcome& outcome, const Place& place);
  std::optional<Error> write_files(const Outcome& outcome, const Place& place);
  Status keep(const Outcome& outcome, const Place& place, std::string_view written,
              std::string_view written_annotations);
  void warn(const Outcome& outcome, const Place& place);
  void drop_outdated(const Error& error, std::string_view id);
  void fail(const Error& error, const Place& place, std::string_view id);

  const WorkSetup& setup_;
  EntryReader files_;
  std::optional<FolderSink::Writer> writer_;
  bool was_there_ = false;  // the document in hand, in the output
  BatchResult result_;
  Tally tally_;
};

}  // namespace pseudo
