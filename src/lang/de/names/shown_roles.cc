#include "lang/de/names/shown_roles.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "lang/common/tokens.h"
#include "lang/de/names/titles.h"

namespace pseudo::lang::de {
namespace {

constexpr std::uint8_t kUsualOrder = 1, kLists = 2, kSigns = 3;

/// One mention: its names without titles, and the separators before each.
class Shower {
 public:
  /// `titled`: a title stands before the mention.
  Shower(const NameLexicon& lexicon, const Context& context, std::string_view surface, bool titled,
         ShownRoles& roles)
      : lexicon_(lexicon),
        tokens_(tokenize(surface)),
        words_(person_words(tokens_, surface)),
        roles_(roles),
        titled_(titled) {
    const std::size_t end = tokens_.empty() ? 0 : name_end(lexicon, surface, tokens_);
    for (std::size_t i = 0; i < end; ++i) {
      const TitleMatch title = title_at(lexicon, surface, tokens_, i, end);
      const bool last = i + std::max<std::size_t>(title.tokens, 1) >= end;
      const bool is_title =
          title.tokens > 0 && !last &&
          !(title.tokens == 1 && title_serves_as_name({tokens_, surface, i}, lexicon, context));
      if (is_title) {
        titled_ = titled_ || title.title->kind == TitleKind::kTitle ||
                  title.title->kind == TitleKind::kAddress;
        simple_ = simple_ && title.title->kind < TitleKind::kKin;
        i += title.tokens - 1;
      } else if (const auto particle = lexicon.particle_at(tokens_, i, end);
                 particle.tokens > 0 && i + particle.tokens < end) {
        simple_ = simple_ && starts_with_lower(tokens_[i].text()) && !particle_;
        particle_ = names_.size();
        i += particle.tokens - 1;
      } else {
        add_name(words_[i]);
      }
    }
  }

  // Uses the evidence in the text.
  void show_signs() {
    if (!simple_ || names_.empty()) return;
    if (particle_) {  // "Eva von Thal", "von Thal, Eva"
      bool given = *particle_ > 0;
      for (std::size_t i = 0; i < names_.size(); ++i) {
        given = names_[i]->comma_before || (given && i < *particle_);
        enter(*names_[i], given ? PersonRole::kGiven : PersonRole::kFamily, kSigns);
      }
      return;
    }
    if (names_.size() == 1) {
      const bool family = titled_ && !is_only_given(lexicon_, names_[0]->token->folded);
      if (family) enter(*names_[0], PersonRole::kFamily, kSigns);
      return;
    }
    if (names_[1]->comma_before) return enter_all(true, kSigns);
    const bool first_shouts = is_all_upper(names_.front()->token->text());
    const bool last_shouts = is_all_upper(names_.back()->token->text());
    if (first_shouts != last_shouts) enter_all(first_shouts, kSigns);
  }

  // Uses the roles that the evidence in all mentions shows, else lists and the usual order.
  void show_order() {
    if (!simple_ || names_.size() < 2 || particle_) return;
    const bool first_is_family = is_family_by_signs(*names_.front());
    if (first_is_family != is_family_by_signs(*names_.back())) {
      return enter_all(first_is_family, kSigns);
    }
    const bool first_given = lexicon_.knows_given(names_.front()->token->folded);
    const bool last_given = lexicon_.knows_given(names_.back()->token->folded);
    const bool certain = first_given != last_given;
    enter_all(certain && last_given, certain ? kLists : kUsualOrder);
  }

 private:
  // Considers only mentions of one person with plain names.
  void add_name(const PersonWord& word) {
    const bool comma = word.comma_before && names_.size() != 1;
    simple_ = simple_ && !word.divider_before && !word.hyphen_before && !comma &&
              !looks_like_initial(*word.token) && starts_with_upper(word.token->text());
    names_.push_back(&word);
  }

  [[nodiscard]] bool is_family_by_signs(const PersonWord& word) const {
    const ShownRole* const shown = roles_.find(word.token->folded);
    return shown != nullptr && shown->strength == kSigns && shown->role == PersonRole::kFamily;
  }

  void enter_all(bool family_first, std::uint8_t strength) {
    const PersonWord* const family = family_first ? names_.front() : names_.back();
    for (const PersonWord* const word : names_) {
      enter(*word, word == family ? PersonRole::kFamily : PersonRole::kGiven, strength);
    }
  }

  void enter(const PersonWord& word, PersonRole role, std::uint8_t strength) {
    ShownRole& shown = roles_[word.token->folded];
    if (strength > shown.strength) shown = {role, strength};
  }

  const NameLexicon& lexicon_;
  Tokens tokens_;
  std::vector<PersonWord> words_;
  ShownRoles& roles_;
  std::vector<const PersonWord*> names_;
  bool titled_;
  std::optional<std::size_t> particle_;  // index of the name after the particle
  bool simple_ = true;
};

}  // namespace

bool is_only_given(const NameLexicon& lexicon, std::string_view folded) {
  return !lexicon.knows(Category::kFamily, folded) &&
         (lexicon.is_common(Category::kFemale, folded) ||
          lexicon.is_common(Category::kMale, folded));
}

ShownRoles index_shown_roles(const NameLexicon& lexicon, const Context& context) {
  constexpr std::size_t kMost = 1024;   // mentions: bounds the memory of a long document
  constexpr std::size_t kLongest = 64;  // bytes
  ShownRoles roles;
  std::vector<const Mention*> people;
  for (const Mention& mention : context.document().mentions) {
    if (mention.category != Category::kPerson || mention.surface.size() > kLongest) continue;
    people.push_back(&mention);
    if (people.size() == kMost) break;
  }
  for (const Mention* const mention : people) {
    const bool titled = context.address_before(mention->span.begin) != nullptr &&
                        context.address_before(mention->span.begin)->role == AddressRole::kTitle;
    Shower(lexicon, context, mention->surface, titled, roles).show_signs();
  }
  for (const Mention* const mention : people) {
    Shower(lexicon, context, mention->surface, false, roles).show_order();
  }
  return roles;
}

}  // namespace pseudo::lang::de
