#include "lang/de/streets/street_reader.h"

#include <string>
#include <utility>
#include <vector>

#include "lang/common/typed_form.h"
#include "lang/de/places/room_words.h"
#include "lang/de/spelling.h"
#include "lang/de/streets/house_number.h"
#include "lang/de/streets/street_form.h"
#include "lang/de/streets/street_name.h"
#include "lang/de/streets/street_words.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

bool is_saint(const Grammar& grammar, const Token& token) {
  const PlaceWord* const word = grammar.place_words.find(token.folded);
  return word != nullptr && *word == PlaceWord::kSaint;
}

Part initial(const Token& token) {
  Part part;
  part.kind = Part::Kind::kInitial;
  part.category = Category::kStreet;
  part.span = token.span;
  part.lemma = token.text();
  part.key = token.folded;
  return part;
}

}  // namespace

// "St. Veiter Straße".
std::optional<Part> StreetReader::saint_place(const Token& saint, const Token& place,
                                              const Mention& mention,
                                              const Context& context) const {
  const ByteSpan span{saint.span.begin, place.span.end};
  auto part = places_.read_inhabitant(
      std::string_view(mention.surface).substr(span.begin, span.size()), context, true);
  if (part) part->span = span;
  return part;
}

// A place in a word before the last one: "Grazer Straße", "Hallesches Tor". `exact`: the last word
// is a bare suffix.
std::optional<Part> StreetReader::place_in(const Token& token, bool first, bool exact,
                                           const Mention& mention, const Context& context) const {
  std::optional<Part> part;
  const std::string& inhabitant = rules_.grammar.inhabitant_ending;
  if (token.folded.ends_with(inhabitant) && token.folded.size() > inhabitant.size() + 2) {
    if (rules_.streets.is_adjective(token.folded)) return std::nullopt;  // "Langer Weg"
    part = places_.read_inhabitant(token.text(), context, true);
    if (!part && first && !rules_.names.knows_given(token.folded) && !token.dot) {
      part = places_.read_inhabitant(natural_case(token.text()), context, false);
      if (part) {
        part->category = Category::kStreet;
        set_sort(*part, {.named_after_place = true});
      }
    }
  } else if (exact) {
    part = places_.read_one(token.text(), mention.span.begin + token.span.begin, context, true);
    if (part && form_as<PlaceForm>(*part).kind != PlaceForm::Kind::kAdjective) part.reset();
  }
  if (part) part->span = {token.span.begin, token.span.end - (token.dot ? 1 : 0)};
  return part;
}

// Reads the person that the street is named after: a full name, or a mentioned family name.
bool StreetReader::read_persons(std::span<const Token* const> words, const Mention& mention,
                                const Context& context, Analysis& parts) const {
  const std::string& first = words.front()->folded;
  const bool person = rules_.names.knows_given(first) && words.size() > 1;
  const bool family = words.size() == 1 && context.mentioned(Category::kFamily, first);
  if (!person && !family) return false;
  for (const Token* const word : words) {
    const std::size_t begin = mention.span.begin + word->span.begin;
    const bool given = person && word != words.back();
    const Category category = given ? names_.gender(*word, begin, context) : Category::kFamily;
    names_.read_token(*word, category, {begin, begin, false}, context, parts);
  }
  return true;
}

// The reason to keep a word of a street's name. Titles that can be names, and particles that the
// document shows as family names, are names.
KeptReason StreetReader::reason_to_stay(const Token& token, const Context& context) const {
  if (rules_.streets.is_adjective(token.folded)) return KeptReason::kStreetPattern;
  if (rules_.names.is_particle(token.folded)) {
    const bool is_family = context.mentioned(Category::kFamily, token.folded);
    return is_family ? KeptReason::kNone : KeptReason::kFunctionWord;
  }
  const bool title = rules_.names.title(token.folded + (token.dot ? "." : "")) != nullptr;
  const bool name = !token.dot && rules_.names.can_be_name(token.folded);
  return title && !name ? KeptReason::kTitle : KeptReason::kNone;
}

