// Puts a unique string in every place that must not survive a run, and searches all that runs write
// for it: output, messages, logs, report, run record, vault, temporary files.
// Bad documents in BRAT are the table of faults_test.cc.
#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "support/canary.h"
#include "support/program.h"
#include "support/program_fixture.h"

namespace pseudo {
namespace {

using testing_support::Ran;
using testing_support::Words;
namespace fs = std::filesystem;

// Neither it nor a part of it is a surrogate, an everyday word or a part of one.
constexpr std::string_view kCanaryName = "Quorvatzkrampus";
constexpr std::string_view kCanary = "quorvatz";
constexpr std::string_view kDigits = "4711081599";

struct Annotated {
  const char* label;
  std::string surface;
};

// Every node of the hierarchy.
std::vector<Annotated> annotated() {
  const std::string name(kCanaryName);
  const std::string digits(kDigits);
  return {{"ACTOR", "Frau " + name},
          {"ORG", name + " GmbH"},
          {"PERSON", "Eva " + name},
          {"FAMILY", name},
          {"GIVEN", name},
          {"FEMALE", name},
          {"MALE", name},
          {"USER", "quorvatzkrampus77"},
          {"DATE", "17.11.1987"},
          {"FID", "ZK-" + digits},
          {"PASS", name + "!1"},
          {"UFID", digits},
          {"LOC", name + "gasse 12, 8010 Graz"},
          {"STREET", name + "gasse"},
          {"STREETNO", "12"},
          {"ZIP", "8010"},
          {"CITY", name + "dorf"},
          {"ADD", "eva@quorvatzkrampus.org"},
          {"EMAIL", "eva." + name + "@quorvatzkrampus.at"},
          {"PHONE", "+43 " + digits},
          {"URL", "https://quorvatzkrampus.at/quorvatz?x=krampus"}};
}

struct Mail {
  std::string text;
  std::string ann;   // lines of BRAT, with the canary in all that may hold it
  std::string json;  // the entities of a JSON line
};

Mail mail() {
  Mail made;
  std::size_t number = 0;
  for (const Annotated& one : annotated()) {
    made.text += "Zeile: ";
    const std::size_t begin = made.text.size();  // all is ASCII: bytes are code points
    made.text += one.surface;
    ++number;
    made.ann +=
        fmt::format("T{}\t{} {} {}\t{}\n", number, one.label, begin, made.text.size(), one.surface);
    made.json += fmt::format(
        R"({}{{"id": "T{}", "label": "{}", "start": {}, "end": {}, "text": "{}", "who": "{}"}})",
        number > 1 ? ", " : "", number, one.label, begin, made.text.size(), one.surface,
        kCanaryName);
    made.text += " steht da.\n";
  }
  made.ann += fmt::format(
      "T90\tOpinion 0 5\tZeile\t{0}\nA1\tMood T4 {0}\nA2\tTone T90 {0}\nM1\tNegation T4\n"
      "R1\tKnows Arg1:T3 Arg2:T4\t{0}\n*\tEquiv T3 T4\nE1\tOpinion:T90 Who:T4\n"
      "N1\tReference T4 Wiki:{0}\t{0}\n#1\tAnnotatorNotes T4\t{0} again\n"
      "#2\tAnnotatorNotes T90\tsee {0}\n#3\tAnnotatorNotes A2\t{0}\n",
      kCanaryName);
  return made;
}

std::string json_line(const std::string& id) {
  const Mail made = mail();
  std::string text;
  for (const char c : made.text) text += c == '\n' ? std::string("\\n") : std::string(1, c);
  return fmt::format(
             R"({{"id": "{}", "text": "{}", "entities": [{}], "subject": "{}", "meta": {{"{}": "{}"}}}})",
             id, text, made.json, kCanaryName, kCanaryName, kCanaryName) +
         "\n";
}

class Canary : public testing_support::KeyedTest {
 protected:
  void write_mails(const std::string& folder, std::size_t count) const {
    const Mail made = mail();
    for (std::size_t i = 0; i < count; ++i) {
      temp_.write_pair(fmt::format("{}/{}/{}", folder, i % 7, i), made.text, made.ann);
    }
  }
  // Nothing of the canaries is anywhere but in the inputs.
  void expect_silence(const Ran& ran, Words inputs = {"in", "in.jsonl"}) const {
    for (const std::string_view canary : {kCanary, kDigits}) {
      const std::vector<std::string> places =
          testing_support::places_of(canary, temp_.path(), inputs, ran);
      EXPECT_TRUE(places.empty()) << canary << " in " << fmt::format("{}", fmt::join(places, ", "));
    }
  }
  static Words with(Words words, const Words& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
  }
};

struct Way {
  const char* name;
  Words options;
};

void PrintTo(const Way& way, std::ostream* out) { *out << way.name; }

const std::vector<Way>& ways() {
  static const std::vector<Way> kWays{
      {"Plain", {}},
      {"NoLanguage", {"--lang", "none"}},
      {"FolderScope", {"--scope", "folder"}},
      {"CorpusScope", {"--scope", "corpus", "--corpus", std::string(kCanaryName)}},
      {"RandomAddresses", {"--addresses", "random"}},
      {"KeptEndings", {"--tld", "keep", "--valid-checksums"}},
      {"NeutralNames", {"--rename"}},
      {"Tags", {"--style", "tag"}},
      {"Masks", {"--style", "mask", "--mask-length", "3"}},
      {"NothingLeft", {"--style", "remove"}},
      {"Omissions", {"--style", "cdif-omit"}},
      {"MissedReplaced", {"--missed", "replace"}},
      {"NotesScrubbed", {"--notes", "scrub"}},
      {"JsonLog", {"--log-format", "json"}},
      {"OneThread", {"-j", "1"}}};
  return kWays;
}

class CanaryWays : public Canary, public testing::WithParamInterface<Way> {};

TEST_P(CanaryWays, OfFilesLeaveNothing) {
  write_mails("in", 9);
  const Words common{"-v",     "-k",      "key",   "--keep-label", "Opinion", "--report",
                     "r.json", "--vault", "vault", "--vault-key",  "second",  "-o"};
  const Ran to_folder = run(with(with(common, {"out", "in"}), GetParam().options));
  EXPECT_EQ(to_folder.code, 0) << to_folder.err;
  expect_silence(to_folder);
  fs::remove(temp_ / "r.json");
  fs::remove(temp_ / "vault");
  const Ran to_lines =
      run(with(with(common, {"out.jsonl", "--format", "jsonl", "in"}), GetParam().options));
  EXPECT_EQ(to_lines.code, 0) << to_lines.err;
  expect_silence(to_lines);
}

TEST_P(CanaryWays, OfStreamsLeaveNothing) {
  std::string lines;
  for (int i = 0; i < 9; ++i) lines += json_line(fmt::format("a/{}", i));
  temp_.write("in.jsonl", lines);
  const Words common = with({"-v", "-k", "key"}, GetParam().options);
  const Ran written = run(with(common, {"--report", "r.json", "--vault", "vault", "--vault-key",
                                        "second", "--keep-field", "thread", "in.jsonl"}));
  EXPECT_EQ(written.code, 0) << written.err;
  expect_silence(written);
  const Ran to_folder = run(with(common, {"--format", "brat", "-o", "out", "in.jsonl"}));
  EXPECT_EQ(to_folder.code, 0) << to_folder.err;
  expect_silence(to_folder);
  const Ran piped = run(with(common, {"-"}), lines);
  EXPECT_EQ(piped.code, 0) << piped.err;
  expect_silence(piped);
}

INSTANTIATE_TEST_SUITE_P(All, CanaryWays, testing::ValuesIn(ways()),
                         [](const auto& row) { return std::string(row.param.name); });

// Only messages may name the files of the input.
TEST_F(Canary, NamesOfFilesAreGoneWithNeutralNames) {
  const Mail made = mail();
  const std::string name(kCanaryName);
  temp_.write_pair("in/" + name + "/" + name, made.text, made.ann);
  const Ran ran = keyed({"-q", "--rename", "--keep-label", "Opinion", "--report", "r.json",
                         "--vault", "vault", "--vault-key", "second", "-o", "out", "in"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  expect_silence(ran);
  temp_.write("in.jsonl", json_line(name + "/" + name));
  const Ran lines = keyed({"-v", "--rename", "--report", "lines.json", "in.jsonl"});
  EXPECT_EQ(lines.code, 0) << lines.err;
  expect_silence(lines);
}

// Nobody annotated the name: the list alone knows it.
TEST_F(Canary, DeniedStringsLeaveNothing) {
  const std::string name(kCanaryName);
  temp_.write("deny", "PERSON\tEva " + name + "\nUFID\t" + std::string(kDigits) + "\n");
  const std::string text =
      fmt::format("Zeile an {0}, Eva und E. {0} ({1}).\nEva {0}s Hund bei {0}, eva.{0}@x.example\n",
                  name, kDigits);
  temp_.write_pair("in/1", text,
                   fmt::format("T1\tOpinion 0 5\tZeile\tEva {0}\nA1\tMood T1 Eva_{0}\n"
                               "R1\tEva_{0} Arg1:T1 Arg2:T1\n#1\tAnnotatorNotes T1\tEva {0}\n"
                               "N1\tReference T1 Wiki:{1}\tEva {0}\n",
                               name, kDigits));
  temp_.write("in/raw.txt", text);
  temp_.write_pair("in/none", text, "");
  temp_.write("in.jsonl",
              fmt::format("{{\"id\": \"a\", \"text\": \"Eva {0} ({1})\", \"from\": \"Eva {0}\"}}\n"
                          "{{\"id\": \"b\", \"text\": \"Zeile\", \"entities\": [{{\"id\": "
                          "\"Eva_{0}\", \"label\": \"CITY\", \"start\": 0, \"end\": 5}}]}}\n",
                          name, kDigits));
  for (const char* notes : {"drop", "scrub"}) {
    for (const char* missed : {"report", "replace"}) {
      const Words common{"-v",  "--overwrite", "--deny", "deny",     "--notes",
                         notes, "--missed",    missed,   "--report", "r.json"};
      const Ran files = keyed(with(common, {"--keep-label", "Opinion", "-o", "out", "in"}));
      EXPECT_EQ(files.code, 0) << files.err;
      expect_silence(files, {"in", "in.jsonl", "deny"});
      const Ran lines =
          keyed(with(common, {"--keep-field", "from", "-o", "out.jsonl", "in.jsonl"}));
      EXPECT_EQ(lines.code, 0) << lines.err;
      expect_silence(lines, {"in", "in.jsonl", "deny"});
    }
  }
  EXPECT_EQ(
      keyed({"-v", "--deny", "deny", "--missed", "fail", "-o", "strict.jsonl", "in.jsonl"}).code,
      1);
  expect_silence({}, {"in", "in.jsonl", "deny"});
}

// Lines that are refused, each alone in its stream.
std::vector<std::string> bad_lines() {
  const auto document = [](std::string_view text, std::string_view entities) {
    return fmt::format(R"({{"id": "a", "text": "{}", "entities": {}}})", text, entities);
  };
  const auto entity = [](std::string_view cells) { return fmt::format("[{{{}}}]", cells); };
  const std::string text = fmt::format("Herr {} kam.", kCanaryName);
  return {
      std::string(kCanaryName),
      fmt::format("\"{}\"", kCanaryName),
      fmt::format(R"({{"{}": }})", kCanaryName),
      fmt::format(R"({{"id": "a", "text": "{})", text),
      fmt::format(R"({{"id": "a", "text": "\u00zz{}", "entities": []}})", text),
      fmt::format(R"({{"id": "a", "text": "{0}", "text": "{0}", "entities": []}})", text),
      fmt::format(R"({{"id": "a", "text": ["{}"], "entities": []}})", text),
      document(text + "\xFF", "[]"),
      document(text, fmt::format("\"{}\"", kCanaryName)),
      document(text, fmt::format("[\"{}\"]", kCanaryName)),
      document(text,
               entity(fmt::format(R"("id": "T1", "label": "FAMILY", "start": "{}", "end": 20)",
                                  kCanaryName))),
      document(text,
               entity(fmt::format(R"("id": "T1", "label": "FAMILY", "fragments": [[5, "{}"]])",
                                  kCanaryName))),
      document(text, entity(fmt::format(
                         R"("id": "T1", "label": "FAMILY", "start": 5, "end": 99, "text": "{}")",
                         kCanaryName))),
      document(text, entity(fmt::format(
                         R"("id": "T1", "label": "FAMILY", "start": 4, "end": 19, "text": "{}")",
                         kCanaryName))),
      document(text, entity(fmt::format(
                         R"("id": "T1", "label": "NAME", "start": 5, "end": 20, "text": "{}")",
                         kCanaryName))),
      document("\xF0\x9F\x98\x80 " + text,
               entity(fmt::format(
                   R"("id": "T1", "label": "FAMILY", "start": 8, "end": 23, "text": "{}")",
                   kCanaryName))),
      document(text, fmt::format(R"([{{"id": "{0}", "label": "FAMILY", "start": 5, "end": 20}}, )"
                                 R"({{"id": "{0}", "label": "FAMILY", "start": 5, "end": 20}}])",
                                 kCanaryName)),
  };
}

TEST_F(Canary, BadLinesFailWithoutTheirText) {
  const std::string good = R"({"id": "good", "text": "", "entities": []})";
  for (const std::string& bad : bad_lines()) {
    for (const char* log : {"text", "json"}) {
      temp_.write("in.jsonl", good + "\n" + bad + "\n");
      const Ran ran = keyed({"-v", "--overwrite", "--log-format", log, "--report", "r.json", "-o",
                             "out.jsonl", "in.jsonl"});
      EXPECT_EQ(ran.code, 1) << bad << '\n' << ran.err;
      expect_silence(ran);
    }
  }
}

struct BadFile {
  const char* name;
  std::string file;  // below the folder of the test
  std::string bytes;
  Words options;
};

// Files that hold text of the corpus in place of a key, letter classes or a table.
TEST_F(Canary, OtherFilesThatAreWrongAreNotQuoted) {
  write_mails("in", 1);
  const std::string name(kCanaryName);
  const std::string header = "name\ttier\tcountry\teveryday\tuse\n";
  const std::vector<BadFile> files{
      {"a key", "wrong", name, {"-k", "wrong"}},
      {"a long key", "wrong", name + name + name + name, {"-k", "wrong"}},
      {"a vault key", "wrong", name, {"-k", "key", "--vault", "v", "--vault-key", "wrong"}},
      {"letter classes", "wrong", name + "\n", {"--letter-classes", "wrong"}},
      {"classes with digits", "wrong", "AB1" + name + "\n", {"--letter-classes", "wrong"}},
      {"a list without labels", "wrong", name + "\n", {"--deny", "wrong"}},
      {"swapped columns", "wrong", name + "\tFAMILY\n", {"--allow", "wrong"}},
      {"an unknown label", "wrong", name + "\t" + name + "\n", {"--deny", "wrong"}},
      {"three columns", "wrong", "FAMILY\t" + name + "\t" + name + "\n", {"--deny", "wrong"}},
      {"no UTF-8", "wrong", "FAMILY\t" + name + "\xFF\n", {"--deny", "wrong"}},
      {"two words", "wrong", name + " " + name + "\n", {"--ignore", "wrong"}},
      {"one list for both",
       "wrong",
       "FAMILY\t" + name + "\n",
       {"--deny", "wrong", "--allow", "wrong"}},
      {"no header", "lex/family.tsv", name + "\t1\t\t\t\n", {"--lexicons", "lex"}},
      {"a lower case header",
       "lex/family.tsv",
       "name\tquorvatz\nHuber\t1\n",
       {"--lexicons", "lex"}},
      {"a tier", "lex/family.tsv", header + "Huber\t" + name + "\t\t\t\n", {"--lexicons", "lex"}},
      {"a country",
       "lex/family.tsv",
       header + "Huber\t1\t" + name + "\t\t\n",
       {"--lexicons", "lex"}},
      {"a use", "lex/family.tsv", header + "Huber\t1\t\t\t" + name + "\n", {"--lexicons", "lex"}},
      {"too few cells", "lex/family.tsv", header + name + "\t1\n", {"--lexicons", "lex"}},
      {"a row twice",
       "lex/family.tsv",
       header + name + "\t1\t\t\t\n" + name + "\t1\t\t\t\n",
       {"--lexicons", "lex"}},
  };
  for (const BadFile& bad : files) {
    SCOPED_TRACE(bad.name);
    fs::remove_all(temp_ / "lex");
    temp_.write(bad.file, bad.bytes);
    fs::permissions(temp_ / bad.file, fs::perms::owner_read | fs::perms::owner_write);
    const Ran ran = run(with({"-v", "--keep-label", "Opinion", "-o", "out", "in"}, bad.options));
    EXPECT_EQ(ran.code, 2) << ran.err;
    expect_silence(ran, {"in", "wrong", "lex"});
  }
}

struct Looking {
  const char* name;
  Words arguments;
  int code;
  Words with_originals;  // what the command makes of the texts as they are
};

// Commands that look at a corpus and its result, at the highest verbosity. view and diff are left
// out: they are there to show originals.
TEST_F(Canary, CommandsThatLookAtACorpusQuoteNothing) {
  write_mails("in", 4);
  const std::string text = mail().text;
  temp_.write("raw/a.txt", text);
  temp_.write("box.mbox", "From x Fri May  3 14:12:05 2019\nFrom: Eva <eva@x.example>\n\n" + text);
  temp_.write("bad.eml", "Content-Transfer-Encoding: base64\n\n" + std::string(kCanaryName) + "\n");
  temp_.write("notes", "1\tT4] the friend of " + std::string(kCanaryName) + "\n");
  temp_.write("annotation.conf", "[entities]\nFAMILY\n");
  const Ran made =
      keyed({"-q", "--keep-label", "Opinion", "--report", "r.json", "-o", "out", "in"});
  ASSERT_EQ(made.code, 0) << made.err;
  fs::copy(temp_ / "in", temp_ / "same", fs::copy_options::recursive);
  const Words originals{"in", "same", "raw", "box.mbox", "bad.eml", "notes"};
  const std::vector<Looking> commands{
      {"check",
       {"check", "-v", "--keep-label", "Opinion", "--report", "c.json", "in", "out"},
       0,
       {}},
      {"check of originals", {"check", "-v", "--keep-label", "Opinion", "in", "same"}, 1, {}},
      {"labels", {"labels", "-v", "--write", "s.tsv", "in"}, 1, {}},
      {"report", {"report", "r.json"}, 0, {}},
      {"public report", {"report", "--public", "r.json"}, 0, {}},
      {"eval", {"eval", "-v", "--curve", "--keep-label", "Opinion", "in", "in"}, 0, {}},
      {"train", {"train", "-v", "-o", "m", "--keep-label", "Opinion", "in"}, 0, {}},
      {"detect", {"detect", "-v", "--report", "d.json", "-o", "marked", "raw"}, 0, {"marked"}},
      {"detect mail", {"detect", "-v", "-o", "mails", "box.mbox"}, 0, {"mails"}},
      {"detect bad mail", {"detect", "-v", "-o", "bad", "bad.eml"}, -1, {"bad"}},
      {"dry run", {"-v", "-n", "--keep-label", "Opinion", "in"}, 0, {}},
      {"strict", {"-v", "--strict", "--keep-label", "Opinion", "-o", "strict", "in"}, -1, {}},
      {"unknown label", {"-v", "-o", "unknown", "in"}, 1, {}},
      {"a description",
       {"-v", "--style", "cdif-omit", "--descriptions", "notes", "--keep-label", "Opinion", "-o",
        "omitted", "in"},
       -1,
       {}},
      {"settings", {"config", "show", "--deny", "notes"}, 2, {}},
  };
  Words shown = originals;
  for (const Looking& command : commands) {
    SCOPED_TRACE(command.name);
    const Ran ran = run(command.arguments);
    if (command.code >= 0) {
      EXPECT_EQ(ran.code, command.code) << ran.err;
    }
    shown = with(shown, command.with_originals);
    expect_silence(ran, shown);
  }
}

// What is packed is searched unpacked.
TEST_F(Canary, PackedStreamsLeaveNothing) {
  std::string lines;
  for (int i = 0; i < 9; ++i) lines += json_line(fmt::format("a/{}", i));
  temp_.write("in.jsonl", lines);
  for (const std::string ending : {"gz", "zst"}) {
    const std::string output = "out.jsonl." + ending;
    const Ran packed = keyed({"-v", "-o", output, "in.jsonl"});
    EXPECT_EQ(packed.code, 0) << packed.err;
    const Ran unpacked = shell((ending == "gz" ? "gzip -dc " : "zstd -qdc ") + output);
    if (unpacked.code == 127) continue;  // no such program here
    EXPECT_FALSE(unpacked.out.empty());
    expect_silence(packed);
    expect_silence(unpacked);
  }
}

// Runs are killed in the middle: temporary and unfinished files hold no original either.
TEST_F(Canary, KilledRunsLeaveNothing) {
  write_mails("in", 700);
  std::string lines;
  for (int i = 0; i < 700; ++i) lines += json_line(fmt::format("a/{}", i));
  temp_.write("in.jsonl", lines);
  std::size_t written = 0;
  for (int moment = 0; moment < 5; ++moment) {
    for (const char* input : {"in", "in.jsonl"}) {
      const std::string out = fmt::format("out{}{}", moment, input);
      const pid_t process = testing_support::start_program(
          {"-v", "-j", "2", "-k", temp_ / "key", "--keep-label", "Opinion", "--vault",
           temp_ / (out + ".vault"), "--vault-key", temp_ / "second", "--report",
           temp_ / (out + ".json"), "-o", temp_ / out, temp_ / input},
          STDIN_FILENO);
      const auto has_begun = [&] {
        return fs::exists(temp_ / out) || fs::exists(temp_ / (out + ".part"));
      };
      constexpr int kMostWaits = 20'000;  // of a millisecond, on a busy machine
      for (int waits = 0; waits < kMostWaits && !has_begun(); ++waits) ::usleep(1000);
      ::usleep(static_cast<useconds_t>(30'000 * moment));
      ::kill(process, SIGKILL);
      testing_support::wait_for(process);
      written += has_begun() ? 1U : 0U;
    }
  }
  EXPECT_EQ(written, 10U) << "killed too early";
  expect_silence({});
}

}  // namespace
}  // namespace pseudo
