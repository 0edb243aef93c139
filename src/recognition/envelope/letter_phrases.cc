#include "recognition/envelope/letter_phrases.h"

#include <algorithm>
#include <utility>

#include "pseudo/text.h"
#include "text/words.h"

namespace pseudo::recognition {

namespace {

constexpr std::string_view kAnyWords = "…";

std::vector<std::string> folded_words(std::string_view phrase) {
  std::vector<std::string> folded;
  for (const ByteSpan& word : text::words(phrase)) {
    folded.push_back(text::fold_key(phrase.substr(word.begin, word.size())));
  }
  return folded;
}

bool stand_in_order(const std::vector<std::string>& wanted, std::span<const std::string> words) {
  std::size_t next = 0;
  for (const std::string& word : words) {
    if (next < wanted.size() && word == wanted[next]) ++next;
  }
  return next == wanted.size();
}

}  // namespace

LetterPhrases::LetterPhrases(const Lexicons& lexicons) : lexicons_(lexicons) {
  for (const char* name : {"letter_phrases", "english_letter_phrases"}) {
    if (const LexiconTable* const table = lexicons.table(name)) add(*table);
  }
}

void LetterPhrases::add(const LexiconTable& table) {
  for (std::uint32_t row = 0; row < table.rows(); ++row) {
    const auto role = std::ranges::find(kPhraseRoles, table.cell(row, "role"));
    const std::string_view phrase = table.cell(row, "phrase");
    const std::size_t gap = std::min(phrase.find(kAnyWords), phrase.size());
    Phrase added{folded_words(phrase.substr(0, gap)), folded_words(phrase.substr(gap))};
    if (role == kPhraseRoles.end() || added.words.empty()) continue;
    const std::string first = added.words.front();
    by_first_word_[static_cast<std::size_t>(role - kPhraseRoles.begin())][first].push_back(
        std::move(added));
  }
}

std::size_t LetterPhrases::match(PhraseRole role, std::span<const std::string> words) const {
  if (words.empty()) return 0;
  const auto& phrases = by_first_word_[static_cast<std::size_t>(role)];
  const auto found = phrases.find(words.front());
  if (found == phrases.end()) return 0;
  std::size_t longest = 0;
  for (const Phrase& phrase : found->second) {
    const std::size_t size = phrase.words.size();
    if (size <= longest || size > words.size()) continue;
    const bool same = std::ranges::equal(phrase.words, words.first(size));
    if (same && stand_in_order(phrase.later, words.subspan(size))) longest = size;
  }
  return longest;
}

bool LetterPhrases::is_given_name(const std::string& word) const {
  constexpr std::array<const char*, 4> kLists = {"given_female", "given_male", "given_unisex",
                                                 "nicknames"};
  return std::ranges::any_of(kLists, [&](const char* name) {
    const LexiconTable* const table = lexicons_.table(name);
    return table != nullptr && !table->find(word).empty();
  });
}

}  // namespace pseudo::recognition
