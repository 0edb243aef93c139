// RAII handles for GMime objects.
#pragma once

#include <gmime/gmime.h>

#include <memory>

namespace pseudo {

struct Unref {
  void operator()(void* object) const { g_object_unref(object); }
};
template <typename T>
using Owned = std::unique_ptr<T, Unref>;

struct FreeBytes {
  void operator()(char* bytes) const { g_free(bytes); }
};
using OwnedBytes = std::unique_ptr<char, FreeBytes>;

/// Casts an object whose type was checked with GMIME_IS_... (GMime's own macros are C casts).
template <typename T>
T* as(GMimeObject* object) {
  return reinterpret_cast<T*>(object);
}

/// Casts in the other direction: every part type of GMime is an object.
inline GMimeObject* as_object(void* part) { return static_cast<GMimeObject*>(part); }

}  // namespace pseudo
