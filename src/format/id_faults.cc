#include "format/id_faults.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <tuple>
#include <vector>

namespace pseudo {
namespace {

struct Id {
  std::string_view id;
  std::uint32_t origin = 0;
};

bool before(const Id& a, const Id& b) {
  return std::tie(a.id, a.origin) < std::tie(b.id, b.origin);
}

std::vector<Id> defined_ids(const Document& document) {
  std::vector<Id> ids;
  ids.reserve(document.annotations.size() + document.links.size() + document.remarks.size());
  for (const Annotation& one : document.annotations) ids.push_back({one.id, one.origin});
  for (const Link& link : document.links) {
    if (!link.id.empty()) ids.push_back({link.id, link.origin});
  }
  for (const Remark& remark : document.remarks) {
    if (!remark.id.empty()) ids.push_back({remark.id, remark.origin});
  }
  return ids;
}

// True for T1, T2 ... T10, as in nearly all documents.
bool are_numbered(const std::vector<Id>& ids) {
  return std::ranges::adjacent_find(ids, [](const Id& a, const Id& b) {
           return a.id.size() > b.id.size() || (a.id.size() == b.id.size() && a.id >= b.id);
         }) == ids.end();
}

std::optional<Id> find_duplicate(const std::vector<Id>& sorted) {
  std::optional<Id> first;
  for (std::size_t i = 1; i < sorted.size(); ++i) {
    if (sorted[i].id != sorted[i - 1].id) continue;
    if (!first || sorted[i].origin < first->origin) first = sorted[i];
  }
  return first;
}

/// A reference from an element to an id.
struct Reference {
  std::string_view to;
  Id from;
};

std::optional<Reference> find_missing(const Document& document, const std::vector<Id>& sorted) {
  std::optional<Reference> first;
  const auto refer = [&](const Id& from, std::string_view to) {
    if (first && first->from.origin <= from.origin) return;
    if (!std::ranges::binary_search(sorted, to, {}, &Id::id)) first = {to, from};
  };
  for (const Link& link : document.links) {
    for (const Argument& argument : link.arguments) refer({link.id, link.origin}, argument.target);
  }
  for (const Remark& remark : document.remarks) {
    if (remark.kind != Remark::Kind::kNote || remark.on.empty()) continue;
    refer({remark.id, remark.origin}, remark.on);
  }
  return first;
}

}  // namespace

std::optional<IdFault> find_id_fault(const Document& document) {
  std::vector<Id> ids = defined_ids(document);
  if (document.links.empty() && document.remarks.empty() && are_numbered(ids)) return std::nullopt;
  std::ranges::sort(ids, before);
  if (const auto twice = find_duplicate(ids)) {
    return IdFault{{ErrorCode::kDuplicateId,
                    fmt::format("the id {} occurs twice: rename one of them", twice->id)},
                   twice->origin,
                   std::string(twice->id)};
  }
  if (const auto missing = find_missing(document, ids)) {
    return IdFault{
        {ErrorCode::kMissingId,
         fmt::format("refers to {}, which is not there: remove or correct the line", missing->to)},
        missing->from.origin,
        std::string(missing->from.id),
        std::string(missing->to)};
  }
  return std::nullopt;
}

}  // namespace pseudo
