// The rules between the rooms of src, read from the sources themselves: who may include whom,
// which library is spoken to where, and what is not used at all.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace pseudo {
namespace {

namespace fs = std::filesystem;

struct SourceFile {
  std::string path;  ///< Relative to the source tree: "src/text/utf8.cc".
  std::string room;  ///< "text"; "include" for the public headers.
  std::vector<std::string> lines;
};

std::vector<SourceFile> read_sources() {
  const fs::path root(PSEUDO_SOURCE_DIR);
  std::vector<SourceFile> files;
  for (const char* top : {"src", "include"}) {
    for (const auto& item : fs::recursive_directory_iterator(root / top)) {
      const std::string ending = item.path().extension().string();
      if (ending != ".h" && ending != ".cc") continue;
      SourceFile file{fs::relative(item.path(), root).string(), top, {}};
      if (file.room == "src") file.room = std::next(fs::path(file.path).begin())->string();
      std::ifstream stream(item.path());
      for (std::string line; std::getline(stream, line);) file.lines.push_back(line);
      files.push_back(std::move(file));
    }
  }
  std::sort(files.begin(), files.end(),
            [](const auto& a, const auto& b) { return a.path < b.path; });
  return files;
}

/// What stands in <> or "" of an include line, with the bracket: "<vector>", "\"text/utf8.h".
std::string included(const std::string& line) {
  if (line.rfind("#include", 0) != 0) return {};
  const std::size_t begin = line.find_first_of("<\"");
  if (begin == std::string::npos) return {};
  return line.substr(begin, line.find_first_of(">\"", begin + 1) - begin);
}

std::string without_comment(const std::string& line) { return line.substr(0, line.find("//")); }

/// The room that implements a public header: an include of it is an arrow to that room. "base" has
/// no sources: span and result are complete in their headers.
const std::map<std::string, std::string>& rooms_of_headers() {
  static const std::map<std::string, std::string> rooms = {{"category.h", "model"},
                                                           {"document.h", "model"},
                                                           {"result.h", "base"},
                                                           {"kept_reason.h", "base"},
                                                           {"span.h", "base"},
                                                           {"random.h", "random"},
                                                           {"style.h", "model"},
                                                           {"lexicon.h", "lexicon"},
                                                           {"language.h", "lang"},
                                                           {"dates.h", "lang"},
                                                           {"text.h", "text"},
                                                           {"version.h", "model"},
                                                           {"format.h", "format"},
                                                           {"check.h", "engine"},
                                                           {"vault.h", "vault"},
                                                           {"corpus.h", "corpus"},
                                                           {"pseudonymizer.h", "engine"},
                                                           {"across_documents.h", "engine"}};
  return rooms;
}

/// The room of an included name ("text/utf8.h", "pseudo/span.h").
std::string room_of_include(const std::string& name) {
  const std::string first = name.substr(0, name.find('/'));
  if (first != "pseudo") return first;
  const auto found = rooms_of_headers().find(name.substr(first.size() + 1));
  return found == rooms_of_headers().end() ? "a public header without a room" : found->second;
}

class Layers : public testing::Test {
 protected:
  static void SetUpTestSuite() { sources() = read_sources(); }
  static std::vector<SourceFile>& sources() {
    static std::vector<SourceFile> files;
    return files;
  }
};

TEST_F(Layers, TheTreeIsThere) { EXPECT_GT(sources().size(), 50U); }

TEST_F(Layers, RoomsIncludeOnlyWhatLiesBelowThem) {
  // A room may include the rooms that its row names.
  const std::map<std::string, std::set<std::string>> may = {
      {"base", {}},
      {"text", {"base"}},
      {"model", {"base", "text"}},
      {"random", {}},
      {"align", {"base", "model", "text"}},
      {"lexicon", {"base", "random", "text"}},
      {"values", {"base", "lexicon", "model", "random", "text"}},
      {"format", {"base", "model", "text"}},
      {"lang", {"base", "lexicon", "model", "random", "text"}},
      {"engine", {"align", "base", "lang", "lexicon", "model", "random", "text", "values"}},
      {"recognition", {"base", "lang", "lexicon", "model", "random", "text", "values"}},
      {"vault", {"base", "random", "text"}},
      {"corpus",
       {"align", "base", "engine", "format", "lang", "lexicon", "model", "random", "text", "values",
        "vault"}},
      {"view", {"base", "corpus", "engine", "model", "text"}},
      {"cli",
       {"align", "base", "corpus", "engine", "format", "lang", "lexicon", "model", "random",
        "recognition", "text", "values", "vault", "view"}}};
  for (const SourceFile& file : sources()) {
    const std::string own = file.room == "include"
                                ? room_of_include(file.path.substr(file.room.size() + 1))
                                : file.room;
    if (file.path == "include/pseudo/pseudo.h") continue;  // includes all
    ASSERT_TRUE(may.count(own)) << file.path << ": a room without rules";
    for (const std::string& line : file.lines) {
      const std::string name = included(line);
      if (name.empty() || name.front() != '"') continue;
      const std::string room = room_of_include(name.substr(1));
      if (room == own) continue;
      EXPECT_TRUE(may.at(own).count(room)) << file.path << " includes " << name.substr(1);
    }
  }
}

// Rooms within a room, the lowest first; "" has the files that lie in none of them.
struct InnerRooms {
  std::string room;
  std::vector<std::string> inner;
};

const std::vector<InnerRooms>& inner_rooms() {
  static const std::vector<InnerRooms> rooms = {
      {"corpus", {"", "input", "output", "vault", "run", "audit"}},
      {"engine",
       {"common", "forms", "plan", "resolve", "sweep", "assign", "realize", "carry", "check", ""}}};
  return rooms;
}

TEST_F(Layers, RoomsWithinARoomIncludeOnlyWhatLiesBelowThem) {
  for (const auto& [room, inner] : inner_rooms()) {
    const auto level = [&](const std::string& name) {  // of "corpus/files.h", "corpus/input/walk.h"
      const fs::path below = fs::path(name).lexically_relative(room);
      const auto found = std::find(inner.begin(), inner.end(), below.parent_path().string());
      return static_cast<std::size_t>(found - inner.begin());
    };
    for (const SourceFile& file : sources()) {
      if (file.room != room) continue;
      const std::size_t own = level(file.path.substr(4));
      ASSERT_LT(own, inner.size()) << file.path << ": a room without rules";
      for (const std::string& line : file.lines) {
        const std::string name = included(line);
        if (name.rfind('"' + room + '/', 0) != 0) continue;
        EXPECT_LE(level(name.substr(1)), own) << file.path << " includes " << name.substr(1);
      }
    }
  }
}

struct Rule {
  std::string start;                ///< How the included name begins.
  std::vector<std::string> places;  ///< Path prefixes that may.
};

TEST_F(Layers, LibrariesAreSpokenToInTheirRooms) {
  const std::vector<std::string> files = {"src/lexicon/", "src/corpus/", "src/cli/", "src/vault/",
                                          "include/pseudo/lexicon.h"};
  const std::vector<Rule> rules = {
      {"<unicode/", {"src/text/"}},
      {"<sodium", {"src/random/", "src/vault/", "src/cli/keys"}},
      {"<nlohmann/",
       {"src/corpus/run/report", "src/corpus/audit/counterparts.cc", "src/cli/",
        "src/view/page.cc"}},
      {"<rapidjson/", {"src/format/json_id.cc", "src/format/json_line.cc"}},
      {"<gmime/", {"src/format/mail/"}},
      {"<lbfgs", {"src/recognition/crf/training.cc"}},
      {"<CLI/",
       {"src/cli/command_lines/", "src/cli/command_faults", "src/cli/command_parser",
        "src/cli/option_rows", "src/cli/settings"}},
      {"<toml++/", {"src/cli/config_file.cc"}},
      {"<zlib", {"src/corpus/packing.cc"}},
      {"<zstd", {"src/corpus/packing.cc"}},
      {"<spdlog/", {"src/cli/"}},
      {"<thread", {"src/corpus/run/threads.cc"}},
      {"<mutex", {"src/corpus/", "src/engine/assign/shared_rows"}},
      {"<shared_mutex", {"src/corpus/", "src/engine/assign/shared_rows"}},
      {"<condition_variable", {"src/corpus/"}},
      {"<future", {}},
      {"<atomic", {"src/corpus/", "src/cli/view_and_diff", "src/cli/signals"}},
      {"<filesystem", files},
      {"<fstream", files},
      {"<iostream", {"src/cli/"}},
      {"<cstdio", {"src/cli/", "src/corpus/files.cc", "src/lexicon/compile_main.cc"}},
      {"<regex", {}},
      {"<locale", {}},
      {"<clocale", {}},
      {"<random>", {}},
      {"<fmt/ostream", {}},
  };
  for (const SourceFile& file : sources()) {
    for (const std::string& line : file.lines) {
      const std::string name = included(line) + (line.find('>') != std::string::npos ? ">" : "");
      for (const Rule& rule : rules) {
        if (name.rfind(rule.start, 0) != 0) continue;
        const bool allowed =
            std::any_of(rule.places.begin(), rule.places.end(),
                        [&](const std::string& place) { return file.path.rfind(place, 0) == 0; });
        EXPECT_TRUE(allowed) << file.path << " includes " << name;
      }
    }
  }
}

bool is_name_character(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/// The word stands in the line, not as a part of a longer name.
bool holds_word(std::string_view line, std::string_view word) {
  for (std::size_t at = line.find(word); at != std::string_view::npos;
       at = line.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    const bool left = at == 0 || !is_name_character(line[at - 1]);
    const bool right = end == line.size() || !is_name_character(line[end]);
    if (left && right) return true;
  }
  return false;
}

TEST_F(Layers, BannedNamesAreNotUsed) {
  const std::vector<Rule> rules = {
      {"thread_local", {}},
      {"rand", {}},
      {"srand", {}},
      {"random_device", {}},
      {"mt19937", {}},
      {"uniform_int_distribution", {}},
      {"uniform_real_distribution", {}},
      {"std::shuffle", {}},
      {"tolower", {}},
      {"toupper", {}},
      {"isalpha", {}},
      {"isalnum", {}},
      {"isdigit", {}},
      {"isspace", {}},
      {"setlocale", {}},
      {"getDefault", {}},
      {"std::views", {}},
      {"getenv", {"src/cli/"}},
      {"steady_clock", {"src/cli/"}},
      {"system_clock", {"src/cli/"}},
      {"clock_gettime", {"src/cli/"}},
      {"cout", {}},
      {"cerr", {}},
      {"printf", {}},
      {"puts", {}},
      {"fputs", {"src/cli/", "src/lexicon/compile_main.cc"}},
      {"fwrite", {"src/cli/", "src/lexicon/compile_main.cc"}},
      {"fmt::print", {"src/cli/", "src/lexicon/compile_main.cc"}},
      {"abort", {}},
      {"exit", {}},
      // If ICU or libsodium fails, no document could be trusted: the run ends.
      {"throw", {"src/random/random.cc", "src/text/normalizers.cc"}},
  };
  for (const SourceFile& file : sources()) {
    for (std::size_t i = 0; i < file.lines.size(); ++i) {
      const std::string line = without_comment(file.lines[i]);
      for (const Rule& rule : rules) {
        if (!holds_word(line, rule.start)) continue;
        const bool allowed =
            std::any_of(rule.places.begin(), rule.places.end(),
                        [&](const std::string& place) { return file.path.rfind(place, 0) == 0; });
        EXPECT_TRUE(allowed) << file.path << ":" << i + 1 << " uses " << rule.start;
      }
    }
  }
}

TEST_F(Layers, HeadersAreGuardedDescribedAndOpenNoNamespace) {
  for (const SourceFile& file : sources()) {
    if (file.path.substr(file.path.size() - 2) != ".h") continue;
    ASSERT_FALSE(file.lines.empty()) << file.path;
    EXPECT_EQ(file.lines[0].rfind("// ", 0), 0U) << file.path << ": say first what lives here";
    EXPECT_NE(std::find(file.lines.begin(), file.lines.end(), "#pragma once"), file.lines.end())
        << file.path;
    for (const std::string& line : file.lines) {
      EXPECT_EQ(without_comment(line).find("using namespace"), std::string::npos) << file.path;
    }
  }
}

/// The namespace, class, struct or enum that a line of a header opens; "" if it opens none.
std::string opened(const std::string& line, std::string_view keyword) {
  const std::string start = std::string(keyword) + " ";
  const std::string code = without_comment(line);
  if (code.rfind(start, 0) != 0 || code.find('{') == std::string::npos) return {};
  std::size_t begin = start.size();
  if (code.compare(begin, 6, "class ") == 0) begin += 6;  // enum class
  if (code.compare(begin, 2, "[[") == 0) begin = code.find("]]") + 3;
  return code.substr(begin, code.find_first_of(" :{", begin) - begin);
}

TEST_F(Layers, ATypeIsDefinedInOneHeader) {
  // Two definitions of one name break the program without a word of the compiler wherever no
  // source includes both (C++20, [basic.def.odr]).
  std::map<std::string, std::string> defined;  // with its namespace -> header
  for (const SourceFile& file : sources()) {
    if (file.path.substr(file.path.size() - 2) != ".h") continue;
    std::string space;
    for (const std::string& line : file.lines) {
      if (line.rfind("namespace ", 0) == 0) space = line.substr(10, line.find(" {") - 10);
      for (const char* keyword : {"class", "struct", "enum"}) {
        const std::string name = opened(line, keyword);
        if (name.empty()) continue;
        const auto [known, is_new] = defined.emplace(space + "::" + name, file.path);
        EXPECT_TRUE(is_new) << known->first << ": in " << known->second << " and " << file.path;
      }
    }
  }
  EXPECT_TRUE(defined.count("pseudo::lang::de::DividedName"));
  EXPECT_TRUE(defined.count("pseudo::ErrorCode"));
  EXPECT_TRUE(defined.count("pseudo::Result"));
}

TEST_F(Layers, PublicHeadersNeedNothingButTheStandardLibrary) {
  for (const SourceFile& file : sources()) {
    if (file.room != "include") continue;
    for (const std::string& line : file.lines) {
      const std::string name = included(line);
      EXPECT_EQ(name.find_first_of("/."), name.rfind("\"pseudo/", 0) == 0 ? 7U : std::string::npos)
          << file.path << " includes " << name;
    }
  }
}

/// The first two-letter code of a country in quotes, or nothing.
std::string quoted_country(const std::string& line) {
  const auto is_upper = [](char c) { return c >= 'A' && c <= 'Z'; };
  for (std::size_t i = 0; i + 3 < line.size(); ++i) {
    if (line[i] == '"' && is_upper(line[i + 1]) && is_upper(line[i + 2]) && line[i + 3] == '"') {
      return line.substr(i, 4);
    }
  }
  return {};
}

std::string lower_case(std::string text) {
  for (char& c : text) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + ('a' - 'A'));
  }
  return text;
}

