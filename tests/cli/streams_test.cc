// JSON Lines: pipes, files, order, and what they cannot hold.
#include <gtest/gtest.h>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "support/program_fixture.h"

namespace pseudo {
namespace {

using testing_support::Ran;
using testing_support::read_file;
namespace fs = std::filesystem;
using nlohmann::json;

std::string line(const std::string& id, const std::string& padding = "") {
  const json document{{"id", id},
                      {"text", "Irmgard Habersatter kam. " + padding},
                      {"entities",
                       {{{"id", "T1"}, {"label", "FEMALE"}, {"start", 0}, {"end", 7}},
                        {{"id", "T2"}, {"label", "FAMILY"}, {"start", 8}, {"end", 19}}}}};
  return document.dump() + "\n";
}

std::vector<json> parse(const std::string& lines) {
  std::vector<json> documents;
  for (std::size_t at = 0; at < lines.size();) {
    const std::size_t end = lines.find('\n', at);
    documents.push_back(json::parse(lines.substr(at, end - at)));
    at = end + 1;
  }
  return documents;
}

class Streams : public testing_support::KeyedTest {};

TEST_F(Streams, AnIdThatComesTwiceIsAnErrorOfTheSecond) {
  // Far apart, so that other threads have them.
  std::string lines;
  for (int i = 0; i < 3000; ++i) lines += line(fmt::format("a/{}", i));
  const std::string second = line("a/7", "Nicht dasselbe.");
  temp_.write("in.jsonl", lines + second + line("b") + line("b"));
  temp_.write("more.jsonl", line("a/8") + line("c"));
  for (const char* jobs : {"1", "4"}) {
    for (const std::string format : {"jsonl", "brat"}) {
      const Ran ran = run({"-k", "key", "-j", jobs, "--format", format, "-o", "out-" + format,
                           "--overwrite", "--report", "r.json", "in.jsonl", "more.jsonl"});
      EXPECT_EQ(ran.code, 1);
      for (const char* where : {"in.jsonl:3001", "in.jsonl:3003", "more.jsonl:1"}) {
        const std::string says = std::string(where) + ": its id has come before";
        EXPECT_NE(ran.err.find(says), std::string::npos) << ran.err;
      }
      EXPECT_NE(ran.err.find(", 3 failed"), std::string::npos) << ran.err;
    }
    EXPECT_EQ(parse(read_file(temp_ / "out-jsonl")).size(), 3002U);
    EXPECT_EQ(read_file(temp_ / "out-brat/a/7.txt").find("Nicht"), std::string::npos);
  }
}

TEST_F(Streams, AnIdThatAFolderHasAlreadyIsAnError) {
  temp_.write_pair("in/x/1");
  temp_.write("in.jsonl", line("x/1") + line("x/2"));
  const Ran ran = run({"--format", "jsonl", "-o", "out.jsonl", "in", "in.jsonl"});
  EXPECT_EQ(ran.code, 1);
  EXPECT_NE(ran.err.find("in.jsonl:1: its id has come before"), std::string::npos) << ran.err;
  EXPECT_EQ(parse(read_file(temp_ / "out.jsonl")).size(), 2U);
}

TEST_F(Streams, AResumedStreamRefusesTheSameIds) {
  temp_.write("in.jsonl", line("a") + line("b") + line("a", "Anders.") + line("c"));
  ASSERT_EQ(run({"-k", "key", "-o", "whole.jsonl", "in.jsonl"}).code, 1);
  const std::string whole = read_file(temp_ / "whole.jsonl");
  ASSERT_EQ(run({"-k", "key", "-o", "out.jsonl", "in.jsonl"}).code, 1);
  for (std::size_t size = 1; size < whole.size(); size += 40) {
    fs::remove(temp_ / "out.jsonl");
    temp_.write("out.jsonl.part", whole.substr(0, size));
    ASSERT_EQ(run({"-k", "key", "--resume", "-o", "out.jsonl", "in.jsonl"}).code, 1);
    EXPECT_EQ(read_file(temp_ / "out.jsonl"), whole);
  }
}

TEST_F(Streams, StandardInputToStandardOutput) {
  const Ran ran = run({"-"}, line("x/1") + "\n" + line("x/2"));
  EXPECT_EQ(ran.code, 0) << ran.err;
  const std::vector<json> documents = parse(ran.out);
  ASSERT_EQ(documents.size(), 2U);
  EXPECT_EQ(documents[0]["id"], "x/1");
  EXPECT_EQ(documents[1]["id"], "x/2");
  EXPECT_EQ(ran.out.find("Habersatter"), std::string::npos);
}

TEST_F(Streams, TheLastLineNeedsNoEndAndABomIsNoMatter) {
  std::string input = "\xEF\xBB\xBF" + line("a") + line("b");
  input.pop_back();
  const Ran ran = run({"-q", "-"}, input);
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(parse(ran.out).size(), 2U);
}

TEST_F(Streams, OrderIsKeptByManyThreadsOnUnevenDocuments) {
  std::string input;
  for (int i = 0; i < 3000; ++i) {
    input += line(fmt::format("d/{}", i), i % 500 == 0 ? std::string(300000, 'x') : "");
  }
  const Ran many = run({"-q", "-k", "key", "-j", "8", "-"}, input);
  ASSERT_EQ(many.code, 0) << many.err;
  const std::vector<json> documents = parse(many.out);
  ASSERT_EQ(documents.size(), 3000U);
  for (std::size_t i = 0; i < documents.size(); ++i) {
    ASSERT_EQ(documents[i]["id"], fmt::format("d/{}", i));
  }
  EXPECT_EQ(many.out, run({"-q", "-k", "key", "-j", "1", "-"}, input).out);
}

TEST_F(Streams, AFileBecomesAFileBesideIt) {
  temp_.write("x.jsonl", line("a"));
  EXPECT_EQ(run({"x.jsonl"}).code, 0);
  EXPECT_EQ(parse(read_file(temp_ / "x-pseudo.jsonl")).size(), 1U);
  EXPECT_FALSE(fs::exists(temp_ / "x-pseudo.jsonl.part"));
  const Ran again = run({"x.jsonl"});
  EXPECT_EQ(again.code, 2);
  EXPECT_NE(again.err.find("x-pseudo.jsonl is already there"), std::string::npos) << again.err;
  EXPECT_EQ(run({"--overwrite", "x.jsonl"}).code, 0);
}

TEST_F(Streams, BadLinesFailAloneWithTheirNumber) {
  const Ran ran = run({"-"}, line("a") + "{\"id\": 5}\n" + line("../b") + line("c") + "}{\n");
  EXPECT_EQ(ran.code, 1);
  EXPECT_EQ(parse(ran.out).size(), 2U);
  for (const char* place : {"standard input:2: ", "standard input:3: ", "standard input:5: "}) {
    EXPECT_NE(ran.err.find(place), std::string::npos) << ran.err;
  }
}

TEST_F(Streams, TheSameSurrogatesAsFromAFolder) {
  temp_.write_corpus("in", 40);
  ASSERT_EQ(run({"-q", "-k", "key", "-o", "out", "in"}).code, 0);
  const Ran ran = run({"-q", "-k", "key", "-o", "-", "in"});
  ASSERT_EQ(ran.code, 0);
  const std::vector<json> documents = parse(ran.out);
  ASSERT_EQ(documents.size(), 40U);
  for (const json& document : documents) {
    const std::string file = temp_ / ("out/" + document["id"].get<std::string>() + ".txt");
    EXPECT_EQ(document["text"], read_file(file));
  }
}

TEST_F(Streams, JsonLinesBecomeAFolder) {
  const Ran ran = run({"-k", "key", "--format", "brat", "-o", "out", "-"}, line("x/1") + line("2"));
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(fs::exists(temp_ / "out/x/1.ann"));
  EXPECT_EQ(run({"-q", "-k", "key", "-o", "back", "out"}).code, 0) << "output is valid input";
  const Ran there = run({"-k", "key", "--format", "brat", "-o", "out", "-"}, line("2") + line("3"));
  EXPECT_EQ(there.code, 1);
  EXPECT_NE(there.err.find("already"), std::string::npos) << there.err;
  EXPECT_TRUE(fs::exists(temp_ / "out/3.ann"));
}

TEST_F(Streams, WhatJsonLinesCannotHoldIsWarnedOfOnce) {
  for (const char* stem : {"in/a", "in/b"}) {
    temp_.write_pair(stem, "Irmgard kam",
                     "T1\tFEMALE 0 7\tIrmgard\nT2\tVerb 8 11\tkam\n"
                     "R1\tMacht Arg1:T1 Arg2:T2\nA1\tNegiert T2\n");
  }
  const Ran ran = run({"--keep-label", "Verb", "--format", "jsonl", "-o", "-", "in"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  const std::size_t at = ran.err.find("4 lines (relations");
  ASSERT_NE(at, std::string::npos) << ran.err;
  EXPECT_EQ(ran.err.find("relations", at + 20), std::string::npos);
}

TEST_F(Streams, FieldsAreDroppedUnlessKept) {
  json document = json::parse(line("a"));
  document["donor"] = "d17";
  document["subject"] = "secret";
  const Ran ran = run({"--keep-field", "donor", "-"}, document.dump() + "\n");
  ASSERT_EQ(ran.code, 0) << ran.err;
  const json out = json::parse(ran.out);
  EXPECT_EQ(out.value("donor", ""), "d17");
  EXPECT_FALSE(out.contains("subject"));
}

TEST_F(Streams, AnEmptyStreamIsNoDocument) {
  const Ran ran = run({"-"});
  EXPECT_EQ(ran.code, 2);
  EXPECT_EQ(ran.out, "");
  temp_.write("x.jsonl", "\n\n");
  EXPECT_EQ(run({"x.jsonl"}).code, 2);
  EXPECT_FALSE(fs::exists(temp_ / "x-pseudo.jsonl"));
  EXPECT_FALSE(fs::exists(temp_ / "x-pseudo.jsonl.part"));
}

TEST_F(Streams, AnOutputThatAnotherRunWritesIsRefused) {
  temp_.write("in.jsonl", line("a"));
  temp_.write("out.jsonl.part", "not mine");
  const int other_run = ::open((temp_ / "out.jsonl.part").c_str(), O_RDWR | O_CLOEXEC);
  ASSERT_EQ(::flock(other_run, LOCK_EX), 0);
  const Ran ran = keyed({"--overwrite", "-o", "out.jsonl", "in.jsonl"});
  ::close(other_run);
  EXPECT_EQ(ran.code, 2);
  EXPECT_NE(ran.err.find("out.jsonl.part: another run is writing it"), ran.err.npos) << ran.err;
  EXPECT_EQ(read_file(temp_ / "out.jsonl.part"), "not mine");
  EXPECT_FALSE(fs::exists(temp_ / "out.jsonl"));
}

TEST_F(Streams, ShardsOfAStreamTogetherAreTheWhole) {
  std::string input;
  for (int i = 0; i < 200; ++i) input += line(fmt::format("{}", i));
  const std::string whole = run({"-q", "-k", "key", "-"}, input).out;
  std::size_t size = 0;
  for (const char* shard : {"1/2", "2/2"}) {
    const std::string part = run({"-q", "-k", "key", "--shard", shard, "-"}, input).out;
    for (std::size_t at = 0; at < part.size(); at = part.find('\n', at) + 1) {
      EXPECT_NE(whole.find(part.substr(at, part.find('\n', at) - at)), std::string::npos);
    }
    size += part.size();
  }
  EXPECT_EQ(size, whole.size());
}

}  // namespace
}  // namespace pseudo
