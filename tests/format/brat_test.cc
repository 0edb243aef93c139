// BRAT standoff: files that come back byte for byte, files that are refused, and generated
// documents against a slow, independent reader and writer.
#include <gtest/gtest.h>

#include <map>
#include <ostream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "pseudo/format.h"
#include "support/damage.h"
#include "support/generate.h"
#include "tsv.h"

namespace pseudo {
namespace {

LabelMap labels() {
  LabelMap map;
  map.keep("Opinion");
  return map;
}

TEST(BratGood, ComesBackByteForByte) {
  for (const auto& row : testing_tables::read_table("format/brat_good.tsv", 4)) {
    SCOPED_TRACE("line " + std::to_string(row.line) + ": " + row[0]);
    const auto document = read_brat(row[0], row[1], row[2], labels());
    ASSERT_TRUE(document) << document.error().message;
    EXPECT_EQ(document->id, row[0]);
    EXPECT_EQ(document->text, row[1]);
    EXPECT_EQ(write_brat(*document), row[2]);
  }
}

const std::map<std::string, ErrorCode> kCodes = {{"kMalformed", ErrorCode::kMalformed},
                                                 {"kSpan", ErrorCode::kSpan},
                                                 {"kTextMismatch", ErrorCode::kTextMismatch},
                                                 {"kDuplicateId", ErrorCode::kDuplicateId},
                                                 {"kMissingId", ErrorCode::kMissingId}};

void expect_readable(const Error& error) {
  EXPECT_EQ(error.message.find('\n'), std::string::npos);
  EXPECT_EQ(error.message.find("Zenzi"), std::string::npos) << "quotes the corpus";
  EXPECT_TRUE(!error.message.ends_with(".") || error.message.ends_with("..."));
}

TEST(BratBad, IsOneClearError) {
  for (const auto& row : testing_tables::read_table("format/brat_bad.tsv", 7)) {
    SCOPED_TRACE("line " + std::to_string(row.line) + ": " + row[0]);
    const auto document = read_brat("x", row[1], row[2], labels());
    ASSERT_FALSE(document);
    const Error& error = document.error();
    EXPECT_EQ(error.code, kCodes.at(row[3])) << error.message;
    EXPECT_EQ(error.where.in, Location::In::kAnnotations);
    EXPECT_EQ(std::to_string(error.where.line), row[4]);
    EXPECT_NE(error.message.find(row[5]), std::string::npos) << error.message;
    expect_readable(error);
  }
}

// Cases that a table in UTF-8 cannot hold.
TEST(BratBad, InvalidUtf8NamesPartLineAndByte) {
  for (const char* const bad : {"\x80", "\xC3", "\xC0\x80", "\xE2\x82", "\xED\xA0\x80",
                                "\xF4\x90\x80\x80", "\xFF", "\xF0\x9F\x98"}) {
    const auto text = read_brat("x", "Zenzi\n\nZe" + std::string(bad), "", labels());
    ASSERT_FALSE(text);
    EXPECT_EQ(text.error().code, ErrorCode::kInvalidUtf8);
    EXPECT_EQ(text.error().where.in, Location::In::kText);
    EXPECT_EQ(text.error().where.line, 3U);
    EXPECT_EQ(text.error().message, "not UTF-8 at byte 9: convert the file to UTF-8");

    const auto annotations = read_brat("x", "Zenzi", "#\n#" + std::string(bad) + "\n", labels());
    ASSERT_FALSE(annotations);
    EXPECT_EQ(annotations.error().code, ErrorCode::kInvalidUtf8);
    EXPECT_EQ(annotations.error().where.in, Location::In::kAnnotations);
    EXPECT_EQ(annotations.error().where.line, 2U);
  }
}

// A NUL is a code point like others, in both files.
TEST(BratGood, NulIsACharacter) {
  using namespace std::string_literals;
  const std::string annotations = "T1\tFEMALE 2 4\t\0b\n"s;
  const auto document = read_brat("x", "Z\nab"s.replace(2, 1, 1, '\0'), annotations, labels());
  ASSERT_TRUE(document) << document.error().message;
  EXPECT_EQ(write_brat(*document), annotations);
}

// A line that was stored for its further column or blanks is written anew if its annotation has
// moved, even if it covers the same text.
TEST(BratMoved, LinesAreNotPrintedAsTheyWereRead) {
  LabelMap labels;
  labels.keep("Mood");
  const auto read =
      read_brat("x", "so froh", "T1\tMood 3 7\tfroh\tsehr\nT2\tMood  0 2\tso\n", labels);
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(write_brat(*read), "T1\tMood 3 7\tfroh\tsehr\nT2\tMood  0 2\tso\n");
  EXPECT_EQ(write_brat(test::with_text(*read, {0, 0}, "ach ")),
            "T1\tMood 7 11\tfroh\tsehr\nT2\tMood 4 6\tso\n");
  EXPECT_EQ(write_brat(test::with_label(*read, 0, "Tone")),
            "T1\tTone 3 7\tfroh\tsehr\nT2\tMood  0 2\tso\n");
}

TEST(BratKeptLabel, TextThatDisagreesIsWrittenFromTheText) {
  const auto document =
      read_brat("x", "Das ist gut", "T1\tOpinion 008 11\tschlecht\tsicher\n", labels());
  ASSERT_TRUE(document) << document.error().message;
  EXPECT_EQ(write_brat(*document), "T1\tOpinion 8 11\tgut\tsicher\n");
}

// --- A slow reader and writer ------------------------------------------------------------------

using Span = std::pair<std::size_t, std::size_t>;  // code points

/// The code points of a text, each as a string.
std::vector<std::string> code_points(const std::string& text) {
  std::vector<std::string> points;
  for (const char c : text) {
    if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U) points.emplace_back();
    points.back() += c;
  }
  return points;
}

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> fields(1);
  for (const char c : text) {
    if (c == separator) {
      fields.emplace_back();
    } else {
      fields.back() += c;
    }
  }
  return fields;
}

