// The options of recognition that other subcommands do not have.
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
  std::string strip = {};   ///< detect and runs: the part of letters to leave out; empty: none.
  std::string without;      ///< detect: a step to leave out, to see what it does.
  std::string clusters;     ///< train: a file of clusters of words.
  std::string from;         ///< train: the model from which it goes on.
  std::string seed;         ///< train
  unsigned iterations = 160;  ///< train: the most.
  double l1 = 0.05;           ///< train
  double l2 = 0.05;           ///< train
};

}  // namespace pseudo::cli
