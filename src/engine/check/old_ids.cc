#include "engine/check/old_ids.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace pseudo {
namespace {

LinkKey without_id(LinkKey key) {
  std::get<1>(key).clear();
  return key;
}

// Adds links whose only difference is their id. A link may be an argument of another link, which is
// then found in the next round.
void add_renamed_links(std::span<const Link> before, std::span<const Link> after, OldIds& ids) {
  std::set<LinkKey> same;
  for (const Link& link : after) same.insert(key_of(link, ids));
  std::multimap<LinkKey, std::string_view> lost;
  for (const Link& link : before) {
    const LinkKey key = key_of(link, {});
    if (!link.id.empty() && !same.contains(key)) lost.emplace(without_id(key), link.id);
  }
  if (lost.empty()) return;
  std::set<LinkKey> known;
  for (const Link& link : before) known.insert(key_of(link, {}));
  constexpr int kMostRounds = 8;  // maximal nesting of events
  bool is_found = true;
  for (int round = 0; is_found && round < kMostRounds; ++round) {
    is_found = false;
    for (const Link& link : after) {
      if (link.id.empty() || ids.contains(link.id)) continue;
      const LinkKey key = key_of(link, ids);
      if (known.contains(key)) continue;
      const auto match = lost.find(without_id(key));
      if (match == lost.end()) continue;
      ids.emplace(link.id, match->second);
      lost.erase(match);
      is_found = true;
    }
  }
}

}  // namespace

OldIds old_ids(const Document& before, const Document& after,
               std::span<const AnnotationPair> annotations) {
  OldIds ids;
  for (std::size_t i = 0; i < annotations.size(); ++i) {
    const Annotation* const now = annotations[i].after;
    const std::string& was = before.annotations[i].id;
    if (now != nullptr && now->id != was) ids.emplace(now->id, was);
  }
  add_renamed_links(before.links, after.links, ids);
  return ids;
}

std::string_view old_id(const OldIds& ids, std::string_view id) {
  const auto old = ids.find(id);
  return old == ids.end() ? id : old->second;
}

LinkKey key_of(const Link& link, const OldIds& ids) {
  std::vector<std::string> shown;
  for (const Argument& argument : link.arguments) {
    const std::string_view target = old_id(ids, argument.target);
    shown.push_back(std::string(argument.role).append(1, ':').append(target).append(1, ' '));
  }
  std::ranges::sort(shown);
  std::string arguments;
  for (const std::string& argument : shown) arguments += argument;
  return {link.kind, std::string(old_id(ids, link.id)), link.type + ' ' + arguments,
          link.value + '\n' + link.entry};
}

}  // namespace pseudo
