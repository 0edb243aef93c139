#include "engine/form_index.h"

#include <algorithm>
#include <utility>

#include "text/ascii.h"
#include "text/chars.h"
#include "text/escapes.h"
#include "text/utf8.h"

namespace pseudo {
namespace {

using text::Skeleton;

bool is_digits(std::string_view word) { return std::ranges::all_of(word, text::is_ascii_digit); }

bool has_digit(std::string_view word) { return std::ranges::any_of(word, text::is_ascii_digit); }

// "03" is "3" beside other words.
std::string_view without_zeros(std::string_view word) {
  if (!is_digits(word)) return word;
  const std::size_t first = word.find_first_not_of('0');
  return word.substr(first == std::string_view::npos ? word.size() - 1 : first);
}

// The word of a skeleton that begins at or after `pos`; nothing if there is none.
std::optional<ByteSpan> next_word(std::string_view skeleton, std::size_t pos) {
  pos = std::min(skeleton.find_first_not_of(' ', pos), skeleton.size());
  if (pos == skeleton.size()) return std::nullopt;
  return ByteSpan{pos, std::min(skeleton.find(' ', pos), skeleton.size())};
}

// The same, but of a longer word only what stands within so many bytes.
std::optional<ByteSpan> next_word_within(std::string_view skeleton, std::size_t pos,
                                         std::size_t bytes) {
  return next_word(skeleton.substr(0, pos + bytes), pos);
}

std::string_view slice(std::string_view text, ByteSpan span) {
  return text.substr(span.begin, span.size());
}

}  // namespace

FormIndex::Entry& FormIndex::enter(std::string_view key) {
  const auto [number, is_new] = forms_.enter(key);
  constexpr std::size_t kUsualForms = 32;  // of a mail
  if (entries_.empty()) entries_.reserve(kUsualForms);
  if (is_new) entries_.emplace_back();
  return entries_[number];
}

void FormIndex::Entry::set(Owner new_owner, bool whole) {
  if (owner != kNobody && (is_whole || !whole)) return;
  owner = new_owner;
  is_whole = whole;
}

void FormIndex::add(const SearchForm& form, Owner owner, bool is_whole) {
  enter_form(form, owner, is_whole);
}

void FormIndex::add_order(const SearchForm& form, Owner owner, bool may_have_comma) {
  Entry* const entry = enter_form(form, owner, true);
  if (entry == nullptr) return;
  const std::string key = ' ' + text::skeleton_key(form.key) + ' ';
  for (std::size_t at = 0; at + 2 < key.size(); ++at) {
    if (key[at] == ' ' && key[at + 2] == ' ') entry->has_initials = true;
  }
  entry->may_have_comma = entry->may_have_comma || may_have_comma;
  has_commas_ = has_commas_ || may_have_comma;
}

// Null: too short to be looked for.
FormIndex::Entry* FormIndex::enter_form(const SearchForm& form, Owner owner, bool is_whole) {
  const std::string key = text::skeleton_key(form.key);
  const std::size_t blank = key.find(' ');
  const bool is_single = blank == std::string::npos;
  if (key.size() < 2) return nullptr;
  const std::string_view whole_first = std::string_view(key).substr(0, blank);
  const std::string_view first =
      (is_single ? whole_first : without_zeros(whole_first)).substr(0, kLongestWord);
  if (first.size() < 2) {
    beginnings_.set(32 * (static_cast<unsigned char>(first[0]) & 0x1FU));  // and a blank
  } else {
    beginnings_.set(pair_at(first, 0));
  }
  sizes_.set(first.size());
  if (is_single) {
    Entry& entry = enter(first);
    entry.set(owner, is_whole);
    entry.endings |= form.endings;
    if (first.size() >= kInside && !has_digit(first)) {
      inside_beginnings_.set(pair_at(first, 0));
      has_inside_ = true;
    }
    return &entry;
  }
  std::string joined(first);
  std::uint8_t words = 1;
  for (auto word = next_word(key, blank); word && words < kMostWords;
       word = next_word(key, word->end)) {
    joined.append(1, ' ').append(without_zeros(slice(key, *word)));
    ++words;
  }
  Entry& begins = enter(first);
  begins.most_words = std::max(begins.most_words, words);
  Entry& entry = enter(joined);
  entry.set(owner, is_whole);
  entry.endings |= form.endings;
  return &entry;
}

void FormIndex::add_number(std::string_view text, Owner owner) {
  std::string key = text::skeleton_key(text);
  const std::size_t first = key.find(' ');
  std::string joined = key;
  std::erase(joined, ' ');
  if (joined.size() < 3 || !has_digit(joined)) return;
  number_beginnings_.set(first == 1 ? pair_at(key, 0) : pair_at(joined, 0));
  number_beginnings_.set(pair_at(joined, 0));
  if (numbers_.enter(joined).second) number_owners_.push_back(owner);
}

void FormIndex::add_phone(std::string_view digits, Owner owner) {
  constexpr std::size_t kShortest = 5;
  if (digits.size() < kShortest) return;
  if (phones_.enter(digits).second) phone_owners_.push_back(owner);
}

// One search. Positions are those of the skeleton.
class FormSearch {
 public:
  FormSearch(const FormIndex& index, std::string_view text)
      : index_(index), source_(text), skeleton_(text), text_(skeleton_.text()) {}

