// Long lines: what is looked for beside a name is near it.
#include "lang/de/context/name_standing.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "lang/de/german_text.h"
#include "support/growth.h"

namespace pseudo::lang::de {
namespace {

TEST(NameStanding, ManyWordsOfOneLineTakeLinearTime) {
  const Lexicons lexicons = *Lexicons::open(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/de.lex");
  struct LongLine {
    std::string_view name;
    std::string_view part;
  };
  for (const LongLine& row :
       {LongLine{"Groß", "Groß' Auto "}, LongLine{"Stein", "schrieb Stein: "}}) {
    const auto read_all = [&](const std::string& text) {
      std::size_t people = 0;
      for (std::size_t at = text.find(row.name); at != text.npos;
           at = text.find(row.name, at + 1)) {
        const ByteSpan word{at, at + row.name.size()};
        people += stands_as_person(test::german_rules(), lexicons, text, word, Category::kFamily);
      }
      return people;
    };
    constexpr std::size_t kMany = 40'000;
    EXPECT_TRUE(testing_support::grows_linearly(read_all,
                                                testing_support::repeated(row.part, kMany / 8),
                                                testing_support::repeated(row.part, kMany)))
        << row.part;
  }
}

}  // namespace
}  // namespace pseudo::lang::de
