#include <algorithm>
#include <utility>

#include "lang/de/form.h"
#include "lang/de/orgs.h"
#include "text/casing.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

enum class Role : std::uint8_t {
  kOpen,  // nothing known: the organisation's own name
  kNoun,  // a head noun
  kLink,  // preposition, article, conjunction, legal form
  kName,  // another entity: a place, a person
  kAcronym,
  kTopic,  // what follows "Institut für"
};

constexpr std::size_t kLongestAcronym = 6;  // letters

bool is_acronym(std::string_view text) {
  std::size_t upper = 0;
  std::size_t letters = 0;
  for (std::size_t pos = 0; pos < text.size();) {
    const char32_t c = text::next(text, pos);
    if (!text::is_letter(c)) return false;
    ++letters;
    upper += text::is_upper(c) ? 1U : 0U;
  }
  return letters >= 2 && letters <= kLongestAcronym && upper * 2 >= letters && upper >= 2;
}

bool bears_place(std::string_view kind) {
  return kind != "shop" && kind != "restaurant" && kind != "company" && kind != "brand";
}

bool names_people(std::string_view kind) {
  for (const std::string_view other : {"university", "school", "authority", "faculty", "institute",
                                       "hospital", "transport", "utility"}) {
    if (kind == other) return false;
  }
  return true;
}

// Which ending an adjective has after what stands before: "e" or "en"; "*": its own.
std::string adjective_ending(const Agreement& agreement, std::string_view determiner) {
  if (agreement.allowed == 0 || determiner.empty()) return "*";
  const std::string folded = text::fold_key(determiner);
  if (folded == "ein" || folded == "kein" || folded.ends_with("ein")) return "*";
  if (folded == "die" || folded == "das" || folded.ends_with("ine")) return "e";
  if (folded == "der")
    return agreement.allowed & kMasculineBit && agreement.allowed != 0 &&
                   (agreement.allowed & kFeminineBit) == 0
               ? "e"
               : "en";
  return "en";
}

}  // namespace

struct OrgReader::Words {
  std::vector<Token> tokens;
  std::vector<Role> roles;
  std::vector<std::vector<Part>> names;  // of kName
  std::size_t end = 0;                   // tokens before the legal form
  std::string legal_gender;
  bool has_legal = false;
  NounMatch head;
  std::size_t head_at = 0;
};

OrgReader::Words OrgReader::classify(const Mention& mention, const Context& context) const {
  Words words;
  words.tokens = tokenize(mention.surface);
  const std::size_t size = words.tokens.size();
  words.roles.assign(size, Role::kOpen);
  words.names.resize(size);
  words.end = rules_.orgs.legal_form(words.tokens, size, words.legal_gender);
  words.has_legal = words.end < size;
  if (words.end == 0) words.end = size;  // nothing but a legal form: a name after all
  for (std::size_t i = words.end; i < size; ++i) words.roles[i] = Role::kLink;
  for (std::size_t i = 0; i < words.end;) {
    const NounMatch match = rules_.orgs.noun_at(words.tokens, i, words.end);
    const bool place =
        match.compound && (i > 0 || words.end > 1) && rules_.places.knows(words.tokens[i].folded);
    if (!match || place) {
      ++i;
      continue;
    }
    if (!words.head) {
      words.head = match;
      words.head_at = i;
    }
    for (std::size_t k = i; k < i + match.words; ++k) {
      words.roles[k] = match.whole ? Role::kNoun : Role::kOpen;
    }
    i += match.words;
  }
  for (std::size_t i = 0; i < words.end; ++i) {
    const Token& token = words.tokens[i];
    const std::string dotted = token.folded + (token.dot ? "." : "");
    if (words.roles[i] == Role::kOpen && (rules_.grammar.prepositions.contains(token.folded) ||
                                          rules_.grammar.determiners.contains(token.folded) ||
                                          rules_.grammar.connectors.contains(dotted))) {
      words.roles[i] = Role::kLink;
    }
  }
  classify_names(words, mention, context);
  return words;
}

