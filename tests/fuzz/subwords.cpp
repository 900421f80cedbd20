// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "targets.h"

#include "engine/corpus/text/unicodetext.h"
#include "engine/corpus/tokens/subwordmodel.h"

#include <cstdlib>
#include <string>

namespace attentoscope::fuzz {

void readSubwords(std::string_view bytes)
{
    const auto model = SubwordModel::fromBytes(bytes, "subwords.model");
    if (!model)
        return;
    // What is kept of a model is a model, and the same one.
    const auto again = SubwordModel::fromBytes((*model)->bytes(), "subwords.model");
    if (!again || (*again)->bytes() != (*model)->bytes() || (*again)->words() != (*model)->words())
        std::abort();
    const std::string_view own = bytes.substr(0, 512); // its own text has letters that are in its pieces
    for (const std::string_view word : {std::string_view("▁house"), std::string_view("▁日本é😀"), own}) {
        if (firstInvalidByte(word)) // what is cut was checked when it was read
            continue;
        std::string together;
        for (const auto& piece : (*model)->cut(word))
            together += piece;
        if (together != word)
            std::abort();
    }
}

} // namespace attentoscope::fuzz
