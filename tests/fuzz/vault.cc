// Hostile vaults. The first byte says what the rest is: a record as bytes, changes (two bytes
// where, one byte what) to a vault or to its document, or a record that somebody with the key
// sealed. Changed input must be refused, and nothing may be written.
#include <algorithm>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "corpus/vault/vault_index.h"
#include "fuzz/fuzz.h"
#include "pseudo/corpus.h"
#include "pseudo/vault.h"
#include "support/temp_folder.h"
#include "vault/record.h"
#include "vault/seal.h"

namespace {

using namespace pseudo;
using fuzz::require;
namespace fs = std::filesystem;

constexpr const char* kText = "Frau Ute Biller kam nach Graz.\n";
constexpr const char* kOriginal = "Frau Irmgard Habersatter kam nach Wien.\n";
constexpr const char* kAnn = "T1\tFEMALE 5 8\tUte\nT2\tFAMILY 9 15\tBiller\nT3\tCITY 25 29\tGraz\n";
constexpr const char* kOriginalAnn = "T1\tFEMALE 5 12\tIrmgard\n#1\tNote T1\tIrmi\n";

VaultSecret secret() {
  return VaultSecret::from_key(Key::from_bytes(std::string(Key::kBytes, 'v')));
}

VaultRecord sound_record() {
  VaultRecord record;
  record.id = record.name = "faden/brief";
  record.text_ending = "txt";
  record.annotations_ending = "ANN";
  record.written = vault_digest(kText);
  record.written_annotations = vault_digest(kAnn);
  record.replaced = {{{5, 12}, {5, 8}, "Irmgard"},
                     {{13, 24}, {9, 15}, "Habersatter"},
                     {{34, 38}, {25, 29}, "Wien"}};
  record.original = kOriginalAnn;
  return record;
}

std::string vault_of(const std::vector<std::string>& messages) {
  std::string bytes;
  auto sealer = VaultSealer::begin(secret(), bytes);
  require(sealer.has_value(), "no vault can be made");
  for (const std::string& message : messages) sealer->seal(message, false, bytes);
  sealer->seal({}, true, bytes);
  return bytes;
}

std::string changed(std::string bytes, std::string_view changes) {
  for (; changes.size() >= 3 && !bytes.empty(); changes.remove_prefix(3)) {
    const auto where = static_cast<unsigned char>(changes[0]) * std::size_t{256} +
                       static_cast<unsigned char>(changes[1]);
    const std::size_t at = where % bytes.size();
    if (changes[2] == 0) {
      bytes.resize(at);
    } else if (changes[2] == 1) {
      bytes.insert(at, "x");
    } else {
      bytes[at] = static_cast<char>(bytes[at] ^ changes[2]);
    }
  }
  return bytes;
}

struct Run {
  bool done = false;
  std::vector<std::string> files;  // all that there is afterwards
  std::string text;                // what was put back
  std::string annotations;
};

// Reveals one document by one vault in a folder of its own.
Run reveal_with(const std::string& vault, const std::string& text, const std::string& annotations) {
  static const testing_support::TempFolder kFolder;
  const fs::path top = kFolder.path() / "top";
  fs::remove_all(top);
  kFolder.write("top/in/faden/brief.txt", text);
  kFolder.write("top/in/faden/brief.ann", annotations);
  kFolder.write("top/vault", vault);
  RevealPlan plan;
  plan.inputs = {top / "in"};
  plan.vaults = {top / "vault"};
  plan.output = top / "out" / "back";
  fs::create_directory(top / "out");
  const Result<RevealReport> report = reveal(plan, secret(), {});
  if (!report) {
    const std::string& message = report.error().message;
    require(!message.empty() && message.find('\n') == std::string::npos, "not one line", message);
    require(message.find("Irmgard") == std::string::npos, "an original in a message", message);
    require(report.error().code != ErrorCode::kInternal, "an internal error", message);
  }
  Run run;
  run.done = report.has_value();
  run.files = testing_support::list_tree(kFolder.path());
  run.text = testing_support::read_file(top / "out/back/faden/brief.txt");
  run.annotations = testing_support::read_file(top / "out/back/faden/brief.ANN");
  return run;
}

const std::vector<std::string> kUntouched = {
    "top",     "top/in",   "top/in/faden", "top/in/faden/brief.ann", "top/in/faden/brief.txt",
    "top/out", "top/vault"};

void decode(std::string_view bytes) {
  const auto record = decode_record(bytes);
  if (!record) return;
  const auto again = decode_record(encode_record(*record));
  require(again == record, "a record does not come back");
  const auto text = restore_text(bytes, record->replaced);
  if (text) require(text->size() <= 2 * bytes.size(), "a text that grew");
  for (const std::string_view original : {bytes, std::string_view(kOriginal)}) {
    const auto kept = keep_spans(original, kText, record->replaced);
    require(restore_text(kText, kept) == original, "spans that do not lead back");
  }
}

void damage(std::string_view changes, bool vault) {
  static const std::string kSound = vault_of({"run", encode_record(sound_record())});
  const std::string bytes = vault ? changed(kSound, changes) : kSound;
  const std::string text = vault ? kText : changed(kText, changes);
  const Run run = reveal_with(bytes, text, kAnn);
  const bool same = bytes == kSound && text == kText;
  require(run.done == same, same ? "a sound vault was refused" : "damage was not seen");
  if (same) {
    require(run.text == kOriginal && run.annotations == kOriginalAnn, "not put back");
  } else {
    require(run.files == kUntouched, "something was written");
  }
}

// The owner of the key may write any record. It must only affect the output folder.
void seal(std::string_view bytes) {
  VaultRecord record = sound_record();
  if (auto hostile = decode_record(bytes)) {
    hostile->written = record.written;
    hostile->written_annotations = record.written_annotations;
    hostile->name = record.name;
    record = *std::move(hostile);
  } else {
    std::string* const fields[] = {&record.id, &record.text_ending, &record.annotations_ending};
    for (std::string* field : fields) {
      const std::size_t end = std::min(bytes.find('\n'), bytes.size());
      *field = bytes.substr(0, end);
      bytes.remove_prefix(std::min(end + 1, bytes.size()));
    }
  }
  const std::string message = encode_record(record);
  const Run run = reveal_with(vault_of({"run", message, message}), kText, kAnn);
  for (const std::string& file : run.files) {
    const bool known = std::ranges::find(kUntouched, file) != kUntouched.end();
    require(known || (run.done && (file == "top/out/back" || file.starts_with("top/out/back/"))),
            "written outside the output", file);
  }
  // The raw message, not decoded.
  reveal_with(vault_of({"run", std::string(bytes)}), kText, kAnn);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view rest = fuzz::as_text(bytes + 1, size - 1);
  switch (bytes[0] % 4) {
    case 0:
      decode(rest);
      break;
    case 1:
      damage(rest, true);
      break;
    case 2:
      damage(rest, false);
      break;
    default:
      seal(rest);
  }
  return 0;
}
