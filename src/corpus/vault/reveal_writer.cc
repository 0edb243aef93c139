#include "corpus/vault/reveal_writer.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <utility>

#include <fmt/format.h>

#include "corpus/document_ids.h"
#include "corpus/file_kinds.h"
#include "corpus/output/output_places.h"

namespace pseudo {

RevealWriter::RevealWriter(RevealWriter&& other) noexcept
    : output_(std::move(other.output_)),
      real_(std::move(other.real_)),
      part_(std::exchange(other.part_, {})),
      modes_(other.modes_),
      fd_(std::move(other.fd_)),
      lines_(std::move(other.lines_)),
      torn_(other.torn_),
      reader_gone_(other.reader_gone_) {}

RevealWriter::~RevealWriter() {
  std::error_code ignored;
  if (!part_.empty()) std::filesystem::remove_all(part_, ignored);
}

Error RevealWriter::refuse(std::string_view verb, int error_number) const {
  Error error = io_error(verb, error_number);
  if (error_number == EEXIST) error.code = ErrorCode::kExists;
  error.message = fmt::format("{}: {}", printable(output_), error.message);
  return error;
}

Result<RevealWriter> RevealWriter::open(const std::string& output, OriginalForm form,
                                        bool use_umask) {
  RevealWriter writer;
  writer.output_ = output;
  if (use_umask) writer.modes_ = {0666, 0777};
  if (output == "-") {
    writer.fd_ = Fd(::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 0));
    writer.lines_ = LineWriter(writer.fd_.get(), Packing::kNone);
    return writer;
  }
  Result<std::string> real = resolve_path(output);
  if (!real) return real.error();
  writer.real_ = std::move(*real);
  const std::string part = writer.real_ + ".part";
  const std::string above = std::filesystem::path(part).parent_path().string();
  if (!make_folders(above, writer.modes_.folder)) {
    return writer.refuse("make its folder", errno);
  }
  if (form == OriginalForm::kPair) {
    if (::mkdir(part.c_str(), writer.modes_.folder) == 0) {
      writer.fd_ = open_folder(part);
    }
  } else {
    writer.fd_ =
        Fd(::open(part.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, writer.modes_.file));
    writer.lines_ = LineWriter(writer.fd_.get(), packing_of_name(output));
  }
  if (!writer.fd_) {
    Error error = writer.refuse("write", errno);
    if (error.code == ErrorCode::kExists) {
      error.message = fmt::format("{}.part is left from a run that was ended; remove it first",
                                  printable(output));
    }
    return error;
  }
  writer.part_ = part;
  return writer;
}

Status RevealWriter::put_pair(const VaultRecord& record, std::string_view text) {
  // Other endings could lead outside the folder.
  if (id_fault(record.id) || !is_ending(record.text_ending, FileKind::kText, built_in_formats()) ||
      !(record.annotations_ending.empty() ||
        is_ending(record.annotations_ending, FileKind::kAnnotations, built_in_formats()))) {
    return Error{ErrorCode::kMalformed,
                 "a record of the vault has a document id or ending that is not valid"};
  }
  const std::size_t slash = record.id.rfind('/');
  const bool deep = slash != std::string::npos;
  const std::string folder = deep ? record.id.substr(0, slash) : std::string();
  const std::string stem = deep ? record.id.substr(slash + 1) : record.id;
  for (const auto& [ending, bytes] :
       {std::pair{&record.text_ending, text}, {&record.annotations_ending, record.original}}) {
    if (ending->empty()) continue;
    const std::string name = fmt::format("{}.{}", stem, *ending);
    if (const Status put = put_file(folder, name, bytes); !put) return put;
  }
  return Done{};
}

Status RevealWriter::put_file(const std::string& folder, const std::string& name,
                              std::string_view bytes) {
  const Fd place = make_folders_below(fd_.get(), folder, modes_.folder);
  if (!place) return refuse("make a folder in it", errno);
  const int fault = write_new_file(place.get(), name.c_str(), bytes, modes_.file);
  if (fault != 0) return refuse("write", fault);
  return Done{};
}

Status RevealWriter::check_written(int fault) {
  if (fault == 0) return Done{};
  reader_gone_ = fault == EPIPE;
  return refuse("write", fault);
}

Status RevealWriter::put_line(std::string_view bytes) {
  int fault = torn_ ? lines_.append("\n") : 0;
  if (fault == 0) fault = lines_.append(bytes);
  torn_ = !bytes.empty() && bytes.back() != '\n';
  return check_written(fault);
}

Status RevealWriter::close() {
  if (const Status flushed = check_written(lines_.flush()); !flushed) return flushed;
  if (part_.empty()) return Done{};
  if (::syncfs(fd_.get()) != 0) return refuse("bring the originals safely to disk", errno);
  const int fault = rename_in(AT_FDCWD, part_.c_str(), real_.c_str(), false);
  if (fault != 0) return refuse("rename", fault);
  part_.clear();
  return Done{};
}

}  // namespace pseudo
