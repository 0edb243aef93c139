// Errors that end a run before anything is written: exit code 2, one line with fault and remedy.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <ostream>
#include <string>
#include <vector>

#include "support/program.h"
#include "support/temp_folder.h"

namespace pseudo {
namespace {

using testing_support::list_tree;
using testing_support::Ran;
using testing_support::TempFolder;
namespace fs = std::filesystem;

struct Refusal {
  const char* name;
  std::vector<std::string> arguments;
  std::string says;  ///< In the message.
};

void PrintTo(const Refusal& row, std::ostream* out) { *out << row.name; }

class Refused : public testing::TestWithParam<Refusal> {};

TEST_P(Refused, WithOneLineAndNothingWritten) {
  const TempFolder temp;
  temp.write_pair("in/a");
  temp.write_pair("other/a");
  temp.write_pair("single");
  temp.write("in/deep/x.md", "no document");
  temp.write("nothing/readme.md", "no document");
  temp.write("stream.jsonl", "{\"id\": \"s\", \"text\": \"\", \"entities\": []}\n");
  temp.write("double.jsonl", "");
  temp.write("classes", "AA\n");
  temp.write("good", "ABC\n");
  temp.write("list", std::string("in\0", 3));
  temp.write("report.json", "{}\n");
  temp.write("deep.json", "[]\n");
  temp.write("xml/a.xml", "<a/>\n");
  temp.write("xml/b.XML", "<a/>\n");
  temp.write("streams/s.jsonl", "\n");
  for (const char* key : {"key", "second", "other/key"}) {
    ASSERT_EQ(testing_support::pseudo({"keygen", "-q", key}, temp.path().string()).code, 0);
  }
  fs::create_directory(temp / "void");
  const std::vector<std::string> before = list_tree(temp.path());
  const Ran ran = testing_support::pseudo(GetParam().arguments, temp.path().string());
  EXPECT_EQ(ran.code, 2) << ran.err;
  EXPECT_EQ(ran.out, "");
  EXPECT_EQ(ran.err.rfind("pseudo: error: ", 0), 0U) << ran.err;
  EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
  EXPECT_NE(ran.err.find(GetParam().says), std::string::npos) << ran.err;
  EXPECT_EQ(list_tree(temp.path()), before);
}

INSTANTIATE_TEST_SUITE_P(
    CommandLine, Refused,
    testing::Values(
        Refusal{"NoInput", {}, "no INPUT; name a folder, as in: pseudo corpus/ "},
        Refusal{"LabelsOfNoInput", {"labels"}, "as in: pseudo labels corpus/ "},
        Refusal{"DetectInNoInput", {"detect"}, "as in: pseudo detect corpus/ "},
        Refusal{"TrainOnNoInput",
                {"train", "-o", "my.model"},
                "as in: pseudo train -o my.model corpus/ "},
        Refusal{"MissingInput", {"absent"}, "absent: no such file"},
        Refusal{"EmptyInput", {""}, "empty"}, Refusal{"OtherFile", {"in/deep/x.md"}, ".jsonl"},
        Refusal{"EmptyFolder", {"void"}, "no document found"},
        Refusal{"FolderWithoutPairs", {"nothing"}, "1 other file"},
        Refusal{"UnknownOption", {"--outptu", "x", "in"}, "did you mean --output?"},
        Refusal{"UnknownShort", {"-Z", "in"}, "unknown option -Z"},
        Refusal{"OptionWithoutValue", {"in", "-o"}, "--output"},
        Refusal{"OutputIsInput", {"-o", "in", "in"}, "the input itself"},
        Refusal{"OutputIsInputByDots", {"-o", "./x/../in/.", "in/"}, "the input itself"},
        Refusal{"OutputInsideInput", {"-o", "in/new/out", "in"}, "inside the input"},
        Refusal{"StreamIntoInput", {"--format", "jsonl", "-o", "in/x.jsonl", "in"}, "inside"},
        Refusal{"StreamOntoItself", {"-o", "stream.jsonl", "stream.jsonl"}, "is an input"},
        Refusal{"SingleOntoItself", {"-o", ".", "--overwrite", "single.txt"}, "the input itself"},
        Refusal{"ReportInsideInput", {"--report", "in/r.json", "in"}, "report"},
        Refusal{"ReportOntoText", {"--report", "single.txt", "in"}, ".txt"},
        Refusal{"TwoInputsOneId", {"in", "other"}, "same id 'a'"},
        Refusal{"OneInputTwice", {"in", "./in"}, "same id"},
        Refusal{"StreamTwice", {"stream.jsonl", "stream.jsonl"}, "given twice"},
        Refusal{"MixedWithoutFormat", {"in", "stream.jsonl"}, "--format"},
        Refusal{"BratToStandardOutput", {"--format", "brat", "-o", "-", "in"}, "JSON Lines"},
        Refusal{"StandardInputToBrat", {"--format", "brat", "-"}, "-o"},
        Refusal{"FileAsFolder", {"-o", "single.txt", "in"}, "not a folder"},
        Refusal{"FolderAsFile", {"--format", "jsonl", "-o", "other", "in"}, "is a folder"},
        Refusal{"UnknownLanguage", {"--lang", "xx", "in"}, "de, none"},
        Refusal{"UnknownFormat", {"--format", "xml", "in"}, "--format"},
        Refusal{"UnknownScope", {"--scope", "town", "in"}, "document, folder or corpus"},
        Refusal{"NearlyAScope", {"--scope", "foldr", "in"}, "did you mean folder?"},
        Refusal{"NearlyAScopeOfALabel", {"--scope", "CITY=corpsu", "in"}, "did you mean corpus?"},
        Refusal{"NearlyAStyle", {"--style", "DATE=yaer", "in"}, "did you mean year?"},
        Refusal{"NearlyALabelOfAStyle", {"--style", "FEMAL=tag", "in"}, "did you mean FEMALE"},
        Refusal{"NearlyAScheme", {"--scheme", "grasco", "in"}, "did you mean grascco?"},
        Refusal{"NearlyAPolicy",
                {"--missed", "replase", "in"},
                "--missed replase: there are report, replace, fail; did you mean replace?"},
        Refusal{"ActionOfConfig",
                {"config", "shwo"},
                "config shwo: say what to do, as in: pseudo "
                "config show; did you mean show?"},
        Refusal{"ActionOfLang", {"lang", "tset", "de"}, "did you mean test?"},
        Refusal{"PackedAsNobodyReadsIt",
                {"-o", "x.jsonl.bz2", "stream.jsonl"},
                "must say so, as out.jsonl.gz does; name a file with -o"},
        Refusal{"PackedTwice", {"-o", "x.tar.gz", "stream.jsonl"}, "out.jsonl.gz"},
        Refusal{"JsonForLines", {"-o", "x.json", "stream.jsonl"}, "out.jsonl.gz"},
        Refusal{"TextForLines", {"--format", "jsonl", "-o", "x.ann", "in"}, "out.jsonl.gz"},
        Refusal{"JsonForAFolder", {"-o", "x.json", "in"}, "not a folder of documents"},
        Refusal{"ArchiveForAFolder", {"-o", "x.zip", "in"}, "not a folder of documents"},
        Refusal{"PackedFolder", {"-o", "x.gz", "in"}, "not a folder of documents"},
        Refusal{"LinesForAFolder",
                {"--format", "brat", "-o", "x.jsonl.zst", "stream.jsonl"},
                "not a folder of documents"},
        Refusal{"PackedReport", {"--report", "r.json.gz", "in"}, "a report is never packed"},
        Refusal{"NearlyAColour", {"--color=nevr", "in"}, "did you mean never?"},
        Refusal{"NearlyVerify", {"--resume=verfy", "in"}, "did you mean verify?"},
        Refusal{
            "NearlyAnOptionOfCheck", {"check", "--reprot", "x", "in"}, "did you mean --report?"},
        Refusal{"BeginningOfAnOption", {"--dry", "in"}, "did you mean --dry-run?"},
        Refusal{"BeginningOfTwo", {"--key", "k", "in"}, "did you mean --key-fd or --key-file?"},
        Refusal{"LongerThanAnOption", {"--language", "de", "in"}, "did you mean --lang?"},
        Refusal{"NearlyAFormat", {"--format", "json", "in"}, "did you mean jsonl?"},
        Refusal{"NearlyAStyleOfALabel", {"--style", "PERSON=tga", "in"}, "did you mean tag?"},
        Refusal{"NearlyAnInput", {"otehr"}, "otehr: no such file or folder; did you mean other?"},
        Refusal{"NearlyAnInputInAFolder", {"in/a.tx"}, "did you mean in/a.txt?"},
        Refusal{"OptionOfAnotherCommand",
                {"check", "--vault", "v", "in", "other"},
                "--vault: pseudo check has no such option, only: pseudo, pseudo reveal (see pseudo "
                "check --help)"},
        Refusal{"OptionOfDetect", {"--without", "rules", "in"}, "only: pseudo detect"},
        Refusal{"PartOfTwoOptions",
                {"--label", "X", "in"},
                "did you mean --map-label or --keep-label?"},
        Refusal{"OptionOfOtherPrograms", {"--force", "in"}, "did you mean --overwrite?"},
        Refusal{"InputAsAnOption", {"--input", "in"}, "INPUT is named without an option"},
        Refusal{"OptionTwice",
                {"-j", "2", "-j", "3", "in"},
                "--jobs is given 2 times and takes one value"},
        Refusal{"NumberOutOfRange", {"-j", "0", "in"}, "--jobs 0: write a number from 1 to 1024"},
        Refusal{"FractionOutOfRange",
                {"train", "-o", "m", "--l1", "x", "in"},
                "--l1 x: write a number from 0 to 100"},
        Refusal{"ValueOfAFlag", {"--rename=abc", "in"}, "--rename takes no value"},
        Refusal{"OptionForAValue",
                {"-k", "--rename", "in"},
                "--key-file: its value is missing: FILE; --rename is an option"},
        Refusal{"OneChoice", {"--tld", "kep", "in"}, "--tld kep: the only value is keep"},
        Refusal{"WithoutWhatItGoesWith",
                {"--model", "m", "in"},
                "--model goes with --detect; add --detect, or leave --model out"},
        Refusal{"OneTooMany",
                {"keygen", "a", "b"},
                "b: more than the command takes; write: pseudo "
                "keygen FILE (see pseudo keygen --help)"},
        Refusal{"HelpOfNothing", {"help", "chekc"}, "did you mean check?"},
        Refusal{"RunAsASubcommand", {"run", "in"}, "needs no subcommand, as in: pseudo corpus/"},
        Refusal{
            "CheckOfOneFolder", {"check", "in", "./in"}, "ORIGINAL and PSEUDONYMIZED are the same"},
        Refusal{"ViewOfOneFolder", {"view", "in", "in", "-o", "p.html"}, "are the same"},
        Refusal{"JsonFile", {"deep.json"}, "jq -c '.[]' FILE.json > FILE.jsonl"},
        Refusal{"FolderOfXml", {"xml"}, "(2 other files were ignored; 2 of them are .xml: export"},
        Refusal{"FolderOfStreams", {"streams"}, "1 of them is .jsonl: in a folder only .txt/.ann"},
        Refusal{"NearlyASubcommandBySwapping", {"lagn", "test"}, "did you mean pseudo lang?"},
        Refusal{"NoPolicy", {"in", "--missed"}, "its value is missing: POLICY, one of report"},
        Refusal{"ScopeOfUnknownLabel", {"--scope", "X=corpus", "in"}, "unknown label"},
        Refusal{"MapToUnknown", {"--map-label", "NAME=PERSN", "in"}, "PERSON"},
        Refusal{"MapWithoutTarget", {"--map-label", "NAME", "in"}, "FROM=TO"},
        Refusal{"StylesOfOneLabelInTwoCases",
                {"--style", "PERSON=tag", "--style", "person=mask", "in"},
                "contradict each other"},
        Refusal{"StylesThatEndAlike",
                {"--style", "numbered-tag", "--style", "tag", "in"},
                "contradict each other"},
        Refusal{"ScopesOfOneLabelInTwoCases",
                {"--scope", "PERSON=corpus", "--scope", "person=document", "in"},
                "contradict each other"},
        Refusal{"PatternsOfOneLabelInTwoCases",
                {"--map-label", "PERS*=ORG", "--keep-label", "pers*", "in"},
                "contradict each other"},
        Refusal{"ResumeAndOverwrite",
                {"-k", "good", "--resume", "--overwrite", "in"},
                "--overwrite and --resume contradict"},
        Refusal{"LetterClassesOfAWideScope",
                {"--letter-classes", "none", "--scope", "corpus", "in"},
                "map no letters"},
        Refusal{"ReportToStandardOutput", {"--report", "-", "in"}, "--report -: takes a file"},
        Refusal{"VaultToStandardOutput", {"--vault", "-", "in"}, "--vault -: takes a file"},
        Refusal{"DenyOnStandardInput", {"--deny", "-", "in"}, "./-"},
        Refusal{"SchemeOnStandardInput", {"--scheme", "-", "in"}, "./-"},
        Refusal{"LexiconsOnStandardInput", {"--lexicons", "-", "in"}, "./-"},
        Refusal{"KeyToStandardOutput", {"keygen", "-"}, "./-"},
        Refusal{"PageToStandardOutput", {"view", "in", "other", "-o", "-"}, "./-"},
        Refusal{"SchemeToStandardOutput", {"labels", "--write", "-", "in"}, "./-"},
        Refusal{"ModelToStandardOutput", {"train", "-o", "-", "in"}, "./-"},
        Refusal{"ShardZero", {"--shard", "0/3", "in"}, "--shard"},
        Refusal{"ShardTooHigh", {"--shard", "4/3", "in"}, "--shard"},
        Refusal{"ShardNoNumber", {"--shard", "a/b", "in"}, "--shard"},
        Refusal{"ShardWithMoreThanANumber", {"--shard", "1x/3", "in"}, "--shard"},
        Refusal{"ShardWithoutSlash", {"--shard", "3", "in"}, "--shard 3: write K/N"},
        Refusal{"ShardOfTooMany", {"--shard", "1/1000000000000", "in"}, "N at most 4294967295"},
        Refusal{"ShardNegative", {"--shard", "-1/3", "in"}, "--shard"},
        Refusal{"NoJobs", {"-j", "0", "in"}, "--jobs"},
        Refusal{"ShiftZero", {"--shift", "0", "in"}, "a multiple of 7"},
        Refusal{"ShiftOfAYear", {"--shift", "365", "in"}, "take 364"},
        Refusal{"ShiftOfSixYears", {"--shift", "-2191", "in"}, "take -2184"},
        Refusal{"ShiftTooFar", {"--shift", "99999999", "in"}, "at most 100000 days"},
        Refusal{"ShiftTooFarBack", {"--shift=-736000", "in"}, "at most 100000 days"},
        Refusal{"MaxShiftZero",
                {"--max-shift", "0", "in"},
                "a bound of 0 days for shifts: from 7 days"},
        Refusal{"MaxShiftTooFar", {"--max-shift", "4000000", "in"}, "to 100000"},
        Refusal{"LetterTwice", {"--letter-classes", "classes", "in"}, "classes:1"},
        Refusal{"NoLetterFile", {"--letter-classes", "absent", "in"}, "absent"},
        Refusal{"NoLexicons", {"--lexicons", "absent", "in"}, "absent"},
        Refusal{"NoList", {"--files0-from", "absent"}, "absent"},
        Refusal{"ReportInNoFolder", {"--report", "absent/r.json", "in"}, "folder of the report"},
        Refusal{"ReportIsAFolder", {"--report", "other", "in"}, "the report other is a folder"},
        Refusal{"ReportIsADevice", {"--report", "/dev/null", "in"}, "name a file"},
        Refusal{"MapToNothingLike", {"--map-label", "NAME=BLUE", "in"}, "there are ACTOR, ORG"},
        Refusal{"NumberTooLarge", {"--shift", "99999999999", "in"}, "--shift 99999999999: not a"},
        Refusal{"DescriptorNoNumber", {"--key-fd", "x", "in"}, "--key-fd x: not a number"},
        Refusal{"NoKey", {"-k", "absent", "in"}, "make one with pseudo keygen absent"},
        Refusal{"ViewWithoutPage", {"view", "in", "other"}, "name the page with -o"},
        Refusal{"ViewOfOne", {"view", "in", "-o", "p.html"}, "name two corpora"},
        Refusal{"DiffOfOne", {"diff", "in"}, "name two corpora"},
        Refusal{"ReportOfNothing", {"report"}, "no FILE"},
        Refusal{"ReportOfNoReport", {"report", "stream.jsonl"}, "no report of pseudo"},
        Refusal{"ConfigAlone", {"config"}, "pseudo config show"},
        Refusal{"NoConfig", {"--config", "absent", "in"}, "absent: cannot read"},
        Refusal{
            "ConfigThatIsNoToml", {"--config", "good", "in"}, "good:1: this is no option; write"},
        Refusal{"NearlyASubcommand", {"chek", "in", "other"}, "did you mean pseudo check?"},
        Refusal{"SubcommandAfterAnOption", {"-q", "keygen", "k"}, "comes before its options"},
        Refusal{"LangAlone", {"lang"}, "as in: pseudo lang test de"},
        Refusal{"LangOtherAction", {"lang", "fest", "de"}, "lang fest: say what to do"},
        Refusal{"LangTestOfNone", {"lang", "test"}, "no LANG"},
        Refusal{"LangTestOfUnknown", {"lang", "test", "xx"}, "de, none"},
        Refusal{"MappedAndKept",
                {"--map-label", "NAME=FAMILY", "--keep-label", "NAME", "in"},
                "--map-label NAME=FAMILY and --keep-label NAME contradict each other"},
        Refusal{"OwnLabelMappedAndKept",
                {"--keep-label", "CITY", "--map-label", "CITY=ORG", "in"},
                "--map-label CITY=ORG and --keep-label CITY contradict each other"},
        Refusal{"MappedTwice",
                {"--map-label", "NAME=FAMILY", "--map-label", "NAME=CITY", "in"},
                "--map-label NAME=FAMILY and --map-label NAME=CITY contradict each other"},
        Refusal{"TwoScopes",
                {"--scope", "folder", "--scope", "corpus", "in"},
                "--scope folder and --scope corpus contradict each other"},
        Refusal{"TwoScopesOfALabel",
                {"--scope", "CITY=folder", "--scope", "CITY=corpus", "in"},
                "--scope CITY=folder and --scope CITY=corpus contradict each other"},
        Refusal{"ScopeOfAKeptLabel",
                {"--keep-label", "X", "--scope", "X=corpus", "in"},
                "--scope X=corpus and --keep-label X contradict each other"},
        Refusal{"FixedShiftAndBound",
                {"--shift", "14", "--max-shift", "30", "in"},
                "--max-shift and --shift contradict each other"},
        Refusal{"FixedShiftInSeason",
                {"--shift", "14", "--season", "keep", "in"},
                "--season keep and --shift contradict each other"},
        Refusal{"SeasonWithinAMonth",
                {"--max-shift", "30", "--season", "keep", "in"},
                "a bound of 30 days for shifts that keep the season: from 386 days"},
        Refusal{"SeasonOfNoName", {"--season", "summer", "in"}, "--season"},
        Refusal{"QuietAndVerbose", {"-q", "-v", "in"}, "--quiet and --verbose contradict"},
        Refusal{
            "KeyFileAndDescriptor", {"--key-fd", "3", "-k", "key", "in"}, "contradict each other"},
        Refusal{"VaultKeyAndPassphrase",
                {"--vault", "v", "--vault-key", "key", "--vault-passphrase-fd", "3", "in"},
                "contradict each other"},
        Refusal{"OneDescriptorForKeyAndPassphrase",
                {"--key-fd", "3", "--vault", "v", "--vault-passphrase-fd", "3", "in"},
                "name another descriptor"},
        Refusal{"KeyFromTheStreamOfDocuments", {"--key-fd", "0", "-"}, "standard input"},
        Refusal{
            "KeyFromTheListOfInputs", {"--key-fd", "0", "--files0-from", "-"}, "standard input"},
        Refusal{"PassphraseFromTheStreamOfDocuments",
                {"-k", "key", "--vault", "v", "--vault-passphrase-fd", "0", "-"},
                "standard input"},
        Refusal{"FieldsOfADocument",
                {"--keep-field", "text", "stream.jsonl"},
                "text is no other field"},
        Refusal{"ReportIsThere",
                {"--report", "report.json", "in"},
                "the report report.json is already there"},
        Refusal{"ReportIsThereInADryRun",
                {"-n", "--report", "report.json", "in"},
                "the report report.json is already there"},
        Refusal{"ReportOntoKey",
                {"-k", "key", "--overwrite", "--report", "key", "in"},
                "key is the key of the run"},
        Refusal{"ReportOntoVault",
                {"-k", "key", "--vault", "v", "--vault-key", "second", "--report", "./v", "in"},
                "the vault and the report are one file"},
        Refusal{"ReportOntoOutput",
                {"--report", "o.jsonl", "-o", "o.jsonl", "stream.jsonl"},
                "the report and the output are one file"},
        Refusal{"ReportOntoUnfinishedOutput",
                {"--report", "o.jsonl.part", "-o", "o.jsonl", "stream.jsonl"},
                "the report and the output are one file"},
        Refusal{"ReportOntoClasses",
                {"--letter-classes", "good", "--overwrite", "--report", "good", "in"},
                "good is the file of letter classes"},
        Refusal{"ReportOntoTheList",
                {"--files0-from", "list", "--overwrite", "--report", "list"},
                "list is the list of inputs"},
        Refusal{"VaultOntoKey",
                {"-k", "key", "--vault", "key", "--vault-key", "second", "in"},
                "key is the key of the run"},
        Refusal{"VaultOntoItsKey",
                {"-k", "key", "--vault", "second", "--vault-key", "second", "in"},
                "second is the key of the vault"},
        Refusal{"OutputOntoKey",
                {"-k", "key", "--format", "jsonl", "--overwrite", "-o", "key", "in"},
                "key is the key of the run"},
        Refusal{"KeyInOutput",
                {"-k", "other/key", "-o", "other", "in"},
                "the key of the run other/key would lie inside the output"},
        Refusal{"VaultKeyInOutput",
                {"-k", "key", "--vault", "v", "--vault-key", "other/key", "-o", "other", "in"},
                "the key of the vault other/key would lie inside the output"},
        Refusal{"VaultInOutput",
                {"-k", "key", "--vault", "out/v", "--vault-key", "second", "-o", "out", "in"},
                "inside the output"},
        Refusal{"VaultInInput",
                {"-k", "key", "--vault", "in/v", "--vault-key", "second", "in"},
                "inside the input"},
        Refusal{"EmptyList", {"--deny", "", "in"}, "--deny: its value is empty"},
        Refusal{"EmptyVault", {"--vault", "", "in"}, "--vault: its value is empty"},
        Refusal{"EmptyShard", {"--shard", "", "in"}, "--shard: its value is empty"},
        Refusal{"EmptyOutput", {"-o", "", "in"}, "--output: its value is empty"},
        Refusal{
            "EmptyReport", {"check", "--report", "", "in", "in"}, "--report: its value is empty"},
        Refusal{"SchemeInsideInput", {"labels", "--write", "in/s.tsv", "in"}, "in the input"},
        Refusal{"SchemeLikeADocument", {"labels", "--write", "s.ann", "in"}, "may not end in"},
        Refusal{"ScopeOfMappedToKeep",
                {"--scope", "CITY=corpus", "--map-label", "CITY=keep", "in"},
                "and --map-label CITY=keep contradict"},
        Refusal{"KeygenNoFile", {"keygen"}, "name the new key"}),
    [](const auto& row) { return row.param.name; });

TEST(Refused, AsJsonWhereMessagesAreWantedSo) {
  const TempFolder temp;
  temp.write("json.toml", "log-format = \"json\"\n");
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"--config", "json.toml", "--outptu", "x"},
        {"--log-format", "json", "--outptu", "x"},
        {"--outptu", "x", "--log-format=json"},
        {"labels", "--log-format", "json", "--nothing"}}) {
    const Ran ran = testing_support::pseudo(words, temp.path().string());
    EXPECT_EQ(ran.code, 2);
    EXPECT_EQ(ran.err.rfind(R"({"level":"error","message":"unknown option --)", 0), 0U) << ran.err;
    EXPECT_NE(ran.err.find(R"("code":"usage")"), std::string::npos) << ran.err;
  }
}

TEST(Refused, WhatIsThereIsNotTouchedWithoutOverwrite) {
  const TempFolder temp;
  temp.write_pair("in/sub/b");
  temp.write_pair("in/a");
  temp.write("out/sub/b.ann", "mine");  // One file of one document is enough.
  const std::vector<std::string> before = list_tree(temp.path());
  const Ran ran = testing_support::pseudo({"-o", "out", "in"}, temp.path().string());
  EXPECT_EQ(ran.code, 2);
  EXPECT_NE(ran.err.find("out/sub/b.ann is already there"), std::string::npos) << ran.err;
  EXPECT_NE(ran.err.find("--overwrite"), std::string::npos);
  EXPECT_EQ(list_tree(temp.path()), before);
  EXPECT_EQ(testing_support::read_file(temp / "out/sub/b.ann"), "mine");
}

}  // namespace
}  // namespace pseudo
