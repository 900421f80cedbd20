// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/lessonanchors.h"

namespace attentoscope {

std::span<const LessonAnchor> lessonAnchors()
{
    static const std::vector<LessonAnchor> anchors{
        {"heatmap", "The matrix of weights, or the lines between the words, in the middle of the window."},
        {"heads", "The small pictures of all heads."},
        {"loss", "The curve of the loss."},
        {"validation", "The sentences of the last validation."},
        {"train", "The button that starts and pauses training."},
        {"status", "Step, loss and speed of the training."},
        {"sentence", "The line for a sentence to translate."},
        {"translation", "The translation of that sentence."},
        {"watched", "The chooser of watched sentences."},
        {"timeline", "The slider of steps under the picture."},
        {"data", "The panel of the data."},
        {"settings", "The panel of preset and settings."},
        {"compare", "The window that compares two runs."},
        {"dissection", "The window that takes a weight apart."},
        {"sentences", "The window of all sentences and their measures."},
    };
    return anchors;
}

std::vector<std::string> lessonAnchorNames()
{
    std::vector<std::string> names;
    for (const auto& anchor : lessonAnchors())
        names.push_back(anchor.name);
    return names;
}

} // namespace attentoscope
