#include "support/markup.h"

#include <cassert>
#include <vector>

namespace pseudo::test {

Document marked(std::string_view markup, std::string id) {
  Document document;
  document.id = std::move(id);
  std::vector<std::size_t> open;
  for (std::size_t i = 0; i < markup.size(); ++i) {
    if (markup.substr(i).starts_with("[[")) {
      document.text += '[';
      ++i;
    } else if (markup[i] == '[') {
      const std::size_t blank = markup.find(' ', i);
      open.push_back(document.annotations.size());
      Annotation annotation;
      annotation.id = "T" + std::to_string(document.annotations.size() + 1);
      annotation.label = std::string(markup.substr(i + 1, blank - i - 1));
      annotation.fragments = {{document.text.size(), document.text.size()}};
      document.annotations.push_back(std::move(annotation));
      i = blank;
    } else if (markup[i] == ']' && !open.empty()) {
      document.annotations[open.back()].fragments[0].end = document.text.size();
      open.pop_back();
    } else {
      document.text += markup[i];
    }
  }
  assert(open.empty());
  return document;
}

}  // namespace pseudo::test
