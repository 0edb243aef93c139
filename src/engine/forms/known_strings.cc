#include "engine/forms/known_strings.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>

#include <fmt/format.h>

#include "engine/common/filler.h"
#include "engine/forms/person_orders.h"
#include "model/category_tree.h"
#include "text/ascii.h"
#include "text/fold.h"
#include "text/skeleton.h"
#include "text/words.h"
#include "values/digits_letters.h"
#include "values/phone_reader.h"

namespace pseudo {
namespace {

// What a list of strings is for.
enum class Purpose { kDeny, kAllow };

// For a category that is too general, the leaf whose name forms are used.
Category named_category(Category category) {
  switch (category) {
    case Category::kLoc:
      return Category::kCity;
    case Category::kActor:
    case Category::kPerson:
      return Category::kFamily;  // takes all endings of names
    default:
      return category;
  }
}

// The forms that the language gives for a name. For a name of several words: only forms of several
// words, and the endings that the last word takes on its own ("Bad Ischler").
std::vector<SearchForm> forms_of(std::string_view text, Category category,
                                 const LanguageModule& language) {
  std::vector<SearchForm> forms{{std::string(text)}};
  Part part;
  part.span = {0, text.size()};
  part.category = category;
  part.lemma = text;
  part.key = text::fold_key(text);
  const bool several = has_several_words(text);
  for (SearchForm& form : language.search_forms(part, category)) {
    if (several && part.key.ends_with(' ' + form.key)) form.key = part.key;
    if (!several || has_several_words(form.key)) forms.push_back(std::move(form));
  }
  return forms;
}

// "Lindenstr. 12" for "Lindenstraße 12". Empty without a house number.
std::vector<SearchForm> forms_with_number(const std::string& text, const LanguageModule& language) {
  const std::vector<ByteSpan> words = text::words(text);
  std::vector<SearchForm> forms;
  if (words.size() < 2 || !text::is_ascii_digit(text[words.back().begin])) return forms;
  Part street;
  street.category = Category::kStreet;
  street.lemma = text.substr(0, words[words.size() - 2].end);
  street.key = text::fold_key(street.lemma);
  const std::string number = ' ' + text.substr(words.back().begin);
  for (const SearchForm& form : language.search_forms(street, street.category)) {
    forms.push_back({form.key + number});
  }
  return forms;
}

std::vector<std::string> date_forms(const std::string& text, const LanguageModule& language) {
  Mention mention;
  mention.category = Category::kDate;
  mention.surface = text;
  mention.span = {0, text.size()};
  const std::size_t first = 0;
  const auto readings = language.read_dates({text, std::span(&mention, 1)}, std::span(&first, 1));
  return readings == nullptr ? std::vector<std::string>() : readings->search_forms(0);
}

// "evahuber" for "eva huber".
std::string joined_words(std::string_view folded) {
  std::string joined;
  for (const ByteSpan& word : text::words(folded)) joined += folded.substr(word.begin, word.size());
  return joined;
}

// Adds the strings of a list to the indexes.
class Entering {
 public:
  Entering(Purpose purpose, const LanguageModule& language, const values::Locale& locale,
           KnownStrings& known)
      : purpose_(purpose), language_(language), locale_(locale), known_(known) {}

  // `category`: that of the label.
  void enter(const std::string& text, Category category, FormIndex::Owner owner,
             FormIndex& index) const {
    forbid(text);
    const bool is_person = category == Category::kPerson || category == Category::kActor;
    const Category named = named_category(category);
    if (is_name(named) || is_within(named, Category::kPerson)) {
      enter_name(text, named, owner, index);
      if (is_person) enter_person(text, owner, index);
      if (category == Category::kStreet || category == Category::kLoc) {
        for (const SearchForm& form : forms_with_number(text, language_)) {
          index.add(form, owner, true);
        }
      }
    } else if (filler_of(named) == Filler::kDate) {
      index.add({text}, owner, true);
      for (const std::string& form : date_forms(text, language_)) index.add({form}, owner);
    } else {
      enter_number(text, named, owner, index);
    }
  }

 private:
  // Forbids "Thérèse" also without accents: OriginalSet::is_listed.
  void forbid(std::string_view text) const {
    known_.forbidden.insert(text::fold_key(text));
    known_.forbidden.insert(text::skeleton_key(text));
  }

  void enter_name(const std::string& text, Category category, FormIndex::Owner owner,
                  FormIndex& index) const {
    for (const SearchForm& form : forms_of(text, category, language_)) {
      forbid(form.key);
      index.add(form, owner, true);
    }
    if (category == Category::kOrg && has_several_words(text)) {
      const std::string joined = joined_words(text::fold_key(text));
      constexpr std::size_t kShortest = 8;  // letters; shorter ones may be any word
      if (joined.size() >= kShortest) index.add({joined}, owner, true);  // occurs in addresses
    }
  }

  void enter_person(const std::string& text, FormIndex::Owner owner, FormIndex& index) const {
    const std::vector<NameOrder> orders = name_orders(text, language_);
    if (orders.empty()) return;
    std::uint8_t endings = 0;
    for (const SearchForm& form : forms_of(text, Category::kFamily, language_)) {
      endings |= form.endings;
    }
    for (const NameOrder& order : orders) {
      // "E. Huber" may be another person, who is not allowed.
      if (!order.is_complete && purpose_ == Purpose::kAllow) continue;
      index.add_order({order.words, endings}, owner, order.may_have_comma);
      if (!order.is_complete) continue;
      const std::string folded = text::fold_key(order.words);
      known_.forbidden.insert(folded);
      for (const ByteSpan& word : text::words(folded)) {
        known_.avoided.insert(folded.substr(word.begin, word.size()));
      }
      index.add({joined_words(folded)}, owner, true);  // occurs in addresses
    }
  }

