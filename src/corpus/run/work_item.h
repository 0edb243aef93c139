// One document on its way through a run: read, processed, encoded, committed. Each step is a
// function; `encode` is in corpus/output/encode.h.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/input/line_batch.h"
#include "corpus/output/encode.h"
#include "corpus/output/sink.h"
#include "corpus/run/measure.h"
#include "corpus/run/run_context.h"
#include "pseudo/document.h"
#include "pseudo/pseudonymizer.h"
#include "pseudo/result.h"

namespace pseudo {

/// Where a document comes from: a pair of files, or a line of a stream.
struct DocumentOrigin {
  const CatalogEntry* entry = nullptr;  ///< Null: a line.
  const std::string* stream = nullptr;  ///< Its path, or "-".
  std::size_t line = 0;                 ///< In the stream, from 1.
};

/// The origin for messages. `error`: names the file of a pair and the line in it, or another file.
MessagePlace locate(const DocumentOrigin& origin, const Catalog& catalog,
                    const Error* error = nullptr);

struct WorkItem {
  DocumentOrigin origin = {};
  EarlierOutput earlier = {};
  std::string id = {};  ///< In the input. Empty if it is not known or not allowed.
  /// For messages, of a line that cannot be read or has an id that has come before: no output of
  /// that id is its own.
  std::string told_id = {};
  bool repeats_id = false;
  std::string_view raw_line = {};          ///< With its end and the blank lines around it.
  std::size_t bytes = 0;                   ///< The size of both files.
  std::optional<Error> fault = {};         ///< Ends the processing of the item.
  bool skipped = false;                    ///< Ends it too: the output already holds the document.
  CorpusSize before = {};                  ///< Its size, if there is a report.
  Document document = {};                  ///< As read; process moves it on.
  std::vector<std::string> warnings = {};  ///< What was read in spite of a fault.
  std::vector<Misfit> misfits = {};        ///< If they are the fault.
  Outcome outcome = {};                    ///< With the id of the document in the output.
  std::string original_text = {};          ///< If there is a vault.
  std::string original_annotations = {};   ///< If there is a vault: the .ann file as it was.
};

/// Reads a pair of files. `in_stream`: the resumed stream holds the document.
WorkItem read_pair(const CatalogEntry& entry, bool in_stream, const RunContext& context,
                   ThreadState& thread);

/// Takes a line that was parsed.
WorkItem read_line(const BatchLine& line, Result<Document> parsed, const std::string& stream,
                   const EarlierOutput& earlier, const RunContext& context,
                   const ThreadState& thread);

/// Runs the processor. `tally` gets the labels of the document.
WorkItem process(WorkItem item, const RunContext& context, Tally& tally);

/// The result of committing a document.
struct CommitResult {
  bool held = false;      ///< The output held this very document.
  std::string line = {};  ///< For Sink::append, in the order of the input.
  std::optional<WriteFault> fault = {};
};

/// Writes the record of the document to the vault, then the document to the output; in a dry run
/// neither. Precondition: `encoded` was made of the outcome of `item`.
CommitResult commit(const WorkItem& item, EncodedDocument encoded, const RunContext& context,
                    SinkWriter* writer);

}  // namespace pseudo
