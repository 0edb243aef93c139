#include "lang/de/places/place_reader.h"

#include <algorithm>
#include <string>
#include <utility>

#include "lang/common/typed_form.h"
#include "lang/de/places/district_numbers.h"
#include "lang/de/places/peoples.h"
#include "lang/de/spelling.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

constexpr std::size_t kLongestAcronym = 4;  // letters

Part symbol(Part::Kind kind, std::string written, ByteSpan span) {
  Part part;
  part.kind = kind;
  part.category = Category::kCity;
  part.key = text::fold_key(written);
  part.lemma = std::move(written);
  part.span = span;
  return part;
}

// The reason to keep a word of a place's name that is not a name itself; kNone if it may be one.
KeptReason pattern_reason(const Grammar& grammar, const Token& token) {
  const std::string dotted = token.folded + (token.dot ? "." : "");
  if (grammar.place_words.contains(dotted)) return KeptReason::kPlacePattern;
  const bool function_word =
      grammar.determiners.contains(token.folded) || grammar.connectors.contains(dotted);
  return function_word ? KeptReason::kFunctionWord : KeptReason::kNone;
}

// The end of a name with its brackets and gender marks, which no token has.
std::size_t end_of_name(std::string_view surface, std::size_t end_of_tokens) {
  const std::size_t last = surface.find_last_not_of(" .,;");
  return last == std::string_view::npos ? end_of_tokens : std::max(last + 1, end_of_tokens);
}

}  // namespace

namespace {

// True if the letters after an annotation are the ending of the adjective in it: "[hallesch]e".
bool adjective_goes_on(const Grammar& grammar, std::string_view folded, std::string_view rest) {
  const auto& endings = grammar.adjectives.all();
  return folded.ends_with(grammar.place_adjective_suffixes.brief) &&
         std::ranges::find(endings, text::fold_key(rest)) != endings.end();
}

// True if a word for a kind of place follows the token, inside or after the mention: "8. Bezirk".
bool kind_follows(const Grammar& grammar, const Tokens& tokens, std::size_t i,
                  const Mention& mention, const Context& context) {
  const auto is_kind = [&](const Token& token) { return grammar.is_kind_of_place(token.folded); };
  if (std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(i) + 1, tokens.end(), is_kind)) {
    return true;
  }
  const Neighbour after = context.after(mention.span.end);
  return after && after.mention == nullptr && grammar.is_kind_of_place(text::fold_key(after.word));
}

// True for an acronym in a mention that is not all in capitals.
bool is_acronym_beside_words(const Token& token, std::string_view surface) {
  return is_all_upper(token.text()) && !is_all_upper(surface) &&
         text::count_code_points(token.text()) <= kLongestAcronym;
}

bool follows_hyphen(std::string_view surface, const Tokens& tokens, std::size_t i) {
  return i > 0 && tokens[i].span.begin == tokens[i - 1].span.end + 1 &&
         surface[tokens[i - 1].span.end] == '-';
}

}  // namespace

// Marks a quarter after the hyphen of a town, which becomes another quarter, unless it is a city
// itself.
void PlaceReader::mark_district(const Part& town, Part& part) const {
  if (town.kind != Part::Kind::kEntity || !town.traits.number.empty()) return;
  if (!part.traits.kind.empty() || !part.traits.number.empty()) return;
  const PlaceRows rows = lexicon_.find(part.key);
  const bool is_city = std::ranges::any_of(
      rows, [](const PlaceRow& row) { return row.cell(PlaceColumn::kSize) == "city"; });
  if (!is_city && lexicon_.districts() != nullptr) part.traits.kind = "district";
}

// True for "Graz-Andritz", which is a single row in the tables, but a town and its quarter.
bool PlaceReader::is_quarter_of_city(std::string_view surface, const Tokens& tokens) const {
  if (tokens.size() != 2 || !follows_hyphen(surface, tokens, 1)) return false;
  if (grammar_.place_words.contains(tokens[0].folded)) return false;
  const PlaceRows rows = lexicon_.find(tokens[0].folded);
  const PlaceRows whole = lexicon_.find(text::fold_key(surface));
  const auto is_city = [](const PlaceRow& row) { return row.cell(PlaceColumn::kSize) == "city"; };
  const auto is_village = [](const PlaceRow& row) {
    return !is_region(row) && row.cell(PlaceColumn::kSize) == "village";
  };
  return !whole.empty() && std::ranges::any_of(rows, is_city) &&
         std::ranges::all_of(whole, is_village);
}