  void run() {
    for (auto word = next_word(text_, 0); word;) {
      const auto end = may_show_form(*word) ? look_at(*word) : std::nullopt;
      word = next_word(text_, end.value_or(word->end));
    }
    if (!skeleton_.line_breaks().empty()) search_line_breaks();
    search_spaced_letters();
  }

  /// Adds what was found in a text that was put together from places of this one.
  void add_found(const text::Assembled& other, std::vector<FormIndex::Match> matches) {
    for (FormIndex::Match& match : matches) {
      match.span = other.source(match.span);
      found_.push_back(std::move(match));
      may_overlap_ = true;
    }
  }
  std::vector<FormIndex::Match> found() && {
    if (may_overlap_) keep_longest();
    return std::move(found_);
  }

 private:
  struct Hit {
    ByteSpan span;
    FormIndex::Owner owner = 0;
    std::string key = {};
    bool has_plus = false;  // before its first digit, to which it belongs
  };

  // False of most words of a text.
  [[nodiscard]] bool may_show_form(ByteSpan word) const {
    if (word.size() < 2 || text::is_ascii_digit(text_[word.begin])) {
      return may_begin_name(word) || may_begin_number(word) || may_hold_form(word);
    }
    const std::size_t pair = FormIndex::pair_at(text_, word.begin);
    return index_.beginnings_.test(pair) || index_.number_beginnings_.test(pair) ||
           may_hold_form(word);
  }

  // Behind its first letter. A number may begin at any digit.
  [[nodiscard]] bool may_hold_form(ByteSpan word) const {
    for (std::size_t pos = word.begin + 1; pos + 1 < word.end; ++pos) {
      const std::size_t pair = FormIndex::pair_at(text_, pos);
      if (index_.beginnings_.test(pair) || index_.number_beginnings_.test(pair)) return true;
      if (begins_digits(pos) && !index_.phones_.empty()) return true;
    }
    return false;
  }

  // Looks for everything that begins in a word. Returns where what was found ends.
  std::optional<std::size_t> look_at(ByteSpan word) {
    std::optional<Hit> hit;
    if (may_begin_name(word)) hit = name_at(text_, word);
    if (may_begin_number(word)) {
      std::optional<Hit> number = number_at(word);
      if (number && (!hit || number->span.end > hit->span.end)) hit = std::move(number);
    }
    if (!hit) hit = piece_of(word);
    if (!hit) return std::nullopt;
    std::size_t end = 0;
    for (; hit; hit = piece_of({end, word.end})) {
      end = hit->span.end;
      add(*std::move(hit));
      if (end >= word.end) break;
    }
    return std::max(end, word.end);
  }

  // The first form in a word, or in the rest of one, that is not all of it: a part that capitals or
  // digits divide ("EvaHuber", "PLZ9020"), or a long form anywhere.
  [[nodiscard]] std::optional<Hit> piece_of(ByteSpan word) const {
    for (std::size_t pos = word.begin; pos + 2 < word.end; ++pos) {
      if (auto part = part_at(pos, word.end)) return part;
      if (is_word_begin(pos)) continue;
      if (auto form = inside({pos, word.end})) return form;
    }
    return std::nullopt;
  }

  [[nodiscard]] std::optional<Hit> part_at(std::size_t pos, std::size_t word_end) const {
    const std::size_t pair = FormIndex::pair_at(text_, pos);
    if (text::is_ascii_digit(text_[pos])) {
      const bool may_begin = index_.number_beginnings_.test(pair) || !index_.phones_.empty();
      return may_begin && begins_digits(pos) ? number_part({pos, word_end}) : std::nullopt;
    }
    if (index_.number_beginnings_.test(pair) && !is_word_begin(pos) &&
        has_digit(text_.substr(pos, std::min(word_end - pos, kLongestNumber)))) {
      if (auto number = number_at({pos, word_end}); is_long_number(number)) return number;
    }
    if (!index_.beginnings_.test(pair) || !is_border(pos)) return std::nullopt;
    return name_part({pos, word_end});
  }

