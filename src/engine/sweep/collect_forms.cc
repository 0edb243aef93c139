#include "engine/sweep/collect_forms.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/common/alike_names.h"
#include "engine/common/filler.h"
#include "engine/plan/listed_values.h"
#include "engine/resolve/analyze_mentions.h"
#include "engine/sweep/abbreviated_names.h"
#include "engine/sweep/cut_streets.h"
#include "engine/sweep/date_forms.h"
#include "engine/sweep/lone_initials.h"
#include "engine/sweep/names_of_logins.h"
#include "engine/sweep/org_acronyms.h"
#include "engine/sweep/people_forms.h"
#include "engine/sweep/swept_numbers.h"
#include "engine/sweep/whole_forms.h"
#include "model/category_tree.h"
#include "text/ascii.h"
#include "text/character_counts.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/skeleton.h"
#include "text/string_interner.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo {
namespace {

std::string_view from_first_to_last_digit(std::string_view surface) {
  constexpr std::string_view kDigits = "0123456789";
  const std::size_t first = surface.find_first_of(kDigits);
  if (first == std::string_view::npos) return {};
  return surface.substr(first, surface.find_last_of(kDigits) + 1 - first);
}

// True for numbers that are annotated as addresses: "0662 887766" as an ADD.
bool is_number(const Mention& mention) {
  if (mention.category != Category::kAdd) return false;
  const text::CharacterCounts counts = text::count_characters(mention.surface);
  return counts.digits > counts.letters && mention.surface.find('@') == std::string::npos;
}

class Collector {
 public:
  Collector(const Plan& plan, const ReadDates& read, const LanguageModule& language,
            const values::Locale& locale)
      : plan_(plan),
        read_(read),
        language_(language),
        locale_(locale),
        forms_{.index = FormIndex(language),
               .names = &locale.names,
               .abbreviations = &locale.abbreviations},
        people_(plan, language, forms_),
        abbreviated_(plan, forms_) {}

  SweptForms run(std::span<const Analysis> analyses, std::span<const ShownAddress> addresses,
                 std::span<const AddressNameEntity> address_names) && {
    for (std::size_t i = 0; i < analyses.size(); ++i) add_mention(i, analyses[i]);
    for (const AddressNameEntity& name : address_names) {
      add_name(name.part, name.name, name.part.category, {name.mention, kWholeMention});
    }
    // Annotated names take precedence over equal spellings and nicknames of other names.
    for (const auto& [form, owner] : other_names_) forms_.index.add(form, owner);
    acronyms_.add(plan_, forms_);
    streets_.add(plan_, language_, forms_);
    people_.add_joined_names();
    for (const ShownAddress& shown : addresses) add_words(shown.address, shown.mention);
    people_.add_joined_names();  // "evarotter": one of the two names may occur only in addresses
    people_.add_user_names();
    abbreviated_.add();
    people_.add_logins();
    if (!dates_.empty()) add_date_forms(read_, dates_, plan_, forms_);
    return std::move(forms_);
  }

 private:
  FormIndex::Owner add_owner(FormPlace place, Category category) {
    return pseudo::add_owner(forms_, plan_, place, category);
  }

  void add_mention(std::size_t i, const Analysis& analysis) {
    const Mention& mention = plan_.mentions[i];
    switch (filler_of(mention.category)) {
      case Filler::kDate:
        if (!names_a_date(mention.surface)) return;
        dates_.push_back(i);
        add_whole(i, plan_, forms_);
        return;
      case Filler::kAddress:
        add_whole(i, plan_, forms_);
        add_listed_addresses(i);
        if (is_number(mention)) add_numbers(Category::kPhone, mention.surface, {i, kWholeMention});
        return;
      default:
        break;
    }
    bool has_name = false;
    NameParticles particles;
    for (std::size_t p = 0; p < analysis.size(); ++p) {
      const Part& part = analysis[p];
      add_with_particles(particles, mention, part, {i, p});
      has_name = add_part(mention, part, {i, p}) || has_name;
      particles.see(part, mention.surface);
    }
    people_.add_pairs(analysis, i);
    if (has_name && analysis.size() > 1) add_whole(i, plan_, forms_);
    if (mention.category == Category::kStreet) {
      add_whole_street(i, analysis.size() > 1, plan_, language_, forms_);
    }
    const bool is_one_name = has_name && analysis.size() == 1;
    if (!is_one_name && mention.category == Category::kOrg) {
      add_whole_org(i, plan_, language_, acronyms_, forms_);
    }
  }

