#include "lang/de/context/beside_word.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "lang/de/context/everyday_words.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo::lang::de {
namespace {

constexpr std::array<std::pair<std::string_view, WordClass>, 10> kClasses = {{
    {"person", WordClass::kPerson},
    {"people", WordClass::kPeople},
    {"animal", WordClass::kAnimal},
    {"thing", WordClass::kThing},
    {"quality", WordClass::kQuality},
    {"colour", WordClass::kColour},
    {"time", WordClass::kTime},
    {"title", WordClass::kTitle},
    {"kin", WordClass::kKin},
    {"function", WordClass::kFunction},
}};

}  // namespace

bool is_known_name(const Rules& rules, std::string_view folded) {
  return rules.names.knows_given(folded) || rules.names.knows(Category::kFamily, folded) ||
         rules.places.knows(folded);
}

bool begins_sentence(std::string_view text, std::size_t pos) {
  while (pos > 0 && text[pos - 1] == ' ') --pos;
  return pos == 0 || std::string_view("\n.:;!?([/").find(text[pos - 1]) != std::string_view::npos;
}

bool is_blank(std::string_view gap) { return gap.find_first_not_of(' ') == std::string_view::npos; }

bool divides_members(std::string_view gap) {
  const std::size_t sign = gap.find_first_not_of(' ');
  return sign != std::string_view::npos &&
         std::string_view(",/&+").find(gap[sign]) != std::string_view::npos &&
         is_blank(gap.substr(sign + 1));
}

std::optional<Beside> BesideWord::before(std::size_t pos) const {
  const std::optional<ByteSpan> word = text::word_before(text_, pos);
  if (!word) return std::nullopt;
  return Beside{*word, text::fold_key(slice(*word)), slice({word->end, pos})};
}

std::optional<Beside> BesideWord::behind(std::size_t pos) const {
  const std::optional<ByteSpan> word = text::word_after(text_, pos);
  if (!word) return std::nullopt;
  return Beside{*word, text::fold_key(slice(*word)), slice({pos, word->begin})};
}

// True for "und", and for "u." if a dot follows.
bool BesideWord::connects(const Beside& word) const {
  const auto& connectors = rules_.grammar.connectors;
  return connectors.contains(word.folded) || connectors.contains(word.folded + '.');
}

std::optional<Beside> BesideWord::member_behind(ByteSpan word) const {
  const auto next = behind(word.end);
  if (!next || divides_members(next->gap)) return next;
  if (!is_blank(next->gap) || !connects(*next)) return std::nullopt;
  const auto member = behind(next->span.end);
  const bool has_dot = member && member->gap.starts_with('.');
  if (!member || !is_blank(member->gap.substr(has_dot ? 1 : 0))) return std::nullopt;
  return member;
}

std::optional<Beside> BesideWord::member_before(ByteSpan word) const {
  const auto next = before(word.begin);
  if (!next || divides_members(next->gap)) return next;
  const bool has_dot = next->gap.starts_with('.');
  if (!is_blank(next->gap.substr(has_dot ? 1 : 0)) || !connects(*next)) return std::nullopt;
  const auto member = before(next->span.begin);
  if (!member || !(is_blank(member->gap) || divides_members(member->gap))) return std::nullopt;
  return member;
}

WordClass BesideWord::class_of(std::string_view folded) const {
  const LexiconTable* const table = lexicons_.table("word_classes");
  if (table == nullptr) return WordClass::kNoun;
  const auto rows = table->find(folded);
  if (rows.empty()) return WordClass::kNoun;
  const std::string_view name = table->cell(rows.front(), "class");
  const auto* const row =
      std::ranges::find(kClasses, name, [](const auto& one) { return one.first; });
  return row == kClasses.end() ? WordClass::kNoun : row->second;
}

bool BesideWord::has_role(std::string_view folded, std::string_view role) const {
  const LexiconTable* const table = lexicons_.table("name_neighbours");
  if (table == nullptr) return false;
  return std::ranges::any_of(table->find(folded),
                             [&](std::uint32_t row) { return table->cell(row, "role") == role; });
}

bool BesideWord::is_capital(ByteSpan word) const {
  std::size_t pos = word.begin;
  return pos < text_.size() && text::is_upper(text::next(text_, pos));
}

bool BesideWord::has_small_letter(ByteSpan word) const {
  for (std::size_t pos = word.begin; pos < word.end;) {
    if (text::is_lower(text::next(text_, pos))) return true;
  }
  return false;
}

bool BesideWord::is_everyday_name(std::string_view folded) const {
  return is_everyday(rules_, lexicons_, folded) || class_of(folded) != WordClass::kNoun;
}

bool BesideWord::is_sure_given(const Beside& word) const {
  return is_capital(word.span) && !is_everyday_name(word.folded) &&
         rules_.names.knows_given(word.folded);
}

bool BesideWord::is_sure_name(const Beside& word) const {
  if (is_sure_given(word)) return true;
  if (!is_capital(word.span) || is_everyday_name(word.folded)) return false;
  const LexiconTable* const readings = lexicons_.table("everyday_readings");
  const bool has_reading = readings != nullptr && !readings->find(word.folded).empty();
  return !has_reading && rules_.names.knows(Category::kFamily, word.folded);
}

bool BesideWord::begins_line(std::size_t pos) const {
  while (pos > 0 && (text_[pos - 1] == ' ' || text_[pos - 1] == '\t')) --pos;
  return pos == 0 || text_[pos - 1] == '\n';
}

bool BesideWord::ends_line(std::size_t pos) const {
  const std::size_t sign = text_.find_first_not_of(" \t\r", pos);
  return sign == std::string_view::npos || text_[sign] == '\n';
}

}  // namespace pseudo::lang::de
