// Models as bytes; what they tell of their training.
#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "pseudo/category.h"
#include "pseudo/text.h"
#include "random/hash.h"
#include "recognition/features/feature_hash.h"
#include "recognition/metrics/marks.h"
#include "recognition/model/model.h"
#include "recognition/recognizer.h"
#include "recognition/tagger/trainer.h"
#include "support/german.h"
#include "support/temp_folder.h"

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
  const std::string bytes(first->model.bytes());
  EXPECT_EQ(bytes, second->model.bytes());
  const auto read = Model::from_bytes(bytes);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->bytes(), bytes);
}

TEST(Model, DamagedBytesAreRefused) {
  const German german;
  const auto model = trained(german, 40);
  ASSERT_TRUE(model);
  const std::string bytes(model->model.bytes());
  EXPECT_FALSE(Model::from_bytes(""));
  EXPECT_FALSE(Model::from_bytes("pseudo model 3\n"));
  for (std::size_t size = 0; size < bytes.size(); size += 97) {
    EXPECT_FALSE(Model::from_bytes(std::string_view(bytes).substr(0, size))) << size;
  }
  for (std::size_t at = 0; at < bytes.size(); at += 97) {
    std::string damaged = bytes;
    damaged[at] = static_cast<char>(damaged[at] ^ 0x40);
    EXPECT_FALSE(Model::from_bytes(damaged)) << at;
  }
}

constexpr std::size_t kHead = 16 + sizeof(std::uint64_t);  // "pseudo model 3\n", 0 and the sum

/// With the sum of what stands behind it now, as Model::bytes_of writes it.
std::string with_right_sum(std::string bytes) {
  const std::uint64_t sum = checksum(std::string_view(bytes).substr(kHead));
  std::memcpy(bytes.data() + kHead - sizeof(sum), &sum, sizeof(sum));
  return bytes;
}

/// Two labels, hence five tags; two features, with one and two weights; one word in a cluster;
/// two classes of lists.
Model::Parts small_parts() {
  Model::Parts parts;
  parts.labels = {Category::kFemale, Category::kFamily};
  parts.between.resize(25);
  parts.start.resize(5);
  parts.features = {11, 12};
  parts.begin = {0, 1, 3};
  parts.entries = {{1, 0, 7}, {2, 1, 7}, {4, 1, 7}};
  parts.clusters = Clusters(std::vector<Clusters::Row>{{13, 1}});
  parts.list_classes = {{"place", true}, {"title", false}};
  return parts;
}

std::string bytes_with(const std::function<void(Model::Parts&)>& change) {
  Model::Parts parts = small_parts();
  change(parts);
  return Model::bytes_of(parts);
}

/// Writes another number of things at that place behind the head.
std::string bytes_with_count(std::size_t at, std::uint32_t count) {
  std::string bytes = Model::bytes_of(small_parts());
  std::memcpy(bytes.data() + kHead + at, &count, sizeof(count));
  return with_right_sum(std::move(bytes));
}

