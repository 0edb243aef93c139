#include "engine/sweep/date_forms.h"

#include <algorithm>
#include <string>
#include <vector>

#include "engine/sweep/collect_forms.h"
#include "text/ascii.h"
#include "text/chars.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo {
namespace {

// For such forms, English writes a comma before the year: "april 3 2018", "3 april 2018".
bool has_month_and_year(std::string_view form) {
  constexpr std::size_t kYear = 4;  // digits
  const std::vector<ByteSpan> words = text::words(form);
  const auto is_year = [&](const ByteSpan& word) {
    return word.size() == kYear && text::is_ascii_digit(form[word.begin]);
  };
  return words.size() > 2 && std::ranges::any_of(words, is_year) &&
         std::ranges::any_of(form, text::is_ascii_lower);
}

}  // namespace

bool names_a_date(std::string_view surface) {
  constexpr std::ptrdiff_t kDay = 6;  // digits of a day, a month and a short year
  for (std::size_t pos = 0; pos < surface.size();) {
    if (text::is_letter(text::next(surface, pos))) return true;
  }
  return text::words(surface).size() > 1 ||
         std::ranges::count_if(surface, text::is_ascii_digit) >= kDay;
}

void add_date_forms(const ReadDates& read, std::span<const std::size_t> mentions, const Plan& plan,
                    SweptForms& forms) {
  if (read.readings == nullptr) return;
  for (std::size_t d = 0; d < read.mentions.size(); ++d) {
    const std::size_t mention = read.mentions[d];
    if (!std::ranges::binary_search(mentions, mention)) continue;
    const std::vector<std::string> texts = read.readings->search_forms(d);
    if (texts.empty()) continue;
    const FormIndex::Owner owner =
        add_owner(forms, plan, {mention, kWholeMention}, Category::kDate);
    for (const std::string& text : texts) {
      if (has_month_and_year(text)) {
        forms.index.add_with_comma({text}, owner);
      } else {
        forms.index.add({text}, owner);
      }
    }
  }
}

}  // namespace pseudo
