// Addresses as read: their parts, their keys, and characters that are spelled out.
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "values/address_key.h"
#include "values/address_reader.h"
#include "values/built_in_locale.h"
#include "values/kept_spans.h"

namespace pseudo::values {
namespace {

/// "name:irene host:adler tld:at"
std::string parts_of(Category category, std::string_view surface) {
  constexpr std::string_view kNames[] = {"name", "host", "tld", "ip", "port", "path"};
  std::string shown;
  for (const AddressPart& part : split_address(category, surface, german_locale().spelled_words)) {
    if (!shown.empty()) shown += ' ';
    shown.append(kNames[static_cast<std::size_t>(part.kind)]).append(":");
    shown.append(surface.substr(part.span.begin, part.span.size()));
  }
  return shown;
}

TEST(AddressSplitter, FindsNameHostPortAndPath) {
  struct Row {
    Category category;
    std::string_view surface, parts;
  };
  for (const Row& row : {
           Row{Category::kEmail, "irene.adler@mail.adler.at",
               "name:irene.adler host:mail.adler tld:at"},
           Row{Category::kEmail, "<mailto:irene@adler.at>,", "name:irene host:adler tld:at"},
           Row{Category::kEmail, "Irene <irene@adler.at>",
               "name:Irene name:irene host:adler tld:at"},
           Row{Category::kEmail, "irene(at)adler.at", "name:irene host:adler tld:at"},
           Row{Category::kEmail, "irene (at) adler (dot) at", "name:irene host:adler tld:at"},
           Row{Category::kEmail, "irene at adler dot at", "name:irene host:adler tld:at"},
           Row{Category::kUrl, "https://www.adler.at:8080/a?b#c",
               "host:adler tld:at port:8080 path:/a?b#c"},
           Row{Category::kUrl, "http://192.0.2.7/x", "ip:192.0.2.7 path:/x"},
           Row{Category::kUrl, "[2001:db8::1]:80", "ip:2001:db8::1 port::80"},
           Row{Category::kUrl, "<http://[2001:db8::1]:80/x>", "ip:2001:db8::1 port::80 path:/x"},
           Row{Category::kEmail, "[irene@adler.at]", "name:irene host:adler tld:at"},
           Row{Category::kUrl, "localhost", "host:localhost"},
           Row{Category::kUser, "@adler", "name:@adler"},
           Row{Category::kUser, "https://adler", "host:adler"},
           Row{Category::kUser, "mailto:adler", "name:adler"},
           Row{Category::kAdd, "adler.at", "host:adler tld:at"},
           Row{Category::kEmail, "... irene@adler.at", "name:irene host:adler tld:at"},
           Row{Category::kEmail, "@adler.at", "host:adler tld:at"},
           Row{Category::kUrl, "ftp://irene@adler.at/x", "name:irene host:adler tld:at path:/x"},
           Row{Category::kUrl, "//adler.at/x", "host:adler tld:at path:/x"},
           Row{Category::kEmail, "...", ""},
           Row{Category::kEmail, "irene@\nadler.at", "name:irene host:adler tld:at"},
           Row{Category::kEmail, "irene@stadtwerke-\ngraz.at",
               "name:irene host:stadtwerke-\ngraz tld:at"},
           Row{Category::kEmail, "irene.\nadler@graz.\r\nat",
               "name:irene.\nadler host:graz tld:at"},
           Row{Category::kEmail, "irene @ adler.at", "name:irene host:adler tld:at"},
           Row{Category::kEmail, "irene@adler. at", "name:irene host:adler tld:at"},
           Row{Category::kEmail, "a@adler.at;karl@graf.de",
               "name:a host:adler tld:at name:karl host:graf tld:de"},
           Row{Category::kEmail, "a@adler.at\nkarl@graf.de",
               "name:a host:adler tld:at name:karl host:graf tld:de"},
           Row{Category::kEmail, "a@adler.at<mailto:a@adler.at>",
               "name:a host:adler tld:at name:a host:adler tld:at"},
           Row{Category::kEmail, "a@adler.at?cc=karl@graf.de",
               "name:a host:adler tld:at name:cc=karl host:graf tld:de"},
           Row{Category::kEmail, "irene(at)adler(punkt)at", "name:irene host:adler tld:at"},
           Row{Category::kEmail, "Dr. irene@adler.at", "name:Dr name:irene host:adler tld:at"},
           Row{Category::kUrl, "http://www.graz.\nat/haus", "host:graz tld:at path:/haus"},
           Row{Category::kUrl, "http://\nwww.graz.at", "host:graz tld:at"},
           Row{Category::kUrl, "www. graz. at", "host:graz tld:at"},
           Row{Category::kUrl, "www.uni- graz.at", "host:uni- graz tld:at"},
           Row{Category::kUrl, "www.graz.at - www.linz.at",
               "host:graz tld:at host:- host:linz tld:at"},
           Row{Category::kUrl, "www.graz.at/ha\nus", "host:graz tld:at path:/ha\nus"},
           Row{Category::kUrl, "www.graz.at,www.linz.at", "host:graz tld:at host:linz tld:at"},
           Row{Category::kUrl, "www.graz.at/a,b;c", "host:graz tld:at path:/a,b;c"},
       }) {
    EXPECT_EQ(parts_of(row.category, row.surface), row.parts) << row.surface;
  }
}

TEST(AddressReader, FoldsRunsAndNumbersThoseOfParts) {
  const Address address =
      read_address(Category::kEmail, "Irene.MÜLLER7@adler.at", german_locale().spelled_words);
  ASSERT_EQ(address.runs.size(), 5U);
  EXPECT_EQ(address.folded_run(0), "irene");
  EXPECT_EQ(address.folded_run(1), "mueller");
  EXPECT_TRUE(address.runs[2].digits);
  ASSERT_EQ(address.parts.size(), 3U);
  EXPECT_EQ(address.parts[0].first_run, 0U);
  EXPECT_EQ(address.parts[0].last_run, 3U);
  EXPECT_EQ(address.parts[2].last_run, 5U);
}

TEST(AddressKey, LeavesOutWhatIsNotTheAddress) {
  EXPECT_EQ(address_key(Category::kEmail, "<mailto:Irene@Adler.AT>"), "irene@adler.at");
  EXPECT_EQ(address_key(Category::kUrl, "HTTPS://www.Adler.at/Team/"), "adler.at/Team");
  EXPECT_EQ(address_key(Category::kUrl, "http://MÜLLER.at/A"), "mueller.at/A");
  EXPECT_EQ(address_key(Category::kEmail, "m\u0075\u0308ller@graz.at"), "mueller@graz.at");
  EXPECT_EQ(address_key(Category::kUser, "Özdemir"), "oezdemir");
  EXPECT_EQ(address_key(Category::kUser, "@Irene Adler"), "ireneadler");
  EXPECT_EQ(address_key(Category::kUrl, "..."), "...");
  EXPECT_EQ(address_key(Category::kEmail, "irene@stadtwerke-\ngraz.at"),
            "irene@stadtwerke-graz.at");
  EXPECT_EQ(address_key(Category::kEmail, "x @ y.at"), "x@y.at");
  EXPECT_EQ(address_key(Category::kUrl, "http://www.graz.\nat/haus"), "graz.at/haus");
}

TEST(SpelledCharacters, AreFoundWithTheirBlanks) {
  const SpelledWords& words = german_locale().spelled_words;
  const auto found = find_spelled_characters(Category::kEmail, "a (at) b [DOT] c", words);
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[0].span, (ByteSpan{1, 7}));
  EXPECT_TRUE(found[0].at);
  EXPECT_FALSE(found[1].at);
  EXPECT_TRUE(find_spelled_characters(Category::kEmail, "a@b (dot) c", words).empty());
  EXPECT_TRUE(find_spelled_characters(Category::kEmail, "a(at)b.c", words).empty());
  EXPECT_TRUE(find_spelled_characters(Category::kUser, "a (at) b", words).empty());
  EXPECT_TRUE(find_spelled_characters(Category::kUrl, "look at this", words).empty());
}

// A label that is an ending elsewhere is a name: only the last one stays.
TEST(KeptSpans, OfAnAddressAreItsSignsAndItsEnding) {
  const auto kept = [](Category category, std::string_view surface) {
    std::string shown;
    for (const KeptSpan& one : kept_spans(category, surface, german_locale())) {
      if (!shown.empty()) shown += ' ';
      shown += surface.substr(one.span.begin, one.span.size());
    }
    return shown;
  };
  EXPECT_EQ(kept(Category::kEmail, "at@habersatter.at"), "@ . at");
  EXPECT_EQ(kept(Category::kUrl, "http://de.habersatter.at"), "http:// . at");
}

}  // namespace
}  // namespace pseudo::values