// True for two places: "Graz/Linz".
bool PlaceReader::are_places(const Tokens& tokens) const {
  return std::ranges::all_of(tokens,
                             [&](const Token& token) { return lexicon_.knows(token.folded); });
}

// The inhabitant that the name of a place is in this context: "Meißner Porzellan aus Meißen", where
// Meißner is not a place, and "die Franken", where no preposition shows the place.
std::optional<Part> PlaceReader::inhabitant_instead(const Part& place, std::string_view surface,
                                                    std::string_view folded, ByteSpan span,
                                                    const Context& context) const {
  if (folded.ends_with(grammar_.inhabitant_ending) && context.noun_follows(span.end, false)) {
    auto derived = derived_.read_inhabitant(surface, context, true);
    if (derived && derived->key != place.key && context.mentioned(Category::kCity, derived->key)) {
      return derived;
    }
  }
  if (place.traits.kind.empty() && grammar_.people_forms.contains(folded) &&
      context.agreement(span.begin).allowed != 0) {
    auto people = derived_.read_inhabitant(surface, context, true);
    if (people && form_as<PlaceForm>(*people).people) {
      decline_people(folded, span.begin, context, *people);
      return people;
    }
  }
  return std::nullopt;
}

// A known place in a derived form: an adjective before a noun or in lower case ("deutsche Küche",
// "Hallesches Tor"), a genitive, an inhabitant, or another adjective.
std::optional<Part> PlaceReader::known_form(std::string_view surface, std::string_view folded,
                                            ByteSpan span, const Context& context) const {
  const bool adjective = starts_with_lower(surface) || context.noun_follows(span.end, false);
  if (adjective) {
    if (auto part = derived_.read_adjective(surface, context, true)) return part;
  }
  if (auto part = inflected_.read_genitive(surface, span.begin, context, true)) return part;
  if (auto part = derived_.read_inhabitant(surface, context, true)) {
    decline_people(folded, span.begin, context, *part);
    return part;
  }
  return adjective ? std::nullopt : derived_.read_adjective(surface, context, true);
}

// True after a preposition without an article if all known places of that name need an article: "in
// Wiesental" is a town, "im Wiesental" a valley.
bool PlaceReader::is_town_instead(const PlaceRows& rows, std::size_t begin,
                                  const Context& context) const {
  const auto needs_article = [](const PlaceRow& row) {
    const std::string_view kind = row.cell(PlaceColumn::kKind);
    return row.cell(PlaceColumn::kConstruction) == "1" && kind != "state" && kind != "country";
  };
  if (rows.empty() || !std::ranges::all_of(rows, needs_article)) return false;
  const Neighbour before = context.before(begin);
  return before && before.mention == nullptr && context.agreement(begin).allowed == 0 &&
         grammar_.town_prepositions.contains(text::fold_key(before.word));
}

std::optional<Part> PlaceReader::read_one(std::string_view surface, std::size_t begin,
                                          const Context& context, bool known_only) const {
  const std::size_t end = begin + surface.size();
  const std::string nfc = text::to_nfc(surface);
  const std::string folded = text::fold_key(nfc);
  const bool inside = context.inside_word(end) &&
                      !inhabitant_goes_on(grammar_, folded, context.rest_of_word(end)) &&
                      !adjective_goes_on(grammar_, folded, context.rest_of_word(end));
  const PlaceRows rows = lexicon_.find(folded);
  if (is_town_instead(rows, begin, context)) {
    Part town = PlaceFinder::make_unknown(nfc, nfc, context);
    town.traits.kind = "place";
    return town;
  }
  if (auto part = inflected_.read_region(rows, nfc, folded, begin, context)) return part;
  if (auto part = finder_.find(rows, folded, nfc, context)) {
    if (inside) return part;
    form_as<PlaceForm>(*part).lacks_article = part->traits.kind == "region";
    auto inhabitant = inhabitant_instead(*part, nfc, folded, {begin, end}, context);
    return inhabitant ? inhabitant : part;
  }
  if (!inside) {
    if (auto part = known_form(nfc, folded, {begin, end}, context)) return part;
  }
  if (known_only) return std::nullopt;
  if (!inside) {
    if (auto part = guess_form(nfc, folded, begin, context)) return part;
  }
  Part part = PlaceFinder::make_unknown(nfc, nfc, context);
  set_region_traits(nfc, begin, context, part);
  return part;
}

