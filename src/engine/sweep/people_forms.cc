#include "engine/sweep/people_forms.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/common/alike_names.h"
#include "engine/sweep/collect_forms.h"
#include "model/category_tree.h"
#include "pseudo/kept_reason.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/skeleton.h"
#include "text/utf8.h"
#include "text/words.h"
#include "values/listed_names.h"

namespace pseudo {
namespace {

constexpr std::size_t kShortestForm = 6;  // letters; shorter ones may be any word

// Removes punctuation and blanks between words. Words of addresses have no key yet.
std::string joined_key(const Part& part) {
  const auto is_sign = [](char c) { return c == ' ' || c == '-' || c == '\'' || c == '.'; };
  std::string key = part.key.empty() ? text::fold_key(part.lemma) : part.key;
  if (std::ranges::any_of(key, is_sign)) std::erase_if(key, is_sign);
  return key;
}

}  // namespace

void NameParticles::see(const Part& part, std::string_view surface) {
  const std::string_view text = surface.substr(part.span.begin, part.span.size());
  if (part.kind != Part::Kind::kLiteral) {
    joined.clear();
    letters.clear();
  } else if (part.reason == KeptReason::kFunctionWord) {
    add(text::fold_key(text));
  }
}

void NameParticles::add(const std::string& folded) {
  for (const ByteSpan& word : text::words(folded)) {
    joined.append(folded, word.begin, word.size());
    std::size_t first = word.begin;
    text::next(folded, first);
    letters.append(folded, word.begin, first - word.begin);
  }
}

void PeopleForms::add_with_particles(const NameParticles& particles, const Part& part,
                                     FormPlace place, std::uint8_t endings) {
  for (const std::string& before : {particles.joined, particles.letters}) {
    std::string key = before + joined_key(part);
    id_.assign(1, static_cast<char>(part.category)).append(1, '+').append(key);
    if (!known_.enter(id_).second) continue;
    const FormIndex::Owner owner = add_owner(forms_, plan_, place, part.category);
    forms_.index.add({key, endings}, owner);
    families_.emplace_back(key, place.mention);
    family_.push_back({std::move(key), owner, endings});
  }
}

void PeopleForms::add_pairs(const Analysis& analysis, std::size_t mention) {
  for (std::size_t p = 2; p < analysis.size(); ++p) {
    const Part& first = analysis[p - 2];
    const Part& second = analysis[p];
    const bool is_pair = first.kind == Part::Kind::kEntity && second.kind == Part::Kind::kEntity &&
                         first.category == second.category && is_personal_name(first.category) &&
                         analysis[p - 1].span.size() == 1;
    if (!is_pair) continue;
    // Uses the names as written, because the base form of a nickname is a different name.
    std::string key = surface_key(first, mention) + surface_key(second, mention);
    if (key.size() < kShortestForm) continue;
    const FormIndex::Owner owner = add_owner(forms_, plan_, {mention, p - 2}, first.category);
    const JoinedForm form{owner, add_owner(forms_, plan_, {mention, p}, second.category),
                          text::skeleton_key(surface_key(first, mention)),
                          text::skeleton_key(surface_key(second, mention))};
    forms_.joined.try_emplace(form.name + form.other, form);
    forms_.index.add({std::move(key)}, owner);
    add_spellings_of_pair(first, second, mention, owner);
  }
}

void PeopleForms::add_spellings_of_pair(const Part& first, const Part& second, std::size_t mention,
                                        FormIndex::Owner owner) {
  if (!is_female_or_male(first.category)) return;
  Part pair;
  pair.category = first.category;
  const std::string_view surface = plan_.mentions[mention].surface;
  pair.lemma = surface.substr(first.span.begin, second.span.end - first.span.begin);
  for (const SearchForm& form : language_.search_forms(pair, pair.category)) {
    const bool is_other =
        form.key.find(' ') == std::string::npos && form.key != first.key && form.key != second.key;
    if (is_other) forms_.index.add(form, owner);
  }
}

std::string PeopleForms::surface_key(const Part& part, std::size_t mention) const {
  const std::string_view surface = plan_.mentions[mention].surface;
  std::string key = text::fold_key(surface.substr(part.span.begin, part.span.size()));
  return key.starts_with(part.key) ? joined_key(part) : key;
}

void PeopleForms::note(const Part& part, FormIndex::Owner owner, std::uint8_t endings) {
  const bool is_family = part.category == Category::kFamily;
  if (!is_personal_name(part.category)) return;
  forms_.index.add_near({part.key.empty() ? text::fold_key(part.lemma) : part.key, endings}, owner);
  std::string key = joined_key(part);
  // "hanspeter" for "Hans-Peter", "oneill" for "O'Neill"
  const bool is_joined = key.size() < part.key.size() && key.size() >= kShortestForm;
  if (is_joined) forms_.index.add({key}, owner);
  (is_family ? family_ : given_).push_back({std::move(key), owner, endings});
}

void PeopleForms::add_joined_names() {
  constexpr std::size_t kMostPairs = 256;
  if (given_.size() * family_.size() > kMostPairs) return;
  for (const JoinedName& given : given_) {
    for (const JoinedName& family : family_) {
      if (given.key.size() + family.key.size() < kShortestForm) continue;
      add_joined(family, given);
    }
  }
}

void PeopleForms::add_joined(const JoinedName& family, const JoinedName& given) {
  for (std::string& key : note_joined(family, given, false)) {
    forms_.index.add({std::move(key)}, family.owner);
  }
}

void PeopleForms::add_user_name(const JoinedName& family, const JoinedName& initial) {
  for (std::string& key : note_joined(family, initial, true)) {
    forms_.index.add_user_name({std::move(key)}, family.owner);
  }
}

std::array<std::string, 2> PeopleForms::note_joined(const JoinedName& family,
                                                    const JoinedName& other, bool is_user_name) {
  JoinedForm form{family.owner,
                  other.owner,
                  text::skeleton_key(family.key),
                  text::skeleton_key(other.key),
                  is_user_name,
                  false,
                  family.endings};
  std::array<std::string, 2> keys{other.key + family.key, family.key + other.key};
  forms_.joined.try_emplace(form.other + form.name, form);
  form.is_name = forms_.index.has(keys[1], family.owner);
  forms_.joined.try_emplace(form.name + form.other, form);
  return keys;
}

void PeopleForms::note_other(const Part& part, const std::string& key, FormIndex::Owner owner) {
  constexpr std::size_t kShortestOther = 3;  // letters: "Evi"
  constexpr std::size_t kLongestOther = 6;   // "Steffi"; longer ones are other spellings
  const bool fits = key.size() >= kShortestOther && key.size() <= kLongestOther;
  if (is_personal_name(part.category) && fits && key.find(' ') == std::string::npos) {
    other_given_.push_back({key, owner});
  }
}

void PeopleForms::note_initial(const Part& part, std::string_view surface, std::size_t mention) {
  const bool is_family = part.category == Category::kFamily;
  const bool is_given = is_female_or_male(part.category);
  const bool is_initial = part.kind == Part::Kind::kInitial;
  if ((!is_family && !is_given && !is_initial) || surface.empty()) return;
  std::size_t end = 0;
  const char32_t first = text::lower(text::next(surface, end));
  const bool has_letter = text::is_letter(first);
  if (is_family && !is_initial) {
    families_.emplace_back(joined_key(part), mention);
  } else if (has_letter) {
    initials_.push_back({first, mention, part.category});
  }
  std::u32string& known = is_family ? family_letters_ : given_letters_;
  if (!has_letter || known.find(first) != std::u32string::npos) return;
  known += first;
  forms_.initials.push_back(
      {first, add_owner(forms_, plan_, {mention, kWholeMention}, part.category)});
}

void PeopleForms::add_user_names() {
  const auto key_of = [](const JoinedName* name) -> const std::string& { return name->key; };
  std::vector<const JoinedName*> by_key;  // among equal keys the first counts
  for (const JoinedName& family : family_) by_key.push_back(&family);
  std::ranges::stable_sort(by_key, {}, key_of);
  auto next = initials_.begin();
  for (const auto& [key, mention] : families_) {
    next = std::find_if(next, initials_.end(), [&, at = mention](const Initial& initial) {
      return initial.mention + 1 >= at;
    });
    const auto family = std::ranges::lower_bound(by_key, key, {}, key_of);
    if (family == by_key.end() || (*family)->key != key) continue;
    if (text::count_code_points(key) + 1 < kShortestForm) continue;
    for (auto one = next; one != initials_.end() && one->mention <= mention + 1; ++one) {
      if (one != next && std::prev(one)->mention == one->mention) {
        std::string initials;  // "hp" for "Hans Peter"
        text::append(initials, std::prev(one)->letter);
        text::append(initials, one->letter);
        id_.assign(initials).append(1, '.').append(key);
        if (known_.enter(id_).second) {
          forms_.index.add_user_name({initials + key}, (*family)->owner);
        }
      }
      std::string initial;
      text::append(initial, one->letter);
      id_.assign(initial).append(1, '.').append(key);
      if (!known_.enter(id_).second) continue;
      const FormIndex::Owner owner =
          add_owner(forms_, plan_, {one->mention, kWholeMention}, one->category);
      add_user_name(**family, {std::move(initial), owner});
    }
  }
}

bool PeopleForms::may_be_one(const JoinedName& family, const JoinedName& given) const {
  const std::size_t one = forms_.owners[family.owner].mention;
  const std::size_t other = forms_.owners[given.owner].mention;
  return std::max(one, other) - std::min(one, other) <= 1;
}

void PeopleForms::add_login(const JoinedName& family, const JoinedName& other,
                            std::string beginning) {
  std::string key = other.key + beginning;
  // Skips inflected forms and other names: "Bettinas" with Bettina Schmidt, "Martina" with Martin
  // Aschauer.
  if (key.size() < kShortestForm || language_.is_ending(other.endings, other.key, beginning))
    return;
  if (forms_.names != nullptr && values::listed_category(key, *forms_.names)) return;
  JoinedForm form{family.owner, other.owner, text::skeleton_key(beginning),
                  text::skeleton_key(other.key), true};
  forms_.joined.try_emplace(form.other + form.name, std::move(form));
  forms_.index.add_user_name({std::move(key)}, family.owner);
}

void PeopleForms::add_short_names(const JoinedName& family, const JoinedName& given) {
  constexpr std::size_t kLogin = 8;       // the usual length of logins with a fixed length
  constexpr std::size_t kShortLogin = 7;  // others have seven letters
  const std::string& key = family.key;
  for (const std::size_t size : {1U, 3U, 4U, 5U}) {  // the usual ones; each adds a form
    if (size < key.size() && text::is_boundary(key, size)) {
      add_login(family, given, key.substr(0, size));
    }
  }
  if (key.size() < kLogin) return;
  std::size_t end = 0;
  text::next(given.key, end);
  for (const std::size_t size : {kShortLogin, kLogin}) {
    if (!text::is_boundary(key, size - end)) continue;
    add_login(family, {given.key.substr(0, end), given.owner}, key.substr(0, size - end));
  }
}

void PeopleForms::add_logins() {
  constexpr std::size_t kMostPairs = 256;
  if ((given_.size() + other_given_.size()) * family_.size() > kMostPairs * kShortestForm) return;
  for (const JoinedName& family : family_) {
    for (const JoinedName& given : given_) {
      if (!given.key.empty() && may_be_one(family, given)) add_short_names(family, given);
    }
    for (const JoinedName& other : other_given_) {
      if (!may_be_one(family, other) || family.key.size() + other.key.size() < kShortestForm)
        continue;
      add_joined(family, other);
    }
  }
}

}  // namespace pseudo
