// Strings that are known before any text is read: what must go, what may stay, what is no name.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/common/original_set.h"
#include "engine/forms/form_index.h"
#include "engine/forms/swept_forms.h"
#include "pseudo/category.h"
#include "pseudo/language.h"
#include "pseudo/pseudonymizer.h"
#include "pseudo/result.h"
#include "values/locale.h"

namespace pseudo {

/// The allowed strings of one label.
struct AllowedForms {
  std::string label;
  Category category = Category::kPerson;  ///< The label's.
  bool is_node = false;                   ///< Covers what is below the category.
  FormIndex index;
};

/// Built once for a run, then only read. Threads: const, shared freely. Views the language.
class KnownStrings {
 public:
  /// Null if the options have no list. Precondition: labels of listed strings have a category.
  /// Errors: kUsage (an allowed string is a form of a denied one, or a denied one of an allowed
  /// one; the line is that of the allowed one).
  static Result<std::unique_ptr<const KnownStrings>> make(const Options& options,
                                                          const LanguageModule& language,
                                                          const values::Locale& locale);

  /// Forms of whole strings; the owner of each is the row in Options::deny (FormOwner::mention).
  SweptForms denied;
  std::vector<AllowedForms> allowed;
  /// True for a form of a listed date.
  [[nodiscard]] bool lists_date(std::string_view text) const;

  OriginalSet forbidden;  ///< Folded forms of all listed strings: no surrogate may be one.
  OriginalSet avoided;  ///< Words of listed persons: no surrogate of a document, if others will do.
  WordSet ignored;

 private:
  struct Contradiction {
    const ListedString& allowed;
    const ListedString& denied;
  };

  explicit KnownStrings(const LanguageModule& language);
  [[nodiscard]] std::optional<Contradiction> find_contradiction(const Options& options) const;
  void enter_denied(const Options& options, const LanguageModule& language,
                    const values::Locale& locale);
  void enter_allowed(const Options& options, const LanguageModule& language,
                     const values::Locale& locale);
};

/// True if all of the text is one form of the index.
bool is_form(const FormIndex& index, std::string_view text);

/// True if a string has several words, which alone may stand for it.
bool has_several_words(std::string_view text);

}  // namespace pseudo
