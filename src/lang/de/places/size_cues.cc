#include "lang/de/places/size_cues.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "lang/common/folded_map.h"
#include "text/ascii.h"
#include "text/fold.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo::lang::de {
namespace {

using Reach = TownNeeds::Reach;

constexpr std::size_t kWindow = 90;  // bytes of a sentence to examine on each side

bool is_sign(char c) { return c == '.' || c == '!' || c == '?' || c == ';' || c == ':'; }

// True if the mark at `i` ends a sentence. False after a number ("3. Mai") or a single letter ("z.
// B."), and directly before a letter ("a.m").
bool ends_sentence(std::string_view text, std::size_t i) {
  if (i + 1 < text.size() && text[i + 1] != ' ' && text[i + 1] != '\n') return false;
  if (text[i] != '.') return true;
  if (i == 0 || text::is_ascii_digit(text[i - 1])) return false;
  return i > 1 && text[i - 2] != ' ' && text[i - 2] != '.';
}

bool is_empty_line(std::string_view text, std::size_t i) {
  return text[i] == '\n' && i + 1 < text.size() && text[i + 1] == '\n';
}

bool divides(std::string_view text, std::size_t i) {
  return (is_sign(text[i]) && ends_sentence(text, i)) || is_empty_line(text, i);
}

/// Examines the words around a place.
class Asker {
 public:
  Asker(const Grammar& grammar, const DocumentView& document)
      : grammar_(grammar), text_(document.text), mentions_(document.mentions) {}

  // The need of the words around a place in the i-th mention, or "".
  [[nodiscard]] std::string_view around(ByteSpan place, std::size_t i) const {
    std::string_view needs = by_word(text::word_after(text_, place.end), Reach::kBeside);
    needs = TownNeeds::stronger(needs, before(place.begin));
    needs = TownNeeds::stronger(needs, by_words(clause_before(place.begin, i), Reach::kSentence));
    return TownNeeds::stronger(needs, by_words(clause_after(place.end, i), Reach::kSentence));
  }
  // The kind of names that fit the fixed term that begins with the place ("Wiener Schnitzel",
  // "Bologna-Prozess"), or "". In rows of terms a star matches any other word.
  [[nodiscard]] std::string_view of_term(ByteSpan place) const {
    const std::string own = text::fold_key(part_of(place));
    const auto needs = [&](const std::string& term) {
      return grammar_.town_needs.of(term, Reach::kBeside);
    };
    if (const auto kind = needs(own + " *"); !kind.empty()) return kind;
    const auto next = text::word_after(text_, place.end);
    if (!next || next->begin != place.end + 1) return {};
    const char between = text_[place.end];
    if (between != ' ' && between != '-' && between != '\n') return {};
    const std::string word = text::fold_key(part_of(*next));
    const auto kind = needs(own + ' ' + word);
    return kind.empty() ? needs("* " + word) : kind;
  }
  // The need of the words of an organisation.
  [[nodiscard]] std::string_view within(ByteSpan org) const {
    return by_words(org, Reach::kBeside);
  }
  // The need of the words of an organisation for the town in its address.
  [[nodiscard]] std::string_view of_address(ByteSpan org) const {
    return by_words(org, Reach::kAddress);
  }

 private:
  [[nodiscard]] std::string_view part_of(ByteSpan span) const {
    return text_.substr(span.begin, span.size());
  }
  [[nodiscard]] std::string_view by_word(const std::optional<ByteSpan>& word, Reach reach) const {
    if (!word) return {};
    const auto needs = [&](ByteSpan span) {
      return grammar_.town_needs.of(text::fold_key(part_of(span)), reach);
    };
    const ByteSpan whole = with_hyphens(*word);
    return whole == *word ? needs(*word) : TownNeeds::stronger(needs(*word), needs(whole));
  }
  // The word with the words that hyphens join to it: "U-Bahn".
  [[nodiscard]] ByteSpan with_hyphens(ByteSpan word) const {
    constexpr std::size_t kLongest = 64;  // bytes
    for (std::size_t& begin = word.begin; begin > 1 && text_[begin - 1] == '-';) {
      const auto left = text::word_before(text_, begin - 1);
      if (!left || left->end + 1 != begin || word.end - left->begin > kLongest) break;
      begin = left->begin;
    }
    while (word.end < text_.size() && text_[word.end] == '-') {
      const auto right = text::word_after(text_, word.end + 1);
      if (!right || right->begin != word.end + 1 || right->end - word.begin > kLongest) break;
      word.end = right->end;
    }
    return word;
  }
  [[nodiscard]] std::string_view by_words(ByteSpan stretch, Reach reach) const {
    std::string_view needs;
    for (const ByteSpan& word : text::words(part_of(stretch))) {
      const ByteSpan there{stretch.begin + word.begin, stretch.begin + word.end};
      needs = TownNeeds::stronger(needs, by_word(there, reach));
    }
    return needs;
  }
  // A preposition may separate them: "die Universität in Graz".
  [[nodiscard]] std::string_view before(std::size_t begin) const {
    const std::optional<ByteSpan> word = text::word_before(text_, begin);
    if (!word) return {};
    if (!grammar_.prepositions.contains(text::fold_key(part_of(*word)))) {
      return by_word(word, Reach::kBeside);
    }
    return by_word(text::word_before(text_, word->begin), Reach::kBeside);
  }
  // True for a town outside a list with the place: the words beyond it belong to that town.
  [[nodiscard]] bool parts_from(const Mention& town, ByteSpan between) const {
    constexpr std::size_t kMostOfList = 2;  // words: "Linz und in Wien"
    return town.category == Category::kCity && text::words(part_of(between)).size() > kMostOfList;
  }
  // The part of the sentence between the nearest other town and `begin`.
  [[nodiscard]] ByteSpan clause_before(std::size_t begin, std::size_t i) const {
    std::size_t least = begin - std::min(begin, kWindow);
    std::size_t from = begin;
    for (; i > 0 && mentions_[i - 1].span.end > least; --i) {
      const ByteSpan town = mentions_[i - 1].span;
      if (parts_from(mentions_[i - 1], {town.end, std::max(town.end, from)})) least = town.end;
      if (mentions_[i - 1].category == Category::kCity) from = town.begin;
    }
    from = begin;
    while (from > least && !divides(text_, from - 1)) --from;
    while (from < begin && !text::is_boundary(text_, from)) ++from;
    return {from, begin};
  }
  [[nodiscard]] ByteSpan clause_after(std::size_t end, std::size_t i) const {
    std::size_t most = std::min(text_.size(), end + kWindow);
    std::size_t to = end;
    for (++i; i < mentions_.size() && mentions_[i].span.begin < most; ++i) {
      const ByteSpan town = mentions_[i].span;
      if (parts_from(mentions_[i], {std::min(to, town.begin), town.begin})) most = town.begin;
      if (mentions_[i].category == Category::kCity) to = town.end;
    }
    to = end;
    while (to < most && !divides(text_, to)) ++to;
    while (to > end && !text::is_boundary(text_, to)) --to;
    return {end, to};
  }

