// Decides which words of a mention may remain in its new text, and whether any other word does.
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

/// A word of a mention and the reason why it may be kept.
struct KeptWord {
  std::uint32_t mention = 0;  ///< Index in Plan::mentions.
  KeptReason reason = KeptReason::kNone;
  ByteSpan span;  ///< In bytes of Mention::surface.
};

/// Sorted by mention, then by position.
using KeptWords = std::vector<KeptWord>;

std::span<const KeptWord> kept_words_of(const KeptWords& all, std::size_t mention);

/// Finds the words that the analyses allow to keep: literals, words of a name that may recur, and
/// kept parts of numbers and addresses. Excludes words that the document uses as the name of a
/// person. The arguments must outlive this object.
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
  /// True if `text` contains a word of the mention that may not be kept. Sets `kept`, if it is
  /// empty, but only if the text contains an old word at all.
  [[nodiscard]] bool leaves_word_of(std::size_t mention, std::string_view text,
                                    KeptWords& kept) const;

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
  /// Words kept in the names of the document, by key, which addresses may contain. Built on first
  /// use by an address.
  mutable std::optional<std::map<std::string, KeptReason>> in_names_;
};

/// True if `text` contains a word of two letters or more, or a number of three digits or more, of
/// the mention that is not among `kept`. If the mention has a word twice, once with a reason,
/// `text` may contain it once. Returns false for dates, which are compared as a whole elsewhere.
bool leaves_word(const Mention& mention, std::span<const KeptWord> kept, std::string_view text);

/// The words of a name that its surrogate must not contain.
text::UnitSet own_words(const LanguageModule& language, Category category, std::string_view name);
/// The same for a document in which a word that could otherwise recur is the name of a person.
text::UnitSet own_words(const LanguageModule& language, Category category, std::string_view name,
                        const OriginalSet& originals);
/// The words of the mention and of `also` that are not kept.
text::UnitSet words_to_go(const Mention& mention, std::span<const KeptWord> kept,
                          std::string_view also = {});

/// True if `word`, whose unit is `unit`, begins with a capital and is the name of a person in the
/// document.
bool is_persons_name(std::string_view word, const text::WordUnit& unit,
                     const OriginalSet& originals);

}  // namespace pseudo
