// The mail that docs/architecture.md follows through the stages comes out as the page shows it.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>
#include <utility>

#include "pseudo/pseudo.h"

namespace pseudo {
namespace {

TEST(Architecture, TheTracedMailComesOutAsShown) {
  std::ifstream stream(PSEUDO_SOURCE_DIR "/docs/architecture.md");
  const std::string page((std::istreambuf_iterator<char>(stream)), {});
  const std::string text =
      "Liebe Anna,\nbei Müllers in Graz war es schön. Annas Zug geht am 3. Juni 2019.\n"
      "anna.mueller@example.org\n";
  ASSERT_NE(page.find(text), std::string::npos);
  const auto lexicons = Lexicons::open(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/de.lex");
  ASSERT_TRUE(lexicons);
  const auto german = make_language("de", *lexicons);
  ASSERT_TRUE(german);
  const auto engine = Pseudonymizer::make(Options(), **german, *lexicons,
                                          Key::from_bytes(std::string(Key::kBytes, '\1')));
  ASSERT_TRUE(engine);
  auto document = read_brat("mail/1", text,
                            "T1\tFEMALE 6 10\tAnna\nT2\tFAMILY 16 23\tMüllers\n"
                            "T3\tCITY 27 31\tGraz\nT4\tFEMALE 46 51\tAnnas\n"
                            "T5\tDATE 64 76\t3. Juni 2019\n"
                            "T6\tEMAIL 78 102\tanna.mueller@example.org\n",
                            LabelMap());
  ASSERT_TRUE(document);
  const Result<Outcome> outcome = engine->run(*std::move(document));
  ASSERT_TRUE(outcome);
  EXPECT_NE(page.find(outcome->document.text), std::string::npos) << outcome->document.text;
  EXPECT_NE(write_brat(outcome->document).find("T2\tFAMILY 18 29\tWeinbergers"), std::string::npos);
}

}  // namespace
}  // namespace pseudo
