#include "lang/name_words.h"

#include <algorithm>
#include <string>
#include <utility>

#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang {
namespace {

bool is_persons(Category category) {
  return category == Category::kFemale || category == Category::kMale ||
         category == Category::kGiven || category == Category::kFamily ||
         category == Category::kPerson;
}

}  // namespace

std::vector<SearchForm> words_as_forms(Category category, std::string_view name) {
  std::vector<SearchForm> forms;
  forms.push_back({text::fold_key(name)});
  const std::string key = forms.front().key;
  if (!is_persons(category) || key.find(' ') == std::string::npos) return forms;
  for (std::size_t begin = 0; begin < key.size();) {
    const std::size_t end = std::min(key.find(' ', begin), key.size());
    forms.push_back({key.substr(begin, end - begin)});
    begin = end + 1;
  }
  return forms;
}

bool starts_small(std::string_view text, std::size_t byte) {
  return text::is_lower(text::next(text, byte));
}

}  // namespace pseudo::lang
