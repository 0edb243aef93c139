#include "engine/assign.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <forward_list>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include "engine/address_name_entities.h"
#include "engine/date_shift.h"
#include "engine/initials.h"
#include "engine/name_replacements.h"
#include "engine/name_surrogates.h"
#include "engine/number_surrogates.h"
#include "engine/originals.h"
#include "engine/plain_shape.h"
#include "text/fold.h"
#include "values/address_renderer.h"
#include "values/digits_letters.h"

namespace pseudo {
namespace {

// A name in more pieces repeats its further words: each costs as much as the whole name is long.
constexpr std::size_t kFurtherWords = 32;

std::vector<Scope> scopes_in_use(const Options& options) {
  if (options.label_scopes.empty()) return {options.scope};
  return {Scope::kDocument, Scope::kFolder, Scope::kCorpus};
}

bool is_address(Category category) {
  return category == Category::kEmail || category == Category::kUrl ||
         category == Category::kUser || category == Category::kAdd;
}

struct PartPlace {
  std::size_t mention;
  std::size_t part;
};

class Assigner {
 public:
  Assigner(const Document& document, Resolved& resolved, const Pseudonymizer::Setup& setup)
      : document_(document),
        resolved_(resolved),
        setup_(setup),
        scopes_(setup.key, setup.options.corpus, document.id, setup.classes),
        names_(setup.language, scopes_, resolved.originals) {}

  Assigned run() {
    list_values();
    if (is_coherent()) enter_names_of_addresses();
    names_.assign(resolved_.table.entities());
    texts_.resize(resolved_.entity_of.size());
    assign_dates();
    const std::vector<Scope> scopes = scopes_in_use(options());
    for (const Scope scope : scopes) assign_values(scope);
    assign_names();
    for (const Scope scope : scopes) assign_addresses(scope);
    result_.composed.reserve(mentions().size());
    for (std::size_t i = 0; i < mentions().size(); ++i) {
      result_.composed.push_back(composed(i));
      for (std::string& text : texts_of(i)) text = {};
    }
    deal_discontinuous();
    result_.plain += names_.counts().plain;
    result_.collisions = names_.counts().collisions;
    return std::move(result_);
  }

 private:
  [[nodiscard]] const std::vector<Mention>& mentions() const { return resolved_.plan.mentions; }
  [[nodiscard]] const Options& options() const { return setup_.options; }
  [[nodiscard]] bool is_coherent() const { return options().addresses == AddressStyle::kCoherent; }
  [[nodiscard]] Scope scope(std::size_t mention, Category category) const {
    return scope_of(options(), document_, resolved_.plan.targets[mention], category);
  }

  [[nodiscard]] std::size_t entity_of(std::size_t mention, std::size_t part) const {
    return resolved_.entity_of[resolved_.first_part[mention] + part];
  }
  std::string& text_of(std::size_t mention, std::size_t part) {
    return texts_[resolved_.first_part[mention] + part];
  }
  std::span<std::string> texts_of(std::size_t mention) {
    return std::span(texts_).subspan(resolved_.first_part[mention],
                                     resolved_.analyses[mention].size());
  }

  // What an address is made of: USER is a value of letters and digits where addresses are random.
  [[nodiscard]] bool rendered_as_address(const Part& part) const {
    return part.kind == Part::Kind::kEntity && is_address(part.category);
  }

  // What has no entity, told once: few parts are of that kind. Very many addresses leave no memory
  // unused.
  void list_values() {
    constexpr std::size_t kMany = 64;
    for_each_part([&](std::size_t i, std::size_t p) {
      const Part& part = resolved_.analyses[i][p];
      if (rendered_as_address(part)) {
        addresses_.push_back({values::read_address(part.category, resolved_.surface(i, part),
                                                   setup_.locale.spelled_words),
                              i, p, scope(i, part.category)});
        if (addresses_.size() > kMany) addresses_.back().address.shrink();
      } else if (entity_of(i, p) == kNoEntity &&
                 (part.kind == Part::Kind::kEntity || part.kind == Part::Kind::kScramble)) {
        values_.push_back({i, p});
      }
    });
  }

  // A name that only an address shows becomes an entity like one that the text mentions.
  void enter_names_of_addresses() {
    if (addresses_.empty()) return;
    address_names_ =
        enter_address_names(addresses_, setup_.language, setup_.locale.names, resolved_);
  }

