#include <algorithm>
#include <utility>

#include "pseudo/format.h"

namespace pseudo {
namespace {

Result<Document> read_pair(DocumentSource source, const ReadOptions& options) {
  return read_brat(std::move(source.id), std::move(source.text), source.annotations, options.labels,
                   options.misfit);
}

Result<Document> read_line(DocumentSource source, const ReadOptions& options) {
  Result<Document> document =
      read_json_line(source.annotations, options.labels, options.keep_fields,
                     options.take_unannotated, options.misfit, options.dropped);
  if (document || !options.unread) return document;
  if (const auto id = find_json_id(source.annotations)) options.unread(*id);
  return document;
}

bool holds(const auto& kinds, auto kind) { return std::ranges::find(kinds, kind) != kinds.end(); }

}  // namespace

const std::vector<Format>& built_in_formats() {
  static const std::vector<Format> kFormats = {
      {.name = "brat",
       .layout = Format::Layout::kPair,
       .text_ending = "txt",
       .annotations_ending = "ann",
       .links = {Link::Kind::kRelation, Link::Kind::kEvent, Link::Kind::kEquivalence,
                 Link::Kind::kAttribute, Link::Kind::kNormalization},
       .remarks = {Remark::Kind::kNote, Remark::Kind::kColumn},
       .read = read_pair,
       .write = write_brat},
      {.name = "jsonl",
       .layout = Format::Layout::kLines,
       .text_ending = {},
       .annotations_ending = "jsonl",
       .links = {},
       .remarks = {Remark::Kind::kField},
       .read = read_line,
       .write = write_json_line},
  };
  return kFormats;
}

const std::vector<Format>& formats_to_mark() {
  static const std::vector<Format> kFormats = [] {
    std::vector<Format> formats = built_in_formats();
    Format mail;
    mail.name = "eml";
    mail.text_ending = "eml";
    mail.read = read_mail;
    formats.push_back(std::move(mail));
    Format mailbox;
    mailbox.name = "mbox";
    mailbox.layout = Format::Layout::kMails;
    mailbox.annotations_ending = "mbox";
    mailbox.read = read_mbox_mail;
    formats.push_back(std::move(mailbox));
    return formats;
  }();
  return kFormats;
}

const Format* find_format(std::span<const Format> formats, std::string_view name) {
  const auto found = std::ranges::find(formats, name, &Format::name);
  return found == formats.end() ? nullptr : &*found;
}

std::size_t count_not_held(const Document& document, const Format& format) {
  const auto links = std::ranges::count_if(
      document.links, [&](const Link& link) { return !holds(format.links, link.kind); });
  const auto remarks = std::ranges::count_if(document.remarks, [&](const Remark& remark) {
    return remark.kind != Remark::Kind::kColumn && !holds(format.remarks, remark.kind);
  });
  return static_cast<std::size_t>(links + remarks);
}

}  // namespace pseudo
