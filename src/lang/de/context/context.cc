#include "lang/de/context/context.h"
#include "lang/de/spelling.h"

#include <algorithm>

#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo::lang::de {
namespace {

struct Gap {
  std::size_t pos;
  bool same_line;
  bool ok;
};

// Over blanks and at most one line end, backwards.
Gap skip_back(std::string_view text, std::size_t pos) {
  bool same_line = true;
  while (pos > 0) {
    std::size_t at = pos;
    const char32_t c = text::previous(text, at);
    if (!text::is_space(c)) break;
    if (c == '\n') {
      if (!same_line) return {pos, false, false};
      same_line = false;
    }
    pos = at;
  }
  return {pos, same_line, pos > 0};
}

Gap skip_on(std::string_view text, std::size_t pos) {
  bool same_line = true;
  while (pos < text.size()) {
    std::size_t at = pos;
    const char32_t c = text::next(text, at);
    if (!text::is_space(c)) break;
    if (c == '\n') {
      if (!same_line) return {pos, false, false};
      same_line = false;
    }
    pos = at;
  }
  return {pos, same_line, pos < text.size()};
}

bool starts_upper(std::string_view word) {
  std::size_t pos = 0;
  return !word.empty() && text::is_upper(text::next(word, pos));
}

bool starts_lower(std::string_view word) {
  std::size_t pos = 0;
  return !word.empty() && text::is_lower(text::next(word, pos));
}

// Letters of the acronym in order in the name, the first one first: STW, Stadtwerke.
bool abbreviates(std::string_view acronym, std::string_view name) {
  if (acronym.empty() || name.empty() || acronym.front() != name.front()) return false;
  std::size_t pos = 0;
  for (const char c : acronym) {
    pos = name.find(c, pos);
    if (pos == std::string_view::npos) return false;
    ++pos;
  }
  return true;
}

// Folded first letters of the words with a capital: "Rotes Kreuz" -> "rk".
std::string initials_of(std::string_view name) {
  std::string initials;
  for (auto span = text::next_word(name, 0); span; span = text::next_word(name, span->end)) {
    const auto word = name.substr(span->begin, span->size());
    if (starts_upper(word)) initials += text::fold_key(word).front();
  }
  return initials;
}

// ä, ö or ü: most texts that have their first byte have one soon.
bool has_umlaut(std::string_view text) {
  constexpr std::string_view kUmlauts = "äöü";
  for (std::size_t pos = text.find(kUmlauts[0]); pos < text.size();
       pos = text.find(kUmlauts[0], pos + 1)) {
    const char second = pos + 1 < text.size() ? text[pos + 1] : '\0';
    if (second == kUmlauts[1] || second == kUmlauts[3] || second == kUmlauts[5]) return true;
  }
  return false;
}

// ß, found by its second byte, which hardly another letter has.
bool has_eszett(std::string_view text) {
  constexpr std::string_view kEszett = "ß";
  for (std::size_t pos = text.find(kEszett[1]); pos < text.size();
       pos = text.find(kEszett[1], pos + 1)) {
    if (pos > 0 && text[pos - 1] == kEszett[0]) return true;
  }
  return false;
}

unsigned allowed_by(const std::vector<Determiner>& readings, std::string_view governed) {
  unsigned allowed = 0;
  for (const Determiner& reading : readings) {
    const Case c = reading.grammatical_case;
    const bool fits = governed.empty() || (governed == "dat" && c == Case::kDative) ||
                      (governed == "acc" && c == Case::kAccusative) ||
                      (governed == "gen" && c == Case::kGenitive) ||
                      (governed == "both" && (c == Case::kDative || c == Case::kAccusative));
    if (!fits) continue;
    if (reading.plural) allowed |= kPluralBit;
    if (!reading.plural && reading.gender == 'f') allowed |= kFeminineBit;
    if (!reading.plural && reading.gender == 'm') allowed |= kMasculineBit;
    if (!reading.plural && reading.gender == 'n') allowed |= kNeuterBit;
  }
  return allowed;
}

bool only_dative_plural(const std::vector<Determiner>& readings) {
  bool dative = false;
  for (const Determiner& reading : readings) {
    if (!reading.plural) continue;
    if (reading.grammatical_case != Case::kDative) return false;
    dative = true;
  }
  return dative;
}

}  // namespace

