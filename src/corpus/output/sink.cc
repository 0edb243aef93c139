#include "corpus/output/sink.h"

#include "corpus/output/folder_inspection.h"
#include "corpus/output/folder_sink.h"
#include "corpus/output/stream_sink.h"

namespace pseudo {

Status inspect_output(const OutputPlace& place, const Discovery& found, const RunPlan& plan) {
  return place.format == DataFormat::kBrat ? inspect_folder(place, found, plan)
                                           : inspect_stream(place, found, plan);
}

Result<std::unique_ptr<Sink>> open_sink(const OutputPlace& place, const Discovery& found,
                                        const RunPlan& plan) {
  return place.format == DataFormat::kBrat ? open_folder_sink(place, found, plan)
                                           : open_stream_sink(place, plan);
}

}  // namespace pseudo
