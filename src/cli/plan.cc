#include "cli/plan.h"

#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <iterator>
#include <limits>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "cli/engine_options.h"
#include "cli/environment.h"
#include "cli/keys.h"
#include "cli/label_settings.h"
#include "cli/patient_read.h"
#include "cli/vault_secret.h"
#include "cli/version.h"
#include "corpus/document_ids.h"
#include "corpus/output/options_digest.h"
#include "corpus/output/output_places.h"
#include "model/errors.h"
#include "pseudo/version.h"
#include "text/nearest_word.h"

namespace pseudo::cli {

namespace {

Result<Shard> parse_shard(std::string_view word) {
  Shard shard;
  if (word.empty()) return shard;
  const std::size_t slash = std::min(word.find('/'), word.size());
  const auto number = [](std::string_view digits, std::uint32_t& value) {
    const char* end = digits.data() + digits.size();
    const auto [stop, fault] = std::from_chars(digits.data(), end, value);
    return fault == std::errc() && stop == end;
  };
  const bool read = slash < word.size() && number(word.substr(0, slash), shard.part) &&
                    number(word.substr(slash + 1), shard.parts);
  if (!read || shard.part < 1 || shard.part > shard.parts) {
    constexpr std::uint32_t kMost = std::numeric_limits<std::uint32_t>::max();
    return usage_error(fmt::format(
        "--shard {}: write K/N, as in 2/8, with K from 1 to N and N at most {}", word, kMost));
  }
  return shard;
}

Status add_listed(const std::string& path, std::vector<std::string>& inputs) {
  const Result<std::string> list = path == "-" ? read_to_end(STDIN_FILENO) : read_to_end(path);
  if (!list) {
    return usage_error(fmt::format("--files0-from {}: {}", printable(path), list.error().message));
  }
  std::size_t number = 0;
  for (std::string_view rest = *list; !rest.empty();) {
    const std::string name(rest.substr(0, rest.find('\0')));
    rest.remove_prefix(std::min(name.size() + 1, rest.size()));
    ++number;
    if (name.empty()) continue;
    std::error_code fault;
    // The user may have named another file by mistake, so nothing of it is shown.
    if (name != "-" && !std::filesystem::exists(name, fault)) {
      return usage_error(
          fmt::format("--files0-from {}: name {}: no such file or folder; each name ends "
                      "with a NUL byte, as find -print0 writes them",
                      printable(path), number));
    }
    inputs.push_back(name);
  }
  if (path == "-" && std::count(inputs.begin(), inputs.end(), "-") > 0) {
    return usage_error("standard input cannot be both the list of inputs and an input");
  }
  return Done{};
}

/// Returns the name of a command for an example of a command line.
std::string_view words_of(Command command) {
  if (command == Command::kLabels) return "pseudo labels";
  if (command == Command::kDetect) return "pseudo detect";
  return command == Command::kTrain ? "pseudo train -o my.model" : "pseudo";
}

Result<std::vector<std::string>> list_inputs(const CliOptions& options) {
  std::vector<std::string> inputs = options.inputs;
  if (!options.files0_from.empty()) {
    if (const Status added = add_listed(options.files0_from, inputs); !added) return added.error();
  }
  if (inputs.empty() && options.command == Command::kShowConfig) return inputs;
  if (inputs.empty()) {
    return usage_error(fmt::format("no INPUT; name a folder, as in: {} corpus/ (--help)",
                                   words_of(options.command)));
  }
  if (std::count(inputs.begin(), inputs.end(), "") > 0) return usage_error("an INPUT is empty");
  const std::string meant = subcommand_hint(inputs.front());
  std::error_code fault;
  if (!meant.empty() && !std::filesystem::exists(inputs.front(), fault)) {
    return usage_error(
        fmt::format("{}: no such file or folder; {}", printable(inputs.front()), meant));
  }
  return inputs;
}

// Checks that no descriptor is used for two purposes.
Status check_descriptors(const CliOptions& options, const std::vector<std::string>& inputs) {
  if (options.key_fd && options.key_fd == options.vault_passphrase_fd) {
    return usage_error(
        fmt::format("--key-fd {0} and --vault-passphrase-fd {0} are one; name another "
                    "descriptor",
                    *options.key_fd));
  }
  const bool documents = std::find(inputs.begin(), inputs.end(), "-") != inputs.end();
  if (!documents && options.files0_from != "-") return Done{};
  for (const auto& [option, descriptor] :
       {std::pair("--key-fd", options.key_fd),
        {"--vault-passphrase-fd", options.vault_passphrase_fd}}) {
    if (descriptor != STDIN_FILENO) continue;
    return usage_error(fmt::format("{} 0: standard input is read for {}; name another descriptor",
                                   option, documents ? "documents" : "the list of inputs"));
  }
  return Done{};
}

Status check_kept_fields(const std::vector<std::string>& fields) {
  for (const std::string& field : fields) {
    if (field == kEveryField) return usage_error("--keep-field *: name each field");
    if (field != "id" && field != "text" && field != "entities") continue;
    return usage_error(
        fmt::format("--keep-field {0}: {0} is no other field, but always written anew", field));
  }
  return Done{};
}

std::vector<OtherFile> list_other_files(const CliOptions& options) {
  std::vector<OtherFile> files;
  const auto add = [&](const char* what, const std::string& path, bool secret) {
    if (!path.empty() && path != "-" && path != "none") files.push_back({what, path, secret});
  };
  const std::string key = key_file(options);
  add("the key of the run", key, true);
  add("the key of the vault", options.vault_key, true);
  add("the file of letter classes", options.letter_classes, false);
  add("the list of inputs", options.files0_from, false);
  add("the scheme", options.scheme, false);
  add("the model", options.recognition.model, false);
  add("the configuration file", options.config, false);
  add("the list of allowed strings", options.allow, true);
  add("the list of denied strings", options.deny, true);
  add("the list of ignored words", options.ignore, true);
  add("the file of descriptions", options.descriptions, true);
  return files;
}

Result<Resume> parse_resume(const std::string& value) {
  if (value.empty()) return Resume::kNo;
  if (value == "true") return Resume::kSkip;
  if (value == "verify") return Resume::kVerify;
  return usage_error(fmt::format("--resume={}: there are --resume and --resume=verify{}", value,
                                 text::did_you_mean(value, {"verify"})));
}

}  // namespace

Result<RunPlan> make_run_plan(const CliOptions& options) {
  RunPlan plan;
  // First of what the command line names, as reading the list of inputs may use up a descriptor.
  if (const Status own = check_descriptors(options, options.inputs); !own) return own.error();
  Result<std::vector<std::string>> inputs = list_inputs(options);
  if (!inputs) return inputs.error();
  if (const Status own = check_descriptors(options, *inputs); !own) return own.error();
  if (const Status free = check_kept_fields(options.keep_fields); !free) return free.error();
  const Result<Shard> shard = parse_shard(options.shard);
  if (!shard) return shard.error();
  plan.inputs = std::move(*inputs);
  plan.shard = *shard;
  plan.output = options.output;
  plan.format = options.format;
  plan.jobs = options.jobs;
  plan.overwrite = options.overwrite;
  const Result<Resume> resume = parse_resume(options.resume);
  if (!resume) return resume.error();
  plan.resume = *resume;
  if (options.vaults.size() > 1) return usage_error("--vault: one for a run; reveal takes several");
  if (!options.vaults.empty()) plan.vault = options.vaults.front();
  plan.dry_run = options.dry_run;
  plan.use_umask = options.umask;
  plan.keep_fields = options.keep_fields;
  plan.keep_comments = options.notes == "keep";
  plan.take_unannotated = !options.deny.empty();
  plan.report = options.report;
  plan.other_files = list_other_files(options);
  return plan;
}

namespace {

/// Adds the option to the error if the folder itself cannot be read.
Error with_lexicons_option(const CliOptions& options, Error error) {
  const std::string folder = printable(options.lexicons);
  if (options.lexicons.empty() || error.where.file != folder) return error;
  return usage_error(
      fmt::format("--lexicons {}: {}; name a folder of tables", folder, error.message));
}

}  // namespace

Status load_language(const CliOptions& options, RunSetup& setup) {
  const std::vector<std::string> tags = LanguageRegistry().tags();
  if (std::find(tags.begin(), tags.end(), options.lang) == tags.end()) {
    return usage_error(fmt::format("--lang {}: no such language; there are {}{}", options.lang,
                                   fmt::join(tags, ", "), text::did_you_mean(options.lang, tags)));
  }
  const std::filesystem::path image = lexicon_folder() / (options.lang + ".lex");
  Result<Lexicons> lexicons = Lexicons::open(image, options.lexicons);
  if (!lexicons) return with_lexicons_option(options, lexicons.error());
  setup.lexicons = std::make_unique<Lexicons>(std::move(*lexicons));
  Result<std::unique_ptr<LanguageModule>> language = make_language(options.lang, *setup.lexicons);
  if (!language) return language.error();
  setup.language = std::move(*language);
  return Done{};
}

namespace {

std::string key_check(const Key& key, const std::string& corpus) {
  return fmt::format("{:016x}", ScopeDraws(key, corpus, "run", "").number("key-check"));
}

Status is_vault_named(const CliOptions& options) {
  const bool is_closed = !options.vault_key.empty() || options.vault_passphrase_fd;
  if (!is_closed || !options.vaults.empty()) return Done{};
  return usage_error(
      fmt::format("{}: a key or passphrase for a vault, and no vault; name it with --vault "
                  "FILE",
                  options.vault_key.empty() ? "--vault-passphrase-fd" : "--vault-key"));
}

Status close_vault_with(const CliOptions& options, const Key& key, RunPlan& plan) {
  if (plan.vault.empty()) return Done{};
  // Does not ask for a passphrase that would encrypt nothing.
  if (plan.dry_run && options.vault_key.empty()) return Done{};
  std::error_code fault;
  const bool anew = !std::filesystem::exists(plan.vault, fault);
  Result<VaultSecret> secret = read_vault_secret(options, anew);
  if (!secret) return secret.error();
  const std::string_view main_key(reinterpret_cast<const char*>(key.bytes()), Key::kBytes);
  if (secret->bytes() == main_key) {
    return Error{ErrorCode::kKey,
                 "the key of the vault is the key of the run; make a second one "
                 "with pseudo keygen FILE"};
  }
  plan.vault_secret = std::make_shared<const VaultSecret>(std::move(*secret));
  return Done{};
}

/// Checks that an audit has the inputs ORIGINAL and PSEUDONYMIZED.
Status check_two_inputs(const CliOptions& options) {
  if (!is_audit(options.command)) return Done{};
  const std::string& result = options.output;
  for (const std::string& original : options.inputs) {
    const Result<std::string> one = resolve_path(original);
    const Result<std::string> other = resolve_path(result);
    if (original == "-" || !one || !other || *one != *other) continue;
    return usage_error(
        fmt::format("{}: ORIGINAL and PSEUDONYMIZED are the same; name the corpus first, then "
                    "what was made of it",
                    printable(result)));
  }
  return Done{};
}

void add_to(std::vector<std::string>& warnings, std::vector<std::string> more) {
  std::ranges::move(more, std::back_inserter(warnings));
}

/// Resuming, and neutral names, require the key of the run that wrote the documents.
Status check_key(const CliOptions& options, const RunSetup& setup) {
  if (!setup.fresh_key) return Done{};
  if (setup.plan.resume != Resume::kNo) {
    return usage_error(
        "--resume needs the key of the run that it goes on with; name it with --key-file");
  }
  if (!is_audit(options.command) || !options.rename) return Done{};
  return usage_error(
      "documents with neutral names are paired by the key of their run; name it with --key-file");
}

/// Adds the file of the list. The engine only knows the line of an allowed string.
Error with_list_file(Error error, const CliOptions& options) {
  const bool is_of_list = error.where.in == Location::In::kFile && error.where.file.empty();
  if (is_of_list) error.where.file = printable(options.allow);
  return error;
}

/// Reads the options of the engine. Sets warnings, labels and descriptions of the setup.
Result<Options> take_options(const CliOptions& options, RunSetup& setup) {
  Result<LabelSettings> labels = read_label_settings(options);
  if (!labels) return labels.error();
  if (const Status done = check_all_decided(options, *labels); !done) return done.error();
  setup.warnings = std::move(labels->warnings);
  setup.label_options = std::move(labels->options);
  Result<Options> engine_options = make_engine_options(options, std::move(labels->labels));
  if (!engine_options) return engine_options;
  setup.descriptions = engine_options->styles.descriptions;
  add_to(setup.warnings, scopes_without_effect(options, *engine_options));
  Result<std::vector<std::string>> environment = check_environment(options);
  if (!environment) return environment.error();
  add_to(setup.warnings, std::move(*environment));
  return engine_options;
}

/// Reads the key of the run, or draws one. Sets what depends on it: neutral names, and the secret
/// of the vault.
Result<Key> take_key(const CliOptions& options, RunSetup& setup) {
  const bool with_secrets = options.command != Command::kShowConfig;
  const Result<std::optional<Key>> read = with_secrets ? read_key(options) : std::optional<Key>();
  if (!read) return read.error();
  setup.fresh_key = !read->has_value() && (with_secrets || !names_key(options));
  if (const Status fits = check_key(options, setup); !fits) return fits.error();
  Key key = read->has_value() ? **read : Key::random();
  const bool may_be_renamed = is_audit(options.command) && read->has_value();
  if (options.rename || may_be_renamed) {
    setup.plan.names.emplace(key, options.corpus, "names", "");
  }
  if (const Status needed = is_vault_named(options); !needed) return needed.error();
  if (with_secrets) {
    if (const Status done = close_vault_with(options, key, setup.plan); !done) return done.error();
  }
  return key;
}

}  // namespace

Result<RunSetup> make_run_setup(const CliOptions& options) {
  RunSetup setup;
  Result<RunPlan> plan = make_run_plan(options);
  if (!plan) return plan.error();
  setup.plan = std::move(*plan);
  if (const Status two = check_two_inputs(options); !two) return two.error();
  Result<Options> engine_options = take_options(options, setup);
  if (!engine_options) return engine_options.error();
  const Result<Key> key = take_key(options, setup);
  if (!key) return key.error();
  if (const Status done = load_language(options, setup); !done) return done.error();
  setup.plan.identity = {
      std::string(version()), setup.lexicons->digest(),
      digest_options(*engine_options, setup.plan, options.lang, setup.language->version(), *key),
      key_check(*key, options.corpus)};
  Result<Pseudonymizer> engine =
      Pseudonymizer::make(std::move(*engine_options), *setup.language, *setup.lexicons, *key);
  if (!engine) return with_list_file(engine.error(), options);
  setup.engine = std::make_unique<Pseudonymizer>(std::move(*engine));
  return setup;
}

Result<RunSetup> make_marking_setup(const CliOptions& options) {
  RunSetup setup;
  Result<RunPlan> plan = make_run_plan(options);
  if (!plan) return plan.error();
  setup.plan = std::move(*plan);
  setup.plan.take_unannotated = true;
  setup.plan.keep_comments = true;  // The marked texts are still originals.
  if (const Status done = load_language(options, setup); !done) return done.error();
  setup.plan.identity = {std::string(version()), setup.lexicons->digest(), {}, {}};
  return setup;
}

}  // namespace pseudo::cli
