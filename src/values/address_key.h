// The keys of addresses: equal keys are one entity.
#pragma once

#include <string>
#include <string_view>

#include "pseudo/category.h"

namespace pseudo::values {

/// EMAIL, URL, ADD: without brackets, scheme, "mailto:", "www." and outer punctuation; case counts
/// only in the path of an URL. USER: letters and digits with the punctuation between them, in
/// lower case. Precondition: valid UTF-8.
std::string address_key(Category category, std::string_view surface);

}  // namespace pseudo::values
