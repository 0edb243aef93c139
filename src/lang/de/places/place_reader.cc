#include "lang/de/places/place_reader.h"
#include "lang/de/spelling.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "lang/de/places/place_writer.h"
#include "text/casing.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

// "Sankt", "St." as it stands at the beginning of a saint's place.
std::string_view written_saint(std::string_view surface) {
  for (const std::string_view saint :
       {"Sankt ", "SANKT ", "sankt ", "St. ", "ST. ", "st. ", "St.", "St ", "st "}) {
    if (surface.starts_with(saint)) return surface.substr(0, saint.size());
  }
  return {};
}

std::string natural_saint(std::string_view written) {
  return text::capitalize(text::to_lower(written));
}

unsigned gender_bit(std::string_view gender) {
  return gender == "f" ? kFeminineBit : gender == "m" ? kMasculineBit : kNeuterBit;
}

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

// True if the document names the place in full, with "Sankt" or "St.".
bool is_named(const Context& context, const PlaceRow& row) {
  const std::string folded = text::fold_key(row.name());
  constexpr std::string_view kSaint = "sankt ";
  return context.mentioned(Category::kCity, folded) ||
         (folded.starts_with(kSaint) &&
          context.mentioned(Category::kCity, "st. " + folded.substr(kSaint.size())));
}

// The country of a place, "" if others of its name lie elsewhere.
std::string_view country_of(const PlaceRows& rows, const PlaceRow& chosen) {
  const std::string_view country = chosen.cell(PlaceColumn::kCountry);
  const bool elsewhere = std::ranges::any_of(rows, [&](const PlaceRow& row) {
    return row.name() == chosen.name() && row.cell(PlaceColumn::kCountry) != country;
  });
  return elsewhere ? std::string_view() : country;
}

}  // namespace

Part PlaceReader::make(const PlaceRow& row, std::string_view surface, bool is_short,
                       const Context& context) const {
  Part part;
  part.category = Category::kCity;
  PlaceForm& form = form_as<PlaceForm>(part);
  part.lemma = std::string(row.name());
  const PlaceShape shape = place_shape(row.name());
  const std::string core = spell_out_saint(text::fold_key(place_core(row.name())));
  part.key = core;
  if (shape != PlaceShape::kPlain && shape != PlaceShape::kWords) {
    // Two places of one core in a document are told apart by their full names.
    const std::string full = spell_out_saint(text::fold_key(row.name()));
    form.is_short = full != core && is_short;
    if (full != core && !is_short && has_namesake(core, full, context)) part.key = full;
  }
  if (shape == PlaceShape::kSaint) {
    const std::string_view written = written_saint(surface);
    if (!written.empty()) form.saint = natural_saint(written);
  }
  part.traits.country = row.cell(PlaceColumn::kCountry);
  if (is_region(row)) {
    part.traits.gender = row.cell(PlaceColumn::kGender);
    part.traits.number = row.cell(PlaceColumn::kNumber);
    part.traits.kind = row.cell(PlaceColumn::kArticle) == "1" ? "region" : "";
  }
  part.spelling = observed_spelling(surface, part.lemma);
  return part;
}

// True if the document has another place of that core under its full name.
bool PlaceReader::has_namesake(const std::string& core, const std::string& full,
                               const Context& context) const {
  return std::ranges::any_of(lexicon_.with_core(core), [&](const PlaceRow& other) {
    return is_named(context, other) && spell_out_saint(text::fold_key(other.name())) != full;
  });
}

// The short name of one of these places: of the longest that the document names, if it can be.
Part PlaceReader::make_said(const PlaceRows& rows, std::string_view surface,
                            const Context& context) const {
  const PlaceRow* chosen = nullptr;
  for (const PlaceRow& row : rows) {
    const bool longer = chosen == nullptr || row.name().size() > chosen->name().size();
    if (longer && is_named(context, row)) chosen = &row;
  }
  return make(chosen == nullptr ? rows.front() : *chosen, surface, true, context);
}