struct TextLine {
  std::string id;
  std::string label;
  std::vector<Span> spans;
};

/// The T lines of a well-formed file.
std::vector<TextLine> slow_read(const std::string& annotations) {
  std::vector<TextLine> lines;
  for (const std::string& line : split(annotations, '\n')) {
    if (!line.starts_with('T')) continue;
    const std::vector<std::string> columns = split(line, '\t');
    std::istringstream words(columns[1]);
    TextLine read{columns[0], {}, {}};
    words >> read.label;
    char semicolon = ';';
    for (Span span; words >> span.first >> span.second; words >> semicolon) {
      read.spans.push_back(span);
    }
    lines.push_back(std::move(read));
  }
  return lines;
}

std::string slow_covered(const std::vector<std::string>& points, const std::vector<Span>& spans) {
  std::string shown;
  for (const auto& [begin, end] : spans) {
    if (!shown.empty()) shown += ' ';
    for (std::size_t i = begin; i < end; ++i) {
      shown += points[i] == "\n" || points[i] == "\r" ? " " : points[i];
    }
  }
  return shown;
}

/// The file after `shift` code points were inserted before its text.
std::string slow_write(const std::string& annotations, const std::string& new_text,
                       std::size_t shift) {
  const std::vector<std::string> points = code_points(new_text);
  std::string written;
  for (std::string line : split(annotations, '\n')) {
    const std::string end = line.ends_with('\r') ? "\r\n" : "\n";
    if (line.ends_with('\r')) line.pop_back();
    const std::vector<TextLine> read = slow_read(line);
    if (!read.empty()) {
      std::vector<Span> spans = read[0].spans;
      line = read[0].id + "\t" + read[0].label;
      for (auto& [first, last] : spans) {
        line += (line.find(' ') == std::string::npos ? " " : ";") + std::to_string(first += shift);
        line += " " + std::to_string(last += shift);
      }
      line += "\t" + slow_covered(points, spans);
    }
    written += line + end;
  }
  written.pop_back();  // the file's last line end came from the split
  return written;
}

constexpr std::uint64_t kDocuments = 3000;

TEST(BratGenerated, IsReadAsTheSlowReaderReadsIt) {
  for (std::uint64_t seed = 0; seed < kDocuments; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    const test::RawPair pair = test::random_pair(seed);
    const auto document = read_brat("x", pair.text, pair.annotations, labels());
    ASSERT_TRUE(document) << document.error().message;
    const std::vector<TextLine> expected = slow_read(pair.annotations);
    const std::vector<std::string> points = code_points(pair.text);
    ASSERT_EQ(document->annotations.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
      const Annotation& annotation = document->annotations[i];
      EXPECT_EQ(annotation.id, expected[i].id);
      EXPECT_EQ(annotation.label, expected[i].label);
      EXPECT_EQ(annotation.fragments.size(), expected[i].spans.size());
      EXPECT_EQ(covered_text(*document, annotation), slow_covered(points, expected[i].spans));
    }
  }
}

TEST(BratGenerated, ComesBackByteForByte) {
  for (std::uint64_t seed = 0; seed < kDocuments; ++seed) {
    const test::RawPair pair = test::random_pair(seed);
    const auto document = read_brat("x", pair.text, pair.annotations, labels());
    ASSERT_TRUE(document) << "seed " << seed << ": " << document.error().message;
    ASSERT_EQ(write_brat(*document), pair.annotations) << "seed " << seed;
  }
}

