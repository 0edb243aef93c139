#include "engine/sweep.h"

#include <algorithm>
#include <string>
#include <tuple>
#include <utility>

#include "text/ascii.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo {
namespace {

bool is_ignored(const WordSet* ignored, std::string_view text, const std::string& key) {
  return ignored != nullptr && (ignored->contains(key) || ignored->contains(text::fold_key(text)));
}

void append_mentions(std::string_view text, std::span<const ByteSpan> stretches,
                     const SweptForms& forms, const LanguageModule& language,
                     std::vector<SweptMention>& mentions) {
  for (const ByteSpan& stretch : stretches) {
    for (FormIndex::Match& match : forms.index.find(text.substr(stretch.begin, stretch.size()))) {
      const ByteSpan span{stretch.begin + match.span.begin, stretch.begin + match.span.end};
      if (is_ignored(forms.ignored, text.substr(span.begin, span.size()), match.key)) continue;
      const Standing standing =
          language.standing(text, span, forms.owners[match.owner].category, match.key);
      if (standing == Standing::kOther) continue;
      mentions.push_back(
          {span, match.owner, standing == Standing::kEverydayWord, std::move(match.key)});
    }
  }
}

// If mentions overlap, the first one stays; if they begin at one place, what is no doubt and what
// the document itself annotates. A denied word is ignored only where it is doubtful.
void add_denied(std::vector<SweptMention> denied, std::string_view text, const WordSet* ignored,
                std::vector<SweptMention>& mentions) {
  for (SweptMention& mention : denied) {
    const std::string_view written = text.substr(mention.span.begin, mention.span.size());
    if (mention.doubtful && is_ignored(ignored, written, mention.key)) continue;
    mention.is_denied = true;
    mentions.push_back(std::move(mention));
  }
  std::ranges::sort(mentions, {}, [](const SweptMention& one) {
    return std::tuple(one.span.begin, one.doubtful, one.is_denied);
  });
  std::size_t end = 0;
  std::erase_if(mentions, [&](const SweptMention& mention) {
    if (mention.span.begin < end) return true;
    end = mention.span.end;
    return false;
  });
}

}  // namespace

std::string words_of_name(std::string_view name) {
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

std::vector<SweptMention> sweep(std::string_view text, std::span<const ByteSpan> stretches,
                                const SweptForms& forms, const LanguageModule& language) {
  std::vector<SweptMention> mentions;
  if (!forms.index.empty()) append_mentions(text, stretches, forms, language, mentions);
  if (forms.denied == nullptr) return mentions;
  std::vector<SweptMention> denied;
  append_mentions(text, stretches, *forms.denied, language, denied);
  if (!denied.empty()) add_denied(std::move(denied), text, forms.ignored, mentions);
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
  return shows(name) || shows(words_of_name(name));
}

}  // namespace pseudo
