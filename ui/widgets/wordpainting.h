// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <QPainter>
#include <QPalette>

namespace attentoscope::ui {

/// What a strip of words shows of a word besides the word.
struct WordMark
{
    float probability = 0.0F; ///< a bar under the word
    bool forced = false; ///< a corner at the word's end
    bool attentionForced = false; ///< an arrow at its beginning
};

/// A word as it is drawn.
struct WordPicture
{
    const Token& word;
    const WordMark* mark = nullptr; ///< none: the word alone
    QRect place;
    float shade = 0.0F; ///< in 0–1
    bool isLit = false;
    bool readsRightToLeft = false;
};

void drawWord(QPainter& painter, const QPalette& palette, const WordPicture& picture);

} // namespace attentoscope::ui
