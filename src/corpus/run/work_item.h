// The steps of processing a document: read, process, encode, commit. Each step is a function;
// `encode` is in corpus/output/encode.h.
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

/// The origin of a document: a pair of files, or a line of a stream.
struct DocumentOrigin {
  const CatalogEntry* entry = nullptr;  ///< Null for a line.
  const std::string* stream = nullptr;  ///< Path of the stream, or "-".
  std::size_t line = 0;                 ///< Line in the stream, from 1.
};

/// Describes the origin for messages. `error`: selects the file of the pair and the line, or
/// another file.
MessagePlace locate(const DocumentOrigin& origin, const Catalog& catalog,
                    const Error* error = nullptr);

struct WorkItem {
  DocumentOrigin origin = {};
  EarlierOutput earlier = {};
  std::string id = {};  ///< In the input. Empty if unknown or invalid.
  /// For messages: the id of a line that is unreadable or repeats an id. No output belongs to it.
  std::string claimed_id = {};
  bool repeats_id = false;
  std::string_view raw_line = {};   ///< With its line end and the blank lines around it.
  std::size_t bytes = 0;            ///< Total size of both files.
  std::optional<Error> fault = {};  ///< Set if the item must not be processed further.
  bool skipped = false;    ///< The output already contains the document; not processed further.
  CorpusSize before = {};  ///< Size of the document; only with a report.
  Document document = {};  ///< As read; moved from by process.
  std::vector<std::string> warnings = {};  ///< Faults that did not prevent reading.
  std::vector<Misfit> misfits = {};  ///< Annotations concerned by `fault`, if it is about offsets.
  Outcome outcome = {};              ///< Contains the document under its output id.
  std::string original_text = {};    ///< Only with a vault.
  std::string original_annotations = {};  ///< Only with a vault: the .ann file.
};

/// Reads a pair of files. `in_stream`: the resumed stream contains the document.
WorkItem read_pair(const CatalogEntry& entry, bool in_stream, const RunContext& context,
                   ThreadState& thread);

/// Creates an item from a parsed line.
WorkItem read_line(const BatchLine& line, Result<Document> parsed, const std::string& stream,
                   const EarlierOutput& earlier, const RunContext& context,
                   const ThreadState& thread);

/// Runs the processor. Adds the labels of the document to `tally`.
WorkItem process(WorkItem item, const RunContext& context, Tally& tally);

/// The result of committing a document.
struct CommitResult {
  bool held = false;      ///< The output already contained exactly this document.
  std::string line = {};  ///< For Sink::append, in the order of the input.
  std::optional<WriteFault> fault = {};
};

/// Writes the record of the document to the vault, then the document to the output; in a dry run
/// neither. Precondition: `encoded` was made from the outcome of `item`.
CommitResult commit(const WorkItem& item, EncodedDocument encoded, const RunContext& context,
                    SinkWriter* writer);

}  // namespace pseudo
