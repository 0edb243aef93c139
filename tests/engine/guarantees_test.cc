// Tests the guarantees of pseudo/pseudonymizer.h on generated documents, against an independent
// oracle.
#include <gtest/gtest.h>

#include <string>

#include "pseudo/format.h"
#include "pseudo/pseudonymizer.h"
#include "support/generate.h"
#include "support/oracle.h"

namespace pseudo {
namespace {

constexpr std::uint64_t kRandomDocuments = 3000;

bool is_pi(std::string_view label) { return label != "Opinion"; }

class Guarantees : public testing::TestWithParam<const char*> {};

TEST_P(Guarantees, HoldForGeneratedDocuments) {
  const auto lexicons = Lexicons::open(std::string(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/") +
                                       GetParam() + ".lex");
  ASSERT_TRUE(lexicons) << lexicons.error().message;
  const auto language = make_language(GetParam(), *lexicons);
  ASSERT_TRUE(language) << language.error().message;
  Options options;
  options.labels.keep("Opinion");
  const auto pseudonymizer = Pseudonymizer::make(options, **language, *lexicons,
                                                 Key::from_bytes(std::string(Key::kBytes, 'g')));
  ASSERT_TRUE(pseudonymizer) << pseudonymizer.error().message;
  for (std::uint64_t seed = 0; seed < kRandomDocuments; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    const test::RawPair before = test::random_pair(seed);
    auto document =
        read_brat(std::to_string(seed), before.text, before.annotations, options.labels);
    ASSERT_TRUE(document) << document.error().message << '\n'
                          << before.text << '\n'
                          << before.annotations;
    const auto outcome = pseudonymizer->run(std::move(*document));
    ASSERT_TRUE(outcome) << outcome.error().message << '\n'
                         << before.text << '\n'
                         << before.annotations;
    const test::RawPair after{outcome->document.text, write_brat(outcome->document)};
    const auto problems = test::broken_guarantees(before, after, is_pi);
    ASSERT_TRUE(problems.empty()) << problems.front() << "\n--- before\n"
                                  << before.text << '\n'
                                  << before.annotations << "\n--- after\n"
                                  << after.text << '\n'
                                  << after.annotations;
    EXPECT_TRUE(read_brat("again", after.text, after.annotations, options.labels))
        << "output is no valid input";
  }
}

INSTANTIATE_TEST_SUITE_P(Languages, Guarantees, testing::Values("none", "de"),
                         [](const auto& row) { return std::string(row.param); });

}  // namespace
}  // namespace pseudo
