#include "engine/sweep.h"

#include <algorithm>
#include <string>
#include <tuple>
#include <utility>

#include "engine/beside_names.h"
#include "text/ascii.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo {
namespace {

bool is_ignored(const WordSet* ignored, std::string_view text, const std::string& key) {
  return ignored != nullptr && (ignored->contains(key) || ignored->contains(text::fold_key(text)));
}

bool is_family(Category category) { return category == Category::kFamily; }

bool is_given(Category category) {
  return category == Category::kFemale || category == Category::kMale;
}

const KnownInitial* known_initial(std::string_view run, bool of_family, const SweptForms& forms) {
  for (std::size_t pos = 0; pos < run.size();) {
    const char32_t c = text::lower(text::next(run, pos));
    const auto known = std::ranges::find_if(forms.initials, [&](const KnownInitial& initial) {
      return initial.letter == c && is_family(forms.owners[initial.owner].category) == of_family;
    });
    if (known != forms.initials.end()) return &*known;
  }
  return nullptr;
}

// Mentions of names from `first` on take the initials beside them: letters of given names at a
// family name, those of family names behind a given name.
void add_initials(std::string_view text, ByteSpan stretch, const SweptForms& forms,
                  std::size_t first, std::vector<SweptMention>& mentions) {
  std::size_t earliest = stretch.begin;
  for (std::size_t i = first; i < mentions.size(); ++i) {
    SweptMention& mention = mentions[i];
    const Category category = forms.owners[mention.owner].category;
    const std::size_t latest = i + 1 < mentions.size() ? mentions[i + 1].span.begin : stretch.end;
    const ByteSpan span = mention.span;
    const auto take = [&](ByteSpan run) {
      const std::string_view letters = text.substr(run.begin, run.size());
      const KnownInitial* const known = known_initial(letters, is_given(category), forms);
      if (known == nullptr) return;
      mention.span = {std::min(span.begin, run.begin), std::max(span.end, run.end)};
      mention.name = span;
      mention.initials = run;
      mention.initials_owner = known->owner;
    };
    if (!mention.doubtful && is_family(category)) {
      take(initials_before(text, span.begin, earliest));
      if (mention.initials.empty()) take(initials_behind(text, span.end, latest));
    } else if (!mention.doubtful && is_given(category) && !text.substr(span.end).starts_with(',')) {
      take(initials_behind(text, span.end, latest));
    }
    earliest = mention.span.end;
  }
}

void append_mentions(std::string_view text, std::span<const ByteSpan> stretches,
                     const SweptForms& forms, const LanguageModule& language,
                     std::vector<SweptMention>& mentions) {
  for (const ByteSpan& stretch : stretches) {
    const std::size_t first = mentions.size();
    for (FormIndex::Match& match : forms.index.find(text.substr(stretch.begin, stretch.size()))) {
      const ByteSpan span{stretch.begin + match.span.begin, stretch.begin + match.span.end};
      if (is_ignored(forms.ignored, text.substr(span.begin, span.size()), match.key)) continue;
      const Standing standing =
          language.standing(text, span, forms.owners[match.owner].category, match.key);
      if (standing == Standing::kOther) continue;
      mentions.push_back(
          {span, match.owner, standing == Standing::kEverydayWord, std::move(match.key)});
    }
    if (!forms.initials.empty() && mentions.size() > first) {
      add_initials(text, stretch, forms, first, mentions);
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