/// The words of two letters or more in the first columns of the grammar tables of German, but for
/// tables of words that are English, too, and of patterns.
std::set<std::string> words_of_grammar() {
  std::set<std::string> words;
  for (const auto& item :
       fs::directory_iterator(fs::path(PSEUDO_SOURCE_DIR) / "lexicons/de/grammar")) {
    const std::string table = item.path().stem().string();
    if (table.rfind("english", 0) == 0 || table.rfind("recognition", 0) == 0 ||
        table == "everyday_words" || table == "other_everyday_words" ||
        table == "everyday_readings" || table == "number_neighbours" ||
        table == "generic_address_words" || table == "date_forms") {
      continue;
    }
    std::ifstream stream(item.path());
    bool in_rows = false;  // behind the comments and the names of the columns
    for (std::string line; std::getline(stream, line);) {
      if (line.rfind("# ", 0) == 0) continue;
      const std::string word = line.substr(0, line.find('\t'));
      if (in_rows && word.size() > 1) words.insert(lower_case(word));
      in_rows = true;
    }
  }
  return words;
}

/// The string literals of a line, without their quotes.
std::vector<std::string> literals(const std::string& line) {
  std::vector<std::string> found;
  for (std::size_t at = line.find('"'); at != std::string::npos;) {
    const std::size_t end = line.find('"', at + 1);
    if (end == std::string::npos) break;
    found.push_back(line.substr(at + 1, end - at - 1));
    at = line.find('"', end + 1);
  }
  return found;
}