  void add_with_particles(const NameParticles& particles, const Mention& mention, const Part& part,
                          FormPlace place) {
    if (particles.joined.empty()) return;
    if (part.kind != Part::Kind::kEntity || part.category != Category::kFamily) return;
    const std::vector<SearchForm> forms = language_.search_forms(part, mention.category);
    people_.add_with_particles(particles, part, place, forms.empty() ? 0 : forms.front().endings);
  }

  // Returns true if the part is a name.
  bool add_part(const Mention& mention, const Part& part, FormPlace place) {
    if (part.kind == Part::Kind::kLiteral) return false;
    const std::string_view surface = surface_of(mention, part);
    people_.note_initial(part, surface, place.mention);
    if (part.category == Category::kFamily || is_female_or_male(part.category)) {
      const bool is_initial = part.kind == Part::Kind::kInitial;
      abbreviated_.note(part.category, surface, is_initial ? "" : part.key, place.mention);
    }
    if (part.kind == Part::Kind::kInitial) {
      const bool is_alone = part.span.size() + 1 >= mention.surface.size();
      if (is_alone) {
        note_lone_initial(mention.surface, add_owner(place, part.category), forms_);
      }
      return false;
    }
    if (part.kind == Part::Kind::kEntity && is_name(part.category)) {
      return add_name(part, surface, mention.category, place);
    }
    add_numbers(part.category, surface, place);
    return false;
  }

  // Returns false if the language decides that nobody has this name.
  bool add_name(const Part& part, std::string_view surface, Category mention, FormPlace place) {
    const bool is_whole = surface.size() == plan_.mentions[place.mention].surface.size();
    id_.assign(1, static_cast<char>(part.category));
    id_.append(part.lemma).append(1, is_whole ? '\n' : '\t').append(surface);
    if (!known_.enter(id_).second) return true;
    const std::vector<SearchForm> forms = language_.search_forms(part, mention);
    if (forms.empty()) return false;
    const FormIndex::Owner owner = add_owner(place, part.category);
    if (part.category == Category::kStreet) {
      streets_.note(part.lemma, place);
      // "Lindach" of "Lindacher Straße"
      const bool is_before_word = part.span.end + 1 < plan_.mentions[place.mention].surface.size();
      forms_.owners.back().is_of_street =
          is_before_word && text::fold_key(surface) != text::fold_key(part.lemma);
    }
    people_.note(part, owner, forms.front().endings);
    forms_.index.add({std::string(surface)}, owner, is_whole);
    if (is_personal_name(part.category) || part.category == Category::kCity) {
      // Adds "Klagenf." for "Klagenfurt am Wörthersee".
      const std::size_t first =
          part.category == Category::kCity ? part.lemma.find(' ') : part.lemma.npos;
      forms_.index.add_clipped(std::string_view(part.lemma).substr(0, first), owner);
    }
    add_forms(forms, part, place, owner);
    if (!text::is_ascii(surface)) add_without_umlauts(surface, forms.front().endings, owner);
    return true;
  }

