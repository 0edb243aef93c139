#include "lang/de/context/well_known.h"

#include <cstddef>
#include <optional>
#include <string>

#include "lang/de/context/name_place.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

constexpr std::string_view kWorkRole = "work_of";  // what artists and scholars make
constexpr std::string_view kStageRole = "stage";   // what stands near the title of a work
constexpr int kReach = 6;                          // words of a clause on each side

// The name without its genitive ending, if it is that of an artist or scholar.
std::string creator_in(const BesideWord& words, ByteSpan word) {
  const NameKinds& kinds = words.rules().names.kinds();
  const std::string folded = text::fold_key(words.slice(word));
  if (kinds.is_creator(folded)) return folded;
  std::string base(words.rules().grammar.nouns.without_plain_genitive(folded));
  return kinds.is_creator(base) ? base : std::string();
}

// True for "Quintett" and "Forellenquintett".
bool ends_in_work(const BesideWord& words, std::string_view noun) {
  constexpr std::size_t kShortestFirst = 3;  // letters of the first part of a compound
  if (words.has_role(noun, kWorkRole)) return true;
  for (std::size_t cut = kShortestFirst; cut + kShortestFirst < noun.size(); ++cut) {
    if (words.has_role(noun.substr(cut), kWorkRole)) return true;
  }
  return false;
}

bool is_work(const BesideWord& words, const Beside& noun, std::string_view creator) {
  return words.is_capital(noun.span) &&
         (ends_in_work(words, noun.folded) ||
          !words.rules().names.kinds().creator(creator, noun.folded, {}).empty());
}

// True for a word of `role` in the clause, on either side.
bool has_role_near(const BesideWord& words, ByteSpan word, std::string_view role) {
  constexpr std::string_view kClauseEnds = ".!?;";
  const auto ends_clause = [&](std::string_view gap) {
    return gap.find_first_of(kClauseEnds) != std::string_view::npos;
  };
  auto next = words.behind(word.end);
  for (int i = 0; i < kReach && next && !ends_clause(next->gap); ++i) {
    if (words.has_role(next->folded, role)) return true;
    next = words.behind(next->span.end);
  }
  next = words.before(word.begin);
  for (int i = 0; i < kReach && next && !ends_clause(next->gap); ++i) {
    if (words.has_role(next->folded, role)) return true;
    next = words.before(next->span.begin);
  }
  return false;
}

bool is_in_quotes(std::string_view text, ByteSpan word) {
  constexpr std::u32string_view kSigns =
      U"\"\u201E\u201C\u201D\u00BB\u00AB\u201A\u2018\u203A\u2039";
  if (word.begin == 0 || word.end >= text.size()) return false;
  std::size_t before = word.begin;
  std::size_t after = word.end;
  return kSigns.find(text::previous(text, before)) != kSigns.npos &&
         kSigns.find(text::next(text, after)) != kSigns.npos;
}

// True for "Puccinis Tosca".
bool is_behind_creator(const BesideWord& words, ByteSpan word) {
  const auto before = words.before(word.begin);
  if (!before || !is_blank(before->gap) || !words.is_capital(before->span)) return false;
  const std::string creator = creator_in(words, before->span);
  return !creator.empty() && creator.size() < before->folded.size();
}

// True for "die Oper Aida", "Karten für Aida".
bool is_behind_stage(const BesideWord& words, ByteSpan word) {
  auto before = words.before(word.begin);
  if (before && is_blank(before->gap) &&
      words.rules().grammar.prepositions.contains(before->folded)) {
    before = words.before(before->span.begin);
  }
  return before && is_blank(before->gap) && words.has_role(before->folded, kStageRole);
}

// True for "Sonate von Mozart", "Requiem in d-Moll von Mozart".
bool is_behind_work(const BesideWord& words, ByteSpan word, std::string_view creator) {
  const auto preposition = words.before(word.begin);
  if (!preposition || !is_blank(preposition->gap) || !words.has_role(preposition->folded, "by")) {
    return false;
  }
  auto before = words.before(preposition->span.begin);
  for (int i = 0; i < kReach && before; ++i) {
    if (before->gap.find_first_of(".!?;:") != std::string_view::npos) return false;
    if (is_work(words, *before, creator)) return true;
    before = words.before(before->span.begin);
  }
  return false;
}

}  // namespace

bool is_creator_of_work(const BesideWord& words, ByteSpan word) {
  const std::string creator = creator_in(words, word);
  if (creator.empty()) return false;
  if (is_behind_work(words, word, creator)) return true;
  const auto behind = words.behind(word.end);
  if (!behind || !is_work(words, *behind, creator)) return false;
  const bool is_genitive = creator.size() < text::fold_key(words.slice(word)).size();
  return is_hyphen(behind->gap) || (is_genitive && is_blank(behind->gap));
}

bool is_title_of_work(const BesideWord& words, ByteSpan word) {
  const bool is_listed = words.has_role(text::fold_key(words.slice(word)), "work");
  if (is_in_quotes(words.text(), word)) {
    return is_listed || has_role_near(words, word, kStageRole);
  }
  return is_listed && (is_behind_creator(words, word) || is_behind_stage(words, word));
}

bool is_feast(const BesideWord& words, std::string_view compound) {
  constexpr std::size_t kShortestName = 4;  // letters
  for (std::size_t cut = kShortestName; cut < compound.size(); ++cut) {
    if (words.has_role(compound.substr(cut), "feast")) return true;
  }
  return false;
}

}  // namespace pseudo::lang::de
