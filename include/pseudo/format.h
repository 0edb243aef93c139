// Reading and writing documents: BRAT standoff and JSON Lines, and the table in which a program
// finds them.
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

/// An annotation or link that the error of its document is about; of offsets, each that does not
/// fit the text.
struct Misfit {
  std::string annotation;  ///< Its id; of an entity of JSON Lines without a plain one "entity 3".
  /// Of the annotation file; with a column, of the text, where the annotation begins. 0: not known.
  std::size_t line = 0;
  std::size_t column = 0;                   ///< In code points, from 1.
  std::string other = {};                   ///< The id that is missing.
  std::optional<CodePointSpan> found = {};  ///< Where its text stands, if that is one place.
};
using TellMisfit = std::function<void(const Misfit&)>;
using TellId = std::function<void(std::string_view id)>;
/// Of JSON Lines: the name of a field that is left out; those of annotations begin with
/// kFieldOfAnnotation.
using TellField = std::function<void(std::string_view name)>;
inline constexpr std::string_view kFieldOfAnnotation = "entities: ";

/// A .txt/.ann pair. Reads T (continuous and discontinuous), R, E, A, M, N, * and # lines and
/// blank ones; see docs/brat.md. Offsets are code points of the text as it is in the file.
/// Errors: kInvalidUtf8, kMalformed, kSpan, kTextMismatch (not for labels that are kept),
/// kDuplicateId, kMissingId; in the text or the annotations, with line. `misfit`: called before
/// an error about annotations is returned, for 50 of them at most.
Result<Document> read_brat(std::string id, std::string text, std::string_view annotations,
                           const LabelMap& labels, const TellMisfit& misfit = {});

/// The .ann file. A line is printed as it was read if nothing in it has changed; elements that
/// were not read are printed at the end.
/// Precondition: all fragments lie on code point boundaries inside the text.
std::string write_brat(const Document& document);

/// In `keep_fields`: all fields that no other name there says.
inline constexpr std::string_view kEveryField = "*";

/// One line of JSON Lines, without its end:
/// {"id": "a/b", "text": "…", "entities": [{"id": "T1", "label": "CITY", "start": 0, "end": 5}]}
/// An entity may have "fragments": [[s, e], …]; a missing entity id becomes the next free T
/// number. Fields named in `keep_fields` become remarks, others are dropped.
/// `take_unannotated`: "entities" may be missing or null.
/// `misfit`, errors: as read_brat, without a location. `dropped`: called once for each name.
Result<Document> read_json_line(std::string_view line, const LabelMap& labels,
                                std::span<const std::string> keep_fields,
                                bool take_unannotated = false, const TellMisfit& misfit = {},
                                const TellField& dropped = {});

/// The id in a line that may hold no document; nothing if none can be found.
std::optional<std::string> find_json_id(std::string_view line);

/// The document as one line, without its end, with the covered "text" of each entity. What JSON
/// Lines cannot hold is left out.
/// Precondition: as write_brat.
std::string write_json_line(const Document& document);

/// The bytes of one document of a format.
struct DocumentSource {
  std::string id;                ///< Id of the document; empty if the bytes hold it.
  std::string text;              ///< Its text file; empty for Layout::kLines.
  std::string_view annotations;  ///< Its annotation file, or its line without line end.
};

struct ReadOptions {
  const LabelMap& labels;
  std::span<const std::string> keep_fields = {};  ///< Fields that become remarks.
  bool take_unannotated = false;                  ///< RunPlan::take_unannotated
  /// Told what was read in spite of a fault, one line each; may be empty.
  std::function<void(std::string)> warn = {};
  TellMisfit misfit = {};
  TellField dropped = {};
  TellId unread = {};  ///< Told the id of a line of JSON that cannot be read, if it has one.
};

/// A mail (RFC 5322) as a document: its text is made of header fields, the parts of text and the
/// names of attachments (docs/mail.md). There are no annotations. `source.text`: the mail.
/// Errors: kMalformed (no mail, or parts in too many levels).
Result<Document> read_mail(DocumentSource source, const ReadOptions& options);

/// The same of a mail in an mbox: with its "From " line, and with > before others like it.
/// Errors: as read_mail; kMalformed (no such line).
Result<Document> read_mbox_mail(DocumentSource source, const ReadOptions& options);

/// A format that documents are read from and written to. A program that offers one more adds it
/// to the table that it uses.
struct Format {
  enum class Layout : std::uint8_t {
    kPair,   ///< Two files with one stem: the text, and the annotations (mail: only the text).
    kLines,  ///< One file, a document a line.
    kMails,  ///< One file, mails one behind the other: an mbox.
  };
  std::string name;  ///< "brat"; what users call it.
  Layout layout = Layout::kPair;
  std::string text_ending;         ///< "txt", in lower case; empty for others.
  std::string annotations_ending;  ///< "ann", in lower case; the only one for kLines and kMails.
  /// What it can hold besides annotations.
  std::vector<Link::Kind> links;
  std::vector<Remark::Kind> remarks;
  /// Errors: in the text or the annotations, with line; without a location for kLines.
  std::function<Result<Document>(DocumentSource, const ReadOptions&)> read;
  /// The annotation file (the text file is Document::text), or the line without line end. Empty:
  /// the format is only read.
  std::function<std::string(const Document&)> write;
};

/// "brat" and "jsonl".
const std::vector<Format>& built_in_formats();
/// The same, and what is read to be marked: "eml" and "mbox".
const std::vector<Format>& formats_to_mark();

/// Null if no format of the table has that name.
const Format* find_format(std::span<const Format> formats, std::string_view name);

/// How many links and remarks of the document the format cannot hold. Columns do not count.
std::size_t count_not_held(const Document& document, const Format& format);

}  // namespace pseudo