  void enter_number(const std::string& text, Category category, FormIndex::Owner owner,
                    FormIndex& index) const {
    constexpr std::size_t kShortestNumber = 3;  // FormIndex::add_number
    if (category == Category::kPhone) {
      const values::PhoneNumber phone = values::read_phone(text, locale_);
      for (const std::string& digits : values::bare_spellings(phone, locale_.countries)) {
        index.add_phone(digits, owner);
      }
    }
    const bool has_digit = text.find_first_of("0123456789") != std::string::npos;
    if (has_digit && text::skeleton_key(text).size() >= kShortestNumber) {
      index.add_number(text, owner);
    } else {
      index.add({text}, owner, true);
    }
  }

  Purpose purpose_;
  const LanguageModule& language_;
  const values::Locale& locale_;
  KnownStrings& known_;
};

// Nothing unless the whole text is one form.
std::optional<FormIndex::Owner> owner_of_form(const FormIndex& index, std::string_view text) {
  const std::vector<FormIndex::Match> matches = index.find(text);
  const bool is_all = matches.size() == 1 && matches.front().span == ByteSpan{0, text.size()};
  return is_all ? std::optional(matches.front().owner) : std::nullopt;
}

// For messages: "the string of line 3", or "one string" if the line is unknown.
std::string shown_line(std::size_t line) {
  return line == 0 ? "one string" : fmt::format("the string of line {}", line);
}

}  // namespace

bool is_form(const FormIndex& index, std::string_view text) {
  return owner_of_form(index, text).has_value();
}

bool has_several_words(std::string_view text) { return text::words(text).size() > 1; }

KnownStrings::KnownStrings(const LanguageModule& language)
    : denied{FormIndex(language), {}, nullptr, nullptr} {}

bool KnownStrings::lists_date(std::string_view text) const {
  const auto is_date_of = [&](const AllowedForms& forms) {
    return filler_of(forms.category) == Filler::kDate && is_form(forms.index, text);
  };
  return std::ranges::any_of(allowed, is_date_of) || is_form(denied.index, text);
}

void KnownStrings::enter_denied(const Options& options, const LanguageModule& language,
                                const values::Locale& locale) {
  const Entering entering(Purpose::kDeny, language, locale, *this);
  for (const ListedString& one : options.deny) {
    const Category category = options.labels.find(one.label)->category;
    const auto row = static_cast<std::uint32_t>(denied.owners.size());
    denied.owners.push_back({row, kWholeMention, row, category});
    entering.enter(one.text, category, row, denied.index);
  }
}

void KnownStrings::enter_allowed(const Options& options, const LanguageModule& language,
                                 const values::Locale& locale) {
  const Entering entering(Purpose::kAllow, language, locale, *this);
  for (const ListedString& one : options.allow) {
    auto forms = std::ranges::find(allowed, one.label, &AllowedForms::label);
    const Category category = options.labels.find(one.label)->category;
    if (forms == allowed.end()) {
      allowed.push_back(
          {one.label, category, find_category(one.label).has_value(), FormIndex(language)});
      forms = allowed.end() - 1;
    }
    const auto row = static_cast<FormIndex::Owner>(&one - options.allow.data());
    entering.enter(one.text, category, row, forms->index);
  }
}

// Also checks denied strings against allowed forms, except a town against a family named after it.
std::optional<KnownStrings::Contradiction> KnownStrings::find_contradiction(
    const Options& options) const {
  for (const ListedString& one : options.allow) {
    if (const auto row = owner_of_form(denied.index, one.text)) {
      return Contradiction{one, options.deny[*row]};
    }
  }
  for (const ListedString& one : options.deny) {
    const Category category = options.labels.find(one.label)->category;
    for (const AllowedForms& forms : allowed) {
      if (!is_within(category, forms.category) && !is_within(forms.category, category)) continue;
      if (const auto row = owner_of_form(forms.index, one.text)) {
        return Contradiction{options.allow[*row], one};
      }
    }
  }
  return std::nullopt;
}

Result<std::unique_ptr<const KnownStrings>> KnownStrings::make(const Options& options,
                                                               const LanguageModule& language,
                                                               const values::Locale& locale) {
  if (options.allow.empty() && options.deny.empty() && options.ignore.empty()) {
    return std::unique_ptr<const KnownStrings>();
  }
  std::unique_ptr<KnownStrings> known(new KnownStrings(language));  // NOLINT: private constructor
  known->enter_denied(options, language, locale);
  known->enter_allowed(options, language, locale);
  if (const auto rows = known->find_contradiction(options)) {
    return Error{ErrorCode::kUsage,
                 fmt::format("{} is allowed, and denied by {} of the other list; remove it from "
                             "one of them",
                             shown_line(rows->allowed.line), shown_line(rows->denied.line)),
                 {Location::In::kFile, rows->allowed.line}};
  }
  for (const std::string& word : options.ignore) known->ignored.insert(text::fold_key(word));
  return std::unique_ptr<const KnownStrings>(std::move(known));
}

}  // namespace pseudo
