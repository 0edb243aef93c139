// A whole document from reader to writer, held to the guarantees. The first byte says under which
// options; the rest is a document as fuzz/spans.h describes it.
#include <array>
#include <string>
#include <vector>

#include "fuzz/fuzz.h"
#include "fuzz/languages.h"
#include "fuzz/spans.h"
#include "pseudo/check.h"
#include "pseudo/format.h"
#include "pseudo/pseudonymizer.h"
#include "support/oracle.h"
#include "text/utf8.h"

namespace {

using namespace pseudo;
using fuzz::require;

constexpr std::size_t kVariants = 4;

Options options(std::size_t variant) {
  Options options;
  options.labels.keep("Opinion");
  if (variant == 1) {
    options.scope = Scope::kCorpus;
    options.addresses = AddressStyle::kRandom;
  }
  if (variant == 2) options.scope = Scope::kFolder;
  if (variant == 3) {
    options.notes = NotesPolicy::kScrub;
    options.valid_checksums = true;
    options.keep_tld = true;
    options.max_shift = 7;
  }
  return options;
}

Pseudonymizer make(const std::string& language, std::size_t variant) {
  auto made =
      Pseudonymizer::make(options(variant), fuzz::language(language), fuzz::lexicons(language),
                          Key::from_bytes(std::string(Key::kBytes, 'g')));
  require(made.has_value(), "no pseudonymizer", made ? "" : made.error().message);
  return std::move(*made);
}

const Pseudonymizer& pseudonymizer(const std::string& language, std::size_t variant) {
  static const std::array kGerman = {make("de", 0), make("de", 1), make("de", 2), make("de", 3)};
  static const std::array kNone = {make("none", 0), make("none", 1), make("none", 2),
                                   make("none", 3)};
  return (language == "de" ? kGerman : kNone)[variant];
}

std::string shown(const test::RawPair& before, const test::RawPair& after) {
  return "--- before\n" + before.text + "\n" + before.annotations + "--- after\n" + after.text +
         "\n" + after.annotations;
}

bool is_pi(std::string_view label) { return label != "Opinion"; }

// Originals may be left over only where nobody annotated them.
bool is_broken(const Finding& finding) { return finding.code != FindingCode::kOriginalElsewhere; }

void run(const fuzz::Spans& spans, const std::string& language, std::size_t variant) {
  const test::RawPair& before = spans.pair;
  const LabelMap labels = options(variant).labels;
  auto document = read_brat("x/y", before.text, before.annotations, labels);
  require(document.has_value(), "the document is not valid", before.annotations);
  const auto outcome = pseudonymizer(language, variant).run(*document);
  require(outcome.has_value(), outcome ? "" : outcome.error().message, shown(before, {}));
  const test::RawPair after{outcome->document.text, write_brat(outcome->document)};
  const std::string both = shown(before, after);
  const auto again = read_brat("x/y", after.text, after.annotations, labels);
  require(again.has_value(), again ? "" : again.error().message, both);
  for (const Finding& finding :
       check_document(*document, *again, labels, fuzz::language(language))) {
    require(!is_broken(finding), "found by the check: " + std::to_string(int(finding.code)), both);
  }
  if (!spans.plain || variant > 1) return;
  const auto problems = test::broken_guarantees(before, after, is_pi);
  require(problems.empty(), problems.empty() ? "" : problems.front(), both);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  if (size == 0 || text::find_invalid_utf8(fuzz::as_text(bytes + 1, size - 1))) return 0;
  const fuzz::Spans spans = fuzz::read_spans(fuzz::as_text(bytes + 1, size - 1));
  for (const char* const language : {"none", "de"}) run(spans, language, bytes[0] % kVariants);
  return 0;
}