void OrgReader::classify_names(Words& words, const Mention& mention, const Context& context) const {
  bool topic = false;
  for (std::size_t i = 0; i < words.end; ++i) {
    const Token& token = words.tokens[i];
    if (words.roles[i] == Role::kLink && words.head && i > words.head_at &&
        (token.folded == "fuer" || token.folded == "gegen" || token.folded == "der" ||
         token.folded == "des")) {
      topic = token.folded == "fuer" || token.folded == "gegen" || topic;
      continue;
    }
    if (words.roles[i] != Role::kOpen && !(topic && words.roles[i] == Role::kNoun)) continue;
    if (topic) {
      words.roles[i] = Role::kTopic;
      continue;
    }
    classify_name(words, i, mention, context);
  }
}

void OrgReader::classify_name(Words& words, std::size_t i, const Mention& mention,
                              const Context& context) const {
  const Token& token = words.tokens[i];
  const std::size_t begin = mention.span.begin + token.span.begin;
  const bool last = i + 1 == words.end;
  const Place place{begin, begin + token.span.size(), last};
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
  const bool alone = words.end == 1;
  if (alone && !words.has_legal) category.reset();  // a name of its own: "Imhof"
  const auto take = [&](std::optional<Part> part) {
    if (!part) return false;
    part->span = {token.span.begin, token.span.end - (token.dot ? 1 : 0)};
    words.names[i].push_back(*std::move(part));
    words.roles[i] = Role::kName;
    return true;
  };
  if (category && (*category == Category::kFamily || *category == Category::kFemale ||
                   *category == Category::kMale)) {
    names_.read_token(token, *category, place, context, words.names[i]);
    words.roles[i] = Role::kName;
    return;
  }
  if (category && take(places_.read_one(token.text, begin, context, false))) return;
  if (alone) return;
  const bool is_head_side = words.head && words.head_at != i;
  if (words.head && i < words.head_at && token.folded.ends_with("er") &&
      take(places_.read_inhabitant(token.text, context,
                                   i != 0 || rules_.names.knows_given(token.folded)))) {
    return;
  }
  if (is_acronym(token.text)) {
    words.roles[i] = Role::kAcronym;
    return;
  }
  const bool after_noun =
      i > 0 && (words.roles[i - 1] == Role::kNoun || words.roles[i - 1] == Role::kAcronym ||
                words.roles[i - 1] == Role::kLink);
  const bool before_noun = last ? false : words.roles[i + 1] == Role::kNoun;
  if (!is_head_side && !(i > 0 && words.roles[i - 1] == Role::kAcronym)) return;
  if (!after_noun && !before_noun) return;
  const bool bears_person = !words.head || names_people(words.head.noun->kind);
  const bool place_first = words.head ? bears_place(words.head.noun->kind) : true;
  if (place_first) {
    auto known = places_.read_one(token.text, begin, context, true);
    const bool derived = known && kind_of(known->form) == kInhabitant;
    if ((!derived || before_noun) && take(std::move(known))) return;
  }
  if (starts_with_upper(token.text)) {
    for (const Category given : {Category::kFamily, Category::kFemale, Category::kMale}) {
      std::string_view key = token.folded;
      if (last && !rules_.names.knows(given, key) && key.ends_with('s')) key.remove_suffix(1);
      if (!bears_person || !rules_.names.knows(given, key)) continue;
      names_.read_token(token, given, place, context, words.names[i]);
      words.roles[i] = Role::kName;
      return;
    }
  }
  if (!place_first && take(places_.read_one(token.text, begin, context, true))) return;
  if (!after_noun || words.roles[i - 1] == Role::kLink) return;
  const std::size_t gap = words.tokens[i - 1].span.end;
  const bool blank = mention.surface.substr(gap, token.span.begin - gap) == " ";
  const bool teaches =
      words.head && (words.head.noun->kind == "institute" || words.head.noun->kind == "faculty");
  if (teaches && is_head_side) {  // "Professur Wirtschaftsinformatik"
    words.roles[i] = Role::kTopic;
    return;
  }
  const bool new_place =
      place_first && last && blank && starts_with_upper(token.text) && token.folded.size() > 3;
  if (new_place) take(places_.read_one(token.text, begin, context, false));
}

