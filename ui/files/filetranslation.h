// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"
#include "engine/types/translation.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace attentoscope::ui {

enum class TranslationFileFormat : std::uint8_t { Text, Json };
enum class ExistingFile : std::uint8_t { Keep, Replace };

/// A text file with one sentence a line, to be translated into another.
struct FileTranslationRequest
{
    QString input;
    QString output;
    TranslationFileFormat format = TranslationFileFormat::Text;
    ExistingFile existing = ExistingFile::Keep; ///< when there is already a file at `output`
    int beam = 1;
    double lengthPenalty = usualLengthPenalty; ///< of a beam
    UnknownWords unknownWords = UnknownWords::Keep;
};

struct FileTranslationProgress
{
    std::size_t lines = 0; ///< of the input; 0: they are still being counted
    std::size_t done = 0;
    double secondsLeft = -1.0; ///< negative: not known yet
};

enum class FileTranslationEnd : std::uint8_t { Written, Cancelled, Failed };

/// How it ended. Only a whole output file is ever there.
struct FileTranslationReport
{
    FileTranslationEnd end = FileTranslationEnd::Written;
    QString output;
    std::size_t lines = 0;
    double seconds = 0.0;
    std::vector<LineProblem> problems; ///< lines that could not be translated and are empty in the output; the first
    std::size_t problemCount = 0;
    QString message; ///< of a failure
};

} // namespace attentoscope::ui