  // Digits up to the next letter, and what follows if that is all of the word.
  [[nodiscard]] std::optional<Hit> number_part(ByteSpan rest) const {
    constexpr std::size_t kShortest = 4;
    ByteSpan part{rest.begin, rest.begin + 1};
    while (part.end < rest.end && text::is_ascii_digit(text_[part.end])) ++part.end;
    const bool is_all = part.end == rest.end && is_word_begin(part.begin);
    if (is_all || part.size() < kShortest) return std::nullopt;
    return number_at(part);
  }

  [[nodiscard]] static bool is_long_number(const std::optional<Hit>& hit) {
    constexpr std::size_t kShortest = 6;
    return hit && hit->span.size() >= kShortest;
  }

  [[nodiscard]] std::optional<Hit> name_part(ByteSpan rest) const {
    constexpr std::size_t kShortest = 3;
    ByteSpan part{rest.begin, rest.begin + 1};
    const std::size_t most = std::min(rest.end, rest.begin + FormIndex::kLongestWord);
    while (part.end < most && !is_border(part.end)) ++part.end;
    const bool is_all = part.end == rest.end && is_word_begin(part.begin);
    if (is_all || part.size() < kShortest) return std::nullopt;
    return name_at(text_, part);
  }

  [[nodiscard]] bool is_word_begin(std::size_t pos) const {
    return pos == 0 || text_[pos - 1] == ' ';
  }

  [[nodiscard]] bool begins_digits(std::size_t pos) const {
    return text::is_ascii_digit(text_[pos]) && (pos == 0 || !text::is_ascii_digit(text_[pos - 1]));
  }

  // Where a word begins, between letters and digits, before a capital behind a small letter.
  [[nodiscard]] bool is_border(std::size_t pos) const {
    if (is_word_begin(pos)) return true;
    if (text::is_ascii_digit(text_[pos]) != text::is_ascii_digit(text_[pos - 1])) return true;
    const std::size_t at = skeleton_.source(pos);
    if (at == 0 || at >= source_.size() || !text::is_boundary(source_, at)) return false;
    std::size_t before = at;
    std::size_t after = at;
    return text::is_upper(text::next(source_, after)) &&
           text::is_lower(text::previous(source_, before));
  }

  void add(Hit hit) {
    ByteSpan source = source_of(hit.span);
    if (hit.has_plus) --source.begin;
    found_.push_back({source, hit.owner, std::move(hit.key)});
  }

  [[nodiscard]] bool has_plus(std::size_t begin) const {
    const std::size_t source = skeleton_.source(begin);
    return source > 0 && source_[source - 1] == '+';
  }

  // Outward to whole code points: a form may begin in the middle of a letter that is written out.
  [[nodiscard]] ByteSpan source_of(ByteSpan span) const {
    ByteSpan source{skeleton_.source(span.begin), skeleton_.source(span.end)};
    while (!text::is_boundary(source_, source.begin)) --source.begin;
    while (!text::is_boundary(source_, source.end)) ++source.end;
    return source;
  }

  [[nodiscard]] bool may_begin_name(ByteSpan word) const {
    const std::string_view bare = without_zeros(slice(text_, word));
    if (bare.size() < 2) {
      return index_.beginnings_.test(32 * (static_cast<unsigned char>(bare[0]) & 0x1FU));
    }
    return index_.beginnings_.test(FormIndex::pair_at(bare, 0));
  }

  [[nodiscard]] bool may_begin_number(ByteSpan word) const {
    if (!index_.phones_.empty() && is_digits(slice(text_, word))) return true;
    if (word.size() < 2) return !index_.numbers_.empty() && word.end + 1 < text_.size();
    return index_.number_beginnings_.test(FormIndex::pair_at(text_, word.begin));
  }

