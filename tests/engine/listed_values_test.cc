#include "engine/plan/listed_values.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

namespace pseudo {
namespace {

struct ListedRow {
  const char* surface;
  const char* parts;  // divided by bars
};

std::string joined(const std::vector<std::string_view>& parts) {
  std::string all;
  for (const std::string_view part : parts) all.append(all.empty() ? "" : "|").append(part);
  return all;
}

TEST(ListedValues, NumbersOfASpan) {
  const ListedRow rows[] = {
      {"0664 1234567 / 0732 998877", "0664 1234567|0732 998877"},
      {"0664/1234567, 0732/998877", "0664/1234567|0732/998877"},
      {"0664/1234567 oder 0732/998877", "0664/1234567|0732/998877"},
      {"Tel.: 0664 1234567 Fax: 0732 998877", "0664 1234567|0732 998877"},
      {"0664/1234567 u. 0732/998877", "0664/1234567|0732/998877"},
      {"+43 664 1234567 +43 732 998877", "+43 664 1234567|+43 732 998877"},
      {"06641234567/0732998877", "06641234567|0732998877"},
      {"+43 664 1234567 + 43 732 998877", "+43 664 1234567|43 732 998877"},
      {"0664/1234567", ""},
      {"+43 (0) 664 / 123 45 67", ""},
      {"0463 2700 DW 12", ""},
      {"0463/270012-15", ""},
      {"AT61 1904 3002 3457 3201", ""},
      {"12/345/67890", ""},
      {"12345", ""},
      {"", ""},
  };
  for (const ListedRow& row : rows) EXPECT_EQ(joined(listed_numbers(row.surface, 7)), row.parts);
}

TEST(ListedValues, NumbersOfACategory) {
  struct OfCategory {
    Category category;
    const char* surface;
    const char* parts;
  };
  const OfCategory rows[] = {
      {Category::kPhone, "0043 664 / 1234567", ""},
      {Category::kPhone, "+43 664 123456 / +43 664 234567", "+43 664 123456|+43 664 234567"},
      {Category::kZip, "4020 und 4600", "4020|4600"},
      {Category::kUfid, "4711815 oder 8842217", "4711815|8842217"},
      {Category::kStreetNo, "12345 und 23456", ""},
  };
  for (const OfCategory& row : rows) {
    EXPECT_EQ(joined(listed_numbers(row.category, row.surface)), row.parts) << row.surface;
  }
}

TEST(ListedValues, AddressesOfASpan) {
  const ListedRow rows[] = {
      {"eva@post.example, max@post.example", "eva@post.example|max@post.example"},
      {"eva@post.example; <max@post.example>", "eva@post.example|max@post.example"},
      {"@eva / @max", "@eva|@max"},
      {"www.eva.example und www.max.example", "www.eva.example|www.max.example"},
      {"Eva <eva@post.example>", ""},
      {"eva (at) post (dot) example", ""},
      {"eva@post.example", ""},
      {"", ""},
  };
  for (const ListedRow& row : rows) EXPECT_EQ(joined(listed_addresses(row.surface)), row.parts);
}

}  // namespace
}  // namespace pseudo
