#include "cli/options.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "cli/command_parser.h"
#include "cli/recognition_options.h"
#include "cli/settings.h"
#include "pseudo/format.h"

namespace pseudo::cli {

namespace {

constexpr const char* kUsage = R"(Usage: pseudo [OPTIONS] INPUT...
       pseudo keygen FILE      make a secret key
       pseudo check ORIGINAL PSEUDONYMIZED   audit a result
       pseudo reveal --vault FILE INPUT...   put the originals back
       pseudo labels INPUT...  which labels there are, and what each would become
       pseudo detect INPUT...  mark what has no annotations yet
       pseudo train -o MODEL CORPUS...   make a model for detect
       pseudo eval GOLD PREDICTED   compare two sets of annotations
       pseudo report FILE...   print reports of runs, added up
       pseudo config show      every option, and where its value comes from
       pseudo lang test LANG   check a language's rules by its own rows

Replaces every annotated name, place, date, number and address of a corpus with a realistic
surrogate and writes the texts with all annotations re-aligned. INPUT is any mix of folders
(searched for .txt/.ann pairs), single .txt or .ann files, .jsonl files, and - for JSON Lines on
standard input. Files of lines may be packed (.jsonl.gz, .jsonl.zst). Inputs are never changed.
)";

constexpr const char* kExamples = R"(Examples:
  pseudo -n corpus/                         check everything, write nothing
  pseudo corpus/                            to corpus-pseudo/, with a key that is forgotten
  pseudo keygen my.key                      a key, so that a run can be repeated
  pseudo -k my.key -o release/ corpus/      the same surrogates every time
  pseudo -k my.key --resume -o release/ corpus/   go on after an interruption
  pseudo -k my.key --scope folder threads/  one person, one surrogate in a folder's mails
  pseudo labels corpus/                     which labels it has, and what is not decided yet
  pseudo --scheme i2b2 -o letters/ corpus/  labels of another annotation scheme
  pseudo --map-label 'NAME_*=PERSON' --keep-label Sentiment -o mapped/ corpus/
  pseudo --style tag --style DATE=year -o tagged/ corpus/   labels instead of names
  pseudo keygen v.key                       a second key, for a vault
  pseudo --vault v --vault-key v.key -o closed/ corpus/   keep the originals, encrypted
  pseudo --config pseudo.toml corpus/       options from a file
  cat mails.jsonl | pseudo - > out.jsonl    in a pipeline

Exit codes: 0 all done, 1 some documents failed (the others are done), 2 usage error or nothing
found (nothing written), 3 internal fault, 130/143 interrupted (what is written is complete).
)";

void add_output_options(CLI::App& app, CliOptions& o) {
  const char* group = "Input and output";
  app.add_option("INPUT", o.inputs, "Folders, .txt, .ann and .jsonl files, or - for standard input")
      ->group("");
  app.add_option("--files0-from", o.files0_from,
                 "INPUTs from a NUL-separated list; - for standard input")
      ->type_name("FILE")
      ->group(group);
  app.add_option("-o,--output", o.output,
                 "Folder (BRAT), file or - (JSON Lines). Default: corpus-pseudo/")
      ->type_name("PATH")
      ->group(group);
  std::vector<std::string> formats;
  for (const Format& format : built_in_formats()) formats.push_back(format.name);
  app.add_option(
         "--format", o.format,
         fmt::format("Output format: {}. Default: as the input", fmt::join(formats, " or ")))
      ->type_name("FORMAT")
      ->check(CLI::IsMember(formats))
      ->group(group);
  app.add_option("--keep-field", o.keep_fields, "A JSON field that is passed through")
      ->type_name("NAME")
      ->allow_extra_args(false)
      ->group(group);
  app.add_flag("--rename", o.rename, "Neutral names (doc-...) for all documents and folders")
      ->group(group);
  app.add_flag("--overwrite", o.overwrite, "Replace documents that are already there")
      ->group(group);
  app.add_flag("--resume", o.resume,
               "Go on where a run was ended (needs its key); =verify compares")
      ->group(group);
  app.add_flag("-n,--dry-run", o.dry_run, "Read and check everything, write nothing")->group(group);
  app.add_option("--report", o.report, "Counts and states as JSON; never an original string")
      ->type_name("FILE")
      ->group(group);
  app.add_flag("--umask", o.umask, "Modes of new files by the umask, not 0600 and 0700")
      ->group(group);
}

