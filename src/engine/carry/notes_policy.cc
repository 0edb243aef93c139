#include "engine/carry/notes_policy.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "engine/common/free_text.h"

namespace pseudo {
namespace {

using Ids = std::unordered_set<std::string_view>;

std::vector<SweptMention> swept(std::string_view text, const NotesContext& context) {
  return sweep(text, context.forms, context.language);
}

// Replaces all originals by their surrogates. Returns nothing if an original has no surrogate, or
// if the result contains an original other than within a single surrogate; a surrogate itself may
// be an original (dates, wider scopes).
std::optional<std::string> scrubbed(std::string_view text, std::span<const SweptMention> mentions,
                                    const NotesContext& context) {
  std::string out;
  std::vector<ByteSpan> surrogates;
  std::size_t done = 0;
  for (const SweptMention& mention : mentions) {
    if (mention.is_denied) return std::nullopt;
    const std::string& replacement = context.replacements.of(
        mention.owner, text.substr(mention.span.begin, mention.span.size()));
    if (replacement.empty()) return std::nullopt;
    out.append(text.substr(done, mention.span.begin - done));
    const std::size_t begin = out.size();
    for (const char c : replacement) out += c == '\t' || c == '\n' ? ' ' : c;
    surrogates.push_back({begin, out.size()});
    done = mention.span.end;
  }
  out.append(text.substr(done));
  auto surrogate = surrogates.begin();
  for (const SweptMention& mention : swept(out, context)) {
    while (surrogate != surrogates.end() && surrogate->end < mention.span.end) ++surrogate;
    if (surrogate == surrogates.end() || !surrogate->contains(mention.span)) return std::nullopt;
  }
  return out;
}

// True for links that mean little without their value and are therefore dropped as a whole.
bool has_value(const Link& link) {
  return link.kind == Link::Kind::kAttribute || link.kind == Link::Kind::kNormalization;
}

class NotesFilter {
 public:
  NotesFilter(std::vector<Link> links, std::vector<Remark> remarks, const NotesContext& context)
      : context_(context), link_is_gone_(links.size()), remark_is_gone_(remarks.size()) {
    kept_.links = std::move(links);
    kept_.remarks = std::move(remarks);
  }

  KeptNotes run() && {
    remove_what_stands_on(context_.gone);
    drop_normalizations_of_private();
    drop_fields();
    drop_links_with_originals();
    drop_columns();
    drop_values();
    drop_notes();
    drop_dependants();
    drop_columns_of_dropped();
    std::size_t i = 0;
    // Ids of dropped elements are views into the elements; none of them is read below.
    std::erase_if(kept_.links, [&](const Link&) { return link_is_gone_[i++]; });
    i = 0;
    std::erase_if(kept_.remarks, [&](const Remark&) { return remark_is_gone_[i++]; });
    return std::move(kept_);
  }

 private:
  void drop_normalizations_of_private() {
    const auto is_normalization = [](const Link& link) {
      return link.kind == Link::Kind::kNormalization;
    };
    if (std::ranges::none_of(kept_.links, is_normalization)) return;
    Ids is_private;
    for (std::size_t i = 0; i < context_.annotations.size(); ++i) {
      if (context_.categories[i]) is_private.insert(context_.annotations[i].id);
    }
    for (std::size_t i = 0; i < kept_.links.size(); ++i) {
      const Link& link = kept_.links[i];
      const bool is_of_private =
          is_normalization(link) && std::ranges::any_of(link.arguments, [&](const Argument& a) {
            return is_private.contains(a.target);
          });
      if (!is_of_private || link_is_gone_[i]) continue;
      ++kept_.counts.normalizations_dropped;
      drop_link(i);
    }
  }

  void drop_fields() {
    for (std::size_t i = 0; i < kept_.remarks.size(); ++i) {
      const Remark& field = kept_.remarks[i];
      if (field.kind != Remark::Kind::kField) continue;
      if (!shows_original(json_words(field.text)) && !shows_original(field.type)) continue;
      ++kept_.counts.fields_dropped;
      remark_is_gone_[i] = true;
    }
  }

  // Drops links whose id, type, roles or entry contains an original, which cannot be scrubbed.
  void drop_links_with_originals() {
    if (context_.notes == NotesPolicy::kKeep) return;
    for (std::size_t i = 0; i < kept_.links.size(); ++i) {
      if (link_is_gone_[i]) continue;
      const Link& link = kept_.links[i];
      const bool holds_original = std::ranges::any_of(texts_of(link), [&](std::string_view text) {
        return text.data() != link.value.data() && name_shows(text);
      });
      if (holds_original) drop_and_count_link(i);
    }
  }

  bool shows_original(std::string_view text) {
    const std::vector<SweptMention> mentions = swept(text, context_);
    if (std::ranges::any_of(mentions, [](const SweptMention& one) { return !one.doubtful; })) {
      ++kept_.with_originals;
    }
    return !mentions.empty();
  }

  bool name_shows(std::string_view name) {
    if (!name_shows_original(name, context_.forms, context_.language)) return false;
    ++kept_.with_originals;
    return true;
  }

  // Scrubs the text if the policy requires it. Returns false if it contains an original and must be
  // dropped.
  bool may_stay(std::string& text, bool is_note) {
    if (text.empty() || context_.notes == NotesPolicy::kKeep) return true;
    const std::vector<SweptMention> mentions = swept(text, context_);
    if (mentions.empty()) return true;
    if (!is_note && !std::ranges::all_of(mentions, &SweptMention::doubtful)) ++kept_.with_originals;
    if (context_.notes == NotesPolicy::kDrop) return false;
    std::optional<std::string> clean = scrubbed(text, mentions, context_);
    if (clean) text = *std::move(clean);
    return clean.has_value();
  }

