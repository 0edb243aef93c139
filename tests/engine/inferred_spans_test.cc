// Tests how counterparts of replaced spans are inferred from the text between them.
#include "engine/check/inferred_spans.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace pseudo {
namespace {

/// "Frau [Ida] kam": the text without brackets, and the spans that they enclose.
struct Marked {
  std::string text;
  std::vector<ByteSpan> spans;
};

Marked parse(std::string_view marked) {
  Marked parsed;
  for (const char c : marked) {
    if (c == '[') parsed.spans.push_back({parsed.text.size(), 0});
    if (c == ']') parsed.spans.back().end = parsed.text.size();
    if (c != '[' && c != ']') parsed.text += c;
  }
  return parsed;
}

/// Returns the counterparts, "?" for unknown ones. `known`: one digit for each given span.
std::string inferred(std::string_view here, std::string_view there, std::string_view known) {
  const Marked before = parse(here);
  const Marked after = parse(there);
  std::vector<SpanPair> pairs;
  for (std::size_t i = 0; i < before.spans.size(); ++i) {
    pairs.push_back({before.spans[i], {}});
    const bool is_known = known.find(static_cast<char>('0' + i)) != std::string_view::npos;
    if (is_known) pairs.back().there = after.spans[i];
  }
  infer_counterparts(pairs, before.text, after.text);
  std::string found;
  for (const SpanPair& pair : pairs) {
    if (!found.empty()) found += '|';
    found += pair.there ? after.text.substr(pair.there->begin, pair.there->size()) : "?";
  }
  return found;
}

TEST(InferredSpans, FollowFromTheTextBetweenThem) {
  struct Row {
    const char* here;
    const char* there;
    const char* known;
    const char* found;
  };
  const Row rows[] = {
      {"Frau [Ida] kam", "Frau [Rosmarie] kam", "", "Rosmarie"},
      {"[Ida]", "[Rosmarie]", "", "Rosmarie"},
      {"[Ida] und [Eva] da", "[Lisa] und [Mia] da", "", "Lisa|Mia"},
      {"[Ida] und [Eva] da", "[Lisa] und [Mia] da", "0", "Lisa|Mia"},
      {"[Ida] und [Eva] da", "[Lisa] und [Mia] da", "1", "Lisa|Mia"},
      // The next one is known, so that the text between them may be empty.
      {"[Ida][Eva]", "[Lisa][Mia]", "1", "Lisa|Mia"},
      // It is unknown where one ends and the next begins.
      {"[Ida][Eva]", "[Lisa][Mia]", "", "?|?"},
      // The text before, between or after them differs.
      {"Frau [Ida] kam", "Dame [Rosmarie] kam", "", "?"},
      {"Frau [Ida] kam", "Frau [Rosmarie] ging", "", "?"},
      {"[Ida] und [Eva] da", "[Lisa] oder [Mia] da", "", "?|?"},
      {"[Ida] und [Eva] da", "[Lisa] oder [Mia] da", "1", "?|Mia"},
      // After an unknown one, only given ones are searched for.
      {"[Ida][Eva] und [Ute] da", "[Lisa][Mia] und [Eva] da", "", "?|?|?"},
      {"[Ida][Eva] und [Ute] da", "[Lisa][Mia] und [Eva] da", "1", "Lisa|Mia|Eva"},
      // The text after a span may also be part of its replacement. The first position counts.
      {"[Ida] a [Eva]", "[Li a sa] a [Mia]", "", "Li|sa a Mia"}};
  for (const Row& row : rows) {
    EXPECT_EQ(inferred(row.here, row.there, row.known), row.found)
        << row.here << " ~ " << row.there << " (" << row.known << ")";
  }
}

TEST(InferredSpans, WhatReplacesOneMentionIsNotEndless) {
  const std::string here = "[Ida] und [Eva]";
  EXPECT_EQ(inferred(here, "[" + std::string(4096, 'x') + "] und [Mia]", ""),
            std::string(4096, 'x') + "|Mia");
  EXPECT_EQ(inferred(here, "[" + std::string(4097, 'x') + "] und [Mia]", ""), "?|?");
}

}  // namespace
}  // namespace pseudo
