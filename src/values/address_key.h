// The keys of addresses: addresses with equal keys are one entity.
#pragma once

#include <string>
#include <string_view>

#include "pseudo/category.h"

namespace pseudo::values {

/// For EMAIL, URL and ADD: the address without brackets, scheme, "mailto:", "www." and outer
/// punctuation, in lower case except for the path of a URL. For USER: letters and digits with the
/// punctuation between them, in lower case. Precondition: valid UTF-8.
std::string address_key(Category category, std::string_view surface);

}  // namespace pseudo::values
