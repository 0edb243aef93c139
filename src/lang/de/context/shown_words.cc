#include "lang/de/context/shown_words.h"

#include <cstddef>
#include <string>
#include <string_view>

#include "lang/common/mentioned_words.h"
#include "lang/common/tokens.h"
#include "text/ascii.h"
#include "text/fold.h"
#include "text/words.h"

namespace pseudo::lang::de {
namespace {

// True for characters that separate the parts of an address: "@", ".", "_", "-", digits.
bool divides_address(char c) {
  return !text::is_ascii_letter(c) && static_cast<unsigned char>(c) < 0x80;
}

// Adds "graf" for "otto.graf77@post.example".
void add_parts_of_address(std::string_view surface, const Grammar& grammar, FoldedSet& words) {
  std::size_t begin = 0;
  for (std::size_t pos = 0; pos <= surface.size(); ++pos) {
    if (pos < surface.size() && !divides_address(surface[pos])) continue;
    const std::string folded = text::fold_key(surface.substr(begin, pos - begin));
    begin = pos + 1;
    if (!folded.empty() && !grammar.generic_address_words.contains(folded)) words.insert(folded);
  }
}

bool says_of_what(const Grammar& grammar, const Token& token) {
  return grammar.determiners.contains(token.folded) || grammar.prepositions.contains(token.folded);
}

// Adds "Richter" for "Kanzlei Richter", "Graf" for "Otto-Graf-Straße".
void add_words_of_name(const Mention& mention, const Grammar& grammar, FoldedSet& words) {
  const Tokens tokens = tokenize(mention.surface);
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const Token& token = tokens[i];
    if (token.dot || !starts_with_upper(token.text())) continue;
    const bool is_last = i + 1 == tokens.size();
    if (mention.category == Category::kStreet && i + 2 != tokens.size()) continue;
    if (mention.category == Category::kOrg && i > 0 && says_of_what(grammar, tokens[i - 1])) {
      continue;
    }
    if (is_last) words.insert(std::string(grammar.nouns.without_plain_genitive(token.folded)));
    words.insert(token.folded);
  }
}

bool is_title_of_people(const Grammar& grammar, std::string_view word) {
  const AddressWord* const title = grammar.address_words.find(text::fold_key(word));
  if (title == nullptr || title->of_firm) return false;
  return title->role == AddressRole::kTitle || title->role == AddressRole::kHousehold;
}

}  // namespace

FoldedSet words_shown_as_names(std::span<const Mention> mentions, const Grammar& grammar) {
  constexpr unsigned kPersons = bit(Category::kFamily) | bit(Category::kFemale) |
                                bit(Category::kMale) | bit(Category::kGiven) |
                                bit(Category::kPerson);
  FoldedSet names;
  for (const Mention& mention : mentions) {
    if ((bit(mention.category) & kPersons) == 0) continue;
    const Tokens tokens = tokenize(mention.surface);
    for (std::size_t i = 0; i < tokens.size(); ++i) {
      const Token& token = tokens[i];
      const bool last = i + 1 == tokens.size();
      const std::string_view rest = std::string_view(mention.surface).substr(token.span.end);
      const bool hyphen_before = i > 0 && mention.surface[token.span.begin - 1] == '-';
      if (!last && !hyphen_before && !rest.starts_with('-') && !rest.starts_with(',')) continue;
      if (token.dot || !starts_with_upper(token.text())) continue;
      // "Huber-Interview" may be annotated as a person. Family names have a label of their own.
      const bool is_noun = last && hyphen_before && mention.category == Category::kPerson &&
                           grammar.compound_nouns.contains(token.folded);
      if (is_noun) continue;
      names.insert(std::string(grammar.nouns.without_plain_genitive(token.folded)));
      names.insert(token.folded);
    }
  }
  return names;
}

FoldedSet words_shown_beside_people(std::span<const Mention> mentions, const Grammar& grammar) {
  FoldedSet words;
  for (const Mention& mention : mentions) {
    switch (mention.category) {
      case Category::kEmail:
      case Category::kUrl:
      case Category::kUser:
      case Category::kAdd:
        add_parts_of_address(mention.surface, grammar, words);
        break;
      case Category::kOrg:
      case Category::kCity:
      case Category::kStreet:
      case Category::kLoc:
        add_words_of_name(mention, grammar, words);
        break;
      default:
        break;
    }
  }
  return words;
}

FoldedSet words_behind_titles(std::string_view text, const Grammar& grammar) {
  constexpr std::size_t kMostNames = 3;     // "Frau Anna Maria Huber"
  constexpr std::size_t kLongestTitle = 4;  // bytes before a dot: "Prof."
  FoldedSet names;
  std::size_t left = 0;
  std::size_t end = 0;  // of the previous word
  for (auto word = text::next_word(text, 0); word; word = text::next_word(text, word->end)) {
    const std::string_view written = text.substr(word->begin, word->end - word->begin);
    const std::string_view gap = text.substr(end, word->begin - end);
    if (gap != " " && gap != ". ") left = 0;
    end = word->end;
    const bool has_dot = text.substr(end).starts_with('.');
    if (!starts_with_upper(written)) {
      left = 0;
    } else if (is_title_of_people(grammar, written)) {
      left = kMostNames;
    } else if (left > 0 && !(has_dot && written.size() <= kLongestTitle)) {
      const std::string folded = text::fold_key(written);
      names.insert(std::string(grammar.nouns.without_plain_genitive(folded)));
      names.insert(folded);
      left = has_dot ? 0 : left - 1;
    }
  }
  return names;
}

}  // namespace pseudo::lang::de
