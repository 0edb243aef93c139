// Small German texts with mentions, and the rules of German, for tests of single units.
#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <string_view>

#include "lang/common/neighbours.h"
#include "lang/de/context/context.h"
#include "lang/de/reading_cases.h"
#include "lang/de/rules.h"

namespace pseudo::test {

/// The rules of the lexicons of the source tree, loaded once.
inline const lang::de::Rules& german_rules() {
  static const Result<Lexicons> lexicons =
      Lexicons::open(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/de.lex");
  static const Result<lang::de::Rules> rules = lang::de::Rules::load(*lexicons);
  return *rules;
}

/// A text in the notation of the reading cases: "Hallo [FEMALE:Anna]!".
struct GermanText {
  explicit GermanText(std::string_view markup)
      : made(case_document(markup)),
        view{made.document.text, made.mentions},
        words(view),
        context(german_rules().grammar, view) {}
  GermanText(const GermanText&) = delete;
  GermanText& operator=(const GermanText&) = delete;

  /// Where a word begins and ends in the text.
  [[nodiscard]] std::size_t begin(std::string_view word) const {
    const std::size_t at = view.text.find(word);
    EXPECT_NE(at, std::string_view::npos) << word;
    return at;
  }
  [[nodiscard]] std::size_t end(std::string_view word) const { return begin(word) + word.size(); }
  [[nodiscard]] ByteSpan span(std::string_view word) const { return {begin(word), end(word)}; }

  CaseDocument made;
  DocumentView view;
  lang::Neighbours words;
  lang::de::Context context;
};

/// The categories and keys of the parts that are replaced: "CITY graz, STREET allee".
inline std::string replaced_parts(const Analysis& analysis) {
  std::string shown;
  for (const Part& part : analysis) {
    if (part.kind != Part::Kind::kEntity) continue;
    if (!shown.empty()) shown += ", ";
    shown.append(name(part.category)).append(" ").append(part.key);
  }
  return shown;
}

}  // namespace pseudo::test
