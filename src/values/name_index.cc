#include "values/name_index.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "text/ascii.h"
#include "text/casing.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/short_strings.h"
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

/// A letter beyond ASCII as a plain address writes it; nothing for other scripts.
std::string plain_letter(char32_t c) {
  if (c == U'ß') return "ss";
  const char32_t filed = text::lower(text::filing_letter(c));
  return filed < 0x80 && filed != 0 ? std::string(1, static_cast<char>(filed)) : std::string();
}

/// In lower case without apostrophes, its words joined.
std::string spell_ascii(std::string_view name, std::string_view joiner) {
  if (std::ranges::all_of(name, text::is_ascii_letter)) return fold_run(name);
  std::string result;
  result.reserve(name.size());
  bool gap = false;
  for (const char sign : name) {
    if (sign == '\'' || sign == '`') continue;
    if (!text::is_word(static_cast<unsigned char>(sign))) {
      gap = !result.empty();
      continue;
    }
    if (gap) result += joiner;
    gap = false;
    result.push_back(text::ascii_lower(sign));
  }
  return result;
}

/// "ä", "ß": one of two bytes of UTF-8, the first of which is 0xC3.
bool is_latin_1_letter(std::string_view sign) {
  return sign.size() == 2 && sign[0] == '\xC3' && sign != "×" && sign != "÷";
}

std::string spell_lower(std::string_view name, AddressSpelling spelling, std::string_view joiner) {
  std::string written_out;
  if (spelling == AddressSpelling::kWrittenOut) name = written_out = text::write_out_umlauts(name);
  std::string result;
  bool gap = false;
  for (std::size_t pos = 0; pos < name.size();) {
    const char32_t c = text::next(name, pos);
    if (text::is_apostrophe(c)) continue;
    if (!text::is_word(c)) {
      gap = !result.empty();
      continue;
    }
    if (gap) result += joiner;
    gap = false;
    if (c < 0x80) {
      result.push_back(static_cast<char>(c));
    } else if (spelling == AddressSpelling::kNative || !text::is_letter(c)) {
      text::append(result, c);
    } else {
      const std::string plain = plain_letter(c);
      if (plain.empty()) return {};
      result += plain;
    }
  }
  return result;
}

/// Calls `visit` with a name in lower case, its words joined by blanks, as addresses may spell it.
template <class Visit>
void for_each_spelling(std::string_view name, const Visit& visit) {
  if (text::is_ascii(name)) {  // spelt in one way only
    return visit(spell_ascii(name, " "), AddressSpelling::kWrittenOut);
  }
  const std::string lower = text::to_lower(text::to_nfc(name));
  for (const AddressSpelling spelling : {AddressSpelling::kWrittenOut, AddressSpelling::kDropped}) {
    visit(spell_lower(lower, spelling, " "), spelling);
  }
  visit(fold_run(spell_lower(lower, AddressSpelling::kNative, " ")), AddressSpelling::kNative);
}

}  // namespace

std::string spell(std::string_view name, AddressSpelling spelling, std::string_view joiner) {
  if (text::is_ascii(name)) return spell_ascii(name, joiner);
  return spell_lower(text::to_lower(text::to_nfc(name)), spelling, joiner);
}

std::string fold_run(std::string_view run) {
  if (!text::is_ascii(run)) return text::fold_key(run);
  std::string folded(run);
  for (char& c : folded) c = text::ascii_lower(c);
  return folded;
}

void RunLetters::add(std::string_view folded) {
  if (folded.empty()) return;
  ends_.set(text::low_bits(folded.front()));
  ends_.set(text::low_bits(folded.back()));
  pairs_.add(folded);
}

bool RunLetters::may_show_word(std::string_view letters) const {
  for (std::size_t i = 1; i < letters.size(); ++i) {
    if (!pairs_.may_have(letters[i - 1], letters[i])) return false;
  }
  return true;
}

/// True, too, for what is not plain to see: other signs and letters than most names have.
bool RunLetters::may_show(std::string_view name) const {
  bool shown = true;  // the word so far
  for (std::size_t i = 0; i < name.size();) {
    std::size_t end = i;
    while (end < name.size() && text::is_ascii_letter(name[end])) ++end;
    shown = shown && may_show_word(name.substr(i, end - i));
    if (end == name.size()) break;
    i = end + 1;
    if (name[end] == ' ' || name[end] == '-') {
      if (shown) return true;
      shown = true;
    } else if (is_latin_1_letter(name.substr(end, 2))) {
      ++i;
    } else {
      return true;
    }
  }
  return shown;
}

