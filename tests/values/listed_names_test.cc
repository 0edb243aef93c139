// Names and words in addresses.
#include "values/listed_names.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "values/built_in_locale.h"

namespace pseudo::values {
namespace {

Address address(Category category, std::string_view surface) {
  return read_address(category, surface, german_locale().spelled_words);
}

std::string shown(const std::vector<ListedName>& names) {
  std::string all;
  for (const ListedName& one : names) {
    if (!all.empty()) all += '|';
    all.append(name(one.category)).append(" ").append(one.name);
  }
  return all;
}

std::string listed_in_name(std::string_view surface) {
  return shown(listed_names(address(Category::kEmail, surface), german_locale().names));
}

TEST(ListedNames, AreThoseOfUserNamesAndHosts) {
  EXPECT_EQ(listed_in_name("eva.huber@example.org"), "FEMALE Eva|FAMILY Huber");
  EXPECT_EQ(listed_in_name("evahuber@example.org"), "FEMALE Eva|FAMILY Huber");
  EXPECT_EQ(listed_in_name("hubereva@example.org"), "FEMALE Eva|FAMILY Huber");
  EXPECT_EQ(listed_in_name("x@huber.at"), "FAMILY Huber");
  EXPECT_EQ(listed_in_name("x@mustertalgraz.at"), "");
  EXPECT_EQ(listed_in_name("x7@example.org"), "");
}

std::string in_path(std::string_view surface) {
  const std::string url = "https://www.example.org/" + std::string(surface);
  return shown(names_in_path(address(Category::kUrl, url), german_locale().names));
}

TEST(NamesInPath, AreListedOrStandBesideAGivenName) {
  EXPECT_EQ(in_path("team/eva-zwarbthal"), "FEMALE eva|FAMILY zwarbthal");
  EXPECT_EQ(in_path("kontakt/team/eva-zwarbthal"), "FEMALE eva|FAMILY zwarbthal");
  EXPECT_EQ(in_path("team/zwarbthal+eva"), "FAMILY zwarbthal|FEMALE eva");
  EXPECT_EQ(in_path("eva/zwarbthal"), "FEMALE eva");
  EXPECT_EQ(in_path("zwarbthal/kontakt"), "");
  EXPECT_EQ(in_path("eva-7-zwarbthal"), "FEMALE eva");
  EXPECT_EQ(in_path("eva-zw"), "FEMALE eva") << "too short";
}

std::string words(std::string_view surface) {
  std::string all;
  const Address read = address(Category::kEmail, surface);
  for (const AddressWord& word :
       words_of_address(read, german_locale().names, german_locale().registry_labels)) {
    if (!all.empty()) all += '|';
    all.append(word.text).append(word.in_host ? "@" : "");
  }
  return all;
}

TEST(WordsOfAddress, AreRunsAndLabelsButOfNoProvider) {
  EXPECT_EQ(words("eva.huber@stw-graz.co.at"), "eva|huber|stw-graz@|stw@|graz@");
  EXPECT_EQ(words("eva@gmail.com"), "eva");
  EXPECT_EQ(words("eva-maria@gmail.com"), "eva-maria|eva|maria");
  EXPECT_EQ(words("eva7@gmx.at"), "eva7|eva");
}

}  // namespace
}  // namespace pseudo::values