  template <class Visit>
  void for_each_part(Visit visit) {
    for (std::size_t i = 0; i < resolved_.analyses.size(); ++i) {
      for (std::size_t p = 0; p < resolved_.analyses[i].size(); ++p) visit(i, p);
    }
  }

  void assign_dates() {
    std::vector<std::size_t> dates;
    for (std::size_t i = 0; i < mentions().size(); ++i) {
      if (mentions()[i].category == Category::kDate) dates.push_back(i);
    }
    if (dates.empty()) return;
    ShiftedDates shifted = shift_dates({document_.text, mentions()}, dates, setup_.language,
                                       options(), scope(dates[0], Category::kDate), scopes_);
    for (std::size_t k = 0; k < dates.size(); ++k) {
      text_of(dates[k], 0) = std::move(shifted.texts[k]);
    }
    result_.weekdays = shifted.weekdays;
    result_.holidays = shifted.holidays;
  }

  // Numbers and identifiers, also those that stand inside another mention.
  void assign_values(Scope of) {
    if (values_.empty()) return;
    std::vector<values::ValueMention> parts;
    std::vector<std::string*> texts;
    parts.reserve(values_.size());
    texts.reserve(values_.size());
    for (const auto& [i, p] : values_) {
      const Part& part = resolved_.analyses[i][p];
      if (!text_of(i, p).empty() || scope(i, part.category) != of) continue;  // a date; another's
      values::ValueMention& value = parts.emplace_back();
      value.category = part.kind == Part::Kind::kScramble ? Category::kUfid : part.category;
      value.surface = resolved_.surface(i, part);
      if (value.category == Category::kZip && !add_own_city(i, p, value)) add_city(i, value);
      texts.push_back(&text_of(i, p));
    }
    if (parts.empty()) return;
    std::vector<std::string> drawn =
        number_texts(parts, of, options(), home_country(), setup_.locale, scopes_);
    for (std::size_t k = 0; k < drawn.size(); ++k) *texts[k] = std::move(drawn[k]);
  }

  // The surrogate of an entity, if it is a place, for the postal code beside it.
  bool take_city(std::size_t entity, values::ValueMention& value) const {
    if (entity == kNoEntity) return false;
    const Entity& city = resolved_.table.entities()[entity];
    if (city.category != Category::kCity) return false;
    value.city = city.surrogate.lemma;
    if (city.surrogate.table != nullptr) {
      value.country = city.surrogate.table->cell(city.surrogate.row, "country");
    }
    return true;
  }

  // That of the place within the same mention: "8010 Graz" as one; only literals stand between.
  bool add_own_city(std::size_t i, std::size_t zip, values::ValueMention& value) const {
    const Analysis& parts = resolved_.analyses[i];
    const auto is_name = [&](std::size_t p) { return parts[p].kind != Part::Kind::kLiteral; };
    std::size_t next = zip + 1;
    while (next < parts.size() && !is_name(next)) ++next;
    if (next < parts.size() && take_city(entity_of(i, next), value)) return true;
    std::size_t previous = zip;
    while (previous > 0 && !is_name(previous - 1)) --previous;
    return previous > 0 && take_city(entity_of(i, previous - 1), value);
  }

  // That of the mention that the code stands beside, behind it or before it.
  void add_city(std::size_t zip, values::ValueMention& value) const {
    for (const std::size_t i : {zip + 1, zip - 1}) {
      if (i >= mentions().size()) continue;
      const auto [first, second] = std::minmax(zip, i);
      if (!stand_side_by_side(document_.text, mentions()[first].span, mentions()[second].span)) {
        continue;
      }
      const auto entities = resolved_.entities_of(i);
      if (std::ranges::any_of(entities, [&](auto entity) { return take_city(entity, value); })) {
        return;
      }
    }
  }

  [[nodiscard]] std::string_view home_country() const {
    for (const Entity& entity : resolved_.table.entities()) {
      if (!entity.traits.country.empty()) return entity.traits.country;
    }
    return {};
  }

  void assign_names() {
    for_each_part([&](std::size_t i, std::size_t p) {
      const Part& part = resolved_.analyses[i][p];
      if (text_of(i, p).empty() && !rendered_as_address(part)) text_of(i, p) = name_text(i, p);
    });
  }

