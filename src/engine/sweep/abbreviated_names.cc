#include "engine/sweep/abbreviated_names.h"

#include <algorithm>
#include <array>

#include "engine/common/alike_names.h"
#include "engine/sweep/collect_forms.h"
#include "text/casing.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo {
namespace {

// Per document, because each is searched for separately.
constexpr std::size_t kMostDotted = 96;
constexpr std::size_t kMostBare = 64;
constexpr std::size_t kMostAlone = 48;
constexpr std::array<std::string_view, 3> kJoints = {".", ". ", ".-"};

bool begins_with_vowel(std::string_view letters) {
  constexpr std::string_view kVowels = "aeiouy";
  const std::string folded = text::fold_key(letters);
  return !folded.empty() && kVowels.find(folded.front()) != std::string_view::npos;
}

// "Chr" of "Christian"; empty if a vowel follows the first letter, or nothing.
std::string consonants_of(std::string_view name) {
  constexpr std::size_t kMost = 4;  // letters
  std::size_t letters = 0;
  std::size_t end = 0;
  while (end < name.size()) {
    std::size_t next = end;
    const char32_t c = text::next(name, next);
    if (!text::is_letter(c) || begins_with_vowel(name.substr(end, next - end))) break;
    end = next;
    if (++letters > kMost) return {};
  }
  return letters < 2 || end == name.size() ? std::string() : std::string(name.substr(0, end));
}

// "E.-M" for E and M, joined by ".-".
template <class Names>
std::string joined_letters(const Names& names, std::string_view joint) {
  std::string all;
  for (const auto& name : names) {
    if (!all.empty()) all += joint;
    all += name.letter;
  }
  return all;
}

}  // namespace

void AbbreviatedNames::note(Category category, std::string_view surface, std::string_view key,
                            std::size_t mention) {
  std::size_t end = 0;
  if (surface.empty() || !text::is_letter(text::next(surface, end))) return;
  if (people_.empty() || people_.back().mention != mention) people_.push_back({mention});
  std::vector<Name>& names =
      category == Category::kFamily ? people_.back().family : people_.back().given;
  const bool is_capital = text::to_upper(surface.substr(0, end)) == surface.substr(0, end);
  names.push_back({text::to_upper(surface.substr(0, end)),
                   is_capital ? consonants_of(surface) : std::string(), category,
                   std::string(key)});
}

void AbbreviatedNames::add_dotted(std::string letters, FormIndex::Owner owner) {
  const bool is_known = std::ranges::any_of(
      forms_.signatures, [&](const LoneInitial& one) { return one.letters == letters; });
  if (!is_known && forms_.signatures.size() < kMostDotted) {
    forms_.signatures.push_back({std::move(letters), owner});
  }
}

// Adds "G.A.", "GA" and "ga".
void AbbreviatedNames::add_signature(const Person& given, const Person& family) {
  if (given.given.empty() || family.family.empty()) return;
  const FormIndex::Owner owner =
      add_owner(forms_, plan_, {given.mention, kWholeMention}, Category::kPerson);
  const std::string bare = joined_letters(given.given, "") + joined_letters(family.family, "");
  const bool is_known = std::ranges::any_of(
      forms_.bare_signatures, [&](const LoneInitial& one) { return one.letters == bare; });
  if (is_known || forms_.bare_signatures.size() >= kMostBare) return;
  forms_.bare_signatures.push_back({bare, owner});
  forms_.bare_signatures.push_back({text::to_lower(bare), owner});
  if (given.given.size() > 1 && family.family.size() == 1) {
    // "EH" for Eva-Maria Huber
    forms_.bare_signatures.push_back(
        {given.given.front().letter + family.family.front().letter, owner});
  }
  add_written(given, family);
}

// Adds "E. H.", "E.-M. H.", "S. M.-L.", "Chr. W.".
void AbbreviatedNames::add_written(const Person& given, const Person& family) {
  const FormIndex::Owner owner =
      add_owner(forms_, plan_, {given.mention, kWholeMention}, Category::kPerson);
  for (const std::string_view joint : kJoints) {
    const std::string first = joined_letters(given.given, joint);
    const std::string last = joined_letters(family.family, joint);
    for (const std::string_view between : {". ", "."}) {
      add_dotted(first + std::string(between) + last + '.', owner);
    }
  }
  if (given.given.size() > 1) {
    add_dotted(given.given.front().letter + ". " + family.family.front().letter + '.', owner);
  }
  const std::string& beginning = given.given.front().beginning;
  if (beginning.empty()) return;
  for (const std::string_view between : {". ", "."}) {
    add_dotted(beginning + std::string(between) + family.family.front().letter + '.', owner);
  }
}

// Adds "K.-D.", "K. D." and "KD" for Karl-Dieter.
void AbbreviatedNames::add_double_name(const Person& person) {
  if (person.given.size() != 2) return;
  const FormIndex::Owner owner =
      add_owner(forms_, plan_, {person.mention, kWholeMention}, person.given.front().category);
  for (const std::string_view joint : kJoints) {
    add_dotted(joined_letters(person.given, joint) + '.', owner);
  }
  if (forms_.abbreviated.size() >= kMostAlone) return;
  forms_.abbreviated.push_back({joined_letters(person.given, ""), owner});
}

void AbbreviatedNames::add_alone(const Name& name, std::size_t mention) {
  add_alone(name.letter, name, mention);
  if (!name.beginning.empty()) add_alone(name.beginning, name, mention);
}

// Letters that may abbreviate several names are doubtful.
void AbbreviatedNames::add_alone(const std::string& letters, const Name& name,
                                 std::size_t mention) {
  const auto known = std::ranges::find_if(forms_.abbreviated, [&](const LoneInitial& one) {
    return one.letters.size() == letters.size() + 1 && one.letters.starts_with(letters) &&
           (forms_.owners[one.owner].category == Category::kFamily) ==
               (name.category == Category::kFamily);
  });
  if (known != forms_.abbreviated.end()) {
    const bool is_other = !known->key.empty() && !name.key.empty() && known->key != name.key;
    known->is_doubtful = known->is_doubtful || is_other;
    return;
  }
  if (forms_.abbreviated.size() >= kMostAlone) return;
  const FormIndex::Owner owner = add_owner(forms_, plan_, {mention, kWholeMention}, name.category);
  forms_.abbreviated.push_back({letters + '.', owner, name.key});
}

void AbbreviatedNames::add() {
  for (std::size_t i = 0; i < people_.size(); ++i) {
    const Person& person = people_[i];
    const bool follows = i + 1 < people_.size() && people_[i + 1].mention == person.mention + 1;
    if (!person.family.empty()) add_signature(person, person);
    if (follows && person.family.empty() && people_[i + 1].given.empty()) {
      add_signature(person, people_[i + 1]);
    }
    add_double_name(person);
  }
  for (const Person& person : people_) {
    for (const Name& name : person.family) add_alone(name, person.mention);
  }
  for (const Person& person : people_) {
    for (const Name& name : person.given) add_alone(name, person.mention);
  }
}

}  // namespace pseudo
