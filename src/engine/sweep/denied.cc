#include "engine/sweep/denied.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "engine/common/free_text.h"
#include "engine/forms/known_strings.h"
#include "engine/forms/person_orders.h"
#include "engine/plan/gaps.h"
#include "engine/resolve/resolve.h"
#include "engine/sweep/added_mentions.h"
#include "engine/sweep/collect_forms.h"
#include "engine/sweep/sweep.h"
#include "model/category_tree.h"
#include "text/skeleton.h"

namespace pseudo {
namespace {

class DeniedSearch {
 public:
  DeniedSearch(Document& document, const EngineSetup& setup) : document_(document), setup_(setup) {}

  Result<DeniedMentions> run() && {
    Result<Plan> plan = plan_of(document_);
    if (!plan) return plan.error();
    annotate_wholes(*plan);
    find_rows();
    if (!rows_.empty()) {
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
  // Numbers are read literally.
  [[nodiscard]] bool is_hidden(const SweptMention& mention) const {
    const std::string_view text = slice(mention.span);
    return text.find_first_of("0123456789") == std::string_view::npos &&
           hides_name(text, mention.key);
  }
  // True if the match is the family name with an inflectional ending: "Hubern".
  [[nodiscard]] bool is_inflected(const SweptMention& mention, const std::string& name) const {
    const Category category = setup_.known->denied.owners[mention.owner].category;
    const bool is_person = category == Category::kPerson || category == Category::kFamily;
    const std::string key = text::skeleton_key(name);
    return is_person && mention.key.size() > key.size() && mention.key.starts_with(key) &&
           mention.key.find(' ') == std::string::npos;
  }
  // Returns "E. Huber" for "Huber E.", because no language knows that Huber is not a given name
  // here. Returns "" if the mention is not inverted, or if a comma marks the inversion.
  [[nodiscard]] std::string usual_order(const SweptMention& mention,
                                        const std::string& name) const {
    const Category category = setup_.known->denied.owners[mention.owner].category;
    if (!is_whole_person(category) || slice(mention.span).find(',') != std::string_view::npos)
      return {};
    const std::vector<NameOrder> orders = name_orders(name, setup_.language);
    const auto inverted = std::ranges::find_if(orders, [&](const NameOrder& order) {
      return order.may_have_comma && text::skeleton_key(order.words) == mention.key;
    });
    return inverted == orders.end() ? std::string() : std::prev(inverted)->words;
  }

  // Annotates denied strings outside all annotations.
  void annotate_wholes(const Plan& plan) {
    const SweptForms& denied = setup_.known->denied;
    for (const SweptMention& mention :
         sweep(document_.text, gaps_of(document_.text, plan), denied, setup_.language)) {
      if (mention.doubtful) continue;
      const ListedString& row = setup_.options.deny[denied.owners[mention.owner].mention];
      if (is_hidden(mention) || is_inflected(mention, row.text)) {
        found_.readings.push_back({document_.annotations.size(), row.text});
      } else if (const std::string order = usual_order(mention, row.text); !order.empty()) {
        found_.readings.push_back({document_.annotations.size(), order});
      }
      document_.add_annotation(row.label, {mention.span});
      ++found_.count;
    }
  }

  // Finds the rows of several words that occur anywhere: in the text, whether annotated as a whole,
  // in parts or not at all, or in ids, links and remarks.
  void find_rows() {
    find_rows_in(document_.text);
    find_rows_in(document_.id);
    find_rows_in(words_of_name(document_.id));
    for (const Link& link : document_.links) {
      for (const std::string_view text : texts_of(link)) find_rows_in(text);
    }
    for (const Remark& remark : document_.remarks) {
      const bool is_json = remark.kind == Remark::Kind::kField;
      find_rows_in(is_json ? json_words(remark.text) : remark.text);
    }
  }

  void find_rows_in(std::string_view text) {
    const SweptForms& denied = setup_.known->denied;
    for (const FormIndex::Match& match : denied.index.find(text)) {
      const std::uint32_t row = denied.owners[match.owner].mention;
      if (has_several_words(setup_.options.deny[row].text)) rows_.insert(row);
    }
  }

  // Searches for the single words of the rows, as if the rows were appended to the text and were
  // its only annotations.
  Status annotate_words(const Plan& plan) {
    Document rows;
    rows.id = document_.id;
    rows.text = document_.text;
    for (const std::uint32_t row : rows_) {
      const ListedString& listed = setup_.options.deny[row];
      rows.text += '\n';
      const std::size_t begin = rows.text.size();
      rows.text += listed.text;
      rows.add_annotation(listed.label, {{begin, rows.text.size()}});
    }
    const Result<Plan> wholes = make_plan(rows, setup_.options.labels);
    if (!wholes) return wholes.error();
    const Resolved resolved = resolve(rows, *wholes, setup_);
    const SweptForms forms = collect_forms(rows, *wholes, resolved, setup_);
    const std::vector<SweptMention> words =
        sweep(document_.text, gaps_of(document_.text, plan), forms, setup_.language);
    for (const SweptMention& word : words) {
      if (word.doubtful) found_.doubtful.push_back(word.span);
    }
    const std::size_t known = rows.annotations.size();
    const AddedMentions added =
        add_mentions(rows, words, forms, *wholes, resolved.analyses, setup_.options.labels);
    for (const Reading& reading : added.readings) {
      found_.readings.push_back(
          {document_.annotations.size() + reading.annotation - known, reading.surface});
    }
    for (std::size_t i = known; i < rows.annotations.size(); ++i) {
      document_.add_annotation(rows.annotations[i].label, rows.annotations[i].fragments);
    }
    found_.count += added.count;
    return Done{};
  }

  Document& document_;
  const EngineSetup& setup_;
  DeniedMentions found_;
  std::set<std::uint32_t> rows_;  // indices into Options::deny
};

}  // namespace

Result<DeniedMentions> annotate_denied(Document& document, const EngineSetup& setup) {
  if (setup.known == nullptr || setup.known->denied.index.empty()) return DeniedMentions{};
  return DeniedSearch(document, setup).run();
}

}  // namespace pseudo
