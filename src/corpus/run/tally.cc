#include "corpus/run/tally.h"

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/run/counts.h"
#include "model/style_traits.h"
#include "pseudo/format.h"
#include "text/ascii.h"

namespace pseudo {

namespace {

using LabelCounts = std::map<std::string, LabelCount, std::less<>>;

void add(const LabelCounts& counts, LabelCounts& sums) {
  for (const auto& [label, count] : counts) {
    LabelCount& sum = sums[label];
    if (sum.mentions == 0 || traits_of(sum.style).removes_text) sum.style = count.style;
    sum.mentions += count.mentions;
    sum.entities += count.entities;
  }
}

void add(const Counts& counts, Counts& sums) {
  for (const NamedCount& count : kNamedCounts) sums.*count.field += counts.*count.field;
}

void take_fewest(std::size_t number, std::size_t& fewest) {
  if (number > 0 && (fewest == 0 || number < fewest)) fewest = number;
}

LabelUse* use_of(std::string_view label, LabelUses& uses) {
  const auto known = uses.find(label);
  if (known != uses.end()) return &known->second;
  if (uses.size() == kMostLabelUses) return nullptr;
  return &uses.emplace(label, LabelUse()).first->second;
}

void add(const LabelUses& uses, LabelUses& sums) {
  for (const auto& [label, use] : uses) {
    LabelUse* const sum = use_of(label, sums);
    if (sum == nullptr) continue;
    sum->annotations += use.annotations;
    sum->documents += use.documents;
  }
}

}  // namespace

void add(const Outcome& outcome, RunReport& sums) {
  take_fewest(outcome.name_candidates, sums.name_candidates);
  add(outcome.labels, sums.labels);
  add(outcome.counts, sums.counts);
  sums.descriptions_used.insert(outcome.descriptions_used.begin(), outcome.descriptions_used.end());
}

void add_labels(const Document& document, LabelUses& uses) {
  std::vector<std::string_view> labels;
  labels.reserve(document.annotations.size());
  for (const Annotation& annotation : document.annotations) labels.emplace_back(annotation.label);
  std::ranges::sort(labels);
  for (std::size_t i = 0; i < labels.size(); ++i) {
    LabelUse* const use = use_of(labels[i], uses);
    if (use == nullptr) continue;
    ++use->annotations;
    if (i == 0 || labels[i] != labels[i - 1]) ++use->documents;
  }
}

namespace {

constexpr std::size_t kMostFields = 1000;  // bound on separately counted fields

void add_use(std::string_view name, std::size_t documents, FieldUses& uses) {
  const auto known = uses.find(name);
  if (known != uses.end()) {
    known->second += documents;
  } else {
    uses.emplace(uses.size() < kMostFields ? name : std::string_view(), documents);
  }
}

void add(const FieldUses& uses, FieldUses& sums) {
  for (const auto& [name, documents] : uses) add_use(name, documents, sums);
}

bool is_word_letter(char c) { return text::is_ascii_letter(c) || text::is_ascii_digit(c); }

/// Removes the next word of ASCII letters and digits from `rest`; empty at the end.
std::string next_word(std::string_view& rest) {
  while (!rest.empty() && !is_word_letter(rest.front())) rest.remove_prefix(1);
  std::size_t end = 0;
  while (end < rest.size() && is_word_letter(rest[end])) ++end;
  std::string word(rest.substr(0, end));
  std::ranges::transform(word, word.begin(), text::ascii_lower);
  rest.remove_prefix(end);
  return word;
}

/// False for names that may be private: not a plain identifier, or containing a word of an
/// annotated text.
bool may_be_shown(std::string_view name, const Document& document) {
  constexpr std::size_t kLongest = 40;  // bytes
  if (name.starts_with(kFieldOfAnnotation)) name.remove_prefix(kFieldOfAnnotation.size());
  const auto is_plain = [](char c) { return is_word_letter(c) || c == '_' || c == '-'; };
  if (name.empty() || name.size() > kLongest || !text::is_ascii_letter(name.front()) ||
      !std::ranges::all_of(name, is_plain)) {
    return false;
  }
  std::vector<std::string> words;
  for (std::string word = next_word(name); !word.empty(); word = next_word(name)) {
    words.push_back(std::move(word));
  }
  for (const Annotation& annotation : document.annotations) {
    for (const ByteSpan& fragment : annotation.fragments) {
      std::string_view rest =
          std::string_view(document.text).substr(fragment.begin, fragment.end - fragment.begin);
      for (std::string word = next_word(rest); !word.empty(); word = next_word(rest)) {
        if (std::ranges::count(words, word) > 0) return false;
      }
    }
  }
  return true;
}

}  // namespace

void add_fields(const Document& document, std::span<const std::string> left_out,
                RunReport& report) {
  for (const std::string& name : left_out) {
    add_use(may_be_shown(name, document) ? name : std::string(), 1, report.fields_left_out);
  }
  for (const Remark& remark : document.remarks) {
    if (remark.kind == Remark::Kind::kField) add_use(remark.type, 1, report.fields_kept);
  }
}

void Tally::merge(const Tally& other) {
  const RunReport& from = other.report;
  report.found += from.found;
  report.documents += from.documents;
  report.skipped += from.skipped;
  report.failed += from.failed;
  report.missed += from.missed;
  report.doubtful += from.doubtful;
  for (const auto& [code, count] : from.findings) report.findings[code] += count;
  add(from.labels, report.labels);
  add(from.label_uses, report.label_uses);
  report.unknown_labels += from.unknown_labels;
  for (const auto& [doubt, count] : from.doubts) report.doubts[doubt] += count;
  report.descriptions_used.insert(from.descriptions_used.begin(), from.descriptions_used.end());
  add(from.counts, report.counts);
  take_fewest(from.name_candidates, report.name_candidates);
  report.not_held += from.not_held;
  report.ids_with_originals += from.ids_with_originals;
  report.in_folders += from.in_folders;
  add(from.fields_kept, report.fields_kept);
  add(from.fields_left_out, report.fields_left_out);
  before.merge(other.before);
  after.merge(other.after);
}

}  // namespace pseudo
