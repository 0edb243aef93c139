#include "corpus/output/options_digest.h"

#include <cstdint>

#include <fmt/format.h>

#include "corpus/hash.h"

namespace pseudo {

namespace {

/// Concatenates names and values with their lengths, so that different lists cannot coincide.
class Fields {
 public:
  void add(std::string_view name, std::string_view value) {
    all_ += fmt::format("{}:{}:{}\n", name, value.size(), value);
  }
  void add(std::string_view name, std::int64_t value) { add(name, fmt::to_string(value)); }
  [[nodiscard]] const std::string& all() const { return all_; }
  [[nodiscard]] std::string digest() const { return fmt::format("{:016x}", stable_hash(all_)); }

 private:
  std::string all_;
};

std::string spell(const LabelRule& rule) {
  std::string spelled(rule.target());
  if (rule.style) spelled += fmt::format(" {}", name(*rule.style));
  return spelled;
}

std::string spell(const LetterClass& letters) {
  std::string spelled;
  for (const char32_t letter : letters) {
    spelled += fmt::format("{:x} ", static_cast<std::uint32_t>(letter));
  }
  return spelled;
}

// Keyed, so that nobody without the key can test names against it.
std::string keyed_digest(const Fields& fields, const Key& key) {
  return fmt::format("{:016x}", ScopeDraws(key, "", "lists", fields.all()).number("digest"));
}

void add_lists(const Options& options, const Key& key, Fields& fields) {
  if (options.allow.empty() && options.deny.empty() && options.ignore.empty()) return;
  Fields lists;
  const auto add = [&](std::string_view name, const std::vector<ListedString>& list) {
    for (const ListedString& one : list) {
      lists.add(name, one.label);
      lists.add("string", one.text);
    }
  };
  add("allow", options.allow);
  add("deny", options.deny);
  for (const std::string& word : options.ignore) lists.add("ignore", word);
  fields.add("lists", keyed_digest(lists, key));
}

void add_styles(const StyleOptions& styles, const Key& key, Fields& fields) {
  const auto& [table, tag_format, mask, mask_length, descriptions] = styles;
  fields.add("style", name(table.all));
  for (const auto& [label, style] : table.of_label) {
    fields.add("style of", label);
    fields.add("style", name(style));
  }
  fields.add("tag-format", tag_format);
  fields.add("mask", mask);
  fields.add("mask-length", mask_length ? fmt::to_string(*mask_length) : std::string());
  if (descriptions.empty()) return;
  Fields rows;
  for (const auto& [id, of_document] : descriptions) {
    for (const auto& [annotation, text] : of_document) {
      rows.add("id", id);
      rows.add(annotation, text);
    }
  }
  fields.add("descriptions", keyed_digest(rows, key));
}

void add_engine(const Options& options, const Key& key, Fields& fields) {
  // Names every field, so that adding a field requires a decision here.
  const auto& [labels, scope, label_scopes, styles, notes, missed, addresses, keep_tld,
               valid_checksums, max_shift, fixed_shift, season, corpus, ids_are_hidden,
               letter_classes, allow, deny, ignore, strict] = options;
  for (const auto& [label, rule] : labels.rules()) {
    fields.add("label", label);
    fields.add("rule", spell(rule));
  }
  fields.add("scope", static_cast<int>(scope));
  for (const auto& [label, label_scope] : label_scopes) {
    fields.add("scope of", label);
    fields.add("scope", static_cast<int>(label_scope));
  }
  add_styles(styles, key, fields);
  fields.add("notes", static_cast<int>(notes));
  fields.add("missed", static_cast<int>(missed));
  fields.add("addresses", static_cast<int>(addresses));
  fields.add("keep-tld", keep_tld ? 1 : 0);
  fields.add("valid-checksums", valid_checksums ? 1 : 0);
  fields.add("max-shift", max_shift ? fmt::to_string(*max_shift) : std::string());
  fields.add("fixed-shift", fixed_shift ? fmt::to_string(*fixed_shift) : std::string());
  fields.add("season", static_cast<int>(season));
  fields.add("corpus", corpus);
  (void)ids_are_hidden;  // affects only the report
  (void)strict;          // affects which documents are written, not their contents
  for (const LetterClass& letters : letter_classes) fields.add("letters", spell(letters));
  (void)allow, (void)deny, (void)ignore;  // handled by add_lists
  add_lists(options, key, fields);
}

void add_plan(const RunPlan& plan, Fields& fields) {
  // Names every field. Fields that are not used below determine where the output goes, which
  // documents it contains and how the run proceeds, but not the contents of documents. Folders and
  // streams differ in contents, but have separate run records.
  const auto& [inputs, output, formats, format, jobs, shard, overwrite, resume, keep_edited,
               dry_run, use_umask, keep_fields, keep_comments, take_unannotated, other_files,
               report, vault, vault_secret, names, only, identity] = plan;
  // The order matters, as the output has the same.
  for (const std::string& field : keep_fields) fields.add("keep-field", field);
  fields.add("neutral-names", names ? 1 : 0);
}

}  // namespace

std::string digest_options(const Options& options, const RunPlan& plan, std::string_view language,
                           int language_version, const Key& key) {
  Fields fields;
  fields.add("language", language);
  fields.add("language-version", language_version);
  add_engine(options, key, fields);
  add_plan(plan, fields);
  return fields.digest();
}

}  // namespace pseudo