// The form of an unknown place, by its ending and the words around it.
std::optional<Part> PlaceReader::guess_form(std::string_view surface, std::string_view folded,
                                            std::size_t begin, const Context& context) const {
  const std::size_t end = begin + surface.size();
  const bool noun = context.noun_follows(end + context.rest_of_word(end).size(), false);
  const bool article = context.agreement(begin).allowed != 0;
  const bool person = article && !(folded.ends_with(grammar_.inhabitant_ending) &&
                                   follows_on_preposition(context, begin));
  const InhabitantForm::Guess guess = grammar_.guess_inhabitant(folded);
  const AddressWord* const address = context.address_before(begin);
  const bool greeted = address != nullptr && address->household;  // "Liebe Oberschwirzener"
  if (guess == InhabitantForm::Guess::kAlways ||
      (guess == InhabitantForm::Guess::kContext && (noun || person || greeted))) {
    if (auto part = derived_.read_inhabitant(surface, context, false)) return part;
  }
  if (starts_with_lower(surface) && noun) {
    if (auto part = derived_.read_adjective(surface, context, false)) return part;
  }
  return inflected_.read_genitive(surface, begin, context, false);
}

// The reason to keep a word of a place's name; kNone if it is a name. `parts`: the parts before it.
KeptReason PlaceReader::reason_to_stay(const Tokens& tokens, std::size_t i, bool has_name,
                                       const Mention& mention, const Analysis& parts) const {
  const Token& token = tokens[i];
  const bool last = i + 1 == tokens.size();
  if (has_name) {
    // "Prenzlauer Berg", of which "Prenzlauer" is the name.
    if (last && grammar_.landscape_words.contains(token.folded) &&
        parts.back().kind == Part::Kind::kEntity &&
        form_as<PlaceForm>(parts.back()).kind == PlaceForm::Kind::kInhabitant) {
      return KeptReason::kPlacePattern;
    }
    const bool hyphen = follows_hyphen(mention.surface, tokens, i);
    if ((hyphen || last) && grammar_.quarter_words.contains(token.folded)) {
      return KeptReason::kPlacePattern;
    }
  }
  // "Bezirk Liezen", "Grazer Umland": kept only next to a name.
  if ((!last || has_name) && grammar_.is_kind_of_place(token.folded)) {
    return KeptReason::kPlacePattern;
  }
  return last ? KeptReason::kNone : pattern_reason(grammar_, token);
}

// Reads one word of a place's name of several words.
Part PlaceReader::read_word(const Token& token, bool last, const Mention& mention,
                            const Context& context) const {
  const std::size_t end = token.span.end - (token.dot ? 1 : 0);
  const auto word =
      std::string_view(mention.surface).substr(token.span.begin, end - token.span.begin);
  auto part = read_one(word, mention.span.begin + token.span.begin, context, true);
  if (!part && !last && token.folded.ends_with(grammar_.inhabitant_ending)) {
    part = read_inhabitant(token.text(), context, false);
  }
  if (!part && !last && is_acronym_beside_words(token, mention.surface)) {  // "US-Präsident"
    return symbol(Part::Kind::kScramble, std::string(word), {token.span.begin, end});
  }
  if (!part) part = PlaceFinder::make_unknown(token.text(), token.text(), context);
  part->span = {token.span.begin, end};
  return *std::move(part);
}

Analysis PlaceReader::read_words(const Tokens& tokens, std::size_t first, const Mention& mention,
                                 const Context& context) const {
  Analysis parts;
  bool has_name = false;
  for (std::size_t i = first; i < tokens.size(); ++i) {
    const Token& token = tokens[i];
    const bool ends_city = has_name && i + 1 == tokens.size() && !parts.empty() &&
                           parts.back().kind == Part::Kind::kEntity;
    auto number = kind_follows(grammar_, tokens, i, mention, context)
                      ? read_district_number(grammar_, lexicon_, token)
                      : std::nullopt;
    if (!number && ends_city) number = read_number_behind_city(lexicon_, token);
    if (number) {
      parts.push_back(*std::move(number));
      has_name = true;
      continue;
    }
    const KeptReason reason = reason_to_stay(tokens, i, has_name, mention, parts);
    if (reason != KeptReason::kNone) {
      parts.push_back(kept_word(token, reason, Category::kCity));
      continue;
    }
    has_name = true;
    Part part = read_word(token, i + 1 == tokens.size(), mention, context);
    if (!parts.empty() && follows_hyphen(mention.surface, tokens, i)) {
      mark_district(parts.back(), part);
    }
    parts.push_back(std::move(part));
  }
  return parts;
}

