#include "cli/engine_options.h"

#include <algorithm>
#include <cstdint>
#include <set>
#include <string_view>

#include <fmt/format.h>

#include "cli/patient_read.h"
#include "corpus/document_ids.h"
#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo::cli {

namespace {

Error usage(std::string message) { return {ErrorCode::kUsage, std::move(message)}; }

Result<Scope> parse_scope(std::string_view word) {
  if (word == "document") return Scope::kDocument;
  if (word == "folder") return Scope::kFolder;
  if (word == "corpus") return Scope::kCorpus;
  return usage(fmt::format("--scope {}: not a scope; use document, folder or corpus", word));
}

Status set_scopes(const CliOptions& from, Options& options) {
  for (const std::string& word : from.scopes) {
    const std::size_t equals = word.rfind('=');
    const Result<Scope> scope =
        parse_scope(std::string_view(word).substr(equals == std::string::npos ? 0 : equals + 1));
    if (!scope) return scope.error();
    if (equals == std::string::npos) {
      options.scope = *scope;
      continue;
    }
    const std::string label = word.substr(0, equals);
    if (options.labels.find(label) == nullptr) {
      return usage(fmt::format("--scope {}: unknown label; name it with --map-label first", word));
    }
    options.label_scopes[label] = *scope;
  }
  return Done{};
}

std::string no_category(std::string_view mapping, std::string_view word) {
  const std::vector<std::string> near = LabelMap().nearest(word);
  if (!near.empty()) {
    return fmt::format("--map-label {}: {} is no category; did you mean {}?", mapping, word,
                       fmt::join(near, ", "));
  }
  std::vector<std::string_view> all;
  for (std::size_t i = 0; i < kCategoryCount; ++i) all.push_back(name(static_cast<Category>(i)));
  return fmt::format("--map-label {}: {} is no category; there are {}", mapping, word,
                     fmt::join(all, ", "));
}

Status set_labels(const CliOptions& from, Options& options, std::vector<std::string>& warnings) {
  for (const std::string& mapping : from.map_labels) {
    const std::size_t equals = mapping.rfind('=');
    if (equals == std::string::npos || equals == 0 || equals + 1 == mapping.size()) {
      return usage(fmt::format("--map-label {}: write FROM=TO, as in NAME=PERSON", mapping));
    }
    const std::string target = mapping.substr(equals + 1);
    const std::optional<Category> category = find_category(target);
    if (!category) {
      return usage(no_category(mapping, target));
    }
    options.labels.map(mapping.substr(0, equals), *category);
  }
  for (const std::string& label : from.keep_labels) {
    if (find_category(label)) {
      warnings.push_back(fmt::format(
          "--keep-label {}: annotations of this label stay as they are in the output", label));
    }
    options.labels.keep(label);
  }
  return Done{};
}

Result<LetterClass> parse_class(std::string_view line, std::set<char32_t>& seen) {
  LetterClass letters;
  for (std::size_t at = 0; at < line.size();) {
    const char32_t c = text::next(line, at);
    if (text::is_space(c) || c == U',') continue;
    const char32_t letter = text::filing_letter(c);
    if (letter == 0) return usage("a letter class may hold letters only");
    if (!seen.insert(letter).second) return usage("a letter stands twice in the letter classes");
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
  if (!bytes) return usage(fmt::format("{}: {}", where, bytes.error().message));
  if (text::find_invalid_utf8(*bytes)) return usage(fmt::format("{}: is not UTF-8", where));
  std::string_view rest = *bytes;
  for (std::size_t number = 1; !rest.empty(); ++number) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (!line.empty() && line.front() == '#') continue;
    Result<LetterClass> letters = parse_class(line, seen);
    if (!letters) return usage(fmt::format("{}:{}: {}", where, number, letters.error().message));
    if (!letters->empty()) options.letter_classes.push_back(std::move(*letters));
  }
  if (options.letter_classes.empty()) return usage(fmt::format("{}: holds no letters", where));
  return Done{};
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

Result<Options> make_engine_options(const CliOptions& from, std::vector<std::string>& warnings) {
  Options options;
  if (const Status done = set_labels(from, options, warnings); !done) return done.error();
  if (const Status done = set_scopes(from, options); !done) return done.error();
  if (const Status done = set_letter_classes(from, options); !done) return done.error();
  set_policies(from, options);
  options.max_shift = from.max_shift;
  options.fixed_shift = from.shift;
  options.keep_tld = from.tld == "keep";
  options.valid_checksums = from.valid_checksums;
  options.corpus = from.corpus;
  return options;
}

}  // namespace pseudo::cli
