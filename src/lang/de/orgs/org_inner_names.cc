#include "lang/de/orgs/org_inner_names.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "lang/common/typed_form.h"
#include "lang/de/orgs/org_acronym.h"
#include "lang/de/orgs/org_form.h"
#include "lang/de/orgs/org_site.h"
#include "model/category_tree.h"

namespace pseudo::lang::de {
namespace {

const OrgKindRules kNoKind;  // of a name without head noun

bool take_place(const Rules& rules, OrgWords& words, std::size_t i, std::optional<Part> part) {
  if (!part) return false;
  const bool is_town = part->traits.number.empty() &&  // regions with an article have one
                       form_as<PlaceForm>(std::as_const(*part)).kind == PlaceForm::Kind::kName;
  if (is_town && follows_article(rules, words, i)) return false;
  const Token& token = words.tokens[i];
  part->span = span_without_dot(token);
  words.names[i].push_back(*std::move(part));
  words.roles[i] = OrgRole::kName;
  return true;
}

// "Österreichische Bahn": there are too few countries to replace only the adjective.
bool is_national(const Rules& rules, const Part& place) {
  if (form_as<PlaceForm>(place).kind != PlaceForm::Kind::kAdjective) return false;
  return std::ranges::any_of(rules.places.find(place.key), [](const PlaceRow& row) {
    return row.cell(PlaceColumn::kKind) == "country";
  });
}

bool is_town(const Rules& rules, std::string_view folded) {
  return std::ranges::any_of(rules.places.find(folded),
                             [](const PlaceRow& row) { return !is_region(row); });
}

// The inner annotation that contains the word, or null.
const InnerMention* inner_around(const Token& token, const Mention& mention) {
  // The last one in the text that contains the token. They are sorted, so only a few are examined.
  constexpr std::ptrdiff_t kLookedAt = 64;
  const auto behind =
      std::ranges::upper_bound(mention.inner, token.span.begin, {},
                               [](const InnerMention& inner) { return inner.span.begin; });
  const auto stop = behind - std::min(behind - mention.inner.begin(), kLookedAt);
  for (auto inner = behind; inner != stop;) {
    --inner;
    if (inner->span.contains(token.span)) return &*inner;
  }
  return nullptr;
}

// The category of the word by the rest of the document.
std::optional<Category> category_elsewhere(const Token& token, const Context& context) {
  std::string_view stem = token.folded;
  std::optional<Category> category = context.mentioned_as(stem);
  const std::string_view genitive = context.grammar().nouns.plain_genitive();
  if (!category && stem.ends_with(genitive)) {
    category = context.mentioned_as(stem.substr(0, stem.size() - genitive.size()));
  }
  return category;
}

// The words next to an open word.
struct Sides {
  bool has_head = false;  // a head noun, or the word for a line of business, somewhere
  bool after_link = false;
  bool after_noun = false;  // or a link, an acronym, a topic
  bool before_noun = false;
};

Sides sides_of(const OrgWords& words, std::size_t i) {
  Sides sides;
  sides.has_head = (words.head && words.head_at != i) || words.line_of_business || words.has_body;
  sides.before_noun = words.is(i + 1, OrgRole::kNoun);
  if (i == 0) return sides;
  const OrgRole before = words.roles[i - 1];
  sides.after_link = before == OrgRole::kLink;
  sides.after_noun = before == OrgRole::kNoun || before == OrgRole::kAcronym ||
                     before == OrgRole::kTopic || sides.after_link || words.has_body ||
                     words.site_end == i;
  return sides;
}

const OrgKindRules& kind_of_head(const Rules& rules, const OrgWords& words) {
  return words.head ? rules.orgs.kind_rules(words.head.noun->kind) : kNoKind;
}

// A name that a mention of a person or the text shows: "Huber" by "Dr. Eva Huber" or "Herr Huber".
std::optional<Category> shown_person(const Rules& rules, const Token& token,
                                     const Context& context) {
  if (!starts_with_upper(token.text())) return std::nullopt;
  if (!context.is_name_elsewhere(token.folded) && !context.people().is_addressed(token.folded)) {
    return std::nullopt;
  }
  if (!rules.names.knows(Category::kFamily, token.folded)) {
    for (const Category given : {Category::kFemale, Category::kMale}) {
      if (rules.names.knows(given, token.folded)) return given;
    }
  }
  return Category::kFamily;
}

}  // namespace

// The category of a word in an inner annotation. "Eva" and "Huber" of the PERSON "Eva Huber": the
// last word is the family name.
Category OrgInnerNames::category_inside(const InnerMention& inner, const Token& token,
                                        std::size_t begin, const Context& context) const {
  if (inner.category != Category::kPerson && inner.category != Category::kGiven) {
    return inner.category;
  }
  const bool is_family =
      inner.category == Category::kPerson && inner.span.end == token.span.end &&
      (inner.span.begin != token.span.begin || !rules_.names.knows_given(token.folded) ||
       rules_.names.knows(Category::kFamily, token.folded));
  return is_family ? Category::kFamily : names_.gender(token, begin, context);
}

void OrgInnerNames::classify(OrgWords& words, std::size_t i, const Mention& mention,
                             const Context& context) const {
  const Token& token = words.tokens[i];
  const std::size_t begin = mention.span.begin + token.span.begin;
  const InnerMention* const inner = inner_around(token, mention);
  std::optional<Category> category = inner != nullptr
                                         ? category_inside(*inner, token, begin, context)
                                         : category_elsewhere(token, context);
  if (!category) category = shown_person(rules_, token, context);
  if (words.alone() && !words.has_legal) category.reset();  // a name of its own: "Imhof"
  if (category && is_personal_name(*category)) {
    const NameExtent extent{begin, begin + token.span.size(), i + 1 == words.end};
    names_.read_token(token, *category, extent, context, words.names[i]);
    words.roles[i] = OrgRole::kName;
    return;
  }
  if (category &&
      take_place(rules_, words, i, places_.read_one(token.text(), begin, context, false))) {
    return;
  }
  if (words.alone()) return;
  // "Harrer-Krankenhaus": adjectives of places take no hyphen.
  const bool hyphen_behind = mention.surface.compare(token.span.end, 1, "-") == 0;
  const bool ends_like_inhabitant = token.folded.ends_with(rules_.grammar.inhabitant_ending);
  if (words.head && i + 1 == words.head_at && hyphen_behind && ends_like_inhabitant) {
    if (!rules_.names.knows(Category::kFamily, token.folded)) return;
    names_.read_token(token, Category::kFamily, {begin, begin + token.span.size(), false}, context,
                      words.names[i]);
    words.roles[i] = OrgRole::kName;
    return;
  }
  if (words.head && i < words.head_at && ends_like_inhabitant &&
      take_place(rules_, words, i,
                 places_.read_inhabitant(token.text(), context,
                                         i != 0 || rules_.names.knows_given(token.folded)))) {
    return;
  }
  if (is_org_acronym(token.text())) {
    words.roles[i] = OrgRole::kAcronym;
    return;
  }
  classify_beside_head(words, i, mention, context);
}

// A word next to a head noun: a place or a person in the lexicons, else possibly an unknown place.
void OrgInnerNames::classify_beside_head(OrgWords& words, std::size_t i, const Mention& mention,
                                         const Context& context) const {
  const Token& token = words.tokens[i];
  const std::size_t begin = mention.span.begin + token.span.begin;
  const Sides sides = sides_of(words, i);
  if (!sides.has_head && !(i > 0 && words.roles[i - 1] == OrgRole::kAcronym)) return;
  // "Autohaus Huber Linz"
  const bool ends_name = i > 0 && words.roles[i - 1] == OrgRole::kName && i + 1 == words.end;
  if (ends_name && is_town(rules_, token.folded) &&
      !rules_.names.knows(Category::kFamily, token.folded) &&
      take_place(rules_, words, i, places_.read_one(token.text(), begin, context, true))) {
    return;
  }
  if (!sides.after_noun && !sides.before_noun) return;
  // "Zürich-Versicherung": a brand before the noun of its kind, not the town.
  const auto body =
      sides.before_noun && words.head ? rules_.orgs.bodies().find(token.folded) : std::nullopt;
  if (body && body->kind == words.head.noun->kind) return;
  const bool place_first = kind_of_head(rules_, words).place_first;
  if (place_first) {
    auto known = places_.read_one(token.text(), begin, context, true);
    // "Deutsche Bahn": a people's name, but here an adjective.
    if (known && (rules_.grammar.people_forms.contains(token.folded) ||
                  (sides.before_noun && is_national(rules_, *known)))) {
      return;
    }
    const bool derived = known && form_as<PlaceForm>(*known).kind == PlaceForm::Kind::kInhabitant;
    if ((!derived || sides.before_noun) && take_place(rules_, words, i, std::move(known))) return;
  }
  if (take_org(words, i, context) || take_person(words, i, mention, context)) return;
  if (!place_first &&
      take_place(rules_, words, i, places_.read_one(token.text(), begin, context, true))) {
    return;
  }
  if (sides.after_noun) classify_unknown(words, i, mention, context);
}

// An unknown word after a noun: a topic or an unknown place.
void OrgInnerNames::classify_unknown(OrgWords& words, std::size_t i, const Mention& mention,
                                     const Context& context) const {
  const Token& token = words.tokens[i];
  const Sides sides = sides_of(words, i);
  const OrgKindRules& kind = kind_of_head(rules_, words);
  const bool english = words.head_is_english() && sides.after_link &&
                       rules_.orgs.link(words.tokens[i - 1].folded).english_place;
  if (sides.after_link && !english) return;
  if (kind.bare_topic && sides.has_head && !english) {  // "Professur Wirtschaftsinformatik"
    words.roles[i] = OrgRole::kTopic;
    return;
  }
  const bool last = i + 1 == words.end;
  const std::size_t gap = words.tokens[i - 1].span.end;
  const bool blank = mention.surface.substr(gap, token.span.begin - gap) == " ";
  const bool new_place = kind.place_first && last && blank && starts_with_upper(token.text()) &&
                         token.folded.size() > 3;
  if (!new_place) return;
  const std::size_t begin = mention.span.begin + token.span.begin;
  take_place(rules_, words, i, places_.read_one(token.text(), begin, context, false));
}

// "Firma Taubert" where "die Taubert AG" is mentioned, too.
bool OrgInnerNames::take_org(OrgWords& words, std::size_t i, const Context& context) const {
  const Token& token = words.tokens[i];
  if (!words.head || i != words.head_at + 1 || i + 1 != words.end) return false;
  if (!context.orgs().is_mentioned(token.folded, rules_.orgs)) return false;
  Part part;
  part.category = Category::kOrg;
  part.span = {token.span.begin, token.span.end};
  part.lemma = token.text();
  part.key = token.folded;
  part.traits.kind = words.head.noun->kind;
  part.form = Form(OrgForm{});
  words.names[i].push_back(std::move(part));
  words.roles[i] = OrgRole::kName;
  return true;
}

bool OrgInnerNames::take_person(OrgWords& words, std::size_t i, const Mention& mention,
                                const Context& context) const {
  const Token& token = words.tokens[i];
  const bool bears_person = !words.head || rules_.orgs.kind_rules(words.head.noun->kind).person ||
                            words.head_is_english();
  if (!starts_with_upper(token.text()) || !bears_person) return false;
  const bool last = i + 1 == words.end;
  const std::size_t begin = mention.span.begin + token.span.begin;
  for (const Category given : {Category::kFamily, Category::kFemale, Category::kMale}) {
    std::string_view key = token.folded;
    if (last && !rules_.names.knows(given, key)) {
      key = rules_.grammar.nouns.without_plain_genitive(key);
    }
    if (!rules_.names.knows(given, key)) continue;
    const NameExtent extent{begin, begin + token.span.size(), last};
    names_.read_token(token, given, extent, context, words.names[i]);
    words.roles[i] = OrgRole::kName;
    return true;
  }
  return false;
}

}  // namespace pseudo::lang::de