void add_surrogate_options(CLI::App& app, CliOptions& o) {
  const char* group = "Surrogates";
  app.add_option("-l,--lang", o.lang, "Language module: de (default) or none")
      ->type_name("LANG")
      ->group(group);
  app.add_option("--scope", o.scopes,
                 "One surrogate within: sentence, document, folder, corpus; or LABEL=SCOPE")
      ->type_name("SCOPE")
      ->allow_extra_args(false)
      ->group(group);
  CLI::Option* bound =
      app.add_option("--max-shift", o.max_shift, "Bound of the random date shift in days (365)")
          ->type_name("DAYS")
          ->group(group);
  app.add_option("--shift", o.shift, "A fixed date shift in days")
      ->type_name("DAYS")
      ->excludes(bound)
      ->group(group);
  app.add_option("--season", o.season,
                 "Whether dates keep the season: auto (if the text names it), keep, free")
      ->type_name("WHEN")
      ->check(CLI::IsMember({"auto", "keep", "free"}))
      ->group(group);
  app.add_option("--letter-classes", o.letter_classes,
                 "File with own classes of first letters, one a line; none: one class")
      ->type_name("FILE")
      ->group(group);
  app.add_option("--addresses", o.addresses,
                 "E-mail, URL, user names: coherent with the names (default) or random")
      ->type_name("STYLE")
      ->check(CLI::IsMember({"coherent", "random"}))
      ->group(group);
  app.add_option("--tld", o.tld, "keep: addresses keep their top-level domain")
      ->type_name("keep")
      ->check(CLI::IsMember({"keep"}))
      ->group(group);
  app.add_flag("--valid-checksums", o.valid_checksums, "IBAN and ISBN with a valid check digit")
      ->group(group);
  app.add_option("--lexicons", o.lexicons, "Own lexicons: a file replaces the built-in one")
      ->type_name("DIR")
      ->group(group);
}

constexpr const char* kStyles = "Styles";

void add_style_option(CLI::App& app, CliOptions& o) {
  app.add_option("--style", o.styles,
                 "What stands there: surrogate (default), tag, mask ...; or LABEL=STYLE")
      ->type_name("STYLE")
      ->allow_extra_args(false)
      ->group(kStyles);
}

void add_style_options(CLI::App& app, CliOptions& o) {
  const char* group = kStyles;
  add_style_option(app, o);
  app.add_option("--tag-format", o.tag_format,
                 "Text of tags, with {label} or {category}. Default: <{label}>")
      ->type_name("TEXT")
      ->group(group);
  app.add_option("--mask-char", o.mask_char, "What masks put for a letter or digit (█)")
      ->type_name("CHAR")
      ->group(group);
  app.add_option("--mask-length", o.mask_length,
                 "Masks of so many characters. Default: as the text")
      ->type_name("N")
      ->check(CLI::Range(1, 1000))
      ->group(group);
  app.add_option("--descriptions", o.descriptions,
                 "Rows ID<tab>T3] text: what cdif-omit says of an entity")
      ->type_name("FILE")
      ->group(group);
}

void add_scheme_options(CLI::App& app, CliOptions& o) {
  const char* group = "Annotations";
  app.add_option("--scheme", o.scheme,
                 "What labels are: codealltag (default), conll, grascco, i2b2, or a file")
      ->type_name("NAME|FILE")
      ->group(group);
  app.add_option("--map-label", o.map_labels, "Treat a label as one of ours; * in it: any letters")
      ->type_name("FROM=TO")
      ->allow_extra_args(false)
      ->group(group);
  app.add_option("--keep-label", o.keep_labels, "A label that is not privacy-bearing; * as above")
      ->type_name("LABEL")
      ->allow_extra_args(false)
      ->group(group);
}

void add_label_options(CLI::App& app, CliOptions& o) {
  const char* group = "Annotations";
  add_scheme_options(app, o);
  app.add_flag("--strict", o.strict, "A doubtful annotation fails its document")->group(group);
  app.add_option("--notes", o.notes, "Annotators' notes: drop (default), scrub or keep")
      ->type_name("POLICY")
      ->check(CLI::IsMember({"drop", "scrub", "keep"}))
      ->group(group);
  app.add_option("--missed", o.missed,
                 "Further mentions of a name: report (default), replace or fail")
      ->type_name("POLICY")
      ->check(CLI::IsMember({"report", "replace", "fail"}))
      ->group(group);
  app.add_option("--allow", o.allow, "Rows LABEL<tab>string: annotations of these stay")
      ->type_name("FILE")
      ->group(group);
  app.add_option("--deny", o.deny, "Rows LABEL<tab>string: replaced wherever they stand")
      ->type_name("FILE")
      ->group(group);
  app.add_option("--ignore", o.ignore, "Words, one a line, that are no missed mentions")
      ->type_name("FILE")
      ->group(group);
}

