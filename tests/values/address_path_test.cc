#include "values/address_path.h"
#include "values/test_key.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

namespace pseudo::values {
namespace {

const ScopeDraws& draws() {
  static const ScopeDraws kDraws(kKey, "", "document", "d");
  return kDraws;
}

/// Small letters as a, capitals as A, digits as 9.
std::string shape(std::string text) {
  for (char& c : text) {
    if (c >= 'a' && c <= 'z') c = 'a';
    if (c >= 'A' && c <= 'Z') c = 'A';
    if (c >= '0' && c <= '9') c = '9';
  }
  return text;
}

TEST(AddressPath, KeepsShapeDelimitersAndKnownEndings) {
  for (const std::string path :
       {"/Huber/index", "/a/huber?von=Huber&jahr=2019#top", "huber:maier@x,y+z", "/", "//x//"}) {
    const std::string scrambled = scramble_path(path, draws());
    EXPECT_EQ(shape(scrambled), shape(path)) << scrambled;
    if (path.size() > 5) {
      EXPECT_NE(scrambled, path);
    }
  }
  EXPECT_TRUE(scramble_path("/huber.html", draws()).ends_with(".html"));
  EXPECT_FALSE(scramble_path("/x.huber", draws()).ends_with(".huber"));
  EXPECT_FALSE(scramble_path("/.html", draws()).ends_with(".html")) << "a name, not an ending";
  EXPECT_EQ(scramble_path("", draws()), "");
}

TEST(AddressPath, EqualSegmentsStayEqual) {
  const std::string path = scramble_path("/huber/maier/huber", draws());
  EXPECT_EQ(path.substr(1, 5), path.substr(13, 5)) << path;
  EXPECT_NE(path.substr(1, 5), path.substr(7, 5)) << path;
}

TEST(AddressPath, EscapesOfLettersBecomeThoseOfLetters) {
  EXPECT_EQ(scramble_path("%20", draws()), "%20");
  EXPECT_EQ(scramble_path("%2F%3d", draws()), "%2F%3d");
  for (const std::string escape : {"%41", "%C3%BC", "%c3%bc", "%39"}) {
    const std::string scrambled = scramble_path(escape, draws());
    ASSERT_EQ(scrambled.size(), escape.size());
    for (std::size_t at = 0; at < scrambled.size(); at += 3) {
      EXPECT_EQ(scrambled[at], '%') << scrambled;
      const int code = std::stoi(scrambled.substr(at + 1, 2), nullptr, 16);
      EXPECT_TRUE(code >= 'a' && code <= 'z') << scrambled;
    }
  }
  // What only looks like an escape is text: a digit and letters that change.
  const std::string broken = scramble_path("100%zz", draws());
  EXPECT_EQ(shape(broken), "999%aa") << broken;
  EXPECT_EQ(shape(scramble_path("ab%4", draws())), "aa%9");
  EXPECT_EQ(shape(scramble_path("ab%", draws())), "aa%");
}

TEST(AddressPath, EndingsAreThoseOfSegments) {
  const std::string path = "/a.pdf/b.html?c.d&e.txt";
  std::vector<std::string> endings;
  for (const ByteSpan& span : file_endings(path)) {
    endings.push_back(path.substr(span.begin, span.size()));
  }
  EXPECT_EQ(endings, (std::vector<std::string>{"pdf", "html", "txt"}));
  EXPECT_TRUE(file_endings("/.pdf").empty());
}

TEST(AddressPath, LabelsThatDifferInCaseAreAlike) {
  const std::string labels = scramble_labels("huber.Huber.xy.huber", draws(), 1);
  EXPECT_EQ(shape(labels), "aaaaa.Aaaaa.aa.aaaaa");
  EXPECT_EQ(labels.substr(0, 5), labels.substr(15, 5));
  EXPECT_EQ(labels.substr(1, 4), labels.substr(7, 4));
  EXPECT_NE(labels, scramble_labels("huber.Huber.xy.huber", draws(), 2));
}

TEST(AddressPath, PortsChangeAndStayPorts) {
  for (const std::string port : {"8080", "80", "65535", ":443", "7"}) {
    DrawStream stream = draws().stream("value", "port", port);
    for (int i = 0; i < 100; ++i) {
      const std::string drawn = scramble_port(port, stream);
      ASSERT_NE(drawn, port);
      ASSERT_EQ(shape(drawn), shape(port));
      ASSERT_LT(std::stoi(drawn.substr(drawn[0] == ':' ? 1 : 0)), 65536) << drawn;
    }
  }
}

}  // namespace
}  // namespace pseudo::values
