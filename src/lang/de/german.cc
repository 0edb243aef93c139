#include "lang/de/german.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "lang/common/dates/date_reader.h"
#include "lang/common/typed_form.h"
#include "lang/de/context/context.h"
#include "lang/de/names/name_reader.h"
#include "lang/de/names/name_writer.h"
#include "lang/de/names/persons.h"
#include "lang/de/names/titles.h"
#include "lang/de/orgs/org_query.h"
#include "lang/de/orgs/org_reader.h"
#include "lang/de/orgs/org_writer.h"
#include "lang/de/places/locations.h"
#include "lang/de/places/place_query.h"
#include "lang/de/places/place_reader.h"
#include "lang/de/places/place_writer.h"
#include "lang/de/queries.h"
#include "lang/de/rules.h"
#include "lang/de/spelling.h"
#include "lang/de/streets/street_query.h"
#include "lang/de/streets/street_reader.h"
#include "lang/de/streets/street_writer.h"
#include "lang/shape.h"
#include "lang/tables.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang {
namespace {

using namespace de;  // NOLINT: this file is the door to that room

bool is_given_or_family(Category category) {
  return category == Category::kFamily || category == Category::kFemale ||
         category == Category::kMale;
}

class German final : public LanguageModule {
 public:
  German(const Lexicons& lexicons, Rules rules, std::optional<dates::DateReader> dates)
      : LanguageModule(lexicons),
        rules_(std::move(rules)),
        dates_(std::move(dates)),
        names_(rules_.grammar, rules_.names),
        places_(rules_.grammar, rules_.places),
        streets_(rules_, names_, places_),
        orgs_(rules_, names_, places_) {}

  [[nodiscard]] std::string_view tag() const override { return "de"; }
  [[nodiscard]] int version() const override { return 4; }

  [[nodiscard]] std::vector<LetterClass> letter_classes(Category category) const override;
  [[nodiscard]] char32_t distinctive_letter(Category category,
                                            std::string_view lemma) const override;
  [[nodiscard]] std::vector<Analysis> analyze(const DocumentView& document) const override;
  [[nodiscard]] SurrogateQuery query(const EntityView& entity) const override;
  [[nodiscard]] std::optional<std::string> realize(const Surrogate& surrogate, const Part& part,
                                                   std::uint64_t choice) const override;
  [[nodiscard]] std::string natural_form(const Part& part) const override;
  [[nodiscard]] std::string respell(std::string surface, std::uint8_t spelling) const override {
    return de::respell(std::move(surface), spelling);
  }
  [[nodiscard]] std::vector<std::string> variants(Category category,
                                                  std::string_view lemma) const override;
  [[nodiscard]] std::unique_ptr<DateReadings> read_dates(
      const DocumentView& document, std::span<const std::size_t> mentions) const override {
    return dates_ ? dates_->read(document, mentions) : nullptr;
  }