// The token that the name begins with: "Steiermark" in "die Steiermark", "Iran" in "aus dem Iran".
std::size_t PlaceReader::first_of_name(const Tokens& tokens, std::string_view surface) const {
  const auto is_before_name = [&](const Token& token) {
    return grammar_.determiners.contains(token.folded) ||
           (starts_with_lower(token.text()) && grammar_.prepositions.contains(token.folded));
  };
  std::size_t first = 0;
  while (first + 1 < tokens.size() && is_before_name(tokens[first])) ++first;
  return first > 0 && lexicon_.knows(text::fold_key(surface)) ? 0 : first;  // "Den Haag"
}

// "G.", "L.A.".
Analysis PlaceReader::read_initials(const Tokens& tokens, std::size_t first,
                                    std::string_view surface) const {
  const bool single = tokens.size() == first + 1;
  const std::span<const Token> letters =
      single ? std::span(tokens).last(1) : std::span<const Token>(tokens);
  if (!std::ranges::all_of(letters, looks_like_initial)) return {};
  if (lexicon_.knows(single ? letters.front().folded : text::fold_key(surface))) return {};
  Analysis parts;
  for (const Token& token : letters) {
    parts.push_back(symbol(Part::Kind::kInitial, std::string(token.text()), token.span));
  }
  return parts;
}

Analysis PlaceReader::read_parts(const Mention& mention, const Context& context) const {
  const std::string_view surface = mention.surface;
  const Tokens tokens = tokenize(surface);
  if (tokens.empty()) return {};
  const std::size_t first = first_of_name(tokens, surface);
  const Token& last = tokens.back();
  const bool single = tokens.size() == first + 1;
  if (single && kind_follows(grammar_, tokens, first, mention, context)) {
    if (auto number = read_district_number(grammar_, lexicon_, last)) return {*std::move(number)};
  }
  if (Analysis letters = read_initials(tokens, first, surface); !letters.empty()) return letters;
  if (is_quarter_of_city(surface, tokens)) return read_words(tokens, first, mention, context);

  const ByteSpan span{tokens[first].span.begin,
                      end_of_name(surface, last.span.end - (last.dot && single ? 1 : 0))};
  const auto whole = surface.substr(span.begin, span.size());
  auto part = read_one(whole, mention.span.begin + span.begin, context, true);
  if (!part && single && is_all_upper(whole) && text::count_code_points(whole) <= kLongestAcronym) {
    return {symbol(Part::Kind::kScramble, std::string(whole), span)};
  }
  const bool has_mark = whole.find_first_of("*_:/") != std::string_view::npos;
  if (!part && (single || (has_mark && !are_places(tokens)))) {
    part = read_one(whole, mention.span.begin + span.begin, context, false);
  }
  if (!part) return read_words(tokens, first, mention, context);
  part->span = span;
  return {*std::move(part)};
}

// Articles before the place: "die Steiermark".
void PlaceReader::keep_articles(const Mention& mention, Analysis& parts) const {
  if (parts.empty()) return;
  const std::size_t begin = parts.front().span.begin;
  const Tokens tokens = tokenize(std::string_view(mention.surface).substr(0, begin));
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    parts.push_back(kept_word(tokens[i], KeptReason::kFunctionWord, Category::kCity));
  }
}

Analysis PlaceReader::read(const Mention& mention, const Context& context) const {
  Analysis parts = read_parts(mention, context);
  keep_articles(mention, parts);
  const bool decomposed = !text::is_nfc(mention.surface);
  for (Part& part : parts) {
    if (decomposed) part.spelling |= kDecomposed;
    part.spelling |= context.habits();
  }
  close_gaps(parts, mention.surface, Category::kCity);
  return parts;
}

}  // namespace pseudo::lang::de
