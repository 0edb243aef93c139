// The examples at the heads of the public headers compile, run and are true.
#undef NDEBUG  // They assert.
#include <gtest/gtest.h>

#include <cassert>
#include <filesystem>
#include <iostream>
#include <utility>

#include "pseudo/pseudo.h"

namespace {

class HeaderExamples : public testing::Test {
 protected:
  // The examples name "de.lex" alone.
  void SetUp() override {
    std::filesystem::current_path(PSEUDO_BINARY_DIR "/share/pseudo/lexicons");
  }
};

TEST_F(HeaderExamples, AcrossDocuments){
#include "across_documents.inc"
}

TEST_F(HeaderExamples, Category){
#include "category.inc"
}

TEST_F(HeaderExamples, Check){
#include "check.inc"
}

TEST_F(HeaderExamples, Corpus){
#include "corpus.inc"
}

TEST_F(HeaderExamples, Dates){
#include "dates.inc"
}

TEST_F(HeaderExamples, Document){
#include "document.inc"
}

TEST_F(HeaderExamples, Format){
#include "format.inc"
}

TEST_F(HeaderExamples, Language){
#include "language.inc"
}

TEST_F(HeaderExamples, Lexicon){
#include "lexicon.inc"
}

TEST_F(HeaderExamples, Pseudonymizer){
#include "pseudonymizer.inc"
}

TEST_F(HeaderExamples, Random){
#include "random.inc"
}

TEST_F(HeaderExamples, Result){
#include "result.inc"
}

TEST_F(HeaderExamples, Span){
#include "span.inc"
}

TEST_F(HeaderExamples, Style){
#include "style.inc"
}

TEST_F(HeaderExamples, Text){
#include "text.inc"
}

TEST_F(HeaderExamples, Vault){
#include "vault.inc"
}

TEST_F(HeaderExamples, Version) {
#include "version.inc"
}

}  // namespace