  std::string name_text(std::size_t i, std::size_t p) {
    const Part& part = resolved_.analyses[i][p];
    const std::string_view surface = resolved_.surface(i, part);
    if (part.kind == Part::Kind::kLiteral) return literal(i, part, surface);
    if (part.kind == Part::Kind::kInitial) {
      if (!initials_) initials_.emplace(resolved_.table.entities(), scopes_);
      return initials_->map(surface, part.category, scope(i, part.category));
    }
    assert(entity_of(i, p) != kNoEntity);  // values have their texts already
    const Entity& entity = resolved_.table.entities()[entity_of(i, p)];
    if (part.form.empty()) {
      return setup_.language.respell(in_pattern_of(surface, part.lemma, entity.surrogate.lemma),
                                     part.spelling);
    }
    std::string realized = setup_.language.realize(entity.surrogate, part, entity.choice)
                               .value_or(entity.surrogate.lemma);
    return setup_.language.respell(
        in_pattern_of(surface, setup_.language.natural_form(part), std::move(realized)),
        part.spelling);
  }

  // A line break inside stays one blank here; make_edit puts the break back.
  [[nodiscard]] std::string literal(std::size_t i, const Part& part,
                                    std::string_view surface) const {
    if (resolved_.plan.targets[i].slot_count > 1) return std::string(surface);
    const std::string_view original =
        std::string_view(document_.text)
            .substr(mentions()[i].span.begin + part.span.begin, part.span.size());
    std::string out;
    std::size_t done = 0;
    for (const ByteSpan& run : line_breaks(original)) {
      out.append(surface.substr(done, run.begin - done)).push_back(' ');
      done = run.end;
    }
    out.append(surface.substr(done));
    return out;
  }

  void assign_addresses(Scope of) {
    const auto is_of = [of](const ShownAddress& shown) { return shown.scope == of; };
    if (std::ranges::none_of(addresses_, is_of)) return;
    std::forward_list<std::string> joined;  // names of several parts: the mass has one
    const auto name_of = [&](std::size_t i) -> std::string_view {
      if (texts_of(i).size() == 1) return texts_of(i)[0];
      return joined.emplace_front(compose(resolved_.analyses[i], texts_of(i)).text);
    };
    std::vector<values::NameReplacement> replacements;
    if (is_coherent()) replacements = name_replacements_of(resolved_, name_of);
    for (AddressNameEntity& name : address_names_) {
      const Entity& entity = resolved_.table.entities()[name.entity];
      name.text = setup_.language.realize(entity.surrogate, name.part, entity.choice)
                      .value_or(entity.surrogate.lemma);
      replacements.push_back({entity.category, name.name, name.text});
    }
    std::vector<values::FullName> full_names;
    if (is_coherent()) full_names = full_names_of(document_.text, resolved_);
    values::AddressRenderer renderer(replacements, full_names, setup_.locale, scopes_.draws(of),
                                     {is_coherent(), options().keep_tld, of == Scope::kDocument});
    for (const ShownAddress& shown : addresses_) {
      if (is_of(shown)) renderer.reserve(shown.address);
    }
    for (const ShownAddress& shown : addresses_) {
      if (is_of(shown)) text_of(shown.mention, shown.part) = renderer.render(shown.address);
    }
  }

  // What could not be told from its original gets a word of plain shape.
  Composed composed(std::size_t i) {
    const Mention& mention = mentions()[i];
    const std::span<std::string> texts = texts_of(i);  // not asked for again
    Composed whole = texts.size() == 1 ? Composed{std::move(texts[0]), {}}
                                       : compose(resolved_.analyses[i], texts);
    // Parts of a union of overlapping annotations are none of the deciding one's.
    if (resolved_.plan.is_union(resolved_.plan.targets[i])) whole.anchors.clear();
    const bool is_listed = has_listed_originals(mention.category);
    const auto is_original = [&](std::string_view text) {
      return resolved_.originals.contains(text::fold_key(text)) ||
             (!is_listed && text::same_key(text, mention.surface));
    };
    if (!whole.text.empty() && !is_original(whole.text)) return whole;
    ++result_.plain;
    DrawStream stream =
        scopes_.draws(scope(i, mention.category))
            .stream("plain", name(mention.category), text::fold_key(mention.surface));
    whole.text = plain_name(mention.surface, 0, stream);
    while (is_original(whole.text)) whole.text += plain_syllable(stream);
    whole.anchors = {{{0, mention.surface.size()}, {0, whole.text.size()}}};
    return whole;
  }