bool OrgReader::compose(const Words& words, const Mention& mention, const Context& context,
                        std::vector<Part>& parts) const {
  std::size_t names = 0;
  std::size_t topics = 0;
  for (std::size_t i = 0; i < words.end; ++i) {
    if (words.roles[i] == Role::kOpen) return false;
    names += words.roles[i] == Role::kName ? 1U : 0U;
    topics += words.roles[i] == Role::kTopic ? 1U : 0U;
  }
  if (names == 0 && topics == 0) return false;
  std::size_t topic_begin = 0;
  std::size_t topic_end = 0;
  for (std::size_t i = 0; i < words.end; ++i) {
    const Token& token = words.tokens[i];
    if (words.roles[i] == Role::kName) {
      parts.insert(parts.end(), words.names[i].begin(), words.names[i].end());
    } else if (words.roles[i] == Role::kAcronym) {
      Part part;
      part.category = Category::kOrg;
      part.span = {token.span.begin, token.span.end - (token.dot ? 1 : 0)};
      part.lemma = token.text;
      part.key = token.folded;
      part.form.code = kOrganisation;
      parts.push_back(std::move(part));
    } else if (words.roles[i] == Role::kTopic) {
      if (topic_end == 0) topic_begin = token.span.begin;
      topic_end = token.span.end;
    }
  }
  if (topics > 0) {
    Part part;
    part.category = Category::kOrg;
    part.span = {topic_begin, topic_end};
    part.lemma = mention.surface.substr(topic_begin, topic_end - topic_begin);
    part.key = text::fold_key(part.lemma) + " ~topic";
    part.traits.kind = "topic";
    parts.push_back(std::move(part));
  }
  static_cast<void>(context);
  return true;
}

std::optional<Part> OrgReader::lone_topic(const Words& words, const Mention& mention) const {
  const std::string key = text::fold_key(mention.surface);
  if (words.head || words.has_legal || rules_.orgs.topics()->find(key).empty()) return std::nullopt;
  if (rules_.orgs.find(key)) return std::nullopt;
  Part part;
  part.category = Category::kOrg;
  part.span = {0, mention.surface.size()};
  part.lemma = natural_case(text::to_nfc(mention.surface));
  part.key = key + " ~topic";
  part.traits.kind = "topic";
  return part;
}

bool OrgReader::link_acronym(Part& part, const Mention& mention, const Context& context) const {
  if (!is_acronym(mention.surface) || is_all_lower(mention.surface)) return false;
  for (const std::size_t index : context.full_names(mention.surface)) {
    const Mention& other = context.document().mentions[index];
    const Words words = classify(other, context);
    std::vector<Part> parts;
    if (compose(words, other, context, parts)) continue;
    const Part full = whole(words, other, context);
    part.key = full.key;
    part.lemma = full.lemma;
    part.traits = full.traits;
    part.form.code = kAcronym;
    part.form.detail = mention.surface;
    return true;
  }
  return false;
}

