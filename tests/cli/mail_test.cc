// Mail as input of pseudo detect and pseudo --detect.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "support/mailbox.h"
#include "support/program_fixture.h"

namespace pseudo {
namespace {

using testing_support::invented_mailbox;
using testing_support::Ran;
using testing_support::read_file;
using testing_support::read_tree;
using testing_support::Words;

constexpr const char* kMail =
    "From: Hiltrud Brandstetter <hiltrud@example.org>\nSubject: Zug\n"
    "Date: Fri, 3 May 2019 14:12:05 +0200\nContent-Type: text/plain; charset=utf-8\n\n"
    "Liebe Waltraud,\n\nwir kommen am 3.5.2019.\n\nMit lieben Grüßen\nHiltrud\n";
constexpr const char* kMailText =
    "From: Hiltrud Brandstetter <hiltrud@example.org>\nSubject: Zug\n"
    "Date: 2019-05-03 14:12:05 +0200\n\n"
    "Liebe Waltraud,\n\nwir kommen am 3.5.2019.\n\nMit lieben Grüßen\nHiltrud\n";

class MailInput : public testing_support::KeyedTest {
 protected:
  void SetUp() override {
    KeyedTest::SetUp();
    const std::vector<std::string> given = {"Irmgard", "Annelore", "Rosmarie", "Hiltrud"};
    for (std::size_t i = 0; i < 40; ++i) {
      const std::string& name = given[i % given.size()];
      temp_.write_pair(fmt::format("train/{:02}/1", i),
                       fmt::format("Liebe {0},\nwir kommen.\n\nMit lieben Grüßen\n{0}\n", name),
                       fmt::format("T1\tFEMALE 6 {}\t{}\nT2\tFEMALE {} {}\t{}\n", 6 + name.size(),
                                   name, 39 + name.size(), 39 + 2 * name.size(), name));
    }
    const Ran ran = run({"train", "-o", "m.model", "--iterations", "40", "train"});
    ASSERT_EQ(ran.code, 0) << ran.err;
  }
  static Words with(Words words, const Words& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
  }
  Ran detect(const Words& more) const { return run(with({"detect", "--model", "m.model"}, more)); }
  Ran release(const Words& more) const {
    return keyed(with({"--detect", "--model", "m.model"}, more));
  }
};

TEST_F(MailInput, OneMailBecomesOneDocument) {
  temp_.write("in/a/1.eml", kMail);
  temp_.write("in/a/2.EML", kMail);
  const Ran ran = detect({"in"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(read_file(temp_ / "in-marked/a/1.txt"), kMailText);
  EXPECT_EQ(read_file(temp_ / "in-marked/a/2.txt"), kMailText);
  const std::string marks = read_file(temp_ / "in-marked/a/1.ann");
  for (const char* mark : {"EMAIL 28 47\thiltrud@example.org", "DATE 68 78\t2019-05-03",
                           "\tWaltraud\n", "\t3.5.2019\n"}) {
    EXPECT_NE(marks.find(mark), std::string::npos) << mark << "\n" << marks;
  }
  EXPECT_EQ(detect({"in/a/1.eml"}).code, 0);
  EXPECT_EQ(read_file(temp_ / "marked-out/1.txt"), kMailText);
}

TEST_F(MailInput, IsRefusedWithoutMarks) {
  temp_.write("in/1.eml", kMail);
  temp_.write("in/inbox.mbox", invented_mailbox(2));
  for (const char* input : {"in/1.eml", "in/inbox.mbox", "in"}) {
    const Ran ran = keyed({input});
    EXPECT_EQ(ran.code, 2) << input;
    EXPECT_NE(ran.err.find("pseudo detect"), std::string::npos) << ran.err;
  }
  EXPECT_EQ(release({"-o", "out.mbox", "in"}).code, 2) << "mail is not written";
}

TEST_F(MailInput, MailsOfAMailboxAreNumbered) {
  temp_.write("in/sub/inbox.mbox", invented_mailbox(7));
  temp_.write("in/note.txt", "Liebe Irmgard, ja.\n");
  const Ran ran = detect({"in"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  const auto tree = read_tree(temp_ / "in-marked");
  EXPECT_EQ(tree.size(), 16U);
  EXPECT_TRUE(tree.contains("sub/inbox/000007.ann"));
  EXPECT_TRUE(tree.contains("note.txt"));
  const std::string text = tree.at("sub/inbox/000001.txt");
  EXPECT_EQ(text.find("From: Irmgard Habersatter"), 0U) << text;
  EXPECT_NE(
      text.find("\nTo: Annelore Zwettlinger <Annelore@example.org>\nSubject: Grüße aus Graz\n"),
      std::string::npos)
      << text;
  EXPECT_NE(text.find("\nFrom here on we walk.\n"), std::string::npos) << text;
  EXPECT_NE(tree.at("sub/inbox/000005.txt").find("[Attachment: plan.pdf]"), std::string::npos);
}

TEST_F(MailInput, LinesComeOutInTheOrderOfTheMailbox) {
  temp_.write("inbox.mbox", invented_mailbox(300));
  const Ran ran = detect({"-o", "-", "-j", "4", "inbox.mbox"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  std::size_t number = 0;
  std::string_view rest(ran.out);
  while (!rest.empty()) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(line.size() + 1);
    EXPECT_EQ(nlohmann::json::parse(line)["id"], fmt::format("inbox/{:06}", ++number));
  }
  EXPECT_EQ(number, 300U);
}

TEST_F(MailInput, AMaildirAndAMailboxWithoutEndingAreRead) {
  for (const char* folder : {"tmp", "cur", "new"}) {
    temp_.write(fmt::format("in/box/{}/1.M1P2.host", folder), kMail);
  }
  temp_.write("in/box/cur/2.M1P2.host:2,RS", kMail);
  temp_.write("in/box/.Sent/cur/x", kMail);
  temp_.write("in/box/.Sent/new/x", kMail);
  temp_.write("in/box/.Sent/tmp/x", kMail);
  temp_.write("in/Inbox", invented_mailbox(2));
  temp_.write("in/Inbox.msf", "x");
  const Ran ran = detect({"-o", "out", "in"});
  EXPECT_EQ(ran.code, 1) << "the hidden folder is told";
  EXPECT_NE(ran.err.find("in/box/.Sent: a hidden folder of a Maildir"), std::string::npos)
      << ran.err;
  const auto tree = read_tree(temp_ / "out");
  EXPECT_EQ(tree.size(), 10U) << ran.err;
  EXPECT_EQ(tree.at("box/cur/1.M1P2.host.txt"), kMailText);
  EXPECT_EQ(tree.at("box/cur/2.M1P2.host.txt"), kMailText);
  EXPECT_TRUE(tree.contains("box/new/1.M1P2.host.ann"));
  EXPECT_TRUE(tree.contains("Inbox/000002.txt"));
  EXPECT_EQ(detect({"-o", "sent", "in/box/.Sent"}).code, 0);
  EXPECT_EQ(detect({"-o", "alone", "in/Inbox"}).code, 0);
  EXPECT_EQ(read_tree(temp_ / "alone").size(), 4U);
  EXPECT_EQ(detect({"--shard", "1/2", "-o", "half", "in/box"}).code, 1);
  EXPECT_EQ(detect({"--shard", "2/2", "-o", "half", "in/box"}).code, 1);
  EXPECT_EQ(read_tree(temp_ / "half").size(), 6U);
}

TEST_F(MailInput, HostileMailIsToldAndTheRestGoesOn) {
  temp_.write("in/good.eml", kMail);
  temp_.write("in/empty.eml", "");
  temp_.write("in/nul.eml", std::string(1000, '\0'));
  std::string deep = "From: h@example.org\n";
  for (int i = 0; i < 1000; ++i) {
    deep += fmt::format("Content-Type: multipart/mixed; boundary=b{0}\n\n--b{0}\n", i);
  }
  temp_.write("in/deep.eml", deep);
  temp_.write("in/wrong.eml",
              "From: h@example.org\nContent-Type: text/plain; charset=utf-8\n\nGr\xFC\xDF\n");
  temp_.write("in/torn.eml",
              "From: h@example.org\nContent-Transfer-Encoding: base64\n\nR3LDvMOfZSBhbiBhbGxlC");
  temp_.write("in/large.eml", std::string("From: h@example.org\n\n") + std::string(1 << 20, 'x'));
  temp_.write("in/no.mbox", "nothing\n\n" + invented_mailbox(1));
  const Ran ran = detect({"-o", "out", "in"});
  EXPECT_EQ(ran.code, 1);
  const auto tree = read_tree(temp_ / "out");
  EXPECT_EQ(tree.size(), 10U) << ran.err;
  EXPECT_NE(tree.at("wrong.txt").find("Grüß"), std::string::npos);
  EXPECT_TRUE(tree.contains("no/000002.txt"));
  for (const char* line :
       {"in/empty.eml: this is no mail", "in/nul.eml: this is no mail",
        "in/deep.eml: its parts are nested more than 100 levels deep",
        "in/wrong.eml: part 1 is not in the charset that it names",
        "in/torn.eml: part 1 ends inside its base64", "in/no.mbox:1: this is no mbox"}) {
    EXPECT_NE(ran.err.find(line), std::string::npos) << line << "\n" << ran.err;
  }
}

TEST_F(MailInput, TwoDocumentsWithOneIdAreRefused) {
  temp_.write("in/1.eml", kMail);
  temp_.write("in/1.txt", "Text\n");
  const Ran ran = detect({"-o", "out", "in"});
  EXPECT_EQ(ran.code, 2);
  EXPECT_NE(ran.err.find("two files for one document"), std::string::npos) << ran.err;
  temp_.write("a/x.mbox", invented_mailbox(1));
  temp_.write("b/x.mbox", invented_mailbox(1));
  EXPECT_EQ(detect({"-o", "out", "a", "b"}).code, 2);
}

// The whole way of a mailbox: marked, pseudonymized, checked.
TEST_F(MailInput, AMailboxOf300MailsIsReleasedAndChecked) {
  temp_.write("inbox.mbox", invented_mailbox(300));
  const Ran marked = detect({"-o", "marked", "inbox.mbox"});
  ASSERT_EQ(marked.code, 0) << marked.err;
  const Ran released = release({"-o", "release", "inbox.mbox"});
  EXPECT_EQ(released.code, 0) << released.err;
  const auto tree = read_tree(temp_ / "release");
  EXPECT_EQ(tree.size(), 600U);
  for (const auto& [name, bytes] : tree) {
    EXPECT_EQ(bytes.find("Habersatter@example.org"), std::string::npos) << name;
    if (name.ends_with(".ann")) {
      EXPECT_NE(bytes.find("\tEMAIL "), std::string::npos) << name;
      EXPECT_NE(bytes.find("\tDATE "), std::string::npos) << name;
    }
  }
  const Ran checked = run({"check", "marked", "release"});
  EXPECT_EQ(checked.code, 0) << checked.err;
  EXPECT_EQ(release({"--resume", "-o", "release", "inbox.mbox"}).code, 0);
  EXPECT_EQ(release({"--resume=verify", "-o", "release", "inbox.mbox"}).code, 0);
  EXPECT_EQ(release({"-o", "out.jsonl", "inbox.mbox"}).code, 0);
  const std::string lines = read_file(temp_ / "out.jsonl");
  EXPECT_EQ(std::ranges::count(lines, '\n'), 300);
  EXPECT_EQ(release({"--resume=verify", "-o", "out.jsonl", "inbox.mbox"}).code, 0);
  EXPECT_EQ(read_file(temp_ / "out.jsonl"), lines);
}

TEST_F(MailInput, TheTextWithoutEnvelopeIsTheOriginal) {
  temp_.write("inbox.mbox", invented_mailbox(40));
  const Words strip = {"--strip", "envelope"};
  const Ran marked = detect(with(strip, {"-o", "marked", "inbox.mbox"}));
  ASSERT_EQ(marked.code, 0) << marked.err;
  for (const auto& [name, bytes] : read_tree(temp_ / "marked")) {
    for (const char* left_out : {"From:", "Subject:", "Liebe ", "Grüßen", "schrieb", "-- "}) {
      EXPECT_EQ(bytes.find(left_out), std::string::npos) << name << ": " << left_out << "\n"
                                                         << bytes;
    }
  }
  EXPECT_NE(read_file(temp_ / "marked/inbox/000001.txt").find("wir kommen am "), std::string::npos);
  ASSERT_EQ(make(with({"--vault", "vault", "--detect", "--model", "m.model", "-o", "release"},
                      with(strip, {"inbox.mbox"})))
                .code,
            0);
  EXPECT_EQ(run({"check", "marked", "release"}).code, 0);
  ASSERT_EQ(back({"-o", "back", "release"}).code, 0);
  EXPECT_EQ(read_file(temp_ / "back/inbox/000002.txt"),
            read_file(temp_ / "marked/inbox/000002.txt"));
  const Ran other = release({"--resume", "-o", "release", "inbox.mbox"});
  EXPECT_EQ(other.code, 2) << "the run record knows of --strip";
  temp_.write_pair("ann/1");
  const Ran annotated = detect(with(strip, {"-o", "out", "ann"}));
  EXPECT_EQ(annotated.code, 1);
  EXPECT_NE(annotated.err.find("it has annotations"), std::string::npos) << annotated.err;
  EXPECT_EQ(keyed({"--strip", "envelope", "ann"}).code, 2) << "--strip without --detect";
}

}  // namespace
}  // namespace pseudo
