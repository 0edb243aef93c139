// Adversarial documents are pseudonymized or refused in linear time. The clock is too noisy for a
// test, but nearly all work allocates, so bytes are counted instead. tests/long.sh times loops that
// allocate nothing.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <memory>
#include <new>
#include <string>

#include "pseudo/check.h"
#include "pseudo/format.h"
#include "pseudo/pseudonymizer.h"
#include "support/hostile.h"

namespace {
std::size_t allocated = 0;  // bytes; the program has one thread
}  // namespace

void* operator new(std::size_t size) {
  allocated += size;
  if (void* const memory = std::malloc(size > 0 ? size : 1)) return memory;
  throw std::bad_alloc();
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  allocated += size;
  return std::malloc(size > 0 ? size : 1);
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { std::free(memory); }

namespace pseudo {
namespace {

constexpr std::size_t kSmaller = 8;  // than documents of 100 kB
// A little more than double, for what is rounded up to powers of two.
constexpr double kMost = 2.7;
constexpr std::size_t kLittle = std::size_t{1} << 20U;  // what any document may take

class Hostile : public testing::TestWithParam<test::HostileKind> {
 protected:
  static const LanguageModule& language() {
    static const auto kLexicons = Lexicons::open(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/de.lex");
    static const auto kGerman = make_language("de", *kLexicons);
    return **kGerman;
  }

  static const Pseudonymizer& engine() {
    static const auto kLexicons = Lexicons::open(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/de.lex");
    static const auto kEngine = Pseudonymizer::make(Options(), language(), *kLexicons,
                                                    Key::from_bytes(std::string(Key::kBytes, 'h')));
    return *kEngine;
  }

  // The allocated bytes. Fails if the output is faulty.
  static std::size_t run(const Result<Document>& document) {
    if (!document) {
      ADD_FAILURE() << document.error().message;
      return 0;
    }
    const std::size_t before = allocated;
    const Result<Outcome> outcome = engine().run(*document);
    if (!outcome) {
      EXPECT_EQ(outcome.error().code, ErrorCode::kSpan) << outcome.error().message;
      return 0;
    }
    static_cast<void>(write_brat(outcome->document));
    const std::size_t bytes = allocated - before;
    for (const Finding& finding : check_document(*document, outcome->document, {}, language())) {
      EXPECT_EQ(finding.code, FindingCode::kOriginalElsewhere) << finding.annotation;
    }
    return bytes;
  }

  static test::RawPair document(std::size_t times) {
    return GetParam().make(times * GetParam().usual / kSmaller);
  }
};

TEST_P(Hostile, CostsLinearWork) {
  const test::RawPair pair = document(1);
  const test::RawPair twice = document(2);
  const std::size_t bytes = run(read_brat("x", pair.text, pair.annotations, {}));
  const std::size_t more = run(read_brat("x", twice.text, twice.annotations, {}));
  const auto inputs = static_cast<double>(twice.text.size() + twice.annotations.size()) /
                      static_cast<double>(pair.text.size() + pair.annotations.size());
  EXPECT_LE(static_cast<double>(more),
            static_cast<double>(kLittle) +
                static_cast<double>(bytes) * std::max(kMost, kMost / 2 * inputs));
}

TEST_P(Hostile, AsJsonLine) {
  const std::string line = test::as_json_line(document(2), "x");
  constexpr std::size_t kMostMemory = 2000;  // times the line
  EXPECT_LE(run(read_json_line(line, {}, {})), kLittle * 64 + kMostMemory * line.size());
}

std::string test_name(const testing::TestParamInfo<test::HostileKind>& row) {
  std::string name(row.param.name);
  std::ranges::replace_if(
      name, [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; }, '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Kinds, Hostile,
                         testing::ValuesIn(test::hostile_kinds().begin(),
                                           test::hostile_kinds().end()),
                         test_name);

}  // namespace
}  // namespace pseudo
