#include "lang/self_test.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include "text/fold.h"

namespace pseudo::lang {
namespace {

struct Marked {
  std::string text;
  std::vector<Mention> mentions;
};

// Parses a document in which "[LABEL:surface]" marks a mention. Returns nullopt for an unknown
// label.
std::optional<Marked> parse(std::string_view document) {
  Marked marked;
  while (!document.empty()) {
    const std::size_t open = document.find('[');
    marked.text += document.substr(0, open);
    if (open == std::string_view::npos) return marked;
    const std::size_t colon = document.find(':', open);
    const std::size_t close = document.find(']', open);
    if (colon > close || close == std::string_view::npos) return std::nullopt;
    const auto category = find_category(document.substr(open + 1, colon - open - 1));
    if (!category) return std::nullopt;
    Mention mention;
    mention.category = *category;
    mention.surface = document.substr(colon + 1, close - colon - 1);
    mention.span = {marked.text.size(), marked.text.size() + mention.surface.size()};
    marked.text += mention.surface;
    marked.mentions.push_back(std::move(mention));
    document.remove_prefix(close + 1);
  }
  return marked;
}

Surrogate as_surrogate(const LanguageModule& language, const Part& part, std::string_view lemma) {
  Surrogate surrogate{.lemma = std::string(lemma)};
  const Part* const forms[] = {&part};
  const SurrogateQuery query =
      language.query({part.category, part.key, part.lemma, forms, part.traits, &part.sort});
  if (query.table == nullptr) return surrogate;
  for (const std::uint32_t row : query.table->find(text::fold_key(lemma))) {
    if (query.table->cell(row, std::size_t{0}) != lemma) continue;
    surrogate.table = query.table;
    surrogate.row = row;
    break;
  }
  return surrogate;
}

std::string write(const LanguageModule& language, const Marked& marked, std::string_view lemma) {
  const auto analyses = language.analyze({marked.text, marked.mentions});
  std::string written;
  bool replaced = false;
  for (const Part& part : analyses.front()) {
    const auto surface =
        std::string_view(marked.mentions.front().surface).substr(part.span.begin, part.span.size());
    if (part.kind != Part::Kind::kEntity || replaced) {
      written += surface;
      continue;
    }
    replaced = true;
    written += language.realize(as_surrogate(language, part, lemma), part, 0).value_or("(none)");
  }
  return written;
}

}  // namespace

SelfTestResult self_test(const LanguageModule& language, const Lexicons& lexicons) {
  SelfTestResult result;
  const LexiconTable* const table = lexicons.table("writing_cases");
  if (table == nullptr) return result;
  for (std::uint32_t row = 0; row < table->rows(); ++row) {
    ++result.rows;
    const std::string_view document = table->cell(row, "document");
    const std::string_view lemma = table->cell(row, "surrogate");
    const std::string_view expected = table->cell(row, "expected");
    const auto marked = parse(document);
    std::string written = "(not a marked document)";
    if (marked && !marked->mentions.empty()) written = write(language, *marked, lemma);
    if (written != expected) {
      result.failures.push_back(
          {std::string(document), std::string(lemma), std::string(expected), std::move(written)});
    }
  }
  return result;
}

}  // namespace pseudo::lang
