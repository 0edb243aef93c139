#include "lang/de/streets.h"

#include <algorithm>
#include <array>

#include "lang/de/form.h"
#include "lang/de/place_writer.h"
#include "text/casing.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

// Marks the key of a street named after a place that nobody knows: its surrogate is a place.
constexpr std::string_view kPlaceMark = " ~er";
constexpr std::size_t kFew = 5;

bool begins_with_preposition(const Grammar& grammar, std::string_view folded) {
  const std::string_view first = folded.substr(0, folded.find(' '));
  if (first.size() == folded.size()) return false;
  if (grammar.prepositions.contains(first)) return true;
  const DeterminerWord* const word = grammar.determiners.find(first);
  return word != nullptr && word->kind == "contracted";
}

bool is_saint(const Grammar& grammar, const Token& token) {
  const PlaceWord* const word = grammar.place_words.find(token.folded);
  return word != nullptr && *word == PlaceWord::kSaint;
}

// The suffix in its natural case: "Straße" as a word of its own, "straße" in a compound.
std::string natural_suffix(const SuffixMatch& match, std::string_view written, bool own_word) {
  std::string suffix = text::to_lower(written);
  if (!match.abbreviated && !match.genitive) suffix = match.suffix->suffix;
  return own_word ? text::capitalize(suffix) : suffix;
}

// The first position of `word` with as many folded bytes before it; found by halves.
std::size_t behind_folded(std::string_view word, std::size_t folded_bytes) {
  std::size_t low = 0;
  std::size_t high = word.size();
  while (low < high) {
    std::size_t middle = low + (high - low) / 2;
    while (!text::is_boundary(word, middle)) --middle;
    if (text::fold_key(word.substr(0, middle)).size() < folded_bytes) {
      low = middle;
      text::next(word, low);
    } else {
      high = middle;
    }
  }
  return low;
}

std::string_view last_word(std::string_view name) {
  const std::size_t blank = name.find_last_of(" -");
  return blank == std::string_view::npos ? name : name.substr(blank + 1);
}

}  // namespace

Part StreetReader::street_part(std::string_view surface, const Token& last, std::size_t begin,
                               const Context& context) const {
  Part part;
  part.category = Category::kStreet;
  const std::string nfc = text::to_nfc(surface);
  const SuffixMatch match = rules_.streets.match(last.folded, last.dot);
  part.form.code = kStreet;
  part.lemma = nfc;
  if (match && !begins_with_preposition(rules_.grammar, text::fold_key(nfc))) {
    // Bytes of the suffix as written: ß is one letter where the folded form has two.
    const std::string_view word = last.text();
    std::string head = text::fold_key(word);
    const std::size_t stem_bytes = head.size() - match.letters;
    const std::size_t cut = behind_folded(word, stem_bytes);
    const std::string written = std::string(word.substr(cut)) + (last.dot ? "." : "");
    const bool own_word = stem_bytes == 0;
    part.form.detail = natural_suffix(match, written, own_word);
    if (match.genitive) part.form.code = kGenitive;
    part.lemma.resize(part.lemma.size() - std::min(part.lemma.size(), written.size()));
    const std::string base = match.suffix->suffix;
    part.lemma += own_word ? text::capitalize(base) : base;
    if (is_all_upper(word)) {
      part.spelling = 0;
    } else if (match.suffix->suffix == "straße" && !match.abbreviated &&
               written.find("ß") == std::string::npos) {
      part.spelling = kSwissSs;
    }
  } else {
    const Agreement agreement = context.agreement(begin);
    if (agreement.allowed == kFeminineBit) part.traits.gender = "f";
    if (agreement.allowed == kMasculineBit) part.traits.gender = "m";
  }
  if (is_all_upper(part.lemma) || is_all_lower(part.lemma)) {
    part.lemma = text::capitalize(text::to_lower(part.lemma));
  } else if (is_all_upper(last.text())) {
    part.lemma = text::capitalize(text::to_lower(part.lemma));
  }
  part.key = text::fold_key(part.lemma);
  return part;
}