  void add_forms(const std::vector<SearchForm>& forms, const Part& part, FormPlace place,
                 FormIndex::Owner owner) {
    FormIndex::Owner of_form = owner;
    std::string_view stem;
    std::optional<InnerTown> town;
    for (const SearchForm& form : forms) {
      if (part.category == Category::kOrg && acronyms_.note(form, part.lemma, owner)) continue;
      if (is_female_or_male(part.category) && !form.key.starts_with(part.key)) {
        people_.note_other(part, form.key, owner);
        other_names_.emplace_back(form, owner);
        continue;
      }
      // A form that begins with the form before it, such as "hubern" after "huber", has the same
      // owner.
      if (stem.empty() || !form.key.starts_with(stem)) {
        of_form = owner_of_form(form, part, place, owner);
        stem = of_form == owner ? std::string_view() : form.key;
        if (of_form != owner && forms_.owners[of_form].category == Category::kCity) {
          town = {form.key, of_form};
        } else if (of_form == owner && town && derives_from(form.key, *town)) {
          of_form = town->owner;
        }
      }
      forms_.index.add(form, of_form);
    }
  }

  // A town inside the name of an organisation.
  struct InnerTown {
    std::string_view key;
    FormIndex::Owner owner;
  };

  // True for forms derived from the town: "muenchner" from "muenchen".
  static bool derives_from(std::string_view key, const InnerTown& town) {
    constexpr std::size_t kAlike = 3;  // letters
    return town.key.size() >= kAlike && key.starts_with(town.key.substr(0, kAlike));
  }

  // Software without umlauts replaces each by a placeholder: "M?ller", "M\uFFFDller".
  void add_without_umlauts(std::string_view surface, std::uint8_t endings, FormIndex::Owner owner) {
    constexpr std::size_t kLongest = 64;  // bytes
    constexpr std::size_t kTelling = 3;   // adjacent letters
    constexpr std::size_t kAlone = 5;     // the same, if no other letters remain
    if (surface.size() > kLongest) return;
    std::string key;
    std::size_t together = 0;
    std::size_t most = 0;
    for (std::size_t pos = 0; pos < surface.size();) {
      const char32_t c = text::next(surface, pos);
      const bool is_plain = c < 0x80 && text::is_letter(c);
      text::append(key, is_plain ? text::lower(c) : U' ');
      together = is_plain ? together + 1 : 0;
      most = std::max(most, together);
    }
    const std::size_t telling = text::words(key).size() > 1 ? kTelling : kAlone;
    if (most >= telling) forms_.index.add({std::move(key), endings}, owner);
  }

  // A word in the name of an organisation gets the category that the lists give it: "Huber" of
  // "Huber & Maier" is searched for as a person.
  FormIndex::Owner owner_of_form(const SearchForm& form, const Part& part, FormPlace place,
                                 FormIndex::Owner owner) {
    const bool is_word = form.key.find(' ') == std::string::npos;  // "St. Anna" is a town
    const bool may_be_inner = part.category == Category::kOrg && is_word &&
                              form.key.size() < part.key.size() &&
                              plan_.mentions[place.mention].category == Category::kOrg;
    if (!may_be_inner) return owner;
    const auto category = values::listed_category(form.key, locale_.names);
    if (category) return add_owner(place, *category);
    forms_.people_of_orgs.try_emplace(text::skeleton_key(form.key),
                                      add_owner(place, Category::kFamily));
    return owner;
  }

  // Adds words of an address even if no list contains them: "zwarbthal@krassbau.at".
  void add_words(const values::Address& address, std::size_t mention) {
    for (const values::AddressWord& word :
         values::words_of_address(address, locale_.names, locale_.registry_labels)) {
      add_word(word.in_host ? Category::kOrg : Category::kFamily, word.text, address.category,
               mention);
    }
    add_listed_names(values::names_in_path(address, locale_.names), mention);
  }

  void add_listed_names(std::span<const values::ListedName> names, std::size_t mention) {
    for (const values::ListedName& name : names) {
      add_word(name.category, name.name, name.category, mention);
    }
  }

  void add_word(Category category, std::string_view word, Category address, std::size_t mention) {
    Part part;
    part.category = category;
    part.lemma = word;
    add_name(part, word, address, {mention, kWholeMention});
  }

  // For spans that contain several addresses.
  void add_listed_addresses(std::size_t i) {
    const Mention& mention = plan_.mentions[i];
    for (const std::string_view one : listed_addresses(mention.surface)) {
      forms_.index.add({std::string(one)}, add_owner({i, kWholeMention}, mention.category), true);
      const values::Address address =
          values::read_address(mention.category, one, locale_.spelled_words);
      add_words(address, i);
      add_listed_names(values::listed_names(address, locale_.names), i);
    }
  }