  void drop_columns() {
    std::unordered_map<std::string_view, std::size_t> links_with_value;  // filled on first use
    for (std::size_t i = 0; i < kept_.remarks.size(); ++i) {
      Remark& remark = kept_.remarks[i];
      if (remark.kind != Remark::Kind::kColumn || remark_is_gone_[i]) continue;
      if (may_stay(remark.text, false)) continue;
      remark_is_gone_[i] = true;
      if (links_with_value.empty()) links_with_value = find_links_with_value();
      const auto link = links_with_value.find(remark.on);
      if (link == links_with_value.end()) {
        ++kept_.counts.notes_dropped;
      } else {
        drop_and_count_link(link->second);
      }
    }
  }

  [[nodiscard]] std::unordered_map<std::string_view, std::size_t> find_links_with_value() const {
    std::unordered_map<std::string_view, std::size_t> found;
    for (std::size_t i = 0; i < kept_.links.size(); ++i) {
      if (has_value(kept_.links[i])) found.emplace(kept_.links[i].id, i);
    }
    return found;
  }

  void drop_values() {
    for (std::size_t i = 0; i < kept_.links.size(); ++i) {
      if (!link_is_gone_[i] && !may_stay(kept_.links[i].value, false)) drop_and_count_link(i);
    }
  }

  void drop_notes() {
    for (std::size_t i = 0; i < kept_.remarks.size(); ++i) {
      Remark& note = kept_.remarks[i];
      if (note.kind != Remark::Kind::kNote) continue;
      const bool stays = context_.notes != NotesPolicy::kDrop && may_stay(note.type, true) &&
                         may_stay(note.text, true);
      if (!stays) drop_note(i);
    }
  }

  // These are counted separately from elements dropped by the policy.
  void remove_what_stands_on(std::span<const std::string_view> gone) {
    if (gone.empty()) return;
    dropped_.assign(gone.begin(), gone.end());
    dropped_links_ = &Counts::links_removed;
    drop_dependants();
    drop_columns_of_dropped();
    dropped_links_ = &Counts::notes_dropped;
  }

  // Elements are numbered: first links, then remarks.
  void drop_dependants() {
    if (next_dropped_ == dropped_.size()) return;
    const std::size_t links = kept_.links.size();
    // The keys are copies because arguments may be removed.
    std::unordered_map<std::string, std::vector<std::size_t>> referring;
    for (std::size_t i = 0; i < links; ++i) {
      for (const Argument& argument : kept_.links[i].arguments) {
        referring[argument.target].push_back(i);
      }
    }
    for (std::size_t i = 0; i < kept_.remarks.size(); ++i) {
      const Remark& remark = kept_.remarks[i];
      if (remark.kind == Remark::Kind::kNote) referring[remark.on].push_back(links + i);
    }
    for (; next_dropped_ < dropped_.size(); ++next_dropped_) {
      const std::string_view dropped = dropped_[next_dropped_];
      if (dropped.empty()) continue;
      const auto found = referring.find(std::string(dropped));
      if (found == referring.end()) continue;
      for (const std::size_t i : found->second) {
        if (i < links) {
          lose_target(i, dropped);
        } else {
          drop_note(i - links);
        }
      }
    }
  }

  // An event without its trigger is dropped, as is an equivalence with a single member.
  void lose_target(std::size_t i, std::string_view target) {
    Link& link = kept_.links[i];
    if (link_is_gone_[i]) return;
    const bool is_event = link.kind == Link::Kind::kEvent && link.arguments[0].target != target;
    const bool is_equivalence = link.kind == Link::Kind::kEquivalence;
    const bool is_removal = dropped_links_ == &Counts::links_removed;
    if (is_removal && (is_event || is_equivalence)) {
      const std::size_t lost = std::erase_if(
          link.arguments, [&](const Argument& argument) { return argument.target == target; });
      kept_.counts.arguments_removed += lost;
      if (is_event || link.arguments.size() > 1) return;
    }
    drop_and_count_link(i);
  }

  void drop_columns_of_dropped() {
    const Ids dropped(dropped_.begin(), dropped_.end());
    for (std::size_t i = 0; i < kept_.remarks.size(); ++i) {
      const Remark& remark = kept_.remarks[i];
      const bool is_of_dropped =
          remark.kind == Remark::Kind::kColumn && !remark.on.empty() && dropped.contains(remark.on);
      if (is_of_dropped) remark_is_gone_[i] = true;
    }
  }

  void drop_link(std::size_t i) {
    link_is_gone_[i] = true;
    dropped_.emplace_back(kept_.links[i].id);
  }

  void drop_and_count_link(std::size_t i) {
    if (link_is_gone_[i]) return;
    ++(kept_.counts.*dropped_links_);
    drop_link(i);
  }

  void drop_note(std::size_t i) {
    if (remark_is_gone_[i]) return;
    ++kept_.counts.notes_dropped;
    remark_is_gone_[i] = true;
    dropped_.emplace_back(kept_.remarks[i].id);
  }

  const NotesContext& context_;
  KeptNotes kept_;
  std::vector<bool> link_is_gone_;
  std::vector<bool> remark_is_gone_;
  std::vector<std::string_view> dropped_;  // ids; views into the elements
  std::size_t next_dropped_ = 0;           // the first whose dependants were not visited yet
  std::size_t Counts::*dropped_links_ = &Counts::notes_dropped;
};

}  // namespace

KeptNotes apply_notes_policy(std::vector<Link> links, std::vector<Remark> remarks,
                             const NotesContext& context) {
  return NotesFilter(std::move(links), std::move(remarks), context).run();
}

}  // namespace pseudo