// Words before the last one: derived places, persons, adjectives. False: the street is one whole.
bool StreetReader::read_words(const Tokens& tokens, bool exact, const Mention& mention,
                              const Context& context, Analysis& parts) const {
  std::vector<const Token*> unknown;
  for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
    const Token& token = tokens[i];
    std::optional<Part> part;
    if (i + 2 < tokens.size() && is_saint(rules_.grammar, token)) {  // "St. Veiter Straße"
      const std::size_t end = tokens[i + 1].span.end;
      const auto saint =
          std::string_view(mention.surface).substr(token.span.begin, end - token.span.begin);
      if (auto place = places_.read_inhabitant(saint, context, true)) {
        place->span = {token.span.begin, end};
        parts.push_back(*std::move(place));
        ++i;
        continue;
      }
    }
    if (token.folded.ends_with("er") && token.folded.size() > 4) {
      part = places_.read_inhabitant(token.text(), context, true);
      if (!part && !rules_.streets.is_adjective(token.folded) && i == 0 &&
          !rules_.names.knows_given(token.folded) && !token.dot) {
        part = places_.read_inhabitant(natural_case(token.text()), context, false);
        if (part) {
          part->category = Category::kStreet;
          part->key += kPlaceMark;
        }
      }
    } else if (exact && token.folded.find("sch") != std::string::npos) {
      if (auto analysis = places_.read_one(token.text(), mention.span.begin + token.span.begin,
                                           context, true)) {
        if (kind_of(analysis->form) == kPlaceAdjective) part = std::move(analysis);
      }
    }
    if (part) {
      part->span = {token.span.begin, token.span.end - (token.dot ? 1 : 0)};
      parts.push_back(*std::move(part));
    } else if (!rules_.streets.is_adjective(token.folded) &&
               !rules_.names.is_particle(token.folded) &&
               rules_.names.title(token.folded + (token.dot ? "." : "")) == nullptr) {
      unknown.push_back(&token);
    }
  }
  if (unknown.empty()) return !parts.empty() || !exact;
  if (!exact) return false;
  const bool person = rules_.names.knows_given(unknown.front()->folded) && unknown.size() > 1;
  const bool family =
      unknown.size() == 1 && context.mentioned(Category::kFamily, unknown.front()->folded);
  if (!person && !family) return false;
  for (std::size_t i = 0; i < unknown.size(); ++i) {
    const std::size_t begin = mention.span.begin + unknown[i]->span.begin;
    const bool given = person && i + 1 < unknown.size();
    const Category category =
        given ? names_.gender(*unknown[i], begin, context) : Category::kFamily;
    names_.read_token(*unknown[i], category, {begin, begin, false}, context, parts);
  }
  return true;
}

Analysis StreetReader::read(const Mention& mention, const Context& context) const {
  const Tokens tokens = tokenize(mention.surface);
  Analysis parts;
  if (tokens.empty()) {
    close_gaps(parts, mention.surface, Category::kStreet);
    return parts;
  }
  const Token& last = tokens.back();
  const SuffixMatch match = rules_.streets.match(last.folded, last.dot);
  const bool exact = match && match.letters == last.folded.size();
  if (tokens.size() == 1 && looks_like_initial(last) && !match) {
    Part& part = parts.emplace_back();
    part.kind = Part::Kind::kInitial;
    part.category = Category::kStreet;
    part.span = last.span;
    part.lemma = last.text();
    part.key = last.folded;
    close_gaps(parts, mention.surface, Category::kStreet);
    return parts;
  }
  const std::size_t end = last.span.end;
  const bool preposition = begins_with_preposition(rules_.grammar, text::fold_key(mention.surface));
  if (tokens.size() > 1 && match && !preposition &&
      read_words(tokens, exact, mention, context, parts)) {
    if (!exact) {
      const auto surface =
          std::string_view(mention.surface).substr(last.span.begin, last.span.size());
      Part part = street_part(surface, last, mention.span.begin, context);
      part.span = last.span;
      parts.push_back(std::move(part));
    }
  } else {
    parts.clear();
    const std::size_t begin = tokens.front().span.begin;
    Part part = street_part(std::string_view(mention.surface).substr(begin, end - begin), last,
                            mention.span.begin + begin, context);
    part.span = {begin, end};
    parts.push_back(std::move(part));
  }
  const bool decomposed = !text::is_nfc(mention.surface);
  for (Part& part : parts) {
    part.spelling |= context.habits();
    if (decomposed) part.spelling |= kDecomposed;
  }
  close_gaps(parts, mention.surface, Category::kStreet);
  return parts;
}

