#include "recognition/model/model.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <functional>
#include <span>
#include <type_traits>
#include <utility>

#include "lexicon/files.h"
#include "random/hash.h"

namespace pseudo::recognition {

namespace {

constexpr std::string_view kAnyModel = "pseudo model ";
constexpr std::string_view kMagic{"pseudo model 3\n\0", 16};
constexpr std::size_t kMostTags = 255;  // a tag is one byte
constexpr std::size_t kListClassBytes = sizeof(std::uint8_t) + sizeof(std::uint32_t);  // and a name
constexpr std::size_t kMostListBits = 64;
static_assert(std::endian::native == std::endian::little, "models are little endian");
static_assert(sizeof(Model::Entry) == 4 && alignof(Model::Entry) == 2);

template <class T>
void put(std::string& bytes, T value) {
  static_assert(std::is_integral_v<T>);
  std::array<char, sizeof(T)> raw{};
  std::memcpy(raw.data(), &value, sizeof(T));
  bytes.append(raw.data(), raw.size());
}

template <class T>
void put_all(std::string& bytes, std::span<const T> values) {
  static_assert(std::is_trivially_copyable_v<T>);
  bytes.append(reinterpret_cast<const char*>(values.data()), values.size_bytes());  // NOLINT
}

/// Reads integers. After the end of the input it returns 0 and `whole` is false.
class Reader {
 public:
  explicit Reader(std::string_view bytes) : bytes_(bytes) {}

  template <class T>
  T take() {
    T value = 0;
    const std::string_view raw = take_bytes(sizeof(T));
    if (!raw.empty()) std::memcpy(&value, raw.data(), sizeof(T));
    return value;
  }
  /// Returns a view of a table, which must be aligned.
  template <class T>
  std::span<const T> take_table(std::size_t count) {
    if (count > bytes_.size() / sizeof(T)) {
      whole_ = false;
      bytes_ = {};
      return {};
    }
    const std::string_view raw = take_bytes(count * sizeof(T));
    return {reinterpret_cast<const T*>(raw.data()), count};  // NOLINT: a table of a mapped file
  }
  std::string_view take_bytes(std::size_t size) {
    whole_ = whole_ && size <= bytes_.size();
    const std::string_view raw = whole_ ? bytes_.substr(0, size) : std::string_view();
    bytes_.remove_prefix(whole_ ? size : bytes_.size());
    return raw;
  }
  [[nodiscard]] std::size_t left() const { return bytes_.size(); }
  [[nodiscard]] bool whole() const { return whole_ && bytes_.empty(); }