bool RunLetters::may_show_initial(std::string_view name) const {
  if (name.size() < 2 || !text::is_ascii_letter(name[0]) || !text::is_ascii_letter(name[1]))
    return true;
  return ends_.test(text::low_bits(name[0])) || pairs_.may_have(name[0], name[1]);
}

void SpeltNames::enter(std::string name, const NameMatch& match) {
  beginnings_.set(text::low_bits(name.front()));
  entries_.push_back({std::move(name), match});
}

void SpeltNames::sort() {
  constexpr std::size_t kFew = 16;
  if (entries_.size() <= kFew) return;
  sorted_.resize(entries_.size());
  std::iota(sorted_.begin(), sorted_.end(), 0U);
  std::ranges::sort(sorted_, [this](std::uint32_t a, std::uint32_t b) {
    const int order = entries_[a].name.compare(entries_[b].name);
    return order != 0 ? order < 0 : a < b;
  });
}

std::optional<NameMatch> SpeltNames::find(std::string_view name) const {
  if (name.empty() || !beginnings_.test(text::low_bits(name.front()))) return std::nullopt;
  if (sorted_.empty()) {
    for (const Entry& entry : entries_) {
      if (text::equal(entry.name, name)) return entry.match;
    }
    return std::nullopt;
  }
  const auto name_of = [this](std::uint32_t n) -> std::string_view { return entries_[n].name; };
  const auto found = std::ranges::lower_bound(sorted_, name, {}, name_of);
  if (found == sorted_.end() || name_of(*found) != name) return std::nullopt;
  return entries_[*found].match;
}

bool SpeltNames::may_begin_or_end(std::string_view letters) const {
  if (!sorted_.empty()) return true;
  return std::ranges::any_of(entries_, [letters](const Entry& entry) {
    const std::size_t size = entry.name.size();
    return size < letters.size() &&
           (text::equal(letters.substr(0, size), entry.name) ||
            text::equal(letters.substr(letters.size() - size), entry.name));
  });
}

NameIndex::NameIndex(std::span<const NameReplacement> replacements,
                     const FullNameSource& full_names, const RunLetters& shown)
    : replacements_(replacements), full_names_(full_names), shown_(shown) {
  // Family names first: "adler" is a person rather than a pharmacy of that name.
  const auto rank = [&](std::size_t i) {
    const Category category = replacements_[i].category;
    return category == Category::kFamily ? 0 : is_given(category) ? 1 : 2;
  };
  std::vector<std::pair<int, std::size_t>> wanted;
  for (std::size_t i = 0; i < replacements_.size(); ++i) {
    if (shown_.may_show(replacements_[i].original)) wanted.emplace_back(rank(i), i);
  }
  std::ranges::sort(wanted);
  names_.reserve(wanted.size());
  for (const auto& [_, i] : wanted) {
    for_each_spelling(replacements_[i].original, [&](std::string name, AddressSpelling spelling) {
      enter(i, std::move(name), spelling);
    });
  }
  names_.sort();
  words_.sort();
}

void NameIndex::enter(std::size_t replacement, std::string name, AddressSpelling spelling) {
  if (name.empty()) return;
  NameMatch match;
  match.replacement = replacement;
  match.spelling = spelling;
  match.bytes = name.size();
  if (name.find(' ') != std::string::npos) {
    has_words_ = true;
    enter_words(name, match);
    names_.enter(name, match);
    std::erase(name, ' ');
  }
  names_.enter(std::move(name), match);
}

void NameIndex::enter_words(std::string_view name, NameMatch match) {
  constexpr std::size_t kShortestWord = 4;
  const std::vector<std::string_view> words = split(name);
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i].size() < kShortestWord) continue;
    match.word = i + 1;
    match.bytes = words[i].size();
    words_.enter(std::string(words[i]), match);
  }
}

void NameIndex::list_persons() {
  persons_listed_ = true;
  for (std::size_t i = 0; i < replacements_.size(); ++i) {
    if (!is_person(replacements_[i].category)) continue;
    if (!shown_.may_show_initial(replacements_[i].original)) continue;
    for_each_spelling(replacements_[i].original, [&](std::string name, AddressSpelling) {
      std::erase(name, ' ');
      if (!name.empty()) persons_.emplace_back(std::move(name), i);
    });
  }
  std::ranges::sort(persons_);
}

