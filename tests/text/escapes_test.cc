#include "text/escapes.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>

namespace pseudo::text {
namespace {

struct EscapeRow {
  const char* written;
  const char* read;  // "": as written
};

TEST(Escapes, AreRead) {
  const EscapeRow rows[] = {
      {"plain", ""},
      {"50 % mehr, a=b, R&D, C:\\new", ""},
      {"M%C3%BCller", "Müller"},
      {"M%c3%bcller", "Müller"},
      {"M%FCller", "Müller"},
      {"%45va%20H", "Eva H"},
      {"M=C3=BCller", "Müller"},
      {"M=FCller", "Müller"},
      {"M&#252;ller", "Müller"},
      {"M&#xfc;ller", "Müller"},
      {"M&uuml;ller", "Mu\u0308ller"},
      {"Stra&szlig;e", "Straße"},
      {"Ren&eacute;", "Rene\u0301"},
      {"S&oslash;ren", "Søren"},
      {"M\\u00fcller", "Müller"},
      {"M\\\"uller, M\\\"{u}ller, \\\"x", "Mu\u0308ller, Mu\u0308ller, \\\"x"},
      {"=?utf-8?B?TcO8bGxlcg==?=", "Müller"},
      {"=?ISO-8859-1?b?TfxsbGVy?=", "Müller"},
      {"=?koi8-r?B?TfxsbGVy?= =?utf-8?B?TfxsbGVy?= =?utf-8?B?*?=", ""},
      {"MÃ¼ller", "Müller"},
      {"MÃœLLER", "MÜLLER"},
      {"GroÃŸ", "Groß"},
      {"Gro\u00C3\u009F", "Groß"},
      {"mã¼ller", "müller"},
      {"Annaâ€™s", "Anna’s"},
      {"Äpfel, Ärger, São, Ålesund, dâ, Ã", ""},
      {"%00%0A&#10;&#0;&#xD800;&#1114112;\\u0000\\ud800", ""},
      {"&unknown; &; &#; &#x; &uuml &auml", ""},
      {"M%25C3%25BCller%2520x", "Müller x"},
      {"100%25, 7%25 ab", "100%, 7% ab"},
      {"M&amp;uuml;ller", "Mu\u0308ller"},
      {"D&rsquo;A&apos;B", "D’A'B"},
      {"Mül<b>ler</b> kam", "Müller kam"},
      {"M<span class=\"x\">ül</span><br/>ler", "Müller"},
      {"<b>Mül</b>ler", "<b>Müller"},
      {"Eva<td>Müller</td>", ""},
      {"Müller<eva@x.example>, Müller <b", ""},
      {"AT&amp;T", "AT&T"},
      {"a&amp;&amp;b", "a&&b"},
      {"%C3", "Ã"},
      {"%C3%", "Ã%"},
      {"%", ""},
      {"\\", ""},
      {"\\u", ""},
      {"&", ""},
      {"=", ""},
  };
  for (const EscapeRow& row : rows) {
    const std::optional<Assembled> read = without_escapes(row.written);
    EXPECT_EQ(read.has_value(), *row.read != 0) << row.written;
    if (read) {
      EXPECT_EQ(read->text(), row.read);
    }
  }
}

TEST(Escapes, PlacesAreThoseOfTheSource) {
  constexpr std::string_view kText = "an M%C3%BCller: ja";
  const std::optional<Assembled> read = without_escapes(kText);
  ASSERT_TRUE(read);
  const auto source = [&](std::string_view word) {
    const std::size_t at = read->text().find(word);
    const ByteSpan span = read->source({at, at + word.size()});
    return std::string(kText.substr(span.begin, span.size()));
  };
  EXPECT_EQ(source("Müller"), "M%C3%BCller");
  EXPECT_EQ(source("ü"), "%C3%BC");
  EXPECT_EQ(source("an M"), "an M");
  EXPECT_EQ(source("ller: ja"), "ller: ja");
}

}  // namespace
}  // namespace pseudo::text
