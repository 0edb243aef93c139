#include "engine/check/shown_names.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

#include "engine/plan/plan.h"
#include "engine/realize/division.h"
#include "text/ascii.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo {
namespace {

// The only letter of a text, folded; empty if it has none or several.
std::string only_letter(std::string_view written) {
  const std::string text = text::to_nfc(written);
  std::string letter;
  for (std::size_t pos = 0; pos < text.size();) {
    const std::size_t begin = pos;
    if (!text::is_letter(text::next(text, pos))) continue;
    if (!letter.empty()) return {};
    letter = text::fold_key(std::string_view(text).substr(begin, pos - begin));
  }
  return letter;
}

// True for a number in another notation, such as "XIV" for district 14 or "achten" for 8: its
// letters do not correspond to those of the new text.
bool is_spelled_number(std::string_view key, std::string_view written) {
  const auto has_digit = [](std::string_view text) {
    return std::ranges::any_of(text, text::is_ascii_digit);
  };
  return !key.empty() && std::ranges::all_of(key, text::is_ascii_digit) && !has_digit(written);
}

/// The new text of a mention in several pieces.
struct SpreadText {
  const ReplacedStretch* first;
  std::string text = {};
  std::size_t stretches = 0;

  void add(std::string_view words) {
    if (!text.empty()) text += ' ';
    text += words;
    ++stretches;
  }
};

class Collector {
 public:
  Collector(const Checked& before, const Resolved& resolved, const EngineSetup& setup)
      : before_(before), resolved_(resolved), setup_(setup) {}

  void add(const ReplacedStretch& stretch, const std::string& now) {
    const Mention& mention = before_.plan.mentions[stretch.target];
    const Analysis& analysis = resolved_.analyses[stretch.target];
    const Division division(mention, analysis, now);
    const std::size_t stretches = before_.plan.targets[stretch.target].stretch_count;
    if (!division.is_unique() || division.size() < stretches) return;
    for (std::size_t k = 0; k < division.size(); ++k) {
      const std::size_t p = division.part(k);
      const std::size_t entity = resolved_.entities_of(stretch.target)[p];
      if (analysis[p].kind == Part::Kind::kInitial) {
        if (stretches > 1) continue;
        add_initial(stretch, analysis[p], division.piece(k));
      } else if (entity != kNoEntity) {
        add_name(stretch, analysis[p], entity, division.piece(k));
      }
    }
  }

  ShownNames shown() && { return std::move(shown_); }

 private:
  void add_name(const ReplacedStretch& stretch, const Part& part, std::size_t entity,
                std::string_view now) {
    const Mention& mention = before_.plan.mentions[stretch.target];
    ShownName name;
    name.stretch = &stretch;
    name.entity = entity;
    name.category = part.category;
    name.scope = resolved_.table.entities()[entity].scope;
    name.old_key = text::fold_key(surface_of(mention, part));
    if (is_spelled_number(part.key, name.old_key)) return;
    name.new_key = text::fold_key(now);
    name.is_nickname = setup_.language.is_nickname(part);
    name.is_cut_nickname =
        name.is_nickname && text::is_word_at(before_.document.text, stretch.before.end);
    name.is_base = name.old_key == part.key && !name.is_cut_nickname;
    name.is_spread = before_.plan.targets[stretch.target].stretch_count > 1;
    if (name.old_key.starts_with(part.key)) name.ending = name.old_key.substr(part.key.size());
    shown_.names.push_back(std::move(name));
  }

  void add_initial(const ReplacedStretch& stretch, const Part& part, std::string_view now) {
    const Mention& mention = before_.plan.mentions[stretch.target];
    ShownInitial initial;
    initial.old_letter = only_letter(surface_of(mention, part));
    if (initial.old_letter.empty()) return;
    initial.stretch = &stretch;
    initial.category = part.category;
    initial.scope =
        scope_of(setup_.options, before_.document, before_.plan, stretch.target, part.category);
    initial.new_letter = only_letter(now);
    shown_.initials.push_back(std::move(initial));
  }

  const Checked& before_;
  const Resolved& resolved_;
  const EngineSetup& setup_;
  ShownNames shown_;
};

}  // namespace

ShownNames shown_names(const Checked& before, const Resolved& resolved, const Document& after,
                       std::span<const ReplacedStretch> stretches, const EngineSetup& setup) {
  Collector collector(before, resolved, setup);
  std::map<std::size_t, SpreadText> spread;  // by target
  for (const ReplacedStretch& stretch : stretches) {
    const Target& target = before.plan.targets[stretch.target];
    if (target.style != Style::kSurrogate) continue;
    const bool is_org = before.plan.mentions[stretch.target].category == Category::kOrg;
    if (is_org && resolved.analyses[stretch.target].size() > 1) continue;
    const std::string now = without_line_breaks(slice(after, stretch.after));
    if (target.stretch_count == 1) {
      collector.add(stretch, now);
    } else {
      spread.try_emplace(stretch.target, SpreadText{&stretch}).first->second.add(now);
    }
  }
  for (const auto& [target, words] : spread) {
    if (words.stretches != before.plan.targets[target].stretch_count) continue;
    collector.add(*words.first, words.text);
  }
  return std::move(collector).shown();
}

}  // namespace pseudo
