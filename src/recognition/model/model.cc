#include "recognition/model/model.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <optional>
#include <type_traits>
#include <utility>

#include "random/hash.h"

namespace pseudo::recognition {

namespace {

constexpr std::string_view kAnyModel = "pseudo model ";
constexpr std::string_view kMagic = "pseudo model 2\n";
constexpr std::size_t kMostTags = 255;  // a tag is one byte
// Bytes of a row of each table.
constexpr std::size_t kLabelBytes = sizeof(std::uint8_t);
constexpr std::size_t kFeatureBytes = sizeof(Feature) + sizeof(std::uint8_t);
constexpr std::size_t kEntryBytes = sizeof(std::uint8_t) + sizeof(std::int16_t);
constexpr std::size_t kClusterBytes = sizeof(std::uint64_t) + sizeof(std::uint16_t);
constexpr std::size_t kListClassBytes = sizeof(std::uint8_t) + sizeof(std::uint32_t);  // and a name
constexpr std::size_t kMostListBits = 64;
static_assert(std::endian::native == std::endian::little, "models are little endian");

template <class T>
void put(std::string& bytes, T value) {
  static_assert(std::is_integral_v<T>);
  std::array<char, sizeof(T)> raw{};
  std::memcpy(raw.data(), &value, sizeof(T));
  bytes.append(raw.data(), raw.size());
}

/// Reads integers. Once bytes are missing, everything after them is 0 and `whole` is false.
class Reader {
 public:
  explicit Reader(std::string_view bytes) : bytes_(bytes) {}

  template <class T>
  T take() {
    T value = 0;
    if (bytes_.size() < sizeof(T)) {
      whole_ = false;
      bytes_ = {};
      return 0;
    }
    std::memcpy(&value, bytes_.data(), sizeof(T));
    bytes_.remove_prefix(sizeof(T));
    return value;
  }
  std::string take_text() {
    const std::size_t size = take<std::uint32_t>();
    whole_ = whole_ && size <= bytes_.size();
    const std::string text(bytes_.substr(0, size));
    bytes_.remove_prefix(text.size());
    return text;
  }
  /// A number of rows of `bytes` each; never more than there are bytes for.
  std::size_t take_count(std::size_t bytes) {
    const std::size_t count = take<std::uint32_t>();
    if (count <= bytes_.size() / bytes) return count;
    whole_ = false;
    return 0;
  }
  [[nodiscard]] bool whole() const { return whole_ && bytes_.empty(); }

