#include "lang/de/orgs/whole_org.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "lang/common/tokens.h"
#include "lang/common/typed_form.h"
#include "lang/de/orgs/head_traits.h"
#include "lang/de/orgs/inflected_orgs.h"
#include "lang/de/orgs/org_acronym.h"
#include "lang/de/orgs/org_form.h"
#include "lang/de/orgs/org_inflection.h"
#include "lang/de/orgs/org_spelling.h"
#include "lang/de/orgs/org_writer.h"
#include "lang/de/spelling.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

constexpr std::size_t kLongestCapitals = 4;  // letters

// Stores the surface in the form of a part if no rule writes it from the lemma: "Landratsamtes".
void keep_irregular(const Rules& rules, std::string_view surface, Part& part) {
  const auto own = write_org(rules, {.lemma = part.lemma}, part);
  if (own && text::fold_key(*own) == text::fold_key(surface)) return;
  form_as<OrgForm>(part).original = surface;
}

// True if the words before a noun allow neither its gender nor its number.
bool contradicts(const OrgNoun& noun, const Agreement& agreement) {
  const unsigned own = noun.number == "pl" ? kPluralBit : gender_bit_of(noun.gender);
  return agreement.allowed != 0 && (agreement.allowed & own) == 0;
}

// Marks the acronym of a known body as an acronym, including "aok" for AOK. `acronym`: the body's
// name.
void keep_acronym(std::string_view name, std::string_view acronym, Part& part) {
  const bool is_written_so = is_org_acronym(name);
  OrgForm form = form_as<OrgForm>(part);
  form.kind = OrgForm::Kind::kAcronym;
  form.acronym = is_written_so ? name : acronym;
  part.form = Form(std::move(form));
  if (!is_written_so) part.lemma = acronym;
}

// "SPÖ", "ÖBB", "SPDs", "aok": head nouns that are names of bodies.
bool is_acronym_of_body(const Rules& rules, const OrgWords& words) {
  if (!words.head || !words.alone() || words.head.compound) return false;
  return is_org_acronym(words.head.noun->noun) &&
         rules.orgs.is_body_with_branches(*words.head.noun);
}

// The traits of a name without head noun: by the list of bodies, else by the words around it.
void set_known_traits(const Rules& rules, std::string_view name, const Mention& mention,
                      const Context& context, Part& part) {
  if (const auto body = rules.orgs.bodies().find(part.key)) {
    const unsigned allowed = form_as<OrgForm>(part).allowed;
    const unsigned own = body->number == "pl" ? kPluralBit : gender_bit_of(body->gender);
    part.traits.kind = rules.org_cues.kind_beside_product(body->kind, mention, context);
    if (part.traits.kind.empty()) part.traits.kind = body->kind;
    if (own != 0 && (allowed == 0 || (allowed & own) != 0)) {
      part.traits.number = body->number;
      part.traits.gender = body->gender;
    }
    if (text::fold_key(body->name) != text::fold_key(name)) return;
    // "IKEA": the capitals of such a short word are not a habit that the surrogate should follow.
    const bool short_capitals =
        is_all_upper(name) && text::count_code_points(name) <= kLongestCapitals;
    part.lemma = short_capitals ? name : body->name;
    if (!is_org_acronym(body->name) || rules.orgs.kind_rules(body->kind).brand) return;
    keep_acronym(name, body->name, part);
    return;
  }
  if (is_org_acronym(name) || !part.traits.kind.empty()) return;
  part.traits.kind = rules.org_cues.kind_near(mention, context, rules.orgs);
}

// The kind of a whole name by its head noun, its legal form, its language and the words around.
void set_kind(const Rules& rules, const OrgWords& words, const Mention& mention,
              const Context& context, Part& part) {
  if (words.head && contradicts(*words.head.noun, context.agreement(mention.span.begin)) &&
      !words.head.whole) {
    part.traits.kind = kOpenKind;  // "das Morvanpark": no park
  } else if (words.head) {
    set_head_traits(*words.head.noun, part.traits);
  } else {
    if (words.has_legal) part.traits.kind = words.legal_kind;
    if (rules.orgs.is_english(words.tokens)) part.traits.kind = "english";
  }
  const std::string_view origin = rules.org_cues.kind_of_origin(mention, context);
  if (!origin.empty()) part.traits.kind = origin;
}

// The inflection of a whole name with a head noun or without one.
void inflect(const Rules& rules, const OrgWords& words, const Mention& mention,
             const Context& context, std::string_view written, Part& part) {
  const Agreement agreement = context.agreement(mention.span.begin);
  if (words.head && (words.head.genitive || words.head.dative)) {
    take_off_ending(rules, words, part);
  }
  OrgForm form;
  form.allowed = agreement.allowed;
  form.inflection = inflection_of(rules, words, mention, agreement, context);
  form.adjective_ending = adjective_ending_in(rules, words, agreement);
  const bool genitive = form.inflection == OrgForm::Inflection::kGenitive;
  part.form = Form(std::move(form));
  if (genitive) keep_irregular(rules, written, part);
}

