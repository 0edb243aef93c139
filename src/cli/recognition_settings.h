// What the subcommands of recognition are asked for, beside what they share with the others.
#pragma once

#include <string>

namespace pseudo::cli {

struct RecognitionSettings {
  std::string predicted;  ///< eval: the corpus that is judged.
  std::string against;    ///< eval: another prediction; empty: none.
  bool curve = false;     ///< eval
  unsigned rounds = 1000;  ///< eval: resampled corpora for the intervals; 0: no intervals.
};

}  // namespace pseudo::cli
