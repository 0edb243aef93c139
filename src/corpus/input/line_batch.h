// The documents among the lines of a batch.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "corpus/input/source.h"

namespace pseudo {

struct BatchLine {
  std::size_t number = 0;  ///< In the stream, from 1.
  std::string_view text;   ///< Without its end and without a byte order mark.
  std::string_view raw;    ///< With its end and the blank lines around.
};

/// The number of line ends.
std::size_t count_line_ends(std::string_view lines);

/// The lines that are not blank; views into the batch.
std::vector<BatchLine> split_lines(const Batch& batch);

}  // namespace pseudo
