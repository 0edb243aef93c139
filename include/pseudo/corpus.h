// Processes whole corpora: finds documents, pseudonymizes them on several threads, writes the
// results. Prints nothing; messages are passed to hooks.
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
// Guarantees: inputs are never changed; only complete documents become visible; the bytes written
// do not depend on the number of threads or the order; a failing document does not stop the others.
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

/// One of `parts` disjoint shares of a corpus, 1-based. The id of a document decides its share.
struct Shard {
  std::uint32_t part = 1;
  std::uint32_t parts = 1;
};

/// Digests of everything that the output bytes depend on; written to the run record and report.
struct RunIdentity {
  std::string version;    ///< Version of the program.
  std::string lexicons;   ///< Lexicons::digest().
  std::string options;    ///< Digest of the options that affect the output.
  std::string key_check;  ///< A keyed value that identifies the key without revealing it.
};

/// How to treat documents that already exist in the output.
enum class Resume : std::uint8_t {
  kNo,
  kSkip,    ///< Keep complete documents that are no older than their input.
  kVerify,  ///< Process them again and compare.
};

/// A file that a run reads besides its inputs. The output must not overwrite it.
struct OtherFile {
  std::string what;  ///< Its name in messages: "the key of the run".
  std::string path;
  bool secret = false;  ///< It must not lie inside the output folder either.
};

struct RunPlan {
  std::vector<std::string> inputs;  ///< Folders, files of the formats, or "-" for standard input.
  std::string output;               ///< Folder, file or "-"; empty: the default place.
  /// Formats of input and output, at most four; files are recognized by their endings.
  std::vector<Format> formats = built_in_formats();
  std::string format;  ///< Name of the output format; empty: that of the input.
  unsigned jobs = 0;   ///< Number of threads; 0: one per core.
  Shard shard;
  bool overwrite = false;  ///< Replace documents that already exist.
  /// Continue an interrupted run of the same identity; takes precedence over `overwrite`.
  Resume resume = Resume::kNo;
  /// Resume::kSkip also keeps documents older than their input, on the assumption that people
  /// edited them.
  bool keep_edited = false;
  bool dry_run = false;    ///< Do everything except writing.
  bool use_umask = false;  ///< Create files with modes by the umask instead of 0600 and 0700.
  std::vector<std::string> keep_fields;  ///< Fields of JSON Lines to keep as remarks.
  /// Copy the comments in BRAT configuration files, too. Their contents are not checked.
  bool keep_comments = false;
  /// Accept documents without annotations: a text without an annotation file, a line without
  /// entities. Otherwise each is an error.
  bool take_unannotated = false;
  std::vector<OtherFile> other_files;
  /// File for the JSON report; empty: none. An existing file is replaced only with `overwrite` or
  /// `resume`.
  std::string report;
  std::string vault;  ///< File for the encrypted table of originals; empty: none.
  std::shared_ptr<const VaultSecret> vault_secret;  ///< Encrypts the vault.
  /// Source of neutral names for the documents and folders of the output (scope kind "names"); if
  /// empty, they keep their names. Reports and vault records contain the neutral names.
  std::optional<ScopeDraws> names;
  /// For check_corpus: ids of the documents to check, in either corpus; empty: all.
  std::set<std::string, std::less<>> only;
  RunIdentity identity;
};

enum class Severity : std::uint8_t { kDetail, kInfo, kWarning, kError };

/// The subject and position of a message. Members that do not apply are empty or 0.
struct MessagePlace {
  std::string document;  ///< Id of the input document.
  std::string file;      ///< Path, made printable.
  /// From 1. With a column: line of the document's text, otherwise of the file.
  std::size_t line = 0;
  std::size_t column = 0;  ///< In code points, from 1.
  bool in_output = false;  ///< `line` and `column` refer to the pseudonymized text.
  /// `line` and `column` refer to the original, where there are two texts.
  bool in_original = false;
  std::size_t output_line = 0;  ///< The corresponding position in the output.
  std::size_t output_column = 0;
  std::size_t stream_line = 0;       ///< Line of the document in a file of JSON Lines.
  std::string annotation;            ///< Id of the annotation concerned.
  std::string other;                 ///< Id of a second annotation, if the message concerns two.
  int move_by = 0;                   ///< DoubtfulAnnotation::move_by.
  std::vector<Misfit> misfits;       ///< For errors about offsets: one for each annotation.
  std::vector<DescriptionRow> rows;  ///< For warnings about descriptions: the rows concerned.
  std::string code;                  ///< Machine-readable kind: "missed-mention", "unknown-label".
};

/// A message for the user. Contains paths, ids, positions and labels, never text of the corpus.
struct Message {
  Severity severity = Severity::kInfo;
  std::string where;  ///< "corpus/a.ann:3", made printable; may be empty.
  std::string text;
  Remedy remedy = Remedy::kNone;  ///< For errors; the program words it.
  MessagePlace place = {};        ///< Line and column are given only here, not in `text`.
};

struct Progress {
  std::size_t done = 0;   ///< Documents, including failed ones.
  std::size_t total = 0;  ///< 0: unknown.
};

