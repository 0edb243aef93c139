// What the subcommands of recognition are asked for, beside what they share with the others.
#pragma once

#include <string>

namespace pseudo::cli {

struct RecognitionSettings {
  std::string predicted;   ///< eval: the corpus that is judged.
  std::string against;     ///< eval: another prediction; empty: none.
  bool curve = false;      ///< eval
  unsigned rounds = 1000;  ///< eval: resampled corpora for the intervals; 0: no intervals.

  bool detect = false;      ///< A run: mark what has no annotation, then pseudonymize.
  std::string model;        ///< detect: the file; empty: that of the language. train: the new file.
  std::string favour = {};  ///< Empty: balance.
  bool scores = false;      ///< detect
  std::string strip = {};   ///< detect and runs: what of letters is left out; empty: nothing.
  std::string without;      ///< detect: leaves a step out, to see what it brings.
  std::string clusters;     ///< train: a file of clusters of words.
  std::string from;         ///< train: the model from which it goes on.
  std::string seed;         ///< train
  unsigned iterations = 160;  ///< train: the most.
  double l1 = 0.05;           ///< train
  double l2 = 0.05;           ///< train
};

}  // namespace pseudo::cli