void add_key_options(CLI::App& app, CliOptions& o) {
  const char* group = "Key";
  CLI::Option* file = app.add_option("-k,--key-file", o.key_file,
                                     "Secret key; also PSEUDO_KEY_FILE. Default: a fresh one")
                          ->type_name("FILE")
                          ->group(group);
  app.add_option("--key-fd", o.key_fd, "The key from an open file descriptor")
      ->type_name("N")
      ->excludes(file)
      ->group(group);
  app.add_option("--corpus", o.corpus, "Enters the key derivation: several corpora, one key")
      ->type_name("NAME")
      ->group(group);
  app.add_flag("--allow-insecure-key", o.allow_insecure_key,
               "Accept a key file that others can read")
      ->group(group);
}

void add_vault_options(CLI::App& app, CliOptions& o) {
  const char* group = "Vault";
  app.add_option("--vault", o.vaults, "Encrypted table of originals, for pseudo reveal")
      ->type_name("FILE")
      ->allow_extra_args(false)
      ->group(group);
  CLI::Option* key =
      app.add_option("--vault-key", o.vault_key,
                     "A second key, for the vault. Default: a passphrase from the terminal")
          ->type_name("FILE")
          ->group(group);
  app.add_option("--vault-passphrase-fd", o.vault_passphrase_fd,
                 "The passphrase from an open file descriptor")
      ->type_name("N")
      ->excludes(key)
      ->group(group);
}

void add_recognition_options(CLI::App& app, CliOptions& o) {
  const char* group = "Recognition";
  CLI::Option* detect =
      app.add_flag("--detect", o.recognition.detect, "First mark what has no annotations")
          ->group(group);
  app.add_option("--model", o.recognition.model, "The tagger. Default: that of the language")
      ->type_name("FILE")
      ->needs(detect)
      ->group(group);
  app.add_option("--favour", o.recognition.favour, "balance (default), recall or precision")
      ->type_name("WHAT")
      ->check(CLI::IsMember({"balance", "recall", "precision"}))
      ->needs(detect)
      ->group(group);
}

void add_run_options(CLI::App& app, CliOptions& o) {
  const char* group = "Running";
  app.add_option("-j,--jobs", o.jobs, "Worker threads. Default: the cores")
      ->type_name("N")
      ->check(CLI::Range(1, 1024))
      ->group(group);
  app.add_option("--shard", o.shard, "Only the K-th of N parts, chosen by the document's id")
      ->type_name("K/N")
      ->group(group);
  CLI::Option* quiet = app.add_flag("-q,--quiet", o.quiet, "Errors only")->group(group);
  app.add_flag("-v,--verbose", o.verbose, "Also what went well")->excludes(quiet)->group(group);
  app.add_option("--log-format", o.log_format, "Messages as text or json")
      ->type_name("FORMAT")
      ->check(CLI::IsMember({"text", "json"}))
      ->group(group);
  app.add_option("--color", o.color, "auto (default), always or never; NO_COLOR is honoured")
      ->type_name("WHEN")
      ->check(CLI::IsMember({"auto", "always", "never"}))
      ->group(group);
  app.add_flag("--no-progress", o.no_progress, "No progress bar")->group(group);
  app.add_option("--config", o.config, "Options from a TOML file; the command line beats it")
      ->type_name("FILE")
      ->group(group);
}

/// All options of a run.
void add_all_options(CLI::App& app, CliOptions& o) {
  app.formatter(help_formatter());
  app.get_formatter()->label("REQUIRED", "");
  app.set_help_flag("-h,--help", "This page")->group("Help");
  app.set_version_flag("--version", "", "Version, with those of ICU and of the lexicons")
      ->group("Help");
  add_output_options(app, o);
  add_surrogate_options(app, o);
  add_style_options(app, o);
  add_label_options(app, o);
  add_key_options(app, o);
  add_vault_options(app, o);
  add_recognition_options(app, o);
  add_run_options(app, o);
}

