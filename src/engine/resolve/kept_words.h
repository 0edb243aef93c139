// Which words of a mention may stand in its own new text, and whether any other does.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/common/original_set.h"
#include "engine/plan/plan.h"
#include "pseudo/language.h"
#include "pseudo/span.h"
#include "text/word_units.h"
#include "values/locale.h"

namespace pseudo {

/// A word of a mention with the reason for which it may stay.
struct KeptWord {
  std::uint32_t mention = 0;  ///< In Plan::mentions.
  KeptReason reason = KeptReason::kNone;
  ByteSpan span;  ///< In bytes of Mention::surface.
};

/// In the order of the mentions, and of the text within one.
using KeptWords = std::vector<KeptWord>;

std::span<const KeptWord> kept_words_of(const KeptWords& all, std::size_t mention);

/// Finds what the analyses of a document name: literals, words of a name that may recur, and what
/// stays of a number or an address; but no word that the document shows as the name of a person.
/// Views its arguments, which must outlive it.
class KeptWordFinder {
 public:
  KeptWordFinder(const Plan& plan, std::span<const Analysis> analyses, const OriginalSet& originals,
                 const LanguageModule& language, const values::Locale& locale)
      : plan_(plan),
        analyses_(analyses),
        originals_(originals),
        language_(language),
        locale_(locale) {}

  [[nodiscard]] KeptWords of(std::size_t mention) const;

 private:
  void add_part(std::size_t mention, const Part& part, KeptWords& found) const;
  void add_name(std::size_t mention, const Part& part, KeptWords& found) const;
  void add_value(std::size_t mention, const Part& part, Category category, KeptWords& found) const;
  void add_names_in_address(std::size_t mention, const Part& part, KeptWords& found) const;
  [[nodiscard]] KeptReason reason_in_names(const std::string& key) const;

  const Plan& plan_;
  std::span<const Analysis> analyses_;
  const OriginalSet& originals_;
  const LanguageModule& language_;
  const values::Locale& locale_;
  /// Words that stay in the names of the document, by key: an address may be made of these names.
  /// Built by the first address that asks.
  mutable std::optional<std::map<std::string, KeptReason>> in_names_;
};

/// True if a word of two letters or more or a number of three digits or more of the mention stands
/// in `text` and is not among `kept`. A word that the mention has twice, once with a reason, may
/// stand in `text` once. Dates are compared as a whole, not here.
bool leaves_word(const Mention& mention, std::span<const KeptWord> kept, std::string_view text);

/// The words of a name that its surrogate must not have.
text::UnitSet own_words(const LanguageModule& language, Category category, std::string_view name);
/// The same in a document whose people may be called like a word that else might recur.
text::UnitSet own_words(const LanguageModule& language, Category category, std::string_view name,
                        const OriginalSet& originals);
/// The words of a mention that must go, and those of `also`, but for those that are kept.
text::UnitSet words_to_go(const Mention& mention, std::span<const KeptWord> kept,
                          std::string_view also = {});

/// True if `word`, which stands for a unit of a text, begins with a capital and names a person of
/// the document.
bool is_persons_name(std::string_view word, const text::WordUnit& unit,
                     const OriginalSet& originals);

}  // namespace pseudo