const Mention* Context::mention_at(std::size_t byte) const {
  const auto mentions = document_.mentions;
  const auto it =
      std::ranges::upper_bound(mentions, byte, {}, [](const Mention& m) { return m.span.begin; });
  if (it == mentions.begin()) return nullptr;
  const Mention& candidate = *(it - 1);
  return byte < candidate.span.end ? &candidate : nullptr;
}

Neighbour Context::before(std::size_t byte) const {
  const Gap gap = skip_back(document_.text, byte);
  if (!gap.ok || gap.pos == byte) return {};
  std::size_t at = gap.pos;
  const char32_t last = text::previous(document_.text, at);
  const bool dot = last == U'.' && at > 0;
  if (!text::is_word(last) && !dot) return {};
  const auto span = text::word_before(document_.text, gap.pos);
  if (!span || (dot && gap.pos - span->end != 1)) return {};
  const std::string_view word = document_.text.substr(span->begin, gap.pos - span->begin);
  return {word, {span->begin, gap.pos}, gap.same_line, mention_at(span->begin)};
}

Neighbour Context::after(std::size_t byte) const {
  const Gap gap = skip_on(document_.text, byte);
  if (!gap.ok || gap.pos == byte) return {};
  std::size_t at = gap.pos;
  if (!text::is_word(text::next(document_.text, at))) return {};
  const auto span = text::word_after(document_.text, gap.pos);
  if (!span) return {};
  return {document_.text.substr(span->begin, span->size()), *span, gap.same_line,
          mention_at(span->begin)};
}

bool Context::inside_word(std::size_t byte) const {
  if (byte >= document_.text.size()) return false;
  const char32_t c = text::next(document_.text, byte);
  return text::is_letter(c) || text::is_mark(c);
}

std::string_view Context::rest_of_word(std::size_t byte) const {
  if (!inside_word(byte)) return {};
  const auto span = text::word_after(document_.text, byte);
  return span ? document_.text.substr(byte, span->end - byte) : std::string_view();
}

Agreement Context::agreement(std::size_t byte) const {
  Agreement result;
  for (int steps = 0; steps < 3; ++steps) {
    const Neighbour left = before(byte);
    if (!left || left.word.ends_with('.')) return result;
    const bool opens_mention = left.mention != nullptr && left.mention == mention_at(byte) &&
                               left.span.begin == left.mention->span.begin;  // "[die Müllers]"
    if (left.mention != nullptr && !opens_mention) return result;
    const std::string folded = text::fold_key(left.word);
    if (const DeterminerWord* const determiner = grammar_.determiners.find(folded)) {
      std::string_view governed;
      const Neighbour further = before(left.span.begin);
      if (further && !further.word.ends_with('.')) {
        const auto* const preposition = grammar_.prepositions.find(text::fold_key(further.word));
        if (preposition != nullptr) governed = *preposition;
      }
      const std::vector<Determiner>& readings = determiner->readings;
      result.allowed = allowed_by(readings, governed);
      if (result.allowed == 0) result.allowed = allowed_by(readings, {});
      result.determiner_kind = determiner->kind;
      result.grammatical_case = readings.front().grammatical_case;
      result.plural_dative = only_dative_plural(readings);
      result.certain_case = std::ranges::all_of(readings, [&](const Determiner& reading) {
        return reading.grammatical_case == result.grammatical_case;
      });
      return result;
    }
    const bool adjective = starts_lower(left.word) &&
                           std::ranges::any_of(grammar_.adjective_endings, [&](const auto& end) {
                             return folded.ends_with(end);
                           });
    if (!adjective || grammar_.prepositions.contains(folded)) return result;
    result.has_adjective = true;
    byte = left.span.begin;
  }
  return result;
}

