// Models as bytes; what they tell of their training.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include <fmt/format.h>

#include "pseudo/text.h"
#include "recognition/features/extract.h"
#include "recognition/metrics/marks.h"
#include "recognition/recognizer.h"
#include "recognition/tagger/trainer.h"
#include "support/german.h"

namespace pseudo::recognition {
namespace {

using testing_support::German;

/// Letters of invented people, each with its own names.
std::vector<Document> letters(int count) {
  const std::vector<std::string> given = {"Irmgard", "Annelore", "Rosmarie", "Hiltrud", "Gerlinde"};
  const std::vector<std::string> family = {"Habersatter", "Zwettlinger", "Moosbrugger", "Ranftl",
                                           "Wöginger",    "Kropfitsch",  "Tschernutter"};
  std::vector<Document> documents;
  for (int i = 0; i < count; ++i) {
    const std::string& first = given[static_cast<std::size_t>(i) % given.size()];
    const std::string& last = family[static_cast<std::size_t>(i) % family.size()];
    Document document;
    document.id = fmt::format("{:03}/1", i);
    document.text = "Liebe ";
    const auto put = [&](const std::string& name, const char* label) {
      const std::size_t begin = document.text.size();
      document.text += name;
      document.add_annotation(label, {{begin, begin + name.size()}});
    };
    put(first, "FEMALE");
    document.text +=
        ",\nwir kommen morgen mit dem Zug und bringen Kuchen mit.\n\nMit lieben Grüßen\n";
    put(first, "FEMALE");
    document.text += ' ';
    put(last, "FAMILY");
    document.text += '\n';
    documents.push_back(std::move(document));
  }
  return documents;
}

Result<Trained> trained(const German& german, const std::vector<Document>& documents) {
  const Rules rules(german.module());
  TrainerOptions options;
  options.most_iterations = 40;
  return train_model(documents, LabelMap(), Lists(german.module().lexicons()), Clusters(),
                     [&](std::string_view text) { return hints(rules.find(text)); }, options, {});
}

Result<Trained> trained(const German& german, int count) { return trained(german, letters(count)); }

/// Letters of which the first have those ids and another greeting, as long as the usual one.
std::vector<Document> letters_with_greeting(const std::vector<std::string>& ids) {
  std::vector<Document> documents = letters(40);
  for (std::size_t i = 0; i < ids.size(); ++i) {
    documents[i].id = ids[i];
    documents[i].text.replace(0, 5, "Moinz");
  }
  return documents;
}

/// True if the model has a feature of that word, here or up to two tokens away.
bool has_word(const Model& model, const std::string& word) {
  const std::uint64_t hash = hash_text(text::to_lower(word));
  for (std::uint64_t offset = 0; offset < 5; ++offset) {
    if (!model.find(join(2 + offset, hash)).empty()) return true;
  }
  return false;
}

TEST(Model, IsTheSameForTheSameDocumentsAndComesBackFromItsBytes) {
  const German german;
  const auto first = trained(german, 40);
  const auto second = trained(german, 40);
  ASSERT_TRUE(first && second);
  const std::string bytes = first->model.bytes();
  EXPECT_EQ(bytes, second->model.bytes());
  const auto read = Model::from_bytes(bytes);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->bytes(), bytes);
}

TEST(Model, DamagedBytesAreRefused) {
  const German german;
  const auto model = trained(german, 40);
  ASSERT_TRUE(model);
  const std::string bytes = model->model.bytes();
  EXPECT_FALSE(Model::from_bytes(""));
  EXPECT_FALSE(Model::from_bytes("pseudo model 1\n"));
  for (std::size_t size = 0; size < bytes.size(); size += 97) {
    EXPECT_FALSE(Model::from_bytes(std::string_view(bytes).substr(0, size))) << size;
  }
  for (std::size_t at = 0; at < bytes.size(); at += 97) {
    std::string damaged = bytes;
    damaged[at] = static_cast<char>(damaged[at] ^ 0x40);
    EXPECT_FALSE(Model::from_bytes(damaged)) << at;
  }
}

TEST(Model, TellsNoNameOfItsTrainingButFrequentWords) {
  const German german;
  const auto model = trained(german, 40);
  ASSERT_TRUE(model);
  const auto knows = [&](const std::string& word) {
    return !model->model.find(word_feature(hash_text(text::to_lower(word)))).empty();
  };
  EXPECT_TRUE(knows("Liebe"));
  for (const Document& document : letters(40)) {
    for (const Annotation& annotation : document.annotations) {
      const std::string name = covered_text(document, annotation);
      EXPECT_FALSE(knows(name)) << name;
      for (std::uint64_t offset = 0; offset < 5; ++offset) {
        const Feature feature = join(2 + offset, hash_text(text::to_lower(name)));
        EXPECT_TRUE(model->model.find(feature).empty()) << name << " at offset " << offset;
      }
    }
  }
}

TEST(Model, CountsAFolderOnceWhoseSubfoldersStandBetweenItsDocuments) {
  const German german;
  const auto apart =
      trained(german, letters_with_greeting({"!1/r", "!2/r", "!3/r", "!4/r", "!5/r", "!6/r"}));
  const auto mixed =
      trained(german, letters_with_greeting({"!/a", "!/b/1", "!/c", "!/d/1", "!/e", "!/f"}));
  ASSERT_TRUE(apart && mixed);
  EXPECT_TRUE(has_word(apart->model, "Moinz")) << "six folders";
  EXPECT_FALSE(has_word(mixed->model, "Moinz")) << "three folders";
}

TEST(Model, MarksALetterLikeThoseThatItLearnt) {
  const German german;
  auto model = trained(german, 40);
  ASSERT_TRUE(model);
  RecognizerOptions scored;
  scored.scores = true;
  const Recognizer recognizer(german.module(), std::move(model->model), scored);
  Document document;
  document.id = "new";
  document.text =
      "Liebe Waltraud,\nwir kommen morgen.\n\nMit lieben Grüßen\nHiltrud Brandstetter\n"
      "hiltrud@example.org\n";
  EXPECT_GE(recognizer.annotate(document, LabelMap(), ScoreStyle::kAttributes), 4U);
  std::string shown;
  for (const Annotation& annotation : document.annotations) {
    shown += annotation.label + ":" + covered_text(document, annotation) + " ";
  }
  EXPECT_EQ(shown, "FEMALE:Waltraud FEMALE:Hiltrud FAMILY:Brandstetter EMAIL:hiltrud@example.org ");
  ASSERT_EQ(document.links.size(), document.annotations.size());
  for (const Mark& mark : marks_of(document, LabelMap())) {
    EXPECT_GT(mark.score, 0);
    EXPECT_LE(mark.score, 1);
  }
}

TEST(Model, AnnotationsThatAreThereStayAndAreEvidence) {
  const German german;
  auto model = trained(german, 40);
  ASSERT_TRUE(model);
  const Recognizer recognizer(german.module(), std::move(model->model), {});
  Document document;
  document.text = "Gestern traf Udo den Zangerl. Was Zangerl sagte, weiß niemand.\n";
  document.add_annotation("FAMILY", {{21, 28}});
  recognizer.annotate(document, LabelMap(), ScoreStyle::kNone);
  ASSERT_GE(document.annotations.size(), 2U);
  EXPECT_EQ(document.annotations[0].id, "T1");
  bool found = false;
  for (const Annotation& annotation : document.annotations) {
    found = found || (annotation.label == "FAMILY" && annotation.fragments[0].begin == 34);
  }
  EXPECT_TRUE(found);
}

}  // namespace
}  // namespace pseudo::recognition
