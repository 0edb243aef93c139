#include <algorithm>

#include "lang/de/places/place_reader.h"
#include "lang/de/places/place_writer.h"
#include "text/casing.h"
#include "text/fold.h"
#include "text/words.h"

namespace pseudo::lang::de {

std::optional<std::string_view> strip_ending(std::string_view folded, std::string_view ending) {
  if (folded.size() < ending.size() + 2) return std::nullopt;
  if (!ending.empty() && folded.back() != ending.back()) return std::nullopt;  // of most words
  if (!folded.ends_with(ending)) return std::nullopt;
  return folded.substr(0, folded.size() - ending.size());
}

std::optional<Part> PlaceReader::base_of(std::string_view inhabitant, std::string_view surface,
                                         const Context& context) const {
  if (const auto rows = lexicon_.with_inhabitant(inhabitant); !rows.empty()) {
    return make_said(rows, surface, context);
  }
  std::optional<Part> known;
  for (const auto* rules : {&grammar_.inhabitant_rules, &grammar_.inhabitant_variants}) {
    for (const InhabitantRule& rule : *rules) {
      const std::string& ending = rule.folded_inhabitant;
      const auto stem = strip_ending(inhabitant, ending);
      if (!stem) continue;
      const std::string base = std::string(*stem) + rule.folded_base;
      auto found = lookup(base, surface, context);
      const bool said = context.mentioned(Category::kCity, base);
      if (found && said) return found;
      if (found && !known) known = std::move(found);
      if (!found && said) {
        std::string lemma(cut_ending(surface, ending));
        return make_unknown(natural_case(lemma) + rule.base, surface, context);
      }
    }
  }
  return known;
}

// Notes the original where the rules would write another form of it: "Münchener".
void PlaceReader::keep_unruly(Part& part, std::string_view surface) const {
  const auto row = lexicon_.row_of(part.lemma, !part.traits.number.empty());
  const auto own = write_place(grammar_, part.lemma, row ? &*row : nullptr, part);
  if (own && text::fold_key(*own) == text::fold_key(surface)) return;
  form_as<PlaceForm>(part).original = natural_case(surface);
}

std::optional<Part> PlaceReader::read_inhabitant(std::string_view surface, const Context& context,
                                                 bool known_only) const {
  const std::string folded = text::fold_key(surface);
  if (const std::size_t* const index = grammar_.people_forms.find(folded)) {
    const People& people = grammar_.peoples[*index];
    if (auto part = base_of(folded, surface, context)) {
      PlaceForm& form = form_as<PlaceForm>(*part);
      form.kind = PlaceForm::Kind::kInhabitant;
      form.saint.clear();
      if (folded == people.folded_feminine + "nen") {
        form.people = PeopleForm::kFemininePlural;
      } else if (folded == people.folded_feminine) {
        form.people = PeopleForm::kFeminine;
      } else {
        form.people =
            folded == people.folded_singular ? PeopleForm::kSingular : PeopleForm::kPlural;
      }
      return part;
    }
  }
  for (const InhabitantForm& form : grammar_.inhabitant_forms) {
    const auto stem = strip_ending(folded, form.folded);
    if (!stem) continue;
    if (form.ending.find('I') != std::string::npos && !surface.ends_with(form.ending)) continue;
    const std::string inhabitant = std::string(*stem) + "er";
    const std::string base_surface = std::string(cut_ending(surface, form.ending)) + "er";
    std::optional<Part> part = base_of(inhabitant, base_surface, context);
    if (!part && !known_only) {
      std::string lemma(cut_ending(surface, form.ending));
      if (text::to_lower(lemma).ends_with("ing")) lemma += "en";
      part = make_unknown(lemma, surface, context);
    }
    if (!part) continue;
    form_as<PlaceForm>(*part).kind = PlaceForm::Kind::kInhabitant;
    form_as<PlaceForm>(*part).ending = form.ending;
    keep_unruly(*part, surface);
    return part;
  }
  return std::nullopt;
}

// The known place that rules make an adjective (folded, without ending) of: "göppingisch".
std::optional<Part> PlaceReader::base_of_adjective(std::string_view adjective,
                                                   std::string_view surface,
                                                   const Context& context) const {
  for (const InhabitantRule& rule : grammar_.place_adjectives) {
    const auto stem = strip_ending(adjective, rule.folded_inhabitant);
    if (!stem) continue;
    if (auto part = lookup(std::string(*stem) + rule.folded_base, surface, context)) return part;
  }
  return std::nullopt;
}

std::optional<Part> PlaceReader::read_adjective(std::string_view surface, const Context& context,
                                                bool known_only) const {
  const std::string folded = text::fold_key(surface);
  if (folded.find("sch") == std::string::npos) return std::nullopt;
  std::vector<std::string_view> endings(grammar_.adjective_endings.begin(),
                                        grammar_.adjective_endings.end());
  endings.emplace_back();
  for (const std::string_view ending : endings) {
    if (!folded.ends_with(ending)) continue;
    const auto stem = std::string_view(folded).substr(0, folded.size() - ending.size());
    if (!stem.ends_with("sch")) continue;
    std::optional<Part> part;
    if (const auto rows = lexicon_.with_adjective(stem); !rows.empty()) {
      part = make_said(rows, surface, context);
    }
    if (!part && stem.ends_with("isch")) {
      const auto root = stem.substr(0, stem.size() - 4);
      part = lookup(root, surface, context);
      if (!part) part = base_of_adjective(stem, surface, context);
      if (!part) part = base_of(root, surface, context);
      if (!part && !known_only && root.size() > 2) {
        const bool derived = root.ends_with("er") && root.size() > 4;
        const std::string_view tail = derived ? "erisch" : "isch";
        std::string lemma = std::string(cut_ending(cut_ending(surface, ending), tail));
        part = make_unknown(text::capitalize(lemma), surface, context);
      }
    } else if (!part && stem.size() > 5) {
      part = lookup(stem.substr(0, stem.size() - 3), surface, context);
      if (!part && !known_only) {
        const std::string_view lemma = cut_ending(cut_ending(surface, ending), "sch");
        part = make_unknown(text::capitalize(lemma), surface, context);
      }
    }
    if (!part) continue;
    PlaceForm& form = form_as<PlaceForm>(*part);
    form.kind = PlaceForm::Kind::kAdjective;
    form.saint.clear();
    form.capital = starts_with_upper(surface) && !is_all_upper(surface);
    // "trierisch" is of Trier itself.
    form.from_inhabitant = stem.ends_with("erisch") && !part->key.ends_with("er");
    form.ending = ending;
    keep_unruly(*part, surface);
    return part;
  }
  return std::nullopt;
}

bool stands_upon(const Context& context, std::size_t byte) {
  const Neighbour article = context.before(byte);
  if (!article) return false;
  const std::string folded = text::fold_key(article.word);
  if (folded == "am" || folded == "aufs" || folded == "ans") return true;
  const Neighbour preposition = context.before(article.span.begin);
  if (!preposition || !context.grammar().determiners.contains(folded)) return false;
  const std::string word = text::fold_key(preposition.word);
  return word == "auf" || word == "an";
}

// What the words around tell of a people that is not made with -er, for those that are: the man
// or the woman ("der Deutsche"), the dative plural ("von den Franzosen"), the genitive.
void PlaceReader::decline_people(Part& part, std::string_view folded, std::size_t begin,
                                 const Context& context) const {
  const std::size_t* const index = grammar_.people_forms.find(folded);
  if (index == nullptr) return;
  const Agreement agreement = context.agreement(begin);
  std::optional<PeopleForm>& form = form_as<PlaceForm>(part).people;
  if (form == PeopleForm::kFeminine && grammar_.peoples[*index].folded_singular == folded) {
    const Neighbour left = context.before(begin);
    if ((agreement.allowed & kMasculineBit) != 0) form = PeopleForm::kSingular;
    // "Deutsche reisen gern" begins a sentence; "sie ist Deutsche", "Und du? Deutsche."
    const auto own = text::word_after(context.document().text, begin);
    const Neighbour right = own ? context.after(own->end) : Neighbour();
    const bool goes_on = right && right.same_line && starts_with_lower(right.word);
    if (goes_on && (!left || left.word.ends_with('.'))) form = PeopleForm::kPlural;
  } else if (form == PeopleForm::kPlural && agreement.allowed == kPluralBit &&
             agreement.plural_dative) {
    form = PeopleForm::kDativePlural;
  } else if (form == PeopleForm::kPlural && agreement.certain_case && agreement.allowed != 0 &&
             (agreement.allowed & kPluralBit) == 0 &&
             agreement.grammatical_case == Case::kGenitive) {
    form = PeopleForm::kGenitive;
  }
}

// True if the letters behind an annotation make another form of the inhabitant that it ends in:
// "die [Grazer]innen", "der [Grazer]s".
bool PlaceReader::inhabitant_goes_on(std::string_view folded, std::string_view rest) const {
  return std::ranges::any_of(grammar_.inhabitant_forms, [&](const InhabitantForm& form) {
    return form.ending.size() > rest.size() && form.ending.ends_with(rest) &&
           folded.ends_with(
               text::fold_key(form.ending.substr(0, form.ending.size() - rest.size())));
  });
}

}  // namespace pseudo::lang::de