Part PlaceReader::make_unknown(std::string_view lemma, std::string_view surface,
                               const Context& context) const {
  Part part;
  part.category = Category::kCity;
  part.form = Form(PlaceForm{});
  part.key = spell_out_saint(text::fold_key(lemma));
  part.lemma = natural_case(lemma);
  part.spelling = observed_spelling(surface, part.lemma);
  part.spelling |= context.habits();
  return part;
}

std::optional<Part> PlaceReader::lookup(const PlaceRows& rows, std::string_view folded,
                                        std::string_view surface, const Context& context) const {
  const PlaceRows longer = lexicon_.with_core(folded);
  PlaceRows named;
  std::ranges::copy_if(longer, std::back_inserter(named),
                       [&](const PlaceRow& row) { return is_named(context, row); });
  // "Bruck" beside "Bruck an der Mur" is that one, whatever else is called so.
  const bool is_short = !named.empty() || rows.empty();
  const PlaceRows& meant = !named.empty() ? named : rows.empty() ? longer : rows;
  if (meant.empty()) return std::nullopt;
  const PlaceRow* chosen = &meant.front();
  for (const PlaceRow& row : meant) {
    const bool said = is_short && is_named(context, row);
    if (said || row.name() == surface) {
      chosen = &row;
      break;
    }
  }
  Part part = make(*chosen, surface, is_short, context);
  part.traits.country = country_of(meant, *chosen);
  return part;
}

std::optional<Part> PlaceReader::read_genitive(std::string_view surface, std::size_t begin,
                                               const Context& context, bool known_only) const {
  const std::string folded = text::fold_key(surface);
  for (const std::string_view ending : {"es", "'s", "s", "'"}) {
    const auto stem = strip_ending(folded, ending);
    if (!stem || (ending == "'" && !grammar_.ends_in_sibilant(*stem))) continue;
    if (ending == "s" && grammar_.ends_in_sibilant(*stem)) continue;
    const std::string_view lemma = cut_ending(surface, ending);
    std::optional<Part> part = lookup(*stem, lemma, context);
    if (!part &&
        (context.mentioned(Category::kCity, *stem) || ending.front() == '\'' ||
         (!known_only && ending == "s" && context.noun_follows(begin + surface.size(), false) &&
          context.agreement(begin).allowed == 0))) {
      part = make_unknown(lemma, lemma, context);
    }
    if (!part) continue;
    PlaceForm& form = form_as<PlaceForm>(*part);
    form.kind = PlaceForm::Kind::kGenitive;
    const std::string written = text::to_lower(surface.substr(lemma.size()));
    if (ending == "'") {
      form.genitive = {"s", written};
    } else {
      form.genitive = {written, std::string(ending == "es" ? ending : context.apostrophe())};
    }
    return part;
  }
  if (const auto stem = strip_ending(folded, "n")) {  // "in den Niederlanden"
    auto part = lookup(*stem, cut_ending(surface, "n"), context);
    if (part && part->traits.number == "pl") {
      form_as<PlaceForm>(*part).kind = PlaceForm::Kind::kDativePlural;
      return part;
    }
  }
  return std::nullopt;
}

void PlaceReader::mark_region(Part& part, std::string_view surface, std::size_t begin,
                              const Context& context) const {
  const Agreement agreement = context.agreement(begin);
  if (agreement.allowed == 0 || agreement.has_adjective ||
      agreement.determiner_kind == "possessive") {
    return;
  }
  part.traits.kind = "region";
  part.traits.number = agreement.allowed == kPluralBit ? "pl" : "sg";
  const std::string_view by_ending =
      Grammar::by_ending(grammar_.region_endings, text::fold_key(surface));
  if (!by_ending.empty() && (agreement.allowed & gender_bit(by_ending)) != 0) {
    part.traits.gender = by_ending;
  } else if (agreement.allowed & kNeuterBit) {
    part.traits.gender = "n";
  } else {
    part.traits.gender = agreement.allowed & kFeminineBit ? "f" : "m";
  }
}