  void add_numbers(Category category, std::string_view surface, FormPlace place) {
    if (category != Category::kPass) add_names_beside_number(surface, place.mention);
    if (category == Category::kStreetNo) return note_house_number(surface, forms_);
    if (category == Category::kPhone) add_extension(surface, place);
    const std::vector<std::string_view> several = listed_numbers(category, surface);
    for (const std::string_view one : several)
      add_number_forms(forms_.index, add_owner(place, category), category, one, locale_);
    if (!several.empty()) return;
    const FormIndex::Owner owner = add_owner(place, category);
    add_number_forms(forms_.index, owner, category, surface, locale_);
    // Adds "3 O 112/08" for "Az. 3 O 112/08 LG Graz".
    constexpr std::size_t kFewestDigits = 4;
    const std::string_view number = from_first_to_last_digit(surface);
    if (number.size() < surface.size() && text::count_characters(number).digits >= kFewestDigits) {
      add_number_forms(forms_.index, owner, category, number, locale_);
    }
  }

  // Adds "-415" for "0316 8472-415".
  void add_extension(std::string_view surface, FormPlace place) {
    constexpr std::size_t kMost = 32;  // per document, because each is searched for separately
    const std::string extension = bare_extension(surface, locale_);
    if (extension.empty() || forms_.extensions.size() >= kMost) return;
    const bool is_known = std::ranges::any_of(
        forms_.extensions, [&](const LoneInitial& one) { return one.letters == extension; });
    if (!is_known) forms_.extensions.push_back({extension, add_owner(place, Category::kPhone)});
  }

  // Adds listed names beside a number: "Huber" of "Postfach Huber 9020".
  void add_names_beside_number(std::string_view surface, std::size_t mention) {
    constexpr std::size_t kShortest = 3;  // letters
    for (const ByteSpan& span : text::words(surface)) {
      const std::string_view word = surface.substr(span.begin, span.size());
      std::size_t pos = 0;
      if (!text::is_upper(text::next(word, pos)) || word.size() < kShortest) continue;
      if (word.find_first_of("0123456789") != std::string_view::npos) continue;
      const auto category = values::listed_category(text::fold_key(word), locale_.names);
      if (category) add_word(*category, word, *category, mention);
    }
  }

  const Plan& plan_;
  const ReadDates& read_;
  const LanguageModule& language_;
  const values::Locale& locale_;
  SweptForms forms_;
  PeopleForms people_;
  AbbreviatedNames abbreviated_;
  std::string id_;              // of one name; a member so that its memory is reused
  text::StringInterner known_;  // category and name
  std::vector<std::size_t> dates_;
  std::vector<std::pair<SearchForm, FormIndex::Owner>> other_names_;
  CutStreets streets_;
  OrgAcronyms acronyms_;
};

}  // namespace

FormIndex::Owner add_owner(SweptForms& forms, const Plan& plan, FormPlace place,
                           Category category) {
  const auto mention = static_cast<std::uint32_t>(place.mention);
  const FormOwner owner{
      mention, static_cast<std::uint32_t>(place.part), plan.targets[mention].annotation, category,
      category != Category::kStreet && plan.mentions[mention].category == Category::kStreet};
  forms.owners.push_back(owner);
  return static_cast<FormIndex::Owner>(forms.owners.size() - 1);
}

SweptForms collect_forms(const Document& document, const Plan& plan, const Resolved& resolved,
                         const EngineSetup& setup) {
  SweptForms forms = Collector(plan, resolved.dates, setup.language, setup.locale)
                         .run(resolved.analyses, resolved.addresses, resolved.address_names);
  if (!forms.cut_streets.empty()) note_numbers_behind_streets(document.text, plan, forms);
  add_names_of_logins(document.text, plan, setup.language, forms);
  return forms;
}

}  // namespace pseudo