  // The longest form that begins with the word.
  [[nodiscard]] std::optional<Hit> name_at(std::string_view text, ByteSpan word) const {
    const std::string_view written = slice(text, word);
    if (auto several = words_at(text, word, without_zeros(written))) return several;
    for (std::size_t size = std::min(written.size(), FormIndex::kLongestWord); size >= 2; --size) {
      if (!index_.sizes_.test(size)) continue;
      const std::string_view stem = written.substr(0, size);
      const auto number = index_.forms_.find(stem);
      if (!number || index_.entries_[*number].owner == FormIndex::kNobody) continue;
      const std::string_view rest = written.substr(size);
      const FormIndex::Entry& entry = index_.entries_[*number];
      const bool is_form =
          rest.empty() || size == FormIndex::kLongestWord ||
          (entry.endings != 0 && index_.language_->is_ending(entry.endings, stem, rest));
      if (is_form) return Hit{word, entry.owner, std::string(stem)};
      const bool has_number = size > 2 && is_digits(rest);
      if (has_number || (size >= FormIndex::kInside && !has_digit(stem))) {
        return Hit{{word.begin, word.begin + size}, entry.owner, std::string(stem)};
      }
    }
    return std::nullopt;
  }

  [[nodiscard]] std::optional<Hit> words_at(std::string_view text, ByteSpan word,
                                            std::string_view first) const {
    const auto begins = index_.forms_.find(first.substr(0, FormIndex::kLongestWord));
    if (!begins) return std::nullopt;
    const std::size_t most = index_.entries_[*begins].most_words;
    std::optional<Hit> longest;
    std::string joined(first.substr(0, FormIndex::kLongestWord));
    std::size_t end = word.end;
    bool has_comma = false;
    for (std::size_t n = 2; n <= most; ++n) {
      const auto next = next_word_within(text, end, kWidestGap + FormIndex::kLongestWord + 1);
      if (!next || next->begin - end > kWidestGap) break;
      const ByteSpan gap{end, next->begin};
      if (ends_phrase(gap)) {
        if (has_comma || !index_.has_commas_ || !is_comma(gap)) break;
        has_comma = true;
      }
      const std::size_t last = joined.size() + 1;
      joined.append(1, ' ').append(without_zeros(slice(text, *next)));
      end = next->end;
      const auto form = form_of(joined, last);
      if (!form) continue;
      const FormIndex::Entry& entry = index_.entries_[form->number];
      if (has_comma && !entry.may_have_comma) continue;
      const bool is_day = n == 2 && is_digits(first) && is_digits(slice(text, *next));
      if (is_day && !is_joined(word, *next, entry.is_whole)) continue;
      const ByteSpan span{word.begin, end};
      if (entry.has_initials && !initials_have_dots(span)) continue;
      const bool ends_in_dot = entry.has_initials && next->size() == 1;
      longest = Hit{{span.begin, span.end + (ends_in_dot ? 1 : 0)},
                    entry.owner,
                    joined.substr(0, form->size)};
    }
    return longest;
  }

  struct Form {
    std::size_t number;
    std::size_t size;  // of what was given
  };

  // Several words, or they with an ending of the last one, which begins at `last`.
  [[nodiscard]] std::optional<Form> form_of(std::string_view words, std::size_t last) const {
    const std::size_t shortest =
        std::max(last + 2, words.size() - std::min(words.size(), kLongestEnding));
    for (std::size_t size = words.size(); size == words.size() || size >= shortest; --size) {
      const auto number = index_.forms_.find(words.substr(0, size));
      if (!number || index_.entries_[*number].owner == FormIndex::kNobody) continue;
      const std::uint8_t endings = index_.entries_[*number].endings;
      const bool is_form =
          size == words.size() ||
          (endings != 0 && index_.language_->is_ending(endings, words.substr(last, size - last),
                                                       words.substr(size)));
      if (is_form) return Form{*number, size};
    }
    return std::nullopt;
  }

  // Words on both sides of a comma are no form of several words, but of a name in inverted order.
  [[nodiscard]] bool ends_phrase(ByteSpan gap) const {
    return signs_in(gap).find_first_of(kPhraseEnds) != std::string_view::npos;
  }

  [[nodiscard]] bool is_comma(ByteSpan gap) const {
    const std::string_view signs = signs_in(gap);
    const std::size_t comma = signs.find(',');
    return comma == signs.find_first_of(kPhraseEnds) &&
           signs.find_first_of(kPhraseEnds, comma + 1) == std::string_view::npos;
  }

  [[nodiscard]] std::string_view signs_in(ByteSpan gap) const {
    return slice(source_, source_of(gap));
  }

