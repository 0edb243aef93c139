// Strings known before any text is read: strings to deny, to allow and to ignore.
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
  Category category = Category::kPerson;  ///< The category of the label.
  bool is_node = false;                   ///< Includes all categories below this one.
  FormIndex index;
};

/// Built once per run, then read-only. Threads: const calls are safe. The language must outlive it.
class KnownStrings {
 public:
  /// Null if the options contain no lists. Precondition: labels of listed strings have a category.
  /// Errors: kUsage (an allowed string is a form of a denied one or vice versa; the message gives
  /// the line of the allowed one).
  static Result<std::unique_ptr<const KnownStrings>> make(const Options& options,
                                                          const LanguageModule& language,
                                                          const values::Locale& locale);

  /// Forms of whole strings; FormOwner::mention is the row in Options::deny.
  SweptForms denied;
  std::vector<AllowedForms> allowed;
  /// True if the text is a form of a listed date.
  [[nodiscard]] bool lists_date(std::string_view text) const;

  /// Folded forms of all listed strings; no surrogate may be one of them.
  OriginalSet forbidden;
  /// Words of listed persons; used as surrogates only if nothing else is left.
  OriginalSet avoided;
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

/// True if the whole text is one form of the index.
bool is_form(const FormIndex& index, std::string_view text);

/// True if a string has several words, each of which may also occur alone.
bool has_several_words(std::string_view text);

}  // namespace pseudo
