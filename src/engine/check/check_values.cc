#include "engine/check/check_values.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "engine/check/codes_of_towns.h"
#include "engine/check/names_in_addresses.h"
#include "engine/common/alike_words.h"
#include "engine/common/filler.h"
#include "engine/plan/plan.h"
#include "engine/resolve/address_tokens.h"
#include "engine/resolve/analyze_mentions.h"
#include "engine/sweep/collect_forms.h"
#include "text/fold.h"
#include "text/skeleton.h"
#include "values/characters.h"
#include "values/phone_reader.h"
#include "values/value_reader.h"

namespace pseudo {
namespace {

bool is_address(Category category) { return filler_of(category) == Filler::kAddress; }

// True for categories that are replaced character by character. Names are compared part by part.
bool is_value(Category category) {
  switch (category) {
    case Category::kZip:
    case Category::kStreetNo:
    case Category::kPhone:
    case Category::kPass:
    case Category::kUfid:
    case Category::kFid:
      return true;
    default:
      return is_address(category);
  }
}

// True if there are so few originals that each gets a distinct surrogate. A run redraws equal house
// numbers, but only a limited number of times. `shown`: the letters and digits of a surrogate.
bool has_room(std::size_t originals, std::string_view shown) {
  constexpr std::size_t kSurelyDistinct = 3;  // among the nine numbers of one digit
  std::size_t room = kSurelyDistinct;
  for (std::size_t more = 1; more < shown.size() && room < originals; ++more) room *= 10;
  return originals <= room;
}

// Omits prefix, trunk zero and punctuation.
std::string significant_number(const std::string& text, const values::Locale& locale) {
  values::PhoneNumber number = values::read_phone(text, locale);
  return number.characters.empty() ? text::joined_skeleton_key(text) : std::move(number.digits);
}

// Returns what identifies a value in a run. Addresses and some identifiers differ by punctuation.
std::string old_key(Category category, const std::string& text, const values::Locale& locale) {
  if (is_address(category)) return text::fold_key(text);
  if (category == Category::kPhone) return significant_number(text, locale);
  return values::read_value(category, text, locale).key;
}

// Keeps only the characters that were drawn: a postal code without its country mark.
std::string new_key(Category category, const std::string& text, const values::Locale& locale) {
  if (category == Category::kPass) return text;  // passwords differ by the case of a letter
  if (is_address(category)) return text::fold_key(text);
  if (category == Category::kPhone) return significant_number(text, locale);
  const values::Value value = values::read_value(category, text, locale);
  if (value.characters.empty()) return text::fold_key(text);
  return values::join_characters(value.written, value.characters, values::LetterCase::kLower);
}

// Keeps punctuation, because "1-23" and "12-3" differ. Short numbers may be equal by chance.
std::string new_key_with_signs(Category category, const std::string& text,
                               const values::Locale& locale) {
  constexpr std::size_t kFewest = 6;
  if (category == Category::kPhone) {
    std::string digits = significant_number(text, locale);
    if (digits.size() >= kFewest) return digits;
  }
  return category == Category::kPass ? text : text::fold_key(text);
}

// The new names of towns.
class NewTowns {
 public:
  NewTowns(const Checked& before, const Resolved& resolved, const Document& after,
           std::span<const ReplacedStretch> stretches, const values::ZipCodes& zips)
      : before_(before), resolved_(resolved), after_(after), stretches_(stretches), zips_(zips) {}

  // Returns the number of codes of that length, by the mention of the town with the most: the lists
  // contain no inflected forms. Of towns with the same name, the one with the fewest counts.
  [[nodiscard]] std::size_t count_codes(std::size_t town, std::size_t length) const {
    std::size_t most = 0;
    for (const ReplacedStretch& stretch : stretches_) {
      if (before_.plan.mentions[stretch.target].category != Category::kCity) continue;
      const auto entities = resolved_.entities_of(stretch.target);
      if (std::ranges::find(entities, town) == entities.end()) continue;
      most = std::max(most, zips_.count_fewest(slice(after_, stretch.after), length));
    }
    return most;
  }

 private:
  const Checked& before_;
  const Resolved& resolved_;
  const Document& after_;
  std::span<const ReplacedStretch> stretches_;
  const values::ZipCodes& zips_;
};

class ValueComparison {
 public:
  ValueComparison(const Checked& before, const Resolved& resolved, const EngineSetup& setup,
                  CodesOfTowns& codes, const NewTowns& new_towns, SharedFacts& shared)
      : before_(before),
        resolved_(resolved),
        setup_(setup),
        codes_(codes),
        new_towns_(new_towns),
        shared_(shared) {}

