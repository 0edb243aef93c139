#include "lang/de/streets/street_search_forms.h"

#include <cstddef>
#include <string>
#include <utility>

#include "lang/common/letter_case.h"
#include "lang/common/tokens.h"
#include "lang/de/search_forms.h"
#include "text/fold.h"

namespace pseudo::lang::de {
namespace {

using Forms = std::vector<SearchForm>;

void add_street(Forms& forms, const Rules& rules, std::string_view name) {
  std::string key = text::fold_key(name);
  if (key.ends_with('.')) key.pop_back();
  add_form(forms, key, kGenitiveEnding);
  const SuffixMatch suffix = rules.streets.match(key, name.ends_with('.'));
  if (!suffix || suffix.diminutive || suffix.suffix->abbreviation.size() < 2) return;
  const std::string stem = key.substr(0, key.size() - suffix.letters);
  const std::string abbreviation = text::fold_key(suffix.suffix->abbreviation);
  constexpr std::size_t kDistinctive = 5;  // letters before "g.", which alone may be any ending
  if (abbreviation.size() > 2 || stem.size() >= kDistinctive) {
    add_form(forms, stem + abbreviation, kNoEnding);
  }
  add_form(forms, stem + suffix.suffix->folded, kGenitiveEnding);
  if (stem.size() >= kDistinctive && !stem.ends_with(' ')) {
    add_form(forms, stem + ' ' + suffix.suffix->folded, kGenitiveEnding);
  }
}

// Splits several streets: "Lindengasse/Zirbenweg", "Lindengasse und Zirbenweg".
std::vector<std::string_view> single_streets(const Grammar& grammar, std::string_view name) {
  constexpr std::size_t kMost = 16;
  std::vector<std::string_view> streets;
  std::size_t begin = 0;
  std::size_t end = 0;  // of the last word
  const auto close = [&] {
    if (begin < end) streets.push_back(name.substr(begin, end - begin));
  };
  for (const Token& token : tokenize(name)) {
    if (streets.size() == kMost) return streets;
    const std::string_view gap = name.substr(end, token.span.begin - end);
    const bool is_link = grammar.connectors.contains(token.folded);
    if (is_link || end == 0 || gap.find_first_of("/,;&+") != std::string_view::npos) {
      close();
      begin = is_link ? token.span.end : token.span.begin;
    } else if (begin == end) {
      begin = token.span.begin;  // behind a link
    }
    end = token.span.end;
  }
  close();
  return streets;
}

// "Hinterfeldgrund" of "Am Hinterfeldgrund".
void add_noun_of_street(Forms& forms, const Rules& rules, std::string_view name) {
  constexpr std::size_t kShortest = 8;  // letters: shorter ones may be any word
  const Tokens tokens = tokenize(name);
  if (tokens.size() < 2 || !starts_with_upper(tokens.back().written)) return;
  for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
    if (!is_function_word(rules.grammar, tokens[i])) return;
  }
  const std::string& noun = tokens.back().folded;
  if (noun.size() < kShortest || is_everyday_name(rules, noun)) return;
  add_form(forms, noun, kGenitiveEnding);
}

}  // namespace

void add_streets(Forms& forms, const Rules& rules, std::string_view name) {
  const std::vector<std::string_view> streets = single_streets(rules.grammar, name);
  if (streets.size() > 1) add_form(forms, text::fold_key(name), kGenitiveEnding);
  for (const std::string_view street : streets) {
    add_street(forms, rules, street);
    add_noun_of_street(forms, rules, street);
  }
}

}  // namespace pseudo::lang::de