/// Callbacks of a run; each may be empty. They are called from any thread of the run, never two at
/// once, and in the order of the documents. Exception: `stop` is polled between documents, possibly
/// from several threads at once.
struct RunHooks {
  std::function<void(const Message&)> message;
  Severity lowest = Severity::kDetail;  ///< Less severe messages need not be created.
  std::function<void(const Progress&)> progress;
  std::function<bool()> stop;
  /// For check_corpus: receives the result of each document, including the original.
  std::function<void(const Outcome&)> audited;
};

/// How each document is processed.
struct Processor {
  LabelMap labels;  ///< The labels that `run` knows; readers, counts and warnings use them, too.
  /// Called from several threads at once.
  std::function<Result<Outcome>(Document)> run;
  /// For findings about a pseudonymized document: its position, by document id. Empty: unknown.
  std::function<MessagePlace(std::string_view)> counterpart = {};
  /// Whether an outcome may be used. An error fails the document; its doubts and missed mentions
  /// are still reported. Empty: every outcome may be used.
  std::function<Status(const Outcome&)> judge = {};
};
/// A processor that runs the engine with its labels. The engine must outlive it.
Processor make_processor(const Pseudonymizer& engine);

/// Number of occurrences of a label in the documents read.
struct LabelUse {
  std::size_t annotations = 0;
  std::size_t documents = 0;
};
using LabelUses = std::map<std::string, LabelUse, std::less<>>;
/// Bound on separately counted labels: a hostile input can have one per annotation.
inline constexpr std::size_t kMostLabelUses = 10'000;

/// Field name of JSON Lines (see FieldCallback) -> number of documents that have it. The key ""
/// counts fields whose names must not be shown.
using FieldUses = std::map<std::string, std::size_t, std::less<>>;

struct RunReport {
  std::size_t found = 0;      ///< Documents in all shards.
  std::size_t documents = 0;  ///< Documents processed.
  /// Documents that existed already (Resume); with kSkip they are in no other count.
  std::size_t skipped = 0;
  /// Documents, folders and links that could not be read, and BRAT files that could not be copied.
  std::size_t failed = 0;
  std::size_t ignored = 0;  ///< Files of no known format.
  /// Missed mentions, including those in documents that failed because of them.
  std::size_t missed = 0;
  std::size_t doubtful = 0;                     ///< Missed mentions that may be everyday words.
  std::map<FindingCode, std::size_t> findings;  ///< For check_corpus.
  /// For check_corpus: the sampling rate of comparisons between documents
  /// (AcrossDocuments::one_in).
  std::size_t compared_one_in = 1;
  std::map<std::string, LabelCount, std::less<>> labels;
  LabelUses label_uses;  ///< All labels, including unknown and kept ones; at most kMostLabelUses.
  std::size_t unknown_labels = 0;  ///< Documents that failed because of an unknown label.
  /// Doubtful annotations, including those in documents that failed.
  std::map<Doubt, std::size_t> doubts;
  std::set<DescriptionRow> descriptions_used;
  Counts counts;
  std::size_t name_candidates = 0;  ///< The minimum of Outcome::name_candidates over all documents.
  std::size_t not_held = 0;         ///< Links and remarks that the output format cannot represent.
  std::size_t ids_with_originals = 0;  ///< Documents whose id contains an original.
  std::size_t in_folders = 0;          ///< Documents in subfolders of the input.
  FieldUses fields_kept;               ///< Fields kept because of RunPlan::keep_fields.
  FieldUses fields_left_out;           ///< All other fields.
  bool stopped = false;                ///< The stop hook ended the run.
  /// Set if the run ended early because the output could not be written.
  std::optional<Error> fatal;
  bool output_closed = false;  ///< The reader of standard output closed it.
  std::string output;          ///< The resolved path of the output.
};

/// Runs the plan; blocks until it is done. Errors (nothing was written): kUsage, kExists, kIo.
Result<RunReport> run_corpus(const RunPlan& plan, const Processor& processor,
                             const RunHooks& hooks);

/// Performs the checks that run_corpus makes before it reads a document; writes nothing. Blocks
/// until the input is searched. Errors: as run_corpus.
Status check_run(const RunPlan& plan, const RunHooks& hooks);

/// Reads all documents and counts their labels; writes nothing; blocks until it is done.
/// RunReport::documents were read, RunReport::failed could not be. Errors: kUsage, kIo.
Result<RunReport> survey_labels(const RunPlan& plan, const LabelMap& labels, const RunHooks& hooks);

/// Audits `plan.output`, a folder or a file of JSON Lines made from `plan.inputs`, with
/// Pseudonymizer::audit. Pairs documents by id, or by `plan.names` if all of them have neutral
/// names. Writes only the report, if one is asked for; blocks until it is done.
/// RunReport::documents were compared, RunReport::failed could not be read.
/// Memory: about 70 bytes per document, plus up to 24 MB for comparisons between documents of wide
/// scopes.
/// Errors: kUsage (also for neutral names without `plan.names`), kIo.
Result<RunReport> check_corpus(const RunPlan& plan, const Pseudonymizer& engine,
                               const RunHooks& hooks);

}  // namespace pseudo
