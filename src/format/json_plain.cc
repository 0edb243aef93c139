#include "format/json_plain.h"

#include <simdjson.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "format/input.h"
#include "format/json_pass_through.h"

namespace pseudo {
namespace {

namespace dom = simdjson::dom;

constexpr std::size_t kMaxDepth = 64;  // what is deeper is left to the exact parser

// Precondition of both: it is one.
dom::object object_of(dom::element value) { return value.get_object().value_unsafe(); }
dom::array array_of(dom::element value) { return value.get_array().value_unsafe(); }

template <class T>
bool take(dom::element value, T& taken) {
  return value.get(taken) == simdjson::SUCCESS;
}

template <class T>
bool take(dom::element value, std::optional<T>& field) {
  return !field && take(value, field.emplace());
}

// Hands a value that is kept on. False for a number of which only the value is left.
bool write(dom::element value, PassThrough& out) {
  using dom::element_type;
  switch (value.type()) {
    case element_type::OBJECT:
      out.open('{');
      for (const dom::key_value_pair& field : object_of(value)) {
        out.key(field.key);
        if (!write(field.value, out)) return false;
      }
      out.close('}');
      return true;
    case element_type::ARRAY:
      out.open('[');
      for (const dom::element item : array_of(value)) {
        if (!write(item, out)) return false;
      }
      out.close(']');
      return true;
    case element_type::STRING:
      out.scalar(quoted(value.get_string().value_unsafe()));
      return true;
    case element_type::UINT64:
      out.scalar(std::to_string(value.get_uint64().value_unsafe()));
      return true;
    case element_type::INT64:
      out.scalar(std::to_string(value.get_int64().value_unsafe()));
      return true;
    case element_type::DOUBLE:
      return false;
    case element_type::BOOL:
      out.scalar(value.get_bool().value_unsafe() ? "true" : "false");
      return true;
    case element_type::NULL_VALUE:
      break;
  }
  out.scalar("null");
  return true;
}

bool read_fragments(dom::element value, std::vector<CodePointSpan>& fragments) {
  if (!value.is_array()) return false;
  for (const dom::element item : array_of(value)) {
    if (!item.is_array()) return false;
    const dom::array pair = array_of(item);
    if (pair.size() != 2) return false;
    CodePointSpan& fragment = fragments.emplace_back();
    if (!take(pair.at(0).value_unsafe(), fragment.begin)) return false;
    if (!take(pair.at(1).value_unsafe(), fragment.end)) return false;
  }
  return true;
}

bool read_entity(dom::element value, RawEntity& entity) {
  if (!value.is_object()) return false;
  for (const dom::key_value_pair& field : object_of(value)) {
    bool good = true;
    if (field.key == "start") {
      good = take(field.value, entity.start);
    } else if (field.key == "end") {
      good = take(field.value, entity.end);
    } else if (field.key == "id") {
      good = take(field.value, entity.id);
    } else if (field.key == "label") {
      good = take(field.value, entity.label);
    } else if (field.key == "text") {
      good = take(field.value, entity.text);
    } else if (field.key == "fragments") {
      good = !entity.fragments && read_fragments(field.value, entity.fragments.emplace());
    }
    if (!good) return false;
  }
  return true;
}

bool read_entities(dom::element value, std::vector<RawEntity>& entities) {
  if (!value.is_array()) return false;
  const dom::array list = array_of(value);
  entities.reserve(list.size());
  for (const dom::element item : list) {
    if (!read_entity(item, entities.emplace_back())) return false;
  }
  return true;
}

bool keep_field(const dom::key_value_pair& field, std::span<const std::string> keep,
                std::vector<std::string>& kept) {
  const auto found = std::ranges::find(keep, field.key);
  if (found == keep.end()) return true;
  std::string& written = kept[static_cast<std::size_t>(found - keep.begin())];
  if (!written.empty()) return false;
  PassThrough out;
  out.begin(written);
  return write(field.value, out);
}

bool read_document(dom::element value, std::span<const std::string> keep, RawLine& raw) {
  if (!value.is_object()) return false;
  for (const dom::key_value_pair& field : object_of(value)) {
    bool good = true;
    if (field.key == "id") {
      good = take(field.value, raw.id);
    } else if (field.key == "text") {
      good = take(field.value, raw.text);
    } else if (field.key == "entities") {
      good = !raw.entities && read_entities(field.value, raw.entities.emplace());
    } else {
      good = keep_field(field, keep, raw.kept);
    }
    if (!good) return false;
  }
  return raw.id && raw.text && raw.entities;
}

}  // namespace

struct PlainJsonParser::Memory {
  dom::parser parser;
};

PlainJsonParser::PlainJsonParser() : memory_(std::make_unique<Memory>()) {}
PlainJsonParser::~PlainJsonParser() = default;

bool PlainJsonParser::parse(std::string_view line, std::span<const std::string> keep,
                            RawLine& raw) {
  dom::parser& parser = memory_->parser;
  if (line.starts_with(kBom)) line.remove_prefix(kBom.size());
  if (parser.capacity() < line.size() &&
      parser.allocate(line.size(), kMaxDepth) != simdjson::SUCCESS) {
    return false;
  }
  const auto root = parser.parse(line.data(), line.size());  // copies it, for the padding
  if (root.error() != simdjson::SUCCESS) return false;
  raw.kept.resize(keep.size());
  return read_document(root.value_unsafe(), keep, raw);
}

}  // namespace pseudo