// A region with its article, which a place of the same name lacks ("im Tessin"), or with an
// adjective that is inflected ("in den Vereinigten Staaten").
std::optional<Part> PlaceReader::read_region(const PlaceRows& rows, std::string_view surface,
                                             std::string_view folded, std::size_t begin,
                                             const Context& context) const {
  std::optional<Agreement> agreement;  // what few names need
  const auto allowed = [&] {
    if (!agreement) agreement = context.agreement(begin);
    return agreement->allowed;
  };
  const auto fits = [&](const PlaceRow& row) {
    if (!is_region(row) || row.cell(PlaceColumn::kArticle) != "1") return false;
    if (row.cell(PlaceColumn::kNumber) == "pl") return (allowed() & kPluralBit) != 0;
    return (allowed() & gender_bit(row.cell(PlaceColumn::kGender))) != 0;
  };
  const auto fitting = std::ranges::find_if(rows, fits);
  std::optional<PlaceRow> region;
  if (fitting != rows.end()) region = *fitting;
  const bool inflected = rows.empty() && folded.find(' ') != std::string_view::npos;
  if (inflected) {
    const PlaceRows found = lexicon_.with_inflected_adjective(folded);
    if (!found.empty()) region = found.front();
  }
  if (!region) return std::nullopt;
  Part part = make(*region, surface, false, context);
  if (part.traits.number == "pl" && context.agreement(begin).plural_dative) {
    form_as<PlaceForm>(part).kind = PlaceForm::Kind::kDativePlural;
  }
  if (inflected) keep_unruly(part, surface);
  return part;
}

std::optional<Part> PlaceReader::read_one(std::string_view surface, std::size_t begin,
                                          const Context& context, bool known_only) const {
  const std::size_t end = begin + surface.size();
  const std::string nfc = text::to_nfc(surface);
  const std::string folded = text::fold_key(nfc);
  const bool inside =
      context.inside_word(end) && !inhabitant_goes_on(folded, context.rest_of_word(end));
  const PlaceRows rows = lexicon_.find(folded);
  if (auto part = read_region(rows, nfc, folded, begin, context)) return part;
  if (auto part = lookup(rows, folded, nfc, context)) {
    // "Meißner Porzellan aus Meißen": no place of that name.
    if (!inside && folded.ends_with("er") && context.noun_follows(end, false)) {
      auto derived = read_inhabitant(nfc, context, true);
      if (derived && derived->key != part->key && context.mentioned(Category::kCity, derived->key))
        return derived;
    }
    // "die Franken": the people, unless a preposition shows the place.
    if (!inside && part->traits.kind.empty() && grammar_.people_forms.contains(folded) &&
        context.agreement(begin).allowed != 0) {
      auto people = read_inhabitant(nfc, context, true);
      if (people && form_as<PlaceForm>(*people).people) {
        decline_people(*people, folded, begin, context);
        return people;
      }
    }
    return part;
  }
  if (!inside) {
    // "deutsche Küche", "Hallesches Tor" beside "der Deutsche".
    const bool adjective = starts_with_lower(nfc) || context.noun_follows(end, false);
    if (adjective) {
      if (auto part = read_adjective(nfc, context, true)) return part;
    }
    if (auto part = read_genitive(nfc, begin, context, true)) return part;
    if (auto part = read_inhabitant(nfc, context, true)) {
      decline_people(*part, folded, begin, context);
      return part;
    }
    if (!adjective) {
      if (auto part = read_adjective(nfc, context, true)) return part;
    }
  }
  if (known_only) return std::nullopt;
  if (!inside) {
    if (auto part = guess_form(nfc, folded, begin, context)) return part;
  }
  Part part = make_unknown(nfc, nfc, context);
  mark_region(part, nfc, begin, context);
  return part;
}

