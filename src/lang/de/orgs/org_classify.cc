#include <algorithm>
#include <utility>

#include "lang/common/typed_form.h"
#include "lang/de/orgs/org_words.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

constexpr std::size_t kLongestLink = 3;  // tokens: "an der"

bool bears_place(std::string_view kind) {
  return kind != "shop" && kind != "restaurant" && kind != "company" && kind != "brand";
}

bool names_people(std::string_view kind) {
  for (const std::string_view other :
       {"university", "school", "authority", "court", "safety", "municipality", "faculty",
        "institute", "hospital", "care", "transport", "utility"}) {
    if (kind == other) return false;
  }
  return true;
}

bool is_name(Category category) {
  return category == Category::kFamily || category == Category::kFemale ||
         category == Category::kMale;
}

// "Rad- und Sportverein": the word shares the end of a later one.
bool is_truncated(const Token& token, std::string_view surface) {
  return surface.substr(token.span.end).starts_with("- ");
}

}  // namespace

bool is_org_acronym(std::string_view text) {
  std::size_t upper = 0;
  std::size_t letters = 0;
  for (std::size_t pos = 0; pos < text.size();) {
    const char32_t c = text::next(text, pos);
    if (!text::is_letter(c)) return false;
    ++letters;
    upper += text::is_upper(c) ? 1U : 0U;
  }
  return letters >= 2 && letters <= kLongestOrgAcronym && upper * 2 >= letters && upper >= 2;
}

OrgReader::Words OrgReader::classify(const Mention& mention, const Context& context) const {
  Words words;
  words.tokens = join_places(tokenize(mention.surface), mention, context);
  const std::size_t size = words.tokens.size();
  words.roles.assign(size, OrgRole::kOpen);
  words.names.resize(size);
  words.end = rules_.orgs.legal_form(words.tokens, size, words.legal_gender);
  words.has_legal = words.end < size;
  if (words.end == 0) words.end = size;  // nothing but a legal form: a name after all
  for (std::size_t i = words.end; i < size; ++i) words.roles[i] = OrgRole::kLink;
  classify_nouns(words, context);
  classify_links(words, mention);
  classify_names(words, mention, context);
  return words;
}

// Makes one word of a place with a hyphen: "Finanzamt Garmisch-Partenkirchen".
Tokens OrgReader::join_places(Tokens tokens, const Mention& mention, const Context& context) const {
  if (mention.surface.find('-') == std::string::npos) return tokens;
  Tokens joined;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    std::optional<Token> place;
    if (i + 1 < tokens.size()) place = hyphenated(tokens[i], tokens[i + 1], mention, context);
    if (place) ++i;
    joined.push_back(place ? *std::move(place) : std::move(tokens[i]));
  }
  return joined;
}

std::optional<Token> OrgReader::hyphenated(const Token& first, const Token& second,
                                           const Mention& mention, const Context& context) const {
  const std::size_t gap = first.span.end;
  if (second.dot || mention.surface.compare(gap, second.span.begin - gap, "-") != 0) {
    return std::nullopt;
  }
  Token joined(mention.surface, {first.span.begin, second.span.end}, false);
  const bool known = rules_.places.knows(joined.folded) ||
                     context.mentioned(Category::kCity, joined.folded) ||
                     places_.read_inhabitant(joined.text(), context, true);
  if (!known) return std::nullopt;
  return joined;
}

void OrgReader::classify_nouns(Words& words, const Context& context) const {
  for (std::size_t i = 0; i < words.end;) {
    const NounMatch match = rules_.orgs.noun_at(words.tokens, i, words.end);
    const std::string& folded = words.tokens[i].folded;
    const bool place = match.compound && (i > 0 || words.end > 1) &&
                       (rules_.places.knows(folded) || context.mentioned(Category::kCity, folded));
    if (!match || place) {
      ++i;
      continue;
    }
    if (!words.head) {
      words.head = match;
      words.head_at = i;
    }
    for (std::size_t k = i; k < i + match.words; ++k) {
      words.roles[k] = match.whole ? OrgRole::kNoun : OrgRole::kOpen;
    }
    i += match.words;
  }
}