 private:
  void read(const Mention& mention, const Context& context, Analysis& parts) const;
  [[nodiscard]] std::string_view main_country(const DocumentView& document,
                                              const std::vector<Analysis>& analyses) const;
  [[nodiscard]] std::string_view country_of_zip(std::string_view code, std::string_view main) const;
  void add_country(const DocumentView& document, std::vector<Analysis>& analyses) const;
  [[nodiscard]] bool is_organisation(const Mention& mention, const Context& context) const;
  [[nodiscard]] bool is_generic(Category category, const Token& token) const;
  Rules rules_;
  std::optional<dates::DateReader> dates_;
  NameReader names_;
  PlaceReader places_;
  StreetReader streets_;
  OrgReader orgs_;
};

std::vector<LetterClass> German::letter_classes(Category category) const {
  std::vector<LetterClass> classes;
  const LexiconTable* const table = lexicons().table("letter_classes");
  if (table == nullptr) return classes;
  const std::string_view wanted = name(category);
  for (std::uint32_t row = 0; row < table->rows(); ++row) {
    if (table->cell(row, "category") != wanted) continue;
    const std::string_view letters = table->cell(row, "letters");
    LetterClass letter_class;
    for (std::size_t pos = 0; pos < letters.size();) {
      letter_class += text::next(letters, pos);
    }
    classes.push_back(std::move(letter_class));
  }
  return classes;
}

bool German::is_generic(Category category, const Token& token) const {
  const std::string dotted = token.folded + (token.dot ? "." : "");
  const Grammar& grammar = rules_.grammar;
  if (grammar.determiners.contains(token.folded) || grammar.prepositions.contains(token.folded) ||
      grammar.connectors.contains(dotted)) {
    return true;
  }
  if (is_given_or_family(category)) {
    return rules_.names.is_particle(token.folded) || rules_.names.title(dotted) != nullptr;
  }
  if (category == Category::kOrg) return static_cast<bool>(rules_.orgs.noun(token.folded));
  return category == Category::kCity && grammar.place_words.contains(dotted);
}

char32_t German::distinctive_letter(Category category, std::string_view lemma) const {
  const auto divides = [](char c) { return c == ' ' || c == '-' || c == '.' || c == '\''; };
  if (std::ranges::any_of(lemma, divides)) {
    for (const Token& token : tokenize(lemma)) {
      if (!is_generic(category, token)) return text::filing_letter(token.text());
    }
  }
  return text::filing_letter(lemma);
}

// What is no name any more gets other letters, one by one.
Analysis read_overlong(const Mention& mention) {
  Part part;
  part.kind = Part::Kind::kScramble;
  part.span = {0, mention.surface.size()};
  part.category = mention.category;
  return {part};
}

// Of an ACTOR: a legal form or a head noun shows it ("Huber GmbH", "Universität Graz"), here or
// where the name is mentioned again.
bool German::is_organisation(const Mention& mention, const Context& context) const {
  const Tokens tokens = tokenize(mention.surface);
  std::string gender;
  if (tokens.size() > 1 && rules_.orgs.legal_form(tokens, tokens.size(), gender) < tokens.size()) {
    return true;
  }
  const std::string key = text::fold_key(mention.surface);
  if (context.orgs().is_mentioned(adjective_free(key), rules_.orgs) || rules_.orgs.find(key))
    return true;
  if (tokens.empty() || rules_.names.knows_given(tokens[0].folded) ||  // "Peter Bank"
      title_at(rules_.names, mention.surface, tokens, 0, tokens.size()).title != nullptr) {
    return false;
  }
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (starts_with_upper(tokens[i].text()) && rules_.orgs.noun_at(tokens, i, tokens.size()) &&
        !rules_.names.knows(Category::kFamily, tokens[i].folded)) {
      return true;
    }
  }
  return false;
}

// Into an empty analysis.
void German::read(const Mention& mention, const Context& context, Analysis& parts) const {
  constexpr std::size_t kLongest = 65536;  // bytes; a word of a name takes 1.2 kB of memory
  if (mention.surface.size() > kLongest) {
    parts = read_overlong(mention);
    return;
  }
  Category category = mention.category;
  if (category == Category::kActor && leaf_by_shape(category, mention.surface) != Category::kUser) {
    category = is_organisation(mention, context) ? Category::kOrg : Category::kPerson;
  }
  if (category == Category::kPerson || category == Category::kGiven) {
    parts = read_person(names_, rules_.names, mention, category, context);
    return;
  }
  if (category == Category::kLoc) {
    parts = read_location(rules_, streets_, places_, mention, context);
    return;
  }
  category = leaf_by_shape(category, mention.surface);
  if (is_given_or_family(category)) {
    names_.read(mention, category, context, parts);
  } else if (category == Category::kCity) {
    parts = places_.read(mention, context);
  } else if (category == Category::kStreet) {
    parts = streets_.read(mention, context);
  } else if (category == Category::kOrg) {
    parts = orgs_.read(mention, context);
  } else {
    Part& part = parts.emplace_back();
    part.span = {0, mention.surface.size()};
    part.category = category;
    part.lemma = mention.surface;
    part.key = text::fold_key(mention.surface);
  }
}

