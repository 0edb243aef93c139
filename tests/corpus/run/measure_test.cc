#include "corpus/run/measure.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace pseudo {
namespace {

Document make(std::string id, std::string text, const std::vector<std::string>& marked,
              const std::string& label = "FAMILY") {
  Document document;
  document.id = std::move(id);
  for (const std::string& words : marked) {
    const std::size_t at = text.find(words);
    document.annotations.push_back({"T", label, {{at, at + words.size()}}});
  }
  document.text = std::move(text);
  return document;
}

TEST(Measure, CountsWordsAndThoseOfPi) {
  LabelMap labels;
  labels.keep("Verb");
  CorpusSize corpus;
  const Document document =
      make("a", "Herr Vogl-Maier (Herr!) wohnt in St. Veit.", {"Vogl-Maier", "St. Veit", "Veit"});
  const DocumentSize size = measure(document, labels, corpus);
  EXPECT_EQ(size.tokens, 8U);  // Herr Vogl Maier Herr wohnt in St Veit
  EXPECT_EQ(size.pi_entities, 3U);
  EXPECT_EQ(size.pi_tokens, 4U);
  EXPECT_EQ(corpus.types.count(), 7U);
  measure(make("b", "er wohnt hier", {"wohnt"}, "Verb"), labels, corpus);
  EXPECT_EQ(corpus.sum.tokens, 11U);
  EXPECT_EQ(corpus.sum.pi_entities, 3U);
  EXPECT_EQ(corpus.types.count(), 9U);
}

TEST(Measure, PartOfAWordCountsTheWord) {
  CorpusSize corpus;
  EXPECT_EQ(measure(make("a", "eine Wienreise", {"Wien"}), LabelMap(), corpus).pi_tokens, 1U);
}

}  // namespace
}  // namespace pseudo
