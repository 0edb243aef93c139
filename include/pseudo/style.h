// What stands in the place of an annotated text: a surrogate, or a mark of one of these styles.
//
//   pseudo::StyleOptions styles;
//   styles.table.of_label["PERSON"] = pseudo::Style::kTag;
//   const pseudo::LabelMap labels;
//   assert(styles.table.of("FEMALE", *labels.find("FEMALE")) == pseudo::Style::kTag);
//   assert(styles.table.of("CITY", *labels.find("CITY")) == pseudo::Style::kSurrogate);
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "pseudo/category.h"

namespace pseudo {

enum class Style : std::uint8_t {
  kSurrogate,    ///< A realistic one.
  kTag,          ///< The name of the label: "<FEMALE>".
  kNumberedTag,  ///< With the number of the entity in its scope, or a code: "<FEMALE_1>".
  kMask,         ///< Each letter and digit becomes the mask.
  kRemove,       ///< Nothing: the annotation goes with its text.
  kYear,         ///< DATE: the original year.
  kCdif,         ///< A mark of the British National Corpus: "&namef;".
  kCdifOmit,     ///< The same as an element with a description: "<omit desc='...' ...>".
};
inline constexpr std::size_t kStyleCount = 8;

/// "numbered-tag": as options and reports write it.
std::string_view name(Style style);
std::optional<Style> find_style(std::string_view name);

/// True if labels without surrogates (LabelRule::Kind::kOther) may have it: any mark, but no year.
bool is_for_others(Style style);

/// LABEL -> style, where LABEL is a label of the corpus or a node of the hierarchy. A value.
struct StyleTable {
  Style all = Style::kSurrogate;
  std::map<std::string, Style, std::less<>> of_label = {};

  /// That of the label, else of its category or the nearest node above it, else that of its rule,
  /// else `all`; kTag where that is no style for a label without surrogates.
  [[nodiscard]] Style of(std::string_view label, const LabelRule& rule) const;
};

/// Id of an annotation -> what its entity is: "colleague at former workplace".
using Descriptions = std::map<std::string, std::string, std::less<>>;

struct StyleOptions {
  StyleTable table = {};
  /// `{label}` is the label of the corpus, `{category}` ours. Numbered tags need one of the two.
  std::string tag_format = "<{label}>";
  std::string mask = "█";                       ///< One character.
  std::optional<std::size_t> mask_length = {};  ///< In characters; nothing: that of the text.
  /// For kCdifOmit, by id of the document; "": of any document.
  std::map<std::string, Descriptions, std::less<>> descriptions = {};
};

}  // namespace pseudo