// The form of a place that nobody knows, by its end and the words around.
std::optional<Part> PlaceReader::guess_form(std::string_view surface, std::string_view folded,
                                            std::size_t begin, const Context& context) const {
  const std::size_t end = begin + surface.size();
  const bool noun = context.noun_follows(end, false);
  const bool article = context.agreement(begin).allowed != 0;
  const bool derived = folded.ends_with("er") || folded.ends_with("ern") ||
                       folded.ends_with("ers") || folded.ends_with("erin") ||
                       folded.ends_with("innen");
  const bool person = article && !(folded.ends_with("er") && stands_upon(context, begin));
  if (derived && (noun || person || folded.ends_with("innen"))) {
    if (auto part = read_inhabitant(surface, context, false)) return part;
  }
  if (starts_with_lower(surface) && noun && folded.find("sch") != std::string::npos) {
    if (auto part = read_adjective(surface, context, false)) return part;
  }
  return read_genitive(surface, begin, context, false);
}

Analysis PlaceReader::read_words(const Tokens& tokens, std::size_t first, const Mention& mention,
                                 const Context& context) const {
  Analysis parts;
  for (std::size_t i = first; i < tokens.size(); ++i) {
    const Token& token = tokens[i];
    const std::string dotted = token.folded + (token.dot ? "." : "");
    const bool last = i + 1 == tokens.size();
    // "Bezirk Liezen", "Grazer Umland": but not without a name.
    if ((!last || !parts.empty()) && grammar_.is_kind_of_place(token.folded)) continue;
    if (!last &&
        (grammar_.place_words.contains(dotted) || grammar_.determiners.contains(token.folded) ||
         grammar_.connectors.contains(dotted))) {
      continue;
    }
    const std::size_t end = token.span.end - (token.dot ? 1 : 0);
    const auto word =
        std::string_view(mention.surface).substr(token.span.begin, end - token.span.begin);
    auto part = read_one(word, mention.span.begin + token.span.begin, context, true);
    if (!part && !last && token.folded.ends_with("er")) {
      part = read_inhabitant(token.text(), context, false);
    }
    if (!part) part = make_unknown(token.text(), token.text(), context);
    part->span = {token.span.begin, end};
    parts.push_back(*std::move(part));
  }
  return parts;
}

Analysis PlaceReader::read_parts(const Mention& mention, const Context& context) const {
  const std::string_view surface = mention.surface;
  const Tokens tokens = tokenize(surface);
  if (tokens.empty()) return {};
  std::size_t first = 0;
  while (first + 1 < tokens.size() && grammar_.determiners.contains(tokens[first].folded)) {
    ++first;
  }
  if (first > 0 && lexicon_.knows(text::fold_key(surface))) first = 0;  // "Den Haag"
  const Token& last = tokens.back();
  const bool single = tokens.size() == first + 1;
  const std::size_t begin = tokens[first].span.begin;
  std::size_t end = last.span.end;
  if (single && looks_like_initial(last) && !lexicon_.knows(last.folded)) {
    return {symbol(Part::Kind::kInitial, std::string(last.text()), {begin, end})};
  }
  if (last.dot && single) --end;
  // The whole with its brackets and gender marks, if it is known or a single word.
  std::size_t whole_end = surface.size();
  constexpr std::string_view kLoose = " .,;";
  while (whole_end > end && kLoose.find(surface[whole_end - 1]) != std::string_view::npos) {
    --whole_end;
  }
  whole_end = std::max(whole_end, end);
  const auto whole = surface.substr(begin, whole_end - begin);
  auto part = read_one(whole, mention.span.begin + begin, context, true);
  if (!part && single && is_all_upper(whole) && text::count_code_points(whole) <= kLongestAcronym) {
    return {symbol(Part::Kind::kScramble, std::string(whole), {begin, whole_end})};
  }
  if (!part && (single || whole.find_first_of("*_:/") != std::string_view::npos)) {
    part = read_one(whole, mention.span.begin + begin, context, false);
  }
  if (!part) return read_words(tokens, first, mention, context);
  part->span = {begin, whole_end};
  return {*std::move(part)};
}

Analysis PlaceReader::read(const Mention& mention, const Context& context) const {
  Analysis parts = read_parts(mention, context);
  const bool decomposed = !text::is_nfc(mention.surface);
  for (Part& part : parts) {
    if (decomposed) part.spelling |= kDecomposed;
    part.spelling |= context.habits();
  }
  close_gaps(parts, mention.surface, Category::kCity);
  return parts;
}

}  // namespace pseudo::lang::de
