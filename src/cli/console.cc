#include "cli/console.h"

#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <type_traits>

#include <fmt/format.h>
#include <spdlog/logger.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <nlohmann/json.hpp>

#include "cli/help_text.h"
#include "cli/remedies.h"
#include "corpus/document_ids.h"
#include "corpus/error_names.h"

namespace pseudo::cli {

namespace {

constexpr std::chrono::milliseconds kBarPause{100};

struct Look {
  std::string_view word;
  std::string_view color;
  spdlog::level::level_enum level;
};

Look look_of(Severity severity) {
  switch (severity) {
    case Severity::kError:
      return {"error", "\033[1;31m", spdlog::level::err};
    case Severity::kWarning:
      return {"warning", "\033[1;33m", spdlog::level::warn};
    case Severity::kInfo:
      return {"info", "\033[1;36m", spdlog::level::info};
    case Severity::kDetail:
      break;
  }
  return {"detail", "\033[2m", spdlog::level::debug};
}

/// Returns "line 3, column 7" in the wording of the library.
std::string place_in_text(const MessagePlace& place) {
  return fmt::format("line {}, column {}", place.line, place.column);
}

/// Removes the place from the text, as separate fields contain it.
std::string without_place(std::string text, const MessagePlace& place) {
  if (place.column == 0) return text;
  const std::string words = place_in_text(place);
  for (const std::string& shown : {" (" + words + ")", " at " + words}) {
    const std::size_t at = text.find(shown);
    if (at != std::string::npos) return text.erase(at, shown.size());
  }
  return text;
}

/// One field for each known position.
std::string as_json(const Message& message) {
  const MessagePlace& place = message.place;
  nlohmann::ordered_json json{{"level", look_of(message.severity).word}};
  const auto add = [&](const char* field, const auto& value) {
    if (value != std::decay_t<decltype(value)>()) json[field] = value;
  };
  add("where", message.where);
  json["message"] = with_remedy(without_place(message.text, place), message.remedy);
  add("code", place.code);
  add("document", place.document);
  // A message that is only about a document has no file.
  add("file", place.file.empty() && place.document.empty() ? message.where : place.file);
  add("stream_line", place.stream_line);
  add("line", place.line);
  add("column", place.column);
  if (place.in_output) json["in"] = "pseudonymized";
  if (place.in_original) json["in"] = "original";
  add("output_line", place.output_line);
  add("output_column", place.output_column);
  add("annotation", place.annotation);
  add("other", place.other);
  if (place.move_by != 0) json["move_by"] = place.move_by;
  for (const Misfit& misfit : place.misfits) {
    nlohmann::ordered_json one{{"annotation", misfit.annotation}};
    if (misfit.line > 0) one["line"] = misfit.line;
    if (misfit.column > 0) one["column"] = misfit.column;
    if (misfit.found) one["found"] = {misfit.found->begin, misfit.found->end};
    json["misfits"].push_back(std::move(one));
  }
  for (const DescriptionRow& row : place.rows) {
    nlohmann::ordered_json one;
    if (!row.document.empty()) one["document"] = printable(row.document);
    one["annotation"] = printable(row.annotation);
    json["rows"].push_back(std::move(one));
  }
  return json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

/// Returns the position in the text, unless the message already contains it or is about several
/// positions.
std::string place_words(const Message& message) {
  const MessagePlace& place = message.place;
  const std::string in_text = place_in_text(place);
  if (place.column == 0 || !place.misfits.empty()) return {};
  if (message.text.find(in_text) != std::string::npos) return {};
  std::string words = " at " + in_text;
  if (place.in_output) words += " of the pseudonymized text";
  if (place.in_original) words += " of the original text";
  if (place.output_column == 0) return words;
  return words + fmt::format(" (in the output: line {}, column {})", place.output_line,
                             place.output_column);
}

}  // namespace

bool no_color_is_set() {
  const char* value = std::getenv("NO_COLOR");  // NOLINT: before any thread
  return value != nullptr && *value != '\0';
}

bool color_wanted(const std::string& when, int fd) {
  if (when != "auto") return when == "always";
  return ::isatty(fd) == 1 && !no_color_is_set();
}

Console::Console(const CliOptions& options)
    : log_(std::make_shared<spdlog::logger>("pseudo",
                                            std::make_shared<spdlog::sinks::stderr_sink_mt>())),
      config_(options.config),
      from_config_(options.from_config),
      json_(options.log_format == "json"),
      color_(!json_ && color_wanted(options.color, STDERR_FILENO)),
      bar_(!json_ && !options.no_progress && !options.quiet && ::isatty(STDERR_FILENO) == 1) {
  if (options.quiet) lowest_ = Severity::kError;
  if (options.verbose > 0) lowest_ = Severity::kDetail;
  log_->set_pattern("%v");
  log_->set_level(spdlog::level::trace);
  log_->flush_on(spdlog::level::trace);
}

Console::~Console() { end_progress(); }

std::string Console::as_text(const Message& message) const {
  const Look look = look_of(message.severity);
  std::string line = "pseudo: ";
  if (message.severity == Severity::kError || message.severity == Severity::kWarning) {
    line += color_ ? fmt::format("{}{}:\033[0m ", look.color, look.word)
                   : fmt::format("{}: ", look.word);
  }
  if (!message.where.empty()) line += message.where + ": ";
  // The message may quote an option that contains line breaks.
  return line + with_remedy(printable(message.text) + place_words(message), message.remedy);
}

Message Console::placed(Message message) const {
  if (!message.where.empty() || message.severity < Severity::kWarning) return message;
  const std::size_t line = line_about(message.text, from_config_);
  if (line == 0) return message;
  message.where = fmt::format("{}:{}", printable(config_), line);
  if (message.place.line > 0) return message;  // in a file that the line names
  message.place.file = printable(config_);
  message.place.line = line;
  return message;
}

void Console::message(const Message& given) {
  if (given.severity < lowest_) return;
  end_progress();
  const Message message = placed(given);
  log_->log(look_of(message.severity).level, "{}", json_ ? as_json(message) : as_text(message));
}

void Console::error(const Error& error) {
  std::string where = error.where.file;
  if (error.where.line != 0) where += fmt::format(":{}", error.where.line);
  // If an option names the file, the message contains the option.
  const bool is_said =
      error.where.line != 0 && error.message.find(where + ": ") != std::string::npos;
  if (is_said) where.clear();
  Message shown{Severity::kError, where, error.message, error.remedy};
  shown.place.file = error.where.file;
  shown.place.line = error.where.line;
  shown.place.code = name(error.code);
  message(shown);
}

void Console::progress(const Progress& progress) {
  if (!bar_) return;
  const auto now = std::chrono::steady_clock::now();
  if (now - last_ < kBarPause) return;
  last_ = now;
  pace_.add(progress.done, now);
  const std::size_t columns = terminal_width(STDERR_FILENO);
  // Leaves the last column free, since some terminals wrap after it.
  const std::size_t width = (columns > 0 ? columns : kHelpWidth) - 1;
  const std::string line = "\r\033[K" + progress_line(progress, pace_.per_second(), width);
  std::fputs(line.c_str(), stderr);
  std::fflush(stderr);
  bar_shown_ = true;
}

void Console::end_progress() {
  if (!bar_shown_) return;
  std::fputs("\r\033[K", stderr);
  std::fflush(stderr);
  bar_shown_ = false;
}

}  // namespace pseudo::cli