std::vector<Analysis> German::analyze(const DocumentView& document) const {
  const Context context(rules_.grammar, document);
  std::vector<Analysis> analyses(document.mentions.size());
  for (std::size_t i = 0; i < analyses.size(); ++i) {
    const Mention& mention = document.mentions[i];
    if (!is_address_or_number(mention.category)) read(mention, context, analyses[i]);
  }
  add_country(document, analyses);
  return analyses;
}

// The country that a postal code shows by its shape; of several the text's own.
std::string_view German::country_of_zip(std::string_view code, std::string_view main) const {
  std::string shape(code);
  std::ranges::replace_if(shape, text::ascii::is_digit, '0');
  std::string_view found;
  for (const auto& [written, country] : rules_.grammar.zip_countries) {
    if (written != shape || (!found.empty() && country != main)) continue;
    found = country;
  }
  return found;
}

// The country that the text speaks of: that of most places that lie in one country alone, else what
// cues show, else that of the likeliest place.
std::string_view German::main_country(const DocumentView& document,
                                      const std::vector<Analysis>& analyses) const {
  std::map<std::string_view, int> votes;
  for (const Analysis& analysis : analyses) {
    for (const Part& part : analysis) {
      if (part.category == Category::kCity && part.traits.country.size() == 2) {
        ++votes[part.traits.country];
      }
    }
  }
  const auto most =
      std::ranges::max_element(votes, {}, [](const auto& vote) { return vote.second; });
  if (most != votes.end()) return most->first;
  for (const auto& [cue, country] : rules_.grammar.country_cues) {
    if (document.text.find(cue) != std::string_view::npos) return country;
  }
  for (const Mention& mention : document.mentions) {
    if (mention.category != Category::kZip) continue;
    if (const auto country = country_of_zip(mention.surface, {}); !country.empty()) return country;
  }
  for (const Analysis& analysis : analyses) {
    for (const Part& part : analysis) {
      if (part.category != Category::kCity || part.kind != Part::Kind::kEntity) continue;
      if (const auto country = country_meant(rules_.places, part.key, {}); !country.empty())
        return country;
    }
  }
  return {};
}

// The postal code right before a part of a mention; "" if none stands there.
std::string_view zip_before(const DocumentView& document, const Analysis& parts,
                            std::size_t mention, std::size_t part) {
  const std::size_t begin = document.mentions[mention].span.begin;
  if (part > 0) {  // "8010 Graz" as one LOC
    const auto literal = [](const Part& other) { return other.kind == Part::Kind::kLiteral; };
    while (part > 0 && literal(parts[part - 1])) --part;
    const bool zip = part > 0 && parts[part - 1].category == Category::kZip;
    return zip ? std::string_view(parts[part - 1].lemma) : std::string_view();
  }
  if (mention == 0) return {};
  const Mention& before = document.mentions[mention - 1];
  const bool zip = before.category == Category::kZip && before.span.end + 1 == begin;
  return zip ? std::string_view(before.surface) : std::string_view();
}

// Adds to what has no country of its own that of the text; but the code beside a place tells more
// than the rest of the text, and more than the size of its namesakes.
void German::add_country(const DocumentView& document, std::vector<Analysis>& analyses) const {
  std::optional<std::string_view> main;
  for (std::size_t i = 0; i < analyses.size(); ++i) {
    for (std::size_t k = 0; k < analyses[i].size(); ++k) {
      Part& part = analyses[i][k];
      const bool city = part.category == Category::kCity;
      if ((!city && part.category != Category::kStreet) || part.kind != Part::Kind::kEntity)
        continue;
      const bool lacks = part.traits.country.empty();
      const std::string_view code = city ? zip_before(document, analyses[i], i, k) : "";
      if (!lacks && code.empty()) continue;
      if (!main) main = main_country(document, analyses);
      const std::string_view own = code.empty() ? code : country_of_zip(code, *main);
      if (lacks) {
        const auto meant =
            city && own.empty() ? country_meant(rules_.places, part.key, *main) : own;
        part.traits.country = meant.empty() ? *main : meant;
      } else if (!own.empty() && own != part.traits.country &&
                 lies_in(rules_.places, part.key, own)) {
        part.traits.country = own;
      }
    }
  }
}