SurrogateQuery query_street(const Rules& rules, const EntityView& entity) {
  SurrogateQuery query;
  query.preferred.country = entity.traits.country;
  if (entity.key.ends_with(kPlaceMark)) {
    query.table = rules.places.places();
    if (rules.places.has_kinds()) query.required.kind = "plain";
    return query;
  }
  query.table = rules.streets.streets();
  const auto rows = query.table->find(entity.key);
  if (!rows.empty()) query.preferred.tier = query.table->cell(rows.front(), "tier");
  if (begins_with_preposition(rules.grammar, entity.key)) {
    query.required.kind = "preposition";
    if (query.table->offers(kFew, query.required)) return query;
    query.required.kind = {};
    return query;
  }
  const SuffixMatch match =
      rules.streets.match(text::fold_key(last_word(entity.lemma)), entity.lemma.ends_with('.'));
  if (!match) {
    query.required.gender = entity.traits.gender;
    return query;
  }
  query.required.kind = match.suffix->kind;
  query.required.gender = match.suffix->gender;
  if (query.table->offers(kFew, query.required)) return query;
  query.required.kind = {};
  if (query.table->offers(kFew, query.required)) return query;
  query.required.gender = {};
  return query;
}

std::optional<std::string> write_street(const Rules& rules, std::string_view lemma,
                                        const PlaceRow* row, const Part& part) {
  if (kind_of(part.form) == kInhabitant) return write_place(rules.grammar, lemma, row, part);
  std::string street(lemma);
  const std::string_view detail = part.form.detail;
  if (detail.empty()) return street;
  const std::string word(last_word(street));
  const std::string folded = text::fold_key(word);
  const SuffixMatch match = rules.streets.match(folded, false);
  if (!match) return street;
  const std::size_t letters = street.ends_with("strasse") || street.ends_with("Strasse")
                                  ? std::string_view("strasse").size()
                                  : match.suffix->suffix.size();
  if (street.size() < letters) return street;
  const bool own_word = match.letters == folded.size();
  std::string suffix = text::to_lower(detail);
  if (kind_of(part.form) == kGenitive) {
    const auto& genitives = match.suffix->genitives;
    const bool es = suffix.ends_with("es");
    const auto same = std::ranges::find_if(
        genitives, [&](const std::string& genitive) { return genitive.ends_with("es") == es; });
    if (genitives.empty()) return street;
    suffix = same == genitives.end() ? genitives.front() : *same;
  } else if (suffix.ends_with('.')) {
    if (match.suffix->abbreviation.empty()) return street;
    suffix = match.suffix->abbreviation;
  } else if (rules.streets.match(text::fold_key(suffix), false).suffix != match.suffix) {
    suffix = match.abbreviated ? suffix : match.suffix->suffix;
    if (!suffix.ends_with('.') && match.suffix->abbreviation == detail) suffix = detail;
  }
  street.resize(street.size() - letters);
  return street + (own_word ? text::capitalize(suffix) : suffix);
}

}  // namespace pseudo::lang::de
