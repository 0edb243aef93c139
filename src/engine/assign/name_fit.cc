#include "engine/assign/name_fit.h"

#include <algorithm>
#include <utility>

#include "engine/assign/shared_entities.h"
#include "engine/assign/shown_forms.h"
#include "engine/common/partial_originals.h"
#include "engine/resolve/kept_words.h"
#include "model/category_tree.h"
#include "text/fold.h"

namespace pseudo {
namespace {

// True for a municipality of two names ("Urbach-Überdorf"), which letters shorten, for a town of
// one word.
bool is_joined_town(const Entity& entity, const Surrogate& surrogate) {
  return entity.category == Category::kCity && surrogate.lemma.find('-') != std::string::npos &&
         entity.lemma.find_first_of(" -") == std::string::npos;
}

}  // namespace

bool are_spelled_alike(std::string_view one, std::string_view other) {
  if (one.substr(0, 1) != other.substr(0, 1)) return false;
  const auto bare = [](std::string_view name) {
    constexpr std::string_view kSigns = " -'.&/";
    std::string letters(name);
    std::erase_if(letters, [&](char c) { return kSigns.find(c) != std::string_view::npos; });
    return letters;
  };
  return bare(one) == bare(other);
}

bool is_half_of(Category category, std::string_view half, std::string_view whole) {
  constexpr std::size_t kShortest = 3;  // letters
  if (!is_female_or_male(category)) return false;
  return half.size() >= kShortest && half.size() < whole.size() &&
         (whole.starts_with(half) || whole.ends_with(half));
}

// True if readers could confuse the name with that of another person of the document.
bool NameFit::is_mistakable(Category category, std::string folded) const {
  if (!is_personal_name(category)) return false;
  return people_.mistakable(category, alike_.read(category, std::move(folded)));
}

// True if `text` is a form of an original of the document; in shared scopes, of the own original
// only.
bool NameFit::shows_original(const NameRequest& request, std::string_view text) const {
  if (is_wide(request.entity.scope)) {
    const Category category = request.entity.category;
    const SurrogateQuery& query = request.query;
    const bool is_listed = query.table != nullptr && query.own_row;
    if (!is_listed) {
      return shows_own_form(language_, category, request.lemma, text, request.own_words);
    }
    const std::string_view own = query.table->cell(*query.own_row, std::size_t{0});
    return shows_own_form(language_, category, own, text, own_words(language_, category, own));
  }
  return forms_ != nullptr && shows_form(*forms_, text, request.lemma, request.own_words);
}

// True for a different spelling of the own name, a name that sounds the same, or a word or a
// beginning of the name.
bool NameFit::resembles_own(const NameRequest& request, const Surrogate& surrogate,
                            const std::string& folded) const {
  const Entity& entity = request.entity;
  if (are_spelled_alike(folded, entity.key) || are_spelled_alike(folded, entity.folded)) {
    return true;
  }
  const bool is_listed = is_personal_name(entity.category) || entity.category == Category::kCity;
  if (is_listed && !is_wide(entity.scope) &&
      shows_most_of_name(entity.category, entity.key, folded)) {
    return true;
  }
  if (entity.category == Category::kOrg && !is_wide(entity.scope) &&
      shares_beginning_of_word(entity.key, request.own_words, surrogate.lemma)) {
    return true;
  }
  if (request.own_words.recurs_in(surrogate.lemma)) return true;
  if (is_cut_off(entity.key, folded) || is_cut_off(entity.folded, folded)) return true;
  // In document scope the forms of the document exclude such names where it has both halves.
  if (is_wide(entity.scope) && is_half_of(entity.category, entity.key, folded)) return true;
  return is_personal_name(entity.category) &&
         are_alike(alike_.read(entity.category, folded), request.own_name);
}

// True if the surrogate has every form that the text needs, and none of these forms is in use.
bool NameFit::fits_forms(const NameRequest& request, const Surrogate& surrogate) const {
  const Entity& entity = request.entity;
  return std::ranges::all_of(request.forms, [&](const Part* form) {
    if (form->form.empty()) return true;
    const auto realized = language_.realize(surrogate, *form, request.choice);
    if (!realized) return false;
    if (*realized == surrogate.lemma) return true;
    const std::string shown = text::fold_key(*realized);
    return !originals_.contains(shown) && !originals_.is_listed(shown) &&
           !is_mistakable(entity.category, shown) && !taken_.has(entity, *realized) &&
           !shows_original(request, *realized);
  });
}

bool NameFit::fits(const NameRequest& request, const Surrogate& surrogate, Avoids avoids) const {
  const std::string folded = text::fold_key(surrogate.lemma);
  if (resembles_own(request, surrogate, folded) || originals_.is_listed(folded)) return false;
  if (request.is_unwanted && request.is_unwanted(surrogate.lemma)) return false;
  if (avoids == Avoids::kOwnOriginal) {
    return !is_wide(request.entity.scope) || !shows_original(request, surrogate.lemma);
  }
  if (is_joined_town(request.entity, surrogate)) return false;
  return !taken_.excludes(request.entity, surrogate.lemma) && !originals_.shown_in(folded) &&
         !is_mistakable(request.entity.category, folded) &&
         !shows_original(request, surrogate.lemma) && fits_forms(request, surrogate);
}

bool NameFit::is_avoided(const Surrogate& surrogate) const {
  return originals_.is_avoided(text::fold_key(surrogate.lemma));
}

bool NameFit::enter(const NameRequest& request, const Surrogate& surrogate) {
  const bool is_new = taken_.enter(request.entity, surrogate.lemma);
  if (is_personal_name(request.entity.category)) enter_person(request, surrogate);
  return is_new;
}

// Also enters the nicknames: the nickname of one person must not be the name of another.
void NameFit::enter_person(const NameRequest& request, const Surrogate& surrogate) {
  const Category category = request.entity.category;
  const auto enter = [&](std::string_view shown) {
    taken_.enter_form(request.entity, shown);
    people_.enter(category, alike_.read(category, text::fold_key(shown)));
  };
  enter(surrogate.lemma);
  for (const Part* const form : request.forms) {
    if (form->form.empty()) continue;
    if (const auto shown = language_.realize(surrogate, *form, request.choice)) enter(*shown);
  }
}

}  // namespace pseudo
