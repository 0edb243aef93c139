// Documents before and after, as lines of a terminal.
#include "view/terminal_text.h"

#include <gtest/gtest.h>

#include <string>

#include "outcomes.h"

namespace pseudo {
namespace {

using testing_support::one_missed;

std::string lines(const Outcome& outcome, bool color = false) {
  return view::as_lines(view::show(outcome), color);
}

TEST(TerminalText, ShowsChangedLinesTwice) {
  EXPECT_EQ(lines(one_missed()),
            "== a/1 -> doc-1\n"
            "! missed-mention of T1 at line 2, column 1\n"
            "- Süße [FEMALE Anna],\n"
            "+ Süße [FEMALE Lore],\n"
            "  [missed: Anna] kam.\n");
}

TEST(TerminalText, ColoursInsteadOfBrackets) {
  const std::string shown = lines(one_missed(), true);
  EXPECT_NE(shown.find("Süße \033[1;31mAnna\033[0m,\n"), std::string::npos) << shown;
  EXPECT_NE(shown.find("Süße \033[1;32mLore\033[0m,\n"), std::string::npos) << shown;
  EXPECT_EQ(shown.find('['), shown.find("\033[") + 1);
}

TEST(TerminalText, LetsNoTextSteerTheTerminal) {
  Outcome outcome = one_missed();
  outcome.comparison->original.text = "Süße Anna,\033]0;x\a\tund\r\n\x1b[2Jmehr\n";
  outcome.document.text = "Süße Lore,\033]0;x\a\tund\r\n\x1b[2Jmehr\n";
  outcome.missed.clear();
  EXPECT_EQ(lines(outcome),
            "== a/1 -> doc-1\n"
            "- Süße [FEMALE Anna],\\x1B]0;x\\x07\tund\n"
            "+ Süße [FEMALE Lore],\\x1B]0;x\\x07\tund\n"
            "  \\x1B[2Jmehr\n");
}

TEST(TerminalText, DividesMentionsAtLineBreaks) {
  Outcome outcome = one_missed();
  outcome.comparison->original.text = "Süße Anna\r\nMaria, du\n";
  outcome.comparison->original.annotations[0].fragments = {{7, 18}};
  outcome.document.text = "Süße Lore\r\nMarie, du\n";
  outcome.document.annotations[0].fragments = {{7, 18}};
  outcome.missed.clear();
  EXPECT_EQ(lines(outcome),
            "== a/1 -> doc-1\n"
            "- Süße [FEMALE Anna]\n"
            "+ Süße [FEMALE Lore]\n"
            "- [FEMALE Maria], du\n"
            "+ [FEMALE Marie], du\n");
}

TEST(TerminalText, ShowsTheOutermostOfNestedAnnotations) {
  Outcome outcome = one_missed();
  outcome.comparison->original.annotations.push_back({"T2", "ORG", {{0, 11}}});
  outcome.document.annotations.push_back({"T2", "ORG", {{0, 11}}});
  outcome.comparison->fates.push_back({1, 1, Fate::kReplaced});
  EXPECT_NE(lines(outcome).find("- [ORG Süße Anna],\n+ [ORG Süße Lore],\n"), std::string::npos);
}

TEST(TerminalText, ShowsTextsApartWhoseLinesDiffer) {
  Outcome outcome = one_missed();
  outcome.document.text = "Süße Lore, Anna kam.\n";
  outcome.missed.clear();
  EXPECT_EQ(lines(outcome),
            "== a/1 -> doc-1\n"
            "- Süße [FEMALE Anna],\n"
            "- Anna kam.\n"
            "+ Süße [FEMALE Lore], Anna kam.\n");
}

}  // namespace
}  // namespace pseudo
