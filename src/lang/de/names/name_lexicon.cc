#include "lang/de/names/name_lexicon.h"

#include <algorithm>
#include <utility>

#include "lang/common/rows.h"
#include "lang/common/tokens.h"
#include "lexicon/closed_columns.h"
#include "text/fold.h"

namespace pseudo::lang::de {
namespace {

constexpr lexicon::CellWords<TitleKind, 7> kTitleKinds = {{{"title", TitleKind::kTitle},
                                                           {"address", TitleKind::kAddress},
                                                           {"degree", TitleKind::kDegree},
                                                           {"kin", TitleKind::kKin},
                                                           {"suffix", TitleKind::kSuffix},
                                                           {"birth", TitleKind::kBirth},
                                                           {"alias", TitleKind::kAlias}}};

void add_address_titles(const Lexicons& lexicons, FoldedMap<Title>& titles) {
  for_each_row(lexicons.table("address_words"), [&](auto cell) {
    const std::string_view role = cell("role");
    if (role != "title" && role != "household" && role != "kin") return;
    const TitleKind kind = role == "kin" ? TitleKind::kKin : TitleKind::kAddress;
    titles.try_emplace(text::fold_key(cell("word")), Title{kind, std::string(cell("gender"))});
  });
}

// Returns the entry of a folded key that is spelled like `surface`, else the first entry. Returns
// nullopt if there is none.
std::optional<std::string_view> find_entry(const LexiconTable* table, std::string_view folded,
                                           std::string_view surface) {
  if (table == nullptr) return std::nullopt;
  const auto rows = table->find(folded);
  if (rows.empty()) return std::nullopt;
  const std::string_view first = table->cell(rows.front(), std::size_t{0});
  for (std::size_t i = 1; i < rows.size() && first != surface; ++i) {
    const std::string_view other = table->cell(rows[i], std::size_t{0});
    if (other == surface) return other;
  }
  return first;
}

}  // namespace

std::string_view gender_of(Category category) {
  if (category == Category::kFemale) return "f";
  return category == Category::kMale ? "m" : "";
}

Result<NameLexicon> NameLexicon::load(const Lexicons& lexicons) {
  for (const std::string_view name : {"given_female", "given_male", "family", "nickname_endings"}) {
    if (lexicons.table(name) == nullptr) {
      return Error{ErrorCode::kLexicon, "the German module needs the table " + std::string(name)};
    }
  }
  NameLexicon names;
  names.female_ = open(lexicons.table("given_female"));
  names.male_ = open(lexicons.table("given_male"));
  names.unisex_ = open(lexicons.table("given_unisex"));
  names.family_ = open(lexicons.table("family"));
  names.index_nicknames(lexicons.table("nicknames"), lexicons.table("pet_names"));
  names.spellings_ = GivenSpellings::load(lexicons);
  for_each_row(lexicons.table("nickname_endings"),
               [&](auto cell) { names.nickname_endings_.emplace_back(cell("ending")); });
  for_each_row(lexicons.table("titles"), [&](auto cell) {
    const std::string key = text::fold_key(cell("title"));
    const Title* const other = names.titles_.find(key);  // "E.h." beside "e.h."
    names.titles_[key] = {
        lexicon::value_of(kTitleKinds, cell("kind")), std::string(cell("gender")),
        starts_with_lower(cell("title")) && (other == nullptr || other->lower_case),
        is_all_upper(cell("title")) && (other == nullptr || other->capitals)};
  });
  add_address_titles(lexicons, names.titles_);
  for_each_row(lexicons.table("particles"), [&](auto cell) {
    names.particles_[text::fold_key(cell("particle"))] = cell("capital") == "1";
  });
  names.kinds_ = NameKinds::load(lexicons);
  return names;
}

void NameLexicon::index_nicknames(const LexiconTable* nicknames, const LexiconTable* pet_names) {
  std::vector<std::string> keys;
  const auto note = [&](std::string_view nickname, auto cell, std::string_view kind) {
    keys.push_back(text::fold_key(nickname));
    by_nickname_[keys.back()].push_back({std::string(nickname), std::string(cell("name")),
                                         text::fold_key(cell("name")), std::string(cell("gender")),
                                         std::string(kind)});
  };
  for_each_row(nicknames, [&](auto cell) { note(cell("nickname"), cell, cell("class")); });
  for_each_row(pet_names, [&](auto cell) {
    for (const std::string_view nickname : words_of_cell(cell("nicknames"))) {
      note(nickname, cell, {});
    }
  });
  const auto enter = [](NicknamesByName& by_name, const Nickname& nickname) {
    std::vector<const Nickname*>& all = by_name[nickname.folded_name];
    const auto at = std::ranges::lower_bound(all, nickname.nickname, {}, &Nickname::nickname);
    if (at == all.end() || (*at)->nickname != nickname.nickname) all.insert(at, &nickname);
  };
  for (const std::string& key : keys) {
    for (const Nickname& nickname : *by_nickname_.find(key)) {
      const bool is_given = !nickname.kind.empty();
      if (nickname.gender == "f") enter(is_given ? of_women_ : pet_names_of_women_, nickname);
      if (nickname.gender == "m") enter(is_given ? of_men_ : pet_names_of_men_, nickname);
    }
  }
}

NameLexicon::List NameLexicon::open(const LexiconTable* table) {
  if (table == nullptr) return {};
  return {table, table->column("tier"), table->column("country"), table->column("generation"),
          table->column("use")};
}

const NameLexicon::List& NameLexicon::list(Category category) const {
  if (category == Category::kFemale) return female_;
  return category == Category::kMale ? male_ : family_;
}

const Nickname* NameLexicon::nickname(Category category, std::string_view folded) const {
  const auto* const nicknames = nicknames_spelled(folded);
  if (nicknames == nullptr) return nullptr;
  const auto own = std::ranges::find_if(*nicknames, [&](const Nickname& one) {
    return one.gender == gender_of(category) && !one.kind.empty();
  });
  return own == nicknames->end() ? nullptr : &*own;
}

std::optional<std::string_view> NameLexicon::find(Category category, std::string_view folded,
                                                  std::string_view surface) const {
  const auto own = find_entry(list(category).table, folded, surface);
  if (own || category == Category::kFamily) return own;
  if (const auto unisex = find_entry(unisex_.table, folded, surface)) return unisex;
  if (const Nickname* const entry = nickname(category, folded)) return entry->nickname;
  return std::nullopt;
}

bool NameLexicon::knows(Category category, std::string_view folded) const {
  if (list(category).contains(folded)) return true;
  if (category == Category::kFamily) return false;
  return unisex_.contains(folded) || nickname(category, folded) != nullptr;
}

bool NameLexicon::knows_given(std::string_view folded) const {
  return knows(Category::kFemale, folded) || knows(Category::kMale, folded);
}

NameLexicon::Entry NameLexicon::first_entry(Category category, std::string_view folded) const {
  for (const List* from : {&list(category), &unisex_}) {
    if (from->table == nullptr) continue;
    const auto rows = from->table->find(folded);
    if (!rows.empty()) return {from, rows.front()};
    if (category == Category::kFamily) break;
  }
  return {};
}

NameFacts NameLexicon::facts(Category category, std::string_view folded) const {
  const auto [from, row] = first_entry(category, folded);
  if (from == nullptr) return {};
  return {from->cell(row, from->tier), from->cell(row, from->country),
          from->cell(row, from->generation)};
}

bool NameLexicon::has_own_entry(Category category, std::string_view folded) const {
  return list(category).contains(folded);
}

bool NameLexicon::is_common(Category category, std::string_view folded) const {
  const auto [from, row] = first_entry(category, folded);
  if (from == nullptr) return false;
  const std::string_view tier = from->cell(row, from->tier);
  return (tier == "1" || tier == "2") && from->cell(row, from->use) != "recognize";
}

const std::vector<Nickname>* NameLexicon::nicknames_spelled(std::string_view folded) const {
  return by_nickname_.find(folded);
}

const Nickname* NameLexicon::usual_nickname(Category category, std::string_view folded) const {
  const Nickname* usual = nullptr;
  const std::vector<Nickname>* const rows = nicknames_spelled(folded);
  if (rows == nullptr) return nullptr;
  for (const Nickname& row : *rows) {
    if (row.gender != gender_of(category)) continue;
    if (usual != nullptr && row.kind.empty() && !usual->kind.empty()) break;  // pet names come last
    if (usual == nullptr ||
        (!is_common(category, usual->folded_name) && is_common(category, row.folded_name))) {
      usual = &row;
    }
  }
  return usual;
}

bool NameLexicon::is_diminutive(Category category, std::string_view folded) const {
  const Nickname* const own = nickname(category, folded);
  return own != nullptr && own->kind == "diminutive";
}

std::span<const Nickname* const> NameLexicon::nicknames_of(std::string_view folded,
                                                           std::string_view gender) const {
  const std::vector<const Nickname*>* all = nullptr;
  if (gender == "f") all = of_women_.find(folded);
  if (gender == "m") all = of_men_.find(folded);
  if (all == nullptr) return {};
  return *all;
}

std::span<const Nickname* const> NameLexicon::pet_names_of(std::string_view folded,
                                                           std::string_view gender) const {
  const std::vector<const Nickname*>* all = nullptr;
  if (gender == "f") all = pet_names_of_women_.find(folded);
  if (gender == "m") all = pet_names_of_men_.find(folded);
  if (all == nullptr) return {};
  return *all;
}

bool NameLexicon::ends_like_nickname(std::string_view folded) const {
  return std::ranges::any_of(nickname_endings_,
                             [&](const std::string& ending) { return folded.ends_with(ending); });
}

const Title* NameLexicon::title(std::string_view folded) const { return titles_.find(folded); }

ParticleMatch NameLexicon::particle_at(const Tokens& tokens, std::size_t first,
                                       std::size_t last) const {
  constexpr std::size_t kMostTokens = 4;  // "v. u. z."
  ParticleMatch longest;
  std::string key;
  for (std::size_t i = first; i < std::min(last, first + kMostTokens); ++i) {
    if (i > first) key += ' ';
    key += tokens[i].folded;
    if (tokens[i].dot) key += '.';
    if (const bool* const capital = particles_.find(key)) {
      longest = {i + 1 - first, key, *capital};
    }
  }
  return longest;
}

}  // namespace pseudo::lang::de