  std::optional<FindingCode> fault_of(const ReplacedStretch& stretch, const std::string& now) {
    const std::size_t target = stretch.target;
    const Mention& mention = before_.plan.mentions[target];
    // The scope of such addresses and identifiers is that of their content, which only the language
    // can determine.
    const bool is_of_any_kind =
        mention.category == Category::kAdd || mention.category == Category::kFid;
    if (is_of_any_kind && !setup_.options.label_scopes.empty()) return std::nullopt;
    const ScopePlace scope =
        scope_of(setup_.options, before_.document, before_.plan, target, mention.category);
    const std::string was = old_key(mention.category, mention.surface, setup_.locale);
    if (was.empty()) return std::nullopt;
    const bool is_zip = mention.category == Category::kZip;
    const std::size_t town = is_zip ? codes_.town_of(target) : kNoEntity;
    std::string of;  // what the surrogate depends on beside the value
    if (mention.category == Category::kPhone) of = country_of(target, was);
    if (town != kNoEntity && is_wide(scope)) {
      const Entity& entity = resolved_.table.entities()[town];
      of = fmt::format("\n{}\n{}", entity.key, entity.scope.sentence);
    }
    const std::string is = new_key(mention.category, now, setup_.locale);
    const auto own = new_of_.try_emplace({scope, mention.category, was + of}, is).first;
    if (own->second != is) return FindingCode::kEntitySplit;
    if (is_wide(scope)) {
      if (depends_on_value_alone(mention.category)) {
        share({scope, name(mention.category), was + of + names_in(mention), stretch}, is);
      }
      return std::nullopt;
    }
    const auto [first, is_new] = old_of_.try_emplace(
        {scope, mention.category, new_key_with_signs(mention.category, now, setup_.locale)},
        First{was, town});
    if (is_new || first->second.original == was) return std::nullopt;
    if (may_meet(scope, target, is, {town, first->second.town})) return std::nullopt;
    return FindingCode::kEntitiesMerged;
  }

 private:
  // Addresses contain names, and postal codes depend on their towns. With scopes per label, these
  // may have other scopes than the value.
  [[nodiscard]] bool depends_on_value_alone(Category category) const {
    if (category == Category::kZip) return setup_.options.label_scopes.empty();
    return !is_address(category) || setup_.options.addresses == AddressStyle::kRandom ||
           setup_.options.label_scopes.empty();
  }

  // Names of the document in a coherent address.
  std::string names_in(const Mention& mention) {
    if (!is_address(mention.category) || setup_.options.addresses == AddressStyle::kRandom) {
      return {};
    }
    if (!names_) names_.emplace(resolved_);
    return names_->of(mention.surface);
  }

  void share(const FactPlace& place, const std::string& shown) {
    shared_.add_same(place, shown);
    constexpr std::size_t kSurelyOne = 16;  // letters and digits that chance gives nobody twice
    const std::string signs = text::joined_skeleton_key(shown);
    if (signs.size() >= kSurelyOne && place.key.size() >= kSurelyOne &&
        (place.kind == name(Category::kUfid) || place.kind == name(Category::kPass))) {
      shared_.add_owner({place.scope, place.kind, signs, place.stretch}, place.key);
    }
  }

  // A number that occurs with two countries is two entities. Without a country it is that of the
  // only known country.
  std::string country_of(std::size_t phone, const std::string& number) {
    if (countries_.empty()) {
      for (const Mention& mention : before_.plan.mentions) {
        if (mention.category != Category::kPhone) continue;
        const std::string country = values::read_phone(mention.surface, setup_.locale).country;
        auto& known = countries_[significant_number(mention.surface, setup_.locale)];
        if (!country.empty()) known.insert(country);
      }
    }
    if (countries_[number].size() < 2) return {};
    const std::string& surface = before_.plan.mentions[phone].surface;
    return '\n' + values::read_phone(surface, setup_.locale).country;
  }

  using ValueKey = std::tuple<ScopePlace, Category, std::string>;
  struct First {
    std::string original;
    std::size_t town;  // the entity of the town of a postal code
  };

