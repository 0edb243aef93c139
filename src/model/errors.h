// Constructors of frequent errors.
#pragma once

#include <string>
#include <utility>

#include "pseudo/result.h"

namespace pseudo {

/// An error of the options or arguments: the command exits with 2.
inline Error usage_error(std::string message) { return {ErrorCode::kUsage, std::move(message)}; }
/// An error of the input.
inline Error malformed_error(std::string message) {
  return {ErrorCode::kMalformed, std::move(message)};
}
/// An error of a key or password.
inline Error key_error(std::string message) { return {ErrorCode::kKey, std::move(message)}; }

}  // namespace pseudo