void NameIndex::list_partners() {
  partners_listed_ = true;
  for (const FullName& name : full_names_()) {
    partners_[name.given].push_back(name.family);
    partners_[name.family].push_back(name.given);
  }
}

std::optional<NameMatch> NameIndex::whole(std::string_view folded) const {
  return names_.find(folded);
}

std::optional<NameMatch> NameIndex::word(std::string_view folded) const {
  return words_.find(folded);
}

bool NameIndex::are_full_name(std::size_t a, std::size_t b) {
  if (!partners_listed_) list_partners();
  const auto found = partners_.find(a);
  if (found == partners_.end()) return false;
  const std::span<const std::size_t> all = found->second;
  const auto some = all.first(std::min(all.size(), kLookedAt));
  return std::ranges::find(some, b) != some.end();
}

std::optional<NameMatch> NameIndex::initial(std::string_view letters,
                                            std::optional<std::size_t> partner) {
  if (!persons_listed_) list_persons();
  const auto first = std::ranges::lower_bound(persons_, letters, {}, &Person::first);
  std::optional<std::size_t> best;
  int best_rank = 0;
  std::size_t left = kLookedAt;
  for (auto it = first; it != persons_.end() && it->first.starts_with(letters) && left > 0;
       ++it, --left) {
    const auto& [name, replacement] = *it;
    if (name.size() == letters.size() || !text::is_boundary(name, letters.size())) continue;
    const bool given = is_given(replacements_[replacement].category);
    int rank = given ? 2 : 1;
    // Beside a family name stands a given one, and the other way round.
    if (partner && given == is_given(replacements_[*partner].category)) continue;
    if (partner && are_full_name(replacement, *partner)) rank = 3;
    if (rank <= best_rank) continue;
    best_rank = rank;
    best = replacement;
    if (rank == 3 || (rank == 2 && !has_partners(partner))) break;
  }
  if (!best) return std::nullopt;
  NameMatch match;
  match.replacement = *best;
  match.letters = text::count_code_points(letters);
  match.bytes = letters.size();
  return match;
}

bool NameIndex::has_partners(std::optional<std::size_t> replacement) {
  if (!partners_listed_) list_partners();
  return replacement && partners_.contains(*replacement);
}

std::optional<std::pair<NameMatch, NameMatch>> NameIndex::pair_at(std::string_view left,
                                                                  std::string_view right) {
  // The first letters of the one name, the other whole.
  constexpr std::size_t kLongestAbbreviation = 3;
  constexpr std::size_t kShortestName = 3;
  const std::optional<NameMatch> first = whole(left);
  const std::optional<NameMatch> second = whole(right);
  const auto person = [&](const std::optional<NameMatch>& match) {
    return match && is_person(replacements_[match->replacement].category);
  };
  if (person(first) && person(second) && left.size() > 1 && right.size() > 1) {
    return std::pair(*first, *second);
  }
  if (person(second) && left.size() <= kLongestAbbreviation && right.size() >= kShortestName) {
    if (const auto match = initial(left, second->replacement)) return std::pair(*match, *second);
  }
  if (person(first) && right.size() <= kLongestAbbreviation && left.size() >= kShortestName) {
    if (const auto match = initial(right, first->replacement)) return std::pair(*first, *match);
  }
  return std::nullopt;
}

std::vector<NameMatch> NameIndex::run_together(std::string_view folded) {
  constexpr std::size_t kLongest = 256;  // each cut is looked up
  if (folded.size() > kLongest || !names_.may_begin_or_end(folded)) return {};
  std::optional<std::pair<NameMatch, NameMatch>> best;
  int best_rank = 0;
  for (std::size_t cut = 1; cut < folded.size(); ++cut) {
    if (!text::is_boundary(folded, cut)) continue;
    const auto pair = pair_at(folded.substr(0, cut), folded.substr(cut));
    if (!pair) continue;
    const int rank = (pair->first.letters == 0 && pair->second.letters == 0 ? 2 : 1) +
                     (are_full_name(pair->first.replacement, pair->second.replacement) ? 2 : 0);
    if (rank <= best_rank) continue;
    best_rank = rank;
    best = pair;
  }
  if (!best) return {};
  return {best->first, best->second};
}

}  // namespace pseudo::values
