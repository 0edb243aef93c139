#include "lang/de/context/mentioned_people.h"

#include <algorithm>

#include "lang/de/context/agreement.h"
#include "lang/de/context/forms_of_address.h"
#include "lang/de/context/shown_words.h"
#include "model/category_tree.h"
#include "text/ascii_words.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo::lang::de {
namespace {

std::string_view part_of(std::string_view surface, ByteSpan span) {
  return surface.substr(span.begin, span.size());
}

// The first given name of a mention of a person, after titles. "" if there is none, or a single
// name, which may be a family name.
std::string_view first_given_name(const Grammar& grammar, const Mention& mention) {
  const std::string_view surface = mention.surface;
  auto word = text::next_word(surface, 0);
  const auto is_title = [&] {
    return surface.substr(word->end).starts_with('.') ||
           grammar.address_words.contains(text::fold_key(part_of(surface, *word)));
  };
  while (word && is_title()) word = text::next_word(surface, word->end);
  if (!word) return {};
  const bool given =
      mention.category == Category::kGiven || text::next_word(surface, word->end).has_value();
  return given ? part_of(surface, *word) : std::string_view();
}

// Determines the gender from a word of address at the beginning of the mention: "[Frau Kim Huber]".
std::optional<Category> gender_inside(const Grammar& grammar, std::string_view surface) {
  const auto word = text::next_word(surface, 0);
  if (!word) return std::nullopt;
  const AddressWord* const own =
      grammar.address_words.find(text::fold_key(part_of(surface, *word)));
  return own != nullptr && own->decides ? std::optional(category_of(*own)) : std::nullopt;
}

// FEMALE or MALE if exactly one of them is in the set.
std::optional<Category> one_of(unsigned genders) {
  const bool female = (genders & bit(Category::kFemale)) != 0;
  const bool male = (genders & bit(Category::kMale)) != 0;
  if (female == male) return std::nullopt;
  return female ? Category::kFemale : Category::kMale;
}

// The gender that an article after a preposition requires. nullopt if there is none, or if it may
// be a relative pronoun ("die Frau, mit der Max kam").
std::optional<Category> gender_by_article(const Grammar& grammar, const Neighbours& words,
                                          std::size_t begin) {
  const Agreement agreement = agreement_before(grammar, words, begin);
  if (agreement.has_adjective) return std::nullopt;
  if (agreement.determiner_kind != "contracted") {
    if (agreement.determiner_kind != "article") return std::nullopt;
    const Neighbour preposition = words.before(words.before(begin).span.begin);
    if (!preposition || !grammar.prepositions.contains(text::fold_key(preposition.word))) {
      return std::nullopt;
    }
    const std::string_view text = words.document().text.substr(0, preposition.span.begin);
    const std::size_t last = text.find_last_not_of(" \n");
    if (last != std::string_view::npos && text[last] == ',') return std::nullopt;
  }
  const bool female = (agreement.allowed & kFeminineBit) != 0;
  const bool male = (agreement.allowed & kMasculineBit) != 0;
  if (female == male) return std::nullopt;
  return female ? Category::kFemale : Category::kMale;
}

// True for "Leopold" in "in der Leopold-Akte" and "Leopoldstadt": the article is that of the noun.
bool begins_compound(std::string_view text, ByteSpan name) {
  if (name.end >= text.size()) return false;
  std::size_t pos = name.end;
  char32_t next = text::next(text, pos);
  if (text::is_hyphen(next) && pos < text.size()) next = text::next(text, pos);
  return text::is_letter(next);
}

// Removes a genitive -s or its apostrophe, and also an -s that belongs to the name.
std::string_view base_of(const Grammar& grammar, std::string_view folded) {
  while (folded.ends_with('\'')) folded.remove_suffix(1);
  return grammar.nouns.without_plain_genitive(folded);
}

}  // namespace

MentionedPeople::Genders MentionedPeople::index_addressed() const {
  constexpr std::size_t kMost = 4096;  // names: bounds the memory of a long document
  Genders addressed;
  for (const Mention& mention : words_.document().mentions) {
    if (mention.category != Category::kGiven && mention.category != Category::kPerson) continue;
    if (addressed.size() >= kMost) break;
    const std::string_view name = first_given_name(grammar_, mention);
    if (name.empty()) continue;
    std::optional<Category> gender = gender_inside(grammar_, mention.surface);
    if (!gender) gender = addressed_gender(grammar_, words_, mention.span);
    if (gender) addressed[text::fold_key(name)] |= bit(*gender);
  }
  return addressed;
}

std::optional<Category> MentionedPeople::certain_gender(std::string_view folded,
                                                        ByteSpan name) const {
  if (const auto own = addressed_gender(grammar_, words_, name)) return own;
  if (const auto labelled = one_of(mentioned_.categories_of(folded))) return labelled;
  if (!addressed_) addressed_ = index_addressed();
  const auto found = addressed_->find(folded);
  return found == addressed_->end() ? std::nullopt : one_of(found->second);
}

MentionedPeople::Genders MentionedPeople::index_articles() const {
  constexpr std::size_t kMost = 4096;  // names: bounds the memory of a long document
  Genders shown;
  for (const Mention& mention : words_.document().mentions) {
    if (!is_female_or_male(mention.category)) continue;
    if (shown.size() >= kMost) break;
    if (begins_compound(words_.document().text, mention.span)) continue;
    const auto gender = gender_by_article(grammar_, words_, mention.span.begin);
    if (!gender) continue;
    const std::string folded = text::fold_key(mention.surface);
    shown[std::string(base_of(grammar_, folded))] |= bit(*gender);
  }
  return shown;
}

Category MentionedPeople::gender_by_articles(std::string_view folded, Category labelled) const {
  if (!articles_) articles_ = index_articles();
  if (articles_->empty()) return labelled;
  const auto found = articles_->find(base_of(grammar_, folded));
  return found == articles_->end() ? labelled : one_of(found->second).value_or(labelled);
}

MentionedPeople::Spans MentionedPeople::index_alike() const {
  constexpr std::size_t kMost = 8, kDistinct = 4096;  // bounds the time of a long document
  Spans alike;
  for (const Mention& mention : words_.document().mentions) {
    if (!text::ends_with_ascii_word(mention.surface, grammar_.nouns.plain_genitive())) continue;
    const Surface surface{mention.surface, mention.category};
    if (alike.size() == kDistinct && !alike.contains(surface)) continue;
    std::vector<ByteSpan>& spans = alike[surface];
    if (spans.size() < kMost) spans.push_back(mention.span);
  }
  return alike;
}

std::span<const ByteSpan> MentionedPeople::alike(Category category,
                                                 std::string_view surface) const {
  if (words_.document().mentions.size() < 2) return {};
  if (!alike_) alike_ = index_alike();
  const auto found = alike_->find({surface, category});
  if (found == alike_->end() || found->second.size() < 2) return {};
  return found->second;
}

bool MentionedPeople::is_addressed(std::string_view folded) const {
  if (!behind_titles_) behind_titles_ = words_behind_titles(words_.document().text, grammar_);
  return behind_titles_->contains(folded);
}

}  // namespace pseudo::lang::de
