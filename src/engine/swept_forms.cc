#include "engine/swept_forms.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "engine/filler.h"
#include "engine/listed_values.h"
#include "pseudo/kept_reason.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/string_interner.h"
#include "text/utf8.h"
#include "text/words.h"
#include "values/identifier_reader.h"
#include "values/phone_reader.h"
#include "values/value_reader.h"

namespace pseudo {
namespace {

struct Shape {
  std::size_t letters = 0;
  std::size_t digits = 0;
};

Shape shape_of(std::string_view text) {
  Shape shape;
  for (std::size_t pos = 0; pos < text.size();) {
    const char32_t c = text::next(text, pos);
    shape.letters += text::is_letter(c) ? 1U : 0U;
    shape.digits += text::is_digit(c) ? 1U : 0U;
  }
  return shape;
}

// Bare days and years are no originals of their own.
bool names_a_date(std::string_view surface) {
  return shape_of(surface).letters > 0 || text::words(surface).size() > 1;
}

class Collector {
 public:
  Collector(const Plan& plan, const ReadDates& read, const LanguageModule& language,
            const values::Locale& locale)
      : plan_(plan),
        read_(read),
        language_(language),
        locale_(locale),
        forms_{FormIndex(language), {}, nullptr, nullptr, {}} {}

  SweptForms run(std::span<const Analysis> analyses, std::span<const ShownAddress> addresses,
                 std::span<const AddressNameEntity> address_names) && {
    for (std::size_t i = 0; i < analyses.size(); ++i) add_mention(i, analyses[i]);
    for (const AddressNameEntity& name : address_names) {
      add_name(name.part, name.name, name.part.category, {name.mention, kWholeMention});
    }
    add_joined_names();
    for (const ShownAddress& shown : addresses) add_words(shown.address, shown.mention);
    add_initials();
    if (!dates_.empty()) add_dates();
    return std::move(forms_);
  }

 private:
  struct Place {
    std::size_t mention;
    std::size_t part;
  };

  FormIndex::Owner add_owner(Place place, Category category) {
    const auto mention = static_cast<std::uint32_t>(place.mention);
    const FormOwner form_owner{mention, static_cast<std::uint32_t>(place.part),
                               plan_.targets[mention].annotation, category};
    forms_.owners.push_back(form_owner);
    return static_cast<FormIndex::Owner>(forms_.owners.size() - 1);
  }

  void add_mention(std::size_t i, const Analysis& analysis) {
    const Mention& mention = plan_.mentions[i];
    switch (filler_of(mention.category)) {
      case Filler::kDate:
        if (!names_a_date(mention.surface)) return;
        dates_.push_back(i);
        add_whole(i);
        return;
      case Filler::kAddress:
        add_whole(i);
        add_listed_addresses(i);
        return;
      default:
        break;
    }
    bool has_name = false;
    Particles particles;
    for (std::size_t p = 0; p < analysis.size(); ++p) {
      const Part& part = analysis[p];
      if (!particles.joined.empty()) add_with_particles(particles, part, {i, p});
      has_name = add_part(mention, part, {i, p}) || has_name;
      particles.see(part, mention.surface);
    }
    add_pairs(analysis, i);
    if (has_name && analysis.size() > 1) add_whole(i);
  }

  // Before a family name, folded: "vonder", "vd".
  struct Particles {
    void see(const Part& part, std::string_view surface) {
      const std::string_view text = surface.substr(part.span.begin, part.span.size());
      if (part.kind != Part::Kind::kLiteral) {
        joined.clear();
        letters.clear();
      } else if (part.reason == KeptReason::kFunctionWord) {
        add(text::fold_key(text));
      }
    }
    void add(const std::string& folded) {
      for (const ByteSpan& word : text::words(folded)) {
        joined.append(folded, word.begin, word.size());
        std::size_t first = word.begin;
        text::next(folded, first);
        letters.append(folded, word.begin, first - word.begin);
      }
    }
    std::string joined = {};
    std::string letters = {};
  };

  // "vonderheide", "vdheide", "evonderheide": as addresses and user names join them.
  void add_with_particles(const Particles& particles, const Part& part, Place place) {
    if (part.kind != Part::Kind::kEntity || part.category != Category::kFamily) return;
    for (const std::string& before : {particles.joined, particles.letters}) {
      std::string key = before + joined_key(part);
      id_.assign(1, static_cast<char>(part.category)).append(1, '+').append(key);
      if (!known_.enter(id_).second) continue;
      const FormIndex::Owner owner = add_owner(place, part.category);
      forms_.index.add({key}, owner);
      families_.emplace_back(key, place.mention);
      family_.push_back({std::move(key), owner});
    }
  }

