// Clusters of words from raw mails, in two steps with fastText between them (model.sh):
//   word_clusters words COUNTS < MAILS.jsonl > TOKENS    the mails as lines of tokens divided by
//   blanks,
//                                                        and in how many mails each word stands
//   word_clusters cluster VECTORS COUNTS > CLUSTERS      rows of a word's hash and its cluster
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <functional>
#include <iostream>
#include <map>
#include <numeric>
#include <sstream>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "recognition/features/feature_hash.h"
#include "recognition/tokens/tokens.h"

namespace {

using pseudo::recognition::Token;
using Vector = std::vector<float>;

constexpr std::size_t kFewestMails = 50;  // what is rarer may tell of a single mail
constexpr std::size_t kCoarse = 128;
constexpr std::size_t kFinePerCoarse = 8;  // Clusters: the coarse number is the fine one >> 3
constexpr int kRounds = 20;

/// What stands for a token in the lines that fastText learns from; numbers are only their sizes.
std::string plain_token(std::string_view text, const Token& token) {
  const std::string_view own = text.substr(token.span.begin, token.span.size());
  switch (token.kind) {
    case Token::Kind::kNumber:
      return std::string(std::min<std::size_t>(own.size(), 5), '0');
    case Token::Kind::kBreak:
      return token.lines > 1 ? "<paragraph>" : "<line>";
    default:
      return std::string(own);
  }
}

int write_words(const std::string& counts_path) {
  std::map<std::string, std::size_t> mails_with;
  std::string line;
  while (std::getline(std::cin, line)) {
    const auto mail = nlohmann::json::parse(line);
    const auto& text = mail.at("text").get_ref<const std::string&>();
    std::unordered_set<std::string> words;
    std::string tokens;
    for (const Token& token : pseudo::recognition::tokenize(text)) {
      std::string plain = plain_token(text, token);
      tokens += plain + ' ';
      if (token.kind == Token::Kind::kWord) words.insert(std::move(plain));
    }
    for (const std::string& word : words) ++mails_with[word];
    std::cout << tokens << '\n';
  }
  std::ofstream counts(counts_path);
  for (const auto& [word, mails] : mails_with) {
    if (mails >= kFewestMails) counts << word << '\t' << mails << '\n';
  }
  return counts && std::cout ? EXIT_SUCCESS : EXIT_FAILURE;
}

float product(const Vector& a, const Vector& b) {
  return std::inner_product(a.begin(), a.end(), b.begin(), 0.0F);
}

void set_length_to_one(Vector& vector) {
  const float length = std::sqrt(product(vector, vector));
  if (length == 0) return;
  for (float& part : vector) part /= length;
}

/// Spherical k-means: the cluster of each vector, from 0. Vectors have the length 1. The first
/// centres lie at equal distances in the order of the vectors: the same input, the same clusters.
/// Source: Dhillon & Modha 2001.
std::vector<std::size_t> cluster(const std::vector<Vector>& vectors, std::size_t most) {
  const std::size_t count = std::min(most, vectors.size());
  std::vector<Vector> centres;
  for (std::size_t i = 0; i < count; ++i) centres.push_back(vectors[i * vectors.size() / count]);
  std::vector<std::size_t> own(vectors.size());
  for (int round = 0; round < kRounds; ++round) {
    for (std::size_t i = 0; i < vectors.size(); ++i) {
      const auto nearness = [&](const Vector& centre) { return product(vectors[i], centre); };
      const auto nearest = std::ranges::max_element(centres, {}, nearness);
      own[i] = static_cast<std::size_t>(nearest - centres.begin());
    }
    for (Vector& centre : centres) std::ranges::fill(centre, 0.0F);
    for (std::size_t i = 0; i < vectors.size(); ++i) {
      Vector& centre = centres[own[i]];
      std::ranges::transform(centre, vectors[i], centre.begin(), std::plus<>());
    }
    for (Vector& centre : centres) set_length_to_one(centre);
  }
  return own;
}

struct Words {
  std::vector<std::string> words;
  std::vector<Vector> vectors;
};

/// The vectors of words that stand in enough mails. fastText writes a line with the two sizes, then
/// a line for each word.
Words read_vectors(const std::string& path, const std::unordered_set<std::string>& frequent) {
  Words read;
  std::ifstream file(path);
  std::string line;
  std::getline(file, line);
  while (std::getline(file, line)) {
    std::istringstream parts(line);
    std::string word;
    Vector vector;
    parts >> word;
    for (float part = 0; parts >> part;) vector.push_back(part);
    if (frequent.count(word) == 0) continue;
    set_length_to_one(vector);
    read.words.push_back(std::move(word));
    read.vectors.push_back(std::move(vector));
  }
  return read;
}

std::unordered_set<std::string> read_words(const std::string& path) {
  std::unordered_set<std::string> words;
  std::ifstream file(path);
  std::string line;
  while (std::getline(file, line)) words.insert(line.substr(0, line.find('\t')));
  return words;
}

int write_clusters(const std::string& vectors_path, const std::string& counts_path) {
  const Words all = read_vectors(vectors_path, read_words(counts_path));
  const std::vector<std::size_t> coarse = cluster(all.vectors, kCoarse);
  for (std::size_t number = 0; number < kCoarse; ++number) {
    Words part;
    for (std::size_t i = 0; i < all.words.size(); ++i) {
      if (coarse[i] != number) continue;
      part.words.push_back(all.words[i]);
      part.vectors.push_back(all.vectors[i]);
    }
    if (part.words.empty()) continue;
    const std::vector<std::size_t> fine = cluster(part.vectors, kFinePerCoarse);
    for (std::size_t i = 0; i < part.words.size(); ++i) {
      // Number 0 is "no cluster", and so is the coarse one.
      std::cout << fmt::format("{:016x}\t{}\n", pseudo::recognition::hash_text(part.words[i]),
                               (number + 1) * kFinePerCoarse + fine[i]);
    }
  }
  return std::cout && !all.words.empty() ? EXIT_SUCCESS : EXIT_FAILURE;
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  try {
    if (arguments.size() == 2 && arguments[0] == "words") return write_words(arguments[1]);
    if (arguments.size() == 3 && arguments[0] == "cluster") {
      return write_clusters(arguments[1], arguments[2]);
    }
  } catch (const std::exception& fault) {
    std::cerr << "word_clusters: " << fault.what() << '\n';
    return EXIT_FAILURE;
  }
  std::cerr << "usage: word_clusters words COUNTS | word_clusters cluster VECTORS COUNTS\n";
  return 2;
}
