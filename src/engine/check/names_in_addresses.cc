#include "engine/check/names_in_addresses.h"

#include <algorithm>
#include <span>

#include <fmt/format.h>

#include "engine/common/alike_names.h"
#include "engine/resolve/address_tokens.h"
#include "model/category_tree.h"
#include "text/words.h"

namespace pseudo {
namespace {

constexpr std::size_t kShortest = 2;   // letters
constexpr std::size_t kLongest = 40;   // letters; the names of longer ones are not in addresses
constexpr std::size_t kMostNames = 8;  // that one letter may abbreviate

}  // namespace

NamesInAddresses::NamesInAddresses(const Resolved& resolved) {
  std::unordered_map<char, std::size_t> counts;
  for (const Entity& entity : resolved.table.entities()) {
    const std::string letters = letters_of_token(entity.lemma);
    if (letters.size() < kShortest || letters.size() > kLongest) continue;
    const std::string shown = fmt::format("\n{} {}", name(entity.category), entity.key);
    names_[letters] += shown;
    beginnings_.insert(letters.substr(0, kShortest));
    if (!is_personal_name(entity.category)) continue;
    if (++counts[letters.front()] <= kMostNames) people_[letters.front()] += shown;
  }
}

std::size_t NamesInAddresses::longest_at(std::string_view letters) const {
  if (!beginnings_.contains(std::string(letters.substr(0, kShortest)))) return 0;
  for (std::size_t size = std::min(letters.size(), kLongest); size >= kShortest; --size) {
    if (names_.contains(std::string(letters.substr(0, size)))) return size;
  }
  return 0;
}

std::string NamesInAddresses::of(std::string_view address) const {
  std::string found;
  if (names_.empty()) return found;
  std::string all;
  std::unordered_set<std::size_t> begins;  // of words, in `all`
  for (const ByteSpan& word : text::words(address)) {
    begins.insert(all.size());
    all += letters_of_token(address.substr(word.begin, word.size()));
  }
  begins.insert(all.size());
  bool is_after_name = true;  // or at the begin of a word
  for (std::size_t at = 0; at < all.size();) {
    is_after_name = is_after_name || begins.contains(at);
    if (const std::size_t size = longest_at(std::string_view(all).substr(at)); size > 0) {
      found += names_.at(all.substr(at, size));
      at += size;
      is_after_name = true;
      continue;
    }
    // "co" may abbreviate "Constance".
    const bool is_short_word =
        begins.contains(at) && (begins.contains(at + 2) || begins.contains(at + 3));
    const bool may_abbreviate =
        is_short_word || (is_after_name && (begins.contains(at + 1) ||
                                            longest_at(std::string_view(all).substr(at + 1)) > 0));
    if (const auto people = people_.find(all[at]); may_abbreviate && people != people_.end()) {
      found += people->second;
    }
    is_after_name = false;
    ++at;
  }
  return found;
}

}  // namespace pseudo