Part OrgReader::whole(const Words& words, const Mention& mention, const Context& context) const {
  Part part;
  part.category = Category::kOrg;
  const Token& first = words.tokens.front();
  const Token& last = words.tokens[words.end - 1];
  part.span = {first.span.begin, last.span.end - (last.dot && !words.has_legal ? 1 : 0)};
  std::string text =
      text::to_nfc(std::string_view(mention.surface).substr(part.span.begin, part.span.size()));
  part.form.code = kOrganisation;
  const Agreement agreement = context.agreement(mention.span.begin);
  std::string gender;
  bool genitive = false;
  if (words.head) {
    gender = words.head.noun->number == "pl" ? "" : words.head.noun->gender;
    part.traits.kind = words.head.noun->kind;
    part.traits.number = words.head.noun->number;
    genitive = words.head.genitive;
  } else {
    std::string key = text::fold_key(text);
    const bool known = rules_.orgs.find(key).has_value();
    if (!known && key.size() > 3 && key.ends_with('s') &&
        (rules_.orgs.find(key.substr(0, key.size() - 1)) ||
         context.mentioned(Category::kOrg, key.substr(0, key.size() - 1)))) {
      genitive = true;
      text.pop_back();
    }
    if (words.has_legal) part.traits.kind = words.legal_gender == "m" ? "club" : "company";
  }
  if (gender.empty() && agreement.allowed != 0) {
    const unsigned allowed = agreement.allowed;
    const bool plural = allowed == kPluralBit;
    if (plural) part.traits.number = "pl";
    if (allowed & kFeminineBit) gender = "f";
    if (!(allowed & kFeminineBit) && allowed & kMasculineBit) gender = "m";
    if (!(allowed & kFeminineBit) && allowed & kNeuterBit) gender = "n";
    // Nominative "der" is masculine: nothing before it that would ask for another case.
    const Neighbour article = context.before(mention.span.begin);
    if (text::fold_key(article.word) == "der" && allowed & kMasculineBit &&
        !context.before(article.span.begin)) {
      gender = "m";
    }
    if (plural || (text::fold_key(article.word) == "die" && text.ends_with("en"))) {
      gender.clear();
      part.traits.number = "pl";
    }
  }
  part.traits.gender = gender;
  const bool shouted = is_all_upper(text) && !is_acronym(text) && text.size() > kLongestAcronym;
  part.lemma = shouted || (words.end == 1 && is_all_lower(text)) ? natural_case(text) : text;
  std::string key = adjective_free(text::fold_key(text));
  if (words.head && genitive) {
    const std::string noun_key = adjective_free(text::fold_key(words.head.noun->noun));
    if (words.head_at + words.head.words == words.end && words.head_at == 0 && words.head.whole) {
      key = noun_key;
      part.lemma = words.head.noun->noun;
    } else if (words.head_at + 1 == words.end) {  // "Eisnerhauses"
      const std::string form = text::fold_key(last.text);
      for (const std::string_view ending : {"es", "s"}) {
        if (!form.ends_with(ending)) continue;
        const std::string base = form.substr(0, form.size() - ending.size());
        if (!rules_.orgs.noun(base.substr(base.size() - std::min(base.size(), noun_key.size())))) {
          continue;
        }
        key.resize(key.size() - ending.size());
        part.lemma.resize(part.lemma.size() - ending.size());
        break;
      }
    }
  }
  part.key = key;
  Neighbour before = context.before(mention.span.begin);
  const std::string_view determiner = before && before.mention == nullptr ? before.word : "";
  std::string ending = adjective_ending(agreement, determiner);
  if (words.end > 1) {
    for (const std::string& own : rules_.grammar.adjective_endings) {
      const std::string_view word = words.tokens.front().folded;
      if (words.head && words.head.words > 1 && word.ends_with(own)) {
        ending = own;
        break;
      }
    }
  }
  part.form.detail = (genitive ? "gen;" : ";") + ending;
  if (genitive && !words.head) {
    part.form.code = kGenitive;
    part.form.detail = encode({"s", context.apostrophe()});
  }
  return part;
}

Analysis OrgReader::read(const Mention& mention, const Context& context) const {
  Words words = classify(mention, context);
  if (words.tokens.empty()) return with_literals({}, mention.surface, Category::kOrg);
  std::vector<Part> parts;
  // "Institut für", where the annotation ends with the line: the preposition stays.
  while (words.head && words.end > words.head_at + words.head.words &&
         words.roles[words.end - 1] == Role::kLink) {
    --words.end;
  }
  if (auto topic = lone_topic(words, mention)) {
    parts.push_back(*std::move(topic));
  } else if (!compose(words, mention, context, parts)) {
    parts.clear();
    Part part = whole(words, mention, context);
    const bool acronym = link_acronym(part, mention, context);
    if (!acronym && words.tokens.size() == 1 && is_acronym(words.tokens[0].text) && !words.head) {
      part.traits.kind.clear();
    }
    parts.push_back(std::move(part));
  }
  const bool decomposed = !text::is_nfc(mention.surface);
  for (Part& part : parts) {
    part.spelling |= context.habits();
    if (decomposed) part.spelling |= kDecomposed;
  }
  return with_literals(std::move(parts), mention.surface, Category::kOrg);
}

}  // namespace pseudo::lang::de
