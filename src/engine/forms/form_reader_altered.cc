#include "engine/forms/form_reader.h"

#include <algorithm>
#include <array>

#include "engine/forms/skeleton_words.h"
#include "text/ascii.h"

namespace pseudo {

using skeleton_words::has_digit;
using skeleton_words::is_digits;
using skeleton_words::next_word_within;
using skeleton_words::slice;

namespace {

// The letters that look like each digit, indexed by digit; a blank if there is none. The digit 1
// has two readings, hence two rows.
constexpr std::array<std::string_view, 2> kLettersOfDigits{"ol eas tb ", "oi eas tb "};

// True if the word contains digits, but more letters than digits.
bool has_letters_in_digits(std::string_view word) {
  std::size_t digits = 0;
  for (const char c : word) digits += text::is_ascii_digit(c) ? 1U : 0U;
  return digits > 0 && 2 * digits < word.size();
}

// The length of the unit that a run repeats at `pos`: 1 for "aaa", 2 for "ueueue", which is how the
// skeleton spells repeated umlauts; 0 if nothing is repeated often enough to be meant as emphasis.
std::size_t repeated_unit_at(std::string_view word, std::size_t pos) {
  constexpr std::size_t kFewest = 3;  // German words repeat a letter once
  const auto repeats = [&](std::size_t size) {
    if (pos + kFewest * size > word.size()) return false;
    const std::string_view unit = word.substr(pos, size);
    return word.substr(pos + size, size) == unit && word.substr(pos + 2 * size, size) == unit;
  };
  if (repeats(1)) return 1;
  constexpr std::string_view kUmlautBases = "aou";
  const bool is_umlaut = pos + 1 < word.size() && word[pos + 1] == 'e' &&
                         kUmlautBases.find(word[pos]) != std::string_view::npos;
  return is_umlaut && repeats(2) ? 2 : 0;
}

bool has_emphasis(std::string_view word) {
  for (std::size_t pos = 0; pos + 2 < word.size(); ++pos) {
    if (word[pos] == word[pos + 2] && repeated_unit_at(word, pos) > 0) return true;
  }
  return false;
}

// Returns the word with `kept` of the letters of each run.
std::string without_emphasis(std::string_view word, std::size_t kept) {
  std::string plain;
  for (std::size_t pos = 0; pos < word.size();) {
    const std::size_t size = repeated_unit_at(word, pos);
    if (size == 0) {
      plain += word[pos++];
      continue;
    }
    const std::string_view unit = word.substr(pos, size);
    while (word.substr(pos, size) == unit) pos += size;
    for (std::size_t i = 0; i < kept; ++i) plain += unit;
  }
  return plain;
}

// True if `shorter` is `longer` without one letter.
bool lacks_one_letter(std::string_view longer, std::string_view shorter) {
  if (longer.size() != shorter.size() + 1) return false;
  const std::size_t at =
      static_cast<std::size_t>(std::ranges::mismatch(longer, shorter).in1 - longer.begin());
  return longer.substr(at + 1) == shorter.substr(at);
}

bool has_two_letters_swapped(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  const std::size_t at = static_cast<std::size_t>(std::ranges::mismatch(a, b).in1 - a.begin());
  return at + 1 < a.size() && a[at] == b[at + 1] && a[at + 1] == b[at] &&
         a.substr(at + 2) == b.substr(at + 2);
}

// An extra letter counts if it doubles the letter before it, or in a long name.
bool is_misspelt(std::string_view written, std::string_view name) {
  if (has_two_letters_swapped(written, name) || lacks_one_letter(name, written)) return true;
  constexpr std::size_t kLong = 8;  // letters
  if (!lacks_one_letter(written, name)) return false;
  if (name.size() >= kLong) return true;
  const std::size_t at =
      static_cast<std::size_t>(std::ranges::mismatch(written, name).in1 - written.begin());
  return at > 0 && written[at] == written[at - 1];
}

}  // namespace

std::optional<FormReader::Hit> FormReader::altered_at(ByteSpan word) const {
  std::optional<Hit> hit = clipped_at(word);
  if (!hit && word.size() < kShortestAltered) return std::nullopt;
  if (!hit) hit = in_digits_at(word);
  if (!hit) hit = lengthened_at(word);
  if (!hit && !index_.near_.empty()) hit = near_at(word);
  return hit;
}

// Finds names with digits that look like letters: "W0lfsteiner".
std::optional<FormReader::Hit> FormReader::in_digits_at(ByteSpan word) const {
  const std::string_view written = slice(text_, word);
  if (written.size() < kShortestAltered || written.size() > FormIndex::kLongestWord) {
    return std::nullopt;
  }
  if (!has_letters_in_digits(written)) return std::nullopt;
  for (const std::string_view letters : kLettersOfDigits) {
    std::string read(written);
    for (char& c : read) {
      if (text::is_ascii_digit(c)) c = letters[static_cast<std::size_t>(c - '0')];
    }
    if (read.find(' ') != std::string::npos) return std::nullopt;
    const auto hit = name_at(read, {0, read.size()});
    if (hit && hit->span.end == read.size() && hit->key.size() >= kShortestAltered) {
      return Hit{word, hit->owner, hit->key};
    }
  }
  return std::nullopt;
}

// Finds "Annaaa" and "Aaanna" for "Anna", "Toooom" for "Tom".
std::optional<FormReader::Hit> FormReader::lengthened_at(ByteSpan word) const {
  constexpr std::size_t kShortest = 3;  // letters of the name
  const std::string_view written = slice(text_, word);
  if (written.size() > FormIndex::kLongestWord || has_digit(written)) return std::nullopt;
  if (!has_emphasis(written)) return std::nullopt;
  for (const std::size_t kept : {1U, 2U}) {
    const std::string read = without_emphasis(written, kept);
    auto hit = name_at(read, {0, read.size()});
    if (hit && hit->span == ByteSpan{0, read.size()} && hit->key.size() >= kShortest) {
      return Hit{word, hit->owner, std::move(hit->key)};
    }
  }
  return std::nullopt;
}

// Finds "Wolf-Steiner", "Wolf Steiner" and "Wolf_stei_ner" for "Wolfsteiner". A blank may only
// divide two capitalized words; other characters may divide any parts.
std::optional<FormReader::Hit> FormReader::divided_at(ByteSpan word) const {
  constexpr std::size_t kShortest = 8;  // letters
  constexpr std::size_t kMostParts = 5;
  std::string joined(slice(text_, word));
  std::optional<Hit> longest;
  ByteSpan part = word;
  for (std::size_t n = 1; n < kMostParts && may_be_part(part); ++n) {
    const auto next = next_word_within(text_, part.end, FormIndex::kLongestWord + 2);
    if (!next || !may_be_part(*next) || !divides_name(part, *next, n == 1)) break;
    joined += slice(text_, *next);
    part = *next;
    if (joined.size() > FormIndex::kLongestWord) break;
    if (joined.size() < kShortest) continue;
    auto hit = name_at(joined, {0, joined.size()});
    if (!hit || hit->key.size() < kShortest || has_digit(hit->key)) continue;
    const std::size_t rest = joined.size() - hit->span.end;  // "wolf_steiner77"
    const bool is_all = is_digits(std::string_view(joined).substr(hit->span.end)) &&
                        hit->key.size() > joined.size() - part.size();
    if (is_all) longest = Hit{{word.begin, part.end - rest}, hit->owner, std::move(hit->key)};
  }
  return longest;
}

bool FormReader::may_be_part(ByteSpan word) const {
  constexpr std::size_t kShortest = 2;  // letters
  return word.size() >= kShortest && word.size() <= FormIndex::kLongestWord;
}

bool FormReader::divides_name(ByteSpan part, ByteSpan next, bool may_be_blank) const {
  constexpr std::string_view kSeparators = ",;:!?/\\|&+()[]{}<>\"@\n\r\t";  // between words
  const std::string_view sign = in_.signs_in({part.end, next.begin});
  if (sign == "**" || sign == "__") return true;  // Markdown emphasis
  if (next.begin != part.end + 1) return false;
  if (sign == " ")
    return may_be_blank && in_.begins_with_capital(part) && in_.begins_with_capital(next);
  return sign.find_first_of(kSeparators) == std::string_view::npos;
}

// Finds "Prsk." for "Prskavec". At the end of a line the dot may also end the sentence.
std::optional<FormReader::Hit> FormReader::clipped_at(ByteSpan word) const {
  constexpr std::size_t kShortest = 3;  // letters
  constexpr std::size_t kFewestLeft = 2;
  if (index_.clipped_.empty() || word.size() < kShortest) return std::nullopt;
  if (!index_.clipped_beginnings_.test(FormIndex::pair_at(text_, word.begin))) return std::nullopt;
  const std::size_t dot = in_.position(word.end);
  if (dot >= source_.size() || source_[dot] != '.' || !in_.begins_with_capital(word)) {
    return std::nullopt;
  }
  const std::string_view written = slice(text_, word);
  for (const FormIndex::AlterableName& name : index_.clipped_) {
    if (name.stem.size() < written.size() + kFewestLeft || !name.stem.starts_with(written))
      continue;
    const bool goes_on = source_.find_first_not_of(" \t\r", dot + 1) != std::string_view::npos &&
                         source_[source_.find_first_not_of(" \t\r", dot + 1)] != '\n';
    return Hit{.span = word,
               .owner = name.owner,
               .key = name.stem,
               .takes_dot = goes_on,
               .is_clipped = true};
  }
  return std::nullopt;
}

// Finds "Wolfsteinner" for "Wolfsteiner", if it stands beside another capitalized word.
std::optional<FormReader::Hit> FormReader::near_at(ByteSpan word) const {
  constexpr std::size_t kLongestEnding = 2;  // letters
  const std::string_view written = slice(text_, word);
  if (written.size() + 1 < FormIndex::kShortestNear) return std::nullopt;
  for (const FormIndex::AlterableName& near : index_.near_) {
    const std::string_view stem = near.stem;
    if (stem[0] != written[0] || written.size() + 1 < stem.size()) continue;
    if (written.size() > stem.size() + 1 + kLongestEnding) continue;
    for (std::size_t ending = 0; ending <= kLongestEnding; ++ending) {
      const std::string_view base = written.substr(0, written.size() - ending);
      if (!is_misspelt(base, stem)) continue;
      const std::string_view rest = written.substr(base.size());
      if (!rest.empty() && !index_.language_->is_ending(near.endings, stem, rest)) continue;
      if (!in_.stands_beside_capital(word)) return std::nullopt;
      return Hit{.span = word, .owner = near.owner, .key = near.stem, .is_near = true};
    }
  }
  return std::nullopt;
}

}  // namespace pseudo