void OrgReader::classify_links(Words& words, const Mention& mention) const {
  const Grammar& grammar = rules_.grammar;
  for (std::size_t i = 0; i < words.end; ++i) {
    const Token& token = words.tokens[i];
    const std::string dotted = token.folded + (token.dot ? "." : "");
    const bool link =
        grammar.prepositions.contains(token.folded) || grammar.determiners.contains(token.folded) ||
        grammar.connectors.contains(dotted) || rules_.orgs.is_english_link(token.folded) ||
        (words.head && rules_.names.title(dotted) != nullptr) ||
        (i > 0 && rules_.orgs.is_companion(token.folded));
    const bool sort_of_head = words.head && i < words.head_at &&
                              is_truncated(token, mention.surface) &&
                              rules_.orgs.is_modifier(token.folded);
    if (words.roles[i] == OrgRole::kOpen && (link || sort_of_head)) words.roles[i] = OrgRole::kLink;
  }
}

// How many tokens from `first` on, which follows "für" or "of", are a field of study. "University
// of" names a place unless a field is known; German organisations are "für" fields alone.
std::size_t OrgReader::topic_length(const Words& words, std::size_t first) const {
  const std::string_view link = words.tokens[first - 1].folded;
  if (!words.head || first - 1 <= words.head_at) return 0;
  if (words.head.noun->language == "en") {
    if (link != "of" && link != "for") return 0;
    const std::size_t known = rules_.orgs.subject_at(words.tokens, first, words.end);
    if (known > 0) return known;
    const std::string_view kind = words.head.noun->kind;
    return kind == "institute" || kind == "faculty" ? words.end - first : 0;
  }
  if (link != "fuer" && link != "gegen") return 0;
  std::size_t end = first + 1;
  while (end < words.end && !belongs_elsewhere(words, end)) ++end;
  return end - first;
}

// "Institut für Slawistik der | Universität Graz", "Universität für Bodenkultur | Wien".
bool OrgReader::belongs_elsewhere(const Words& words, std::size_t i) const {
  const std::string_view folded = words.tokens[i].folded;
  if (words.is(i, OrgRole::kLink)) {
    std::size_t next = i;
    while (next < i + kLongestLink && words.is(next, OrgRole::kLink)) ++next;
    return words.is(next, OrgRole::kNoun) && (folded == "der" || folded == "des" || folded == "an");
  }
  if (i + 1 != words.end || words.is(i - 1, OrgRole::kLink)) return false;
  const PlaceRows rows = rules_.places.find(folded);
  return std::ranges::any_of(rows, [](const PlaceRow& row) {
    const std::string_view size = row.cell(PlaceColumn::kSize);
    return size == "city" || size == "town";
  });
}

void OrgReader::classify_names(Words& words, const Mention& mention, const Context& context) const {
  for (std::size_t i = 0; i < words.end; ++i) {
    if (words.roles[i] == OrgRole::kLink && i + 1 < words.end) {
      const std::size_t length = topic_length(words, i + 1);
      for (std::size_t k = 0; k < length; ++k) words.roles[i + 1 + k] = OrgRole::kTopic;
      i += length;
      continue;
    }
    if (words.roles[i] == OrgRole::kOpen) classify_name(words, i, mention, context);
  }
}

bool OrgReader::take_place(Words& words, std::size_t i, std::optional<Part> part) {
  if (!part) return false;
  const Token& token = words.tokens[i];
  part->span = {token.span.begin, token.span.end - (token.dot ? 1 : 0)};
  words.names[i].push_back(*std::move(part));
  words.roles[i] = OrgRole::kName;
  return true;
}

// What an inner annotation or the rest of the document says that the word is.
std::optional<Category> OrgReader::category_elsewhere(const Token& token, const Mention& mention,
                                                      const Context& context) {
  std::optional<Category> category;
  // The last in the text that holds the token. Sorted: only some before it are looked at.
  constexpr std::ptrdiff_t kLookedAt = 64;
  const auto behind =
      std::ranges::upper_bound(mention.inner, token.span.begin, {},
                               [](const InnerMention& inner) { return inner.span.begin; });
  const auto stop = behind - std::min(behind - mention.inner.begin(), kLookedAt);
  for (auto inner = behind; inner != stop && !category;) {
    --inner;
    if (inner->span.contains(token.span)) category = inner->category;
  }
  std::string_view stem = token.folded;
  if (!category) category = context.mentioned_as(stem);
  if (!category && stem.ends_with('s')) {
    category = context.mentioned_as(stem.substr(0, stem.size() - 1));
  }
  return category;
}

