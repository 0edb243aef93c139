#include "engine/sweep.h"

#include <algorithm>
#include <string>
#include <utility>

#include "text/ascii.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo {
namespace {

// "mail2EvaHuber" -> "mail 2 Eva Huber"
std::string divided(std::string_view name) {
  std::string words;
  char32_t before = U' ';
  for (std::size_t pos = 0; pos < name.size();) {
    const std::size_t begin = pos;
    const char32_t c = text::next(name, pos);
    const bool changes = text::is_digit(c) != text::is_digit(before);
    if (changes || (text::is_lower(before) && text::is_upper(c))) words += ' ';
    words.append(name.substr(begin, pos - begin));
    before = c;
  }
  std::ranges::replace(words, '_', ' ');
  return words;
}

bool is_ignored(const WordSet* ignored, std::string_view text, const std::string& key) {
  return ignored != nullptr && (ignored->contains(key) || ignored->contains(text::fold_key(text)));
}

}  // namespace

std::vector<SweptMention> sweep(std::string_view text, std::span<const ByteSpan> stretches,
                                const SweptForms& forms, const LanguageModule& language) {
  std::vector<SweptMention> mentions;
  if (forms.index.empty()) return mentions;
  for (const ByteSpan& stretch : stretches) {
    for (FormIndex::Match& match : forms.index.find(text.substr(stretch.begin, stretch.size()))) {
      const ByteSpan span{stretch.begin + match.span.begin, stretch.begin + match.span.end};
      if (is_ignored(forms.ignored, text.substr(span.begin, span.size()), match.key)) continue;
      const Standing standing =
          match.key.empty()
              ? Standing::kName
              : language.standing(text, span, forms.owners[match.owner].category, match.key);
      if (standing == Standing::kOther) continue;
      mentions.push_back(
          {span, match.owner, standing == Standing::kEverydayWord, std::move(match.key)});
    }
  }
  return mentions;
}

std::vector<SweptMention> sweep(std::string_view text, const SweptForms& forms,
                                const LanguageModule& language) {
  const ByteSpan all{0, text.size()};
  return sweep(text, std::span(&all, 1), forms, language);
}

bool name_shows_original(std::string_view name, const SweptForms& forms,
                         const LanguageModule& language) {
  const auto shows = [&](std::string_view text) {
    return std::ranges::any_of(sweep(text, forms, language),
                               [](const SweptMention& mention) { return !mention.doubtful; });
  };
  return shows(name) || shows(divided(name));
}

}  // namespace pseudo
