// A document with standoff annotations, independent of any file format: readers create it, the
// engine changes it, writers print it.
//
//   pseudo::Document document;
//   document.text = "Irmgard kam.";
//   assert(document.add_annotation("FEMALE", {{0, 7}}) == "T1");
//   assert(pseudo::covered_text(document, document.annotations.front()) == "Irmgard");
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "pseudo/span.h"

namespace pseudo {

/// Origin number of an element that was not read from a file.
inline constexpr std::uint32_t kNoOrigin = 0xFFFFFFFF;

/// A labelled part of the text.
struct Annotation {
  std::string id;                    ///< "T12".
  std::string label;                 ///< As written in the corpus.
  std::vector<ByteSpan> fragments;   ///< One or more byte spans of the text, in the order written.
  std::uint32_t origin = kNoOrigin;  ///< Its number in Document::origin.
  /// The file had no copy of the text that would have revealed wrong offsets.
  bool is_unproven = false;
};

/// An argument of a link and the role that it plays: {"Arg1", "T3"}.
struct Argument {
  std::string role;  ///< Empty for links without roles.
  std::string target;
  friend bool operator==(const Argument&, const Argument&) = default;
};

/// A statement about annotations or other links.
struct Link {
  enum class Kind : std::uint8_t {
    kRelation,
    kEvent,          ///< The first argument is its trigger, without a role.
    kEquivalence,    ///< Coreference: all targets are one entity. Has no id.
    kAttribute,      ///< A property of its only argument.
    kNormalization,  ///< Connects its only argument with an entry of an external resource.
  };
  Kind kind = Kind::kRelation;
  std::uint32_t origin = kNoOrigin;  ///< Its number in Document::origin.
  std::string id;                    ///< "R1"; empty for an equivalence.
  std::string type;
  std::vector<Argument> arguments;
  std::string value;  ///< kAttribute: its value; kNormalization: a text for human readers.
  std::string entry;  ///< kNormalization: "Wikipedia:13437".
};

/// Free text attached to the document or to one of its elements.
struct Remark {
  enum class Kind : std::uint8_t {
    kNote,    ///< A comment by an annotator.
    kColumn,  ///< Further tab-separated columns after an annotation or link.
    kField,   ///< A field of the document: `type` is its name, `text` its value as JSON.
  };
  Kind kind = Kind::kNote;
  std::uint32_t origin = kNoOrigin;  ///< Its number in Document::origin; for a column, that of the
                                     ///< element that it follows.
  std::string id;                    ///< kNote: "#1"; empty for a free comment.
  std::string type;                  ///< kNote: "AnnotatorNotes".
  std::string on;                    ///< Id of the element that it comments on; may be empty.
  std::string text;
};

/// What a format remembers about the file that it read (order, line ends, spacing), so that it can
/// print unchanged elements as they were. Opaque to everybody else.
/// Threads: immutable, shared by copies of the document.
class Origin {
 public:
  virtual ~Origin() = default;
  /// For messages: line of the element with that number, from 1; 0 if there is none.
  [[nodiscard]] virtual std::size_t line(std::uint32_t number) const = 0;
};

/// A document as read or as it will be written. Owns its contents. The text that an annotation
/// covers is always derived from `text`, never stored.
///
/// Elements may be changed, removed and added. Writers print elements that have an origin in the
/// order of the file, followed by the others.
class Document {
 public:
  std::string id;    ///< Path relative to the input, without ending; `id` in JSON Lines.
  std::string text;  ///< UTF-8, byte for byte as in the file, including a BOM.
  std::vector<Annotation> annotations;   ///< In the order of the file.
  std::vector<Link> links;               ///< In the order of the file.
  std::vector<Remark> remarks;           ///< In the order of the file.
  std::shared_ptr<const Origin> origin;  ///< Null if no file was read.
  /// Number of annotations whose copy of the text differed from the text at their offsets. Readers
  /// accept that for labels that are kept; writers print the current text.
  std::size_t texts_rewritten = 0;

  /// Appends an annotation and returns its id: T and a number above those of all T ids. The first
  /// call takes time linear in the number of annotations, later calls constant time.
  /// Precondition: the fragments begin and end at code point boundaries inside the text.
  std::string add_annotation(std::string label, std::vector<ByteSpan> fragments);

 private:
  // Number of annotations that were inspected so far, and the largest number of their T ids.
  std::size_t numbered_ = 0;
  std::uint64_t last_number_ = 0;
};

/// The text that an annotation covers, on one line: fragments are joined by a blank, each code
/// point of a line break becomes a blank.
std::string covered_text(const Document& document, const Annotation& annotation);

}  // namespace pseudo
