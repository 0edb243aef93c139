// Pairs the ids of two documents.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>

#include "engine/check/check_pairs.h"
#include "pseudo/document.h"

namespace pseudo {

/// Maps new ids of annotations and links to old ids, if they differ.
using OldIds = std::unordered_map<std::string_view, std::string_view>;

/// Links with equal keys say the same. Arguments are identified by their roles, in any order;
/// equivalences are sets without an id, identified by their arguments. The first argument of an
/// event is its trigger and remains first.
using LinkKey = std::tuple<Link::Kind, std::string, std::string, std::string>;
LinkKey key_of(const Link& link, const OldIds& ids);

/// The views refer to the documents. Links whose only difference is their id are paired.
OldIds old_ids(const Document& before, const Document& after,
               std::span<const AnnotationPair> annotations);

std::string_view old_id(const OldIds& ids, std::string_view id);

}  // namespace pseudo
