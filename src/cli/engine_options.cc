#include "cli/engine_options.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "cli/known_lists.h"
#include "cli/label_settings.h"
#include "cli/patient_read.h"
#include "cli/style_options.h"
#include "corpus/document_ids.h"
#include "model/category_tree.h"
#include "model/errors.h"
#include "model/style_traits.h"
#include "text/chars.h"
#include "text/nearest_word.h"
#include "text/utf8.h"

namespace pseudo::cli {

namespace {

struct ScopeWord {
  std::string_view word;
  Scope scope;
};
constexpr ScopeWord kScopes[] = {{"sentence", Scope::kSentence},
                                 {"document", Scope::kDocument},
                                 {"folder", Scope::kFolder},
                                 {"corpus", Scope::kCorpus}};

// `option`: the value as given, which may name a label.
Result<Scope> parse_scope(std::string_view option, std::string_view word) {
  const auto* const found = std::ranges::find(kScopes, word, &ScopeWord::word);
  if (found != std::end(kScopes)) return found->scope;
  return usage_error(
      fmt::format("--scope {}: not a scope; use sentence, document, folder or corpus{}", option,
                  text::did_you_mean(word, scope_words())));
}

// The decisions of options about a label, or about all labels (""). Two options must not contradict
// each other.
class LabelDecisions {
 public:
  // `given`: the option as given, for the message.
  Status enter(const std::string& label, const std::string& decision, const std::string& given) {
    const auto [known, is_new] = decisions_.try_emplace(label, std::pair(decision, given));
    if (is_new || known->second.first == decision) return Done{};
    return usage_error(fmt::format("{} and {} contradict each other; leave one of them out",
                                   known->second.second, given));
  }