 private:
  std::string_view bytes_;
  bool whole_ = true;
};

Error malformed(const char* message) { return {ErrorCode::kMalformed, message}; }

/// True if the classes have different names and fit the available bits.
bool are_valid(const std::vector<ListClass>& classes) {
  if (bits_of(classes) > kMostListBits) return false;
  return std::ranges::all_of(classes, [&](const ListClass& one) {
    return !one.name.empty() && std::ranges::count(classes, one.name, &ListClass::name) == 1;
  });
}

bool ascend(std::span<const std::uint64_t> hashes) {
  return std::ranges::adjacent_find(hashes, std::ranges::greater_equal()) == hashes.end();
}

std::uint32_t size_of(std::size_t size) { return static_cast<std::uint32_t>(size); }

}  // namespace

std::string Model::bytes_of(const Parts& parts) {
  std::string body;
  for (const std::size_t count :
       {parts.labels.size(), parts.features.size(), parts.entries.size(),
        parts.clusters.words().size(), parts.list_classes.size(), std::size_t{0}}) {
    put(body, size_of(count));
  }
  // Tables with the widest elements come first, so that each is aligned.
  put_all<Feature>(body, parts.features);
  put_all(body, parts.clusters.words());
  put_all<std::uint32_t>(body, parts.begin);
  put_all<Entry>(body, parts.entries);
  put_all<std::int16_t>(body, parts.between);
  put_all<std::int16_t>(body, parts.start);
  put_all(body, parts.clusters.numbers());
  for (const Category category : parts.labels) put(body, static_cast<std::uint8_t>(category));
  for (const auto& [name, is_run] : parts.list_classes) {
    put(body, static_cast<std::uint8_t>(is_run ? 1 : 0));
    put(body, size_of(name.size()));
    body += name;
  }
  std::string bytes(kMagic);
  put(bytes, checksum(body));
  return bytes + body;
}

bool Model::read_body(std::string_view body) {
  Reader reader(body);
  const std::size_t labels = reader.take<std::uint32_t>();
  const std::size_t features = reader.take<std::uint32_t>();
  const std::size_t entries = reader.take<std::uint32_t>();
  const std::size_t words = reader.take<std::uint32_t>();
  const std::size_t classes = reader.take<std::uint32_t>();
  if (reader.take<std::uint32_t>() != 0 || tag_count(labels) > kMostTags) return false;
  const std::size_t tags = tag_count(labels);
  features_ = reader.take_table<Feature>(features);
  const auto cluster_words = reader.take_table<std::uint64_t>(words);
  begin_ = reader.take_table<std::uint32_t>(features + 1);
  entries_ = reader.take_table<Entry>(entries);
  between_ = reader.take_table<std::int16_t>(tags * tags);
  start_ = reader.take_table<std::int16_t>(tags);
  clusters_ = Clusters(cluster_words, reader.take_table<std::uint16_t>(words));
  for (const std::uint8_t category : reader.take_table<std::uint8_t>(labels)) {
    labels_.push_back(static_cast<Category>(category));
  }
  if (classes > reader.left() / kListClassBytes) return false;
  for (std::size_t i = 0; i < classes; ++i) {
    const bool is_run = reader.take<std::uint8_t>() != 0;
    const std::size_t size = reader.take<std::uint32_t>();
    list_classes_.push_back({std::string(reader.take_bytes(size)), is_run});
  }
  return reader.whole() && is_valid();
}

/// Validates everything that other code relies on.
bool Model::is_valid() const {
  if (!ascend(features_) || !ascend(clusters_.words())) return false;
  if (begin_.front() != 0 || begin_.back() != entries_.size()) return false;
  for (std::size_t i = 0; i + 1 < begin_.size(); ++i) {
    if (begin_[i] >= begin_[i + 1]) return false;
  }
  const bool tags_exist =
      std::ranges::all_of(entries_, [this](const Entry& entry) { return entry.tag < tags(); });
  const bool labels_exist = std::ranges::all_of(labels_, [](Category category) {
    return static_cast<std::size_t>(category) < kCategoryCount;
  });
  return tags_exist && labels_exist && are_valid(list_classes_);
}

void Model::index() {
  const auto bits = static_cast<unsigned>(std::bit_width(features_.size()));
  shift_ = 64 - std::max(1U, bits);
  buckets_.assign((std::size_t{1} << (64 - shift_)) + 1, 0);
  for (const Feature feature : features_) ++buckets_[(feature >> shift_) + 1];
  for (std::size_t i = 1; i < buckets_.size(); ++i) buckets_[i] += buckets_[i - 1];
}

Result<Model> Model::from_memory(std::string_view bytes, std::shared_ptr<const void> owner) {
  if (!bytes.starts_with(kAnyModel)) return malformed("is no model");
  if (!bytes.starts_with(kMagic)) {
    return malformed("is a model of another version of pseudo; train it again with pseudo train");
  }
  const std::string_view behind = bytes.substr(kMagic.size());
  std::uint64_t sum = 0;
  if (behind.size() < sizeof(sum)) return malformed("is cut off");
  std::memcpy(&sum, behind.data(), sizeof(sum));
  const std::string_view body = behind.substr(sizeof(sum));
  if (sum != checksum(body)) return malformed("is damaged");
  Model model;
  if (!model.read_body(body)) return malformed("is damaged");
  model.owner_ = std::move(owner);
  model.bytes_ = bytes;
  model.index();
  return model;
}

Result<Model> Model::from_bytes(std::string_view bytes) {
  const auto copy = std::make_shared<std::vector<std::uint64_t>>(bytes.size() / 8 + 1);
  if (!bytes.empty()) std::memcpy(copy->data(), bytes.data(), bytes.size());
  const auto* const first = reinterpret_cast<const char*>(copy->data());  // NOLINT: as in a file
  return from_memory({first, bytes.size()}, copy);
}

Result<Model> Model::map(const std::string& path) {
  Result<lexicon::MappedFile> file = lexicon::MappedFile::open(path);
  if (!file) return file.error();
  const auto owner = std::make_shared<const lexicon::MappedFile>(*std::move(file));
  return from_memory(owner->bytes(), owner);
}

}  // namespace pseudo::recognition
