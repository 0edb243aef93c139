#include "corpus/output/sink.h"

#include "corpus/file_kinds.h"
#include "corpus/output/folder_inspection.h"
#include "corpus/output/folder_sink.h"
#include "corpus/output/stream_sink.h"

namespace pseudo {

Status inspect_output(const OutputPlace& place, const Discovery& found, const RunPlan& plan) {
  return has_lines(*place.format) ? inspect_stream(place, found, plan)
                                  : inspect_folder(place, found, plan);
}

Result<std::unique_ptr<Sink>> open_sink(const OutputPlace& place, const Discovery& found,
                                        const RunPlan& plan) {
  return has_lines(*place.format) ? open_stream_sink(place, plan)
                                  : open_folder_sink(place, found, plan);
}

}  // namespace pseudo