 private:
  std::map<std::string, std::pair<std::string, std::string>> decisions_;
};

Status check_scoped_label(const Options& options, std::string_view word, const std::string& label) {
  const LabelRule* const rule = options.labels.find(label);
  if (rule == nullptr) {
    return unknown_label(fmt::format("--scope {}", word), options.labels, label);
  }
  return check_is_replaced(fmt::format("--scope {}", word), *rule);
}

Status set_scopes(const CliOptions& from, Options& options) {
  LabelDecisions decisions;
  for (const std::string& word : from.scopes) {
    const std::size_t equals = word.rfind('=');
    const bool of_label = equals != std::string::npos;
    const std::string name = of_label ? word.substr(equals + 1) : word;
    if (auto fault = value_form_fault("scope", word, "folder", scope_words())) {
      return usage_error(*std::move(fault));
    }
    const Result<Scope> scope = parse_scope(word, name);
    if (!scope) return scope.error();
    const std::string label = of_label ? canonical_label(word.substr(0, equals)) : std::string();
    if (const Status one = decisions.enter(label, name, "--scope " + word); !one) return one;
    if (!of_label) {
      options.scope = *scope;
      continue;
    }
    if (const Status may = check_scoped_label(options, word, label); !may) return may;
    options.label_scopes[label] = *scope;
  }
  return Done{};
}

Result<LetterClass> parse_class(std::string_view line, std::set<char32_t>& seen) {
  LetterClass letters;
  for (std::size_t at = 0; at < line.size();) {
    const char32_t c = text::next(line, at);
    if (text::is_space(c) || c == U',') continue;
    const char32_t letter = text::filing_letter(c);
    if (letter == 0) return usage_error("a letter class may hold letters only");
    if (!seen.insert(letter).second)
      return usage_error("a letter stands twice in the letter classes");
    letters += letter;
  }
  return letters;
}

Status set_letter_classes(const CliOptions& from, Options& options) {
  if (from.letter_classes.empty()) return Done{};
  std::set<char32_t> seen;
  if (from.letter_classes == "none") {
    options.letter_classes.push_back(U"ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    return Done{};
  }
  const std::string where = printable(from.letter_classes);
  const Result<std::string> bytes = read_to_end(from.letter_classes);
  if (!bytes) {
    return usage_error(
        fmt::format("{}: {}; name a file with the letters of one class a line, or none", where,
                    bytes.error().message));
  }
  if (text::find_invalid_utf8(*bytes)) return usage_error(fmt::format("{}: is not UTF-8", where));
  std::string_view rest = *bytes;
  for (std::size_t number = 1; !rest.empty(); ++number) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (!line.empty() && line.front() == '#') continue;
    Result<LetterClass> letters = parse_class(line, seen);
    if (!letters) {
      return Error{ErrorCode::kUsage, letters.error().message, in_file(where, number)};
    }
    if (!letters->empty()) options.letter_classes.push_back(std::move(*letters));
  }
  if (options.letter_classes.empty())
    return usage_error(fmt::format("{}: holds no letters", where));
  return Done{};
}

Status set_shifts(const CliOptions& from, Options& options) {
  if (from.season == "keep") options.season = Season::kKeep;
  if (from.season == "free") options.season = Season::kFree;
  options.max_shift = from.max_shift;
  options.fixed_shift = from.shift;
  if (options.season != Season::kKeep || !options.fixed_shift) return Done{};
  return usage_error("--season keep and --shift contradict each other; leave one of them out");
}

void set_policies(const CliOptions& from, Options& options) {
  if (from.missed == "replace") options.missed = MissedPolicy::kReplace;
  if (from.missed == "fail") options.missed = MissedPolicy::kFail;
  if (from.addresses == "random") options.addresses = AddressStyle::kRandom;
  if (from.notes == "scrub") options.notes = NotesPolicy::kScrub;
  if (from.notes == "keep") options.notes = NotesPolicy::kKeep;
  options.ids_are_hidden = from.rename;
}

}  // namespace

std::vector<std::string> scope_words() {
  std::vector<std::string> words;
  for (const ScopeWord& scope : kScopes) words.emplace_back(scope.word);
  return words;
}

namespace {

/// True if annotations of the label, or of one below it, get surrogates that a scope shares.
bool has_scope(const Options& options, const std::string& label) {
  const std::optional<Category> node = find_category(label);
  return std::ranges::any_of(options.labels.rules(), [&](const auto& entry) {
    const auto& [from, rule] = entry;
    const bool is_covered =
        from == label || matches_label(from, label) ||
        (node && rule.kind == LabelRule::Kind::kCategory && is_within(rule.category, *node));
    return is_covered && rule.is_private() &&
           traits_of(options.styles.table.of(from, rule)).keeps_to_scope;
  });
}

}  // namespace

std::vector<std::string> scopes_without_effect(const CliOptions& from, const Options& options) {
  std::vector<std::string> warnings;
  const auto rules = options.labels.rules();
  const bool any = std::ranges::any_of(rules, [&](const auto& entry) {
    return entry.second.is_private() &&
           traits_of(options.styles.table.of(entry.first, entry.second)).keeps_to_scope;
  });
  for (const std::string& option : from.scopes) {
    const std::size_t equals = option.rfind('=');
    const std::string label =
        equals == std::string::npos ? "" : canonical_label(option.substr(0, equals));
    if (label.empty() ? any : has_scope(options, label)) continue;
    warnings.push_back(
        fmt::format("--scope {}: changes nothing, as {} gets a surrogate or a number, which alone "
                    "keep to a scope; leave it out, or say another --style",
                    option, label.empty() ? "nothing" : fmt::format("no {}", label)));
  }
  return warnings;
}

Result<Options> make_engine_options(const CliOptions& from, LabelMap labels) {
  Options options;
  options.labels = std::move(labels);
  if (const Status done = set_scopes(from, options); !done) return done.error();
  if (const Status done = set_styles(from, options); !done) return done.error();
  if (const Status done = set_letter_classes(from, options); !done) return done.error();
  if (const Status done = read_known_lists(from, options); !done) return done.error();
  set_policies(from, options);
  if (const Status done = set_shifts(from, options); !done) return done.error();
  options.keep_tld = from.tld == "keep";
  options.valid_checksums = from.valid_checksums;
  options.corpus = from.corpus;
  options.strict = from.strict;
  return options;
}

}  // namespace pseudo::cli
