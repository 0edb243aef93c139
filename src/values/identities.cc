#include "values/identities.h"

#include <algorithm>
#include <utility>

#include "text/casing.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::values {
namespace {

// Of people with the same first letters, or who stand beside one name: a page of a telephone book
// must not cost quadratic time.
constexpr std::size_t kLookedAt = 256;

bool is_given(Category category) {
  return category == Category::kGiven || category == Category::kFemale ||
         category == Category::kMale;
}

bool is_person(Category category) { return is_given(category) || category == Category::kFamily; }

std::vector<std::string_view> split(std::string_view words) {
  std::vector<std::string_view> result;
  while (!words.empty()) {
    const std::size_t blank = std::min(words.find(' '), words.size());
    if (blank > 0) result.push_back(words.substr(0, blank));
    words.remove_prefix(std::min(words.size(), blank + 1));
  }
  return result;
}

std::string without_blanks(std::string_view words) {
  std::string joined(words);
  std::erase(joined, ' ');
  return joined;
}

/// A letter beyond ASCII as a plain address writes it; nothing for other scripts.
std::string plain_letter(char32_t c) {
  if (c == U'ß') return "ss";
  const char32_t filed = text::lower(text::filing_letter(c));
  return filed < 0x80 && filed != 0 ? std::string(1, static_cast<char>(filed)) : std::string();
}

}  // namespace

std::string spell(std::string_view name, AddressSpelling spelling, std::string_view joiner) {
  std::string source = text::to_lower(text::to_nfc(name));
  if (spelling == AddressSpelling::kWrittenOut) source = text::write_out_umlauts(source);
  std::string result;
  bool gap = false;
  for (std::size_t pos = 0; pos < source.size();) {
    const char32_t c = text::next(source, pos);
    if (text::is_apostrophe(c)) continue;
    if (!text::is_word(c)) {
      gap = !result.empty();
      continue;
    }
    if (gap) result += joiner;
    gap = false;
    if (c < 0x80 || spelling == AddressSpelling::kNative || !text::is_letter(c)) {
      text::append(result, c);
      continue;
    }
    const std::string plain = plain_letter(c);
    if (plain.empty()) return {};
    result += plain;
  }
  return result;
}

std::string fold_run(std::string_view run) {
  if (!text::is_ascii(run)) return text::fold_key(run);
  std::string folded(run);
  for (char& c : folded) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + 32);
  }
  return folded;
}

IdentityIndex::IdentityIndex(std::span<const Identity> identities, std::span<const Couple> couples)
    : identities_(identities) {
  // Family names first: "adler" is a person rather than a pharmacy of that name.
  const auto rank = [&](std::size_t i) {
    const Category category = identities_[i].category;
    return category == Category::kFamily ? 0 : is_given(category) ? 1 : 2;
  };
  for (int wanted = 0; wanted < 3; ++wanted) {
    for (std::size_t i = 0; i < identities_.size(); ++i) {
      if (rank(i) != wanted) continue;
      const std::string_view name = identities_[i].original;
      enter(i, spell(name, AddressSpelling::kWrittenOut, " "), AddressSpelling::kWrittenOut);
      if (text::is_ascii(name)) continue;  // spelt in one way only
      enter(i, spell(name, AddressSpelling::kDropped, " "), AddressSpelling::kDropped);
      enter(i, fold_run(spell(name, AddressSpelling::kNative, " ")), AddressSpelling::kNative);
    }
  }
  std::ranges::sort(persons_);
  for (const Couple& couple : couples) {
    partners_[couple.given].push_back(couple.family);
    partners_[couple.family].push_back(couple.given);
  }
}

void IdentityIndex::enter(std::size_t identity, std::string_view name, AddressSpelling spelling) {
  if (name.empty()) return;
  NameMatch match;
  match.identity = identity;
  match.spelling = spelling;
  match.bytes = name.size();
  std::string joined = without_blanks(name);
  names_.try_emplace(std::string(name), match);
  const bool several_words = joined.size() < name.size();
  if (several_words) names_.try_emplace(joined, match);
  if (is_person(identities_[identity].category)) {
    persons_.emplace_back(std::move(joined), identity);
  }
  if (!several_words) return;
  constexpr std::size_t kShortestWord = 4;
  const std::vector<std::string_view> words = split(name);
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i].size() < kShortestWord) continue;
    match.word = i + 1;
    match.bytes = words[i].size();
    words_.try_emplace(std::string(words[i]), match);
  }
}

