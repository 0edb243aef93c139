// Splits batches of streams into documents.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/input/source.h"

namespace pseudo {

struct BatchLine {
  std::size_t number = 0;  ///< From 1, in the stream; for a mail that of its first line.
  std::string_view text;   ///< Without its line end and without a byte order mark.
  std::string_view raw;    ///< With its line end and the blank lines around it.
  std::string id = {};     ///< For a mail: "inbox/000001". Lines contain their ids.
};

/// The number of line ends.
std::size_t count_line_ends(std::string_view lines);

/// The non-blank lines, as views of the batch.
std::vector<BatchLine> split_lines(const Batch& batch);
/// The mails, as views of the batch.
std::vector<BatchLine> split_mails(const Batch& batch);
/// Calls one of the two functions above, depending on the format of the batch.
std::vector<BatchLine> split_documents(const Batch& batch);
/// The input of Format::read.
DocumentSource source_of(const BatchLine& line);

}  // namespace pseudo
