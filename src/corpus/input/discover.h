// Finds the documents of a run: searches folders, and the partners of single files.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "corpus/input/catalog.h"
#include "corpus/input/foreign_files.h"
#include "pseudo/corpus.h"

namespace pseudo {

/// A part of the input, in the order given: entries of the catalog, or a stream of documents.
struct InputPart {
  std::size_t begin = 0;  ///< Entries [begin, end) of the catalog.
  std::size_t end = 0;
  std::optional<std::string> stream = {};  ///< A path, or "-". Then begin and end are unused.
  const Format* format = nullptr;          ///< The stream's.
  std::string id = {};  ///< Ids of a stream of mails begin with it: "inbox" for "inbox.mbox".
};

struct Discovery {
  Catalog catalog;
  std::vector<InputPart> parts;
  std::vector<Message> failures;  ///< Folders that cannot be read, links that lead out, loops.
  std::size_t found = 0;          ///< Documents of all shards.
  std::size_t ignored = 0;        ///< Other files.
  std::size_t mails = 0;          ///< Those of them that are mail.
  ForeignFiles foreign;           ///< Those of them that are of other known formats.
};

bool has_streams(const Discovery& found);
/// Streams of a format that the output may have, too.
bool can_be_written(const InputPart& part);

/// Errors: kUsage (an INPUT that is not there or is of no known kind, two inputs with one id),
/// kIo (an INPUT that cannot be opened).
/// The formats must outlive the result.
Result<Discovery> discover(const std::vector<std::string>& inputs, const Shard& shard,
                           std::span<const Format> formats = built_in_formats());

}  // namespace pseudo