  [[nodiscard]] bool initials_have_dots(ByteSpan span) const {
    for (auto word = next_word(text_, span.begin); word && word->end <= span.end;
         word = next_word(text_, word->end)) {
      const std::size_t end = skeleton_.source(word->end);
      if (word->size() == 1 && (end == source_.size() || source_[end] != '.')) return false;
    }
    return true;
  }

  // "18.3."; not "18, 3", nor "1-2" where the name itself is no such pair.
  [[nodiscard]] bool is_joined(ByteSpan a, ByteSpan b, bool is_whole) const {
    const std::size_t first = skeleton_.source(a.end);
    const std::size_t second = skeleton_.source(b.end);
    if (source_[first] == '.') return second < source_.size() && source_[second] == '.';
    return is_whole && (source_[first] == '/' || source_[first] == '-');
  }

  // A long form at the beginning of the rest of a word.
  [[nodiscard]] std::optional<Hit> inside(ByteSpan rest) const {
    if (!index_.has_inside_ || rest.size() < FormIndex::kInside) return std::nullopt;
    if (!index_.inside_beginnings_.test(FormIndex::pair_at(text_, rest.begin))) return std::nullopt;
    const std::size_t most = std::min(rest.size(), FormIndex::kLongestWord);
    for (std::size_t size = most; size >= FormIndex::kInside; --size) {
      if (!index_.sizes_.test(size)) continue;
      const std::string_view stem = text_.substr(rest.begin, size);
      const auto number = index_.forms_.find(stem);
      if (!number || index_.entries_[*number].owner == FormIndex::kNobody || has_digit(stem)) {
        continue;
      }
      const FormIndex::Entry& entry = index_.entries_[*number];
      return Hit{{rest.begin, rest.begin + size}, entry.owner, std::string(stem)};
    }
    return std::nullopt;
  }

  // The longest run of words, most of them with digits, that is a number.
  [[nodiscard]] std::optional<Hit> number_at(ByteSpan word) const {
    if (word.size() > kLongestNumber) return std::nullopt;
    const bool may_be_phone = !index_.phones_.empty() && is_digits(slice(text_, word));
    const bool plus = may_be_phone && has_plus(word.begin);
    const bool begins_with_digits = has_digit(slice(text_, word));
    std::string joined;
    std::string digits;  // without the word before an extension
    std::optional<Hit> longest;
    std::optional<ByteSpan> next = word;
    for (std::size_t n = 0; next && n < FormIndex::kMostWords; ++n) {
      const std::string_view group = slice(text_, *next);
      if (group.size() > kLongestNumber) break;
      joined += group;
      if (has_digit(group)) digits += group;
      if (joined.size() > kLongestNumber) break;
      auto owner = owner_of_number(joined, plus);
      if (!owner && begins_with_digits && has_digit(group) && digits.size() < joined.size()) {
        owner = owner_of_phone_number(digits, plus);
      }
      if (owner) longest = Hit{{word.begin, next->end}, *owner, {}, plus};
      const std::size_t end = next->end;
      next = next_word_within(text_, end, kNumberGap + kLongestNumber + 1);
      if (!next || next->begin == end || next->begin - end > kNumberGap) break;
      const std::string_view further = slice(text_, *next);
      const std::size_t widest = may_be_phone ? kLongestPhoneWord : kLongestGroup;
      if (!has_digit(further) && further.size() > widest) break;
    }
    return longest;
  }

  [[nodiscard]] std::optional<FormIndex::Owner> owner_of_number(std::string_view joined,
                                                                bool plus) const {
    if (const auto number = index_.numbers_.find(joined)) return index_.number_owners_[*number];
    return owner_of_phone_number(joined, plus);
  }

  [[nodiscard]] std::optional<FormIndex::Owner> owner_of_phone_number(std::string_view joined,
                                                                      bool plus) const {
    if (index_.phones_.empty() || !is_digits(joined)) return std::nullopt;
    if (plus) return owner_of_phone_abroad(joined);
    // What is dialled before the code of a country: in Europe, in North America.
    for (const std::string_view prefix : {"00", "011"}) {
      if (!joined.starts_with(prefix)) continue;
      if (const auto owner = owner_of_phone_abroad(joined.substr(prefix.size()))) return owner;
    }
    return owner_of_phone(joined);
  }

  [[nodiscard]] std::optional<FormIndex::Owner> owner_of_phone(std::string_view digits) const {
    if (digits.starts_with('0')) digits.remove_prefix(1);
    const auto phone = index_.phones_.find(digits);
    return phone ? std::optional(index_.phone_owners_[*phone]) : std::nullopt;
  }

