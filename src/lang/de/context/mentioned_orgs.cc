#include "lang/de/context/mentioned_orgs.h"

#include <algorithm>
#include <cstdint>

#include "lang/common/tokens.h"
#include "lang/de/orgs/org_acronym.h"
#include "text/abbreviation.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/words.h"

namespace pseudo::lang::de {
namespace {

constexpr std::size_t kShortestAcronym = 3;

enum class Words : std::uint8_t { kWithCapital, kAll };

// Returns "Institut für Slawistik" for "Institut für Slawistik (IfS)".
std::string_view without_parentheses(std::string_view name) {
  return name.substr(0, name.find(" ("));
}

// Returns the folded first letters of words: "rk" for "Rotes Kreuz".
std::string initials_of(std::string_view name, Words which = Words::kWithCapital) {
  std::string initials;
  for (auto span = text::next_word(name, 0); span; span = text::next_word(name, span->end)) {
    const auto word = name.substr(span->begin, span->size());
    if (which == Words::kAll || starts_with_upper(word)) initials += text::fold_key(word).front();
  }
  return initials;
}

}  // namespace

MentionedOrgs::FullNames MentionedOrgs::index_full_names() const {
  constexpr std::size_t kSameInitials = 8;   // bounds the time of a long document
  constexpr std::size_t kFirstWords = 64;    // compared one by one
  constexpr std::size_t kLongFirstWord = 7;  // bytes
  constexpr std::size_t kLongest = 512;      // bytes; each acronym reads its full name again
  FullNames index;
  for (std::size_t i = 0; i < mentions_.size(); ++i) {
    const std::string_view surface = without_parentheses(mentions_[i].surface);
    if (mentions_[i].category != Category::kOrg || surface.size() > kLongest) continue;
    const std::string initials = initials_of(surface);
    // "AAU" omits the place at the end of "Alpen-Adria-Universität Klagenfurt".
    const std::size_t fewest =
        std::min(initials.size(), std::max(initials.size() - 1, kShortestAcronym));
    for (std::size_t size = fewest; size > 1 && size <= initials.size(); ++size) {
      std::vector<std::size_t>& names = index.by_initials[initials.substr(0, size)];
      if (names.size() < kSameInitials) names.push_back(i);
    }
    const std::string all = initials_of(surface, Words::kAll);  // "VgL": Verein gegen Lärm
    if (all.size() > initials.size() && all.size() >= kShortestAcronym) {
      std::vector<std::size_t>& names = index.by_initials[all];
      if (names.size() < kSameInitials) names.push_back(i);
    }
    const auto first = text::next_word(surface, 0);
    if (first && first->size() >= kLongFirstWord && index.first_words.size() < kFirstWords) {
      index.first_words.emplace_back(text::fold_key(surface.substr(first->begin, first->size())),
                                     i);
    }
  }
  return index;
}

std::vector<std::size_t> MentionedOrgs::full_names(std::string_view acronym) const {
  if (!full_names_) full_names_ = index_full_names();
  const std::string folded = text::fold_key(acronym);
  if (const auto it = full_names_->by_initials.find(folded); it != full_names_->by_initials.end()) {
    return it->second;
  }
  std::vector<std::size_t> found;
  if (folded.size() < kShortestAcronym) return found;
  for (const auto& [word, index] : full_names_->first_words) {
    // One letter more may be an ending ("MeinVZs"); the word itself is not its abbreviation.
    const bool is_shorter = folded.size() + 1 < word.size();
    if (is_shorter && text::abbreviates(folded, word)) found.push_back(index);
  }
  return found;
}

bool MentionedOrgs::is_initials_of(std::string_view acronym, std::string_view name) {
  const std::string folded = text::fold_key(acronym);
  const std::string_view full = without_parentheses(name);
  return folded.size() >= kShortestAcronym &&
         (folded == initials_of(full, Words::kAll) || folded == initials_of(full));
}

std::map<std::string, std::size_t> MentionedOrgs::index_definitions() const {
  constexpr std::size_t kLongestGap = 3;  // bytes: " ("
  constexpr std::size_t kLongest = 512;   // bytes of a full name
  std::map<std::string, std::size_t> index;
  for (std::size_t i = 0; i + 1 < mentions_.size(); ++i) {
    const Mention& first = mentions_[i];
    const Mention& second = mentions_[i + 1];
    if (first.category != Category::kOrg || second.category != Category::kOrg) continue;
    const std::string_view gap = text_.substr(first.span.end, second.span.begin - first.span.end);
    if (gap.size() > kLongestGap || !gap.ends_with('(')) continue;
    if (std::max(first.surface.size(), second.surface.size()) > kLongest) continue;
    const std::string a = text::fold_key(first.surface);
    const std::string b = text::fold_key(second.surface);
    if (a.empty() || b.empty() || a.front() != b.front() || a.size() == b.size()) continue;
    index.try_emplace(a.size() < b.size() ? a : b, a.size() < b.size() ? i + 1 : i);
  }
  return index;
}

std::optional<std::size_t> MentionedOrgs::defined_by(std::string_view acronym) const {
  if (!definitions_) definitions_ = index_definitions();
  const auto found = definitions_->find(text::fold_key(acronym));
  return found == definitions_->end() ? std::nullopt : std::optional(found->second);
}

std::map<std::string, std::size_t> MentionedOrgs::index_brackets() const {
  constexpr std::size_t kLongest = 512;  // bytes; each acronym reads the name again
  std::map<std::string, std::size_t> index;
  for (std::size_t i = 0; i < mentions_.size(); ++i) {
    const std::string_view surface = mentions_[i].surface;
    if (mentions_[i].category != Category::kOrg || surface.size() > kLongest) continue;
    const auto open = bracket_of_acronym(surface);
    if (!open) continue;
    index.try_emplace(text::fold_key(surface.substr(*open + 1, surface.size() - *open - 2)), i);
  }
  return index;
}

std::optional<std::size_t> MentionedOrgs::with_bracket(std::string_view acronym) const {
  if (!brackets_) brackets_ = index_brackets();
  const auto found = brackets_->find(text::fold_key(acronym));
  return found == brackets_->end() ? std::nullopt : std::optional(found->second);
}

const MentionedOrgs::Names& MentionedOrgs::names(const OrgLexicon& lexicon) const {
  if (names_) return *names_;
  Names& names = names_.emplace();
  for (const Mention& mention : mentions_) {
    const bool actor = mention.category == Category::kActor;
    if (!actor && mention.category != Category::kOrg) continue;
    const Tokens tokens = tokenize(mention.surface);
    const std::size_t end = lexicon.legal_form(tokens, tokens.size()).begin;
    if (end == 0 || (actor && end == tokens.size())) continue;
    std::string folded =
        text::fold_key(std::string_view(mention.surface).substr(0, tokens[end - 1].span.end));
    const auto [number, is_new] = names.keys.enter(lexicon.uninflected(folded));
    if (is_new) {
      names.folded.push_back(std::move(folded));
      names.declines.push_back(false);
    } else if (folded != names.folded[number]) {
      names.declines[number] = true;
    }
  }
  return names;
}

bool MentionedOrgs::is_mentioned(std::string_view key, const OrgLexicon& lexicon) const {
  return names(lexicon).keys.contains(key);
}

bool MentionedOrgs::declines(std::string_view key, const OrgLexicon& lexicon) const {
  const Names& all = names(lexicon);
  const auto number = all.keys.find(key);
  return number && all.declines[*number];
}

bool MentionedOrgs::has_acronym(std::string_view name) const {
  if (name.find(' ') == std::string_view::npos) return false;
  const auto may_be_capital = [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return text::ascii::is_upper(byte) || byte >= 0x80;
  };
  if (std::ranges::count_if(name, may_be_capital) < static_cast<int>(kShortestAcronym)) {
    return false;
  }
  const std::string initials = initials_of(name);
  return initials.size() >= kShortestAcronym &&
         is_mentioned_as(mentioned_, Category::kOrg, initials);
}

}  // namespace pseudo::lang::de
