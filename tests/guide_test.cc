// The guides: every file, function and table that the index of docs/CONTRIBUTING.md names is there,
// and it names every table of a language,
// docs/adding-a-language.md names every table that is asked for by name, and every table of rules
// says what its columns mean.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace {

namespace fs = std::filesystem;

const fs::path kRoot = PSEUDO_SOURCE_DIR;

std::string read(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

struct Row {
  std::string symptom;
  std::string code;
  std::string tables;
};

std::vector<Row> index_rows() {
  const std::string guide = read(kRoot / "docs/CONTRIBUTING.md");
  const std::size_t begin = guide.find("## Where is it?");
  const std::size_t end = guide.find("\n## ", begin);
  std::istringstream lines(guide.substr(begin, end - begin));
  std::vector<Row> rows;
  for (std::string line; std::getline(lines, line);) {
    const bool is_head = line.rfind("| symptom", 0) == 0 || line.rfind("| ---", 0) == 0;
    if (line.rfind("| ", 0) != 0 || is_head) continue;
    std::vector<std::string> cells;
    std::istringstream parts(line.substr(1));
    for (std::string cell; std::getline(parts, cell, '|');) cells.push_back(cell);
    if (cells.size() == 3) rows.push_back({cells[0], cells[1], cells[2]});
  }
  return rows;
}

struct Name {
  std::string text;
  bool in_brackets = false;
};

// What stands between backquotes.
std::vector<Name> names_in(const std::string& cell) {
  std::vector<Name> names;
  for (std::size_t at = 0; (at = cell.find('`', at)) != std::string::npos;) {
    const std::size_t end = cell.find('`', at + 1);
    names.push_back({cell.substr(at + 1, end - at - 1), at > 0 && cell[at - 1] == '('});
    at = end + 1;
  }
  return names;
}

// "a/{b,c}" -> "a/b", "a/c"
std::vector<std::string> expanded(const std::string& name) {
  const std::size_t open = name.find('{');
  if (open == std::string::npos) return {name};
  const std::size_t close = name.find('}', open);
  std::vector<std::string> all;
  std::istringstream choices(name.substr(open + 1, close - open - 1));
  for (std::string choice; std::getline(choices, choice, ',');) {
    all.push_back(name.substr(0, open) + choice + name.substr(close + 1));
  }
  return all;
}

std::string sources_of(const std::string& unit) {
  if (unit.rfind("include/", 0) == 0) return read(kRoot / unit);
  return read(kRoot / "src" / (unit + ".h")) + read(kRoot / "src" / (unit + ".cc")) +
         read(kRoot / "src" / unit);
}

TEST(Guide, NamesCodeThatIsThere) {
  const std::vector<Row> rows = index_rows();
  ASSERT_GT(rows.size(), 50U);
  for (const Row& row : rows) {
    std::string before;
    for (const Name& name : names_in(row.code)) {
      if (name.in_brackets) {
        EXPECT_NE(before.find(name.text), std::string::npos) << row.symptom << ": " << name.text;
        continue;
      }
      if (name.text.find('*') != std::string::npos) continue;  // many files
      for (const std::string& unit : expanded(name.text)) {
        before = sources_of(unit);
        EXPECT_TRUE(!before.empty() || fs::is_directory(kRoot / "src" / unit))
            << row.symptom << ": " << unit;
      }
    }
  }
}

// The header of a stage, in whichever room of the engine it lies.
std::string header_of_stage(const std::string& stage) {
  for (const auto& item : fs::recursive_directory_iterator(kRoot / "src/engine")) {
    if (item.path().filename() == stage + ".h") return read(item.path());
  }
  return {};
}

// "1. **plan.** Labels become" -> src/engine/plan/plan.h begins with "// Stage plan".
TEST(Guide, TheStagesOfTheArchitectureAreThere) {
  std::istringstream page(read(kRoot / "docs/architecture.md"));
  std::size_t stages = 0;
  for (std::string line; std::getline(page, line) && line.rfind("## One mail", 0) != 0;) {
    const std::string start = std::to_string(stages + 1) + ". **";
    if (line.rfind(start, 0) != 0) continue;
    ++stages;
    const std::string stage = line.substr(start.size(), line.find(".**") - start.size());
    EXPECT_EQ(header_of_stage(stage).rfind("// Stage " + stage, 0), 0U) << stage;
  }
  EXPECT_EQ(stages, 8U);
}

TEST(Guide, NamesTablesThatAreThere) {
  for (const Row& row : index_rows()) {
    for (const Name& name : names_in(row.tables)) {
      const bool is_path = name.text.find_first_of("./") != std::string::npos;
      if (!is_path || name.text.find('*') != std::string::npos) continue;  // columns
      const fs::path below =
          name.text.rfind("lexicons/", 0) == 0 ? fs::path() : fs::path("lexicons/de");
      EXPECT_TRUE(fs::exists(kRoot / below / name.text)) << row.symptom << ": " << name.text;
    }
  }
}

TEST(Guide, NamesEveryTableOfALanguage) {
  std::set<std::string> named;
  for (const Row& row : index_rows()) {
    for (const Name& name : names_in(row.tables)) named.insert(fs::path(name.text).filename());
  }
  const std::set<std::string> elsewhere = {"SOURCES.tsv", "writing_cases.tsv"};
  for (const char* folder : {"lexicons/de", "lexicons/common"}) {
    for (const auto& item : fs::recursive_directory_iterator(kRoot / folder)) {
      const std::string name = item.path().filename();
      if (item.path().extension() != ".tsv" || elsewhere.count(name) > 0) continue;
      EXPECT_TRUE(named.count(name) > 0) << item.path();
    }
  }
}

// The literals in calls `lexicons.table("NAME")` and `fill(words, lexicons, "NAME")`, except those
// that are a beginning: "zip_" + code.
std::set<std::string> tables_asked_for(const std::string& source) {
  std::set<std::string> names;
  for (const std::string_view call : {"lexicons.table(\"", "lexicons_.table(\"", "lexicons, \""}) {
    for (std::size_t at = 0; (at = source.find(call, at)) != std::string::npos;) {
      at += call.size();
      const std::string name = source.substr(at, source.find('"', at) - at);
      if (!name.empty() && name.back() != '_') names.insert(name);
    }
  }
  return names;
}

TEST(Guide, NamesEveryTableThatALanguageIsAskedFor) {
  const std::string guide = read(kRoot / "docs/adding-a-language.md");
  const std::size_t begin = guide.find("\n## 2. Tables");
  const std::string section = guide.substr(begin, guide.find("\n## ", begin + 1) - begin);
  std::set<std::string> names;
  for (const char* room : {"engine", "lang", "recognition", "values"}) {
    for (const auto& item : fs::recursive_directory_iterator(kRoot / "src" / room)) {
      const fs::path& file = item.path();
      if (file.extension() != ".cc") continue;
      if (file.string().find("/lang/de/") != std::string::npos) continue;  // its own tables
      for (const std::string& name : tables_asked_for(read(file))) {
        names.insert(name);
        EXPECT_NE(section.find("`" + name + "`"), std::string::npos) << file << ": " << name;
      }
    }
  }
  EXPECT_GT(names.size(), 20U);
}

TEST(Guide, TellsOfEveryTableOfGermanGrammar) {
  const std::string guide = read(kRoot / "docs/adding-a-language.md");
  for (const auto& item : fs::directory_iterator(kRoot / "lexicons/de/grammar")) {
    if (item.path().extension() != ".tsv") continue;
    const std::string name = item.path().stem();
    EXPECT_NE(guide.find("`" + name + "`"), std::string::npos) << name;
  }
}

TEST(Guide, TablesSayAtTheirHeadsWhatTheirColumnsMean) {
  std::size_t tables = 0;
  for (const char* folder : {"lexicons/de/grammar", "lexicons/common"}) {
    for (const auto& item : fs::directory_iterator(kRoot / folder)) {
      if (item.path().extension() != ".tsv") continue;
      std::istringstream lines(read(item.path()));
      std::string head;
      std::string line;
      while (std::getline(lines, line) && line.rfind("# ", 0) == 0) {
        if (line.rfind("# Licence", 0) != 0) head += line + "\n";
      }
      ++tables;
      std::istringstream columns(line);
      std::getline(columns, line, '\t');  // The first column is what the table lists.
      for (std::string column; std::getline(columns, column, '\t');) {
        EXPECT_TRUE(column == "source" || head.find(column) != std::string::npos)
            << item.path() << ": " << column;
      }
    }
  }
  EXPECT_GT(tables, 50U);
}

}  // namespace
