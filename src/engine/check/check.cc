#include "engine/check/check.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/check/check_links.h"
#include "engine/check/check_originals.h"
#include "engine/check/check_pairs.h"
#include "engine/check/check_places.h"
#include "engine/plan/target_styles.h"
#include "engine/realize/fill_styles.h"
#include "engine/resolve/resolve.h"
#include "engine/sweep/collect_forms.h"
#include "text/offsets.h"

namespace pseudo {
namespace {

void append(std::vector<Finding>& findings, std::vector<Finding> more) {
  std::ranges::move(more, std::back_inserter(findings));
}

// Findings use byte offsets until here; the public offsets count code points.
void to_code_points(std::vector<Finding>& findings, std::string_view before,
                    std::string_view after) {
  if (findings.empty()) return;
  const text::OffsetIndex old_index(before);
  const text::OffsetIndex index(after);
  for (Finding& finding : findings) {
    const std::size_t end = index.to_code_point(finding.offset + finding.length);
    finding.offset = index.to_code_point(finding.offset);
    finding.length = end - finding.offset;
    if (finding.offset_before != kNowhere) {
      finding.offset_before = old_index.to_code_point(finding.offset_before);
    }
  }
}

}  // namespace

std::vector<Finding> check_against(const Checked& before, const Document& after,
                                   const LanguageModule& language) {
  PairedAnnotations paired = pair_annotations(before.document, after, before.plan);
  const std::vector<ReplacedStretch> stretches = pair_stretches(before, after, paired.pairs);
  std::vector<Finding> findings = std::move(paired.findings);
  const Gaps gaps = check_gaps(before, after, stretches);
  append(findings, gaps.faults);
  append(findings, check_alignment(before.document, after, paired.pairs, stretches, gaps));
  append(findings, check_in_place(before, after, paired.pairs, stretches));
  append(findings, check_elsewhere(before, after, gaps, language));
  append(findings, check_free_text(before, after, language));
  append(findings, check_links(before, after, paired.pairs, language));
  to_code_points(findings, before.document.text, after.text);
  return findings;
}

namespace {

// Deferred because the tables of numbers are only needed if a word recurs.
using LocaleOf = std::function<const values::Locale&()>;

std::vector<Finding> check_with(const Document& before, const Document& after,
                                const EngineSetup& setup, const LocaleOf& locale_of) {
  std::vector<std::optional<Category>> categories;
  for (const Annotation& annotation : before.annotations) {
    const LabelRule* rule = setup.options.labels.find(annotation.label);
    const bool is_kept = rule != nullptr && !rule->is_private();
    // An unknown label may be private.
    const Category category = rule != nullptr ? rule->category : Category::kUfid;
    categories.push_back(is_kept ? std::nullopt : std::optional(category));
  }
  Plan plan = plan_targets(before, categories);
  settle_styles(before, setup, plan);
  const Resolved resolved = resolve(before, plan, setup);
  const SweptForms forms = collect_forms(before, plan, resolved, setup);
  Scopes scopes(setup.key, setup.options.corpus, before.id, setup.classes);
  StyledTexts styled = write_styles(before, plan, resolved, forms, setup, scopes);
  // An unusable description is compared like the text of another program.
  if (find_bad_description(styled)) styled.clear();
  std::optional<KeptWordFinder> finder;
  const auto kept_words = [&](std::size_t mention) {
    if (!finder)
      finder.emplace(plan, resolved.analyses, resolved.originals, setup.language, locale_of());
    return finder->of(mention);
  };
  return check_against({before, categories, plan, forms, kept_words, styled, setup.options.styles},
                       after, setup.language);
}

}  // namespace

std::vector<Finding> check_document(const Document& before, const Document& after,
                                    const EngineSetup& setup) {
  return check_with(before, after, setup, [&]() -> const values::Locale& { return setup.locale; });
}

std::vector<Finding> check_document(const Document& before, const Document& after,
                                    const LabelMap& labels, const LanguageModule& language) {
  Options options;
  options.labels = labels;
  const EngineSetup setup{std::move(options),
                          language,
                          Key::from_bytes(std::string(Key::kBytes, '\0')),
                          {},
                          values::Locale()};
  std::optional<values::Locale> locale;
  return check_with(before, after, setup, [&]() -> const values::Locale& {
    if (!locale) locale.emplace(language.lexicons());
    return *locale;
  });
}

}  // namespace pseudo
