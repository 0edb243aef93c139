// Folder and corpus scope over whole corpora: one surrogate for an entity, however the work is
// divided among threads, shards, folders and streams.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "support/program_fixture.h"

namespace pseudo {
namespace {

using testing_support::read_file;
using testing_support::Words;

struct Name {
  const char* label;
  const char* text;
};

// Known and unknown names, in company that changes from mail to mail.
const std::vector<Name>& names() {
  static const std::vector<Name> kNames{
      {"FAMILY", "Huber"},   {"FAMILY", "Kroeglbauer"}, {"FEMALE", "Anna"},
      {"MALE", "Tobias"},    {"CITY", "Graz"},          {"CITY", "Unterkroglfing"},
      {"CITY", "Berlin"},    {"STREET", "Lindenweg"},   {"ORG", "Kragonda"},
      {"UFID", "ZK 471108"}, {"PHONE", "0316 123456"},  {"DATE", "3.6.2019"}};
  return kNames;
}

class WideScopes : public testing_support::KeyedTest {
 protected:
  static constexpr int kMails = 24;

  void SetUp() override {
    KeyedTest::SetUp();
    std::string lines;
    for (int mail = 0; mail < kMails; ++mail) {
      const std::string id = fmt::format("{}/{}", mail % 3, mail);
      std::string text;
      std::string ann;
      nlohmann::json entities = nlohmann::json::array();
      for (std::size_t i = 0; i < names().size(); ++i) {
        if ((static_cast<std::size_t>(mail) * 7 + i * 3) % 5 == 0) continue;
        const Name& name = names()[(i * 5 + static_cast<std::size_t>(mail)) % names().size()];
        text += "Dazu ";
        const std::size_t begin = text.size();
        text += name.text;
        const std::string number = fmt::format("T{}", entities.size() + 1);
        ann += fmt::format("{}\t{} {} {}\t{}\n", number, name.label, begin, text.size(), name.text);
        entities.push_back({{"id", number},
                            {"label", name.label},
                            {"start", begin},
                            {"end", text.size()},
                            {"text", name.text}});
        text += ".\n";
      }
      temp_.write_pair("in/" + id, text, ann);
      lines += nlohmann::json{{"id", id}, {"text", text}, {"entities", entities}}.dump() + "\n";
    }
    temp_.write("in.jsonl", lines);
  }

  // All mails that a folder holds, by id.
  [[nodiscard]] std::map<std::string, std::string> mails(const std::string& folder) const {
    std::map<std::string, std::string> texts;
    for (int mail = 0; mail < kMails; ++mail) {
      const std::string id = fmt::format("{}/{}", mail % 3, mail);
      texts[id] = read_file(temp_ / (folder + "/" + id + ".txt"));
    }
    return texts;
  }
  [[nodiscard]] std::map<std::string, std::string> mails_of_stream(const std::string& file) const {
    std::map<std::string, std::string> texts;
    std::istringstream lines(read_file(temp_ / file));
    for (std::string line; std::getline(lines, line);) {
      const auto mail = nlohmann::json::parse(line);
      texts[mail["id"].get<std::string>()] = mail["text"].get<std::string>();
    }
    return texts;
  }
  // The surrogates of each name, by folder or over all.
  [[nodiscard]] std::map<std::string, std::set<std::string>> surrogates(const std::string& folder,
                                                                        bool by_folder) const {
    std::map<std::string, std::set<std::string>> found;
    for (int mail = 0; mail < kMails; ++mail) {
      const std::string id = fmt::format("{}/{}", mail % 3, mail);
      std::istringstream before(read_file(temp_ / ("in/" + id + ".ann")));
      std::istringstream after(read_file(temp_ / (folder + "/" + id + ".ann")));
      std::string old;
      std::string now;
      while (std::getline(before, old) && std::getline(after, now)) {
        const std::string name = old.substr(old.rfind('\t') + 1);
        found[(by_folder ? id.substr(0, 1) : "") + name].insert(now.substr(now.rfind('\t') + 1));
      }
    }
    return found;
  }
};

TEST_F(WideScopes, OneSurrogateForAnEntityHoweverTheWorkIsDivided) {
  for (const std::string scope : {"folder", "corpus"}) {
    ASSERT_EQ(keyed({"--scope", scope, "-j", "1", "-o", "one" + scope, "in"}).code, 0);
    const auto expected = mails("one" + scope);
    ASSERT_EQ(keyed({"--scope", scope, "-j", "2", "-o", "two" + scope, "in"}).code, 0);
    EXPECT_EQ(mails("two" + scope), expected);
    for (const char* shard : {"1/2", "2/2"}) {
      ASSERT_EQ(keyed({"--scope", scope, "--shard", shard, "-o", "parts" + scope, "in"}).code, 0);
    }
    EXPECT_EQ(mails("parts" + scope), expected);
    ASSERT_EQ(keyed({"--scope", scope, "-o", scope + ".jsonl", "in.jsonl"}).code, 0);
    EXPECT_EQ(mails_of_stream(scope + ".jsonl"), expected);
    std::set<std::string> all;
    for (const auto& [name, shown] : surrogates("one" + scope, scope == "folder")) {
      EXPECT_EQ(shown.size(), 1U) << scope << ' ' << name << ": "
                                  << fmt::format("{}", fmt::join(shown, ", "));
      EXPECT_FALSE(shown.contains(scope == "folder" ? name.substr(1) : name)) << name;
      all.insert(*shown.begin());
    }
    EXPECT_GE(all.size(), names().size());
  }
}

}  // namespace
}  // namespace pseudo
