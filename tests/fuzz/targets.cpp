// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "targets.h"

namespace attentoscope::fuzz {

std::span<const Target> targets()
{
    static constexpr Target table[] = {
        {"aligned", readAligned},
        {"alignments", readAlignmentLinks},
        {"answers", readAnswers},
        {"archive", readArchive},
        {"characters", readCharacterTable},
        {"config", readConfig},
        {"corpus", readCorpus},
        {"foreignbinary", readForeignBinary},
        {"foreignweights", readForeignWeights},
        {"foreignwords", readForeignWords},
        {"lesson", readLessonText},
        {"lines", readLines},
        {"metrics", readMetricsLog},
        {"pairs", readPairs},
        {"parallel", readParallel},
        {"remote", readRemote},
        {"run", readRun},
        {"safetensors", readSafetensorsFile},
        {"snapshots", readSnapshots},
        {"state", readState},
        {"subwords", readSubwords},
        {"tmx", readTranslationMemory},
        {"vocabulary", readVocabulary},
    };
    return table;
}

} // namespace attentoscope::fuzz