std::string_view Context::weak_ending(std::size_t byte, std::string_view gender) const {
  const Neighbour left = before(byte);
  if (!left || left.mention != nullptr || gender.empty()) return {};
  const DeterminerWord* const word = grammar_.determiners.find(text::fold_key(left.word));
  if (word == nullptr) return {};
  bool direct = false;  // nominative, or an accusative like it
  bool oblique = false;
  for (const Determiner& reading : word->readings) {
    if (reading.plural || (reading.gender != 0 && reading.gender != gender.front())) continue;
    const Case c = reading.grammatical_case;
    const bool like_nominative =
        c == Case::kNominative || (c == Case::kAccusative && gender.front() != 'm');
    (like_nominative ? direct : oblique) = true;
  }
  if (!direct) return oblique ? "en" : "";
  const bool mixed = word->kind == "indefinite" || word->kind == "possessive";
  return mixed ? "" : "e";
}

bool Context::noun_follows(std::size_t byte, bool skip_adjective) const {
  const Neighbour right = after(byte);
  if (!right || !right.same_line) return false;
  if (right.mention != nullptr && right.mention->category != Category::kOrg) return false;
  if (starts_upper(right.word)) return true;
  if (!skip_adjective) return false;
  const bool adjective =
      std::ranges::any_of(grammar_.adjective_endings,
                          [&](const auto& end) { return right.word.ends_with(end); }) &&
      !grammar_.determiners.contains(text::fold_key(right.word)) &&
      !grammar_.prepositions.contains(text::fold_key(right.word));
  if (!adjective) return false;
  const Neighbour second = after(right.span.end);
  return second && second.same_line && second.mention == nullptr && starts_upper(second.word);
}

bool Context::noun_precedes(std::size_t byte) const {
  const Neighbour left = before(byte);
  if (!left || !left.same_line || left.mention != nullptr || left.word.ends_with('.')) return false;
  if (!starts_upper(left.word) || grammar_.address_words.contains(text::fold_key(left.word))) {
    return false;
  }
  return static_cast<bool>(before(left.span.begin));
}

const AddressWord* Context::address_before(std::size_t byte) const {
  Neighbour left = before(byte);
  for (int steps = 0; left && steps < 3; ++steps) {
    if (const AddressWord* const word = grammar_.address_words.find(text::fold_key(left.word))) {
      return word;
    }
    const bool title = left.word.ends_with('.');
    const bool given = left.mention != nullptr && (left.mention->category == Category::kFemale ||
                                                   left.mention->category == Category::kMale);
    if (!title && !given) return nullptr;
    left = before(left.span.begin);
  }
  return nullptr;
}

bool Context::mentioned(Category category, std::string_view folded) const {
  const unsigned categories = words_.categories_of(folded);
  for (std::optional<Category> node = category; node; node = parent(*node)) {
    if (categories & bit(*node)) return true;
  }
  return false;
}

std::optional<Category> Context::mentioned_as(std::string_view folded) const {
  const unsigned categories = words_.categories_of(folded);
  for (const Category category :
       {Category::kFamily, Category::kCity, Category::kFemale, Category::kMale}) {
    if (categories & bit(category)) return category;
  }
  return std::nullopt;
}

void Context::index_full_names() const {
  constexpr std::size_t kSameInitials = 8;  // so that a long document costs linear time
  constexpr std::size_t kSingleNames = 64;  // compared one by one: enough for any letter
  constexpr std::size_t kFewest = 3;        // letters of an acronym without the last
  constexpr std::size_t kLongest = 512;     // bytes: each acronym reads its full name again
  if (names_indexed_) return;
  names_indexed_ = true;
  for (std::size_t i = 0; i < document_.mentions.size(); ++i) {
    const Mention& mention = document_.mentions[i];
    if (mention.category != Category::kOrg || mention.surface.size() > kLongest) continue;
    const std::vector<ByteSpan> words = text::words(mention.surface);
    const std::string initials = initials_of(mention.surface);
    // "AAU" leaves the place at the end of "Alpen-Adria-Universität Klagenfurt" aside.
    const std::size_t fewest = std::min(initials.size(), std::max(initials.size() - 1, kFewest));
    for (std::size_t size = fewest; size > 1 && size <= initials.size(); ++size) {
      std::vector<std::size_t>& names = by_initials_[initials.substr(0, size)];
      if (names.size() < kSameInitials) names.push_back(i);
    }
    if (single_names_.size() < kSingleNames && !words.empty()) {
      const ByteSpan& first = words.front();
      const auto word = std::string_view(mention.surface).substr(first.begin, first.size());
      if (first.size() > 6) single_names_.emplace_back(text::fold_key(word), i);
    }
  }
}

