#include "values/value_table.h"

#include <algorithm>
#include <utility>

#include "values/characters.h"
#include "values/digits_letters.h"
#include "values/house_numbers.h"
#include "values/identifier_reader.h"
#include "values/identifier_surrogates.h"
#include "values/phone_reader.h"
#include "values/phone_surrogates.h"
#include "values/value_reader.h"
#include "values/zip.h"

namespace pseudo::values {
namespace {

/// Numbers agree if a country is unknown, but not if the countries differ.
bool same_country(std::string_view a, std::string_view b) {
  return a.empty() || b.empty() || a == b;
}

std::string index_key(Category category, std::string_view value) {
  std::string key(1, static_cast<char>(category));
  key.append(value);
  return key;
}

std::string purpose(unsigned attempt) {
  return attempt == 0 ? "value" : "value/" + std::to_string(attempt);
}

ScrambleRules scramble_rules(Category category) {
  ScrambleRules rules;
  rules.leading_zeros = category == Category::kZip;
  rules.marks = category == Category::kPass || category == Category::kUser;
  return rules;
}

}  // namespace

ValueTable::ValueTable(std::span<const ValueMention> mentions, const Locale& locale,
                       ValueRules rules)
    : locale_(locale), rules_(rules) {
  mentions_.reserve(mentions.size());
  entities_.reserve(mentions.size());
  for (const ValueMention& mention : mentions) {
    if (mention.category == Category::kPhone) {
      add_phone(mention.surface);
    } else {
      add_other(mention);
    }
  }
  find_extensions();
  find_local_numbers();
  if (rules_.shared) {
    join_lone_codes();
  } else {
    find_bare_identifiers();
  }
}

void ValueTable::add_phone(std::string_view surface) {
  PhoneNumber number = read_phone(surface, locale_);
  Entity entity{.category = Category::kPhone, .value = {}, .base = number.base};
  entity.value = number.characters.empty() ? std::string(surface) : std::move(number.digits);
  // In a shared scope the surrogate depends only on the digits.
  if (!rules_.shared) {
    entity.country = std::move(number.country);
    entity.groups = std::move(number.groups);
  }
  mentions_.push_back({surface, std::move(number.characters), place(std::move(entity))});
}

void ValueTable::add_other(const ValueMention& mention) {
  Value value = read_value(mention.category, mention.surface, locale_);
  Entity read{
      .category = mention.category, .value = std::move(value.key), .identifier = value.identifier};
  if (rules_.shared) {
    read.city = mention.city;
    read.city_country = mention.country;
  }
  const std::size_t entity = place(std::move(read));
  mentions_.push_back({value.written, std::move(value.characters), entity});
  if (Entity& known = entities_[entity]; known.city.empty() && !rules_.shared) {
    known.city = mention.city;
    known.city_country = mention.country;
  }
}

// In a shared scope a postal code belongs to its town, regardless of other mentions with that code.
std::string ValueTable::index_of(const Entity& entity) const {
  std::string index = index_key(entity.category, entity.value);
  if (rules_.shared && !entity.city.empty()) index.append(1, '\n').append(entity.city);
  return index;
}

std::size_t ValueTable::place(Entity entity) {
  const auto [first, fresh] = first_of_.try_emplace(index_of(entity), entities_.size());
  std::size_t last = 0;
  for (std::optional twin(first->second); !fresh && twin; twin = entities_[*twin].twin) {
    last = *twin;
    Entity& known = entities_[last];
    if (!same_country(known.country, entity.country)) continue;
    known.base = std::min(known.base, entity.base);
    if (known.groups.empty()) known.groups = std::move(entity.groups);
    if (known.country.empty()) known.country = std::move(entity.country);
    return last;
  }
  if (!fresh) {
    entities_[last].twin = entities_.size();
    entity.own_key = '+' + entity.country + ' ' + entity.value;
  }
  entities_.push_back(std::move(entity));
  return entities_.size() - 1;
}

/// The entity of a number of the document. Precondition: no value was reserved yet.
std::optional<std::size_t> ValueTable::find_number(std::string_view digits,
                                                   std::string_view country) const {
  const auto first = first_of_.find(index_key(Category::kPhone, digits));
  if (first == first_of_.end()) return std::nullopt;
  for (std::optional twin(first->second); twin; twin = entities_[*twin].twin) {
    if (same_country(entities_[*twin].country, country)) return twin;
  }
  return std::nullopt;
}

/// A number that consists of another number of the document and more digits has an extension: "0463
/// 270012".
void ValueTable::find_extensions() {
  constexpr std::size_t kShortestBase = 5;
  constexpr std::size_t kLongestExtension = 4;
  if (rules_.shared || entities_.size() < 2) return;
  for (Entity& entity : entities_) {
    if (entity.category != Category::kPhone) continue;
    const std::size_t size = entity.value.size();
    for (std::size_t base = kShortestBase; base < size; ++base) {
      if (size - base > kLongestExtension) continue;
      const std::string_view front = std::string_view(entity.value).substr(0, base);
      const std::optional<std::size_t> number = find_number(front, entity.country);
      if (!number) continue;
      entity.base = std::min(entity.base, base);
      // Both get an area code of the same country.
      std::string& country = entities_[*number].country;
      if (country.empty()) country = entity.country;
      if (entity.country.empty()) entity.country = country;
    }
  }
}

/// Links numbers such as "123456" to "0316 123456".
void ValueTable::find_local_numbers() {
  if (rules_.shared) return;
  for (std::size_t e = 0; e < entities_.size() && entities_.size() > 1; ++e) {
    const Entity& whole = entities_[e];
    if (whole.category != Category::kPhone) continue;
    for (const std::string_view local : local_digits(whole.value, whole.country, locale_)) {
      const auto found = first_of_.find(index_key(Category::kPhone, local));
      const bool is_other = found != first_of_.end() && found->second != e;
      if (is_other) entities_[found->second].whole = e;
    }
  }
}

/// A postal code without a town belongs to the town beside which the code is first mentioned.
void ValueTable::join_lone_codes() {
  std::map<std::string_view, std::size_t> of_towns;
  for (std::size_t e = 0; e < entities_.size(); ++e) {
    const Entity& zip = entities_[e];
    if (zip.category == Category::kZip && !zip.city.empty()) of_towns.try_emplace(zip.value, e);
  }
  for (Occurrence& mention : mentions_) {
    const Entity& alone = entities_[mention.entity];
    if (alone.category != Category::kZip || !alone.city.empty()) continue;
    const auto town = of_towns.find(alone.value);
    if (town != of_towns.end()) mention.entity = town->second;
  }
}

void ValueTable::find_bare_identifiers() {
  constexpr std::size_t kShortest = 5;
  constexpr std::size_t kHeadOfIban = 4;  // country and check digits
  for (std::size_t e = 0; e < entities_.size() && entities_.size() > 1; ++e) {
    const Entity& whole = entities_[e];
    if (whole.category != Category::kUfid && whole.category != Category::kFid) continue;
    const std::string_view value = whole.value;
    const auto join = [&](std::string_view end) {
      if (end.size() < kShortest || end.size() == value.size()) return;
      const auto bare = first_of_.find(index_key(whole.category, end));
      if (bare != first_of_.end()) entities_[bare->second].whole = e;
    };
    join(value.substr(std::min(value.find_first_of("0123456789"), value.size())));
    if (whole.identifier == IdentifierKind::kIban) {
      const BankAccount parts = bank_account(value, locale_.countries);
      join(value.substr(kHeadOfIban));
      join(parts.account);
      join(value.substr(std::min(parts.bank.size() + kHeadOfIban, value.size())));
    }
  }
}

std::string ValueTable::draw_number(const Entity& phone, const ScopeDraws& draws,
                                    unsigned attempt) const {
  std::string_view dial = phone.country;
  if (dial.empty() && !rules_.shared) {
    const Country* const home = locale_.countries.find(rules_.home_country);
    if (home != nullptr && home->is_home()) dial = home->dial;
  }
  return draw_phone(phone.value, phone.base, phone.groups, dial, locale_.areas, draws, attempt);
}

std::string ValueTable::draw(std::size_t entity, const ScopeDraws& draws, unsigned attempt) const {
  const Entity& known = entities_[entity];
  if (known.category == Category::kPhone) return draw_number(known, draws, attempt);
  DrawStream stream = draws.stream(purpose(attempt), name(known.category), known.key());
  if (known.category == Category::kZip) {
    // All codes of the town may be unsuitable: "2020" for "5.020", whose group "020" must go.
    constexpr unsigned kTownAttempts = 32;
    const bool is_of_town = attempt < kFreeAttempt + kTownAttempts;
    return draw_zip(known.value, is_of_town ? std::string_view(known.city) : std::string_view(),
                    known.city_country, locale_.zips, stream);
  }
  if (known.category == Category::kUfid || known.category == Category::kFid) {
    return draw_identifier(known.identifier, known.value, rules_.valid_checksums, stream);
  }
  if (known.category == Category::kStreetNo) {
    return draw_house_number(known.value, locale_.houses, stream);
  }
  return scramble(known.value, stream, scramble_rules(known.category));
}

bool ValueTable::take(std::size_t entity, std::string_view drawn) {
  return first_of_.try_emplace(index_key(entities_[entity].category, drawn), entity).second;
}

/// A postal code in the format of its new country; nothing if its digits are random.
std::optional<std::string> ValueTable::own_code(const Entity& zip, std::string_view surface,
                                                std::string_view drawn) const {
  if (zip.category != Category::kZip || zip.city.empty() || zip.city_country.empty()) return {};
  const auto codes = locale_.zips.of(zip.city, zip.city_country);
  if (std::ranges::find(codes, drawn) == codes.end()) return {};
  return write_zip(surface, drawn, zip.city_country, locale_.countries);
}

std::string ValueTable::render(std::size_t mention, std::string_view drawn) const {
  const Occurrence& known = mentions_[mention];
  auto own = own_code(entities_[known.entity], known.surface, drawn);
  return own ? *std::move(own) : fill_characters(known.surface, known.characters, drawn);
}

}  // namespace pseudo::values