// Reads the words before the last one: derived places, persons, adjectives. Returns false if the
// street is a single part.
bool StreetReader::read_words(const Tokens& tokens, bool exact, const Mention& mention,
                              const Context& context, Analysis& parts) const {
  std::vector<const Token*> unknown;
  bool has_name = false;
  for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
    const Token& token = tokens[i];
    if (i + 2 < tokens.size() && is_saint(rules_.grammar, token)) {
      if (auto place = saint_place(token, tokens[i + 1], mention, context)) {
        parts.push_back(*std::move(place));
        has_name = true;
        ++i;
        continue;
      }
    }
    // "Karl-Moser-Straße", although Moos has Mooser; but "Maria Saaler Straße"
    const bool is_behind_given = !unknown.empty() && unknown.back() == &tokens[i - 1] &&
                                 rules_.names.knows_given(unknown.back()->folded) &&
                                 !saint_place(*unknown.back(), token, mention, context);
    if (is_behind_given) {
      unknown.push_back(&token);
    } else if (auto part = place_in(token, i == 0, exact, mention, context)) {
      parts.push_back(*std::move(part));
      has_name = true;
    } else if (const KeptReason reason = reason_to_stay(token, context);
               reason != KeptReason::kNone) {
      parts.push_back(kept_word(token, reason, Category::kStreet));
    } else {
      unknown.push_back(&token);
    }
  }
  if (exact)
    parts.push_back(kept_word(tokens.back(), KeptReason::kStreetPattern, Category::kStreet));
  if (unknown.empty()) return has_name || !exact;
  return exact && read_persons(unknown, mention, context, parts);
}

Analysis StreetReader::read_parts(const Tokens& tokens, const Mention& mention,
                                  const Context& context) const {
  const std::string_view surface = mention.surface;
  const Token& last = tokens.back();
  const SuffixMatch match = rules_.streets.match(last.folded, last.dot);
  if (tokens.size() == 1 && looks_like_initial(last) && !match) return {initial(last)};
  const bool exact = match && match.letters == last.folded.size();
  Analysis parts;
  if (tokens.size() > 1 && match &&
      !begins_with_preposition(rules_.grammar, text::fold_key(surface)) &&
      read_words(tokens, exact, mention, context, parts)) {
    if (exact) return parts;
    const auto name = surface.substr(last.span.begin, last.span.size());
    parts.push_back(read_street_name(rules_, name, last, mention.span.begin, context));
    parts.back().span = last.span;
    return parts;
  }
  const ByteSpan span{tokens.front().span.begin, last.span.end};
  Part whole = read_street_name(rules_, surface.substr(span.begin, span.size()), last,
                                mention.span.begin + span.begin, context);
  whole.span = span;
  return {std::move(whole)};
}

// The begin of an abbreviation that introduces a house number ("Nr.") rather than a kind of street.
std::size_t StreetReader::with_its_word(std::string_view surface, std::size_t number) const {
  constexpr std::size_t kLongest = 3;  // letters
  const Tokens before = tokenize(surface.substr(0, number));
  if (before.size() < 2) return number;
  const Token& last = before.back();
  const bool is_word =
      last.dot && last.folded.size() <= kLongest && !rules_.streets.match(last.folded, last.dot);
  return is_word ? last.span.begin : number;
}

Analysis StreetReader::read(const Mention& mention, const Context& context) const {
  ByteSpan number = house_number_in(mention.surface);
  if (number.empty()) return read_name(mention, context);
  number.begin = with_its_word(mention.surface, number.begin);
  Mention name = mention;
  name.surface.resize(name.surface.find_last_not_of(" ,\t", number.begin - 1) + 1);
  name.span.end = name.span.begin + name.surface.size();
  const Tokens tokens = tokenize(name.surface);
  const bool is_box = tokens.size() == 1 && rules_.streets.is_box(tokens[0].folded);
  Analysis parts;
  if (is_box) {
    parts.push_back(kept_word(tokens[0], KeptReason::kStreetPattern, Category::kStreet));
  } else if (room_words_at_begin(rules_.grammar, tokens) == tokens.size()) {
    for (const Token& token : tokens) {
      parts.push_back(kept_word(token, KeptReason::kCueWord, Category::kStreet));
    }
  } else {
    parts = read_name(name, context);
  }
  Part& last = parts.emplace_back();
  last.category = Category::kStreetNo;
  last.span = number;
  last.lemma = mention.surface.substr(number.begin, number.size());
  last.key = text::fold_key(last.lemma);
  close_gaps(parts, mention.surface, Category::kStreet);
  return parts;
}

Analysis StreetReader::read_name(const Mention& mention, const Context& context) const {
  const Tokens tokens = tokenize(mention.surface);
  Analysis parts;
  if (!tokens.empty()) parts = read_parts(tokens, mention, context);
  const bool decomposed = !text::is_nfc(mention.surface);
  for (Part& part : parts) {
    part.spelling |= context.habits();
    if (decomposed) part.spelling |= kDecomposed;
  }
  close_gaps(parts, mention.surface, Category::kStreet);
  return parts;
}

}  // namespace pseudo::lang::de
