// The steps of one document: read, process, encode, commit, for both sinks and with a vault.
#include "corpus/run/work_item.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <memory>
#include <string>
#include <utility>

#include "corpus/message_places.h"
#include "corpus/output/encode.h"
#include "corpus/run/outputs.h"
#include "corpus/vault/vault_index.h"
#include "pseudo/format.h"
#include "support/temp_folder.h"

namespace pseudo {
namespace {

namespace fs = std::filesystem;
using testing_support::list_tree;
using testing_support::read_file;
using testing_support::TempFolder;

constexpr const char* kItemText = "Anna kommt.\n";
constexpr const char* kAnnotations = "T1\tName 0 4\tAnna\n";
constexpr const char* kLine =
    R"({"id": "m", "text": "Anna kommt.\n", "entities": [{"id": "T1", "label": "Name", "start": 0, "end": 4, "text": "Anna"}]})";

/// Anna becomes Olga; a text that begins with anything else is an error.
Result<Outcome> rename_anna(Document document) {
  if (document.text.rfind("Anna", 0) != 0) return Error{ErrorCode::kLeak, "no Anna"};
  Outcome outcome;
  outcome.document = std::move(document);
  outcome.document.text.replace(0, 4, "Olga");
  outcome.replaced = {{{0, 4}, {0, 4}}};
  return outcome;
}

VaultSecret secret() {
  return VaultSecret::from_key(Key::from_bytes(std::string(Key::kBytes, 'v')));
}

template <class T>
T demand(Result<T> result) {
  if (!result) ADD_FAILURE() << result.error().message;
  return *std::move(result);  // Without a value the test ends here.
}

/// A run with its outputs open, for one thread and without its loop.
struct OpenRun {
  explicit OpenRun(RunPlan given)
      : plan(std::move(given)),
        found(demand(discover(plan.inputs, plan.shard))),
        place(demand(prepare_output(plan, found, RunHooks{}))),
        outputs(demand(open_outputs(plan, place, found))),
        context{.plan = plan,
                .processor = processor,
                .found = found,
                .format = *place.format,
                .sink = outputs.sink.get(),
                .vault = outputs.vault.get()},
        thread(context, 0) {
    processor.labels.map("Name", Category::kPerson);
  }
  WorkItem read(bool in_stream = false) {
    return read_pair(found.catalog.entries.at(0), in_stream, context, thread);
  }
  WorkItem read_and_process(bool in_stream = false) {
    return process(read(in_stream), context, thread.tally);
  }
  CommitResult commit_item(const WorkItem& item) {
    return commit(item, encode(item.outcome.document, context.format), context,
                  thread.writer.get());
  }
  void close() { EXPECT_TRUE(close_outputs(outputs, thread.tally, true)); }

