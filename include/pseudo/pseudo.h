// All of the library in one include; begin to read at pseudonymizer.h.
#pragma once

#include "pseudo/category.h"
#include "pseudo/check.h"
#include "pseudo/corpus.h"
#include "pseudo/dates.h"
#include "pseudo/document.h"
#include "pseudo/format.h"
#include "pseudo/kept_reason.h"
#include "pseudo/language.h"
#include "pseudo/lexicon.h"
#include "pseudo/pseudonymizer.h"
#include "pseudo/random.h"
#include "pseudo/result.h"
#include "pseudo/span.h"
#include "pseudo/text.h"
#include "pseudo/vault.h"
#include "pseudo/version.h"