  // Behind a country code, of one to three digits.
  [[nodiscard]] std::optional<FormIndex::Owner> owner_of_phone_abroad(
      std::string_view digits) const {
    for (std::size_t code = 1; code <= 3 && code < digits.size(); ++code) {
      if (const auto owner = owner_of_phone(digits.substr(code))) return owner;
    }
    return std::nullopt;
  }

  // Looks the halves of a word that is divided at a line end up as one word.
  void search_line_breaks() {
    for (const text::LineBreak& at : skeleton_.line_breaks()) {
      std::size_t begin = at.left_end;
      while (begin > 0 && text_[begin - 1] != ' ') --begin;
      const auto right = next_word(text_, at.right_begin);
      if (begin == at.left_end || !right || right->begin != at.right_begin) continue;
      const std::size_t left = at.left_end - begin;
      const std::string joined =
          std::string(text_.substr(begin, left)).append(slice(text_, *right));
      auto hit = name_at(joined, {0, joined.size()});
      if (!hit || hit->span.end <= left) continue;
      const std::size_t end = right->begin + (hit->span.end - left);
      add({{begin, end}, hit->owner, std::move(hit->key)});
      may_overlap_ = true;
    }
  }

  // "H u b e r": words of one letter, one sign between two.
  void search_spaced_letters() {
    constexpr std::size_t kFewest = 3;
    std::vector<ByteSpan> letters;
    const auto search = [&] {
      if (letters.size() >= kFewest) search_joined(letters);
      letters.clear();
    };
    for (auto word = next_word(text_, 0); word; word = next_word(text_, word->end)) {
      const bool is_next = !letters.empty() && word->begin == letters.back().end + 1;
      if (!is_next) search();
      if (is_one_letter(*word)) {
        letters.push_back(*word);
      } else {
        search();
      }
    }
    search();
  }

  // Two bytes of an umlaut that is written out are one letter.
  [[nodiscard]] bool is_one_letter(ByteSpan word) const {
    if (word.size() > 2 || text::is_ascii_digit(text_[word.begin])) return false;
    if (word.size() == 1) return true;
    const std::string_view written = slice(source_, source_of(word));
    std::size_t letters = 0;
    for (std::size_t pos = 0; pos < written.size();) {
      letters += text::is_mark(text::next(written, pos)) ? 0U : 1U;
    }
    return letters == 1;
  }

  void search_joined(std::span<const ByteSpan> letters) {
    text::Assembled joined;
    for (const ByteSpan& letter : letters) {
      const ByteSpan source = source_of(letter);
      joined.append(slice(source_, source), source);
    }
    FormSearch search(index_, joined.text());
    search.run();
    add_found(joined, std::move(search).found());
  }

  // Matches may overlap: a divided word and its halves.
  void keep_longest() {
    std::ranges::stable_sort(found_, {},
                             [](const FormIndex::Match& match) { return match.span.begin; });
    std::vector<FormIndex::Match> kept;
    for (FormIndex::Match& match : found_) {
      if (kept.empty() || !kept.back().span.overlaps(match.span)) {
        kept.push_back(std::move(match));
      } else if (match.span.size() > kept.back().span.size()) {
        kept.back() = std::move(match);
      }
    }
    found_ = std::move(kept);
  }

  static constexpr std::string_view kPhraseEnds = ",;:!?";
  static constexpr std::size_t kLongestEnding = 8;  // letters, of the last of several words
  static constexpr std::size_t kWidestGap = 6;      // characters between the words of a form
  static constexpr std::size_t kNumberGap = 3;      // between the groups of a number
  static constexpr std::size_t kLongestNumber = 64;
  static constexpr std::size_t kLongestGroup = 3;       // letters, of a group without digits
  static constexpr std::size_t kLongestPhoneWord = 10;  // letters: "Durchwahl"

  const FormIndex& index_;
  std::string_view source_;
  Skeleton skeleton_;
  std::string_view text_;
  std::vector<FormIndex::Match> found_;
  bool may_overlap_ = false;  // what was found in other ways than word by word
};

std::vector<FormIndex::Match> FormIndex::find(std::string_view text) const {
  if (empty() || text.empty()) return {};
  FormSearch search(*this, text);
  search.run();
  if (const std::optional<text::Assembled> read = text::without_escapes(text)) {
    FormSearch other(*this, read->text());
    other.run();
    search.add_found(*read, std::move(other).found());
  }
  return std::move(search).found();
}

}  // namespace pseudo
