#include "engine/denied.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "engine/added_mentions.h"
#include "engine/gaps.h"
#include "engine/resolve.h"
#include "engine/sweep.h"
#include "text/fold.h"
#include "text/skeleton.h"

namespace pseudo {
namespace {

class DeniedSearch {
 public:
  DeniedSearch(Document& document, const EngineSetup& setup) : document_(document), setup_(setup) {
    wholes_.id = document.id;
    wholes_.text = document.text;
  }

  Result<DeniedMentions> run() && {
    Result<Plan> plan = plan_of(document_);
    if (!plan) return plan.error();
    annotate_wholes(*plan);
    enter_annotated_wholes(*plan);
    if (!wholes_.annotations.empty()) {
      if (plan = plan_of(document_); !plan) return plan.error();
      if (Status done = annotate_words(*plan); !done) return done.error();
    }
    std::ranges::sort(found_.doubtful);
    return std::move(found_);
  }

 private:
  [[nodiscard]] Result<Plan> plan_of(const Document& document) const {
    return make_plan(document, setup_.options.labels, {}, setup_.known.get());
  }
  [[nodiscard]] std::string_view slice(ByteSpan span) const {
    return std::string_view(document_.text).substr(span.begin, span.size());
  }
  [[nodiscard]] bool is_hidden(const SweptMention& mention) const {
    if (mention.key.empty()) return false;
    const std::string_view text = slice(mention.span);
    return text::has_invisible(text) || text::fold_key(text).find(mention.key) == std::string::npos;
  }

  void annotate_wholes(const Plan& plan) {
    const SweptForms& denied = setup_.known->denied;
    for (const SweptMention& mention :
         sweep(document_.text, gaps_of(document_.text, plan), denied, setup_.language)) {
      if (mention.doubtful) {
        found_.doubtful.push_back(mention.span);
        continue;
      }
      const ListedString& row = setup_.options.deny[denied.owners[mention.owner].mention];
      const bool is_hidden_name = is_hidden(mention);
      if (is_hidden_name) found_.readings.push_back({document_.annotations.size(), row.text});
      document_.add_annotation(row.label, {mention.span});
      ++found_.count;
      enter_whole(row, mention.span, is_hidden_name);
    }
  }

  void enter_annotated_wholes(const Plan& plan) {
    const SweptForms& denied = setup_.known->denied;
    for (const Stretch& stretch : plan.stretches) {
      for (const FormIndex::Match& match : denied.index.find(slice(stretch.span))) {
        enter_whole(setup_.options.deny[denied.owners[match.owner].mention],
                    {stretch.span.begin + match.span.begin, stretch.span.begin + match.span.end},
                    false);
      }
    }
  }

  void enter_whole(const ListedString& row, ByteSpan span, bool is_hidden_name) {
    if (!has_several_words(row.text)) return;
    if (is_hidden_name) readings_.push_back({wholes_.annotations.size(), row.text});
    wholes_.add_annotation(row.label, {span});
  }

  // The words of the wholes, as the sweep would look for them if nothing else were annotated.
  Status annotate_words(const Plan& plan) {
    const Result<Plan> wholes = make_plan(wholes_, setup_.options.labels, readings_);
    if (!wholes) return wholes.error();
    const Resolved resolved = resolve(wholes_, *wholes, setup_);
    const SweptForms forms = collect_forms(wholes_, *wholes, resolved.analyses, resolved.addresses,
                                           resolved.address_names, setup_.language, setup_.locale);
    const std::vector<SweptMention> words =
        sweep(document_.text, gaps_of(document_.text, plan), forms, setup_.language);
    for (const SweptMention& word : words) {
      if (word.doubtful) found_.doubtful.push_back(word.span);
    }
    const std::size_t known = wholes_.annotations.size();
    const AddedMentions added =
        add_mentions(wholes_, words, forms, *wholes, resolved.analyses, setup_.options.labels);
    for (const Reading& reading : added.readings) {
      found_.readings.push_back(
          {document_.annotations.size() + reading.annotation - known, reading.surface});
    }
    for (std::size_t i = known; i < wholes_.annotations.size(); ++i) {
      document_.add_annotation(wholes_.annotations[i].label, wholes_.annotations[i].fragments);
    }
    found_.count += added.count;
    return Done{};
  }

  Document& document_;
  const EngineSetup& setup_;
  DeniedMentions found_;
  Document wholes_;  // the same text; annotated are the whole strings of several words
  std::vector<Reading> readings_;
};

}  // namespace

Result<DeniedMentions> annotate_denied(Document& document, const EngineSetup& setup) {
  if (setup.known == nullptr || setup.known->denied.index.empty()) return DeniedMentions{};
  return DeniedSearch(document, setup).run();
}

}  // namespace pseudo