std::optional<NameMatch> IdentityIndex::whole(std::string_view folded) const {
  const auto found = names_.find(std::string(folded));
  if (found == names_.end()) return std::nullopt;
  return found->second;
}

std::optional<NameMatch> IdentityIndex::word(std::string_view folded) const {
  const auto found = words_.find(std::string(folded));
  if (found == words_.end()) return std::nullopt;
  return found->second;
}

bool IdentityIndex::are_couple(std::size_t a, std::size_t b) const {
  const auto found = partners_.find(a);
  if (found == partners_.end()) return false;
  const std::span<const std::size_t> all = found->second;
  const auto some = all.first(std::min(all.size(), kLookedAt));
  return std::ranges::find(some, b) != some.end();
}

std::optional<NameMatch> IdentityIndex::initial(std::string_view letters,
                                                std::optional<std::size_t> partner) const {
  const auto first = std::ranges::lower_bound(
      persons_, letters, {}, [](const Person& p) -> std::string_view { return p.first; });
  std::optional<std::size_t> best;
  int best_rank = 0;
  std::size_t left = kLookedAt;
  for (auto it = first; it != persons_.end() && it->first.starts_with(letters) && left > 0;
       ++it, --left) {
    const auto& [name, identity] = *it;
    if (name.size() == letters.size() || !text::is_boundary(name, letters.size())) continue;
    const bool given = is_given(identities_[identity].category);
    int rank = given ? 2 : 1;
    // Beside a family name stands a given one, and the other way round.
    if (partner && given == is_given(identities_[*partner].category)) continue;
    if (partner && are_couple(identity, *partner)) rank = 3;
    if (rank <= best_rank) continue;
    best_rank = rank;
    best = identity;
    if (rank == 3 || (rank == 2 && !has_partners(partner))) break;
  }
  if (!best) return std::nullopt;
  NameMatch match;
  match.identity = *best;
  match.letters = text::count_code_points(letters);
  match.bytes = letters.size();
  return match;
}

bool IdentityIndex::has_partners(std::optional<std::size_t> identity) const {
  return identity && partners_.contains(*identity);
}

std::optional<std::pair<NameMatch, NameMatch>> IdentityIndex::pair_at(
    std::string_view left, std::string_view right) const {
  // The first letters of the one name, the other whole.
  constexpr std::size_t kLongestAbbreviation = 3;
  constexpr std::size_t kShortestName = 3;
  const std::optional<NameMatch> first = whole(left);
  const std::optional<NameMatch> second = whole(right);
  const auto person = [&](const std::optional<NameMatch>& match) {
    return match && is_person(identities_[match->identity].category);
  };
  if (person(first) && person(second) && left.size() > 1 && right.size() > 1) {
    return std::pair(*first, *second);
  }
  if (person(second) && left.size() <= kLongestAbbreviation && right.size() >= kShortestName) {
    if (const auto match = initial(left, second->identity)) return std::pair(*match, *second);
  }
  if (person(first) && right.size() <= kLongestAbbreviation && left.size() >= kShortestName) {
    if (const auto match = initial(right, first->identity)) return std::pair(*first, *match);
  }
  return std::nullopt;
}

std::vector<NameMatch> IdentityIndex::run_together(std::string_view folded) const {
  constexpr std::size_t kLongest = 256;  // each cut is looked up
  if (folded.size() > kLongest) return {};
  std::optional<std::pair<NameMatch, NameMatch>> best;
  int best_rank = 0;
  for (std::size_t cut = 1; cut < folded.size(); ++cut) {
    if (!text::is_boundary(folded, cut)) continue;
    const auto pair = pair_at(folded.substr(0, cut), folded.substr(cut));
    if (!pair) continue;
    const int rank = (pair->first.letters == 0 && pair->second.letters == 0 ? 2 : 1) +
                     (are_couple(pair->first.identity, pair->second.identity) ? 2 : 0);
    if (rank <= best_rank) continue;
    best_rank = rank;
    best = pair;
  }
  if (!best) return {};
  return {best->first, best->second};
}

}  // namespace pseudo::values
