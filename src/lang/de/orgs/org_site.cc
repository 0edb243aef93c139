#include "lang/de/orgs/org_site.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "lang/de/orgs/org_form.h"
#include "lang/de/spelling.h"
#include "text/fold.h"

namespace pseudo::lang::de {
namespace {

constexpr std::string_view kInn = "inn";
constexpr std::string_view kWard = "ward";
constexpr std::string_view kClinic = "clinic";
constexpr std::string_view kRoom = "room";

// The gender of the noun after a determiner in the dative: "f", or "m" for masculine and neuter. ""
// for other words.
std::string_view gender_behind(const Rules& rules, std::string_view folded) {
  const DeterminerWord* const word = rules.grammar.determiners.find(folded);
  if (word == nullptr || (word->kind != "article" && word->kind != "contracted")) return {};
  const auto dative = std::ranges::find_if(word->readings, [](const Determiner& reading) {
    return reading.grammatical_case == Case::kDative && !reading.plural && reading.gender != 0;
  });
  if (dative == word->readings.end()) return {};
  return dative->gender == 'f' ? "f" : "m";
}

struct Beginning {
  std::size_t links = 0;  // words before the site
  const OrgSiteWord* word = nullptr;
  std::string_view gender;
};

// "am", "an der" at token `i`.
Beginning site_begins(const Rules& rules, const OrgWords& words, std::size_t i) {
  const OrgSiteWord* const word = rules.orgs.site_word(words.tokens[i].folded);
  if (word == nullptr || !words.is(i, OrgRole::kLink)) return {};
  const auto own = gender_behind(rules, words.tokens[i].folded);
  if (!own.empty()) return {1, word, own};
  if (!words.is(i + 1, OrgRole::kLink)) return {};
  const auto article = gender_behind(rules, words.tokens[i + 1].folded);
  return article.empty() ? Beginning() : Beginning{2, word, article};
}

bool is_listed(const Rules& rules, std::string_view folded) {
  return !rules.orgs.sites()->find(folded).empty();
}

bool is_of_kind(const Rules& rules, std::string_view folded, std::string_view kind) {
  const LexiconTable* const sites = rules.orgs.sites();
  return std::ranges::any_of(sites->find(folded),
                             [&](std::uint32_t row) { return sites->cell(row, "kind") == kind; });
}

std::string natural_name(const Mention& mention, ByteSpan span) {
  std::string name = text::to_nfc(mention.surface.substr(span.begin, span.size()));
  return is_all_upper(name) || is_all_lower(name) ? natural_case(name) : name;
}

// Rivers and landscapes have their own surrogates.
bool is_landscape(const Rules& rules, std::string_view folded) {
  const PlaceRows rows = rules.places.find(folded);
  return !rows.empty() && std::ranges::all_of(rows, is_region);
}

Part site_part(std::string name, ByteSpan span, OrgSite site) {
  Part part;
  part.category = Category::kOrg;
  part.span = span;
  site.name = text::fold_key(name);
  part.key = key_of(site);
  part.lemma = std::move(name);
  part.sort = Form(std::move(site));
  part.form = Form(OrgForm{});
  return part;
}

}  // namespace

bool follows_article(const Rules& rules, const OrgWords& words, std::size_t i) {
  if (i < 1 || !words.is(i - 1, OrgRole::kLink)) return false;
  if (site_begins(rules, words, i - 1).links == 1) return true;
  return i > 1 && site_begins(rules, words, i - 2).links == 2;
}

// The number of words of a location at `first`: a noun, or an adjective and a noun. 0 if there is
// none.
std::size_t OrgSiteReader::words_of_site(const OrgWords& words, std::size_t first,
                                         bool may_be_person, const Mention& mention) const {
  const auto is_noun = [&](std::size_t i) {
    const bool open = words.is(i, OrgRole::kOpen) || words.is(i, OrgRole::kNoun);
    return open && starts_with_upper(words.tokens[i].text()) && !words.tokens[i].dot;
  };
  if (!is_noun(first)) return 0;
  const std::string& folded = words.tokens[first].folded;
  const std::size_t begin = words.tokens[first].span.begin;
  const bool annotated = std::ranges::any_of(mention.inner, [&](const InnerMention& inner) {
    return inner.span.contains({begin, begin + 1});
  });
  if (annotated || is_landscape(rules_, folded)) return 0;
  const bool is_adjective = rules_.grammar.adjectives.ending_of(folded) == "en" &&
                            is_noun(first + 1) && !is_listed(rules_, folded) &&
                            !rules_.places.knows(folded);
  if (is_adjective) return 2;
  // "Hotel am See Velden", but not "zur Wiener Straße".
  const bool goes_on = first + 1 < words.end && !words.is(first + 1, OrgRole::kLink);
  if (goes_on && !rules_.places.knows(words.tokens[first + 1].folded)) return 0;
  if (is_listed(rules_, folded)) return 1;
  const bool is_person = may_be_person && rules_.names.knows(Category::kFamily, folded);
  return is_person || words.is(first, OrgRole::kNoun) ? 0 : 1;
}

Analysis OrgSiteReader::read(ByteSpan span, const OrgSite& site, const Mention& mention,
                             const Context& context) const {
  const std::string folded = text::fold_key(mention.surface.substr(span.begin, span.size()));
  const SuffixMatch street = rules_.streets.match(folded, false);
  if (!street || !street.suffix->alone || street.letters == folded.size()) {
    return {site_part(natural_name(mention, span), span, site)};
  }
  Mention inner;
  inner.category = Category::kStreet;
  inner.surface = mention.surface.substr(span.begin, span.size());
  inner.span = {mention.span.begin + span.begin, mention.span.begin + span.end};
  Analysis parts = streets_.read(inner, context);
  std::erase_if(parts, [](const Part& part) {
    return part.kind == Part::Kind::kLiteral && part.reason == KeptReason::kNone;
  });
  for (Part& part : parts) {
    part.span.begin += span.begin;
    part.span.end += span.begin;
  }
  return parts;
}

// "Gasthof Post": the sign of an inn, directly after its noun.
bool OrgSiteReader::find_sign(OrgWords& words, const Mention& mention) const {
  const std::string_view kind = words.head.noun->kind;
  const std::size_t last = words.head_at + words.head.words;
  if ((kind != "restaurant" && kind != "hotel") || last + 1 != words.end) return false;
  const Token& token = words.tokens[last];
  const bool has_hyphen = mention.surface[token.span.begin - 1] == '-';
  if (has_hyphen || !starts_with_upper(token.text()) || !is_of_kind(rules_, token.folded, kInn)) {
    return false;
  }
  const ByteSpan span = span_without_dot(token);
  words.names[last] = {site_part(natural_name(mention, span), span, {std::string(kInn), ""})};
  words.roles[last] = OrgRole::kName;
  return true;
}

void OrgSiteReader::find(OrgWords& words, const Mention& mention, const Context& context) const {
  if (!words.head || words.head_is_english()) return;
  if (!rules_.orgs.kind_rules(words.head.noun->kind).sites || find_sign(words, mention)) return;
  for (std::size_t i = words.head_at + words.head.words; i + 1 < words.end; ++i) {
    const Beginning begin = site_begins(rules_, words, i);
    if (begin.word == nullptr) continue;
    const std::size_t first = i + begin.links;
    const std::size_t count = words_of_site(words, first, begin.word->person, mention);
    if (count == 0) return;
    const ByteSpan span{words.tokens[first].span.begin, words.tokens[first + count - 1].span.end};
    words.names[first] =
        read(span, {begin.word->kind, std::string(begin.gender)}, mention, context);
    for (std::size_t k = first; k < first + count; ++k) words.roles[k] = OrgRole::kName;
    words.site_end = first + count;
    return;
  }
}

std::optional<Part> lone_room(const Rules& rules, const Mention& mention) {
  constexpr std::size_t kShortest = 8;  // bytes of a room at the end of a longer word
  constexpr std::size_t kLongest = 64;  // bytes of a longer word
  const LexiconTable& sites = *rules.orgs.sites();
  const std::string folded = text::fold_key(mention.surface);
  if (folded.empty() || folded.size() > kLongest || rules.places.knows(folded)) return std::nullopt;
  const auto room_called = [&](std::string_view name) -> std::optional<OrgSite> {
    for (const std::uint32_t row : sites.find(name)) {
      const std::string_view kind = sites.cell(row, "kind");
      const bool is_room = kind == kRoom && mention.category != Category::kOrg;
      if (kind == kWard || kind == kClinic || is_room) {
        return OrgSite{std::string(kind), std::string(sites.cell(row, "gender"))};
      }
    }
    return std::nullopt;
  };
  std::optional<OrgSite> room = room_called(folded);
  const std::size_t tries = folded.find(' ') == std::string::npos ? folded.size() : 0;
  for (std::size_t begin = 1; !room && begin + kShortest <= tries; ++begin) {
    room = room_called(std::string_view(folded).substr(begin));
  }
  if (!room) return std::nullopt;
  const ByteSpan all{0, mention.surface.size()};
  const auto rows = sites.find(folded);  // "OP" is an acronym, not a word in capitals
  std::string name = rows.empty() ? natural_name(mention, all)
                                  : std::string(sites.cell(rows.front(), std::size_t{0}));
  return site_part(std::move(name), all, *std::move(room));
}

}  // namespace pseudo::lang::de
