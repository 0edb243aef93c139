#include "engine/resolve/kept_words.h"

#include <algorithm>
#include <string>
#include <utility>

#include "engine/common/filler.h"
#include "engine/resolve/analyze_mentions.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"
#include "values/kept_spans.h"

namespace pseudo {
namespace {

// The language checks the whole name for each of its words; longer texts are not names.
constexpr std::size_t kMostWords = 64;

void add(std::size_t mention, ByteSpan span, KeptReason reason, KeptWords& found) {
  found.push_back({static_cast<std::uint32_t>(mention), reason, span});
}

ByteSpan inside(const Part& part, ByteSpan span) {
  return {part.span.begin + span.begin, part.span.begin + span.end};
}

}  // namespace

void KeptWordFinder::add_name(std::size_t mention, const Part& part, KeptWords& found) const {
  const std::string_view surface = surface_of(plan_.mentions[mention], part);
  const std::vector<text::WordUnit> units = text::word_units(surface);
  if (units.size() < 2 || units.size() > kMostWords) return;
  const std::string name = text::fold_key(surface);
  for (const text::WordUnit& unit : units) {
    const auto word = surface.substr(unit.span.begin, unit.span.size());
    if (is_persons_name(word, unit, originals_)) continue;
    const KeptReason reason = language_.reason_to_recur(part.category, name, text::fold_key(word));
    if (reason != KeptReason::kNone) add(mention, inside(part, unit.span), reason, found);
  }
}

void KeptWordFinder::add_value(std::size_t mention, const Part& part, Category category,
                               KeptWords& found) const {
  const std::string_view surface = surface_of(plan_.mentions[mention], part);
  for (const auto& [span, reason] : values::kept_spans(category, surface, locale_)) {
    // "Haus 5" in a document that mentions a person named Haus.
    const std::string_view kept = surface.substr(span.begin, span.size());
    const auto names_person = [&](const text::WordUnit& unit) {
      return is_persons_name(kept.substr(unit.span.begin, unit.span.size()), unit, originals_);
    };
    if (category == Category::kStreetNo &&
        std::ranges::any_of(text::word_units(kept), names_person))
      continue;
    add(mention, inside(part, span), reason, found);
  }
}

KeptReason KeptWordFinder::reason_in_names(const std::string& key) const {
  if (!in_names_) {
    in_names_.emplace();
    for (std::size_t i = 0; i < analyses_.size(); ++i) {
      if (filler_of(plan_.mentions[i].category) == Filler::kAddress) continue;
      KeptWords kept;
      for (const Part& part : analyses_[i]) add_part(i, part, kept);
      for (const KeptWord& word : kept) {
        // In an address nothing shows that the word is a title.
        if (word.reason == KeptReason::kTitle) continue;
        const std::string_view surface = plan_.mentions[i].surface;
        for (text::WordUnit& unit :
             text::word_units(surface.substr(word.span.begin, word.span.size()))) {
          in_names_->emplace(std::move(unit.key), word.reason);
        }
      }
    }
  }
  const auto found = in_names_->find(key);
  return found == in_names_->end() ? KeptReason::kNone : found->second;
}

// "musikschule" in "musikschule-linz.at", if the document mentions "Musikschule Linz".
void KeptWordFinder::add_names_in_address(std::size_t mention, const Part& part,
                                          KeptWords& found) const {
  for (const text::WordUnit& unit : text::word_units(surface_of(plan_.mentions[mention], part))) {
    const KeptReason reason = reason_in_names(unit.key);
    if (reason != KeptReason::kNone) add(mention, inside(part, unit.span), reason, found);
  }
}

void KeptWordFinder::add_part(std::size_t mention, const Part& part, KeptWords& found) const {
  switch (filler_of(plan_.mentions[mention], part)) {
    case Filler::kNone:
      if (part.reason != KeptReason::kNone) add(mention, part.span, part.reason, found);
      break;
    case Filler::kName:
      add_name(mention, part, found);
      break;
    case Filler::kNumber:
      add_value(mention, part, part.kind == Part::Kind::kScramble ? Category::kUfid : part.category,
                found);
      break;
    case Filler::kAddress:
      add_value(mention, part, part.category, found);
      add_names_in_address(mention, part, found);
      break;
    default:
      break;
  }
}

KeptWords KeptWordFinder::of(std::size_t mention) const {
  KeptWords found;
  for (const Part& part : analyses_[mention]) add_part(mention, part, found);
  std::ranges::sort(found, {}, [](const KeptWord& word) { return word.span; });
  return found;
}

bool KeptWordFinder::leaves_word_of(std::size_t mention, std::string_view text,
                                    KeptWords& kept) const {
  if (!leaves_word(plan_.mentions[mention], {}, text)) return false;
  if (kept.empty()) kept = of(mention);
  return leaves_word(plan_.mentions[mention], kept, text);
}

std::span<const KeptWord> kept_words_of(const KeptWords& all, std::size_t mention) {
  const auto range = std::ranges::equal_range(
      all, mention, {}, [](const KeptWord& word) { return std::size_t{word.mention}; });
  return {range.begin(), range.end()};
}

namespace {

// All bits for a text with umlauts, because its words may recur without the dots.
std::uint64_t signature_of(std::string_view original) {
  const auto is_ascii = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
  constexpr std::uint64_t kAll = ~std::uint64_t{0};
  return std::ranges::all_of(original, is_ascii) ? text::unit_signature(original) : kAll;
}

}  // namespace

bool leaves_word(const Mention& mention, std::span<const KeptWord> kept, std::string_view text) {
  if (mention.category == Category::kDate) return false;
  if ((signature_of(mention.surface) & text::unit_signature(text)) == 0) return false;
  const std::vector<text::WordUnit> old = text::word_units(mention.surface);
  if (old.empty()) return false;
  std::vector<std::string> now;
  for (text::WordUnit& unit : text::word_units(text)) now.push_back(std::move(unit.key));
  std::ranges::sort(now);
  std::vector<std::string> allowed;  // words that may be kept at some position
  std::vector<std::string> must_go;
  auto next = kept.begin();
  for (const text::WordUnit& unit : old) {
    const std::string bare = text::key_without_dots(
        std::string_view(mention.surface).substr(unit.span.begin, unit.span.size()));
    const bool is_bare = !bare.empty() && std::ranges::binary_search(now, bare);
    if (!is_bare && !std::ranges::binary_search(now, unit.key)) continue;
    while (next != kept.end() && next->span.end < unit.span.end) ++next;
    const bool has_reason = next != kept.end() && next->span.contains(unit.span);
    (has_reason ? allowed : must_go).push_back(is_bare ? bare : unit.key);
  }
  return std::ranges::any_of(must_go, [&](const std::string& word) {
    return std::ranges::equal_range(now, word).size() >
           static_cast<std::size_t>(std::ranges::count(allowed, word));
  });
}

bool is_persons_name(std::string_view word, const text::WordUnit& unit,
                     const OriginalSet& originals) {
  std::size_t end = 0;
  return originals.names_person(unit.key) && text::is_upper(text::next(word, end));
}

namespace {

// `stays`: selects among the words that the language allows to recur.
template <class Predicate>
text::UnitSet own_words_but(const LanguageModule& language, Category category,
                            std::string_view name, Predicate stays) {
  const std::string folded = text::fold_key(name);
  const auto words = std::ranges::count(folded, ' ') + 1;
  const bool may_recur = words > 1 && words <= static_cast<std::ptrdiff_t>(kMostWords);
  if (!may_recur) return text::UnitSet(name);
  return text::UnitSet(name, [&](const text::WordUnit& unit) {
    const auto word = name.substr(unit.span.begin, unit.span.size());
    return language.reason_to_recur(category, folded, text::fold_key(word)) != KeptReason::kNone &&
           stays(word, unit);
  });
}

}  // namespace

text::UnitSet own_words(const LanguageModule& language, Category category, std::string_view name) {
  return own_words_but(language, category, name,
                       [](std::string_view, const text::WordUnit&) { return true; });
}

text::UnitSet own_words(const LanguageModule& language, Category category, std::string_view name,
                        const OriginalSet& originals) {
  return own_words_but(language, category, name,
                       [&](std::string_view word, const text::WordUnit& unit) {
                         return !is_persons_name(word, unit, originals);
                       });
}

text::UnitSet words_to_go(const Mention& mention, std::span<const KeptWord> kept,
                          std::string_view also) {
  std::vector<std::string> stay;
  for (const KeptWord& word : kept) {
    const std::string_view surface = mention.surface;
    for (text::WordUnit& unit :
         text::word_units(surface.substr(word.span.begin, word.span.size()))) {
      stay.push_back(std::move(unit.key));
    }
  }
  std::string words = mention.surface;
  words.append(1, '\n').append(also);
  return text::UnitSet(words, [&](const text::WordUnit& unit) {
    return std::ranges::find(stay, unit.key) != stay.end();
  });
}

}  // namespace pseudo
