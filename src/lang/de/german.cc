#include "lang/de/german.h"

#include <optional>
#include <string>
#include <utility>

#include "lang/common/typed_form.h"
#include "lang/de/actors.h"
#include "lang/de/compounds.h"
#include "lang/de/context/beside_word.h"
#include "lang/de/context/context.h"
#include "lang/de/context/divided_words.h"
#include "lang/de/context/everyday_words.h"
#include "lang/de/countries.h"
#include "lang/de/letters.h"
#include "lang/de/names/name_query.h"
#include "lang/de/names/name_reader.h"
#include "lang/de/names/name_writer.h"
#include "lang/de/names/person_reader.h"
#include "lang/de/orgs/org_query.h"
#include "lang/de/orgs/org_reader.h"
#include "lang/de/orgs/org_site.h"
#include "lang/de/orgs/org_writer.h"
#include "lang/de/places/district_numbers.h"
#include "lang/de/places/full_names.h"
#include "lang/de/places/locations.h"
#include "lang/de/places/place_form.h"
#include "lang/de/places/place_query.h"
#include "lang/de/places/place_reader.h"
#include "lang/de/places/place_search_forms.h"
#include "lang/de/places/place_writer.h"
#include "lang/de/places/size_cues.h"
#include "lang/de/recurring_words.h"
#include "lang/de/rules.h"
#include "lang/de/search_forms.h"
#include "lang/de/spelling.h"
#include "lang/de/streets/street_query.h"
#include "lang/de/streets/street_reader.h"
#include "lang/de/streets/street_search_forms.h"
#include "lang/de/streets/street_writer.h"
#include "lang/shape.h"
#include "pseudo/dates.h"
#include "text/fold.h"

namespace pseudo::lang {
namespace {

using namespace de;  // NOLINT: this file is the door to that room

class German final : public LanguageModule {
 public:
  German(const Lexicons& lexicons, Rules rules, std::optional<DateReader> dates)
      : LanguageModule(lexicons),
        rules_(std::move(rules)),
        dates_(std::move(dates)),
        names_(rules_.names),
        places_(rules_.grammar, rules_.places),
        streets_(rules_, names_, places_),
        orgs_(rules_, names_, places_) {}

  [[nodiscard]] std::string_view tag() const override { return "de"; }
  [[nodiscard]] int version() const override { return 19; }

  [[nodiscard]] std::vector<LetterClass> letter_classes(Category category) const override {
    return de::letter_classes(lexicons(), category);
  }
  [[nodiscard]] char32_t distinctive_letter(Category category,
                                            std::string_view lemma) const override {
    return de::distinctive_letter(rules_, category, lemma);
  }
  [[nodiscard]] std::vector<Analysis> analyze(const DocumentView& document) const override;
  [[nodiscard]] SurrogateQuery query(const EntityView& entity) const override;
  [[nodiscard]] std::optional<std::string> realize(const Surrogate& surrogate, const Part& part,
                                                   std::uint64_t choice) const override;
  [[nodiscard]] std::string natural_form(const Part& part) const override;
  [[nodiscard]] std::string respell(std::string surface, std::uint8_t spelling) const override {
    return de::respell(std::move(surface), spelling);
  }
  [[nodiscard]] std::vector<SearchForm> search_forms(const Part& part,
                                                     Category mention) const override {
    std::vector<SearchForm> forms = de::search_forms(rules_, part, mention);
    const bool is_place = part.category == Category::kCity || part.category == Category::kStreet;
    if (is_place && !forms.empty()) {
      add_other_names(forms, lexicons(), part.lemma);
      add_other_derivations(forms, lexicons(), rules_.grammar, part.lemma);
    }
    return forms;
  }
  [[nodiscard]] std::string stem_of_street(std::string_view street) const override {
    return de::stem_of_street(rules_, street);
  }
  [[nodiscard]] bool is_ending(std::uint8_t endings, std::string_view stem,
                               std::string_view rest) const override {
    return is_search_ending(rules_.grammar, endings, stem, rest);
  }
  [[nodiscard]] bool divides(std::string_view word, ByteSpan name,
                             Category category) const override {
    return divides_word(rules_, word, name, category);
  }
  [[nodiscard]] MatchKind kind_of_match(std::string_view text, ByteSpan span, Category category,
                                        std::string_view key) const override {
    return de::kind_of_match(rules_, lexicons(), text, span, category, key);
  }
  [[nodiscard]] KeptReason reason_to_recur(Category category, std::string_view name,
                                           std::string_view word) const override {
    return de::reason_to_recur(rules_, category, name, word);
  }
  [[nodiscard]] bool is_nickname(const Part& part) const override {
    const NameForm* const form = part.form.get<NameForm>();
    return form != nullptr && !form->nickname.empty();
  }
  [[nodiscard]] std::unique_ptr<DateReadings> read_dates(
      const DocumentView& document, std::span<const std::size_t> mentions) const override {
    return dates_ ? dates_->read(document, mentions) : nullptr;
  }