SurrogateQuery German::query(const EntityView& entity) const {
  if (is_given_or_family(entity.category)) return query_name(rules_, entity);
  if (entity.category == Category::kCity) return query_place(rules_.places, entity);
  if (entity.category == Category::kStreet) return query_street(rules_, entity);
  if (entity.category == Category::kOrg) return query_org(rules_, entity);
  return LanguageModule::query(entity);
}

std::optional<std::string> German::realize(const Surrogate& surrogate, const Part& part,
                                           std::uint64_t choice) const {
  if (is_given_or_family(part.category)) {
    return write_name(rules_.grammar, rules_.names, surrogate.lemma, part, choice);
  }
  const PlaceRow place = rules_.places.row(surrogate.table, surrogate.row);
  const PlaceRow* const row = surrogate.table == nullptr ? nullptr : &place;
  if (part.category == Category::kCity) {
    return write_place(rules_.grammar, surrogate.lemma, row, part);
  }
  if (part.category == Category::kStreet) {
    return write_street(rules_, surrogate.lemma, row, part);
  }
  if (part.category == Category::kOrg) return write_org(rules_, surrogate, part);
  return surrogate.lemma;
}

std::string German::natural_form(const Part& part) const {
  if (part.form.empty()) return part.lemma;
  if (is_given_or_family(part.category)) {
    return write_name(rules_.grammar, rules_.names, part.lemma, part, 0).value_or(part.lemma);
  }
  Surrogate own{.lemma = part.lemma};
  const PlaceForm::Kind kind = form_as<PlaceForm>(part).kind;
  if (kind == PlaceForm::Kind::kInhabitant || kind == PlaceForm::Kind::kAdjective) {
    if (const auto row = rules_.places.row_of(part.lemma, !part.traits.number.empty())) {
      own.table = row->table->lexicon;
      own.row = row->row;
    }
  }
  return realize(own, part, 0).value_or(part.lemma);
}

std::vector<std::string> German::variants(Category category, std::string_view lemma) const {
  const std::string key = text::fold_key(lemma);
  std::vector<std::string> forms{key};
  if (is_given_or_family(category) || category == Category::kCity || category == Category::kOrg) {
    for (const std::string_view ending : {"s", "'s", "'"}) forms.push_back(key + ending.data());
  }
  if (category == Category::kFamily) {
    for (const std::string_view ending : {"ens", "in"}) forms.push_back(key + ending.data());
    for (const std::string& ending : rules_.grammar.adjective_endings) {
      forms.push_back(key + "sch" + ending);
    }
  }
  if (category == Category::kCity) {
    const auto rows = rules_.places.find(key);
    const PlaceRow* const row = rows.empty() ? nullptr : &rows.front();
    const std::string inhabitant = text::fold_key(inhabitant_of(rules_.grammar, lemma, row));
    for (const std::string_view ending : {"", "s", "n", "in", "innen"}) {
      forms.push_back(inhabitant + ending.data());
    }
    for (const bool of_inhabitant : {false, true}) {
      const auto made = adjective_of(rules_.grammar, lemma, row, of_inhabitant);
      if (!made) continue;
      const std::string adjective = text::fold_key(*made);
      if (std::ranges::find(forms, adjective) != forms.end()) continue;
      forms.push_back(adjective);
      for (const std::string& ending : rules_.grammar.adjective_endings) {
        forms.push_back(adjective + ending);
      }
    }
  }
  return forms;
}

}  // namespace

Result<std::unique_ptr<LanguageModule>> make_german(const Lexicons& lexicons) {
  auto rules = Rules::load(lexicons);
  if (!rules) return rules.error();
  std::optional<dates::DateReader> dates;
  if (lexicons.table("date_forms") != nullptr) {
    auto made = dates::DateReader::from(lexicons);
    if (!made) return std::move(made).error();
    dates = *std::move(made);
  }
  return std::unique_ptr<LanguageModule>(
      std::make_unique<German>(lexicons, *std::move(rules), std::move(dates)));
}

}  // namespace pseudo::lang