TEST_F(Layers, ValuesAndEngineHoldNoSpellingOfALanguageAndNoCountry) {
  for (const SourceFile& file : sources()) {
    if (file.room != "values" && file.room != "engine") continue;
    for (std::size_t i = 0; i < file.lines.size(); ++i) {
      const std::string code = without_comment(file.lines[i]);
      EXPECT_TRUE(std::all_of(code.begin(), code.end(),
                              [](char c) { return static_cast<unsigned char>(c) < 0x80; }))
          << file.path << ":" << i + 1 << ": letters beyond ASCII belong into a table";
      EXPECT_EQ(quoted_country(code), "") << file.path << ":" << i + 1 << ": belongs into a table";
    }
  }
}

TEST_F(Layers, WordsOfGermanAreRowsOfTables) {
  const std::set<std::string> words = words_of_grammar();
  ASSERT_GT(words.size(), 1000U);
  ASSERT_TRUE(words.count("sehr"));
  // Cells and columns of tables, tags, names of categories and standards that look like words; and
  // the letter that spelling.cc replaces.
  const std::set<std::string> codes = {
      "0000",  "bad", "bank", "bath",  "brand", "craft", "de",     "en",
      "fax",   "ff",  "form", "group", "hh",    "home",  "hotel",  "iban",
      "inn",   "is",  "link", "of",    "party", "phone", "region", "restaurant",
      "roman", "sg",  "ss",   "tel",   "tier",  "to",    "ß"};
  for (const SourceFile& file : sources()) {
    if (file.room != "values" && file.room != "engine" && file.room != "lang") continue;
    for (std::size_t i = 0; i < file.lines.size(); ++i) {
      for (const std::string& literal : literals(without_comment(file.lines[i]))) {
        const std::string word = lower_case(literal);
        EXPECT_FALSE(words.count(word) > 0 && codes.count(word) == 0)
            << file.path << ":" << i + 1 << ": " << literal << " belongs into a table";
      }
    }
  }
}