Result<CliOptions> parse_keygen(std::vector<std::string> arguments) {
  CliOptions options;
  options.command = Command::kKeygen;
  CLI::App app(
      "Usage: pseudo keygen FILE\n\n"
      "Makes a secret key: 32 random bytes in a new file that only you can read. Whoever has it\n"
      "can recompute surrogates: guard it, or delete it when the corpus is published.\n");
  app.formatter(help_formatter());
  app.set_help_flag("-h,--help", "This page");
  app.add_option("FILE", options.key_file)->group("");
  app.add_flag("-q,--quiet", options.quiet, "No message");
  Result<CliOptions> parsed = parse_with(app, options, std::move(arguments));
  if (parsed && parsed->command == Command::kKeygen && parsed->key_file.empty()) {
    return Error{ErrorCode::kUsage,
                 "keygen: no FILE; name the new key, as in: pseudo keygen my.key"};
  }
  return parsed;
}

constexpr const char* kCheckUsage = R"(Usage: pseudo check [OPTIONS] ORIGINAL PSEUDONYMIZED

Compares a pseudonymized corpus, whoever made it, with its originals: annotations point at the
right text, text outside of them is unchanged, no original is left, one person has one new name and
two have two, dates keep their distances. Each is a folder, a single file or a .jsonl file. Give the
options of the run that matter to its bytes; the key only where documents were renamed.
)";

constexpr const char* kCheckExamples = R"(Examples:
  pseudo check corpus/ corpus-pseudo/
  pseudo check --map-label NAME=PERSON --report audit.json mails.jsonl mails-pseudo.jsonl
  pseudo check -k my.key corpus/ renamed/

Exit codes: 0 clean, 1 findings, or documents that could not be read, 2 usage error.
)";

Result<CliOptions> parse_check(std::vector<std::string> arguments) {
  CliOptions options;
  options.command = Command::kCheck;
  CLI::App app(kCheckUsage);
  app.formatter(help_formatter());
  app.footer(kCheckExamples);
  app.get_formatter()->label("REQUIRED", "");
  app.set_help_flag("-h,--help", "This page")->group("Help");
  app.add_option("PATHS", options.inputs)->group("");
  app.add_option("--report", options.report, "All findings as JSON; never an original string")
      ->type_name("FILE")
      ->group("Input and output");
  app.add_flag("--umask", options.umask, "Mode of the report by the umask, not 0600")
      ->group("Input and output");
  app.add_flag("--rename", options.rename,
               "PSEUDONYMIZED has neutral names; needs the key of its run")
      ->group("Input and output");
  add_surrogate_options(app, options);
  add_style_options(app, options);
  add_label_options(app, options);
  add_key_options(app, options);
  add_run_options(app, options);
  CLI::App all;
  CliOptions unused;
  add_all_options(all, unused);
  FileSettings from_file;
  // A report that the file names is that of the run.
  Result<CliOptions> parsed =
      parse_with_config(app, options, std::move(arguments), {&all, "report"}, from_file);
  if (!parsed || parsed->command != Command::kCheck) return parsed;
  if (parsed->inputs.size() != 2) {
    return Error{ErrorCode::kUsage,
                 "check: name two corpora, as in: pseudo check corpus/ corpus-pseudo/"};
  }
  parsed->output = parsed->inputs.back();
  parsed->inputs.pop_back();
  return parsed;
}

constexpr const char* kLabelsUsage = R"(Usage: pseudo labels [OPTIONS] INPUT...

Prints a row for each label of the corpus: label, number of annotations, what it becomes under the
options given (a category, keep, other, or ? if that is still to be decided), the style of its
replacement, and where the decision comes from, divided by tabs. Nothing is written but the scheme
that --write names, which holds all labels and is meant to be edited.
)";

constexpr const char* kLabelsExamples = R"(Examples:
  pseudo labels corpus/
  pseudo labels --scheme i2b2 letters.jsonl
  pseudo labels --write my.tsv corpus/      then edit my.tsv, and: pseudo --scheme my.tsv corpus/

Exit codes: 0 all labels are decided, 1 some are not, an option matches no label, or documents could
not be read, 2 usage error or no document found.
)";

