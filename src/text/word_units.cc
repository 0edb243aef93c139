#include "text/word_units.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "text/alphabet.h"
#include "text/ascii.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/skeleton.h"
#include "text/utf8.h"

namespace pseudo::text {
namespace {

constexpr std::size_t kShortestWord = 2;
constexpr std::size_t kShortestNumber = 3;
// letters; shorter words often equal a name by chance
constexpr std::size_t kShortestWithoutDots = 3;
constexpr std::size_t kShortestStem = 4;  // bytes before an -s

enum class Sort { kOther, kLetter, kDigit, kJoins };

Sort sort_of(char32_t c) {
  if (c < 0x80) {
    if (ascii::is_letter(c)) return Sort::kLetter;
    return ascii::is_digit(c) ? Sort::kDigit : Sort::kOther;
  }
  if (digit_value(c) >= 0) return Sort::kDigit;
  if (is_mark(c) || is_invisible(c)) return Sort::kJoins;
  return is_content(c) ? Sort::kLetter : Sort::kOther;
}

/// A run of letters or digits. Size 0: none.
struct Run {
  Sort sort = Sort::kOther;
  std::size_t size = 0;  // letters or digits
  ByteSpan span;
};

bool is_unit(const Run& run) {
  return run.size >= (run.sort == Sort::kLetter ? kShortestWord : kShortestNumber);
}

// The first run at or after `pos` that is a unit.
Run next_run(std::string_view utf8, std::size_t pos) {
  Run run;
  while (pos < utf8.size()) {
    const std::size_t begin = pos;
    const Sort sort = sort_of(next(utf8, pos));
    if (sort == Sort::kJoins && run.size > 0) {
      run.span.end = pos;
      continue;
    }
    if (sort != run.sort) {
      if (is_unit(run)) return run;
      run = {sort, 0, {begin, begin}};
    }
    if (sort != Sort::kLetter && sort != Sort::kDigit) continue;
    ++run.size;
    run.span.end = pos;
  }
  return is_unit(run) ? run : Run{};
}

std::string key_of(std::string_view utf8, const Run& run) {
  const std::string_view written = utf8.substr(run.span.begin, run.span.size());
  if (run.sort == Sort::kLetter) {
    std::string key = fold_key(written);
    const bool has_accent =
        !std::ranges::all_of(key, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    if (has_accent) key = skeleton_key(key);
    if (key.size() > kShortestStem && key.back() == 's' && key[key.size() - 2] != 's') {
      key.pop_back();
    }
    return key;
  }
  std::string digits;
  for (std::size_t pos = 0; pos < written.size();) {
    const int value = digit_value(next(written, pos));
    if (value >= 0) digits += static_cast<char>('0' + value);
  }
  return digits;
}

// A word with its umlauts replaced by their base vowels, "Völkel" -> "Volkel"; empty if it has
// none.
std::string without_dots(std::string_view written) {
  std::string bare;
  const auto is_ascii = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
  if (std::ranges::all_of(written, is_ascii)) return bare;
  const std::string composed = to_nfc(written);
  bool has_umlaut = false;
  for (std::size_t pos = 0; pos < composed.size();) {
    const std::size_t begin = pos;
    const std::string_view letters = written_out(next(composed, pos));
    const bool is_umlaut = letters.size() == 2 && ascii_lower(letters[1]) == 'e';
    has_umlaut = has_umlaut || is_umlaut;
    bare +=
        is_umlaut ? letters.substr(0, 1) : std::string_view(composed).substr(begin, pos - begin);
  }
  return has_umlaut ? bare : std::string();
}

// Lower case ASCII letters and digits; 0 for other ASCII characters, which separate units.
constexpr std::array<char, 128> kUnitFold = [] {
  std::array<char, 128> fold{};
  for (char c = '0'; c <= '9'; ++c) fold[static_cast<std::size_t>(c)] = c;
  for (char c = 'a'; c <= 'z'; ++c) {
    fold[static_cast<std::size_t>(c)] = fold[static_cast<std::size_t>(c - 'a' + 'A')] = c;
  }
  return fold;
}();

/// Computes the signature of a text from its folded characters.
class Signature {
 public:
  void add(char folded) {
    if (folded == 0) return end_run();
    if (is_ascii_digit(folded) != is_number_) {
      end_run();
      is_number_ = !is_number_;
    }
    if (size_ < kPrefix) hash_ = 31 * hash_ + static_cast<unsigned char>(folded);
    ++size_;
  }

  std::uint64_t take_bits() {
    end_run();
    return bits_;
  }

 private:
  static constexpr std::size_t kPrefix = 3;
  static constexpr unsigned kBits = 64;

  void end_run() {
    const std::size_t shortest = is_number_ ? kShortestNumber : kShortestWord;
    if (size_ >= shortest) bits_ |= std::uint64_t{1} << hash_ % kBits;
    size_ = 0;
    hash_ = 0;
  }

  std::uint64_t bits_ = 0;
  std::size_t size_ = 0;  // letters or digits of the current run
  unsigned hash_ = 0;     // of the first characters of the run
  bool is_number_ = false;
};

}  // namespace

std::uint64_t unit_signature(std::string_view utf8) {
  constexpr std::uint64_t kAll = ~std::uint64_t{0};
  Signature signature;
  for (std::size_t pos = 0; pos < utf8.size();) {
    const char32_t c = next(utf8, pos);
    if (c < 0x80) {
      signature.add(kUnitFold[c]);
      continue;
    }
    const std::string_view letters = written_out(c);
    if (letters.empty()) return kAll;  // the folding depends on the neighbours
    for (const char letter : letters) signature.add(ascii_lower(letter));
  }
  return signature.take_bits();
}

std::vector<WordUnit> word_units(std::string_view utf8) {
  std::vector<WordUnit> units;
  for (Run run = next_run(utf8, 0); run.size > 0; run = next_run(utf8, run.span.end)) {
    units.push_back({run.span, key_of(utf8, run)});
  }
  return units;
}

UnitSet::UnitSet(std::string_view utf8) : UnitSet(utf8, [](const WordUnit&) { return false; }) {}

std::string key_without_dots(std::string_view word) {
  std::string bare = without_dots(word);
  const std::vector<WordUnit> units = word_units(bare);
  const bool is_word = units.size() == 1 && units.front().key.size() >= kShortestWithoutDots;
  return is_word ? units.front().key : std::string();
}

void UnitSet::prepare() {
  std::ranges::sort(keys_);
  for (const std::string& key : keys_) signature_ |= unit_signature(key);
}

bool UnitSet::contains(std::string_view key) const {
  return std::ranges::binary_search(keys_, key, {},
                                    [](const std::string& own) { return std::string_view(own); });
}

bool UnitSet::recurs_in(std::string_view utf8) const {
  if ((signature_ & unit_signature(utf8)) == 0) return false;
  for (Run run = next_run(utf8, 0); run.size > 0; run = next_run(utf8, run.span.end)) {
    if (contains(key_of(utf8, run))) return true;
  }
  return false;
}

}  // namespace pseudo::text