// "Lichtblick (Haus Nord": the closing bracket after the mention belongs to the name.
bool opens_bracket(std::string_view surface, ByteSpan span) {
  const std::string_view name = surface.substr(span.begin, span.size());
  return surface.substr(span.end).starts_with(')') && name.find('(') != std::string_view::npos &&
         name.find(')') == std::string_view::npos;
}

// Without the dot that ends a sentence: a legal form has one of its own.
ByteSpan span_of_name(const OrgWords& words, std::string_view surface) {
  const Token& last = words.tokens[words.end - 1];
  const bool has_own_dot = words.has_legal && !words.has_branch;
  ByteSpan span{words.tokens.front().span.begin,
                last.span.end - (last.dot && !has_own_dot ? 1 : 0)};
  if (opens_bracket(surface, span)) ++span.end;
  return span;
}

// The form of a name in -s without a head noun: "des ORFs", "des Tagesspiegels", "Lichtblicks".
void set_genitive(const Rules& rules, BareGenitive bare, const Agreement& agreement,
                  std::string_view written, Part& part) {
  OrgForm form = form_as<OrgForm>(part);
  const bool is_acronym = form.kind == OrgForm::Kind::kAcronym;
  if (!is_acronym) form = {.allowed = agreement.allowed};
  const bool is_sure = agreement.certain_case && agreement.grammatical_case == Case::kGenitive;
  if (!is_acronym && is_sure) {
    form.inflection = OrgForm::Inflection::kGenitive;
    part.form = Form(std::move(form));
    return keep_irregular(rules, written, part);
  }
  if (!is_acronym) form.kind = OrgForm::Kind::kBareGenitive;
  form.genitive = std::move(bare.endings);
  part.form = Form(std::move(form));
}

}  // namespace

bool is_unique_body(const Rules& rules, const OrgWords& words, const Mention& mention) {
  if (words.alone() && words.head && !words.head.compound) return false;
  std::string key = text::fold_key(mention.surface);
  auto body = rules.orgs.bodies().find(rules.orgs.uninflected(key));
  if (!body && words.head.dative) {  // "bei den Salzburger Festspielen"
    key.pop_back();
    body = rules.orgs.bodies().find(rules.orgs.uninflected(key));
  }
  if (!body && words.head.genitive) {  // "des Theaters an der Wien"
    for (const std::string& name : inflected_names(rules, words.tokens, words.end, key)) {
      if (!body) body = rules.orgs.bodies().find(rules.orgs.uninflected(name));
    }
  }
  return body && body->unique;
}

bool is_lone_saint(const Grammar& grammar, std::string_view name) {
  constexpr std::size_t kWords = 2;
  const std::string folded = text::fold_key(name);
  const PlaceNames& names = grammar.place_names;
  return (names.abbreviates_saint(folded) || names.spells_saint_out(folded)) &&
         tokenize(name).size() == kWords;
}

Part whole_org(const Rules& rules, const OrgWords& words, const Mention& mention,
               const Context& context) {
  Part part;
  part.category = Category::kOrg;
  part.span = span_of_name(words, mention.surface);
  const std::string written =
      text::to_nfc(std::string_view(mention.surface).substr(part.span.begin, part.span.size()));
  std::string name = written;
  const Agreement agreement = context.agreement(mention.span.begin);
  const bool is_acronym = is_acronym_of_body(rules, words);
  auto bare = words.head && !is_acronym ? std::nullopt : bare_genitive(rules, name, context);
  if (bare) name.resize(bare->stem);
  set_kind(rules, words, mention, context, part);
  if (part.traits.gender.empty() && part.traits.number != "pl" && agreement.allowed != 0) {
    set_gender_and_number(name, mention, agreement, context, part.traits);
  }
  part.lemma = lemma_of_org(rules, name, words);
  part.key = rules.orgs.uninflected(text::fold_key(name));
  if (is_lone_saint(rules.grammar, name)) {
    part.key = rules.grammar.place_names.spell_out_saint(std::move(part.key));
  }
  OrgForm form;
  form.allowed = agreement.allowed;
  part.form = Form(form);
  if (!words.head || is_unique_body(rules, words, mention)) {
    set_known_traits(rules, name, mention, context, part);
  }
  if (is_acronym) keep_acronym(name, words.head.noun->noun, part);
  if (bare) {
    set_genitive(rules, *std::move(bare), agreement, written, part);
  } else if (form_as<OrgForm>(part).kind != OrgForm::Kind::kAcronym) {
    inflect(rules, words, mention, context, written, part);
  }
  return part;
}

}  // namespace pseudo::lang::de
