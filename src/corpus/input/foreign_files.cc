#include "corpus/input/foreign_files.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "text/ascii_words.h"

namespace pseudo {

namespace {

struct ForeignFormat {
  std::string_view ending;
  std::string_view remedy;
};

constexpr std::string_view kLines =
    "JSON Lines have one document a line: rename a file of such lines to .jsonl; from one JSON "
    "array "
    "they are made with: jq -c '.[]' FILE.json > FILE.jsonl";
constexpr std::string_view kExport =
    "export the annotations as BRAT standoff (.txt and .ann), or convert them to JSON Lines, whose "
    "offsets count code points";
constexpr std::string_view kTokens =
    "a table of tokens has no text with offsets; convert it to BRAT standoff (.txt and .ann) or "
    "JSON "
    "Lines";
constexpr std::string_view kDocument =
    "save it as plain text in UTF-8 (.txt), then mark it with pseudo detect or annotate it";
constexpr std::string_view kPacked = "unpack it first";
constexpr std::string_view kPackedLines =
    "if it holds JSON Lines its name must say so, as x.jsonl.gz does; else unpack it first";
constexpr std::string_view kInFolder =
    "in a folder only .txt/.ann pairs are looked for; name such a file itself, as in: pseudo "
    "FOLDER/FILE.jsonl";

constexpr ForeignFormat kFormats[] = {
    {".json", kLines},        {".ndjson", kLines},    {".xml", kExport},
    {".xmi", kExport},        {".tei", kExport},      {".html", kDocument},
    {".htm", kDocument},      {".conll", kTokens},    {".conllu", kTokens},
    {".conll2003", kTokens},  {".iob", kTokens},      {".bio", kTokens},
    {".tsv", kTokens},        {".csv", kTokens},      {".xlsx", kTokens},
    {".docx", kDocument},     {".doc", kDocument},    {".odt", kDocument},
    {".rtf", kDocument},      {".pdf", kDocument},    {".md", kDocument},
    {".zip", kPacked},        {".tar", kPacked},      {".tgz", kPacked},
    {".gz", kPackedLines},    {".zst", kPackedLines}, {".bz2", kPacked},
    {".xz", kPacked},         {".7z", kPacked},       {".tbz2", kPacked},
    {".txz", kPacked},        {".lz4", kPacked},      {".rar", kPacked},
    {".br", kPacked},         {".jsonl", kInFolder},  {".jsonl.gz", kInFolder},
    {".jsonl.zst", kInFolder}};

}  // namespace

std::string_view foreign_ending(std::string_view name) {
  const ForeignFormat* best = nullptr;
  for (const ForeignFormat& format : kFormats) {
    const bool fits =
        name.size() > format.ending.size() && text::ends_with_ascii_word(name, format.ending);
    if (fits && (best == nullptr || format.ending.size() > best->ending.size())) best = &format;
  }
  return best == nullptr ? std::string_view() : best->ending;
}

std::string_view foreign_remedy(std::string_view ending) {
  const auto* const found = std::ranges::find(kFormats, ending, &ForeignFormat::ending);
  return found == std::end(kFormats) ? std::string_view() : found->remedy;
}

bool is_packed_ending(std::string_view ending) {
  const std::string_view remedy = foreign_remedy(ending);
  return remedy == kPacked || remedy == kPackedLines;
}

bool is_json_ending(std::string_view ending) { return foreign_remedy(ending) == kLines; }

std::string describe(const ForeignFiles& files) {
  const auto most = std::ranges::max_element(
      files, {}, [](const ForeignFiles::value_type& one) { return one.second; });
  if (most == files.end()) return {};
  return fmt::format("; {} of them {} {}: {}", most->second, most->second == 1 ? "is" : "are",
                     most->first, foreign_remedy(most->first));
}

}  // namespace pseudo
