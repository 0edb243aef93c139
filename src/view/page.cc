#include "view/page.h"

#include <string_view>
#include <utility>

#include <nlohmann/json.hpp>

#include "pseudo/version.h"
#include "view/page_template.h"

namespace pseudo::view {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view kShowsOriginals =
    R"(<p class="notice alarm" role="note"><strong>This page shows originals.</strong> Guard it like
the corpus, and delete it when you have looked. For a page to hand on: <code>--no-originals</code>.</p>)";
constexpr std::string_view kShowsResultAlone =
    R"(<p class="notice" role="note">This page shows the pseudonymized texts alone: no original,
no missed mention, no finding.</p>)";

// "</script>" and "<!--" would be markup even inside JSON.
std::string dump(const Json& json) {
  std::string text = json.dump(-1, ' ', false, Json::error_handler_t::replace);
  std::string safe;
  safe.reserve(text.size());
  for (const char c : text) {
    if (c == '<') {
      safe += "\\u003c";
    } else {
      safe += c;
    }
  }
  return safe;
}

Json spans(const std::vector<CodePointSpan>& spans) {
  Json list = Json::array();
  for (const CodePointSpan& span : spans) list.push_back({span.begin, span.end});
  return list;
}

std::string_view name(ShownMark::Kind kind) {
  switch (kind) {
    case ShownMark::Kind::kMissed:
      return "missed";
    case ShownMark::Kind::kDoubtful:
      return "doubtful";
    case ShownMark::Kind::kFinding:
      break;
  }
  return "finding";
}

// Keys are short because a page contains many of them.
Json as_json(const ShownDocument& document) {
  Json annotations = Json::array();
  for (const ShownAnnotation& one : document.annotations) {
    annotations.push_back({{"l", one.label},
                           {"i", one.id},
                           {"s", view::name(one.change)},
                           {"b", spans(one.before)},
                           {"a", spans(one.after)}});
  }
  Json marks = Json::array();
  for (const ShownMark& mark : document.marks) {
    Json item({{"k", name(mark.kind)},
               {"c", mark.code},
               {"w", mark.meaning},
               {"i", mark.annotation},
               {"at", {mark.place.line, mark.place.column}},
               {"b", {mark.before.begin, mark.before.end}},
               {"a", {mark.after.begin, mark.after.end}}});
    if (mark.in_original) item["o"] = true;
    marks.push_back(std::move(item));
  }
  Json json{{"id", document.id}, {"after", document.after}};
  if (!document.original_id.empty()) {
    json["was"] = document.original_id;
    json["before"] = document.before;
  }
  if (document.is_missing) json["missing"] = true;
  json["annotations"] = std::move(annotations);
  json["marks"] = std::move(marks);
  return json;
}

}  // namespace

void Page::add(const ShownDocument& document) {
  if (documents_++ > 0) json_ += ",\n";
  json_ += dump(as_json(document));
}

std::string Page::make(const PageHead& head) const {
  Json json{{"version", version()},
            {"result", head.result},
            {"originals", head.shows_originals},
            {"failed", head.failed}};
  if (head.shows_originals) json["original"] = head.original;
  if (head.total) json["total"] = *head.total;
  constexpr std::string_view kNotice = "{{notice}}";
  constexpr std::string_view kData = "{{data}}";
  const std::size_t notice = kPageTemplate.find(kNotice);
  const std::size_t data = kPageTemplate.find(kData);
  std::string page;
  page.reserve(kPageTemplate.size() + json_.size() + 1024);
  page += kPageTemplate.substr(0, notice);
  page += head.shows_originals ? kShowsOriginals : kShowsResultAlone;
  page += kPageTemplate.substr(notice + kNotice.size(), data - notice - kNotice.size());
  page += "{\"head\":" + dump(json) + ",\"documents\":[\n" + json_ + "\n]}";
  page += kPageTemplate.substr(data + kData.size());
  return page;
}

std::string_view page_signature() {
  constexpr std::string_view kMadeBy = "<!-- Made by pseudo view. -->";
  return kPageTemplate.substr(0, kPageTemplate.find(kMadeBy) + kMadeBy.size());
}

}  // namespace pseudo::view