  // House numbers and the codes of a town are few, so that a run may not have found a distinct one.
  bool may_meet(const ScopePlace& scope, std::size_t target, std::string_view shown,
                const std::array<std::size_t, 2>& towns) {
    const Category category = before_.plan.mentions[target].category;
    if (category == Category::kStreetNo) {
      return !has_room(count_originals(scope, category), shown);
    }
    if (category != Category::kZip || std::ranges::count(towns, kNoEntity) > 0) return false;
    return std::ranges::any_of(towns, [&](std::size_t town) {
      const std::size_t codes = new_towns_.count_codes(town, shown.size());
      if (codes == 0) return towns[0] == towns[1];  // the lists spell the town differently
      return codes < 2 * count_originals(scope, category);
    });
  }

  // Counts the values of a category, including those in mentions of other categories.
  std::size_t count_originals(const ScopePlace& scope, Category category) {
    const auto [known, is_new] = originals_.try_emplace({scope, category}, 0);
    if (!is_new) return known->second;
    std::set<std::string> keys;
    for (std::size_t i = 0; i < before_.plan.mentions.size(); ++i) {
      for (const Part& part : resolved_.analyses[i]) {
        if (part.category != category || part.kind == Part::Kind::kLiteral) continue;
        if (scope_of(setup_.options, before_.document, before_.plan, i, category) != scope)
          continue;
        const std::string surface(surface_of(before_.plan.mentions[i], part));
        keys.insert(old_key(category, surface, setup_.locale));
      }
    }
    return known->second = keys.size();
  }

  const Checked& before_;
  const Resolved& resolved_;
  const EngineSetup& setup_;
  CodesOfTowns& codes_;
  const NewTowns& new_towns_;
  SharedFacts& shared_;
  std::optional<NamesInAddresses> names_;
  std::map<ValueKey, std::string> new_of_;
  std::map<ValueKey, First> old_of_;
  std::map<std::pair<ScopePlace, Category>, std::size_t> originals_;  // counted when asked for
  std::map<std::string, std::set<std::string>> countries_;            // of telephone numbers
};

bool is_same_part(const Part& a, const Part& b) {
  return a.kind == b.kind && a.category == b.category && a.span == b.span && a.key == b.key &&
         a.form == b.form;
}

// Compares names as wholes: mentions that were read alike, and mentions that share no name. Parts
// with known surrogates are compared one by one elsewhere (shown_names.h).
class WholeComparison {
 public:
  WholeComparison(const Checked& before, const Resolved& resolved, const Options& options,
                  CodesOfTowns& codes, SharedFacts& shared)
      : before_(before), resolved_(resolved), options_(options), codes_(codes), shared_(shared) {}

  std::optional<FindingCode> fault_of(const ReplacedStretch& stretch, const std::string& now) {
    const std::size_t target = stretch.target;
    const Mention& mention = before_.plan.mentions[target];
    const Analysis& analysis = resolved_.analyses[target];
    const auto is_initial = [](const Part& part) { return part.kind == Part::Kind::kInitial; };
    // Initials follow the names around them.
    if (std::ranges::any_of(analysis, is_initial)) return std::nullopt;
    const ScopePlace scope =
        scope_of(options_, before_.document, before_.plan, target, mention.category);
    if (is_split({scope, mention.category, mention.surface}, target, now)) {
      return FindingCode::kEntitySplit;
    }
    if (is_wide(scope)) {
      if (is_of_one_scope(target, scope) && !codes_.follows_town(target))
        share(scope, stretch, now);
      return std::nullopt;
    }
    const auto [first, is_new] =
        first_of_.try_emplace({scope, mention.category, text::fold_key(now)}, target);
    const bool is_merged = !is_new && are_others(first->second, target);
    return is_merged ? std::optional(FindingCode::kEntitiesMerged) : std::nullopt;
  }

 private:
  using TextKey = std::tuple<ScopePlace, Category, std::string>;
  struct Seen {
    std::size_t target;
    std::string now;
  };

  // False for names that check_entities.h compares.
  [[nodiscard]] bool is_compared(Category category, std::size_t target) const {
    if (is_inflected_by_context(category)) return true;
    return filler_of(category) != Filler::kName || resolved_.analyses[target].size() != 1;
  }

  // Categories of parts may have scopes of their own.
  [[nodiscard]] bool is_of_one_scope(std::size_t target, const ScopePlace& scope) const {
    return std::ranges::all_of(resolved_.analyses[target], [&](const Part& part) {
      return scope_of(options_, before_.document, before_.plan, target, part.category) == scope;
    });
  }

