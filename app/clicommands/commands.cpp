// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/commands.h"

namespace attentoscope {

std::span<const Command> commands()
{
    static constexpr Command table[] = {
        {"presets", "List the presets, and every key with its default", addPresets},
        {"samples", "List the built-in samples, or write one to a file", addSamples},
        {"train", "Train a model on sentence pairs", addTrain},
        {"translate", "Translate a sentence, or lines from standard input", addTranslate},
        {"evaluate", "Measure a trained model on sentence pairs", addEvaluate},
        {"align", "Align the words of sentence pairs by attention", addAlign},
        {"average", "Make a run of the mean of several saves", addAverage},
        {"pack", "Put a run into one file to send", addPack},
        {"unpack", "Make a run's folder from a packed run", addUnpack},
        {"runs", "List the runs that are kept, name them, or delete them", addRuns},
        {"watch", "Watch a run that is trained elsewhere", addWatch},
        {"serve", "Be the engine of a window that connects from elsewhere", addServe},
        {"lesson", "List the lessons, check one, or walk it to its end", addLesson},
        {"bench", "Measure how fast a model trains here", addBench},
    };
    return table;
}

} // namespace attentoscope