  const Grammar& grammar_;
  std::string_view text_;
  std::span<const Mention> mentions_;
};

bool is_town(const Part& part) {
  return part.category == Category::kCity && part.kind == Part::Kind::kEntity &&
         part.traits.number.empty() && part.traits.kind != "region";
}

bool is_place(const Part& part) {
  return part.category == Category::kCity && part.kind == Part::Kind::kEntity;
}

struct Asked {
  FoldedMap<std::string_view> kinds = {};  // by key
  FoldedMap<std::string_view> terms = {};  // by key: of_term
  FoldedSet outside_terms = {};            // keys that also occur outside fixed terms
};

// The town beside a postal code that follows an organisation within a few lines: its index, or that
// of the organisation.
std::size_t address_of(std::span<const Mention> mentions, std::size_t org) {
  constexpr std::size_t kFar = 240;  // bytes
  for (std::size_t i = org + 1; i + 1 < mentions.size(); ++i) {
    if (mentions[i].span.begin > mentions[org].span.end + kFar) break;
    if (mentions[i].category == Category::kZip && mentions[i + 1].category == Category::kCity) {
      return i + 1;
    }
  }
  return org;
}

// Adds the needs of the words around the i-th mention for the places in it.
void ask(const Asker& asker, const Mention& mention, std::size_t i, const Analysis& parts,
         Asked& asked) {
  for (const Part& part : parts) {
    if (!is_place(part) || part.span.end > mention.span.size()) continue;
    const ByteSpan span{mention.span.begin + part.span.begin, mention.span.begin + part.span.end};
    if (const auto term = asker.of_term(span); !term.empty()) {
      asked.terms[part.key] = term;
    } else {
      asked.outside_terms.insert(part.key);
    }
    if (!is_town(part)) continue;
    std::string_view needs = TownNeeds::stronger(part.traits.kind, asker.around(span, i));
    if (mention.category == Category::kOrg) {
      needs = TownNeeds::stronger(needs, asker.within(mention.span));
    }
    if (!needs.empty()) asked.kinds[part.key] = TownNeeds::stronger(asked.kinds[part.key], needs);
  }
}

// A place that occurs in fixed terms only. Others keep their country and size.
void mark_term(std::string_view kind, Part& part) {
  part.traits.kind = kind;
  part.traits.gender = {};
  part.traits.number = {};
}

}  // namespace

void mark_asked_sizes(const Rules& rules, const DocumentView& document,
                      std::vector<Analysis>& analyses) {
  const Asker asker(rules.grammar, document);
  Asked asked;
  for (std::size_t i = 0; i < analyses.size(); ++i) {
    const Mention& mention = document.mentions[i];
    if (mention.span.end > document.text.size()) continue;
    ask(asker, mention, i, analyses[i], asked);
    if (mention.category != Category::kOrg) continue;
    const std::string_view needs = asker.of_address(mention.span);
    if (needs.empty()) continue;
    for (const Part& part : analyses[address_of(document.mentions, i)]) {
      if (!is_town(part)) continue;
      asked.kinds[part.key] = TownNeeds::stronger(asked.kinds[part.key], needs);
    }
  }
  for (Analysis& analysis : analyses) {
    for (Part& part : analysis) {
      const std::string_view* const term = is_place(part) ? asked.terms.find(part.key) : nullptr;
      if (term != nullptr && !asked.outside_terms.contains(part.key)) {
        mark_term(*term, part);
        continue;
      }
      const std::string_view* const needs = is_town(part) ? asked.kinds.find(part.key) : nullptr;
      if (needs == nullptr) continue;
      part.traits.kind = *needs;
      part.traits.size_is_asked = *needs == "town" || *needs == "university_town";
    }
  }
}

}  // namespace pseudo::lang::de
