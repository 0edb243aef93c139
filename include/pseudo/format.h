// Reading and writing documents: BRAT standoff and JSON Lines. Pure functions on strings.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/document.h"
#include "pseudo/result.h"

namespace pseudo {

/// A .txt/.ann pair. Reads T (continuous and discontinuous), R, E, A, M, N, * and # lines and
/// blank ones; see docs/brat.md. Offsets are code points of the text as it stands in the file.
/// Errors: kInvalidUtf8, kMalformed, kSpan, kTextMismatch (only for labels that are pi), of a
/// pi or unknown label's T text; kDuplicateId, kMissingId; with part and line.
Result<Document> read_brat(std::string id, std::string text, std::string_view annotations,
                           const LabelMap& labels);

/// The .ann file. A line is printed as read where nothing in it changed.
/// Precondition: all fragments lie on boundaries inside the text.
std::string write_brat(const Document& document);

/// What a line of the .ann file is called, and what it refers to; views of the line.
struct LineIds {
  std::string_view id;  ///< "T1", "R1", "E2", "A3", "M4", "N5", "#6"; "*" and "#" are no ids.
  std::vector<std::string_view> references;  ///< In order.
};
/// Of a line without its end; empty for one that is blank or malformed.
LineIds ids_of(std::string_view line);

/// One line of JSON Lines, without its end:
/// {"id": "a/b", "text": "…", "entities": [{"id": "T1", "label": "CITY", "start": 0, "end": 5}]}
/// An entity may have "fragments": [[s, e], …]; a missing entity id becomes the next free T
/// number. Fields named in `keep_fields` go to Document::extra, others are dropped.
/// Errors: as read_brat, part "line".
Result<Document> read_json_line(std::string_view line, const LabelMap& labels,
                                std::span<const std::string> keep_fields);

/// Reads many lines one after the other: keeps the memory of its parser between them.
/// Holds views of what it is given. Threads: one each.
class JsonLineReader {
 public:
  JsonLineReader(const LabelMap& labels, std::span<const std::string> keep_fields);
  ~JsonLineReader();
  JsonLineReader(const JsonLineReader&) = delete;
  JsonLineReader& operator=(const JsonLineReader&) = delete;
  /// As read_json_line.
  Result<Document> read(std::string_view line);

 private:
  struct Parser;
  const LabelMap& labels_;
  std::span<const std::string> keep_fields_;
  std::unique_ptr<Parser> parser_;
};

/// The document as one line, without its end, with the covered "text" of each entity. What JSON
/// Lines cannot hold (relations, events, attributes, notes) is left out.
std::string write_json_line(const Document& document);

/// The same behind what `out` holds.
void append_json_line(std::string& out, const Document& document);

/// Lines of the .ann file that JSON Lines cannot hold; for the warning.
std::size_t count_beyond_json(const Document& document);

/// The text that an annotation covers, as a T line shows it: fragments joined by a blank, a line
/// break as a blank (CRLF: one for each code point).
std::string covered_text(const Document& document, const Annotation& annotation);

}  // namespace pseudo