std::vector<std::size_t> Context::full_names(std::string_view acronym) const {
  index_full_names();
  const std::string folded = text::fold_key(acronym);
  std::vector<std::size_t> found;
  if (const auto it = by_initials_.find(folded); it != by_initials_.end()) found = it->second;
  if (folded.size() >= 3 && found.empty()) {
    for (const auto& [name, index] : single_names_) {
      if (abbreviates(folded, name)) found.push_back(index);
    }
  }
  return found;
}

void Context::index_orgs(const OrgLexicon& lexicon) const {
  Orgs& orgs = orgs_.emplace();
  for (const Mention& mention : document_.mentions) {
    const bool actor = mention.category == Category::kActor;
    if (!actor && mention.category != Category::kOrg) continue;
    const Tokens tokens = tokenize(mention.surface);
    std::string gender;
    const std::size_t end = lexicon.legal_form(tokens, tokens.size(), gender);
    if (end == 0 || (actor && end == tokens.size())) continue;
    std::string folded =
        text::fold_key(std::string_view(mention.surface).substr(0, tokens[end - 1].span.end));
    const auto [number, is_new] = orgs.keys.enter(adjective_free(folded));
    if (is_new) {
      orgs.folded.push_back(std::move(folded));
      orgs.declines.push_back(false);
    } else if (folded != orgs.folded[number]) {
      orgs.declines[number] = true;
    }
  }
}

bool Context::is_org(std::string_view key, const OrgLexicon& lexicon) const {
  if (!orgs_) index_orgs(lexicon);
  return orgs_->keys.contains(key);
}

bool Context::org_declines(std::string_view key, const OrgLexicon& lexicon) const {
  if (!orgs_) index_orgs(lexicon);
  const auto number = orgs_->keys.find(key);
  return number && orgs_->declines[*number];
}

bool Context::has_acronym(std::string_view name) const {
  constexpr std::size_t kFewest = 3;
  if (name.find(' ') == std::string_view::npos) return false;
  const auto may_be_capital = [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return text::ascii::is_upper(byte) || byte >= 0x80;
  };
  if (std::ranges::count_if(name, may_be_capital) < static_cast<int>(kFewest)) return false;
  const std::string initials = initials_of(name);
  return initials.size() >= kFewest && mentioned(Category::kOrg, initials);
}

std::string_view Context::apostrophe() const {
  if (apostrophe_.empty()) {
    const bool curly = document_.text.find("’") != std::string_view::npos;
    apostrophe_ = curly ? "’" : "'";
  }
  return apostrophe_;
}

std::uint8_t Context::habits() const {
  if (habits_ >= 0) return static_cast<std::uint8_t>(habits_);
  unsigned flags = 0;
  const std::string_view text = document_.text;
  // Longer texts show their habit early; the rest need not be read.
  const std::string_view head = text.substr(0, 4096);
  const bool umlauts = has_umlaut(head);
  const bool eszett = has_eszett(head);
  if (!umlauts && !eszett && grammar_.umlaut_words.finds_any(head)) flags |= kUmlautsWrittenOut;
  if (umlauts && !eszett && grammar_.swiss_words.finds_any(head)) flags |= kSwissSs;
  habits_ = static_cast<int>(flags);
  return static_cast<std::uint8_t>(flags);
}

}  // namespace pseudo::lang::de
