// Replacement styles: a realistic surrogate, or one of several kinds of marks.
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
  kSurrogate,    ///< A realistic text.
  kTag,          ///< The label: "<FEMALE>".
  kNumberedTag,  ///< The label with the number of the entity in its scope, or with a code:
                 ///< "<FEMALE_1>".
  kMask,         ///< Each letter and digit becomes the mask character.
  kRemove,       ///< Nothing: text and annotation are removed.
  kYear,         ///< Dates only: the original year.
  kCdif,         ///< A placeholder of the British National Corpus: "&namef;".
  kCdifOmit,     ///< Like kCdif, as an element with a description: "<omit desc='...' ...>".
};
inline constexpr std::size_t kStyleCount = 8;

/// The name in options and reports: "numbered-tag".
std::string_view name(Style style);
std::optional<Style> find_style(std::string_view name);

/// True for styles that labels without surrogates (LabelRule::Kind::kOther) may have: all except
/// kSurrogate and kYear.
bool is_for_others(Style style);

/// Maps labels, of the corpus or of the hierarchy, to styles.
struct StyleTable {
  Style all = Style::kSurrogate;
  std::map<std::string, Style, std::less<>> of_label = {};

  /// The style of the label; else of its category or the nearest ancestor; else of its rule; else
  /// `all`. kTag if a label without surrogates cannot have that style.
  [[nodiscard]] Style of(std::string_view label, const LabelRule& rule) const;
};

/// Maps the id of an annotation to a description of its entity: "colleague at former workplace".
using Descriptions = std::map<std::string, std::string, std::less<>>;

struct StyleOptions {
  StyleTable table = {};
  /// `{label}` is the label of the corpus, `{category}` the category. Numbered tags need one of the
  /// two.
  std::string tag_format = "<{label}>";
  std::string mask = "█";                       ///< One character.
  std::optional<std::size_t> mask_length = {};  ///< In characters; empty: the length of the text.
  /// For kCdifOmit, by document id; the key "" applies to all documents.
  std::map<std::string, Descriptions, std::less<>> descriptions = {};
};

}  // namespace pseudo