TEST_F(Layers, ARoleOfNeighboursIsAskedFor) {
  // The rules look up roles of the table name_neighbours by name: one that no rule asks for is
  // misspelt.
  std::set<std::string> asked;
  for (const SourceFile& file : sources()) {
    if (file.path.rfind("src/lang/de/", 0) != 0) continue;
    for (const std::string& line : file.lines) {
      for (std::string& literal : literals(without_comment(line))) asked.insert(std::move(literal));
    }
  }
  std::ifstream table(fs::path(PSEUDO_SOURCE_DIR) / "lexicons/de/grammar/name_neighbours.tsv");
  ASSERT_TRUE(table.good());
  bool in_rows = false;  // behind the comments and the names of the columns
  for (std::string line; std::getline(table, line);) {
    if (line.rfind("# ", 0) == 0) continue;
    const std::size_t begin = line.find('\t') + 1;
    const std::string role = line.substr(begin, line.find('\t', begin) - begin);
    EXPECT_TRUE(!in_rows || asked.count(role)) << role << ": " << line;
    in_rows = true;
  }
  EXPECT_TRUE(in_rows);
}

TEST_F(Layers, StylesAreToldApartByTheirTraits) {
  // Whoever adds a style fills a row of model/style_traits.h and visits these files.
  const std::set<std::string> may = {
      "include/pseudo/style.h", "src/model/style.cc", "src/engine/realize/fill_styles.cc",
      "src/engine/plan/target_styles.cc", "src/cli/style_options.cc"};
  for (const SourceFile& file : sources()) {
    if (may.count(file.path)) continue;
    for (std::size_t i = 0; i < file.lines.size(); ++i) {
      const std::string line = without_comment(file.lines[i]);
      for (std::size_t at = 0; (at = line.find("Style::k", at)) != std::string::npos; ++at) {
        const bool is_ours = at == 0 || !is_name_character(line[at - 1]);
        EXPECT_TRUE(!is_ours || line.compare(at, 17, "Style::kSurrogate") == 0)
            << file.path << ":" << i + 1 << ": ask for a trait of the style";
      }
    }
  }
}

TEST_F(Layers, EverySourceIsBuilt) {
  for (const SourceFile& file : sources()) {
    if (file.path.substr(file.path.size() - 3) != ".cc") continue;
    const fs::path room = fs::path(PSEUDO_SOURCE_DIR) / "src" / file.room;
    std::ifstream stream(room / "CMakeLists.txt");
    const std::string list((std::istreambuf_iterator<char>(stream)), {});
    const std::string name =
        fs::relative(fs::path(PSEUDO_SOURCE_DIR) / file.path, room).generic_string();
    EXPECT_NE(list.find(name), std::string::npos) << file.path << " is in no CMakeLists.txt";
  }
}

}  // namespace
}  // namespace pseudo
