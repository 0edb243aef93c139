#include "engine/common/free_text.h"

#include <algorithm>
#include <cstddef>

namespace pseudo {

std::vector<std::string_view> texts_of(const Link& link) {
  std::vector<std::string_view> texts;
  for (const std::string* text : {&link.id, &link.type, &link.value, &link.entry}) {
    if (!text->empty()) texts.push_back(*text);
  }
  for (const Argument& argument : link.arguments) {
    if (!argument.role.empty()) texts.push_back(argument.role);
  }
  return texts;
}

std::string json_words(std::string_view json) {
  std::string words(json);
  for (std::size_t at = words.find('\\'); at != std::string::npos; at = words.find('\\', at)) {
    for (const std::size_t end = std::min(at + 2, words.size()); at < end; ++at) words[at] = ' ';
  }
  return words;
}

}  // namespace pseudo
