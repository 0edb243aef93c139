// Tests brackets and quotation marks at the borders of an annotation.
#include "engine/plan/torn_signs.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace pseudo {
namespace {

struct Torn {
  std::string_view text;  // "|" marks both ends of the span
  std::string_view left;  // what is left of it
};

constexpr Torn kTornCases[] = {
    {"er |(Huber| kam)", "Huber"},
    {"er (|Huber)| kam", "Huber"},
    {"|(Huber)|", "Huber"},
    {"|Huber (Eva)|", "Huber (Eva)"},
    {"|(0463) 2700|", "(0463) 2700"},
    {"|(Eva) und (Otto)|", "(Eva) und (Otto)"},
    {"|((Huber)|", "Huber"},
    {"|[Huber|]", "Huber"},
    {"„|Huber“|", "Huber"},
    {"|„Huber|“", "Huber"},
    {"»|Huber«|", "Huber"},
    {"|Gasthof „Post“|", "Gasthof „Post“"},
    {"\"|Huber\"|", "Huber"},
    {"bei |Klaus'| Hund", "Klaus'"},
    {"'|Huber'| kam", "Huber"},
    {"|'Huber'| kam", "Huber"},
    {"|'t Hooft| kam", "'t Hooft"},
    {"seit |'19| schon", "'19"},
    {"‚|Huber‘| kam", "Huber"},
    {"<|eva@x.example>|", "eva@x.example"},
    {"|()|", "()"},
    {"|(|", "("},
    {"|Huber|", "Huber"},
    {"", ""},
};

TEST(TornSigns, StayInTheText) {
  for (const Torn& row : kTornCases) {
    std::string text(row.text);
    ByteSpan span;
    if (!text.empty()) {
      span.begin = text.find('|');
      text.erase(span.begin, 1);
      span.end = text.find('|');
      text.erase(span.end, 1);
    }
    const ByteSpan left = without_border_signs(text, span);
    EXPECT_EQ(text.substr(left.begin, left.size()), row.left) << row.text;
  }
}

}  // namespace
}  // namespace pseudo