TEST(BratGenerated, MovedAnnotationsAreWrittenAsTheSlowWriterWritesThem) {
  const std::string prefix = "😀ß\r\n";
  for (std::uint64_t seed = 0; seed < kDocuments; ++seed) {
    const test::RawPair pair = test::random_pair(seed);
    auto document = read_brat("x", pair.text, pair.annotations, labels());
    ASSERT_TRUE(document) << document.error().message;
    document->text = prefix + document->text;
    for (Annotation& annotation : document->annotations) {
      for (ByteSpan& fragment : annotation.fragments) {
        fragment.begin += prefix.size();
        fragment.end += prefix.size();
      }
    }
    const std::string written = write_brat(*document);
    ASSERT_EQ(written, slow_write(pair.annotations, document->text, 4)) << "seed " << seed;
    ASSERT_TRUE(read_brat("x", document->text, written, labels())) << "seed " << seed;
  }
}

// --- Size ----------------------------------------------------------------------------------------

TEST(BratLarge, ManyAnnotationsComeBack) {
  constexpr std::size_t kCount = 100'000;
  std::string text;
  std::string annotations;
  for (std::size_t i = 0; i < kCount; ++i) {
    const std::string id = std::to_string(i + 1);
    annotations += "T" + id + "\tCITY " + std::to_string(i * 5) + " " + std::to_string(i * 5 + 4) +
                   "\tKöln\nA" + id + "\tSicher T" + id + "\n";
    text += "Köln ";
  }
  const auto document = read_brat("x", text, annotations, labels());
  ASSERT_TRUE(document) << document.error().message;
  EXPECT_EQ(document->annotations.size(), kCount);
  EXPECT_EQ(write_brat(*document), annotations);
}

TEST(BratLarge, LongLinesComeBack) {
  constexpr std::size_t kSize = 10'000'000;
  const std::string name(kSize, 'x');
  std::string relation = "E1\tOpinion:T1";
  while (relation.size() < kSize) relation += " Wer:T1";
  const std::string annotations = "T1\tORG 0 " + std::to_string(kSize) + "\t" + name + "\n" +
                                  relation + "\nA1\tWert T1 " + name + "\n# " + name + "\n";
  const auto document = read_brat("x", name, annotations, labels());
  ASSERT_TRUE(document) << document.error().message;
  EXPECT_EQ(write_brat(*document), annotations);
}

TEST(BratLarge, ManyFragmentsComeBack) {
  constexpr std::size_t kCount = 100'000;
  std::string text;
  std::string spans;
  for (std::size_t i = 0; i < kCount; ++i) {
    text += "ü ";
    spans += (i > 0 ? ";" : "") + std::to_string(2 * i) + " " + std::to_string(2 * i + 1);
  }
  const std::string covered = text.substr(0, text.size() - 1);
  const std::string annotations = "T1\tORG " + spans + "\t" + covered + "\n";
  const auto document = read_brat("x", text, annotations, labels());
  ASSERT_TRUE(document) << document.error().message;
  EXPECT_EQ(write_brat(*document), annotations);
}

// The search for other ways of counting in a large faulty file takes linear time.
TEST(BratLarge, ErrorAtTheEndIsStillOneLine) {
  constexpr std::size_t kCount = 50'000;
  std::string text = "😀";
  std::string annotations;
  for (std::size_t i = 0; i < kCount; ++i) {
    const std::size_t begin = 1 + i * 6 + (i + 1 == kCount ? 1 : 0);
    annotations += "T" + std::to_string(i) + "\tFEMALE " + std::to_string(begin) + " " +
                   std::to_string(begin + 5) + "\tZenzi\n";
    text += "Zenzi ";
  }
  const auto document = read_brat("x", text, annotations, labels());
  ASSERT_FALSE(document);
  EXPECT_EQ(document.error().where.line, kCount);
  expect_readable(document.error());
}

// Annotations that cover much more than the input holds could blow up the output without bound.
TEST(BratLarge, CoverWithoutBoundIsRefused) {
  constexpr std::size_t kSize = 1'000'000;
  const std::string text(kSize, 'x');
  std::string annotations;
  for (std::size_t i = 0; i < 200; ++i) {
    annotations += "T" + std::to_string(i) + "\tOpinion 0 " + std::to_string(kSize) + "\t-\n";
  }
  const auto document = read_brat("x", text, annotations, labels());
  ASSERT_FALSE(document);
  EXPECT_EQ(document.error().code, ErrorCode::kSpan);
  EXPECT_NE(document.error().message.find("too many for this input"), std::string::npos);
}

}  // namespace
}  // namespace pseudo