  // The key includes how the mention was read, because that depends on the document.
  void share(const ScopePlace& scope, const ReplacedStretch& stretch, const std::string& now) {
    const Mention& mention = before_.plan.mentions[stretch.target];
    if (!is_compared(mention.category, stretch.target)) return;
    std::string key = "whole\n" + mention.surface;
    const auto entities = resolved_.entities_of(stretch.target);
    const Analysis& parts = resolved_.analyses[stretch.target];
    for (std::size_t p = 0; p < parts.size(); ++p) {
      key.append(1, '\n').append(name(parts[p].category)).append(1, ' ').append(parts[p].key);
      if (entities[p] == kNoEntity) continue;
      key.append(1, ' ').append(resolved_.table.entities()[entities[p]].key);
    }
    const FactPlace place{scope, name(mention.category), key, stretch};
    if (is_inflected_by_context(mention.category)) {
      shared_.add_name(place, now, mention.surface, SharedFact::Kind::kForm);
    } else {
      shared_.add_same(place, letters_of_token(now));
    }
  }

  bool is_split(TextKey key, std::size_t target, const std::string& now) {
    const Category category = std::get<Category>(key);
    if (!is_compared(category, target)) return false;
    std::vector<Seen>& all = seen_[std::move(key)];
    const auto own = std::ranges::find_if(all, [&](const Seen& seen) {
      return std::ranges::equal(resolved_.analyses[seen.target], resolved_.analyses[target],
                                is_same_part) &&
             std::ranges::equal(resolved_.entities_of(seen.target), resolved_.entities_of(target));
    });
    if (own != all.end()) {
      if (own->now == now || letters_of_token(own->now) == letters_of_token(now)) return false;
      const std::string& surface = before_.plan.mentions[target].surface;
      return !is_inflected_by_context(category) ||
             !begin_alike({surface, own->now}, {surface, now});
    }
    constexpr std::size_t kMostReadings = 8;
    if (all.size() < kMostReadings) all.push_back({target, now});
    return false;
  }

  // True if each mention has a name that the other one lacks. Names of wide scopes do not count,
  // because two of them may have the same surrogate.
  [[nodiscard]] bool are_others(std::size_t a, std::size_t b) const {
    const auto of_a = resolved_.entities_of(a);
    const auto of_b = resolved_.entities_of(b);
    const auto is_own = [&](std::size_t entity, std::span<const std::size_t> others) {
      return entity != kNoEntity && !is_wide(resolved_.table.entities()[entity].scope) &&
             std::ranges::find(others, entity) == others.end();
    };
    return std::ranges::any_of(of_a, [&](std::size_t entity) { return is_own(entity, of_b); }) &&
           std::ranges::any_of(of_b, [&](std::size_t entity) { return is_own(entity, of_a); });
  }

  const Checked& before_;
  const Resolved& resolved_;
  const Options& options_;
  CodesOfTowns& codes_;
  SharedFacts& shared_;
  std::map<TextKey, std::vector<Seen>> seen_;
  std::map<TextKey, std::size_t> first_of_;  // targets by new text
};

}  // namespace

std::vector<Finding> check_values(const Checked& before, const Resolved& resolved,
                                  const Document& after, std::span<const ReplacedStretch> stretches,
                                  const EngineSetup& setup, SharedFacts& shared) {
  std::vector<Finding> findings;
  CodesOfTowns codes(before, resolved, setup);
  const NewTowns new_towns(before, resolved, after, stretches, setup.locale.zips);
  ValueComparison values(before, resolved, setup, codes, new_towns, shared);
  WholeComparison wholes(before, resolved, setup.options, codes, shared);
  for (const ReplacedStretch& stretch : stretches) {
    const Target& target = before.plan.targets[stretch.target];
    const Category category = before.plan.mentions[stretch.target].category;
    if (target.style != Style::kSurrogate || target.stretch_count != 1) continue;
    const std::string now = without_line_breaks(
        std::string_view(after.text).substr(stretch.after.begin, stretch.after.size()));
    std::optional<FindingCode> fault;
    if (is_value(category)) {
      fault = values.fault_of(stretch, now);
    } else if (filler_of(category) != Filler::kDate) {
      fault = wholes.fault_of(stretch, now);
    }
    if (!fault) continue;
    findings.push_back(
        {*fault, before.document.annotations[target.annotation].id, stretch.after.begin, false});
  }
  return findings;
}

}  // namespace pseudo
