// Times adversarial documents at one size, at its double and at four times it:
//
//   hostile_growth [--scale N] [--language de|none] [--limit FACTOR] [KIND...]
//
// Linear work doubles. Ends with 1 if a kind takes more than FACTOR (default 3) times as long at
// the double size, or if a document was neither pseudonymized nor refused as too entangled.
// Besides, the time of the same document as JSON Lines, at the largest size.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/check.h"
#include "pseudo/format.h"
#include "pseudo/pseudonymizer.h"
#include "support/hostile.h"

namespace pseudo::bench {
namespace {

// Shorter times are noise.
constexpr double kMeasurable = 0.05;  // seconds

struct Settings {
  std::size_t scale = 1;
  std::string language = "de";
  double limit = 3;
  std::vector<std::string_view> kinds;
};

template <class T>
T demand(Result<T> result) {
  if (result) return *std::move(result);
  std::fprintf(stderr, "hostile_growth: %s\n", result.error().message.c_str());
  std::exit(2);
}

class Engine {
 public:
  explicit Engine(const std::string& language)
      : lexicons_(demand(
            Lexicons::open(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/" + language + ".lex"))),
        language_(demand(make_language(language, lexicons_))),
        engine_(demand(Pseudonymizer::make(Options(), *language_, lexicons_,
                                           Key::from_bytes(std::string(Key::kBytes, 'h'))))) {}

  /// Why it was refused; empty if it was not.
  std::string run(Result<Document> document) const {
    if (!document) return document.error().message;
    const Result<Outcome> outcome = engine_.run(*document);
    if (!outcome) {
      const bool right = outcome.error().code == ErrorCode::kSpan;
      return (right ? "refused" : "WRONG: " + outcome.error().message);
    }
    written_ += write_brat(outcome->document).size() + write_json_line(outcome->document).size();
    const auto findings = check_document(*document, outcome->document, labels_, *language_);
    const bool broken = std::ranges::any_of(findings, [](const Finding& finding) {
      return finding.code != FindingCode::kOriginalElsewhere;
    });
    return broken ? "WRONG: the check finds something" : "";
  }

  std::string run_brat(const test::RawPair& pair) const {
    return run(read_brat("x", pair.text, pair.annotations, labels_));
  }
  std::string run_json(const std::string& line) const {
    return run(read_json_line(line, labels_, {}));
  }

 private:
  LabelMap labels_;
  Lexicons lexicons_;
  std::unique_ptr<LanguageModule> language_;
  Pseudonymizer engine_;
  mutable std::size_t written_ = 0;
};

/// Of CPU time, so that a busy machine does not count.
template <class Work>
double seconds(const Work& work) {
  const std::clock_t begin = std::clock();
  work();
  return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

struct Growth {
  double times[3] = {};  // seconds, at one, two and four times the size
  std::size_t bytes = 0;
  double factor = 0;  // from two to four times, where the bytes double
  std::string said;
};

Growth grow(const Engine& engine, const test::HostileKind& kind, std::size_t scale) {
  Growth growth;
  double more = 2;  // nested annotations repeat what they cover: their bytes grow faster
  for (std::size_t i = 0; i < 3; ++i) {
    const test::RawPair pair = kind.make((kind.usual * scale) << i);
    const std::size_t bytes = pair.text.size() + pair.annotations.size();
    if (i > 0) more = static_cast<double>(bytes) / static_cast<double>(growth.bytes);
    growth.bytes = bytes;
    growth.times[i] = seconds([&] { growth.said = engine.run_brat(pair); });
  }
  growth.factor =
      growth.times[2] / std::max(growth.times[1], kMeasurable) / std::max(more, 2.0) * 2;
  return growth;
}

bool measure(const Engine& engine, const test::HostileKind& kind, const Settings& settings) {
  Growth growth = grow(engine, kind, settings.scale);
  // Once more: another process may have taken the caches.
  if (growth.factor > settings.limit) growth = grow(engine, kind, settings.scale);
  const std::string line = test::as_json_line(kind.make((kind.usual * settings.scale) << 2U), "x");
  std::string json_said;
  const double json = seconds([&] { json_said = engine.run_json(line); });
  const bool good = growth.factor <= settings.limit && !growth.said.starts_with("WRONG") &&
                    !json_said.starts_with("WRONG");
  std::printf("%-26s %8.3f %8.3f %8.3f s  x%5.2f  %7zu kB  json %8.3f s %s %s%s\n",
              std::string(kind.name).c_str(), growth.times[0], growth.times[1], growth.times[2],
              growth.factor, growth.bytes / 1000, json, growth.said.c_str(), json_said.c_str(),
              good ? "" : "  <-- too much");
  std::fflush(stdout);
  return good;
}

Settings read(int argc, char** argv) {
  Settings settings;
  for (int i = 1; i < argc; ++i) {
    const std::string_view option = argv[i];
    const char* const value = i + 1 < argc ? argv[i + 1] : "1";
    if (!option.starts_with("--")) {
      settings.kinds.push_back(option);
      continue;
    }
    if (option == "--scale") settings.scale = std::strtoul(value, nullptr, 10);
    if (option == "--language") settings.language = value;
    if (option == "--limit") settings.limit = std::strtod(value, nullptr);
    ++i;
  }
  return settings;
}

}  // namespace
}  // namespace pseudo::bench

int main(int argc, char** argv) {
  using namespace pseudo;
  const bench::Settings settings = bench::read(argc, argv);
  const bench::Engine engine(settings.language);
  bool good = true;
  for (const test::HostileKind& kind : test::hostile_kinds()) {
    const bool asked = settings.kinds.empty() ||
                       std::ranges::find(settings.kinds, kind.name) != settings.kinds.end();
    if (asked && !bench::measure(engine, kind, settings)) good = false;
  }
  return good ? 0 : 1;
}