void OrgReader::classify_name(Words& words, std::size_t i, const Mention& mention,
                              const Context& context) const {
  const Token& token = words.tokens[i];
  const std::size_t begin = mention.span.begin + token.span.begin;
  std::optional<Category> category = category_elsewhere(token, mention, context);
  if (words.alone() && !words.has_legal) category.reset();  // a name of its own: "Imhof"
  if (category && is_name(*category)) {
    const Place place{begin, begin + token.span.size(), i + 1 == words.end};
    names_.read_token(token, *category, place, context, words.names[i]);
    words.roles[i] = OrgRole::kName;
    return;
  }
  if (category && take_place(words, i, places_.read_one(token.text(), begin, context, false)))
    return;
  if (words.alone()) return;
  if (words.head && i < words.head_at && token.folded.ends_with("er") &&
      take_place(words, i,
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

// A word beside a head noun: a place or a person that the lexicons know, else perhaps a new place.
void OrgReader::classify_beside_head(Words& words, std::size_t i, const Mention& mention,
                                     const Context& context) const {
  const Token& token = words.tokens[i];
  const std::size_t begin = mention.span.begin + token.span.begin;
  const bool last = i + 1 == words.end;
  const bool is_head_side = words.head && words.head_at != i;
  const bool after_link = i > 0 && words.roles[i - 1] == OrgRole::kLink;
  const bool after_noun =
      i > 0 && (words.roles[i - 1] == OrgRole::kNoun || words.roles[i - 1] == OrgRole::kAcronym ||
                words.roles[i - 1] == OrgRole::kTopic || after_link);
  const bool before_noun = words.is(i + 1, OrgRole::kNoun);
  if (!is_head_side && !(i > 0 && words.roles[i - 1] == OrgRole::kAcronym)) return;
  if (!after_noun && !before_noun) return;
  const bool place_first = !words.head || bears_place(words.head.noun->kind);
  if (place_first) {
    auto known = places_.read_one(token.text(), begin, context, true);
    // "Deutsche Bahn": a people's name, but here an adjective.
    if (known && rules_.grammar.people_forms.contains(token.folded)) return;
    const bool derived = known && form_as<PlaceForm>(*known).kind == PlaceForm::Kind::kInhabitant;
    if ((!derived || before_noun) && take_place(words, i, std::move(known))) return;
  }
  if (take_org(words, i, context) || take_person(words, i, mention, context)) return;
  if (!place_first && take_place(words, i, places_.read_one(token.text(), begin, context, true))) {
    return;
  }
  const bool english = words.head && words.head.noun->language == "en" && after_link &&
                       words.tokens[i - 1].folded == "of";
  if (!after_noun || (after_link && !english)) return;
  const bool teaches =
      words.head && (words.head.noun->kind == "institute" || words.head.noun->kind == "faculty");
  if (teaches && is_head_side && !english) {  // "Professur Wirtschaftsinformatik"
    words.roles[i] = OrgRole::kTopic;
    return;
  }
  const std::size_t gap = words.tokens[i - 1].span.end;
  const bool blank = mention.surface.substr(gap, token.span.begin - gap) == " ";
  const bool new_place =
      place_first && last && blank && starts_with_upper(token.text()) && token.folded.size() > 3;
  if (new_place) take_place(words, i, places_.read_one(token.text(), begin, context, false));
}

// "Firma Taubert" where "die Taubert AG" is mentioned, too.
bool OrgReader::take_org(Words& words, std::size_t i, const Context& context) const {
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

bool OrgReader::take_person(Words& words, std::size_t i, const Mention& mention,
                            const Context& context) const {
  const Token& token = words.tokens[i];
  const bool bears_person =
      !words.head || names_people(words.head.noun->kind) || words.head.noun->language == "en";
  if (!starts_with_upper(token.text()) || !bears_person) return false;
  const bool last = i + 1 == words.end;
  const std::size_t begin = mention.span.begin + token.span.begin;
  for (const Category given : {Category::kFamily, Category::kFemale, Category::kMale}) {
    std::string_view key = token.folded;
    if (last && !rules_.names.knows(given, key) && key.ends_with('s')) key.remove_suffix(1);
    if (!rules_.names.knows(given, key)) continue;
    const Place place{begin, begin + token.span.size(), last};
    names_.read_token(token, given, place, context, words.names[i]);
    words.roles[i] = OrgRole::kName;
    return true;
  }
  return false;
}

}  // namespace pseudo::lang::de
