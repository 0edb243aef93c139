#include "cli/command_lines/option_groups.h"

#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/command_parser.h"
#include "cli/engine_options.h"
#include "cli/scheme.h"
#include "cli/settings.h"
#include "cli/style_options.h"
#include "pseudo/format.h"
#include "pseudo/language.h"

namespace pseudo::cli {

namespace {

constexpr const char* kSurrogates = "Surrogates";
constexpr const char* kStyles = "Styles";
constexpr const char* kAnnotations = "Annotations";
constexpr const char* kKey = "Key";
constexpr const char* kVault = "Vault";

void add_output_options(CLI::App& app, CliOptions& o) {
  app.add_option("INPUT", o.inputs, "Folders, .txt, .ann and .jsonl files, or - for standard input")
      ->group("");
  add_input_list(app, o);
  app.add_option("-o,--output", o.output,
                 "Folder (BRAT), file or - (JSON Lines). Default: corpus-pseudo/")
      ->type_name("PATH")
      ->group(kInputAndOutput);
  add_format(app, o);
  add_keep_field(app, o);
  app.add_flag("--rename", o.rename, "Neutral names (doc-...) for all documents and folders")
      ->group(kInputAndOutput);
  CLI::Option* const overwrite = add_overwrite(app, o);
  app.add_flag("--resume", o.resume,
               "Go on where a run was ended (needs its key); =verify compares")
      ->check(suggests({"verify"}))
      ->excludes(overwrite)
      ->group(kInputAndOutput);
  app.add_flag("-n,--dry-run", o.dry_run, "Read and check everything, write nothing but --report")
      ->group(kInputAndOutput);
  app.add_option("--report", o.report, "Counts and states as JSON; never an original string")
      ->type_name("FILE")
      ->group(kInputAndOutput);
  add_umask(app, o);
}

void add_recognition_options(CLI::App& app, CliOptions& o) {
  CLI::Option* const detect =
      app.add_flag("--detect", o.recognition.detect, "First mark what has no annotations")
          ->group(kRecognition);
  add_model(app, o)->needs(detect);
  add_favour(app, o)->needs(detect);
  add_strip(app, o)->needs(detect);
}

}  // namespace

void add_help(CLI::App& app) {
  app.formatter(help_formatter());
  app.set_help_flag("-h,--help", "This page")->group("Help");
}

void add_input_list(CLI::App& app, CliOptions& o) {
  app.add_option("--files0-from", o.files0_from,
                 "INPUTs from a NUL-separated list; - for standard input")
      ->type_name("FILE")
      ->group(kInputAndOutput);
}

void add_format(CLI::App& app, CliOptions& o) {
  std::vector<std::string> formats;
  for (const Format& format : built_in_formats()) formats.push_back(format.name);
  app.add_option(
         "--format", o.format,
         fmt::format("Output format: {}. Default: as the input", fmt::join(formats, " or ")))
      ->type_name("FORMAT")
      ->check(CLI::IsMember(formats))
      ->group(kInputAndOutput);
}

void add_keep_field(CLI::App& app, CliOptions& o) {
  app.add_option("--keep-field", o.keep_fields, "A JSON field that is passed through")
      ->type_name("NAME")
      ->allow_extra_args(false)
      ->group(kInputAndOutput);
}

CLI::Option* add_overwrite(CLI::App& app, CliOptions& o) {
  return app.add_flag("--overwrite", o.overwrite, "Replace documents that are already there")
      ->group(kInputAndOutput);
}

void add_umask(CLI::App& app, CliOptions& o, const char* description) {
  app.add_flag("--umask", o.umask, description)->group(kInputAndOutput);
}

void add_language(CLI::App& app, CliOptions& o, const char* group) {
  app.add_option("-l,--lang", o.lang, "Language module: de (default) or none")
      ->type_name("LANG")
      ->check(suggests(LanguageRegistry().tags()))
      ->group(group);
}

void add_lexicons(CLI::App& app, CliOptions& o, const char* group) {
  app.add_option("--lexicons", o.lexicons, "Own lexicons: a file replaces the built-in one")
      ->type_name("DIR")
      ->group(group);
}

void add_surrogate_options(CLI::App& app, CliOptions& o) {
  add_language(app, o, kSurrogates);
  app.add_option("--scope", o.scopes,
                 "One surrogate within: sentence, document, folder, corpus; or LABEL=SCOPE")
      ->type_name("SCOPE")
      ->allow_extra_args(false)
      ->check(suggests(scope_words()))
      ->group(kSurrogates);
  CLI::Option* bound =
      app.add_option("--max-shift", o.max_shift, "Bound of the random date shift in days (365)")
          ->type_name("DAYS")
          ->group(kSurrogates);
  app.add_option("--shift", o.shift, "A fixed date shift in days")
      ->type_name("DAYS")
      ->excludes(bound)
      ->group(kSurrogates);
  app.add_option("--season", o.season,
                 "Whether dates keep the season: auto (if the text names it), keep, free")
      ->type_name("WHEN")
      ->check(CLI::IsMember({"auto", "keep", "free"}))
      ->group(kSurrogates);
  app.add_option("--letter-classes", o.letter_classes,
                 "File with own classes of first letters, one a line; none: one class")
      ->type_name("FILE")
      ->group(kSurrogates);
  app.add_option("--addresses", o.addresses,
                 "E-mail, URL, user names: coherent with the names (default) or random")
      ->type_name("STYLE")
      ->check(CLI::IsMember({"coherent", "random"}))
      ->group(kSurrogates);
  app.add_option("--tld", o.tld, "keep: addresses keep their top-level domain")
      ->type_name("keep")
      ->check(CLI::IsMember({"keep"}))
      ->group(kSurrogates);
  app.add_flag("--valid-checksums", o.valid_checksums, "IBAN and ISBN with a valid check digit")
      ->group(kSurrogates);
  add_lexicons(app, o, kSurrogates);
}

void add_style(CLI::App& app, CliOptions& o) {
  app.add_option("--style", o.styles,
                 "What stands there: surrogate (default), tag, mask ...; or LABEL=STYLE")
      ->type_name("STYLE")
      ->allow_extra_args(false)
      ->check(suggests(style_words()))
      ->group(kStyles);
}

void add_style_options(CLI::App& app, CliOptions& o) {
  add_style(app, o);
  app.add_option("--tag-format", o.tag_format,
                 "Text of tags, with {label} or {category}. Default: <{label}>")
      ->type_name("TEXT")
      ->group(kStyles);
  app.add_option("--mask-char", o.mask_char, "What masks put for a letter or digit (█)")
      ->type_name("CHAR")
      ->group(kStyles);
  app.add_option("--mask-length", o.mask_length,
                 "Masks of so many characters. Default: as the text")
      ->type_name("N")
      ->check(CLI::Range(1, 1000))
      ->group(kStyles);
  app.add_option("--descriptions", o.descriptions,
                 "Rows ID<tab>T3] text: what cdif-omit says of an entity")
      ->type_name("FILE")
      ->group(kStyles);
}

void add_scheme_options(CLI::App& app, CliOptions& o) {
  app.add_option("--scheme", o.scheme,
                 "What labels are: codealltag (default), conll, grascco, i2b2, or a file")
      ->type_name("NAME|FILE")
      ->check(suggests(preset_schemes()))
      ->group(kAnnotations);
  app.add_option("--map-label", o.map_labels, "Treat a label as one of ours; * in it: any letters")
      ->type_name("FROM=TO")
      ->allow_extra_args(false)
      ->check(suggests(target_words()))
      ->group(kAnnotations);
  app.add_option("--keep-label", o.keep_labels, "A label that is not privacy-bearing; * as above")
      ->type_name("LABEL")
      ->allow_extra_args(false)
      ->group(kAnnotations);
}

void add_annotation_options(CLI::App& app, CliOptions& o) {
  add_scheme_options(app, o);
  app.add_flag("--strict", o.strict, "A doubtful annotation fails its document")
      ->group(kAnnotations);
  app.add_option("--notes", o.notes, "Annotators' notes: drop (default), scrub or keep")
      ->type_name("POLICY")
      ->check(CLI::IsMember({"drop", "scrub", "keep"}))
      ->group(kAnnotations);
  app.add_option("--missed", o.missed,
                 "Further mentions of a name: report (default), replace or fail")
      ->type_name("POLICY")
      ->check(CLI::IsMember({"report", "replace", "fail"}))
      ->group(kAnnotations);
  app.add_option("--allow", o.allow, "Rows LABEL<tab>string: annotations of these stay")
      ->type_name("FILE")
      ->group(kAnnotations);
  app.add_option("--deny", o.deny, "Rows LABEL<tab>string: replaced wherever they stand")
      ->type_name("FILE")
      ->group(kAnnotations);
  app.add_option("--ignore", o.ignore, "Words, one a line, that are no missed mentions")
      ->type_name("FILE")
      ->group(kAnnotations);
}

void add_insecure_key(CLI::App& app, CliOptions& o) {
  app.add_flag("--allow-insecure-key", o.allow_insecure_key,
               "Accept a key file that others can read")
      ->group(kKey);
}

void add_key_options(CLI::App& app, CliOptions& o) {
  CLI::Option* file = app.add_option("-k,--key-file", o.key_file,
                                     "Secret key; also PSEUDO_KEY_FILE. Default: a fresh one")
                          ->type_name("FILE")
                          ->group(kKey);
  app.add_option("--key-fd", o.key_fd, "The key from an open file descriptor")
      ->type_name("N")
      ->excludes(file)
      ->group(kKey);
  app.add_option("--corpus", o.corpus, "Enters the key derivation: several corpora, one key")
      ->type_name("NAME")
      ->group(kKey);
  add_insecure_key(app, o);
}

void add_vault_options(CLI::App& app, CliOptions& o) {
  app.add_option("--vault", o.vaults, "Encrypted table of originals, for pseudo reveal")
      ->type_name("FILE")
      ->allow_extra_args(false)
      ->group(kVault);
  CLI::Option* key =
      app.add_option("--vault-key", o.vault_key,
                     "A second key, for the vault. Default: a passphrase from the terminal")
          ->type_name("FILE")
          ->group(kVault);
  app.add_option("--vault-passphrase-fd", o.vault_passphrase_fd,
                 "The passphrase from an open file descriptor")
      ->type_name("N")
      ->excludes(key)
      ->group(kVault);
}

CLI::Option* add_model(CLI::App& app, CliOptions& o) {
  return app
      .add_option("--model", o.recognition.model, "The tagger. Default: that of the language")
      ->type_name("FILE")
      ->group(kRecognition);
}

CLI::Option* add_strip(CLI::App& app, CliOptions& o) {
  return app
      .add_option("--strip", o.recognition.strip,
                  "Leave out what stands around the text of letters: envelope")
      ->type_name("WHAT")
      ->check(CLI::IsMember({"envelope"}))
      ->group(kRecognition);
}

CLI::Option* add_favour(CLI::App& app, CliOptions& o) {
  return app
      .add_option("--favour", o.recognition.favour,
                  "What marks favour: balance (default), recall or precision")
      ->type_name("WHAT")
      ->check(CLI::IsMember({"balance", "recall", "precision"}))
      ->group(kRecognition);
}

void add_thread_options(CLI::App& app, CliOptions& o) {
  app.add_option("-j,--jobs", o.jobs, "Worker threads. Default: the cores")
      ->type_name("N")
      ->check(CLI::Range(1, 1024))
      ->group(kRunning);
  app.add_option("--shard", o.shard, "Only the K-th of N parts, chosen by the document's id")
      ->type_name("K/N")
      ->group(kRunning);
}

void add_message_options(CLI::App& app, CliOptions& o) {
  CLI::Option* quiet = app.add_flag("-q,--quiet", o.quiet, "Errors only")->group(kRunning);
  app.add_flag("-v,--verbose", o.verbose, "Also what went well")->excludes(quiet)->group(kRunning);
  app.add_option("--log-format", o.log_format, "Messages as text or json")
      ->type_name("FORMAT")
      ->check(CLI::IsMember({"text", "json"}))
      ->group(kRunning);
  app.add_option("--color", o.color,
                 "Colours: auto (default), always or never; NO_COLOR is honoured")
      ->type_name("WHEN")
      ->check(CLI::IsMember({"auto", "always", "never"}))
      ->group(kRunning);
}

void add_no_progress(CLI::App& app, CliOptions& o) {
  app.add_flag("--no-progress", o.no_progress, "No progress bar")->group(kRunning);
}

void add_running_options(CLI::App& app, CliOptions& o) {
  add_thread_options(app, o);
  add_message_options(app, o);
  add_no_progress(app, o);
  add_config(app, o);
}

void add_config(CLI::App& app, CliOptions& o) {
  app.add_option("--config", o.config, "Options from a TOML file; the command line beats it")
      ->type_name("FILE")
      ->group(kRunning);
}

void add_audit_options(CLI::App& app, CliOptions& o) {
  add_keep_field(app, o);
  app.add_flag("--rename", o.rename, "PSEUDONYMIZED has neutral names; needs the key of its run")
      ->group(kInputAndOutput);
  add_surrogate_options(app, o);
  add_style_options(app, o);
  add_annotation_options(app, o);
  add_key_options(app, o);
  add_running_options(app, o);
  // Options of a run describe to an audit what the run has done.
  app.get_option("--keep-field")->description("A JSON field that the run passed through");
  app.get_option("--key-file")
      ->description("The key of the run, where it gave neutral names; also PSEUDO_KEY_FILE");
  app.get_option("--key-fd")->description("That key from an open file descriptor");
  app.get_option("--corpus")->description("What --corpus of the run was");
}

void add_document_limit(CLI::App& app, CliOptions& o, const char* description) {
  app.add_option("--documents", o.most_documents, description)
      ->type_name("N")
      ->check(CLI::Range(1, 1'000'000))
      ->group(kInputAndOutput);
}

void add_all_options(CLI::App& app, CliOptions& o) {
  add_help(app);
  app.set_version_flag("--version", "", "Version, with those of ICU and of the lexicons")
      ->group("Help");
  add_output_options(app, o);
  add_surrogate_options(app, o);
  add_style_options(app, o);
  add_annotation_options(app, o);
  add_key_options(app, o);
  add_vault_options(app, o);
  add_recognition_options(app, o);
  add_running_options(app, o);
}

Result<CliOptions> parse_with_run_config(CLI::App& app, CliOptions& options,
                                         std::vector<std::string> arguments,
                                         std::vector<std::string> left_out) {
  CLI::App all;
  CliOptions unused;
  add_all_options(all, unused);
  FileSettings from_file;
  return parse_with_config(app, options, std::move(arguments), {&all, std::move(left_out)},
                           from_file);
}

}  // namespace pseudo::cli
