// The documents among the lines or mails of a batch.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/input/source.h"

namespace pseudo {

struct BatchLine {
  std::size_t number = 0;  ///< In the stream, from 1; of the first line of a mail.
  std::string_view text;   ///< Without its end and without a byte order mark.
  std::string_view raw;    ///< With its end and the blank lines around.
  std::string id = {};     ///< A mail's: "inbox/000001". A line holds its own.
};

/// The number of line ends.
std::size_t count_line_ends(std::string_view lines);

/// The lines that are not blank; views into the batch.
std::vector<BatchLine> split_lines(const Batch& batch);
/// The mails, likewise.
std::vector<BatchLine> split_mails(const Batch& batch);
/// One or the other, by the format of the batch.
std::vector<BatchLine> split_documents(const Batch& batch);
/// What its format reads it from.
DocumentSource source_of(const BatchLine& line);

}  // namespace pseudo
