#include "engine/known_strings.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>

#include "engine/filler.h"
#include "text/fold.h"
#include "text/words.h"
#include "values/digits_letters.h"
#include "values/phone_reader.h"

namespace pseudo {
namespace {

bool is_person(Category category) {
  for (std::optional<Category> node = category; node; node = parent(*node)) {
    if (*node == Category::kPerson) return true;
  }
  return false;
}

// The category whose forms a string of a node has that says too little.
Category named_category(Category category) {
  if (category == Category::kLoc) return Category::kCity;
  return category == Category::kActor ? Category::kPerson : category;
}

// "Huber Eva" of "Eva Huber".
std::string last_word_first(std::string_view text) {
  const std::vector<ByteSpan> words = text::words(text);
  if (words.size() < 2) return {};
  const ByteSpan last = words.back();
  return std::string(text.substr(last.begin, last.size()))
      .append(1, ' ')
      .append(text.substr(0, words[words.size() - 2].end));
}

// All forms of the whole string; none of single words of it.
std::vector<SearchForm> forms_of(std::string_view text, Category category,
                                 const LanguageModule& language) {
  std::vector<SearchForm> forms{{std::string(text)}};
  const bool is_named = is_name(category) || is_person(category);
  if (!is_named) return forms;
  Part part;
  part.span = {0, text.size()};
  part.category = category;
  part.lemma = text;
  part.key = text::fold_key(text);
  const bool several = has_several_words(text);
  for (SearchForm& form : language.search_forms(part, category)) {
    if (!several || has_several_words(form.key)) forms.push_back(std::move(form));
  }
  if (several && is_person(category)) forms.push_back({last_word_first(text)});
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

class Entering {
 public:
  Entering(const LanguageModule& language, const values::Locale& locale, OriginalSet& forbidden)
      : language_(language), locale_(locale), forbidden_(forbidden) {}

  void enter(const std::string& text, Category category, FormIndex::Owner owner,
             FormIndex& index) const {
    forbidden_.insert(text::fold_key(text));
    switch (filler_of(category)) {
      case Filler::kDate:
        index.add({text}, owner, true);
        for (const std::string& form : date_forms(text, language_)) index.add({form}, owner);
        return;
      case Filler::kNumber:
        if (!is_person(category)) break;
        [[fallthrough]];
      default:
        for (const SearchForm& form : forms_of(text, category, language_)) {
          forbidden_.insert(text::fold_key(form.key));
          index.add(form, owner, true);
        }
        return;
    }
    if (category == Category::kPhone) {
      index.add_phone(values::read_phone(text, locale_).digits, owner);
    }
    if (text.find_first_of("0123456789") != std::string::npos) {
      index.add_number(text, owner);
    } else {
      index.add({text}, owner, true);
    }
  }

 private:
  const LanguageModule& language_;
  const values::Locale& locale_;
  OriginalSet& forbidden_;
};

}  // namespace

bool has_several_words(std::string_view text) { return text::words(text).size() > 1; }

KnownStrings::KnownStrings(const LanguageModule& language)
    : denied{FormIndex(language), {}, nullptr} {}

std::unique_ptr<const KnownStrings> KnownStrings::make(const Options& options,
                                                       const LanguageModule& language,
                                                       const values::Locale& locale) {
  if (options.allow.empty() && options.deny.empty() && options.ignore.empty()) return nullptr;
  std::unique_ptr<KnownStrings> known(new KnownStrings(language));  // NOLINT: private constructor
  const Entering entering(language, locale, known->forbidden);
  for (const ListedString& one : options.deny) {
    const Category category = named_category(options.labels.find(one.label)->category);
    const auto row = static_cast<std::uint32_t>(known->denied.owners.size());
    known->denied.owners.push_back({row, kWholeMention, row, category});
    entering.enter(one.text, category, row, known->denied.index);
  }
  for (const ListedString& one : options.allow) {
    auto forms = std::ranges::find(known->allowed, one.label, &AllowedForms::label);
    const Category category = options.labels.find(one.label)->category;
    if (forms == known->allowed.end()) {
      known->allowed.push_back(
          {one.label, category, find_category(one.label).has_value(), FormIndex(language)});
      forms = known->allowed.end() - 1;
    }
    entering.enter(one.text, named_category(category), 0, forms->index);
  }
  for (const std::string& word : options.ignore) known->ignored.insert(text::fold_key(word));
  return known;
}

}  // namespace pseudo
