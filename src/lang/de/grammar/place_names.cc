#include "lang/de/grammar/place_names.h"

#include <algorithm>

#include "lang/common/rows.h"
#include "text/casing.h"
#include "text/fold.h"

namespace pseudo::lang::de {
namespace {

// The first of these that the name begins with; "" if none.
std::string_view beginning_of(std::string_view name, const std::vector<std::string>& beginnings) {
  for (const std::string& beginning : beginnings) {
    if (name.starts_with(beginning)) return name.substr(0, beginning.size());
  }
  return {};
}

}  // namespace

std::string_view shape_name(PlaceShape shape) {
  switch (shape) {
    case PlaceShape::kSpa:
      return "bad";
    case PlaceShape::kSaint:
      return "saint";
    case PlaceShape::kQualified:
      return "qualified";
    case PlaceShape::kWords:
      return "words";
    case PlaceShape::kPlain:
      return "plain";
  }
  return "plain";
}

PlaceNames PlaceNames::load(const Lexicons& lexicons) {
  PlaceNames names;
  for_each_row(lexicons.table("place_words"), [&](auto cell) {
    names.add_word(cell("word"), cell("role"), cell("listed") == "yes");
  });
  for_each_row(lexicons.table("place_additions"),
               [&](auto cell) { names.add_addition(cell("beginning"), cell("blanks")); });
  std::ranges::stable_sort(names.short_saints_, std::ranges::greater(), &std::string::size);
  return names;
}

void PlaceNames::add_word(std::string_view word, std::string_view role, bool listed) {
  const std::string before_blank = std::string(word) + " ";
  if (role == "spa") spas_.push_back(before_blank);
  if (role != "saint") return;
  if (listed) listed_saints_.push_back(before_blank);
  const std::string folded = text::fold_key(word);
  if (full_saint_.empty()) {
    full_saint_ = folded + " ";
    return;
  }
  short_saints_.push_back(folded + " ");
  if (listed) listed_shorts_.push_back(folded + " ");
  if (folded.ends_with('.')) short_saints_.push_back(folded);
}

void PlaceNames::add_addition(std::string_view beginning, std::string_view blanks) {
  std::string addition(beginning);
  if (blanks != "none") addition.insert(0, " ");
  if (blanks == "both") addition += ' ';
  if (addition_bytes_.find(addition.front()) == std::string::npos) {
    addition_bytes_ += addition.front();
  }
  additions_.push_back(std::move(addition));
}

std::size_t PlaceNames::addition_begin(std::string_view name) const {
  for (std::size_t i = name.find_first_of(addition_bytes_); i < name.size();
       i = name.find_first_of(addition_bytes_, i + 1)) {
    if (!beginning_of(name.substr(i), additions_).empty()) return i;
  }
  return name.size();
}

std::string_view PlaceNames::spa_of(std::string_view name) const {
  return beginning_of(name, spas_);
}

PlaceShape PlaceNames::shape(std::string_view name) const {
  const bool one_word = name.find(' ') == std::string_view::npos;
  if (!one_word && !spa_of(name).empty()) return PlaceShape::kSpa;
  if (!one_word && !listed_saint(name).empty()) return PlaceShape::kSaint;
  if (addition_begin(name) < name.size()) return PlaceShape::kQualified;
  return one_word ? PlaceShape::kPlain : PlaceShape::kWords;
}

std::string_view PlaceNames::core(std::string_view name) const {
  name = name.substr(0, addition_begin(name));
  name.remove_prefix(spa_of(name).size());
  return name;
}

bool PlaceNames::abbreviates_saint(std::string_view folded) const {
  const std::string_view saint = beginning_of(folded, short_saints_);
  return !saint.empty() && saint.size() < folded.size();
}

std::string PlaceNames::spell_out_saint(std::string folded) const {
  if (!abbreviates_saint(folded)) return folded;
  return folded.replace(0, beginning_of(folded, short_saints_).size(), full_saint_);
}

bool PlaceNames::spells_saint_out(std::string_view folded) const {
  return !full_saint_.empty() && folded.starts_with(full_saint_);
}

std::vector<std::string> PlaceNames::other_spellings(std::string_view folded) const {
  std::vector<std::string> others;
  if (!spells_saint_out(folded)) return others;
  for (const std::string& saint : listed_shorts_) {
    others.push_back(saint + std::string(folded.substr(full_saint_.size())));
  }
  return others;
}

std::string_view PlaceNames::listed_saint(std::string_view name) const {
  return beginning_of(name, listed_saints_);
}

std::string_view PlaceNames::written_saint(std::string_view surface) const {
  // Saints are ASCII: their bytes are the same in lower case.
  const std::string lower = text::to_lower(surface);
  if (spells_saint_out(lower)) return surface.substr(0, full_saint_.size());
  return surface.substr(0, beginning_of(lower, short_saints_).size());
}

}  // namespace pseudo::lang::de
