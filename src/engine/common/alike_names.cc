#include "engine/common/alike_names.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "text/fold.h"

namespace pseudo {
namespace {

constexpr std::size_t kMostNames = 32;  // per category; each new name is compared with all of them
constexpr std::size_t kMostSounds = 256;  // bounds the names excluded, or the lexicon would run out

// True if the names differ by one letter: added, missing or changed ("Kathrin", "Katrin"). Folded.
bool is_respelling(std::string_view one, std::string_view other) {
  constexpr std::size_t kShortest = 5;  // bytes
  if (one.size() > other.size()) std::swap(one, other);
  if (one.size() < kShortest || other.size() > one.size() + 1) return false;
  const auto differ = std::ranges::mismatch(one, other);
  const std::size_t common = static_cast<std::size_t>(differ.in1 - one.begin());
  const std::size_t same_size = one.size() == other.size() ? 1 : 0;
  return one.substr(std::min(one.size(), common + same_size)) ==
         other.substr(std::min(other.size(), common + 1));
}

bool begins_alike(std::string_view one, std::string_view other) {
  constexpr std::size_t kShortest = 4;  // bytes
  if (std::min(one.size(), other.size()) < kShortest) return false;
  return one.starts_with(other) || other.starts_with(one);
}

// Given names of both genders share one sort: "Alex" may be Alexander or Alexandra.
char sort_of(Category category) { return category == Category::kFamily ? 'f' : 'g'; }

}  // namespace

AlikeNames::AlikeNames(const Lexicons& lexicons)
    : nicknames_(lexicons.table("nicknames")), sounds_(lexicons) {}

PersonName AlikeNames::read(Category category, std::string folded) const {
  PersonName name{std::move(folded), {}};
  std::vector<std::string> full{name.folded};
  const bool is_given = category != Category::kFamily;
  // A nickname may itself be shortened: "Hansi".
  for (std::size_t i = 0; i < full.size(); ++i) {
    name.sounds.push_back(sort_of(category) + sounds_.of(full[i]));
    if (!is_given || nicknames_ == nullptr || nicknames_->columns() < 2) continue;
    for (const std::uint32_t row : nicknames_->find(full[i])) {
      std::string longer = text::fold_key(nicknames_->cell(row, std::size_t{1}));
      if (std::ranges::find(full, longer) == full.end()) full.push_back(std::move(longer));
    }
  }
  return name;
}

bool are_alike(const PersonName& one, const PersonName& other) {
  return is_respelling(one.folded, other.folded) ||
         std::ranges::find_first_of(one.sounds, other.sounds) != one.sounds.end();
}

void PeopleShown::enter(Category category, const PersonName& name) {
  if (sounds_.size() < kMostSounds) sounds_.insert(name.sounds.begin(), name.sounds.end());
  std::vector<std::string>& names = names_[category];
  if (names.size() >= kMostNames || std::ranges::find(names, name.folded) != names.end()) return;
  names.push_back(name.folded);
}

bool PeopleShown::mistakable(Category category, const PersonName& name) const {
  const auto is_shown = [&](const std::string& sound) { return sounds_.contains(sound); };
  if (std::ranges::any_of(name.sounds, is_shown)) return true;
  const auto known = names_.find(category);
  if (known == names_.end()) return false;
  return std::ranges::any_of(known->second, [&](const std::string& other) {
    return begins_alike(name.folded, other) || is_respelling(name.folded, other);
  });
}

}  // namespace pseudo
