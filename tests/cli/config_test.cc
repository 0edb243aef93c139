// Configuration files: what they may say, what beats them, and how `config show` tells.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "support/program_fixture.h"

namespace pseudo {
namespace {

using testing_support::Ran;
using testing_support::read_file;
using testing_support::read_tree;
using testing_support::run_program;
using testing_support::Words;
namespace fs = std::filesystem;

class Config : public testing_support::KeyedTest {
 protected:
  void SetUp() override {
    KeyedTest::SetUp();
    temp_.write("in/a.txt", "Frau Irmgard Habersatter aus Name am 3. Juni 2019.");
    temp_.write("in/a.ann",
                "T1\tFEMALE 5 12\tIrmgard\nT2\tFAMILY 13 24\tHabersatter\nT3\tName 29 33\tName\n"
                "T4\tDATE 37 49\t3. Juni 2019\n");
  }
  [[nodiscard]] Ran configured(const std::string& toml, Words more = {}) const {
    temp_.write("conf/pseudo.toml", toml);
    more.insert(more.end(), {"--config", "conf/pseudo.toml", "in"});
    return run(more);
  }
  [[nodiscard]] std::string shown(const std::string& toml, Words more = {}) const {
    temp_.write("conf/pseudo.toml", toml);
    more.insert(more.begin(), {"config", "show"});
    more.insert(more.end(), {"--config", "conf/pseudo.toml"});
    const Ran ran = run(more);
    EXPECT_EQ(ran.code, 0) << ran.err;
    return ran.out;
  }
};

TEST_F(Config, SaysWhatTheCommandLineWouldSay) {
  const Ran ran = configured(
      "key-file = \"../key\"\noutput = \"../out\"\nmap-label = [\"Name=CITY\"]\n"
      "rename = true\nshift = 30\nquiet = false\nscope = \"corpus\"\n");
  EXPECT_EQ(ran.code, 0) << ran.err;
  ASSERT_EQ(run({"-k", "key", "-o", "same", "--map-label", "Name=CITY", "--rename", "--shift", "30",
                 "--scope", "corpus", "in"})
                .code,
            0);
  EXPECT_EQ(read_tree(temp_ / "out"), read_tree(temp_ / "same"));
}

TEST_F(Config, TheCommandLineBeatsIt) {
  const std::string toml =
      "key-file = \"../second\"\nmax-shift = 20\nkeep-label = [\"DATE\"]\nmap-label = "
      "[\"Name=ORG\"]\n";
  const Words words = {"-k",          "key",       "--shift",      "30",
                       "--map-label", "Name=CITY", "--keep-label", "Sentiment"};
  Words both = words;
  both.insert(both.end(), {"-o", "out"});
  ASSERT_EQ(configured(toml, both).code, 0);
  Words alone = words;
  alone.insert(alone.end(), {"-o", "same", "in"});
  ASSERT_EQ(run(alone).code, 0);
  EXPECT_EQ(read_tree(temp_ / "out"), read_tree(temp_ / "same"));
}

TEST_F(Config, TheEnvironmentBeatsItToo) {
  temp_.write("pseudo.toml", "key-file = \"absent\"\nmap-label = [\"Name=CITY\"]\n");
  const Ran ran = run_program({{"--config", "pseudo.toml", "-o", "out", "in"},
                               temp_.path().string(),
                               {},
                               {"PSEUDO_KEY_FILE=" + (temp_ / "key")}});
  EXPECT_EQ(ran.code, 0) << ran.err;
}

TEST_F(Config, WhatIsWrongIsNamedWithItsLine) {
  struct Row {
    const char* toml;
    const char* says;
  };
  for (const Row& row : std::vector<Row>{
           {"lang = \"de\"\noutptu = \"x\"\n", ":2: unknown key outptu; did you mean output?"},
           {"map_label = []\n", ":1: unknown key map_label; did you mean map-label?"},
           // The file may be a text of the corpus.
           {"blue = 1\n", ":1: unknown key; the keys are the long names of the options"},
           {"Habersatter = 1\n", ":1: unknown key; "},
           {"[Habersatter]\nstrict = true\n", ":1: there are no sections; leave out this line"},
           {"config = \"x\"\n", ":1: unknown key config"},
           {"help = true\n", ":1: unknown key help"},
           {"\n\nshift = \"30\"\n", ":3: shift: takes a number, and this is a string"},
           {"rename = \"yes\"\n", ":1: rename: takes true or false, and this is a string"},
           {"lang = true\n", ":1: lang: takes a string, and this is true or false"},
           {"lang = [\"de\"]\n", ":1: lang: takes a string, and this is a list of strings"},
           {"scope = 3\n", ":1: scope: takes a string or a list of strings, and this is a number"},
           {"scope = [3]\n",
            ":1: scope: takes a string or a list of strings, and this is a list of other"},
           {"shift = 1.5\n", ":1: shift: takes a number, and this is a number that is not whole"},
           {"[scope]\nCITY = \"corpus\"\n",
            ":1: scope: takes a string or a list of strings, and this is a section; write scope = "
            "[\"CITY=corpus\"]"},
           {"lang = \"de\"\nseason = \"summer\"\n", ":2: --season"},
           {"jobs = 0\n", ":1: --jobs"},
           {"output = \"\"\n", ":1: output: its value is empty"},
           {"lang = de\n", ":1: lang: a text stands in quotes; write lang = \"de\""},
           {"lang = \"de\"\nlang = \"none\"\n", ":2: lang: stands in line 1, too"},
           {"lang = \"\xFF\"\n", ":1: a letter that is not UTF-8"}}) {
    const Ran ran = configured(row.toml);
    EXPECT_EQ(ran.code, 2) << row.toml;
    EXPECT_NE(ran.err.find(std::string("pseudo: error: conf/pseudo.toml") + row.says),
              std::string::npos)
        << row.toml << ran.err;
    EXPECT_EQ(ran.err.find("Habersatter"), std::string::npos) << ran.err;
  }
  const Ran quiet = configured("quiet = true\nverbose = true\n");
  EXPECT_NE(quiet.err.find("conf/pseudo.toml:1: --quiet and --verbose contradict each other"),
            std::string::npos)
      << quiet.err;
  const Ran both = configured("shift = 30\nmax-shift = 60\n");
  EXPECT_EQ(both.code, 2);
  EXPECT_NE(both.err.find("contradict each other"), std::string::npos) << both.err;
}

// Slips of people who know no TOML. Source: what editors, other configuration files and command
// lines suggest.
TEST_F(Config, WhatIsNoTomlIsSaidInWordsOfAUser) {
  struct Row {
    const char* toml;
    const char* says;
  };
  for (const Row& row : std::vector<Row>{
           {"scheme = i2b2\n", ":1: scheme: a text stands in quotes; write scheme = \"i2b2\""},
           {"scheme = \"i2b2\n",
            ":1: scheme: the closing quote is missing; write scheme = \"i2b2\""},
           {"lang = \"de\nstrict = true\n", ":1: lang: the closing quote is missing"},
           {"scheme = 'i2b2\n", ":1: scheme: the closing quote is missing"},
           {"scheme = „i2b2“\n",
            ":1: scheme: typographic quotes; write straight ones: scheme = \"i2b2\""},
           {"scheme = »i2b2«\n", ":1: scheme: typographic quotes"},
           {"style = [“tag”, “DATE=year”]\n",
            ":1: style: typographic quotes; write straight ones: style = [\"tag\", \"DATE=year\"]"},
           {"strict = True\n",
            ":1: strict: true and false are written small and without quotes; "
            "write strict = true"},
           {"strict = no\n", "write strict = false"},
           {"strict = \"true\"\n",
            ":1: strict: takes true or false, and this is a string; write "
            "strict = true"},
           {"strict = 1\n", "and this is a number; write strict = true"},
           {"shift = \"30\"\n", "and this is a string; write shift = 30"},
           {"shift = 030\n", ":1: shift: a number begins with no 0; write shift = 30"},
           {"shift = 30,5\n", ":1: shift: takes a whole number, without dot and comma"},
           {"shift = 2019-06-01\n", ":1: shift: takes a number, and this is a date or time"},
           {"style = tag, DATE=year\n",
            ":1: style: several values are a list; write style = [\"tag\", \"DATE=year\"]"},
           {"style = \"tag\", \"mask\"\n", "write style = [\"tag\", \"mask\"]"},
           {"style = [tag, mask]\n", "write each text in quotes"},
           {"style = [\"tag\" \"mask\"]\n", "] at the end: style = [\"tag\", \"mask\"]"},
           {"style = [\n  \"tag\",\n  mask\n]\n", ":3: style: the texts of a list stand in quotes"},
           {"lang = \"de\"\nstyle = [\"tag\"\nstrict = true\n",
            ":2: style: the list that begins here lacks a comma between two texts, or its ]"},
           {"style = \"tag, DATE=year\"\n",
            ":1: --style tag, DATE=year: several values; say each "
            "with its own option: --style tag --style DATE=year"},
           {"map-label = \"A=PERSON, B=CITY\"\n", "map-label = [\"A=PERSON\", \"B=CITY\"]"},
           {"[style]\nDATE = \"year\"\n", "write style = [\"DATE=year\"]"},
           {"[pseudo]\nstrict = true\n", ":1: there are no sections; leave out [pseudo]"},
           {"scope =\n", ":1: scope: its value is missing behind ="},
           {"scope\n", ":1: scope: = and a value are missing"},
           {"shift: 30\n", ":1: shift: = is missing between key and value; write shift = 30"},
           {"shift == 30\n", ":1: shift: one = stands between key and value; write shift = 30"},
           {"max_shift: 30\n", ":1: max-shift: = is missing"},
           {"scope = \"folder\"\nscope = \"CITY=corpus\"\n",
            "write one list: scope = [\"folder\", \"CITY=corpus\"]"},
           {"; a comment\n", ":1: a comment begins with #"},
           {"strict = true // always\n", ":1: strict: more stands behind its value"},
           {"strict = true lang = \"de\"\n", "each option on a line of its own"},
           {"strict = true\rlang = \"de\"\r", "a line ends with CR alone"},
           {"strict\u00A0= true\n", "a no-break space"},
           {"lexicons = \"C:\\own\"\n", "write single ones: lexicons = 'C:\\own'"},
           {"{\"shift\": 30}\n", "this is no option; write one option a line"},
           {"= 30\n", "no key stands before ="}}) {
    const Ran ran = configured(row.toml);
    EXPECT_EQ(ran.code, 2) << row.toml;
    EXPECT_EQ(ran.err.rfind("pseudo: error: conf/pseudo.toml:", 0), 0U) << ran.err;
    EXPECT_NE(ran.err.find(row.says), std::string::npos) << row.toml << ran.err;
    for (const char* inner : {"TOML", "parsing", "expected", "Error while"}) {
      EXPECT_EQ(ran.err.find(inner), std::string::npos) << "words of the parser: " << ran.err;
    }
  }
  for (const char* toml : {"\tstrict\t=\ttrue\t\n", "\uFEFFstrict = true\r\nlang = \"de\"\r\n"}) {
    const Ran ran = configured(toml, {"-n", "--keep-label", "Name"});
    EXPECT_EQ(ran.code, 0) << toml << ran.err;
  }
}

// The file may be a text of the corpus, or a key, by mistake.
TEST_F(Config, NothingOfAnotherFileIsShown) {
  const std::string digits(64, 'a');
  for (const std::string& text :
       {std::string("Liebe Irmgard,\n"), std::string("Irmgard: Habersatter\n"),
        std::string("Irmgard = Habersatter\n"), digits + "\n", "key-file = " + digits + "\n",
        "key-file = \"" + digits + "\n", "key-file: " + digits + "\n"}) {
    const Ran ran = configured(text);
    EXPECT_EQ(ran.code, 2);
    for (const std::string& secret : {std::string("Irmgard"), std::string("Habersatter"), digits}) {
      EXPECT_EQ(ran.err.find(secret), std::string::npos) << ran.err;
    }
  }
}

// With the options of a run, settings are refused as the run would be.
TEST_F(Config, ShowRefusesWhatARunRefuses) {
  temp_.write("list", "Nobody\tIrmgard\n");
  for (const Words& words : std::vector<Words>{{"--scheme", "nosuch"},
                                               {"--style", "CITY=foo"},
                                               {"--shard", "3/2"},
                                               {"--max-shift", "3"},
                                               {"--keep-field", "text"},
                                               {"--lang", "fr"},
                                               {"--lexicons", "nosuch"},
                                               {"--map-label", "A"},
                                               {"--deny", "list"},
                                               {"--letter-classes", "absent"},
                                               {"--resume"},
                                               {"--vault-key", "second"},
                                               {"--detect", "--model", "list"},
                                               {"absent/"},
                                               {"-o", "in/out", "in"},
                                               {"--report", "in/r.json", "in"},
                                               {"--report", "out/r.json", "-o", "out", "in"},
                                               {"--format", "jsonl", "-o", "x.zip", "in"}}) {
    Words all = words;
    all.insert(all.begin(), {"--keep-label", "Name"});
    if (words.back() != "in" && words.back() != "absent/") all.emplace_back("in");
    const Ran ran = run(all);
    EXPECT_EQ(ran.code, 2) << words[0] << ran.err;
    all.insert(all.begin(), {"config", "show"});
    const Ran shown = run(all);
    EXPECT_EQ(shown.code, 2) << words[0] << shown.err;
    EXPECT_EQ(shown.err, ran.err);
    EXPECT_NE(shown.out.find("# What pseudo would do"), std::string::npos) << "all the same";
  }
  EXPECT_EQ(run({"config", "show", "--keep-label", "Name", "in"}).code, 0);
  EXPECT_FALSE(fs::exists(temp_.path() / "in-pseudo"));
}

TEST_F(Config, WhatALaterStageFindsIsNamedWithItsLine) {
  temp_.write("conf/open.tsv", "Name\tCTY\n");
  struct Row {
    const char* toml;
    const char* says;
  };
  for (const Row& row : std::vector<Row>{
           {"scope = \"foldr\"\n", ":1: --scope foldr: not a scope"},
           {"lang = \"de\"\nscope = [\"folder\",\n  \"CTY=corpus\"]\n",
            ":3: --scope CTY=corpus: unknown label; did you mean CITY?"},
           {"\nstyle = \"tga\"\n", ":2: --style tga: not a style"},
           {"map-label = \"Name=CTY\"\n", ":1: --map-label Name=CTY: CTY is no category; did you"},
           {"map-label = \"Name\"\n", ":1: --map-label Name: write FROM=TO"},
           {"lang = \"dee\"\n", ":1: --lang dee: no such language"},
           {"shard = \"3/2\"\n", ":1: --shard 3/2"},
           {"scheme = \"i2bb2\"\n", ":1: --scheme i2bb2: no such scheme"},
           {"resume = \"verfy\"\n", ":1: --resume=verfy: there are"},
           {"max-shift = 0\n", ":1: a bound of 0 days"},
           {"shift = 0\n", ":1: a shift of 0 days"},
           {"season = \"keep\"\nshift = 7\n", ":1: --season keep and --shift contradict"},
           {"style = \"tag\"\ntag-format = \"{lable}\"\n", ":2: --tag-format {lable}: no field"},
           {"style = \"mask\"\nmask-char = \"ab\"\n", ":2: the mask is not one"},
           {"mask-length = 3\n", ":1: --mask-length: no label has the style"},
           {"keep-field = \"text\"\n", ":1: --keep-field text"},
           {"lang = \"de\"\nkey-file = \"absent\"\n", ":2: conf/absent: no such key"},
           {"letter-classes = \"absent\"\n", ":1: conf/absent: cannot read"},
           {"deny = \"absent\"\n", ":1: --deny conf/absent: cannot read"},
           {"output = \"../in\"\n", ":1: the output in is the input itself"}}) {
    const Ran ran = configured(std::string(row.toml) + "keep-label = \"Name\"\n");
    EXPECT_EQ(ran.code, 2) << row.toml;
    EXPECT_NE(ran.err.find(std::string("pseudo: error: conf/pseudo.toml") + row.says),
              std::string::npos)
        << row.toml << ran.err;
  }
  const Ran ran = configured("scope = \"folder\"\n", {"--scope", "foldr"});
  EXPECT_NE(ran.err.find("pseudo: error: --scope foldr: "), std::string::npos)
      << "it stands on the command line: " << ran.err;
  const Ran scheme = configured("scheme = \"open.tsv\"\n");
  EXPECT_NE(scheme.err.find("open.tsv:1: CTY is no target"), std::string::npos)
      << "the place in the other file says more: " << scheme.err;
}

TEST_F(Config, OptionsThatAStyleOfTheCommandLineMakesVoidGiveWay) {
  const std::string toml =
      "keep-label = \"Name\"\nmax-shift = 30\naddresses = \"random\"\ntld = \"keep\"\n"
      "valid-checksums = true\nletter-classes = \"none\"\n";
  EXPECT_EQ(configured(toml, {"-n", "--style", "mask"}).code, 0);
  EXPECT_EQ(configured(toml, {"-n", "--scope", "corpus"}).code, 0);
  EXPECT_EQ(configured(toml + "style = \"mask\"\n", {"-n"}).code, 2) << "both in the file";
  EXPECT_EQ(configured(toml, {"-n", "--style", "mask", "--max-shift", "40"}).code, 2)
      << "both on the command line";
  const std::string tags = "keep-label = \"Name\"\nstyle = \"tag\"\ntag-format = \"<X>\"\n";
  EXPECT_EQ(configured(tags, {"-n", "--style", "mask"}).code, 0);
}

TEST_F(Config, AFlagIsSetBackOnTheCommandLine) {
  const std::string toml = "key-file = \"../key\"\nrename = true\nkeep-label = \"Name\"\n";
  ASSERT_EQ(configured(toml, {"--rename=false", "-o", "plain"}).code, 0);
  EXPECT_TRUE(fs::exists(temp_.path() / "plain/a.txt"));
  ASSERT_EQ(configured(toml, {"--rename=true", "-o", "renamed"}).code, 0);
  EXPECT_FALSE(fs::exists(temp_.path() / "renamed/a.txt"));
  for (const char* word : {"off", "on", "no", "yes", "0", "1", "2", "True", "t"}) {
    for (const std::string flag : {"--rename", "--strict", "--dry-run", "--verbose", "--umask"}) {
      const Ran ran = configured(toml, {flag + "=" + word});
      EXPECT_EQ(ran.code, 2) << flag << word;
      EXPECT_NE(ran.err.find(flag + " takes no value; leave out =" + word), std::string::npos)
          << ran.err;
    }
  }
  EXPECT_EQ(configured(toml, {"--resume=false", "-o", "again"}).code, 0);
}

TEST_F(Config, NothingThatIsWrittenReplacesIt) {
  EXPECT_EQ(configured("", {"-o", "out", "--overwrite", "--report", "conf/pseudo.toml"}).code, 2);
}

TEST_F(Config, ShowTellsWhereEachValueComesFrom) {
  const std::string text = shown("lang = \"none\"\nscope = [\"folder\"]\n", {"--shift", "30"});
  for (const char* line :
       {"lang = \"none\"  # file conf/pseudo.toml, line 1\n",
        "scope = [\"folder\"]  # file conf/pseudo.toml, line 2\n", "shift = 30  # command line\n",
        "season = \"auto\"  # default\n", "rename = false  # default\n",
        "# max-shift =  # not used beside shift\n",
        "# key-file =  # default: a fresh key, forgotten at the end. ",
        "# tag-format = \"<{label}>\"  # default. ", "# scheme = \"codealltag\"  # default. ",
        "# deny =  # default: none. "}) {
    EXPECT_NE(text.find(line), std::string::npos) << line << text;
  }
  EXPECT_EQ(text.find("config ="), std::string::npos);
  const Ran key = run_program(
      {{"config", "show"}, temp_.path().string(), {}, {"PSEUDO_KEY_FILE=/a/key", "NO_COLOR=1"}});
  EXPECT_NE(key.out.find("key-file = \"/a/key\"  # environment PSEUDO_KEY_FILE\n"),
            std::string::npos)
      << key.out;
  EXPECT_NE(key.out.find("color = \"never\"  # environment NO_COLOR\n"), std::string::npos);
}

TEST_F(Config, WhatShowPrintsIsAConfigThatSaysTheSame) {
  const std::string text = shown(
      "key-file = \"../key\"\nmap-label = [\"Name=CITY\", \"A\\\"b=ORG\"]\nresume = \"verify\"\n"
      "verbose = true\nletter-classes = \"none\"\noutput = \"-\"\nshift = -30\n");
  temp_.write("elsewhere/shown.toml", text);
  const Ran again = run({"config", "show", "--config", "elsewhere/shown.toml"});
  ASSERT_EQ(again.code, 0) << again.err;
  const auto values = [](const std::string& shown) {
    std::string kept;
    for (std::size_t at = 0; at < shown.size();) {
      const std::size_t end = shown.find('\n', at);
      const std::string line = shown.substr(at, end - at);
      if (line.front() != '#') kept += line.substr(0, line.find("  # ")) + '\n';
      at = end + 1;
    }
    return kept;
  };
  EXPECT_EQ(values(again.out), values(text));
  EXPECT_NE(text.find("key-file = \"" + (temp_ / "key") + "\""), std::string::npos) << text;
  EXPECT_NE(text.find("letter-classes = \"none\""), std::string::npos) << text;
}

TEST_F(Config, ShowNeverReadsTheKey) {
  const std::string text = shown("key-file = \"../key\"\n");
  EXPECT_EQ(text.find(read_file(temp_ / "key")), std::string::npos);
  EXPECT_NE(shown("key-file = \"absent\"\n").find("absent"), std::string::npos);
}

TEST_F(Config, TheAuditTakesTheFileOfTheRun) {
  const std::string toml =
      "key-file = \"../key\"\noutput = \"../out\"\nmap-label = [\"Name=CITY\"]\nreport = "
      "\"../r.json\"\noverwrite = true\n";
  ASSERT_EQ(configured(toml).code, 0);
  const Ran ran = run({"check", "--config", "conf/pseudo.toml", "in", "out"});
  EXPECT_EQ(ran.code, 0) << ran.err << ran.out;
  temp_.write("conf/wrong.toml", "outptu = \"x\"\n");
  EXPECT_EQ(run({"check", "--config", "conf/wrong.toml", "in", "out"}).code, 2);
}

TEST_F(Config, OtherCommandsTakeWhatTheyKnowOfTheFileOfTheRun) {
  const std::string toml =
      "key-file = \"../key\"\noutput = \"../out\"\nmap-label = [\"Name=CITY\"]\noverwrite = true\n"
      "report = \"../r.json\"\nlang = \"none\"\nvault = [\"../v\"]\nvault-key = \"../second\"\n";
  ASSERT_EQ(configured(toml).code, 0);
  const Ran eval = run({"eval", "--config", "conf/pseudo.toml", "in", "in"});
  EXPECT_EQ(eval.code, 0) << eval.err;
  const Ran back = run({"reveal", "--config", "conf/pseudo.toml", "-o", "back", "out"});
  EXPECT_EQ(back.code, 0) << back.err;
  EXPECT_EQ(testing_support::read_tree(temp_ / "back"), testing_support::read_tree(temp_ / "in"));
  for (const char* command : {"detect", "train"}) {
    const Ran ran = run({command, "--config", "conf/absent.toml", "-o", "m", "in"});
    EXPECT_EQ(ran.code, 2);
    EXPECT_NE(ran.err.find("absent.toml: cannot read"), std::string::npos) << ran.err;
  }
  const Ran detect = run({"detect", "--config", "conf/pseudo.toml", "in"});
  EXPECT_NE(detect.err.find("none"), std::string::npos)
      << "the language of the file: " << detect.err;
}

}  // namespace
}  // namespace pseudo