 private:
  [[nodiscard]] Category read_category(const Mention& mention, const Context& context) const;
  void read(const Mention& mention, const Context& context, Analysis& parts) const;
  void read_leaf(const Mention& mention, Category category, const Context& context,
                 Analysis& parts) const;
  void read_behind_article(const Mention& mention, std::size_t begin, const Context& context,
                           Analysis& parts) const;
  void read_compound(const Mention& mention, ByteSpan noun, const Context& context,
                     Analysis& parts) const;
  Rules rules_;
  std::optional<DateReader> dates_;
  NameReader names_;
  PlaceReader places_;
  StreetReader streets_;
  OrgReader orgs_;
};

// For a mention that is too long to be a name: replaces its letters one by one.
Analysis read_overlong(const Mention& mention) {
  Part part;
  part.kind = Part::Kind::kScramble;
  part.span = {0, mention.surface.size()};
  part.category = mention.category;
  return {part};
}

// Reads only the name before the hyphen and keeps the noun: "Graz-Reise". Precondition: `parts` is
// empty.
void German::read_compound(const Mention& mention, ByteSpan noun, const Context& context,
                           Analysis& parts) const {
  Mention name = mention;
  name.surface.resize(noun.begin - 1);
  if (mention.span.size() == mention.surface.size()) {
    name.span.end = name.span.begin + name.surface.size();
  }
  read(name, context, parts);
  Part& kept = parts.emplace_back();
  kept.kind = Part::Kind::kLiteral;
  kept.reason = KeptReason::kEnding;
  kept.category = mention.category;
  kept.span = noun;
  close_gaps(parts, mention.surface, mention.category);
}

// Reads only the name after the article, which is kept like an article outside the mention: "den
// Grünen". Precondition: `parts` is empty.
void German::read_behind_article(const Mention& mention, std::size_t begin, const Context& context,
                                 Analysis& parts) const {
  Mention name = mention;
  name.surface.erase(0, begin);
  if (mention.span.size() == mention.surface.size()) name.span.begin += begin;
  std::erase_if(name.inner, [&](const InnerMention& inner) { return inner.span.begin < begin; });
  for (InnerMention& inner : name.inner) {
    inner.span = {inner.span.begin - begin, inner.span.end - begin};
  }
  read(name, context, parts);
  for (Part& part : parts) part.span = {part.span.begin + begin, part.span.end + begin};
  Part article;
  article.kind = Part::Kind::kLiteral;
  article.reason = KeptReason::kFunctionWord;
  article.category = mention.category;
  article.span = {0, mention.surface.find_last_not_of(' ', begin - 1) + 1};
  parts.insert(parts.begin(), std::move(article));
  close_gaps(parts, mention.surface, mention.category);
}

// Decides how to read a mention whose label allows several kinds: as a person or an organisation,
// as a room or a ward, as a female or male name.
Category German::read_category(const Mention& mention, const Context& context) const {
  const Category category = mention.category;
  switch (category) {
    case Category::kActor:
      if (leaf_by_shape(category, mention.surface) == Category::kUser) return Category::kUser;
      return is_organisation(rules_, mention, context) ? Category::kOrg : Category::kPerson;
    case Category::kLoc:
      return is_named_building(rules_, mention) || is_medical_field(rules_, mention) ||
                     is_lone_facility(rules_, mention)
                 ? Category::kOrg
                 : category;
    case Category::kCity:
      return begins_as_building(rules_, mention) || is_lone_facility(rules_, mention)
                 ? Category::kOrg
                 : category;
    case Category::kOrg:
      return is_numbered_room(rules_, mention) ? Category::kLoc : category;
    case Category::kFemale:
    case Category::kMale:
      return labelled_gender(mention, category, rules_.names, context);
    default:
      return category;
  }
}

bool may_be_compound(Category category) {
  return category == Category::kPerson || category == Category::kOrg ||
         category == Category::kCity || category == Category::kLoc;
}

// Places keep their articles, as their gender belongs to the name.
bool may_have_article(Category category) {
  return category == Category::kOrg || category == Category::kStreet;
}

// Returns the begin of the name after an article, or 0 if there is no article. A capitalized
// article belongs to the name ("in Die Zeit"), unless a sentence begins with it and the rest is a
// name by itself ("Grünen").
std::size_t behind_article(const Rules& rules, const Mention& mention, const Context& context) {
  const std::string_view surface = mention.surface;
  const Tokens tokens = tokenize(surface);
  if (tokens.size() < 2 || tokens.front().span.begin > 0) return 0;
  const std::string rest = text::fold_key(surface.substr(tokens[1].span.begin));
  const NounMatch noun = rules.orgs.nouns().find(rest);
  const bool is_name = mention.category == Category::kOrg &&
                       (rules.orgs.bodies().find(rest).has_value() || (noun && noun.whole));
  const bool begins = is_name && begins_sentence(context.document().text, mention.span.begin);
  const DeterminerWord* const word = rules.grammar.determiners.find(tokens[0].folded);
  const bool is_contracted = word != nullptr && word->kind == "contracted";  // "zum Löwen"
  const bool is_article = !tokens[0].dot && word != nullptr && !is_contracted &&
                          (starts_with_lower(tokens[0].text()) || begins);
  const bool has_name = std::any_of(tokens.begin() + 1, tokens.end(), [](const Token& token) {
    return starts_with_upper(token.text());
  });
  return is_article && has_name ? tokens[1].span.begin : 0;
}

bool may_be_room(Category category) {
  return category == Category::kOrg || category == Category::kLoc || category == Category::kCity;
}

// `parts`: empty.
void German::read(const Mention& mention, const Context& context, Analysis& parts) const {
  constexpr std::size_t kLongest = 65536;  // bytes; a word of a name takes 1.2 kB of memory
  if (mention.surface.size() > kLongest) {
    parts = read_overlong(mention);
    return;
  }
  if (may_be_compound(mention.category)) {
    if (const ByteSpan noun = modified_noun(rules_, mention, context); !noun.empty()) {
      read_compound(mention, noun, context, parts);
      return;
    }
  }
  if (may_have_article(mention.category)) {
    if (const std::size_t begin = behind_article(rules_, mention, context); begin > 0) {
      read_behind_article(mention, begin, context, parts);
      return;
    }
  }
  if (may_be_room(mention.category)) {
    if (auto room = lone_room(rules_, mention)) {
      parts = {*std::move(room)};
      return;
    }
  }
  Category category = read_category(mention, context);
  if (category == Category::kPerson || category == Category::kGiven) {
    parts = read_person(names_, rules_.names, mention, category, context);
  } else if (category == Category::kLoc ||
             (category == Category::kCity && has_zip(mention.surface))) {
    parts = read_location(rules_, streets_, places_, mention, context);
  } else {
    category = leaf_by_shape(category, mention.surface);
    read_leaf(mention, category, context, parts);
  }
}

// `parts`: empty.
void German::read_leaf(const Mention& mention, Category category, const Context& context,
                       Analysis& parts) const {
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
  const Context context(rules_.grammar, document, towns_with_additions(rules_.places, document));
  std::vector<Analysis> analyses(document.mentions.size());
  for (std::size_t i = 0; i < analyses.size(); ++i) {
    const Mention& mention = document.mentions[i];
    if (!is_address_or_number(mention.category)) read(mention, context, analyses[i]);
  }
  add_countries(rules_, document, analyses);
  mark_asked_sizes(rules_, document, analyses);
  return analyses;
}

SurrogateQuery German::query(const EntityView& entity) const {
  if (is_given_or_family(entity.category)) return query_name(rules_.names, entity);
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
    if (!form_as<PlaceForm>(part).numbered.empty()) {
      return write_district_number(rules_.places, surrogate, part);
    }
    if (row != nullptr && part.traits.country_is_shown &&
        !rules_.places.has_zip(surrogate.lemma, row->cell(PlaceColumn::kCountry))) {
      return std::nullopt;
    }
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

}  // namespace

Result<std::unique_ptr<LanguageModule>> make_german(const Lexicons& lexicons) {
  auto rules = Rules::load(lexicons);
  if (!rules) return rules.error();
  std::optional<DateReader> dates;
  if (lexicons.table("date_forms") != nullptr) {
    auto made = DateReader::from(lexicons);
    if (!made) return std::move(made).error();
    dates = *std::move(made);
  }
  return std::unique_ptr<LanguageModule>(
      std::make_unique<German>(lexicons, *std::move(rules), std::move(dates)));
}

}  // namespace pseudo::lang