 private:
  std::string_view bytes_;
  bool whole_ = true;
};

Error malformed(const char* message) { return {ErrorCode::kMalformed, message}; }

/// Each class has a name of its own, and all have bits.
bool are_sound(const std::vector<ListClass>& classes) {
  if (bits_of(classes) > kMostListBits) return false;
  return std::ranges::all_of(classes, [&](const ListClass& one) {
    return !one.name.empty() && std::ranges::count(classes, one.name, &ListClass::name) == 1;
  });
}

/// Checks everything that the rest of the code relies on.
bool is_sound(const Model::Parts& parts) {
  const std::size_t tags = tag_count(parts.labels.size());
  if (tags > kMostTags) return false;
  if (parts.between.size() != tags * tags || parts.start.size() != tags) return false;
  if (parts.begin.size() != parts.features.size() + 1 || parts.begin.front() != 0) return false;
  for (std::size_t i = 0; i + 1 < parts.begin.size(); ++i) {
    if (parts.begin[i] >= parts.begin[i + 1]) return false;
  }
  if (parts.begin.back() != parts.entries.size()) return false;
  for (const Model::Entry& entry : parts.entries) {
    if (entry.tag >= tags) return false;
  }
  for (const Category category : parts.labels) {
    if (static_cast<std::size_t>(category) >= kCategoryCount) return false;
  }
  return are_sound(parts.list_classes);
}

void read_features(Reader& reader, Model::Parts& parts) {
  parts.features.resize(reader.take_count(kFeatureBytes));
  parts.begin.push_back(0);
  for (Feature& feature : parts.features) {
    feature = reader.take<std::uint64_t>();
    parts.begin.push_back(parts.begin.back() + reader.take<std::uint8_t>());
  }
  parts.entries.resize(reader.take_count(kEntryBytes));
  for (Model::Entry& entry : parts.entries) {
    entry.tag = reader.take<std::uint8_t>();
    entry.weight = reader.take<std::int16_t>();
  }
}

/// What the file says behind its checksum; no value if it is not sound.
std::optional<Model::Parts> read_parts(std::string_view body) {
  Reader reader(body);
  Model::Parts parts;
  parts.labels.resize(reader.take_count(kLabelBytes));
  for (Category& category : parts.labels)
    category = static_cast<Category>(reader.take<std::uint8_t>());
  const std::size_t tags = tag_count(parts.labels.size());
  if (tags > kMostTags) return std::nullopt;
  parts.between.resize(tags * tags);
  for (std::int16_t& weight : parts.between) weight = reader.take<std::int16_t>();
  parts.start.resize(tags);
  for (std::int16_t& weight : parts.start) weight = reader.take<std::int16_t>();
  read_features(reader, parts);
  std::vector<Clusters::Row> rows(reader.take_count(kClusterBytes));
  for (auto& [word, cluster] : rows) {
    word = reader.take<std::uint64_t>();
    cluster = reader.take<std::uint16_t>();
  }
  parts.list_classes.resize(reader.take_count(kListClassBytes));
  for (auto& [name, is_run] : parts.list_classes) {
    is_run = reader.take<std::uint8_t>() != 0;
    name = reader.take_text();
  }
  if (!reader.whole() || !is_sound(parts)) return std::nullopt;
  parts.clusters = Clusters(std::move(rows));
  return parts;
}

}  // namespace

Model::Model(Parts parts) : parts_(std::move(parts)) { index(); }

void Model::index() {
  slots_.assign(std::bit_ceil(2 * parts_.features.size() + 2), {});
  mask_ = slots_.size() - 1;
  for (std::size_t i = 0; i < parts_.features.size(); ++i) {
    std::size_t at = parts_.features[i] & mask_;
    while (slots_[at].end > slots_[at].begin) at = (at + 1) & mask_;
    slots_[at] = {parts_.features[i], parts_.begin[i], parts_.begin[i + 1]};
  }
}

std::string Model::bytes() const {
  std::string body;
  put(body, static_cast<std::uint32_t>(parts_.labels.size()));
  for (const Category category : parts_.labels) put(body, static_cast<std::uint8_t>(category));
  for (const std::int16_t weight : parts_.between) put(body, weight);
  for (const std::int16_t weight : parts_.start) put(body, weight);
  put(body, static_cast<std::uint32_t>(parts_.features.size()));
  for (std::size_t i = 0; i < parts_.features.size(); ++i) {
    put(body, parts_.features[i]);
    put(body, static_cast<std::uint8_t>(parts_.begin[i + 1] - parts_.begin[i]));
  }
  put(body, static_cast<std::uint32_t>(parts_.entries.size()));
  for (const Entry& entry : parts_.entries) {
    put(body, entry.tag);
    put(body, entry.weight);
  }
  put(body, static_cast<std::uint32_t>(parts_.clusters.rows().size()));
  for (const auto& [word, cluster] : parts_.clusters.rows()) {
    put(body, word);
    put(body, cluster);
  }
  put(body, static_cast<std::uint32_t>(parts_.list_classes.size()));
  for (const auto& [name, is_run] : parts_.list_classes) {
    put(body, static_cast<std::uint8_t>(is_run ? 1 : 0));
    put(body, static_cast<std::uint32_t>(name.size()));
    body += name;
  }
  std::string bytes(kMagic);
  put(bytes, checksum(body));
  return bytes + body;
}

Result<Model> Model::from_bytes(std::string_view bytes) {
  if (!bytes.starts_with(kAnyModel)) return malformed("is no model");
  if (!bytes.starts_with(kMagic)) {
    return malformed("is a model of another version of pseudo; make it anew with pseudo train");
  }
  bytes.remove_prefix(kMagic.size());
  if (bytes.size() < sizeof(std::uint64_t)) return malformed("is cut off");
  const std::string_view body = bytes.substr(sizeof(std::uint64_t));
  std::uint64_t sum = 0;
  std::memcpy(&sum, bytes.data(), sizeof(sum));
  if (sum != checksum(body)) return malformed("is damaged");
  std::optional<Parts> parts = read_parts(body);
  if (!parts) return malformed("is damaged");
  return Model(std::move(*parts));
}

}  // namespace pseudo::recognition