Result<CliOptions> parse_labels(std::vector<std::string> arguments) {
  CliOptions options;
  options.command = Command::kLabels;
  CLI::App app(kLabelsUsage);
  app.formatter(help_formatter());
  app.footer(kLabelsExamples);
  app.get_formatter()->label("REQUIRED", "");
  app.set_help_flag("-h,--help", "This page")->group("Help");
  const char* group = "Input and output";
  app.add_option("INPUT", options.inputs)->group("");
  app.add_option("--files0-from", options.files0_from,
                 "INPUTs from a NUL-separated list; - for standard input")
      ->type_name("FILE")
      ->group(group);
  app.add_option("--write", options.write, "A new file: the scheme of these labels, to be edited")
      ->type_name("FILE")
      ->group(group);
  app.add_flag("--umask", options.umask, "Mode of that file by the umask, not 0600")->group(group);
  add_scheme_options(app, options);
  add_style_option(app, options);
  add_run_options(app, options);
  CliOptions unused;
  CLI::App all;
  add_all_options(all, unused);
  FileSettings from_file;
  return parse_with_config(app, options, std::move(arguments), {&all}, from_file);
}

constexpr const char* kRevealUsage = R"(Usage: pseudo reveal --vault FILE [OPTIONS] INPUT...

Puts the originals back into what pseudo wrote with --vault: the bytes of the files or lines that
went in. INPUT is what came out: a folder, single files, a .jsonl file, or - for standard input.
Everything is checked before anything is written: a wrong key, a damaged vault or a document that
was edited since stops it.
)";

constexpr const char* kRevealExamples = R"(Examples:
  pseudo -k my.key --vault my.vault --vault-key vault.key corpus/
  pseudo reveal --vault my.vault --vault-key vault.key corpus-pseudo/
  pseudo reveal --vault 1.vault --vault 2.vault -o back/ corpus-pseudo/    two shards
  pseudo reveal --vault my.vault mails-pseudo.jsonl                        asks for the passphrase

Exit codes: 0 all is back, 2 refused (nothing written), 3 internal fault.
)";

Result<CliOptions> parse_reveal(std::vector<std::string> arguments) {
  CliOptions options;
  options.command = Command::kReveal;
  CLI::App app(kRevealUsage);
  app.formatter(help_formatter());
  app.footer(kRevealExamples);
  app.set_help_flag("-h,--help", "This page");
  app.add_option("INPUT", options.inputs)->group("");
  app.add_option("-o,--output", options.output,
                 "Folder, or file or - for JSON Lines. Default: INPUT-revealed")
      ->type_name("PATH");
  add_vault_options(app, options);
  app.add_flag("--allow-insecure-key", options.allow_insecure_key,
               "Accept a key file that others can read");
  app.add_flag("--umask", options.umask, "Modes of new files by the umask, not 0600 and 0700");
  app.add_flag("-q,--quiet", options.quiet, "Errors only");
  app.add_option("--log-format", options.log_format, "Messages as text or json")
      ->type_name("FORMAT")
      ->check(CLI::IsMember({"text", "json"}));
  app.add_option("--color", options.color, "auto (default), always or never")
      ->type_name("WHEN")
      ->check(CLI::IsMember({"auto", "always", "never"}));
  return parse_with(app, options, std::move(arguments));
}

constexpr const char* kReportUsage = R"(Usage: pseudo report [OPTIONS] FILE...

Prints what --report wrote: one report, or those of all shards of a run added up. Nothing of it is a
string of the corpus; but places and ids show where to look, so keep it with the originals, or use
--public.
)";

Result<CliOptions> parse_report(std::vector<std::string> arguments) {
  CliOptions options;
  options.command = Command::kReport;
  CLI::App app(kReportUsage);
  app.formatter(help_formatter());
  app.footer(
      "Examples:\n"
      "  pseudo --report r.json corpus/ && pseudo report r.json\n"
      "  pseudo report --public --json shard-*.json > statistics.json\n\n"
      "Exit codes: 0 printed, 2 a file that is no report, or reports that do not belong "
      "together.\n");
  app.set_help_flag("-h,--help", "This page");
  app.add_option("FILE", options.inputs)->group("");
  app.add_flag("--public", options.for_public, "Without ids, places and the counts of shifts");
  app.add_flag("--json", options.as_json, "One report as JSON instead of a summary");
  Result<CliOptions> parsed = parse_with(app, options, std::move(arguments));
  if (parsed && parsed->command == Command::kReport && parsed->inputs.empty()) {
    return Error{ErrorCode::kUsage, "report: no FILE; name what --report wrote"};
  }
  return parsed;
}

constexpr const char* kConfigUsage = R"(Usage: pseudo config show [OPTIONS]

Prints every option of a run with its value and where that comes from: the command line, the
environment, the file of --config, or the default. What it prints is such a file itself. The options
are those of pseudo --help.
)";

