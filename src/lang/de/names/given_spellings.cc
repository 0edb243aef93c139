#include "lang/de/names/given_spellings.h"

#include <algorithm>

#include "lang/common/rows.h"
#include "text/fold.h"

namespace pseudo::lang::de {
namespace {

constexpr std::size_t kShortestName =
    4;  // letters: shorter ones are other names, as "Jan" and "Ian"

std::string id_of(std::string_view gender, std::string_view name) {
  return std::string(gender).append(name);
}

void add(std::vector<std::string>& names, const std::string& name) {
  if (name.size() < kShortestName || std::ranges::find(names, name) != names.end()) return;
  names.push_back(name);
}

}  // namespace

GivenSpellings GivenSpellings::load(const Lexicons& lexicons) {
  GivenSpellings spellings;
  spellings.sounds_ = NameSounds(lexicons);
  const auto enter = [&](std::string_view table, std::string_view gender) {
    for_each_row(lexicons.table(table), [&](auto cell) {
      const std::string name = text::fold_key(cell("name"));
      add(spellings.by_sound_[id_of(gender, spellings.sounds_.of(name))], name);
    });
  };
  for (const std::string_view table : {"given_female", "given_unisex"}) enter(table, "f");
  for (const std::string_view table : {"given_male", "given_unisex"}) enter(table, "m");
  for_each_row(lexicons.table("given_variants"), [&](auto cell) {
    Names row;
    for (const std::string_view name : words_of_cell(cell("names"))) add(row, text::fold_key(name));
    for (const std::string& name : row) {
      Names& all = spellings.variants_[id_of(cell("gender"), name)];
      for (const std::string& other : row) add(all, other);
    }
  });
  return spellings;
}

std::vector<std::string> GivenSpellings::of(std::string_view gender,
                                            std::string_view folded) const {
  Names all;
  if (folded.size() < kShortestName - 1) return all;
  const auto take = [&](const Names* names) {
    if (names == nullptr) return;
    for (const std::string& name : *names) {
      if (name != folded) add(all, name);
    }
  };
  take(by_sound_.find(id_of(gender, sounds_.of(folded))));
  take(variants_.find(id_of(gender, folded)));
  return all;
}

}  // namespace pseudo::lang::de