  // "hanspeter" of "Hans-Peter", "muessigoetzl" of "Müßig-Ötzl": two names, one sign between.
  void add_pairs(const Analysis& analysis, std::size_t mention) {
    constexpr std::size_t kShortest = 6;  // letters: shorter ones may be any word
    for (std::size_t p = 2; p < analysis.size(); ++p) {
      const Part& first = analysis[p - 2];
      const Part& second = analysis[p];
      const bool is_pair = first.kind == Part::Kind::kEntity &&
                           second.kind == Part::Kind::kEntity &&
                           first.category == second.category && is_name_of_person(first.category) &&
                           analysis[p - 1].span.size() == 1;
      if (!is_pair) continue;
      // As they stand: the base form of a nickname is another name.
      std::string key = surface_key(first, mention) + surface_key(second, mention);
      if (key.size() < kShortest) continue;
      forms_.index.add({std::move(key)}, add_owner({mention, p - 2}, first.category));
    }
  }

  // Without an ending.
  [[nodiscard]] std::string surface_key(const Part& part, std::size_t mention) const {
    const std::string_view surface = plan_.mentions[mention].surface;
    std::string key = text::fold_key(surface.substr(part.span.begin, part.span.size()));
    return key.starts_with(part.key) ? joined_key(part) : key;
  }

  static bool is_name_of_person(Category category) {
    return category == Category::kFamily || category == Category::kFemale ||
           category == Category::kMale;
  }

  // True if the part is a name.
  bool add_part(const Mention& mention, const Part& part, Place place) {
    if (part.kind == Part::Kind::kLiteral) return false;
    const std::string_view surface =
        std::string_view(mention.surface).substr(part.span.begin, part.span.size());
    note_initial(part, surface, place.mention);
    if (part.kind == Part::Kind::kInitial) return false;
    if (part.kind == Part::Kind::kEntity && is_name(part.category)) {
      return add_name(part, surface, mention.category, place);
    }
    add_numbers(part.category, surface, place);
    return false;
  }

  // False if the language says that it is nobody's name.
  bool add_name(const Part& part, std::string_view surface, Category mention, Place place) {
    const bool is_whole = surface.size() == plan_.mentions[place.mention].surface.size();
    id_.assign(1, static_cast<char>(part.category));
    id_.append(part.lemma).append(1, is_whole ? '\n' : '\t').append(surface);
    if (!known_.enter(id_).second) return true;
    const std::vector<SearchForm> forms = language_.search_forms(part, mention);
    if (forms.empty()) return false;
    const FormIndex::Owner owner = add_owner(place, part.category);
    note_person(part, owner);
    forms_.index.add({std::string(surface)}, owner, is_whole);
    FormIndex::Owner of_form = owner;
    std::string_view stem;
    for (const SearchForm& form : forms) {
      // "hubern" behind "huber" is the same name.
      if (stem.empty() || !form.key.starts_with(stem)) {
        of_form = owner_of_form(form, part, place, owner);
        stem = of_form == owner ? std::string_view() : form.key;
      }
      forms_.index.add(form, of_form);
    }
    if (!text::is_ascii(surface)) add_without_umlauts(surface, forms.front().endings, owner);
    return true;
  }