Result<CliOptions> parse_config(std::vector<std::string> arguments) {
  if (!arguments.empty() && arguments.front() == "show") {
    arguments.erase(arguments.begin());
  } else if (arguments.empty() || !arguments.front().starts_with("-h")) {
    return Error{ErrorCode::kUsage, "config: say what to do, as in: pseudo config show"};
  }
  CliOptions options;
  CLI::App app(kConfigUsage);
  app.option_defaults()->always_capture_default();
  add_all_options(app, options);
  FileSettings from_file;
  Result<CliOptions> parsed = parse_with_config(app, options, std::move(arguments), {}, from_file);
  if (!parsed || parsed->command == Command::kPrint) return parsed;
  parsed->command = Command::kPrint;
  parsed->print = show_settings(app, from_file);
  return parsed;
}

constexpr std::array kSubcommands{"keygen", "check", "reveal", "labels",
                                  "detect", "train", "eval", "report", "config", "lang"};
/// Names reserved for subcommands; folders with these names are refused.
constexpr std::array kReserved{"view"};

Result<CliOptions> parse_lang(std::vector<std::string> arguments) {
  CliOptions options;
  options.command = Command::kLangTest;
  CLI::App app(
      "Usage: pseudo lang test LANG [--lexicons DIR]\n\n"
      "Runs the rows of the table writing_cases that a language brings along, and prints those "
      "that\n"
      "do not hold: document + surrogate: expected, written. Exit code 1 if there are any.\n");
  app.formatter(help_formatter());
  app.set_help_flag("-h,--help", "This page");
  std::string action;
  options.lang.clear();
  app.add_option("ACTION", action)->group("");
  app.add_option("LANG", options.lang)->group("");
  app.add_option("--lexicons", options.lexicons, "Own lexicons: a file replaces the built-in one")
      ->type_name("DIR");
  app.add_flag("-q,--quiet", options.quiet, "No summary");
  Result<CliOptions> parsed = parse_with(app, options, std::move(arguments));
  if (!parsed || parsed->command != Command::kLangTest) return parsed;
  if (action != "test") {
    return Error{ErrorCode::kUsage, fmt::format("lang{}{}: say what to do, as in: pseudo lang test "
                                                "de",
                                                action.empty() ? "" : " ", action)};
  }
  if (parsed->lang.empty()) {
    return Error{ErrorCode::kUsage, "lang test: no LANG; name one, as in: pseudo lang test de"};
  }
  return parsed;
}

}  // namespace

std::string meant_subcommand(const std::string& input) {
  std::vector<std::string> known(kSubcommands.begin(), kSubcommands.end());
  known.insert(known.end(), kReserved.begin(), kReserved.end());
  const std::string near = nearest_word(input, known, std::max<std::size_t>(1, input.size() / 3));
  if (near.empty()) return near;
  if (near != input) return fmt::format("did you mean pseudo {}?", near);
  return fmt::format("a subcommand comes before its options, as in: pseudo {} ...", near);
}

namespace {

struct Subcommand {
  std::string_view name;
  Result<CliOptions> (*parse)(std::vector<std::string>);
};

constexpr std::array<Subcommand, kSubcommands.size()> kParsers{{{"keygen", parse_keygen},
                                                                {"check", parse_check},
                                                                {"reveal", parse_reveal},
                                                                {"labels", parse_labels},
                                                                {"detect", parse_detect},
                                                                {"train", parse_train},
                                                                {"eval", parse_eval},
                                                                {"report", parse_report},
                                                                {"config", parse_config},
                                                                {"lang", parse_lang}}};

}  // namespace

Result<CliOptions> parse_command_line(int argc, const char* const* argv) {
  std::vector<std::string> arguments(argv + std::min(argc, 1), argv + argc);
  const auto subcommand =
      arguments.empty() ? kParsers.end()
                        : std::ranges::find(kParsers, arguments.front(), &Subcommand::name);
  if (subcommand != kParsers.end()) {
    arguments.erase(arguments.begin());
    return subcommand->parse(std::move(arguments));
  }
  if (!arguments.empty() &&
      std::ranges::count(kReserved, std::string_view(arguments.front())) > 0) {
    return Error{
        ErrorCode::kUsage,
        fmt::format("{0}: this subcommand is not built yet; a folder of that name is ./{0}",
                    arguments.front())};
  }
  CliOptions options;
  CLI::App app(kUsage);
  app.footer(kExamples);
  add_all_options(app, options);
  FileSettings from_file;
  return parse_with_config(app, options, std::move(arguments), {}, from_file);
}

}  // namespace pseudo::cli
