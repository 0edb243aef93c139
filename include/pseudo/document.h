// A document with standoff annotations, as values of no particular format: readers make it,
// writers print it, the engine changes it.
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

/// Number of an element that no file held.
inline constexpr std::uint32_t kNoOrigin = 0xFFFFFFFF;

/// A labelled part of the text.
struct Annotation {
  std::string id;                    ///< "T12".
  std::string label;                 ///< As written in the corpus.
  std::vector<ByteSpan> fragments;   ///< One or more, in the order written; in bytes of the text.
  std::uint32_t origin = kNoOrigin;  ///< Its number in Document::origin.
  /// Read without a copy of its text, which would have shown wrong offsets.
  bool is_unproven = false;
};

/// An id that a link refers to, and the role it plays there: {"Arg1", "T3"}.
struct Argument {
  std::string role;  ///< Empty where the kind of link has no roles.
  std::string target;
  friend bool operator==(const Argument&, const Argument&) = default;
};

/// A statement about annotations or other links.
struct Link {
  enum class Kind : std::uint8_t {
    kRelation,
    kEvent,          ///< The first argument is its trigger, without a role.
    kEquivalence,    ///< Coreference: its targets are one entity. Has no id.
    kAttribute,      ///< A property of its one argument.
    kNormalization,  ///< Connects its one argument with an entry of an external resource.
  };
  Kind kind = Kind::kRelation;
  std::uint32_t origin = kNoOrigin;  ///< Its number in Document::origin.
  std::string id;                    ///< "R1"; empty for an equivalence.
  std::string type;
  std::vector<Argument> arguments;
  std::string value;  ///< Free text. kAttribute: its value; kNormalization: the text for people.
  std::string entry;  ///< kNormalization: "Wikipedia:13437".
};

/// Free text beside the annotations.
struct Remark {
  enum class Kind : std::uint8_t {
    kNote,    ///< A comment of an annotator.
    kColumn,  ///< Further columns behind an annotation or link, divided by tabs.
    kField,   ///< A field of the document: `type` is its name, `text` its value as JSON.
  };
  Kind kind = Kind::kNote;
  std::uint32_t origin = kNoOrigin;  ///< Its number in Document::origin; a column has that of
                                     ///< the element that it stands behind.
  std::string id;                    ///< kNote: "#1"; empty for a free comment.
  std::string type;                  ///< kNote: "AnnotatorNotes".
  std::string on;                    ///< Id of the element that it is about; may be empty.
  std::string text;
};

/// What a format remembers of the file that it read, in order to print unchanged elements as they
/// were: order, line ends, spacing. Only that format knows more about it.
/// Threads: shared by copies of the document, never changed.
class Origin {
 public:
  virtual ~Origin() = default;
  /// For messages: the line of the element with that number, from 1; 0 if there is none.
  [[nodiscard]] virtual std::size_t line(std::uint32_t number) const = 0;
};

/// A document as read, or as it will be written. Owns all it holds. Threads: a plain value. The
/// text that an annotation covers is always derived from the document's text, never stored.
///
/// All elements may be changed, removed and added. A writer prints the elements that have an
/// origin in the order of the file, the others behind them.
class Document {
 public:
  std::string id;                        ///< Path below INPUT without ending; `id` of JSON Lines.
  std::string text;                      ///< UTF-8, byte for byte as in the file (BOM included).
  std::vector<Annotation> annotations;   ///< In the order of the file.
  std::vector<Link> links;               ///< In the order of the file.
  std::vector<Remark> remarks;           ///< In the order of the file.
  std::shared_ptr<const Origin> origin;  ///< Null if no file was read.
  /// Annotations whose own copy of the text was not the text at their offsets; readers allow that
  /// for labels that are kept, writers print the text.
  std::size_t texts_rewritten = 0;

  /// Adds an annotation at the end. Returns its id: T and a number above those of all T ids.
  /// Precondition: the fragments lie on code point boundaries inside the text.
  /// Cost: linear in the annotations at the first call, then constant.
  std::string add_annotation(std::string label, std::vector<ByteSpan> fragments);

 private:
  // How many annotations were looked at, and the largest number of their T ids.
  std::size_t numbered_ = 0;
  std::uint64_t last_number_ = 0;
};

/// The text that an annotation covers, on one line: its fragments joined by a blank, each code
/// point of a line break shown as a blank.
std::string covered_text(const Document& document, const Annotation& annotation);

}  // namespace pseudo
