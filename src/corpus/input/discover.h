// Finds the documents of a run: searches folders, and finds the partners of single files.
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

/// A part of the input, in the order given: a range of catalog entries, or a stream of documents.
struct InputPart {
  std::size_t begin = 0;  ///< Entries [begin, end) of the catalog.
  std::size_t end = 0;
  std::optional<std::string> stream = {};  ///< A path or "-"; `begin` and `end` are then unused.
  const Format* format = nullptr;          ///< The format of the stream.
  std::string id = {};  ///< Prefix of the ids in a stream of mails: "inbox" for "inbox.mbox".
};

struct Discovery {
  Catalog catalog;
  std::vector<InputPart> parts;
  std::vector<Message> failures;  ///< Unreadable folders, links that lead outside, loops.
  std::size_t found = 0;          ///< Documents in all shards.
  std::size_t ignored = 0;        ///< Other files.
  std::size_t mails = 0;          ///< Those of the ignored files that are mail.
  ForeignFiles foreign;           ///< Those of the ignored files with other known formats.
};

bool has_streams(const Discovery& found);
/// True for streams whose format can be written, too.
bool can_be_written(const InputPart& part);

/// The formats must outlive the result. Errors: kUsage (an INPUT does not exist or is of an unknown
/// kind, two inputs with the same id), kIo (an INPUT cannot be opened).
Result<Discovery> discover(const std::vector<std::string>& inputs, const Shard& shard,
                           std::span<const Format> formats = built_in_formats());

}  // namespace pseudo
