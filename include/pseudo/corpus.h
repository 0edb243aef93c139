// Whole corpora: finds documents, processes them on several threads, writes the results. Prints
// nothing: messages go to the hooks.
//
//   const auto lexicons = pseudo::Lexicons::open("none.lex");
//   const auto language = pseudo::make_language("none", *lexicons);
//   const auto engine =
//       pseudo::Pseudonymizer::make({}, **language, *lexicons, pseudo::Key::random());
//   pseudo::RunPlan plan;
//   plan.inputs = {"corpus/"};
//   plan.output = "corpus-pseudo/";
//   pseudo::RunHooks hooks;
//   hooks.message = [](const pseudo::Message& message) { std::cerr << message.text << '\n'; };
//   const auto report = pseudo::run_corpus(plan, pseudo::make_processor(*engine), hooks);
//   std::cerr << (report ? report->failed : 1) << '\n';
//
// Promised: inputs are never changed; only whole documents become visible; the bytes written do
// not depend on jobs or order; a failing document does not stop the others.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/check.h"
#include "pseudo/document.h"
#include "pseudo/format.h"
#include "pseudo/pseudonymizer.h"
#include "pseudo/random.h"
#include "pseudo/result.h"
#include "pseudo/vault.h"

namespace pseudo {

/// The part-th of `parts` parts, 1-based; a document's part depends on its id alone.
struct Shard {
  std::uint32_t part = 1;
  std::uint32_t parts = 1;
};

/// What the bytes of an output depend on, as short digests; part of the run record and report.
struct RunIdentity {
  std::string version;    ///< Version of the program.
  std::string lexicons;   ///< Lexicons::digest().
  std::string options;    ///< Digest of the options that matter to the bytes.
  std::string key_check;  ///< A keyed value: equal keys have equal ones, and it tells no more.
};

/// What to do with documents that are there already.
enum class Resume : std::uint8_t {
  kNo,
  kSkip,    ///< Keep documents that are complete and no older than their input.
  kVerify,  ///< Make them again and compare.
};

/// A file that a run reads besides its inputs: nothing that it writes may replace it.
struct OtherFile {
  std::string what;  ///< As messages call it: "the key of the run".
  std::string path;
  bool secret = false;  ///< It may not lie inside the output either.
};

struct RunPlan {
  std::vector<std::string> inputs;  ///< Folders, files of the formats, "-".
  std::string output;               ///< Folder, file or "-"; empty: the default place.
  /// What is read and written, at most four; files are known by their endings.
  std::vector<Format> formats = built_in_formats();
  std::string format;  ///< Name of the output's; empty: as the input.
  unsigned jobs = 0;   ///< Threads; 0: as many as cores.
  Shard shard;
  bool overwrite = false;  ///< Replace documents that are there already.
  /// Continue an interrupted run of the same identity; takes precedence over `overwrite`.
  Resume resume = Resume::kNo;
  /// Resume::kSkip also keeps documents that are older than their input: people have edited them.
  bool keep_edited = false;
  bool dry_run = false;    ///< Do everything but write.
  bool use_umask = false;  ///< Modes of new files by the umask instead of 0600 and 0700.
  std::vector<std::string> keep_fields;  ///< Fields of JSON Lines that become remarks.
  /// Comments of BRAT's configuration files are copied, too; nobody reads what they say.
  bool keep_comments = false;
  /// Documents without annotations are read, too: a text without its annotation file, a line
  /// without entities. Else each is an error.
  bool take_unannotated = false;
  std::vector<OtherFile> other_files;
  /// File for the JSON report; empty: none. One that is there is replaced with `overwrite` or
  /// `resume` only.
  std::string report;
  std::string vault;  ///< File for the encrypted table of originals; empty: none is written.
  std::shared_ptr<const VaultSecret> vault_secret;  ///< What closes the vault.
  /// Documents and folders of the output get neutral names from it, scope kind "names"; nothing:
  /// they keep theirs. Reports and vault records hold the neutral ones.
  std::optional<ScopeDraws> names;
  /// For check_corpus: only the documents of these ids, those of either corpus; empty: all.
  std::set<std::string, std::less<>> only;
  RunIdentity identity;
};

enum class Severity : std::uint8_t { kDetail, kInfo, kWarning, kError };

/// What a message is about; each part is empty or 0 if there is none.
struct MessagePlace {
  std::string document;         ///< Its id in the input.
  std::string file;             ///< Made printable.
  std::size_t line = 0;         ///< Of the file, from 1; with a column: of the document's text.
  std::size_t column = 0;       ///< In code points, from 1.
  bool in_output = false;       ///< Line and column are those of the pseudonymized text,
  bool in_original = false;     ///< or those of the original, where there are two.
  std::size_t output_line = 0;  ///< The same place in the output.
  std::size_t output_column = 0;
  std::size_t stream_line = 0;       ///< Where the document stands in a file of lines.
  std::string annotation;            ///< An id.
  std::string other;                 ///< That of the other one, where the message is about two.
  std::vector<Misfit> misfits;       ///< Of an error about offsets: each annotation.
  std::vector<DescriptionRow> rows;  ///< Of a warning about descriptions: each that is meant.
  std::string code;                  ///< What it is: "missed-mention", "unknown-label".
};

/// One thing to tell. Holds paths, ids, positions and labels, never a string of the corpus.
struct Message {
  Severity severity = Severity::kInfo;
  std::string where;  ///< "corpus/a.ann:3", made printable; may be empty.
  std::string text;
  Remedy remedy = Remedy::kNone;  ///< For an error; the program words it.
  MessagePlace place = {};        ///< Line and column stand here alone, not in the text.
};

struct Progress {
  std::size_t done = 0;   ///< Documents, failed ones included.
  std::size_t total = 0;  ///< 0: not known.
};

/// Called from any thread of the run, but never two at once, and in the order of the documents.
/// Each may be empty. `stop` is asked between documents, from several threads at once.
struct RunHooks {
  std::function<void(const Message&)> message;
  Severity lowest = Severity::kDetail;  ///< Messages below it need not be made.
  std::function<void(const Progress&)> progress;
  std::function<bool()> stop;
  /// For check_corpus: what it found in each document, the original included.
  std::function<void(const Outcome&)> audited;
};

/// What is done with each document.
struct Processor {
  LabelMap labels;  ///< The labels that `run` knows. Readers, counts and warnings go by them too.
  /// Called from several threads at once.
  std::function<Result<Outcome>(Document)> run;
  /// Where the pseudonymized document of that id is, for findings about it. Empty: there are none.
  std::function<MessagePlace(std::string_view)> counterpart = {};
  /// Whether an outcome may be used; its error fails the document, whose doubts and missed mentions
  /// are told all the same. Empty: each may be.
  std::function<Status(const Outcome&)> judge = {};
};
/// The engine with its own labels; it must outlive the processor.
Processor make_processor(const Pseudonymizer& engine);

/// How often a label stands in the documents that were read.
struct LabelUse {
  std::size_t annotations = 0;
  std::size_t documents = 0;
};
using LabelUses = std::map<std::string, LabelUse, std::less<>>;
/// Labels that are counted one by one: a hostile input has as many as annotations.
inline constexpr std::size_t kMostLabelUses = 10'000;

/// In how many documents there is a field of JSON Lines, by its name (TellField); "": how
/// often there is one whose name may not be shown.
using FieldUses = std::map<std::string, std::size_t, std::less<>>;

struct RunReport {
  std::size_t found = 0;      ///< Documents of all shards.
  std::size_t documents = 0;  ///< Done.
  std::size_t skipped = 0;    ///< There already (Resume); with kSkip in no other count.
  /// Documents, folders and links that could not be followed, files of BRAT not carried along.
  std::size_t failed = 0;
  std::size_t ignored = 0;   ///< Files of none of the formats.
  std::size_t missed = 0;    ///< Missed mentions, also of documents that failed for them.
  std::size_t doubtful = 0;  ///< Missed mentions that may be everyday words.
  std::map<FindingCode, std::size_t> findings;  ///< Of check_corpus.
  /// Of check_corpus: of so many entities of wide scopes one was compared with other documents,
  /// as there was no room for more. 1: all were.
  std::size_t compared_one_in = 1;
  std::map<std::string, LabelCount, std::less<>> labels;
  LabelUses label_uses;  ///< Of all labels, unknown and kept ones included; kMostLabelUses at most.
  std::size_t unknown_labels = 0;       ///< Documents that failed for a label that is not known.
  std::map<Doubt, std::size_t> doubts;  ///< Doubtful annotations, also of documents that failed.
  std::set<DescriptionRow> descriptions_used;
  Counts counts;
  std::size_t name_candidates = 0;     ///< Outcome::name_candidates of all documents: the fewest.
  std::size_t not_held = 0;            ///< Links and remarks that the output format cannot hold.
  std::size_t ids_with_originals = 0;  ///< Documents whose id contains an original.
  std::size_t in_folders = 0;          ///< Documents that lie in a folder below the input.
  FieldUses fields_kept;               ///< Of RunPlan::keep_fields.
  FieldUses fields_left_out;           ///< All others.
  bool stopped = false;                ///< By the stop hook.
  std::optional<Error> fatal;  ///< Why the run ended early: the output could not be written.
  bool output_closed = false;  ///< Standard output was closed by its reader.
  std::string output;          ///< Where it went, as resolved.
};

/// Errors (nothing was written): kUsage, kExists, kIo. Threads: blocks until all is done.
Result<RunReport> run_corpus(const RunPlan& plan, const Processor& processor,
                             const RunHooks& hooks);

/// What run_corpus would refuse before it reads a document. Writes nothing.
/// Errors: as run_corpus. Threads: blocks until the input is searched.
Status check_run(const RunPlan& plan, const RunHooks& hooks);

/// Reads all documents and counts their labels; writes nothing. The sums: `documents` were read,
/// `failed` could not be.
/// Errors: kUsage, kIo. Threads: blocks until all is done.
Result<RunReport> survey_labels(const RunPlan& plan, const LabelMap& labels, const RunHooks& hooks);

/// Audits `plan.output`, a folder or a file of lines that somebody made of `plan.inputs`, by
/// Pseudonymizer::audit. Documents are paired by id, or by `plan.names` if all have neutral names.
/// Writes the report, if there is one, and nothing else. The sums: `documents` were compared,
/// `failed` could not be read.
/// Errors: kUsage (also neutral names without `plan.names`), kIo.
/// Memory: some 70 bytes a document, and up to 24 MB for what documents of wide scopes share.
/// Threads: blocks until all is done.
Result<RunReport> check_corpus(const RunPlan& plan, const Pseudonymizer& engine,
                               const RunHooks& hooks);

}  // namespace pseudo
