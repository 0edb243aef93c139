// Reads and writes documents: BRAT standoff, JSON Lines, mail (read only), and the table of
// formats.
//
//   const std::string annotations = "T1\tFEMALE 0 7\tIrmgard\n";
//   const auto document = pseudo::read_brat("mail/1", "Irmgard kam.", annotations, {});
//   assert(document && pseudo::write_brat(*document) == annotations);
//   assert(pseudo::find_format(pseudo::built_in_formats(), "jsonl") != nullptr);
//
// Threads: pure functions on strings.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/document.h"
#include "pseudo/result.h"
#include "pseudo/span.h"

namespace pseudo {

/// An annotation or link that an error is about. An error about offsets has one for each annotation
/// that does not fit the text.
struct Misfit {
  std::string annotation;  ///< Its id; for an entity of JSON Lines without a plain id "entity 3".
  /// 0: unknown. With a column: line of the text where the annotation begins, otherwise line of the
  /// annotation file.
  std::size_t line = 0;
  std::size_t column = 0;  ///< In code points, from 1.
  std::string other = {};  ///< The id that is missing.
  /// Where the text of the annotation occurs, if at exactly one place.
  std::optional<CodePointSpan> found = {};
};
using MisfitCallback = std::function<void(const Misfit&)>;
using IdCallback = std::function<void(std::string_view id)>;
/// Receives the name of a dropped field of JSON Lines; names of fields inside annotations begin
/// with kFieldOfAnnotation.
using FieldCallback = std::function<void(std::string_view name)>;
inline constexpr std::string_view kFieldOfAnnotation = "entities: ";

/// Reads a .txt/.ann pair: T lines (continuous and discontinuous), R, E, A, M, N, * and # lines,
/// and blank lines; see docs/brat.md. Offsets count the code points of the text as it is in the
/// file. `misfit` is called at most 50 times before an error about annotations is returned.
/// Errors, with a line in the text or the annotations: kInvalidUtf8, kMalformed, kSpan,
/// kTextMismatch (not for labels that are kept), kDuplicateId, kMissingId.
Result<Document> read_brat(std::string id, std::string text, std::string_view annotations,
                           const LabelMap& labels, const MisfitCallback& misfit = {});

/// Prints the .ann file. Elements that have not changed since they were read are printed as in the
/// file; elements that were not read from a file are printed at the end.
/// Precondition: all fragments begin and end at code point boundaries inside the text.
std::string write_brat(const Document& document);

/// An element of `keep_fields` that stands for all fields not named there.
inline constexpr std::string_view kEveryField = "*";

/// Reads one line of JSON Lines, without its line end:
/// {"id": "a/b", "text": "…", "entities": [{"id": "T1", "label": "CITY", "start": 0, "end": 5}]}
/// An entity may have "fragments": [[s, e], …]; an entity without id gets the next free T number.
/// Fields named in `keep_fields` become remarks, others are dropped; `dropped` is called once for
/// each dropped name. With `take_unannotated`, "entities" may be missing or null.
/// `misfit` and errors: as read_brat, but without a location.
Result<Document> read_json_line(std::string_view line, const LabelMap& labels,
                                std::span<const std::string> keep_fields,
                                bool take_unannotated = false, const MisfitCallback& misfit = {},
                                const FieldCallback& dropped = {});

/// The document id in a line that may not be a valid document; nothing if none can be found.
std::optional<std::string> find_json_id(std::string_view line);

/// Prints the document as one line, without its line end, with the covered "text" of each entity.
/// Omits what JSON Lines cannot represent. Precondition: as write_brat.
std::string write_json_line(const Document& document);

/// The raw contents of one document.
struct DocumentSource {
  std::string id;                ///< Id of the document; empty if the contents include it.
  std::string text;              ///< Contents of the text file; empty for Layout::kLines.
  std::string_view annotations;  ///< Contents of the annotation file, or the line without its end.
};

struct ReadOptions {
  const LabelMap& labels;
  std::span<const std::string> keep_fields = {};  ///< Fields to keep as remarks.
  bool take_unannotated = false;                  ///< RunPlan::take_unannotated
  /// Receives one-line warnings about faults that did not prevent reading; may be empty.
  std::function<void(std::string)> warn = {};
  MisfitCallback misfit = {};
  FieldCallback dropped = {};
  IdCallback unread = {};  ///< Receives the id of a JSON line that cannot be read, if it has one.
};

/// Reads a mail (RFC 5322) from `source.text`. The text of the document consists of header fields,
/// text parts and names of attachments (docs/mail.md); it has no annotations.
/// Errors: kMalformed (not a mail, or parts nested too deeply).
Result<Document> read_mail(DocumentSource source, const ReadOptions& options);

/// Reads one mail of an mbox: with its "From " line, and with ">" before other lines like it.
/// Errors: as read_mail; kMalformed (no "From " line).
Result<Document> read_mbox_mail(DocumentSource source, const ReadOptions& options);

/// A format of documents. A program can offer further formats by adding them to its table.
struct Format {
  enum class Layout : std::uint8_t {
    kPair,   ///< Two files with one stem: text and annotations (mail: only the text).
    kLines,  ///< One file, one document per line.
    kMails,  ///< One file with concatenated mails: an mbox.
  };
  std::string name;  ///< The name that users give: "brat".
  Layout layout = Layout::kPair;
  std::string text_ending;         ///< "txt", in lower case; empty for other layouts.
  std::string annotations_ending;  ///< "ann", in lower case; the only one for kLines and kMails.
  /// What it can represent besides annotations.
  std::vector<Link::Kind> links;
  std::vector<Remark::Kind> remarks;
  /// Errors: with a line in the text or the annotations; for kLines without a location.
  std::function<Result<Document>(DocumentSource, const ReadOptions&)> read;
  /// Returns the annotation file (the text file is Document::text), or the line without its end.
  /// Empty: the format is read-only.
  std::function<std::string(const Document&)> write;
};

/// "brat" and "jsonl".
const std::vector<Format>& built_in_formats();
/// The built-in formats and those that can only be read, in order to be annotated: "eml" and
/// "mbox".
const std::vector<Format>& formats_to_mark();

/// Null if no format of the table has that name.
const Format* find_format(std::span<const Format> formats, std::string_view name);

/// Number of links and remarks of the document that the format cannot represent, not counting
/// columns.
std::size_t count_not_held(const Document& document, const Format& format);

}  // namespace pseudo
