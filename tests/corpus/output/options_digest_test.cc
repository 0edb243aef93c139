#include "corpus/output/options_digest.h"

#include <gtest/gtest.h>

#include <functional>
#include <set>
#include <string>
#include <vector>

namespace pseudo {
namespace {

std::string digest(const Options& options, const RunPlan& plan = {}) {
  return digest_options(options, plan, "de", 1, Key::from_bytes(std::string(Key::kBytes, 'k')));
}

TEST(OptionsDigest, EachOptionThatMattersChangesIt) {
  const std::vector<std::function<void(Options&)>> changes = {
      [](Options& o) { o.labels.map("NAME", Category::kPerson); },
      [](Options& o) { o.labels.map("NAME", Category::kFamily); },
      [](Options& o) {
        o.deny.push_back({"PERSON", "Eva Huber"});
      },
      [](Options& o) {
        o.deny.push_back({"FAMILY", "Huber"});
      },
      [](Options& o) {
        o.allow.push_back({"FAMILY", "Huber"});
      },
      [](Options& o) { o.ignore.emplace_back("Huber"); },
      [](Options& o) { o.labels.keep("NAME"); },
      [](Options& o) { o.labels.keep("CITY"); },
      [](Options& o) { o.scope = Scope::kFolder; },
      [](Options& o) { o.label_scopes["CITY"] = Scope::kFolder; },
      [](Options& o) { o.label_scopes["CITY"] = Scope::kCorpus; },
      [](Options& o) { o.notes = NotesPolicy::kScrub; },
      [](Options& o) { o.missed = MissedPolicy::kFail; },
      [](Options& o) { o.addresses = AddressStyle::kRandom; },
      [](Options& o) { o.keep_tld = true; },
      [](Options& o) { o.valid_checksums = true; },
      [](Options& o) { o.max_shift = 30; },
      [](Options& o) { o.fixed_shift = 30; },
      [](Options& o) { o.max_shift = kUsualMaxShift; },
      [](Options& o) { o.season = Season::kKeep; },
      [](Options& o) { o.season = Season::kFree; },
      [](Options& o) { o.corpus = "mails"; },
      [](Options& o) { o.letter_classes = {U"AB"}; },
      [](Options& o) {
        o.letter_classes = {U"A", U"B"};
      }};
  std::set<std::string> digests = {
      digest({}), digest_options({}, {}, "none", 1, Key::from_bytes(std::string(Key::kBytes, 'k'))),
      digest_options({}, {}, "de", 2, Key::from_bytes(std::string(Key::kBytes, 'k')))};
  for (const auto& change : changes) {
    Options options;
    change(options);
    EXPECT_TRUE(digests.insert(digest(options)).second) << &change - changes.data();
  }
  RunPlan fields;
  fields.keep_fields = {"date", "from"};
  EXPECT_TRUE(digests.insert(digest({}, fields)).second);
  fields.keep_fields = {"from", "date"};
  EXPECT_TRUE(digests.insert(digest({}, fields)).second) << "the output has them in this order";
  RunPlan names;
  names.names.emplace(Key::from_bytes(std::string(Key::kBytes, 'k')), "", "names", "");
  EXPECT_TRUE(digests.insert(digest({}, names)).second);
}

TEST(OptionsDigest, OrderDoesNotChangeIt) {
  Options one;
  one.labels.map("NAME", Category::kPerson);
  one.labels.keep("Mood");
  one.label_scopes["CITY"] = Scope::kFolder;
  one.label_scopes["NAME"] = Scope::kCorpus;
  Options other;
  other.label_scopes["NAME"] = Scope::kCorpus;
  other.label_scopes["CITY"] = Scope::kFolder;
  other.labels.keep("Mood");
  other.labels.map("NAME", Category::kFamily);
  other.labels.map("NAME", Category::kPerson);
  EXPECT_EQ(digest(one), digest(other));
}

TEST(OptionsDigest, WhereTheOutputGoesDoesNotChangeIt) {
  RunPlan plan;
  plan.inputs = {"in"};
  plan.output = "out";
  plan.format = "brat";
  plan.jobs = 7;
  plan.shard = {2, 3};
  plan.overwrite = plan.dry_run = plan.use_umask = true;
  plan.resume = Resume::kVerify;
  plan.report = "report.json";
  plan.vault = "vault";
  plan.identity.version = "2";
  EXPECT_EQ(digest({}, plan), digest({}));
}

TEST(OptionsDigest, ListsOfStringsEnterUnderTheKeyAlone) {
  const auto with_key = [](const Options& options, char key) {
    return digest_options(options, {}, "de", 1, Key::from_bytes(std::string(Key::kBytes, key)));
  };
  Options listed;
  listed.deny.push_back({"PERSON", "Eva Habersatter"});
  EXPECT_EQ(with_key({}, 'k'), with_key({}, 'l'));
  EXPECT_NE(with_key(listed, 'k'), with_key(listed, 'l'));
}

}  // namespace
}  // namespace pseudo