  void deal_discontinuous() {
    const std::vector<Target>& targets = resolved_.plan.targets;
    for (std::size_t i = 0; i < targets.size(); ++i) {
      const std::size_t slots = targets[i].slot_count;
      if (slots < 2) continue;
      std::vector<std::string>& dealt = result_.dealt[i];
      dealt = deal_words(result_.composed[i].text, slots);
      const std::size_t repeat_from = dealt.size() + kFurtherWords;
      for (std::size_t k = dealt.size(); k < slots; ++k) {
        const bool repeat = k >= repeat_from && has_entity(i);
        dealt.push_back(repeat ? dealt[k - kFurtherWords] : further_word(i, k));
      }
      for (std::size_t k = 0; k < slots; ++k) change_slot(i, k);
    }
  }

  // A literal part ("von") may have been dealt to its own place, and a word of a surrogate may be
  // the original of an annotation there.
  void change_slot(std::size_t i, std::size_t slot) {
    const std::string original = slot_text(i, slot);
    const std::string folded = text::fold_key(original);
    const auto is_original = [&](std::string_view word) {
      const std::string key = text::fold_key(word);
      return key == folded || resolved_.originals.contains(key);
    };
    std::string& word = result_.dealt[i][slot];
    const Category category = mentions()[i].category;
    if (is_original(word)) word = scrambled_slot(category, original, scope(i, category));
    // Short ones may meet another original again.
    if (is_original(word)) word = plain_slot(i, original, is_original);
  }

  template <class IsOriginal>
  std::string plain_slot(std::size_t i, const std::string& original,
                         const IsOriginal& is_original) {
    const Category category = mentions()[i].category;
    DrawStream stream = scopes_.draws(scope(i, category))
                            .stream("slot-plain", name(category), text::fold_key(original));
    std::string word = plain_name(original, 0, stream);
    while (is_original(word)) word += plain_syllable(stream);
    return word;
  }

  std::string scrambled_slot(Category category, std::string_view original, Scope of) {
    DrawStream stream = scopes_.draws(of).stream("slot", name(category), text::fold_key(original));
    return values::scramble(original, stream, {.marks = true});
  }

  [[nodiscard]] bool has_entity(std::size_t i) const {
    return std::ranges::any_of(resolved_.entities_of(i), [](auto of) { return of != kNoEntity; });
  }

  std::string further_word(std::size_t i, std::size_t number) {
    for (const std::size_t entity : resolved_.entities_of(i)) {
      if (entity == kNoEntity) continue;
      const std::string lemma = names_.further(resolved_.table.entities()[entity], number);
      return lemma.substr(0, lemma.find(' '));
    }
    const Category category = mentions()[i].category;
    return scrambled_slot(category, slot_text(i, number), scope(i, category));
  }

  // Line breaks are shown as blanks, as in a surface: make_edit puts them back.
  [[nodiscard]] std::string slot_text(std::size_t i, std::size_t slot) const {
    const ByteSpan span = resolved_.plan.slots_of(resolved_.plan.targets[i])[slot].span;
    std::string text = document_.text.substr(span.begin, span.size());
    std::ranges::replace_if(
        text, [](char c) { return c == '\n' || c == '\r'; }, ' ');
    return text;
  }

  const Document& document_;
  Resolved& resolved_;
  const Pseudonymizer::Setup& setup_;
  Scopes scopes_;
  NameSurrogates names_;
  std::vector<ShownAddress> addresses_;
  std::vector<PartPlace> values_;                 // numbers, identifiers and dates
  std::vector<AddressNameEntity> address_names_;  // entities point at them
  std::vector<std::string> texts_;                // of parts by number
  std::optional<Initials> initials_;              // once one is asked for
  Assigned result_;
};

}  // namespace

Assigned assign(const Document& document, Resolved& resolved, const Pseudonymizer::Setup& setup) {
  return Assigner(document, resolved, setup).run();
}

}  // namespace pseudo