  // "M?ller", "M\uFFFDller": programs that know no umlauts put a sign for each.
  void add_without_umlauts(std::string_view surface, std::uint8_t endings, FormIndex::Owner owner) {
    constexpr std::size_t kLongest = 64;  // bytes
    constexpr std::size_t kTelling = 3;   // letters that stand together
    constexpr std::size_t kAlone = 5;     // the same, where nothing else is left
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

  // A person or a town in the name of an organisation is looked for as what the lists say: "Huber"
  // of "Huber & Maier".
  FormIndex::Owner owner_of_form(const SearchForm& form, const Part& part, Place place,
                                 FormIndex::Owner owner) {
    const bool may_be_inner = part.category == Category::kOrg &&
                              form.key.size() < part.key.size() &&
                              plan_.mentions[place.mention].category == Category::kOrg;
    if (!may_be_inner) return owner;
    const auto category = values::listed_category(form.key, locale_.names);
    return category ? add_owner(place, *category) : owner;
  }

  void note_person(const Part& part, FormIndex::Owner owner) {
    const bool is_family = part.category == Category::kFamily;
    if (!is_name_of_person(part.category)) return;
    constexpr std::size_t kShortest = 6;  // letters: shorter ones may be any word
    std::string key = joined_key(part);
    // "hanspeter" of "Hans-Peter", "oneill" of "O'Neill"
    const bool is_joined = key.size() < part.key.size() && key.size() >= kShortest;
    if (is_joined) forms_.index.add({key}, owner);
    (is_family ? family_ : given_).push_back({std::move(key), owner});
  }

  // Without what divides its words. A word of an address has no key yet.
  static std::string joined_key(const Part& part) {
    const auto is_sign = [](char c) { return c == ' ' || c == '-' || c == '\'' || c == '.'; };
    std::string key = part.key.empty() ? text::fold_key(part.lemma) : part.key;
    if (std::ranges::any_of(key, is_sign)) std::erase_if(key, is_sign);
    return key;
  }

  // Words of an address that no list has for a name: "zwarbthal@krassbau.at".
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

  // Each address of a span that has several.
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

  // "evahuber", as addresses join the names of a person.
  void add_joined_names() {
    constexpr std::size_t kMostPairs = 256;
    constexpr std::size_t kShortest = 6;  // letters: shorter ones may be any word
    if (given_.size() * family_.size() > kMostPairs) return;
    for (const JoinedName& given : given_) {
      for (const JoinedName& family : family_) {
        if (given.key.size() + family.key.size() < kShortest) continue;
        forms_.index.add({given.key + family.key}, family.owner);
        forms_.index.add({family.key + given.key}, family.owner);
      }
    }
  }

  void note_initial(const Part& part, std::string_view surface, std::size_t mention) {
    const bool is_family = part.category == Category::kFamily;
    const bool is_given = part.category == Category::kFemale || part.category == Category::kMale;
    const bool is_initial = part.kind == Part::Kind::kInitial;
    if ((!is_family && !is_given && !is_initial) || surface.empty()) return;
    std::size_t end = 0;
    const char32_t first = text::lower(text::next(surface, end));
    const bool has_letter = text::is_letter(first);
    if (is_family && !is_initial) {
      families_.emplace_back(joined_key(part), mention);
    } else if (has_letter) {
      initials_.push_back({first, mention});
    }
    std::u32string& known = is_family ? family_letters_ : given_letters_;
    if (!has_letter || known.find(first) != std::u32string::npos) return;
    known += first;
    forms_.initials.push_back({first, add_owner({mention, kWholeMention}, part.category)});
  }

  // "ehuber", "hubere": the user names of one person, whose parts are in one mention or in two that
  // follow each other.
  void add_initials() {
    constexpr std::size_t kShortest = 6;  // letters: shorter ones may be any word
    const auto key_of = [](const JoinedName* name) -> const std::string& { return name->key; };
    std::vector<const JoinedName*> by_key;  // of equal ones the first counts
    for (const JoinedName& family : family_) by_key.push_back(&family);
    std::ranges::stable_sort(by_key, {}, key_of);
    auto next = initials_.begin();
    for (const auto& [key, mention] : families_) {
      next = std::find_if(next, initials_.end(), [&, at = mention](const Initial& initial) {
        return initial.mention + 1 >= at;
      });
      const auto family = std::ranges::lower_bound(by_key, key, {}, key_of);
      if (family == by_key.end() || (*family)->key != key) continue;
      if (text::count_code_points(key) + 1 < kShortest) continue;
      for (auto one = next; one != initials_.end() && one->mention <= mention + 1; ++one) {
        std::string initial;
        text::append(initial, one->letter);
        id_.assign(initial).append(1, '.').append(key);
        if (!known_.enter(id_).second) continue;
        forms_.index.add_user_name({initial + key}, (*family)->owner);
        forms_.index.add_user_name({key + initial}, (*family)->owner);
      }
    }
  }

  void add_numbers(Category category, std::string_view surface, Place place) {
    if (category == Category::kStreetNo) return;
    const std::vector<std::string_view> several = listed_numbers(category, surface);
    for (const std::string_view one : several) add_number(category, one, place);
    if (several.empty()) add_number(category, surface, place);
  }

  void add_number(Category category, std::string_view surface, Place place) {
    const FormIndex::Owner owner = add_owner(place, category);
    const Shape shape = shape_of(surface);
    if (category == Category::kPhone) add_phone(surface, owner);
    if (shape.letters + shape.digits >= 3) {
      if (shape.digits > 0) {
        forms_.index.add_number(surface, owner);
        // "Xy7!moor": signs that divide no number
        if (category == Category::kPass) forms_.index.add({std::string(surface)}, owner, true);
      } else {
        forms_.index.add({std::string(surface)}, owner);
      }
    }
    const bool is_zip = category == Category::kZip;
    const bool is_identifier = category == Category::kUfid || category == Category::kFid;
    if (is_identifier) add_parts_of_identifier(surface, owner);
    constexpr std::size_t kTelling = 5;  // digits that name an identifier without its letters
    const std::size_t zeros = std::min(surface.find_first_not_of('0'), surface.size());
    if (is_identifier && shape.letters == 0 && zeros > 0 && shape.digits >= zeros + kTelling) {
      forms_.index.add_number(surface.substr(zeros), owner);
    }
    if (shape.letters > 0 && (is_zip || (is_identifier && shape.digits >= kTelling))) {
      // Without the country mark, the letters or the word before it.
      const std::size_t first = surface.find_first_of("0123456789");
      if (first != std::string_view::npos) forms_.index.add_number(surface.substr(first), owner);
    }
  }

  void add_phone(std::string_view surface, FormIndex::Owner owner) {
    const values::PhoneNumber phone = values::read_phone(surface, locale_);
    for (const std::string& digits : values::bare_spellings(phone, locale_.countries)) {
      forms_.index.add_phone(digits, owner);
    }
    const std::string_view digits = phone.digits;
    if (phone.base < digits.size()) forms_.index.add_phone(digits.substr(0, phone.base), owner);
    for (const std::string_view whole : {digits, digits.substr(0, phone.base)}) {
      for (const std::string_view local : values::local_digits(whole, phone.country, locale_)) {
        forms_.index.add_phone(local, owner);
      }
    }
    for (const std::string& extension : values::announced_extensions(phone, locale_)) {
      forms_.index.add_number(extension, owner);
    }
    if (const auto continued = values::continued_number(surface, phone, locale_)) {
      forms_.index.add_phone(*continued, owner);
    }
  }

  // "Account 234573201" of an IBAN, "card ending in 1111".
  void add_parts_of_identifier(std::string_view surface, FormIndex::Owner owner) {
    constexpr std::size_t kShownOfCard = 4;  // digits
    constexpr std::size_t kHeadOfIban = 4;   // country and check digits
    const values::Value value = values::read_value(Category::kUfid, surface, locale_);
    const std::string_view plain = value.key;
    if (value.identifier == values::IdentifierKind::kIban) {
      const auto [bank, account] = values::bank_account(plain, locale_.countries);
      for (const std::string_view part : {bank, account}) {
        constexpr std::size_t kTellingPart = 5;  // digits
        if (part.size() < kTellingPart) continue;
        forms_.index.add_number(part, owner);
      }
      // With the zeros before it.
      if (!bank.empty()) forms_.index.add_number(plain.substr(kHeadOfIban + bank.size()), owner);
    } else if (value.identifier == values::IdentifierKind::kCard) {
      forms_.index.add_number(plain.substr(plain.size() - kShownOfCard), owner);
    }
  }

  void add_whole(std::size_t i) {
    const Mention& mention = plan_.mentions[i];
    forms_.index.add({mention.surface}, add_owner({i, kWholeMention}, mention.category), true);
  }

  void add_dates() {
    if (read_.readings == nullptr) return;
    for (std::size_t d = 0; d < read_.mentions.size(); ++d) {
      const std::size_t mention = read_.mentions[d];
      if (!std::ranges::binary_search(dates_, mention)) continue;
      const std::vector<std::string> forms = read_.readings->search_forms(d);
      if (forms.empty()) continue;
      const FormIndex::Owner owner = add_owner({mention, kWholeMention}, Category::kDate);
      for (const std::string& form : forms) forms_.index.add({form}, owner);
    }
  }

  const Plan& plan_;
  const ReadDates& read_;
  const LanguageModule& language_;
  const values::Locale& locale_;
  SweptForms forms_;
  std::string id_;              // of one name; a member, as its memory serves again
  text::StringInterner known_;  // a category and a name
  struct JoinedName {
    std::string key;  // without blanks
    FormIndex::Owner owner;
  };
  struct Initial {
    char32_t letter;  // a small one: of a given name, or alone
    std::size_t mention;
  };
  std::vector<Initial> initials_;                              // in the order of the mentions
  std::u32string given_letters_;                               // of them, and of given names
  std::u32string family_letters_;
  std::vector<std::pair<std::string, std::size_t>> families_;  // key and mention, so too
  std::vector<JoinedName> given_;
  std::vector<JoinedName> family_;
  std::vector<std::size_t> dates_;
};

}  // namespace

SweptForms collect_forms(const Plan& plan, const ReadDates& dates,
                         std::span<const Analysis> analyses,
                         std::span<const ShownAddress> addresses,
                         std::span<const AddressNameEntity> address_names,
                         const LanguageModule& language, const values::Locale& locale) {
  return Collector(plan, dates, language, locale).run(analyses, addresses, address_names);
}

}  // namespace pseudo
