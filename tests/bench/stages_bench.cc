// The time of each stage for an average mail, and of a run before its first document.
// One iteration is one mail of a fixed sample: the times are those of the average mail.
#include <benchmark/benchmark.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "corpus/run/measure.h"
#include "engine/common/setup.h"
#include "engine/make_setup.h"
#include "engine/plan/plan.h"
#include "engine/resolve/resolve.h"
#include "invented_mails.h"
#include "pseudo/check.h"
#include "pseudo/format.h"
#include "pseudo/pseudonymizer.h"

namespace pseudo::bench {
namespace {

constexpr std::uint64_t kSeed = 20190902;
constexpr std::size_t kMails = 2000;  // without the ones of 100 kB
constexpr const char* kImage = PSEUDO_BINARY_DIR "/share/pseudo/lexicons/de.lex";

template <class T>
T demand(Result<T> result) {
  if (result) return *std::move(result);
  std::fprintf(stderr, "stages_bench: %s\n", result.error().message.c_str());
  std::exit(1);
}

/// The sample, in all the forms that stages take.
struct Sample {
  std::string id, text, standoff, line;
  Document document;
  Outcome outcome;
};

struct World {
  World()
      : lexicons(demand(Lexicons::open(kImage))),
        language(demand(make_language("de", lexicons))),
        setup(demand(make_setup(options, *language, lexicons, key()))),
        engine(demand(Pseudonymizer::make(options, *language, lexicons, key()))) {
    for (std::size_t i = 0; i < kMails; ++i) {
      const Mail mail = make_mail(kSeed, i);
      Sample s;
      s.id = "spender-0001/mail-" + std::to_string(i);
      s.text = mail.text;
      s.standoff = mail.standoff();
      s.line = mail.json_line(s.id);
      s.document = demand(read_brat(s.id, s.text, s.standoff, options.labels));
      s.outcome = demand(engine.run(s.document));
      samples.push_back(std::move(s));
    }
  }

  static Key key() { return Key::from_bytes(std::string(Key::kBytes, 'k')); }

  Options options;
  Lexicons lexicons;
  std::unique_ptr<LanguageModule> language;
  EngineSetup setup;
  Pseudonymizer engine;
  std::vector<Sample> samples;
};

const World& world() {
  static const World made;
  return made;
}

/// Runs `stage` on one mail of the sample after the other, on each as often as `times` says.
template <class Stage>
void each_mail(benchmark::State& state, const Stage& stage, std::size_t times = 1) {
  const World& w = world();
  std::size_t i = 0;
  std::size_t bytes = 0;
  for (auto _ : state) {
    const Sample& sample = w.samples[i / times];
    benchmark::DoNotOptimize(stage(w, sample));
    bytes += sample.text.size();
    i = i + 1 < w.samples.size() * times ? i + 1 : 0;
  }
  state.SetBytesProcessed(static_cast<std::int64_t>(bytes));
}

void read_pair(benchmark::State& state) {
  each_mail(state, [](const World& w, const Sample& s) {
    return read_brat(s.id, s.text, s.standoff, w.options.labels);
  });
}

void read_line(benchmark::State& state) {
  each_mail(state, [](const World& w, const Sample& s) {
    return read_json_line(s.line, w.options.labels, {});
  });
}

void copy_document(benchmark::State& state) {
  each_mail(state, [](const World&, const Sample& s) { return Document(s.document); });
}

void resolve_mentions(benchmark::State& state) {
  each_mail(state, [](const World& w, const Sample& s) {
    const Plan plan = demand(make_plan(s.document, w.setup.options.labels));
    return resolve(s.document, plan, w.setup);
  });
}

void run_engine(benchmark::State& state) {
  each_mail(state, [](const World& w, const Sample& s) { return w.engine.run(s.document); });
}

/// The same work with warm caches: the difference to run_engine is time that the processor waits
/// for memory or loses by mispredicted branches.
void run_engine_again(benchmark::State& state) {
  constexpr std::size_t kTimes = 20;
  each_mail(
      state, [](const World& w, const Sample& s) { return w.engine.run(s.document); }, kTimes);
}

void check_result(benchmark::State& state) {
  each_mail(state, [](const World& w, const Sample& s) {
    return check_document(s.document, s.outcome.document, w.options.labels, *w.language);
  });
}

void write_pair(benchmark::State& state) {
  each_mail(state, [](const World&, const Sample& s) { return write_brat(s.outcome.document); });
}

void write_line(benchmark::State& state) {
  each_mail(state,
            [](const World&, const Sample& s) { return write_json_line(s.outcome.document); });
}

void report_sizes(benchmark::State& state) {
  CorpusSize corpus;
  each_mail(state, [&](const World& w, const Sample& s) {
    return measure(s.document, w.options.labels, corpus).tokens;
  });
}

/// All of a mail but the system calls: as a pair, then as a line.
void whole_pair(benchmark::State& state) {
  each_mail(state, [](const World& w, const Sample& s) {
    Document document = demand(read_brat(s.id, s.text, s.standoff, w.options.labels));
    return write_brat(demand(w.engine.run(std::move(document))).document).size();
  });
}

void whole_line(benchmark::State& state) {
  each_mail(state, [](const World& w, const Sample& s) {
    Document document = demand(read_json_line(s.line, w.options.labels, {}));
    return write_json_line(demand(w.engine.run(std::move(document))).document).size();
  });
}

BENCHMARK(read_pair);
BENCHMARK(read_line);
BENCHMARK(copy_document);
BENCHMARK(resolve_mentions);
BENCHMARK(run_engine);
BENCHMARK(run_engine_again);
BENCHMARK(check_result);
BENCHMARK(write_pair);
BENCHMARK(write_line);
BENCHMARK(report_sizes);
BENCHMARK(whole_pair);
BENCHMARK(whole_line);

void start_lexicons(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(Lexicons::open(kImage));
}

void start_language(benchmark::State& state) {
  const Lexicons lexicons = demand(Lexicons::open(kImage));
  for (auto _ : state) benchmark::DoNotOptimize(make_language("de", lexicons));
}

void start_engine(benchmark::State& state) {
  const World& w = world();
  for (auto _ : state) {
    benchmark::DoNotOptimize(Pseudonymizer::make(w.options, *w.language, w.lexicons,
                                                 Key::from_bytes(std::string(Key::kBytes, 'k'))));
  }
}

BENCHMARK(start_lexicons)->Unit(benchmark::kMillisecond);
BENCHMARK(start_language)->Unit(benchmark::kMillisecond);
BENCHMARK(start_engine)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace pseudo::bench

BENCHMARK_MAIN();