TEST(Model, UnsoundBytesAreRefusedThoughTheirSumIsRight) {
  // Six counts of 4 bytes; then a feature takes 8, the word of a cluster 8, a begin 4, an entry 4,
  // a weight and a cluster 2, a label 1, a class of lists 5 and its name.
  constexpr std::size_t kLabels = 0;
  constexpr std::size_t kFeatures = 4;
  constexpr std::size_t kEntries = 8;
  constexpr std::size_t kClusters = 12;
  constexpr std::size_t kClasses = 16;
  constexpr std::size_t kNothing = 20;
  constexpr std::size_t kFirstClass = 24 + 2 * 8 + 8 + 3 * 4 + 3 * 4 + 30 * 2 + 2 + 2;
  constexpr std::uint32_t kHuge = 0xFFFFFFFF;
  const std::string sound = Model::bytes_of(small_parts());
  ASSERT_EQ(sound.size(), kHead + kFirstClass + 2 * (5 + 5));
  ASSERT_EQ(with_right_sum(sound), sound);
  ASSERT_TRUE(Model::from_bytes(sound));
  struct Row {
    const char* name;
    std::string bytes;
  };
  const std::vector<Row> rows = {
      {"more labels than bytes", bytes_with_count(kLabels, kHuge)},
      {"more features than bytes", bytes_with_count(kFeatures, kHuge)},
      {"more entries than bytes", bytes_with_count(kEntries, kHuge)},
      {"more clusters than bytes", bytes_with_count(kClusters, kHuge)},
      {"a feature too many", bytes_with_count(kFeatures, 3)},
      {"an entry too few", bytes_with_count(kEntries, 2)},
      {"a count of nothing", bytes_with_count(kNothing, 1)},
      {"features in another order", bytes_with([](Model::Parts& parts) {
         parts.features = {12, 11};
       })},
      {"a feature twice", bytes_with([](Model::Parts& parts) {
         parts.features = {11, 11};
       })},
      {"words of clusters in another order", bytes_with([](Model::Parts& parts) {
         static constexpr std::array<std::uint64_t, 2> kWords = {14, 13};
         static constexpr std::array<std::uint16_t, 2> kNumbers = {1, 1};
         parts.clusters = Clusters(kWords, kNumbers);
       })},
      {"a cluster too many", bytes_with_count(kClusters, 2)},
      {"a cluster too few", bytes_with_count(kClusters, 0)},
      {"more classes than bytes", bytes_with_count(kClasses, kHuge)},
      {"a class too few", bytes_with_count(kClasses, 1)},
      {"the name of a class longer than the file", bytes_with_count(kFirstClass + 1, kHuge)},
      {"a class without a name",
       bytes_with([](Model::Parts& parts) { parts.list_classes[0].name.clear(); })},
      {"a class twice",
       bytes_with([](Model::Parts& parts) { parts.list_classes[1].name = "place"; })},
      {"classes of 65 bits", bytes_with([](Model::Parts& parts) {
         parts.list_classes.clear();
         for (int i = 0; i < 63; ++i) parts.list_classes.push_back({std::to_string(i), false});
         parts.list_classes.push_back({"place", true});
       })},
      {"cut off", with_right_sum(sound.substr(0, sound.size() - 1))},
      {"nothing behind the sum", with_right_sum(sound.substr(0, kHead))},
      {"a byte too many", with_right_sum(sound + '\0')},
      {"257 tags", bytes_with([](Model::Parts& parts) {
         parts.labels.resize(128, Category::kFemale);
         parts.between.resize(std::size_t{257} * 257);
         parts.start.resize(257);
       })},
      {"a feature without weights", bytes_with([](Model::Parts& parts) {
         parts.begin = {0, 0, 3};
       })},
      {"more weights than entries", bytes_with([](Model::Parts& parts) {
         parts.begin = {0, 1, 4};
       })},
      {"fewer weights than entries", bytes_with([](Model::Parts& parts) {
         parts.begin = {0, 1, 2};
       })},
      {"an entry of no tag", bytes_with([](Model::Parts& parts) { parts.entries[2].tag = 5; })},
      {"a label of no category", bytes_with([](Model::Parts& parts) {
         parts.labels[1] = static_cast<Category>(kCategoryCount);
       })}};
  for (const Row& row : rows) {
    const auto read = Model::from_bytes(row.bytes);
    ASSERT_FALSE(read) << row.name;
    EXPECT_EQ(read.error().code, ErrorCode::kMalformed) << row.name;
  }
}

TEST(Model, AMappedFileIsTheSameModel) {
  const testing_support::TempFolder folder;
  const auto model = Model::map(folder.write("small.model", Model::bytes_of(small_parts())));
  ASSERT_TRUE(model);
  EXPECT_EQ(model->bytes(), Model::bytes_of(small_parts()));
  ASSERT_EQ(model->find(12).size(), 2U);
  EXPECT_EQ(model->find(12)[1].tag, 4);
  EXPECT_EQ(model->find(12)[1].has_string, 1);
  EXPECT_TRUE(model->find(13).empty());
  EXPECT_EQ(model->clusters().find(13), 1);
  EXPECT_EQ(model->list_classes(), small_parts().list_classes);
}

TEST(Model, FilesThatAreNoModelsAreNotMapped) {
  const testing_support::TempFolder folder;
  EXPECT_FALSE(Model::map(folder.path() / "missing"));
  EXPECT_FALSE(Model::map(folder.path()));
  EXPECT_FALSE(Model::map(folder.write("empty", "")));
  const auto cut = Model::map(folder.write("cut", Model::bytes_of(small_parts()).substr(0, 100)));
  ASSERT_FALSE(cut);
  EXPECT_EQ(cut.error().code, ErrorCode::kMalformed);
}

TEST(Model, TellsNoNameOfItsTrainingButFrequentWords) {
  const German german;
  const auto model = trained(german, 40);
  ASSERT_TRUE(model);
  EXPECT_TRUE(has_word(model->model, "Liebe"));
  for (const Document& document : letters(40)) {
    for (const Annotation& annotation : document.annotations) {
      const std::string name = covered_text(document, annotation);
      EXPECT_FALSE(has_word(model->model, name)) << name;
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
