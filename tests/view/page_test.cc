// The page holds its data as data, whatever stands in the documents.
#include "view/page.h"

#include <gtest/gtest.h>

#include <string>

#include <nlohmann/json.hpp>

#include "outcomes.h"

namespace pseudo {
namespace {

using testing_support::one_missed;

const view::PageHead kHead{"in", "out", true, 7, 1};

/// What the page holds between the tags of its data.
std::string data_of(const std::string& page) {
  const std::string begin = "<script type=\"application/json\" id=\"data\">";
  const std::size_t at = page.find(begin) + begin.size();
  return page.substr(at, page.find("</script>", at) - at);
}

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t sum = 0;
  for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; ++at) ++sum;
  return sum;
}

TEST(Page, HoldsDocumentsAndHead) {
  view::Page page;
  page.add(view::show(one_missed()));
  page.add(view::show(one_missed()));
  EXPECT_EQ(page.documents(), 2U);
  const auto data = nlohmann::json::parse(data_of(page.make(kHead)));
  EXPECT_EQ(data["head"]["original"], "in");
  EXPECT_EQ(data["head"]["total"], 7);
  EXPECT_EQ(data["head"]["failed"], 1);
  ASSERT_EQ(data["documents"].size(), 2U);
  const auto& one = data["documents"][0];
  EXPECT_EQ(one["id"], "doc-1");
  EXPECT_EQ(one["was"], "a/1");
  EXPECT_EQ(one["annotations"][0]["l"], "FEMALE");
  EXPECT_EQ(one["annotations"][0]["s"], "replaced");
  EXPECT_EQ(one["annotations"][0]["a"], nlohmann::json::parse("[[5, 9]]"));
  EXPECT_EQ(one["marks"][0]["k"], "missed");
  EXPECT_EQ(one["marks"][0]["at"], nlohmann::json::parse("[2, 1]"));
}

TEST(Page, LetsNoTextBecomeMarkup) {
  const std::string bad = "</script><script>alert(1)</script><!--\xE2\x80\xA8";
  Outcome outcome = one_missed();
  outcome.comparison->original.id = outcome.document.id = bad;
  outcome.document.text = outcome.comparison->original.text = bad + "Anna Anna Anna Anna";
  outcome.comparison->original.annotations[0].label = outcome.document.annotations[0].label = bad;
  outcome.comparison->original.annotations[0].id = outcome.document.annotations[0].id = bad;
  outcome.missed[0].annotation = bad;
  view::Page page;
  const std::size_t scripts = count(page.make(kHead), "<script");
  page.add(view::show(outcome));
  const std::string text = page.make({bad, bad, true, {}, 0});
  EXPECT_EQ(count(text, "<script"), scripts);
  const std::string data = data_of(text);
  EXPECT_EQ(data.find('<'), std::string::npos);
  EXPECT_EQ(nlohmann::json::parse(data)["documents"][0]["annotations"][0]["l"], bad);
}

TEST(Page, LoadsNothing) {
  const std::string text = view::Page().make(kHead);
  EXPECT_NE(text.find("Content-Security-Policy\" content=\"default-src 'none'; style-src 'sha256-"),
            std::string::npos);
  for (const char* part : {"http:", "https:", "src=", "href=", "@import", "url(", "{{"}) {
    EXPECT_EQ(text.find(part), std::string::npos) << part;
  }
}

TEST(Page, SaysFirstWhetherItShowsOriginals) {
  view::PageHead head = kHead;
  const std::string with = view::Page().make(head);
  EXPECT_LT(with.find("This page shows originals."), with.find("<header"));
  EXPECT_EQ(with.rfind(view::page_signature(), 0), 0U);
  head.shows_originals = false;
  const std::string without = view::Page().make(head);
  EXPECT_EQ(without.find("This page shows originals."), std::string::npos);
  EXPECT_FALSE(nlohmann::json::parse(data_of(without))["head"].contains("original"));
}

}  // namespace
}  // namespace pseudo
