// The options of recognition.
#pragma once

#include <string>

namespace pseudo::cli {

struct RecognitionSettings {
  std::string predicted;   ///< eval: the corpus to evaluate.
  std::string against;     ///< eval: another prediction; empty for none.
  bool curve = false;      ///< eval
  unsigned rounds = 1000;  ///< eval: resampled corpora for intervals; 0 for no intervals.

  bool detect = false;  ///< A run: marks documents without annotations first.
  std::string
      model;  ///< detect: the file; empty for the model of the language. train: the new file.
  std::string favour = {};    ///< Empty for balance.
  bool scores = false;        ///< detect
  std::string strip = {};     ///< detect and runs: the part of letters to omit; empty for none.
  std::string without;        ///< detect: a step to skip, for experiments.
  std::string clusters;       ///< train: a file of word clusters.
  std::string from;           ///< train: the model to continue from.
  std::string seed;           ///< train
  unsigned iterations = 160;  ///< train: the maximum.
  double l1 = 0.05;           ///< train
  double l2 = 0.05;           ///< train
};

}  // namespace pseudo::cli
