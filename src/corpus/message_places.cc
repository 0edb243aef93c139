#include "corpus/message_places.h"

#include <fmt/format.h>

namespace pseudo {

std::string shown_place(const MessagePlace& place) {
  const std::size_t line = place.column > 0 ? place.stream_line : place.line;
  return line == 0 ? place.file : fmt::format("{}:{}", place.file, line);
}

}  // namespace pseudo