  RunPlan plan;
  Processor processor = {{}, rename_anna};
  Discovery found;
  OutputPlace place;
  Outputs outputs;
  RunContext context;
  ThreadState thread;
};

class WorkItems : public testing::Test {
 protected:
  void SetUp() override { temp_.write_pair("in/m", kItemText, kAnnotations); }
  [[nodiscard]] RunPlan plan(const std::string& output = "out") const {
    RunPlan made;
    made.inputs = {temp_ / "in"};
    made.output = temp_ / output;
    return made;
  }
  /// Runs the steps once and closes the outputs.
  static void write_once(const RunPlan& plan) {
    OpenRun run(plan);
    const WorkItem item = run.read_and_process();
    const CommitResult committed = run.commit_item(item);
    EXPECT_FALSE(committed.fault);
    EXPECT_TRUE(run.outputs.sink->append(committed.line));
    run.close();
  }
  TempFolder temp_;  // NOLINT: for the tests
};

TEST_F(WorkItems, APairIsReadWithItsIdAndSize) {
  OpenRun run(plan());
  const WorkItem item = run.read();
  ASSERT_FALSE(item.fault) << item.fault->message;
  EXPECT_EQ(item.id, "m");
  EXPECT_EQ(item.document.text, kItemText);
  EXPECT_EQ(item.bytes, std::string(kItemText).size() + std::string(kAnnotations).size());
  EXPECT_EQ(shown_place(locate(item.origin, run.found.catalog)), temp_ / "in/m.txt");
}

TEST_F(WorkItems, AFaultOfReadingNamesFileAndLine) {
  temp_.write("in/m.ann", "T1\tName 0 4\tAnna\nT2\tName 0 99\tAnna\n");
  OpenRun run(plan());
  const WorkItem item = run.read_and_process();
  ASSERT_TRUE(item.fault);
  EXPECT_EQ(item.fault->code, ErrorCode::kSpan);
  EXPECT_EQ(shown_place(locate(item.origin, run.found.catalog, &*item.fault)),
            temp_ / "in/m.ann:2");
}

TEST_F(WorkItems, ALineIsReadOrItsFaultKept) {
  OpenRun run(plan());
  const std::string stream = "x.jsonl";
  const BatchLine at{7, kLine, kLine};
  const auto read = [&](Result<Document> parsed) {
    return read_line(at, std::move(parsed), stream, {}, run.context, run.thread);
  };
  const WorkItem good = read(read_json_line(kLine, run.processor.labels, {}));
  EXPECT_FALSE(good.fault);
  EXPECT_EQ(good.id, "m");
  EXPECT_EQ(good.raw_line, kLine);
  EXPECT_EQ(shown_place(locate(good.origin, run.found.catalog)), "x.jsonl:7");
  Document outside;
  outside.id = "../m";
  EXPECT_EQ(read(std::move(outside)).fault->code, ErrorCode::kMalformed);
  EXPECT_EQ(read(Error{ErrorCode::kSpan, "bad"}).fault->code, ErrorCode::kSpan);
}

TEST_F(WorkItems, ProcessingKeepsTheOutcomeOrTheFault) {
  OpenRun run(plan());
  const WorkItem item = run.read_and_process();
  EXPECT_FALSE(item.fault);
  EXPECT_EQ(item.outcome.document.text, "Olga kommt.\n");
  EXPECT_EQ(item.outcome.document.id, "m");
  WorkItem other = run.read();
  other.document.text[0] = 'H';
  other = process(std::move(other), run.context, run.thread.tally);
  ASSERT_TRUE(other.fault);
  EXPECT_EQ(other.fault->code, ErrorCode::kLeak);
}

TEST_F(WorkItems, WhatIsSkippedOrFaultyIsNotProcessed) {
  OpenRun run(plan());
  run.processor.run = [](Document /*document*/) -> Result<Outcome> {
    ADD_FAILURE() << "processed";
    return Outcome();
  };
  process(WorkItem{.skipped = true}, run.context, run.thread.tally);
  const WorkItem faulty = process(WorkItem{.fault = Error{ErrorCode::kIo, "unreadable"}},
                                  run.context, run.thread.tally);
  EXPECT_EQ(faulty.fault->code, ErrorCode::kIo);
}

TEST_F(WorkItems, ProcessingMeasuresForTheReportOnly) {
  OpenRun without(plan());
  EXPECT_EQ(without.read_and_process().before.sum.tokens, 0U);
  RunPlan reporting = plan("other");
  reporting.report = temp_ / "report.json";
  OpenRun with(reporting);
  const WorkItem item = with.read_and_process();
  EXPECT_EQ(item.before.sum.tokens, 2U);
  EXPECT_EQ(item.before.sum.pi_tokens, 1U);
  EXPECT_EQ(with.thread.tally.before.sum.tokens, 0U) << "only what is done is counted";
}

TEST_F(WorkItems, ANeutralNameTakesThePlaceOfTheId) {
  temp_.write_pair("named/mail-anna", kItemText, kAnnotations);
  RunPlan named = plan();
  named.inputs = {temp_ / "named"};
  named.names.emplace(Key::from_bytes(std::string(Key::kBytes, 'k')), "", "names", "");
  named.output = temp_ / "hidden";
  const WorkItem hidden = OpenRun(named).read_and_process();
  EXPECT_EQ(hidden.id, "mail-anna");
  EXPECT_EQ(hidden.outcome.document.id.rfind("doc-", 0), 0U);
}

TEST_F(WorkItems, BothFormatsEncodeTheDocument) {
  OpenRun run(plan());
  const WorkItem item = run.read_and_process();
  const EncodedDocument pair =
      encode(item.outcome.document, *find_format(built_in_formats(), "brat"));
  EXPECT_EQ(pair.id, "m");
  EXPECT_EQ(pair.text, "Olga kommt.\n");
  EXPECT_EQ(pair.annotations, "T1\tName 0 4\tOlga\n");
  EXPECT_EQ(pair.line, "");
  const EncodedDocument line =
      encode(item.outcome.document, *find_format(built_in_formats(), "jsonl"));
  EXPECT_EQ(line.line.rfind(R"({"id": "m", "text": "Olga kommt.\n")", 0), 0U) << line.line;
  EXPECT_EQ(line.line.back(), '\n');
  EXPECT_EQ(line.annotations, "");
}

TEST_F(WorkItems, CommittingToAFolderWritesThePair) {
  OpenRun run(plan());
  const CommitResult committed = run.commit_item(run.read_and_process());
  EXPECT_FALSE(committed.fault);
  EXPECT_FALSE(committed.held);
  EXPECT_EQ(committed.line, "");
  EXPECT_EQ(read_file(temp_ / "out/m.txt"), "Olga kommt.\n");
  EXPECT_EQ(read_file(temp_ / "out/m.ann"), "T1\tName 0 4\tOlga\n");
  const CommitResult again = run.commit_item(run.read_and_process());
  ASSERT_TRUE(again.fault) << "without --overwrite nothing is replaced";
  EXPECT_EQ(again.fault->error.code, ErrorCode::kExists);
  EXPECT_FALSE(again.fault->fatal);
}

TEST_F(WorkItems, AResumedFolderSkipsOrComparesWhatItHolds) {
  write_once(plan());
  RunPlan resumed = plan();
  resumed.resume = Resume::kSkip;
  EXPECT_TRUE(OpenRun(resumed).read().skipped);
  resumed.resume = Resume::kVerify;
  {
    OpenRun run(resumed);
    const CommitResult committed = run.commit_item(run.read_and_process());
    EXPECT_TRUE(committed.held);
    EXPECT_FALSE(committed.fault);
  }
  temp_.write("out/m.txt", "Ulla kommt.\n");
  OpenRun run(resumed);
  const CommitResult committed = run.commit_item(run.read_and_process());
  ASSERT_TRUE(committed.fault);
  EXPECT_EQ(committed.fault->error.code, ErrorCode::kTextMismatch);
  EXPECT_EQ(read_file(temp_ / "out/m.txt"), "Ulla kommt.\n");
}

TEST_F(WorkItems, AResumedFolderMakesAnewWhatChangedSince) {
  write_once(plan());
  RunPlan resumed = plan();
  resumed.resume = Resume::kSkip;
  fs::last_write_time(temp_ / "in/m.ann",
                      fs::last_write_time(temp_ / "out/m.ann") + std::chrono::hours(1));
  OpenRun run(resumed);
  EXPECT_FALSE(run.read().skipped);
}

TEST_F(WorkItems, CommittingToAStreamHandsTheLineOn) {
  OpenRun run(plan("out.jsonl"));
  const CommitResult committed = run.commit_item(run.read_and_process());
  EXPECT_FALSE(committed.fault);
  EXPECT_EQ(committed.line.rfind(R"({"id": "m")", 0), 0U);
  EXPECT_EQ(fs::file_size(temp_ / "out.jsonl.part"), 0U);
  EXPECT_TRUE(run.outputs.sink->append(committed.line));
  run.close();
  EXPECT_EQ(read_file(temp_ / "out.jsonl"), committed.line);
}

TEST_F(WorkItems, AResumedStreamSkipsOrComparesTheLinesItHolds) {
  write_once(plan("out.jsonl"));
  RunPlan resumed = plan("out.jsonl");
  resumed.resume = Resume::kSkip;
  {
    OpenRun run(resumed);
    EXPECT_EQ(run.outputs.sink->held_lines().size(), 1U);
    EXPECT_TRUE(run.read(true).skipped);
    EXPECT_FALSE(run.read(false).skipped);
  }
  resumed.resume = Resume::kVerify;
  OpenRun run(resumed);
  const CommitResult committed = run.commit_item(run.read_and_process(true));
  EXPECT_TRUE(committed.held);
  EXPECT_TRUE(run.outputs.sink->append(committed.line));
  const Status other = run.outputs.sink->append("{}\n");
  EXPECT_TRUE(other) << "behind the lines that are there";
}

TEST_F(WorkItems, ADryRunCommitsNothing) {
  RunPlan dry = plan();
  dry.dry_run = true;
  dry.vault = temp_ / "vault";
  OpenRun run(dry);
  const CommitResult committed = run.commit_item(run.read_and_process());
  EXPECT_FALSE(committed.fault);
  EXPECT_FALSE(committed.held);
  EXPECT_FALSE(fs::exists(temp_ / "out"));
  EXPECT_FALSE(fs::exists(temp_ / "vault"));
}

TEST_F(WorkItems, TheVaultGetsARecordOfEachDocumentWritten) {
  for (const std::string output : {"out", "out.jsonl"}) {
    RunPlan closed = plan(output);
    closed.vault = temp_ / (output + "-vault");
    closed.vault_secret = std::make_shared<const VaultSecret>(secret());
    write_once(closed);
    const Result<VaultIndex> vault = VaultIndex::open(closed.vault, secret());
    ASSERT_TRUE(vault) << vault.error().message;
    const auto [begin, end] = vault->find("m");
    ASSERT_EQ(end - begin, 1U);
    const Result<VaultRecord> record = vault->read(begin);
    ASSERT_TRUE(record);
    EXPECT_EQ(record->id, "m");
    EXPECT_EQ(record->form, OriginalForm::kPair);
    EXPECT_EQ(record->text_ending, "txt");
    EXPECT_EQ(record->original, kAnnotations);
    ASSERT_EQ(record->replaced.size(), 1U);
    EXPECT_EQ(record->replaced[0].original, "Anna");
    const std::string written = read_file(temp_ / (output == "out" ? "out/m.txt" : output));
    EXPECT_EQ(record->written,
              vault_digest(output == "out" ? written : written.substr(0, written.size() - 1)));
  }
}

TEST_F(WorkItems, ADocumentThatIsNotTheOneInTheOutputGetsNoRecord) {
  write_once(plan());
  temp_.write("out/m.txt", "Ulla kommt.\n");
  RunPlan closed = plan();
  closed.resume = Resume::kVerify;
  closed.vault = temp_ / "vault";
  closed.vault_secret = std::make_shared<const VaultSecret>(secret());
  OpenRun run(closed);
  EXPECT_TRUE(run.commit_item(run.read_and_process()).fault);
  run.close();
  const Result<VaultIndex> vault = VaultIndex::open(closed.vault, secret());
  ASSERT_TRUE(vault) << vault.error().message;
  const auto [begin, end] = vault->find("m");
  EXPECT_EQ(begin, end);
}

}  // namespace
}  // namespace pseudo
