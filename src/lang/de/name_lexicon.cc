#include "lang/de/name_lexicon.h"

#include <algorithm>

#include "lang/de/rows.h"
#include "text/fold.h"

namespace pseudo::lang::de {
namespace {

TitleKind title_kind(std::string_view name) {
  if (name == "kin") return TitleKind::kKin;
  return name == "address" ? TitleKind::kAddress : TitleKind::kTitle;
}

void add_address_titles(const Lexicons& lexicons, FoldedMap<Title>& titles) {
  for_each_row(lexicons.table("address_words"), [&](auto cell) {
    const std::string_view role = cell("role");
    if (role != "title" && role != "household" && role != "kin") return;
    const TitleKind kind = role == "kin" ? TitleKind::kKin : TitleKind::kAddress;
    titles.try_emplace(text::fold_key(cell("word")), Title{kind, std::string(cell("gender"))});
  });
}

// The entry of a folded key that is spelled like `surface`, else the first; nothing if unknown.
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
  for (const std::string_view name : {"given_female", "given_male", "family"}) {
    if (lexicons.table(name) == nullptr) {
      return Error{ErrorCode::kLexicon, "the German module needs the table " + std::string(name)};
    }
  }
  NameLexicon names;
  names.female_ = open(lexicons.table("given_female"));
  names.male_ = open(lexicons.table("given_male"));
  names.unisex_ = open(lexicons.table("given_unisex"));
  names.family_ = open(lexicons.table("family"));
  for_each_row(lexicons.table("nicknames"), [&](auto cell) {
    const std::string folded = text::fold_key(cell("nickname"));
    const std::string folded_name = text::fold_key(cell("name"));
    names.by_nickname_[folded].push_back({std::string(cell("nickname")), std::string(cell("name")),
                                          folded_name, std::string(cell("gender")),
                                          std::string(cell("class"))});
    names.by_name_[folded_name].push_back(folded);
  });
  for_each_row(lexicons.table("titles"), [&](auto cell) {
    names.titles_[text::fold_key(cell("title"))] = {title_kind(cell("kind")),
                                                    std::string(cell("gender"))};
  });
  add_address_titles(lexicons, names.titles_);
  for_each_row(lexicons.table("particles"),
               [&](auto cell) { names.particles_.insert(text::fold_key(cell("particle"))); });
  return names;
}

NameLexicon::List NameLexicon::open(const LexiconTable* table) {
  if (table == nullptr) return {};
  return {table, table->column("tier"), table->column("country"), table->column("use")};
}

const NameLexicon::List& NameLexicon::list(Category category) const {
  if (category == Category::kFemale) return female_;
  return category == Category::kMale ? male_ : family_;
}

const Nickname* NameLexicon::nickname(Category category, std::string_view folded) const {
  const auto* const nicknames = nicknames_spelled(folded);
  if (nicknames == nullptr) return nullptr;
  const auto own = std::ranges::find(*nicknames, gender_of(category), &Nickname::gender);
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

NameFacts NameLexicon::facts(Category category, std::string_view folded) const {
  for (const List* from : {&list(category), &unisex_}) {
    if (from->table == nullptr) continue;
    const auto rows = from->table->find(folded);
    if (!rows.empty()) {
      const auto cell = [&](std::optional<std::size_t> column) {
        return column ? from->table->cell(rows.front(), *column) : std::string_view();
      };
      return {cell(from->tier), cell(from->country), cell(from->use)};
    }
    if (category == Category::kFamily) break;
  }
  return {};
}

bool NameLexicon::has_own_entry(Category category, std::string_view folded) const {
  return list(category).contains(folded);
}

bool NameLexicon::is_common(Category category, std::string_view folded) const {
  const NameFacts known = facts(category, folded);
  return (known.tier == "1" || known.tier == "2") && known.use != "recognize";
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
    if (usual == nullptr ||
        (!is_common(category, usual->folded_name) && is_common(category, row.folded_name))) {
      usual = &row;
    }
  }
  return usual;
}

std::vector<const Nickname*> NameLexicon::nicknames_of(std::string_view folded,
                                                       std::string_view gender) const {
  std::vector<const Nickname*> found;
  const std::vector<std::string>* const nicknames = by_name_.find(folded);
  if (nicknames == nullptr) return found;
  for (const std::string& nickname : *nicknames) {
    for (const Nickname& entry : *nicknames_spelled(nickname)) {
      if (entry.gender == gender && entry.folded_name == folded) found.push_back(&entry);
    }
  }
  std::ranges::sort(found, {}, &Nickname::nickname);
  const auto repeated =
      std::unique(found.begin(), found.end(),
                  [](const Nickname* a, const Nickname* b) { return a->nickname == b->nickname; });
  found.erase(repeated, found.end());
  return found;
}

const Title* NameLexicon::title(std::string_view folded) const { return titles_.find(folded); }

bool NameLexicon::is_particle(std::string_view folded) const { return particles_.contains(folded); }

}  // namespace pseudo::lang::de
